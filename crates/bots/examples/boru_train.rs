//! Learns by self-play what the bots of Brian Boru judge by, and writes it down.
//!
//! ```sh
//! cargo run --release -p ardri-bots --example boru_train -- learnt.model GAMES SEARCHED ITERATIONS ROUNDS
//! ```
//!
//! In each of ROUNDS, GAMES games for each number of players are played at first sight, and what the standings
//! between the rounds of a game are worth is fitted to who won. Then SEARCHED games for each number of players
//! are played by a search of ITERATIONS, and what actions look like at first sight is fitted to how often the
//! search looked at them. It begins with the numbers that were set by hand.

use ardri_boru::{BrianBoru, MOST_SEATS, Options};
use ardri_bots::Bot;
use ardri_bots::boru::training::{STANDING, actions, play, standing, visits};
use ardri_bots::boru::{Model, Strength, Thinker};
use ardri_core::{Actor, Game, Seat, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// A choice among several: what describes each, and how much of the choice went to it.
struct Sample {
    start: usize,
    width: usize,
    features: Vec<f32>,
    wanted: Vec<f32>,
}

/// Fits weights so that the samples become likely; each feature at a pace of its own (Adagrad).
fn fit(weights: &mut [f32], samples: &[Sample], epochs: usize, pace: f32, ease: f32) {
    let before = weights.to_vec();
    let mut squares = vec![1e-6_f32; weights.len()];
    for epoch in 0..epochs {
        let mut loss = 0.0;
        for sample in samples {
            let own = &weights[sample.start..sample.start + sample.width];
            let rows = sample.features.chunks_exact(sample.width);
            let dot = |row: &[f32]| row.iter().zip(own).map(|(x, w)| x * w).sum::<f32>();
            let mut shares: Vec<f32> = rows.clone().map(dot).collect();
            let most = shares.iter().copied().fold(f32::MIN, f32::max);
            shares.iter_mut().for_each(|share| *share = (*share - most).exp());
            let sum: f32 = shares.iter().sum();
            let mut slope = vec![0.0; sample.width];
            for ((row, share), wanted) in rows.zip(&shares).zip(&sample.wanted) {
                let share = share / sum;
                loss -= wanted * share.max(1e-9).ln();
                row.iter().zip(&mut slope).for_each(|(x, slope)| *slope += (share - wanted) * x);
            }
            for (place, slope) in slope.into_iter().enumerate() {
                let at = sample.start + place;
                let slope = slope + ease * (weights[at] - before[at]);
                squares[at] += slope * slope;
                weights[at] -= pace * slope / squares[at].sqrt();
            }
        }
        eprintln!("  epoch {epoch}: loss {:.4}", loss / samples.len().max(1) as f32);
    }
}

/// Standings of games that were played at first sight, and who won them.
fn standings(model: &Model, seats: u8, games: u64, seed: u64) -> Result<Vec<Sample>> {
    let mut samples = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..games {
        let mut game = BrianBoru::new(&Options::default(), seats)?;
        let first = samples.len();
        play(model, &mut game, &mut rng, |game| {
            let (start, stands): (usize, [[f32; STANDING]; MOST_SEATS]) = standing(game);
            let features = stands[..usize::from(seats)].concat();
            samples.push(Sample { start, width: STANDING, features, wanted: Vec::new() });
        });
        let shares = game.shares();
        for sample in &mut samples[first..] {
            sample.wanted = shares[..usize::from(seats)].to_vec();
        }
    }
    Ok(samples)
}

/// Decisions of games that were searched, and how often each action was looked at.
fn decisions(
    model: &'static Model,
    seats: u8,
    games: u64,
    iterations: u64,
    seed: u64,
) -> Result<Vec<Sample>> {
    let mut samples = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for number in 0..games {
        let mut game = BrianBoru::new(&Options::default(), seats)?;
        let bot = |seat: u64| Thinker::with(Strength::HIGH_KING, model, seed + number * 8 + seat);
        let mut bots: Vec<_> = (0..u64::from(seats)).map(bot).collect();
        let mut events = Vec::new();
        while game.turn() != Turn::Over {
            let (actor, action) = match game.turn().seats().first() {
                None => {
                    let drawn = game.draw().ok_or("nothing to draw")?.answer(&mut rng);
                    (Actor::Chance, game.fated(&drawn).ok_or("not a draw")?)
                }
                Some(seat) => {
                    let (start, all) = actions(model, &game, seat);
                    let mut action = all.first().ok_or("nothing to do")?.0;
                    if all.len() > 1 {
                        let view = game.view(Viewer::Seat(seat));
                        let visits = visits(&mut bots[seat.index()], &view, iterations);
                        action = visits.first().map_or(action, |(action, _)| *action);
                        let sum: u32 = visits.iter().map(|(_, visits)| visits).sum();
                        let wanted = |(action, _): &(_, Vec<f32>)| {
                            let found = visits.iter().find(|(other, _)| other == action);
                            found.map_or(0.0, |(_, visits)| *visits as f32 / sum as f32)
                        };
                        samples.push(Sample {
                            start,
                            width: all[0].1.len(),
                            wanted: all.iter().map(wanted).collect(),
                            features: all.into_iter().flat_map(|(_, features)| features).collect(),
                        });
                    }
                    (Actor::Seat(seat), action)
                }
            };
            game.apply(actor, &action, &mut events).map_err(|error| format!("{error:?}"))?;
            for event in events.drain(..) {
                for (seat, bot) in (0..).map(Seat).zip(&mut bots) {
                    if let Some(seen) = BrianBoru::seen(&event, Viewer::Seat(seat)) {
                        bot.hear(&seen);
                    }
                }
            }
        }
    }
    Ok(samples)
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, games, searched, iterations, rounds] = words.as_slice() else {
        return Err("which file, how many games, how many searched, iterations, rounds?".into());
    };
    let (games, searched) = (games.parse()?, searched.parse()?);
    let (iterations, rounds): (u64, u64) = (iterations.parse()?, rounds.parse()?);
    let mut model = Model::by_hand().clone();
    for round in 0..=rounds {
        let now: &'static Model = Box::leak(Box::new(model.clone()));
        for seats in 3..=5 {
            eprintln!("round {round}: who wins with {seats} players");
            let samples = standings(now, seats, games, 100 * round + u64::from(seats))?;
            fit(model.weights_mut(), &samples, 4, 0.02, 0.0);
        }
        let made = format!(
            "learnt by boru_train {games} {searched} {iterations} {rounds}, after round {round}"
        );
        std::fs::write(file, model.write(&made))?;
        if round == rounds {
            break;
        }
        let now: &'static Model = Box::leak(Box::new(model.clone()));
        let mut samples = Vec::new();
        for seats in 3..=5 {
            let seed = 1_000_000 * (round + 1) + 10_000 * u64::from(seats);
            samples.extend(decisions(now, seats, searched, iterations, seed)?);
        }
        eprintln!("round {round}: what looks good, {} decisions", samples.len());
        fit(model.weights_mut(), &samples, 5, 0.03, 1e-4);
    }
    Ok(())
}
