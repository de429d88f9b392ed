//! How one game of the arena went, as it stands in the log.

use ardri_bots::bout::{Failure, Played};
use ardri_core::Seat;
use serde::{Deserialize, Serialize};

use crate::times::Times;

/// The ending of games that were broken off.
pub(crate) const UNFINISHED: &str = "unfinished";
/// The ending of games in which somebody failed.
pub(crate) const FAILED: &str = "failed";

/// How one game went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// For each seat the number of its bot.
    pub bots: Vec<usize>,
    /// The winners; none means that nobody has won.
    pub winners: Vec<Seat>,
    /// For each seat its place, 1 being the best.
    pub places: Vec<u8>,
    /// The kind of ending.
    pub ending: String,
    /// How many actions seats took.
    pub plies: u32,
    /// Who failed, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<(Seat, Failure)>,
    /// For each seat how long its decisions took.
    pub times: Vec<Times>,
}

impl GameResult {
    /// What came of a game. Whoever fails loses it to all others; a game that was broken off is drawn.
    pub(crate) fn new(game: u64, bots: Vec<usize>, played: Played, times: Vec<Times>) -> Self {
        let Played { outcome, failed, plies } = played;
        let seats = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let (winners, places, ending) = match (outcome, &failed) {
            (_, Some((failed, _))) => (
                Seat::all(seats).filter(|seat| seat != failed).collect(),
                Seat::all(seats).map(|seat| if seat == *failed { 2 } else { 1 }).collect(),
                FAILED.into(),
            ),
            (Some(outcome), None) => (outcome.winners, outcome.places, outcome.ending),
            (None, None) => (Vec::new(), vec![1; bots.len()], UNFINISHED.into()),
        };
        Self { game, bots, winners, places, ending, plies, failed, times }
    }

    /// What a seat gets of the one point of the game: winners share it; if there are none, all do.
    #[must_use]
    pub fn points(&self, seat: Seat) -> f64 {
        match self.winners.as_slice() {
            [] => 1.0 / self.bots.len().max(1) as f64,
            winners if winners.contains(&seat) => 1.0 / winners.len() as f64,
            _ => 0.0,
        }
    }
}
