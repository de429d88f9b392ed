//! Dice and deals that nobody can bend, and that anyone can check.
//!
//! Before a game starts, the table shows the [`Commitment`] to a secret [`Seed`]. Every seat may
//! then add a word of its own, to which it commits itself as well ([`crate::sealed`]). The draws come
//! from a ChaCha20 stream keyed by all of these, and the seed is shown at the end. `docs/fairness.md`
//! gives every byte, with test vectors.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::draw::Draw;
use crate::sealed::{Sealed, SeatWord};
use crate::seat::Seat;

/// The longest word that a seat may add, in bytes.
pub const LONGEST_WORD: usize = 256;

/// What is hashed before the seed to get a commitment; it keeps the two hashes apart.
const COMMIT: &[u8] = b"ardri/1 commit";
/// What is hashed before the seed and the words to get the key of the stream.
const KEY: &[u8] = b"ardri/1 key";
/// The same for words that were committed to.
const SEALED_KEY: &[u8] = b"ardri/2 key";
/// What is hashed before the key and a seat to get what fixes the luck of the seat's bot.
const BOT: &[u8] = b"ardri/2 bot";

/// The secret that the table commits to: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts", type = "string"))]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The hash that is shown before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(COMMIT).chain_update(self.0).finalize().into())
    }
}

/// A seed is a secret until it is revealed, so debug output does not show it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A hash that is shown before what it was made of, the seed, a word or both: 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts", type = "string"))]
pub struct Commitment(pub [u8; 32]);

/// Text that is not 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed or commitment is 64 hexadecimal digits")]
pub struct ParseHexError;

pub(crate) fn to_hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn from_hex(text: &str) -> Result<[u8; 32], ParseHexError> {
    let digits = text.as_bytes();
    let mut bytes = [0; 32];
    if digits.len() != 64 {
        return Err(ParseHexError);
    }
    let value = |digit: u8| char::from(digit).to_digit(16).ok_or(ParseHexError);
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::try_from(value(pair[0])? << 4 | value(pair[1])?).map_err(|_| ParseHexError)?;
    }
    Ok(bytes)
}

macro_rules! written_as_hex {
    ($name:ident) => {
        impl std::str::FromStr for $name {
            type Err = $crate::fairness::ParseHexError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::fairness::from_hex(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::fairness::ParseHexError;
            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                $crate::fairness::to_hex(&value.0)
            }
        }
    };
}
pub(crate) use written_as_hex;

written_as_hex!(Seed);
written_as_hex!(Commitment);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// The part of a record that lets anyone check the luck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Fairness {
    /// Shown before the first draw: what everyone should have noted. It commits to the seed alone or,
    /// where the words are [`sealed`](Self::sealed), to the seed and all words.
    pub commitment: Commitment,
    /// Shown after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// In records of version 1: for each seat the word that it added, in the clear, after it had seen
    /// the commitment; may be empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub contributions: Vec<String>,
    /// In records of version 2: the words that the seats had committed themselves to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sealed: Option<Sealed>,
}

impl Fairness {
    /// A promise of version 1: a seed, and words in the clear.
    #[must_use]
    pub fn plain(seed: &Seed, contributions: Vec<String>) -> Self {
        let (commitment, seed) = (seed.commitment(), Some(seed.clone()));
        Self { commitment, seed, contributions, sealed: None }
    }

    /// A promise of version 2: a seed, and words that were committed to.
    #[must_use]
    pub fn sealed(seed: &Seed, sealed: Sealed) -> Self {
        let commitment = sealed.commitment();
        let (seed, contributions) = (Some(seed.clone()), Vec::new());
        Self { commitment, seed, contributions, sealed: Some(sealed) }
    }

    /// What was promised about the seed.
    #[must_use]
    pub fn seed_commitment(&self) -> &Commitment {
        self.sealed.as_ref().map_or(&self.commitment, |sealed| &sealed.seed_commitment)
    }

    /// The draws that follow from the seed, if it is known.
    #[must_use]
    pub fn fate(&self) -> Option<Fate> {
        let seed = self.seed.as_ref()?;
        Some(match &self.sealed {
            Some(sealed) => Fate::sealed(seed, &self.commitment, &sealed.words),
            None => Fate::new(seed, &self.contributions),
        })
    }
}

/// The source of a game's draws.
#[derive(Clone)]
pub struct Fate {
    key: [u8; 32],
    stream: ChaCha20Rng,
}

/// The key is as secret as the seed.
impl fmt::Debug for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Fate(…)")
    }
}

impl Fate {
    /// The draws that follow from a seed and the words of all seats in order, given in the clear.
    #[must_use]
    pub fn new(seed: &Seed, contributions: &[String]) -> Self {
        let mut hash = Sha256::new().chain_update(KEY).chain_update(seed.0);
        for word in contributions {
            // The length before each word keeps ("ab", "c") and ("a", "bc") apart.
            hash.update(length(word));
            hash.update(word.as_bytes());
        }
        Self::from_key(hash.finalize().into())
    }

