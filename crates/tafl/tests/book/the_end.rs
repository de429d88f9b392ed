//! The end of the game.

use super::teller::told;
use super::*;
use ardri_core::{NoEvents, Viewer};

/// The end that a Viking's move on a drawn board brings about.
fn ends(rows: &str, mv: &str) -> Option<Ending> {
    after::<Brandubh>(BASIC, drawn(Side::Vikings, rows), mv).ending
}

#[test]
fn a_captured_king_is_a_win_of_the_vikings() {
    let after = after::<Brandubh>(BASIC, placed("K c3 t b3 d6", Side::Vikings), "d6-d3");
    let outcome = after.game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.places), (vec![Seat(0)], vec![1, 2]));
    assert_eq!(outcome.ending, "king-captured");
}

#[test]
fn a_king_on_a_corner_is_a_win_of_the_celts() {
    for corner in ["a1", "g1", "a7", "g7"] {
        let from = format!("{}4", &corner[..1]);
        let position = placed::<Brandubh>(&format!("K {from} t d2"), Side::Celts);
        let outcome = after(BASIC, position, &format!("{from}-{corner}")).game.outcome().unwrap();
        assert_eq!((outcome.winners, outcome.places), (vec![Seat(1)], vec![2, 1]));
        assert_eq!(outcome.ending, "king-escaped");
        assert_eq!(outcome.reason, "The King has escaped.");
    }
}

#[test]
fn an_edge_square_is_an_escape_only_where_edges_count() {
    let position = placed::<Brandubh>("K c3 t d2", Side::Celts);
    assert_eq!(after(BASIC, position, "c3-c1").ending, None);
    assert_eq!(after("edge-escape", position, "c3-c1").ending, Some(Ending::KingEscaped));
    let tablut = placed::<Tablut>("K c3 t d2", Side::Celts);
    assert_eq!(after(BASIC, tablut, "c3-c1").ending, Some(Ending::KingEscaped));
}

const RING: &str = ". . . . . . .
                    . . . . . . .
                    t . . . . . .
                    . t t . . . .
                    . T K t . . .
                    . t t . . . .
                    . . . . . . .";

#[test]
fn the_vikings_win_if_the_king_and_every_guard_are_cut_off() {
    assert_eq!(ends(RING, "a5-a3"), Some(Ending::Encircled));
    let closed = after::<Brandubh>(BASIC, drawn(Side::Vikings, RING), "a5-a3");
    let outcome = closed.game.outcome().unwrap();
    assert_eq!(outcome.winners, [Seat(0)]);
    assert_eq!(outcome.reason, "The Vikings have encircled the King and all his guards.");
    // The ring may touch corner to corner, as this one does; a square off it is a gap.
    assert_eq!(ends(RING, "a5-a4"), None);
}

#[test]
fn a_gap_in_the_ring_lets_them_out() {
    for (gone, mv) in [("c4", "a5-a3"), ("d3", "a5-a3"), ("b2", "a5-a3")] {
        let full = "a5 b4 c4 d3 b2 c2".replace(gone, "g5");
        let position = placed::<Brandubh>(&format!("K c3 T b3 t {full}"), Side::Vikings);
        assert_eq!(after(BASIC, position, mv).ending, None, "without {gone}");
    }
}

#[test]
fn a_guard_outside_the_ring_is_not_cut_off() {
    let outside = RING.replacen(". . . . . . .", ". . . . T . .", 1);
    assert_eq!(ends(&outside, "a5-a3"), None);
}

#[test]
fn a_celtic_piece_on_the_edge_is_never_cut_off() {
    // A guard on the edge beside the ring, hard pressed.
    let edge = ". . . . . . .
                . . . . . . .
                t . . . . t T
                . t t . . . t
                . T K t . . .
                . t t . . . .
                . . . . . . .";
    assert_eq!(ends(edge, "a5-a3"), None);
    // The edge is no wall: the King on it stands behind three Vikings.
    let king = ". . . . . . .
                . . . . . . .
                . . . . . . .
                . . t . . . .
                . t T . . t .
                . t T t . . .
                . t K t . . .";
    assert_eq!(ends(king, "f3-d3"), None);
    // Nor is an empty edge square within the ring: whoever walks may begin there.
    let empty = ". . . . . . .
                 . . . . . . .
                 . . . . . . .
                 . . t . . . .
                 . t T . . t .
                 . t K t . . .
                 . t . t . . .";
    assert_eq!(ends(empty, "f3-d3"), None);
    // A Viking on that square closes it.
    let closed = ". . . . . . .
                  . . . . . . .
                  . . . . . . .
                  . . t . . . .
                  . t T . . t .
                  . t K t . . .
                  . . t . . . .";
    assert_eq!(ends(closed, "f3-d3"), Some(Ending::Encircled));
}

