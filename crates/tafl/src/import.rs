//! Checking games that others wrote down, one to a line.

use ardri_core::replay::RecordError;
use ardri_core::{Actor, Entry, Game, NewGameError, NoEvents, Outcome, Player, Record, Turn};
use serde::{Serialize, Serializer};

use crate::board::Board;
use crate::event::Event;
use crate::game::{Action, Tafl};
use crate::import_error::ImportError;
use crate::notation::{WrittenMove, read_game, write_game};
use crate::options::Options;
use crate::side::Side;
use crate::square::ParseMoveError;

/// What became of one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Imported {
    /// The number of the line in its file, counted from 1.
    pub line: usize,
    /// Whether every word is a move and every move is legal.
    pub legal: bool,
    /// The first bad move and what is wrong with it.
    #[serde(serialize_with = "in_english")]
    pub error: Option<ImportError>,
    /// How many legal moves there are before the end or the first bad one.
    pub plies: usize,
    /// Whether the captures that are written are those that were made. A line that writes none at
    /// all has left them out, which is as good.
    pub captures_match: bool,
    /// The first move whose captures differ, with what was written and what was made.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "in_english")]
    pub captures_differ: Option<ImportError>,
    /// How the game ended; `null` if it is not over.
    pub result: Option<Outcome>,
}

/// Reports are for scripts, which know the English sentence.
fn in_english<S: Serializer>(error: &Option<ImportError>, form: S) -> Result<S::Ok, S::Error> {
    error.as_ref().map(ToString::to_string).serialize(form)
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
    let (moves, bad_word) = split_words(text);
    let read = Tafl::new(options, 2).map(|game| follow(game, &moves, bad_word));
    match read {
        Ok(followed) => Imported {
            line,
            legal: followed.error.is_none(),
            error: followed.error,
            plies: followed.plies,
            captures_match: followed.differ.is_none(),
            captures_differ: followed.differ,
            result: followed.result,
        },
        Err(error) => Imported {
            line,
            legal: false,
            error: Some(error.into()),
            plies: 0,
            captures_match: true,
            captures_differ: None,
            result: None,
        },
    }
}

/// How far a game can be followed, and what is wrong with it.
struct Followed {
    plies: usize,
    /// The first bad move.
    error: Option<ImportError>,
    /// The first move whose captures are others than those that were made.
    differ: Option<ImportError>,
    result: Option<Outcome>,
}

fn follow<B: Board>(
    mut game: Tafl<B>,
    moves: &[WrittenMove],
    bad_word: Option<ParseMoveError>,
) -> Followed {
    let rules = game.options().rules();
    let writes_captures = moves.iter().any(|written| !written.captured.is_empty());
    let mut followed = Followed { plies: 0, error: None, differ: None, result: None };
    for (number, written) in (1..).zip(moves) {
        let played = game.position().play(rules, written.mv);
        if let Err(error) = play(&mut game, number, written) {
            followed.error = Some(error);
            break;
        }
        followed.plies = number;
        if let (Ok(played), true) = (played, writes_captures && followed.differ.is_none())
            && !played.agrees_with(written)
        {
            let right = WrittenMove { mv: written.mv, captured: played.captured().collect() };
            let written = written.clone();
            followed.differ = Some(ImportError::Captures { number, written, right });
        }
    }
    let number = moves.len() + 1;
    let unread = bad_word.map(|word| ImportError::NotAMove { number, word });
    followed.error = followed.error.or(unread);
    followed.result = game.outcome();
    followed
}

/// The record of one game that somebody wrote down as moves, as far as they are legal, and what is
/// wrong with it. Unlike a line for [`import`], it may go over several lines; of several games that
/// each begin with a move number 1 the first is read, or as many as a match has
/// sets.
///
/// # Errors
/// Games with these options are not written as moves.
pub fn read_record<B: Board>(
    options: &Options<B>,
    text: &str,
) -> Result<(Record, Option<ImportError>), NewGameError> {
    let lines = text.lines().map(|line| without_comment(line).trim());
    let mut lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
    let begins = |line: &&str| line.starts_with("1.") || line.starts_with("1)");
    let mut later = (0..).zip(&lines).skip(1).filter(|(_, line)| begins(line));
    // The second set of a match is a line of its own, too.
    let cut = later.nth(usize::from(options.two_sets)).map(|(place, _)| place);
    lines.truncate(cut.unwrap_or(lines.len()));

    let (moves, bad_word) = split_words(&lines.join(" "));
    let mut game = Tafl::new(options, 2)?;
    let followed = follow(game.clone(), &moves, bad_word);
    let seats = [Side::Vikings, Side::Celts]
        .map(|side| Player { name: side.to_string(), ..Player::default() });
    let form = serde_json::to_value(options).map_err(|error| NewGameError::unreadable(&error))?;
    let mut record = Record::new(B::NAME, form, seats.into());
    for written in moves.iter().take(followed.plies) {
        let Turn::Seat(seat) = game.turn() else { break };
        let (by, action) = (Actor::Seat(seat), Action::Move(written.mv));
        if game.apply(by, &action, &mut NoEvents).is_err() {
            break;
        }
        record.actions.push(Entry { by, action: action.to_string() });
    }
    record.result = game.outcome();
    let several = cut.map(|_| ImportError::Several);
    Ok((record, followed.error.or(followed.differ).or(several)))
}

