//! The words for the luck of a table that is about to begin.

use ardri_core::SeatSet;
use ardri_core::fairness::Commitment;
use ardri_core::sealed::{Sealed, SeatWord};
use serde::{Deserialize, Serialize};

use crate::clock::Instant;
use crate::snapshot::{SeatView, Snapshot};

/// The words for the luck as everyone may know them, until the game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct LuckView {
    /// For each seat the hash of the word that it has committed to.
    pub hashes: Vec<Option<Commitment>>,
    /// What the table has committed itself to once nobody can change anything any more; nothing before.
    pub commitment: Option<Commitment>,
    /// The seats that have revealed their words.
    pub revealed: SeatSet,
    /// Until when the others may reveal theirs.
    pub until: Option<Instant>,
}

impl Snapshot<'_> {
    /// What the table has to commit itself to by what is seen of it: its seed's commitment, who is a bot,
    /// and the hashes of all words. Whoever reveals a word makes sure of it first. Nothing once the game
    /// has begun.
    #[must_use]
    pub fn due_commitment(&self) -> Option<Commitment> {
        let luck = self.current.common.luck.as_ref()?;
        let seats = self.current.own.seats.iter().zip(&luck.hashes);
        let word =
            |(seat, hash): (&SeatView<'_>, &Option<Commitment>)| match (seat.bot.is_some(), hash) {
                (true, _) => SeatWord::Bot {},
                (false, None) => SeatWord::None {},
                (false, Some(hash)) => SeatWord::Withheld { commitment: hash.clone() },
            };
        let sealed = Sealed {
            table: self.about.table.to_string(),
            seed_commitment: self.about.commitment.parse().ok()?,
            words: seats.map(word).collect(),
        };
        Some(sealed.commitment())
    }
}
