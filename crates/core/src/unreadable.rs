//! Why a text is no record.

use std::fmt;

use crate::fairness::LONGEST_WORD;
use crate::record::{FORMAT, VERSION};
use crate::words::{Part, Words};

/// Why a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Unreadable {
    /// The number of the action, counted from 1, in which the reading stopped.
    pub action: Option<usize>,
    /// What is wrong there.
    pub why: NoRecord,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            Some(number) => write!(f, "action {number} cannot be read: {}", self.why),
            None => write!(f, "not a record: {}", self.why),
        }
    }
}

impl Unreadable {
    /// What it says to a reader; see [`crate::Game::words`].
    #[must_use]
    pub fn words(&self) -> Words {
        let words = match self.action {
            Some(number) => Words::new("refused-record-unread").with("number", number),
            None => Words::new("refused-record-none"),
        };
        words.with("why", self.why.part())
    }
}

/// What is wrong with a text that is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRecord {
    /// It is not written as records are. What is wrong is for whoever wrote it by hand, and stays as
    /// the reader of JSON says it.
    #[error("{0}")]
    Json(String),
    /// It says that it is something else.
    #[error("the format is {0:?}, not {FORMAT:?}")]
    Format(String),
    /// It is of a time to come.
    #[error("version {0} is not known; this program reads {VERSION}")]
    Version(u32),
    /// Some seats have added no word, or more than one.
    #[error("there is not one contribution for each seat")]
    Contributions,
    /// Somebody has added more than a word.
    #[error("a contribution is longer than {LONGEST_WORD} bytes")]
    LongWord,
}

impl NoRecord {
    /// What it says to a reader, to be put into a sentence.
    fn part(&self) -> Part {
        Part::Words(match self {
            Self::Json(why) => return Part::Text(why.clone()),
            Self::Format(format) => {
                Words::new("refused-record-format").quoting("format", format).with("known", FORMAT)
            }
            Self::Version(version) => Words::new("refused-record-version")
                .with("version", *version)
                .with("known", VERSION),
            Self::Contributions => Words::new("refused-record-contributions"),
            Self::LongWord => Words::new("refused-record-long-word").with("most", LONGEST_WORD),
        })
    }
}