    /// The draws that follow from a seed, the table's commitment and the words that were revealed.
    #[must_use]
    pub fn sealed(seed: &Seed, commitment: &Commitment, words: &[SeatWord]) -> Self {
        let hash = Sha256::new().chain_update(SEALED_KEY).chain_update(seed.0);
        let mut hash = hash.chain_update(commitment.0);
        for word in words {
            match word {
                SeatWord::Bot {} | SeatWord::None {} => hash.update([0]),
                SeatWord::Withheld { .. } => hash.update([1]),
                SeatWord::Word { salt, word, .. } => {
                    hash.update([2]);
                    hash.update(salt.0);
                    hash.update(length(word));
                    hash.update(word.as_bytes());
                }
            }
        }
        Self::from_key(hash.finalize().into())
    }

    fn from_key(key: [u8; 32]) -> Self {
        Self { key, stream: ChaCha20Rng::from_seed(key) }
    }

    /// The next draw.
    pub fn draw(&mut self, question: &Draw) -> Vec<u32> {
        question.answer(&mut self.stream)
    }

    /// What fixes whatever a bot in a seat leaves to chance: nobody can know it before the seed is
    /// revealed, and then anybody can.
    #[must_use]
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let hash = Sha256::new().chain_update(BOT).chain_update(self.key).chain_update([seat.0]);
        let bytes: [u8; 32] = hash.finalize().into();
        bytes.first_chunk().map_or(0, |first| u64::from_le_bytes(*first))
    }
}

/// The length of a text in bytes, as it stands before the text in what is hashed.
pub(crate) fn length(text: &str) -> [u8; 4] {
    u32::try_from(text.len()).unwrap_or(u32::MAX).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting_seed() -> Seed {
        Seed(std::array::from_fn(|i| i as u8))
    }

    /// The vectors of `docs/fairness.md`, which were made by the Python program printed there.
    #[test]
    fn the_documented_vectors_hold() {
        let seed = counting_seed();
        assert_eq!(
            seed.commitment().to_string(),
            "ee8cf98e0dce00a74a6627b4fc5b26322554220c82801adde24c6fb058391a0b"
        );
        let mut fate = Fate::new(&seed, &["cú".into(), String::new(), "Tara".into()]);
        assert_eq!(fate.draw(&Draw::Roll { dice: 7, faces: 6 }), [2, 0, 3, 1, 5, 4, 5]);
        assert_eq!(
            fate.draw(&Draw::Shuffle(25)),
            [
                15, 0, 2, 23, 10, 8, 11, 12, 16, 3, 1, 14, 4, 6, 21, 7, 5, 13, 24, 9, 20, 17, 22,
                18, 19
            ]
        );
        assert_eq!(fate.draw(&Draw::Below(5)), [3]);
        assert_eq!(fate.draw(&Draw::Weighted(vec![1, 2, 3])), [2]);
    }

    #[test]
    fn words_cannot_be_shifted_between_seats() {
        let seed = counting_seed();
        let draw = Draw::Shuffle(20);
        let mut one = Fate::new(&seed, &["ab".into(), "c".into()]);
        let mut other = Fate::new(&seed, &["a".into(), "bc".into()]);
        assert_ne!(one.draw(&draw), other.draw(&draw));
    }

    #[test]
    fn hexadecimal_round_trips_and_refuses_the_rest() {
        let seed = counting_seed();
        let text = String::from(seed.clone());
        assert_eq!(text.parse(), Ok(seed));
        for bad in ["", "00", &text[1..], &format!("{}g", &text[1..]), &format!("é{}", &text[2..])]
        {
            assert_eq!(bad.parse::<Seed>(), Err(ParseHexError), "{bad}");
        }
    }

    #[test]
    fn a_secret_is_not_printed_by_accident() {
        assert_eq!(format!("{:?}", counting_seed()), "Seed(…)");
        assert_eq!(format!("{:?}", Fate::new(&counting_seed(), &[])), "Fate(…)");
    }

    #[test]
    fn every_bot_has_luck_of_its_own_that_no_public_number_tells() {
        let fate = Fate::new(&counting_seed(), &[]);
        assert_eq!(fate.bot_seed(Seat(1)), Fate::new(&counting_seed(), &[]).bot_seed(Seat(1)));
        assert_ne!(fate.bot_seed(Seat(0)), fate.bot_seed(Seat(1)));
        let other = Fate::new(&Seed([1; 32]), &[]);
        assert_ne!(fate.bot_seed(Seat(0)), other.bot_seed(Seat(0)));
        let worded = Fate::new(&counting_seed(), &["cú".into()]);
        assert_ne!(fate.bot_seed(Seat(0)), worded.bot_seed(Seat(0)));
    }
}
