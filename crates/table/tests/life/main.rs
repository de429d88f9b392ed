//! Tables without a server: what may be asked of them, and what their logs tell again.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod bots;
mod personas;
mod rematch;
mod takebacks;
mod time;

use ardri_core::Seat;
use ardri_core::fairness::Seed;
use ardri_table::{Answer, Entry, GameKind, Guest, Happened, Refusal, Setup, Table, TableEvent};
use ardri_wire::{ClockRule, Late, PersonId, TableRequest};
use serde_json::Value;

/// When all tables begin.
const NOW: i64 = 1_800_000_000_000;

fn guest(number: u8) -> Guest {
    Guest { person: PersonId(i64::from(number) + 1), name: format!("Person {number}") }
}

fn setup(game: &GameKind, options: Value, seats: u8) -> Setup {
    Setup {
        game: game.name().into(),
        options,
        name: "Tara".into(),
        public: false,
        seats,
        clock: ClockRule::None,
        late: Late::Loses,
        host: (&guest(0)).into(),
        seed: Seed([3; 32]),
        hints: None,
        rematch_of: None,
    }
}

/// A table and its log.
struct Kept {
    table: Table,
    log: Vec<Entry>,
}

impl Kept {
    fn new(setup: Setup) -> Self {
        let first = Entry { number: 1, at: NOW, event: TableEvent::Created(Box::new(setup)) };
        let table = Table::begin("tara".parse().unwrap(), &first).unwrap();
        Self { table, log: vec![first] }
    }

    /// A table that is being played; the seats that are not `people`'s are bots'.
    fn playing(setup: Setup, people: u8) -> Self {
        let (seats, mut kept) = (setup.seats, Self::new(setup));
        for seat in Seat::all(seats) {
            if seat.0 < people {
                kept.ask(seat.0, &TableRequest::Sit { seat }).unwrap();
            } else {
                let level = "random".into();
                kept.ask(0, &TableRequest::Bot { seat, level, persona: None }).unwrap();
            }
        }
        kept.ask(0, &TableRequest::Start).unwrap();
        kept
    }

    fn keep(&mut self, happened: Vec<Happened>) {
        self.log.extend(happened.into_iter().map(|one| one.entry));
    }

    fn ask(&mut self, who: u8, request: &TableRequest) -> Result<(), Refusal> {
        self.ask_at(who, request, NOW)
    }

    fn ask_at(&mut self, who: u8, request: &TableRequest, now: i64) -> Result<(), Refusal> {
        if let Answer::Done(happened) = self.table.ask(&guest(who), request, now)? {
            self.keep(happened);
        }
        Ok(())
    }

    /// Lets a seat act, whoever sits there.
    fn act(&mut self, seat: Seat, action: String) {
        let request = TableRequest::Act { seat, action: action.clone(), key: None };
        if self.ask(seat.0, &request).is_err() {
            let happened = self.table.bot_acts(seat, action, NOW).unwrap();
            self.keep(happened);
        }
    }

    /// The same table, as its log tells it.
    fn again(&self) -> Table {
        Table::from_log("tara".parse().unwrap(), &self.log).unwrap()
    }
}
