//! The server's outside: HTTP in JSON for people, pages and scripts, and WebSockets.

mod accept_language;
mod account;
mod client;
mod cookies;
mod error;
mod exports;
mod guard;
mod held;
mod hosting;
mod hosts;
mod limits;
mod lobby;
mod openapi;
mod operations;
mod own_data;
#[cfg(feature = "web")]
mod page;
mod passwords;
mod people;
mod reports;
mod session;
mod socket;
mod study;
mod tables;
mod unsent;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post};
use metrics_exporter_prometheus::PrometheusHandle;
use tower_http::timeout::TimeoutLayer;

use crate::ended::EndedSessions;
use crate::tables::Tables;
pub(crate) use cookies::Cookies;
pub use exports::{Export, Exports};
pub(crate) use hosts::Hosts;
pub use limits::{LimitNumbers, Limits};
#[cfg(feature = "web")]
use page::{page as welcome, page as elsewhere};
pub(crate) use passwords::hash_for_administrators;
pub(crate) use people::check_name;
pub use socket::Patience;
pub use unsent::Unsent;
pub(crate) use unsent::{PIECE, Room};
#[cfg(not(feature = "web"))]
use {error::no_such_address as elsewhere, operations::welcome};

/// The longest body of a request: a deck of one's own fits.
const LONGEST_BODY: usize = 256 * 1024;
/// How long a request may take; a long poll ends before.
const LONGEST_REQUEST: Duration = Duration::from_secs(75);

/// What every request can reach.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub tables: Tables,
    /// Who may ask how often.
    pub limits: Arc<Limits>,
    /// By which names it may be called.
    hosts: Arc<Hosts>,
    /// How its cookie is called.
    cookies: Arc<Cookies>,
    /// The description of the interface.
    described: Bytes,
    /// How long a client may keep a socket waiting.
    pub patience: Patience,
    /// What is measured; nothing in tests that do not ask for it.
    pub metrics: Option<PrometheusHandle>,
    /// What waits to be read by clients.
    pub unsent: Unsent,
    /// The exports that are being written.
    pub exports: Exports,
    /// Tells open sockets and streams that the server closes.
    pub closing: tokio::sync::watch::Receiver<bool>,
    /// Tells them of sessions that have ended.
    pub(crate) ended: EndedSessions,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("tables", &self.tables).finish_non_exhaustive()
    }
}

impl App {
    /// Puts the parts together.
    #[must_use]
    pub(crate) fn new(
        tables: Tables,
        limits: Limits,
        (hosts, cookies): (Hosts, Cookies),
        patience: Patience,
        metrics: Option<PrometheusHandle>,
        closing: tokio::sync::watch::Receiver<bool>,
    ) -> Self {
        crate::speech::prepare();
        let limits = Arc::new(limits);
        let described = cookies.described();
        let (hosts, cookies) = (Arc::new(hosts), Arc::new(cookies));
        let (ended, unsent) = (EndedSessions::default(), Unsent::default());
        Self {
            tables,
            limits,
            hosts,
            cookies,
            described,
            patience,
            metrics,
            unsent,
            exports: Exports::default(),
            closing,
            ended,
        }
    }
}

/// Waits until the server closes.
pub(crate) async fn closes(app: &App) {
    // If nobody can close the server any more, it never does.
    if app.closing.clone().wait_for(|closing| *closing).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// All that the server answers.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", get(tables::games))
        .route("/guests", post(people::new_guest))
        .route("/me", get(people::me).patch(people::rename).delete(account::forget))
        .route("/me/password", post(account::change_password))
        .route("/me/sessions", get(account::sessions).delete(account::end_others))
        .route("/me/sessions/{session}", delete(account::end_session))
        .route("/me/recovery", post(account::new_codes))
        .route("/me/export", get(own_data::export))
        .route("/recover", post(account::recover))
        .route("/me/account", post(people::claim))
        .route("/me/handover", post(people::handover))
        .route("/me/tables", get(tables::mine))
        .route("/me/lists", get(people::lists))
        .route("/people/{person}/block", post(people::block))
        .route("/people/{person}/mute", post(people::mute))
        .route("/login", post(people::login))
        .route("/logout", post(people::logout))
        .route("/handover", post(people::take_over))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/ask", post(tables::ask))
        .route("/tables/{table}/report", post(reports::report))
        .route("/tables/{table}/events", get(tables::events))
        .route("/tables/{table}/history", get(tables::history))
        .route("/tables/{table}/record", get(tables::record))
        .route("/replay", post(study::replay))
        .route("/explore", post(study::explore))
        .route("/describe", post(study::describe))
        .route("/tafl/threats", post(study::threats))
        .route("/openapi.json", get(openapi::document))
        .fallback(error::no_such_address)
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST_REQUEST))
        .layer(from_fn_with_state(app.clone(), unsent::bound));
    // Sockets stay open, so no time is set for them.
    let sockets = Router::new()
        .route("/tables/{table}/socket", get(socket::table))
        .route("/tables/{table}/stream", get(tables::stream))
        .route("/lobby/socket", get(lobby::socket));
    Router::new()
        .nest("/api", api.merge(sockets))
        .route("/", get(welcome))
        .route("/healthz", get(operations::healthy))
        .route("/readyz", get(operations::ready))
        .route("/metrics", get(operations::metrics))
        .fallback(elsewhere)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn_with_state(app.clone(), cookies::renew))
        .layer(from_fn_with_state(app.clone(), limits::limit))
        .layer(from_fn_with_state(app.clone(), guard::check_origin))
        .layer(from_fn_with_state(app.clone(), hosts::check_host))
        .layer(from_fn(error::say_why))
        .layer(from_fn(guard::set_headers))
        .layer(from_fn(operations::measure))
        .with_state(app)
}
