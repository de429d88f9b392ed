//! The end: when, the score, and the first two ways to break a tie.

use ardri_core::{Game, Seat, Turn};
use ardri_throne::{Decider, Score, Seen};

use crate::table::*;

/// A game with the deck for ties whose seat 0 is about to take the last card.
fn last(objectives: &str, held: &[&str]) -> Play {
    let mut game = with_deck(deck(TIES), held.len() as u8).keeping(objectives);
    for (seat, cards) in (0..).zip(held) {
        game = game.held(seat, cards);
    }
    game.rolled("SSSSSSS").play()
}

fn places(game: &Play) -> Vec<u8> {
    game.outcome().places
}

#[test]
fn the_game_ends_at_once_when_the_last_card_leaves_the_centre() {
    let mut game = last("everything nothing-else", &["a1 a2 b1 rest", "b2 c1 c2"]);
    assert_eq!((game.centre(), game.0.outcome()), (vec!["last".to_string()], None));
    let told = game.go("fill last 1 S");
    assert!(told.contains(&Seen::CentreEmpty));
    assert!(!told.iter().any(|seen| matches!(seen, Seen::TurnBegins { .. })), "{told:?}");
    assert_eq!(game.0.turn(), Turn::Over);
    assert!(game.centre().is_empty());
    for seat in 0..3 {
        assert_eq!(game.legal(seat), [""; 0]);
    }
    assert_eq!((game.0.draw(), game.0.fated(&[0])), (None, None));
}

#[test]
fn not_before_and_not_because_of_a_steal() {
    let mut game = last("everything nothing-else", &["a1 b1", "a2 b2 c1 c2 rest"]);
    game.goes(&["fill a2 steal S", "roll SSSSSS", "fill a2 1 S"]);
    assert_eq!((game.owner("a2"), game.0.outcome()), (Some(0), None));
    assert_eq!((game.player(), game.centre()), (1, vec!["last".to_string()]));
    let mut two = last("everything nothing-else", &["a1 b1", "a2 b2 c1 c2"]);
    two.go("fill last 1 S");
    assert_eq!((two.0.outcome(), two.centre()), (None, vec!["rest".to_string()]));
}

#[test]
fn the_score_is_face_up_cards_locked_regions_and_the_objective() {
    let mut game = last("nest fish stable", &["a1 a2 b1", "b2 rest", "c1 c2"]);
    let told = game.go("fill last 1 S");
    assert_eq!(game.score(0), [1, 3, 2], "locked cards count for the Objective");
    assert_eq!(game.score(1), [1, 0, 1]);
    assert_eq!(game.score(2), [0, 2, 1], "locked cards count for the Objective");
    let scored = |seat, cards, regions, objective| Seen::Scored {
        seat: Seat(seat),
        score: Score::new(cards, regions, objective),
    };
    for score in [scored(0, 1, 3, 2), scored(1, 1, 0, 1), scored(2, 0, 2, 1)] {
        assert!(told.contains(&score), "{told:?}");
    }
    let outcome = game.outcome();
    assert_eq!(outcome.scores, Some(vec![6, 2, 3]));
    assert_eq!((outcome.winners, outcome.places), (vec![Seat(0)], vec![1, 3, 2]));
    assert_eq!(outcome.ending, "points");
    assert_eq!(outcome.reason, "Wolf has most points, 6, and takes the High Throne.");
    let won = Seen::Won { winners: vec![Seat(0)], points: 6, by: Decider::Points };
    assert_eq!(told.last(), Some(&won));
}

#[test]
fn an_objective_counts_only_if_it_holds_at_the_end() {
    let mut game = last("nest shoal", &["a1 b1", "a2 b2 c1 c2 rest"]);
    let told = game.go("fill last 1 S");
    assert_eq!((game.score(0), game.score(1)), ([2, 0, 0], [2, 2, 0]));
    let shown =
        Seen::ObjectiveShown { seat: Seat(1), objective: "Shoal".into(), points: 2, holds: false };
    assert!(told.contains(&shown), "{told:?}");
    // It held for a while, and was lost by a steal.
    let mut game = last("nest bird", &["b1 a1", "a2 b2 c1 c2 rest"]);
    assert_eq!(game.score(1)[2], 1);
    game.goes(&["fill a2 steal S", "roll SSSSSS", "fill a2 1 S", "roll SSSSSSS"]);
    game.go("fill last 1 S");
    assert_eq!((game.score(0), game.score(1)), ([1, 3, 2], [1, 2, 0]));
}

#[test]
fn the_last_card_counts_for_score_and_objective() {
    let held = ["b1 b2", "a1 c1 c2 rest last"];
    let mut game = last("nest bird", &held);
    game.go("fill a2 1 S");
    assert_eq!((game.score(0), game.score(1)), ([1, 3, 0], [1, 2, 1]));
    let mut locks = last("safe bird", &["a1 b1 b2", "c1 c2 rest last"]);
    let told = locks.go("fill a2 1 S");
    assert!(told.iter().any(|seen| matches!(seen, Seen::RegionLocked { .. })));
    assert_eq!(locks.score(0), [0, 6, 1], "two regions are locked, by the last card");
}

