//! The board: discs, Viking tokens, monasteries and claim tokens.

use ardri_core::Seat;
use serde::{Deserialize, Serialize};

use crate::player::MOST_SEATS;
use crate::town::{Region, Town, TownSet};

/// Where the claim token of a region is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Token {
    /// On the board, its points not yet to be had.
    #[default]
    FaceDown,
    /// On the board, face up.
    OnBoard,
    /// In front of a player.
    Held(Seat),
}

/// Whoever counts towns in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Contender {
    /// A player.
    Seat(Seat),
    /// The Vikings.
    Vikings,
}

/// What lies on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Board {
    /// Each seat's discs, also those beneath a Viking token.
    pub(crate) discs: [TownSet; MOST_SEATS],
    /// Viking tokens; each lies on a disc.
    pub(crate) vikings: TownSet,
    /// Monasteries.
    pub(crate) monasteries: TownSet,
    /// The claim tokens by region.
    pub(crate) tokens: [Token; Region::COUNT],
    /// Raiders in the battle area.
    pub(crate) raiders: u8,
}

impl Board {
    /// The towns with a disc.
    pub(crate) fn taken(&self) -> TownSet {
        self.discs.iter().fold(TownSet::EMPTY, |all, discs| all.union(*discs))
    }

    /// The towns without a disc.
    pub(crate) fn open(&self) -> TownSet {
        TownSet::ALL.minus(self.taken())
    }

    /// The towns that `seat` controls: its discs without a Viking token.
    pub(crate) fn controlled(&self, seat: Seat) -> TownSet {
        self.discs[seat.index()].minus(self.vikings)
    }

    /// Whose disc lies on a town.
    pub(crate) fn disc(&self, town: Town) -> Option<Seat> {
        (0..)
            .map(Seat)
            .zip(&self.discs)
            .find(|(_, discs)| discs.contains(town))
            .map(|(seat, _)| seat)
    }

    pub(crate) fn put_disc(&mut self, seat: Seat, town: Town) {
        self.discs[seat.index()] = self.discs[seat.index()].with(town);
    }

    /// Where `seat` could put a monastery.
    pub(crate) fn sites(&self, seat: Seat) -> TownSet {
        self.controlled(seat).minus(self.monasteries)
    }

    /// How much `towns` count for in a region: a monastery makes its town count as two.
    pub(crate) fn weight(&self, towns: TownSet, region: Region) -> u8 {
        let there = towns.common(region.towns());
        there.len() + there.common(self.monasteries).len()
    }

    /// How many claim tokens lie in front of `seat`.
    pub(crate) fn tokens_of(&self, seat: Seat) -> u8 {
        self.tokens.iter().filter(|token| **token == Token::Held(seat)).count() as u8
    }
}
