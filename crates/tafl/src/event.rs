//! What happens in a game of tafl.

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
