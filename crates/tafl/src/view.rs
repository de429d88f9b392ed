//! What everyone sees of a game of tafl.

use ardri_core::{Game, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::game::{LastMove, SetResult, Tafl, outcome_of};
use crate::position::Position;
use crate::side::Side;
use crate::square::Move;

/// The whole table: tafl hides nothing, so every viewer gets the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts", concrete(B = crate::board::Brandubh), bound = ""))]
pub struct View<B: Board> {
    /// The names of the rules that depart from the basic game.
    pub rules: Vec<String>,
    /// Which set is being played, counted from 1.
    pub set: u8,
    /// Who plays the Vikings in it; unknown until lots are drawn.
    pub vikings: Option<Seat>,
    /// The position.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub position: Position<B>,
    /// Whether the game is over.
    pub over: bool,
    /// How many moves have been made in this set.
    pub moves: u32,
    /// The last of them.
    pub last: Option<LastMove>,
    /// How many Vikings have been captured from the start of the set.
    pub captured_vikings: u32,
    /// How many guards have been captured.
    pub captured_celts: u32,
    /// Who would lose by bringing about this position once more.
    pub repetition: Option<Side>,
    /// The moves that would lose at once by repetition.
    pub losing_repetitions: Vec<Move>,
    /// The positions that have stood twice and can still come again: whoever brings one about loses.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub stood_twice: Vec<Position<B>>,
    /// The sets that are over.
    pub sets: Vec<SetResult>,
}

impl<B: Board> View<B> {
    /// Who plays a side in this set; unknown until lots are drawn.
    #[must_use]
    pub fn seat_of(&self, side: Side) -> Option<Seat> {
        self.vikings.map(|vikings| side.seat(vikings))
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.over { outcome_of(&self.sets) } else { None }
    }

    pub(crate) fn new(game: &Tafl<B>) -> Self {
        let (position, (vikings, guards)) = (game.position(), game.options().pieces());
        let stood_twice = game.stood_twice();
        Self {
            rules: game.options().rules().iter().map(|rule| rule.name().into()).collect(),
            set: game.set(),
            vikings: game.seat_of(Side::Vikings),
            position: *position,
            over: game.turn() == Turn::Over,
            moves: game.moves(),
            last: game.last().cloned(),
            captured_vikings: vikings.saturating_sub(position.vikings()),
            captured_celts: guards.saturating_sub(position.guards()),
            repetition: game.repetition_warning(),
            losing_repetitions: game.moves_to(&stood_twice),
            stood_twice,
            sets: game.sets().to_vec(),
        }
    }
}
