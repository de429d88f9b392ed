//! What OpenTafl sends, each a line.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use ardri_tafl::{Move, Side};

use crate::input::short;

/// What OpenTafl says. Positions and rules are in its own notation, and read later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// It is there.
    Hello,
    /// The rules of the game that follows.
    Rules(String),
    /// The game begins.
    Start,
    /// The pieces as they stand.
    Position(String),
    /// Which side the engine plays, and which is to move.
    Side(Side),
    /// The clocks.
    Clock(HostClock),
    /// Tell the best moves after some time.
    Analyze {
        /// How many moves.
        moves: u32,
        /// How many seconds.
        seconds: u32,
    },
    /// Make a move for this side.
    Play(Side),
    /// The engine's move was made; so the pieces stand now.
    Moved(String),
    /// The engine's move was refused, for the reason with this number.
    Refused(i32),
    /// The other side has moved.
    OpponentMove {
        /// The moves since the engine's own.
        moves: Vec<Move>,
        /// How the pieces stand now.
        position: Option<String>,
    },
    /// The game is over, with this result.
    Finish(i32),
    /// The engine may end.
    Goodbye,
}

/// The clocks of attackers and defenders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HostClock {
    /// The milliseconds that are left; none where there is no clock.
    pub left: [Option<u64>; 2],
    /// Whether they are of an overtime.
    pub in_overtime: [bool; 2],
    /// The seconds of an overtime, which begins anew with each move.
    pub overtime: u32,
    /// How many overtimes are left.
    pub overtimes: [u32; 2],
}

/// Why a line is nothing that OpenTafl says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCommandError {
    /// It begins with something else.
    #[error("{0:?} is not a command")]
    Unknown(String),
    /// Something is missing or cannot be read.
    #[error("{0} cannot be read: {1:?}")]
    Unreadable(&'static str, String),
}

use ParseCommandError as Error;

fn side(name: &'static str, word: Option<&str>) -> Result<Side, Error> {
    match word {
        Some("attackers") => Ok(Side::Vikings),
        Some("defenders") => Ok(Side::Celts),
        other => Err(Error::Unreadable(name, short(other.unwrap_or_default()))),
    }
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::Vikings => "attackers",
        Side::Celts => "defenders",
    }
}

fn number<T: FromStr>(name: &'static str, word: Option<&str>) -> Result<T, Error> {
    let word = word.unwrap_or_default();
    word.parse().map_err(|_| Error::Unreadable(name, short(word)))
}

/// A move in simple notation, `a4-a1`, or in full: a letter for the piece in front, captures and signs
/// behind.
fn mv(word: &str) -> Result<Move, Error> {
    let wrong = || Error::Unreadable("a move", short(word));
    let bare = word.split('x').next().unwrap_or_default().trim_end_matches(['+', '-']);
    let mut letters = bare.chars();
    let piece = letters.next().is_some_and(|first| "kncmgtKNCMGT".contains(first))
        && letters.next().is_some_and(|second| second.is_ascii_lowercase());
    let squares = if piece { &bare[1..] } else { bare };
    squares.parse().map_err(|_| wrong())
}

fn clock(mut words: SplitWhitespace<'_>) -> Result<HostClock, Error> {
    let mut clock = HostClock::default();
    for place in 0..2 {
        let word = words.next().unwrap_or_default();
        let digits = word.strip_suffix('*');
        clock.in_overtime[place] = digits.is_some();
        let left: i64 = number("clock", Some(digits.unwrap_or(word)))?;
        clock.left[place] = u64::try_from(left).ok();
    }
    // What overtimes there are may be left out.
    let mut rest = |name| words.next().map_or(Ok(0), |word| number::<u32>(name, Some(word)));
    clock.overtime = rest("clock")?;
    clock.overtimes = [rest("clock")?, rest("clock")?];
    Ok(clock)
}

impl FromStr for Command {
    type Err = ParseCommandError;

    fn from_str(line: &str) -> Result<Self, Error> {
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or_default();
        let mut rest = |name| match words.next() {
            Some(word) => Ok(word.to_string()),
            None => Err(Error::Unreadable(name, String::new())),
        };
        Ok(match first {
            "hello" => Self::Hello,
            "start" => Self::Start,
            "goodbye" => Self::Goodbye,
            "rules" => Self::Rules(words.collect::<Vec<_>>().join(" ")),
            "position" => Self::Position(rest("position")?),
            "move" => Self::Moved(rest("move")?),
            "side" => Self::Side(side("side", words.next())?),
            "play" => Self::Play(side("play", words.next())?),
            "clock" => Self::Clock(clock(words)?),
            "error" => Self::Refused(number("error", words.next())?),
            "finish" => {
                Self::Finish(words.next().map_or(Ok(0), |word| number("finish", Some(word)))?)
            }
            "analyze" => {
                let moves = number("analyze", words.next())?;
                Self::Analyze { moves, seconds: number("analyze", words.next())? }
            }
            "opponent-move" => {
                let list = rest("opponent-move")?;
                let moves = list.split('|').map(mv).collect::<Result<_, _>>()?;
                Self::OpponentMove { moves, position: words.next().map(String::from) }
            }
            other => return Err(Error::Unknown(short(other))),
        })
    }
}

