//! Dice and deals that nobody can bend, and that anyone can check.
//!
//! Before a game starts, the table shows the [`Commitment`] to a secret [`Seed`]. Every seat may
//! then add a word of its own. The draws come from a ChaCha20 stream keyed by all of these, and the
//! seed is shown at the end. `docs/fairness.md` gives every byte, with test vectors.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::draw::Draw;

/// The longest word that a seat may add, in bytes.
pub const LONGEST_WORD: usize = 256;

/// What is hashed before the seed to get a commitment; it keeps the two hashes apart.
const COMMIT: &[u8] = b"ardri/1 commit";
/// What is hashed before the seed and the words to get the key of the stream.
const KEY: &[u8] = b"ardri/1 key";

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

/// The hash of a seed, shown before the first draw: 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts", type = "string"))]
pub struct Commitment(pub [u8; 32]);

/// Text that is not 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed or commitment is 64 hexadecimal digits")]
pub struct ParseHexError;

fn to_hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Result<[u8; 32], ParseHexError> {
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
        impl FromStr for $name {
            type Err = ParseHexError;
            fn from_str(text: &str) -> Result<Self, ParseHexError> {
                from_hex(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseHexError;
            fn try_from(text: String) -> Result<Self, ParseHexError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                to_hex(&value.0)
            }
        }
    };
}

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
    /// Shown before the first draw.
    pub commitment: Commitment,
    /// Shown after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// For each seat the word that it added after it had seen the commitment; may be empty.
    pub contributions: Vec<String>,
}

/// The source of a game's draws.
#[derive(Clone, Debug)]
pub struct Fate {
    stream: ChaCha20Rng,
}

impl Fate {
    /// The draws that follow from a seed and the words of all seats in order.
    #[must_use]
    pub fn new(seed: &Seed, contributions: &[String]) -> Self {
        let mut hash = Sha256::new().chain_update(KEY).chain_update(seed.0);
        for word in contributions {
            // The length before each word keeps ("ab", "c") and ("a", "bc") apart.
            let length = u32::try_from(word.len()).unwrap_or(u32::MAX);
            hash.update(length.to_le_bytes());
            hash.update(word.as_bytes());
        }
        Self { stream: ChaCha20Rng::from_seed(hash.finalize().into()) }
    }

    /// The next draw.
    pub fn draw(&mut self, question: &Draw) -> Vec<u32> {
        question.answer(&mut self.stream)
    }
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
    }
}
