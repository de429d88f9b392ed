//! Counting the games of a given length, to check the rules and to measure speed.

use std::hint::black_box;

use pulp::{Arch, NullaryFnOnce};

use crate::board::Board;
use crate::capture::{Strikes, king_strikes};
use crate::ending::{encircled, escapes, ring_squares};
use crate::fixed::{Specialised, WithRules};
use crate::lanes::{Lanes, Turned};
use crate::movement::{open_to_king, reach, slides, targets};
use crate::position::Position;
use crate::rules::{Rule, RuleBook, Rules};
use crate::side::Side;
use crate::square::Move;
use crate::word::Word;

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
pub fn perft<B: Specialised>(
    rules: Rules,
    position: &Position<B>,
    depth: u32,
    leaves: Leaves,
) -> u64 {
    if depth > 0 && position.standing_ending(rules).is_some() {
        return 0;
    }
    B::specialise(rules, Perft { position, depth, leaves })
}

/// [`perft`] for each first move, in the order of the moves.
#[must_use]
pub fn divide<B: Specialised>(
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
        match (depth, self.leaves) {
            (0, _) => 1,
            (1, Leaves::Bulk) => count_moves::<B, R, VIKINGS>(self.rules, position),
            (1, Leaves::Made) => {
                self.arch.dispatch(MadeMoves::<B, R, VIKINGS> { counter: self, position })
            }
            (2, Leaves::Bulk) => {
                self.arch.dispatch(Replies::<B, R, VIKINGS> { counter: self, position })
            }
            _ => {
                let mut nodes = 0;
                for_each_child::<B, R, VIKINGS>(self.rules, position, |child, over| {
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

/// The legal moves in a position that is not over.
#[inline(always)]
fn count_moves<B: Board, R: RuleBook, const VIKINGS: bool>(
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

/// What is the same for all moves of one side in a position.
struct Prospects<B: Board> {
    strikes: Strikes<B>,
    /// Where a landing Viking captures the King.
    king_strikes: B::Word,
    /// Where a landing Viking may close a ring without capturing.
    ring: B::Word,
}

impl<B: Board> Prospects<B> {
    #[inline(always)]
    fn new<R: RuleBook, const VIKINGS: bool>(rules: R, position: &Position<B>) -> Self {
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
    fn special(&self) -> B::Word {
        self.strikes.any | self.king_strikes | self.ring
    }

    /// The position after a move, and whether it ended the game.
    #[inline(always)]
    fn child<R: RuleBook, const VIKINGS: bool>(
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

#[inline(always)]
fn for_each_child<B: Board, R: RuleBook, const VIKINGS: bool>(
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

/// Makes and judges every move.
struct MadeMoves<'a, B: Board, R: RuleBook, const VIKINGS: bool> {
    counter: &'a Counter<B, R>,
    position: &'a Position<B>,
}

impl<B: Board, R: RuleBook, const VIKINGS: bool> NullaryFnOnce for MadeMoves<'_, B, R, VIKINGS> {
    type Output = u64;

    #[inline(always)]
    fn call(self) -> u64 {
        let (rules, position) = (self.counter.rules, *self.position);
        let prospects = Prospects::new::<R, VIKINGS>(rules, &position);
        let special = prospects.special();
        let empty = position.empty();
        let (mut nodes, mut ended) = (0, 0);

        let pieces = if VIKINGS { position.vikings } else { position.guards };
        let to_move = if VIKINGS { Side::Celts } else { Side::Vikings };
        let mut rest = pieces;
        while !rest.is_empty() {
            // Four pieces take turns in one loop. A loop for each would end at a moment that the
            // processor cannot guess, and its wrong guesses cost more than a few idle turns.
            let mut from = [B::Word::EMPTY; 4];
            let mut plain = [B::Word::EMPTY; 4];
            let mut other = [B::Word::EMPTY; 4];
            for i in 0..4 {
                from[i] = rest.lowest();
                rest ^= from[i];
                let targets = reach::<B>(from[i], empty) & B::open_to_all();
                let targets = if from[i].is_empty() { B::Word::EMPTY } else { targets };
                plain[i] = targets & !special;
                other[i] = targets & special;
                nodes += u64::from(plain[i].count());
            }
            let mut child = [Position { to_move, ..position }; 4];
            while !(plain[0] | plain[1] | plain[2] | plain[3]).is_empty() {
                for i in 0..4 {
                    let to = plain[i].lowest();
                    plain[i] ^= to;
                    if VIKINGS {
                        child[i].vikings = pieces ^ from[i] ^ to;
                    } else {
                        child[i].guards = pieces ^ from[i] ^ to;
                    }
                    // Whoever asks for made moves wants them made: each position has to be there in
                    // full, as far as the compiler can know.
                    black_box(&child[i]);
                }
            }
            for i in 0..4 {
                for to in other[i].singles() {
                    let (child, over) =
                        prospects.child::<R, VIKINGS>(rules, &position, from[i], to);
                    black_box(&child);
                    ended += u64::from(over);
                    nodes += 1;
                }
            }
        }
        if !VIKINGS {
            for to in targets(rules, &position, position.king).singles() {
                let (child, over) =
                    prospects.child::<R, VIKINGS>(rules, &position, position.king, to);
                black_box(&child);
                ended += u64::from(over);
                nodes += 1;
            }
        }
        black_box(ended);
        nodes
    }
}

/// Counts the replies to every move, without making them.
struct Replies<'a, B: Board, R: RuleBook, const VIKINGS: bool> {
    counter: &'a Counter<B, R>,
    position: &'a Position<B>,
}

impl<B: Board, R: RuleBook, const VIKINGS: bool> NullaryFnOnce for Replies<'_, B, R, VIKINGS> {
    type Output = u64;

    #[inline(always)]
    fn call(self) -> u64 {
        let Self { counter: Counter { rules, turned, .. }, position } = self;
        let rules = *rules;
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
