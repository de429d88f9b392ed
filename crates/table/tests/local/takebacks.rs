//! Taking back at one terminal, where people share the keyboard.

use std::collections::BTreeSet;

use ardri_core::Seat;
use ardri_core::fairness::Seed;
use ardri_table::local::LocalTable;
use ardri_table::{GameKind, Table};
use serde_json::json;

use crate::{ESCAPE, Luck, UNTIMED, act, begin, go_on, people, play, players, some_action, why};

#[test]
fn what_is_refused_leaves_the_game_as_it_was() {
    let mut game = people();
    for mv in ["d3-e3", "c3-c4", "d2-e3", "d2-d5", "d1-a1", "d2-i2", "hello"] {
        assert!(act(&mut game, Seat(0), mv).is_err(), "{mv}");
    }
    assert!(game.done().is_empty() && !game.is_unsaved());
}

/// The terminal keeps the same log as a server does.
#[test]
fn moves_are_taken_back_and_the_table_follows_from_its_log() {
    let mut game = people();
    assert_eq!(why(game.undo(Seat(0))).name, "terminal-no-undo");
    let (last, before) = ESCAPE.split_last().unwrap();
    play(&mut game, before);
    assert_eq!(game.undo(Seat(1)).unwrap(), [*before.last().unwrap()]);
    let again = Table::from_log(game.table().id().clone(), game.log()).unwrap();
    assert_eq!((again.record().actions, game.done().len()), (game.record().actions, 6));
    assert_eq!(again.state(), game.table().state());
    play(&mut game, &[*before.last().unwrap(), *last]);
    assert!(game.is_over());
    assert_eq!(why(game.undo(Seat(1))).name, "terminal-no-undo-end");
    assert!(game.is_over());
    let mut game = people();
    play(&mut game, before);
    while game.undo(Seat(0)).is_ok() {}
    assert_eq!(game.table().state(), people().table().state());
    assert!(game.is_unsaved());
}

#[test]
fn against_a_bot_one_goes_back_to_ones_own_turn() {
    let luck = &mut Luck(3);
    for (me, sitters) in [(Seat(0), "pb"), (Seat(1), "bp")] {
        let mut game = begin("brandubh", &json!({}), sitters);
        go_on(&mut game, luck);
        let before = game.table().state();
        // The bot's opening alone is not ours to take back.
        assert!(game.undo(me).is_err());
        let mine = some_action(&game, me, luck);
        act(&mut game, me, &mine).unwrap();
        // While the bot still thinks, only our move goes.
        assert_eq!(game.clone().undo(me).unwrap(), [mine]);
        go_on(&mut game, luck);
        assert_eq!(game.undo(me).unwrap().len(), 2);
        assert_eq!((game.table().state(), game.bot_due()), (before, None));
    }
}

#[test]
fn lots_are_drawn_fairly_and_never_taken_back() {
    let (kind, mut first) = (GameKind::find("tablut").unwrap(), BTreeSet::new());
    for byte in 0..20 {
        let (options, secret) = (json!({"lots": true}), Seed([byte; 32]));
        let table = LocalTable::open(kind, &options, players("pp"), &secret, UNTIMED);
        let mut game = table.unwrap();
        game.draw().unwrap();
        assert!(game.done().len() == 1 && !game.is_unsaved());
        first.insert(game.done()[0].entry.action.clone());
        assert!(game.undo(Seat(0)).is_err());
        play(&mut game, &["e2-f2"]);
        game.undo(Seat(0)).unwrap();
        assert!(game.undo(Seat(0)).is_err());
        assert_eq!(game.done().len(), 1);
        assert_eq!(kind.verify(&game.record()), Ok(1));
    }
    assert_eq!(first.len(), 2, "both seats begin at times");
}

#[test]
fn only_what_nobody_has_seen_is_taken_back() {
    let mut table = begin("brian-boru", &json!({}), "ppp");
    let luck = &mut Luck(4);
    go_on(&mut table, luck);
    let mut marks = 0;
    while marks < 3 {
        let seat = table.person_due().unwrap();
        let action = some_action(&table, seat, luck);
        let before = (table.table().state(), table.done().len());
        act(&mut table, seat, &action).unwrap();
        if action.starts_with("mark ") {
            marks += 1;
            assert!(table.undo(Seat((seat.0 + 1) % 3)).is_err());
            assert_eq!(table.undo(seat).unwrap(), [action.as_str()]);
            assert_eq!((table.table().state(), table.done().len()), before);
            act(&mut table, seat, &action).unwrap();
        } else if action.starts_with("play ") || action.starts_with("pick ") {
            assert_eq!(why(table.undo(seat)).name, "terminal-not-taken-back");
        }
        go_on(&mut table, luck);
    }
}

#[test]
fn the_eighth_die_is_taken_back_before_the_roll_and_not_after_it() {
    let luck = &mut Luck(3);
    let mut table = begin("high-throne", &json!({}), "ppp");
    go_on(&mut table, luck);
    let mut taken = 0;
    while taken < 3 {
        let seat = table.person_due().unwrap();
        let action = some_action(&table, seat, luck);
        let before = (table.table().state(), table.done().len());
        act(&mut table, seat, &action).unwrap();
        if action.starts_with("die ") {
            taken += 1;
            // Whoever has to say that the dice roll may think again.
            table.wait_for(Some(seat));
            go_on(&mut table, luck);
            assert_eq!((table.waiting(), table.person_due()), (Some(seat), Some(seat)));
            assert!(table.undo(Seat((seat.0 + 1) % 3)).is_err());
            assert_eq!(table.undo(seat).unwrap(), [action.as_str()]);
            assert_eq!((table.table().state(), table.done().len()), before);
            act(&mut table, seat, &action).unwrap();
            go_on(&mut table, luck);
            assert_eq!(why(table.undo(seat)).name, "terminal-not-taken-back");
        }
        go_on(&mut table, luck);
    }
}
