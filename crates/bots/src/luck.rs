//! What a bot leaves to chance.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Odd, so that no two of the numbers that come of it are the same.
const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

/// Luck that a seed fixes, other luck after each thing heard. A bot that is made anew and told the past
/// is then as lucky as one that was there all along, however often that one has drawn.
#[derive(Clone, Debug)]
pub struct Luck {
    seed: u64,
    heard: u64,
    rng: Xoshiro256PlusPlus,
}

impl Luck {
    /// The luck of a bot that has heard nothing.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed, heard: 0, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// Notes that something was heard.
    pub fn turn(&mut self) {
        self.heard += 1;
        let seed = self.seed ^ self.heard.wrapping_mul(STRIDE);
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    /// The generator to draw from.
    pub fn rng(&mut self) -> &mut Xoshiro256PlusPlus {
        &mut self.rng
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::rand_core::Rng;

    use super::*;

    #[test]
    fn luck_depends_on_what_was_heard_and_not_on_what_was_drawn() {
        let (mut kept, mut anew) = (Luck::new(4), Luck::new(4));
        let first = kept.rng().next_u64();
        assert_ne!(kept.rng().next_u64(), first);
        kept.turn();
        anew.turn();
        let second = kept.rng().next_u64();
        assert_eq!(anew.rng().next_u64(), second);
        assert_ne!(first, second);
        assert_ne!(Luck::new(5).rng().next_u64(), first);
    }
}
