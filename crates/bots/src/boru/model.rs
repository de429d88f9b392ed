//! The numbers by which the bots judge: of actions at first sight, and of a game between two rounds.
//!
//! They are either set by hand or were learnt by self-play; `docs/bots.md` says how. Both are lists of the
//! same shape.

use std::sync::OnceLock;

use ardri_boru::{Card, CardSet, Part, Step, Symbol};

/// What was learnt, as the trainer wrote it.
const LEARNT: &[u8] = include_bytes!("learnt.model");
/// The first bytes of a file of weights.
const MAGIC: &[u8] = b"ardri brian-boru weights 1\n";

/// How many numbers describe what an action of a card does.
pub(crate) const DEEDS: usize = 18;
/// How many more describe what playing a card means.
pub(crate) const PLAYS: usize = 6;
/// How many describe what a town is worth to a seat.
pub(crate) const TOWNS: usize = 6;
/// How many describe marking one.
pub(crate) const MARKS: usize = TOWNS + 3;
/// How many describe a seat between two rounds.
pub(crate) const STANDS: usize = 24;
/// For how many numbers of players there are numbers of their own.
const TABLES: usize = 3;
/// How many rounds can still be to come between two rounds.
const ROUNDS: usize = 4;

/// Where each list begins.
pub(crate) mod at {
    use super::{Card, DEEDS, MARKS, PLAYS, ROUNDS, STANDS, TABLES, TOWNS};

    pub const ACT: usize = 0;
    pub const PLAY: usize = ACT + DEEDS;
    pub const MARK: usize = PLAY + DEEDS + PLAYS;
    pub const SETTLE: usize = MARK + MARKS;
    pub const BUILD: usize = SETTLE + TOWNS;
    pub const RAID: usize = BUILD + TOWNS;
    pub const PRINCESS: usize = RAID + TOWNS;
    /// For each number of players, before the last round and in it, a number for each card.
    pub const PICK: usize = PRINCESS + 1;
    /// For each number of players and of rounds to come.
    pub const VALUE: usize = PICK + TABLES * 2 * Card::COUNT;
    pub const END: usize = VALUE + TABLES * ROUNDS * STANDS;
}

/// A whole set of weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Model(Vec<f32>);

/// Why a file of weights cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// It begins with something else.
    #[error("this is no file of weights for Brian Boru, or one of another version")]
    Foreign,
    /// It is too short or too long.
    #[error("a file of weights has {expected} numbers, this one has {found} bytes for them")]
    Length {
        /// How many numbers there are.
        expected: usize,
        /// How many bytes were found.
        found: usize,
    },
    /// Its sum is not the one it ends with.
    #[error("the weights were damaged: their sum is not the one that was written with them")]
    Damaged,
    /// A weight is no number.
    #[error("weight {place} is not a number")]
    NotANumber {
        /// Its place, from 0.
        place: usize,
    },
}

impl Model {
    /// How many weights there are.
    pub const SIZE: usize = at::END;