#[test]
fn a_ring_holds_the_king_with_guards_and_empty_squares() {
    let wide = ". . . . . . .
                . . . t . . .
                . . t T t . .
                . t . K . t .
                . . t . t . .
                . . . . . . .
                . . . t . . .";
    assert_eq!(ends(wide, "d1-d2"), Some(Ending::Encircled));
    assert_eq!(ends(wide, "d1-c1"), None);
    let tablut = drawn::<Tablut>(
        Side::Vikings,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . t . . . .
         . . . t T t . . .
         . . t . K . t . .
         . . . t T t . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . t . . . .",
    );
    assert_eq!(after(BASIC, tablut, "e1-e3").ending, Some(Ending::Encircled));
    assert_eq!(after(BASIC, tablut, "e1-e2").ending, None);
}

#[test]
fn capturing_the_last_guard_outside_completes_the_ring() {
    let outside = ". . . . . . .
                   . . . . t T .
                   . . . . . . .
                   . t t . . . .
                   t T K t . . .
                   . t t . . . t
                   . . . . . . .";
    let captured = after::<Brandubh>(BASIC, drawn(Side::Vikings, outside), "g2-g6");
    assert_eq!((captured.captured.as_str(), captured.ending), ("f6", Some(Ending::Encircled)));
    assert_eq!(ends(outside, "g2-g5"), None);
}

#[test]
fn two_endings_at_once_are_judged_in_the_order_of_the_list() {
    // The last Viking closes the ring and holds the King: he is captured.
    let ring = placed::<Brandubh>("K c3 t b3 c2 c4 d6", Side::Vikings);
    assert_eq!(after(BASIC, ring, "d6-d3").ending, Some(Ending::KingCaptured));
    // A King who captures the last Viking from a corner has escaped, though no Viking can move.
    let corner = placed::<Brandubh>("K c1 T a3 t a2", Side::Celts);
    let escaped = after(BASIC, corner, "c1-a1");
    assert_eq!((escaped.captured.as_str(), escaped.ending), ("a2", Some(Ending::KingEscaped)));
    // Celts who are encircled and cannot move are encircled.
    let tight = ". . . . . . .
                 . . . . . . .
                 . t . . . . .
                 t T t . . . .
                 t K t . . . .
                 . . . t . . .
                 . . . . . . .";
    assert_eq!(ends(tight, "d2-b2"), Some(Ending::Encircled));
}

#[test]
fn a_side_without_a_legal_move_loses() {
    // Celts on the edge, where they cannot be encircled.
    let celts = ". . . . . . .
                 t . . . . . .
                 T t . . . . .
                 K t . . . . .
                 . . t . . . .
                 . . . . . . .
                 . . . . . . .";
    let stuck = after::<Brandubh>(BASIC, drawn(Side::Vikings, celts), "c3-a3");
    assert_eq!(stuck.ending, Some(Ending::NoMoves));
    let outcome = stuck.game.outcome().unwrap();
    assert_eq!(outcome.winners, [Seat(0)]);
    assert_eq!(outcome.reason, "The Celts lose: they have no legal move.");
    assert_eq!(ends(celts, "c3-b3"), None);
    // A Viking hemmed in beside a corner, where he may not go.
    let vikings = placed::<Brandubh>("K e5 T a3 d2 t a2", Side::Celts);
    let stuck = after(BASIC, vikings, "d2-b2");
    assert_eq!((stuck.captured.as_str(), stuck.ending), ("", Some(Ending::NoMoves)));
    let outcome = stuck.game.outcome().unwrap();
    assert_eq!(outcome.winners, [Seat(1)]);
    assert_eq!(outcome.reason, "The Vikings lose: they have no legal move.");
    assert_eq!(after(BASIC, vikings, "d2-c2").ending, None);
}

#[test]
fn vikings_without_a_piece_have_no_move() {
    let last = placed::<Brandubh>("K f6 T b3 d6 t c3", Side::Celts);
    let captured = after(BASIC, last, "d6-d3");
    assert_eq!((captured.captured.as_str(), captured.ending), ("c3", Some(Ending::NoMoves)));
    assert_eq!(captured.game.outcome().unwrap().winners, [Seat(1)]);
}

#[test]
fn a_way_to_the_throne_or_a_corner_is_a_move_only_for_whom_it_is_open() {
    // The King beside a corner can still go there.
    let king = ". . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . t . . .
                . K t . . . .";
    let after = after::<Brandubh>(BASIC, drawn(Side::Vikings, king), "d2-b2");
    assert_eq!(after.ending, None);
    assert_eq!(targets(BASIC, *after.game.position(), "b1"), "a1");
}

