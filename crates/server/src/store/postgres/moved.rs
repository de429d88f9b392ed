//! A database's end of a move; see `moving.rs`.

use futures_core::stream::BoxStream;
use futures_util::StreamExt;
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Postgres, Row};

use super::database::{Database, column};
use super::lease::{Held, Lease};
use crate::store::moving::{Cell, Cells, Kind, LOG, NUMBERED, Rest, Sheet};
use crate::store::{PostgresUrl, StoreError};

/// A database whose lease is held meanwhile, so that no server uses it.
pub struct Side {
    held: Held,
    connection: PgConnection,
}

impl Side {
    pub async fn source(url: &PostgresUrl) -> Result<Self, StoreError> {
        let database = Database::at(url)?;
        let mut connection = database.connect().await?;
        let there = sqlx::query("SELECT to_regclass('server') IS NOT NULL");
        if !column::<bool>(&there.fetch_one(&mut connection).await?, 0)? {
            return Err(StoreError::NoData(database.name().into()));
        }
        connection.close().await?;
        Self::open(&database).await
    }

    pub async fn target(url: &PostgresUrl) -> Result<Self, StoreError> {
        let mut side = Self::open(&Database::at(url)?).await?;
        sqlx::query("BEGIN").execute(&mut side.connection).await?;
        Ok(side)
    }

    async fn open(database: &Database) -> Result<Self, StoreError> {
        let mut connection = database.prepare().await?;
        let held = Held::take(database, &mut connection, Lease::default()).await?;
        // The other side may take its time.
        sqlx::raw_sql("SET idle_in_transaction_session_timeout = 0")
            .execute(&mut connection)
            .await?;
        Ok(Self { held, connection })
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
        let query = format!("SELECT {columns} FROM {name} ORDER BY {key}");
        let rows = sqlx::query(AssertSqlSafe(query)).fetch(&mut self.connection);
        rows.map(move |row| cells(&row?, sheet)).boxed()
    }

    pub async fn put(&mut self, sheet: &Sheet, rows: Vec<Cells>) -> Result<(), StoreError> {
        let (columns, name) = (sheet.columns(), sheet.name);
        let kind = |kind: &Kind| match kind {
            Kind::Number => "int8",
            Kind::Text => "text",
            Kind::Bytes => "bytea",
            Kind::Truth => "bool",
        };
        let arrays = sheet.columns.iter().zip(1..);
        let arrays = arrays.map(|((_, one), place)| format!("${place}::{}[]", kind(one)));
        let arrays = arrays.collect::<Vec<_>>().join(", ");
        // A line has the number of whoever wrote it beside it.
        let (epoch, node) = if name == LOG {
            (", epoch", format!(", {}", self.held.node()))
        } else {
            ("", String::new())
        };
        let put = format!(
            "INSERT INTO {name} ({columns}{epoch}) SELECT moved.*{node} FROM unnest({arrays}) AS moved"
        );
        let mut put = sqlx::query::<Postgres>(AssertSqlSafe(put));
        for (place, (_, kind)) in sheet.columns.iter().enumerate() {
            let cells = rows.iter().map(|row| &row[place]);
            macro_rules! array {
                ($kind:ident) => {{
                    let one = |cell: &Cell| match cell {
                        Cell::$kind(one) => Ok(one.clone()),
                        _ => Err(StoreError::Damaged("a value of another kind".into())),
                    };
                    put.bind(cells.map(one).collect::<Result<Vec<_>, _>>()?)
                }};
            }
            put = match kind {
                Kind::Number => array!(Number),
                Kind::Text => array!(Text),
                Kind::Bytes => array!(Bytes),
                Kind::Truth => array!(Truth),
            };
        }
        put.execute(&mut self.connection).await?;
        Ok(())
    }

    pub async fn rest(&mut self) -> Result<Rest, StoreError> {
        let row = sqlx::query("SELECT max(id), max(cookie_since) FROM server");
        let row = row.fetch_one(&mut self.connection).await?;
        let mut numbers = [0; NUMBERED.len()];
        for (number, sheet) in numbers.iter_mut().zip(NUMBERED) {
            let last = format!(
                "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sheet}_id_seq"
            );
            let last = sqlx::query(AssertSqlSafe(last)).fetch_one(&mut self.connection).await?;
            *number = column(&last, 0)?;
        }
        Ok(Rest { server: column(&row, 0)?, cookie_since: column(&row, 1)?, numbers })
    }

    pub async fn put_rest(&mut self, rest: &Rest) -> Result<(), StoreError> {
        sqlx::query("UPDATE server SET id = $1, cookie_since = $2")
            .bind(&rest.server)
            .bind(rest.cookie_since)
            .execute(&mut self.connection)
            .await?;
        for (number, sheet) in rest.numbers.into_iter().zip(NUMBERED) {
            if number > 0 {
                let set = sqlx::query("SELECT setval($1::regclass, $2)");
                let set = set.bind(format!("{sheet}_id_seq")).bind(number);
                set.execute(&mut self.connection).await?;
            }
        }
        Ok(())
    }

    pub async fn close(mut self, keep: bool) -> Result<(), StoreError> {
        let kept = if keep {
            sqlx::query("COMMIT").execute(&mut self.connection).await.map(|_| ())
        } else {
            Ok(())
        };
        let closed = self.connection.close().await;
        self.held.give_up().await;
        Ok(kept.and(closed)?)
    }
}

fn cells(row: &PgRow, sheet: &Sheet) -> Result<Cells, StoreError> {
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
