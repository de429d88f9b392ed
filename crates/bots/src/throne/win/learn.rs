//! How the weights of the outlook are learned: by games of imagined turns, in which everyone follows the
//! weights so far, and which move them towards what came of each position.

use ardri_core::{Seat, below};
use ardri_throne::{Cards, MOST_SEATS};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::throne::judge::Table;
use crate::throne::win::facts::Facts;
use crate::throne::win::turns::turn_by_whim;
use crate::throne::win::utility::{Features, features, turns_left};
use crate::throne::win::weights::{FEATURES, KNOTS, Weights, mix};
use crate::throne::win::world::{BySeat, World};

/// A game of more turns is ended as it stands.
pub(crate) const LONG: usize = 150;
/// How far players stray from what looks best, so that they see more of the game.
const WHIM: f32 = 0.7;
/// How far the first games and the last ones move a weight.
const STEPS: [f32; 2] = [0.02, 0.0004];

/// What is to be learned.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// How many play.
    pub seats: u8,
    /// How many games.
    pub games: u32,
    /// Fixes the games.
    pub seed: u64,
}

/// A position of a game: what everyone has, and the turns left.
struct Moment {
    features: [Features; MOST_SEATS],
    turns: f32,
}

/// Learns the weights for so many players from games with these decks in turn; gives them as text, and how
/// well they foretold the last tenth of the games: the mean logarithm of the chance that the winner had.
#[must_use]
pub fn learn(tables: &[&Table], lesson: Lesson) -> (String, f64) {
    let facts: Vec<_> = tables.iter().map(|table| &table.facts).collect();
    let (weights, foretold) = learned(&facts, lesson);
    let row = |row: &Features| {
        let numbers: Vec<_> = row.iter().map(|weight| format!("{weight:.3}")).collect();
        format!("[{}],", numbers.join(", "))
    };
    let rows: Vec<_> = weights.0.iter().map(row).collect();
    (rows.join("\n"), foretold)
}

/// The same as weights.
pub(crate) fn learned(decks: &[&Facts], lesson: Lesson) -> (Weights, f64) {
    let mut weights = Weights([FIRST; KNOTS.len()]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(lesson.seed);
    // Adam's two running means.
    let mut mean = [[[0.0_f32; 2]; FEATURES]; KNOTS.len()];
    let (mut foretold, mut moments_foretold) = (0.0, 0_u64);
    for game in 0..lesson.games {
        let facts = decks[game as usize % decks.len()];
        let (moments, shares) = play(facts, &weights, lesson.seats, &mut rng);
        let done = game as f32 / lesson.games as f32;
        let step = STEPS[0] * (STEPS[1] / STEPS[0]).powf(done);
        let mut slope = [[0.0_f32; FEATURES]; KNOTS.len()];
        for moment in &moments {
            let at = weights.at(moment.turns);
            let chances = softmax(&at, moment, lesson.seats);
            if done > 0.9 {
                let chance: f32 =
                    chances.iter().zip(shares).map(|(chance, share)| chance * share).sum();
                foretold += f64::from(chance.max(1e-6).ln());
                moments_foretold += 1;
            }
            for (seat, features) in moment.features[..usize::from(lesson.seats)].iter().enumerate()
            {
                let wrong = chances[seat] - shares[seat];
                for (knot, share) in mix(moment.turns) {
                    let slope = slope[knot].iter_mut().zip(features);
                    slope.for_each(|(slope, feature)| *slope += share * wrong * feature);
                }
            }
        }
        let count = moments.len() as f32;
        for ((weights, mean), slope) in weights.0.iter_mut().zip(&mut mean).zip(&slope) {
            for ((weight, mean), slope) in weights.iter_mut().zip(mean).zip(slope) {
                let slope = slope / count;
                mean[0] += 0.02 * (slope - mean[0]);
                mean[1] += 0.002 * (slope * slope - mean[1]);
                *weight -= step * mean[0] / (mean[1].sqrt() + 1e-4);
            }
        }
    }
    (weights, foretold / moments_foretold.max(1) as f64)
}

/// What is weighed how much before anything has been learned: points, and a little for dice.
const FIRST: Features = [0.3, 0.25, -0.1, 0.1, 0.1, 0.2, 0.3, 0.25, 0.15, 0.0, 0.0];

fn softmax(weights: &Features, moment: &Moment, seats: u8) -> BySeat {
    let mut strength = [0.0; MOST_SEATS];
    for (strength, features) in strength.iter_mut().zip(&moment.features).take(seats.into()) {
        let sum: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
        *strength = sum.exp();
    }
    let sum: f32 = strength.iter().sum();
    strength.map(|strength| strength / sum)
}

/// Plays a game; gives its positions and who won.
fn play(
    facts: &Facts,
    weights: &Weights,
    seats: u8,
    rng: &mut Xoshiro256PlusPlus,
) -> (Vec<Moment>, BySeat) {
    let mut world = deal(facts, seats, rng);
    let mut moments = Vec::new();
    loop {
        let mut moment =
            Moment { features: [[0.0; FEATURES]; MOST_SEATS], turns: turns_left(facts, &world) };
        for seat in Seat::all(seats) {
            moment.features[seat.index()] = features(facts, &world, seat);
        }
        moments.push(moment);
        if moments.len() > LONG {
            // Nobody dares to end it: whoever is ahead on the table does.
            world.centre = Cards::NONE;
            return (moments, world.shares(facts));
        }
        if !turn_by_whim(facts, weights, &mut world, WHIM, rng) {
            return (moments, world.shares(facts));
        }
    }
}

/// A table before the first turn: everyone with an Objective of their own, as far as there are any.
pub(crate) fn deal(facts: &Facts, seats: u8, rng: &mut Xoshiro256PlusPlus) -> World {
    let mut left: Vec<u8> = (0..facts.objectives.len() as u8).collect();
    let mut objectives = [None; MOST_SEATS];
    for objective in objectives.iter_mut().take(seats.into()) {
        if left.is_empty() {
            break;
        }
        *objective = Some(left.swap_remove(below(rng, left.len() as u32) as usize));
    }
    World {
        seats,
        held: [Cards::NONE; MOST_SEATS],
        centre: (0..facts.cards.len()).fold(Cards::NONE, Cards::with),
        locked: Cards::NONE,
        next: Seat(0),
        objectives,
    }
}
