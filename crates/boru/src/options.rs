//! What can be chosen before the game.

use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Options {
    /// What becomes of the last card of each hand.
    #[serde(default, alias = "last-card")]
    pub last_card: LastCard,
}

/// What becomes of the last card of each hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum LastCard {
    /// It is discarded unseen.
    #[default]
    Discard,
    /// It is played, too; with five players only.
    Play,
}
