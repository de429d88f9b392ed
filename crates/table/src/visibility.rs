//! What is shown of what happens at a table, to whoever looks.
//!
//! Everything that is sent about a table is built here and in [`snapshot`](crate::snapshot), out of
//! view types and [`PerViewer`]: what a viewer may not know has no way into it.

use std::borrow::Cow;
use std::sync::Arc;

use ardri_core::{Actor, SeatSet, Viewer};
use ardri_wire::{Event, Heard, HeardBy, PersonId, VisibleEvent};

use crate::entry::{Entry, TableEvent};
use crate::request::Happened;
use crate::table::Table;

/// Something that each seat may know otherwise, or not at all, and those who watch.
#[derive(Clone, Debug)]
pub struct PerViewer<T> {
    seats: Vec<Option<Arc<T>>>,
    spectator: Option<Arc<T>>,
}

impl<T> PerViewer<T> {
    /// What each seat may know, and what those who watch may.
    #[must_use]
    pub fn new(seats: Vec<Option<Arc<T>>>, spectator: Option<Arc<T>>) -> Self {
        Self { seats, spectator }
    }

    /// What a viewer may know of it.
    #[must_use]
    pub fn to(&self, viewer: Viewer) -> Option<&Arc<T>> {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index())?.as_ref(),
            Viewer::Spectator => self.spectator.as_ref(),
        }
    }

    /// The same in another form; what all may know alike stays so. Nobody knows what has none.
    #[must_use]
    pub fn map<U>(&self, form: impl Fn(&T) -> Option<U>) -> PerViewer<U> {
        let form = |known: &Arc<T>| form(known).map(Arc::new);
        let spectator = self.spectator.as_ref().and_then(form);
        let one = |known: &Option<Arc<T>>| match (known, &self.spectator) {
            (Some(own), Some(public)) if Arc::ptr_eq(own, public) => spectator.clone(),
            (own, _) => own.as_ref().and_then(form),
        };
        PerViewer { seats: self.seats.iter().map(one).collect(), spectator }
    }

    /// Whether it is the same for all.
    #[must_use]
    pub fn is_public(&self) -> bool {
        let public = self.spectator.as_ref().map(Arc::as_ptr);
        self.seats.iter().all(|known| known.as_ref().map(Arc::as_ptr) == public)
    }
}

/// Whoever looks at a table: a person in some of its seats, or in none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eye {
    /// The person.
    pub person: PersonId,
    /// Their seats.
    pub seats: SeatSet,
}

impl Eye {
    /// What a person sees of a table.
    #[must_use]
    pub fn of(table: &Table, person: PersonId) -> Self {
        Self { person, seats: table.seats_of(person) }
    }

    /// As whom the person sees the game: as each of their seats, or as one who watches.
    pub fn viewers(self) -> impl Iterator<Item = Viewer> {
        let watches = self.seats.is_empty().then_some(Viewer::Spectator);
        self.seats.iter().map(Viewer::Seat).chain(watches)
    }
}

impl Happened {
    /// Whose words it is, if it is something said.
    #[must_use]
    pub fn said_by(&self) -> Option<PersonId> {
        match &self.entry.event {
            TableEvent::Said { who, .. } => Some(who.person),
            _ => None,
        }
    }

    /// Whether all hear the same of it.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.told.iter().all(PerViewer::is_public)
    }

    /// The event as `eye` sees it.
    #[must_use]
    pub fn shown_to(&self, eye: Eye) -> Event<'_> {
        let Entry { number, at, event } = &self.entry;
        Event { number: *number, at: *at, event: show(event, &self.told, eye) }
    }
}

fn show<'a>(event: &'a TableEvent, told: &'a [PerViewer<Heard>], eye: Eye) -> VisibleEvent<'a> {
    let text = |text: &'a String| Cow::Borrowed(text.as_str());
    match event {
        TableEvent::Created(_) => VisibleEvent::Created,
        TableEvent::Sat { seat, who } => {
            VisibleEvent::Sat { seat: *seat, name: text(&who.name), guest: who.guest }
        }
        TableEvent::BotSat { seat, level, persona } => VisibleEvent::BotSat {
            seat: *seat,
            level: text(level),
            persona: persona.as_ref().map(text),
        },
        TableEvent::Left { seat } => VisibleEvent::Left { seat: *seat },
        TableEvent::Word { seat, .. } | TableEvent::WordCommitted { seat, .. } => {
            VisibleEvent::Word { seat: *seat }
        }
        TableEvent::Sealed { commitment } => {
            VisibleEvent::Sealed { commitment: commitment.clone() }
        }
        TableEvent::WordRevealed { seat, .. } => VisibleEvent::WordRevealed { seat: *seat },
        TableEvent::Begun { commitment, withheld } => {
            VisibleEvent::Started { commitment: Some(commitment.clone()), withheld: *withheld }
        }
        TableEvent::Started => VisibleEvent::Started { commitment: None, withheld: SeatSet::EMPTY },
        TableEvent::Acted { by, .. } => VisibleEvent::Acted { by: *by, heard: heard(told, eye) },
        TableEvent::Drawn { .. } => {
            VisibleEvent::Acted { by: Actor::Chance, heard: heard(told, eye) }
        }
        TableEvent::RanOut { seat } => {
            VisibleEvent::RanOut { seat: *seat, heard: heard(told, eye) }
        }
        TableEvent::BotTook { seat, level, late } => {
            VisibleEvent::BotTook { seat: *seat, level: text(level), late: *late }
        }
        TableEvent::Returned { seat } => VisibleEvent::Returned { seat: *seat },
        TableEvent::Reminded { seat } => VisibleEvent::Reminded { seat: *seat },
        TableEvent::TakebackAsked { seat } => VisibleEvent::TakebackAsked { seat: *seat },
        TableEvent::TakebackAnswered { seat, yes } => {
            VisibleEvent::TakebackAnswered { seat: *seat, yes: *yes }
        }
        TableEvent::TakenBack { seat, .. } => VisibleEvent::TakenBack { seat: *seat },
        TableEvent::Said { who, text: said } => VisibleEvent::Said {
            person: who.person,
            name: text(&who.name),
            guest: who.guest,
            text: text(said),
        },
        TableEvent::Ready { seat } => VisibleEvent::Ready { seat: *seat },
        TableEvent::RematchOffered { seat } => VisibleEvent::RematchOffered { seat: *seat },
        TableEvent::RematchAccepted { seat } => VisibleEvent::RematchAccepted { seat: *seat },
        TableEvent::RematchDeclined { seat } => VisibleEvent::RematchDeclined { seat: *seat },
        TableEvent::Rematch { table } => VisibleEvent::Rematch { table: table.clone() },
        TableEvent::Closed => VisibleEvent::Closed,
        TableEvent::Woken { .. } => VisibleEvent::Woken,
    }
}

/// What an eye hears: what is public once, what is for a seat alone for that seat.
fn heard(told: &[PerViewer<Heard>], eye: Eye) -> Vec<HeardBy<'_>> {
    let mut all = Vec::new();
    for telling in told {
        let public = telling.to(Viewer::Spectator);
        let mut said = false;
        for viewer in eye.viewers() {
            let Some(heard) = telling.to(viewer) else { continue };
            if public.is_some_and(|public| Arc::ptr_eq(public, heard)) {
                if !said {
                    all.push(HeardBy { seat: None, heard: Cow::Borrowed(&**heard) });
                }
                said = true;
            } else {
                all.push(HeardBy { seat: viewer.seat(), heard: Cow::Borrowed(&**heard) });
            }
        }
    }
    all
}
