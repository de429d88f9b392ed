//! Targets: the centre, and the cards of others.

use ardri_core::Seat;
use ardri_throne::{Refusal, Seen};
use serde_json::json;

use crate::table::*;

#[test]
fn a_target_is_a_card_in_the_centre_or_anothers_that_is_face_up() {
    let game = position(3).held(1, "hound").held(2, "poet").rolled("STK3333").play();
    assert_eq!(
        game.reachable(),
        ["hound", "smith", "spear", "poet", "cauldron", "well", "boar", "giant"]
    );
    let targets: Vec<_> = game.view().turn.unwrap().targets;
    let from: Vec<_> = targets.iter().filter_map(|target| target.from).collect();
    assert_eq!(from, [Seat(1), Seat(2)]);
}

#[test]
fn a_steal_adds_a_line_of_one_spiral() {
    let game = position(2).held(1, "poet").rolled("STK3333").play();
    let fills: Vec<_> = game.fills().into_iter().filter(|fill| fill.starts_with("poet")).collect();
    assert_eq!(fills, ["poet 1 TK", "poet steal S"]);
    // From the centre there is no such line.
    let game = position(2).rolled("STK3333").play();
    let fills: Vec<_> = game.fills().into_iter().filter(|fill| fill.starts_with("poet")).collect();
    assert_eq!(fills, ["poet 1 TK"]);
    assert_eq!(game.refused("fill poet steal S"), Refusal::NoSuchLine(called("poet")));
}

#[test]
fn the_spiral_of_a_steal_is_a_line_of_its_own_in_any_order() {
    // Last.
    let mut game = position(2).held(1, "poet").rolled("STK3333").play();
    let told = game.go("fill poet 1 TK");
    assert!(
        matches!(&told[0], Seen::Filled { open: 1, from: Some(Seat(1)), begins: true, .. }),
        "{told:?}"
    );
    assert_eq!((game.owner("poet"), game.player()), (Some(1), 0), "not stolen before the Spiral");
    game.goes(&["roll SSSSS", "fill poet steal S"]);
    assert_eq!((game.owner("poet"), game.player()), (Some(0), 1));
    // First.
    let mut game = position(2).held(1, "poet").rolled("STK3333").play();
    game.go("fill poet steal S");
    assert_eq!((game.turn("target"), game.turn("filled")), (json!("poet"), json!([1])));
    game.go("roll STK333");
    assert_eq!(game.fills(), ["poet 1 TK"]);
    assert_eq!(game.refused("fill poet steal S"), Refusal::LineFilled);
    game.go("fill poet 1 TK");
    assert_eq!(game.owner("poet"), Some(0));
    // In between.
    let mut game = position(2).held(1, "smith").rolled("STK3333").play();
    game.goes(&["fill smith 2 K", "roll SSSTTT", "fill smith steal S", "roll TTTTT"]);
    assert_eq!((game.owner("smith"), game.fills()), (Some(1), vec!["smith 1 T".to_string()]));
    game.go("fill smith 1 T");
    assert_eq!(game.owner("smith"), Some(0));
    // Not together with another line.
    let game = position(2).held(1, "hound").rolled("SSSSSSS").play();
    assert_eq!(game.refused("fill hound 1 SS"), Refusal::DoesNotFill);
}

#[test]
fn the_spiral_of_a_steal_is_nothing_but_a_spiral() {
    let game = position(2).held(1, "hound").held(0, "poet").rolled("TTKK123rK").play();
    for dice in ["T", "3", "rK"] {
        let text = format!("fill hound steal {dice}");
        assert_eq!(game.refused(&text), Refusal::DoesNotFill, "{text}");
    }
    let mut red = position(2).held(1, "hound").held(0, "poet").rolled("TTKK123rS").play();
    red.go("fill hound steal rS");
    assert_eq!((red.turn("standard"), red.turn("red")), (json!(7), json!(false)));
}

#[test]
fn a_stolen_card_changes_hands() {
    let mut game = position(3).held(1, "poet boar").filling("poet", &[0]).rolled("SSSSS").play();
    let told = game.go("fill poet steal S");
    assert_eq!(
        told[1],
        Seen::Gained {
            seat: Seat(0),
            card: "Poet".into(),
            points: 2,
            die: Some(ardri_throne::Die::Red),
            from: Some(Seat(1)),
        }
    );
    let players = game.view().players;
    assert_eq!(
        (&players[0].cards, &players[1].cards),
        (&vec!["poet".into()], &vec!["boar".into()])
    );
    assert_eq!((game.score(0), game.score(1)), ([2, 0, 0], [2, 0, 0]));
    // The next may steal it back, with the Spiral again.
    game.go("roll STK3333");
    let fills: Vec<_> = game.fills().into_iter().filter(|fill| fill.starts_with("poet")).collect();
    assert_eq!(fills, ["poet 1 TK", "poet steal S"]);
}

#[test]
fn a_steal_that_fails_changes_nothing() {
    let mut game = position(2).held(1, "poet").filling("poet", &[0]).rolled("T").play();
    game.go("aside T");
    assert_eq!((game.owner("poet"), game.player()), (Some(1), 1));
}

#[test]
fn your_own_cards_are_no_targets() {
    let game = position(2).held(0, "hound poet").rolled("STK3333").play();
    assert!(!game.reachable().contains(&"hound".to_string()));
    assert!(!game.reachable().contains(&"poet".to_string()));
    assert_eq!(game.refused("fill hound 1 S"), Refusal::YourOwn(called("hound")));
    assert_eq!(game.refused("fill hound steal S").to_string(), "“Hound” is yours already");
    // Locked ones neither.
    let locked = position(2).held(0, "well").rolled("SS33333").play();
    assert_eq!(locked.refused("fill well 2 3"), Refusal::YourOwn(called("well")));
}

#[test]
fn locked_regions_are_no_targets() {
    let game = position(3).held(1, "poet cauldron").held(2, "well hound").rolled("SSTK333").play();
    assert_eq!(game.reachable(), ["hound", "smith", "spear", "boar", "giant"]);
    for (fill, card, owner) in
        [("poet 1 TK", "poet", 1), ("cauldron steal S", "cauldron", 1), ("well 2 3", "well", 2)]
    {
        let refused = game.refused(&format!("fill {fill}"));
        assert_eq!(refused, Refusal::Locked { card: called(card), owner: Seat(owner) });
    }
    assert_eq!(
        game.refused("fill well 1 SS").to_string(),
        "“Well” lies in a region that Raven has locked"
    );
    // Held by two, the region is open.
    let open = position(3).held(1, "poet").held(2, "cauldron").rolled("SSTK333").play();
    assert!(open.reachable().contains(&"poet".to_string()));
    assert!(open.reachable().contains(&"cauldron".to_string()));
}

#[test]
fn the_chances_of_a_steal_count_its_spiral() {
    let game = position(2).held(1, "poet").play();
    let turn = game.view().turn.unwrap();
    let of = |card: &str| turn.targets.iter().find(|target| target.card == card).unwrap();
    assert_eq!((of("poet").least, of("cauldron").least), (3, 2));
    let lines: Vec<_> = of("poet").open.iter().map(|line| line.line.as_str()).collect();
    assert_eq!(lines, ["1", "steal"]);
}
