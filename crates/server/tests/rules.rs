//! The pages of rules in `docs/`: every diagram is played, and every rule that a refusal names is
//! there.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ardri_core::{Actor, Entry, Seat};
use ardri_table::study::{StudyError, explore};
use ardri_table::{GameKind, games};
use ardri_wire::{ExploreForm, Explored};
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page(name: &str) -> String {
    fs::read_to_string(root().join("docs").join(format!("{name}.md"))).unwrap()
}

/// A diagram: what is told beside the fence, and the lines between.
struct Block<'a> {
    told: Vec<&'a str>,
    lines: Vec<&'a str>,
}

impl<'a> Block<'a> {
    /// What can be tried, or is refused.
    fn claims(&self) -> Vec<Claim<'a>> {
        let claims: Vec<_> = self.lines.iter().filter_map(|line| claim(line)).collect();
        assert!(!claims.is_empty(), "nothing to try: {:?}", self.lines);
        claims
    }
}

/// The diagrams of a page.
fn blocks<'a>(text: &'a str, kind: &str) -> Vec<Block<'a>> {
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let mut told = line.strip_prefix("```").into_iter().flat_map(str::split_whitespace);
        if told.next() == Some(kind) {
            let told = told.collect();
            let lines = lines.by_ref().take_while(|line| *line != "```").collect();
            found.push(Block { told, lines });
        }
    }
    found
}

/// What a line says that is to be tried, or that is refused by a rule.
#[derive(Debug, PartialEq)]
enum Claim<'a> {
    Try(&'a str),
    Not(&'a str, &'a str),
}

fn claim(line: &str) -> Option<Claim<'_>> {
    let (said, _) = line.split_once(": ")?;
    if let Some(action) = said.strip_prefix("Try ") {
        return Some(Claim::Try(action));
    }
    let (action, rule) = said.strip_prefix("Not ")?.strip_suffix(')')?.split_once(" (")?;
    Some(Claim::Not(action, rule))
}

/// The rules refuse it, and name the rule that the page names.
fn refused(done: Result<Explored, StudyError>, page: &str, rule: &str, what: &str) {
    match done {
        Ok(_) => panic!("{what} is refused, says docs/{page}.md"),
        Err(error) => assert_eq!(error.rule(), Some(&*format!("{page}#{rule}")), "{what}: {error}"),
    }
}

/// The game, its options and the seat to move of a diagram of tafl.
fn laid_out(block: &Block<'_>) -> (String, Value, u8) {
    let [game, side, rules @ ..] = &block.told[..] else { panic!("{:?}", block.told) };
    let rank = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
    let ranks: Vec<String> = block.lines.iter().copied().filter(rank).map(squares).collect();
    let size = if *game == "tablut" { 9 } else { 7 };
    assert_eq!(ranks.len(), size, "{:?}", block.lines);
    let (letter, seat) = match *side {
        "vikings" => ('a', 0),
        "celts" => ('d', 1),
        other => panic!("nobody is called {other}"),
    };
    let position = format!("{} {letter}", ranks.join("/"));
    ((*game).into(), json!({ "rules": rules, "position": position }), seat)
}

/// A rank as positions write it, of which `7  . . t` is a drawing.
fn squares(line: &str) -> String {
    line.split_whitespace().skip(1).map(|square| square.replace('.', "1")).collect()
}

#[test]
fn the_diagrams_of_tafl_are_played() {
    let text = page("tafl");
    let blocks = blocks(&text, "tafl");
    assert!(blocks.len() >= 15, "{} diagrams", blocks.len());
    for block in blocks {
        let (game, options, seat) = laid_out(&block);
        let play = |action: &str| {
            let entry = Entry { by: Actor::Seat(Seat(seat)), action: action.into() };
            let (game, options) = (game.clone(), Some(options.clone()));
            explore(&ExploreForm { game, options, seats: Some(2), actions: vec![entry] })
        };
        for claim in block.claims() {
            match claim {
                Claim::Not(action, rule) => refused(play(action), "tafl", rule, action),
                Claim::Try(action) => {
                    let bare = action.trim_end_matches('#');
                    let mut parts = bare.split('x');
                    let done = play(parts.next().unwrap()).unwrap();
                    let view = done.view.get().unwrap().into_owned();
                    let fallen = view["last"]["captured"].as_array().cloned().unwrap_or_default();
                    let fallen: BTreeSet<_> = fallen.iter().filter_map(Value::as_str).collect();
                    let over = done.outcome.is_some();
                    // A captured King is told by the end of the game.
                    let king = over.then(|| view["sets"][0]["ending"] == "king-captured");
                    if king != Some(true) {
                        assert_eq!(fallen, parts.collect(), "{action} in {:#?}", block.lines);
                    }
                    assert_eq!(over, action.ends_with('#'), "{action} in {:#?}", block.lines);
                }
            }
        }
    }
}

