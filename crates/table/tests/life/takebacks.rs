//! Taking back: one's own actions, and nothing that others have shown or that is over.

use ardri_core::{Actor, RESIGN, Seat};
use ardri_table::{Refusal, TableEvent};
use ardri_wire::{Stage, TableRequest};
use serde_json::{Value, json};

use crate::{Kept, NOW, setup};

/// A number that looks like chance, the same each time.
fn next(state: &mut u64) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize
}

/// How many sets are over, in games that have sets.
fn sets(state: &Value) -> usize {
    state["sets"].as_array().map_or(0, Vec::len)
}

/// Whether a takeback by another seat may undo this. Before the packs are dealt nobody knows anything
/// in Brian Boru; elsewhere whatever is hidden is hidden from the beginning.
fn is_open(hides: bool, action: &str) -> bool {
    !hides || action.starts_with("start ")
}

/// In all games, whatever may be taken back is one's own, or shows nothing; and all else stands.
#[test]
fn no_takeback_crosses_what_another_seat_has_shown_nor_chance_nor_an_end() {
    for game in ardri_table::games() {
        let (mut luck, mut allowed, mut crossed, mut stood) = (7, 0, 0, 0);
        let two_sets = json!({"two_sets": true});
        let options = [Some(game.default_options()), (!game.hides()).then_some(two_sets)];
        for (round, options) in options.into_iter().flatten().cycle().take(6).enumerate() {
            let people = if round % 2 == 0 { game.seats().0 } else { 1 };
            let mut kept = Kept::playing(setup(game, options, game.seats().0), people);
            for step in 0..400 {
                let record = kept.table.record();
                for seat in Seat::all(kept.table.seats()) {
                    let Some(to) = kept.table.takes_back_to(seat) else {
                        stood += 1;
                        continue;
                    };
                    allowed += 1;
                    assert_eq!(record.actions[to].by, Actor::Seat(seat));
                    for done in &record.actions[to..] {
                        assert_ne!(done.by, Actor::Chance, "{}: {record:?}", game.name());
                        let own = done.by == Actor::Seat(seat);
                        crossed += usize::from(!own);
                        assert!(own || is_open(game.hides(), &done.action), "{}", done.action);
                    }
                    // The log takes it in, and no set that was over is open again.
                    let mut back = kept.table.clone();
                    let event = TableEvent::TakenBack { seat, actions: to };
                    back.take_in(event, NOW).unwrap();
                    assert_eq!(sets(&back.state()), sets(&kept.table.state()), "{}", game.name());
                    assert_eq!(kept.table.stage(), Stage::Playing);
                }
                let Some(seat) = kept.table.to_act().iter().next() else { break };
                if step % 40 == 39 && kept.table.clone().bot_acts(seat, RESIGN.into(), NOW).is_ok()
                {
                    kept.act(seat, RESIGN.into());
                    continue;
                }
                let legal = kept.table.legal(seat);
                kept.act(seat, legal[next(&mut luck) % legal.len()].clone());
            }
        }
        assert!(allowed > 20 && stood > 20, "{}: {allowed} {stood}", game.name());
        let some_open = !game.hides() || game.name() == "brian-boru";
        assert_eq!(crossed > 0, some_open, "{}: {crossed}", game.name());
    }
}

/// Seat 0 is a person's, the others are bots'. A bot leads and marks a town after the person has acted.
#[test]
fn a_town_that_a_bot_has_marked_stays_marked() {
    let game = ardri_table::games().iter().find(|game| game.name() == "brian-boru").unwrap();
    let mut kept = Kept::playing(setup(game, json!({}), 3), 1);
    let (mut luck, mut theirs, mut own) = (5, 0, 0);
    while let Some(seat) = kept.table.to_act().iter().next() {
        let legal = kept.table.legal(seat);
        let action = legal[next(&mut luck) % legal.len()].clone();
        kept.act(seat, action.clone());
        let (me, before) = (Seat(0), kept.table.state());
        if !action.starts_with("mark ") {
            continue;
        }
        let refused = kept.ask(0, &TableRequest::AskTakeback { seat: me }).err();
        if seat != me {
            theirs += 1;
            assert_eq!(refused, Some(Refusal::NothingToTakeBack), "{action}");
            assert_eq!(kept.table.state(), before);
        } else {
            // One's own may be taken back until a card is played.
            own += 1;
            assert_eq!((refused, kept.table.legal(me).contains(&action)), (None, true));
            kept.act(me, action);
        }
    }
    assert!(theirs > 2 && own > 2, "{theirs} {own}");
    assert_eq!(kept.again().state(), kept.table.state());
}

#[test]
fn the_end_of_a_set_stands_however_it_came() {
    let game = ardri_table::games().iter().find(|game| game.name() == "brandubh").unwrap();
    // By resigning, and by the same position three times.
    let dance: Vec<_> = ["d2-e2", "d3-e3", "e2-d2", "e3-d3"].into_iter().cycle().take(8).collect();
    for (moves, resigns) in [(&[][..], true), (&dance[..], false)] {
        let mut kept = Kept::playing(setup(game, json!({"two_sets": true}), 2), 2);
        for (seat, action) in [Seat(0), Seat(1)].into_iter().cycle().zip(moves) {
            kept.act(seat, (*action).into());
        }
        if resigns {
            kept.ask(0, &TableRequest::Resign { seat: Seat(0) }).unwrap();
        }
        let over = kept.table.state();
        assert_eq!((sets(&over), kept.table.stage()), (1, Stage::Playing), "{moves:?}");
        for (who, seat) in [(0, Seat(0)), (1, Seat(1))] {
            for request in [TableRequest::AskTakeback { seat }, TableRequest::Undo { seat }] {
                let refused = kept.ask(who, &request).unwrap_err();
                assert_eq!(refused, Refusal::NothingToTakeBack, "{request:?}");
            }
        }
        assert_eq!(kept.table.state(), over);
        // The next set is like any other.
        let seat = kept.table.to_act().iter().next().unwrap();
        let action = kept.table.legal(seat)[0].clone();
        kept.act(seat, action);
        let other = 1 - seat.0;
        kept.ask(seat.0, &TableRequest::AskTakeback { seat }).unwrap();
        let yes = TableRequest::AnswerTakeback { seat: Seat(other), yes: true };
        kept.ask(other, &yes).unwrap();
        assert_eq!(kept.table.state(), over);
    }
}

/// Logs from before the rule may hold takebacks across the end of a set.
#[test]
fn an_old_log_that_takes_back_the_end_of_a_set_is_still_read() {
    let game = ardri_table::games().iter().find(|game| game.name() == "tablut").unwrap();
    let mut kept = Kept::playing(setup(game, json!({"two_sets": true}), 2), 2);
    let begun = kept.table.state();
    kept.ask(1, &TableRequest::Resign { seat: Seat(1) }).unwrap();
    assert_eq!(sets(&kept.table.state()), 1);
    let back = kept.table.take_in(TableEvent::TakenBack { seat: Seat(1), actions: 0 }, NOW);
    kept.log.push(back.unwrap().entry);
    assert_eq!((kept.table.state(), kept.again().state()), (begun.clone(), begun));
}
