//! What the sockets of a table are sent.
//!
//! The same news goes to everybody at a table, each with their own view of it. What all see alike
//! is written once.

use std::collections::HashSet;

use ardri_core::SeatSet;
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;

use crate::store::PersonId;
use crate::table::command::Happened;
use crate::table::standing::{Current, Standing, Views};
use crate::table::told::{Event, Eye};
use crate::table::{Instant, Table};

/// What a socket is sent when something has happened.
#[derive(Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "server.ts", rename = "TableMessage")
)]
pub(crate) struct Message<'a> {
    #[serde(rename = "type")]
    #[cfg_attr(feature = "typescript", ts(type = "\"table\""))]
    kind: &'static str,
    /// Whether events are missing before these: everything has to be drawn anew.
    fresh: bool,
    events: Vec<Event<'a>>,
    standing: Told<'a>,
}

/// The whole standing, or what changes of it.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub(crate) enum Told<'a> {
    Whole(Standing<'a>),
    // Only described here: `News` writes it by hand.
    #[allow(dead_code)]
    Changed(Current<'a>),
}

/// Who is there.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub(crate) struct Presence {
    #[serde(rename = "type")]
    #[cfg_attr(feature = "typescript", ts(type = "\"presence\""))]
    kind: &'static str,
    here: Vec<bool>,
    watching: usize,
}

/// Tells in which seats somebody is there, and how many watch.
pub(crate) fn presence(here: Vec<bool>, watching: usize) -> Utf8Bytes {
    text(written(&Presence { kind: "presence", here, watching }))
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
    let standing = Told::Whole(table.standing(eye, now));
    text(written(&Message { kind: "table", fresh, events, standing }))
}

/// What has just happened at a table, to be told to everybody there.
pub(crate) struct News<'a> {
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

impl<'a> News<'a> {
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
        if !muted.is_empty() {
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

    /// The form of a [`Message`] that tells what has changed.
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
    let heard =
        happened.iter().filter(|one| !one.said_by().is_some_and(|who| muted.contains(&who)));
    heard.map(|one| one.shown_to(eye)).collect()
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
    use crate::games::GAMES;
    use crate::table::command::Answer;
    use crate::table::{ClockRule, Command, Entry, Guest, Late, Setup, What};

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
        let (events, standing) = (events(happened, eye, muted), Told::Changed(current));
        serde_json::to_value(Message { kind: "table", fresh: false, events, standing }).unwrap()
    }

    #[test]
    fn what_is_written_by_hand_is_what_the_type_describes() {
        for game in GAMES {
            let seats = game.seats().0;
            let setup = Setup {
                game: game.name().into(),
                options: game.default_options(),
                name: "News".into(),
                public: true,
                seats,
                clock: ClockRule::Move { seconds: 60 },
                late: Late::Bot,
                host: guest(0),
                seed: Seed([5; 32]),
                rematch_of: None,
            };
            let first = Entry { number: 1, at: NOW, what: What::Created(Box::new(setup)) };
            let mut table = Table::begin("news".parse().unwrap(), &first).unwrap();
            let mut commands: Vec<(u8, Command)> =
                Seat::all(seats).map(|seat| (seat.0, Command::Sit { seat })).collect();
            commands.push((0, Command::Start));
            commands.push((1, Command::Say { text: "Sláinte \"go léir\"".into() }));
            let (mut step, mut private) = (0, 0);
            while step < commands.len() {
                let (who, command) = &commands[step];
                step += 1;
                let answer = table.ask(&guest(*who), command, NOW).unwrap();
                let Answer::Done(happened) = answer else { panic!("asked before") };
                private += usize::from(!happened.iter().all(Happened::is_public));
                // The last of them watches.
                let people = || (0..=i64::from(seats)).map(PersonId);
                let mut news = News::of(&table, &happened, people(), NOW);
                for muted in [HashSet::new(), HashSet::from([PersonId(1)])] {
                    for person in people() {
                        let eye = Eye::of(&table, person);
                        let told = news.told_to(person, &muted);
                        let told: Value = serde_json::from_str(&told).unwrap();
                        assert_eq!(told, described(&table, &happened, eye, &muted));
                    }
                }
                if step == commands.len()
                    && step < 60
                    && let Some(seat) = table.to_act().iter().next()
                {
                    let legal = table.legal(seat);
                    let action = legal[step * 7 % legal.len()].clone();
                    commands.push((seat.0, Command::Act { seat, action, key: None }));
                }
            }
            assert!(step > 50, "{} ended early", game.name());
            // The test is worth something only if some hear more than others.
            assert_eq!(private > 0, game.name() == "brian-boru" || game.name() == "high-throne");
        }
    }
}
