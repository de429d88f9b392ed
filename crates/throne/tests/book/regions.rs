//! Regions: locking them, and what they count.

use ardri_core::Seat;
use ardri_throne::Seen;
use serde_json::json;

use crate::table::*;

#[test]
fn who_holds_every_card_of_a_region_locks_it_at_once() {
    let mut game = position(2).held(0, "poet").rolled("K2SSSSS").play();
    assert_eq!(game.form()["locked"], json!({}));
    let told = game.go("fill cauldron 1 K2");
    assert!(matches!(told[1], Seen::Gained { .. }));
    let locked = Seen::RegionLocked { seat: Seat(0), region: "South".into(), points: 5 };
    assert_eq!(told[2..], [locked, Seen::TurnBegins { seat: Seat(1) }]);
    assert_eq!(game.form()["locked"], json!({"south": 0}));
    let player = &game.view().players[0];
    assert_eq!(player.locked, ["south"]);
    assert_eq!(
        (player.cards.len(), &player.locked_cards[..]),
        (0, &["poet".into(), "cauldron".into()][..])
    );
    // The very next turn cannot steal from it.
    game.go("roll STK2222");
    assert!(!game.reachable().contains(&"poet".to_string()));
}

#[test]
fn not_before_the_last_card_of_it() {
    let mut game = position(2).held(0, "hound").rolled("S133333").play();
    game.goes(&["fill spear 2 S", "roll 133333", "fill spear 1 13"]);
    assert_eq!(game.owner("spear"), Some(0));
    assert_eq!(game.form()["locked"], json!({}));
    assert_eq!(game.score(0), [4, 0, 0]);
}

#[test]
fn all_of_a_region_in_several_hands_locks_nothing() {
    let mut game = position(2).held(1, "poet").rolled("K2SSSSS").play();
    game.go("fill cauldron 1 K2");
    assert_eq!(game.form()["locked"], json!({}));
    assert_eq!((game.score(0), game.score(1)), ([1, 0, 0], [2, 0, 0]));
}

#[test]
fn a_steal_may_lock_too() {
    let game = position(2).held(0, "cauldron").held(1, "poet").filling("poet", &[0]);
    let mut game = game.rolled("SSSSS").play();
    let told = game.go("fill poet steal S");
    assert!(matches!(told[1], Seen::Gained { from: Some(Seat(1)), .. }));
    assert!(matches!(told[2], Seen::RegionLocked { seat: Seat(0), points: 5, .. }));
    assert_eq!((game.score(0), game.score(1)), ([0, 5, 0], [0, 0, 0]));
}

#[test]
fn its_points_count_instead_of_those_of_its_cards() {
    let game =
        position(3).held(0, "hound smith spear").held(1, "poet cauldron boar").held(2, "giant");
    let game = game.play();
    assert_eq!(game.score(0), [0, 7, 0]);
    assert_eq!(game.score(1), [2, 5, 0], "cards of other regions count as before");
    assert_eq!(game.score(2), [3, 0, 0]);
    let open: Vec<_> = game.view().players.iter().map(|player| player.score.total).collect();
    assert_eq!(open, [7, 7, 3]);
    let two = position(2).held(0, "poet cauldron well boar").play();
    assert_eq!(two.score(0), [2, 8, 0]);
}

#[test]
fn a_region_of_a_single_card_locks_when_it_is_gained() {
    let mut game = position(2).filling("well", &[0]).rolled("3SSSS").play();
    let told = game.go("fill well 2 3");
    let locked = Seen::RegionLocked { seat: Seat(0), region: "East".into(), points: 3 };
    assert_eq!(told[2], locked);
    assert_eq!(game.score(0), [0, 3, 0]);
    game.go("roll SS33333");
    assert!(!game.reachable().contains(&"well".to_string()));
}

#[test]
fn a_card_alone_in_its_region_may_take_all_seven_dice() {
    let mut game = with_deck(deck(ALONE), 2).keeping("wild court").rolled("STK1111").play();
    let mut rest = "STK1111".to_string();
    for (line, die) in (1..).zip(["S", "T", "K", "1", "1", "1"]) {
        game.go(&format!("fill eagle {line} {die}"));
        rest.remove(0);
        game.go(&format!("roll {rest}"));
    }
    let told = game.go("fill eagle 7 1");
    assert!(matches!(told[2], Seen::RegionLocked { seat: Seat(0), points: 4, .. }), "{told:?}");
    assert_eq!(game.score(0), [0, 4, 1]);
    // Nobody can ever steal it.
    game.go("roll SSTTKK1");
    assert!(!game.reachable().contains(&"eagle".to_string()));
}

#[test]
fn to_lock_one_region_leaves_the_others_alone() {
    let mut game = position(2).held(0, "poet well").held(1, "boar").rolled("K2SSSSS").play();
    game.go("fill cauldron 1 K2");
    assert_eq!(game.form()["locked"], json!({"east": 0, "south": 0}));
    assert_eq!(game.view().players[0].locked, ["south", "east"]);
    assert_eq!(game.view().players[1].cards, ["boar"]);
    assert!(game.view().players[1].locked.is_empty());
}
