//! Dice: their faces, a roll, and the dice that are placed or set aside.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A face of a die. Every die has each face once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "throne.ts", type = "\"S\" | \"T\" | \"K\" | \"1\" | \"2\" | \"3\"")
)]
pub enum Face {
    /// The spiral of Newgrange; wild on the red die.
    Spiral,
    /// The tree of life.
    Tree,
    /// The Celtic knot.
    Knot,
    /// One Spear.
    Spear1,
    /// Two Spears.
    Spear2,
    /// Three Spears.
    Spear3,
}

impl Face {
    /// All faces, in order.
    pub const ALL: [Self; 6] =
        [Self::Spiral, Self::Tree, Self::Knot, Self::Spear1, Self::Spear2, Self::Spear3];

    /// The face's place in the order, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// How many Spears it shows.
    #[must_use]
    pub fn spears(self) -> u8 {
        (self as u8).saturating_sub(2)
    }

    /// The letter or digit that it is written as.
    #[must_use]
    pub fn letter(self) -> char {
        ['S', 'T', 'K', '1', '2', '3'][self.index()]
    }

    /// The face that is written so.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.letter() == letter)
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["Spiral", "Tree", "Knot", "one Spear", "two Spears", "three Spears"][self.index()]
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Face {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(face), None) => Ok(face),
            _ => Err(format!("{text:?} is not a face: S, T, K, 1, 2 or 3")),
        }
    }
}

impl TryFrom<String> for Face {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Face> for String {
    fn from(face: Face) -> Self {
        face.to_string()
    }
}

/// Dice by what they show: how many standard ones of each face, and the red die.
///
/// For a roll, the red die has the face that it shows; for dice that are placed on a line, the one
/// that it counts as. Written as letters, the red die last: `STT13rK`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts", type = "string"))]
pub struct Dice {
    /// How many standard dice show each face.
    pub standard: [u8; 6],
    /// The red die.
    pub red: Option<Face>,
}

/// The most dice in a turn.
pub const MOST_DICE: u8 = 8;
/// The dice that every turn starts with.
pub const SEVEN: u8 = 7;

impl Dice {
    /// No dice.
    pub const NONE: Self = Self { standard: [0; 6], red: None };

    /// Standard dice that show these faces.
    #[must_use]
    pub fn standard(faces: &[Face]) -> Self {
        let mut dice = Self::NONE;
        faces.iter().for_each(|face| dice.standard[face.index()] += 1);
        dice
    }

    /// How many standard dice there are.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.standard.iter().sum()
    }

    /// How many dice there are, the red one included.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.count() + u8::from(self.red.is_some())
    }

    /// How many Spears they show.
    #[must_use]
    pub fn spears(&self) -> u8 {
        let standard = Face::ALL.iter().zip(self.standard);
        let standard: u8 = standard.map(|(face, count)| face.spears() * count).sum();
        standard + self.red.map_or(0, Face::spears)
    }

    /// What is left when dice are taken away that were among them; the red one may count as any face.
    #[must_use]
    pub fn without(&self, taken: &Self) -> Self {
        let mut left = *self;
        for (have, taken) in left.standard.iter_mut().zip(taken.standard) {
            *have = have.saturating_sub(taken);
        }
        left.red = left.red.filter(|_| taken.red.is_none());
        left
    }

    /// The faces of the standard dice, in order.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        Face::ALL
            .into_iter()
            .flat_map(|face| std::iter::repeat_n(face, usize::from(self.standard[face.index()])))
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().try_for_each(|face| write!(f, "{face}"))?;
        self.red.map_or(Ok(()), |face| write!(f, "r{face}"))
    }
}

impl FromStr for Dice {
    type Err = String;

    /// Reads letters, with or without spaces between them.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut dice = Self::NONE;
        let mut letters = text.chars().filter(|letter| *letter != ' ');
        let face = |letter: Option<char>| {
            letter.and_then(Face::from_letter).ok_or_else(|| {
                format!("{text:?} are not dice: S, T, K, 1, 2, 3, and r before the red die's face")
            })
        };
        while let Some(letter) = letters.next() {
            if letter == 'r' {
                if dice.red.is_some() {
                    return Err("there is only one red die".into());
                }
                dice.red = Some(face(letters.next())?);
            } else {
                let place = face(Some(letter))?.index();
                if dice.total() >= MOST_DICE {
                    return Err("nobody has more than eight dice".into());
                }
                dice.standard[place] += 1;
            }
        }
        if dice.total() > MOST_DICE {
            return Err("nobody has more than eight dice".into());
        }
        Ok(dice)
    }
}

impl TryFrom<String> for Dice {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Dice> for String {
    fn from(dice: Dice) -> Self {
        dice.to_string()
    }
}
