//! The data in a database on PostgreSQL, for which one server holds a lease.
//!
//! One task does all the writing, see `writer.rs`; a few connections beside it read, and one keeps the
//! lease, see `lease.rs`. A write is refused by the statement itself if the lease has gone.

mod account;
mod admin;
mod chat;
mod database;
mod lease;
mod lobby;
mod log;
pub mod moved;
mod people;
mod summary;
mod writer;

use sqlx::{Connection, PgPool};
use tokio::sync::{Notify, mpsc, watch};

use super::known::Known;
use super::write::Job;
use super::{PostgresUrl, StoreError};
use database::{Database, column};
use lease::{Footing, Held};
use writer::Writer;

pub use lease::Lease;

/// The connections that read, for as long as the lease is held.
#[derive(Clone, Debug)]
pub struct Reader {
    pool: PgPool,
    database: Database,
    /// The number of this server; see `migrations-postgres`.
    node: i64,
    footing: watch::Receiver<Footing>,
}

impl Reader {
    /// The connections, unless another server leads the data now or nobody answers. Whoever waited for
    /// each of many reads to fail by itself would hold everybody up.
    fn pool(&self) -> Result<&PgPool, StoreError> {
        match *self.footing.borrow() {
            Footing::Firm => Ok(&self.pool),
            Footing::Away => Err(StoreError::Io("the database does not answer".into())),
            Footing::Evicted => Err(StoreError::Evicted),
        }
    }

    /// Waits until another server has taken over.
    pub async fn evicted(&self) {
        let mut footing = self.footing.clone();
        if footing.wait_for(|footing| *footing == Footing::Evicted).await.is_err() {
            // It was given up in good order.
            std::future::pending::<()>().await;
        }
    }

    /// Keeps where administrators reach this server.
    pub async fn keep_admin_place(&self, place: &str) -> Result<(), StoreError> {
        let mut connection = self.database.connect().await?;
        let kept = sqlx::query("UPDATE node SET admin = $2 WHERE id = $1");
        kept.bind(self.node).bind(place).execute(&mut connection).await?;
        Ok(connection.close().await?)
    }

    /// No more reading, in all clones.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// A database that is up to date and whose lease is held.
pub struct Opened {
    pub reader: Reader,
    held: Held,
    writer: Writer,
}

/// Opens a database.
pub async fn open(
    url: &PostgresUrl,
    lease: Lease,
    (waiting, known): (mpsc::Receiver<Job>, Known),
) -> Result<Opened, StoreError> {
    let database = Database::at(url)?;
    let mut connection = database.prepare().await?;
    let held = Held::take(&database, &mut connection, lease).await?;
    let (pool, node, footing) = (database.readers(), held.node(), held.footing());
    let reader = Reader { pool, database: database.clone(), node, footing };
    let writer = Writer::new(database, connection, held.fence(), (waiting, known));
    Ok(Opened { reader, held, writer })
}

impl Opened {
    /// Writes until it is told to close, and then what still waits; then the lease is given up.
    pub async fn run(self, closing: &Notify) {
        self.writer.run(closing).await;
        self.held.give_up().await;
    }
}

/// Where administrators reach the server that leads a database now, if one does.
pub async fn admin_place(url: &PostgresUrl) -> Result<Option<String>, StoreError> {
    let mut connection = Database::at(url)?.connect().await?;
    let known = sqlx::query("SELECT to_regclass('node') IS NOT NULL");
    let place = if column(&known.fetch_one(&mut connection).await?, 0)? {
        let place = sqlx::query(
            "SELECT admin FROM node WHERE admin IS NOT NULL AND until > clock_timestamp()
             ORDER BY id DESC LIMIT 1",
        );
        place.fetch_optional(&mut connection).await?.map(|row| column(&row, 0)).transpose()?
    } else {
        None
    };
    let _ = connection.close().await;
    Ok(place)
}
