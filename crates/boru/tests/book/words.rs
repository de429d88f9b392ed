//! The sentences: who, what, how many and why. Their style may change; their facts may not.

use ardri_boru::{Marriage, benefits, card_name, name};
use ardri_core::{Game, Seat, Viewer};

use super::random::walk;
use super::*;

/// The one sentence that holds all these words.
#[track_caller]
fn told(play: &Play, words: &[&str]) {
    let sentences = play.sentences();
    let found =
        sentences.iter().filter(|told| words.iter().all(|word| told.contains(word))).count();
    assert_eq!(found, 1, "{words:?} in {sentences:#?}");
}

#[test]
fn players_are_called_by_colours_that_no_town_has() {
    let names: Vec<_> = (0..5).map(|seat| name(Seat(seat))).collect();
    assert_eq!(names, ["Purple", "Green", "Black", "Ivory", "Brown"]);
    for colour in ["Red", "Blue", "Yellow", "White"] {
        assert!(!names.contains(&colour));
    }
}

#[test]
fn cards_and_marriages_have_names() {
    let card = |value| card_name(ardri_boru::Card::new(value).unwrap());
    assert_eq!(
        (card(2), card(13), card(25)),
        ("red 2".into(), "white 13".into(), "blue 25".into())
    );
    let gives = |name: &str| benefits(name.parse::<Marriage>().unwrap());
    assert_eq!(gives("Orlaith"), "two points and a town in Munster");
    assert_eq!(gives("Aoife"), "two points and one renown");
    assert_eq!(gives("Brigid"), "four points");
    assert!(gives("Estrid, Princess of Denmark").contains("military support"));
}

#[test]
fn a_round_begins_with_its_raiders_and_its_marriage_card() {
    let play = table(4).upkeep();
    told(&play, &["Round 2 of 4", "ten raiders", "Aoife", "two points and one renown"]);
    let play = table(4).round(3).upkeep();
    told(&play, &["Round 4 of 4", "Princess", "last round"]);
}

#[test]
fn a_trick_is_told_with_town_colour_cards_and_winner() {
    let play = table(3).trick("C6", &[8, 2, 24]);
    told(&play, &["Purple", "Tuam", "red", "Connaught"]);
    told(&play, &["Green plays red 2"]);
    told(&play, &["Black wins Tuam with red 24"]);
    let mut play =
        table(3).all_other_towns(2, "L2 L3").hands(&[&[1, 2, 4], &[24, 5, 8], &[7, 10, 11]]).sits();
    play.go("0: mark L2; 0: play 2; 1: play 24; 2: play 7");
    told(&play, &["Nobody", "blue or white", "Kildare"]);
}

#[test]
fn an_action_is_told_with_all_that_it_came_to() {
    let mut play = table(3).battle_area(9).coins(&[3, 5, 3]).trick("C6", &[8, 2, 24]);
    play.go("1: bottom buy 2");
    told(&play, &["Green loses with red 2", "four raiders", "four coins", "two of them"]);
    let mut play = table(3).towns("L4 1").coins(&[3, 5, 3]).trick("C6", &[8, 2, 24]);
    play.go("1: top expand L3");
    told(&play, &["Green", "three coins", "five coins", "Aghaboe"]);
    let mut play = table(3).coins(&[3, 3, 0]).trick("C6", &[8, 2, 24]);
    play.go("1: top; 0: top");
    told(&play, &["Black wins with red 24", "Tuam", "marker", "four points", "want of coins"]);
    let mut play = table(3).spaces(&[2, 0, 0]).trick("C6", &[8, 1, 24]);
    play.go("1: bottom");
    told(&play, &["Green", "two spaces up", "space 2", "down to space 1", "taken"]);
    let mut play = table(3).spaces(&[0, 9, 0]).trick("C6", &[8, 1, 24]);
    play.go("1: bottom");
    told(&play, &["Green", "top of the marriage track", "space 9"]);
    let mut play = table(3).trick("C6", &[8, 2, 24]);
    play.go("1: bottom");
    told(&play, &["Green", "no raiders left"]);
    let mut play = table(3).towns("L4 0 vikings").trick("C6", &[15, 13, 24]);
    play.go("1: bottom free L4");
    told(&play, &["Green", "frees Kilkenny", "Purple", "pays one coin"]);
    let mut play = table(3).trick("L2", &[25, 3, 24]);
    play.go("1: bottom");
    told(&play, &["Green", "two discs into the church"]);
}

