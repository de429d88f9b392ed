//! The bots in the seats of one game.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use ardri_bots::{Bot, Opponents};
use ardri_core::{Game, Seat};

use super::luck::Luck;

type Seated<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// One bot for each seat that needed one, since a bot may remember what it saw at its turns.
pub(crate) struct Bots<G: Game>(BTreeMap<Seat, Seated<G>>);

impl<G: Opponents> Bots<G> {
    /// What the bot of that level in `seat` does; nothing if there is no such level, or nothing to do.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        level: &str,
        view: &G::View,
        legal: &[G::Action],
        luck: &mut Luck,
    ) -> Option<G::Action> {
        if legal.is_empty() {
            return None;
        }
        let bot = match self.0.entry(seat) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(free) => {
                free.insert(Arc::new(Mutex::new(<G as Opponents>::bot(level, luck.seed())?)))
            }
        };
        Some(bot.lock().unwrap_or_else(PoisonError::into_inner).choose(view, legal))
    }
}

impl<G: Game> Default for Bots<G> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<G: Game> Clone for Bots<G> {
    /// The same bots, with what they remember.
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<G: Game> fmt::Debug for Bots<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0.keys()).finish()
    }
}
