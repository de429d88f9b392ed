//! Typed words that have to do with the table. All others are for the game.

use crate::i18n::tr;
use crate::play::coach;

/// What a typed line asks of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An empty line.
    Nothing,
    /// Say what can be typed.
    Help,
    /// Say something to all.
    Say(String),
    /// Begin the game.
    Start,
    /// Take a seat, counted from 1.
    Sit(u8),
    /// Leave one's seat.
    Stand,
    /// Put a bot into a seat.
    Bot(u8, Option<String>),
    /// Add a word to the luck.
    Word(String),
    /// Give the game up.
    Resign,
    /// Take back one's last action, or ask to.
    Undo,
    /// Let a bot play on.
    Abandon,
    /// Come back to one's seat.
    Return,
    /// Say who sits where.
    Who,
    /// Say why something is asked, and what is worth a look.
    Why,
    /// Say it before each question, or no longer; without a word of which, the other way round.
    Coach(Option<bool>),
    /// Say what the clocks show.
    Clock,
    /// Say the link to this table.
    Link,
    /// Tell again what has happened.
    Log,
    /// Play again.
    Again,
    /// Leave.
    Quit,
    /// Something for the game.
    Game,
}

impl Command {
    /// Reads a line at a table where the game is going on or not: some words begin actions then.
    ///
    /// # Errors
    /// Says in a sentence what is missing.
    pub(crate) fn parse(line: &str, playing: bool) -> Result<Self, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let seat = |text: &str| {
            let number = text.parse::<u8>().ok().filter(|number| *number > 0);
            number.ok_or_else(|| tr!("terminal-join-which-seat"))
        };
        let command = match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("help" | "?", "") => Self::Help,
            ("say", "") => return Err(tr!("terminal-join-say-what")),
            ("say", text) => Self::Say(text.into()),
            ("start", "") if !playing => Self::Start,
            ("sit", number) => Self::Sit(seat(number)?),
            ("stand", "") => Self::Stand,
            ("bot", rest) => {
                let (number, level) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let level = Some(level.trim().to_lowercase()).filter(|level| !level.is_empty());
                Self::Bot(seat(number)?, level)
            }
            ("word", "") => return Err(tr!("terminal-join-word-what")),
            ("word", word) if !word.is_empty() && !playing => Self::Word(word.into()),
            ("resign", "") => Self::Resign,
            ("undo" | "takeback", "") => Self::Undo,
            ("abandon", "") => Self::Abandon,
            ("return", "") => Self::Return,
            ("who", "") => Self::Who,
            ("why", "") => Self::Why,
            ("coach", rest) => Self::Coach(coach::asked(rest)?),
            ("clock" | "clocks", "") => Self::Clock,
            ("link", "") => Self::Link,
            ("log" | "history", "") => Self::Log,
            ("again", "") => Self::Again,
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Game,
        };
        Ok(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_table_are_read_and_the_rest_is_the_games() {
        for (line, command) in [
            ("", Command::Nothing),
            ("HELP", Command::Help),
            ("say  Good luck! ", Command::Say("Good luck!".into())),
            ("sit 2", Command::Sit(2)),
            ("bot 2", Command::Bot(2, None)),
            ("bot 3 Squire", Command::Bot(3, Some("squire".into()))),
            ("undo", Command::Undo),
            ("why", Command::Why),
            ("coach", Command::Coach(None)),
            ("Coach OFF", Command::Coach(Some(false))),
            ("exit", Command::Quit),
            ("d2-e2", Command::Game),
            ("help me", Command::Game),
            ("start Cork", Command::Game),
        ] {
            assert_eq!(Command::parse(line, false), Ok(command), "{line}");
        }
        assert_eq!(Command::parse("start", false), Ok(Command::Start));
        assert_eq!(Command::parse("start", true), Ok(Command::Game));
    }

    #[test]
    fn what_is_missing_is_said() {
        for line in ["say", "word", "sit", "sit 0", "sit 300", "bot", "bot squire", "coach maybe"] {
            assert!(Command::parse(line, false).is_err(), "{line}");
        }
    }
}
