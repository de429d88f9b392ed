//! What is answered when something cannot be done.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A refusal: a fixed word for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "server.ts", rename = "Problem")
)]
pub struct ErrorBody<'a> {
    /// A fixed word for programs.
    pub refused: Cow<'a, str>,
    /// A sentence for people.
    pub reason: Cow<'a, str>,
    /// Where the rule of the game stands that forbids it, if one does: `tafl#straight`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<Cow<'a, str>>,
}
