//! Equal in all: the thumb war.

use ardri_core::{ActionError, Actor, Draw, Game, Seat, SeatSet, Turn, Viewer};
use ardri_throne::{Decider, Refusal, Seen};
use serde_json::json;

use crate::table::*;

/// Four players, of whom the second and the third are equal and first.
fn tied() -> Play {
    let game = with_deck(deck(TIES), 4)
        .keeping("everything nothing-else nest shoal")
        .held(0, "a1")
        .held(1, "a2 c1 rest")
        .held(2, "b2 c2")
        .held(3, "b1");
    let mut game = game.rolled("SSSSSSS").play();
    game.go("fill last 1 S");
    game
}

/// Three players, all equal.
fn all_tied() -> Play {
    let game = with_deck(deck(TIES), 3)
        .keeping("everything nothing-else nest")
        .held(0, "a1 b1")
        .held(1, "a2 c1 rest")
        .held(2, "b2 c2");
    let mut game = game.rolled("SSSSSSS").play();
    game.go("fill last 1 S");
    game
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|seat| Seat(*seat)).collect()
}

#[test]
fn those_tied_are_asked_at_once_and_only_they() {
    let mut game = tied();
    assert_eq!((game.phase().as_str(), game.0.outcome()), ("thumb-war", None));
    assert_eq!(game.0.turn(), Turn::Seats(seats(&[1, 2])));
    for seat in [1, 2] {
        assert_eq!(game.legal(seat), ["thumb-war yes", "thumb-war no"]);
    }
    for seat in [0, 3] {
        assert_eq!(game.legal(seat), [""; 0]);
        let refused = game.try_by(Actor::Seat(Seat(seat)), "thumb-war no").unwrap_err();
        assert_eq!(refused, ActionError::NotYourTurn(Actor::Seat(Seat(seat))));
    }
    assert_eq!(all_tied().0.turn(), Turn::Seats(seats(&[0, 1, 2])));
    assert_eq!((game.0.draw(), game.0.fated(&[0])), (None, None));
}

#[test]
fn the_tie_is_told() {
    let game = with_deck(deck(TIES), 2).keeping("everything nest");
    let mut game = game.held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest").rolled("SSSSSSS").play();
    let told = game.go("fill last 1 S");
    assert_eq!(told.last(), Some(&Seen::Tied { seats: vec![Seat(0), Seat(1)] }));
    assert!(!told.iter().any(|seen| matches!(seen, Seen::Won { .. })));
}

#[test]
fn each_answers_once_in_any_order_and_in_secret() {
    let mut game = all_tied();
    let events = game.by(2, "thumb-war no");
    assert_eq!(events.len(), 1);
    let told = |viewer| events[0].seen_by(viewer);
    assert_eq!(told(Viewer::Seat(Seat(2))), Seen::Voted { seat: Seat(2), yes: Some(false) });
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(told(viewer), Seen::Voted { seat: Seat(2), yes: None });
    }
    assert_eq!(game.0.turn(), Turn::Seats(seats(&[0, 1])), "the others are still asked");
    let again = game.try_by(Actor::Seat(Seat(2)), "thumb-war yes").unwrap_err();
    assert_eq!(again, ActionError::NotYourTurn(Actor::Seat(Seat(2))));
    // No view tells how somebody answered before all have.
    let mut other = all_tied();
    other.by(2, "thumb-war yes");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(game.0.view(viewer), other.0.view(viewer));
    }
}

#[test]
fn if_all_agree_chance_decides_among_them_alone() {
    let mut game = tied();
    game.by(2, "thumb-war yes");
    game.by(1, "thumb-war yes");
    assert_eq!((game.phase().as_str(), game.0.turn()), ("toss", Turn::Chance));
    assert_eq!(game.0.draw(), Some(Draw::Below(2)), "a fair coin");
    assert_eq!(game.0.fated(&[0]).unwrap().to_string(), "winner 1");
    assert_eq!(game.0.fated(&[1]).unwrap().to_string(), "winner 2");
    for wrong in [&[2][..], &[], &[0, 1]] {
        assert_eq!(game.0.fated(wrong), None);
    }
    for seat in [0, 3, 4, 255] {
        let refused = game.refused(&format!("winner {seat}"));
        assert_eq!(refused, Refusal::NotTied(Seat(seat)));
        let number = u16::from(seat) + 1;
        assert_eq!(refused.to_string(), format!("seat {number} is not among those tied"));
    }
    for (winner, places) in [(1, [3, 1, 2, 3]), (2, [3, 2, 1, 3])] {
        let mut after = game.clone();
        let told = after.go(&format!("winner {winner}"));
        assert_eq!(
            told,
            [
                Seen::Toss { winner: Seat(winner) },
                Seen::Won { winners: vec![Seat(winner)], points: 2, by: Decider::ThumbWar }
            ]
        );
        let outcome = after.outcome();
        assert_eq!((&outcome.winners[..], &outcome.places[..]), (&[Seat(winner)][..], &places[..]));
        assert_eq!(outcome.ending, "thumb-war");
        assert_eq!(outcome.scores, Some(vec![1, 2, 2, 1]), "it gives no points");
    }
    let mut three = all_tied();
    (0..3).for_each(|seat| drop(three.by(seat, "thumb-war yes")));
    assert_eq!(three.0.draw(), Some(Draw::Below(3)));
    assert_eq!(three.0.fated(&[2]).unwrap().to_string(), "winner 2");
    three.go("winner 2");
    assert_eq!(three.outcome().places, [2, 2, 1]);
}

