//! The commands, each a line.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use ardri_tafl::{ParseMoveError, Side, WrittenMove};

use crate::input::short;
use crate::player::Game;

/// The most moves of a game.
pub const MOST_MOVES: usize = 5_000;

/// What the other side asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say who you are and what can be set.
    Uci,
    /// Answer when all is done that was asked for.
    IsReady,
    /// The next position is of another game.
    NewGame,
    /// Set something.
    SetOption(Setting),
    /// Set up a game.
    Position {
        /// Where it starts, in our form of positions; the usual start if there is none.
        start: Option<String>,
        /// The moves since then.
        moves: Vec<WrittenMove>,
    },
    /// Think.
    Go(Go),
    /// Stop thinking.
    Stop,
    /// End.
    Quit,
}

/// What can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Which game is played.
    Game(Game),
    /// The names of rules, with commas.
    Rules(String),
    /// The size of the table in megabytes.
    Hash(u64),
    /// How many threads search.
    Threads(u64),
    /// How many lines are told.
    MultiPv(u64),
    /// Decides among moves that look alike.
    Seed(u64),
    /// Whether openings come from a book.
    Book(bool),
}

/// What ends a search. Times are in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The time for this move.
    pub movetime: Option<u64>,
    /// The clocks of Vikings and Celts.
    pub times: [Option<u64>; 2],
    /// What each move of theirs brings back.
    pub increments: [Option<u64>; 2],
    /// For how many moves the clocks must do.
    pub moves_to_go: Option<u32>,
    /// How many positions to look at.
    pub nodes: Option<u64>,
    /// How many plies to look ahead.
    pub depth: Option<u32>,
    /// Answer only when stopped.
    pub infinite: bool,
    /// Count the sequences of so many moves instead.
    pub perft: Option<u32>,
}

