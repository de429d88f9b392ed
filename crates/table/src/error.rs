//! What can be wrong with a log, and with an entry that is to be its next.

use std::fmt;

use ardri_core::{Arg, Message};

use crate::game::RuleError;

/// An entry of a log that cannot be what a table wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// The entry's number.
    pub number: u64,
    /// What is wrong: words, or what the reader of JSON or the store says.
    pub reason: Arg,
}

impl LogError {
    /// What is wrong with an entry.
    #[must_use]
    pub fn new(number: u64, reason: impl Into<Arg>) -> Self {
        Self { number, reason: reason.into() }
    }

    /// What it says to whoever runs the program; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("refused-store-entry")
            .with("number", self.number)
            .with("why", self.reason.clone())
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_short(&self.message()))
    }
}

impl std::error::Error for LogError {}

/// Why an entry cannot be the next one of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// The rules of the game are against it.
    Rule(RuleError),
    /// It does not go with the entries before it.
    Log(Message),
}

impl EntryError {
    /// What it says, whatever language one reads.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::Rule(error) => error.words,
            Self::Log(words) => words,
        }
    }
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_short(&self.clone().message()))
    }
}

impl std::error::Error for EntryError {}

impl From<RuleError> for EntryError {
    fn from(error: RuleError) -> Self {
        Self::Rule(error)
    }
}

impl From<Message> for EntryError {
    fn from(words: Message) -> Self {
        Self::Log(words)
    }
}

/// A message for those who know the texts by name: a table knows no language.
pub(crate) fn in_short(message: &Message) -> String {
    if message.args.is_empty() {
        return message.name.to_string();
    }
    format!("{} {}", message.name, serde_json::to_string(&message.args).unwrap_or_default())
}
