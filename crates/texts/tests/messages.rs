//! Whatever a game says in random play has a text in every language, and each text gets exactly what
//! it puts in: nothing is missing, and nothing is given in vain.

#![allow(clippy::unwrap_used, clippy::panic)] // a failed unwrap fails the test, which is its purpose

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ardri_boru::BrianBoru;
use ardri_bots::Opponents;
use ardri_core::harness::{Plan, listen};
use ardri_core::{Arg, Game, Message, Teller};
use ardri_table::{GameVisitor, visit_games};
use ardri_tafl::{Board, Brandubh, Options, Rules, Tablut, Tafl};
use ardri_texts::{Language, Texts};
use ardri_throne::HighThrone;
use fluent_syntax::ast;

type Variables = BTreeSet<String>;

/// For every text of a language, `name` or `name.attribute`, the names of what it puts in.
#[derive(Debug)]
struct Needs {
    language: Language,
    of_text: BTreeMap<String, Variables>,
}

impl Needs {
    fn of(language: Language) -> Self {
        let mut of_text = BTreeMap::new();
        for file in language.files() {
            let resource = fluent_syntax::parser::parse(*file).unwrap();
            for entry in resource.body {
                let ast::Entry::Message(message) = entry else { continue };
                if let Some(value) = &message.value {
                    of_text.insert(message.id.name.to_string(), in_pattern(value));
                }
                for attribute in &message.attributes {
                    let name = format!("{}.{}", message.id.name, attribute.id.name);
                    of_text.insert(name, in_pattern(&attribute.value));
                }
            }
        }
        Self { language, of_text }
    }

    /// What is wrong with a message in this language, if anything is.
    fn fault(&self, message: &Message) -> Option<String> {
        let (language, name) = (self.language, message.name.as_ref());
        let Some(needs) = self.of_text.get(name) else {
            return Some(format!("{language} has no text {name}"));
        };
        let given: Variables = message.args.iter().map(|(name, _)| name.to_string()).collect();
        (given != *needs)
            .then(|| format!("{language}: {name} is given {given:?} and puts in {needs:?}"))
    }
}

fn in_pattern(pattern: &ast::Pattern<&str>) -> Variables {
    let mut found = Variables::new();
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, &mut found);
        }
    }
    found
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut Variables) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            found.extend(variants.iter().flat_map(|variant| in_pattern(&variant.value)));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut Variables) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_string());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        // A term gets what it needs where it stands, and no text of ours is made of others.
        _ => {}
    }
}

/// A message and all that are put into it.
fn and_parts(message: Message, all: &mut Vec<Message>) {
    fn parts(arg: &Arg, all: &mut Vec<Message>) {
        match arg {
            Arg::Message(message) => and_parts(message.clone(), all),
            Arg::List(list) => list.iter().for_each(|one| parts(one, all)),
            _ => {}
        }
    }
    message.args.iter().for_each(|(_, arg)| parts(arg, all));
    all.push(message);
}

/// Everything that is said in random games, one message for each text and set of arguments. The
/// words that a text chooses by count, so that each of its sentences is said once.
fn heard<G: Teller>(options: &G::Options, seats: u8, plan: Plan) -> BTreeMap<String, Message> {
    let mut heard = BTreeMap::new();
    listen::<G>(options, seats, plan, &mut |message| {
        let mut all = Vec::new();
        and_parts(message, &mut all);
        for message in all {
            let words: Vec<_> = message.args.iter().map(|(name, arg)| (name, word(arg))).collect();
            heard.entry(format!("{} {words:?}", message.name)).or_insert(message);
        }
    });
    heard
}

/// A word that a text may choose by; of everything else only that it is there.
fn word(arg: &Arg) -> &str {
    match arg {
        Arg::Text(text) if text.bytes().all(|c| c.is_ascii_lowercase() || c == b'-') => text,
        Arg::Number(0) => "none",
        Arg::Number(1) => "one",
        _ => "",
    }
}

