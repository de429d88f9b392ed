//! What stands beside the log and can be forgotten: what people are called, and what they have said.
//!
//! Whoever reads a log joins both. A saying is written in the same transaction as its line.

use std::collections::HashMap;

use ardri_table::{Entry, Participant, TableEvent};

use super::log::{Append, Line};
use super::{PersonId, Store, StoreError, Summary, TableId, ask};

/// What somebody has said, with the number of its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// The line of the table's log.
    pub number: u64,
    /// Who.
    pub person: PersonId,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

impl Saying {
    /// What is said in an entry.
    fn of(entry: &Entry) -> Option<Self> {
        let TableEvent::Said { who, text } = &entry.event else { return None };
        let (number, person, at) = (entry.number, who.person, entry.at);
        Some(Self { number, person, at, text: text.clone() })
    }
}

impl Store {
    /// Appends entries to a table's log, with what is said in them; see [`append`](Self::append).
    ///
    /// # Errors
    /// The same.
    pub async fn append_entries(
        &self,
        table: &TableId,
        entries: impl Iterator<Item = &Entry>,
        summary: Option<Summary>,
    ) -> Result<(), StoreError> {
        let mut append = Append { summary, ..Append::to(table) };
        for entry in entries {
            append.lines.push(Line::of(entry));
            append.chat.extend(Saying::of(entry).filter(|saying| !saying.text.is_empty()));
            let who = entry.event.participant();
            let stranger = who.filter(|who| who.person.0 < 0 && !who.is_somebody());
            append.strangers.extend(stranger.cloned());
        }
        self.append_all(append).await
    }

    /// Joins what people are called today, and what they have said, to the entries of a table's log.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if they cannot be read; and whatever the disk says.
    pub async fn join(&self, table: &TableId, entries: &mut [Entry]) -> Result<(), StoreError> {
        let named = entries.iter().filter_map(|entry| Some(entry.event.participant()?.person));
        let known = self.participants(table, named).await?;
        let spoken = entries.iter().filter(|entry| matches!(entry.event, TableEvent::Said { .. }));
        let numbers: Vec<_> = spoken.map(|entry| entry.number).collect();
        let mut said = match (numbers.first(), numbers.last()) {
            (Some(first), Some(last)) => self.sayings(table, *first, *last).await?,
            _ => HashMap::new(),
        };
        for entry in entries {
            let Some(who) = entry.event.participant_mut() else { continue };
            *who = known.get(&who.person).cloned().unwrap_or(Participant::somebody(who.person));
            if let TableEvent::Said { text, .. } = &mut entry.event {
                *text = said.remove(&entry.number).unwrap_or_default();
            }
        }
        Ok(())
    }

    /// What some people at a table are called; those who are gone are left out.
    async fn participants(
        &self,
        table: &TableId,
        people: impl Iterator<Item = PersonId>,
    ) -> Result<HashMap<PersonId, Participant>, StoreError> {
        let mut people: Vec<_> = people.collect();
        people.sort_unstable();
        people.dedup();
        ask!(self, participants(table, &people))
    }

    async fn sayings(
        &self,
        table: &TableId,
        first: u64,
        last: u64,
    ) -> Result<HashMap<u64, String>, StoreError> {
        ask!(self, sayings(table, first, last))
    }
}
