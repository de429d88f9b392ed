//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The end of a game: who won, in which order the others follow, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Outcome {
    /// The winners; several share the win, none means that the game was drawn.
    pub winners: Vec<Seat>,
    /// For each seat its place, 1 being the best; tied seats share a place.
    pub places: Vec<u8>,
    /// For each seat its points, in games that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scores: Option<Vec<i32>>,
    /// The kind of ending as a short fixed word, for statistics: `king-captured`, `repetition`…
    pub ending: String,
    /// The reason in words that a player understands.
    pub reason: String,
}

impl Outcome {
    /// The outcome of a two-player game that `winner` has won.
    #[must_use]
    pub fn win(winner: Seat, ending: impl Into<String>, reason: impl Into<String>) -> Self {
        let places = (0..2).map(|seat| if seat == winner.0 { 1 } else { 2 }).collect();
        Self {
            winners: vec![winner],
            places,
            scores: None,
            ending: ending.into(),
            reason: reason.into(),
        }
    }

    /// The outcome of a game that nobody of `seats` players has won.
    #[must_use]
    pub fn drawn(seats: u8, ending: impl Into<String>, reason: impl Into<String>) -> Self {
        Self {
            winners: Vec::new(),
            places: vec![1; usize::from(seats)],
            scores: None,
            ending: ending.into(),
            reason: reason.into(),
        }
    }
}
