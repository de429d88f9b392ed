//! A line of a card: the symbols and Spears that dice must show to fill it, and the ways to do so.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Face};

/// A line: symbols, each for a die of its own, and a total of Spears. Written `STK`, `TT`, `8`, `K5`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts", type = "string"))]
pub struct Line {
    /// How many Spirals, Trees and Knots.
    pub symbols: [u8; 3],
    /// How many Spears at least.
    pub spears: u8,
}

impl Line {
    /// The line that a steal adds.
    pub const STEAL: Self = Self { symbols: [1, 0, 0], spears: 0 };

    /// The fewest dice that can fill it.
    #[must_use]
    pub fn least_dice(&self) -> u8 {
        self.symbols.iter().sum::<u8>() + self.spears.div_ceil(3)
    }

    /// Whether nothing is needed any more.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What is still needed when a die that counts as `face` is on it; `None` if it does not help.
    #[must_use]
    pub fn after(&self, face: Face) -> Option<Self> {
        let mut rest = *self;
        match self.symbols.get(face.index()) {
            Some(0) => return None,
            Some(_) => rest.symbols[face.index()] -= 1,
            None if self.spears == 0 => return None,
            None => rest.spears = self.spears.saturating_sub(face.spears()),
        }
        Some(rest)
    }

    /// The fewest standard dice of `standard` that fill it, if they can.
    #[must_use]
    pub fn fewest(&self, standard: &[u8; 6]) -> Option<u8> {
        let mut used = 0;
        for (need, have) in self.symbols.iter().zip(standard) {
            if need > have {
                return None;
            }
            used += need;
        }
        // The most Spears first: no other choice of so few dice has more.
        let mut left = self.spears;
        for face in Face::ALL.into_iter().skip(3).rev() {
            let (value, have) = (face.spears(), standard[face.index()]);
            let take = left.div_ceil(value).min(have);
            left = left.saturating_sub(take * value);
            used += take;
        }
        (left == 0).then_some(used)
    }

    /// Every way to fill it from a roll, in the order of the rules: without the red die first.
    ///
    /// A way has exactly the line's symbols and no Spear die that could be left out.
    pub fn ways(&self, roll: &Dice, each: &mut impl FnMut(Dice)) {
        self.ways_with(roll, None, each);
        match roll.red {
            None => {}
            Some(Face::Spiral) => {
                // All wild faces at once, so that the ways come in the order of the standard dice.
                self.wild_ways(roll, each);
            }
            Some(face) => self.ways_with(roll, Some(face), each),
        }
    }

    /// The ways that use the red die as `red`, or do not use it.
    fn ways_with(&self, roll: &Dice, red: Option<Face>, each: &mut impl FnMut(Dice)) {
        let rest = match red {
            None => *self,
            Some(face) => match self.after(face) {
                Some(rest) => rest,
                None => return,
            },
        };
        let enough = |place: usize| roll.standard[place] >= rest.symbols[place];
        if !(0..3).all(enough) {
            return;
        }
        let red_spears = red.map_or(0, Face::spears);
        let have = &roll.standard[3..];
        // More ones come before fewer: `1 1 2` before `1 3`, compared face by face.
        for ones in (0..=have[0]).rev() {
            for twos in (0..=have[1]).rev() {
                for threes in (0..=have[2]).rev() {
                    let total = ones + 2 * twos + 3 * threes + red_spears;
                    let smallest = [(ones, 1), (twos, 2), (threes, 3), (red_spears, red_spears)]
                        .into_iter()
                        .filter(|(count, _)| *count > 0)
                        .map(|(_, value)| value)
                        .min();
                    let needed = smallest.is_none_or(|value| total - value < self.spears);
                    if total >= self.spears && needed {
                        let [s, t, k] = rest.symbols;
                        each(Dice { standard: [s, t, k, ones, twos, threes], red });
                    }
                }
            }
        }
    }

    fn wild_ways(&self, roll: &Dice, each: &mut impl FnMut(Dice)) {
        let mut ways = Vec::new();
        for face in Face::ALL {
            self.ways_with(roll, Some(face), &mut |way| ways.push(way));
        }
        ways.sort_by(|a, b| a.faces().cmp(b.faces()).then(a.red.cmp(&b.red)));
        ways.into_iter().for_each(each);
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (letter, count) in ['S', 'T', 'K'].into_iter().zip(self.symbols) {
            (0..count).try_for_each(|_| write!(f, "{letter}"))?;
        }
        if self.spears > 0 { write!(f, "{}", self.spears) } else { Ok(()) }
    }
}

impl FromStr for Line {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "{text:?} is not a line: symbols S, T, K, then a number of Spears, such as TT, 8 \
                 or K5"
            )
        };
        let digits = text.find(|letter: char| letter.is_ascii_digit()).unwrap_or(text.len());
        let (symbols, spears) = text.split_at(digits);
        let mut line = Self::default();
        for letter in symbols.chars() {
            let place = ['S', 'T', 'K'].into_iter().position(|known| known == letter);
            let count = &mut line.symbols[place.ok_or_else(wrong)?];
            *count = count.checked_add(1).filter(|count| *count <= 8).ok_or_else(wrong)?;
        }
        if !spears.is_empty() {
            line.spears =
                spears.parse().ok().filter(|spears| (1..=24).contains(spears)).ok_or_else(wrong)?;
        }
        if line.is_empty() { Err(wrong()) } else { Ok(line) }
    }
}

impl TryFrom<String> for Line {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Line> for String {
    fn from(line: Line) -> Self {
        line.to_string()
    }
}
