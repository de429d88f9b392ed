//! What happens, in sentences, and how events are written.

use ardri_core::{Game, Seat, Viewer};
use ardri_throne::{BADGES, Event, HighThrone, Seen, name};
use serde_json::json;

use crate::table::*;

fn seen_by(events: &[Event], seat: u8) -> Vec<String> {
    let viewer = Viewer::Seat(Seat(seat));
    events.iter().map(|event| HighThrone::seen(event, viewer).unwrap().to_string()).collect()
}

#[test]
fn every_seat_has_a_name() {
    assert_eq!(BADGES, ["Wolf", "Stag", "Raven", "Boar", "Hare", "Otter"]);
    let names: Vec<_> = Seat::all(6).map(name).collect();
    assert_eq!(names, BADGES);
}

#[test]
fn objectives() {
    let mut game = new(deck(BOOK), 2);
    let text = "objectives hunt craft hoard homeland journey medley crowd keep realm oath whim \
                riddle";
    let events = game.try_by(ardri_core::Actor::Chance, text).unwrap();
    assert_eq!(seen_by(&events, 0), ["You draw two Objectives: Hunt and Craft."]);
    assert_eq!(seen_by(&events, 1), ["You draw two Objectives: Hoard and Homeland."]);
    assert_eq!(seen_by(&events, 2), ["Everyone draws two Objectives."]);
    let events = game.by(1, "keep hoard");
    assert_eq!(seen_by(&events, 1), ["You keep Hoard."]);
    assert_eq!(seen_by(&events, 0), ["Stag keeps an Objective."]);
}

#[test]
fn the_first_roll() {
    let mut game = new(plain(BOOK), 3);
    assert_eq!(
        game.told("roll STK1233"),
        ["Wolf rolls a Spiral, a Tree, a Knot, one Spear, two Spears and three Spears twice \
             for the first turn: 9 Spears."]
    );
    game.go("roll SSSSSSS");
    assert_eq!(
        game.told("roll 333TTTT"),
        [
            "Raven rolls 4 Trees and three Spears 3 times for the first turn: 9 Spears.",
            "Wolf and Raven are tied at 9 Spears and roll again.",
        ]
    );
    game.go("roll SSSSSSS");
    assert_eq!(
        game.told("roll 22SSSSS"),
        [
            "Raven rolls 5 Spirals and two Spears twice for the first turn: 4 Spears.",
            "Raven has most Spears, 4, and begins.",
            "It is Raven's turn.",
        ]
    );
}

#[test]
fn a_turn() {
    let mut game = position(2).held(0, "smith poet").choosing_a_die().play();
    assert_eq!(game.clone().told("die none"), ["Wolf rolls without an eighth die."]);
    assert_eq!(game.clone().told("die extra"), ["Wolf rolls with an extra die."]);
    assert_eq!(game.told("die red"), ["Wolf rolls with the red die."]);
    assert_eq!(
        game.told("roll TTKK333rS"),
        ["Wolf rolls 2 Trees, 2 Knots, three Spears 3 times and a Spiral on the red die."]
    );
    assert_eq!(
        game.told("fill giant 3 3r3"),
        ["Wolf sets out for Giant and fills its line for 6 Spears with three Spears and three \
             Spears on the red die; 2 lines are left."]
    );
    game.go("roll TTKKSS");
    assert_eq!(
        game.told("fill giant 1 TT"),
        ["Wolf fills a line of Giant with 2 Trees; one line is left."]
    );
    game.go("roll KSSS");
    assert_eq!(game.told("aside K"), ["Wolf sets a Knot aside."]);
    game.go("roll KKS");
    assert_eq!(
        game.told("fill giant 2 KK"),
        [
            "Wolf fills a line of Giant with 2 Knots.",
            "Wolf gains Giant, worth 3 points.",
            "It is Stag's turn.",
        ]
    );
}

#[test]
fn dice_set_aside() {
    let game = position(2).held(0, "poet").rolled("STK123rS").play();
    for (aside, said) in [
        ("S", "a Spiral"),
        ("T", "a Tree"),
        ("K", "a Knot"),
        ("1", "one Spear"),
        ("2", "two Spears"),
        ("3", "three Spears"),
        ("rS", "a Spiral on the red die"),
    ] {
        let told = game.clone().told(&format!("aside {aside}"));
        assert_eq!(told, [format!("Wolf sets {said} aside.")]);
    }
}

