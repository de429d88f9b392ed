//! What the sockets of a table are sent.
//!
//! The same goes to everybody at a table, each with their own view of it. What all see alike
//! is written once.

use std::collections::HashSet;

use ardri_core::SeatSet;
use ardri_table::{Eye, Happened, Table, Views};
use ardri_wire::{Event, Instant, PersonId, SocketMessage, Standing};
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;

/// Tells in which seats somebody is there, and how many watch.
pub(crate) fn presence(here: Vec<bool>, watching: usize) -> Utf8Bytes {
    text(written(&SocketMessage::Presence { here, watching }))
}

/// Tells somebody who has just come how the table stands, and what they have missed if they say so.
pub(crate) fn whole(
    table: &Table,
    eye: Eye,
    now: Instant,
    missed: &[Happened],
    muted: &HashSet<PersonId>,
    fresh: bool,
) -> Utf8Bytes {
    let events = events(missed, eye, muted);
    let standing = Standing::Whole(Box::new(table.snapshot(eye, now)));
    text(written(&SocketMessage::Table { fresh, events, standing }))
}

/// What has just happened at a table, to be told to everybody there.
pub(crate) struct Broadcast<'a> {
    table: &'a Table,
    happened: &'a [Happened],
    /// What each of them sees of the game.
    views: Views,
    /// What all see of the standing, without its last brace.
    common: Vec<u8>,
    /// The events, once they are written, if all hear the same.
    events: Option<Vec<u8>>,
    /// The messages so far: those who see the same are sent the same.
    known: Vec<(Sees, Utf8Bytes)>,
}

impl<'a> Broadcast<'a> {
    pub fn of(
        table: &'a Table,
        happened: &'a [Happened],
        people: impl Iterator<Item = PersonId>,
        now: Instant,
    ) -> Self {
        let views = table.views_of(people.map(|person| Eye::of(table, person)));
        let mut common = written(&table.common(now));
        common.pop();
        Self { table, happened, views, common, events: None, known: Vec::new() }
    }

    /// The message for one of them, who does not want to hear some people.
    pub fn told_to(&mut self, person: PersonId, muted: &HashSet<PersonId>) -> Utf8Bytes {
        let eye = Eye::of(self.table, person);
        if self.happened.iter().any(|one| is_of(one, muted)) {
            return self.message(eye, &written(&events(self.happened, eye, muted)));
        }
        let sees = Sees::of(self.table, eye);
        if let Some((_, text)) = self.known.iter().find(|(other, _)| *other == sees) {
            return text.clone();
        }
        let events =
            self.events.take().unwrap_or_else(|| written(&events(self.happened, eye, muted)));
        let text = self.message(eye, &events);
        self.events = self.happened.iter().all(Happened::is_public).then_some(events);
        self.known.push((sees, text.clone()));
        text
    }

    /// The form of a [`SocketMessage::Table`] that tells what has changed.
    fn message(&self, eye: Eye, events: &[u8]) -> Utf8Bytes {
        let mut message = Vec::with_capacity(ROOM);
        message.extend_from_slice(br#"{"type":"table","fresh":false,"events":"#);
        message.extend_from_slice(events);
        message.extend_from_slice(br#","standing":"#);
        message.extend_from_slice(&self.common);
        // Two objects become one: where the second begins, the first goes on.
        let seam = message.len();
        write(&self.table.own(&self.views, eye), &mut message);
        message[seam] = b',';
        message.push(b'}');
        text(message)
    }
}

/// All that decides what somebody sees of a table.
#[derive(PartialEq)]
struct Sees {
    seats: SeatSet,
    yours: SeatSet,
}

impl Sees {
    fn of(table: &Table, eye: Eye) -> Self {
        Self { seats: eye.seats, yours: table.yours(eye) }
    }
}

/// What is told to an eye that does not want to hear some people.
fn events<'a>(happened: &'a [Happened], eye: Eye, muted: &HashSet<PersonId>) -> Vec<Event<'a>> {
    happened.iter().filter(|one| !is_of(one, muted)).map(|one| one.shown_to(eye)).collect()
}

