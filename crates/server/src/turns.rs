//! Turns at heavy work: few at once, on threads of their own, shared fairly by who asks for it.
//!
//! To look back on a game, to play one again or to put one into words takes a processor's time. So
//! much of it happens at once and no more, never on the threads that serve connections, and never in
//! a table's own task: whoever plays does not wait for whoever reads.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ardri_wire::PersonId;
use tokio::sync::oneshot;

use crate::fair_queue::FairQueue;

/// How many may wait for a turn, of one address and in all: a whole club behind one address may come
/// back at the same moment.
const MOST_WAITING_EACH: usize = 512;
const MOST_WAITING: usize = 8192;

/// Who asks for a turn. Addresses take turns, and the people of an address do among themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub address: IpAddr,
    /// Nobody where no session is needed.
    pub person: Option<PersonId>,
}

/// Too many wait already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many wait for a turn")]
pub struct BusyError;

/// The turns of a server. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Turns(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    free: usize,
    waiting: FairQueue<IpAddr, Option<PersonId>, oneshot::Sender<Turn>>,
}

/// A turn at heavy work; the next one has it when it is dropped.
#[derive(Debug)]
pub struct Turn(Option<Turns>);

impl Turns {
    /// So many turns at once.
    #[must_use]
    pub fn new(count: usize) -> Self {
        Self(Arc::new(Mutex::new(State { free: count.max(1), waiting: FairQueue::default() })))
    }

    /// As many as leave half of the machine to those who play.
    #[must_use]
    pub fn for_this_machine() -> Self {
        Self::new(std::thread::available_parallelism().map_or(1, usize::from) / 2)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn.
    pub(crate) async fn turn(&self, who: Asker) -> Result<Turn, BusyError> {
        let called = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Ok(Turn(Some(self.clone())));
            }
            let waiting = &mut state.waiting;
            if waiting.len_of(&who.address) >= MOST_WAITING_EACH || waiting.len() >= MOST_WAITING {
                return Err(BusyError);
            }
            let (call, called) = oneshot::channel();
            waiting.push(&who.address, &who.person, call);
            called
        };
        called.await.map_err(|_| BusyError)
    }

    /// Does heavy work in turn.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        who: Asker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BusyError> {
        self.turn(who).await?.work(work).await
    }

    /// Takes every turn that is free, for tests that hold readers up.
    #[doc(hidden)]
    #[must_use]
    pub fn hold(&self) -> Vec<Turn> {
        let free = std::mem::take(&mut self.state().free);
        (0..free).map(|_| Turn(Some(self.clone()))).collect()
    }

    /// How many wait for a turn.
    #[doc(hidden)]
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.state().waiting.len()
    }
}

impl Turn {
    /// Does work where it holds nobody up; the turn is over when the work is, even if nobody waits
    /// for it any more.
    pub(crate) async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BusyError> {
        self.part(work).await.map(|(done, _)| done)
    }

    /// The same with the turn kept, for work of several parts.
    pub(crate) async fn part<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<(T, Self), BusyError> {
        aside(move || (work(), self)).await
    }
}

/// Does work that a table needs to go on, for which nobody waits in turn, on a thread of its own.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, BusyError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| {
        tracing::error!(%error, "heavy work has failed");
        BusyError
    })
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(turns) = self.0.take() else { return };
        let mut next = Self(Some(turns.clone()));
        loop {
            let mut state = turns.state();
            let Some(call) = state.waiting.pop() else {
                state.free += 1;
                // It is nobody's now.
                next.0 = None;
                return;
            };
            drop(state);
            // Those who have given up are passed over.
            match call.send(next) {
                Ok(()) => return,
                Err(back) => next = back,
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use std::task::{Context, Poll};

    use super::*;

    /// Whether a future has nothing yet, once it was asked.
    async fn is_waiting<F: Future + Unpin>(future: &mut F) -> bool {
        let mut future = std::pin::Pin::new(future);
        let asked = move |context: &mut Context<'_>| {
            Poll::Ready(future.as_mut().poll(context).is_pending())
        };
        std::future::poll_fn(asked).await
    }

    fn asker(address: u8, person: i64) -> Asker {
        Asker { address: [10, 0, 0, address].into(), person: Some(PersonId(person)) }
    }

    #[tokio::test]
    async fn turns_are_shared_by_addresses_and_by_their_people() {
        let turns = Turns::new(1);
        let first = turns.turn(asker(1, 1)).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        // A crowd at one address, somebody else there, and somebody elsewhere.
        for (count, who) in
            [(asker(1, 1)); 5].into_iter().chain([asker(1, 2), asker(2, 3)]).enumerate()
        {
            let (waiting, done) = (turns.clone(), order.clone());
            tasks.push(tokio::spawn(async move {
                waiting.work(who, move || done.lock().unwrap().push(who.person.unwrap().0)).await
            }));
            while turns.waiting() <= count {
                tokio::task::yield_now().await;
            }
        }
        drop(first);
        for task in tasks {
            task.await.unwrap().unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [1, 3, 2, 1, 1, 1, 1]);
        assert_eq!(turns.state().free, 1);
    }

    #[tokio::test]
    async fn who_gives_up_is_passed_over_and_a_crowd_is_sent_away() {
        let turns = Turns::new(1);
        let held = turns.hold();
        assert_eq!(held.len(), 1);
        let mut waiting: Vec<_> =
            (0..MOST_WAITING_EACH).map(|_| Box::pin(turns.turn(asker(1, 1)))).collect();
        for one in &mut waiting {
            assert!(is_waiting(one).await);
        }
        assert_eq!(turns.turn(asker(1, 2)).await.unwrap_err(), BusyError);
        let mut other = Box::pin(turns.turn(asker(2, 2)));
        assert!(is_waiting(&mut other).await);
        drop(waiting);
        drop(held);
        other.await.unwrap();
        assert_eq!(turns.waiting(), 0);
        assert_eq!(turns.state().free, 1);
    }

    #[tokio::test]
    async fn work_that_fails_gives_its_turn_back() {
        let turns = Turns::new(1);
        assert!(turns.work(asker(1, 1), || panic!("a fault")).await.is_err());
        assert_eq!(turns.work(asker(1, 1), || 7).await, Ok(7));
    }
}
