//! The JSON form of a state: read as written, and refused where it contradicts itself.

use ardri_core::{Game, Viewer};
use ardri_throne::{HighThrone, Playout};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::sync::LazyLock;

use crate::decks::leaves;
use crate::table::*;

/// The states of random games, from the start to the end or until so many steps were made.
fn states(text: &str, seats: u8, seed: u64, most: usize) -> Vec<Play> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = new(deck(text), seats);
    let mut states = vec![game.clone()];
    while !game.is_over() && states.len() < most {
        game.step(&mut rng);
        states.push(game.clone());
    }
    states
}

#[test]
fn a_state_is_read_as_it_was_written() {
    let mut phases = std::collections::BTreeSet::new();
    for seed in 0..8 {
        for (text, seats) in [(BOOK, 6), (SMALL, 3), (TIES, 2), (TIES, 4)] {
            for game in states(text, seats, seed, 300) {
                let text = serde_json::to_string(&game.0).unwrap();
                let read: HighThrone =
                    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(read, game.0);
                assert_eq!(serde_json::to_string(&read).unwrap(), text);
                phases.insert(game.phase());
            }
        }
    }
    let seen: Vec<_> = phases.iter().map(String::as_str).collect();
    for phase in ["choose", "die", "keep", "objectives", "opening", "over", "roll", "thumb-war"] {
        assert!(seen.contains(&phase), "{seen:?}");
    }
}

#[test]
fn a_state_that_was_read_goes_on_the_same_way() {
    for game in states(SMALL, 3, 5, 200).iter().step_by(7) {
        let (mut one, mut other) = (game.clone(), read(&game.form()).unwrap());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut again = rng.clone();
        for _ in 0..20 {
            if one.is_over() {
                break;
            }
            one.step(&mut rng);
            other.step(&mut again);
            assert_eq!(one, other);
        }
    }
}

#[test]
fn the_form_of_a_turn() {
    let game = with_deck(deck(BOOK), 2).keeping("hunt craft").held(0, "poet").held(1, "well smith");
    let game = game.filling("smith", &[0, 2]).rolled("SS3rK").play();
    let mut form = game.form();
    form.as_object_mut().unwrap().remove("options");
    assert_eq!(
        form,
        json!({
            "seats": 2,
            "phase": "choose",
            "drawn": [["hunt", "hoard"], ["craft", "homeland"]],
            "kept": ["hunt", "craft"],
            "contenders": [],
            "opening": [null, null],
            "first": 0,
            "cards": {"poet": 0, "smith": 1, "well": 1},
            "locked": {"east": 1},
            "turn": {
                "seat": 0,
                "target": "smith",
                "filled": [0, 2],
                "standard": 3,
                "red": true,
                "roll": "SS3rK",
            },
            "votes": [null, null],
            "thumb_winner": null,
        })
    );
}

/// The sentence with which a state is refused after changes to the values at these places.
fn refused(form: &Value, changes: &[(&str, Value)]) -> String {
    let mut form = form.clone();
    for (place, value) in changes {
        *form.pointer_mut(place).unwrap_or_else(|| panic!("no {place}")) = value.clone();
    }
    match read(&form) {
        Err(error) => error,
        Ok(_) => panic!("{changes:?} was accepted"),
    }
}

fn says(form: &Value, sentence: &str, cases: &[&[(&str, Value)]]) {
    assert!(read(form).is_ok());
    for changes in cases {
        let error = refused(form, changes);
        assert!(error.contains(sentence), "{changes:?}: {error}");
    }
}

#[test]
fn every_list_has_an_entry_for_each_seat() {
    let form = with_deck(deck(BOOK), 2).keeping("hunt craft").form();
    let said = "a list has not 2 entries, one for each seat";
    says(
        &form,
        said,
        &[
            &[("/drawn", json!([["hunt", "hoard"]]))],
            &[("/kept", json!(["hunt", "craft", null]))],
            &[("/opening", json!([]))],
            &[("/votes", json!([null, null, null]))],
        ],
    );
    says(&form, "a game for 2 to 6 players", &[&[("/seats", json!(1))], &[("/seats", json!(7))]]);
}

