//! What chance decides, and the numbers that decide it.

use rand_core::Rng;

/// A question to chance. The answer is a list of numbers; `docs/fairness.md` fixes how they are
/// drawn from a stream of 32-bit words, so that anyone can repeat it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draw {
    /// One number below `n`, each equally likely.
    Below(u32),
    /// One index into the weights, each as likely as its weight; the sum fits in 32 bits.
    Weighted(Vec<u32>),
    /// `dice` numbers below `faces`, in the order of the dice.
    Roll {
        /// How many dice are rolled.
        dice: u32,
        /// How many faces each has.
        faces: u32,
    },
    /// The numbers below `n` in a random order.
    Shuffle(u32),
}

impl Draw {
    /// The answer to this question from a stream of uniform words.
    ///
    /// A question without an answer (a number below 0, weights without a sum) gives an empty list
    /// and takes no word.
    pub fn answer(&self, stream: &mut impl Rng) -> Vec<u32> {
        match self {
            Self::Below(0) => Vec::new(),
            Self::Below(n) => vec![below(stream, *n)],
            Self::Weighted(weights) => weighted(stream, weights),
            Self::Roll { faces: 0, .. } => Vec::new(),
            Self::Roll { dice, faces } => (0..*dice).map(|_| below(stream, *faces)).collect(),
            Self::Shuffle(n) => shuffle(stream, *n),
        }
    }
}

/// A uniform number below `n`, which is not 0: words in the incomplete last stretch of `n` are
/// thrown away, so that no remainder is favoured.
pub fn below(stream: &mut impl Rng, n: u32) -> u32 {
    let whole = (1_u64 << 32) / u64::from(n) * u64::from(n);
    loop {
        let word = stream.next_u32();
        if u64::from(word) < whole {
            return word % n;
        }
    }
}

fn weighted(stream: &mut impl Rng, weights: &[u32]) -> Vec<u32> {
    let total = weights.iter().map(|weight| u64::from(*weight)).sum::<u64>();
    let Ok(total @ 1..) = u32::try_from(total) else { return Vec::new() };
    let mut rest = below(stream, total);
    for (index, weight) in (0..).zip(weights) {
        if rest < *weight {
            return vec![index];
        }
        rest -= weight;
    }
    Vec::new()
}

/// Fisher and Yates, from the last place down.
fn shuffle(stream: &mut impl Rng, n: u32) -> Vec<u32> {
    let mut order: Vec<u32> = (0..n).collect();
    for last in (1..order.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
        order.swap(last, below(stream, bound) as usize);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// A stream that gives out a fixed list of words.
    struct Words<'a>(std::slice::Iter<'a, u32>);

    impl rand_core::TryRng for Words<'_> {
        type Error = std::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(*self.0.next().expect("the draw took more words than expected"))
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            panic!("draws take 32-bit words only")
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            panic!("draws take 32-bit words only")
        }
    }

    fn words(words: &[u32]) -> Words<'_> {
        Words(words.iter())
    }

    #[test]
    fn a_word_in_the_last_stretch_is_thrown_away() {
        // 2^32 = 715827882 * 6 + 4: the four highest words would favour 0 to 3.
        let mut stream = words(&[u32::MAX, u32::MAX - 3, u32::MAX - 4]);
        assert_eq!(below(&mut stream, 6), 5);
        assert!(stream.0.next().is_none());
    }

    #[test]
    fn powers_of_two_throw_nothing_away() {
        assert_eq!(below(&mut words(&[u32::MAX]), 8), 7);
        assert_eq!(below(&mut words(&[u32::MAX]), 1), 0);
    }

    #[test]
    fn weights_are_walked_in_order() {
        let weights = Draw::Weighted(vec![2, 0, 3]);
        let of = |word| weights.answer(&mut words(&[word]));
        assert_eq!([of(0), of(1), of(2), of(4)], [vec![0], vec![0], vec![2], vec![2]]);
    }

    #[test]
    fn questions_without_an_answer_take_no_word() {
        for draw in [
            Draw::Below(0),
            Draw::Weighted(vec![]),
            Draw::Weighted(vec![0, 0]),
            Draw::Weighted(vec![u32::MAX, 1]),
            Draw::Roll { dice: 3, faces: 0 },
        ] {
            assert!(draw.answer(&mut words(&[])).is_empty(), "{draw:?}");
        }
    }

    #[test]
    fn shuffles_are_uniform() {
        let mut stream = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut counts = std::collections::HashMap::new();
        for _ in 0..24_000 {
            *counts.entry(Draw::Shuffle(4).answer(&mut stream)).or_insert(0_u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        // Chi-square with 23 degrees of freedom: 49.7 is exceeded once in a thousand.
        let chi: f64 = counts.values().map(|n| (f64::from(*n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 49.7, "{chi}");
    }
}
