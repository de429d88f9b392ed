//! A bot that weighs what each action leads to: at once, or by the end of the trick.

use ardri_boru::{Action, BrianBoru, Card, LastCard, Seen, View};
use ardri_core::{Actor, Game, NoEvents, Seat, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::boru::imagine::imagine;
use crate::boru::memory::Memory;
use crate::boru::yardstick::cards::{card_worth, hand_worth};
use crate::boru::yardstick::worth::worth;
use crate::bot::{Bot, Budget};
use crate::luck::Luck;

/// How many games are imagined to choose a card, and to choose a town.
const WORLDS: (usize, usize) = (10, 4);
/// How much of the worth of the hand a card that is kept is taken for.
const HAND: f64 = 0.8;
/// A difference in worth that does not matter: chance decides.
const EQUAL: f64 = 1e-6;

/// A player of Brian Boru.
#[derive(Clone, Debug)]
pub struct Squire {
    memory: Memory,
    luck: Luck,
}

/// A game as it may be, and a seed for what the others then do: each action is tried against the
/// same guesses.
pub(crate) struct World {
    pub game: BrianBoru,
    pub seed: u64,
}

impl Squire {
    /// A bot whose guesses `seed` fixes.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { memory: Memory::default(), luck: Luck::new(seed) }
    }

    /// Games as they may be.
    pub(crate) fn worlds(&mut self, view: &View, count: usize) -> Vec<World> {
        let mut world = || {
            let game = imagine(view, &self.memory, self.luck.rng())?;
            Some(World { game, seed: self.luck.rng().next_u64() })
        };
        (0..count).map_while(|_| world()).collect()
    }

    /// The worth of each legal action.
    fn worths(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<f64> {
        let count = match legal.first() {
            Some(Action::Pick(..)) => 0,
            Some(Action::Play(_)) => WORLDS.0,
            Some(Action::Mark(_)) => WORLDS.1,
            _ => 1,
        };
        let worlds = self.worlds(view, count);
        let mean = |action: &Action| {
            let sum: f64 = worlds.iter().map(|world| world.worth_of(seat, action)).sum();
            sum / worlds.len().max(1) as f64
        };
        let of = |action: &Action| match action {
            Action::Pick(low, high) => card_worth(*low) + card_worth(*high),
            action => mean(action),
        };
        legal.iter().map(of).collect()
    }

    /// The legal actions, the best first; chance decides among equals.
    pub(crate) fn ranked(&mut self, view: &View, legal: &[Action]) -> Vec<Action> {
        self.memory.see(view);
        let Some(own) = view.own.as_ref().filter(|_| legal.len() > 1) else {
            return legal.to_vec();
        };
        let worths = self.worths(view, own.seat, legal);
        let ranked = legal.iter().zip(worths);
        let mut ranked: Vec<_> =
            ranked.map(|(action, worth)| (*action, worth, self.luck.rng().next_u32())).collect();
        let equal = |worth: f64| (worth / EQUAL).round();
        ranked.sort_by(|(_, a, toss), (_, b, other_toss)| {
            equal(*b).total_cmp(&equal(*a)).then(toss.cmp(other_toss))
        });
        ranked.into_iter().map(|(action, ..)| action).collect()
    }
}

impl Bot<BrianBoru> for Squire {
    fn hear(&mut self, seen: &Seen) {
        self.memory.hear(seen);
        self.luck.turn();
    }

    fn choose(&mut self, view: &View, legal: &[Action], _: Budget<'_>) -> Action {
        self.ranked(view, legal).first().copied().unwrap_or(legal[0])
    }
}

impl World {
    /// What the game is worth to `seat` after its action; a card or a town is weighed when the seat
    /// has taken the action of its card.
    fn worth_of(&self, seat: Seat, action: &Action) -> f64 {
        let mut game = self.game;
        if game.apply(Actor::Seat(seat), action, &mut NoEvents).is_err() {
            return f64::MIN;
        }
        if matches!(action, Action::Play(_) | Action::Mark(_)) {
            play_trick(&mut game, seat, &mut Xoshiro256PlusPlus::seed_from_u64(self.seed));
        }
        standing(&game, seat)
    }
}

/// What a game is worth to a seat, with the cards that it holds.
pub(crate) fn standing(game: &BrianBoru, seat: Seat) -> f64 {
    let discarded = match game.options().last_card {
        LastCard::Discard => 1,
        LastCard::Play => 0,
    };
    worth(&game.table(), seat) + HAND * hand_worth(game.hand(seat), discarded)
}

/// Plays on until `seat` has acted or the trick is over. It does what is best for it, the others do
/// anything.
fn play_trick(game: &mut BrianBoru, seat: Seat, rng: &mut impl Rng) {
    let mut legal = Vec::new();
    while let Some(next) = game.turn().seats().first() {
        game.legal_actions(next, &mut legal);
        let action = match legal.first() {
            Some(Action::Play(_)) if next == seat => highest(&legal),
            Some(Action::Act(_)) if next == seat => best_act(game, seat, &legal),
            Some(Action::Play(_) | Action::Act(_)) => {
                Some(legal[below(rng, legal.len() as u32) as usize])
            }
            _ => return,
        };
        let Some(action) = action else { return };
        if game.apply(Actor::Seat(next), &action, &mut NoEvents).is_err() {
            return;
        }
        if next == seat && matches!(action, Action::Act(_)) {
            return;
        }
    }
}

/// The card that most likely wins the town that one has marked.
fn highest(legal: &[Action]) -> Option<Action> {
    let value = |action: &Action| match action {
        Action::Play(card) => Card::value(*card),
        _ => 0,
    };
    legal.iter().copied().max_by_key(value)
}

/// The action of a card that leaves `seat` best off at once.
pub(crate) fn best_act(game: &BrianBoru, seat: Seat, legal: &[Action]) -> Option<Action> {
    let worth = |action: &Action| {
        let mut after = *game;
        match after.apply(Actor::Seat(seat), action, &mut NoEvents) {
            Ok(()) => standing(&after, seat),
            Err(_) => f64::MIN,
        }
    };
    let worths = legal.iter().map(|action| (*action, worth(action)));
    worths.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}
