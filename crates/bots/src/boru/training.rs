//! What whoever trains the [`Model`] asks of a game: the numbers by which it is judged.

use ardri_boru::{Action, BrianBoru, Stage, View};
use ardri_core::Seat;
use rand_xoshiro::rand_core::Rng;

use crate::boru::model::{Model, STANDS};
use crate::boru::policy::{Glance, roll_out};
use crate::boru::thinker::Thinker;
use crate::boru::value;
use crate::bot::Budget;

/// How many numbers describe a seat between two rounds.
pub const STANDING: usize = STANDS;

/// The numbers of each seat between two rounds, and where their weights begin.
#[must_use]
pub fn standing(game: &BrianBoru) -> (usize, [[f32; STANDING]; ardri_boru::MOST_SEATS]) {
    let to_come = (game.rounds() + 1).saturating_sub(game.round());
    (Model::value_at(ardri_core::Game::seats(game), to_come), value::stands(game))
}

/// The numbers of each legal action of a seat that has to act, and where their weights begin.
#[must_use]
pub fn actions(model: &Model, game: &BrianBoru, seat: Seat) -> (usize, Vec<(Action, Vec<f32>)>) {
    let glance = Glance::of(model, game, seat);
    let (mut start, mut all) = (0, Vec::new());
    game.for_each_legal(seat, |action| {
        let mut features = Vec::new();
        start = glance.describe(&action, &mut features);
        all.push((action, features));
    });
    (start, all)
}

/// Plays a whole game at first sight; `between` sees it before each deal.
pub fn play(
    model: &Model,
    game: &mut BrianBoru,
    rng: &mut impl Rng,
    mut between: impl FnMut(&BrianBoru),
) {
    let mut room = Vec::new();
    while game.stage() != Stage::Over {
        if game.stage() == Stage::Chance {
            if game.round() > 0 {
                between(game);
            }
            if !game.fall(rng) {
                return;
            }
        }
        roll_out(model, game, rng, &mut room);
    }
}

/// How often a search has looked at each action of the seat that has to act.
#[must_use]
pub fn visits(thinker: &mut Thinker, view: &View, iterations: u64) -> Vec<(Action, u32)> {
    let found = thinker.search(view, Budget::Nodes(iterations));
    found.into_iter().map(|found| (found.action, found.visits)).collect()
}