#[test]
fn objectives_fit_the_phase_and_the_deck() {
    let form = with_deck(deck(BOOK), 2).keeping("hunt craft").form();
    let everyone = "everyone draws two Objectives, if there are any";
    says(
        &form,
        everyone,
        &[
            &[("/drawn/0", json!([]))],
            &[("/drawn/0", json!(["hunt"]))],
            &[("/drawn/0", json!(["hunt", "keep", "realm"]))],
        ],
    );
    says(
        &form,
        "everyone keeps one of the Objectives that they drew",
        &[
            &[("/kept/0", json!(null))],
            &[("/kept/0", json!("craft"))],
            &[("/kept/1", json!("keep"))],
        ],
    );
    says(
        &form,
        "there is no Objective \"dragon\"",
        &[&[("/kept/0", json!("dragon"))], &[("/drawn/0/0", json!("dragon"))]],
    );
    says(
        &form,
        "an Objective was drawn twice",
        &[&[("/drawn/0", json!(["hunt", "craft"]))], &[("/drawn/0", json!(["hunt", "hunt"]))]],
    );
    let mut start = new(deck(BOOK), 2);
    let drawn = json!([["hunt", "craft"], ["hoard", "homeland"]]);
    says(&start.form(), everyone, &[&[("/drawn", drawn)]]);
    start.go(
        "objectives hunt craft hoard homeland journey medley crowd keep realm oath whim riddle",
    );
    says(&start.form(), everyone, &[&[("/phase", json!("objectives"))]]);
    says(
        &start.form(),
        "everyone has kept an Objective",
        &[&[("/kept", json!(["hunt", "hoard"]))]],
    );
    says(&start.form(), "everyone keeps one", &[&[("/phase", json!("opening"))]]);
    let plain = new(plain(BOOK), 2).form();
    says(
        &plain,
        "the deck has no Objectives",
        &[&[("/phase", json!("objectives"))], &[("/phase", json!("keep"))]],
    );
    says(&plain, "there is no Objective", &[&[("/kept/0", json!("hunt"))]]);
}

#[test]
fn nothing_is_kept_from_a_deck_without_objectives() {
    let form = new(plain(BOOK), 2).form();
    refused(&form, &[("/phase", json!("keep"))]);
}

#[test]
fn the_first_roll_fits() {
    let said = "the rolls for the first turn do not fit";
    let mut game = new(plain(BOOK), 3);
    // Somebody alone would not roll.
    says(&game.form(), said, &[&[("/contenders", json!([1]))], &[("/contenders", json!([]))]]);
    game.goes(&["roll 33SSSSS"]);
    says(
        &game.form(),
        said,
        &[
            &[("/contenders", json!([]))],
            &[("/contenders", json!([0]))],
            &[("/contenders", json!([0, 1, 2, 3]))],
            &[("/contenders", json!([1, 2]))],
            &[("/opening/0", json!(22))],
            &[("/opening", json!([null, 3, null]))],
            &[("/opening", json!([1, 2, 3]))],
            &[("/first", json!(0))],
        ],
    );
    let mut fine = game.form();
    fine["opening"] = json!([21, 21, null]);
    assert!(read(&fine).is_ok());
    fine["contenders"] = json!([0, 1]);
    assert!(read(&fine).is_err());
    let turn = position(2).form();
    says(
        &turn,
        said,
        &[
            &[("/first", json!(null))],
            &[("/contenders", json!([0, 1]))],
            &[("/opening/0", json!(3))],
        ],
    );
    says(&turn, "there is no seat 2", &[&[("/first", json!(2))]]);
    assert!(refused(&turn, &[("/contenders", json!([16]))]).contains("there is no seat 16"));
    let start = new(deck(BOOK), 2).form();
    says(
        &start,
        said,
        &[&[("/contenders", json!([0]))], &[("/opening/0", json!(3))], &[("/first", json!(0))]],
    );
}

