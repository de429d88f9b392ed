//! Whatever a game says in random play has a text in every language, and each text gets exactly what
//! it puts in: nothing is missing, and nothing is given in vain.

#![allow(clippy::unwrap_used, clippy::panic)] // a failed unwrap fails the test, which is its purpose

use std::collections::{BTreeMap, BTreeSet};

use ardri_boru::BrianBoru;
use ardri_core::harness::{Plan, listen};
use ardri_core::{Arg, Game, Message, Teller};
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
        // A game that has nothing to say yet gives the names of texts that nobody says.
        if ["table-asked", "table-ended"].contains(&message.name.as_ref()) {
            return;
        }
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

#[test]
fn tafl_says_nothing_that_a_language_lacks() {
    let mut names = check_tafl::<Brandubh>("", 30);
    names.extend(check_tafl::<Brandubh>("edge-escape", 10));
    names.extend(check_tafl::<Tablut>("", 5));
    // Rare ones are among them: what is never said here is proved nowhere.
    for name in ["tafl-log-switched", "tafl-log-repeated", "learn-coach-tafl-escape"] {
        assert!(names.contains(name), "{name} was never said: {names:?}");
    }
    assert!(names.len() > 20, "{names:?}");
}

#[test]
fn brian_boru_says_nothing_that_a_language_lacks() {
    for seats in BrianBoru::MIN_SEATS..=BrianBoru::MAX_SEATS {
        let plan = Plan { games: 6, seed: 5, longest: 2_000 };
        check::<BrianBoru>(&ardri_boru::Options::default(), seats, plan);
    }
}

#[test]
fn the_high_throne_says_nothing_that_a_language_lacks() {
    for seats in [2, 4] {
        let plan = Plan { games: 2, seed: 9, longest: 1_500 };
        check::<HighThrone>(&ardri_throne::Options::default(), seats, plan);
    }
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
