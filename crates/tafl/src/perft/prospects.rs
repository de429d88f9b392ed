//! What is the same for all moves of one side in a position, and what each of them comes to.

use crate::board::Board;
use crate::capture::{Strikes, king_strikes};
use crate::ending::{encircled, escapes, ring_squares};
use crate::movement::{slides, targets};
use crate::position::Position;
use crate::rules::{Rule, RuleBook};
use crate::side::Side;
use crate::word::Word;

/// What is the same for all moves of one side in a position.
pub(super) struct Prospects<B: Board> {
    strikes: Strikes<B>,
    /// Where a landing Viking captures the King.
    king_strikes: B::Word,
    /// Where a landing Viking may close a ring without capturing.
    ring: B::Word,
}

impl<B: Board> Prospects<B> {
    #[inline(always)]
    pub(super) fn new<R: RuleBook, const VIKINGS: bool>(rules: R, position: &Position<B>) -> Self {
        if VIKINGS {
            Self {
                strikes: Strikes::new(rules, position, Side::Vikings),
                king_strikes: king_strikes(rules, position),
                ring: if sees_edge(position) {
                    B::Word::EMPTY
                } else {
                    ring_squares::<B>(position.vikings)
                },
            }
        } else {
            Self {
                strikes: Strikes::new(rules, position, Side::Celts),
                king_strikes: B::Word::EMPTY,
                ring: B::Word::EMPTY,
            }
        }
    }

    /// Where a move does more than to put a piece elsewhere.
    #[inline(always)]
    pub(super) fn special(&self) -> B::Word {
        self.strikes.any | self.king_strikes | self.ring
    }

    /// The position after a move, and whether it ended the game.
    #[inline(always)]
    pub(super) fn child<R: RuleBook, const VIKINGS: bool>(
        &self,
        rules: R,
        position: &Position<B>,
        from: B::Word,
        to: B::Word,
    ) -> (Position<B>, bool) {
        let mut child = *position;
        let mut over = false;
        if VIKINGS {
            child.to_move = Side::Celts;
            child.vikings ^= from | to;
            if self.special().meets(to) {
                let captured = self.strikes.captured(to);
                child.guards &= !captured;
                over = self.king_strikes.meets(to)
                    || ((self.ring.meets(to) || !captured.is_empty())
                        && encircled::<B>(child.vikings, child.guards | child.king));
            }
        } else {
            child.to_move = Side::Vikings;
            let by_king = from == position.king;
            if by_king {
                child.king = to;
                over = escapes::<B, R>(rules).meets(to);
            } else {
                child.guards ^= from | to;
            }
            let armed = !(by_king && rules.has(Rule::UnarmedKing));
            if armed && self.special().meets(to) {
                child.vikings &= !self.strikes.captured(to);
            }
        }
        (child, over)
    }
}

/// Whether no single Viking that captures nothing can encircle the Celts, because one of them
/// stands on the edge or they see it along lines that no one square blocks.
#[inline(always)]
fn sees_edge<B: Board>(position: &Position<B>) -> bool {
    let celts = position.guards | position.king;
    if celts.meets(B::EDGES) {
        return true;
    }
    // A line ends on the edge exactly if its last square is there. Two lines along ranks (or two
    // along files) never share a square; one of each may cross.
    let [east, west, north, south] = slides::<B>(celts, position.empty());
    let along_ranks = (east & last_file::<B>()).count() + (west & first_file::<B>()).count();
    let along_files = (north & last_rank::<B>()).count() + (south & first_rank::<B>()).count();
    along_ranks >= 2 || along_files >= 2
}

#[inline(always)]
fn first_rank<B: Board>() -> B::Word {
    B::ALL & !(B::ALL << B::STRIDE)
}

#[inline(always)]
fn last_rank<B: Board>() -> B::Word {
    B::ALL & !(B::ALL >> B::STRIDE)
}

#[inline(always)]
fn first_file<B: Board>() -> B::Word {
    B::ALL & !(B::ALL << 1)
}

#[inline(always)]
fn last_file<B: Board>() -> B::Word {
    B::ALL & !(B::ALL >> 1)
}

/// Makes and judges every move.
#[inline(always)]
pub(super) fn for_each_child<B: Board, R: RuleBook, const VIKINGS: bool>(
    rules: R,
    position: &Position<B>,
    mut visit: impl FnMut(&Position<B>, bool),
) {
    let prospects = Prospects::new::<R, VIKINGS>(rules, position);
    let side = if VIKINGS { Side::Vikings } else { Side::Celts };
    for from in position.pieces(side).singles() {
        for to in targets(rules, position, from).singles() {
            let (child, over) = prospects.child::<R, VIKINGS>(rules, position, from, to);
            visit(&child, over);
        }
    }
}
