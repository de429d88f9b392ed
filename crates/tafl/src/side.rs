//! The two sides and their pieces.

use std::fmt;
use std::ops::Not;

use ardri_core::{Arg, Seat};
use serde::{Deserialize, Serialize};

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub enum Side {
    /// The attackers, who move first.
    Vikings,
    /// The defenders: the King and his guards.
    Celts,
}

impl Side {
    /// The word by which texts choose what to call it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Vikings => "vikings",
            Self::Celts => "celts",
        }
    }

    /// Who plays this side if `vikings` plays the Vikings.
    pub(crate) fn seat(self, vikings: Seat) -> Seat {
        match self {
            Self::Vikings => vikings,
            Self::Celts => Seat(1 - vikings.0.min(1)),
        }
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Self {
        side.key().into()
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Vikings => Self::Celts,
            Self::Celts => Self::Vikings,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Vikings => "Vikings",
            Self::Celts => "Celts",
        })
    }
}

/// What can stand on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub enum Piece {
    /// An attacker.
    Viking,
    /// A guard of the King.
    Celt,
    /// The King.
    King,
}

impl Piece {
    /// The side that the piece belongs to.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::Viking => Side::Vikings,
            Self::Celt | Self::King => Side::Celts,
        }
    }

    /// The word by which texts choose what to call it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Viking => "viking",
            Self::Celt => "celt",
            Self::King => "king",
        }
    }

    /// The piece's letter in positions.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Viking => 't',
            Self::Celt => 'T',
            Self::King => 'K',
        }
    }
}

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Self {
        piece.key().into()
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Viking => "Viking",
            Self::Celt => "Celt",
            Self::King => "King",
        })
    }
}
