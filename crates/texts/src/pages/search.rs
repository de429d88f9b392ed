//! Finding a rule by its words, as the page for browsers finds it. Accents and capitals make no
//! difference, and a word is found by its beginning.

use ardri_core::names::unaccented;

use super::{Page, Part};
use crate::Language;

/// What was looked for, word by word.
#[derive(Clone, Debug)]
pub struct Query(Vec<String>);

/// Something that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Where it stands.
    pub page: Page,
    /// What stands there.
    pub part: Part,
    score: usize,
}

impl Query {
    /// The words of several texts; nothing if there are none.
    #[must_use]
    pub fn new(texts: &[String]) -> Option<Self> {
        let words: Vec<String> = texts.iter().flat_map(|text| words_in(text)).collect();
        (!words.is_empty()).then_some(Self(words))
    }

    /// Everything on these pages that has all words, the best first.
    #[must_use]
    pub fn search(&self, pages: &[Page], language: Language) -> Vec<Found> {
        let on_page = |page: &Page| self.on_page(*page, language);
        let mut found: Vec<Found> = pages.iter().flat_map(on_page).collect();
        found.sort_by_key(|one| std::cmp::Reverse(one.score));
        found
    }

    fn on_page(&self, page: Page, language: Language) -> Vec<Found> {
        let mut around = words_in(page.name);
        let mut found = Vec::new();
        // What a page says of itself before its first section is no rule.
        let parts = page.parts(language).into_iter();
        for part in parts.skip_while(|part| !matches!(part, Part::Heading(_))) {
            let heading = matches!(part, Part::Heading(_));
            let text = match &part {
                Part::Heading(text) | Part::Text { text, .. } => text.clone(),
                Part::Example(_) => continue,
            };
            let words = words_in(&text);
            if heading {
                around.clone_from(&words);
                around.extend(words_in(page.name));
            }
            let has =
                |words: &[String], wanted: &str| words.iter().any(|word| word.starts_with(wanted));
            let here = self.0.iter().filter(|wanted| has(&words, wanted)).count();
            // A word may also stand in the heading above; one at least stands in the rule itself.
            if here > 0 && self.0.iter().all(|wanted| has(&words, wanted) || has(&around, wanted)) {
                let phrase = self.0.len() > 1 && unaccented(&text).contains(&self.0.join(" "));
                let score = here * 4 + if phrase { 4 } else { 0 } + if heading { 3 } else { 0 };
                found.push(Found { page, part, score });
            }
        }
        found
    }
}

/// The words of a text, without accents and capitals.
fn words_in(text: &str) -> Vec<String> {
    let text = unaccented(text);
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(String::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::PAGES;

    /// What is found on all pages in English: the address of each thing, and what it says.
    fn found(words: &str) -> Vec<(String, String)> {
        let query = Query::new(&[words.into()]).unwrap();
        let said = |Found { page, part, .. }: Found| match part {
            Part::Text { marks, text, .. } => {
                let mark = marks.first().map(|mark| format!("#{mark}"));
                (format!("{}{}", page.name, mark.unwrap_or_default()), text)
            }
            Part::Heading(text) => (page.name.into(), text),
            Part::Example(_) => panic!("an example has no words"),
        };
        query.search(PAGES, Language::ENGLISH).into_iter().map(said).collect()
    }

    #[test]
    fn rules_and_rulings_are_found_by_all_their_words() {
        let throne = found("King; throne over");
        assert!(throne.iter().any(|(at, _)| at == "rulings#king-over-throne"), "{throne:?}");
        assert!(!throne.iter().any(|(at, _)| at.contains("first-move")), "{throne:?}");
        let (at, text) = &found("third time loses")[0];
        assert!(at.starts_with("tafl#") && text.starts_with("4. Repetition"), "{at}: {text}");
    }

    #[test]
    fn a_word_is_not_found_by_its_middle() {
        // “king” is in “taking” and “making”, too.
        for (at, text) in found("king") {
            assert!(words_in(&text).iter().any(|word| word.starts_with("king")), "{at}: {text}");
        }
        assert_eq!(found("Tir NA nog"), found("tír na nÓg"));
    }

    #[test]
    fn words_are_found_by_their_beginnings_whatever_their_accents() {
        assert_eq!(words_in("Tír na nÓg's KING-ship"), ["tir", "na", "nog", "s", "king", "ship"]);
        assert_eq!(words_in("Ti\u{301}r"), ["tir"]);
        assert!(Query::new(&[" ".into(), "?!".into()]).is_none());
    }
}
