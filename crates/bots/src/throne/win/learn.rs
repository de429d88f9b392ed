//! How the weights of the outlook are learned: by games of imagined turns, in which everyone follows the
//! weights so far, and which move them towards what came of each position.

use ardri_core::{Seat, below};
use ardri_throne::{Cards, MOST_SEATS};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::throne::judge::Table;
use crate::throne::win::facts::Facts;
use crate::throne::win::turns::turn_by_whim;
use crate::throne::win::utility::{Noted, noted, turns_left};
use crate::throne::win::weights::{At, FEATURES, KNOTS, Weights, mix};
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
    /// By seat.
    noted: Vec<Noted>,
    turns: f32,
}

/// Learns the weights for so many players from games with these decks in turn; gives them as text, and how
/// well they foretold the last tenth of the games: the mean logarithm of the chance that the winner had.
#[must_use]
pub fn learn(tables: &[&Table], lesson: Lesson) -> (String, f64) {
    let facts: Vec<_> = tables.iter().map(|table| &table.facts).collect();
    let (weights, foretold) = learned(&facts, lesson, tables.len() == 1);
    (weights.to_text(), foretold)
}

/// One weight with Adam's two running means.
#[derive(Clone, Copy, Debug, Default)]
struct Pace {
    mean: f32,
    square: f32,
}

impl Pace {
    /// Moves a weight against its slope.
    fn step(&mut self, weight: &mut f32, slope: f32, step: f32) {
        self.mean += 0.02 * (slope - self.mean);
        self.square += 0.002 * (slope * slope - self.square);
        *weight -= step * self.mean / (self.square.sqrt() + 1e-4);
    }
}

/// The same as weights; `detailed` with those of what only this deck has, for which there must be many games.
pub(crate) fn learned(decks: &[&Facts], lesson: Lesson, detailed: bool) -> (Weights, f64) {
    let details = decks.first().filter(|_| detailed).map_or(0, |facts| facts.details);
    let mut weights = Weights::first(details);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(lesson.seed);
    let mut paces = [[Pace::default(); FEATURES]; KNOTS.len()];
    let mut detail_paces = vec![[Pace::default(); KNOTS.len()]; details];
    let mut detail_slopes = vec![[0.0_f32; KNOTS.len()]; details];
    let (mut foretold, mut moments_foretold) = (0.0, 0_u64);
    for game in 0..lesson.games {
        let facts = decks[game as usize % decks.len()];
        let done = game as f32 / lesson.games as f32;
        let (moments, shares) = play(facts, &weights, lesson.seats, &mut rng);
        let step = STEPS[0] * (STEPS[1] / STEPS[0]).powf(done);
        let mut slope = [[0.0_f32; FEATURES]; KNOTS.len()];
        for moment in &moments {
            let at = weights.at(moment.turns);
            let chances = softmax(&at, moment);
            if done > 0.9 {
                let chance: f32 =
                    chances.iter().zip(shares).map(|(chance, share)| chance * share).sum();
                foretold += f64::from(chance.max(1e-6).ln());
                moments_foretold += 1;
            }
            for (seat, noted) in moment.noted.iter().enumerate() {
                let wrong = chances[seat] - shares[seat];
                for (knot, share) in mix(moment.turns) {
                    let slope = slope[knot].iter_mut().zip(&noted.features);
                    slope.for_each(|(slope, feature)| *slope += share * wrong * feature);
                    for (detail, value) in &noted.details {
                        if let Some(slope) = detail_slopes.get_mut(*detail) {
                            slope[knot] += share * wrong * value;
                        }
                    }
                }
            }
        }
        let count = moments.len() as f32;
        for ((weights, paces), slope) in weights.features.iter_mut().zip(&mut paces).zip(&slope) {
            for ((weight, pace), slope) in weights.iter_mut().zip(paces).zip(slope) {
                pace.step(weight, slope / count, step);
            }
        }
        let details = weights.details.iter_mut().zip(&mut detail_paces).zip(&mut detail_slopes);
        for ((weights, paces), slope) in details {
            for ((weight, pace), slope) in weights.iter_mut().zip(paces).zip(slope) {
                pace.step(weight, *slope / count, step);
                *slope = 0.0;
            }
        }
    }
    (weights, foretold / moments_foretold.max(1) as f64)
}

fn softmax(weights: &At<'_>, moment: &Moment) -> BySeat {
    let mut strength = [0.0; MOST_SEATS];
    for (strength, noted) in strength.iter_mut().zip(&moment.noted) {
        let features = noted.features.iter().zip(&weights.features);
        let mut sum: f32 = features.map(|(feature, weight)| feature * weight).sum();
        sum += noted.details.iter().map(|(it, value)| weights.detail(*it) * value).sum::<f32>();
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
        let noted = Seat::all(seats).map(|seat| noted(facts, &world, seat)).collect();
        moments.push(Moment { noted, turns: turns_left(facts, &world) });
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
