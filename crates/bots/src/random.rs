//! A bot without a thought: for tests, for the impatient, and as what every other must beat.

use ardri_core::{Game, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::bot::{Bot, Budget};

/// Any legal action, each as likely as the others.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// A bot whose choices `seed` fixes.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Action], _: Budget<'_>) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u32) as usize].clone()
    }
}
