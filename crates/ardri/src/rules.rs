//! `ardri rules`: the rules and rulings, to read and to search without a browser.

use anyhow::bail;
use ardri_table::GameKind;
use ardri_texts::pages::{PAGES, Page, Part, Query};
use clap::Args;

use crate::games;
use crate::i18n::{texts, tr};
use crate::output::tell;
use crate::play::text::{short, wrap};

/// How wide the text is.
const WIDTH: usize = 80;

/// Read the rules of a game, one rule of it, or search all of them
#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// A game, a page, or the address of a rule: page#mark
    place: Option<String>,
    /// Show every rule and ruling that has all these words; after a game or a page, only there
    #[arg(long, num_args = 1..)]
    search: Option<Vec<String>>,
}

/// Prints what was asked for.
pub(crate) fn run(args: &RulesArgs) -> anyhow::Result<()> {
    let lines = match &args.place {
        place if args.search.is_some() => {
            let words = args.search.as_deref().unwrap_or_default();
            search(words, place.as_deref())?
        }
        Some(place) => read(place)?,
        None => contents(),
    };
    for text in lines {
        tell!("{text}")?;
    }
    Ok(())
}

/// Every page for players, the rules of the games first; the page for browsers has these, too.
fn pages() -> Vec<Page> {
    let told: Vec<_> = games::all().iter().map(GameKind::page).collect();
    let place = |page: &Page| told.iter().position(|name| *name == page.name).unwrap_or(told.len());
    let mut pages = PAGES.to_vec();
    pages.sort_by_key(place);
    pages
}

/// The pages that there are.
fn contents() -> Vec<String> {
    let mut lines = vec![tr!("terminal-rules-pages")];
    lines.extend(
        pages().iter().map(|page| format!("  {:13} {}", page.name, page.title(texts().language()))),
    );
    lines.push(tr!("terminal-rules-how"));
    lines
}

/// The page of that name, or of the game of that name.
fn page_called(name: &str) -> anyhow::Result<Page> {
    let lower = name.trim().to_lowercase();
    let game = games::all().iter().find(|game| game.name() == lower);
    let wanted = game.map_or(lower.as_str(), |game| game.page());
    if let Some(page) = pages().into_iter().find(|page| page.name == wanted) {
        return Ok(page);
    }
    let mut names: Vec<_> = pages().iter().map(|page| page.name).collect();
    names.extend(games::all().iter().map(GameKind::name));
    let known = |place: &usize| !names[..*place].contains(&names[*place]);
    let names: Vec<_> = (0..names.len()).filter(known).map(|place| names[place]).collect();
    bail!(tr!("terminal-rules-no-page", "name" => short(name), "names" => names.join(", ")))
}

/// A page, or one place on it.
fn read(place: &str) -> anyhow::Result<Vec<String>> {
    let (name, mark) = match place.split_once('#') {
        Some((name, mark)) => (name, Some(mark)),
        None => (place, None),
    };
    let page = page_called(name)?;
    let parts = page.parts(texts().language());
    let Some(mark) = mark else {
        let mut lines = vec![page.title(texts().language()).to_string()];
        lines.extend(parts.iter().flat_map(|part| shown(part, None)));
        return Ok(lines);
    };
    if mark.trim().is_empty() {
        bail!(tr!("terminal-rules-empty-mark", "page" => page.name));
    }
    let marked = parts.iter().filter(|part| is_marked(part, mark));
    let lines: Vec<_> = marked.flat_map(|part| shown(part, None)).collect();
    if lines.is_empty() {
        bail!(tr!("terminal-rules-no-mark", "page" => page.name, "mark" => short(mark)));
    }
    Ok(lines)
}

fn is_marked(part: &Part, wanted: &str) -> bool {
    matches!(part, Part::Text { marks, .. } if marks.iter().any(|mark| mark == wanted))
}

/// Everything with all of these words, with its address; on one page only, if one is named.
fn search(words: &[String], place: Option<&str>) -> anyhow::Result<Vec<String>> {
    let Some(query) = Query::new(words) else { bail!(tr!("terminal-rules-search-what")) };
    let name = place.map(|place| place.split('#').next().unwrap_or(place));
    let page = name.map(page_called).transpose()?;
    let found = query.search(&page.map_or_else(pages, |page| vec![page]), texts().language());
    if found.is_empty() {
        bail!(tr!("terminal-rules-nothing", "words" => words.join(" ")));
    }
    Ok(found.iter().flat_map(|one| shown(&one.part, Some(one.page))).collect())
}