#[test]
fn a_steal_and_a_lock() {
    let game = position(3).held(0, "cauldron").held(2, "poet").rolled("TKSSSSS");
    let mut game = game.play();
    assert_eq!(
        game.told("fill poet 1 TK"),
        [
            "Wolf sets out to steal Poet from Raven and fills a line with a Tree and a Knot; one line is left."
        ]
    );
    game.go("roll SSSSS");
    assert_eq!(
        game.told("fill poet steal S"),
        [
            "Wolf fills a line of Poet with a Spiral.",
            "Wolf steals Poet from Raven, worth 2 points, and may roll the red die from now on.",
            "Wolf holds all of South and locks it: 5 points, safe from thieves.",
            "It is Stag's turn.",
        ]
    );
    let mut game = position(2).filling("smith", &[0]).rolled("KKKKK").play();
    assert_eq!(
        game.told("fill smith 2 K")[1],
        "Wolf gains Smith, worth 2 points, and may roll an extra die from now on."
    );
    let mut game = position(2).rolled("SSSSSSS").play();
    assert_eq!(game.told("fill hound 1 S")[1], "Wolf gains Hound, worth 1 point.");
}

#[test]
fn a_turn_that_ends_with_nothing() {
    let mut game = position(2).filling("boar", &[1]).rolled("SSSS").play();
    assert_eq!(game.told("aside S")[1], "3 dice are too few to finish Boar, so Wolf's turn ends.");
    let mut game =
        position(2).held(0, "hound smith spear poet cauldron well").rolled("SSSSS").play();
    assert_eq!(game.told("aside S")[1], "4 dice are too few for any card, so Wolf's turn ends.");
    let mut game = position(2).rolled("T").play();
    assert_eq!(game.clone().told("aside T")[1], "Wolf has no dice left and gains nothing.");
    assert_eq!(game.told("fill smith 1 T")[1], "Wolf has no dice left and does not get Smith.");
}

#[test]
fn one_die_is_too_few() {
    let mut game = position(2).filling("smith", &[0]).held(1, "smith").rolled("TT").play();
    assert_eq!(game.told("aside T")[1], "One die is too few to finish Smith, so Wolf's turn ends.");
    let held = "hound spear poet cauldron well boar giant";
    let mut game = position(2).held(0, held).rolled("TT").play();
    assert_eq!(game.told("aside T")[1], "One die is too few for any card, so Wolf's turn ends.");
}

#[test]
fn one_spear() {
    let mut game = new(plain(BOOK), 2);
    let told = game.told("roll 1SSSSSS");
    assert_eq!(told, ["Wolf rolls 6 Spirals and one Spear for the first turn: 1 Spear."]);
    let told = game.told("roll 1TTTTTT");
    assert_eq!(told[1], "Wolf and Stag are tied at 1 Spear and roll again.");
}

#[test]
fn the_end() {
    let game = with_deck(deck(TIES), 2).keeping("nest bird");
    let mut game = game.held(0, "a1 b1 b2").held(1, "a2 c1 c2 rest").rolled("SSSSSSS").play();
    assert_eq!(
        game.told("fill last 1 S")[1..],
        [
            "Wolf gains Last, worth 0 points.",
            "The last card has left the centre: the game is over.",
            "Wolf shows Nest, which does not hold.",
            "Stag shows Bird, which holds: 1 point.",
            "Wolf scores 4: 1 for cards, 3 for regions, 0 for the Objective.",
            "Stag scores 4: 1 for cards, 2 for regions, 1 for the Objective.",
            "Stag takes the High Throne: equal at 4 points, but with more of them from an \
             Objective.",
        ]
    );
}

