//! How often somebody may ask, and how many sockets they may keep open.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use ardri_core::Message;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::http::App;
use crate::http::error::ApiError;
use crate::store::PersonId;

/// The limits of a server.
#[derive(Debug)]
pub struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    commands: DefaultKeyedRateLimiter<PersonId>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    studies: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    most_sockets: u32,
    /// How many unfinished tables a person may have.
    pub most_tables: u32,
    /// Whether a proxy in front says where requests come from.
    pub behind_proxy: bool,
}

/// Numbers for limits.
#[derive(Clone, Copy, Debug)]
pub struct LimitNumbers {
    /// Requests a second for each address.
    pub requests: u32,
    /// Requests to tables a second for each person, and games looked at for each address.
    pub commands: u32,
    /// Sockets for each address.
    pub sockets: u32,
    /// Unfinished tables for each person.
    pub tables: u32,
    /// Whether a proxy in front says where requests come from.
    pub behind_proxy: bool,
}

impl Default for LimitNumbers {
    fn default() -> Self {
        Self { requests: 50, commands: 20, sockets: 100, tables: 50, behind_proxy: false }
    }
}

fn quota(each_second: u32, burst: u32) -> Quota {
    let least = |number: u32| NonZeroU32::new(number.max(1)).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(least(each_second)).allow_burst(least(burst))
}

impl Limits {
    /// Limits with these numbers.
    #[must_use]
    pub fn new(numbers: LimitNumbers) -> Self {
        let LimitNumbers { requests, commands, sockets, tables, behind_proxy } = numbers;
        Self {
            requests: RateLimiter::keyed(quota(requests, requests.saturating_mul(4))),
            commands: RateLimiter::keyed(quota(commands, commands.saturating_mul(4))),
            // A password is not guessed at two tries a second.
            logins: RateLimiter::keyed(quota(1, 10)),
            studies: RateLimiter::keyed(quota(commands, commands.saturating_mul(4))),
            sockets: Arc::default(),
            most_sockets: sockets,
            most_tables: tables,
            behind_proxy,
        }
    }

    /// Whether a person may ask a table for something now.
    pub(crate) fn may_command(&self, person: PersonId) -> bool {
        self.commands.check_key(&person).is_ok()
    }

    /// Whether somebody may try a password now.
    pub(crate) fn may_log_in(&self, address: IpAddr) -> bool {
        self.logins.check_key(&address).is_ok()
    }

    /// Whether somebody may have a game looked at now.
    pub(crate) fn may_study(&self, address: IpAddr) -> bool {
        self.studies.check_key(&address).is_ok()
    }

    /// A place for a socket, which is free again when it is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<SocketPlace> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if *count >= self.most_sockets {
            return None;
        }
        *count += 1;
        metrics::gauge!("ardri_sockets").increment(1.0);
        Some(SocketPlace { sockets: self.sockets.clone(), address })
    }

    /// Forgets those who have not asked for a while.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.commands.retain_recent();
        self.logins.retain_recent();
        self.studies.retain_recent();
    }
}

/// A place for a socket.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        metrics::gauge!("ardri_sockets").decrement(1.0);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// Where a request comes from. A proxy in front adds the address that it has seen at the end.
pub(crate) fn address(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    let told = headers.get("x-forwarded-for").filter(|_| app.limits.behind_proxy);
    let told = told.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    told.unwrap_or(peer)
}

/// Lets nobody ask too often.
pub(crate) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let address = address(&app, request.headers(), peer);
    if app.limits.requests.check_key(&address).is_err() {
        return too_often().into_response();
    }
    next.run(request).await
}

/// The answer for those who ask too often.
pub(crate) fn too_often() -> ApiError {
    let words = Message::new("refused-http-too-often");
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-often", words)
}
