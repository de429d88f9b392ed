//! Summaries: what lists show of tables, and how tables are found.
//!
//! They follow from the logs and are written in the same transactions.

use std::collections::{BTreeMap, HashSet};

use serde_json::json;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::database::column;
use super::log::Append;
use super::{Person, PersonId, Store, StoreError, TableId, check_text};

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
    /// Who has set it up; nobody if that was elsewhere.
    pub host: Option<PersonId>,
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
    /// Those who sit there, or sat there when the table came from another server, and are not gone.
    pub people: Vec<Person>,
}

/// The columns that [`found`] reads, in its order.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT table_id, game, name, public, stage, created, updated, info,
             (SELECT json_group_array(person ORDER BY place) FROM seated
              WHERE seated.table_id = summary.table_id),
             (SELECT json_group_array(json_array(id, name, account)) FROM
              (SELECT id, name, key IS NOT NULL AS account FROM seated JOIN person
               ON person.id = seated.person AND gone IS NULL
               WHERE seated.table_id = summary.table_id
               UNION ALL SELECT person, name, 0 FROM visitor
               WHERE visitor.table_id = summary.table_id)), host ",
            $rest
        )
    };
}
pub(super) use select;

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

    /// The tables at which someone sits after one of them, in the order of their names.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a summary cannot be read; and whatever the disk says.
    pub async fn tables_by_name(
        &self,
        person: PersonId,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(select!(
            "FROM summary WHERE table_id IN (SELECT table_id FROM seated WHERE person = ?1)
             AND table_id > ?2 ORDER BY table_id LIMIT ?3"
        ))
        .bind(person.0)
        .bind(after.map_or("", TableId::as_str))
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(found).collect()
    }

    /// All tables at which someone sits or is the host.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of them has no proper name; and whatever the disk says.
    pub async fn all_tables_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT table_id FROM seated WHERE person = ?1")
            .bind(person.0)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(table).collect()
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

pub(super) fn table(row: &SqliteRow) -> Result<TableId, StoreError> {
    let name: String = column(row, 0)?;
    name.try_into().map_err(|error| StoreError::Damaged(format!("a table's name: {error}")))
}

pub(super) fn found(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let people: Vec<i64> = serde_json::from_str(column(row, 8)?)
        .map_err(|error| StoreError::Damaged(format!("who sits at a table: {error}")))?;
    let summary = Summary {
        game: column(row, 1)?,
        name: column(row, 2)?,
        public: column(row, 3)?,
        stage: Listed::from_word(column(row, 4)?)?,
        host: row.try_get::<Option<i64>, _>(10)?.map(PersonId),
        people: people.into_iter().map(PersonId).collect(),
        created: column(row, 5)?,
        updated: column(row, 6)?,
        info: column(row, 7)?,
    };
    let people: Vec<(i64, String, i64)> = serde_json::from_str(column(row, 9)?)
        .map_err(|error| StoreError::Damaged(format!("people at a table: {error}")))?;
    let person = |(id, name, account)| Person { id: PersonId(id), name, account: account != 0 };
    let people = people.into_iter().map(person).collect();
    Ok(TableRow { table: table(row)?, summary, people })
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
        let Summary { game, name, public, stage, host, people: _, created, updated, info } =
            summary;
        json!([table, game, name, public, stage.word(), created, updated, info, host])
    });
    let summaries = json!(summaries.collect::<Vec<_>>()).to_string();
    let seated = last.iter().flat_map(|(table, summary)| {
        let mut seen = HashSet::new();
        let once = summary.people.iter().filter(move |person| seen.insert(**person));
        once.enumerate().map(move |(place, person)| json!([table, person, place]))
    });
    let seated = json!(seated.collect::<Vec<_>>()).to_string();

    sqlx::query(
        "INSERT INTO summary (table_id, game, name, public, stage, created, updated, info, host)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3,
                value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
         FROM json_each(?1) WHERE true
         ON CONFLICT (table_id) DO UPDATE SET
             game = excluded.game, name = excluded.name, public = excluded.public,
             stage = excluded.stage, created = excluded.created, updated = excluded.updated,
             info = excluded.info, host = excluded.host",
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
