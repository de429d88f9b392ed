//! Deck files: what is read, what is refused, and in which words.

use ardri_core::Game;
use ardri_throne::{Deck, DeckForm, Die, HighThrone, Line, Options, PICTURES, slug};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::table::*;

/// The book's deck as its file writes it.
fn book() -> Value {
    serde_json::to_value(toml::from_str::<DeckForm>(BOOK).unwrap()).unwrap()
}

/// The sentence with which the book's deck is refused after a change.
fn refused(change: impl FnOnce(&mut Value)) -> String {
    let mut form = book();
    change(&mut form);
    let error = Deck::from_json(&form.to_string()).unwrap_err().to_string();
    // As part of a game's options it is refused in the same words.
    let options = serde_json::from_value::<Options>(json!({ "deck": form })).unwrap_err();
    let place = error.find(" at line").unwrap_or(error.len());
    assert!(options.to_string().contains(&error[..place]), "{options} or {error}");
    error
}

fn accepted(change: impl FnOnce(&mut Value)) -> Deck {
    let mut form = book();
    change(&mut form);
    Deck::from_json(&form.to_string()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_deck_that_is_built_in_loads() {
    let deck = Deck::ardri();
    assert!(!deck.cards().is_empty());
    assert_eq!(Options::default().the_deck(), deck);
    assert!(HighThrone::new(&Options::default(), 2).is_ok());
}

#[test]
fn the_deck_that_the_page_shows_loads() {
    let page = include_str!("../../../../docs/decks.md");
    let shown = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let deck = Deck::from_toml(shown).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(deck.most_seats(), 2);
    let options: Options = serde_json::from_value(json!({ "deck": deck.form() })).unwrap();
    assert!(HighThrone::new(&options, 2).is_ok());
}

#[test]
fn a_deck_is_as_large_as_the_page_says() {
    let page = include_str!("../../../../docs/decks.md");
    assert!(page.contains("1 to 16 regions") && page.contains("1 to 64 cards"));
    assert!(page.contains("or 4 to 64 of them") && page.contains("| points | 0 to 99 |"));
    let region = |at: usize, points: u8| json!({ "name": format!("R{at}"), "colour": "red", "points": points });
    let card = |at: usize, region: usize, points: u8| {
        json!({ "name": format!("C{at}"), "region": format!("r{region}"), "kind": "beast",
            "points": points, "lines": ["S"] })
    };
    let objective =
        |at: usize| json!({ "name": format!("O{at}"), "points": 99, "needs": { "total": 1 } });
    let fits = |regions: usize, cards: usize, objectives: usize, points: u8| {
        let regions: Vec<_> = (0..regions).map(|at| region(at, points)).collect();
        let count = regions.len().max(1);
        // One card of each region is worth all of it, and the others nothing.
        let cards: Vec<_> = (0..cards)
            .map(|at| card(at, at % count, if at < count { points } else { 0 }))
            .collect();
        let objectives: Vec<_> = (0..objectives).map(objective).collect();
        let form = json!({
            "name": "Large", "regions": regions, "cards": cards, "objectives": objectives
        });
        Deck::from_json(&form.to_string()).is_ok()
    };
    assert!(fits(16, 64, 64, 99) && fits(1, 1, 0, 0) && fits(1, 1, 4, 99));
    for (regions, cards, objectives, points) in
        [(17, 64, 64, 99), (16, 65, 64, 99), (16, 64, 65, 99), (16, 64, 64, 100), (1, 1, 3, 1)]
    {
        assert!(!fits(regions, cards, objectives, points), "{regions} {cards} {objectives}");
    }
    assert!(!fits(0, 1, 0, 1) && !fits(1, 0, 0, 1));
}

#[test]
fn a_deck_is_what_its_file_says() {
    let deck = deck(BOOK);
    assert_eq!(deck.form().name, "Book");
    assert_eq!((deck.regions().len(), deck.cards().len(), deck.objectives().len()), (4, 8, 12));
    let smith = &deck.cards()[deck.card("smith").unwrap()];
    assert_eq!((smith.id.as_str(), smith.region, smith.points), ("smith", 0, 2));
    assert_eq!(smith.die, Some(Die::Extra));
    let lines: Vec<_> = smith.lines.iter().map(Line::to_string).collect();
    assert_eq!((lines, smith.steal_line()), (vec!["T".into(), "K".into(), "S".to_string()], 2));
    let north = &deck.regions()[deck.region("north").unwrap()];
    assert_eq!((north.points, north.cards.iter().collect::<Vec<_>>()), (7, vec![0, 1, 2]));
    assert_eq!(deck.of_kind("hero").iter().collect::<Vec<_>>(), [1, 3]);
    let kinds: Vec<_> = deck.kinds().collect();
    assert_eq!(kinds, ["beast", "hero", "treasure", "spirit"]);
    assert_eq!((deck.card("nobody"), deck.region("no"), deck.objective("no")), (None, None, None));
    assert_eq!(deck.objective("craft"), Some(1));
    assert_eq!(deck.most_seats(), 6);
    assert_eq!(plain(BOOK).most_seats(), usize::MAX);
}

#[test]
fn toml_and_json_give_the_same_deck_and_what_is_written_is_read() {
    for text in [BOOK, SMALL, TIES] {
        let from_toml = deck(text);
        let json = serde_json::to_string(&from_toml).unwrap();
        assert_eq!(Deck::from_json(&json).unwrap(), from_toml);
        assert_eq!(serde_json::from_str::<Deck>(&json).unwrap(), from_toml);
        let form: DeckForm = from_toml.clone().into();
        assert_eq!(Deck::try_from(form).unwrap(), from_toml);
        assert_eq!(serde_json::to_string(&Deck::from_json(&json).unwrap()).unwrap(), json);
    }
}

#[test]
fn options_take_a_deck_as_the_text_of_its_file() {
    let options = |deck: Value| HighThrone::read_options(&json!({ "deck": deck }));
    let form = book();
    let understood = options(form.clone()).unwrap();
    assert_eq!(understood.the_deck().form().name, "Book");
    assert_eq!(options(BOOK.into()).unwrap(), understood);
    assert_eq!(options(format!("\n {form}").into()).unwrap(), understood);
    // However it was given, it is written in one form, with every id.
    let written = serde_json::to_value(&understood).unwrap();
    assert_eq!(written["deck"]["cards"][0]["id"], "hound");
    assert_eq!(options(written["deck"].clone()).unwrap(), understood);

    let broken = options("name = \"Broken\"\n[[cards]]\nname =\n".into()).unwrap_err();
    assert!(broken.to_string().contains("line 3"), "{broken}");
    let nameless = options(BOOK.replacen("\"Book\"", "\" \"", 1).into()).unwrap_err();
    assert_eq!(nameless.to_string(), "the deck has no name");
    assert!(options(json!(7)).is_err());
}

#[test]
fn what_is_left_out_is_not_written() {
    let form = book();
    let smith = &form["cards"][1];
    assert_eq!(
        *smith,
        json!({
            "name": "Smith", "irish": "An Gabha", "region": "north", "kind": "hero", "points": 2,
            "lines": ["T", "K"], "die": "extra",
            "lore": "He made three hundred needles in a day.",
        })
    );
    let hound = json!({
        "name": "Hound", "region": "north", "kind": "beast", "points": 1, "lines": ["S"]
    });
    assert_eq!(form["cards"][0], hound);
    assert_eq!(form["objectives"][1]["needs"], json!({"cards": ["smith", "poet"]}));
    assert_eq!(serde_json::to_value(Options::default()).unwrap(), json!({}));
    assert_eq!(serde_json::to_value(plain(BOOK).form()).unwrap().get("objectives"), None);
}

#[test]
fn a_deck_that_was_read_has_all_its_ids() {
    for text in [BOOK, SMALL, TIES] {
        let deck = deck(text);
        let form = deck.form();
        assert!(
            form.cards.iter().map(|card| &card.id).eq(deck.cards().iter().map(|card| &card.id))
        );
        let ids = form.regions.iter().map(|region| &region.id);
        assert!(ids.eq(deck.regions().iter().map(|region| &region.id)));
        let ids = form.objectives.iter().map(|objective| &objective.id);
        assert!(ids.eq(deck.objectives().iter().map(|objective| &objective.id)));
        assert!(form.cards.iter().all(|card| !card.id.is_empty()));
    }
}

#[test]
fn an_id_is_made_from_the_name_or_given() {
    for (name, id) in [
        ("Cú Chulainn", "cu-chulainn"),
        ("Tír na nÓg", "tir-na-nog"),
        ("ÁÉÍÓÚ", "aeiou"),
        ("The Dagda's Cauldron", "the-dagda-s-cauldron"),
        ("  Bran & Sceolan! ", "bran-sceolan"),
        ("A1", "a1"),
        ("àâä èêë ìîï òôö ùûü", "aaa-eee-iii-ooo-uuu"),
        ("–", ""),
    ] {
        assert_eq!(slug(name), id);
    }
    let given = accepted(|form| form["cards"][0]["id"] = json!("cu"));
    assert_eq!((given.card("cu"), given.card("hound")), (Some(0), None));
    let region = accepted(|form| {
        form["regions"][2]["id"] = json!("e");
        form["cards"][5]["region"] = json!("e");
    });
    assert_eq!(region.region("e"), Some(2));
}

#[test]
fn a_name_is_needed_and_an_id_that_can_be_typed() {
    assert_eq!(refused(|form| form["name"] = json!(" ")), "the deck has no name");
    for (list, what) in [("regions", "region"), ("cards", "card"), ("objectives", "Objective")] {
        let error = refused(|form| form[list][2]["name"] = json!(""));
        assert_eq!(error, format!("a {what} has no name"));
        for id in ["Cú", "a b", "-a", "a-", "a--b", "A"] {
            let error = refused(|form| form[list][2]["id"] = json!(id));
            let said = format!("the id {id:?} is not made of lower-case letters, digits and “-”");
            assert!(error.starts_with(what) && error.ends_with(&said), "{error}");
        }
        let error = refused(|form| form[list][2]["name"] = json!("???"));
        assert!(error.starts_with(&format!("{what} \"???\": the id \"\" is not")), "{error}");
    }
}

#[test]
fn nothing_is_there_twice() {
    for (list, what) in [("regions", "region"), ("cards", "card"), ("objectives", "Objective")] {
        let mut name = String::new();
        let error = refused(|form| {
            name = form[list][0]["name"].as_str().unwrap().to_lowercase();
            form[list][1]["name"] = form[list][0]["name"].clone();
        });
        assert_eq!(error, format!("{what} {name}: there are two of them"));
        let error = refused(|form| form[list][1]["id"] = json!(name));
        assert_eq!(error, format!("{what} {name}: there are two of them"));
    }
    // A card and a region may have the same name.
    accepted(|form| form["cards"][0]["name"] = json!("North"));
}

#[test]
fn a_card_lies_in_a_region_that_there_is() {
    let error = refused(|form| form["cards"][3]["region"] = json!("South"));
    assert_eq!(error, "card poet: there is no region \"South\"");
    let error = refused(|form| form["cards"][5]["region"] = json!("west"));
    assert!(error.starts_with("region "), "{error}");
    let error = refused(|form| {
        form["regions"][3]["points"] = json!(9);
        form["cards"][5]["region"] = json!("west");
    });
    assert_eq!(error, "region east: it has no cards");
}

#[test]
fn a_region_has_a_colour() {
    let error = refused(|form| form["regions"][1]["colour"] = json!(" "));
    assert_eq!(error, "region south: it has no colour");
}

#[test]
fn a_card_has_lines_that_dice_can_fill() {
    let error = refused(|form| form["cards"][0]["lines"] = json!([]));
    assert_eq!(error, "card hound: it has no lines");
    for line in ["", "X", "0", "99", "5T", "SSSSSSSSS"] {
        let error = refused(|form| form["cards"][0]["lines"] = json!([line]));
        assert!(error.contains(&format!("{line:?} is not a line")), "{error}");
    }
    assert!(Deck::from_toml(&BOOK.replace("[\"S\"]", "\"S\"")).is_err());
}

#[test]
fn a_card_needs_no_more_than_seven_dice_the_steal_included() {
    for (lines, least) in [
        (json!(["TTTTTTT"]), 8),
        (json!(["TTTT", "KKK"]), 8),
        (json!(["19"]), 8),
        (json!(["TT", "KK", "7"]), 8),
        (json!(["S", "S", "S", "S", "S", "S", "S"]), 8),
        (json!(["SSSSSSSS", "TTTTTTTT", "KKKKKKKK"]), 25),
    ] {
        let error = refused(|form| form["cards"][7]["lines"] = lines);
        assert_eq!(
            error,
            format!(
                "card giant: it takes {least} dice to steal it, and nobody can count on more than \
                 seven"
            )
        );
    }
    for lines in [json!(["TTTTTT"]), json!(["18"]), json!(["S", "S", "S", "S", "S", "S"])] {
        accepted(|form| form["cards"][7]["lines"] = lines);
    }
    let many: Vec<&str> = vec!["S"; 300];
    let error = refused(|form| form["cards"][7]["lines"] = json!(many));
    assert!(error.contains("it takes 301 dice"), "{error}");
}

#[test]
fn a_card_alone_in_its_region_needs_no_die_for_a_steal() {
    for lines in [json!(["TTTTTTT"]), json!(["21"]), json!(["S", "S", "S", "T", "T", "K", "1"])] {
        let deck = accepted(|form| form["cards"][5]["lines"] = lines);
        let well = deck.card("well").unwrap();
        assert!(!deck.is_stealable(well) && deck.is_stealable(well + 1));
    }
    let error = refused(|form| form["cards"][5]["lines"] = json!(["TTTT", "KKKK"]));
    assert_eq!(
        error,
        "card well: it takes 8 dice to gain it, and nobody can count on more than seven"
    );
    // With a second card in its region it could be stolen.
    let error = refused(|form| {
        form["cards"][5]["lines"] = json!(["TTTTTTT"]);
        form["cards"][4]["region"] = json!("east");
        form["regions"][2]["points"] = json!(50);
    });
    assert!(error.contains("card well: it takes 8 dice to steal it"), "{error}");
}

#[test]
fn only_a_hero_has_a_die_and_a_hero_may_have_none() {
    let deck = accepted(|form| drop(form["cards"][1].as_object_mut().unwrap().remove("die")));
    let smith = deck.card("smith").unwrap();
    assert_eq!((deck.cards()[smith].die, deck.form().cards[smith].die), (None, None));
    assert!(deck.of_kind("hero").contains(smith));
    let error = refused(|form| form["cards"][0]["die"] = json!("red"));
    assert_eq!(error, "card hound: only a Hero has a die");
    let error = refused(|form| form["cards"][1]["die"] = json!("blue"));
    assert!(error.contains("unknown variant `blue`, expected `extra` or `red`"), "{error}");
}

#[test]
fn a_kind_is_a_word_in_lower_case() {
    for kind in ["", "Beast", "two words", "b3"] {
        let error = refused(|form| form["cards"][0]["kind"] = json!(kind));
        assert_eq!(error, format!("card hound: the kind {kind:?} is not a lower-case word"));
    }
    accepted(|form| form["cards"][2]["kind"] = json!("síofra-bean"));
}

#[test]
fn a_region_is_worth_its_cards_at_least() {
    let error = refused(|form| form["regions"][3]["points"] = json!(4));
    assert_eq!(error, "region west: it is worth 4, less than its cards together (5)");
    let error = refused(|form| form["cards"][0]["points"] = json!(3));
    assert_eq!(error, "region north: it is worth 7, less than its cards together (8)");
    // Just as much will do.
    let deck = deck(BOOK);
    assert_eq!(deck.regions()[3].points, 5);
}

#[test]
fn what_is_repeated_in_every_view_is_short() {
    let long = "x".repeat(201);
    for (list, id) in [("regions", "region"), ("cards", "card"), ("objectives", "Objective")] {
        let error = refused(|form| form[list][2]["name"] = json!(long));
        assert!(error.starts_with(id) && error.ends_with("has more than 200 bytes"), "{error}");
        let error = refused(|form| form[list][2]["id"] = json!(long));
        assert!(error.ends_with("has more than 200 bytes"), "{error}");
    }
    for (list, word) in [("regions", "irish"), ("regions", "colour"), ("cards", "kind")] {
        let error = refused(|form| form[list][0][word] = json!(long));
        assert!(error.ends_with("a text of it has more than 200 bytes"), "{error}");
    }
    let error = refused(|form| form["objectives"][0]["text"] = json!("x".repeat(2001)));
    assert_eq!(error, "Objective hunt: a text of it has more than 2000 bytes");
    let all = |count: usize| json!({ "all": vec![json!({ "total": 1 }); count] });
    let error = refused(|form| form["objectives"][0]["needs"] = all(100));
    assert_eq!(error, "Objective hunt: it asks for more than 100 things");
    accepted(|form| form["objectives"][0]["needs"] = all(99));
    // What is told once may be longer.
    accepted(|form| form["about"] = json!("x".repeat(20_000)));
    accepted(|form| form["cards"][0]["lore"] = json!("x".repeat(20_000)));
}

#[test]
fn nothing_is_worth_more_than_99() {
    let error = refused(|form| form["regions"][0]["points"] = json!(100));
    assert_eq!(error, "region north: nothing is worth more than 99");
    let error = refused(|form| form["cards"][0]["points"] = json!(100));
    assert_eq!(error, "card hound: nothing is worth more than 99");
    let error = refused(|form| form["objectives"][0]["points"] = json!(255));
    assert_eq!(error, "Objective hunt: nothing is worth more than 99");
    for points in [json!(-1), json!(256), json!(1.5), json!("1")] {
        refused(|form| form["cards"][0]["points"] = points);
    }
    let error = refused(|form| form["cards"][0]["points"] = json!(90));
    assert!(error.starts_with("region north"), "{error}");
    accepted(|form| form["regions"][0]["points"] = json!(99));
    accepted(|form| form["objectives"][0]["points"] = json!(99));
}

#[test]
fn there_are_not_too_many_of_anything_or_too_few() {
    let error = refused(|form| form["regions"] = json!([]));
    assert_eq!(error, "a deck has 1 to 16 regions, not 0");
    let error = refused(|form| form["cards"] = json!([]));
    assert_eq!(error, "a deck has 1 to 64 cards, not 0");
    let regions = |count: usize| -> Vec<Value> {
        let region = |n| json!({"name": format!("R{n}"), "colour": "red", "points": 99});
        (0..count).map(region).collect()
    };
    let error = refused(|form| form["regions"] = json!(regions(17)));
    assert_eq!(error, "a deck has 1 to 16 regions, not 17");
    let cards = |count: usize| -> Vec<Value> {
        let card = |n| {
            json!({"name": format!("C{n}"), "region": format!("r{}", n % 16), "kind": "beast",
                   "points": 1, "lines": ["S"]})
        };
        (0..count).map(card).collect()
    };
    let most = accepted(|form| {
        form["regions"] = json!(regions(16));
        form["cards"] = json!(cards(64));
        form["objectives"] = json!([]);
    });
    assert_eq!((most.all_cards().len(), most.regions()[15].cards.len()), (64, 4));
    assert!(HighThrone::new(&Options::with_deck(most), 6).is_ok());
    let error = refused(|form| {
        form["regions"] = json!(regions(16));
        form["cards"] = json!(cards(65));
    });
    assert_eq!(error, "a deck has 1 to 64 cards, not 65");
    let objectives = |count: usize| -> Vec<Value> {
        let objective = |n| json!({"name": format!("O{n}"), "points": 1, "needs": {"total": 1}});
        (0..count).map(objective).collect()
    };
    for count in [1, 3, 65] {
        let error = refused(|form| form["objectives"] = json!(objectives(count)));
        assert_eq!(
            error,
            format!(
                "a deck has no Objectives, or 4 to 64: two for each player; this one has {count}"
            )
        );
    }
    for count in [0, 4, 64] {
        accepted(|form| form["objectives"] = json!(objectives(count)));
    }
}

#[test]
fn unknown_words_are_refused_with_their_place() {
    let error = Deck::from_toml(&BOOK.replacen("kind = ", "sort = ", 1)).unwrap_err().to_string();
    assert!(
        error.contains("line 24, column 1") && error.contains("unknown field `sort`"),
        "{error}"
    );
    let error = Deck::from_toml("name = \"Book\"\nregions = [").unwrap_err().to_string();
    assert!(error.contains("line 2"), "{error}");
    let error = Deck::from_toml("name = 7").unwrap_err().to_string();
    assert!(error.contains("line 1, column 8") && error.contains("expected a string"), "{error}");
    let error = Deck::from_toml("name = \"Book\"").unwrap_err().to_string();
    assert!(error.contains("missing field `regions`"), "{error}");
    let error = Deck::from_json("{\"name\": \"Book\",\n oops}").unwrap_err().to_string();
    assert!(error.contains("line 2 column 2"), "{error}");
    let error = Deck::from_json("").unwrap_err().to_string();
    assert!(error.contains("EOF") && error.contains("line 1"), "{error}");
    for list in ["regions", "cards", "objectives"] {
        let error = refused(|form| form[list][0]["extra"] = json!(1));
        assert!(error.contains("unknown field `extra`"), "{error}");
    }
    let error = refused(|form| form["players"] = json!(4));
    assert!(error.contains("unknown field `players`"), "{error}");
}

#[test]
fn a_deck_nested_without_end_is_refused() {
    let deep = 100_000;
    let json = book().to_string();
    assert!(json.contains("{\"total\":4}"));
    for (open, close) in [("{\"all\":[", "]}"), ("[", "]"), ("{\"a\":", "}")] {
        let needs = open.repeat(deep) + &close.repeat(deep);
        assert!(Deck::from_json(&json.replace("{\"total\":4}", &needs)).is_err());
    }
    for (open, close) in [("{ all = [", "] }"), ("[", "]"), ("{ a = ", "}")] {
        let needs = open.repeat(deep) + &close.repeat(deep);
        assert!(Deck::from_toml(&BOOK.replace("{ total = 4 }", &needs)).is_err());
    }
}

/// What may stand in a deck by mistake.
const MISTAKES: [&str; 24] = [
    "",
    " ",
    "\n",
    "\"",
    "[",
    "]",
    "{",
    "}",
    "=",
    "0",
    "9",
    "255",
    "-1",
    "S",
    "TT",
    "7",
    "north",
    "hero",
    "die",
    "count",
    "[[cards]]\n",
    "null",
    "\u{1F409}",
    "[[objectives]]\n",
];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn a_mangled_deck_is_read_or_refused(
        which in 0..3_usize,
        json in any::<bool>(),
        cuts in prop::collection::vec(
            (any::<prop::sample::Index>(), 0..12_usize, 0..MISTAKES.len()),
            1..4,
        ),
    ) {
        let text = [BOOK, SMALL, TIES][which];
        let text = if json { serde_json::to_string(&deck(text)).unwrap() } else { text.into() };
        let mut letters: Vec<char> = text.chars().collect();
        for (place, length, mistake) in cuts {
            let from = place.index(letters.len() + 1);
            let to = (from + length).min(letters.len());
            letters.splice(from..to, MISTAKES[mistake].chars());
        }
        let text: String = letters.into_iter().collect();
        let read = if json { Deck::from_json(&text) } else { Deck::from_toml(&text) };
        match read {
            Ok(deck) => {
                let written = serde_json::to_string(&deck).unwrap();
                prop_assert_eq!(Deck::from_json(&written).unwrap(), deck);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_deck_with_other_values_is_read_or_refused_and_can_be_played(
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..20_usize), 1..4),
    ) {
        let mut form = book();
        for (place, other) in changes {
            let count = leaves(&form).len();
            let pointer = leaves(&form)[place.index(count)].clone();
            let values = [
                json!(null), json!(0), json!(1), json!(2), json!(8), json!(100), json!(-1),
                json!(""), json!("S"), json!("TT"), json!("9"), json!("hero"), json!("north"),
                json!("red"), json!("hound"), json!([]), json!({}), json!(["S"]),
                json!({"total": 1}), json!({"all": []}),
            ];
            *form.pointer_mut(&pointer).unwrap() = values[other].clone();
        }
        if let Ok(deck) = Deck::from_json(&form.to_string()) {
            let written = serde_json::to_string(&deck).unwrap();
            prop_assert_eq!(&Deck::from_json(&written).unwrap(), &deck);
            if deck.most_seats() >= 2 {
                prop_assert!(HighThrone::new(&Options::with_deck(deck), 2).is_ok());
            }
        }
    }

    #[test]
    fn a_slug_is_its_own_slug(name in "\\PC{0,20}") {
        let once = slug(&name);
        prop_assert_eq!(slug(&once), once.clone());
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        prop_assert!(once.chars().all(plain));
    }
}

/// The places of all values that hold no others.
pub fn leaves(value: &Value) -> Vec<String> {
    fn walk(value: &Value, at: &str, found: &mut Vec<String>) {
        match value {
            Value::Object(map) if !map.is_empty() => {
                map.iter().for_each(|(key, value)| walk(value, &format!("{at}/{key}"), found));
            }
            Value::Array(list) if !list.is_empty() => {
                let items = list.iter().enumerate();
                items.for_each(|(place, value)| walk(value, &format!("{at}/{place}"), found));
            }
            _ => found.push(at.into()),
        }
    }
    let mut found = Vec::new();
    walk(value, "", &mut found);
    found
}

#[test]
fn a_card_may_name_one_of_the_pictures() {
    let deck = accepted(|form| form["cards"][0]["picture"] = json!("brown-bull"));
    // It goes wherever the deck goes, into records too.
    let options: Options = serde_json::from_value(json!({ "deck": deck.form() })).unwrap();
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!(written["deck"]["cards"][0]["picture"], "brown-bull");
    assert_eq!(written["deck"]["cards"][1].get("picture"), None);
    let said = refused(|form| form["cards"][0]["picture"] = json!("mona-lisa"));
    assert!(said.contains("there is no picture \"mona-lisa\""), "{said}");
}

#[test]
fn every_card_of_the_house_has_a_picture_of_its_own() {
    for card in Deck::ardri().cards() {
        assert!(PICTURES.contains(&card.id.as_str()), "{}", card.id);
    }
    for kind in ["hero", "spirit", "beast", "treasure"] {
        assert!(PICTURES.contains(&kind), "{kind}");
    }
}

#[test]
fn the_page_about_decks_tells_all_pictures() {
    let page = include_str!("../../../../docs/decks.md");
    for name in PICTURES {
        assert!(page.contains(&format!("`{name}`")), "{name}");
    }
}
