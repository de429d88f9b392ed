//! Objectives: when they hold, and which are refused.

use ardri_throne::{Cards, Deck, Regions};
use serde_json::{Value, json};

use crate::table::*;

/// Whether an Objective holds for these cards and locked regions.
fn holds(id: &str, cards: &str, locked: &str) -> bool {
    let deck = deck(BOOK);
    let objective = &deck.objectives()[deck.objective(id).unwrap()];
    let cards = cards.split_whitespace().map(|id| deck.card(id).unwrap());
    let locked = locked.split_whitespace().map(|id| deck.region(id).unwrap());
    let cards = cards.fold(Cards::NONE, Cards::with);
    objective.needs.hold(cards, locked.fold(Regions::NONE, Regions::with))
}

#[test]
fn so_many_cards_of_a_kind() {
    assert!(holds("hunt", "hound boar", ""));
    assert!(holds("hunt", "hound boar giant well", ""));
    assert!(!holds("hunt", "hound giant well spear", ""));
}

#[test]
fn all_of_these_cards() {
    assert!(holds("craft", "smith poet hound", ""));
    assert!(!holds("craft", "smith hound", ""));
    assert!(!holds("craft", "poet", ""));
}

#[test]
fn so_many_of_these_cards() {
    for two in ["cauldron spear", "cauldron well", "spear well", "spear well cauldron"] {
        assert!(holds("hoard", two, ""), "{two}");
    }
    assert!(!holds("hoard", "cauldron hound smith", ""));
}

#[test]
fn so_many_cards_of_a_region() {
    assert!(holds("homeland", "poet cauldron", ""));
    assert!(!holds("homeland", "poet hound smith", ""));
}

#[test]
fn cards_of_so_many_regions() {
    assert!(holds("journey", "hound poet boar", ""));
    assert!(!holds("journey", "hound smith poet cauldron", ""));
}

#[test]
fn cards_of_so_many_kinds() {
    assert!(holds("medley", "hound smith giant", ""));
    assert!(!holds("medley", "hound boar smith poet", ""));
}

#[test]
fn so_many_cards() {
    assert!(holds("crowd", "hound smith giant boar", ""));
    assert!(!holds("crowd", "hound smith giant", ""));
}

#[test]
fn so_many_locked_regions() {
    assert!(holds("keep", "well", "east"));
    assert!(!holds("keep", "hound smith poet", ""));
    assert!(!holds("realm", "well", "east"));
    assert!(holds("realm", "well poet cauldron", "east south"));
}

#[test]
fn all_of_several_needs() {
    assert!(holds("oath", "smith boar", ""));
    assert!(!holds("oath", "smith poet", ""));
    assert!(!holds("oath", "boar giant", ""));
}

#[test]
fn any_of_several_needs() {
    assert!(holds("whim", "giant", ""));
    assert!(holds("whim", "smith poet", ""));
    assert!(!holds("whim", "smith boar", ""));
}

#[test]
fn needs_within_needs() {
    assert!(holds("riddle", "well", "east"));
    assert!(!holds("riddle", "well", ""));
    assert!(!holds("riddle", "poet cauldron", "south"));
    assert!(holds("riddle", "hound smith spear boar poet cauldron", ""));
    assert!(!holds("riddle", "hound smith spear boar poet", ""));
}

#[test]
fn locked_cards_count_for_them() {
    let game = with_deck(deck(BOOK), 2).keeping("homeland craft").held(0, "poet cauldron").play();
    assert_eq!(game.score(0), [0, 5, 2]);
    let game = with_deck(deck(BOOK), 2).keeping("hunt craft").held(1, "poet cauldron smith").play();
    assert_eq!(game.score(1), [2, 5, 2]);
    let game = with_deck(deck(BOOK), 2).keeping("crowd keep").held(0, "poet cauldron well hound");
    assert_eq!(game.play().score(0), [1, 8, 2]);
}

#[test]
fn anothers_cards_and_regions_do_not_count() {
    let game = with_deck(deck(BOOK), 2).keeping("homeland keep").held(1, "poet cauldron").play();
    assert_eq!((game.score(0)[2], game.score(1)[2]), (0, 3));
    let game = with_deck(deck(BOOK), 2).keeping("keep homeland").held(1, "poet cauldron").play();
    assert_eq!((game.score(0)[2], game.score(1)[2]), (0, 2));
}

#[test]
fn only_the_one_that_was_kept_counts() {
    let mut form = with_deck(deck(BOOK), 2).keeping("hunt craft").held(0, "well").form();
    form["drawn"][0] = json!(["keep", "hunt"]);
    assert_eq!(read(&form).unwrap().score(0), [0, 3, 0]);
    form["kept"][0] = json!("keep");
    assert_eq!(read(&form).unwrap().score(0), [0, 3, 3]);
}

