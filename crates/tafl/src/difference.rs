//! Where our games and those of OpenTafl are not the same.

use std::fmt;

use ardri_core::{Arg, Message};

/// A point in which our game and OpenTafl's are not the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The field and its value, as `ks:w`.
    pub field: String,
    /// What differs.
    pub sentence: &'static str,
    /// Whether it is only about how a game ends or the King falls, so that one can still be played
    /// for the other by somebody who knows of it.
    pub near: bool,
    /// The name of the text that says what differs.
    text: &'static str,
}

impl Difference {
    /// A difference in the value of a field.
    pub(crate) fn new(field: String, near: bool, point: Point) -> Self {
        Self { field, sentence: point.sentence, near, text: point.text }
    }

    /// What it says to a reader; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("refused-opentafl-difference")
            .with("field", self.field.as_str())
            .with("why", Message::new(self.text))
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.sentence)
    }
}

/// Several of them in a row.
pub(crate) fn listed(differences: &[Difference]) -> String {
    differences.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// The same before it is said in a language.
pub(crate) fn listed_words(differences: &[Difference]) -> Arg {
    let before =
        |rest, first| Message::new("refused-opentafl-list").with("first", first).with("rest", rest);
    let all = differences.iter().rev().map(Difference::message).reduce(before);
    all.map_or_else(|| Arg::Text(String::new()), Arg::Message)
}

/// What our games do otherwise.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    /// In English, for tools.
    pub(crate) sentence: &'static str,
    /// The name of the text that says the same in any language.
    text: &'static str,
}

pub(crate) const ON_THRONE: Point = Point {
    sentence: "on the throne our King falls only to four Vikings, and OpenTafl's to two",
    text: "refused-opentafl-point-on-throne",
};
pub(crate) const BESIDE_THRONE: Point = Point {
    sentence: "beside the throne our King of Brandubh falls to two Vikings, and OpenTafl's \
               only to three",
    text: "refused-opentafl-point-beside-throne",
};
pub(crate) const ON_EDGE: Point = Point {
    sentence: "on an edge our King falls to three Vikings around him whoever came last, and \
               OpenTafl's only to the two along the edge",
    text: "refused-opentafl-point-on-edge",
};
pub(crate) const BESIDE_THRONE_IN_TABLUT: Point = Point {
    sentence: "beside the throne our King of Tablut falls only to three Vikings, and \
               OpenTafl's to two",
    text: "refused-opentafl-point-beside-throne-tablut",
};
pub(crate) const HOSTILE_TO_ALL: Point = Point {
    sentence: "our empty throne helps both sides to capture, or neither",
    text: "refused-opentafl-point-hostile-to-all",
};
pub(crate) const HOSTILE_UNDER_KING: Point = Point {
    sentence: "with the King on it, our throne helps to capture Vikings if the empty one \
               does, and never guards",
    text: "refused-opentafl-point-hostile-under-king",
};
pub(crate) const EDGES: Point =
    Point { sentence: "our Tablut is won on every edge", text: "refused-opentafl-point-edges" };
pub(crate) const ARMED: Point = Point {
    sentence: "our King is armed or not, never half",
    text: "refused-opentafl-point-armed",
};
pub(crate) const JUMPS: Point =
    Point { sentence: "our King does not jump", text: "refused-opentafl-point-jumps" };
pub(crate) const CORNERS: Point =
    Point { sentence: "our corners are the four corners", text: "refused-opentafl-point-corners" };
pub(crate) const CENTRE: Point =
    Point { sentence: "our throne is the centre", text: "refused-opentafl-point-centre" };
pub(crate) const FORTS: Point =
    Point { sentence: "we have no forts", text: "refused-opentafl-point-forts" };
pub(crate) const DISTANCE: Point =
    Point { sentence: "our pieces move any distance", text: "refused-opentafl-point-distance" };
pub(crate) const REACH_CORNERS: Point = Point {
    sentence: "our King may reach the corners",
    text: "refused-opentafl-point-reach-corners",
};
pub(crate) const STOP_ON_CORNER: Point = Point {
    sentence: "our King may stop on a corner",
    text: "refused-opentafl-point-stop-on-corner",
};
pub(crate) const ONLY_KING_ON_CORNER: Point = Point {
    sentence: "nobody but our King may stop on a corner",
    text: "refused-opentafl-point-only-king-on-corner",
};
pub(crate) const CORNERS_AGAINST_VIKINGS: Point = Point {
    sentence: "our corners help to capture Vikings",
    text: "refused-opentafl-point-corners-vikings",
};
pub(crate) const CORNERS_AGAINST_GUARDS: Point = Point {
    sentence: "our corners help to capture guards",
    text: "refused-opentafl-point-corners-guards",
};
pub(crate) const PASS_THRONE: Point = Point {
    sentence: "all our pieces may pass the empty throne",
    text: "refused-opentafl-point-pass-throne",
};
pub(crate) const ONLY_KING_ON_THRONE: Point = Point {
    sentence: "nobody but the King may ever stop on our throne",
    text: "refused-opentafl-point-only-king-on-throne",
};
pub(crate) const SHIELD_WALLS: Point = Point {
    sentence: "we have no capture by shield walls",
    text: "refused-opentafl-point-shield-walls",
};
pub(crate) const EDGE_FORT: Point = Point {
    sentence: "we have no escape into a fort at the edge",
    text: "refused-opentafl-point-edge-fort",
};
pub(crate) const TWICE_A_TURN: Point = Point {
    sentence: "our pieces never move twice in a turn",
    text: "refused-opentafl-point-twice-a-turn",
};
pub(crate) const LINNAEAN: Point =
    Point { sentence: "we have no Linnaean capture", text: "refused-opentafl-point-linnaean" };
pub(crate) const ENCIRCLING: Point = Point {
    sentence: "our Vikings win by encircling all Celts",
    text: "refused-opentafl-point-encircling",
};
pub(crate) const REPETITION: Point = Point {
    sentence: "with us the third repetition loses for its maker",
    text: "refused-opentafl-point-repetition",
};
pub(crate) const THRONE_PARTNER: Point = Point {
    sentence: "our throne is no partner against the King",
    text: "refused-opentafl-point-throne-partner",
};
pub(crate) const THRONE_SIDE: Point = Point {
    sentence: "the throne is a side of a strong King",
    text: "refused-opentafl-point-throne-side",
};
