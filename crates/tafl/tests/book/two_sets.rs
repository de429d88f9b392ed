//! Two sets, and the lots for the sides.

use super::*;
use ardri_core::{Draw, NoEvents, Outcome, Viewer};
use ardri_tafl::SetResult;

/// The Vikings win in one move, `e5-e1`; a Viking who dawdles lets the King go with `d1-g1`.
const QUICK: &str = "K d1 T g6 t c1 e5 a5";
const VIKINGS_IN_1: &[&str] = &["e5-e1"];
const VIKINGS_IN_3: &[&str] = &["a5-a4", "g6-f6", "e5-e1"];
const CELTS_IN_2: &[&str] = &["a5-a4", "d1-g1"];
const CELTS_IN_4: &[&str] = &["a5-a4", "g6-f6", "a4-a5", "d1-g1"];

fn options() -> Options<Brandubh> {
    let mut options = Options::default().from_position(placed(QUICK, Side::Vikings));
    options.two_sets = true;
    options
}

fn played(sets: &[&[&str]]) -> Tafl<Brandubh> {
    let mut game = Tafl::new(&options(), 2).unwrap();
    for mv in sets.iter().copied().flatten() {
        assert_eq!(game.outcome(), None);
        go(&mut game, mv);
    }
    game
}

fn outcome(sets: &[&[&str]]) -> Outcome {
    played(sets).outcome().unwrap()
}

#[test]
fn the_sides_are_switched_for_the_second_set() {
    let mut game = played(&[]);
    assert_eq!((game.set(), game.seat_of(Side::Vikings)), (1, Some(Seat(0))));
    let events = go(&mut game, "e5-e1");
    assert_eq!(
        events[1..],
        [
            Event::SetEnded { set: 1, of: 2, winner: Side::Vikings, ending: Ending::KingCaptured },
            Event::SidesSwitched { vikings: Seat(1) },
        ]
    );
    assert_eq!((game.set(), game.moves(), game.last()), (2, 0, None));
    assert_eq!(game.seat_of(Side::Vikings), Some(Seat(1)));
    assert_eq!(game.seat_of(Side::Celts), Some(Seat(0)));
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    assert_eq!(*game.position(), placed(QUICK, Side::Vikings));
    assert_eq!(game.outcome(), None);
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.set, view.vikings, view.over), (2, Some(Seat(1)), false));
    // One game is one set.
    let mut single = options();
    single.two_sets = false;
    let mut single = Tafl::new(&single, 2).unwrap();
    assert_eq!(go(&mut single, "e5-e1").len(), 2);
    assert_eq!((single.turn(), single.set()), (Turn::Over, 1));
}

#[test]
fn more_sets_won_wins_the_match() {
    let both = outcome(&[VIKINGS_IN_1, CELTS_IN_2]);
    assert_eq!((both.winners, both.ending.as_str()), (vec![Seat(0)], "both-sets"));
    assert_eq!(both.reason, "Seat 0 has won both sets.");
    // However many moves they took.
    let both = outcome(&[CELTS_IN_4, VIKINGS_IN_3]);
    assert_eq!((both.winners, both.places), (vec![Seat(1)], vec![2, 1]));
}

#[test]
fn at_one_set_each_the_set_won_in_fewer_moves_decides() {
    for (sets, winner) in [
        ([VIKINGS_IN_1, VIKINGS_IN_3], Seat(0)),
        ([VIKINGS_IN_3, VIKINGS_IN_1], Seat(1)),
        ([CELTS_IN_2, CELTS_IN_4], Seat(1)),
        ([CELTS_IN_4, CELTS_IN_2], Seat(0)),
    ] {
        let outcome = outcome(&sets);
        assert_eq!((outcome.winners, outcome.ending.as_str()), (vec![winner], "fewer-moves"));
        assert_eq!(outcome.places[winner.index()], 1);
    }
    assert_eq!(
        outcome(&[CELTS_IN_4, CELTS_IN_2]).reason,
        "Each has won a set; seat 0 needed 2 moves for it, seat 1 4."
    );
}

