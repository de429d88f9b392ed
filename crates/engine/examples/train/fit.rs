//! A network learns from games: by gradient descent (Adam) on how they ended and on what the search had found.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::time::Instant;

use ardri_core::below;
use ardri_engine::{Features, HIDDEN, Network, Weights};
use ardri_tafl::{Board, Position, Rules, Side};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::Result;

const EPOCHS: usize = 14;
const BATCH: usize = 8_192;
const RATE: f32 = 0.002;
/// What a score of odds e to 1 is, as the searches wrote it.
const SCALE: f32 = 200.0;
/// One position in so many is kept apart, to see whether what was learnt holds for others.
const KEPT: usize = 20;
/// The width of the output's weights when they are rounded.
const MOST_OUT: f32 = 1.98;

/// Positions with what is to be said of them.
#[derive(Default)]
struct Lessons {
    features: Vec<u16>,
    /// Where the features of each position end.
    ends: Vec<usize>,
    celts_move: Vec<bool>,
    targets: Vec<f32>,
}

impl Lessons {
    fn len(&self) -> usize {
        self.ends.len()
    }

    fn features(&self, place: usize) -> &[u16] {
        let begin = if place == 0 { 0 } else { self.ends[place - 1] };
        &self.features[begin..self.ends[place]]
    }

