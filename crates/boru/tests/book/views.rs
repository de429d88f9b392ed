//! What a viewer may know.

use ardri_boru::{Asked, BrianBoru, Card, Seen, View};
use ardri_core::{Game, Seat, Viewer};
use serde_json::{Value, json};

use super::random::walk;
use super::*;

fn own(play: &Play, seat: u8) -> Value {
    serde_json::to_value(play.game.view(Viewer::Seat(Seat(seat))).own).unwrap()
}

fn dealt() -> Play {
    let mut play = new_game(3);
    play.go("chance: marriages Orlaith Brigid; chance: vikings 13 9 10 11 12 12 14");
    play.go("chance: marker 0; 0: start M4; 1: start C2; 2: start D1");
    play.go("chance: deal 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25");
    play
}

#[test]
fn a_spectator_sees_the_table_and_nothing_of_any_seat() {
    let play = dealt();
    let view = play.game.view(Viewer::Spectator);
    assert!(view.own.is_none());
    for seat in 0..3 {
        assert_eq!(play.game.view(Viewer::Seat(Seat(seat))).table, view.table);
    }
    // A seat that is not at the table sees no more.
    assert_eq!(play.game.view(Viewer::Seat(Seat(3))), view);
    assert_eq!(play.game.view(Viewer::Seat(Seat(255))), view);
}

#[test]
fn in_the_draft_a_seat_sees_its_pack_its_picks_and_what_it_passed() {
    let mut play = dealt();
    assert_eq!(own(&play, 1)["pack"], json!([9, 10, 11, 12, 13, 14, 15, 16]));
    assert_eq!(own(&play, 1)["hand"], json!([]));
    play.go("1: pick 9 10");
    assert_eq!(own(&play, 1)["pack"], json!([11, 12, 13, 14, 15, 16]));
    assert_eq!(own(&play, 1)["hand"], json!([9, 10]));
    // Nothing is passed before all have picked.
    assert_eq!(own(&play, 1)["packs"][0]["passed"], json!([]));
    play.go("0: pick 1 2; 2: pick 17 18; 1: pick 3 5");
    assert_eq!(own(&play, 1)["seat"], 1);
    assert_eq!(
        own(&play, 1)["packs"],
        json!([
            {"cards": [9, 10, 11, 12, 13, 14, 15, 16], "kept": [9, 10],
             "passed": [11, 12, 13, 14, 15, 16]},
            {"cards": [3, 4, 5, 6, 7, 8], "kept": [3, 5], "passed": []},
        ])
    );
    assert_eq!(own(&play, 0)["packs"][1]["cards"], json!([19, 20, 21, 22, 23, 24]));
    assert_eq!(own(&play, 0)["packs"][1]["kept"], json!([]));
}

#[test]
fn what_was_passed_is_remembered_until_the_round_is_over() {
    let mut play = dealt();
    play.go("0: pick 1 2; 1: pick 9 10; 2: pick 17 18");
    play.go("0: pick 19 20; 1: pick 3 4; 2: pick 11 12; 0: pick 13 14; 1: pick 21 22; 2: pick 5 6");
    let packs = own(&play, 0)["packs"].clone();
    assert_eq!(packs.as_array().unwrap().len(), 4);
    assert_eq!(packs[0]["passed"], json!([3, 4, 5, 6, 7, 8]));
    assert_eq!(packs[2], json!({"cards": [13, 14, 15, 16], "kept": [13, 14], "passed": [15, 16]}));
    assert_eq!(packs[3], json!({"cards": [7, 8], "kept": [7, 8], "passed": []}));
    assert_eq!(own(&play, 0)["pack"], json!([]));
    // A card is played; the memory stays.
    play.go("0: mark C6; 0: play 2");
    assert_eq!(own(&play, 0)["packs"], packs);
    let over = table(3).upkeep();
    assert_eq!(own(&over, 0)["packs"], json!([]));
}

#[test]
fn picks_are_hidden_from_everyone_else() {
    let mut play = dealt();
    play.go("1: pick 9 10");
    let mut other = dealt();
    other.go("1: pick 11 16");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        assert_eq!(play.game.view(viewer), other.game.view(viewer));
        let seen = |play: &Play| BrianBoru::seen(play.told.last().unwrap(), viewer);
        assert_eq!(seen(&play), seen(&other));
        assert_eq!(seen(&play), Some(Seen::Picked { seat: Seat(1), cards: None }));
    }
    let mine = BrianBoru::seen(play.told.last().unwrap(), Viewer::Seat(Seat(1))).unwrap();
    let cards = [9, 10].into_iter().filter_map(Card::new).collect();
    assert_eq!(mine, Seen::Picked { seat: Seat(1), cards: Some(cards) });
    // That somebody has picked, all can see.
    assert_eq!(play.view().asked, Asked::Pick { pass: 0, pack: 8, done: vec![Seat(1)] });
    assert_eq!((play.view().to_act, play.view().cards), (vec![Seat(0), Seat(2)], vec![0, 2, 0]));
}

