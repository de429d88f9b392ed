//! Whole random games, as fast as the rules allow: what bots and statistics live on.

use ardri_core::{Actor, Game, NoEvents, Seat, Turn};
use rand_core::Rng;

use crate::action::{Action, Suitors};
use crate::card::Card;
use crate::game::BrianBoru;
use crate::marriage::Marriage;
use crate::printed::VIKING_CARDS;

/// Plays `game` to its end by uniformly random choices and gives how many actions that took.
///
/// Nothing here touches the heap.
pub fn playout(game: &mut BrianBoru, rng: &mut impl Rng) -> u32 {
    let mut count = 0;
    loop {
        let (actor, action) = match game.turn() {
            Turn::Over => return count,
            Turn::Chance => match by_chance(game, rng) {
                Some(action) => (Actor::Chance, action),
                None => return count,
            },
            turn => {
                // Those who pick at once pick in the order of their seats: it changes nothing.
                let Some(seat) = turn.seats().first() else { return count };
                match choose(game, seat, rng) {
                    Some(action) => (Actor::Seat(seat), action),
                    None => return count,
                }
            }
        };
        // Whose turn it is and what is legal was just asked, so nothing is checked again.
        if game.perform(actor, &action, &mut NoEvents).is_err() {
            return count;
        }
        game.onward(&mut NoEvents);
        count += 1;
    }
}

/// A legal action of `seat`, each as likely as any other.
fn choose(game: &BrianBoru, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
    let choices = game.choices(seat);
    let count = choices.count();
    if count == 0 { None } else { choices.nth(under(rng, count)) }
}

/// A uniform number below `n`, which is not 0, mostly without a division (Lemire's method).
fn under(rng: &mut impl Rng, n: u32) -> u32 {
    let mut scaled = u64::from(rng.next_u32()) * u64::from(n);
    if (scaled as u32) < n {
        let favoured = n.wrapping_neg() % n;
        while (scaled as u32) < favoured {
            scaled = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (scaled >> 32) as u32
}

/// What chance decides, drawn without lists.
pub(crate) fn by_chance(game: &BrianBoru, rng: &mut impl Rng) -> Option<Action> {
    fn shuffle<T>(cards: &mut [T], rng: &mut impl Rng) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, under(rng, last as u32 + 1) as usize);
        }
    }
    use crate::phase::Phase;
    match game.phase {
        Phase::MarriageDeck => {
            let mut cards = [Marriage::PRINCESS; Marriage::COUNT - 1];
            cards.iter_mut().zip(Marriage::all()).for_each(|(place, card)| *place = card);
            shuffle(&mut cards, rng);
            Suitors::new(&cards[..usize::from(game.rounds() - 1)]).map(Action::Marriages)
        }
        Phase::VikingDeck => {
            let mut cards = VIKING_CARDS;
            shuffle(&mut cards, rng);
            Some(Action::Vikings(cards))
        }
        Phase::FirstMarker => Some(Action::Marker(Seat(under(rng, u32::from(game.seats)) as u8))),
        Phase::Deal => {
            let mut cards = Card::ordered();
            shuffle(&mut cards, rng);
            Some(Action::Deal(cards))
        }
        _ => None,
    }
}
