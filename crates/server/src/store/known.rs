//! What was read about people lately, so that not every request has to ask the database.
//!
//! Only this process writes to the database, so it knows when something that it remembers is no
//! longer true: the writer then forgets it all, before anyone hears that the change is done.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::account::AccountChange;
use super::people::Change;
use super::{Person, PersonId, TokenHash};

/// How many sessions, and how many people's lists, are remembered at most.
const MOST: usize = 20_000;

/// What is known of people without a look at the disk; the same in every clone.
#[derive(Clone, Debug, Default)]
pub(super) struct Known(Arc<Mutex<Memory>>);

#[derive(Debug, Default)]
struct Memory {
    /// Who a session belongs to, and when its last use was noted.
    sessions: HashMap<TokenHash, (Person, i64)>,
    muted: HashMap<PersonId, Vec<Person>>,
    blocked: HashMap<PersonId, Vec<Person>>,
    /// How often all was forgotten.
    forgotten: u64,
}

/// When something was read: what is forgotten meanwhile must not be learnt any more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment(u64);

impl Known {
    /// Taken before a look at the disk.
    pub fn moment(&self) -> Moment {
        Moment(self.memory().forgotten)
    }

    pub fn session(&self, token: &TokenHash) -> Option<(Person, i64)> {
        self.memory().sessions.get(token).cloned()
    }

    pub fn learn_session(&self, since: Moment, token: &TokenHash, found: (Person, i64)) {
        let mut memory = self.memory();
        if since.0 == memory.forgotten {
            make_room(&mut memory.sessions).insert(token.clone(), found);
        }
    }

    pub fn muted(&self, person: PersonId) -> Option<Vec<Person>> {
        self.memory().muted.get(&person).cloned()
    }

    pub fn learn_muted(&self, since: Moment, person: PersonId, found: Vec<Person>) {
        let mut memory = self.memory();
        if since.0 == memory.forgotten {
            make_room(&mut memory.muted).insert(person, found);
        }
    }

    pub fn blocked(&self, person: PersonId) -> Option<Vec<Person>> {
        self.memory().blocked.get(&person).cloned()
    }

    pub fn learn_blocked(&self, since: Moment, person: PersonId, found: Vec<Person>) {
        let mut memory = self.memory();
        if since.0 == memory.forgotten {
            make_room(&mut memory.blocked).insert(person, found);
        }
    }

    /// Forgets what a change may have made untrue, whether or not it has succeeded.
    pub fn changed(&self, change: &Change) {
        match change {
            // What is new was not known before; and that somebody is unknown is not remembered.
            Change::NewGuest { .. }
            | Change::AddSession { .. }
            | Change::Handover { .. }
            | Change::TakeOver { .. }
            | Change::Admin(_) => {}
            // A session that is over is not let in by what is remembered of it either.
            Change::Account(AccountChange::EndUnused { .. }) => {}
            Change::Rename { .. }
            | Change::FolderLock { .. }
            | Change::SeeSession { .. }
            | Change::EndSession { .. }
            | Change::BlockKind { .. }
            | Change::Account(_)
            | Change::Audited { .. } => {
                let mut memory = self.memory();
                memory.sessions.clear();
                memory.muted.clear();
                memory.blocked.clear();
                memory.forgotten += 1;
            }
        }
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whoever is still there is soon known again.
fn make_room<K, V>(known: &mut HashMap<K, V>) -> &mut HashMap<K, V> {
    if known.len() >= MOST {
        known.clear();
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person() -> Person {
        Person { id: PersonId(7), name: "Gormlaith".into(), account: false }
    }

    #[test]
    fn what_was_read_before_a_change_is_not_learnt_after_it() {
        let known = Known::default();
        let token = TokenHash([7; 32]);
        let before = known.moment();
        known.changed(&Change::Rename { person: PersonId(7), name: "Eithne".into() });
        known.learn_session(before, &token, (person(), 0));
        known.learn_muted(before, PersonId(7), vec![person()]);
        assert_eq!((known.session(&token), known.muted(PersonId(7))), (None, None));
        known.learn_session(known.moment(), &token, (person(), 0));
        assert_eq!(known.session(&token), Some((person(), 0)));
        known.changed(&Change::EndSession { token: token.clone() });
        assert_eq!(known.session(&token), None);
    }

    #[test]
    fn memory_has_an_end() {
        let known = Known::default();
        for number in 0..=MOST {
            let mut token = TokenHash([0; 32]);
            token.0[..8].copy_from_slice(&number.to_le_bytes());
            known.learn_session(known.moment(), &token, (person(), 0));
        }
        assert_eq!(known.memory().sessions.len(), 1);
    }
}
