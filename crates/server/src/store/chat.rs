//! What stands beside the log and can be forgotten: what people are called, and what they have said.
//!
//! Whoever reads a log joins both. A saying is written in the same transaction as its line.

use std::collections::HashMap;

use ardri_table::{Entry, Participant, TableEvent, plain_saying};
use serde_json::json;
use sqlx::SqliteConnection;

use super::database::column;
use super::log::{Append, Line};
use super::{PersonId, Store, StoreError, Summary, TableId};

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
        let rows = sqlx::query(
            "SELECT id, name, key IS NULL FROM person
             WHERE id IN (SELECT value FROM json_each(?1)) AND gone IS NULL
             UNION ALL SELECT person, name, true FROM visitor WHERE table_id = ?2",
        )
        .bind(json!(people).to_string())
        .bind(table.as_str())
        .fetch_all(&self.readers)
        .await?;
        let known = rows.iter().map(|row| {
            let person = PersonId(column(row, 0)?);
            Ok((person, Participant { person, name: column(row, 1)?, guest: column(row, 2)? }))
        });
        known.collect()
    }

    async fn sayings(
        &self,
        table: &TableId,
        first: u64,
        last: u64,
    ) -> Result<HashMap<u64, String>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, text FROM chat WHERE table_id = ?1 AND number BETWEEN ?2 AND ?3",
        )
        .bind(table.as_str())
        .bind(first.cast_signed())
        .bind(last.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        let known = rows
            .iter()
            .map(|row| Ok((column::<i64>(row, 0)?.cast_unsigned(), plain_saying(column(row, 1)?))));
        known.collect()
    }
}

/// Writes what is said in these lines, and what strangers in them are called. What somebody has said
/// who is gone meanwhile is not kept: nothing would ever take it away.
pub async fn put(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let rows: Vec<_> = appends
        .iter()
        .flat_map(|append| append.chat.iter().map(|said| (&append.table, said)))
        .map(|(table, said)| json!([table, said.number, said.person, said.at, said.text]))
        .collect();
    if !rows.is_empty() {
        sqlx::query(
            "INSERT INTO chat (table_id, number, person, at, text)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
             FROM json_each(?1) WHERE NOT EXISTS (
                 SELECT 1 FROM person WHERE id = value ->> 2 AND gone IS NOT NULL)",
        )
        .bind(json!(rows).to_string())
        .execute(&mut *connection)
        .await?;
    }
    let rows: Vec<_> = appends
        .iter()
        .flat_map(|append| append.strangers.iter().map(|who| (&append.table, who)))
        .map(|(table, who)| json!([table, who.person, who.name]))
        .collect();
    if !rows.is_empty() {
        sqlx::query(
            "INSERT INTO visitor (table_id, person, name)
             SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1) WHERE true
             ON CONFLICT (table_id, person) DO NOTHING",
        )
        .bind(json!(rows).to_string())
        .execute(connection)
        .await?;
    }
    Ok(())
}
