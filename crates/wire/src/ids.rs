//! The names by which stored things are known.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use ardri_core::Message;
use serde::{Deserialize, Serialize, Serializer};

/// The longest name of a table, in characters.
pub const LONGEST_TABLE_ID: usize = 64;

/// The name of a table in addresses and in the log: 1 to 64 letters, digits, `_` and `-`.
///
/// It goes with every message and every line, so copies share the text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts", type = "string"))]
pub struct TableId(Arc<str>);

/// Text that cannot name a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the name of a table is 1 to {LONGEST_TABLE_ID} letters, digits, _ and -")]
pub struct ParseTableIdError;

impl ParseTableIdError {
    /// What it says to whoever named it; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(self) -> Message {
        Message::new("refused-store-table-name").with("most", LONGEST_TABLE_ID)
    }
}

impl TableId {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as text that is shared.
    #[must_use]
    pub fn shared(&self) -> Arc<str> {
        Arc::clone(&self.0)
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl TryFrom<String> for TableId {
    type Error = ParseTableIdError;

    fn try_from(text: String) -> Result<Self, ParseTableIdError> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        if (1..=LONGEST_TABLE_ID).contains(&text.len()) && text.bytes().all(fits) {
            Ok(Self(text.into()))
        } else {
            Err(ParseTableIdError)
        }
    }
}

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<Self, ParseTableIdError> {
        text.to_owned().try_into()
    }
}

impl From<TableId> for String {
    fn from(table: TableId) -> Self {
        table.0.as_ref().into()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The number of a person, given once and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts", type = "number"))]
pub struct PersonId(pub i64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_short_plain_names_are_tables() {
        let longest = "x".repeat(LONGEST_TABLE_ID);
        for good in ["a", "Tara-1_b", &longest] {
            assert_eq!(good.parse::<TableId>().unwrap().to_string(), good);
        }
        let too_long = "x".repeat(LONGEST_TABLE_ID + 1);
        for bad in ["", " ", "a b", "../a", "é", "a\0", &too_long] {
            assert_eq!(bad.parse::<TableId>(), Err(ParseTableIdError), "{bad}");
        }
    }

    #[test]
    fn names_round_trip_through_json_and_are_checked_there() {
        let table: TableId = "tara".parse().unwrap();
        let json = serde_json::to_string(&table).unwrap();
        assert_eq!(json, r#""tara""#);
        assert_eq!(serde_json::from_str::<TableId>(&json).unwrap(), table);
        assert!(serde_json::from_str::<TableId>(r#""a/b""#).is_err());
        assert_eq!(serde_json::to_string(&PersonId(7)).unwrap(), "7");
    }
}
