//! What players and chance do, and how it is written.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use ardri_core::{ParseActionError, Seat};

use crate::deck::{Die, slug};
use crate::dice::{Dice, Face};

/// The id of a card or an Objective, shared with the deck that it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Id(Arc<str>);

impl Id {
    /// An id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Id {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One thing that a seat or chance does.
///
/// ```
/// use ardri_throne::Action;
/// for text in ["roll S T T K 1 3 rS", "fill lugh 2 TTr3", "fill macha steal S", "aside rK", "die red"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chance: the Objective deck, in the order in which it is drawn from.
    Objectives(Vec<Id>),
    /// One of the two Objectives drawn.
    Keep(Id),
    /// Chance: what the dice show.
    Roll(Dice),
    /// The eighth die of the turn, or none.
    Die(Option<Die>),
    /// Dice on a line of a card.
    Fill {
        /// The card.
        card: Id,
        /// The line.
        line: LineNumber,
        /// The dice that are placed.
        dice: Dice,
    },
    /// A standard die set aside for the turn.
    Aside(Face),
    /// The red die set aside for the turn.
    AsideRed(Face),
    /// Whether to settle the tie by a thumb war.
    ThumbWar(bool),
    /// Chance: who wins it.
    Winner(Seat),
}

/// A line of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineNumber {
    /// A printed line, from 1.
    Printed(u8),
    /// The Spiral that a steal adds.
    Steal,
}

impl fmt::Display for LineNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Printed(number) => number.fmt(f),
            Self::Steal => f.write_str("steal"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Objectives(order) => {
                f.write_str("objectives")?;
                order.iter().try_for_each(|id| write!(f, " {id}"))
            }
            Self::Keep(id) => write!(f, "keep {id}"),
            Self::Roll(dice) => {
                f.write_str("roll")?;
                dice.faces().try_for_each(|face| write!(f, " {face}"))?;
                dice.red.map_or(Ok(()), |face| write!(f, " r{face}"))
            }
            Self::Die(None) => f.write_str("die none"),
            Self::Die(Some(Die::Extra)) => f.write_str("die extra"),
            Self::Die(Some(Die::Red)) => f.write_str("die red"),
            Self::Fill { card, line, dice } => write!(f, "fill {card} {line} {dice}"),
            Self::Aside(face) => write!(f, "aside {face}"),
            Self::AsideRed(face) => write!(f, "aside r{face}"),
            Self::ThumbWar(true) => f.write_str("thumb-war yes"),
            Self::ThumbWar(false) => f.write_str("thumb-war no"),
            Self::Winner(seat) => write!(f, "winner {}", seat.0),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        read(text).map_err(ParseActionError)
    }
}

fn read(text: &str) -> Result<Action, String> {
    let mut words = text.split_ascii_whitespace();
    let verb = words.next().ok_or("nothing is not an action")?;
    let rest: Vec<&str> = words.take(100).collect();
    match (verb, rest.as_slice()) {
        ("objectives", ids @ [_, ..]) => {
            Ok(Action::Objectives(ids.iter().map(|word| id(word)).collect::<Result<_, _>>()?))
        }
        ("keep", [word]) => Ok(Action::Keep(id(word)?)),
        ("roll", dice @ [_, ..]) => Ok(Action::Roll(dice.concat().parse()?)),
        ("die", ["none"]) => Ok(Action::Die(None)),
        ("die", ["extra"]) => Ok(Action::Die(Some(Die::Extra))),
        ("die", ["red"]) => Ok(Action::Die(Some(Die::Red))),
        ("fill", [card, line, dice]) => {
            let line = match *line {
                "steal" => LineNumber::Steal,
                number => match number.parse() {
                    Ok(number @ 1..) => LineNumber::Printed(number),
                    _ => return Err(format!("{number:?} is not a line's number, or “steal”")),
                },
            };
            Ok(Action::Fill { card: id(card)?, line, dice: dice.parse()? })
        }
        ("aside", [face]) => match face.strip_prefix('r') {
            Some(face) => face.parse().map(Action::AsideRed),
            None => face.parse().map(Action::Aside),
        },
        ("thumb-war", ["yes"]) => Ok(Action::ThumbWar(true)),
        ("thumb-war", ["no"]) => Ok(Action::ThumbWar(false)),
        ("winner", [seat]) => {
            let seat = seat.parse().map_err(|_| format!("{seat:?} is not a seat's number"))?;
            Ok(Action::Winner(Seat(seat)))
        }
        _ => Err(format!("{text:?} is not something to do in The High Throne")),
    }
}

fn id(word: &str) -> Result<Id, String> {
    if slug(word) == word {
        Ok(word.into())
    } else {
        Err(format!("{word:?} is not the id of a card or an Objective"))
    }
}
