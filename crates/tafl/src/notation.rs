//! Moves and games as people write them: `1. d2-e2 c4-c2 2. e2-e3xd3 …`.

use std::fmt;
use std::str::FromStr;

use crate::square::{Move, ParseMoveError, Square};

/// A move as it is written, with the captures that its writer saw, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move itself.
    pub mv: Move,
    /// The squares of the captured pieces, as written; they may be left out.
    pub captured: Vec<Square>,
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mv.fmt(f)?;
        self.captured.iter().try_for_each(|square| write!(f, "x{square}"))
    }
}

impl FromStr for WrittenMove {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        // Sites and commentators put marks behind a move: check, mate, praise, doubt.
        let bare = text.trim_end_matches(['+', '#', '!', '?']);
        let mut parts = bare.split('x');
        let wrong = || ParseMoveError(text.chars().take(40).collect());
        let mv = parts.next().and_then(|mv| mv.parse().ok()).ok_or_else(wrong)?;
        let captured =
            parts.map(|square| square.parse().map_err(|_| wrong())).collect::<Result<_, _>>()?;
        Ok(Self { mv, captured })
    }
}

/// Reads the moves of a game: separated by blanks, with or without numbers.
///
/// # Errors
/// Gives the moves before the first word that is none, and that word.
pub fn read_game(text: &str) -> Result<Vec<WrittenMove>, (Vec<WrittenMove>, ParseMoveError)> {
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let word = without_number(word);
        if word.is_empty() {
            continue;
        }
        match word.parse() {
            Ok(mv) => moves.push(mv),
            Err(error) => return Err((moves, error)),
        }
    }
    Ok(moves)
}

/// The word without a move number before it: `12.`, `12)` and `12.d2-e2` are all in use.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.len() == word.len() {
        return word;
    }
    match rest.trim_start_matches(['.', ')']) {
        same if same.len() == rest.len() && !rest.is_empty() => word,
        bare => bare,
    }
}

/// Writes the moves of a game with numbers, two to a number.
#[must_use]
pub fn write_game(moves: &[WrittenMove]) -> String {
    let pairs = moves.chunks(2).zip(1..).map(|(pair, number)| {
        let pair: Vec<_> = pair.iter().map(ToString::to_string).collect();
        format!("{number}. {}", pair.join(" "))
    });
    pairs.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_with_captures_round_trip() {
        for text in ["d2-e2", "d2-e2xe3", "d2-e2xe3xf2xd1"] {
            assert_eq!(text.parse::<WrittenMove>().unwrap().to_string(), text);
        }
        assert_eq!("d2-e2xe3!?".parse::<WrittenMove>(), "d2-e2xe3".parse());
        for text in ["", "x", "d2", "d2-e2x", "d2-e2xz9", "xd2-e2", "d2-e2 xe3"] {
            assert!(text.parse::<WrittenMove>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn games_are_read_with_and_without_numbers() {
        let plain = read_game("d2-e2 c4-c2 e2-e3xd3").unwrap();
        assert_eq!(plain.len(), 3);
        for text in [
            "1. d2-e2 c4-c2 2. e2-e3xd3",
            "1.d2-e2 c4-c2 2.e2-e3xd3",
            "1) d2-e2 c4-c2 2) e2-e3xd3",
            "  1 d2-e2 2 c4-c2   3 e2-e3xd3 4.",
        ] {
            assert_eq!(read_game(text).as_ref(), Ok(&plain), "{text}");
        }
        assert_eq!(read_game(&write_game(&plain)), Ok(plain));
        assert_eq!(write_game(&[]), "");
    }

    #[test]
    fn the_first_bad_word_is_given_with_what_came_before() {
        let (before, error) = read_game("1. d2-e2 c4c2 2. e2-e3").unwrap_err();
        assert_eq!(before.len(), 1);
        assert!(error.to_string().contains("\"c4c2\""));
    }
}
