//! The table, and the Objectives before the first roll.

use ardri_core::{ActionError, Actor, Draw, Game, NoEvents, Seat, SeatSet, Turn, Viewer};
use ardri_throne::{Called, Deck, HighThrone, Options, Refusal, Seen};
use serde_json::json;

use crate::table::*;

#[test]
fn two_to_six_players() {
    for seats in 2..=6 {
        assert_eq!(new(deck(BOOK), seats).0.seats(), seats);
    }
    for seats in [0, 1, 7, 255] {
        let error = HighThrone::new(&Options::with_deck(deck(BOOK)), seats).unwrap_err();
        let said = format!("The High Throne of Ireland is a game for 2 to 6 players, not {seats}");
        assert_eq!(error.to_string(), said);
    }
}

#[test]
fn all_cards_lie_in_the_centre() {
    let game = new(deck(BOOK), 4);
    assert_eq!(
        game.centre(),
        ["hound", "smith", "spear", "poet", "cauldron", "well", "boar", "giant"]
    );
    assert_eq!(game.0.centre(), game.0.deck().all_cards());
    for player in game.view().players {
        assert!(player.cards.is_empty() && player.locked.is_empty() && player.dice.is_empty());
    }
    assert_eq!(game.owner("hound"), None);
}

#[test]
fn the_objectives_are_shuffled_first() {
    let game = new(deck(BOOK), 2);
    assert_eq!(game.0.turn(), Turn::Chance);
    assert_eq!(game.0.draw(), Some(Draw::Shuffle(12)));
    let drawn: Vec<u32> = (0..12).rev().collect();
    let text = "objectives riddle whim oath realm keep crowd medley journey homeland hoard craft \
                hunt";
    assert_eq!(game.0.fated(&drawn).unwrap().to_string(), text);
    assert_eq!(game.0.fated(&drawn[1..]), None);
    assert_eq!(game.0.fated(&[12; 12]), None);
}

const ORDER: &str =
    "objectives hunt craft hoard homeland journey medley crowd keep realm oath whim riddle";

#[test]
fn everyone_draws_two_objectives_in_seat_order() {
    let mut game = new(deck(BOOK), 3);
    game.go(ORDER);
    assert_eq!(
        game.form()["drawn"],
        json!([["hunt", "craft"], ["hoard", "homeland"], ["journey", "medley"]])
    );
    let mut most = new(deck(BOOK), 6);
    most.go(ORDER);
    assert_eq!(most.form()["drawn"][5], json!(["whim", "riddle"]));
}

#[test]
fn chance_gives_each_objective_once() {
    let game = new(deck(BOOK), 2);
    for order in [
        "objectives hunt",
        &ORDER.replace("riddle", "hunt"),
        &ORDER.replace("riddle", "nonsense"),
        &format!("{ORDER} hunt"),
    ] {
        assert_eq!(game.refused(order), Refusal::NotTheDeck, "{order}");
    }
}

#[test]
fn all_draw_before_anyone_returns_one() {
    // Six players draw all twelve: nothing that is returned can be drawn again.
    let mut game = new(deck(BOOK), 6);
    game.go(ORDER);
    let drawn = game.form()["drawn"].clone();
    let mut drawn: Vec<&str> = drawn
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|two| two.as_array().unwrap())
        .map(|id| id.as_str().unwrap())
        .collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn.len(), 12);
    assert_eq!(game.0.turn(), Turn::Seats(Seat::all(6).collect::<SeatSet>()));
}

#[test]
fn a_deck_needs_two_objectives_a_player() {
    for (count, most) in [(11, 5), (8, 4), (7, 3), (4, 2), (5, 2)] {
        let mut shorter = deck(BOOK).form().clone();
        shorter.objectives.truncate(count);
        let options = Options::with_deck(Deck::try_from(shorter).unwrap());
        assert_eq!(options.the_deck().most_seats(), usize::from(most));
        assert!(HighThrone::new(&options, most).is_ok());
        let error = HighThrone::new(&options, most + 1).unwrap_err().to_string();
        let said = format!(
            "the deck “Book” has Objectives for {most} players, not {}: each draws two",
            most + 1
        );
        assert_eq!(error, said);
    }
}

#[test]
fn everyone_keeps_one_of_the_two_in_any_order_of_seats() {
    let mut game = new(deck(BOOK), 3);
    game.go(ORDER);
    assert_eq!(game.legal(0), ["keep hunt", "keep craft"]);
    assert_eq!(game.legal(1), ["keep hoard", "keep homeland"]);
    game.by(2, "keep medley");
    game.by(0, "keep hunt");
    assert_eq!(game.0.turn(), Turn::Seats(SeatSet::EMPTY.with(Seat(1))));
    assert_eq!(game.form()["kept"], json!(["hunt", null, "medley"]));
    game.by(1, "keep homeland");
    assert_eq!((game.phase().as_str(), game.0.turn()), ("opening", Turn::Chance));
}

