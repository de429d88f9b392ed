//! People: who one is, and whom one does not want to meet.

use serde::{Deserialize, Serialize};

use crate::ids::{PersonId, TableId};

/// A person, as they see themselves.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct MeView {
    /// Their number.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether they have a password.
    pub account: bool,
    /// The session's secret, for scripts, when it is new. Browsers get it as a cookie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub token: Option<String>,
}

/// A wish for a name.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct NameForm {
    /// The name; one is found if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
}

/// A name and a password. It has no `Debug`, so that no log tells the password.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct AccountForm {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A code from another device.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct HandoverForm {
    /// The code.
    pub code: String,
}

/// Yes or no.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct OnForm {
    /// Whether it is to be so.
    pub on: bool,
    /// Where the person was seen, if not at a table of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub table: Option<TableId>,
}

/// Somebody, as others see them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct PersonView {
    /// Their number.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub person: PersonId,
    /// Their name.
    pub name: String,
}

/// People whom one has blocked or muted.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Lists {
    /// They cannot sit down at one's tables.
    pub blocked: Vec<PersonView>,
    /// One does not hear them.
    pub muted: Vec<PersonView>,
}
