//! What people are called, and what they have said.

use std::collections::HashMap;

use ardri_table::{Participant, plain_saying};

use super::Reader;
use super::database::column;

use crate::store::{PersonId, StoreError, TableId};

impl Reader {
    pub async fn participants(
        &self,
        table: &TableId,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, Participant>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, key IS NULL FROM person
             WHERE id = ANY ($1) AND gone IS NULL
             UNION ALL SELECT person, name, true FROM visitor WHERE table_id = $2",
        )
        .bind(people.iter().map(|person| person.0).collect::<Vec<_>>())
        .bind(table.as_str())
        .fetch_all(self.pool()?)
        .await?;
        let known = rows.iter().map(|row| {
            let person = PersonId(column(row, 0)?);
            Ok((person, Participant { person, name: column(row, 1)?, guest: column(row, 2)? }))
        });
        known.collect()
    }

    pub async fn sayings(
        &self,
        table: &TableId,
        first: u64,
        last: u64,
    ) -> Result<HashMap<u64, String>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, text FROM chat WHERE table_id = $1 AND number BETWEEN $2 AND $3",
        )
        .bind(table.as_str())
        .bind(first.cast_signed())
        .bind(last.cast_signed())
        .fetch_all(self.pool()?)
        .await?;
        let known = rows
            .iter()
            .map(|row| Ok((column::<i64>(row, 0)?.cast_unsigned(), plain_saying(column(row, 1)?))));
        known.collect()
    }
}
