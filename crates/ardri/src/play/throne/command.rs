//! Typed lines that are not choices: one of a few words.

use std::path::PathBuf;

use super::names::quoted;
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
    /// Show all cards.
    Cards,
    /// Tell about a card.
    Card(String),
    /// Show one's Objective.
    Objective,
    /// Show the dice and the target.
    Dice,
    /// Say who stands where.
    Standings,
    /// Show the odds.
    Odds,
    /// Show the odds always, or no longer.
    OddsAlways(bool),
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
    /// Roll the dice.
    Roll,
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
    /// Reads a line. Single letters are commands in small letters only: S is also a Spiral.
    ///
    /// # Errors
    /// Says in a sentence what is wrong with it.
    pub(crate) fn parse(line: &str) -> Result<Self, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let lower = if word.len() == 1 { word.to_string() } else { word.to_lowercase() };
        let command = match (lower.as_str(), rest) {
            ("", _) => return Ok(Self::Nothing),
            ("save", "") => return Ok(Self::Save(None)),
            ("save", file) => return Ok(Self::Save(Some(files::named(file)))),
            ("card", "") => return Err(say!("terminal-throne-say-card")),
            ("card", card) => return Ok(Self::Card(card.into())),
            ("preview", "") => return Err(say!("terminal-throne-say-action")),
            ("preview", action) => return Ok(Self::Preview(action.into())),
            ("odds" | "o", "") => Self::Odds,
            ("odds", "on" | "always") => return Ok(Self::OddsAlways(true)),
            ("odds", "off") => return Ok(Self::OddsAlways(false)),
            ("odds", _) => return Err(say!("terminal-throne-say-odds")),
            ("roll", "") => Self::Roll,
            // Chance alone rolls; the rules say so.
            ("roll", _) => return Ok(Self::Choice(line.into())),
            ("coach", rest) => return Ok(Self::Coach(coach::asked(rest)?)),
            ("why", _) => Self::Why,
            ("help" | "?", _) => Self::Help,
            ("cards" | "board", _) => Self::Cards,
            ("objective" | "objectives", "") => Self::Objective,
            ("dice" | "turn", _) => Self::Dice,
            ("standings" | "s", _) => Self::Standings,
            ("log" | "history", _) => Self::Log,
            ("legal" | "moves", _) => Self::Legal,
            ("rules", _) => Self::Rules,
            ("back", _) => Self::Back,
            ("undo", _) => Self::Undo,
            ("new", _) => Self::New,
            ("quit" | "exit", _) => Self::Quit,
            _ => return Ok(Self::Choice(line.into())),
        };
        if rest.is_empty() {
            Ok(command)
        } else {
            Err(say!("terminal-throne-stands-alone", "word" => quoted(&lower)))
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
            ("s", Command::Standings),
            ("S", Command::Choice("S".into())),
            ("odds", Command::Odds),
            ("ODDS on", Command::OddsAlways(true)),
            ("odds off", Command::OddsAlways(false)),
            ("card the stone", Command::Card("the stone".into())),
            ("why", Command::Why),
            ("coach", Command::Coach(None)),
            ("Coach OFF", Command::Coach(Some(false))),
            ("save my game.json ", Command::Save(Some("my game.json".into()))),
            ("roll", Command::Roll),
            ("roll S S", Command::Choice("roll S S".into())),
            ("preview aside K", Command::Preview("aside K".into())),
            ("fill lugh 2 TK", Command::Choice("fill lugh 2 TK".into())),
        ] {
            assert_eq!(Command::parse(line), Ok(command), "{line}");
        }
        for line in ["undo 3", "card", "preview", "legal moves", "odds maybe"] {
            assert!(Command::parse(line).is_err(), "{line}");
        }
    }
}
