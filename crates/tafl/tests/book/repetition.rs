//! The end of the game: threefold repetition.

use super::*;
use ardri_core::Viewer;

/// There and back again, by both sides: four moves that bring about the start once more.
const THERE_AND_BACK: [&str; 4] = ["d2-e2", "d3-e3", "e2-d2", "e3-d3"];
/// The same on the other side of the file.
const OTHER_WAY: [&str; 4] = ["d2-c2", "d3-c3", "c2-d2", "c3-d3"];

fn start() -> Tafl<Brandubh> {
    Tafl::new(&Options::default(), 2).unwrap()
}

fn play(game: &mut Tafl<Brandubh>, moves: &[&str]) {
    for mv in moves {
        go(game, mv);
    }
}

fn warnings(events: &[Event]) -> Vec<Side> {
    let loser = |event: &Event| match event {
        Event::Repeated { loser } => Some(*loser),
        _ => None,
    };
    events.iter().filter_map(loser).collect()
}

#[test]
fn the_player_whose_move_brings_a_position_about_for_the_third_time_loses() {
    // The start counts as its first occurrence, so the eighth move makes it the third.
    let mut game = start();
    play(&mut game, &THERE_AND_BACK);
    play(&mut game, &THERE_AND_BACK[..3]);
    assert_eq!(game.outcome(), None);
    let told = go(&mut game, "e3-d3");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.ending), (vec![Seat(0)], "repetition".into()));
    assert_eq!(
        outcome.reason,
        "The Celts lose: their move brought about the same position for the third time."
    );
    assert_eq!(warnings(&told), []);
    assert_eq!(game.position(), &Position::start());
}

#[test]
fn the_vikings_lose_in_the_same_way() {
    // The Viking's first move leads into the cycle, so it is the Vikings who close it.
    let mut game = start();
    play(&mut game, &["d2-c2"]);
    let cycle = ["d3-e3", "c2-b2", "e3-d3", "b2-c2"];
    play(&mut game, &cycle);
    play(&mut game, &cycle[..3]);
    assert_eq!(game.outcome(), None);
    go(&mut game, "b2-c2");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.ending), (vec![Seat(1)], "repetition".into()));
    assert_eq!(
        outcome.reason,
        "The Vikings lose: their move brought about the same position for the third time."
    );
}

#[test]
fn the_occurrences_need_not_follow_one_another() {
    let mut game = start();
    play(&mut game, &THERE_AND_BACK);
    // A round through other positions.
    play(&mut game, &OTHER_WAY[..3]);
    assert_eq!(game.outcome(), None);
    go(&mut game, "c3-d3");
    assert_eq!(game.outcome().unwrap().ending, "repetition");
}

#[test]
fn the_side_to_move_is_part_of_the_position() {
    // The Viking takes three moves for the way of two: the same pieces, the other side to move.
    let mut game = start();
    play(&mut game, &["d2-b2", "d3-e3", "b2-c2", "e3-d3"]);
    let told = go(&mut game, "c2-d2");
    let rows = |position: &Position<Brandubh>| Setup::from(position).rows();
    assert_eq!(rows(game.position()), rows(&Position::start()));
    assert_eq!(game.position().to_move(), Side::Celts);
    assert_eq!((warnings(&told), game.repetition_warning()), (vec![], None));
}

#[test]
fn the_second_occurrence_is_announced_with_the_side_that_would_lose() {
    let mut game = start();
    assert_eq!(game.repetition_warning(), None);
    let mut told = Vec::new();
    for mv in THERE_AND_BACK {
        told.push(warnings(&go(&mut game, mv)));
    }
    assert_eq!(told, [vec![], vec![], vec![], vec![Side::Celts]]);
    assert_eq!(game.repetition_warning(), Some(Side::Celts));
    // From here on every move repeats, and each warns its own side.
    let events = go(&mut game, "d2-e2");
    assert_eq!(warnings(&events), [Side::Vikings]);
    assert_eq!(game.repetition_warning(), Some(Side::Vikings));
    // A new position warns of nothing.
    assert_eq!(warnings(&go(&mut game, "d3-f3")), []);
    assert_eq!(game.repetition_warning(), None);
}

#[test]
fn the_moves_that_would_lose_are_listed() {
    let mut game = start();
    play(&mut game, &THERE_AND_BACK);
    assert_eq!(game.losing_repetitions(), []);
    play(&mut game, &THERE_AND_BACK[..3]);
    let losing: Vec<Move> = vec!["e3-d3".parse().unwrap()];
    assert_eq!(game.losing_repetitions(), losing);
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.losing_repetitions, view.repetition), (losing, Some(Side::Vikings)));
    // Another move goes on.
    play(&mut game, &["e3-f3"]);
    assert_eq!((game.outcome(), game.losing_repetitions()), (None, vec![]));
}

#[test]
fn the_positions_that_stood_twice_are_known_to_all() {
    let mut game = start();
    let first = *game.position();
    play(&mut game, &THERE_AND_BACK[..3]);
    assert_eq!(game.view(Viewer::Spectator).stood_twice, []);
    play(&mut game, &THERE_AND_BACK[3..]);
    assert_eq!(game.view(Viewer::Spectator).stood_twice, [first]);
    play(&mut game, &THERE_AND_BACK[..1]);
    let second = *game.position();
    play(&mut game, &["d3-c3"]);
    let twice = game.view(Viewer::Spectator).stood_twice;
    assert_eq!(twice.len(), 2);
    assert!(twice.contains(&first) && twice.contains(&second));
}

#[test]
fn what_stood_before_a_capture_never_stands_again() {
    let position = placed("K f6 T c3 g2 t b3 d6 a6", Side::Vikings);
    let mut game = game::<Brandubh>(BASIC, position);
    let round = ["a6-a5", "g2-g3", "a5-a6", "g3-g2"];
    play(&mut game, &round);
    assert_eq!(game.repetition_warning(), Some(Side::Celts));
    let earlier = |game: &Tafl<Brandubh>| {
        serde_json::to_value(game).unwrap()["earlier"].as_array().unwrap().len()
    };
    assert_eq!(earlier(&game), 4);
    play(&mut game, &["d6-d3"]);
    assert_eq!(game.last().unwrap().captured.len(), 1);
    assert_eq!((earlier(&game), game.repetition_warning()), (0, None));
    // Counting begins anew: the position after the capture stands for the first time.
    let round = ["g2-g3", "a6-a5", "g3-g2", "a5-a6"];
    let mut told = Vec::new();
    for mv in round.iter().chain(&round[..3]) {
        told.extend(warnings(&go(&mut game, mv)));
    }
    assert_eq!(told, [Side::Vikings, Side::Celts, Side::Vikings, Side::Celts]);
    assert_eq!(game.outcome(), None);
    go(&mut game, "a5-a6");
    assert_eq!(game.outcome().unwrap().winners, [Seat(1)]);
}
