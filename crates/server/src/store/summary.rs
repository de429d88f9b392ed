//! Summaries: what lists show of tables, and how tables are found.
//!
//! They follow from the logs and are written in the same transactions.

use std::collections::{BTreeMap, HashSet};

use super::log::Append;
use super::{Person, PersonId, Store, StoreError, TableId, ask, check_text};

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
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
        }
    }

    pub(super) fn from_word(word: &str) -> Result<Self, StoreError> {
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

impl Store {
    /// All tables that are open or being played, in the order of their names.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of them has no proper name; and whatever the disk says.
    pub async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        ask!(self, unfinished())
    }

    /// The tables that are finished.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of them has no proper name; and whatever the disk says.
    pub async fn finished(&self) -> Result<Vec<TableId>, StoreError> {
        ask!(self, finished())
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
        ask!(self, tables_of(person, finished, limit, before))
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
        ask!(self, tables_by_name(person, after, limit))
    }

    /// All tables at which someone sits or is the host.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of them has no proper name; and whatever the disk says.
    pub async fn all_tables_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        ask!(self, all_tables_of(person))
    }

    /// What lists show of a table, if it was ever said.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it cannot be read; and whatever the disk says.
    pub async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        ask!(self, summary(table))
    }
}

/// What a database says of a table, in whatever columns.
pub(super) struct Found<'r> {
    pub table: String,
    pub game: String,
    pub name: String,
    pub public: bool,
    pub stage: &'r str,
    pub host: Option<i64>,
    pub created: i64,
    pub updated: i64,
    pub info: String,
    /// The numbers of those who sit there, as JSON.
    pub seated: &'r str,
    /// The people there as JSON: number, name, and 1 for an account.
    pub people: &'r str,
}

impl Found<'_> {
    pub fn row(self) -> Result<TableRow, StoreError> {
        let seated: Vec<i64> = serde_json::from_str(self.seated)
            .map_err(|error| StoreError::Damaged(format!("who sits at a table: {error}")))?;
        let people: Vec<(i64, String, i64)> = serde_json::from_str(self.people)
            .map_err(|error| StoreError::Damaged(format!("people at a table: {error}")))?;
        let person = |(id, name, account)| Person { id: PersonId(id), name, account: account != 0 };
        let summary = Summary {
            game: self.game,
            name: self.name,
            public: self.public,
            stage: Listed::from_word(self.stage)?,
            host: self.host.map(PersonId),
            people: seated.into_iter().map(PersonId).collect(),
            created: self.created,
            updated: self.updated,
            info: self.info,
        };
        let people = people.into_iter().map(person).collect();
        Ok(TableRow { table: table_of(self.table)?, summary, people })
    }
}

/// The table of a name that was stored.
pub(super) fn table_of(name: String) -> Result<TableId, StoreError> {
    name.try_into().map_err(|error| StoreError::Damaged(format!("a table's name: {error}")))
}

/// The last summary of each table that is written.
pub(super) fn last_of<'a>(appends: &[&'a Append]) -> BTreeMap<&'a str, &'a Summary> {
    let summary = |append: &&'a Append| Some((append.table.as_str(), append.summary.as_ref()?));
    appends.iter().filter_map(summary).collect()
}

/// Who sits at the tables of these summaries, each once, with their places in the order of first seats.
pub(super) fn seats_of<'a>(
    last: &BTreeMap<&'a str, &'a Summary>,
) -> impl Iterator<Item = (&'a str, PersonId, usize)> {
    last.iter().flat_map(|(table, summary)| {
        let mut seen = HashSet::new();
        let once = summary.people.iter().filter(move |person| seen.insert(**person));
        once.enumerate().map(move |(place, person)| (*table, *person, place))
    })
}
