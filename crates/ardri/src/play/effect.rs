//! What a table asks of the world outside, and what it answers.

use std::path::PathBuf;

/// What the table cannot do by itself.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    Stay,
    Save {
        file: PathBuf,
        /// Even if it is there already.
        replace: bool,
    },
    /// Begin again with the same rules and players.
    Again,
    Menu,
    Leave,
}

/// An answer to the last message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) refusal: bool,
}
