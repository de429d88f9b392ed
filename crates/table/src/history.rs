//! The life of a table once more: for those who have missed something, and for looking back.

use ardri_core::Message;
use ardri_wire::{Look, Moment, TableId};

use crate::entry::Entry;
use crate::error::{EntryError, LogError};
use crate::request::Happened;
use crate::snapshot::Views;
use crate::table::Table;
use crate::visibility::Eye;

impl Table {
    /// What has happened since an entry, told again.
    ///
    /// # Errors
    /// Names the first entry that cannot be right.
    pub fn since(id: &TableId, log: &[Entry], after: u64) -> Result<Vec<Happened>, LogError> {
        let mut all = Vec::new();
        Self::again(id, log, |_, happened| {
            if happened.entry.number > after {
                all.push(happened);
            }
        })?;
        Ok(all)
    }

    /// Goes through a table's life again; `each` sees the table after every entry.
    ///
    /// # Errors
    /// Names the first entry that cannot be right.
    pub fn again(
        id: &TableId,
        log: &[Entry],
        mut each: impl FnMut(&Self, Happened),
    ) -> Result<(), LogError> {
        let missing = || LogError::new(1, Message::new("refused-log-empty"));
        let (first, rest) = log.split_first().ok_or_else(missing)?;
        let mut table = Self::begin(id.clone(), first)?;
        each(&table, Happened { entry: first.clone(), told: Vec::new() });
        for entry in rest {
            let wrong = |error: EntryError| LogError::new(entry.number, error.message());
            let told = table.apply(entry).map_err(wrong)?;
            each(&table, Happened { entry: entry.clone(), told });
        }
        Ok(())
    }

    /// What an eye is shown of an entry that was just taken in, with the game after it.
    #[must_use]
    pub fn moment<'a>(&self, happened: &'a Happened, eye: Eye) -> Moment<'a> {
        let changed = !happened.told.is_empty() || happened.entry.number == 1;
        let views: Vec<Look> =
            if changed { self.own(&Views::default(), eye).views } else { Vec::new() };
        Moment { event: happened.shown_to(eye), views }
    }
}