#[test]
fn the_moves_of_both_sides_are_counted() {
    let game = played(&[VIKINGS_IN_3, CELTS_IN_2]);
    let seat = Seat(0);
    assert_eq!(
        game.sets(),
        [
            SetResult { seat, winner: Side::Vikings, ending: Ending::KingCaptured, moves: 3 },
            SetResult { seat, winner: Side::Celts, ending: Ending::KingEscaped, moves: 2 },
        ]
    );
}

#[test]
fn at_one_set_each_in_equal_moves_the_match_is_drawn() {
    for sets in [[VIKINGS_IN_1, VIKINGS_IN_1], [CELTS_IN_2, CELTS_IN_2]] {
        let drawn = outcome(&sets);
        assert_eq!((drawn.winners, drawn.places), (vec![], vec![1, 1]));
        assert_eq!(drawn.ending, "equal-sets");
    }
    assert_eq!(outcome(&[CELTS_IN_2, CELTS_IN_2]).reason, "Each has won a set in 2 moves.");
}

#[test]
fn a_resignation_gives_up_the_set_and_not_the_match() {
    let mut game = played(&[&["a5-a4"]]);
    let mut events = Vec::new();
    game.resign(Seat(0), &mut events).unwrap();
    assert_eq!(
        events,
        [
            Event::SetEnded { set: 1, of: 2, winner: Side::Celts, ending: Ending::Resigned },
            Event::SidesSwitched { vikings: Seat(1) },
        ]
    );
    assert_eq!((game.outcome(), game.set(), game.moves()), (None, 2, 0));
    assert_eq!(game.sets()[0].seat, Seat(1));
    // Seat 0 wins the second, but in more moves than the first was given up in.
    for mv in CELTS_IN_2 {
        go(&mut game, mv);
    }
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.ending.as_str()), (vec![Seat(1)], "fewer-moves"));
    // Two resignations by the same player lose both sets.
    let mut game = played(&[]);
    game.resign(Seat(0), &mut NoEvents).unwrap();
    game.resign(Seat(0), &mut NoEvents).unwrap();
    assert_eq!(game.outcome().unwrap().winners, [Seat(1)]);
    assert_eq!(game.resign(Seat(0), &mut NoEvents), Err(ActionError::Over));
}

#[test]
fn positions_of_the_first_set_do_not_count_in_the_second() {
    let mut options = Options::<Brandubh>::default();
    options.two_sets = true;
    let mut game = Tafl::new(&options, 2).unwrap();
    let round = ["d2-e2", "d3-e3", "e2-d2", "e3-d3"];
    round.iter().for_each(|mv| drop(go(&mut game, mv)));
    assert_eq!(game.repetition_warning(), Some(Side::Celts));
    game.resign(Seat(1), &mut NoEvents).unwrap();
    assert_eq!(game.repetition_warning(), None);
    for mv in round.iter().chain(&round[..3]) {
        go(&mut game, mv);
        assert_eq!(game.set(), 2, "{mv}");
    }
    go(&mut game, "e3-d3");
    let last = game.sets()[1];
    assert_eq!((last.seat, last.ending, last.moves), (Seat(1), Ending::Repetition, 8));
}

fn with_lots(two_sets: bool) -> Tafl<Brandubh> {
    let mut options = options();
    options.two_sets = two_sets;
    options.lots = true;
    Tafl::new(&options, 2).unwrap()
}

#[test]
fn who_begins_as_the_vikings_can_be_drawn_by_lot() {
    for (number, seat) in [(0, Seat(0)), (1, Seat(1))] {
        let mut game = with_lots(false);
        assert_eq!((game.turn(), game.draw()), (Turn::Chance, Some(Draw::Below(2))));
        assert_eq!(game.seat_of(Side::Vikings), None);
        assert_eq!(game.view(Viewer::Spectator).vikings, None);
        let action = game.fated(&[number]).unwrap();
        assert_eq!(action, Action::Lots(seat));
        assert_eq!(action.to_string().parse(), Ok(action));
        let mut events = Vec::new();
        game.apply(Actor::Chance, &action, &mut events).unwrap();
        assert_eq!(events, [Event::Lots { vikings: seat }]);
        assert_eq!((game.turn(), game.draw()), (Turn::Seat(seat), None));
        go(&mut game, "e5-e1");
        assert_eq!(game.outcome().unwrap().winners, [seat]);
    }
}

