//! The JSON form of a state: read as it was written, and refused if it is none.

use std::collections::BTreeMap;

use ardri_boru::{BrianBoru, Town};
use ardri_core::{Game, Teller, Turn, Viewer, below};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::random::{chooser, next, states};
use super::*;

fn read(form: &Value) -> Result<BrianBoru, String> {
    serde_json::from_str(&form.to_string()).map_err(|error| error.to_string())
}

#[test]
fn a_state_is_read_as_it_was_written() {
    for game in states(4) {
        let text = serde_json::to_string(&game).unwrap();
        let again: BrianBoru =
            serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
        assert_eq!(again, game, "{text}");
        assert_eq!(serde_json::to_string(&again).unwrap(), text);
        assert_eq!(again.turn(), game.turn());
    }
}

#[test]
fn a_state_names_towns_cards_and_seats_by_their_ids() {
    let play =
        table(3).towns("C2 1 vikings monastery, M4 0").tokens("U 2").trick("C6", &[8, 2, 24]);
    let form = play.form();
    assert_eq!(form["towns"]["C2"], json!({"disc": 1, "vikings": true, "monastery": true}));
    assert_eq!(form["towns"]["M4"], json!({"disc": 0}));
    assert_eq!(form["tokens"]["U"], json!({"held": 2}));
    assert_eq!(form["trick"], json!({"town": "C6", "cards": [8, 2, 24], "winner": 2}));
    assert_eq!(form["phase"], json!({"step": "act"}));
}

/// A form with one place changed; the place is a JSON pointer.
fn with(form: &Value, pointer: &str, value: Value) -> Value {
    let mut form = form.clone();
    *form.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
    form
}

/// Each change makes the form unreadable, with a reason.
fn all_refused(form: &Value, changes: &[(&str, Value, &str)]) {
    assert_eq!(read(form).map(|_| ()), Ok(()), "{form}");
    for (pointer, value, reason) in changes {
        let changed = with(form, pointer, value.clone());
        let Err(error) = read(&changed) else { panic!("{pointer} = {value} is accepted") };
        assert!(error.contains(reason), "{pointer} = {value}: {error}");
    }
}

#[test]
fn forms_that_do_not_fit_the_table_are_refused() {
    let play = table(3).towns("C2 1, M4 0").hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    all_refused(
        &play.form(),
        &[
            ("/seats", json!(2), "3 to 5 players"),
            ("/seats", json!(6), "3 to 5 players"),
            ("/seats", json!(4), ""),
            ("/seats", json!("three"), "invalid type"),
            ("/options", json!({"last_card": "play"}), "five players only"),
            ("/options", json!({"cards": 3}), "unknown field"),
            ("/round", json!(4), "no round 4"),
            ("/round", json!(0), "phase"),
            ("/round", json!(-1), "invalid value"),
            ("/marker", json!(3), "no seat 3"),
            ("/marker", json!(null), "phase"),
            ("/towns/C2/disc", json!(3), "no seat 3"),
            ("/towns/C2", json!({"disc": 1, "roads": 2}), "unknown field"),
            ("/towns", json!({"C99": {"disc": 1}}), "C99"),
            ("/tokens/U", json!({"held": 3}), "no seat 3"),
            ("/tokens/U", json!("lost"), "unknown variant"),
            ("/tokens", json!({"U": "on-board"}), "every region"),
            ("/tokens", json!({"X": "on-board"}), "\"X\""),
            ("/raiders", json!(256), "invalid value"),
            ("/players", json!([]), "0 entries for 3 seats"),
            ("/players/0/space", json!(10), "ends at space 9"),
            ("/players/0/coins", json!(-1), "invalid value"),
            ("/players/0/points", json!(65536), "invalid value"),
            ("/players/0/marriages", json!(["Gormlaith"]), "Gormlaith"),
            ("/players/0/offer", json!("peace"), "unknown variant"),
            ("/viking_deck", json!([]), "Viking deck is missing"),
            ("/viking_deck", json!([9, 10, 11, 12, 13, 13, 14]), "Viking cards"),
            ("/viking_deck", json!([9, 10, 11, 12, 12, 13]), "Viking cards"),
            ("/marriage_deck", json!([]), "marriage deck is missing"),
            ("/marriage_deck", json!(["Brigid", "Aoife"]), "Princess at the bottom"),
            ("/marriage_deck", json!(["Brigid", "Aoife", "Niall"]), "Princess at the bottom"),
            ("/marriage_deck/0", json!("Aoife"), "Princess at the bottom"),
            ("/marriage_deck/0", json!("Estrid, Princess of Denmark"), "Princess at the bottom"),
            ("/marriage", json!("Gormlaith"), "Gormlaith"),
            ("/phase", json!({"step": "onward"}), "unknown variant"),
            ("/phase", json!({"step": "dance"}), "unknown variant"),
            ("/phase", json!({"step": "princess"}), "missing field"),
        ],
    );
}

