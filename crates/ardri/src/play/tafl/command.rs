//! Typed lines: a move, or one of a few words.

use std::path::PathBuf;

use ardri_tafl::{Square, WrittenMove};

use crate::play::coach;
use crate::play::files;
use crate::play::text::quoted;
use crate::speech::say;

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// Make this move.
    Move(WrittenMove),
    /// Say what can be typed.
    Help,
    /// List the legal moves, all or those from a square.
    Moves(Option<Square>),
    /// Show the board again.
    Board,
    /// Take back a move.
    Undo,
    /// Look at the board from the other side.
    Flip,
    /// Say the rules in force.
    Rules,
    /// Say why something is asked, and what is worth a look.
    Why,
    /// Say it before each question, or no longer; without a word of which, the other way round.
    Coach(Option<bool>),
    /// Tell the game so far.
    History,
    /// Give the position as text.
    Position,
    /// Write the game to a file; without a name, to the last one.
    Save(Option<PathBuf>),
    /// Give the game up.
    Resign,
    /// Begin again with the same rules and players.
    New,
    /// Leave.
    Quit,
    /// An empty line.
    Nothing,
}

impl Command {
    /// Reads a line.
    ///
    /// # Errors
    /// Says in a sentence what is wrong with it.
    pub(crate) fn parse(line: &str) -> Result<Self, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let lower = word.to_lowercase();
        let command = match lower.as_str() {
            "" => return Ok(Self::Nothing),
            "moves" | "legal" if rest.is_empty() => return Ok(Self::Moves(None)),
            "moves" | "legal" => {
                let strange = |_| say!("terminal-tafl-not-a-square", "typed" => quoted(rest));
                return Ok(Self::Moves(Some(rest.parse().map_err(strange)?)));
            }
            "save" if rest.is_empty() => return Ok(Self::Save(None)),
            "save" => return Ok(Self::Save(Some(files::named(rest)))),
            "coach" => return Ok(Self::Coach(coach::asked(rest)?)),
            "why" => Self::Why,
            "help" | "?" => Self::Help,
            "board" => Self::Board,
            "undo" => Self::Undo,
            "flip" => Self::Flip,
            "rules" => Self::Rules,
            "history" | "log" => Self::History,
            "position" => Self::Position,
            "resign" => Self::Resign,
            "new" => Self::New,
            "quit" | "exit" => Self::Quit,
            _ => {
                let bare: String = line.chars().filter(|letter| !letter.is_whitespace()).collect();
                return match bare.to_lowercase().parse() {
                    Ok(written) => Ok(Self::Move(written)),
                    // One word without a dash or a number is a command that there is not.
                    Err(_) if !line.contains(|c: char| c.is_ascii_digit() || c == '-') => {
                        Err(say!("terminal-no-command", "typed" => quoted(line)))
                    }
                    Err(_) => Err(say!("terminal-tafl-not-a-move", "typed" => quoted(line))),
                };
            }
        };
        if rest.is_empty() {
            Ok(command)
        } else {
            Err(say!("terminal-stands-alone", "word" => lower))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_in_any_case_and_spacing() {
        for line in ["d2-e2xe3", " D2-E2xE3 ", "d2 - e2 x e3", "d2-e2xe3!", "D2-E2XE3"] {
            let Ok(Command::Move(written)) = Command::parse(line) else { panic!("{line}") };
            assert_eq!(written.to_string(), "d2-e2xe3");
        }
    }

    #[test]
    fn words_are_read() {
        for (line, command) in [
            ("", Command::Nothing),
            ("HELP", Command::Help),
            ("?", Command::Help),
            ("moves", Command::Moves(None)),
            ("moves d2", Command::Moves("d2".parse().ok())),
            // The other games have these words for it.
            ("legal", Command::Moves(None)),
            ("log", Command::History),
            ("history", Command::History),
            ("save", Command::Save(None)),
            ("save my game.json ", Command::Save(Some("my game.json".into()))),
            ("why", Command::Why),
            ("coach", Command::Coach(None)),
            ("COACH off", Command::Coach(Some(false))),
            ("quit", Command::Quit),
            ("exit", Command::Quit),
        ] {
            assert_eq!(Command::parse(line), Ok(command), "{line}");
        }
    }

    #[test]
    fn anything_else_gets_a_reason() {
        for (line, reason) in [
            ("hello", "There is no command “hello”"),
            ("undo 3", "“undo” stands alone"),
            ("coach maybe", "“coach” stands alone, or with on or off"),
            ("moves z9", "“z9” is not a square"),
            ("d2e2", "“d2e2” is not a move"),
            ("d2-j2", "“d2-j2” is not a move"),
            ("é-ü", "is not a move"),
        ] {
            let error = Command::parse(line).unwrap_err();
            assert!(error.contains(reason), "{line}: {error}");
        }
    }
}