/// An action of a diagram that is told as a record tells it, but with seats counted from 1.
fn entry(line: &str) -> Option<Entry> {
    let (by, action) = line.split_once(": ")?;
    let by = match by.strip_prefix("seat ") {
        Some(seat) => Actor::Seat(Seat(seat.parse::<u8>().ok()?.checked_sub(1)?)),
        None if by == "chance" => Actor::Chance,
        None => return None,
    };
    Some(Entry { by, action: action.into() })
}

#[test]
fn the_diagrams_of_the_other_games_are_played() {
    for hosted in games().iter().filter(|hosted| hosted.page() != "tafl") {
        let (game, (seats, _)) = (hosted.name(), hosted.seats());
        let text = page(game);
        let blocks = blocks(&text, game);
        let least = if game == "brian-boru" { 5 } else { 2 };
        assert!(blocks.len() >= least, "{} diagrams of {game}", blocks.len());
        let mut actions: Vec<Entry> = Vec::new();
        for block in blocks {
            if block.told != ["goes-on"] {
                actions.clear();
            }
            let parts = block.lines.iter().flat_map(|line| line.split("; "));
            actions.extend(parts.filter_map(entry));
            let play = |more: Option<Entry>| {
                let actions = actions.iter().cloned().chain(more).collect();
                explore(&ExploreForm {
                    game: game.into(),
                    options: None,
                    seats: Some(seats),
                    actions,
                })
            };
            let now = play(None).unwrap();
            let by = Actor::Seat(now.to_act.iter().next().unwrap());
            let act = |action: &str| play(Some(Entry { by, action: action.into() }));
            for claim in block.claims() {
                match claim {
                    Claim::Try(action) => drop(act(action).unwrap()),
                    Claim::Not(action, rule) => refused(act(action), game, rule, action),
                }
            }
        }
    }
}

/// The marks of a page: those that are written, and its headings.
fn marks(text: &str) -> BTreeSet<String> {
    let written = text.split("<a id=\"").skip(1).map(|rest| rest.split('"').next().unwrap().into());
    let slug = |title: &str| {
        let kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-');
        title.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-")
    };
    let headings = text.lines().filter_map(|line| line.strip_prefix("## ")).map(slug);
    written.chain(headings).collect()
}

/// Every refusal names a rule, since the match in its source is whole. So all that is left to be seen
/// is that the rules are there.
#[test]
fn every_rule_that_a_refusal_names_is_on_its_page() {
    let pages: BTreeSet<_> = games().iter().map(GameKind::page).collect();
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    // A crate with refusals of its own is a game.
    let refusals = crates.map(|game| game.join("src/refusal.rs")).filter(|file| file.exists());
    let mut named = BTreeSet::new();
    for source in refusals.chain([root().join("crates/tafl/src/movement.rs")]) {
        let text = fs::read_to_string(&source).unwrap();
        let mut names_one = false;
        for quoted in text.split('"').skip(1).step_by(2) {
            if let Some((page, mark)) = quoted.split_once('#')
                && pages.contains(page)
            {
                names_one = true;
                named.insert((page.to_string(), mark.to_string()));
            }
        }
        assert!(names_one, "{} names no rule", source.display());
    }
    let told: BTreeSet<_> = named.iter().map(|(page, _)| page.as_str()).collect();
    assert_eq!(told, pages);
    assert!(named.len() > 25, "{named:?}");
    for (name, mark) in named {
        assert!(marks(&page(&name)).contains(&mark), "docs/{name}.md has no #{mark}");
    }
}