#[test]
fn cards_and_locked_regions_fit() {
    let form = position(2).held(0, "poet cauldron").held(1, "hound").form();
    let locked = "a region is locked exactly when somebody holds all of it";
    says(
        &form,
        locked,
        &[
            &[("/locked", json!({}))],
            &[("/locked", json!({"south": 1}))],
            &[("/locked", json!({"south": 0, "north": 1}))],
            &[("/locked", json!({"south": 0, "nowhere": 1}))],
            &[("/cards/poet", json!(1))],
        ],
    );
    says(&form, "there is no card \"dragon\"", &[&[("/cards", json!({"dragon": 0}))]]);
    says(
        &form,
        "there is no seat 2",
        &[&[("/cards/hound", json!(2))], &[("/cards/hound", json!(200))]],
    );
    let all = json!({"hound": 0, "smith": 1, "spear": 0, "poet": 0, "cauldron": 1, "boar": 0,
                     "giant": 1, "well": 0});
    let over = "the game is over exactly when the centre is empty";
    says(
        &form,
        over,
        &[
            &[("/cards", all), ("/locked", json!({"east": 0}))],
            &[("/phase", json!("over")), ("/turn", json!(null))],
            &[("/phase", json!("thumb-war")), ("/turn", json!(null))],
            &[("/phase", json!("toss")), ("/turn", json!(null))],
        ],
    );
    let opening = new(plain(BOOK), 2).form();
    says(
        &opening,
        "nobody holds a card before the first turn",
        &[&[("/cards", json!({"boar": 0}))]],
    );
}

#[test]
fn the_turn_fits() {
    let form = position(2).held(1, "poet").held(0, "smith").form();
    let phase = "the phase does not fit the turn";
    says(&form, phase, &[&[("/turn", json!(null))]]);
    let opening = new(plain(BOOK), 2).form();
    says(&opening, phase, &[&[("/turn", form["turn"].clone())]]);
    says(&form, "there is no seat 2", &[&[("/turn/seat", json!(2))]]);
    says(
        &form,
        "nobody has more than eight dice",
        &[
            &[("/turn/standard", json!(9))],
            &[("/turn/standard", json!(255)), ("/turn/red", json!(true))],
            &[("/turn/standard", json!(8)), ("/turn/red", json!(true))],
        ],
    );
    let dice = "the dice do not fit the turn";
    says(
        &form,
        dice,
        &[
            &[("/turn/standard", json!(0))],
            &[("/turn/roll", json!("SSSSSSS"))],
            &[("/phase", json!("choose"))],
            &[("/phase", json!("choose")), ("/turn/roll", json!("SSSSSS"))],
            &[("/phase", json!("choose")), ("/turn/roll", json!("SSSSSSrS"))],
            &[("/phase", json!("choose")), ("/turn/roll", json!("SSSSSSSrS"))],
        ],
    );
    // The smith grants an extra die, the poet the red one.
    let eighth = "an eighth die comes from a Hero";
    let (extra, red) = (("/turn/standard", json!(8)), ("/turn/red", json!(true)));
    says(&form, eighth, &[std::slice::from_ref(&red), &[("/turn/seat", json!(1)), extra.clone()]]);
    for (seat, changed) in [(0, extra), (1, red)] {
        let mut fine = form.clone();
        fine["turn"]["seat"] = json!(seat);
        *fine.pointer_mut(changed.0).unwrap() = changed.1;
        assert!(read(&fine).is_ok());
    }
    // Before the eighth die there are seven, and a Hero.
    let die = position(2).held(0, "smith").choosing_a_die().form();
    says(
        &die,
        dice,
        &[
            &[("/turn/standard", json!(6))],
            &[("/turn/standard", json!(8))],
            &[("/turn/roll", json!("SSSSSSS"))],
            &[("/cards", json!({"hound": 0}))],
            &[("/turn/seat", json!(1))],
            &[("/turn/target", json!("spear")), ("/turn/filled", json!([1]))],
        ],
    );
    assert!(read(&position(2).held(0, "poet").choosing_a_die().form()).is_ok());
    // Nobody goes on with too few dice.
    let few = position(2).filling("boar", &[1]).dice(4, false).form();
    says(&few, dice, &[&[("/turn/standard", json!(3))]]);
    let stolen = position(2).held(1, "smith").filling("smith", &[0]).dice(2, false).form();
    says(&stolen, dice, &[&[("/turn/standard", json!(1))]]);
}

