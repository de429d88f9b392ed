//! How long decisions took, in a space that does not grow with their number.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Each doubling of the time is cut into so many stretches: a quantile is right to some three in a hundred.
const STRETCHES: u64 = 16;

/// Decision times: how many, the sum, the longest, and how many were about as long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// How many decisions.
    pub decisions: u64,
    /// All of them together, in nanoseconds.
    pub total: u64,
    /// The longest, in nanoseconds.
    pub longest: u64,
    /// How many fell into which stretch of time.
    counts: BTreeMap<u16, u64>,
}

impl Times {
    /// Counts one.
    pub fn add(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.total = self.total.saturating_add(nanos);
        self.longest = self.longest.max(nanos);
        *self.counts.entry(stretch(nanos)).or_default() += 1;
    }

    /// Counts all of another.
    pub fn join(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.total = self.total.saturating_add(other.total);
        self.longest = self.longest.max(other.longest);
        for (stretch, count) in &other.counts {
            *self.counts.entry(*stretch).or_default() += count;
        }
    }

    /// The mean, in nanoseconds.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.total as f64 / self.decisions.max(1) as f64
    }

    /// The time, in nanoseconds, that this share of decisions does not exceed.
    #[must_use]
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = (share * self.decisions as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (stretch, count) in &self.counts {
            seen += count;
            if seen >= wanted {
                return middle(*stretch).min(self.longest as f64);
            }
        }
        0.0
    }

    /// The stretches that occurred: the middle in nanoseconds, and how many decisions.
    pub fn stretches(&self) -> impl Iterator<Item = (f64, u64)> + '_ {
        self.counts.iter().map(|(stretch, count)| (middle(*stretch), *count))
    }
}

/// The stretch of a time. Short times have one each.
fn stretch(nanos: u64) -> u16 {
    if nanos < STRETCHES {
        return nanos as u16;
    }
    let doublings = u64::from(nanos.ilog2() - STRETCHES.ilog2());
    (STRETCHES * doublings + (nanos >> doublings)) as u16
}

/// The time in the middle of a stretch.
fn middle(stretch: u16) -> f64 {
    let stretch = u64::from(stretch);
    if stretch < 2 * STRETCHES {
        return stretch as f64;
    }
    let doublings = stretch / STRETCHES - 1;
    let first = (stretch - STRETCHES * doublings) as f64;
    (first + 0.5) * 2_f64.powi(doublings as i32)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_stretch_is_near_every_time_in_it(nanos in 0_u64..u64::MAX / 2) {
            let near = middle(stretch(nanos));
            prop_assert!((near - nanos as f64).abs() <= 0.04 * nanos as f64 + 0.5, "{nanos}: {near}");
        }

        #[test]
        fn longer_times_are_in_later_stretches(one in any::<u64>(), other in any::<u64>()) {
            prop_assert_eq!(one <= other, stretch(one) <= stretch(other) && (one <= other));
        }

        #[test]
        fn it_does_not_matter_in_which_parts_times_are_counted(
            times in proptest::collection::vec(0_u64..10_000_000_000, 1..60), at in 0_usize..60,
        ) {
            let at = at.min(times.len());
            let of = |times: &[u64]| {
                let mut all = Times::default();
                times.iter().for_each(|nanos| all.add(Duration::from_nanos(*nanos)));
                all
            };
            let mut parts = of(&times[..at]);
            parts.join(&of(&times[at..]));
            prop_assert_eq!(&parts, &of(&times));
            let mut sorted = times.clone();
            sorted.sort_unstable();
            let median = sorted[sorted.len().div_ceil(2) - 1] as f64;
            prop_assert!((parts.quantile(0.5) - median).abs() <= 0.04 * median + 0.5);
            prop_assert_eq!(parts.longest, sorted[sorted.len() - 1]);
        }
    }

    #[test]
    fn nothing_is_not_a_time() {
        assert_eq!((Times::default().mean(), Times::default().quantile(0.99)), (0.0, 0.0));
    }
}