#[test]
fn forms_whose_cards_do_not_fit_are_refused() {
    let play = table(3).towns("C2 1, M4 0").hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    let form = play.form();
    // The odd card as a ninth one.
    let dealt = form["draft"]["dealt"].to_string();
    let odd = (1..=25).find(|card| {
        !dealt.contains(&format!("[{card},"))
            && !dealt.contains(&format!(",{card},"))
            && !dealt.contains(&format!(",{card}]"))
    });
    let mut more = form["draft"]["dealt"][0].clone();
    more.as_array_mut().unwrap().push(json!(odd.unwrap()));
    all_refused(
        &form,
        &[
            ("/hands", json!([[2, 4], [5, 6]]), "2 entries for 3 seats"),
            ("/hands/0", json!([2, 5]), "two places"),
            ("/hands/0", json!([2, 2]), "comes twice"),
            ("/hands/0", json!([2, 26]), "1 to 25"),
            ("/hands/0", json!([2, 0]), "1 to 25"),
            ("/hands/0", json!([]), "not equal"),
            ("/hands", json!([[2], [5], [8]]), "tricks of this round are over"),
            ("/hands", json!([[], [], []]), "over"),
            ("/draft", json!(null), "cards"),
            ("/draft/pass", json!(9), "passed 9 times"),
            ("/draft/dealt", json!([]), "0 entries"),
            ("/draft/dealt/0", json!([2, 4, 10]), ""),
            ("/draft/dealt/0", more, "every pack has 8 cards"),
            ("/draft/dealt/0", form["draft"]["dealt"][1].clone(), "two places"),
            ("/draft/picks/1", json!([]), "kept"),
            ("/draft/picks/1/0", json!([5]), "kept"),
            ("/draft/picks/1/0", form["draft"]["picks"][0][0].clone(), "kept"),
            ("/trick", json!({"town": "C6", "cards": [null, null, null], "winner": null}), "trick"),
            ("/phase", json!({"step": "deal"}), "cards"),
            ("/phase", json!({"step": "draft"}), "passed"),
            ("/phase", json!({"step": "act"}), "phase"),
        ],
    );
    let mut drafting = new_game(3);
    drafting.go("chance: marriages Orlaith Brigid; chance: vikings 9 10 11 12 12 13 14");
    drafting.go("chance: marker 0; 0: start M4; 1: start C2; 2: start D1");
    drafting.go("chance: deal 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25");
    drafting.go("0: pick 1 2");
    all_refused(
        &drafting.form(),
        &[
            ("/draft/picks/0/0", json!([1, 9]), "kept"),
            ("/draft/picks/0/0", json!([1]), "kept"),
            ("/draft/picks/0/0", json!([1, 2, 3]), "kept"),
            ("/draft/picks/0/0", json!([]), "did not keep"),
            ("/hands/0", json!([3, 4]), "did not keep"),
            ("/hands/0", json!([1]), "did not keep"),
            ("/hands/0", json!([]), "did not keep"),
            ("/hands/1", json!([9, 10]), "did not keep"),
            ("/draft/pass", json!(1), "kept"),
            ("/draft", json!(null), "cards"),
            ("/phase", json!({"step": "mark"}), ""),
        ],
    );
}

