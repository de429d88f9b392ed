//! Typed lines that have to do with the lesson; all others have to do with the game.

/// What a typed line asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Command {
    /// An empty line.
    Nothing,
    /// Say what can be typed.
    Help,
    /// Say what to look at.
    Hint,
    /// Do it.
    Show,
    /// Lay the step out once more.
    Again,
    /// Go on to the next step.
    Next,
    /// List what can be done; at a question, the answers.
    Legal,
    /// Leave.
    Quit,
    /// Something else.
    Other,
}

impl Command {
    /// Reads a line.
    pub(crate) fn parse(line: &str) -> Self {
        match line.trim().to_lowercase().as_str() {
            "" => Self::Nothing,
            "help" | "?" => Self::Help,
            "hint" => Self::Hint,
            "show" => Self::Show,
            "again" => Self::Again,
            "next" | "skip" => Self::Next,
            "legal" | "moves" => Self::Legal,
            "quit" | "exit" => Self::Quit,
            _ => Self::Other,
        }
    }
}
