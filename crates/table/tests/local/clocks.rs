//! Clocks at one terminal.

use std::cell::Cell;

use ardri_core::fairness::Seed;
use ardri_core::{OUT_OF_TIME, Seat};
use ardri_table::local::{LocalTable, Timing};
use ardri_table::{GameKind, TableEvent};
use ardri_wire::{ClockRule, Instant, Late};
use serde_json::json;

use crate::{Luck, act, go_on, players, resume};

thread_local! {
    static NOW: Cell<Instant> = const { Cell::new(0) };
}

/// One person against random bots, with a minute for the whole game.
fn timed(game: &str, sitters: &str, late: impl Into<Option<Late>>) -> LocalTable {
    NOW.set(1_000);
    let clock = ClockRule::Game { seconds: 60, increment: 2 };
    let timing = Timing { clock, late: late.into(), now: || NOW.get() };
    let (kind, secret) = (GameKind::find(game).unwrap(), Seed([5; 32]));
    LocalTable::open(kind, &json!({}), players(sitters), &secret, timing).unwrap()
}

#[test]
fn whoever_runs_out_of_time_has_lost() {
    let mut table = timed("brandubh", "pb", Late::Loses);
    NOW.set(11_500);
    assert!(table.tick().is_empty());
    act(&mut table, Seat(0), "d2-e2").unwrap();
    // Ten seconds and what is forgiven; two more for the move. The bot has no clock.
    let left: Vec<_> = table.clocks().unwrap().iter().map(|clock| clock.left / 1_000).collect();
    assert_eq!((left, table.is_timed()), (vec![52, 60], false));
    go_on(&mut table, &mut Luck(1));
    assert!(table.is_timed());
    NOW.set(11_500 + 53_000);
    assert_eq!(table.tick(), [TableEvent::RanOut { seat: Seat(0) }]);
    assert!(table.is_over());
    let result = table.record().result.unwrap();
    assert_eq!((result.winners, result.ending.as_str()), (vec![Seat(1)], "out-of-time"));
    // Neither does it go on again, nor is it taken for giving up when it is read again.
    assert!(table.undo(Seat(0)).is_err());
    let again = resume(&table.record()).unwrap();
    assert_eq!(again.record().result, table.record().result);
    assert_eq!(table.done().last().unwrap().entry.action, OUT_OF_TIME);
}

#[test]
fn what_comes_of_being_late_depends_on_how_many_play() {
    for (game, sitters, asked, late) in [
        ("brandubh", "pb", None, Late::Loses),
        ("brandubh", "pb", Some(Late::Bot), Late::Bot),
        ("high-throne", "pbb", None, Late::Bot),
        ("high-throne", "pbb", Some(Late::Loses), Late::Loses),
    ] {
        assert_eq!(timed(game, sitters, asked).table().setup().late, late, "{game} {asked:?}");
    }
}

#[test]
fn where_nobody_can_lose_by_the_clock_a_bot_plays_on() {
    for late in [Late::Loses, Late::Bot] {
        let mut table = timed("high-throne", "pbb", late);
        go_on(&mut table, &mut Luck(1));
        NOW.set(100_000);
        let took = |event: &TableEvent| matches!(event, TableEvent::BotTook { seat: Seat(0), .. });
        assert!(table.tick().iter().any(took));
        assert!(table.is_bot(Seat(0)) && !table.is_over());
        go_on(&mut table, &mut Luck(1));
        assert!(table.is_over() && table.lone_person() == Some(Seat(0)));
        assert!(table.done().last().unwrap().heard(ardri_core::Viewer::Spectator).count() > 0);
    }
}
