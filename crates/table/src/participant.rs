//! Who takes part at a table: the log knows people by their numbers alone, and names come from outside.
//!
//! A log is never changed, and a name belongs to whoever has it: they may change it, or be gone. So
//! whoever reads a log joins the names that people have today ([`TableEvent::know`]), and tells a
//! running table when they change ([`Table::know`]).

use ardri_wire::{Instant, PersonId, Stage};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::entry::{Guest, TableEvent};
use crate::refusals::Refusal;
use crate::request::Happened;
use crate::table::{Sitter, Table};

/// Somebody at a table. Only the number is written into a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The person.
    pub person: PersonId,
    /// What they are called; empty for somebody who is gone, or whose name is not known here.
    pub name: String,
    /// Whether the name is a guest's, which anybody may take.
    pub guest: bool,
}

impl Participant {
    /// Somebody of whom only the number is known.
    #[must_use]
    pub fn somebody(person: PersonId) -> Self {
        Self { person, name: String::new(), guest: false }
    }

    /// Whether their name is not known, or they are gone.
    #[must_use]
    pub fn is_somebody(&self) -> bool {
        self.name.is_empty()
    }
}

impl From<&Guest> for Participant {
    fn from(who: &Guest) -> Self {
        Self { person: who.person, name: who.name.clone(), guest: false }
    }
}

impl Serialize for Participant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.person.serialize(serializer)
    }
}

/// Logs and exports of older versions hold names beside the numbers.
impl<'de> Deserialize<'de> for Participant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Number(PersonId),
            Named(Guest),
        }
        Ok(match Form::deserialize(deserializer)? {
            Form::Number(person) => Self::somebody(person),
            Form::Named(who) => Self::from(&who),
        })
    }
}

impl TableEvent {
    /// Who is named in it.
    #[must_use]
    pub fn participant(&self) -> Option<&Participant> {
        match self {
            Self::Created(setup) => Some(&setup.host),
            Self::Sat { who, .. } | Self::Said { who, .. } => Some(who),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn participant_mut(&mut self) -> Option<&mut Participant> {
        match self {
            Self::Created(setup) => Some(&mut setup.host),
            Self::Sat { who, .. } | Self::Said { who, .. } => Some(who),
            _ => None,
        }
    }

    /// Joins what somebody is called, if it is they who are named in it.
    pub fn know(&mut self, known: &Participant) {
        if let Some(who) = self.participant_mut()
            && who.person == known.person
        {
            who.clone_from(known);
        }
    }
}

impl Table {
    /// Learns what somebody is called; says whether that is news.
    pub fn know(&mut self, known: &Participant) -> bool {
        let sitting = self.sitters.iter_mut().filter_map(|sitter| match sitter {
            Sitter::Person(who) | Sitter::Bot { instead_of: Some(who), .. } => Some(who),
            _ => None,
        });
        let mut news = false;
        for who in sitting.chain([&mut self.setup.host]) {
            if who.person == known.person && who != known {
                who.clone_from(known);
                news = true;
            }
        }
        news
    }

    /// Lets somebody leave for good: their seats become empty before the start, and a bot's after it. A
    /// table whose host is gone before the start is given up.
    ///
    /// # Errors
    /// Never in a table that stands as its log says.
    pub fn depart(&mut self, person: PersonId, now: Instant) -> Result<Vec<Happened>, Refusal> {
        let mut happened = Vec::new();
        // What is sealed stays as it is until the game has begun, which is soon.
        if self.words.is_sealed() {
            return Ok(happened);
        }
        for seat in self.seats_of(person).iter() {
            match self.stage {
                Stage::Open => happened.push(self.take_in(TableEvent::Left { seat }, now)?),
                Stage::Playing => {
                    let took = TableEvent::BotTook { seat, level: self.strongest(), late: false };
                    happened.push(self.take_in(took, now)?);
                }
                Stage::Finished | Stage::Closed => {}
            }
        }
        if self.stage == Stage::Open && self.is_host(person) {
            happened.push(self.take_in(TableEvent::Closed, now)?);
        }
        Ok(happened)
    }

    /// Those at an unfinished table whose names are not known: they are gone, and depart.
    #[must_use]
    pub fn gone(&self) -> Vec<PersonId> {
        if !matches!(self.stage, Stage::Open | Stage::Playing) {
            return Vec::new();
        }
        let mut gone: Vec<_> = self
            .sitters
            .iter()
            .filter_map(|sitter| match sitter {
                Sitter::Person(who) => Some(who),
                _ => None,
            })
            .chain((self.stage == Stage::Open).then_some(&self.setup.host))
            .filter(|who| who.is_somebody())
            .map(|who| who.person)
            .collect();
        gone.sort_unstable();
        gone.dedup();
        gone
    }
}
