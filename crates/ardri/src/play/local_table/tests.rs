//! What is said of clocks; how they run is the table's to test, everything else the games'.

use std::cell::Cell;

use ardri_tafl::{Brandubh, Tafl};
use ardri_throne::HighThrone;
use ardri_wire::{ClockRule, Instant};

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
fn timed<G: GameUi>(players: u8) -> LocalTable<G> {
    NOW.set(1_000);
    let seats = seat_players(players, &[Opponent::RANDOM], Seat(0), G::called);
    let clock = ClockRule::Game { seconds: 60, increment: 2 };
    let timing = Timing { clock, late: None, now: || NOW.get() };
    let options = serde_json::to_value(G::Options::default()).unwrap();
    let table = AnyLocalTable::open(kind::<G>(), &options, seats, &Seed([5; 32]), timing);
    LocalTable::of(table.unwrap())
}

#[test]
fn clocks_and_those_who_are_late_are_told() {
    let mut table = timed::<Tafl<Brandubh>>(2);
    assert_eq!(table.clocks().unwrap(), "Time left: You 1:00, Random bot 1:00.");
    NOW.set(11_500);
    table.play(Seat(0), &"d2-e2".parse().unwrap()).unwrap();
    assert_eq!(table.short_clocks().unwrap(), " 0:52  1:00 ");
    table.go_on(&mut luck(1)).unwrap();
    NOW.set(11_500 + 53_000);
    assert_eq!(table.tick(), ["Your time has run out."]);
    let mut table = timed::<HighThrone>(3);
    table.go_on(&mut luck(1)).unwrap();
    NOW.set(100_000);
    assert!(table.tick().iter().any(|news| news.contains("plays on in seat 1")));
}

#[test]
fn in_lines_a_move_that_comes_too_late_is_not_made() {
    let (mut table, luck, mut output) = (timed::<Tafl<Brandubh>>(2), &mut luck(1), vec![]);
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
