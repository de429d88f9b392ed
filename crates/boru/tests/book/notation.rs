//! Actions as text.

use ardri_boru::{Act, Action, Card, Choice, Marriage, Offer, Part, Suitors, Town};
use ardri_core::Seat;
use proptest::prelude::*;

fn town() -> impl Strategy<Value = Town> {
    (0..Town::COUNT).prop_map(|place| Town::all().nth(place).unwrap())
}

fn card() -> impl Strategy<Value = Card> {
    (1..=25_u8).prop_map(|value| Card::new(value).unwrap())
}

fn suitors() -> impl Strategy<Value = Action> {
    let seven: Vec<_> = Marriage::all().take(7).collect();
    (Just(seven).prop_shuffle(), 2..=3_usize)
        .prop_map(|(cards, count)| Action::Marriages(Suitors::new(&cards[..count]).unwrap()))
}

fn act() -> impl Strategy<Value = Action> {
    let part = prop_oneof![Just(Part::Primary), Just(Part::Top), Just(Part::Bottom)];
    let choice = prop_oneof![
        Just(Choice::Plain),
        (1..=u8::MAX).prop_map(Choice::Buy),
        town().prop_map(Choice::Expand),
        town().prop_map(Choice::Free),
    ];
    (part, choice).prop_map(|(part, choice)| Action::Act(Act { part, choice }))
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        suitors(),
        any::<[u8; 7]>().prop_map(Action::Vikings),
        any::<u8>().prop_map(|seat| Action::Marker(Seat(seat))),
        Just(Card::ordered()).prop_shuffle().prop_map(Action::Deal),
        town().prop_map(Action::Start),
        (card(), card())
            .prop_filter("two cards", |(a, b)| a != b)
            .prop_map(|(a, b)| Action::Pick(a.min(b), a.max(b))),
        town().prop_map(Action::Mark),
        card().prop_map(Action::Play),
        act(),
        town().prop_map(Action::Settle),
        prop_oneof![Just(Offer::Military), Just(Offer::Trade), Just(Offer::Spurn)]
            .prop_map(Action::Princess),
        town().prop_map(Action::Raid),
        town().prop_map(Action::Build),
    ]
}

/// Message that actions are made of, and some that they are not.
fn word() -> impl Strategy<Value = String> {
    let words = "marriages vikings marker deal start pick mark play primary top bottom settle \
                 princess raid build buy expand free military trade spurn C2 M10 L0 Z9 Orlaith \
                 Aodhán Estrid, 0 1 2 25 26 255 256 -1 99999999999999999999 ";
    let words: Vec<_> = words.split_whitespace().map(String::from).collect();
    prop_oneof![4 => proptest::sample::select(words), 1 => ".{0,6}"]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn an_action_is_read_as_it_was_written(action in action()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }

    #[test]
    fn whatever_is_typed_is_read_or_refused_with_a_sentence(text in ".{0,80}") {
        if let Err(error) = text.parse::<Action>() {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn what_is_read_from_words_is_written_so_that_it_is_read_again(
        words in proptest::collection::vec(word(), 0..30)
    ) {
        match words.join(" ").parse::<Action>() {
            Ok(action) => prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action)),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}

#[test]
fn every_kind_of_action_has_its_word() {
    for text in [
        "marriages Orlaith Aodhán",
        "marriages Brigid Aoife Niall",
        "vikings 9 10 11 12 12 13 14",
        "marker 4",
        "deal 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25",
        "start M10",
        "pick 3 21",
        "mark C2",
        "play 25",
        "primary",
        "primary buy 1",
        "top",
        "top expand L5",
        "bottom",
        "bottom buy 12",
        "bottom free D1",
        "settle S4",
        "princess military",
        "princess trade",
        "princess spurn",
        "raid B2",
        "build U5",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn what_is_no_action_is_refused_with_a_reason() {
    for (text, reason) in [
        ("", "nothing"),
        ("  ", "nothing"),
        ("dance C2", "dance"),
        ("mark", "one word"),
        ("mark C2 C3", "one word"),
        ("mark C99", "C99"),
        ("mark c2", "c2"),
        ("play 0", "1 to 25"),
        ("play 26", "1 to 25"),
        ("play red", "red"),
        ("pick 3 3", "two different"),
        ("pick 3", "two different"),
        ("top buy 0", "0"),
        ("top buy 256", "256"),
        ("top buy", "buy"),
        ("top expand", "expand"),
        ("top sell 1", "sell"),
        ("top expand L5 L6", "expand"),
        ("marker 256", "256"),
        ("marker -1", "-1"),
        ("princess no", "no"),
        ("marriages Orlaith", "two or three"),
        ("marriages Orlaith Orlaith", "two or three"),
        ("marriages Orlaith Brigid Niall Aoife", "two or three"),
        ("marriages Orlaith Gormlaith", "Gormlaith"),
        ("vikings 9 10", "seven"),
        ("vikings 9 10 11 12 12 13 14 14", "seven"),
        ("vikings 9 10 11 12 12 13 x", "x"),
        ("deal 1 2 3", "25"),
        ("deal 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 1", "25"),
    ] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
    assert!(Suitors::new(&[Marriage::PRINCESS, "Aoife".parse().unwrap()]).is_none());
}