/// Whether it is a saying of one of them.
fn is_of(happened: &Happened, people: &HashSet<PersonId>) -> bool {
    happened.said_by().is_some_and(|who| people.contains(&who))
}

/// Room enough for most messages, so that they need not grow while they are written.
const ROOM: usize = 1024;

fn written(value: &impl Serialize) -> Vec<u8> {
    let mut text = Vec::with_capacity(ROOM);
    write(value, &mut text);
    text
}

fn write(value: &impl Serialize, to: &mut Vec<u8>) {
    // What is written into memory is always written.
    let _ = serde_json::to_writer(to, value);
}

fn text(written: Vec<u8>) -> Utf8Bytes {
    Utf8Bytes::try_from(written).unwrap_or_default()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use ardri_core::Seat;
    use ardri_core::fairness::Seed;
    use serde_json::Value;

    use super::*;
    use ardri_table::{Answer, Entry, Guest, Setup, TableEvent};
    use ardri_wire::{ClockRule, Current, Late, TableRequest};

    const NOW: Instant = 1_800_000_000_000;

    fn guest(number: u8) -> Guest {
        Guest { person: PersonId(number.into()), name: format!("Person {number}") }
    }

    /// The same message, as its type describes it.
    fn described(
        table: &Table,
        happened: &[Happened],
        eye: Eye,
        muted: &HashSet<PersonId>,
    ) -> Value {
        let current = Current { common: table.common(NOW), own: table.own(&Views::default(), eye) };
        let standing = Standing::Changed(Box::new(current));
        let events = events(happened, eye, muted);
        serde_json::to_value(SocketMessage::Table { fresh: false, events, standing }).unwrap()
    }

    #[test]
    fn what_is_written_by_hand_is_what_the_type_describes() {
        for game in ardri_table::games() {
            let seats = game.seats().0;
            let setup = Setup {
                game: game.name().into(),
                options: game.default_options(),
                name: "Broadcast".into(),
                public: true,
                seats,
                clock: ClockRule::Move { seconds: 60 },
                late: Late::Bot,
                host: (&guest(0)).into(),
                seed: Seed([5; 32]),
                hints: None,
                rematch_of: None,
            };
            let first = Entry { number: 1, at: NOW, event: TableEvent::Created(Box::new(setup)) };
            let mut table = Table::begin("news".parse().unwrap(), &first).unwrap();
            let mut requests: Vec<(u8, TableRequest)> =
                Seat::all(seats).map(|seat| (seat.0, TableRequest::Sit { seat })).collect();
            requests.push((0, TableRequest::Start));
            requests.push((1, TableRequest::Say { text: "Sláinte \"go léir\"".into() }));
            let (mut step, mut private) = (0, 0);
            while step < requests.len() {
                let (who, request) = &requests[step];
                step += 1;
                let answer = table.ask(&guest(*who), request, NOW).unwrap();
                let Answer::Done(happened) = answer else { panic!("asked before") };
                private += usize::from(!happened.iter().all(Happened::is_public));
                // The last of them watches.
                let people = || (0..=i64::from(seats)).map(PersonId);
                let mut broadcast = Broadcast::of(&table, &happened, people(), NOW);
                for muted in [HashSet::new(), HashSet::from([PersonId(1)])] {
                    for person in people() {
                        let eye = Eye::of(&table, person);
                        let told = broadcast.told_to(person, &muted);
                        let told: Value = serde_json::from_str(&told).unwrap();
                        assert_eq!(told, described(&table, &happened, eye, &muted));
                    }
                }
                if step == requests.len()
                    && step < 60
                    && let Some(seat) = table.to_act().iter().next()
                {
                    let legal = table.legal(seat);
                    let action = legal[step * 7 % legal.len()].clone();
                    requests.push((seat.0, TableRequest::Act { seat, action, key: None }));
                }
            }
            assert!(step > 50, "{} ended early", game.name());
            // The test is worth something only if some hear more than others.
            assert_eq!(private > 0, game.hides());
        }
    }
}
