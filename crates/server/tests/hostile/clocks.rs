//! Clocks that ring far too late, as after a night in which the machine slept.

use ardri_core::Seat;
use ardri_core::fairness::Seed;
use ardri_table::{Answer, Entry, Eye, Guest, Happened, Setup, Table, TableEvent};
use ardri_wire::{ClockRule, Late, PersonId, Stage, TableRequest};

const NOW: i64 = 1_800_000_000_000;
const HOUR: i64 = 60 * 60 * 1000;

fn standing(table: &Table) -> String {
    let eye = Eye::of(table, PersonId(0));
    serde_json::to_string(&table.snapshot(eye, NOW)).unwrap() + &format!("{:?}", table.alarm())
}

/// Everyone who is late loses or is replaced once, and the log tells the same.
#[test]
fn a_late_alarm_ends_and_is_told_by_the_log() {
    for game in ardri_table::games() {
        for clock in [
            ClockRule::Move { seconds: 5 },
            ClockRule::Game { seconds: 10, increment: 0 },
            ClockRule::Game { seconds: 10, increment: 3 },
            ClockRule::Days { days: 1 },
        ] {
            for late in [Late::Loses, Late::Bot] {
                let seats = game.seats().0;
                let guest = |seat: u8| Guest { person: PersonId(seat.into()), name: "A".into() };
                let setup = Setup {
                    game: game.name().into(),
                    options: game.default_options(),
                    name: "Late".into(),
                    public: false,
                    seats,
                    clock,
                    late,
                    host: (&guest(0)).into(),
                    seed: Seed([3; 32]),
                    hints: None,
                    rematch_of: None,
                };
                let first =
                    Entry { number: 1, at: NOW, event: TableEvent::Created(Box::new(setup)) };
                let mut table = Table::begin("late".parse().unwrap(), &first).unwrap();
                let mut log = vec![first];
                let mut keep = |happened: Vec<Happened>| {
                    log.extend(happened.into_iter().map(|one| one.entry));
                };
                for seat in Seat::all(seats) {
                    let sat = table.ask(&guest(seat.0), &TableRequest::Sit { seat }, NOW).unwrap();
                    let Answer::Done(sat) = sat else { panic!("nobody has asked before") };
                    keep(sat);
                }
                let Answer::Done(started) =
                    table.ask(&guest(0), &TableRequest::Start, NOW).unwrap()
                else {
                    panic!("nobody has asked before")
                };
                keep(started);
                let waiting = table.to_act().iter().count();
                let rung = table.tick(NOW + 100 * HOUR).unwrap();
                let decided = |one: &&Happened| {
                    matches!(
                        one.entry.event,
                        TableEvent::BotTook { late: true, .. } | TableEvent::RanOut { .. }
                    )
                };
                let decided = rung.iter().filter(decided).count();
                let lost = table.stage() == Stage::Finished;
                assert_eq!(decided, if lost { 1 } else { waiting }, "{} {clock:?}", game.name());
                assert_eq!(table.alarm(), None, "{} {clock:?}: only bots are left", game.name());
                keep(rung);
                let again = Table::from_log("late".parse().unwrap(), &log).unwrap();
                assert_eq!(standing(&again), standing(&table), "{} {clock:?}", game.name());
            }
        }
    }
}
