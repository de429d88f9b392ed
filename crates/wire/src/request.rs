//! Requests to a table.

use std::borrow::Cow;

use ardri_core::Seat;
use ardri_core::fairness::Commitment;
use ardri_core::sealed::Salt;
use serde::{Deserialize, Serialize};

/// A request to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "server.ts", rename = "Command")
)]
pub enum TableRequest {
    /// Take a seat.
    Sit {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Leave a seat before the start.
    Leave {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Put a bot into an empty seat, or another one into a bot's.
    Bot {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The bot's level.
        level: String,
        /// The word for whoever it is to be; left out, it is somebody who is not at the table yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        persona: Option<String>,
    },
    /// Empty a seat, of a bot or of a person who should not sit there.
    Clear {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Add a word to the luck in the clear, as older programs do. It is refused: whoever runs the server
    /// would know the word before the game begins.
    Word {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The word.
        word: String,
    },
    /// Commit oneself to a word for the luck, or to another one.
    CommitWord {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The hash of the word.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        hash: Commitment,
    },
    /// Reveal the word that one has committed to, once the table has committed itself to all words.
    RevealWord {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// What was hashed with the word.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        salt: Salt,
        /// The word, which may be empty.
        word: String,
    },
    /// Begin the game. If seats have committed to words, it begins when these are revealed, or after half
    /// a minute without those that are not.
    Start,
    /// Give the table up before the start.
    Close,
    /// Act in the game.
    Act {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The action, in its text form.
        action: String,
        /// A name for this request: asked again under the same name, it is done only once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        key: Option<String>,
    },
    /// Ask why something cannot be done. The answer is always a refusal, and nothing happens.
    Why {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The action, in its text form.
        action: String,
    },
    /// Ask what a coach has to say of what is asked. Nothing happens.
    Coach {
        /// The seat; nothing for one who watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<Seat>,
    },
    /// Ask what an action would do. Nothing happens.
    Preview {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The action, in its text form.
        action: String,
    },
    /// Ask what a strong bot would do, at tables that give hints. Nothing happens.
    Hint {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Ask which of a seat's decisions cost most when the game is over. Nothing happens.
    Review {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Give the game up.
    Resign {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Let a bot play on.
    Abandon {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Come back to a seat that a bot has taken.
    Return {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Take back one's own last action while nothing has come of it.
    Undo {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Ask the others to let one take back one's last action.
    AskTakeback {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Answer that.
    AnswerTakeback {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// Whether one agrees.
        yes: bool,
    },
    /// Offer to play again when the game is over, or accept that offer.
    Rematch {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Decline to play again, or take the offer back.
    DeclineRematch {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Say something to all.
    Say {
        /// What.
        text: String,
    },
}

/// A request through a socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The client's name for it, which the answer repeats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What is asked for.
    #[serde(flatten)]
    pub request: TableRequest,
}

/// A request to act in the game, which is what nearly all of them are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActRequest<'a> {
    #[serde(default)]
    id: Option<String>,
    #[serde(borrow)]
    ask: Cow<'a, str>,
    seat: Seat,
    action: String,
    #[serde(default)]
    key: Option<String>,
}

impl Request {
    /// Reads a request. To find out first which one it is takes several times as long as to read
    /// it, so the usual one is tried before.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        // A list of the same things in their order would be taken for it, too.
        let is_object = text.trim_start().starts_with('{');
        match serde_json::from_str(text) {
            Ok(ActRequest { id, ask, seat, action, key }) if is_object && ask == "act" => {
                Ok(Self { id, request: TableRequest::Act { seat, action, key } })
            }
            _ => serde_json::from_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_request_is_read_like_any_other() {
        let act = |rest: &str| format!(r#"{{"ask":"act","seat":1,"action":"d1-d2"{rest}}}"#);
        let texts = [
            act(""),
            act(r#","id":"7""#),
            act(r#","id":null,"key":null"#),
            act(r#","key":"k","id":"sl\u00e1n""#),
            r#" {"id":"7", "seat" :0, "action":"", "ask":"act"} "#.into(),
            // And some that are not right.
            act(r#","why":1"#),
            act(r#","id":7"#),
            act(r#","seat":1"#),
            act(r#","id":"1","id":"2""#),
            act("}"),
            r#"{"ask":"act","seat":1}"#.into(),
            r#"{"ask":"act","seat":300,"action":"d1-d2"}"#.into(),
            r#"{"seat":1,"action":"d1-d2"}"#.into(),
            r#"["act",1,"d1-d2"]"#.into(),
            r#"[null,"act",1,"d1-d2",null]"#.into(),
            r#"{"ask":"start","id":"a"}"#.into(),
            r#"{"ask":"start","action":"d1-d2"}"#.into(),
            r#"{"ask":{"act":null},"seat":1,"action":"d1-d2"}"#.into(),
            "null".into(),
            String::new(),
        ];
        for text in texts {
            let plain = serde_json::from_str::<Request>(&text).map_err(|error| error.to_string());
            let read = Request::read(&text).map_err(|error| error.to_string());
            assert_eq!(read, plain, "{text}");
        }
    }
}
