//! The database: how it is reached and brought up to date.

use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Decode, PgConnection, PgPool, Postgres, Row, SqlSafeStr, Type};
use tokio::time::timeout;

use crate::store::{PostgresUrl, StoreError};

/// How long a server may take to let somebody in.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many reads may run at once.
const READERS: u32 = 8;
/// How long a read waits for its turn.
const TURN: Duration = Duration::from_secs(10);

/// What every connection is told. A transaction whose server was stopped in the middle of it must not hold
/// up others; plans are made once, for tables of any size; and compiling them would take longer than
/// they run.
const MANNERS: &str = "SET idle_in_transaction_session_timeout = '10s'; SET jit = off;
    SET plan_cache_mode = force_generic_plan; SET timezone = 'UTC';
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// What brings a database up to date.
fn steps() -> Migrator {
    let step = |version, about: &'static str, sql: &'static str| {
        Migration::new(version, about.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![step(
        1,
        "store",
        include_str!("../../../migrations-postgres/0001_store.sql"),
    )])
}

/// How to get at a database.
#[derive(Clone, Debug)]
pub struct Database {
    options: PgConnectOptions,
    /// What it is called where people read it, without its secret.
    name: String,
}

impl Database {
    /// The database of an address, whether or not it is there.
    pub fn at(url: &PostgresUrl) -> Result<Self, StoreError> {
        let options = url.options()?.application_name("ardri").disable_statement_logging();
        Ok(Self { options, name: url.to_string() })
    }

    /// What it is called where people read it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Opens a connection.
    pub async fn connect(&self) -> Result<PgConnection, StoreError> {
        let unreachable =
            |why: String| StoreError::Unreachable { database: self.name.clone(), why };
        let connecting = async {
            let mut connection = self.options.connect().await?;
            sqlx::raw_sql(MANNERS).execute(&mut connection).await?;
            Ok::<_, sqlx::Error>(connection)
        };
        match timeout(PATIENCE, connecting).await {
            Ok(Ok(connection)) => Ok(connection),
            Ok(Err(sqlx::Error::Database(error))) => Err(unreachable(error.message().into())),
            Ok(Err(error)) => Err(unreachable(error.to_string())),
            Err(_) => Err(unreachable("it does not answer".into())),
        }
    }

    /// Brings the database up to date, and returns the connection that writes.
    pub async fn prepare(&self) -> Result<PgConnection, StoreError> {
        let mut connection = self.connect().await?;
        let set = sqlx::query(
            "SELECT current_setting('server_encoding'), current_setting('fsync') = 'on'",
        );
        let set = set.fetch_one(&mut connection).await?;
        let encoding: String = column(&set, 0)?;
        if encoding != "UTF8" {
            return Err(StoreError::Encoding { database: self.name.clone(), encoding });
        }
        if !column::<bool>(&set, 1)? {
            tracing::warn!("fsync is off: a power cut may take back what was acknowledged");
        }
        steps().run(&mut connection).await?;
        Ok(connection)
    }

    /// The connections that read; none is opened before it is needed.
    pub fn readers(&self) -> PgPool {
        PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(TURN)
            // One that has died meanwhile is replaced, and nobody hears of it.
            .test_before_acquire(true)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    sqlx::raw_sql(MANNERS).execute(&mut *connection).await?;
                    sqlx::raw_sql("SET default_transaction_read_only = on")
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .connect_lazy_with(self.options.clone())
    }
}

/// Reads a column of a row.
pub fn column<'r, T>(row: &'r PgRow, index: usize) -> Result<T, StoreError>
where
    T: Decode<'r, Postgres> + Type<Postgres>,
{
    Ok(row.try_get(index)?)
}
