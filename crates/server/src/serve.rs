//! The running server: from the data folder to the listening socket, and back in good order.

use std::time::{Duration, Instant};

use ardri_core::Message;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::admin::channel::AdminChannel;
use crate::bots::BotPool;
use crate::clock::BEAT;
use crate::config::Config;
use crate::http::{App, Cookies, Exports, Hosts, LimitNumbers, Limits, Unsent, router};
use crate::listen_addr::ListenAddr;
use crate::listener::Listener;
use crate::store::{AccountChange, Store, StoreError};
use crate::tables::{Clock, Secrets, Tables, machine_secrets};
use crate::turns::Turns;

/// How long requests may take to end when the server closes.
const LAST_ORDERS: Duration = Duration::from_secs(10);
/// How often those are forgotten who have not asked for a while.
const TIDY: Duration = Duration::from_secs(10);
/// How often the public tables are closed whose hosts have gone.
const SWEEP: Duration = Duration::from_secs(60);

/// After how many rounds of that an hour is over.
const HOUR: u32 = 360;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be used.
    #[error("cannot listen on {address}: {reason}")]
    Listen {
        /// The address.
        address: ListenAddr,
        /// Why not.
        reason: String,
    },
}

impl ServeError {
    /// What it says to whoever starts it; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Store(error) => error.message(),
            Self::Listen { address, reason } => Message::new("refused-store-listen")
                .with("address", address.to_string())
                .with("why", reason.as_str()),
        }
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: ListenAddr,
    tables: usize,
    close: watch::Sender<bool>,
    store: Store,
    admin: AdminChannel,
    task: JoinHandle<()>,
    tidy: JoinHandle<()>,
    heart: JoinHandle<()>,
    running: Tables,
    unsent: Unsent,
    exports: Exports,
}

/// The time of the machine.
#[must_use]
pub fn machine_clock() -> Clock {
    Clock::machine()
}

/// Lets the process open as many files as the system allows at all, and gives how many of them
/// connections may be: the database and the log need some, too.
fn connections() -> usize {
    const OTHERS: usize = 64;
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "the limit of open files cannot be raised");
        1024
    });
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    files.saturating_sub(OTHERS).max(files / 2)
}

/// Begins to measure, for the whole process.
#[must_use]
pub fn measure() -> Option<PrometheusHandle> {
    let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &seconds);
    builder.ok()?.install_recorder().ok()
}

async fn sweep(tables: &Tables) {
    if let Err(error) = tables.close_deserted().await {
        tracing::warn!(%error, "tables whose hosts have gone cannot be found");
    }
}

impl Server {
    /// Starts a server.
    ///
    /// # Errors
    /// Says why the data folder or the address cannot be used.
    pub async fn start(
        config: &Config,
        clock: Clock,
        metrics: Option<PrometheusHandle>,
    ) -> Result<Self, ServeError> {
        Self::start_with(config, clock, machine_secrets(), metrics).await
    }

    /// Starts a server whose tables get their seeds and ids from `secrets`: for tests, because
    /// whoever knows the seeds knows all that is hidden.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub async fn start_with(
        config: &Config,
        clock: Clock,
        secrets: Secrets,
        metrics: Option<PrometheusHandle>,
    ) -> Result<Self, ServeError> {
        let store = Store::open_at(&config.data).await?;
        let beating = clock.clone();
        let heart = tokio::spawn(async move {
            loop {
                beating.beat();
                tokio::time::sleep(BEAT).await;
            }
        });
        let tables = Tables::new(store.clone(), BotPool::new(config.bot_threads), clock, secrets);
        let found = tables.wake().await?;
        let listen = |error: std::io::Error| ServeError::Listen {
            address: config.listen.clone(),
            reason: error.to_string(),
        };
        let listener = Listener::open(&config.listen).await.map_err(listen)?;
        let address = listener.place().map_err(listen)?;
        let (close, closing) = watch::channel(false);
        let numbers = LimitNumbers { all_connections: connections(), ..config.limits() };
        let names = Hosts::new(&address, config.public_url.clone());
        let app = App::new(
            tables.clone(),
            Limits::new(numbers),
            (names, Cookies::new(&store.id().await?)),
            config.patience,
            metrics,
            closing.clone(),
        );
        let days = i64::from(config.session_days);
        let unused = days.saturating_mul(24 * 60 * 60 * 1000);
        store.end_unused_sessions(unused);
        let channel = AdminChannel::open(&config.data, app.tables.clone(), app.ended.clone());
        let admin = channel.await?;
        let (old, clock) = (store.clone(), app.tables.clone());
        let (limits, measured) = (app.limits.clone(), app.metrics.clone());
        let hosts = tables.clone();
        let tidy = tokio::spawn(async move {
            let mut swept = None;
            let mut rounds = 0_u32;
            loop {
                if swept.is_none_or(|swept: Instant| swept.elapsed() >= SWEEP) {
                    sweep(&hosts).await;
                    swept = Some(Instant::now());
                }
                tokio::time::sleep(TIDY).await;
                limits.tidy();
                rounds += 1;
                if rounds % HOUR == 1 {
                    let before = clock.now().saturating_sub(unused);
                    let _ = old.change_account(AccountChange::EndUnused { before }).await;
                }
                // What is measured piles up until somebody asks for it; here it is summed up.
                if let Some(measured) = &measured {
                    measured.run_upkeep();
                }
            }
        });
        // The connections of a proxy are not those of an address.
        let directly = config.proxies == 0 && matches!(address, ListenAddr::Network(_));
        let places = directly.then(|| app.limits.connections.clone());
        let (unsent, exports) = (app.unsent.clone(), app.exports.clone());
        let task = tokio::spawn(listener.let_in(router(app), config.patience, places, closing));
        let running = tables;
        Ok(Self {
            address,
            tables: found,
            close,
            store,
            admin,
            task,
            tidy,
            heart,
            running,
            unsent,
            exports,
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> &ListenAddr {
        &self.address
    }

    /// How many unfinished tables it has found.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.tables
    }

    /// Waits until another server has taken over its database: then nothing is to be done here any more.
    pub async fn evicted(&self) {
        self.store.evicted().await;
    }

    /// Closes the public tables whose hosts have gone, as it does by itself every minute.
    pub async fn sweep(&self) {
        sweep(&self.running).await;
    }

    /// The turns at heavy work, for tests that hold readers up.
    #[doc(hidden)]
    #[must_use]
    pub fn turns(&self) -> &Turns {
        self.running.turns()
    }

    /// What waits to be read by clients, for tests that do not read it.
    #[doc(hidden)]
    #[must_use]
    pub fn unsent(&self) -> &Unsent {
        &self.unsent
    }

    /// The exports that are being written, for tests that do not read theirs.
    #[doc(hidden)]
    #[must_use]
    pub fn exports(&self) -> &Exports {
        &self.exports
    }

    /// Closes in good order: no new requests, the open ones end, everything is on disk.
    pub async fn close(self) {
        self.tidy.abort();
        drop(self.admin);
        self.heart.abort();
        let _ = self.close.send(true);
        // Every connection and every socket holds the other end of `close` until it has ended.
        let ended = async {
            let _ = self.task.await;
            self.close.closed().await;
        };
        if tokio::time::timeout(LAST_ORDERS, ended).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        self.store.close().await;
    }
}
