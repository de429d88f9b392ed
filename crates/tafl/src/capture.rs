//! What a move captures.
//!
//! Captures are looked at from the square that a piece lands on: for each direction, the set of
//! squares from which the mover would capture that way. These sets hold for every move of the side,
//! because the moving piece is never its own partner: it would have to pass through the captured
//! one.

use crate::board::Board;
use crate::position::Position;
use crate::rules::{Rule, RuleBook};
use crate::side::Side;
use crate::word::Word;

/// Where the side to move captures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strikes<B: Board> {
    /// For each direction (east, west, north, south) the squares from which a landing piece
    /// captures its neighbour in that direction.
    toward: [B::Word; 4],
    /// The squares from which anything is captured.
    pub(crate) any: B::Word,
}

impl<B: Board> Strikes<B> {
    /// Where the side to move captures. What an unarmed King himself does is the caller's to mind.
    #[inline(always)]
    pub(crate) fn new<R: RuleBook>(rules: R, position: &Position<B>, side: Side) -> Self {
        let (prey, anvil) = match side {
            Side::Vikings => {
                let mut anvil = position.vikings | B::CORNERS;
                if rules.has(Rule::HostileThrone) {
                    // Against a Celt the throne is hostile only while the King is not on it.
                    anvil |= B::THRONE & !position.king;
                }
                (position.guards, anvil)
            }
            Side::Celts => {
                let mut anvil = position.guards | B::CORNERS;
                if !rules.has(Rule::UnarmedKing) {
                    anvil |= position.king;
                }
                if rules.has(Rule::HostileThrone) {
                    anvil |= B::THRONE;
                }
                (position.vikings, anvil)
            }
        };
        let row = B::STRIDE;
        let toward = [
            (prey & (anvil >> 1)) >> 1,
            (prey & (anvil << 1)) << 1,
            (prey & (anvil >> row)) >> row,
            (prey & (anvil << row)) << row,
        ];
        Self { toward, any: toward[0] | toward[1] | toward[2] | toward[3] }
    }

    /// What a piece captures that lands on the square `to`.
    #[inline(always)]
    pub(crate) fn captured(&self, to: B::Word) -> B::Word {
        let row = B::STRIDE;
        (to & self.toward[0]) << 1
            | (to & self.toward[1]) >> 1
            | (to & self.toward[2]) << row
            | (to & self.toward[3]) >> row
    }
}

/// The squares from which a Viking that lands there captures the King.
#[inline(always)]
pub(crate) fn king_strikes<B: Board, R: RuleBook>(rules: R, position: &Position<B>) -> B::Word {
    let king = position.king;
    let row = B::STRIDE;
    let (east, west) = ((king << 1) & B::ALL, (king >> 1) & B::ALL);
    let (north, south) = ((king << row) & B::ALL, (king >> row) & B::ALL);
    let sides = east | west | north | south;
    let holders = if rules.has(Rule::CornersHostileToKing) {
        position.vikings | B::CORNERS
    } else {
        position.vikings
    };
    let last_gap = |holders: B::Word| {
        let gap = sides & !holders;
        if gap.is_single() { gap } else { B::Word::EMPTY }
    };

    if king == B::THRONE {
        return last_gap(holders);
    }
    if rules.has(Rule::Advanced) {
        return last_gap(position.vikings | position.guards | B::THRONE);
    }
    let on_edge = king.meets(B::EDGES);
    let edge_counts = !rules.has(Rule::NoEdgeCapture);
    if rules.has(Rule::StrongKing) {
        if on_edge && !edge_counts {
            return B::Word::EMPTY;
        }
        return last_gap(holders | B::THRONE);
    }
    if B::IS_TABLUT && sides.meets(B::THRONE) {
        return last_gap(holders | B::THRONE);
    }
    // Between two: whoever stands on one side, the other side is where he is captured from.
    let mut strikes = B::Word::EMPTY;
    for (one, other) in [(east, west), (west, east), (north, south), (south, north)] {
        if holders.meets(one) {
            strikes |= other;
        }
    }
    if on_edge && edge_counts {
        strikes |= last_gap(holders);
    }
    strikes & !holders
}
