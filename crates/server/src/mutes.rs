//! Whom the people at open sockets do not want to hear, kept up to date while the sockets are open.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};

use ardri_table::{Refusal, Table};
use ardri_wire::PersonId;

use crate::actor::TableError;
use crate::store::{Store, StoreError};
use crate::tables::Tables;

/// Those whom somebody does not want to hear: who is muted, and who is blocked.
#[derive(Debug, Default)]
pub(crate) struct MuteList {
    now: RwLock<Arc<HashSet<PersonId>>>,
    /// Held while it is read from the store, so that an older list never comes after a newer one.
    reading: tokio::sync::Mutex<()>,
}

impl MuteList {
    /// The list as it stands.
    pub fn now(&self) -> Arc<HashSet<PersonId>> {
        Arc::clone(&self.now.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The lists of all who have a socket open.
#[derive(Debug, Default)]
pub(crate) struct Mutes(Mutex<HashMap<PersonId, Weak<MuteList>>>);

impl Mutes {
    /// The list of somebody, which follows what they change.
    pub async fn of(&self, store: &Store, person: PersonId) -> Result<Arc<MuteList>, StoreError> {
        let list = {
            let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            lists.retain(|_, list| list.strong_count() > 0);
            let known = lists.get(&person).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let list = Arc::new(MuteList::default());
                lists.insert(person, Arc::downgrade(&list));
                list
            })
        };
        let reading = list.reading.lock().await;
        let heard = unheard(store, person).await?;
        *list.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(heard);
        drop(reading);
        Ok(list)
    }

    /// Follows a change.
    pub async fn changed(&self, store: &Store, person: PersonId) -> Result<(), StoreError> {
        self.of(store, person).await.map(|_| ())
    }
}

impl Tables {
    /// Refuses those whom the host of a table has blocked, unless they sit there.
    pub(crate) async fn check_welcome(
        &self,
        table: &Table,
        person: PersonId,
    ) -> Result<(), TableError> {
        if table.people().contains(&person) {
            return Ok(());
        }
        let blocked = self.store().blocked(table.setup().host.person).await?;
        if blocked.iter().any(|other| other.id == person) {
            return Err(Refusal::Blocked.into());
        }
        Ok(())
    }
}

/// Those whom somebody does not want to hear.
pub(crate) async fn unheard(
    store: &Store,
    person: PersonId,
) -> Result<HashSet<PersonId>, StoreError> {
    let (muted, blocked) = (store.muted(person).await?, store.blocked(person).await?);
    Ok(muted.into_iter().chain(blocked).map(|person| person.id).collect())
}