#[test]
fn every_step_of_upkeep_is_told_with_its_reason() {
    let mut play = table(4)
        .marriage("Orlaith")
        .towns("C2 0, D1 1, D2 1, M4 2, N1 3")
        .raiders(&[4, 0, 2, 1])
        .battle_area(2)
        .church(&[1, 0, 6, 5])
        .spaces(&[2, 3, 0, 0])
        .upkeep();
    told(&play, &["Marriage", "Green", "highest", "space 3", "Orlaith", "town in Munster"]);
    play.go("1: settle M5");
    told(&play, &["Green", "Scattery", "Munster", "by marriage"]);
    told(&play, &["Purple gains one coin", "space 2"]);
    told(
        &play,
        &["Battle", "two raiders are left", "Green", "fewest (no raiders)", "Purple", "most (4)"],
    );
    play.go("0: raid D1");
    told(&play, &["Vikings take Swords from Green", "fewest", "Purple", "most"]);
    told(&play, &["Spoils", "Purple", "(4)", "two points", "two renown", "returns all"]);
    told(&play, &["Black", "most raiders (2)", "gains a point", "returns one"]);
    told(&play, &["Church", "Black", "most discs", "(6)"]);
    told(&play, &["Black builds a monastery in Cashel", "two"]);
    told(&play, &["Black takes the marker and all discs"]);
    told(&play, &["Ivory", "most discs (5)", "gains a point", "one back"]);
    told(&play, &["Ivory", "four discs", "enough"]);
}

#[test]
fn ties_and_things_that_do_not_happen_are_told_too() {
    let play = table(3).upkeep();
    told(&play, &["Marriage", "space 0", "Brigid leaves"]);
    told(&play, &["Battle", "no raiders are left", "nobody loses"]);
    told(&play, &["Spoils", "nobody holds a raider"]);
    told(&play, &["Church", "nobody has a disc"]);
    let play = table(3).raiders(&[2, 2, 0]).church(&[3, 3, 0]).battle_area(1).upkeep();
    told(
        &play,
        &["Battle", "one raider is left", "Black", "Purple and Green are tied for most (2)"],
    );
    told(&play, &["Black controls no town"]);
    told(&play, &["Spoils", "Purple and Green are tied", "(2)"]);
    told(&play, &["Purple and Green", "most raiders (2)", "each gain a point", "return one"]);
    told(&play, &["Church", "Purple and Green are tied", "(3)"]);
    told(&play, &["Purple and Green", "most discs (3)", "each gain a point", "take one back"]);
    let play = table(3).church(&[0, 5, 0]).upkeep();
    told(&play, &["Green controls no town without a monastery"]);
    let play = table(3).towns("C2 0, D1 1").battle_area(1).upkeep();
    told(&play, &["Battle", "nobody holds any, the losers choose"]);
    told(&play, &["Vikings take Swords from Green", "chose it"]);
    let play = table(3).spaces(&[2, 9, 8]).all_other_towns(0, "").upkeep();
    told(&play, &["Ireland has a disc", "Black gets none"]);
    let play = table(3).marriage("Conall").spaces(&[0, 1, 0]).all_other_towns(2, "C1 M1").upkeep();
    told(&play, &["Southern Uí Néill has a disc", "Green gets none"]);
}

#[test]
fn claims_are_told_with_their_counts() {
    let play = table(3).towns("U1 0, U2 0, U3 1").upkeep();
    told(&play, &["Ulaid", "three towns held", "three needed", "turned up"]);
    told(&play, &["Purple has most of Ulaid (two towns)", "takes its token", "four points"]);
    let play = table(3).tokens("U 1").towns("U1 0, U2 0, U3 1").upkeep();
    told(&play, &["Purple", "takes its token from Green"]);
    let play = table(3).tokens("U 0").towns("U1 0").upkeep();
    told(&play, &["Purple still has most of Ulaid (one town)", "keeps"]);
    let play = table(3).tokens("U 2").towns("U1 0, U2 1 vikings").upkeep();
    told(&play, &["Purple and the Vikings are tied in Ulaid", "stays with Black"]);
    let play = table(3).tokens("U on-board").towns("U1 0, U2 1").upkeep();
    told(&play, &["Purple and Green are tied in Ulaid", "stays on the board"]);
    let play = table(3).tokens("U 0").towns("U2 1 vikings").upkeep();
    told(&play, &["The Vikings have most of Ulaid (one town)", "Purple returns"]);
    let play = table(3).tokens("U on-board").towns("U2 1 vikings").upkeep();
    told(&play, &["The Vikings have most of Ulaid", "stays on the board"]);
}

