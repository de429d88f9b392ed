//! How many exports are written at the same time.
//!
//! Each may be read as slowly as a client likes, so they are counted by who reads them: nobody keeps
//! those of other addresses waiting.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ardri_wire::PersonId;

use crate::places::{Place, Places};

/// How many are written for an address: a household may leave together.
const EACH: u32 = 3;
/// How many are written in all.
const ALL: usize = 48;

/// The exports that are being written: one for each person, a few for each address, more in all. Cheap
/// to clone.
#[derive(Clone, Debug)]
pub struct Exports {
    people: Arc<Mutex<HashSet<PersonId>>>,
    places: Places,
}

impl Default for Exports {
    fn default() -> Self {
        Self { people: Arc::default(), places: Places::new(EACH, ALL) }
    }
}

impl Exports {
    fn people(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one be written until what is given back is dropped; nothing if there are enough.
    #[must_use]
    pub fn begin(&self, person: PersonId, address: IpAddr) -> Option<Export> {
        let mut people = self.people();
        if people.contains(&person) {
            return None;
        }
        let place = self.places.take(address)?;
        people.insert(person);
        drop(people);
        Some(Export { exports: self.clone(), person, _place: place })
    }
}

/// An export that is being written.
#[derive(Debug)]
pub struct Export {
    exports: Exports,
    person: PersonId,
    _place: Place,
}

impl Drop for Export {
    fn drop(&mut self) {
        self.exports.people().remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_address_keeps_others_from_theirs() {
        let exports = Exports::default();
        let at = |number: u8| IpAddr::from([192, 0, 2, number]);
        let mut people = (1..).map(PersonId);
        let mut own = || people.next().unwrap();
        let greedy: Vec<_> = (0..100).filter_map(|_| exports.begin(own(), at(1))).collect();
        assert_eq!(greedy.len(), EACH as usize);
        let ann = own();
        let first = exports.begin(ann, at(2)).unwrap();
        assert!(exports.begin(ann, at(3)).is_none(), "one for each person");
        drop(first);
        let second = exports.begin(ann, at(3)).unwrap();
        let all: Vec<_> = (4..200).filter_map(|place| exports.begin(own(), at(place))).collect();
        assert_eq!(all.len() + greedy.len() + 1, ALL);
        drop((greedy, second, all));
        assert!(exports.people().is_empty() && exports.begin(own(), at(1)).is_some());
    }
}
