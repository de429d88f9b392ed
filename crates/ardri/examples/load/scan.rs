//! What the generator reads of a message: a few places, found without parsing the whole.

/// How a list of actions begins that is not empty.
const LEGAL: &str = r#""legal":[""#;

/// A message of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard<'a> {
    /// A request has become an event and is on disk.
    Done {
        /// The sender's name for the request, if it has one.
        id: Option<u64>,
        /// The event's number.
        number: u64,
    },
    /// A request was refused.
    Refused(&'a str),
    /// The table as it stands after an event.
    Table(Stands<'a>),
    /// Something else.
    Other,
}

/// The table as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stands<'a> {
    /// The last event's number.
    pub number: u64,
    rest: &'a str,
}

/// Reads a message.
pub fn heard(text: &str) -> Heard<'_> {
    let Some(kind) = text.strip_prefix(r#"{"type":""#) else { return Heard::Other };
    if kind.starts_with("done") {
        let id = number_after(kind, r#""id":""#);
        let number = number_after(kind, r#""number":"#);
        number.map_or(Heard::Other, |number| Heard::Done { id, number })
    } else if kind.starts_with("table") {
        let stands = kind.find(r#""standing":{"#).and_then(|at| {
            let rest = &kind[at..];
            Some(Stands { number: number_after(rest, r#""number":"#)?, rest })
        });
        stands.map_or(Heard::Other, Heard::Table)
    } else if kind.starts_with("refused") {
        Heard::Refused(text)
    } else {
        Heard::Other
    }
}

impl<'a> Stands<'a> {
    /// Whether the game is over.
    pub fn is_finished(&self) -> bool {
        self.rest.contains(r#""stage":"finished""#)
    }

    /// A seat of the receiver that may act, and one of its actions; `pick` chooses among so many.
    pub fn action(&self, pick: impl FnOnce(usize) -> usize) -> Option<(u8, &'a str)> {
        let at = self.rest.find(LEGAL)?;
        let seat = self.seat_before(at)?;
        let list = &self.rest[at + LEGAL.len()..];
        // No action's text has a quotation mark in it.
        let list = &list[..list.find("\"]")?];
        let count = 1 + list.matches(r#"",""#).count();
        Some((seat, list.split(r#"",""#).nth(pick(count))?))
    }

    /// The seat in whose part of the message a place is.
    fn seat_before(&self, mut at: usize) -> Option<u8> {
        loop {
            at = self.rest[..at].rfind(r#"{"seat":"#)?;
            let rest = &self.rest[at + r#"{"seat":"#.len()..];
            let (number, after) = rest.split_once(',')?;
            if after.starts_with("\"view\"") {
                return number.parse().ok();
            }
        }
    }
}

fn number_after(text: &str, key: &str) -> Option<u64> {
    let digits = &text[text.find(key)? + key.len()..];
    let end = digits.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = concat!(
        r#"{"type":"table","fresh":false,"events":[{"number":6,"heard":[{"seat":1,"seen":0}]}],"#,
        r#""standing":{"table":"t","number":7,"stage":"playing","views":["#,
        r#"{"seat":0,"view":{"who":{"seat":5,"x":1}},"legal":[],"undo":false},"#,
        r#"{"seat":1,"view":{"who":{"seat":4,"x":1}},"legal":["a1-a2","b1-b2","c1-c2"]}]}}"#
    );

    #[test]
    fn what_is_needed_is_found() {
        let Heard::Table(stands) = heard(TABLE) else { panic!("no table") };
        assert_eq!((stands.number, stands.is_finished()), (7, false));
        let picks = [0, 2].map(|place| {
            stands.action(|count| {
                assert_eq!(count, 3);
                place
            })
        });
        assert_eq!(picks, [Some((1, "a1-a2")), Some((1, "c1-c2"))]);
        let silent =
            TABLE.replace(r#"["a1-a2","b1-b2","c1-c2"]"#, "[]").replace("playing", "finished");
        let Heard::Table(stands) = heard(&silent) else { panic!("no table") };
        assert_eq!((stands.is_finished(), stands.action(|_| 0)), (true, None));
        let done = |id| Heard::Done { id, number: 34 };
        assert_eq!(heard(r#"{"type":"done","id":"12","number":34}"#), done(Some(12)));
        assert_eq!(heard(r#"{"type":"done","id":null,"number":34}"#), done(None));
        assert_eq!(heard(r#"{"type":"presence","here":[true]}"#), Heard::Other);
        assert!(matches!(heard(r#"{"type":"refused","id":null}"#), Heard::Refused(_)));
    }
}
