//! Something to say to a person, before it is said in a language.

use std::borrow::Cow;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seat::Seat;

/// The name of a text and what is put into it.
///
/// Rules know what happened and why something is refused, but not what language the reader speaks, nor
/// what the people in the seats are called. So they name a text of `locales/`, and whoever talks to
/// the reader says it.
///
/// ```
/// use ardri_core::{Message, Seat};
/// let town = Message::called("Cork", "Corcaigh");
/// let message = Message::new("refused-boru-not-controlled").with("name", Seat(2)).with("town", town);
/// assert_eq!(message.name, "refused-boru-not-controlled");
///
/// let json = serde_json::to_string(&Message::new("boru-log-picked-unseen").with("name", Seat(2)))?;
/// assert_eq!(json, r#"{"text":"boru-log-picked-unseen","args":{"name":{"seat":2}}}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Message {
    /// The name of the text.
    #[serde(rename = "text")]
    pub name: Cow<'static, str>,
    /// What is put in, each under the name that the text has for it.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<std::collections::BTreeMap<String, Arg>>", optional)
    )]
    pub args: Args,
}

/// Something that is put into a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub enum Arg {
    /// A number, which a text may also choose its words by.
    Number(i64),
    /// A name or a quotation, which is the same in all languages, or a word that a text chooses by.
    Text(String),
    /// Several things in a row, as the reader's language writes it: “Ann, Bob and Cara”. It is read
    /// before the others, since a list of one could also be taken for their fields in order.
    List(Vec<Arg>),
    /// Whoever sits there: the reader's side knows what they are called.
    Seat {
        /// The seat.
        seat: Seat,
    },
    /// A seat's number, which a text says after its own word for a seat, or chooses by. It is sent as
    /// in all JSON, from 0, and becomes a number from 1 where it is put into a text.
    SeatNumber {
        /// The seat.
        seat_number: Seat,
    },
    /// Another text.
    Message(Message),
}

/// What is put into a text, in the order in which it was put in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<(Cow<'static, str>, Arg)>);

impl Args {
    /// Whether nothing is put in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is put in, each with its name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (name.as_ref(), arg))
    }

    /// What is put in under a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in &self.0 {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Args;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("what is put into a text, by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args, A::Error> {
                let mut args = Vec::new();
                while let Some((name, arg)) = map.next_entry::<String, Arg>()? {
                    args.push((name.into(), arg));
                }
                Ok(Args(args))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

impl Message {
    /// The text of that name, with nothing put in yet.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name: Cow::Borrowed(name), args: Args(Vec::new()) }
    }

    /// The text of a name that is made of other names: `boru-region-N`.
    #[must_use]
    pub fn named(name: String) -> Self {
        Self { name: Cow::Owned(name), args: Args::default() }
    }

    /// The name of something that has one in English and, if somebody has written it, one in Irish.
    #[must_use]
    pub fn called(english: &str, irish: &str) -> Self {
        let irish = if irish.is_empty() { english } else { irish };
        Self::new("refused-called").with("english", english).with("irish", irish)
    }

    /// The name of a game; its title where a language has none of its own.
    #[must_use]
    pub fn game(name: &str, title: &str) -> Self {
        Self::new("refused-game").with("game", name).with("title", title)
    }

    /// The same with something put in.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.0.push((Cow::Borrowed(name), arg.into()));
        self
    }

    /// An action as records write it, where nobody needs more words for it.
    #[must_use]
    pub fn as_written(action: &impl ToString) -> Self {
        Self::new("words-as-written").with("action", action.to_string())
    }

    /// This sentence and another one after it.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        Self::new("words-sentences").with("one", self).with("other", next)
    }

    /// The same with something put in that somebody else has written, at most so much of it that a
    /// sentence stays one.
    #[must_use]
    pub fn quoting(self, name: &'static str, text: &str) -> Self {
        let short: String = text.trim().chars().take(LONGEST_QUOTE).collect();
        self.with(name, short)
    }
}

/// The most letters of what somebody has written that are repeated to them.
const LONGEST_QUOTE: usize = 80;

impl Arg {
    /// Several things in a row.
    pub fn list<A: Into<Arg>>(all: impl IntoIterator<Item = A>) -> Self {
        Self::List(all.into_iter().map(Into::into).collect())
    }

    /// The number of a seat, for texts that do not speak of who sits there.
    #[must_use]
    pub const fn number_of(seat: Seat) -> Self {
        Self::SeatNumber { seat_number: seat }
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::from(number as u64)
    }
}

/// A word that a text chooses by.
impl From<bool> for Arg {
    fn from(is_so: bool) -> Self {
        Self::from(if is_so { "yes" } else { "no" })
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat { seat }
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(all: Vec<Arg>) -> Self {
        Self::List(all)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let inner = Message::named("boru-region-N".into());
        let list = Arg::list([Arg::from(Seat(0)), Arg::from("x"), Arg::from(inner.clone())]);
        let message = Message::new("a")
            .with("number", -3)
            .with("yes", true)
            .with("seat", Seat(4))
            .with("place", Arg::number_of(Seat(4)))
            .with("text", inner)
            .with("list", list);
        let json = serde_json::to_string(&message).unwrap();
        assert_eq!(
            json,
            r#"{"text":"a","args":{"number":-3,"yes":"yes","seat":{"seat":4},"place":{"seat_number":4},"text":{"text":"boru-region-N"},"list":[{"seat":0},"x",{"text":"boru-region-N"}]}}"#
        );
        assert_eq!(serde_json::from_str::<Message>(&json).unwrap(), message);
    }

    #[test]
    fn a_list_of_one_stays_a_list() {
        for one in [Arg::from("d3"), Arg::from(3), Arg::from(Seat(1)), Arg::list([Arg::from(1)])] {
            let message = Message::new("a").with("list", Arg::list([one]));
            let json = serde_json::to_string(&message).unwrap();
            assert_eq!(serde_json::from_str::<Message>(&json).unwrap(), message);
        }
    }

    #[test]
    fn a_quotation_stays_short() {
        let message = Message::new("a").quoting("said", &format!(" {} ", "x".repeat(200)));
        assert_eq!(message.args.get("said"), Some(&Arg::Text("x".repeat(80))));
    }
}
