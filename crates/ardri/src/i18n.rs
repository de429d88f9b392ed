//! What this program says, in the language of whoever sits before it.
//!
//! Other rooms know the texts by their names only: `tr!("terminal-saved", "file" => name)`. One
//! person reads one terminal, so the language belongs to the thread that talks to them and is not
//! handed from function to function; a test speaks another one without disturbing its neighbours.

use std::cell::RefCell;
use std::rc::Rc;

use ardri_core::{ActionError, Game, Message, NewGameError};
use ardri_table::UnknownGameError;
use ardri_texts::{Args, Language, Texts, UnknownLanguageError};

/// A text by its name, with what is put into it: `tr!("boru-points", "count" => 3)`.
macro_rules! tr {
    ($name:expr $(,)?) => {
        $crate::i18n::text($name)
    };
    ($name:expr, $($arg:expr => $value:expr),+ $(,)?) => {
        $crate::i18n::fill($name, ardri_texts::args! { $($arg => $value),+ })
    };
}
pub(crate) use tr;

thread_local! {
    static TEXTS: RefCell<Rc<Texts>> = RefCell::new(Rc::new(Texts::new(Language::ENGLISH)));
}

/// Speaks another language from now on.
pub(crate) fn speak(language: Language) {
    if texts().language() != language {
        TEXTS.with(|texts| texts.replace(Rc::new(Texts::new(language))));
    }
}

/// The texts of the language that is spoken.
pub(crate) fn texts() -> Rc<Texts> {
    TEXTS.with(|texts| texts.borrow().clone())
}

/// The text of that name; see [`tr!`].
pub(crate) fn text(name: &str) -> String {
    texts().text(name)
}

/// The text of that name with something put in; see [`tr!`].
pub(crate) fn fill(name: &str, args: Args<'_>) -> String {
    texts().fill(name, args)
}

/// What somebody who knows no languages has to say.
pub(crate) fn localize(words: &Message) -> String {
    texts().localize(words)
}

/// Why the rules do not allow something, and where that can be read.
pub(crate) fn refused<G: Game>(error: &ActionError<G::Refusal>) -> String {
    denied(&error.message::<G>(), error.rule::<G>())
}

/// Why something is not allowed, and where the rule stands, if it is one.
pub(crate) fn denied(words: &Message, rule: Option<&str>) -> String {
    let why = texts().localize(words);
    match rule {
        Some(rule) => tr!("terminal-rules-why", "why" => why, "rule" => rule),
        None => why,
    }
}

/// Why a game cannot be laid out. In English it is what the rules say themselves: scripts know that
/// sentence, and it names more than a player needs.
pub(crate) fn unplayable(error: &NewGameError) -> String {
    let texts = texts();
    if texts.language() == Language::ENGLISH {
        return error.to_string();
    }
    texts.localize(error.message())
}

/// That no game has that name, and which names there are.
pub(crate) fn unknown_game(error: &UnknownGameError) -> String {
    let name = crate::play::text::quoted(&error.name);
    tr!("terminal-tools-no-game", "name" => name, "known" => error.known.as_str())
}

/// That nobody here speaks that language, and which ones are spoken.
pub(crate) fn unknown_language(error: &UnknownLanguageError) -> String {
    let asked = crate::play::text::quoted(&error.asked);
    tr!("terminal-tools-no-language", "asked" => asked, "known" => error.known.as_str())
}

/// The name of a text that shows through in what was said, or a gap in it; there should be none.
#[cfg(test)]
pub(crate) fn flaw_in(said: &str) -> Option<String> {
    static KINDS: std::sync::LazyLock<std::collections::BTreeSet<String>> =
        std::sync::LazyLock::new(|| {
            let kinds = Language::ENGLISH.names();
            kinds.filter_map(|name| Some(name.split_once('-')?.0.into())).collect()
        });
    let is_name = |word: &&str| {
        let (kind, rest) = word.split_once('-').unwrap_or_default();
        // At the beginning of a sentence it has a capital.
        KINDS.contains(&kind.to_lowercase()) && rest.starts_with(|c: char| c.is_ascii_lowercase())
    };
    let mut words = said.split(|letter: char| !letter.is_alphanumeric() && !"-$".contains(letter));
    words.find(|word| is_name(word) || word.starts_with('$')).map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_spoken_from_the_moment_it_is_chosen() {
        assert_eq!(tr!("tafl-king"), "King");
        assert_eq!(tr!("boru-points", "count" => 2), "2 points");
        speak("de".parse().unwrap());
        assert_eq!(tr!("tafl-king"), "König");
        assert_eq!(tr!("boru-points", "count" => 2), "2 Punkte");
    }

    #[test]
    fn names_and_gaps_that_show_through_are_found() {
        assert_eq!(flaw_in("Play brian-boru or high-throne: d2-e2."), None);
        assert_eq!(flaw_in("Now no-such: tafl-no-such."), Some("tafl-no-such".into()));
        assert_eq!(flaw_in("Terminal-no-such."), Some("Terminal-no-such".into()));
        // A text to which nothing was given.
        assert_eq!(flaw_in(&tr!("terminal-saved")), Some("$file".into()));
    }

    #[test]
    fn what_cannot_be_played_is_told_as_the_rules_say_it_or_in_that_language() {
        use ardri_tafl::{Brandubh, Tafl};
        let seats = NewGameError::seats::<Tafl<Brandubh>>(3);
        assert_eq!(unplayable(&seats), seats.to_string());
        let chess = UnknownGameError { name: "chess".into(), known: "brandubh".into() };
        assert_eq!(unknown_game(&chess), chess.to_string());
        let french = UnknownLanguageError { asked: "fr".into(), known: "de, en, ga".into() };
        assert_eq!(unknown_language(&french), french.to_string());
        speak("de".parse().unwrap());
        assert_eq!(unplayable(&seats), "Brandubh ist ein Spiel für 2, nicht für 3");
        assert_eq!(unknown_game(&chess), "es gibt kein Spiel „chess“; es gibt brandubh");
        let said = unknown_language(&french);
        assert_eq!(said, "in der Sprache „fr“ gibt es keine Texte; es gibt de, en, ga");
    }

    #[test]
    fn a_refusal_is_told_in_that_language_too() {
        use ardri_tafl::{Brandubh, MoveError, Refusal, Tafl};
        let refusal = Refusal::Move(MoveError::NoPiece("d4".parse().unwrap()));
        let said = || refused::<Tafl<Brandubh>>(&ActionError::Rule(refusal.clone()));
        assert_eq!(said(), "no piece stands on d4 (ardri rules tafl#turns)");
        speak("ga".parse().unwrap());
        assert_eq!(said(), "níl píosa ar bith ar d4 (ardri rules tafl#turns)");
    }
}
