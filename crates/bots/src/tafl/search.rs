//! The search: alpha-beta in its negamax form, deepened move by move, with a table of positions.

use std::hash::{Hash, Hasher};

use ardri_tafl::{Board, Move, Played, Position, Rules};

use crate::tafl::Effort;
use crate::tafl::worth::{WIN, worth};

/// The depth that is searched whatever it costs: a win in one is taken, a loss in one not allowed.
const SURE_DEPTH: u32 = 2;
/// Scores beyond this are wins that were found.
const FOUND_WIN: i32 = WIN - 1_000;
/// The most entries of the table, as a power of two.
const TABLE_BITS: u32 = 16;

/// A search from one position.
pub(crate) struct Search<'a, B: Board> {
    rules: Rules,
    effort: Effort,
    /// The positions that lose for whoever brings them about once more.
    stood_twice: &'a [Position<B>],
    /// How many positions have been looked at.
    seen: u32,
    /// Whether the present depth may be left unfinished.
    may_stop: bool,
    table: Vec<Option<Entry<B>>>,
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Entry<B: Board> {
    position: Position<B>,
    depth: u32,
    score: i32,
    bound: Bound,
    best: Option<Move>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The effort is spent.
struct Spent;

/// A move with what it does, and how early to look at it.
struct Candidate<B: Board> {
    mv: Move,
    played: Played<B>,
    rank: i32,
}

impl<'a, B: Board> Search<'a, B> {
    pub fn new(rules: Rules, effort: Effort, stood_twice: &'a [Position<B>]) -> Self {
        let bits = effort.positions.max(2).ilog2().min(TABLE_BITS);
        let table = vec![None; 1 << bits];
        Self { rules, effort, stood_twice, seen: 0, may_stop: false, table }
    }

    /// The best of `moves`, of which there is at least one. Among equals the first in the list is
    /// preferred, so whoever shuffles the list leaves the choice to chance.
    pub fn best(&mut self, position: &Position<B>, moves: &mut [Move]) -> Option<Move> {
        let mut best = *moves.first()?;
        for depth in 1..=self.effort.depth {
            self.may_stop = depth > SURE_DEPTH;
            let Ok((score, mv)) = self.root(position, moves, depth) else { break };
            best = mv;
            // The best so far comes first at the next depth; the others keep their order.
            if let Some(place) = moves.iter().position(|other| *other == mv) {
                moves[..=place].rotate_right(1);
            }
            if score.abs() > FOUND_WIN || self.seen >= self.effort.positions {
                break;
            }
        }
        Some(best)
    }

    fn root(
        &mut self,
        position: &Position<B>,
        moves: &[Move],
        depth: u32,
    ) -> Result<(i32, Move), Spent> {
        let mut best = (i32::MIN, moves[0]);
        for mv in moves {
            let Ok(played) = position.play(self.rules, *mv) else { continue };
            let score = self.after(&played, depth - 1, -WIN, -best.0.max(-WIN), 1)?;
            if score > best.0 {
                best = (score, *mv);
            }
        }
        Ok(best)
    }

    /// The score of a move that has been made, for who made it.
    fn after(
        &mut self,
        played: &Played<B>,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Result<i32, Spent> {
        if played.ending.is_some() {
            // On the board alone a move ends the game only in favour of who made it.
            return Ok(WIN - ply);
        }
        if !played.captures() && self.stood_twice.contains(&played.after) {
            return Ok(ply - WIN);
        }
        Ok(-self.negamax(&played.after, depth, alpha, beta, ply)?)
    }

    /// The score of a position for the side to move, exact between `alpha` and `beta`.
    fn negamax(
        &mut self,
        position: &Position<B>,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Result<i32, Spent> {
        self.seen += 1;
        if self.may_stop && self.seen > self.effort.positions {
            return Err(Spent);
        }
        if depth == 0 {
            return Ok(worth(self.rules, position, ply));
        }
        let slot = self.slot(position);
        let known = self.table[slot].filter(|entry| entry.position == *position);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            let decided = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.score >= beta,
                Bound::AtMost => entry.score <= alpha,
            };
            // The score of a win depends on where in the game it was found.
            if decided && entry.score.abs() < FOUND_WIN {
                return Ok(entry.score);
            }
        }
        let first = known.and_then(|entry| entry.best);
        let candidates = self.candidates(position, first);
        let (lowest, mut best, mut best_move) = (alpha, ply - WIN, None);
        for Candidate { mv, played, .. } in &candidates {
            let score = self.after(played, depth - 1, -beta, -alpha, ply + 1)?;
            if score > best {
                (best, best_move) = (score, Some(*mv));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        let bound = match best {
            best if best >= beta => Bound::AtLeast,
            best if best <= lowest => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table[slot] =
            Some(Entry { position: *position, depth, score: best, bound, best: best_move });
        Ok(best)
    }

    /// Where in the table a position belongs.
    fn slot(&self, position: &Position<B>) -> usize {
        let mut hasher = Mix(0);
        position.hash(&mut hasher);
        (hasher.finish() >> 32) as usize & (self.table.len() - 1)
    }

    /// All moves: what ends the game first, then what was best before, then captures.
    fn candidates(&self, position: &Position<B>, first: Option<Move>) -> Vec<Candidate<B>> {
        let king = position.king();
        let mut candidates = Vec::with_capacity(64);
        position.for_each_play(self.rules, |mv, played| {
            let rank = match &played {
                played if played.ending.is_some() => 4,
                _ if Some(mv) == first => 3,
                played if played.captures() => 2,
                _ => i32::from(mv.from == king),
            };
            candidates.push(Candidate { mv, played, rank });
        });
        candidates.sort_by_key(|candidate| -candidate.rank);
        candidates
    }
}

/// A hasher for the few words of a position; the table needs no protection against malice.
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        (self.0 ^ (self.0 >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}