#[test]
fn forms_whose_trick_does_not_fit_are_refused() {
    let mut play = table(3).towns("C2 1, M4 0").hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    play.go("0: mark C6; 0: play 2; 1: play 5");
    all_refused(
        &play.form(),
        &[
            ("/trick/town", json!("C2"), "trick does not fit"),
            ("/trick/town", json!("C99"), "C99"),
            ("/trick/winner", json!(1), "before all have played"),
            ("/trick/cards", json!([2, 5]), "2 entries"),
            ("/trick/cards/0", json!(9), "two places"),
            ("/trick/cards/0", json!(1), "did not keep"),
            ("/trick/cards/2", json!(8), "two places"),
            ("/trick", json!(null), ""),
        ],
    );
    play.go("2: play 8");
    all_refused(
        &play.form(),
        &[
            ("/trick/town", json!(null), "without a town"),
            ("/trick/town", json!("C2"), "active town"),
            ("/trick/winner", json!(3), "no seat 3"),
            ("/trick/cards", json!([null, null, null]), ""),
            ("/hands", json!([[], [9], [6]]), ""),
        ],
    );
    // After the winner has acted, the active town is the winner's.
    let mut play = table(3).hands(&[&[24, 4, 1], &[5, 6, 3], &[25, 9, 7]]).sits();
    play.go("0: mark C6; 0: play 24; 1: play 5; 2: play 25; 1: top");
    assert_eq!((play.on("C6"), play.step()), ("0".into(), "act".into()));
    all_refused(
        &play.form(),
        &[
            ("/towns/C6/disc", json!(1), "active town"),
            ("/towns", json!({}), "active town"),
            ("/trick/winner", json!(2), "active town"),
        ],
    );
}

#[test]
fn forms_whose_choice_does_not_fit_are_refused() {
    let towns = "C2 0, C3 0, D1 1, D2 1, M4 2, M5 2";
    let raid = table(3).towns(towns).raiders(&[1, 0, 0]).battle_area(3).upkeep().form();
    all_refused(
        &raid,
        &[
            ("/phase/pending", json!([]), "phase does not fit"),
            ("/phase/pending", json!([3]), "phase does not fit"),
            ("/phase/pending", json!([16]), "seat 16"),
            ("/phase", json!({"step": "raid"}), "missing field"),
            ("/phase", json!({"step": "favour", "seat": 3}), "phase does not fit"),
            ("/phase", json!({"step": "princess", "seat": 5}), "phase does not fit"),
            ("/phase", json!({"step": "patron", "pending": []}), "phase does not fit"),
            (
                "/phase",
                json!({"step": "settle", "seat": 9, "region": null, "pending": []}),
                "phase",
            ),
            ("/phase", json!({"step": "settle", "seat": 0, "region": "X", "pending": []}), "\"X\""),
            (
                "/phase",
                json!({"step": "settle", "seat": 0, "region": null, "pending": [7]}),
                "phase",
            ),
            ("/phase", json!({"step": "start-towns"}), "phase"),
            ("/towns", json!({}), "can do nothing"),
        ],
    );
    let full = table(3).all_other_towns(0, "").hands(&[&[2, 4], &[5, 6], &[8, 9]]).form();
    assert!(read(&full).unwrap_err().contains("can do nothing"));
    let fresh = new_game(3).form();
    all_refused(
        &fresh,
        &[
            ("/marker", json!(0), "phase"),
            ("/round", json!(1), "phase"),
            ("/phase", json!({"step": "viking-deck"}), "marriage deck is missing"),
            ("/phase", json!({"step": "first-marker"}), "deck is missing"),
            ("/phase", json!({"step": "deal"}), "deck is missing"),
            ("/phase", json!({"step": "over"}), "deck is missing"),
        ],
    );
}

#[test]
fn discs_that_share_a_space_of_the_marriage_track_are_refused() {
    let form = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).spaces(&[4, 4, 0]).form();
    assert!(read(&form).is_err(), "only space 0 can be shared");
}

#[test]
fn a_field_too_many_or_too_few_is_refused() {
    let form = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits().form();
    for field in form.as_object().unwrap().keys() {
        // What may be null may be missing.
        if form[field].is_null() || ["marker", "marriage", "draft"].contains(&field.as_str()) {
            continue;
        }
        let mut fewer = form.clone();
        fewer.as_object_mut().unwrap().remove(field);
        assert!(read(&fewer).unwrap_err().contains("missing field"), "{field}");
    }
    let mut more = form;
    more["colour"] = json!("red");
    assert!(read(&more).unwrap_err().contains("unknown field `colour`"));
    for nothing in [json!(null), json!([]), json!("state"), json!(7), json!({})] {
        assert!(read(&nothing).is_err());
    }
}

// Random changes

/// The pointers to everything in a form.
fn pointers(value: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.into());
    match value {
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                pointers(item, &format!("{here}/{place}"), all);
            }
        }
        Value::Object(fields) => {
            for (name, item) in fields {
                pointers(item, &format!("{here}/{name}"), all);
            }
        }
        _ => {}
    }
}

