//! What a strong bot thinks of a seat's decisions: hints while the game goes on, a review after it.

use ardri_core::Message;
use serde::{Deserialize, Serialize};

/// An action that is worth a thought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Hint {
    /// The action, in its text form.
    pub action: String,
    /// What it is called in a list.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub text: Message,
    /// The share of the win that may be expected after it, from 0 to 1.
    pub chance: f64,
    /// Why, in sentences: what it does, and how it compares.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub why: Vec<Message>,
}

/// How a seat has played, as a strong bot sees it that knew no more than the seat did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Review {
    /// How many decisions were looked at.
    pub decisions: u32,
    /// Those that cost most, the dearest first.
    pub costly: Vec<CostlyDecision>,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct CostlyDecision {
    /// The number of the action in the record, from 1; the draws of chance count, too.
    pub number: u32,
    /// What was done.
    pub played: Hint,
    /// What would have been better.
    pub better: Hint,
}

impl CostlyDecision {
    /// The share of the win that it cost.
    #[must_use]
    pub fn cost(&self) -> f64 {
        self.better.chance - self.played.chance
    }
}