#[test]
fn the_princess_and_the_end_are_told() {
    let position = table(3).last_round().spaces(&[0, 1, 0]);
    for (offer, words) in [
        ("military", ["Green", "military support", "claim tokens"]),
        ("trade", ["Green", "trade", "regions"]),
        ("spurn", ["Green", "spurns", "four points"]),
    ] {
        let mut play = position.clone().upkeep();
        play.go(&format!("1: princess {offer}"));
        told(&play, &words);
    }
    let play = table(3).last_round().points(&[10, 20, 10]).coins(&[3, 5, 3]).upkeep();
    told(&play, &["Green scores 22: 20 on the track, 1 for most coins and 1 for renown"]);
    told(&play, &["Purple scores 12: 10 on the track, 1 for the marker and 1 for renown"]);
    assert_eq!(play.sentences().last().unwrap(), "Green has most points, 22, and is High King.");
}

#[test]
fn the_ways_to_win_differ_in_words() {
    let reason = |position: table::Position| {
        position.last_round().marker(2).upkeep().game.outcome().unwrap().reason
    };
    let equal = table(3).points(&[11, 11, 5]);
    let shared = reason(equal.clone());
    assert!(shared.contains("Purple and Green") && shared.contains("12"), "{shared}");
    let married = reason(equal.married(1, &["Aoife"]));
    assert!(married.contains("Green") && married.contains("marriage cards"), "{married}");
    let tokens = table(3).tokens("U 0, D 1, B 1").towns("U1 0, D1 1, B1 1");
    let tokens = reason(tokens.points(&[11, 10, 5]));
    assert!(tokens.contains("Green") && tokens.contains("claim tokens"), "{tokens}");
}

#[test]
fn every_event_is_a_sentence_for_every_viewer() {
    for seed in 0..4 {
        walk(seed, |game, actor, action| {
            let (mut after, mut events) = (*game, Vec::new());
            after.apply(actor, action, &mut events).unwrap();
            for event in &events {
                for viewer in Viewer::all(game.seats()) {
                    let told = event.seen_by(viewer).to_string();
                    let first = told.chars().next().unwrap();
                    assert!(first.is_uppercase() && told.ends_with('.'), "{told}");
                    assert!(!told.contains("  ") && !told.contains(" ."), "{told}");
                }
            }
        });
    }
}

#[test]
fn an_action_can_be_asked_for_in_words() {
    for (action, facts) in [
        ("marriages Orlaith Brigid", ["Orlaith and Brigid", "Princess"]),
        ("vikings 9 10 11 12 12 13 14", ["Viking", "12, 12, 13 and 14"]),
        ("marker 1", ["marker", "Green"]),
        ("start M4", ["Cashel", "Munster"]),
        ("pick 2 13", ["red 2", "white 13"]),
        ("mark C6", ["Tuam", "red town of Connaught"]),
        ("play 25", ["Play", "blue 25"]),
        ("primary", ["primary", "action"]),
        ("top buy 1", ["top", "one more for two coins"]),
        ("bottom buy 12", ["bottom", "twelve more for 24 coins"]),
        ("top expand L3", ["five coins", "expand to Aghaboe"]),
        ("bottom free L4", ["bottom", "free Kilkenny"]),
        ("settle M4", ["disc", "Cashel"]),
        ("princess military", ["military", "Vikings"]),
        ("princess trade", ["trade", "Vikings"]),
        ("princess spurn", ["Spurn", "four points"]),
        ("raid D1", ["Vikings take", "Swords"]),
        ("build D1", ["monastery", "Swords"]),
    ] {
        let words = action.parse::<ardri_boru::Action>().unwrap().words();
        assert!(facts.iter().all(|fact| words.contains(fact)), "{action}: {words}");
        assert!(words.ends_with('.'), "{words}");
    }
}
