//! Whether one bot is stronger than another, decided as soon as the games tell.

use std::str::FromStr;

use ardri_core::Message;
use serde::Serialize;

use crate::error::ArenaError;
use crate::stats::score;

/// How often each of the two mistakes may be made.
const MISTAKES: f64 = 0.05;
/// What stands for a result that has not been seen yet.
const HARDLY: f64 = 1e-3;
/// No difference of Elo between bots is larger.
const MOST_ELO: f64 = 1_000.0;

/// A sequential probability ratio test between two differences in Elo, by pairs of games from one opening.
///
/// A pair has five results (0, ½, 1, 1½ or 2 points: *pentanomial*). The likelihoods are the largest under
/// which the mean score is the one that either difference lets expect. α and β are 0.05.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// H0: the first bot is better by no more than this.
    pub elo0: f64,
    /// H1: it is better by at least this.
    pub elo1: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Verdict {
    /// The smaller difference.
    H0,
    /// The larger difference.
    H1,
    /// More games are needed.
    #[serde(rename = "undecided")]
    Undecided,
}

impl Sprt {
    /// The logarithm of how much likelier H1 is than H0, after pairs with 0, ½, 1, 1½ and 2 points.
    #[must_use]
    pub fn llr(&self, pairs: &[u64; 5]) -> f64 {
        let count: u64 = pairs.iter().sum();
        if count == 0 {
            return 0.0;
        }
        let weights = pairs.map(|seen| if seen == 0 { HARDLY } else { seen as f64 });
        let all: f64 = weights.iter().sum();
        let shares = weights.map(|weight| weight / all);
        let (one, other) =
            (likeliest(&shares, score(self.elo0)), likeliest(&shares, score(self.elo1)));
        all * (0..5).map(|place| shares[place] * (other[place] / one[place]).ln()).sum::<f64>()
    }

    /// The bound that the ratio has to pass, either way.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - MISTAKES) / MISTAKES).ln()
    }

    /// What follows from a ratio.
    #[must_use]
    pub fn verdict(llr: f64) -> Verdict {
        match llr {
            llr if llr >= Self::bound() => Verdict::H1,
            llr if llr <= -Self::bound() => Verdict::H0,
            _ => Verdict::Undecided,
        }
    }
}

/// The likeliest shares of the five results whose mean is `mean`, given the shares that were seen.
///
/// Lagrange: each share is divided by 1 + x(a - mean) for the one x that makes the mean right.
fn likeliest(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let away: [f64; 5] = std::array::from_fn(|place| place as f64 / 4.0 - mean);
    let slope = |x: f64| {
        (0..5).map(|place| seen[place] * away[place] / (1.0 + x * away[place])).sum::<f64>()
    };
    // The sum falls from +∞ to -∞ between these.
    let (mut low, mut high) = (-1.0 / away[4], -1.0 / away[0]);
    for _ in 0..200 {
        let x = f64::midpoint(low, high);
        if slope(x) > 0.0 {
            low = x;
        } else {
            high = x;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|place| seen[place] / (1.0 + x * away[place]))
}

impl FromStr for Sprt {
    type Err = ArenaError;

    fn from_str(text: &str) -> Result<Self, ArenaError> {
        let wrong = || ArenaError::Said(Message::new("arena-error-sprt").quoting("text", text));
        let number = |word: &str| {
            let number = word.trim().parse::<f64>().map_err(|_| wrong())?;
            if number.abs() <= MOST_ELO { Ok(number) } else { Err(wrong()) }
        };
        let (elo0, elo1) = text.split_once(',').ok_or_else(wrong)?;
        let test = Self { elo0: number(elo0)?, elo1: number(elo1)? };
        if test.elo0 < test.elo1 { Ok(test) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Where a pair is won or lost as a whole the likeliest shares are known, and the test is Wald's own.
    #[test]
    fn it_is_walds_test_where_there_are_two_results() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        let (s0, s1) = (score(0.0), score(50.0));
        for (won, lost) in [(10, 10), (60, 40), (400, 300), (3, 90)] {
            let wald = won as f64 * (s1 / s0).ln() + lost as f64 * ((1.0 - s1) / (1.0 - s0)).ln();
            let found = test.llr(&[lost, 0, 0, 0, won]);
            assert!((found - wald).abs() < 0.01, "{won}/{lost}: {found} and {wald}");
        }
    }

    /// Worked out with another program, by Newton's method in fifty digits.
    #[test]
    fn five_results_give_known_ratios() {
        for (elos, pairs, known) in KNOWN {
            let test = Sprt { elo0: elos.0, elo1: elos.1 };
            let found = test.llr(&pairs);
            assert!((found - known).abs() < 1e-6, "{elos:?} {pairs:?}: {found}, not {known}");
        }
    }

    const KNOWN: [((f64, f64), [u64; 5], f64); 5] = [
        ((0.0, 10.0), [1, 0, 29, 0, 170], 5.606_025_249),
        ((0.0, 5.0), [120, 340, 560, 360, 140], 0.959_215_453),
        ((-3.0, 1.0), [20, 200, 500, 180, 15], -1.003_046_519),
        ((0.0, 2.0), [4_500, 11_200, 18_700, 11_600, 4_600], 3.037_939_923),
        ((0.0, 50.0), [3, 0, 95, 0, 2], -11.000_095_316),
    ];

    #[test]
    fn the_bounds_are_those_of_one_mistake_in_twenty() {
        assert!((Sprt::bound() - 2.944_438_979_166_44).abs() < 1e-12);
        assert_eq!(Sprt::verdict(2.95), Verdict::H1);
        assert_eq!(Sprt::verdict(-2.95), Verdict::H0);
        assert_eq!(Sprt::verdict(2.94), Verdict::Undecided);
        assert_eq!(Sprt { elo0: 0.0, elo1: 10.0 }.llr(&[0; 5]), 0.0);
    }

    #[test]
    fn bounds_are_read_and_the_rest_is_refused() {
        assert_eq!("0,10".parse(), Ok(Sprt { elo0: 0.0, elo1: 10.0 }));
        assert_eq!("-5.5, 2".parse(), Ok(Sprt { elo0: -5.5, elo1: 2.0 }));
        for bad in ["", "5", "10,0", "3,3", "a,b", "0,inf", "0,NaN", "0,10,20", "0,99999"] {
            assert!(bad.parse::<Sprt>().is_err(), "{bad}");
        }
    }

    proptest! {
        #[test]
        fn the_likeliest_shares_have_the_mean_that_was_asked_for(
            pairs in proptest::array::uniform5(1_u64..500), elo in -300.0..300.0_f64,
        ) {
            let all: u64 = pairs.iter().sum();
            let seen = pairs.map(|count| count as f64 / all as f64);
            let found = likeliest(&seen, score(elo));
            let sum: f64 = found.iter().sum();
            let mean: f64 = (0..5).map(|place| found[place] * place as f64 / 4.0).sum();
            prop_assert!((sum - 1.0).abs() < 1e-6, "{sum}");
            prop_assert!((mean - score(elo)).abs() < 1e-6, "{mean}");
            prop_assert!(found.iter().all(|share| *share > 0.0));
        }

        #[test]
        fn who_is_seen_from_the_other_side_is_judged_the_other_way(
            pairs in proptest::array::uniform5(0_u64..200),
        ) {
            let test = Sprt { elo0: -10.0, elo1: 10.0 };
            let mut turned = pairs;
            turned.reverse();
            prop_assert!((test.llr(&pairs) + test.llr(&turned)).abs() < 1e-6);
        }
    }
}
