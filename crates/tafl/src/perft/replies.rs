//! Counting the replies to every move of a position, without making them.

use pulp::NullaryFnOnce;

use super::prospects::Prospects;
use crate::board::Board;
use crate::ending::escapes;
use crate::lanes::{Lanes, Turned};
use crate::movement::{open_to_king, reach, slides, targets};
use crate::position::Position;
use crate::rules::RuleBook;
use crate::side::Side;
use crate::word::Word;

/// The legal moves in a position that is not over.
#[inline(always)]
pub(super) fn count_moves<B: Board, R: RuleBook, const VIKINGS: bool>(
    rules: R,
    position: &Position<B>,
) -> u64 {
    let empty = position.empty();
    let count = |pieces, open| -> u32 {
        slides::<B>(pieces, empty).map(|set| (set & open).count()).iter().sum()
    };
    u64::from(if VIKINGS {
        count(position.vikings, B::open_to_all())
    } else {
        count(position.guards, B::open_to_all()) + count(position.king, open_to_king::<B, R>(rules))
    })
}

/// Counts the replies to every move, without making them.
pub(super) struct Replies<'a, B: Board, R: RuleBook, const VIKINGS: bool> {
    pub(super) rules: R,
    pub(super) turned: &'a Turned<B>,
    pub(super) position: &'a Position<B>,
}

impl<B: Board, R: RuleBook, const VIKINGS: bool> NullaryFnOnce for Replies<'_, B, R, VIKINGS> {
    type Output = u64;

    #[inline(always)]
    fn call(self) -> u64 {
        let Self { rules, turned, position } = self;
        let (side, replier) =
            if VIKINGS { (Side::Vikings, Side::Celts) } else { (Side::Celts, Side::Vikings) };
        let prospects = Prospects::new::<R, VIKINGS>(rules, position);
        let special = prospects.special();
        let empty = position.empty();
        let (movers, repliers) =
            (turned.set(position.pieces(side)), turned.set(position.pieces(replier)));
        let ahead = repliers.stepped();
        let empty_lanes = turned.all.toggled(&movers).toggled(&repliers);
        // The King goes where nobody else does; these replies are counted apart, if there are any.
        let kings_own = if VIKINGS {
            open_to_king::<B, R>(rules) & !B::open_to_all() & lines_of::<B>(position.king)
        } else {
            B::Word::EMPTY
        };

        let mut counts = B::Lanes::default();
        let mut nodes = 0;
        for from_index in position.pieces(side).indices() {
            let from = B::Word::bit(from_index);
            let mut to_all = targets(rules, position, from);
            if !VIKINGS && from == position.king {
                // Whoever escapes ends the game: no replies.
                to_all &= !escapes::<B, R>(rules);
            }
            let lifted = empty_lanes.toggled(turned.square(from_index));
            for to in (to_all & !special).indices() {
                let empty_lanes = lifted.toggled(turned.square(to));
                counts = counts.counting(&ahead, &empty_lanes, &turned.open);
            }
            if VIKINGS && !kings_own.is_empty() {
                for to in (to_all & !special).singles() {
                    let reached = reach::<B>(position.king, empty ^ from ^ to);
                    nodes += u64::from((reached & kings_own).count());
                }
            }
            for to in (to_all & special).singles() {
                let (child, over) = prospects.child::<R, VIKINGS>(rules, position, from, to);
                if !over {
                    nodes += if VIKINGS {
                        count_moves::<B, R, false>(rules, &child)
                    } else {
                        count_moves::<B, R, true>(rules, &child)
                    };
                }
            }
        }
        nodes + counts.sum()
    }
}

/// The squares on the rank and file of a square.
#[inline(always)]
fn lines_of<B: Board>(square: B::Word) -> B::Word {
    reach::<B>(square, B::ALL & !square)
}
