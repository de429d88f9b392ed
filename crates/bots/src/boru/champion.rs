//! A bot that plays the round out many times, in as many imagined games.

use ardri_boru::{Action, BrianBoru, View};
use ardri_core::{Actor, Game, NoEvents, Seat, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::boru::squire::{Squire, World, best_act, standing};
use crate::bot::Bot;

/// How many of the actions that look best at first sight are played out.
const FAVOURITES: usize = 6;
/// In how many imagined games each of them is.
const WORLDS: usize = 30;

/// A player of Brian Boru who looks to the end of the round.
#[derive(Clone, Debug)]
pub struct Champion {
    squire: Squire,
}

impl Champion {
    /// A bot whose guesses `seed` fixes.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { squire: Squire::new(seed) }
    }
}

impl Bot<BrianBoru> for Champion {
    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        let first = self.squire.ranked(view, legal);
        let Some(own) = &view.own else { return legal[0] };
        let favourites = &first[..first.len().min(FAVOURITES)];
        if let [only] = favourites {
            return *only;
        }
        let worlds = self.squire.worlds(view, WORLDS);
        let hope = |action: &Action| {
            worlds.iter().map(|world| play_out(world, own.seat, action)).sum::<f64>()
        };
        // The first of equals, which looked best at first sight.
        let mut best = (legal[0], f64::MIN);
        for action in favourites {
            let hope = hope(action);
            if hope > best.1 {
                best = (*action, hope);
            }
        }
        best.0
    }
}

/// What an imagined game is worth to `seat` at the end of the round, if it begins with that action.
/// The seat then takes the actions of its cards as well as it can judge; all else is left to chance.
fn play_out(world: &World, seat: Seat, action: &Action) -> f64 {
    let mut game = world.game;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(world.seed);
    if game.apply(Actor::Seat(seat), action, &mut NoEvents).is_err() {
        return f64::MIN;
    }
    let mut legal = Vec::new();
    // Nobody is to act when the next round is dealt, or after the end.
    while let Some(next) = game.turn().seats().first() {
        game.legal_actions(next, &mut legal);
        let action = match legal.first() {
            Some(Action::Act(_)) if next == seat => best_act(&game, seat, &legal),
            Some(_) => Some(legal[below(&mut rng, legal.len() as u32) as usize]),
            None => None,
        };
        let Some(action) = action else { break };
        if game.apply(Actor::Seat(next), &action, &mut NoEvents).is_err() {
            break;
        }
    }
    standing(&game, seat)
}
