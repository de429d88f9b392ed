//! Who sits where, who acts, who watches.

use std::fmt;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// A place at the table, counted from 0 in seating (clockwise) order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index into per-seat lists.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat's number as people count, from 1. JSON, logs and records count from 0.
    #[must_use]
    pub fn number(self) -> usize {
        self.index() + 1
    }

    /// Every seat of a table with `count` seats, in order.
    pub fn all(count: u8) -> impl Iterator<Item = Self> + Clone {
        (0..count).map(Self)
    }
}

/// What people read, so it counts from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// Whoever takes an action: a seat, or chance itself.
///
/// In JSON a seat is its number and chance is the word `"chance"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "core.ts", type = "number | \"chance\"")
)]
pub enum Actor {
    /// The person or bot in this seat.
    Seat(Seat),
    /// A roll, a deal or a shuffle.
    Chance,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Chance => f.write_str("chance"),
        }
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => serializer.serialize_u8(seat.0),
            Self::Chance => serializer.serialize_str("chance"),
        }
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ActorVisitor;

        impl Visitor<'_> for ActorVisitor {
            type Value = Actor;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat's number or \"chance\"")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Actor, E> {
                u8::try_from(number)
                    .map(|seat| Actor::Seat(Seat(seat)))
                    .map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Actor, E> {
                if word == "chance" {
                    Ok(Actor::Chance)
                } else {
                    Err(E::invalid_value(de::Unexpected::Str(word), &self))
                }
            }
        }

        deserializer.deserialize_any(ActorVisitor)
    }
}

/// Whoever looks at the table: a seat sees its own secrets, a spectator only what is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person or bot in this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table with `count` seats: each seat, then the spectator.
    pub fn all(count: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(count).map(Self::Seat).chain(std::iter::once(Self::Spectator))
    }

    /// The seat of who looks, if they sit.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// A set of seats, for the moments when several may act at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts", as = "Vec<Seat>"))]
pub struct SeatSet(u16);

impl SeatSet {
    /// The set without a seat.
    pub const EMPTY: Self = Self(0);

    /// The set with `seat` added. Tables have at most 16 seats.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & 1 << seat.0 != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = (rest != 0).then(|| Seat(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(seat)
        })
    }

    /// The first seat of the set.
    #[must_use]
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }
}

/// In JSON a set is the list of its seats, ascending.
impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.0 >= 16) {
            Some(seat) => Err(de::Error::custom(format!("there is no seat {}", seat.0))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Who has to act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat.
    Seat(Seat),
    /// Several seats at once, each in its own time; those who have acted leave the set.
    Seats(SeatSet),
    /// Chance: a roll, a deal or a shuffle is due.
    Chance,
    /// Nobody: the game is over and has an outcome.
    Over,
}

impl Turn {
    /// Whether `actor` may act now.
    #[must_use]
    pub fn includes(self, actor: Actor) -> bool {
        match (self, actor) {
            (Self::Seat(turn), Actor::Seat(seat)) => turn == seat,
            (Self::Seats(turn), Actor::Seat(seat)) => turn.contains(seat),
            (Self::Chance, Actor::Chance) => true,
            _ => false,
        }
    }

    /// The seats that may act now; none when chance acts or the game is over.
    #[must_use]
    pub fn seats(self) -> SeatSet {
        match self {
            Self::Seat(seat) => SeatSet::EMPTY.with(seat),
            Self::Seats(seats) => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }
}