#[test]
fn resignation_ends_the_game_for_the_other_side() {
    for (seat, winner, loser) in [(0, 1, "Vikings"), (1, 0, "Celts")] {
        // In turn and out of turn.
        for moves in [&[][..], &["d2-e2"], &["d2-e2", "d3-e3"]] {
            let mut game = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
            moves.iter().for_each(|mv| drop(go(&mut game, mv)));
            let mut events = Vec::new();
            game.resign(Seat(seat), &mut events).unwrap();
            let outcome = game.outcome().unwrap();
            assert_eq!((outcome.winners, outcome.ending), (vec![Seat(winner)], "resigned".into()));
            assert_eq!(outcome.reason, format!("The {loser} have resigned."));
            assert_eq!(game.sets()[0].moves, moves.len() as u32);
            assert!(matches!(
                events[..],
                [Event::SetEnded { set: 1, of: 1, ending: Ending::Resigned, .. }]
            ));
        }
    }
    let mut game = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
    let nobody = game.resign(Seat(2), &mut NoEvents);
    assert_eq!(nobody, Err(ActionError::NotYourTurn(Actor::Seat(Seat(2)))));
}

#[test]
fn time_that_runs_out_ends_the_set_as_resigning_does_under_its_own_name() {
    for (seat, winner, loser) in [(0, 1, "Vikings"), (1, 0, "Celts")] {
        let mut game = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
        let mut events = Vec::new();
        game.run_out(Seat(seat), &mut events).unwrap();
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winners, outcome.ending), (vec![Seat(winner)], "out-of-time".into()));
        assert_eq!(outcome.reason, format!("The {loser} have run out of time."));
        let [Event::SetEnded { set: 1, of: 1, ending: Ending::OutOfTime, .. }] = events[..] else {
            panic!("{events:?}")
        };
        assert!(events.iter().all(Tafl::<Brandubh>::settles));
        assert_eq!(game.run_out(Seat(seat), &mut NoEvents), Err(ActionError::Over));
    }
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let captured = after::<Brandubh>(BASIC, placed("K c3 T f6 t b3 d6", Side::Vikings), "d6-d3");
    let resigned = {
        let mut game = game::<Brandubh>(BASIC, placed("K c3 T f6 t b3 d6", Side::Vikings));
        game.resign(Seat(0), &mut NoEvents).unwrap();
        game
    };
    for game in [captured.game, resigned] {
        assert_eq!((game.turn(), game.draw(), game.set()), (Turn::Over, None, 1));
        assert!(game.view(Viewer::Spectator).over);
        assert_eq!((game.repetition_warning(), game.losing_repetitions()), (None, Vec::new()));
        let mut later = game.clone();
        for seat in Seat::all(2) {
            let mut actions = vec![Action::Lots(Seat(0))];
            game.legal_actions(seat, &mut actions);
            assert!(actions.is_empty());
            for mv in ["f6-f5", "b3-b2"] {
                let mv = Action::Move(mv.parse().unwrap());
                assert_eq!(
                    later.apply(Actor::Seat(seat), &mv, &mut NoEvents),
                    Err(ActionError::Over)
                );
            }
            assert_eq!(later.resign(seat, &mut NoEvents), Err(ActionError::Over));
        }
        let lots = later.apply(Actor::Chance, &Action::Lots(Seat(0)), &mut NoEvents);
        assert_eq!(lots, Err(ActionError::Over));
        assert_eq!(later, game);
    }
}

#[test]
fn there_are_no_draws() {
    let options = Options::<Brandubh>::default();
    let mut games = ardri_core::Simulation::<Tafl<Brandubh>>::new(&options, 2, 3).unwrap();
    for _ in 0..300 {
        games.play(false);
    }
    assert_eq!((games.tally().drawn, games.tally().shared), (0, 0));
    assert_eq!(games.tally().wins.iter().sum::<u64>(), 300);
}

#[test]
fn an_end_is_told_in_words() {
    let mut game = game::<Brandubh>(BASIC, placed("K c3 T d2 t b3 d1 d6", Side::Vikings));
    assert_eq!(
        told(&go(&mut game, "d6-d3")),
        [
            "tafl-log-moved piece=viking from=d6 to=d3",
            "tafl-log-captured side=celts count=1 squares=d2",
            "tafl-log-ended why=(tafl-ending ending=king-captured loser=celts) winner=vikings",
        ]
    );
}
