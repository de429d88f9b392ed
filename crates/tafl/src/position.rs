//! A position that can stand, as bitboards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::setup::{Setup, SetupError};
use crate::side::{Piece, Side};
use crate::square::Square;
use crate::word::Word;

/// Pieces on a board that can stand like that, and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String", bound = "")]
pub struct Position<B: Board> {
    /// The Vikings' squares.
    pub(crate) vikings: B::Word,
    /// The guards' squares.
    pub(crate) guards: B::Word,
    /// The King's square.
    pub(crate) king: B::Word,
    /// Whose move it is.
    pub(crate) to_move: Side,
}

impl<B: Board> Position<B> {
    /// The position at the start of a game.
    #[must_use]
    pub fn start() -> Self {
        // The constant is checked by a test; an empty board would show a mistake at once.
        B::START.parse().unwrap_or(Self {
            vikings: B::Word::EMPTY,
            guards: B::Word::EMPTY,
            king: B::THRONE,
            to_move: Side::Vikings,
        })
    }

    /// Whose move it is.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let bit = B::Word::bit(B::index(square)?);
        if self.vikings.meets(bit) {
            Some(Piece::Viking)
        } else if self.guards.meets(bit) {
            Some(Piece::Celt)
        } else if self.king.meets(bit) {
            Some(Piece::King)
        } else {
            None
        }
    }

    /// How many Vikings stand.
    #[must_use]
    pub fn vikings(&self) -> u32 {
        self.vikings.count()
    }

    /// How many guards stand beside the King.
    #[must_use]
    pub fn guards(&self) -> u32 {
        self.guards.count()
    }

    /// Where the King stands.
    #[must_use]
    pub fn king(&self) -> Square {
        B::square(self.king.first())
    }

    /// The King's square as a set.
    #[must_use]
    #[inline(always)]
    pub fn king_alone(&self) -> B::Word {
        self.king
    }

    /// The squares of all pieces of one side, the King included.
    #[must_use]
    #[inline(always)]
    pub fn pieces(&self, side: Side) -> B::Word {
        match side {
            Side::Vikings => self.vikings,
            Side::Celts => self.guards | self.king,
        }
    }

    /// The squares without a piece.
    #[inline(always)]
    pub(crate) fn empty(&self) -> B::Word {
        B::ALL & !(self.vikings | self.guards | self.king)
    }
}

impl<B: Board> TryFrom<&Setup<B>> for Position<B> {
    type Error = SetupError;

    /// One King, no more pieces than the game has, nobody where only the King may be.
    fn try_from(setup: &Setup<B>) -> Result<Self, SetupError> {
        let set = |piece| {
            Setup::<B>::squares()
                .filter(|square| setup.piece(*square) == Some(piece))
                .filter_map(B::index)
                .fold(B::Word::EMPTY, |set, index| set | B::Word::bit(index))
        };
        let (vikings, guards, king) = (set(Piece::Viking), set(Piece::Celt), set(Piece::King));
        if king.count() != 1 {
            return Err(SetupError::Kings(king.count()));
        }
        for (piece, set, most) in
            [(Piece::Viking, vikings, B::VIKINGS), (Piece::Celt, guards, B::GUARDS)]
        {
            if set.count() > most {
                let found = set.count();
                return Err(SetupError::TooMany { piece, found, most, game: B::TITLE });
            }
            if let Some(square) = B::squares(set & !B::open_to_all()).next() {
                return Err(SetupError::Forbidden { piece, square });
            }
        }
        Ok(Self { vikings, guards, king, to_move: setup.to_move })
    }
}

impl<B: Board> From<&Position<B>> for Setup<B> {
    fn from(position: &Position<B>) -> Self {
        let mut setup = Self::empty(position.to_move);
        for square in Self::squares() {
            setup.put(square, position.piece(square));
        }
        setup
    }
}

impl<B: Board> fmt::Display for Position<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl<B: Board> fmt::Debug for Position<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl<B: Board> FromStr for Position<B> {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        Self::try_from(&text.parse::<Setup<B>>()?)
    }
}

impl<B: Board> TryFrom<String> for Position<B> {
    type Error = SetupError;
    fn try_from(text: String) -> Result<Self, SetupError> {
        text.parse()
    }
}

impl<B: Board> From<Position<B>> for String {
    fn from(position: Position<B>) -> Self {
        position.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Brandubh, Tablut};

    fn names<B: Board>(set: B::Word) -> String {
        B::squares(set).map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_starts_are_those_of_the_rules() {
        let start = Position::<Brandubh>::start();
        assert_eq!(names::<Brandubh>(start.king), "d4");
        assert_eq!(names::<Brandubh>(start.guards), "d3 c4 e4 d5");
        assert_eq!(names::<Brandubh>(start.vikings), "d1 d2 a4 b4 f4 g4 d6 d7");
        let start = Position::<Tablut>::start();
        assert_eq!(names::<Tablut>(start.king), "e5");
        assert_eq!(names::<Tablut>(start.guards), "e3 e4 c5 d5 f5 g5 e6 e7");
        assert_eq!(
            names::<Tablut>(start.vikings),
            "d1 e1 f1 e2 a4 i4 a5 b5 h5 i5 a6 i6 e8 d9 e9 f9"
        );
        assert_eq!(start.to_string(), Tablut::START);
    }

    #[test]
    fn what_cannot_stand_is_refused_with_a_sentence() {
        let error = |text: &str| text.parse::<Position<Brandubh>>().unwrap_err().to_string();
        let start = Brandubh::START;
        for (text, sentence) in [
            ("", "ends in “ a”"),
            ("7/7/7/7/7/7/7", "ends in “ a”"),
            ("7/7/7/7/7/7/7 x", "ends in “ a”"),
            ("7/7/7/7/7/7 a", "7 rows with / between them, not 6"),
            ("7/7/7/7/7/7/6 a", "row 1 has 6 squares instead of 7"),
            ("7/7/7/7/7/7/7t a", "row 1 has 8 squares instead of 7"),
            ("999999999/7/7/7/7/7/7 a", "row 7 has 81 squares instead of 7"),
            ("7/7/7/3x3/7/7/7 a", "row 4 holds 'x'"),
            ("7/7/7/7/7/7/7 a", "one King, not 0"),
            ("7/7/7/3KK2/7/7/7 a", "one King, not 2"),
            (&start.replace("3t3", "2tt3"), "9 Vikings; Brandubh has 8"),
            (&start.replace("3T3", "2TT3"), "6 Celts; Brandubh has 4"),
            ("t6/7/7/3K3/7/7/7 a", "a Viking stands on a7, where only the King may be"),
            ("K6/7/7/3T3/7/7/7 a", "a Celt stands on d4, where only the King may be"),
        ] {
            let text =
                text.replacen("2tt3", "3tt2", 1).replace("2tt3", "3t3").replace("2TT3", "3TT2");
            assert!(error(&text).contains(sentence), "{text}: {}", error(&text));
        }
        assert!("K6/7/7/7/7/7/7 d".parse::<Position<Brandubh>>().is_ok());
    }
}
