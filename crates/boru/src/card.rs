//! The 25 action cards, their colours and symbols.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::bit_set::bit_set;

/// The colour of a town or a card. White cards count as every town's colour; no town is white.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Colour {
    /// Battle.
    Red,
    /// Church.
    Blue,
    /// Courtship.
    Yellow,
    /// Royal: wild.
    White,
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::White => "white",
        })
    }
}

/// What a card tells its player to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Symbol {
    /// Take the marker and put a disc on the active town.
    Town,
    /// Take a coin.
    Coin,
    /// Pay a coin, or lose two points.
    Pay,
    /// A disc to the church area; more can be bought.
    Cross,
    /// A raider from the battle area; more can be bought.
    Axe,
    /// Take a renown token.
    Renown,
    /// One space up the marriage track; more can be bought.
    Letter,
    /// Five coins for a town that a road joins to one's own.
    Expand,
    /// Take a Viking token off a town.
    RemoveViking,
}

/// As in the names of texts.
impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Town => "town",
            Self::Coin => "coin",
            Self::Pay => "pay",
            Self::Cross => "cross",
            Self::Axe => "axe",
            Self::Renown => "renown",
            Self::Letter => "letter",
            Self::Expand => "expand",
            Self::RemoveViking => "remove_viking",
        })
    }
}

/// Equal symbols in a row, which are resolved as one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Step {
    /// What to do.
    pub symbol: Symbol,
    /// How many of it.
    pub count: u8,
}

/// Which of a card's actions is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Part {
    /// The winner's action.
    Primary,
    /// The first action for those who lost the trick.
    Top,
    /// The second one, which some cards lack.
    Bottom,
}

impl Part {
    /// The word for it, as it is typed and as texts know it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Primary => "primary",
            Self::Top => "top",
            Self::Bottom => "bottom",
        }
    }
}

/// What is printed on a card.
pub(crate) struct Face {
    pub(crate) colour: Colour,
    pub(crate) primary: &'static [Step],
    pub(crate) top: &'static [Step],
    pub(crate) bottom: Option<&'static [Step]>,
}

/// An action card, known by its value from 1 to 25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts", type = "number"))]
pub struct Card(u8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = 25;

    /// The card of that value, if there is one.
    #[must_use]
    pub fn new(value: u8) -> Option<Self> {
        (1..=Self::COUNT as u8).contains(&value).then_some(Self(value))
    }

    /// All cards, ascending.
    #[must_use]
    pub fn ordered() -> [Self; Self::COUNT] {
        std::array::from_fn(|place| Self(place as u8 + 1))
    }

    /// Its value.
    #[must_use]
    pub fn value(self) -> u8 {
        self.0
    }

    fn face(self) -> &'static Face {
        &crate::printed::FACES[usize::from(self.0 - 1)]
    }

    /// Its colour.
    #[must_use]
    pub fn colour(self) -> Colour {
        self.face().colour
    }

    /// Whether it counts as `colour` in a trick: it has that colour or is white.
    #[must_use]
    pub fn matches(self, colour: Colour) -> bool {
        matches!(self.colour(), own if own == colour || own == Colour::White)
    }

    /// The steps of one of its actions; `None` if the card lacks it.
    #[must_use]
    pub fn steps(self, part: Part) -> Option<&'static [Step]> {
        let face = self.face();
        match part {
            Part::Primary => Some(face.primary),
            Part::Top => Some(face.top),
            Part::Bottom => face.bottom,
        }
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(value: u8) -> Result<Self, String> {
        Self::new(value).ok_or_else(|| format!("there is no card {value}; cards go from 1 to 25"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

/// The value alone, as records have it.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let value: u8 = text.parse().map_err(|_| format!("{text:?} is not a card's value"))?;
        Self::try_from(value)
    }
}

/// A set of cards. In JSON it is the list of their values, ascending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts", as = "Vec<Card>"))]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All cards.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// How many cards are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest card.
    #[must_use]
    pub fn lowest(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8 + 1))
    }

    /// The cards of the set that are higher than `card`.
    #[must_use]
    pub fn above(self, card: Card) -> Self {
        Self(self.0 & !((1 << card.0) - 1))
    }

    /// The cards of the set that count as `colour`.
    #[must_use]
    pub fn matching(self, colour: Colour) -> Self {
        const fn of(colour: Colour) -> u32 {
            let mut set = 0;
            let mut place = 0;
            while place < Card::COUNT {
                let own = crate::printed::FACES[place].colour as u8;
                if own == colour as u8 || own == Colour::White as u8 {
                    set |= 1 << place;
                }
                place += 1;
            }
            set
        }
        const OF: [u32; 4] =
            [of(Colour::Red), of(Colour::Blue), of(Colour::Yellow), of(Colour::White)];
        Self(self.0 & OF[colour as usize])
    }
}

bit_set!(CardSet of Card, |card| card.0 - 1, lowest, "a card comes twice");
