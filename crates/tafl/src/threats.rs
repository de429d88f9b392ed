//! What the side that has to wait could do if it were its turn.

use serde::Serialize;

use crate::board::Board;
use crate::ending::Ending;
use crate::position::Position;
use crate::rules::RuleBook;
use crate::square::{Move, Square};

/// A move that would capture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub struct Threat {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// The squares of the pieces that it would capture, the King not among them.
    pub captures: Vec<Square>,
}

/// What the side that has to wait threatens.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub struct Threats {
    /// The moves that would capture.
    pub threats: Vec<Threat>,
    /// The moves by which the King would escape.
    pub king_escapes: Vec<Move>,
    /// The moves that would capture the King.
    pub king_falls: Vec<Move>,
    /// The moves that would complete a ring around the King and all his guards.
    pub encircles: Vec<Move>,
}

impl<B: Board> Position<B> {
    /// What the side that is not to move could do if it were its turn. Nobody threatens anything
    /// when the game is over.
    #[must_use]
    pub fn threats<R: RuleBook>(&self, rules: R) -> Threats {
        let mut all = Threats::default();
        let over = self.standing_ending(rules);
        if over.is_some_and(|(_, ending)| ending != Ending::NoMoves) {
            return all;
        }
        let waiting = Self { to_move: !self.to_move, ..*self };
        waiting.for_each_play(rules, |mv, played| {
            if played.captures() {
                all.threats.push(Threat { mv, captures: played.captured().collect() });
            }
            match played.ending {
                Some(Ending::KingEscaped) => all.king_escapes.push(mv),
                Some(Ending::KingCaptured) => all.king_falls.push(mv),
                Some(Ending::Encircled) => all.encircles.push(mv),
                _ => {}
            }
        });
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Brandubh;
    use crate::rules::Rules;

    fn threats(position: &str) -> Threats {
        position.parse::<Position<Brandubh>>().unwrap().threats(Rules::BASIC)
    }

    fn names(moves: &[Move]) -> Vec<String> {
        moves.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn nobody_threatens_anything_at_the_start() {
        assert_eq!(Position::<Brandubh>::start().threats(Rules::BASIC), Threats::default());
    }

    #[test]
    fn captures_are_told_with_their_squares() {
        // The Celts are to move; the Vikings threaten the guard on c2 between b2 and d2.
        let found = threats("7/7/7/3K3/7/1tT4/3t3 d");
        assert_eq!(found.threats.len(), 1, "{found:?}");
        assert_eq!(found.threats[0].mv.to_string(), "d1-d2");
        assert_eq!(found.threats[0].captures[0].to_string(), "c2");
    }

    #[test]
    fn ways_out_and_falls_of_the_king_are_told() {
        let found = threats("7/7/7/7/7/2t4/3K3 a");
        assert_eq!(names(&found.king_escapes), ["d1-a1", "d1-g1"]);
        let found = threats("7/7/7/7/7/1tK3t/7 d");
        assert_eq!(names(&found.king_falls), ["g2-d2"]);
        assert!(found.threats.is_empty(), "{found:?}");
    }

    #[test]
    fn nothing_is_threatened_after_the_end() {
        assert_eq!(threats("7/7/7/7/7/2t4/K6 a"), Threats::default());
    }
}