    /// What was learnt by self-play.
    #[must_use]
    pub fn learnt() -> &'static Self {
        static MODEL: OnceLock<Model> = OnceLock::new();
        // A test holds that the file which is built in can be read.
        MODEL.get_or_init(|| Self::read(LEARNT).unwrap_or_else(|_| Self::by_hand().clone()))
    }

    /// What was set by hand.
    #[must_use]
    pub fn by_hand() -> &'static Self {
        static MODEL: OnceLock<Model> = OnceLock::new();
        MODEL.get_or_init(Self::made_by_hand)
    }

    /// The weights that `bytes` hold.
    ///
    /// # Errors
    /// They are not as [`write`](Self::write) left them.
    pub fn read(bytes: &[u8]) -> Result<Self, ModelError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(ModelError::Foreign)?;
        // A line says how they were made.
        let end = rest.iter().position(|byte| *byte == b'\n').ok_or(ModelError::Foreign)?;
        let numbers = &rest[end + 1..];
        let length = ModelError::Length { expected: Self::SIZE, found: numbers.len() };
        let (numbers, sum) = numbers.split_last_chunk::<4>().ok_or(length)?;
        if numbers.len() != 4 * Self::SIZE {
            return Err(length);
        }
        if checksum(&bytes[..bytes.len() - 4]) != u32::from_le_bytes(*sum) {
            return Err(ModelError::Damaged);
        }
        let numbers = numbers.chunks_exact(4);
        let weights: Vec<f32> =
            numbers.map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect();
        match weights.iter().position(|weight| !weight.is_finite()) {
            Some(place) => Err(ModelError::NotANumber { place }),
            None => Ok(Self(weights)),
        }
    }

    /// The weights as a file, with a line that says how they were made.
    #[must_use]
    pub fn write(&self, made: &str) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(made.bytes().map(|byte| if byte == b'\n' { b' ' } else { byte }));
        bytes.push(b'\n');
        bytes.extend(self.0.iter().flat_map(|weight| weight.to_le_bytes()));
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// All weights, for whoever trains them.
    #[must_use]
    pub fn weights(&self) -> &[f32] {
        &self.0
    }

    /// All weights, to be changed.
    #[must_use]
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }

    /// A list that begins there.
    pub(crate) fn list<const N: usize>(&self, start: usize) -> &[f32; N] {
        const { assert!(N <= Self::SIZE) }
        // Every list lies within the weights, whose number is checked when they are read.
        self.0[start..].first_chunk().unwrap_or(&[0.0; N])
    }

    /// Where the weights of cards begin, in a draft of so many players.
    pub(crate) fn picks_at(seats: u8, last: bool) -> usize {
        let place = usize::from(seats.clamp(3, 5) - 3) * 2 + usize::from(last);
        at::PICK + place * Card::COUNT
    }

    /// Where the weights of a standing begin, for so many players and so many rounds to come.
    pub(crate) fn value_at(seats: u8, to_come: u8) -> usize {
        let rounds = usize::from(to_come).clamp(1, ROUNDS) - 1;
        at::VALUE + (usize::from(seats.clamp(3, 5) - 3) * ROUNDS + rounds) * STANDS
    }

    fn made_by_hand() -> Self {
        let mut weights = vec![0.0; Self::SIZE];
        let mut set = |start: usize, values: &[f32]| {
            weights[start..start + values.len()].copy_from_slice(values);
        };
        set(at::ACT, &by_hand::DEED.map(|points| points * by_hand::SHARP));
        set(at::PLAY, &by_hand::DEED.map(|points| points * by_hand::SHARP));
        set(at::PLAY + DEEDS, &by_hand::PLAY);
        set(at::MARK, &by_hand::MARK);
        set(at::SETTLE, &by_hand::TOWN.map(|points| points * by_hand::SHARP));
        set(at::BUILD, &by_hand::TOWN.map(|points| points * by_hand::SHARP));
        set(at::RAID, &by_hand::TOWN.map(|points| points * by_hand::SHARP));
        set(at::PRINCESS, &[by_hand::SHARP]);
        for place in 0..TABLES * 2 {
            let cards = Card::ordered().map(by_hand::card);
            set(at::PICK + place * Card::COUNT, &cards);
        }
        for place in 0..TABLES * ROUNDS {
            let scale = 1.0 / (3.0 + 1.5 * (place % ROUNDS) as f32);
            set(at::VALUE + place * STANDS, &by_hand::STAND.map(|points| points * scale));
        }
        Self(weights)
    }
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// What things are worth in points, roughly.
mod by_hand {
    use super::{Card, CardSet, DEEDS, MARKS, PLAYS, Part, STANDS, Step, Symbol, TOWNS};

