//! The map: 53 towns in eight regions, joined by roads.

use ardri_core::names::{bare, named};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::bit_set::bit_set;
use crate::card::Colour;
use crate::printed::{PLACES, REGIONS, ROADS, TOWNS_OF};

/// What is printed for a region, and its towns.
pub(crate) struct Land {
    pub(crate) letter: char,
    pub(crate) name: &'static str,
    pub(crate) threshold: u8,
    pub(crate) points: u8,
    pub(crate) towns: u64,
}

/// What is printed for a town, with the name and the place that we gave it.
pub(crate) struct Place {
    pub(crate) id: &'static str,
    pub(crate) region: Region,
    pub(crate) colour: Colour,
    pub(crate) english: &'static str,
    pub(crate) irish: &'static str,
    pub(crate) at: (f64, f64),
}

/// One of the eight regions, written as its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts", type = "string"))]
pub struct Region(pub(crate) u8);

impl Region {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// All regions in the order of the data file.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The region's place in the data file, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    fn land(self) -> &'static Land {
        &REGIONS[self.index()]
    }

    /// Its letter.
    #[must_use]
    pub fn letter(self) -> char {
        self.land().letter
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.land().name
    }

    /// How many towns must be held before its token is turned up.
    #[must_use]
    pub fn threshold(self) -> u8 {
        self.land().threshold
    }

    /// What its token is worth.
    #[must_use]
    pub fn points(self) -> u8 {
        self.land().points
    }

    /// Its towns.
    #[must_use]
    pub fn towns(self) -> TownSet {
        TownSet(self.land().towns)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Region {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::all().find(|region| text.chars().eq([region.letter()]));
        found.ok_or_else(|| format!("{text:?} is not a region's letter"))
    }
}

impl TryFrom<String> for Region {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Region> for String {
    fn from(region: Region) -> Self {
        region.to_string()
    }
}

/// One of the 53 towns, written as its id: `M3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts", type = "string"))]
pub struct Town(u8);

impl Town {
    /// How many there are.
    pub const COUNT: usize = 53;

    /// All towns in the order of the data file.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The town's place in the data file, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    fn place(self) -> &'static Place {
        &PLACES[self.index()]
    }

    /// Its id.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.place().id
    }

    /// The region it lies in.
    #[must_use]
    pub fn region(self) -> Region {
        self.place().region
    }

    /// Its colour, never white.
    #[must_use]
    pub fn colour(self) -> Colour {
        self.place().colour
    }

    /// Its name in English.
    #[must_use]
    pub fn english(self) -> &'static str {
        self.place().english
    }

    /// Its name in Irish.
    #[must_use]
    pub fn irish(self) -> &'static str {
        self.place().irish
    }

    /// Where it is drawn: longitude and latitude in degrees, close to where the place really is.
    #[must_use]
    pub fn at(self) -> (f64, f64) {
        self.place().at
    }

    /// The towns that a road joins it to.
    #[must_use]
    pub fn neighbours(self) -> TownSet {
        TownSet(ROADS[self.index()])
    }
}

impl fmt::Display for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Town {
    /// The towns that a text names: by id or name, English or Irish, with or without accents; the beginning of a
    /// name is enough. There may be none, or several.
    #[must_use]
    pub fn find(text: &str) -> Vec<Self> {
        let wanted = bare(text);
        if let Some(town) = Self::all().find(|town| town.id().eq_ignore_ascii_case(&wanted)) {
            return vec![town];
        }
        // One or two letters are more likely a slip than a name.
        let wanted = if wanted.len() > 2 { wanted } else { String::new() };
        let names = Self::all().map(|town| vec![bare(town.english()), bare(town.irish())]);
        named(&wanted, names).into_iter().filter_map(|place| Self::all().nth(place)).collect()
    }
}

impl FromStr for Town {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::all().find(|town| town.id() == text);
        found.ok_or_else(|| format!("there is no town {text:?}; towns are written like M3"))
    }
}

impl TryFrom<String> for Town {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Town> for String {
    fn from(town: Town) -> Self {
        town.id().into()
    }
}

/// A set of towns. In JSON it is the list of their ids, in the order of the data file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Town>", into = "Vec<Town>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts", as = "Vec<Town>"))]
pub struct TownSet(u64);

impl TownSet {
    /// No town.
    pub const EMPTY: Self = Self(0);
    /// All towns.
    pub const ALL: Self = Self((1 << Town::COUNT) - 1);

    /// The towns that cards of `colour` match: all of them for white.
    #[must_use]
    pub fn matched_by(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::ALL,
            colour => Self(TOWNS_OF[colour as usize]),
        }
    }

    /// The set without `town`.
    #[must_use]
    pub fn without(self, town: Town) -> Self {
        Self(self.0 & !(1 << town.0))
    }

    /// How many towns are in the set.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first town in the order of the data file.
    #[must_use]
    pub fn first(self) -> Option<Town> {
        (self.0 != 0).then(|| Town(self.0.trailing_zeros() as u8))
    }

    /// The only town of a set that has no other.
    #[must_use]
    pub fn single(self) -> Option<Town> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }
}

bit_set!(TownSet of Town, |town| town.0, first, "a town comes twice");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn towns_are_found_by_id_and_by_either_name() {
        let found = |text| Town::find(text).into_iter().map(Town::id).collect::<Vec<_>>();
        for (text, id) in [
            ("M8", "M8"),
            (" m10 ", "M10"),
            ("Cork", "M8"),
            ("CORCAIGH", "M8"),
            ("Áth Cliath", "D2"),
            ("ath cliath", "D2"),
            ("athcliath", "D2"),
            ("A\u{301}th Cliath", "D2"),
            ("cluain mhic nois", "S5"),
            ("dún na sciath", "S4"),
            ("clonm", "S5"),
            ("mayo", "C4"),
        ] {
            assert_eq!(found(text), [id], "{text}");
        }
        assert_eq!(found("drum"), ["N4", "B2", "B3"]);
        for text in ["", "Q1", "Paris", "M11", "c", "co", "🙂", "é"] {
            assert!(found(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn every_town_has_names_of_its_own() {
        for town in Town::all() {
            for text in [town.id(), town.english(), town.irish()] {
                assert_eq!(Town::find(text), [town], "{text}");
                assert_eq!(Town::find(&bare(text).to_uppercase()), [town], "{text}");
            }
        }
    }
}