/// The moves of a record as [`import`] reads them, with captures: each set is one line, below a
/// comment that names the game.
///
/// # Errors
/// The record cannot be played.
pub fn write_moves<B: Board>(record: &Record) -> Result<String, RecordError> {
    let mut sets: Vec<Vec<WrittenMove>> = vec![Vec::new()];
    let game: Tafl<B> = ardri_core::replay::replay(record, |step| {
        for event in step.events {
            let set = sets.last_mut();
            match (event, set) {
                (Event::Moved { mv, .. }, Some(set)) => {
                    set.push(WrittenMove { mv, captured: Vec::new() });
                }
                (Event::Captured { squares, .. }, Some(set)) => {
                    if let Some(last) = set.last_mut() {
                        last.captured = squares;
                    }
                }
                (Event::SidesSwitched { .. }, _) => sets.push(Vec::new()),
                _ => {}
            }
        }
    })?;
    let options = game.options();
    let rules = options.rules().to_string();
    let rules = if rules.is_empty() { "basic" } else { &rules };
    let start = options.position.map(|start| format!(", from {start}")).unwrap_or_default();
    let sets: Vec<_> =
        sets.iter().map(|set| write_game(set)).filter(|set| !set.is_empty()).collect();
    Ok(format!("# {}, {rules}{start}\n{}\n", B::TITLE, sets.join("\n")))
}

fn split_words(text: &str) -> (Vec<WrittenMove>, Option<ParseMoveError>) {
    match read_game(text) {
        Ok(moves) => (moves, None),
        Err((moves, error)) => (moves, Some(error)),
    }
}

fn play<B: Board>(
    game: &mut Tafl<B>,
    number: usize,
    written: &WrittenMove,
) -> Result<(), ImportError> {
    let Turn::Seat(seat) = game.turn() else {
        let reason = game.outcome().map(|outcome| outcome.reason).unwrap_or_default();
        return Err(ImportError::Over { number, written: written.clone(), reason });
    };
    game.apply(Actor::Seat(seat), &Action::Move(written.mv), &mut NoEvents)
        .map_err(|why| ImportError::Illegal { number, written: written.clone(), why })
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
            .map(|game| (game.plies, game.error.unwrap().to_string()))
            .collect();
        assert_eq!(errors[0].0, 2);
        assert!(errors[0].1.starts_with("move 3, d1-d9: d1-d9 leaves the board"));
        assert_eq!(errors[1].0, 1);
        assert!(errors[1].1.starts_with("move 2: \"hello\" is not a move"));
        assert!(errors[2].1.contains("a Celt on d3 is in the way"), "{}", errors[2].1);
        assert!(errors[3].1.contains("belongs to the other side"));
    }

    #[test]
    fn a_game_over_several_lines_is_one_record() {
        let options = Options::<Brandubh>::default();
        let read = |text| read_record(&options, text).unwrap();
        let (record, problem) = read("# a game\n1. d2-e2 c4-c2\n2. e2-e3 # so far\n");
        assert_eq!((record.actions.len(), problem), (3, None));
        assert_eq!(record.actions[1].by, Actor::Seat(ardri_core::Seat(1)));
        assert!(ardri_core::replay::replay::<Tafl<Brandubh>>(&record, |_| ()).is_ok());
        let (record, problem) = read("1. d2-e2 c4-c2\n1. d2-f2");
        assert_eq!(record.actions.len(), 2);
        assert_eq!(problem, Some(ImportError::Several));
        let (record, problem) = read("d2-e2 c4-c2 d1-d9 d2-e2");
        assert_eq!(record.actions.len(), 2);
        assert!(problem.unwrap().to_string().starts_with("move 3, d1-d9"));
        let (record, problem) = read("hello");
        assert!(record.actions.is_empty() && problem.is_some());
    }

    #[test]
    fn written_moves_are_read_again() {
        let start = "7/7/7/7/7/1tK3t/7 a".parse().unwrap();
        let mut options = Options::<Brandubh>::default().from_position(start);
        options.two_sets = true;
        let (record, problem) = read_record(&options, "b2-b3 c2-c1 b3-b1 c1-g1 g2-d2").unwrap();
        assert_eq!((problem, record.actions.len()), (None, 5), "{record:?}");
        let text = write_moves::<Brandubh>(&record).unwrap();
        let lines = [
            "# Brandubh, basic, from 7/7/7/7/7/1tK3t/7 a",
            "1. b2-b3 c2-c1 2. b3-b1 c1-g1",
            "1. g2-d2",
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), lines);
        assert_eq!(read_record(&options, &text), Ok((record, None)));
        assert!(import(&options, &text).all(|game| game.legal));
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
            game.captures_differ.unwrap().to_string(),
            "move 1 is written d1-c1xc2, but it is d1-c1"
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
        assert!(
            game.error.unwrap().to_string().contains("the game is over: The King has escaped.")
        );
        assert!(game.result.is_some());
    }
}