    /// How much likelier an action is for each point more that it seems worth.
    pub const SHARP: f32 = 1.2;
    /// See `deeds.rs`.
    pub const DEED: [f32; DEEDS] = [
        1.2, 0.8, 0.25, 0.3, 0.2, 1.0, 0.4, 0.5, 1.0, -1.0, 1.0, 1.0, 1.0, 2.0, 3.0, 0.4, 1.0, -0.4,
    ];
    /// See `policy.rs`.
    pub const PLAY: [f32; PLAYS] = [0.6, -0.25, 0.4, 0.0, -0.2, 0.0];
    pub const TOWN: [f32; TOWNS] = [0.8, 0.25, 0.3, 0.2, 1.0, 0.1];
    pub const MARK: [f32; MARKS] = [0.8, 0.25, 0.3, 0.2, 1.0, 0.0, 1.5, 0.0, -0.2];
    /// See `value.rs`.
    pub const STAND: [f32; STANDS] = [
        1.0, 0.6, 1.0, 1.3, 0.35, 0.6, 1.5, 0.6, 0.3, 0.3, 0.3, 0.4, 0.3, 0.4, 0.8, 0.7, 0.3, 0.3,
        0.2, 0.4, 0.2, 0.3, 0.3, 0.0,
    ];

    /// How likely a card is kept: the logarithm.
    pub fn card(card: Card) -> f32 {
        let symbol = |step: &Step| {
            let points = match step.symbol {
                Symbol::Town => 3.5,
                Symbol::Coin => 0.5,
                Symbol::Pay => -0.7,
                Symbol::Cross | Symbol::Axe | Symbol::Letter => 0.8,
                Symbol::Renown => 1.3,
                Symbol::Expand => 0.6,
                Symbol::RemoveViking => 0.9,
            };
            points * f32::from(step.count)
        };
        let part = |part| card.steps(part).map_or(0.0, |steps| steps.iter().map(symbol).sum());
        let lost = f32::max(part(Part::Top), part(Part::Bottom));
        let higher = CardSet::ALL.matching(card.colour());
        let higher = higher.iter().filter(|other| *other > card).count() as f32;
        let wins = 1.0 / (1.0 + 0.35 * higher);
        0.5 * (lost + wins * (part(Part::Primary) - lost).max(0.0))
    }
}

/// The exponential function, the same on every machine.
pub(crate) fn exp(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-30.0, 30.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_is_built_in() {
        let learnt = Model::read(LEARNT).unwrap();
        assert_eq!(*Model::learnt(), learnt);
        assert_ne!(learnt, *Model::by_hand());
        assert!(learnt.weights().iter().all(|weight| weight.abs() < 100.0));
    }

    #[test]
    fn weights_come_back_as_they_were_written() {
        let mut model = Model::by_hand().clone();
        model.weights_mut()[7] = -1.25;
        let file = model.write("for a test,\nin one line");
        assert_eq!(Model::read(&file), Ok(model));
    }

    #[test]
    fn a_damaged_file_is_refused_with_a_sentence() {
        let file = Model::by_hand().write("for a test");
        assert_eq!(Model::read(b""), Err(ModelError::Foreign));
        assert_eq!(Model::read(&file[1..]), Err(ModelError::Foreign));
        assert_eq!(Model::read(MAGIC), Err(ModelError::Foreign));
        let found = file.len() - MAGIC.len() - "for a test\n".len() - 5;
        let short = ModelError::Length { expected: Model::SIZE, found: found + 4 };
        assert_eq!(Model::read(&file[..file.len() - 1]), Err(short));
        let mut turned = file.clone();
        let last = turned.len() - 9;
        turned[last] ^= 1;
        assert_eq!(Model::read(&turned), Err(ModelError::Damaged));
        assert!(ModelError::Damaged.to_string().contains("damaged"));
        let mut model = Model::by_hand().clone();
        model.weights_mut()[3] = f32::NAN;
        let nan = model.write("for a test");
        assert_eq!(Model::read(&nan), Err(ModelError::NotANumber { place: 3 }));
    }

    #[test]
    fn the_exponential_function_is_nearly_that() {
        for x in [-8.0_f32, -1.0, -0.1, 0.0, 0.5, 2.0] {
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.05, "{x}");
        }
    }
}
