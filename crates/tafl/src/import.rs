//! Checking games that others wrote down, one to a line.

use ardri_core::{Actor, Game, Outcome, Silent, Turn};
use serde::Serialize;

use crate::board::Board;
use crate::game::{Action, Tafl};
use crate::notation::{WrittenMove, read_game};
use crate::options::Options;

/// What became of one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Imported {
    /// The number of the line in its file, counted from 1.
    pub line: usize,
    /// Whether every word is a move and every move is legal.
    pub legal: bool,
    /// The first bad move and what is wrong with it.
    pub error: Option<String>,
    /// How many legal moves there are before the end or the first bad one.
    pub plies: usize,
    /// Whether the captures that are written are those that were made. A line that writes none at
    /// all has left them out, which is as good.
    pub captures_match: bool,
    /// The first move whose captures differ, with what was written and what was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captures_differ: Option<String>,
    /// How the game ended; `null` if it is not over.
    pub result: Option<Outcome>,
}

/// Checks a file with one game to a line. Blank lines and comments are passed over.
pub fn import<'a, B: Board>(
    options: &'a Options<B>,
    text: &'a str,
) -> impl Iterator<Item = Imported> + 'a {
    (1..).zip(text.lines()).filter_map(move |(line, text)| {
        let moves = without_comment(text).trim();
        (!moves.is_empty()).then(|| import_line(options, line, moves))
    })
}

/// The line up to a comment, which begins with `#`. Right behind a move and before a blank, that
/// letter is a mark of the move instead.
fn without_comment(line: &str) -> &str {
    let is_comment = |(place, _): &(usize, &str)| {
        let (before, after) = (&line[..*place], &line[*place + 1..]);
        let begins_word = before.is_empty() || before.ends_with(char::is_whitespace);
        let ends_word = after.is_empty() || after.starts_with(char::is_whitespace);
        begins_word || !(ends_word || after.starts_with(['#', '!', '?', '+']))
    };
    let comment = line.match_indices('#').find(is_comment);
    comment.map_or(line, |(place, _)| &line[..place])
}

fn import_line<B: Board>(options: &Options<B>, line: usize, text: &str) -> Imported {
    let (moves, bad_word) = match read_game(text) {
        Ok(moves) => (moves, None),
        Err((moves, error)) => (moves, Some(error)),
    };
    let mut imported = Imported {
        line,
        legal: true,
        error: None,
        plies: 0,
        captures_match: true,
        captures_differ: None,
        result: None,
    };
    let mut game = match Tafl::new(options, 2) {
        Ok(game) => game,
        Err(error) => {
            imported.legal = false;
            imported.error = Some(error.to_string());
            return imported;
        }
    };
    let writes_captures = moves.iter().any(|written| !written.captured.is_empty());
    for (number, written) in (1..).zip(&moves) {
        let played = game.position().play(options.rules(), written.mv);
        if let Err(reason) = play(&mut game, written) {
            imported.legal = false;
            imported.error = Some(format!("move {number}, {written}: {reason}"));
            break;
        }
        imported.plies = number;
        if let (Ok(played), true) = (played, writes_captures && imported.captures_match)
            && !played.agrees_with(written)
        {
            let right = WrittenMove { mv: written.mv, captured: played.captured().collect() };
            imported.captures_match = false;
            imported.captures_differ =
                Some(format!("move {number} is written {written}, but it is {right}"));
        }
    }
    if let (true, Some(error)) = (imported.legal, bad_word) {
        imported.legal = false;
        imported.error = Some(format!("move {}: {error}", moves.len() + 1));
    }
    imported.result = game.outcome();
    imported
}

fn play<B: Board>(game: &mut Tafl<B>, written: &WrittenMove) -> Result<(), String> {
    let Turn::Seat(seat) = game.turn() else {
        let reason = game.outcome().map(|outcome| outcome.reason).unwrap_or_default();
        return Err(format!("the game is over: {reason}"));
    };
    game.apply(Actor::Seat(seat), &Action::Move(written.mv), &mut Silent)
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Brandubh;

    fn check(text: &str) -> Vec<Imported> {
        import::<Brandubh>(&Options::default(), text).collect()
    }

    #[test]
    fn comments_and_blank_lines_are_passed_over_but_counted() {
        let games = check("# games\n\n1. d2-e2 c4-c2 # a beginning\n   \nd2-e2\n");
        assert_eq!(games.iter().map(|game| game.line).collect::<Vec<_>>(), [3, 5]);
        assert_eq!(games.iter().map(|game| game.plies).collect::<Vec<_>>(), [2, 1]);
        assert!(
            games.iter().all(|game| game.legal && game.captures_match && game.result.is_none())
        );
    }

    #[test]
    fn a_mark_behind_a_move_is_not_a_comment() {
        for text in ["d2-e2# c4-c2", "d2-e2## c4-c2#", "d2-e2#! c4-c2 # d1-d9", "d2-e2 c4-c2#no"] {
            let game = &check(text)[0];
            assert!(game.legal && game.plies == 2, "{text}: {game:?}");
        }
        assert!(check("#d2-e2").is_empty());
    }

    #[test]
    fn the_first_bad_move_is_named() {
        let errors: Vec<_> = check("d2-e2 c4-c2 d1-d9\nd2-e2 hello\nd2-d3\nd2-e2 d6-e6")
            .into_iter()
            .map(|game| (game.plies, game.error.unwrap()))
            .collect();
        assert_eq!(errors[0].0, 2);
        assert!(errors[0].1.starts_with("move 3, d1-d9: d1-d9 leaves the board"));
        assert_eq!(errors[1].0, 1);
        assert!(errors[1].1.starts_with("move 2: \"hello\" is not a move"));
        assert!(errors[2].1.contains("a Celt on d3 is in the way"), "{}", errors[2].1);
        assert!(errors[3].1.contains("belongs to the other side"));
    }

    #[test]
    fn captures_are_compared() {
        let start = "7/7/7/3K3/7/2Tt3/3t3 a".parse().unwrap();
        let options = Options::<Brandubh>::default().from_position(start);
        let check = |text| import(&options, text).next().unwrap();
        let game = check("d1-c1 c2-c3 c1-b1");
        assert!(game.legal && game.captures_match, "{game:?}");
        let game = check("d1-c1xc2 c2-c3");
        assert!(!game.captures_match);
        assert_eq!(
            game.captures_differ.as_deref(),
            Some("move 1 is written d1-c1xc2, but it is d1-c1")
        );
    }

    #[test]
    fn the_king_may_be_written_as_captured() {
        let start = "7/7/7/3t3/7/1tK3t/7 a".replace("3t3", "7").parse().unwrap();
        let options = Options::<Brandubh>::default().from_position(start);
        for text in ["g2-d2", "g2-d2xc2"] {
            let game = import(&options, text).next().unwrap();
            assert!(game.captures_match, "{game:?}");
            assert_eq!(game.result.unwrap().ending, "king-captured");
        }
        assert!(!import(&options, "g2-d2xb2").next().unwrap().captures_match);
    }

    #[test]
    fn a_move_after_the_end_is_not_legal() {
        let start = "7/7/7/7/7/3t3/K6 d".parse().unwrap();
        let options = Options::<Brandubh>::default().from_position(start);
        let game = import(&options, "a1-a2").next().unwrap();
        assert!(!game.legal);
        assert!(game.error.unwrap().contains("the game is over: The King has escaped."));
        assert!(game.result.is_some());
    }
}