const NUMBERS: [i64; 16] = [0, 1, 2, 3, 4, 5, 8, 9, 13, 24, 25, 26, 127, 254, 255, 256];
const TEXTS: [&str; 30] = [
    "C2",
    "M4",
    "D1",
    "L5",
    "C",
    "U",
    "face-down",
    "on-board",
    "military",
    "trade",
    "spurn",
    "play",
    "discard",
    "Brigid",
    "Orlaith",
    "Estrid, Princess of Denmark",
    "mark",
    "act",
    "draft",
    "deal",
    "over",
    "raid",
    "settle",
    "patron",
    "favour",
    "princess",
    "start-towns",
    "viking-deck",
    "marriage-deck",
    "first-marker",
];

/// Changes one thing in a form; what, follows from the numbers.
fn change(form: &mut Value, [kind, place, how]: [u32; 3]) {
    // First a field, so that none is lost among the many cards of the draft.
    let pick = |number: u32, count: usize| number as usize % count;
    let fields: Vec<_> = form.as_object().unwrap().keys().cloned().collect();
    let field = &fields[pick(place / 1000, fields.len())];
    let mut all = Vec::new();
    pointers(&form[field], &format!("/{field}"), &mut all);
    let other = form.pointer(&all[pick(how, all.len())]).unwrap().clone();
    let target = form.pointer_mut(&all[pick(place, all.len())]).unwrap();
    match (kind % 16, target) {
        (0, target) => *target = other,
        (1, target) => *target = Value::Null,
        (_, Value::Number(number)) => *number = NUMBERS[pick(how, NUMBERS.len())].into(),
        (_, Value::Bool(on)) => *on = !*on,
        (_, Value::String(text)) => *text = TEXTS[pick(how, TEXTS.len())].into(),
        (2, Value::Array(items)) if !items.is_empty() => {
            items.remove(pick(how, items.len()));
        }
        (3, Value::Array(items)) if !items.is_empty() => {
            items.push(items[pick(how, items.len())].clone());
        }
        (4, Value::Array(items)) if items.len() > 1 => {
            let (a, b) = (pick(how, items.len()), pick(how / 31, items.len()));
            items.swap(a, b);
        }
        (_, Value::Array(items)) => items.push(json!(NUMBERS[pick(how, NUMBERS.len())])),
        (_, Value::Object(fields)) if !fields.is_empty() => {
            let name = fields.keys().nth(pick(how, fields.len())).unwrap().clone();
            let value = fields.remove(&name).unwrap();
            if kind % 16 > 3 {
                fields.insert(TEXTS[pick(how / 7, TEXTS.len())].into(), value);
            }
        }
        (_, target) => *target = json!(NUMBERS[pick(how, NUMBERS.len())]),
    }
}

/// Plays on to the end; every state on the way can be seen, told and written.
fn plays_on(game: &BrianBoru, seed: u64) {
    let mut game = *game;
    let mut chooser = chooser(seed);
    let mut steps = 0;
    loop {
        // Not every time: that would take most of the time.
        if steps % 7 == 0 || game.turn() == Turn::Over {
            let text = serde_json::to_string(&game).unwrap();
            let again: Result<BrianBoru, _> = serde_json::from_str(&text);
            let again = again.unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(again, game, "{text}");
            for viewer in Viewer::all(game.seats()) {
                let _ = game.view(viewer);
            }
        }
        let Some((actor, action)) = next(&game, &mut chooser) else { break };
        let mut told = Vec::new();
        game.apply(actor, &action, &mut told).unwrap();
        for event in &told {
            let _ = BrianBoru::tell(game.options(), &event.seen_by(Viewer::Spectator));
        }
        steps += 1;
        assert!(steps < 1000, "the game does not end: {game:?}");
    }
    assert!(game.turn() == Turn::Over && game.outcome().is_some());
}

/// The states of a few games, those of the rare steps apart from those of the common ones.
fn by_step() -> Vec<Vec<Value>> {
    let mut steps = BTreeMap::<String, Vec<Value>>::new();
    for game in states(3) {
        let form = serde_json::to_value(game).unwrap();
        steps.entry(form["phase"]["step"].to_string()).or_default().push(form);
    }
    assert_eq!(steps.len(), 15, "{:?}", steps.keys());
    steps.into_values().collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 6000, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn a_changed_form_is_refused_or_can_be_played_to_the_end(
        start in any::<u64>(),
        changes in proptest::collection::vec(any::<[u32; 3]>(), 1..3),
    ) {
        thread_local! {
            static STATES: Vec<Vec<Value>> = by_step();
        }
        let mut form = STATES.with(|steps| {
            let states = &steps[(start % steps.len() as u64) as usize];
            states[(start / 100 % states.len() as u64) as usize].clone()
        });
        for numbers in changes {
            if form.as_object().is_some_and(|fields| !fields.is_empty()) {
                change(&mut form, numbers);
            }
        }
        match read(&form) {
            Ok(game) => plays_on(&game, start),
            Err(error) => prop_assert!(!error.is_empty()),
        }
    }
}

