//! Typed lines that are not choices: one of a few words.

use std::path::PathBuf;

use crate::play::coach;
use crate::play::files;
use crate::speech::say;

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// An empty line.
    Nothing,
    /// Say what can be typed.
    Help,
    /// Show the board as a list.
    Board,
    /// Show the map.
    Map,
    /// Show one's cards.
    Hand,
    /// Show the trick.
    Trick,
    /// Say who stands where.
    Standings,
    /// Say why something is asked, and what is worth a look.
    Why,
    /// Say it before each question, or no longer; without a word of which, the other way round.
    Coach(Option<bool>),
    /// Tell the game so far.
    Log,
    /// List the legal actions.
    Legal,
    /// Say the rules.
    Rules,
    /// Say what an action would do.
    Preview(String),
    /// Tell about a town.
    Town(String),
    /// Go one step back.
    Back,
    /// Take back an action.
    Undo,
    /// Write the game to a file; without a name, to the last one.
    Save(Option<PathBuf>),
    /// Begin again with the same players.
    New,
    /// Leave.
    Quit,
    /// Anything else: a choice, or nonsense.
    Choice(String),
}

impl Command {
    /// Reads a line. Single letters are commands in small letters only: S is also a region.
    ///
    /// # Errors
    /// Says in a sentence what is wrong with it.
    pub(crate) fn parse(line: &str) -> Result<Self, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let lower = if word.len() == 1 { word.to_string() } else { word.to_lowercase() };
        let command = match lower.as_str() {
            "" => return Ok(Self::Nothing),
            "save" if rest.is_empty() => return Ok(Self::Save(None)),
            "save" => return Ok(Self::Save(Some(files::named(rest)))),
            "preview" if !rest.is_empty() => return Ok(Self::Preview(rest.into())),
            "town" if !rest.is_empty() => return Ok(Self::Town(rest.into())),
            "preview" => return Err(say!("terminal-boru-preview-what")),
            "town" => return Err(say!("terminal-boru-town-what")),
            "coach" => return Ok(Self::Coach(coach::asked(rest)?)),
            "why" => Self::Why,
            "help" | "?" => Self::Help,
            "board" => Self::Board,
            "map" => Self::Map,
            "hand" | "cards" => Self::Hand,
            "trick" => Self::Trick,
            "standings" | "s" => Self::Standings,
            "log" | "history" => Self::Log,
            "legal" | "moves" => Self::Legal,
            "rules" => Self::Rules,
            "back" => Self::Back,
            "undo" => Self::Undo,
            "new" => Self::New,
            "quit" | "exit" => Self::Quit,
            _ => return Ok(Self::Choice(line.into())),
        };
        if rest.is_empty() {
            Ok(command)
        } else {
            Err(say!("terminal-boru-alone", "command" => lower))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_and_the_rest_is_a_choice() {
        for (line, command) in [
            ("", Command::Nothing),
            (" HELP ", Command::Help),
            ("?", Command::Help),
            ("s", Command::Standings),
            ("S", Command::Choice("S".into())),
            ("save", Command::Save(None)),
            ("why", Command::Why),
            ("coach", Command::Coach(None)),
            ("Coach OFF", Command::Coach(Some(false))),
            ("save my game.json ", Command::Save(Some("my game.json".into()))),
            ("preview top  expand Cork", Command::Preview("top  expand Cork".into())),
            ("town cork", Command::Town("cork".into())),
            ("exit", Command::Quit),
            ("mark Cork", Command::Choice("mark Cork".into())),
            ("11", Command::Choice("11".into())),
        ] {
            assert_eq!(Command::parse(line), Ok(command), "{line}");
        }
        for line in ["undo 3", "preview", "town", "legal moves"] {
            assert!(Command::parse(line).is_err(), "{line}");
        }
    }
}
