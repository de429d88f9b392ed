//! The life of a table once more: for those who have missed something, and for looking back.

use ardri_core::Message;
use serde::Serialize;

use crate::store::TableId;
use crate::table::command::Happened;
use crate::table::entry::{Damaged, Entry};
use crate::table::fold::Table;
use crate::table::standing::{Look, Views};
use crate::table::told::{Event, Eye};
use crate::table::unfit::Unfit;

/// A moment of a table's life.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Moment<'a> {
    /// What happened.
    #[serde(flatten)]
    pub event: Event<'a>,
    /// The game after it.
    pub views: Vec<Look>,
}

impl Table {
    /// What has happened since an entry, told again.
    ///
    /// # Errors
    /// Names the first entry that cannot be right.
    pub fn since(id: &TableId, log: &[Entry], after: u64) -> Result<Vec<Happened>, Damaged> {
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
    ) -> Result<(), Damaged> {
        let missing = || Damaged { number: 1, reason: Message::new("refused-log-empty").into() };
        let (first, rest) = log.split_first().ok_or_else(missing)?;
        let mut table = Self::begin(id.clone(), first)?;
        each(&table, Happened { entry: first.clone(), told: Vec::new() });
        for entry in rest {
            let damaged =
                |unfit: Unfit| Damaged { number: entry.number, reason: unfit.message().into() };
            let told = table.apply(entry).map_err(damaged)?;
            each(&table, Happened { entry: entry.clone(), told });
        }
        Ok(())
    }

    /// What an eye sees of the game now.
    #[must_use]
    pub fn looks(&self, eye: Eye) -> Vec<Look> {
        self.own(&Views::default(), eye).views
    }
}
