//! What a table's socket is told, and what is answered to a request.

use std::borrow::Cow;

use ardri_core::{Advice, Message};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::hints::{Hint, Review};
use crate::snapshot::Standing;

/// A message of a table's socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum SocketMessage<'a> {
    /// Something has happened, or this is how things stand.
    Table {
        /// Whether events are missing before these: everything has to be drawn anew.
        fresh: bool,
        /// What has happened.
        events: Vec<Event<'a>>,
        /// The table then.
        standing: Standing<'a>,
    },
    /// Who is there.
    Presence {
        /// For each seat whether somebody is there.
        here: Vec<bool>,
        /// How many watch.
        watching: usize,
    },
    /// A request was done.
    Done {
        /// The client's name for it.
        id: Option<Cow<'a, str>>,
        /// The number of the event that it has become.
        number: u64,
    },
    /// What a coach says.
    Coach {
        /// The client's name for the request.
        id: Option<Cow<'a, str>>,
        /// Nothing where there is nothing to say.
        advice: Option<Advice>,
    },
    /// What an action would do.
    Preview {
        /// The client's name for the request.
        id: Option<Cow<'a, str>>,
        /// In sentences.
        preview: Vec<Message>,
    },
    /// What a strong bot would do.
    Hints {
        /// The client's name for the request.
        id: Option<Cow<'a, str>>,
        /// The best first.
        hints: Vec<Hint>,
    },
    /// How a seat has played.
    Review {
        /// The client's name for the request.
        id: Option<Cow<'a, str>>,
        /// What cost most.
        review: Review,
    },
    /// A request was refused.
    Refused {
        /// The client's name for it.
        id: Option<Cow<'a, str>>,
        /// A fixed word for programs.
        refused: Cow<'a, str>,
        /// A sentence for people.
        reason: Cow<'a, str>,
        /// Where the rule of the game stands that forbids it, if one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        rule: Option<Cow<'a, str>>,
    },
    /// What a newer server tells.
    #[serde(other)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Other,
}

/// What a request came to, once it is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Receipt {
    /// The number of the event that it has become.
    pub number: u64,
}

/// What is answered to a request: a receipt, or what was asked for if it was only a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum Answered {
    /// It was done.
    Done(Receipt),
    /// What an action would do.
    Preview {
        /// In sentences.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        preview: Vec<Message>,
    },
    /// What a strong bot would do.
    Hints {
        /// The best first; nothing where there is nothing to decide.
        hints: Vec<Hint>,
    },
    /// How a seat has played.
    Review {
        /// What cost most.
        review: Review,
    },
    /// What a coach says. It comes last, because nothing looks like it.
    Coach {
        /// Nothing where there is nothing to say.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        advice: Option<Advice>,
    },
}

impl Answered {
    /// The answer on a socket, to the request of that name.
    #[must_use]
    pub fn to(self, id: Option<&str>) -> SocketMessage<'_> {
        let id = id.map(Cow::Borrowed);
        match self {
            Self::Done(Receipt { number }) => SocketMessage::Done { id, number },
            Self::Coach { advice } => SocketMessage::Coach { id, advice },
            Self::Preview { preview } => SocketMessage::Preview { id, preview },
            Self::Hints { hints } => SocketMessage::Hints { id, hints },
            Self::Review { review } => SocketMessage::Review { id, review },
        }
    }
}
