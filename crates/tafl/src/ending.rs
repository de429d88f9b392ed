//! How a game ends.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::rules::{Rule, RuleBook};
use crate::side::Side;
use crate::word::Word;

/// Why a game is over, in the order in which the endings are looked for after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub enum Ending {
    /// The Vikings have captured the King.
    KingCaptured,
    /// The King has reached a corner, or an edge where edges count.
    KingEscaped,
    /// The Vikings have cut the King and all his guards off from the edge.
    Encircled,
    /// The loser's move brought about the same position for the third time.
    Repetition,
    /// The loser has no legal move.
    NoMoves,
    /// The loser gave up.
    Resigned,
    /// The loser ran out of time.
    OutOfTime,
}

impl Ending {
    /// The ending as one fixed word.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::KingCaptured => "king-captured",
            Self::KingEscaped => "king-escaped",
            Self::Encircled => "encircled",
            Self::Repetition => "repetition",
            Self::NoMoves => "no-moves",
            Self::Resigned => "resigned",
            Self::OutOfTime => "out-of-time",
        }
    }

    /// The ending in a sentence, given who won.
    #[must_use]
    pub fn sentence(self, winner: Side) -> String {
        let loser = !winner;
        match self {
            Self::KingCaptured => "The Vikings have captured the King.".into(),
            Self::KingEscaped => "The King has escaped.".into(),
            Self::Encircled => "The Vikings have encircled the King and all his guards.".into(),
            Self::Repetition => format!(
                "The {loser} lose: their move brought about the same position for the third time."
            ),
            Self::NoMoves => format!("The {loser} lose: they have no legal move."),
            Self::Resigned => format!("The {loser} have resigned."),
            Self::OutOfTime => format!("The {loser} have run out of time."),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The squares on which the King has escaped.
#[inline(always)]
pub(crate) fn escapes<B: Board, R: RuleBook>(rules: R) -> B::Word {
    if B::IS_TABLUT || rules.has(Rule::EdgeEscape) { B::EDGES } else { B::CORNERS }
}

/// Whether the Vikings cut all these Celts off from the edge: whoever walks from the edge over
/// squares without a Viking reaches none of them.
pub(crate) fn encircled<B: Board>(vikings: B::Word, celts: B::Word) -> bool {
    let open = B::ALL & !vikings;
    let mut walked = B::EDGES & open;
    loop {
        if walked.meets(celts) {
            return false;
        }
        let next =
            (walked | walked << 1 | walked >> 1 | walked << B::STRIDE | walked >> B::STRIDE) & open;
        if next == walked {
            return true;
        }
        walked = next;
    }
}

/// The squares where a Viking could close a ring: those with two Vikings or more among the eight
/// squares around them. A ring is a chain of Vikings side by side or corner to corner.
#[inline(always)]
pub(crate) fn ring_squares<B: Board>(vikings: B::Word) -> B::Word {
    let row = B::STRIDE;
    let (mut once, mut twice) = (B::Word::EMPTY, B::Word::EMPTY);
    let columns = [vikings, vikings << 1, vikings >> 1];
    for (column, set) in columns.into_iter().enumerate() {
        for neighbours in [set << row, set >> row] {
            twice |= once & neighbours;
            once |= neighbours;
        }
        if column > 0 {
            twice |= once & set;
            once |= set;
        }
    }
    twice & B::ALL
}

/// Whether two Vikings or more stand on the eight squares around a Viking, so that it may close a
/// ring: [`ring_squares`] for one square.
#[inline(always)]
pub(crate) fn links<B: Board>(vikings: B::Word, square: B::Word) -> bool {
    let beside = (square << 1 | square >> 1) & B::ALL;
    let rank = beside | square;
    let around = beside | rank << B::STRIDE | rank >> B::STRIDE;
    !(vikings & around).without_first().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Brandubh;
    use crate::position::Position;

    fn is_encircled(text: &str) -> bool {
        let position: Position<Brandubh> = text.parse().unwrap();
        encircled::<Brandubh>(position.vikings, position.guards | position.king)
    }

    #[test]
    fn a_ring_may_touch_corner_to_corner() {
        assert!(is_encircled("7/3t3/2tTt2/2tKt2/3t3/7/7 d"));
        assert!(is_encircled("7/7/3t3/2tKt2/3t3/7/7 d"));
    }

    #[test]
    fn a_gap_or_a_celt_outside_breaks_it() {
        assert!(!is_encircled("7/3t3/2tTt2/2tK3/3t3/7/7 d"));
        assert!(!is_encircled("7/3t3/2tTt2/2tKt2/3t3/7/T6 d".replace("T6", "1T5").as_str()));
    }

    #[test]
    fn the_edge_is_not_a_wall() {
        assert!(!is_encircled("7/7/7/7/2t4/1tTt3/1tKt3 d"));
        assert!(is_encircled("7/7/7/7/2t4/1tKt3/2t4 d"));
    }

    #[test]
    fn ring_squares_have_two_vikings_around() {
        let position: Position<Brandubh> = "7/7/2t4/3K1t1/3t3/7/7 d".parse().unwrap();
        let ring = ring_squares::<Brandubh>(position.vikings);
        for square in Brandubh::squares(Brandubh::ALL) {
            let near = |a: u8, b: u8| a.abs_diff(b) <= 1;
            let around = Brandubh::squares(position.vikings).filter(|other| {
                *other != square
                    && near(other.file(), square.file())
                    && near(other.rank(), square.rank())
            });
            let index = Brandubh::index(square).unwrap();
            let linked = around.count() >= 2;
            assert_eq!(ring >> index & 1 == 1, linked, "{square}");
            assert_eq!(links::<Brandubh>(position.vikings, 1 << index), linked, "{square}");
        }
    }
}
