//! What lies in front of a player, and the colours by which players are called.

use ardri_core::Seat;
use serde::{Deserialize, Serialize};

use crate::marriage::{Marriages, Offer};

/// The most players.
pub const MOST_SEATS: usize = 5;

/// The colour of a seat's discs, which is its name in every sentence. None is a town's colour.
pub const COLOURS: [&str; MOST_SEATS] = ["Purple", "Green", "Black", "Ivory", "Brown"];

/// The name of a seat: the colour of its discs.
#[must_use]
pub fn name(seat: Seat) -> &'static str {
    COLOURS[seat.index() % MOST_SEATS]
}

/// Everything of a player that all can see, but for discs on towns and claim tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Player {
    /// Coins.
    pub coins: u8,
    /// Points on the track.
    pub points: u16,
    /// Renown tokens.
    pub renown: u8,
    /// Raiders taken from the battle area.
    pub raiders: u8,
    /// Discs in the church area.
    pub church: u8,
    /// The space of the marriage track.
    pub space: u8,
    /// Marriage cards; the Princess is among them unless she was spurned.
    pub marriages: Marriages,
    /// What was made of the Princess, by whoever married her.
    pub offer: Option<Offer>,
}

impl Player {
    /// What everyone starts with.
    pub(crate) const START: Self = Self {
        coins: 3,
        points: 10,
        renown: 1,
        raiders: 0,
        church: 0,
        space: 0,
        marriages: Marriages::NONE,
        offer: None,
    };

    pub(crate) fn score(&mut self, points: u8) {
        self.points = self.points.saturating_add(u16::from(points));
    }

    /// Loses up to that many points and gives how many it were: nobody has less than none.
    pub(crate) fn forfeit(&mut self, points: u8) -> u8 {
        let lost = u16::from(points).min(self.points);
        self.points -= lost;
        lost as u8
    }
}