#[test]
fn nobody_acts_before_the_lots_and_chance_does_not_act_after_them() {
    let mut game = with_lots(true);
    for drawn in [&[][..], &[2], &[0, 1]] {
        assert_eq!(game.fated(drawn), None, "{drawn:?}");
    }
    let mv = Action::Move("e5-e1".parse().unwrap());
    let lots = Action::Lots(Seat(1));
    for seat in Seat::all(2) {
        let not_yet = Err(ActionError::NotYourTurn(Actor::Seat(seat)));
        assert_eq!(game.apply(Actor::Seat(seat), &mv, &mut NoEvents), not_yet);
        assert_eq!(game.apply(Actor::Seat(seat), &lots, &mut NoEvents), not_yet);
        assert_eq!(game.resign(seat, &mut NoEvents), not_yet);
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        assert!(actions.is_empty());
    }
    for not_lots in [mv, Action::Lots(Seat(2))] {
        let refused = game.apply(Actor::Chance, &not_lots, &mut NoEvents).unwrap_err();
        assert_eq!(refused.to_string(), format!("{not_lots} cannot be done now"));
    }
    game.apply(Actor::Chance, &lots, &mut NoEvents).unwrap();
    let again = game.apply(Actor::Chance, &lots, &mut NoEvents);
    assert_eq!(again, Err(ActionError::NotYourTurn(Actor::Chance)));
    let refused = game.apply(Actor::Seat(Seat(1)), &lots, &mut NoEvents).unwrap_err();
    assert_eq!(refused, ActionError::Rule(Refusal::NotNow("lots 1".into())));
    assert_eq!(game.fated(&[0]), None);
}

#[test]
fn after_the_lots_the_sides_are_switched_all_the_same() {
    let mut game = with_lots(true);
    game.apply(Actor::Chance, &Action::Lots(Seat(1)), &mut NoEvents).unwrap();
    go(&mut game, "e5-e1");
    assert_eq!((game.set(), game.turn()), (2, Turn::Seat(Seat(0))));
    go(&mut game, "e5-e1");
    assert_eq!(game.outcome().unwrap().ending, "equal-sets");
    assert_eq!([game.sets()[0].seat, game.sets()[1].seat], [Seat(1), Seat(0)]);
}

#[test]
fn a_start_that_shows_the_end_ends_both_sets_at_once() {
    let mut options =
        Options::<Brandubh>::default().from_position(placed("K a1 t d2", Side::Vikings));
    options.two_sets = true;
    let game = Tafl::new(&options, 2).unwrap();
    assert_eq!((game.turn(), game.set(), game.moves()), (Turn::Over, 2, 0));
    assert_eq!([game.sets()[0].seat, game.sets()[1].seat], [Seat(1), Seat(0)]);
    assert_eq!(game.outcome().unwrap().reason, "Each has won a set in 0 moves.");
    // With lots, chance acts first.
    options.lots = true;
    let mut game = Tafl::new(&options, 2).unwrap();
    assert_eq!((game.turn(), game.outcome()), (Turn::Chance, None));
    let mut events = Vec::new();
    game.apply(Actor::Chance, &Action::Lots(Seat(1)), &mut events).unwrap();
    let ended =
        |set| Event::SetEnded { set, of: 2, winner: Side::Celts, ending: Ending::KingEscaped };
    let switched = Event::SidesSwitched { vikings: Seat(0) };
    assert_eq!(events, [Event::Lots { vikings: Seat(1) }, ended(1), switched, ended(2)]);
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn a_game_has_two_seats() {
    for seats in [0, 1, 3] {
        let error = Tafl::<Brandubh>::new(&Options::default(), seats).unwrap_err();
        let sentence = format!("Brandubh is a game for 2 players, not {seats}");
        assert_eq!(error.to_string(), sentence);
    }
}
