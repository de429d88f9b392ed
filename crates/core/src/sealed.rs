//! Words for the luck that nobody knows before all are fixed.
//!
//! A seat commits itself to a word by the hash of it. When the game is to begin, the table shows one
//! [`commitment`](Sealed::commitment) to its seed and to all of these hashes, and only then are the words
//! told. A word that is not told in time is withheld, and says so for ever. `docs/fairness.md` gives
//! every byte.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::fairness::{Commitment, length, written_as_hex};
use crate::seat::Seat;

/// What is hashed before a word to get its commitment.
const WORD: &[u8] = b"ardri/2 word";
/// What is hashed before the hashes of the seed and the words to get the table's commitment.
const TABLE: &[u8] = b"ardri/2 table";

/// What keeps a word from being guessed by its hash: 32 random bytes, written as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts", type = "string"))]
pub struct Salt(pub [u8; 32]);

written_as_hex!(Salt);

/// A salt is a secret until the word is told, so debug output does not show it.
impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(…)")
    }
}

/// What a seat adds to the luck: a salt, and a word of its own, which may be empty.
#[derive(Clone, PartialEq, Eq)]
pub struct WordSecret {
    /// What nobody guesses.
    pub salt: Salt,
    /// The word.
    pub word: String,
}

/// A word is a secret until it is told, so debug output does not show it.
impl fmt::Debug for WordSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WordSecret(…)")
    }
}

impl WordSecret {
    /// The hash that commits `seat` of a table to this word.
    #[must_use]
    pub fn commitment(&self, table: &str, seat: Seat) -> Commitment {
        let hash = Sha256::new()
            .chain_update(WORD)
            .chain_update(length(table))
            .chain_update(table)
            .chain_update([seat.0])
            .chain_update(self.salt.0)
            .chain_update(&self.word);
        Commitment(hash.finalize().into())
    }
}

/// What a seat has added to the luck. The braces let serde refuse what does not belong there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub enum SeatWord {
    /// Nothing: a bot sat there when the game began.
    Bot {},
    /// Nothing: the person had not committed to a word.
    None {},
    /// Nothing: the person had committed to a word and did not tell it in time.
    Withheld {
        /// The hash that was shown before the start.
        commitment: Commitment,
    },
    /// A word.
    Word {
        /// The hash that was shown before the start.
        commitment: Commitment,
        /// What it is the hash of, with the word.
        salt: Salt,
        /// The word, which may be empty.
        word: String,
    },
}

impl SeatWord {
    /// The word that a seat has told.
    #[must_use]
    pub fn told(commitment: Commitment, WordSecret { salt, word }: WordSecret) -> Self {
        Self::Word { commitment, salt, word }
    }

    /// The word itself; empty where there is none.
    #[must_use]
    pub fn text(&self) -> &str {
        if let Self::Word { word, .. } = self { word } else { "" }
    }

    /// The hash that was shown before the start, if one was.
    #[must_use]
    pub fn commitment(&self) -> Option<&Commitment> {
        match self {
            Self::Bot {} | Self::None {} => None,
            Self::Withheld { commitment } | Self::Word { commitment, .. } => Some(commitment),
        }
    }
}

/// The words of a table, and what else its commitment is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Sealed {
    /// The table's id, which every hash is bound to.
    pub table: String,
    /// What was promised about the seed.
    pub seed_commitment: Commitment,
    /// What each seat has added.
    pub words: Vec<SeatWord>,
}

impl Sealed {
    /// What the table shows before any word is told.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new()
            .chain_update(TABLE)
            .chain_update(length(&self.table))
            .chain_update(&self.table)
            .chain_update(self.seed_commitment.0)
            .chain_update([u8::try_from(self.words.len()).unwrap_or(u8::MAX)]);
        for word in &self.words {
            match (word, word.commitment()) {
                (SeatWord::Bot {}, _) => hash.update([0]),
                (_, None) => hash.update([1]),
                (_, Some(commitment)) => {
                    hash.update([2]);
                    hash.update(commitment.0);
                }
            }
        }
        Commitment(hash.finalize().into())
    }

    /// The first seat whose word is not the one that it had committed to.
    #[must_use]
    pub fn broken(&self) -> Option<Seat> {
        let fits = |seat: Seat, word: &SeatWord| match word {
            SeatWord::Word { commitment, salt, word } => {
                let secret = WordSecret { salt: salt.clone(), word: word.clone() };
                secret.commitment(&self.table, seat) == *commitment
            }
            _ => true,
        };
        let mut seats = (0..).map(Seat).zip(&self.words);
        seats.find(|(seat, word)| !fits(*seat, word)).map(|(seat, _)| seat)
    }
}
