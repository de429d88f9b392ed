//! The lease of a server on a database: a row that says until when it is to be taken for alive, by the
//! clock of the database.
//!
//! The server renews it again and again. If it cannot for long enough, another server may delete the row, and
//! begin; what the first one still tries to write is refused by the statement itself. So a lease says
//! who is alive, and nothing that was acknowledged depends on its times.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection, PgConnection};
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::database::{Database, column};
use crate::store::StoreError;

/// How often somebody who waits for a lease looks whether it has gone.
const PAUSE: Duration = Duration::from_millis(100);

/// How a server shows that it is alive.
#[derive(Clone, Copy, Debug)]
pub struct Lease {
    /// How often it does.
    pub beat: Duration,
    /// For how long it is taken to be alive after that.
    pub until: Duration,
}

impl Default for Lease {
    fn default() -> Self {
        Self { beat: Duration::from_secs(1), until: Duration::from_secs(5) }
    }
}

impl Lease {
    fn milliseconds(self) -> f64 {
        self.until.as_secs_f64() * 1000.0
    }
}

/// Where a server stands with its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Footing {
    /// It holds the lease.
    Firm,
    /// It does not know: the database does not answer.
    Away,
    /// Another server has begun.
    Evicted,
}

/// What the writer has to know of the lease.
#[derive(Clone, Debug)]
pub struct Fence {
    pub node: i64,
    footing: watch::Sender<Footing>,
}

impl Fence {
    /// The lease has gone, and nothing is written any more.
    pub fn evicted(&self) {
        self.set(Footing::Evicted);
    }

    fn set(&self, footing: Footing) {
        let changed = self.footing.send_if_modified(|now| {
            // Nobody comes back from an eviction.
            let changes = *now != footing && *now != Footing::Evicted;
            if changes {
                *now = footing;
            }
            changes
        });
        match footing {
            Footing::Evicted if changed => {
                tracing::error!("another server has taken over the database");
            }
            Footing::Firm if changed => tracing::info!("the database answers again"),
            _ => {}
        }
    }
}

/// A lease that is held, and renewed by a task of its own.
#[derive(Debug)]
pub struct Held {
    fence: Fence,
    stop: Arc<Notify>,
    heart: JoinHandle<()>,
}

impl Held {
    /// Takes the lease, once nobody else holds it. That of a server that was killed has to run out; one
    /// that is renewed meanwhile is another server's.
    pub async fn take(
        database: &Database,
        connection: &mut PgConnection,
        lease: Lease,
    ) -> Result<Self, StoreError> {
        let mut seen = None;
        let node = loop {
            match try_take(connection, lease).await? {
                Ok(node) => break node,
                Err(other) if seen.as_ref().is_some_and(|seen| *seen != other) => {
                    let (database, by) = (database.name().to_string(), other.address);
                    return Err(StoreError::DatabaseInUse { database, by });
                }
                Err(other) => seen = Some(other),
            }
            sleep(PAUSE).await;
        };
        let (footing, _) = watch::channel(Footing::Firm);
        let fence = Fence { node, footing };
        let stop = Arc::new(Notify::new());
        let heart = tokio::spawn({
            let (database, fence, stop) = (database.clone(), fence.clone(), Arc::clone(&stop));
            async move {
                tokio::select! {
                    () = beat(&database, &fence, lease) => {}
                    () = stop.notified() => {}
                }
                // If that fails, the next server waits until the lease has run out.
                let _ = timeout(lease.until, leave(&database, node)).await;
            }
        });
        Ok(Self { fence, stop, heart })
    }

    /// The number of this server.
    pub fn node(&self) -> i64 {
        self.fence.node
    }

    /// Where the server stands.
    pub fn footing(&self) -> watch::Receiver<Footing> {
        self.fence.footing.subscribe()
    }

    /// What the writer has to know.
    pub fn fence(&self) -> Fence {
        self.fence.clone()
    }

    /// Gives the lease up, so that another server can begin at once.
    pub async fn give_up(self) {
        self.stop.notify_one();
        let _ = self.heart.await;
    }
}

/// Another server's lease, as it was seen.
#[derive(PartialEq, Eq)]
struct Other {
    node: i64,
    address: String,
    until: String,
}

/// Takes the lease if nobody else holds it.
async fn try_take(
    connection: &mut PgConnection,
    lease: Lease,
) -> Result<Result<i64, Other>, StoreError> {
    let mut transaction = connection.begin().await?;
    // Of two servers that begin at the same moment, one sees the other.
    sqlx::query("LOCK TABLE node IN SHARE ROW EXCLUSIVE MODE").execute(&mut *transaction).await?;
    sqlx::query("DELETE FROM node WHERE until < clock_timestamp()")
        .execute(&mut *transaction)
        .await?;
    let other = sqlx::query("SELECT id, address, until::text FROM node ORDER BY id LIMIT 1");
    if let Some(row) = other.fetch_optional(&mut *transaction).await? {
        let other =
            Other { node: column(&row, 0)?, address: column(&row, 1)?, until: column(&row, 2)? };
        // What has run out may go.
        transaction.commit().await?;
        return Ok(Err(other));
    }
    let machine = gethostname::gethostname();
    let address = format!("{} (process {})", machine.to_string_lossy(), std::process::id());
    let taken = sqlx::query(
        "INSERT INTO node (address, until)
         VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond') RETURNING id",
    );
    let taken = taken.bind(address.replace('\0', "")).bind(lease.milliseconds());
    let node = column(&taken.fetch_one(&mut *transaction).await?, 0)?;
    transaction.commit().await?;
    Ok(Ok(node))
}

/// Renews the lease until it has gone.
async fn beat(database: &Database, fence: &Fence, lease: Lease) {
    let mut connection = None;
    loop {
        sleep(lease.beat).await;
        let renewing = async {
            let mut open = match connection.take() {
                Some(open) => open,
                None => database.connect().await?,
            };
            let renewed = sqlx::query(
                "UPDATE node SET until = clock_timestamp() + $2 * interval '1 millisecond'
                 WHERE id = $1",
            );
            let renewed = renewed.bind(fence.node).bind(lease.milliseconds());
            let held = renewed.execute(&mut open).await?.rows_affected() > 0;
            connection = Some(open);
            Ok::<_, StoreError>(held)
        };
        match timeout(lease.until, renewing).await {
            Ok(Ok(true)) => fence.set(Footing::Firm),
            Ok(Ok(false)) => return fence.evicted(),
            Ok(Err(error)) => {
                tracing::warn!(%error, "the lease on the database cannot be renewed");
                fence.set(Footing::Away);
            }
            Err(_) => {
                tracing::warn!("the lease on the database cannot be renewed: it does not answer");
                fence.set(Footing::Away);
            }
        }
    }
}

async fn leave(database: &Database, node: i64) -> Result<(), StoreError> {
    let mut connection = database.connect().await?;
    sqlx::query("DELETE FROM node WHERE id = $1").bind(node).execute(&mut connection).await?;
    Ok(connection.close().await?)
}
