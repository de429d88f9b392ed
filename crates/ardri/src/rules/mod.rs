//! `ardri rules`: the rules and rulings, to read and to search without a browser.

mod page;

use anyhow::bail;
use clap::Args;

use crate::output::tell;
use crate::play::text::{short, wrap};
use crate::speech::say;
use page::{PAGES, Page, Part};

/// How wide the text is.
const WIDTH: usize = 80;

/// Read the rules of a game, one rule of it, or search all of them
#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// A game, a page, or the address of a rule: page#mark
    place: Option<String>,
    /// Show every rule and ruling that has all these words
    #[arg(long, num_args = 1.., conflicts_with = "place")]
    search: Vec<String>,
}

/// Prints what was asked for.
///
/// # Errors
/// There is no such page, rule or word, or the output fails.
pub(crate) fn run(args: &RulesArgs) -> anyhow::Result<()> {
    let lines = match &args.place {
        _ if !args.search.is_empty() => search(&args.search),
        Some(place) => read(place)?,
        None => contents(),
    };
    if lines.is_empty() {
        bail!(say!("terminal-rules-nothing", "words" => args.search.join(" ")));
    }
    for text in lines {
        tell!("{text}")?;
    }
    Ok(())
}

/// The pages that there are.
fn contents() -> Vec<String> {
    let mut lines = vec![say!("terminal-rules-pages")];
    lines.extend(PAGES.iter().map(|page| format!("  {:12} {}", page.name, page.title())));
    lines.push(say!("terminal-rules-how"));
    lines
}

/// A page, or one place on it.
fn read(place: &str) -> anyhow::Result<Vec<String>> {
    let (name, mark) = match place.split_once('#') {
        Some((name, mark)) => (name, Some(mark)),
        None => (place, None),
    };
    let name = if matches!(name, "brandubh" | "tablut") { "tafl" } else { name };
    let Some(page) = PAGES.into_iter().find(|page| page.name == name) else {
        let names: Vec<_> = PAGES.iter().map(|page| page.name).collect();
        bail!(say!("terminal-rules-no-page", "name" => short(place), "names" => names.join(", ")));
    };
    let parts = page.parts();
    let Some(mark) = mark else {
        let mut lines = vec![page.title().to_string()];
        lines.extend(parts.iter().flat_map(|part| shown(part, None)));
        return Ok(lines);
    };
    let marked = parts.iter().filter(|part| is_marked(part, mark));
    let lines: Vec<_> = marked.flat_map(|part| shown(part, None)).collect();
    if lines.is_empty() {
        bail!(say!("terminal-rules-no-mark", "page" => page.name, "mark" => short(mark)));
    }
    Ok(lines)
}

fn is_marked(part: &Part, wanted: &str) -> bool {
    matches!(part, Part::Text { marks, .. } if marks.iter().any(|mark| mark == wanted))
}

/// Everything with all of these words, with its address.
fn search(words: &[String]) -> Vec<String> {
    let words: Vec<_> =
        words.iter().flat_map(|word| word.split_whitespace()).map(str::to_lowercase).collect();
    let has_all = |text: &str| {
        let text = text.to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let found = |page: Page| {
        let parts = page.parts().into_iter();
        parts
            .filter(|part| matches!(part, Part::Text { text, .. } if has_all(text)))
            .flat_map(move |part| shown(&part, Some(page)))
            .collect::<Vec<_>>()
    };
    PAGES.into_iter().flat_map(found).collect()
}

/// A part in lines, after an empty one; with its address, if it is taken from somewhere.
fn shown(part: &Part, from: Option<Page>) -> Vec<String> {
    let mut lines = vec![String::new()];
    match part {
        Part::Heading(text) => lines.extend([text.to_uppercase()]),
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
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use super::*;
    use crate::speech::speak;

    #[test]
    fn a_game_leads_to_its_page_and_an_address_to_its_sentence() {
        let page = read("brandubh").unwrap().join("\n");
        assert!(page.starts_with("Brandubh and Tablut: the rules\n"), "{page}");
        assert!(page.contains("\nMOVEMENT\n") && page.contains("    Tablut, the Vikings to move"));
        let rule = read("tafl#no-jumping").unwrap().join(" ");
        assert!(rule.contains("no piece jumps") && !rule.contains("along a rank"), "{rule}");
        assert!(page.lines().all(|line| line.chars().count() <= 110), "{page}");
    }

    #[test]
    fn a_rule_has_the_same_address_in_every_language() {
        let english = read("tafl#no-jumping").unwrap();
        for code in ["ga", "de"] {
            speak(code.parse().unwrap());
            let rule = read("tafl#no-jumping").unwrap();
            assert!(rule.len() > 1 && rule != english, "{rule:?}");
            assert!(!read("tafl").unwrap().join("\n").contains("Try "), "{code}");
        }
    }

    #[test]
    fn what_is_not_there_is_said() {
        let why = read("chess").unwrap_err().to_string();
        assert!(why.contains("chess") && why.contains("brian-boru"), "{why}");
        let why = read("tafl#castling").unwrap_err().to_string();
        assert!(why.contains("castling"), "{why}");
        assert!(search(&["qwertz".into()]).is_empty());
    }

    #[test]
    fn a_search_finds_rules_and_rulings_by_all_their_words() {
        let found = search(&["King".into(), "throne over".into()]).join("\n");
        assert!(found.contains("\nrulings#king-over-throne\n"), "{found}");
        assert!(!found.contains("first-move"), "{found}");
        let found = search(&["third time loses".into()]).join("\n");
        assert!(found.starts_with("\ntafl#") && found.contains("\n  4. Repetition"), "{found}");
    }
}