#[test]
fn if_anyone_declines_they_share_the_win() {
    for (votes, by) in [
        (["yes", "no", "yes"], vec![Seat(1)]),
        (["no", "yes", "no"], vec![Seat(0), Seat(2)]),
        (["yes", "yes", "no"], vec![Seat(2)]),
        (["no", "no", "no"], vec![Seat(0), Seat(1), Seat(2)]),
    ] {
        let mut game = all_tied();
        game.by(0, &format!("thumb-war {}", votes[0]));
        game.by(1, &format!("thumb-war {}", votes[1]));
        let events = game.by(2, &format!("thumb-war {}", votes[2]));
        let told: Vec<_> = events.iter().map(|event| event.seen_by(Viewer::Spectator)).collect();
        let winners = vec![Seat(0), Seat(1), Seat(2)];
        let won = Seen::Won { winners: winners.clone(), points: 2, by: Decider::Shared };
        assert_eq!(told[1..], [Seen::Declined { by }, won]);
        assert_eq!(game.0.turn(), Turn::Over);
        let outcome = game.outcome();
        assert_eq!((outcome.winners, outcome.places), (winners, vec![1, 1, 1]));
        assert_eq!(outcome.ending, "shared");
        assert_eq!(
            outcome.reason,
            "Wolf, Stag and Raven share the High Throne: equal at 2 points and in all else."
        );
    }
    let mut two = tied();
    two.by(1, "thumb-war no");
    two.by(2, "thumb-war yes");
    assert_eq!(two.outcome().winners, [Seat(1), Seat(2)]);
    assert_eq!(two.outcome().places, [3, 1, 1, 3]);
}

#[test]
fn all_equal_levels_are_needed_for_it() {
    // Equal points and Objectives, but one more locked region: no thumb war.
    let game = with_deck(deck(TIES), 3).keeping("everything nothing-else nest");
    let mut game = game.held(0, "a1 b1").held(1, "c1 c2").held(2, "a2 b2 rest");
    game = game.rolled("SSSSSSS");
    let mut game = game.play();
    game.go("fill last 1 S");
    assert_eq!(game.0.turn(), Turn::Over);
    // Equal with an Objective each: a thumb war.
    let game = with_deck(deck(TIES), 2).keeping("bird fish");
    let mut game = game.held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest").rolled("SSSSSSS").play();
    game.go("fill last 1 S");
    assert_eq!((game.score(0), game.score(1)), ([3, 0, 1], [3, 0, 1]));
    assert_eq!(game.0.turn(), Turn::Seats(seats(&[0, 1])));
}

#[test]
fn a_state_keeps_the_votes() {
    let mut game = all_tied();
    game.by(1, "thumb-war yes");
    assert_eq!(game.form()["votes"], json!([null, true, null]));
    let read = read(&game.form()).unwrap();
    assert_eq!(read, game);
    assert_eq!(read.0.turn(), Turn::Seats(seats(&[0, 2])));
}

#[test]
fn nothing_else_is_done_meanwhile() {
    let mut game = tied();
    let refused = game.try_by(Actor::Seat(Seat(1)), "aside S").unwrap_err();
    let said = "“aside S” cannot be done now: say whether you want a thumb war";
    assert_eq!(refused.to_string(), said);
    game.by(1, "thumb-war yes");
    game.by(2, "thumb-war yes");
    assert_eq!(
        game.refused("roll SSSSSSS").to_string(),
        "“roll S S S S S S S” cannot be done now: the thumb war is decided"
    );
    assert!(game.try_by(Actor::Seat(Seat(1)), "thumb-war no").is_err());
}
