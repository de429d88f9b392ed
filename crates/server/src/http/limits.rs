//! How often somebody may ask, and how many sockets they may keep open.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use ardri_core::Message;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::http::App;
pub(crate) use crate::http::client::address;
use crate::http::error::ApiError;
use crate::http::held::held;
use crate::places::{Place, Places};
use crate::store::PersonId;

/// So many bytes of options count as one more table: a deck of a quarter of a megabyte as 32.
const BYTES_OF_A_TABLE: usize = 8 * 1024;

/// The limits of a server.
#[derive(Debug)]
pub struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    commands: DefaultKeyedRateLimiter<PersonId>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    studies: DefaultKeyedRateLimiter<IpAddr>,
    new_tables: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Places,
    /// Connections, or behind a proxy requests, at the same time.
    pub(crate) connections: Places,
    /// How many unfinished tables a person may have.
    pub most_tables: u32,
    /// How many public tables of a person may wait for players.
    pub most_open: u32,
    /// How many proxies in front are trusted to say where requests come from.
    pub proxies: u8,
}

/// Numbers for limits.
#[derive(Clone, Copy, Debug)]
pub struct LimitNumbers {
    /// Requests a second for each address.
    pub requests: u32,
    /// Requests to tables a second for each person, and games looked at for each address.
    pub commands: u32,
    /// New guests a minute for each address.
    pub guests: u32,
    /// New tables a minute for each address; a large deck counts as several.
    pub new_tables: u32,
    /// Sockets for each address.
    pub sockets: u32,
    /// Connections for each address; behind a proxy requests at the same time.
    pub connections: u32,
    /// Connections of all addresses together.
    pub all_connections: usize,
    /// Unfinished tables for each person.
    pub tables: u32,
    /// Public tables that wait for players, for each host.
    pub open_tables: u32,
    /// How many proxies in front are trusted to say where requests come from.
    pub proxies: u8,
}

impl Default for LimitNumbers {
    fn default() -> Self {
        Self {
            requests: 50,
            commands: 20,
            guests: 10,
            new_tables: 30,
            sockets: 100,
            connections: 250,
            all_connections: usize::MAX,
            tables: 50,
            open_tables: 3,
            proxies: 0,
        }
    }
}

fn quota(each_second: u32, burst: u32) -> Quota {
    Quota::per_second(at_least_one(each_second)).allow_burst(at_least_one(burst))
}

fn each_minute(number: u32) -> Quota {
    Quota::per_minute(at_least_one(number)).allow_burst(at_least_one(number.saturating_mul(6)))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    /// Limits with these numbers.
    #[must_use]
    pub fn new(numbers: LimitNumbers) -> Self {
        let LimitNumbers { requests, commands, sockets, tables, proxies, .. } = numbers;
        Self {
            requests: RateLimiter::keyed(quota(requests, requests.saturating_mul(4))),
            commands: RateLimiter::keyed(quota(commands, commands.saturating_mul(4))),
            // A whole party may come at once, but not one after the other.
            guests: RateLimiter::keyed(each_minute(numbers.guests)),
            new_tables: RateLimiter::keyed(each_minute(numbers.new_tables)),
            // A password is not guessed at two tries a second.
            logins: RateLimiter::keyed(quota(1, 10)),
            studies: RateLimiter::keyed(quota(commands, commands.saturating_mul(4))),
            sockets: Places::new(sockets, usize::MAX),
            connections: Places::new(numbers.connections, numbers.all_connections),
            most_tables: tables,
            most_open: numbers.open_tables,
            proxies,
        }
    }

    /// Whether a person may ask a table for something now.
    pub(crate) fn may_command(&self, person: PersonId) -> bool {
        self.commands.check_key(&person).is_ok()
    }

    /// Whether somebody may become a new guest now.
    pub(crate) fn may_enter(&self, address: IpAddr) -> bool {
        self.guests.check_key(&address).is_ok()
    }

    /// Whether somebody may try a password now.
    pub(crate) fn may_log_in(&self, address: IpAddr) -> bool {
        self.logins.check_key(&address).is_ok()
    }

    /// Whether somebody may have a game looked at now.
    pub(crate) fn may_study(&self, address: IpAddr) -> bool {
        self.studies.check_key(&address).is_ok()
    }

    /// Whether somebody may set up a table now whose options have so many bytes: they stay on disk.
    pub(crate) fn may_set_up(&self, address: IpAddr, bytes: usize) -> bool {
        let tables = u32::try_from(bytes / BYTES_OF_A_TABLE).unwrap_or(u32::MAX);
        let tables = NonZeroU32::MIN.saturating_add(tables);
        // More than may ever come at once does not come at all.
        self.new_tables.check_key_n(&address, tables).is_ok_and(|now| now.is_ok())
    }

    /// A place for a socket, which is free again when it is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<SocketPlace> {
        let place = self.sockets.take(address)?;
        metrics::gauge!("ardri_sockets").increment(1.0);
        Some(SocketPlace { _place: place })
    }

    /// Forgets those who have not asked for a while.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.commands.retain_recent();
        self.guests.retain_recent();
        self.logins.retain_recent();
        self.studies.retain_recent();
        self.new_tables.retain_recent();
    }
}

/// A place for a socket.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    _place: Place,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        metrics::gauge!("ardri_sockets").decrement(1.0);
    }
}

/// Lets nobody ask too often, nor for too much at the same time.
pub(crate) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let address = address(&app, request.headers(), peer);
    if app.limits.requests.check_key(&address).is_err() {
        return too_often().into_response();
    }
    // A proxy keeps connections of its own, so there a request stands for one.
    if app.limits.proxies == 0 {
        return next.run(request).await;
    }
    match app.limits.connections.take(address) {
        Some(place) => held(next.run(request).await, place),
        None => too_many_connections().into_response(),
    }
}

/// The answer for those who ask for too much at the same time.
fn too_many_connections() -> ApiError {
    let words = Message::new("refused-http-too-many-sockets");
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-connections", words)
}

/// The answer for those who ask too often.
pub(crate) fn too_often() -> ApiError {
    let words = Message::new("refused-http-too-often");
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-often", words)
}
