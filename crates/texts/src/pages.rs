//! The pages of `docs/` that players read, as plain text in every language.

mod search;

use crate::Language;

pub use search::{Found, Query};

/// A page of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Its name: `tafl`.
    pub name: &'static str,
    /// The page in every language that it is written in, by the language's code; the first is English.
    sources: &'static [(&'static str, &'static str)],
}

/// Every page for players, which `build.rs` has found.
pub const PAGES: &[Page] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The head of what follows.
    Heading(String),
    /// A paragraph, an entry of a list or a row of a table.
    Text {
        /// The marks by which it is known.
        marks: Vec<String>,
        /// Whether it is one of several.
        bullet: bool,
        /// What it says.
        text: String,
    },
    /// A diagram or an example, line by line as it stands.
    Example(Vec<String>),
}

impl Page {
    /// The page in a language, or in English if nobody has translated it.
    #[must_use]
    pub fn source(self, language: Language) -> &'static str {
        let own = self.sources.iter().find(|(code, _)| *code == language.code());
        own.map_or(self.sources[0].1, |(_, source)| source)
    }

    /// What stands above everything else.
    #[must_use]
    pub fn title(self, language: Language) -> &'static str {
        let first = self.source(language).lines().next();
        first.map_or(self.name, |line| line.trim_start_matches("# "))
    }

    /// Everything below the title.
    #[must_use]
    pub fn parts(self, language: Language) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut lines = self.source(language).lines().skip(1).peekable();
        let mut begun = false;
        while let Some(line) = lines.next() {
            let bullet = line.trim_start().starts_with("- ");
            if line.starts_with("```") {
                let inner = lines.by_ref().take_while(|line| !line.starts_with("```"));
                parts.push(Part::Example(inner.map(String::from).collect()));
            } else if line.starts_with('#') {
                begun = true;
                parts.push(Part::Heading(plain(line.trim_start_matches('#').trim())));
            } else if let Some(row) = line.strip_prefix('|') {
                // The heads of the columns say nothing where rows are sentences.
                if lines.next_if(|line| line.starts_with("|--")).is_none() {
                    parts.push(row_text(row));
                }
            } else if !line.trim().is_empty() {
                let mut text = line.trim_start().trim_start_matches("- ").trim().to_string();
                // It goes on until something else begins.
                while let Some(more) = lines.next_if(|line| goes_on(line)) {
                    text.push(' ');
                    text.push_str(more.trim());
                }
                if !begun {
                    text = for_readers(&text);
                }
                parts.push(Part::Text { marks: marks(&text), bullet, text: plain(&text) });
            }
        }
        parts
    }
}

/// What a page says of itself before its first section, but not where the code is.
fn for_readers(text: &str) -> String {
    let sentences = text.split_inclusive(". ").filter(|sentence| !sentence.contains("`crates/"));
    sentences.collect::<String>().trim_end().into()
}

/// Whether a line goes on with the text before it.
fn goes_on(line: &str) -> bool {
    let text = line.trim_start();
    let numbered = text.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok());
    !(text.is_empty() || numbered || text.starts_with(['-', '#', '|']) || line.starts_with("```"))
}

/// A row of a table.
fn row_text(row: &str) -> Part {
    let cells = row.trim_end_matches('|').split('|').map(|cell| plain(cell.trim()));
    let text = cells.collect::<Vec<_>>().join(" | ");
    Part::Text { marks: marks(row), bullet: true, text }
}

/// The marks in a text.
fn marks(text: &str) -> Vec<String> {
    let found = text.split("<a id=\"").skip(1);
    found.filter_map(|rest| Some(rest.split_once('"')?.0.into())).collect()
}

/// A text without its dress: marks and stars go, a link becomes its words, and one to a ruling its
/// address, by which it can be asked for.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '*', '[', '`']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let (shown, length) = if let Some(end) = anchor(rest) {
            (String::new(), end)
        } else if let Some((shown, end)) = link(rest) {
            (shown, end)
        } else if rest.starts_with(['*', '`']) {
            (String::new(), 1)
        } else {
            (rest[..1].into(), 1)
        };
        out.push_str(&shown);
        rest = &rest[length..];
    }
    out + rest
}

/// The length of a mark that stands at the beginning.
fn anchor(text: &str) -> Option<usize> {
    let end = "</a>";
    text.starts_with("<a id=").then(|| text.find(end).map(|at| at + end.len()))?
}

/// What is shown of a link that stands at the beginning, and its length.
fn link(text: &str) -> Option<(String, usize)> {
    let (words, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (to, _) = rest.split_once(')')?;
    let length = words.len() + to.len() + 4;
    let shown = match to.split_once(".md#") {
        Some(("rulings", mark)) => format!("rulings#{mark}"),
        _ => plain(words),
    };
    Some((shown, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_and_dress_goes() {
        assert_eq!(
            plain(
                "<a id=\"turns\"></a>The **first** move is `d4` ([Ruling](rulings.md#first-move))."
            ),
            "The first move is d4 (rulings#first-move)."
        );
        assert_eq!(plain("see [the *places*](places.md) [now] a<b"), "see the places [now] a<b");
    }

    #[test]
    fn every_page_has_a_title_and_every_mark_once_in_every_language() {
        for language in Language::all() {
            let mut marks = 0;
            for page in PAGES {
                let name = format!("{} in {}", page.name, language.code());
                assert!(
                    !page.title(language).starts_with('#') && page.title(language).len() > 3,
                    "{name}"
                );
                let parts = page.parts(language);
                let mut known: Vec<_> = parts
                    .iter()
                    .flat_map(|part| match part {
                        Part::Text { marks, .. } => marks.clone(),
                        Part::Heading(_) | Part::Example(_) => Vec::new(),
                    })
                    .collect();
                marks += known.len();
                known.sort();
                known.dedup();
                // Headings are found by their words, whatever their marks.
                let rules = page.source(language).lines().filter(|line| !line.starts_with('#'));
                let written: usize = rules.map(|line| line.matches("<a id=").count()).sum();
                assert_eq!(known.len(), written, "{name}");
                for part in &parts {
                    if let Part::Text { text, .. } | Part::Heading(text) = part {
                        assert!(!text.contains("<a ") && !text.contains("]("), "{name}: {text}");
                    }
                }
            }
            assert!(marks > 150, "{marks}");
        }
    }

    #[test]
    fn every_language_has_every_page_of_its_own() {
        for page in PAGES {
            let mut known: Vec<_> = Language::all().map(|language| page.source(language)).collect();
            let languages = known.len();
            known.sort_unstable();
            known.dedup();
            assert_eq!(known.len(), languages, "{}", page.name);
        }
    }
}