/// Plays, and holds what was said against every language; gives the names of the texts.
fn check<G: Teller>(options: &G::Options, seats: u8, plan: Plan) -> BTreeSet<String> {
    let heard = heard::<G>(options, seats, plan);
    let mut faults = BTreeSet::new();
    for language in Language::all() {
        let (needs, texts) = (Needs::of(language), Texts::new(language));
        for message in heard.values() {
            let said = texts.localize(message);
            faults.extend(needs.fault(message));
            if said.trim().is_empty() || said.contains(['{', '}']) {
                faults.insert(format!("{language}: {said:?} is said of {message:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}:\n{faults:#?}", G::NAME);
    heard.into_values().map(|message| message.name.into_owned()).collect()
}

fn check_tafl<B: Board>(rules: &str, games: u32) -> BTreeSet<String> {
    let mut options = Options::<B>::new(Rules::parse(rules).unwrap()).unwrap();
    let plan = Plan { games, seed: 3, longest: 120 };
    let mut names = check::<Tafl<B>>(&options, 2, plan);
    options.two_sets = true;
    options.lots = true;
    names.extend(check::<Tafl<B>>(&options, 2, plan));
    names
}

/// Plays every game of the list as it comes out of the box.
struct EveryGame;

impl GameVisitor for EveryGame {
    fn visit<G: Opponents + Teller>(&mut self) {
        for seats in [G::MIN_SEATS, G::MAX_SEATS] {
            check::<G>(&G::Options::default(), seats, Plan { games: 2, seed: 1, longest: 400 });
        }
    }
}

#[test]
fn no_game_says_anything_that_a_language_lacks() {
    visit_games(&mut EveryGame);
}

#[test]
fn tafl_says_nothing_that_a_language_lacks() {
    let mut names = check_tafl::<Brandubh>("", 30);
    names.extend(check_tafl::<Brandubh>("edge-escape", 10));
    names.extend(check_tafl::<Tablut>("", 5));
    // Where few pieces stand, positions come again.
    let position = "7/7/7/3K3/7/7/4tt1 a".parse().unwrap();
    let alone = Options::<Brandubh>::default().from_position(position);
    let plan = Plan { games: 60, seed: 3, longest: 200 };
    names.extend(check::<Tafl<Brandubh>>(&alone, 2, plan));
    // Nobody closes a ring by chance: here it has one gap.
    for to_move in ["a", "d"] {
        let position = format!("7/3t3/2t1t2/1t1K1t1/2t1t2/7/3t3 {to_move}").parse().unwrap();
        let ring = Options::<Brandubh>::default().from_position(position);
        names.extend(check::<Tafl<Brandubh>>(&ring, 2, Plan { games: 1, seed: 3, longest: 2 }));
    }
    never_said("tafl", &names, &[]);
}

#[test]
fn brian_boru_says_nothing_that_a_language_lacks() {
    let mut names = BTreeSet::new();
    for seats in BrianBoru::MIN_SEATS..=BrianBoru::MAX_SEATS {
        let plan = Plan { games: 30, seed: 5, longest: 2_000 };
        names.extend(check::<BrianBoru>(&ardri_boru::Options::default(), seats, plan));
    }
    let options = ardri_boru::Options { last_card: ardri_boru::LastCard::Play };
    names.extend(check::<BrianBoru>(&options, 5, Plan { games: 1, seed: 5, longest: 20 }));
    let rare = [
        "boru-deed-renown",
        "boru-holders-none",
        "boru-if-marriage-none",
        "boru-log-no-open-town",
        "boru-log-no-room",
        "boru-log-no-room-anywhere",
        "boru-log-settled-anywhere",
        "boru-log-trick-lost",
        "boru-log-trick-none",
        "boru-part-short",
        "boru-preview-wins-none",
        "boru-prompt-lead-none",
        "boru-prompt-play-none",
        "boru-prompt-settle-anywhere",
        "boru-region-leads-nobody",
        "boru-symbol-renown",
        "words-boru-no-town",
    ];
    never_said("boru", &names, &rare);
}

#[test]
fn the_high_throne_says_nothing_that_a_language_lacks() {
    let plan = Plan { games: 6, seed: 9, longest: 1_500 };
    let mut names = check::<HighThrone>(&ardri_throne::Options::default(), 4, plan);
    // With few cards games come to their ends, and to ties.
    for (deck, seats) in [
        (include_str!("../../throne/tests/decks/small.toml"), 2),
        (include_str!("../../throne/tests/decks/ties.toml"), 2),
    ] {
        let deck = ardri_throne::Deck::from_toml(deck).unwrap();
        let plan = Plan { games: 40, seed: 9, longest: 20_000 };
        let options = ardri_throne::Options::with_deck(deck);
        names.extend(check::<HighThrone>(&options, seats, plan));
    }
    never_said("throne", &names, &["throne-log-toss", "throne-prompt-toss"]);
}

/// Holds the texts that a game's teller names against those that were said. What random play does
/// not reach is listed by the test, so that nothing else goes unproved.
fn never_said(game: &str, said: &BTreeSet<String>, rare: &[&str]) {
    fn sources(path: &Path) -> String {
        if path.is_dir() {
            let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
            return entries.map(|path| sources(&path)).collect();
        }
        fs::read_to_string(path).unwrap_or_default()
    }
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("src");
    let source = sources(&src.join("teller.rs")) + &sources(&src.join("teller"));
    let there: BTreeSet<String> = Language::ENGLISH.names().collect();
    let named: BTreeSet<&str> = source.split('"').filter(|text| there.contains(*text)).collect();
    let unsaid: Vec<_> = named.into_iter().filter(|name| !said.contains(*name)).collect();
    assert_eq!(unsaid, rare, "{game}: never said, or no longer rare");
}

#[test]
fn what_is_missing_and_what_is_in_vain_is_found() {
    let english = Needs::of(Language::ENGLISH);
    let lots = Message::new("tafl-log-lots");
    assert!(english.fault(&lots).unwrap().contains("is given {} and puts in {\"name\"}"));
    let lots = lots.with("name", ardri_core::Seat(0));
    assert_eq!(english.fault(&lots), None);
    assert!(english.fault(&lots.with("side", "celts")).is_some());
    assert!(english.fault(&Message::new("tafl-no-such")).unwrap().contains("has no text"));
    // What a text only chooses by is put in, too, and so is what stands in one of its sentences.
    assert_eq!(english.of_text["tafl-log-captured"].len(), 3);
}