#[test]
fn extreme_numbers_overflow_nowhere() {
    let mut dice = chooser(11);
    for (round, game) in (0..).zip(states(1)) {
        let mut form = serde_json::to_value(game).unwrap();
        for player in form["players"].as_array_mut().unwrap() {
            for field in ["coins", "renown", "raiders", "church"] {
                player[field] = json!([0, 1, 254, 255][below(&mut dice, 4) as usize]);
            }
            player["points"] = json!([0, 1, 65534, 65535][below(&mut dice, 4) as usize]);
        }
        form["raiders"] = json!([0, 1, 254, 255][below(&mut dice, 4) as usize]);
        if let Ok(game) = read(&form) {
            plays_on(&game, round);
        }
    }
}

/// A table as no game would leave it: discs, tokens and numbers anywhere.
fn anything(seed: u64) -> table::Position {
    let mut dice = chooser(seed);
    let mut roll = |below_this: usize| below(&mut dice, below_this as u32) as usize;
    let seats = 3 + roll(3);
    let open = [2, 3, 20, 200][roll(4)];
    let mut towns = Vec::new();
    for town in Town::all() {
        if roll(open) > 0 || open == 2 && roll(3) > 0 {
            let vikings = if roll(5) == 0 { " vikings" } else { "" };
            let monastery = if roll(5) == 0 { " monastery" } else { "" };
            towns.push(format!("{town} {}{vikings}{monastery}", roll(seats)));
        }
    }
    let tokens: Vec<_> = "NUBSDCLM"
        .chars()
        .map(|region| match roll(3 + seats) {
            0 | 1 => format!("{region} face-down"),
            2 => format!("{region} on-board"),
            seat => format!("{region} {}", seat - 3),
        })
        .collect();
    let mut numbers = |most: usize, least: u16| -> Vec<u16> {
        (0..seats).map(|_| least + roll(most) as u16).collect()
    };
    let position = table(seats)
        .towns(&towns.join(", "))
        .tokens(&tokens.join(", "))
        .coins(&numbers(12, 1))
        .points(&numbers(4, 0))
        .renown(&numbers(6, 0))
        .raiders(&numbers(4, 0))
        .church(&numbers(7, 0));
    // No two share a space but space 0.
    let mut spaces: Vec<u16> = (1..=9).collect();
    let spaces: Vec<u16> = (0..seats)
        .map(|_| if roll(3) == 0 { 0 } else { spaces.remove(roll(spaces.len())) })
        .collect();
    let mut position = position
        .spaces(&spaces)
        .battle_area(roll(3) as u8)
        .marker(roll(seats) as u8)
        .round(1 + roll(if seats == 3 { 3 } else { 4 }) as u8);
    if roll(2) == 0 {
        let offer = ["military", "trade", "spurn"][roll(3)];
        position = position.offer(roll(seats), offer);
    }
    position
}

#[test]
fn any_table_can_be_played_to_the_end_from_upkeep_on() {
    for seed in 0..300 {
        let position = anything(seed);
        let mut play = position.clone().before_upkeep();
        plays_on(&play.game, seed);
        play.go("0: top");
        plays_on(&play.game, seed + 1);
    }
}

#[test]
fn any_table_can_be_played_to_the_end_from_a_trick_on() {
    for seed in 0..200 {
        let mut cards: Vec<u8> = (1..=25).collect();
        let mut dice = chooser(seed);
        let position = anything(seed);
        let form = position.form();
        let seats = form["seats"].as_u64().unwrap() as usize;
        if form["towns"].as_object().unwrap().len() == Town::COUNT {
            continue; // there is no town to begin with
        }
        let count = 2 + below(&mut dice, [7, 5, 4][seats - 3]) as usize;
        let hands: Vec<Vec<u8>> = (0..seats)
            .map(|_| {
                let mut take = || cards.remove(below(&mut dice, cards.len() as u32) as usize);
                (0..count).map(|_| take()).collect()
            })
            .collect();
        let hands: Vec<_> = hands.iter().map(Vec::as_slice).collect();
        plays_on(&position.hands(&hands).sits().game, seed);
    }
}