impl Go {
    /// The clock of a side: what is left, and what a move brings back.
    #[must_use]
    pub fn clock(&self, side: Side) -> Option<(u64, u64)> {
        let place = usize::from(side == Side::Celts);
        Some((self.times[place]?, self.increments[place].unwrap_or(0)))
    }
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCommandError {
    /// It begins with something else.
    #[error("{0:?} is not a command")]
    Unknown(String),
    /// A command has a word that it does not know.
    #[error("{0} does not know {1:?}")]
    Word(&'static str, String),
    /// Something is missing.
    #[error("{0} needs {1}")]
    Missing(&'static str, &'static str),
    /// Something is there that is not a number.
    #[error("{0} is a number, not {1:?}")]
    NotANumber(&'static str, String),
    /// There is nothing to be set by that name.
    #[error("there is no option {0:?}")]
    NoOption(String),
    /// It cannot be set to that.
    #[error("{0} cannot be {1:?}")]
    Value(&'static str, String),
    /// A word is no move.
    #[error(transparent)]
    Move(#[from] ParseMoveError),
    /// There are too many moves.
    #[error("a game has at most {MOST_MOVES} moves here")]
    TooManyMoves,
}

use ParseCommandError as Error;

/// A whole number. One that is below nothing is nothing, since clocks may run out; one that is too large
/// is the largest.
fn number(name: &'static str, word: Option<&str>) -> Result<u64, Error> {
    let word = word.ok_or(Error::Missing(name, "a number"))?;
    let digits = word.strip_prefix('-').unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(Error::NotANumber(name, short(word)));
    }
    Ok(if digits.len() < word.len() { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

fn small_number(name: &'static str, word: Option<&str>) -> Result<u32, Error> {
    number(name, word).map(|number| number.try_into().unwrap_or(u32::MAX))
}

fn setting(mut words: SplitWhitespace<'_>) -> Result<Setting, Error> {
    if words.next() != Some("name") {
        return Err(Error::Missing("setoption", "a name"));
    }
    let name = words.next().ok_or(Error::Missing("setoption", "a name"))?;
    let value: Vec<_> = match words.next() {
        Some("value") => words.collect(),
        Some(other) => return Err(Error::Word("setoption", short(other))),
        None => Vec::new(),
    };
    let first = value.first().copied();
    let known = |known: &str| known.eq_ignore_ascii_case(name);
    Ok(match () {
        () if known("Game") => {
            let name = value.join(" ");
            Setting::Game(name.parse().map_err(|()| Error::Value("Game", short(&name)))?)
        }
        () if known("Rules") => Setting::Rules(value.concat()),
        () if known("Hash") => Setting::Hash(number("Hash", first)?),
        () if known("Threads") => Setting::Threads(number("Threads", first)?),
        () if known("MultiPV") => Setting::MultiPv(number("MultiPV", first)?),
        () if known("Seed") => Setting::Seed(number("Seed", first)?),
        () if known("Book") => match value.concat().as_str() {
            "true" => Setting::Book(true),
            "false" => Setting::Book(false),
            other => return Err(Error::Value("Book", short(other))),
        },
        () => return Err(Error::NoOption(short(name))),
    })
}

fn position(mut words: SplitWhitespace<'_>) -> Result<Command, Error> {
    let start = match words.next() {
        Some("startpos") => None,
        Some("board") => match (words.next(), words.next()) {
            (Some(rows), Some(side)) => Some(format!("{rows} {side}")),
            _ => return Err(Error::Missing("position board", "rows and a side")),
        },
        Some(other) => return Err(Error::Word("position", short(other))),
        None => return Err(Error::Missing("position", "startpos or board")),
    };
    match words.next() {
        None | Some("moves") => {}
        Some(other) => return Err(Error::Word("position", short(other))),
    }
    let mut moves = Vec::new();
    for word in words {
        if moves.len() == MOST_MOVES {
            return Err(Error::TooManyMoves);
        }
        moves.push(word.parse()?);
    }
    Ok(Command::Position { start, moves })
}

fn go(mut words: SplitWhitespace<'_>) -> Result<Go, Error> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        match word {
            "movetime" => go.movetime = Some(number("movetime", words.next())?),
            "vtime" => go.times[0] = Some(number("vtime", words.next())?),
            "ctime" => go.times[1] = Some(number("ctime", words.next())?),
            "vinc" => go.increments[0] = Some(number("vinc", words.next())?),
            "cinc" => go.increments[1] = Some(number("cinc", words.next())?),
            "movestogo" => go.moves_to_go = Some(small_number("movestogo", words.next())?),
            "nodes" => go.nodes = Some(number("nodes", words.next())?),
            "depth" => go.depth = Some(small_number("depth", words.next())?),
            "perft" => go.perft = Some(small_number("perft", words.next())?),
            "infinite" => go.infinite = true,
            other => return Err(Error::Word("go", short(other))),
        }
    }
    Ok(go)
}

impl FromStr for Command {
    type Err = ParseCommandError;

    fn from_str(line: &str) -> Result<Self, Error> {
        let mut words = line.split_whitespace();
        let command = match words.next().unwrap_or_default() {
            "uci" => Self::Uci,
            "isready" => Self::IsReady,
            "ucinewgame" => Self::NewGame,
            "stop" => Self::Stop,
            "quit" => Self::Quit,
            "setoption" => return setting(words).map(Self::SetOption),
            "position" => return position(words),
            "go" => return go(words).map(Self::Go),
            other => return Err(Error::Unknown(short(other))),
        };
        Ok(command)
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => write!(f, "name Game value {}", game.name()),
            Self::Rules(rules) if rules.is_empty() => f.write_str("name Rules value"),
            Self::Rules(rules) => write!(f, "name Rules value {rules}"),
            Self::Hash(megabytes) => write!(f, "name Hash value {megabytes}"),
            Self::Threads(threads) => write!(f, "name Threads value {threads}"),
            Self::MultiPv(lines) => write!(f, "name MultiPV value {lines}"),
            Self::Seed(seed) => write!(f, "name Seed value {seed}"),
            Self::Book(book) => write!(f, "name Book value {book}"),
        }
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        let [vikings, celts] = self.times;
        let [vikings_more, celts_more] = self.increments;
        for (name, value) in [
            ("movetime", self.movetime),
            ("vtime", vikings),
            ("ctime", celts),
            ("vinc", vikings_more),
            ("cinc", celts_more),
            ("movestogo", self.moves_to_go.map(u64::from)),
            ("nodes", self.nodes),
            ("depth", self.depth.map(u64::from)),
            ("perft", self.perft.map(u64::from)),
        ] {
            if let Some(value) = value {
                write!(f, " {name} {value}")?;
            }
        }
        if self.infinite { f.write_str(" infinite") } else { Ok(()) }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uci => f.write_str("uci"),
            Self::IsReady => f.write_str("isready"),
            Self::NewGame => f.write_str("ucinewgame"),
            Self::Stop => f.write_str("stop"),
            Self::Quit => f.write_str("quit"),
            Self::SetOption(setting) => write!(f, "setoption {setting}"),
            Self::Go(go) => go.fmt(f),
            Self::Position { start, moves } => {
                match start {
                    Some(start) => write!(f, "position board {start}")?,
                    None => f.write_str("position startpos")?,
                }
                if !moves.is_empty() {
                    f.write_str(" moves")?;
                }
                moves.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn refused(line: &str, reason: &str) {
        let error = line.parse::<Command>().unwrap_err().to_string();
        assert!(error.contains(reason), "{line}: {error}");
    }

    #[test]
    fn what_is_not_a_command_is_refused_with_a_sentence() {
        for (line, reason) in [
            ("fly", "\"fly\" is not a command"),
            ("setoption", "setoption needs a name"),
            ("setoption name", "setoption needs a name"),
            ("setoption name Wings value 2", "there is no option \"Wings\""),
            ("setoption name Hash", "Hash needs a number"),
            ("setoption name Hash value much", "Hash is a number, not \"much\""),
            ("setoption name Game value chess", "Game cannot be \"chess\""),
            ("setoption name Book value maybe", "Book cannot be \"maybe\""),
            ("position", "position needs startpos or board"),
            ("position fen x", "position does not know \"fen\""),
            ("position board 7", "position board needs rows and a side"),
            ("position startpos d2-e2", "position does not know \"d2-e2\""),
            ("position startpos moves d2e2", "\"d2e2\" is not a move"),
            ("go wtime 3", "go does not know \"wtime\""),
            ("go depth", "depth needs a number"),
            ("go depth +3", "depth is a number, not \"+3\""),
            ("go nodes ３", "nodes is a number"),
        ] {
            refused(line, reason);
        }
        refused(&format!("position startpos moves{}", " d2-e2".repeat(5_001)), "at most 5000");
    }

    #[test]
    fn numbers_have_bounds() {
        let go = |line: &str| match line.parse() {
            Ok(Command::Go(go)) => go,
            other => panic!("{line}: {other:?}"),
        };
        let huge = "99999999999999999999999999";
        assert_eq!(go(&format!("go vtime -20 nodes {huge}")).nodes, Some(u64::MAX));
        assert_eq!(go("go vtime -20 vinc 5").clock(Side::Vikings), Some((0, 5)));
        assert_eq!(go("go vtime -20 vinc 5").clock(Side::Celts), None);
        assert_eq!(go(&format!("go depth {huge}")).depth, Some(u32::MAX));
    }

    fn numbers() -> impl Strategy<Value = Option<u64>> {
        prop_oneof![Just(None), any::<u64>().prop_map(Some)]
    }

    fn small() -> impl Strategy<Value = Option<u32>> {
        prop_oneof![Just(None), any::<u32>().prop_map(Some)]
    }

    fn commands() -> impl Strategy<Value = Command> {
        let setting = prop_oneof![
            prop_oneof![Just(Game::Brandubh), Just(Game::Tablut)].prop_map(Setting::Game),
            "[a-z,-]{0,30}".prop_map(Setting::Rules),
            any::<u64>().prop_map(Setting::Hash),
            any::<u64>().prop_map(Setting::Threads),
            any::<u64>().prop_map(Setting::MultiPv),
            any::<u64>().prop_map(Setting::Seed),
            any::<bool>().prop_map(Setting::Book),
        ];
        let moves = "[a-i][1-9]-[a-i][1-9](x[a-i][1-9]){0,3}".prop_map(|mv| mv.parse().unwrap());
        let position =
            (prop::option::of("[1-9tTK/]{1,30} [ad]"), prop::collection::vec(moves, 0..9))
                .prop_map(|(start, moves)| Command::Position { start, moves });
        let times = ([numbers(), numbers()], [numbers(), numbers()], numbers(), numbers());
        let go = (times, [small(), small(), small()], any::<bool>()).prop_map(
            |((times, increments, movetime, nodes), [moves_to_go, depth, perft], infinite)| {
                Command::Go(Go {
                    movetime,
                    times,
                    increments,
                    moves_to_go,
                    nodes,
                    depth,
                    infinite,
                    perft,
                })
            },
        );
        prop_oneof![
            Just(Command::Uci),
            Just(Command::IsReady),
            Just(Command::NewGame),
            Just(Command::Stop),
            Just(Command::Quit),
            setting.prop_map(Command::SetOption),
            position,
            go,
        ]
    }

    proptest! {
        #[test]
        fn commands_round_trip(command in commands()) {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }

        #[test]
        fn no_text_makes_it_panic(text: String, first in "go|position|setoption name") {
            let _ = text.parse::<Command>();
            let _ = format!("{first} {text}").parse::<Command>();
        }
    }
}
