//! A bot that plays the round out many times, in as many imagined games.

use ardri_boru::{Action, BrianBoru, Seen, View};
use ardri_core::{Actor, Game, NoEvents, Seat, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::boru::yardstick::squire::{Squire, World, best_act, standing};
use crate::bot::{Bot, Budget};

/// How many of the actions that look best at first sight are played out.
const FAVOURITES: usize = 6;
/// In how many imagined games each of them is.
const WORLDS: usize = 30;
/// More of them tell nothing new.
const MOST_WORLDS: usize = 100_000;

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
    fn hear(&mut self, seen: &Seen) {
        self.squire.hear(seen);
    }

    fn choose(&mut self, view: &View, legal: &[Action], budget: Budget<'_>) -> Action {
        let first = self.squire.ranked(view, legal);
        let Some(own) = &view.own else { return legal[0] };
        let favourites = &first[..first.len().min(FAVOURITES)];
        if let [only] = favourites {
            return *only;
        }
        let mut hopes = vec![0.0; favourites.len()];
        let mut imagined = 0;
        loop {
            let worlds = match budget {
                Budget::Usual => WORLDS,
                Budget::Nodes(nodes) => (nodes as usize / favourites.len()).clamp(1, MOST_WORLDS),
                Budget::Until(_) => 1,
            };
            for world in self.squire.worlds(view, worlds) {
                for (hope, action) in hopes.iter_mut().zip(favourites) {
                    *hope += play_out(&world, own.seat, action);
                }
            }
            imagined += worlds;
            let goes_on = matches!(budget, Budget::Until(stop) if !stop());
            if !goes_on || imagined >= MOST_WORLDS {
                break;
            }
        }
        // The first of equals, which looked best at first sight.
        let mut best = (legal[0], f64::MIN);
        for (action, hope) in favourites.iter().zip(hopes) {
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