#[test]
fn a_deal_and_a_pass_show_each_seat_its_own_pack_only() {
    let mut play = dealt();
    play.go("0: pick 1 2; 1: pick 9 10; 2: pick 17 18");
    let told = |viewer| {
        let seen =
            play.told.iter().map(|event| serde_json::to_value(event.seen_by(viewer)).unwrap());
        seen.filter(|seen| ["dealt", "passed"].contains(&seen["event"].as_str().unwrap()))
            .map(|seen| seen["cards"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(told(Viewer::Spectator), [json!(null), json!(null)]);
    assert_eq!(
        told(Viewer::Seat(Seat(2))),
        [json!([17, 18, 19, 20, 21, 22, 23, 24]), json!([11, 12, 13, 14, 15, 16])]
    );
}

#[test]
fn hands_are_hidden_from_everyone_else() {
    let one = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    let other = table(3).hands(&[&[2, 4], &[25, 24], &[13, 1]]).sits();
    assert_eq!(one.game.view(Viewer::Spectator), other.game.view(Viewer::Spectator));
    assert_eq!(own(&one, 1)["hand"], json!([5, 6]));
    assert_eq!(own(&one, 0)["hand"], own(&other, 0)["hand"]);
    assert_eq!(one.view().cards, [2, 2, 2]);
}

#[test]
fn the_decks_are_in_no_view() {
    let one = table(4).hands(&[&[2, 4], &[5, 6], &[8, 9], &[1, 3]]);
    let other = one.clone().with("viking_deck", json!([9, 14, 13, 12, 12, 11, 10])).with(
        "marriage_deck",
        json!(["Brigid", "Conall", "Cormac", "Estrid, Princess of Denmark"]),
    );
    for viewer in Viewer::all(4) {
        assert_eq!(one.sits().game.view(viewer), other.sits().game.view(viewer));
    }
    assert_ne!(one.sits().game, other.sits().game);
}

#[test]
fn discards_are_in_no_view_of_others() {
    // Twice the same hands, after other cards were played: only those who held them know.
    let one = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    let form = one.form();
    let mut other = form.clone();
    // Cards that seats 1 and 2 kept and have played change places.
    let kept = |seat: usize| form["draft"]["picks"][seat][2][0].as_u64().unwrap();
    let (a, b) = (kept(1), kept(2));
    fn swap(value: &mut Value, a: u64, b: u64) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| swap(item, a, b)),
            number if number.as_u64() == Some(a) => *number = b.into(),
            number if number.as_u64() == Some(b) => *number = a.into(),
            _ => {}
        }
    }
    for place in ["dealt", "picks"] {
        swap(&mut other["draft"][place], a, b);
    }
    let other: BrianBoru = serde_json::from_value(other).unwrap();
    assert_ne!(one.game, other);
    assert_eq!(one.game.view(Viewer::Spectator), other.view(Viewer::Spectator));
}

/// The numbers in the fields of a view that could be cards.
fn cards_in(view: &Value) -> Vec<u64> {
    let mut cards = Vec::new();
    if let Some(trick) = view["table"]["trick"].as_object() {
        cards.extend(trick["cards"].as_array().unwrap().iter().filter_map(Value::as_u64));
    }
    cards.extend(view["table"]["asked"]["card"].as_u64());
    cards
}

#[test]
fn a_spectators_json_has_no_other_cards_than_those_on_the_table() {
    walk(3, |game, _, _| {
        let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
        assert_eq!(view["own"], json!(null));
        let form = serde_json::to_value(game).unwrap();
        let hands: Vec<u64> = form["hands"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|hand| hand.as_array().unwrap())
            .map(|card| card.as_u64().unwrap())
            .collect();
        assert!(cards_in(&view).iter().all(|card| !hands.contains(card)));
        // And it has no other fields than these, which all can see.
        let fields: Vec<_> = view["table"].as_object().unwrap().keys().cloned().collect();
        assert_eq!(
            fields,
            [
                "asked",
                "cards",
                "contests",
                "discs",
                "marker",
                "marriage",
                "marriages_left",
                "monasteries",
                "options",
                "outcome",
                "players",
                "raiders",
                "round",
                "rounds",
                "seats",
                "standings",
                "to_act",
                "tokens",
                "trick",
                "vikings"
            ]
        );
    });
}

