//! Squares and moves by name.

use std::fmt;
use std::str::FromStr;

use ardri_core::{Arg, Message};
use serde::{Deserialize, Serialize};

/// A square by file and rank, `a1` being the lower left; the same on every board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts", type = "string"))]
pub struct Square {
    // Rank first, so that squares sort as they are read: a1, b1, … a2.
    rank: u8,
    file: u8,
}

impl Square {
    /// The square in this file and rank, both counted from 0 and below 9.
    #[must_use]
    pub fn new(file: u8, rank: u8) -> Option<Self> {
        (file < 9 && rank < 9).then_some(Self { rank, file })
    }

    /// For indices that are known to be on a board.
    pub(crate) const fn at(file: u8, rank: u8) -> Self {
        Self { rank, file }
    }

    /// The file, counted from 0: 0 is `a`.
    #[must_use]
    pub fn file(self) -> u8 {
        self.file
    }

    /// The rank, counted from 0: 0 is written `1`.
    #[must_use]
    pub fn rank(self) -> u8 {
        self.rank
    }

    /// The name in ASCII.
    fn letters(self) -> [u8; 2] {
        [b'a' + self.file, b'1' + self.rank]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.letters()).unwrap_or_default())
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match text.as_bytes() {
            [file @ (b'a'..=b'i' | b'A'..=b'I'), rank @ b'1'..=b'9'] => {
                Ok(Self { rank: rank - b'1', file: file.to_ascii_lowercase() - b'a' })
            }
            _ => Err(ParseSquareError(text.chars().take(20).collect())),
        }
    }
}

impl TryFrom<String> for Square {
    type Error = ParseSquareError;
    fn try_from(text: String) -> Result<Self, ParseSquareError> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Self {
        square.to_string().into()
    }
}

/// Text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a square")]
pub struct ParseSquareError(String);

/// A piece goes from one square to another: `d2-e2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts", type = "string"))]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A server writes lists of moves all the time, so this is done in one stroke.
        let ([a, b], [c, d]) = (self.from.letters(), self.to.letters());
        f.write_str(str::from_utf8(&[a, b, b'-', c, d]).unwrap_or_default())
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let wrong = || ParseMoveError(text.chars().take(40).collect());
        let (from, to) = text.split_once('-').ok_or_else(wrong)?;
        let square = |name: &str| name.parse().map_err(|_| wrong());
        Ok(Self { from: square(from)?, to: square(to)? })
    }
}

impl TryFrom<String> for Move {
    type Error = ParseMoveError;
    fn try_from(text: String) -> Result<Self, ParseMoveError> {
        text.parse()
    }
}

impl From<Move> for String {
    fn from(mv: Move) -> Self {
        mv.to_string()
    }
}

impl From<Move> for Arg {
    fn from(mv: Move) -> Self {
        mv.to_string().into()
    }
}

/// Text that is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a move; a move is written like d2-e2")]
pub struct ParseMoveError(pub(crate) String);

impl ParseMoveError {
    /// What it says to a player; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        Self::quoted(&self.0)
    }

    /// The same of a text that nobody has tried to read.
    pub(crate) fn quoted(text: &str) -> Message {
        Message::new("refused-tafl-not-a-move").quoting("move", text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_moves_round_trip() {
        for rank in 0..9 {
            for file in 0..9 {
                let square = Square::new(file, rank).unwrap();
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
        let mv: Move = "d2-e2".parse().unwrap();
        assert_eq!(mv.to_string(), "d2-e2");
        assert_eq!((mv.from.file(), mv.from.rank()), (3, 1));
        assert_eq!("D2-E2".parse(), Ok(mv));
    }

    #[test]
    fn other_text_is_refused() {
        for text in ["", "d", "d0", "j1", "d10", "é1", "d2e2", "d2-", "-e2", "d2-e2-f2", "d2-e2x"]
        {
            assert!(text.parse::<Square>().is_err(), "{text}");
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
        assert_eq!(Square::new(9, 0), None);
    }
}