    fn read<B: Board>(&mut self, line: &str, part: f32) -> Result<()> {
        let words: Vec<&str> = line.split(' ').collect();
        let [rows, side, rules, score, result] = words.as_slice() else {
            return Err(format!("this is not a position: {line}").into());
        };
        let position: Position<B> = format!("{rows} {side}").parse()?;
        let rules = if *rules == "basic" { Rules::BASIC } else { Rules::parse(rules)? };
        let (score, result): (f32, f32) = (score.parse()?, result.parse()?);
        Features::<B>::of(rules, &position, |feature| {
            self.features.push(feature as u16);
            if let Some(shared) = Features::<B>::shared(feature) {
                self.features.push((Features::<B>::COUNT + shared) as u16);
            }
        });
        self.ends.push(self.features.len());
        self.celts_move.push(position.to_move() == Side::Celts);
        // What is proven is better known than by how the game ended.
        let proven = score.abs() > 29_000.0;
        let part = if proven { 0.0 } else { part };
        self.targets.push(part * result + (1.0 - part) * sigmoid(score / SCALE));
        Ok(())
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The numbers that are learnt, in one row: columns, bias, outputs.
struct Learner {
    columns: usize,
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

/// Where the weights behind the columns lie.
#[derive(Clone, Copy)]
struct Behind {
    bias: usize,
    out: [usize; 2],
    out_bias: usize,
}

impl Learner {
    fn new(columns: usize, rng: &mut Xoshiro256PlusPlus) -> Self {
        let count = (columns + 3) * HIDDEN + 2;
        let mut small = |most: f32| (below(rng, 2001) as f32 / 1000.0 - 1.0) * most;
        let mut weights: Vec<f32> = (0..count).map(|_| small(0.1)).collect();
        let behind = Self::behind(columns);
        weights[behind.bias..behind.bias + HIDDEN].fill(0.3);
        for out in behind.out {
            weights[out..out + HIDDEN].iter_mut().for_each(|weight| *weight = small(0.5));
        }
        weights[behind.out_bias..].fill(0.0);
        Self { columns, mean: vec![0.0; count], square: vec![0.0; count], weights, steps: 0 }
    }

    fn behind(columns: usize) -> Behind {
        let bias = columns * HIDDEN;
        Behind { bias, out: [bias + HIDDEN, bias + 2 * HIDDEN], out_bias: bias + 3 * HIDDEN }
    }

    /// Adds up how each weight should change for some positions; gives the sum of the losses.
    fn gradient(&self, lessons: &Lessons, places: &[u32], gradient: &mut [f32]) -> f64 {
        let behind = Self::behind(self.columns);
        let weights = &self.weights;
        let mut loss = 0.0;
        for place in places {
            let place = *place as usize;
            let features = lessons.features(place);
            let side = usize::from(lessons.celts_move[place]);
            let mut hidden = [0.0_f32; HIDDEN];
            hidden.copy_from_slice(&weights[behind.bias..behind.bias + HIDDEN]);
            for feature in features {
                let column = &weights[usize::from(*feature) * HIDDEN..][..HIDDEN];
                hidden.iter_mut().zip(column).for_each(|(sum, weight)| *sum += weight);
            }
            let out = &weights[behind.out[side]..][..HIDDEN];
            let mut total = weights[behind.out_bias + side];
            for (value, weight) in hidden.iter().zip(out) {
                let value = value.clamp(0.0, 1.0);
                total += value * value * weight;
            }
            let (said, target) = (sigmoid(total), lessons.targets[place]);
            let ln = |x: f32| f64::from(x.max(1e-7)).ln();
            loss -= f64::from(target) * ln(said) + f64::from(1.0 - target) * ln(1.0 - said);
            let error = said - target;
            let mut back = [0.0_f32; HIDDEN];
            for ((back, value), weight) in back.iter_mut().zip(&hidden).zip(out) {
                let inside = *value > 0.0 && *value < 1.0;
                *back = if inside { error * weight * 2.0 * value } else { 0.0 };
            }
            gradient[behind.out_bias + side] += error;
            for (slot, value) in gradient[behind.out[side]..][..HIDDEN].iter_mut().zip(&hidden) {
                let value = value.clamp(0.0, 1.0);
                *slot += error * value * value;
            }
            let bias = behind.bias / HIDDEN;
            for column in features.iter().map(|feature| usize::from(*feature)).chain([bias]) {
                let slots = &mut gradient[column * HIDDEN..][..HIDDEN];
                slots.iter_mut().zip(&back).for_each(|(slot, back)| *slot += back);
            }
        }
        loss
    }

    /// Changes the weights a little (Adam).
    fn step(&mut self, gradient: &[f32], count: usize, rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let part = 1.0 / count as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slot), (mean, square)) in self.weights.iter_mut().zip(gradient).zip(moments) {
            let slope = slot * part;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
        let behind = Self::behind(self.columns);
        for weight in &mut self.weights[behind.out[0]..behind.out_bias] {
            *weight = weight.clamp(-MOST_OUT, MOST_OUT);
        }
    }

    /// The network: what features share is added to each of them.
    fn weights<B: Board>(&self) -> Weights {
        let row = |place: usize| -> [f32; HIDDEN] {
            std::array::from_fn(|number| self.weights[place * HIDDEN + number])
        };
        let column = |feature: usize| {
            let mut column = row(feature);
            if let Some(shared) = Features::<B>::shared(feature) {
                let shared = row(Features::<B>::COUNT + shared);
                column.iter_mut().zip(shared).for_each(|(weight, more)| *weight += more);
            }
            column
        };
        let behind = Self::behind(self.columns);
        let bias = behind.bias / HIDDEN;
        Weights {
            columns: (0..Features::<B>::COUNT).map(column).collect(),
            bias: row(bias),
            out: [row(bias + 1), row(bias + 2)],
            out_bias: [self.weights[behind.out_bias], self.weights[behind.out_bias + 1]],
        }
    }
}

/// Learns from files of games and writes the network. Before each file stands how much the end of
/// a game counts there; the rest is what the search had found.
pub fn fit<B: Board>(network: &str, files: &[(f32, &str)]) -> Result<()> {
    let (mut lessons, mut kept) = (Lessons::default(), Lessons::default());
    for (part, file) in files {
        // Positions of one game are alike, so whole stretches are kept apart.
        for (number, line) in BufReader::new(File::open(file)?).lines().enumerate() {
            let apart = (number / 1000).is_multiple_of(KEPT);
            if apart { &mut kept } else { &mut lessons }.read::<B>(&line?, *part)?;
        }
    }
    println!("{} positions to learn from, {} kept apart", lessons.len(), kept.len());
    let columns = Features::<B>::COUNT + Features::<B>::SHARED;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut learner = Learner::new(columns, &mut rng);
    let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
    let all_kept: Vec<u32> = (0..kept.len() as u32).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut slopes = vec![vec![0.0_f32; learner.weights.len()]; threads];
    let begun = Instant::now();
    for epoch in 0..EPOCHS {
        for last in (1..order.len()).rev() {
            order.swap(last, below(&mut rng, last as u32 + 1) as usize);
        }
        // Ever smaller steps, so that it settles.
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32).powi(2).max(0.01);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let parts = batch.chunks(batch.len().div_ceil(threads));
            let one = &learner;
            let lessons = &lessons;
            loss += std::thread::scope(|scope| {
                let work = slopes.iter_mut().zip(parts).map(|(slopes, part)| {
                    scope.spawn(move || {
                        slopes.fill(0.0);
                        one.gradient(lessons, part, slopes)
                    })
                });
                let work: Vec<_> = work.collect();
                work.into_iter().map(|part| part.join().unwrap_or(f64::NAN)).sum::<f64>()
            });
            let (first, others) = slopes.split_at_mut(1);
            for other in others {
                first[0].iter_mut().zip(other).for_each(|(sum, more)| *sum += *more);
            }
            learner.step(&slopes[0], batch.len(), rate);
        }
        let mut unused = vec![0.0; learner.weights.len()];
        let apart = learner.gradient(&kept, &all_kept, &mut unused) / kept.len().max(1) as f64;
        let (loss, seconds) = (loss / lessons.len().max(1) as f64, begun.elapsed().as_secs());
        println!("{:2}: loss {loss:.5}, of those kept apart {apart:.5}, {seconds} s", epoch + 1);
    }
    std::fs::write(network, Network::round(&learner.weights::<B>()).write())?;
    Ok(())
}
