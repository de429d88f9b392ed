//! Shares with their intervals, and what they mean in Elo.

use serde::{Deserialize, Serialize};

/// So many standard deviations around the middle hold 95 of 100.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A share between 0 and 1, with the interval that holds it 95 times of 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// The share that was seen.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's interval of a share that was seen in so many trials. Trials may be a fraction, and points of a
/// trial as well: a draw is half a win.
#[must_use]
pub fn wilson(value: f64, trials: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let z2 = Z95 * Z95;
    let middle = (value + z2 / (2.0 * trials)) / (1.0 + z2 / trials);
    let spread = Z95 / (1.0 + z2 / trials)
        * (value * (1.0 - value) / trials + z2 / (4.0 * trials * trials)).sqrt();
    Interval {
        value,
        low: (middle - spread).clamp(0.0, value),
        high: (middle + spread).clamp(value, 1.0),
    }
}

/// A share that is seen in blocks: games from one opening or deal, which are more alike than others. So the
/// blocks are what is counted, not the games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Blocks {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Blocks {
    /// Counts a block with this share, from 0 to 1.
    pub fn add(&mut self, share: f64) {
        self.count += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// How many blocks.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean share with its interval: Wilson's, for as many trials as vary like these blocks, of which each
    /// has so many games. A block is imagined that is one game off the mean, so that blocks that are all alike do
    /// not look certain.
    #[must_use]
    pub fn interval(&self, games: u64) -> Interval {
        if self.count == 0 {
            return wilson(0.0, 0.0);
        }
        let (count, game) = (self.count as f64, 1.0 / games.max(1) as f64);
        let value = (self.sum / count).clamp(0.0, 1.0);
        let variance = (self.squares - count * value * value).max(0.0) + game * game;
        // Neither is a share of nothing or of everything taken for the truth.
        let mean = (self.sum + game / 2.0) / (count + game);
        wilson(value, count * mean * (1.0 - mean) * (count + 1.0) / variance)
    }
}

/// The difference in Elo that a score means; nothing at the ends, where it has no bounds.
#[must_use]
pub fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

/// The score that a difference in Elo lets expect.
#[must_use]
pub fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn is_near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    /// Values of published tables of the interval.
    #[test]
    fn wilson_is_as_published() {
        for (won, of, low, high) in
            [(0.0, 10.0, 0.0, 0.2775), (5.0, 10.0, 0.2366, 0.7634), (81.0, 263.0, 0.2553, 0.3662)]
        {
            let found = wilson(won / of, of);
            assert!(is_near(found.low, low) && is_near(found.high, high), "{won}/{of}: {found:?}");
        }
        assert_eq!(wilson(0.0, 0.0), Interval { value: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn elo_is_as_everybody_counts_it() {
        assert!(is_near(score(400.0), 10.0 / 11.0) && is_near(score(0.0), 0.5));
        assert!((elo(0.76).unwrap() - 200.24).abs() < 0.01);
        assert_eq!((elo(0.0), elo(1.0)), (None, None));
    }

    fn of(shares: &[(f64, u32)]) -> Blocks {
        let mut blocks = Blocks::default();
        for (share, count) in shares {
            (0..*count).for_each(|_| blocks.add(*share));
        }
        blocks
    }

    #[test]
    fn blocks_that_are_all_alike_are_not_certain() {
        let split = of(&[(0.5, 100)]).interval(2);
        assert!(split.low < 0.495 && split.high > 0.505 && split.low > 0.45, "{split:?}");
        let (won, known) = (of(&[(1.0, 100)]).interval(2), wilson(1.0, 100.0));
        assert!((won.low - known.low).abs() < 0.005 && won.high > 0.999, "{won:?}");
        // More games in a block tell more.
        assert!(of(&[(0.0, 5)]).interval(9).high < of(&[(0.0, 5)]).interval(2).high / 2.0);
    }

    #[test]
    fn blocks_that_are_half_won_tell_more_than_as_many_games_alone() {
        let (paired, alone) =
            (of(&[(0.0, 10), (0.5, 80), (1.0, 10)]).interval(2), wilson(0.5, 200.0));
        assert!(paired.low > alone.low && paired.high < alone.high, "{paired:?} {alone:?}");
    }

    proptest! {
        #[test]
        fn an_interval_holds_what_was_seen(
            blocks in proptest::collection::vec(0_u8..=4, 1..300), games in 1_u64..20,
        ) {
            let mut all = Blocks::default();
            blocks.iter().for_each(|quarter| all.add(f64::from(*quarter) / 4.0));
            let Interval { value, low, high } = all.interval(games);
            prop_assert!(0.0 <= low && low <= value && value <= high && high <= 1.0);
            prop_assert!(low < high);
        }

        /// Where a pair is won or lost as a whole, pairs are Wilson's trials.
        #[test]
        fn blocks_of_all_or_nothing_are_trials(won in 0_u32..200, lost in 0_u32..200) {
            prop_assume!(won + lost > 9);
            let found = of(&[(1.0, won), (0.0, lost)]).interval(2);
            let trials = f64::from(won + lost);
            let known = wilson(f64::from(won) / trials, trials);
            let near = |one: f64, other: f64| (one - other).abs() < 0.04;
            prop_assert!(near(found.low, known.low) && near(found.high, known.high), "{found:?} {known:?}");
        }

        #[test]
        fn elo_and_score_are_each_others_way_back(difference in -800.0..800.0) {
            prop_assert!((elo(score(difference)).unwrap() - difference).abs() < 1e-6);
        }
    }
}
