//! Clocks at one terminal; everything else is tested with the games.

use std::cell::Cell;

use ardri_core::{OUT_OF_TIME, Viewer};
use ardri_table::Table;
use ardri_tafl::{Brandubh, Tafl};
use ardri_throne::HighThrone;
use ardri_wire::{ClockRule, Instant, Late};

use super::*;
use crate::play::Opponent;
use crate::play::begin::{kind, seat_players};
use crate::play::line_io::LineIo;
use crate::play::repl::Repl;
use crate::play::samples::luck;

thread_local! {
    static NOW: Cell<Instant> = const { Cell::new(0) };
}

/// One person against random bots, with a minute for the whole game.
fn timed<G: GameUi>(players: u8, late: impl Into<Option<Late>>) -> LocalTable<G> {
    NOW.set(1_000);
    let seats = seat_players(players, &[Opponent::RANDOM], Seat(0), G::called);
    let clock = ClockRule::Game { seconds: 60, increment: 2 };
    let timing = Timing { clock, late: late.into(), now: || NOW.get() };
    let options = serde_json::to_value(G::Options::default()).unwrap();
    let table = AnyLocalTable::open(kind::<G>(), &options, seats, &Seed([5; 32]), timing);
    LocalTable::of(table.unwrap())
}

#[test]
fn whoever_runs_out_of_time_has_lost() {
    let mut table = timed::<Tafl<Brandubh>>(2, Late::Loses);
    assert_eq!(table.clocks().unwrap(), "Time left: You 1:00, Random bot 1:00.");
    NOW.set(11_500);
    assert!(table.tick().is_empty());
    table.play(Seat(0), &"d2-e2".parse().unwrap()).unwrap();
    // Ten seconds and what is forgiven; two more for the move. The bot has no clock.
    assert_eq!(table.short_clocks().unwrap(), " 0:52  1:00 ");
    assert!(!table.is_timed());
    table.go_on(&mut luck(1)).unwrap();
    assert!(table.is_timed());
    NOW.set(11_500 + 53_000);
    assert_eq!(table.tick(), ["Your time has run out."]);
    assert!(table.is_over());
    let result = table.record().result.unwrap();
    assert_eq!((result.winners, result.ending.as_str()), (vec![Seat(1)], "out-of-time"));
    // Neither does it go on again, nor is it taken for giving up when it is read again.
    assert!(table.undo(Seat(0)).is_err());
    let again = LocalTable::<Tafl<Brandubh>>::resume(&table.record(), &Seed([0; 32])).unwrap();
    assert_eq!(again.record().result, table.record().result);
    assert_eq!(table.done().last().unwrap().entry.action, OUT_OF_TIME);
}

#[test]
fn what_comes_of_being_late_depends_on_how_many_play() {
    let late = |table: &Table| table.setup().late;
    assert_eq!(late(timed::<Tafl<Brandubh>>(2, None).table()), Late::Loses);
    assert_eq!(late(timed::<Tafl<Brandubh>>(2, Late::Bot).table()), Late::Bot);
    assert_eq!(late(timed::<HighThrone>(3, None).table()), Late::Bot);
    assert_eq!(late(timed::<HighThrone>(3, Late::Loses).table()), Late::Loses);
}

#[test]
fn where_nobody_can_lose_by_the_clock_a_bot_plays_on() {
    for late in [Late::Loses, Late::Bot] {
        let mut table = timed::<HighThrone>(3, late);
        table.go_on(&mut luck(1)).unwrap();
        NOW.set(100_000);
        assert!(table.tick().iter().any(|news| news.contains("plays on in seat 1")));
        assert!(table.is_bot(Seat(0)) && !table.is_over());
        table.go_on(&mut luck(1)).unwrap();
        assert!(table.is_over() && table.lone_person() == Some(Seat(0)));
        assert!(table.done().last().unwrap().seen::<HighThrone>(Viewer::Spectator).count() > 0);
    }
}

#[test]
fn in_lines_a_move_that_comes_too_late_is_not_made() {
    let (mut table, luck, mut output) =
        (timed::<Tafl<Brandubh>>(2, Late::Loses), &mut luck(1), vec![]);
    let mut lines = LineIo::new(&b""[..], &mut output, false);
    let mut repl = Repl::new(&mut lines, &mut table, luck, false).unwrap();
    repl.greet().unwrap();
    NOW.set(100_000);
    repl.hear("d2-e2").unwrap();
    let said = String::from_utf8(output).unwrap();
    let (asked, after) = said.split_once("Time left: You 1:00").unwrap();
    assert!(!asked.contains("run out") && after.contains("Your time has run out."), "{said}");
    assert!(table.is_over() && table.done().len() == 1);
}
