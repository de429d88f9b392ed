//! Names that can be told from each other by looking at them.

use std::collections::HashSet;
use std::sync::LazyLock;

use ardri_table::{GameKind, is_unprintable};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

/// The longest name of a person, in bytes.
pub const LONGEST_NAME: usize = 40;
/// How many marks a letter may carry beside those that have become one with it.
const MOST_MARKS: usize = 2;

/// A name in the one form in which it is kept: without spaces around it, compatible characters as one
/// (NFKC); nothing if it cannot be one: empty, too long, or with characters that are not to be seen or
/// that turn the direction of reading.
#[must_use]
pub fn normal(name: &str) -> Option<String> {
    plain(name, LONGEST_NAME)
}

/// The name of a table in such a form, of so many bytes at most. It may hold what phones put behind a
/// letter to have it drawn as a picture, which is left out.
#[must_use]
pub fn of_table(name: &str, longest: usize) -> Option<String> {
    plain(&name.replace('\u{fe0f}', ""), longest)
}

fn plain(name: &str, longest: usize) -> Option<String> {
    let name: String = name.nfkc().collect();
    let name = name.split(' ').filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    let unseen = |letter: char| {
        is_unprintable(letter)
            || (letter.is_whitespace() && letter != ' ')
            || matches!(letter, '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{2800}')
    };
    let mut marks = 0;
    let mut crowded = name.chars().next().is_some_and(is_combining_mark);
    for letter in name.chars() {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        crowded |= marks > MOST_MARKS;
    }
    let fits = !name.is_empty() && name.len() <= longest;
    (fits && !crowded && !name.chars().any(unseen)).then_some(name)
}

/// What must differ between the names of two accounts: the letters without their case.
#[must_use]
pub fn key(name: &str) -> String {
    name.nfkc().collect::<String>().to_lowercase()
}

/// What must differ as well: how the name looks.
#[must_use]
pub fn looks(name: &str) -> String {
    skeleton(name).collect::<String>().to_lowercase()
}

/// Whether a name looks like that of a bot, which lists show beside the names of people.
#[must_use]
pub fn is_a_bots(name: &str) -> bool {
    static LEVELS: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let levels = ardri_table::games().iter().flat_map(GameKind::levels);
        // People read two words where a level is written as one.
        levels
            .flat_map(|level| [level.name.into(), level.name.replace('-', " ")])
            .map(|name: String| looks(&name))
            .collect()
    });
    LEVELS.contains(&looks(name)) || LEVELS.contains(&key(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kept_in_one_form() {
        assert_eq!(normal("  Áine   Ní Bhriain ").as_deref(), Some("Áine Ní Bhriain"));
        assert_eq!(normal("A\u{301}ine").as_deref(), Some("Áine"));
        assert_eq!(normal("Ａｎｎ ﬁ").as_deref(), Some("Ann fi"));
        assert_eq!(normal("Eve ☃").as_deref(), Some("Eve ☃"));
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        let bad = [
            "",
            " ",
            "\u{a0}",
            "a\nb",
            "a\u{200b}b",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{200d}b",
            "\u{feff}a",
            "a\u{ad}b",
            "\u{3164}",
            "a\u{e0041}",
            "\u{301}a",
            "a\u{115f}",
            "a\u{fe0f}",
            "x\u{327}\u{331}\u{359}\u{353}",
        ];
        for name in bad {
            assert_eq!(normal(name), None, "{name:?}");
        }
        assert_eq!(normal(&"x".repeat(LONGEST_NAME + 1)), None);
    }

    #[test]
    fn tables_have_names_that_can_be_seen() {
        assert_eq!(of_table(" Tara  ❤\u{fe0f} ", 60).as_deref(), Some("Tara ❤"));
        assert_eq!(of_table(&"é".repeat(30), 60), Some("é".repeat(30)));
        for name in [&"x".repeat(61), "a\u{202e}b", "a\u{200b}", "a\0", "\u{fe0f}", "\u{2800}"] {
            assert_eq!(of_table(name, 60), None, "{name:?}");
        }
    }

    #[test]
    fn twins_look_the_same() {
        for (one, other) in
            [("paypal", "pаypаl"), ("Ann", "Αnn"), ("PayPal", "PayPaI"), ("rn", "m")]
        {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        assert_ne!(looks("Ann"), looks("Anna"));
        assert!(is_a_bots("Squire") && is_a_bots("ѕquire") && !is_a_bots("Ann"));
        assert!(is_a_bots("High King") && is_a_bots("high-king") && !is_a_bots("High Ann"));
    }
}