/// The sentence with which needs are refused.
fn refused(needs: Value) -> String {
    let mut form = serde_json::to_value(deck(BOOK).form()).unwrap();
    form["objectives"][2]["needs"] = needs;
    Deck::from_json(&form.to_string()).unwrap_err().to_string()
}

fn accepted(needs: &Value) {
    let mut form = serde_json::to_value(deck(BOOK).form()).unwrap();
    form["objectives"][2]["needs"] = needs.clone();
    let deck = Deck::from_json(&form.to_string()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(serde_json::to_value(&deck).unwrap()["objectives"][2]["needs"], *needs);
}

#[test]
fn what_they_name_must_be_there() {
    for (needs, said) in [
        (json!({"cards": ["hound", "dragon"]}), "there is no card \"dragon\""),
        (json!({"cards": ["Hound"]}), "there is no card \"Hound\""),
        (json!({"kind": "dragon", "count": 1}), "there is no card of the kind \"dragon\""),
        (json!({"region": "middle", "count": 1}), "there is no region \"middle\""),
        (json!({"cards": ["hound", "hound"]}), "it names the card \"hound\" twice"),
        (
            json!({"any": [{"total": 1}, {"all": [{"cards": ["dragon"]}]}]}),
            "there is no card \"dragon\"",
        ),
    ] {
        assert_eq!(refused(needs), format!("Objective hoard: {said}"));
    }
}

#[test]
fn what_they_ask_for_must_be_possible() {
    for (needs, said) in [
        (json!({"cards": ["hound", "smith"], "count": 3}), "it asks for 3 of 2 cards"),
        (json!({"kind": "beast", "count": 3}), "it asks for 3 of 2 cards of its kind"),
        (json!({"region": "north", "count": 4}), "it asks for 4 of 3 cards of its region"),
        (json!({"regions": 5}), "it asks for 5 of 4 regions"),
        (json!({"kinds": 5}), "it asks for 5 of 4 kinds"),
        (json!({"total": 9}), "it asks for 9 of 8 cards"),
        (json!({"locked": 5}), "it asks for 5 of 4 regions"),
        (json!({"cards": []}), "it asks for no cards"),
        (json!({"cards": ["hound"], "count": 0}), "it asks for no cards"),
        (json!({"kind": "beast", "count": 0}), "it asks for no cards of its kind"),
        (json!({"region": "north", "count": 0}), "it asks for no cards of its region"),
        (json!({"regions": 0}), "it asks for no regions"),
        (json!({"kinds": 0}), "it asks for no kinds"),
        (json!({"total": 0}), "it asks for no cards"),
        (json!({"locked": 0}), "it asks for no locked region"),
        (json!({"all": []}), "it has an empty list of needs"),
        (json!({"any": [{"any": []}]}), "it has an empty list of needs"),
    ] {
        assert_eq!(refused(needs), format!("Objective hoard: {said}"));
    }
    for needs in [
        json!({"cards": ["hound", "smith"], "count": 2}),
        json!({"kind": "beast", "count": 2}),
        json!({"region": "north", "count": 3}),
        json!({"regions": 4}),
        json!({"kinds": 4}),
        json!({"total": 8}),
        json!({"locked": 4}),
    ] {
        accepted(&needs);
    }
}

#[test]
fn they_nest_four_deep_at_most() {
    let nested =
        |deep: usize| (0..deep).fold(json!({"total": 1}), |needs, _| json!({"all": [needs]}));
    accepted(&nested(4));
    for deep in [5, 6, 40] {
        assert_eq!(refused(nested(deep)), "Objective hoard: its needs are nested too deeply");
    }
}

#[test]
fn needs_that_are_none_are_refused() {
    for (needs, sentence) in [
        (json!({}), "needs name one of cards, kind"),
        (json!({"beasts": 2}), "unknown field `beasts`, expected one of `cards`, `kind`"),
        (json!({"kind": "beast"}), "needs of a kind say how many"),
        (json!({"region": "north"}), "needs of a region say how many"),
        (json!({"kind": "beast", "count": 1, "region": "north"}), "needs name one of"),
        (json!({"cards": ["hound"], "total": 1}), "needs name one of"),
        (json!({"total": 1, "count": 1}), "a count goes with cards, a kind or a region only"),
        (json!({"all": [{"total": 1}], "any": [{"total": 1}]}), "needs name one of"),
        (json!({"all": [{"total": 1}, {}]}), "needs name one of"),
        (json!({"total": -1}), "invalid value: integer `-1`"),
        (json!({"total": 300}), "invalid value: integer `300`"),
        (json!("beast"), "invalid type: string \"beast\""),
        (json!(null), "invalid type: null"),
    ] {
        let error = refused(needs.clone());
        assert!(error.contains(sentence), "{needs}: {error}");
    }
}
