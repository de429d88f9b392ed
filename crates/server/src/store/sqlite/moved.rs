//! A folder's end of a move; see `moving.rs`.

use std::path::Path;

use futures_core::stream::BoxStream;
use futures_util::StreamExt;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Connection, Row, Sqlite, SqliteConnection};

use super::database::{Database, column};
use super::folder::FolderLock;
use super::log::LogPage;
use crate::store::StoreError;
use crate::store::moving::{Cell, Cells, Kind, LOG, NUMBERED, Rest, Sheet};

/// A folder that nobody else uses meanwhile.
pub struct Side {
    _claim: FolderLock,
    connection: SqliteConnection,
    shelf: LogPage,
}

impl Side {
    pub async fn source(folder: &Path) -> Result<Self, StoreError> {
        // A folder that is not there is a slip of the pen, and not to be made.
        if !folder.is_dir() {
            return Err(StoreError::NotAFolder(folder.display().to_string()));
        }
        if !Database::in_folder(folder).is_there() {
            return Err(StoreError::NoData(folder.display().to_string()));
        }
        Self::open(folder).await
    }

    pub async fn target(folder: &Path) -> Result<Self, StoreError> {
        let mut side = Self::open(folder).await?;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut side.connection).await?;
        Ok(side)
    }

    async fn open(folder: &Path) -> Result<Self, StoreError> {
        let claim = FolderLock::new(folder).await?;
        let mut connection = Database::in_folder(folder).prepare().await?;
        let shelf = LogPage::after_all(&mut connection).await?;
        Ok(Self { _claim: claim, connection, shelf })
    }

    pub async fn count(&mut self, sheet: &Sheet) -> Result<u64, StoreError> {
        let count = sqlx::query(AssertSqlSafe(format!("SELECT count(*) FROM {}", sheet.name)));
        Ok(column::<i64>(&count.fetch_one(&mut self.connection).await?, 0)?.cast_unsigned())
    }

    pub fn rows<'a>(
        &'a mut self,
        sheet: &'static Sheet,
    ) -> BoxStream<'a, Result<Cells, StoreError>> {
        let (columns, name, key) = (sheet.columns(), sheet.name, sheet.key);
        let query = if name == LOG {
            // From shelf to shelf of each table: then nothing has to be sorted.
            "SELECT log.table_id, log.number, log.at, log.body FROM shelved CROSS JOIN log
             ON log.shelf = shelved.shelf AND log.table_id = shelved.table_id
             ORDER BY shelved.table_id, shelved.shelf, log.number"
                .to_string()
        } else {
            format!("SELECT {columns} FROM {name} ORDER BY {key}")
        };
        let rows = sqlx::query(AssertSqlSafe(query)).fetch(&mut self.connection);
        rows.map(move |row| cells(&row?, sheet)).boxed()
    }

    pub async fn put(&mut self, sheet: &Sheet, rows: Vec<Cells>) -> Result<(), StoreError> {
        let (columns, name) = (sheet.columns(), sheet.name);
        // Each line has its shelf beside it.
        let shelf = if name == LOG { ", shelf" } else { "" };
        let each = vec!["?"; sheet.columns.len() + usize::from(name == LOG)].join(",");
        let values = vec![format!("({each})"); rows.len()].join(",");
        let put = format!("INSERT INTO {name} ({columns}{shelf}) VALUES {values}");
        let mut put = sqlx::query::<Sqlite>(AssertSqlSafe(put));
        if name == LOG {
            self.shelf = self.shelf.filled(rows.len());
        }
        for row in rows {
            for cell in row {
                put = match cell {
                    Cell::Number(number) => put.bind(number),
                    Cell::Text(text) => put.bind(text),
                    Cell::Bytes(bytes) => put.bind(bytes),
                    Cell::Truth(truth) => put.bind(truth),
                };
            }
            if name == LOG {
                put = put.bind(self.shelf.number());
            }
        }
        put.execute(&mut self.connection).await?;
        Ok(())
    }

    pub async fn rest(&mut self) -> Result<Rest, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT max(id) FROM server),
             (SELECT 1000 * unixepoch(installed_on) FROM _sqlx_migrations WHERE version = 4)",
        );
        let row = row.fetch_one(&mut self.connection).await?;
        let mut numbers = [0; NUMBERED.len()];
        for (number, sheet) in numbers.iter_mut().zip(NUMBERED) {
            let last =
                sqlx::query("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?1");
            *number = column(&last.bind(sheet).fetch_one(&mut self.connection).await?, 0)?;
        }
        Ok(Rest { server: column(&row, 0)?, cookie_since: column(&row, 1)?, numbers })
    }

    pub async fn put_rest(&mut self, rest: &Rest) -> Result<(), StoreError> {
        let server = sqlx::query("UPDATE server SET id = ?1").bind(&rest.server);
        server.execute(&mut self.connection).await?;
        sqlx::query(
            "UPDATE _sqlx_migrations SET installed_on = datetime(?1 / 1000, 'unixepoch')
             WHERE version = 4",
        )
        .bind(rest.cookie_since)
        .execute(&mut self.connection)
        .await?;
        for (number, sheet) in rest.numbers.into_iter().zip(NUMBERED) {
            if number > 0 {
                for change in [
                    "DELETE FROM sqlite_sequence WHERE name = ?1 AND seq < ?2",
                    "INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2
                     WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
                ] {
                    let change = sqlx::query(change).bind(sheet).bind(number);
                    change.execute(&mut self.connection).await?;
                }
            }
        }
        Ok(())
    }

    pub async fn close(mut self, keep: bool) -> Result<(), StoreError> {
        // Without one it is not a transaction that ends here.
        let kept = if keep {
            sqlx::query("COMMIT").execute(&mut self.connection).await.map(|_| ())
        } else {
            Ok(())
        };
        let closed = self.connection.close().await;
        Ok(kept.and(closed)?)
    }
}

fn cells(row: &SqliteRow, sheet: &Sheet) -> Result<Cells, StoreError> {
    let cell = |(place, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Kind::Number => Cell::Number(row.try_get(place)?),
            Kind::Text => Cell::Text(row.try_get(place)?),
            Kind::Bytes => Cell::Bytes(row.try_get(place)?),
            Kind::Truth => Cell::Truth(row.try_get(place)?),
        })
    };
    sheet.columns.iter().enumerate().map(cell).collect()
}
