//! A bot without a thought: for tests, for the impatient, and as what every other must beat.

use ardri_core::{Game, below};

use crate::bot::{Bot, Budget};
use crate::luck::Luck;

/// Any legal action, each as likely as the others.
#[derive(Clone, Debug)]
pub struct Random {
    luck: Luck,
}

impl Random {
    /// A bot whose choices `seed` fixes.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { luck: Luck::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn hear(&mut self, _: &G::Seen) {
        self.luck.turn();
    }

    fn choose(&mut self, _: &G::View, legal: &[G::Action], _: Budget<'_>) -> G::Action {
        legal[below(self.luck.rng(), legal.len() as u32) as usize].clone()
    }
}