#[test]
fn the_thumb_war() {
    let game = with_deck(plain(TIES), 2).held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest");
    let mut game = game.rolled("SSSSSSS").play();
    assert_eq!(
        game.told("fill last 1 S").last().unwrap(),
        "Wolf and Stag are equal in everything: is it to be settled by a thumb war?"
    );
    let mut declined = game.clone();
    let events = game.by(0, "thumb-war yes");
    assert_eq!(seen_by(&events, 0), ["You want the thumb war."]);
    assert_eq!(seen_by(&events, 1), ["Wolf has answered."]);
    game.by(1, "thumb-war yes");
    assert_eq!(
        game.told("winner 1"),
        [
            "Stag wins the thumb war.",
            "Stag takes the High Throne: equal at 3 points and in all else, but winner of the \
             thumb war.",
        ]
    );
    assert_eq!(game.outcome().reason, Seen::to_string(&won(&game)));
    let mut both = declined.clone();
    let events = declined.by(0, "thumb-war no");
    assert_eq!(seen_by(&events, 0), ["You would rather share the throne."]);
    let events = declined.by(1, "thumb-war yes");
    assert_eq!(
        seen_by(&events, 0)[1..],
        [
            "Wolf declines the thumb war.",
            "Wolf and Stag share the High Throne: equal at 3 points and in all else.",
        ]
    );
    both.by(0, "thumb-war no");
    let events = both.by(1, "thumb-war no");
    assert_eq!(seen_by(&events, 0)[1], "Wolf and Stag decline the thumb war.");
}

/// The last event of a game that a thumb war has settled.
fn won(game: &Play) -> Seen {
    let outcome = game.outcome();
    let points = outcome.scores.unwrap()[outcome.winners[0].index()] as u16;
    Seen::Won { winners: outcome.winners, points, by: ardri_throne::Decider::ThumbWar }
}

#[test]
fn what_can_be_taken_back_shows_nothing_hidden() {
    let reveals =
        |events: &[Event]| -> Vec<bool> { events.iter().map(HighThrone::reveals).collect() };
    let chance = ardri_core::Actor::Chance;
    let mut game = new(deck(BOOK), 2);
    let text = "objectives hunt craft hoard homeland journey medley crowd keep realm oath whim \
                riddle";
    assert_eq!(reveals(&game.try_by(chance, text).unwrap()), [true]);
    assert_eq!(reveals(&game.by(0, "keep hunt")), [false]);
    game.by(1, "keep hoard");
    assert_eq!(reveals(&game.try_by(chance, "roll SSSSSSS").unwrap()), [true]);
    let mut turn = position(2).held(0, "poet smith").choosing_a_die().play();
    assert_eq!(reveals(&turn.by(0, "die red")), [false]);
    assert_eq!(reveals(&turn.try_by(chance, "roll SSSSSK2rS").unwrap()), [true]);
    assert_eq!(reveals(&turn.clone().by(0, "aside S")), [false]);
    assert_eq!(reveals(&turn.by(0, "fill cauldron 1 K2")), [false, false, false, false]);
    let mut ends = position(2).rolled("T").play();
    assert_eq!(reveals(&ends.by(0, "aside T")), [false, false, false]);
    let game = with_deck(deck(TIES), 2).keeping("nest bird");
    let mut game = game.held(0, "a1 b1 b2").held(1, "a2 c1 c2 rest").rolled("SSSSSSS").play();
    assert!(game.by(0, "fill last 1 S").iter().any(HighThrone::reveals));
}

#[test]
fn events_have_a_json_form() {
    let mut game = position(3).held(2, "poet").filling("poet", &[0]).rolled("SSSSS").play();
    assert_eq!(
        serde_json::to_value(game.go("fill poet steal S")).unwrap(),
        json!([
            {"event": "filled", "seat": 0, "card": "Poet", "line": "S", "dice": "S", "open": 0,
             "from": 2, "begins": false},
            {"event": "gained", "seat": 0, "card": "Poet", "points": 2, "die": "red", "from": 2},
            {"event": "turn-begins", "seat": 1},
        ])
    );
    let won = Seen::Won { winners: vec![Seat(1)], points: 3, by: ardri_throne::Decider::ThumbWar };
    assert_eq!(
        serde_json::to_value(won).unwrap(),
        json!({"event": "won", "winners": [1], "points": 3, "by": "thumb-war"})
    );
}
