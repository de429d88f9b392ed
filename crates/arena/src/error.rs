//! Why the arena cannot do what it was asked for.

use std::fmt;
use std::io;
use std::path::Path;

use ardri_core::{Arg, Message, NewGameError};
use ardri_table::UnknownGameError;
use ardri_texts::{Language, Texts};

/// Why the arena cannot do what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// The game cannot be laid out so.
    Game(NewGameError),
    /// There is no such game.
    NoGame(UnknownGameError),
    /// Anything else, as it is said to people.
    Said(Message),
}

impl ArenaError {
    /// The text of that name.
    pub(crate) fn new(text: &'static str) -> Self {
        Self::Said(Message::new(text))
    }

    /// The same with something put into it.
    pub(crate) fn with(self, name: &'static str, value: impl Into<Arg>) -> Self {
        match self {
            Self::Said(message) => Self::Said(message.with(name, value)),
            other => other,
        }
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Self {
        let (file, why) = (path.display().to_string(), error.to_string());
        Self::new("arena-error-file").with("file", file).with("why", why)
    }
}

impl From<NewGameError> for ArenaError {
    fn from(error: NewGameError) -> Self {
        Self::Game(error)
    }
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::NoGame(error) => error.fmt(f),
            Self::Said(message) => f.write_str(&Texts::new(Language::ENGLISH).localize(message)),
        }
    }
}

impl std::error::Error for ArenaError {}