#[test]
fn nobody_keeps_twice_or_what_they_did_not_draw() {
    let mut game = new(deck(BOOK), 2);
    game.go(ORDER);
    for (id, name) in [("hoard", "Hoard"), ("journey", "Journey"), ("nonsense", "nonsense")] {
        let refused = game.try_by(Actor::Seat(Seat(0)), &format!("keep {id}")).unwrap_err();
        // This deck's Hoard is not the one that our own deck has a name for in every language.
        assert_eq!(refused, ActionError::Rule(Refusal::NotDrawn(Called::Other(name.into()))));
    }
    game.by(0, "keep craft");
    let again = game.try_by(Actor::Seat(Seat(0)), "keep hunt").unwrap_err();
    assert_eq!(again, ActionError::NotYourTurn(Actor::Seat(Seat(0))));
    assert!(game.try_by(Actor::Chance, "keep hoard").is_err());
    assert_eq!(game.legal(0), [""; 0]);
}

#[test]
fn only_the_one_who_keeps_it_sees_which() {
    let mut game = new(deck(BOOK), 2);
    let mut events = Vec::new();
    game.0.apply(Actor::Chance, &ORDER.parse().unwrap(), &mut events).unwrap();
    let [drawn] = events.as_slice() else { panic!("{events:?}") };
    let names = |a: &str, b: &str| Seen::Drawn { objectives: Some([a.into(), b.into()]) };
    assert_eq!(drawn.seen_by(Viewer::Seat(Seat(0))), names("Hunt", "Craft"));
    assert_eq!(drawn.seen_by(Viewer::Seat(Seat(1))), names("Hoard", "Homeland"));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(2)), Viewer::Seat(Seat(9))] {
        assert_eq!(drawn.seen_by(viewer), Seen::Drawn { objectives: None });
    }
    let [kept] = &game.by(1, "keep hoard")[..] else { panic!() };
    let seen = |viewer| kept.seen_by(viewer);
    let told = Seen::Kept { seat: Seat(1), objective: Some("Hoard".into()) };
    assert_eq!(seen(Viewer::Seat(Seat(1))), told);
    let untold = Seen::Kept { seat: Seat(1), objective: None };
    assert_eq!(seen(Viewer::Seat(Seat(0))), untold);
    assert_eq!(seen(Viewer::Spectator), untold);
}

#[test]
fn a_deck_without_objectives_is_played_without_them() {
    let game = new(plain(BOOK), 6);
    assert_eq!((game.phase().as_str(), game.0.turn()), ("opening", Turn::Chance));
    let end = with_deck(plain(TIES), 2)
        .held(0, "a1 a2 b1 rest")
        .held(1, "b2 c1 c2")
        .rolled("SSSSSSS")
        .play();
    let mut end = end;
    let told = end.told("fill last 1 S");
    assert!(told.iter().all(|said| said.name != "throne-log-objective"), "{told:?}");
    assert_eq!(end.score(0), [1, 3, 0]);
    assert_eq!(end.outcome().winners, [Seat(0)]);
}

#[test]
fn nothing_else_is_done_before_the_objectives() {
    let game = new(deck(BOOK), 2);
    assert!(matches!(game.refused("roll SSSSSSS"), Refusal::NotNow { .. }));
    let mut kept = game.clone();
    kept.go(ORDER);
    let early = kept.try_by(Actor::Chance, "roll SSSSSSS").unwrap_err();
    assert_eq!(early, ActionError::NotYourTurn(Actor::Chance));
    let wrong = kept.try_by(Actor::Seat(Seat(0)), "aside S").unwrap_err();
    assert_eq!(wrong.to_string(), "“aside S” cannot be done now: keep one of your Objectives");
}

#[test]
fn nobody_resigns() {
    let mut game = new(deck(BOOK), 2);
    assert_eq!(game.0.resign(Seat(0), &mut NoEvents), Err(ActionError::NoResigning));
    assert_eq!(game, new(deck(BOOK), 2));
    let mut over = with_deck(plain(TIES), 2)
        .held(0, "a1 a2 b1 b2 rest")
        .held(1, "c1 c2")
        .rolled("SSSSSSS")
        .play();
    over.go("fill last 1 S");
    assert_eq!(over.0.resign(Seat(0), &mut NoEvents), Err(ActionError::Over));
    assert_eq!(over.try_by(Actor::Seat(Seat(0)), "aside S").unwrap_err(), ActionError::Over);
    assert_eq!(over.try_by(Actor::Chance, "roll S").unwrap_err(), ActionError::Over);
}
