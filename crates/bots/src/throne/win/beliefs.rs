//! What a seat believes of the others' Objectives: which ones they cannot be, and which ones their targets
//! speak for.

use ardri_core::Seat;
use ardri_throne::{Deck, MOST_SEATS, Seen};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::throne::sight::Sight;
use crate::throne::win::facts::concerned;
use crate::throne::win::turns::unit;

/// By how much a target that an Objective turns on speaks for it. Set by hand: few seats have a target that
/// nothing but their Objective explains.
const CLUE: f32 = 0.5;
/// How often a table is drawn anew on which two have the same Objective.
const ATTEMPTS: u32 = 50;

/// What the targets of each seat say of its Objective: how much likelier they are with it than without.
#[derive(Clone, Debug, PartialEq)]
pub struct Beliefs {
    /// By seat and Objective.
    clues: Vec<Vec<f32>>,
}

impl Beliefs {
    /// What is believed before anybody has gone for anything.
    #[must_use]
    pub fn new(deck: &Deck) -> Self {
        Self { clues: vec![vec![1.0; deck.objectives().len()]; MOST_SEATS] }
    }

    /// Notes what the seat hears: who goes for which card.
    pub fn hear(&mut self, seen: &Seen, deck: &Deck) {
        let Seen::Filled { seat, card, begins: true, .. } = seen else { return };
        let Some(card) = deck.form().cards.iter().position(|form| form.name == *card) else {
            return;
        };
        let Some(clues) = self.clues.get_mut(seat.index()) else { return };
        for (clue, objective) in clues.iter_mut().zip(deck.objectives()) {
            let cards = concerned(&objective.needs, deck);
            // A target among so many is nothing to wonder at.
            let usual = cards.len() as f32 / deck.cards().len() as f32;
            let speaks = 1.0 + if cards.contains(card) { CLUE } else { 0.0 };
            *clue *= speaks / (1.0 + CLUE * usual);
        }
    }

    /// How likely each Objective is to be that of a seat, as far as `sight` and its targets tell.
    #[must_use]
    pub fn of(&self, sight: &Sight, seat: Seat) -> Vec<f32> {
        let mut chances = self.clues.get(seat.index()).cloned().unwrap_or_default();
        for place in sight.drawn.into_iter().flatten() {
            if let Some(chance) = chances.get_mut(usize::from(place)) {
                *chance = 0.0;
            }
        }
        let sum: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum.max(f32::MIN_POSITIVE));
        chances
    }
}

/// Draws tables that a seat may sit at.
pub(crate) struct Draws {
    /// For each seat the chance of each Objective and all before it.
    up_to: Vec<Vec<f32>>,
    own: (Seat, Option<u8>),
    seats: u8,
}

impl Draws {
    pub(crate) fn new(beliefs: &Beliefs, sight: &Sight) -> Self {
        let up_to = |seat| {
            let mut sum = 0.0;
            let chances = beliefs.of(sight, seat).into_iter();
            chances.map(|chance| (sum += chance, sum).1).collect()
        };
        let up_to = Seat::all(sight.seats).map(up_to).collect();
        Self { up_to, own: (sight.seat, sight.kept), seats: sight.seats }
    }

    /// Everyone's Objective, as it may be: no two have the same.
    pub(crate) fn draw(&self, rng: &mut Xoshiro256PlusPlus) -> [Option<u8>; MOST_SEATS] {
        let mut drawn = [None; MOST_SEATS];
        drawn[self.own.0.index()] = self.own.1;
        if self.up_to.iter().all(Vec::is_empty) {
            return drawn;
        }
        let others = || Seat::all(self.seats).filter(|seat| *seat != self.own.0);
        for _ in 0..ATTEMPTS {
            let mut taken = 0_u64;
            for seat in others() {
                let number = unit(rng);
                let up_to = &self.up_to[seat.index()];
                let place = up_to.partition_point(|up_to| *up_to <= number).min(up_to.len() - 1);
                drawn[seat.index()] = Some(place as u8);
                taken |= 1 << place;
            }
            if taken.count_ones() + 1 == u32::from(self.seats) {
                break;
            }
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use ardri_core::Game;
    use ardri_throne::{Deck, HighThrone, Options};
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// What the first of so many sees before the first turn, with the Objectives 0 and 1 drawn.
    fn sight(deck: &Deck, seats: u8) -> Sight {
        let game = HighThrone::new(&Options::with_deck(deck.clone()), seats).unwrap();
        Sight { drawn: Some([0, 1]), kept: Some(1), ..Sight::of(&game, Seat(0)) }
    }

    fn filled(deck: &Deck, seat: u8, card: &str) -> Seen {
        let name = deck.form().cards[deck.card(card).unwrap()].name.clone();
        let dice = ardri_throne::Dice::NONE;
        Seen::Filled {
            seat: Seat(seat),
            card: name,
            number: "1".into(),
            line: deck.cards()[0].lines[0],
            dice,
            left: dice,
            open: 1,
            from: None,
            begins: true,
        }
    }

    #[test]
    fn without_a_clue_all_deals_come_equally_often() {
        // Six Objectives for three: of the four that were not drawn by the first two others have one each.
        let deck =
            Deck::from_toml(include_str!("../../../../throne/tests/decks/small.toml")).unwrap();
        let sight = sight(&deck, 3);
        let draws = Draws::new(&Beliefs::new(&deck), &sight);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut seen = BTreeMap::new();
        let games = 12_000;
        for _ in 0..games {
            let drawn = draws.draw(&mut rng);
            assert_eq!(drawn[0], Some(1));
            *seen.entry((drawn[1].unwrap(), drawn[2].unwrap())).or_insert(0_u32) += 1;
        }
        let all: Vec<_> = (2..6).flat_map(|one| (2..6).map(move |other| (one, other))).collect();
        let all: Vec<_> = all.into_iter().filter(|(one, other)| one != other).collect();
        assert_eq!(seen.keys().copied().collect::<Vec<_>>(), all);
        let expected = f64::from(games) / all.len() as f64;
        let chi: f64 =
            seen.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
        // Eleven degrees of freedom: once in ten thousand it is more than 37.
        assert!(chi < 37.0, "{chi}");
    }

    #[test]
    fn a_target_speaks_for_the_objectives_that_turn_on_it_and_for_nobody_else() {
        let deck = Deck::ardri();
        let sight = sight(&deck, 3);
        let mut beliefs = Beliefs::new(&deck);
        let before = beliefs.of(&sight, Seat(1));
        assert_eq!((before[0], before[1]), (0.0, 0.0));
        assert!((before.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        beliefs.hear(&filled(&deck, 1, "rowing-wheel"), &deck);
        let after = beliefs.of(&sight, Seat(1));
        let magic = deck.objective("magic-of-munster").unwrap();
        let hunt = deck.objective("hunt-of-the-fianna").unwrap();
        assert!(after[magic] > before[magic] && after[hunt] < before[hunt]);
        assert_eq!((after[0], after[1]), (0.0, 0.0));
        assert_eq!(beliefs.of(&sight, Seat(2)), before);
    }
}
