//! Public tables that wait for players although their host has gone: they are closed after a day.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use ardri_table::Guest;
use ardri_wire::{Instant, PersonId, TableRequest};

use crate::actor::TableMsg;
use crate::store::StoreError;
use crate::tables::Tables;

/// How long a host may be away, in milliseconds.
const DAY: Instant = 24 * 60 * 60 * 1000;
/// How many tables are closed in one go; the others are in the next.
const AT_ONCE: usize = 100;

/// When hosts of waiting tables were last there. The store notes it once a day, which is too seldom
/// here; everybody else is not remembered.
#[derive(Debug, Default)]
pub(crate) struct Seen(Mutex<HashMap<PersonId, Instant>>);

impl Seen {
    fn hosts(&self) -> MutexGuard<'_, HashMap<PersonId, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is there.
    pub fn saw(&self, person: PersonId, now: Instant) {
        if let Some(seen) = self.hosts().get_mut(&person) {
            *seen = now;
        }
    }
}

impl Tables {
    /// Closes the public tables that wait for players and whose host was not seen for a day. A server
    /// that was away does not know who has come meanwhile, so a day begins when it starts.
    ///
    /// # Errors
    /// The list of them cannot be read. A table that cannot be closed is left to the next time.
    pub async fn close_deserted(&self) -> Result<(), StoreError> {
        let waiting = self.store().waiting().await?;
        let now = self.now();
        let mut deserted = Vec::new();
        {
            let hosting: HashSet<PersonId> = waiting.iter().map(|(_, host, _)| *host).collect();
            let mut hosts = self.seen().hosts();
            hosts.retain(|host, _| hosting.contains(host));
            for (table, host, noted) in waiting {
                let seen = hosts.entry(host).or_insert(self.begun());
                *seen = noted.max(*seen);
                if now.saturating_sub(*seen) >= DAY {
                    deserted.push((table, host));
                }
            }
        }
        for (table, person) in deserted.into_iter().take(AT_ONCE) {
            let who = Guest { person, name: String::new() };
            let request = TableRequest::Close;
            let closed = self.ask(&table, None, |reply| TableMsg::Do { who, request, reply }).await;
            if let Err(error) = closed {
                tracing::warn!(%table, %error, "a table whose host has gone cannot be closed");
            }
        }
        Ok(())
    }
}
