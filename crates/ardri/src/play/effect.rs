//! What a table asks of the world outside, and what it answers.

use std::path::PathBuf;

/// What the table cannot do by itself.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    /// Nothing.
    Stay,
    /// Write the game to a file.
    Save {
        /// Which.
        file: PathBuf,
        /// Even if it is there already.
        replace: bool,
    },
    /// Begin again with the same rules and players.
    Again,
    /// Go to the menu.
    Menu,
    /// Leave.
    Leave,
}

/// An answer to the last message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    /// The answer.
    pub(crate) text: String,
    /// It is a refusal.
    pub(crate) refusal: bool,
}
