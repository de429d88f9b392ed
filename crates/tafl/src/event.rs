//! What happens in a game of tafl, in words.

use std::fmt;

use ardri_core::Seat;
use serde::{Deserialize, Serialize};

use crate::ending::Ending;
use crate::side::{Piece, Side};
use crate::square::{Move, Square};

/// Something that happened. Nothing is hidden in tafl, so everyone sees all of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts", rename = "Seen"))]
pub enum Event {
    /// Lots were drawn for the sides.
    Lots {
        /// Who begins as the Vikings.
        vikings: Seat,
    },
    /// A piece has moved.
    Moved {
        /// What moved.
        piece: Piece,
        /// From where to where.
        #[serde(rename = "move")]
        mv: Move,
    },
    /// Pieces were captured.
    Captured {
        /// The side that lost them.
        side: Side,
        /// Where they stood.
        squares: Vec<Square>,
    },
    /// The position stands for the second time; the third would lose.
    Repeated {
        /// Who loses if their move brings it about once more.
        loser: Side,
    },
    /// A set has ended.
    SetEnded {
        /// Which set, counted from 1.
        set: u8,
        /// How many sets are played.
        of: u8,
        /// The side that won it.
        winner: Side,
        /// Why.
        ending: Ending,
    },
    /// The sides are switched and the next set begins.
    SidesSwitched {
        /// Who now plays the Vikings.
        vikings: Seat,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lots { vikings } => write!(f, "Lots are drawn: {vikings} begins as the Vikings."),
            Self::Moved { piece: Piece::King, mv } => {
                write!(f, "The King goes from {} to {}.", mv.from, mv.to)
            }
            Self::Moved { piece, mv } => write!(f, "A {piece} goes from {} to {}.", mv.from, mv.to),
            Self::Captured { side, squares } => {
                let captive = match side {
                    Side::Vikings => "Viking",
                    Side::Celts => "Celt",
                };
                let names: Vec<_> = squares.iter().map(ToString::to_string).collect();
                match names.as_slice() {
                    [one] => write!(f, "The {captive} on {one} is captured."),
                    [most @ .., last] => {
                        write!(f, "The {captive}s on {} and {last} are captured.", most.join(", "))
                    }
                    [] => f.write_str("Nothing is captured."),
                }
            }
            Self::Repeated { loser } => write!(
                f,
                "This position stands for the second time. If a move of the {loser} brings it about \
                 once more, the {loser} lose."
            ),
            Self::SetEnded { of: 1, winner, ending, .. } => {
                write!(f, "{} The {winner} win.", ending.sentence(*winner))
            }
            Self::SetEnded { set, winner, ending, .. } => {
                write!(f, "{} The {winner} win set {set}.", ending.sentence(*winner))
            }
            Self::SidesSwitched { vikings } => {
                write!(f, "The sides are switched: {vikings} now plays the Vikings.")
            }
        }
    }
}
