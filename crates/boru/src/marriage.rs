//! The marriage cards, the Princess's offers and the marriage track.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::printed::{SPOUSES, TRACK};
use crate::town::Region;

/// What is printed on a marriage card.
pub(crate) struct Spouse {
    pub(crate) name: &'static str,
    pub(crate) points: u8,
    pub(crate) renown: u8,
    pub(crate) town_in: Option<Region>,
}

/// What a space of the marriage track gives in upkeep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Reward {
    /// Coins.
    pub coins: u8,
    /// Renown.
    pub renown: u8,
    /// A town anywhere.
    pub town: bool,
}

/// The highest space of the marriage track.
pub const TOP_SPACE: u8 = 9;

/// What a space of the track gives.
#[must_use]
pub fn reward(space: u8) -> Reward {
    TRACK[usize::from(space.min(TOP_SPACE))]
}

/// One of the eight marriage cards, written as its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts", type = "string"))]
pub struct Marriage(u8);

impl Marriage {
    /// How many there are, the Princess included.
    pub const COUNT: usize = 8;
    /// Estrid, Princess of Denmark.
    pub const PRINCESS: Self = Self(7);

    /// All cards in the order of the data file; the Princess is the last.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The card's place in the data file, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    fn spouse(self) -> &'static Spouse {
        &SPOUSES[self.index()]
    }

    /// The name on the card.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.spouse().name
    }

    /// The points it gives at once.
    #[must_use]
    pub fn points(self) -> u8 {
        self.spouse().points
    }

    /// The renown it gives at once.
    #[must_use]
    pub fn renown(self) -> u8 {
        self.spouse().renown
    }

    /// The region in which it gives a town.
    #[must_use]
    pub fn town_in(self) -> Option<Region> {
        self.spouse().town_in
    }

    /// Whether this is the Princess.
    #[must_use]
    pub fn is_princess(self) -> bool {
        self == Self::PRINCESS
    }
}

impl fmt::Display for Marriage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Marriage {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::all().find(|card| card.name() == text);
        found.ok_or_else(|| format!("there is no marriage card {text:?}"))
    }
}

impl TryFrom<String> for Marriage {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Marriage> for String {
    fn from(card: Marriage) -> Self {
        card.name().into()
    }
}

/// The marriage cards in front of a player. In JSON it is the list of their names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Marriage>", into = "Vec<Marriage>")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "boru.ts", as = "Vec<Marriage>")
)]
pub struct Marriages(u8);

impl Marriages {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Adds a card.
    pub fn add(&mut self, card: Marriage) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card away.
    pub fn remove(&mut self, card: Marriage) {
        self.0 &= !(1 << card.0);
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in the order of the data file.
    pub fn iter(self) -> impl Iterator<Item = Marriage> {
        Marriage::all().filter(move |card| self.0 & 1 << card.0 != 0)
    }
}

impl From<Vec<Marriage>> for Marriages {
    fn from(cards: Vec<Marriage>) -> Self {
        let mut all = Self::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl From<Marriages> for Vec<Marriage> {
    fn from(cards: Marriages) -> Self {
        cards.iter().collect()
    }
}

/// What whoever marries the Princess makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Offer {
    /// The Vikings' towns count as one's own for claim tokens.
    Military,
    /// The Vikings' towns count as one's own for the number of regions at the end.
    Trade,
    /// She is sent away for four points.
    Spurn,
}

impl Offer {
    /// The three offers in the order of the rules.
    pub const ALL: [Self; 3] = [Self::Military, Self::Trade, Self::Spurn];
    /// What spurning her gives.
    pub const SPURN_POINTS: u8 = 4;
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Military => "military",
            Self::Trade => "trade",
            Self::Spurn => "spurn",
        })
    }
}

impl FromStr for Offer {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|offer| offer.to_string() == text);
        found.ok_or_else(|| format!("{text:?} is not military, trade or spurn"))
    }
}
