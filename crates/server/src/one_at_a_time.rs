//! Things that happen one at a time for each key, and side by side for different ones.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OwnedMutexGuard;

/// A lock for each key that somebody waits for or holds.
#[derive(Debug)]
pub(crate) struct OneAtATime<K>(Mutex<HashMap<K, Arc<tokio::sync::Mutex<()>>>>);

impl<K> Default for OneAtATime<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Clone + Eq + Hash> OneAtATime<K> {
    /// Waits until nobody else holds the same key.
    pub async fn turn(&self, key: &K) -> OwnedMutexGuard<()> {
        let lock = {
            let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            // Those that nobody needs any more go, so that there are never more than people who wait.
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
            Arc::clone(locks.entry(key.clone()).or_default())
        };
        lock.lock_owned().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_same_key_waits_and_nothing_is_kept() {
        let turns = OneAtATime::default();
        let one = turns.turn(&1).await;
        let two = turns.turn(&2).await;
        tokio::select! {
            biased;
            _ = turns.turn(&1) => panic!("two at a time"),
            () = tokio::task::yield_now() => {}
        }
        drop((one, two));
        drop(turns.turn(&1).await);
        let _three = turns.turn(&3).await;
        assert_eq!(turns.0.lock().unwrap().len(), 1);
    }
}
