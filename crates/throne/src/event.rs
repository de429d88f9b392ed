//! What happens, in full and as a viewer may know it.

use ardri_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::deck::Die;
use crate::dice::{Dice, Face};
use crate::line::Line;
use crate::player::MOST_SEATS;
use crate::score::{Decider, Score};

/// Something that happened, with all that is hidden in it.
#[derive(Clone, Debug)]
pub enum Event {
    /// Everyone sees all of it.
    Open(Seen),
    /// Each seat drew two Objectives: their names.
    Drawn(Box<[Option<[String; 2]>; MOST_SEATS]>),
    /// A seat has kept an Objective.
    Kept(Seat, String),
    /// A seat has said whether it wants a thumb war.
    Voted(Seat, bool),
}

impl Event {
    /// What `viewer` may know of it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match self {
            Self::Open(seen) => seen.clone(),
            Self::Drawn(drawn) => Seen::Drawn {
                objectives: match viewer {
                    Viewer::Seat(seat) => drawn.get(seat.index()).cloned().flatten(),
                    Viewer::Spectator => None,
                },
            },
            Self::Kept(seat, objective) => Seen::Kept {
                seat: *seat,
                objective: (viewer == Viewer::Seat(*seat)).then(|| objective.clone()),
            },
            Self::Voted(seat, yes) => {
                Seen::Voted { seat: *seat, yes: (viewer == Viewer::Seat(*seat)).then_some(*yes) }
            }
        }
    }

    /// Whether it showed something that was hidden or decided by chance.
    #[must_use]
    pub fn reveals(&self) -> bool {
        !matches!(
            self,
            Self::Kept(..)
                | Self::Voted(..)
                | Self::Open(
                    Seen::DieTaken { .. }
                        | Seen::Filled { .. }
                        | Seen::SetAside { .. }
                        | Seen::Gained { .. }
                        | Seen::RegionLocked { .. }
                        | Seen::TurnBegins { .. }
                        | Seen::TurnEnds { .. }
                )
        )
    }
}

/// What a viewer knows of an event. Cards and Objectives are told by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after what they hold; the variants tell the story
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub enum Seen {
    /// Objectives were drawn; the viewer's, if they have any.
    Drawn { objectives: Option<[String; 2]> },
    /// An Objective was kept; told to whoever kept it.
    Kept { seat: Seat, objective: Option<String> },
    /// A roll for the first turn, and the Spears that each has rolled in this go.
    OpeningRoll { seat: Seat, dice: Dice, spears: u8, rolled: Vec<Option<u8>> },
    /// Several rolled most Spears.
    OpeningTied { seats: Vec<Seat>, spears: u8 },
    /// Somebody begins.
    First { seat: Seat, spears: u8 },
    /// A turn begins.
    TurnBegins { seat: Seat },
    /// The eighth die was chosen.
    DieTaken { seat: Seat, die: Option<Die> },
    /// The dice were rolled.
    Rolled { seat: Seat, dice: Dice },
    /// A line was filled: its number, or “steal”, and the dice of the roll that are left.
    Filled {
        seat: Seat,
        card: String,
        number: String,
        line: Line,
        dice: Dice,
        left: Dice,
        open: u8,
        from: Option<Seat>,
        begins: bool,
    },
    /// A die was set aside, and the dice of the roll that are left.
    SetAside { seat: Seat, face: Face, red: bool, left: Dice },
    /// A card was gained.
    Gained { seat: Seat, card: String, points: u8, die: Option<Die>, from: Option<Seat> },
    /// A region was locked.
    RegionLocked { seat: Seat, region: String, points: u8 },
    /// A turn ended with nothing.
    TurnEnds { seat: Seat, target: Option<String>, left: u8 },
    /// The last card has left the centre.
    CentreEmpty,
    /// An Objective was shown.
    ObjectiveShown { seat: Seat, objective: String, points: u8, holds: bool },
    /// A player's score.
    Scored { seat: Seat, score: Score },
    /// Several are equal in everything.
    Tied { seats: Vec<Seat> },
    /// Somebody has said whether they want a thumb war; told to themselves.
    Voted { seat: Seat, yes: Option<bool> },
    /// The thumb war was declined.
    Declined { by: Vec<Seat> },
    /// The thumb war was fought.
    Toss { winner: Seat },
    /// The end.
    Won { winners: Vec<Seat>, points: u16, by: Decider },
}
