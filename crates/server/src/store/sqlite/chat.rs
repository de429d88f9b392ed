//! What people are called, and what they have said.

use std::collections::HashMap;

use ardri_table::{Participant, plain_saying};
use serde_json::json;
use sqlx::SqliteConnection;

use super::Reader;
use super::database::column;
use crate::store::log::Append;
use crate::store::{PersonId, StoreError, TableId};

impl Reader {
    pub async fn participants(
        &self,
        table: &TableId,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, Participant>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, key IS NULL FROM person
             WHERE id IN (SELECT value FROM json_each(?1)) AND gone IS NULL
             UNION ALL SELECT person, name, true FROM visitor WHERE table_id = ?2",
        )
        .bind(json!(people).to_string())
        .bind(table.as_str())
        .fetch_all(&self.0)
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
            "SELECT number, text FROM chat WHERE table_id = ?1 AND number BETWEEN ?2 AND ?3",
        )
        .bind(table.as_str())
        .bind(first.cast_signed())
        .bind(last.cast_signed())
        .fetch_all(&self.0)
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
