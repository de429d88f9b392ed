//! What a seat thinks of each card that it may go for: by its chance to win with it and without it.

use ardri_core::Seat;
use ardri_throne::MOST_SEATS;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::throne::judge::{Insight, Table};
use crate::throne::sight::Sight;
use crate::throne::win::beliefs::Draws;
use crate::throne::win::solve::{self, Solution};
use crate::throne::win::turns::hurried;
use crate::throne::win::utility::chances;
use crate::throne::win::world::World;

/// How many tables are imagined, with other Objectives of the others each.
const TABLES: u32 = 24;
/// An end of so many states, at the most, is solved; that takes some milliseconds.
const END: usize = 108;

/// What a seat on turn thinks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Thought {
    /// Its chance to win if it gains nothing.
    pub(crate) now: f64,
    /// What each card adds; nothing for those that are no targets.
    pub(crate) worths: Vec<f64>,
}

/// Thinks about the turn of the seat of `sight`. The same table and insight give the same thoughts.
pub(crate) fn think(
    table: &Table,
    sight: &Sight,
    insight: &Insight,
    sees_the_end: bool,
) -> Thought {
    let facts = &table.facts;
    let before = World::of(sight, sight.seat, [None; MOST_SEATS]);
    let choices: Vec<Option<usize>> =
        std::iter::once(None).chain(before.targets(sight.seat).iter().map(Some)).collect();
    let after = |mut world: World, choice: Option<usize>| {
        if let Some(card) = choice {
            world.gain(facts, card);
        }
        world.pass();
        world
    };
    let mut sums = vec![0.0; choices.len()];
    let exact = sees_the_end.then_some(()).and_then(|()| {
        solution(table, sight, insight, &before, |solution| {
            for (sum, choice) in sums.iter_mut().zip(&choices) {
                let first = solution.chance(&after(before, *choice)).unwrap_or(0.5);
                *sum = if sight.seat == Seat(0) { first } else { 1.0 - first };
            }
        })
    });
    if exact.is_none() {
        let weights = table.weights(sight.seats);
        let middle = (!sees_the_end).then(|| weights.of_the_middle(facts));
        let weights = middle.as_ref().unwrap_or(weights);
        let draws = Draws::new(&insight.beliefs, sight);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(insight.seed);
        for _ in 0..TABLES {
            let world = World { objectives: draws.draw(&mut rng), ..before };
            for (sum, choice) in sums.iter_mut().zip(&choices) {
                let chances = chances(facts, weights, &after(world, *choice));
                *sum += f64::from(chances[sight.seat.index()]) / f64::from(TABLES);
            }
        }
    }
    let now = sums[0];
    let mut worths = vec![0.0; table.deck.cards().len()];
    for (sum, choice) in sums.iter().zip(&choices) {
        if let Some(card) = choice {
            worths[*card] = f64::from(hurried(now as f32, *sum as f32, &before, *card));
        }
    }
    Thought { now, worths }
}

/// Hands `with` the solution of what may come, where two play and it is within reach.
fn solution(
    table: &Table,
    sight: &Sight,
    insight: &Insight,
    before: &World,
    with: impl FnOnce(&Solution),
) -> Option<()> {
    if sight.seats != 2 {
        return None;
    }
    if let Some(whole) = table.whole() {
        with(whole);
        return Some(());
    }
    if solve::states(before)? > END {
        return None;
    }
    let other = Seat(1 - sight.seat.0);
    let chances = insight.beliefs.of(sight, other);
    let share = |world: &World| {
        let share = |objective: Option<u8>| {
            let mut world = *world;
            world.objectives[sight.seat.index()] = sight.kept;
            world.objectives[other.index()] = objective;
            f64::from(world.shares(&table.facts)[0])
        };
        if chances.is_empty() {
            return share(None);
        }
        let chances = (0..).zip(&chances).filter(|(_, chance)| **chance > 0.0);
        chances.map(|(objective, chance)| f64::from(*chance) * share(Some(objective))).sum()
    };
    with(&Solution::new(&table.facts, &table.chart, before, share));
    Some(())
}