impl fmt::Display for HostClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("clock")?;
        for (left, in_overtime) in self.left.iter().zip(self.in_overtime) {
            match left {
                Some(left) => write!(f, " {left}")?,
                None => f.write_str(" -1")?,
            }
            f.write_str(if in_overtime { "*" } else { "" })?;
        }
        let [attackers, defenders] = self.overtimes;
        write!(f, " {} {attackers} {defenders}", self.overtime)
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hello => f.write_str("hello"),
            Self::Start => f.write_str("start"),
            Self::Goodbye => f.write_str("goodbye"),
            Self::Rules(rules) if rules.is_empty() => f.write_str("rules"),
            Self::Rules(rules) => write!(f, "rules {rules}"),
            Self::Position(rows) => write!(f, "position {rows}"),
            Self::Moved(rows) => write!(f, "move {rows}"),
            Self::Side(side) => write!(f, "side {}", side_word(*side)),
            Self::Play(side) => write!(f, "play {}", side_word(*side)),
            Self::Clock(clock) => clock.fmt(f),
            Self::Refused(code) => write!(f, "error {code}"),
            Self::Finish(code) => write!(f, "finish {code}"),
            Self::Analyze { moves, seconds } => write!(f, "analyze {moves} {seconds}"),
            Self::OpponentMove { moves, position } => {
                let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
                write!(f, "opponent-move {}", moves.join("|"))?;
                position.iter().try_for_each(|rows| write!(f, " {rows}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn moves_are_read_in_both_notations() {
        for (text, simple) in [
            ("a4-a1", "a4-a1"),
            ("Ke5-e8", "e5-e8"),
            ("e5-e8xe9/d8", "e5-e8"),
            ("Ke5-e1-", "e5-e1"),
            ("a3-e3++", "a3-e3"),
            ("c3-c5", "c3-c5"),
            ("Te3-e4xce7/ne9", "e3-e4"),
        ] {
            assert_eq!(mv(text).map(|mv| mv.to_string()), Ok(simple.into()), "{text}");
        }
        for text in ["", "---", "Ne6^=e8xce7", "e5", "x", "é1-a2", "Ké-a"] {
            assert!(mv(text).is_err(), "{text}");
        }
    }

    #[test]
    fn clocks_are_read_with_and_without_overtimes() {
        let clock = |line: &str| match line.parse() {
            Ok(Command::Clock(clock)) => clock,
            other => panic!("{line}: {other:?}"),
        };
        let read = clock("clock 60000 1500* 30 3 2 ");
        assert_eq!((read.left, read.overtime), ([Some(60_000), Some(1_500)], 30));
        assert_eq!((read.in_overtime, read.overtimes), ([false, true], [3, 2]));
        assert_eq!(clock("clock -1 -1").left, [None, None]);
        for line in ["clock", "clock 1", "clock x y", "clock 1 2 three", "clock *** *"] {
            assert!(line.parse::<Command>().is_err(), "{line}");
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            "dump 3",
            "play",
            "play both",
            "analyze 5",
            "analyze -1 3",
            "opponent-move",
            "move",
        ] {
            assert!(line.parse::<Command>().is_err(), "{line}");
        }
        assert_eq!("finish".parse(), Ok(Command::Finish(0)));
    }

    fn sides() -> impl Strategy<Value = Side> {
        prop_oneof![Just(Side::Vikings), Just(Side::Celts)]
    }

    fn commands() -> impl Strategy<Value = Command> {
        let rows = || "[1-9tTK/]{1,40}";
        let left = || prop::option::of(0..=i64::MAX as u64);
        let clock = ([left(), left()], any::<[bool; 2]>(), any::<u32>(), any::<[u32; 2]>())
            .prop_map(|(left, in_overtime, overtime, overtimes)| {
                Command::Clock(HostClock { left, in_overtime, overtime, overtimes })
            });
        let mv = "[a-i][1-9]-[a-i][1-9]".prop_map(|mv| mv.parse().unwrap());
        prop_oneof![
            Just(Command::Hello),
            Just(Command::Start),
            Just(Command::Goodbye),
            "([a-z]{2,4}:[a-z]{1,3}( [a-z]{2,4}:[a-z]{1,3}){0,3})?".prop_map(Command::Rules),
            rows().prop_map(Command::Position),
            rows().prop_map(Command::Moved),
            sides().prop_map(Command::Side),
            sides().prop_map(Command::Play),
            clock,
            any::<i32>().prop_map(Command::Refused),
            any::<i32>().prop_map(Command::Finish),
            any::<[u32; 2]>().prop_map(|[moves, seconds]| Command::Analyze { moves, seconds }),
            (prop::collection::vec(mv, 1..4), prop::option::of(rows()))
                .prop_map(|(moves, position)| Command::OpponentMove { moves, position }),
        ]
    }

    proptest! {
        #[test]
        fn commands_round_trip(command in commands()) {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }

        #[test]
        fn no_text_makes_it_panic(text: String, first in "clock|opponent-move|rules|analyze") {
            let _ = text.parse::<Command>();
            let _ = format!("{first} {text}").parse::<Command>();
        }
    }
}
