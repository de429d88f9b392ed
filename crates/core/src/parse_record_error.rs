//! Why a text is no record.

use std::fmt;

use crate::fairness::LONGEST_WORD;
use crate::message::{Arg, Message};
use crate::record::{FORMAT, SEALED_VERSION, VERSION};

/// Why a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseRecordError {
    /// The number of the action, counted from 1, in which the reading stopped.
    pub action: Option<usize>,
    /// What is wrong there.
    pub why: ParseRecordErrorKind,
}

impl fmt::Display for ParseRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            Some(number) => write!(f, "action {number} cannot be read: {}", self.why),
            None => write!(f, "not a record: {}", self.why),
        }
    }
}

impl ParseRecordError {
    /// What it says to a reader; see [`crate::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let words = match self.action {
            Some(number) => Message::new("refused-record-unread").with("number", number),
            None => Message::new("refused-record-none"),
        };
        words.with("why", self.why.part())
    }
}

/// What is wrong with a text that is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseRecordErrorKind {
    /// It is not written as records are. What is wrong is for whoever wrote it by hand, and stays as
    /// the reader of JSON says it.
    #[error("{0}")]
    Json(String),
    /// It says that it is something else.
    #[error("the format is {0:?}, not {FORMAT:?}")]
    Format(String),
    /// It is of a time to come.
    #[error("version {0} is not known; this program reads {VERSION} and {SEALED_VERSION}")]
    Version(u32),
    /// It tells of its luck as another version does.
    #[error("it does not tell of its luck as version {0} does")]
    OtherFairness(u32),
    /// Some seats have added no word, or more than one.
    #[error("there is not one contribution for each seat")]
    Contributions,
    /// Somebody has added more than a word.
    #[error("a contribution is longer than {LONGEST_WORD} bytes")]
    LongWord,
}

impl ParseRecordErrorKind {
    /// What it says to a reader, to be put into a sentence.
    fn part(&self) -> Arg {
        Arg::Message(match self {
            Self::Json(why) => return Arg::Text(why.clone()),
            Self::Format(format) => Message::new("refused-record-format")
                .quoting("format", format)
                .with("known", FORMAT),
            Self::Version(version) => Message::new("refused-record-version")
                .with("version", *version)
                .with("known", VERSION)
                .with("newest", SEALED_VERSION),
            Self::OtherFairness(version) => {
                Message::new("refused-record-other-fairness").with("version", *version)
            }
            Self::Contributions => Message::new("refused-record-contributions"),
            Self::LongWord => Message::new("refused-record-long-word").with("most", LONGEST_WORD),
        })
    }
}
