//! An account as its owner keeps it: password, sessions, codes for coming back, the end; and what one
//! tells an administrator.

use serde::{Deserialize, Serialize};

use crate::clock::Instant;

/// A new password. It has no `Debug`, so that no log tells it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct PasswordForm {
    /// The password so far.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// A password that shows who one is; nothing for a guest, who has none.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ProofForm {
    /// The password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub password: Option<String>,
}

/// A code for coming back, and the password to be set with it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct RecoverForm {
    /// The name of the account.
    pub name: String,
    /// One of its codes.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// Codes for coming back without the password, each good once. They are shown once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct CodesView {
    /// The codes.
    pub codes: Vec<String>,
}

/// A session of one's own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct SessionView {
    /// By which it can be ended; it opens nothing.
    pub session: String,
    /// When it began, in milliseconds since 1970.
    pub created: Instant,
    /// When it was last used, to the day.
    pub seen: Instant,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What is wrong at a table, for an administrator to read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ReportForm {
    /// In one's own words.
    pub reason: String,
}
