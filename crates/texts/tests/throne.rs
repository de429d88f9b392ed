//! What The High Throne says, in the words of each language.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_core::{Message, Seat, Teller};
use ardri_texts::{Texts, args};
use ardri_throne::{Decider, Deck, Die, HighThrone, Options, Seen, kind_called, percent};

/// A message in a language, with the badges of the seats.
fn said(language: &str, message: &Message) -> String {
    let texts = Texts::new(language.parse().unwrap());
    let badge = |seat: Seat| texts.fill("terminal-throne-badge", args! { "seat" => seat.0 });
    texts.localize_with(message, &badge)
}

/// An Objective with its points and what it asks for.
fn objective(language: &str, deck: &Deck, id: &str) -> String {
    let form = &deck.form().objectives[deck.objective(id).unwrap()];
    said(language, &deck.objective_in_full(form))
}

/// What an Objective without words of its own asks for.
fn asked_by(language: &str, needs: serde_json::Value) -> String {
    let mut form = Deck::ardri().form().clone();
    form.objectives[0].text.clear();
    form.objectives[0].needs = serde_json::from_value(needs).unwrap();
    let deck = Deck::try_from(form).unwrap();
    let said = objective(language, &deck, &deck.objectives()[0].id);
    said.split_once("): ").unwrap().1.into()
}

#[test]
fn what_an_objective_asks_for_is_told_in_every_language() {
    let needs = serde_json::json!({"all": [
        {"cards": ["macha", "queen-medb", "caladbolg"], "count": 2},
        {"region": "ulster", "count": 3},
        {"any": [{"kind": "hero", "count": 1}, {"locked": 1}]},
    ]});
    assert_eq!(
        asked_by("en", needs.clone()),
        "at least 2 of these: Macha, Queen Medb and Caladbolg and at least 3 cards of Ulster \
         and at least 1 card of the kind Hero or at least 1 locked region"
    );
    assert_eq!(
        asked_by("ga", needs),
        "2 ar a laghad díobh seo: Macha, Méabh agus Caladhbholg agus 3 chárta ar a laghad den \
         réigiún Ulaidh agus 1 chárta ar a laghad den chineál Laoch nó 1 réigiún ar a laghad \
         faoi ghlas"
    );
    let regions = serde_json::json!({"regions": 4});
    assert_eq!(asked_by("de", regions), "Karten aus mindestens 4 Regionen");
    let kinds = serde_json::json!({"kinds": 4});
    assert_eq!(asked_by("de", kinds), "Karten von mindestens 4 verschiedenen Arten");
}

#[test]
fn our_own_objectives_are_told_in_the_language_that_is_spoken() {
    let deck = Deck::ardri();
    for (code, told) in [
        ("en", "The Cattle Raid (4 points): Hold Queen Medb and the Brown Bull of Cooley"),
        ("ga", "An Táin (4 phointe): Méabh agus Donn Cuailnge"),
        ("de", "Der Rinderraub (4 Punkte): Queen Medb und The Brown Bull of Cooley"),
    ] {
        assert_eq!(objective(code, &deck, "cattle-raid"), told);
    }
}

#[test]
fn objectives_of_ones_own_deck_keep_their_words() {
    let mut form = Deck::ardri().form().clone();
    form.objectives[0].text = "Beide Stiere.".into();
    form.objectives[1].text.clear();
    let ids: Vec<_> = Deck::ardri().objectives()[..2].iter().map(|one| one.id.clone()).collect();
    let deck = Deck::try_from(form).unwrap();
    assert!(objective("ga", &deck, &ids[0]).ends_with(": Beide Stiere"));
    assert!(objective("ga", &deck, &ids[1]).ends_with(": Méabh agus Donn Cuailnge"));
}

#[test]
fn a_chance_is_never_falsely_certain() {
    for (chance, told) in
        [(0.0, "0 %"), (0.004, "< 1 %"), (0.125, "13 %"), (0.994, "> 99 %"), (1.0, "100 %")]
    {
        assert_eq!(said("en", &percent(chance)), told);
    }
    assert_eq!(said("ga", &percent(0.5)), "50%");
}

#[test]
fn kinds_of_ones_own_deck_keep_their_names() {
    let named = |language: &str, kind: &str| said(language, &kind_called(kind));
    for (kind, name) in [("beast", "Beast"), ("élf", "Élf"), ("", "")] {
        assert_eq!(named("en", kind), name);
    }
    assert_eq!([named("de", "beast"), named("de", "dragon")], ["Tier", "Dragon"]);
}

#[test]
fn events_are_told_in_the_language_that_is_spoken() {
    let told = |language: &str, seen: &Seen| {
        said(language, &HighThrone::tell(&Options::default(), seen).unwrap())
    };
    let steal = Seen::Gained {
        seat: Seat(1),
        card: "Macha".into(),
        points: 4,
        die: Some(Die::Red),
        from: Some(Seat(0)),
    };
    let ends = Seen::TurnEnds { seat: Seat(0), target: None, left: 2 };
    let won = Seen::Won { winners: vec![Seat(2)], points: 30, by: Decider::Regions };
    assert_eq!(
        told("en", &steal),
        "Stag steals Macha from Wolf, 4 points, and may roll the red die from now on."
    );
    assert_eq!(told("en", &ends), "2 dice are too few for any card: the turn of Wolf ends.");
    assert!(told("en", &won).ends_with("but with more locked regions."), "{}", told("en", &won));
    assert_eq!(
        told("ga", &steal),
        "Ghoid Carria Macha, a bhí ag Mac Tíre (4 phointe), agus cead an dísle dearg a \
         chaitheamh as seo amach."
    );
    assert_eq!(told("de", &ends), "2 Würfel reichen für keine Karte mehr: Der Zug von Wolf endet.");
}
