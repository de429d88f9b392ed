//! The life of a table once more: for those who have missed something, and for looking back.

use ardri_core::Message;
use ardri_wire::{Look, Moment, TableId};

use crate::entry::Entry;
use crate::error::{EntryError, LogError};
use crate::request::Happened;
use crate::snapshot::Views;
use crate::table::Table;
use crate::visibility::Eye;

/// A table's life that is gone through again, entry by entry, so that nobody needs all of it at once.
#[derive(Debug)]
pub struct Rerun {
    id: TableId,
    table: Option<Table>,
}

impl Rerun {
    /// Before the first entry.
    #[must_use]
    pub fn new(id: TableId) -> Self {
        Self { id, table: None }
    }

    /// Goes on by an entry: the table after it, and what was told.
    ///
    /// # Errors
    /// The entry cannot be right.
    pub fn step(&mut self, entry: Entry) -> Result<(&Table, Happened), LogError> {
        let told = match &mut self.table {
            None => {
                self.table = Some(Table::begin(self.id.clone(), &entry)?);
                Vec::new()
            }
            Some(table) => {
                let wrong = |error: EntryError| LogError::new(entry.number, error.message());
                table.apply(&entry).map_err(wrong)?
            }
        };
        let missing = || LogError::new(1, Message::new("refused-log-empty"));
        let table = self.table.as_ref().ok_or_else(missing)?;
        Ok((table, Happened { entry, told }))
    }
}

impl Table {
    /// What an eye is shown of an entry that was just taken in, with the game after it.
    #[must_use]
    pub fn moment<'a>(&self, happened: &'a Happened, eye: Eye) -> Moment<'a> {
        let changed = !happened.told.is_empty() || happened.entry.number == 1;
        let views: Vec<Look> =
            if changed { self.own(&Views::default(), eye).views } else { Vec::new() };
        Moment { event: happened.shown_to(eye), views }
    }
}
