//! The lobby: public tables in an order that is fair to their hosts, and what each host has open.

use std::fmt;
use std::str::FromStr;

use super::{PersonId, Store, StoreError, TableId, TableRow, ask};

/// Where a page of the lobby ends, and the next one begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyCursor {
    /// The how manieth table of its host it is.
    pub(super) turn: i64,
    pub(super) created: i64,
    pub(super) table: TableId,
}

/// A text that is no [`LobbyCursor`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no place in the list of tables")]
pub struct ParseLobbyCursorError;

impl fmt::Display for LobbyCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.turn, self.created, self.table)
    }
}

impl FromStr for LobbyCursor {
    type Err = ParseLobbyCursorError;

    fn from_str(text: &str) -> Result<Self, ParseLobbyCursorError> {
        let read = || {
            let (turn, rest) = text.split_once('.')?;
            let (created, table) = rest.split_once('.')?;
            Some(Self {
                turn: turn.parse().ok()?,
                created: created.parse().ok()?,
                table: table.parse().ok()?,
            })
        };
        read().ok_or(ParseLobbyCursorError)
    }
}

/// A part of the lobby's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyPage {
    /// The tables.
    pub tables: Vec<TableRow>,
    /// Where the next page begins; nothing if this was the last.
    pub next: Option<LobbyCursor>,
}

/// What a person has that is not finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unfinished {
    /// Tables that they have set up or sit at.
    pub tables: u32,
    /// Public tables among those that they have set up, which wait for players.
    pub open: u32,
}

impl Store {
    /// The public tables that are open or being played: the newest of each host, then the second of
    /// each, and so on, so that nobody can hide the others' by setting up many.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a summary cannot be read; and whatever the disk says.
    pub async fn lobby(
        &self,
        after: Option<&LobbyCursor>,
        limit: u32,
    ) -> Result<LobbyPage, StoreError> {
        ask!(self, lobby(after, limit))
    }

    /// What a person has that is not finished.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn unfinished_of(&self, person: PersonId) -> Result<Unfinished, StoreError> {
        ask!(self, unfinished_of(person))
    }

    /// The public tables that wait for players, with their hosts and when these were last noted to
    /// be there.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of them has no proper name; and whatever the disk says.
    pub async fn waiting(&self) -> Result<Vec<(TableId, PersonId, i64)>, StoreError> {
        ask!(self, waiting())
    }

    /// What tells this server from others on the same host.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it is missing; and whatever the disk says.
    pub async fn id(&self) -> Result<String, StoreError> {
        ask!(self, id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_is_shown() {
        let cursor = LobbyCursor { turn: 2, created: -7, table: "tara".parse().unwrap() };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for text in ["", "2", "2.7", "2.7.", "x.7.tara", "2.x.tara", "2.7.a b", "2.7.tara.tara"] {
            assert_eq!(text.parse::<LobbyCursor>(), Err(ParseLobbyCursorError), "{text:?}");
        }
    }
}
