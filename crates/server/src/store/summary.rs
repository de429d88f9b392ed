//! Summaries: what lists show of tables, and how tables are found.
//!
//! They follow from the logs and are written in the same transactions.

use std::collections::{BTreeMap, HashSet};

use serde_json::json;
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;

use super::database::column;
use super::log::Append;
use super::{PersonId, Store, StoreError, TableId, check_text};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Listed {
    /// Seats are being taken.
    Open,
    /// The game is on.
    Playing,
    /// Nothing more will happen.
    Finished,
}

impl Listed {
    fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
        }
    }

    fn from_word(word: &str) -> Result<Self, StoreError> {
        [Self::Open, Self::Playing, Self::Finished]
            .into_iter()
            .find(|stage| stage.word() == word)
            .ok_or_else(|| StoreError::Damaged(format!("{word:?} is not a stage of a table")))
    }
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The name of the game.
    pub game: String,
    /// The name of the table.
    pub name: String,
    /// Whether everyone may find it.
    pub public: bool,
    /// How far it has come.
    pub stage: Listed,
    /// Who sits there. Someone with several seats is stored once, at the first of them.
    pub people: Vec<PersonId>,
    /// When the table was made, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened there, in milliseconds since 1970.
    pub updated: i64,
    /// JSON for those who show lists; not looked into here.
    pub info: String,
}

impl Summary {
    pub(super) fn check(&self) -> Result<(), StoreError> {
        [&self.game, &self.name, &self.info].into_iter().try_for_each(|text| check_text(text))
    }
}

/// A table and what lists show of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table's name.
    pub table: TableId,
    /// What lists show of it.
    pub summary: Summary,
}

/// The columns that [`found`] reads, in its order.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT table_id, game, name, public, stage, created, updated, info,
             (SELECT json_group_array(person ORDER BY place) FROM seated
              WHERE seated.table_id = summary.table_id) ",
            $rest
        )
    };
}

impl Store {
    /// All tables that are open or being played, in the order of their names.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of them has no proper name; and whatever the disk says.
    pub async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sqlx::query("SELECT table_id FROM summary WHERE stage <> 'finished' ORDER BY table_id")
                .fetch_all(&self.readers)
                .await?;
        rows.iter().map(table).collect()
    }

    /// The tables that are finished.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of them has no proper name; and whatever the disk says.
    pub async fn finished(&self) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sqlx::query("SELECT table_id FROM summary WHERE stage = 'finished' ORDER BY table_id")
                .fetch_all(&self.readers)
                .await?;
        rows.iter().map(table).collect()
    }

    /// The public tables that are open or being played, the last made first.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a summary cannot be read; and whatever the disk says.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(select!(
            "FROM summary WHERE stage <> 'finished' AND public
             ORDER BY created DESC, table_id DESC LIMIT ?1"
        ))
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(found).collect()
    }

    /// The tables at which someone sits, finished or not, the last updated first.
    ///
    /// For the next page, give the time of the last update on this one as `before`.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a summary cannot be read; and whatever the disk says.
    pub async fn tables_of(
        &self,
        person: PersonId,
        finished: bool,
        limit: u32,
        before: Option<i64>,
    ) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(select!(
            "FROM summary WHERE table_id IN (SELECT table_id FROM seated WHERE person = ?1)
             AND (stage = 'finished') = ?2 AND (?3 IS NULL OR updated < ?3)
             ORDER BY updated DESC, table_id DESC LIMIT ?4"
        ))
        .bind(person.0)
        .bind(finished)
        .bind(before)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(found).collect()
    }

    /// What lists show of a table, if it was ever said.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it cannot be read; and whatever the disk says.
    pub async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        let row = sqlx::query(select!("FROM summary WHERE table_id = ?1"))
            .bind(table.as_str())
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok(found(&row)?.summary)).transpose()
    }
}

fn table(row: &SqliteRow) -> Result<TableId, StoreError> {
    let name: String = column(row, 0)?;
    name.try_into().map_err(|error| StoreError::Damaged(format!("a table's name: {error}")))
}

fn found(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let people: Vec<i64> = serde_json::from_str(column(row, 8)?)
        .map_err(|error| StoreError::Damaged(format!("who sits at a table: {error}")))?;
    let summary = Summary {
        game: column(row, 1)?,
        name: column(row, 2)?,
        public: column(row, 3)?,
        stage: Listed::from_word(column(row, 4)?)?,
        people: people.into_iter().map(PersonId).collect(),
        created: column(row, 5)?,
        updated: column(row, 6)?,
        info: column(row, 7)?,
    };
    Ok(TableRow { table: table(row)?, summary })
}

/// Writes the last summary of each table.
///
/// Three statements write those of any number of tables: they are handed over as JSON.
pub async fn put(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let last: BTreeMap<&str, &Summary> = appends
        .iter()
        .filter_map(|append| Some((append.table.as_str(), append.summary.as_ref()?)))
        .collect();
    if last.is_empty() {
        return Ok(());
    }
    let summaries = last.iter().map(|(table, summary)| {
        let Summary { game, name, public, stage, people: _, created, updated, info } = summary;
        json!([table, game, name, public, stage.word(), created, updated, info])
    });
    let summaries = json!(summaries.collect::<Vec<_>>()).to_string();
    let seated = last.iter().flat_map(|(table, summary)| {
        let mut seen = HashSet::new();
        let once = summary.people.iter().filter(move |person| seen.insert(**person));
        once.enumerate().map(move |(place, person)| json!([table, person, place]))
    });
    let seated = json!(seated.collect::<Vec<_>>()).to_string();

    sqlx::query(
        "INSERT INTO summary (table_id, game, name, public, stage, created, updated, info)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3,
                value ->> 4, value ->> 5, value ->> 6, value ->> 7
         FROM json_each(?1) WHERE true
         ON CONFLICT (table_id) DO UPDATE SET
             game = excluded.game, name = excluded.name, public = excluded.public,
             stage = excluded.stage, created = excluded.created, updated = excluded.updated,
             info = excluded.info",
    )
    .bind(&summaries)
    .execute(&mut *connection)
    .await?;
    // Nearly always the same people sit there as before, and then these two write nothing.
    sqlx::query(
        "DELETE FROM seated
         WHERE table_id IN (SELECT value ->> 0 FROM json_each(?1))
         AND (table_id, person) NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each(?2))",
    )
    .bind(&summaries)
    .bind(&seated)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO seated (table_id, person, place)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1) WHERE true
         ON CONFLICT (table_id, person) DO UPDATE SET place = excluded.place
         WHERE place <> excluded.place",
    )
    .bind(&seated)
    .execute(&mut *connection)
    .await?;
    Ok(())
}
