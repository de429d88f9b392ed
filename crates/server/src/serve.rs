//! The running server: from the data folder to the listening socket, and back in good order.

use std::sync::Arc;
use std::time::Duration;

use ardri_core::Message;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::bots::BotPool;
use crate::config::Config;
use crate::http::{App, Limits, router};
use crate::listen_addr::ListenAddr;
use crate::listener::Listener;
use crate::store::{Store, StoreError};
use crate::tables::{Clock, Secrets, Tables, machine_secrets};

/// How long requests may take to end when the server closes.
const LAST_ORDERS: Duration = Duration::from_secs(10);
/// How often those are forgotten who have not asked for a while.
const TIDY: Duration = Duration::from_secs(10);

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
    task: JoinHandle<()>,
    tidy: JoinHandle<()>,
}

/// The time of the machine.
#[must_use]
pub fn machine_clock() -> Clock {
    Arc::new(|| jiff::Timestamp::now().as_millisecond())
}

/// Begins to measure, for the whole process.
#[must_use]
pub fn measure() -> Option<PrometheusHandle> {
    let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &seconds);
    builder.ok()?.install_recorder().ok()
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
        let store = Store::open(&config.data).await?;
        let tables = Tables::new(store.clone(), BotPool::new(config.bot_threads), clock, secrets);
        let found = tables.wake().await?;
        let listen = |error: std::io::Error| ServeError::Listen {
            address: config.listen.clone(),
            reason: error.to_string(),
        };
        let listener = Listener::open(&config.listen).await.map_err(listen)?;
        let address = listener.place().map_err(listen)?;
        let (close, closing) = watch::channel(false);
        let app = App::new(
            tables,
            Limits::new(config.limits()),
            config.patience,
            metrics,
            closing.clone(),
        );
        let (limits, measured) = (app.limits.clone(), app.metrics.clone());
        let tidy = tokio::spawn(async move {
            loop {
                tokio::time::sleep(TIDY).await;
                limits.tidy();
                // What is measured piles up until somebody asks for it; here it is summed up.
                if let Some(measured) = &measured {
                    measured.run_upkeep();
                }
            }
        });
        let patience = config.patience.head;
        let task = tokio::spawn(listener.let_in(router(app), patience, closing));
        Ok(Self { address, tables: found, close, store, task, tidy })
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

    /// Closes in good order: no new requests, the open ones end, everything is on disk.
    pub async fn close(self) {
        self.tidy.abort();
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