/// A part in lines, after an empty one; with its address, if it is taken from somewhere.
fn shown(part: &Part, from: Option<Page>) -> Vec<String> {
    let mut lines = vec![String::new()];
    match part {
        Part::Heading(text) => {
            lines.extend(from.map(|page| page.name.to_string()));
            let margin = if from.is_some() { "  " } else { "" };
            lines.push(format!("{margin}{}", text.to_uppercase()));
        }
        Part::Example(example) => {
            lines.extend(example.iter().map(|line| format!("    {line}").trim_end().into()));
        }
        Part::Text { marks, bullet, text } => {
            if let Some(page) = from {
                let mark = marks.first().map_or(String::new(), |mark| format!("#{mark}"));
                lines.push(format!("{}{mark}", page.name));
            }
            let indented = *bullet || from.is_some();
            let margin = if indented { 2 } else { 0 };
            for (place, line) in wrap(text, WIDTH - margin).into_iter().enumerate() {
                let lead = if *bullet && place == 0 { "- " } else { &"  "[..margin] };
                lines.push(format!("{lead}{line}"));
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ardri_texts::Language;

    use super::*;
    use crate::i18n::speak;

    #[test]
    fn a_game_leads_to_its_page_and_an_address_to_its_sentence() {
        let page = read("brandubh").unwrap().join("\n");
        assert!(page.starts_with("Brandubh and Tablut: the rules\n"), "{page}");
        assert!(page.contains("\nMOVEMENT\n") && page.contains("    Tablut, the Vikings to move"));
        let rule = read("tafl#no-jumping").unwrap().join(" ");
        assert!(rule.contains("no piece jumps") && !rule.contains("along a rank"), "{rule}");
        assert!(page.lines().all(|line| line.chars().count() <= 110), "{page}");
        assert_eq!(read("TAFL").unwrap(), read("Brandubh").unwrap());
    }

    #[test]
    fn a_rule_has_the_same_address_in_every_language() {
        let english = read("tafl#no-jumping").unwrap();
        for language in Language::all().filter(|language| *language != Language::ENGLISH) {
            speak(language);
            let rule = read("tafl#no-jumping").unwrap();
            assert!(rule.len() > 1 && rule != english, "{rule:?}");
            assert!(!read("tafl").unwrap().join("\n").contains("Try "), "{language}");
        }
    }

    #[test]
    fn what_is_not_there_is_said() {
        let why = read("chess").unwrap_err().to_string();
        assert!(why.contains("chess") && why.contains("brian-boru"), "{why}");
        let why = read("tafl#castling").unwrap_err().to_string();
        assert!(why.contains("castling"), "{why}");
        for game in games::all() {
            assert!(read("chess").unwrap_err().to_string().contains(game.name()));
        }
        let why = read("tafl#").unwrap_err().to_string();
        assert!(why.contains("after #"), "{why}");
        let why = search(&["qwertz".into()], None).unwrap_err().to_string();
        assert!(why.contains("qwertz"), "{why}");
        let why = search(&[" ".into()], None).unwrap_err().to_string();
        assert!(why.contains("search"), "{why}");
    }

    #[test]
    fn what_is_found_has_its_address_and_a_search_keeps_to_the_page_that_is_named() {
        let found = search(&["King; throne over".into()], None).unwrap().join("\n");
        assert!(found.contains("\nrulings#king-over-throne\n"), "{found}");
        let found = search(&["king".into()], Some("Brandubh")).unwrap().join("\n");
        assert!(found.contains("\ntafl#"), "{found}");
        assert!(!found.contains("\nrulings") && !found.contains("\nhigh-throne"), "{found}");
    }

    fn tells_a_game(page: &Page) -> bool {
        games::all().iter().any(|game| game.page() == page.name)
    }

    #[test]
    fn every_game_has_a_page() {
        let pages: BTreeSet<_> = games::all().iter().map(GameKind::page).collect();
        let told: Vec<_> = self::pages().into_iter().take_while(tells_a_game).collect();
        assert_eq!(told.iter().map(|page| page.name).collect::<BTreeSet<_>>(), pages);
        assert!(games::all().iter().all(|game| read(game.name()).is_ok()));
    }

    #[test]
    fn players_read_nothing_about_the_code_before_the_rules() {
        for language in Language::all() {
            for page in pages().into_iter().filter(tells_a_game) {
                let parts = page.parts(language);
                let first = parts.iter().position(|part| matches!(part, Part::Heading(_)));
                let intro = format!("{:?}", &parts[..first.unwrap_or(0)]);
                assert!(!intro.contains("crates/") && !intro.contains(".rs"), "{intro}");
                assert!(intro.len() > 200, "{intro}");
            }
        }
    }
}