#[test]
fn the_target_fits() {
    let form = position(3)
        .held(0, "smith")
        .held(1, "poet well")
        .filling("poet", &[0])
        .dice(5, false)
        .form();
    says(&form, "there is no card \"dragon\"", &[&[("/turn/target", json!("dragon"))]]);
    says(&form, "\"smith\" cannot be the target", &[&[("/turn/target", json!("smith"))]]);
    says(&form, "\"well\" cannot be the target", &[&[("/turn/target", json!("well"))]]);
    says(
        &form,
        "\"poet\" has no such line to be filled",
        &[
            &[("/turn/filled", json!([2]))],
            &[("/turn/filled", json!([255]))],
            &[("/turn/filled", json!([0, 0]))],
        ],
    );
    says(
        &form,
        "\"giant\" has no such line",
        &[&[("/turn/target", json!("giant")), ("/turn/filled", json!([3]))]],
    );
    let some = "a target has some of its lines filled, and not all";
    says(
        &form,
        some,
        &[
            &[("/turn/filled", json!([]))],
            &[("/turn/filled", json!([0, 1]))],
            &[("/turn/target", json!("giant")), ("/turn/filled", json!([1, 0]))],
            &[("/turn/target", json!("giant")), ("/turn/filled", json!([0, 1, 2]))],
        ],
    );
    says(&form, "lines are filled, but of no card", &[&[("/turn/target", json!(null))]]);
    // Two dice are on the line, and the smith's die may have been among eight.
    let more = "there are more dice than the turn began with";
    says(&form, more, &[&[("/turn/standard", json!(7))]]);
    let mut fine = form.clone();
    fine["turn"]["standard"] = json!(6);
    assert!(read(&fine).is_ok());
    says(&form, more, &[&[("/turn/standard", json!(6)), ("/cards/smith", json!(2))]]);
}

#[test]
fn the_thumb_war_fits_the_score() {
    let game = with_deck(plain(TIES), 3).held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest");
    let mut tied = game.rolled("SSSSSSS").play();
    tied.go("fill last 1 S");
    let said = "the thumb war does not fit the score";
    says(
        &tied.form(),
        said,
        &[
            &[("/votes", json!([null, null, true]))],
            &[("/votes", json!([true, true, null]))],
            &[("/thumb_winner", json!(0))],
            &[("/phase", json!("toss"))],
            &[("/phase", json!("over"))],
            // Seat 1 would lock a region and be first alone.
            &[("/cards/c1", json!(1)), ("/locked", json!({"gamma": 1}))],
        ],
    );
    tied.by(0, "thumb-war yes");
    says(&tied.form(), said, &[&[("/phase", json!("toss"))], &[("/phase", json!("over"))]]);
    let mut declined = tied.clone();
    declined.by(1, "thumb-war no");
    says(
        &declined.form(),
        said,
        &[
            &[("/votes", json!([true, true, null]))],
            &[("/votes", json!([true, null, null]))],
            &[("/votes", json!([true, false, false]))],
            &[("/thumb_winner", json!(0))],
            &[("/phase", json!("toss"))],
            &[("/phase", json!("thumb-war"))],
        ],
    );
    tied.by(1, "thumb-war yes");
    says(
        &tied.form(),
        said,
        &[&[("/votes", json!([true, false, null]))], &[("/thumb_winner", json!(1))]],
    );
    tied.go("winner 1");
    says(
        &tied.form(),
        said,
        &[
            &[("/thumb_winner", json!(2))],
            &[("/thumb_winner", json!(null))],
            &[("/votes", json!([true, false, null]))],
        ],
    );
    says(&tied.form(), "there is no seat 3", &[&[("/thumb_winner", json!(3))]]);
    // A winner without a tie.
    let alone = with_deck(plain(TIES), 2).held(0, "a1 a2 b1 c1").held(1, "b2 c2 rest");
    let mut alone = alone.rolled("SSSSSSS").play();
    alone.go("fill last 1 S");
    says(
        &alone.form(),
        said,
        &[
            &[("/votes", json!([true, null]))],
            &[("/thumb_winner", json!(0))],
            &[("/phase", json!("thumb-war"))],
            &[("/phase", json!("toss"))],
        ],
    );
    let turn = position(2).form();
    says(&turn, said, &[&[("/votes", json!([true, null]))], &[("/thumb_winner", json!(0))]]);
}

#[test]
fn what_is_no_form_is_refused() {
    let form = position(2).rolled("SSSSSSS").form();
    for (place, value) in [
        ("/phase", json!("dance")),
        ("/seats", json!(-1)),
        ("/seats", json!("two")),
        ("/turn/roll", json!("XYZ")),
        ("/turn/roll", json!(7)),
        ("/turn/filled", json!([-1])),
        ("/turn/filled", json!([256])),
        ("/votes", json!(["yes", "no"])),
        ("/options", json!({"deck": {"name": "None"}})),
        ("/options", json!({"colour": "red"})),
        ("/drawn", json!(null)),
    ] {
        refused(&form, &[(place, value)]);
    }
    for key in form.as_object().unwrap().keys() {
        let mut fewer = form.clone();
        fewer.as_object_mut().unwrap().remove(key);
        if ["first", "thumb_winner"].contains(&key.as_str()) {
            continue; // may be left out, as nothing
        }
        assert!(read(&fewer).is_err(), "without {key}");
    }
    let mut more = form.clone();
    more["luck"] = json!(1);
    assert!(read(&more).err().unwrap().contains("unknown field `luck`"));
    let mut more = form.clone();
    more["turn"]["luck"] = json!(1);
    assert!(read(&more).err().unwrap().contains("unknown field `luck`"));
    for text in ["", "null", "[]", "{}", "7", "{\"options\":", "\u{0}"] {
        assert!(serde_json::from_str::<HighThrone>(text).is_err());
    }
}

