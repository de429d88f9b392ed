//! The names that requests are given, so that each is done once however often it is sent.

use std::hash::{DefaultHasher, Hash, Hasher};

use ardri_core::Actor;

/// A request that was done under a name of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keyed {
    /// The entry that it has become.
    pub(crate) number: u64,
    by: Actor,
    /// What it asked for, as a hash: it is only ever compared.
    asked: u64,
}

impl Keyed {
    pub(crate) fn new(number: u64, by: Actor, action: &str) -> Self {
        Self { number, by, asked: hash(action) }
    }

    /// Whether this is the same request once more.
    pub(crate) fn is(&self, by: Actor, action: &str) -> bool {
        self.by == by && self.asked == hash(action)
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