#[test]
fn what_is_told_at_the_end_comes_in_order() {
    let mut game = last("nest fish", &["a1 a2 b1", "b2 rest c1 c2"]);
    let told: Vec<String> = game
        .go("fill last 1 S")
        .iter()
        .map(|seen| serde_json::to_value(seen).unwrap()["event"].as_str().unwrap().into())
        .collect();
    assert_eq!(
        told,
        [
            "filled",
            "gained",
            "centre-empty",
            "objective-shown",
            "objective-shown",
            "scored",
            "scored",
            "won"
        ]
    );
}

#[test]
fn points_decide_before_anything_else() {
    // Seats 1 and 2 have more from Objectives, seat 2 has more locked regions.
    let mut game = last("everything bird stable", &["a1 b1", "a2", "c1 c2 rest last"]);
    game.go("fill b2 1 S");
    assert_eq!([game.score(0), game.score(1), game.score(2)], [[1, 3, 0], [1, 0, 1], [0, 2, 1]]);
    assert_eq!((game.outcome().winners, game.outcome().ending), (vec![Seat(0)], "points".into()));
    assert_eq!(places(&game), [1, 3, 2]);
}

#[test]
fn then_most_points_from_an_objective() {
    // Three points each: a locked region, or two cards and an Objective.
    let mut game = last("everything fish shoal", &["a1 a2", "b1 c1", "b2 c2 rest"]);
    let told = game.go("fill last 1 S");
    assert_eq!((game.score(0), game.score(1)), ([0, 3, 0], [2, 0, 1]));
    let outcome = game.outcome();
    assert_eq!((outcome.winners, outcome.ending.as_str()), (vec![Seat(1)], "objective"));
    assert_eq!(outcome.places, [2, 1, 3], "although seat 0 has a locked region");
    assert_eq!(
        outcome.reason,
        "Stag takes the High Throne: equal at 3 points, but with more of them from an Objective."
    );
    let won = Seen::Won { winners: vec![Seat(1)], points: 3, by: Decider::Objective };
    assert_eq!(told.last(), Some(&won));
}

#[test]
fn then_most_locked_regions_if_nobody_has_an_objective() {
    let mut game = last("everything nothing-else nest", &["a1 b1", "c1 c2", "a2 b2 rest"]);
    let told = game.go("fill last 1 S");
    let scores: Vec<_> = (0..3).map(|seat| game.score(seat)).collect();
    assert_eq!(scores, [[2, 0, 0], [0, 2, 0], [2, 0, 0]]);
    let outcome = game.outcome();
    assert_eq!((outcome.winners, outcome.ending.as_str()), (vec![Seat(1)], "regions"));
    assert_eq!(outcome.places, [2, 1, 2], "those equal in all share a place");
    assert_eq!(
        outcome.reason,
        "Stag takes the High Throne: equal at 2 points and in Objectives, but with more locked \
         regions."
    );
    let won = Seen::Won { winners: vec![Seat(1)], points: 2, by: Decider::Regions };
    assert_eq!(told.last(), Some(&won));
}

#[test]
fn and_also_if_their_objectives_are_equal() {
    let mut game = last("fish stable bird", &["a1 b1", "c1 c2", "a2 b2 rest"]);
    game.go("fill last 1 S");
    let scores: Vec<_> = (0..3).map(|seat| game.score(seat)).collect();
    assert_eq!(scores, [[2, 0, 1], [0, 2, 1], [2, 0, 1]]);
    assert_eq!((game.outcome().winners, game.outcome().ending), (vec![Seat(1)], "regions".into()));
    assert_eq!(places(&game), [2, 1, 2]);
}

#[test]
fn locked_regions_are_counted_not_weighed() {
    // A region that is worth nothing is a locked region all the same.
    let mut game = last("everything nothing-else", &["a1 b1 c1 rest", "a2 b2 c2"]);
    game.go("fill last 1 S");
    assert_eq!((game.score(0), game.score(1)), ([3, 0, 0], [3, 0, 0]));
    assert_eq!((game.outcome().winners, game.outcome().ending), (vec![Seat(0)], "regions".into()));
}

#[test]
fn a_tie_behind_the_winner_is_not_settled() {
    let mut game = last("everything nothing-else nest", &["a1 a2 b1", "b2 c1", "c2 rest"]);
    game.go("fill last 1 S");
    assert_eq!(places(&game), [1, 2, 3]);
    let mut game = last("everything nothing-else nest", &["a1 a2 b1 b2", "c1", "c2 rest"]);
    game.go("fill last 1 S");
    assert_eq!((places(&game), game.outcome().ending), (vec![1, 2, 2], "points".into()));
}