/// States of all phases, to be changed at random.
static POOL: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut pool = Vec::new();
    for seed in 0..6 {
        for (text, seats) in [(BOOK, 3), (SMALL, 2), (TIES, 2), (TIES, 3)] {
            let states = states(text, seats, seed, 250);
            let count = states.len();
            let few = |place: &usize| *place < 8 || place.is_multiple_of(11) || *place + 4 > count;
            let states = states.iter().enumerate().filter(|(place, _)| few(place));
            pool.extend(states.map(|(_, game)| game.form()));
        }
    }
    pool
});

const WORDS: [&str; 24] = [
    "objectives",
    "keep",
    "opening",
    "die",
    "roll",
    "choose",
    "thumb-war",
    "toss",
    "over",
    "S",
    "SSSSSSS",
    "TTK13rS",
    "rS",
    "hound",
    "a1",
    "wren",
    "king",
    "last",
    "bird",
    "nest",
    "wild",
    "north",
    "alpha",
    "",
];

fn other_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        (0..10_u32).prop_map(|number| json!(number)),
        prop::sample::select(vec![json!(-1), json!(255), json!(1e9), json!(true), json!(false)]),
        prop::sample::select(WORDS.to_vec()).prop_map(|word| json!(word)),
        prop::collection::vec(prop::option::of(0..5_u8), 0..4).prop_map(|list| json!(list)),
        prop::collection::vec(prop::option::of(any::<bool>()), 2..4).prop_map(|list| json!(list)),
        Just(json!({})),
    ]
}

/// Puts another value somewhere, or a value from another state of a pool.
fn change(form: &mut Value, place: prop::sample::Index, value: &Value, other: &Value, how: u8) {
    let mut game = form.clone();
    // The deck has tests of its own.
    let options = game.as_object_mut().unwrap().remove("options");
    let places = leaves(&game);
    let pointer = &places[place.index(places.len())];
    let parent = pointer.rsplit_once('/').unwrap().0;
    match how {
        0..4 => *game.pointer_mut(pointer).unwrap() = value.clone(),
        4 => {
            if let Some(value) = other.pointer(pointer) {
                *game.pointer_mut(pointer).unwrap() = value.clone();
            }
        }
        5 if !parent.is_empty() => *game.pointer_mut(parent).unwrap() = value.clone(),
        _ => {
            let key = &pointer.split('/').nth(1).unwrap();
            game[*key] = other[*key].clone();
        }
    }
    game["options"] = options.unwrap();
    *form = game;
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 3000, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn a_changed_state_is_refused_or_can_be_played(
        start in any::<prop::sample::Index>(),
        changes in prop::collection::vec(
            (any::<prop::sample::Index>(), other_value(), any::<prop::sample::Index>(), 0..7_u8),
            1..4,
        ),
        seed in any::<u64>(),
    ) {
        let mut form = POOL[start.index(POOL.len())].clone();
        for (place, value, other, how) in &changes {
            change(&mut form, *place, value, &POOL[other.index(POOL.len())], *how);
        }
        let Ok(mut game) = read(&form) else { return Ok(()) };
        prop_assert_eq!(&read(&game.form()).unwrap(), &game);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Playout::default().play(&mut game.clone().0, 5, &mut rng);
        for _ in 0..40 {
            for viewer in Viewer::all(game.0.seats()) {
                let _ = game.0.view(viewer);
            }
            if game.is_over() {
                prop_assert!(game.0.outcome().is_some());
                break;
            }
            prop_assert!(game.0.outcome().is_none());
            game.step(&mut rng);
            prop_assert_eq!(&read(&game.form()).unwrap(), &game);
        }
    }
}
