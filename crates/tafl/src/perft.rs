//! Counting the games of a given length, to check the rules and to measure speed.

mod made;
mod prospects;
mod replies;

use pulp::Arch;

use crate::board::Board;
use crate::fixed::WithRules;
use crate::lanes::Turned;
use crate::position::Position;
use crate::rules::{RuleBook, Rules};
use crate::side::Side;
use crate::square::Move;
use made::MadeMoves;
use prospects::for_each_child;
use replies::{Replies, count_moves};

/// How the last moves of the counted games are treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// Counted without making them.
    Bulk,
    /// Each is made, and the position after it is judged.
    Made,
}

/// The number of move sequences of exactly `depth` moves. A finished game has no moves; repetition
/// is ignored.
#[must_use]
pub fn perft<B: Board>(rules: Rules, position: &Position<B>, depth: u32, leaves: Leaves) -> u64 {
    if depth > 0 && position.standing_ending(rules).is_some() {
        return 0;
    }
    B::specialise(rules, Perft { position, depth, leaves })
}

/// [`perft`] for each first move, in the order of the moves.
#[must_use]
pub fn divide<B: Board>(
    rules: Rules,
    position: &Position<B>,
    depth: u32,
    leaves: Leaves,
) -> Vec<(Move, u64)> {
    if depth == 0 || position.standing_ending(rules).is_some() {
        return Vec::new();
    }
    let count = |mv| {
        let played = position.play(rules, mv).ok()?;
        let over = played.ending.is_some() && depth > 1;
        let perft = Perft { position: &played.after, depth: depth - 1, leaves };
        Some((mv, if over { 0 } else { B::specialise(rules, perft) }))
    };
    position.moves(rules).filter_map(count).collect()
}

struct Perft<'a, B: Board> {
    position: &'a Position<B>,
    depth: u32,
    leaves: Leaves,
}

impl<B: Board> WithRules for Perft<'_, B> {
    type Output = u64;

    fn with<R: RuleBook>(self, rules: R) -> u64 {
        let counter =
            Counter { rules, leaves: self.leaves, arch: Arch::new(), turned: Turned::<B>::new() };
        match self.position.to_move {
            Side::Vikings => counter.walk::<true>(self.position, self.depth),
            Side::Celts => counter.walk::<false>(self.position, self.depth),
        }
    }
}

struct Counter<B: Board, R: RuleBook> {
    rules: R,
    leaves: Leaves,
    /// What the machine can do: the innermost loops are compiled for it.
    arch: Arch,
    turned: Turned<B>,
}

impl<B: Board, R: RuleBook> Counter<B, R> {
    /// `VIKINGS` says whose move it is; the sides alternate.
    fn walk<const VIKINGS: bool>(&self, position: &Position<B>, depth: u32) -> u64 {
        let (rules, turned) = (self.rules, &self.turned);
        match (depth, self.leaves) {
            (0, _) => 1,
            (1, Leaves::Bulk) => count_moves::<B, R, VIKINGS>(rules, position),
            (1, Leaves::Made) => {
                self.arch.dispatch(MadeMoves::<B, R, VIKINGS> { rules, turned, position })
            }
            (2, Leaves::Bulk) => {
                self.arch.dispatch(Replies::<B, R, VIKINGS> { rules, turned, position })
            }
            _ => {
                let mut nodes = 0;
                for_each_child::<B, R, VIKINGS>(rules, position, |child, over| {
                    if !over {
                        nodes += match VIKINGS {
                            true => self.walk::<false>(child, depth - 1),
                            false => self.walk::<true>(child, depth - 1),
                        };
                    }
                });
                nodes
            }
        }
    }
}
