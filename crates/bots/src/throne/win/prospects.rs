//! What each Objective is worth before the first turn, as imagined games show it.

use ardri_core::Seat;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::throne::win::facts::Facts;
use crate::throne::win::learn::{LONG, deal};
use crate::throne::win::turns::turn;
use crate::throne::win::weights::Weights;

/// How many games are imagined.
const GAMES: u32 = 2_000;

/// For each Objective the chance to win of whoever keeps it.
#[derive(Debug)]
pub(crate) struct Prospects {
    /// By Objective.
    pub(crate) chances: Vec<f64>,
}

impl Prospects {
    /// Imagines games of so many, in which everyone has one Objective or another.
    ///
    /// How often an Objective came true is surer after so many games than how often its keeper won. So the
    /// chances are those that its points suggest, by what points were worth in all games together.
    pub(crate) fn new(facts: &Facts, weights: &Weights, seats: u8) -> Self {
        let counts = count(facts, weights, seats, GAMES);
        let fair = 1.0 / f64::from(seats);
        let points: Vec<f64> =
            counts.iter().map(|count| count.points / count.kept.max(1.0)).collect();
        let kept: f64 = counts.iter().map(|count| count.kept).sum();
        let mean = counts.iter().map(|count| count.points).sum::<f64>() / kept.max(1.0);
        let (mut both, mut squares) = (0.0, 0.0);
        for (count, points) in counts.iter().zip(&points) {
            both += (points - mean) * (count.won - fair * count.kept);
            squares += count.kept * (points - mean) * (points - mean);
        }
        // However the games went, points do no harm.
        let slope = if squares > 0.0 { (both / squares).max(0.01) } else { 0.0 };
        let chance = |points: &f64| (fair + slope * (points - mean)).clamp(0.0, 1.0);
        Self { chances: points.iter().map(chance).collect() }
    }
}

/// What came of an Objective.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    kept: f64,
    /// The points that it brought.
    points: f64,
    won: f64,
}

fn count(facts: &Facts, weights: &Weights, seats: u8, games: u32) -> Vec<Count> {
    let mut counts = vec![Count::default(); facts.objectives.len()];
    for game in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game.into());
        let mut world = deal(facts, seats, &mut rng);
        for _ in 0..LONG {
            if !turn(facts, weights, &mut world, &mut rng) {
                break;
            }
        }
        let shares = world.shares(facts);
        for seat in Seat::all(seats) {
            let Some(kept) = world.objectives[seat.index()] else { continue };
            let objective = &facts.objectives[usize::from(kept)];
            let held = world.held[seat.index()];
            let count = &mut counts[usize::from(kept)];
            count.kept += 1.0;
            count.won += f64::from(shares[seat.index()]);
            if objective.needs.hold(held, world.regions(facts, seat)) {
                count.points += f64::from(objective.points);
            }
        }
    }
    counts
}