#[test]
fn a_view_is_read_as_it_was_written() {
    walk(1, |game, _, _| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
        }
    });
}

#[test]
fn a_bot_in_a_seat_gets_the_same_without_the_rest_of_the_view() {
    walk(2, |game, _, _| {
        assert_eq!(game.table(), game.view(Viewer::Spectator).table);
        for seat in Seat::all(game.seats()) {
            let own = game.view(Viewer::Seat(seat)).own.unwrap();
            assert_eq!((game.hand(seat), game.pack(seat)), (own.hand, own.pack));
        }
        for nobody in [Seat(game.seats()), Seat(255)] {
            assert!(game.hand(nobody).is_empty() && game.pack(nobody).is_empty());
        }
    });
}

#[test]
fn the_table_says_what_is_asked() {
    let asked = |play: &Play| serde_json::to_value(play.view().asked).unwrap();
    assert_eq!(asked(&new_game(3)), json!({"asked": "chance"}));
    assert_eq!(asked(&dealt())["asked"], "pick");
    let play = table(3).battle_area(9).trick("C6", &[8, 2, 24]);
    assert_eq!(asked(&play), json!({"asked": "act", "card": 2, "won": false}));
    let play = table(3).battle_area(9).trick("C6", &[8, 1, 25]);
    let mut play = play;
    play.go("1: top");
    assert_eq!(asked(&play), json!({"asked": "act", "card": 8, "won": true}));
    let play = table(3).marriage("Orlaith").spaces(&[0, 9, 8]).upkeep();
    assert_eq!(asked(&play), json!({"asked": "settle", "region": "M"}));
    let mut play = play;
    play.go("1: settle M1");
    assert_eq!(asked(&play), json!({"asked": "settle", "region": null}));
    let play = table(3).last_round().spaces(&[0, 9, 8]).upkeep();
    assert_eq!(asked(&play), json!({"asked": "princess"}));
    let play = table(3).church(&[0, 1, 0]).towns("M1 1, M2 1").upkeep();
    assert_eq!(asked(&play), json!({"asked": "build", "patron": false}));
    let play = table(3).church(&[5, 5, 0]).towns("M1 1, M2 1").upkeep();
    assert_eq!(asked(&play), json!({"asked": "build", "patron": true}));
    let play = table(3).last_round().upkeep();
    assert_eq!(asked(&play), json!({"asked": "nothing"}));
    assert!(play.view().over() && !play.view().asks(Seat(0)));
    let play = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    assert!(play.view().asks(Seat(0)) && !play.view().asks(Seat(1)) && !play.view().over());
}

#[test]
fn the_trick_on_the_table_shows_who_leads() {
    let mut play = table(4).marker(2).hands(&[&[11, 1], &[2, 3], &[5, 4], &[17, 6]]).sits();
    assert!(play.view().trick.is_none());
    play.go("2: mark C6");
    let trick = play.view().trick.unwrap();
    assert_eq!((trick.leading, trick.to_play.len(), trick.complete), (None, 4, false));
    play.go("2: play 5; 3: play 17");
    let trick = play.view().trick.unwrap();
    assert_eq!((trick.leading, trick.to_play), (Some(Seat(2)), vec![Seat(0), Seat(1)]));
    assert_eq!(trick.order, [Seat(2), Seat(3)]);
    play.go("0: play 11");
    assert_eq!(play.view().trick.unwrap().leading, Some(Seat(0)));
    play.go("1: play 2");
    let trick = play.view().trick.unwrap();
    assert!(trick.complete && trick.to_play.is_empty());
    assert_eq!(trick.leading, Some(Seat(0)));
    assert_eq!(trick.order, [Seat(1), Seat(2), Seat(0), Seat(3)]);
    // A card leaves the table when its player has acted.
    play.go("1: top");
    let trick = play.view().trick.unwrap();
    let on_table: Vec<_> =
        trick.cards.iter().map(|card| card.map(ardri_boru::Card::value)).collect();
    assert_eq!(on_table, [Some(11), None, Some(5), Some(17)]);
    assert_eq!(trick.order, [Seat(2), Seat(0), Seat(3)]);
    // The winner has won also when their card has gone.
    play.go("2: top");
    let trick = play.view().trick.unwrap();
    assert_eq!((trick.leading, trick.order), (Some(Seat(0)), vec![Seat(3)]));
}
