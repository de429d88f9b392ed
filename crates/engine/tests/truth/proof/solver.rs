//! Who wins, and in how many plies: every move of both sides is looked at, and what was found is kept for
//! exactly that position. It shares nothing with the engine but the rules.
//!
//! A win within so many plies does not depend on how the game came to a position, so what is kept is true
//! wherever it is met. To come back to a position helps nobody: who wins within n plies from there would
//! have won within n plies before. The order in which moves are looked at decides how long it takes, and
//! nothing else.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use ardri_tafl::{Board, Move, Position, RuleBook, Word};

/// It has looked at as many positions as it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFar;

/// What is known of a position, for the side to move.
#[derive(Clone, Copy)]
struct Known {
    /// It wins within so many plies; not within so many.
    wins: u8,
    wins_not: u8,
    /// The same of losing, whatever it does.
    loses: u8,
    loses_not: u8,
    /// The move that showed it last, to begin with.
    winner: u16,
    refuter: u16,
}

const NEVER: u8 = u8::MAX;
const UNKNOWN: Known =
    Known { wins: NEVER, wins_not: 0, loses: NEVER, loses_not: 0, winner: 0, refuter: 0 };

/// A move to be looked into.
#[derive(Clone, Copy)]
struct Next<B: Board> {
    after: Position<B>,
    number: u16,
    rank: u8,
}

/// A solver for one set of rules.
pub struct Solver<B: Board, R: RuleBook> {
    rules: R,
    known: HashMap<Position<B>, Known, BuildHasherDefault<Mixer>>,
    next: Vec<Next<B>>,
    looked: u64,
    most: u64,
}

impl<B: Board, R: RuleBook> Solver<B, R> {
    pub fn new(rules: R) -> Self {
        Self { rules, known: HashMap::default(), next: Vec::new(), looked: 0, most: u64::MAX }
    }

    /// May look at so many positions from now on.
    pub fn allow(&mut self, positions: u64) {
        self.looked = 0;
        self.most = positions;
        // What is kept only saves time.
        if self.known.len() > 8_000_000 {
            self.known.clear();
        }
    }

    /// In how many plies the side to move wins, if it does within `most`.
    pub fn distance(&mut self, position: &Position<B>, most: u32) -> Result<Option<u32>, TooFar> {
        for plies in (1..=most).step_by(2) {
            if self.wins(position, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// All moves that win within so many plies.
    pub fn winning_moves(
        &mut self,
        position: &Position<B>,
        plies: u32,
    ) -> Result<Vec<Move>, TooFar> {
        let mut plays = Vec::new();
        position.for_each_play(self.rules, |mv, played| plays.push((mv, played)));
        let mut winning = Vec::new();
        for (mv, played) in plays {
            let over = played.ending.is_some() || !played.after.can_move(self.rules);
            if over || plies > 1 && self.loses(&played.after, plies - 1)? {
                winning.push(mv);
            }
        }
        Ok(winning)
    }

    /// Whether the side to move can force a win within so many plies.
    pub fn wins(&mut self, position: &Position<B>, plies: u32) -> Result<bool, TooFar> {
        let known = self.known.get(position).copied().unwrap_or(UNKNOWN);
        if u32::from(known.wins) <= plies {
            return Ok(true);
        }
        if u32::from(known.wins_not) >= plies {
            return Ok(false);
        }
        let base = self.next.len();
        if self.list(position, plies > 2)? {
            self.next.truncate(base);
            self.keep(position).wins = 1;
            return Ok(true);
        }
        let mut found = None;
        if plies > 2 {
            for at in base..self.next.len() {
                let Next { after, number, rank } = self.next[at];
                let lost = self.known.get(&after).map_or(NEVER, |known| known.loses);
                self.next[at].rank = match u32::from(lost) < plies {
                    true => 4,
                    false if number == known.winner => 3,
                    false => rank,
                };
            }
            self.next[base..].sort_by_key(|next| std::cmp::Reverse(next.rank));
            for at in base..self.next.len() {
                let Next { after, number, .. } = self.next[at];
                match self.loses(&after, plies - 1) {
                    Ok(false) => {}
                    Ok(true) => {
                        found = Some(number);
                        break;
                    }
                    Err(too_far) => {
                        self.next.truncate(base);
                        return Err(too_far);
                    }
                }
            }
        }
        self.next.truncate(base);
        // Who may look no further than one ply ahead needs no memory of it.
        if plies > 2 {
            let known = self.keep(position);
            match found {
                Some(number) => (known.wins, known.winner) = (plies as u8, number),
                None => known.wins_not = plies as u8,
            }
        }
        Ok(found.is_some())
    }

    /// Whether the side to move loses within so many plies whatever it does. It has a move.
    pub fn loses(&mut self, position: &Position<B>, plies: u32) -> Result<bool, TooFar> {
        let known = self.known.get(position).copied().unwrap_or(UNKNOWN);
        if u32::from(known.loses) <= plies {
            return Ok(true);
        }
        if u32::from(known.loses_not) >= plies || plies < 2 {
            return Ok(false);
        }
        let base = self.next.len();
        if self.list(position, true)? {
            self.next.truncate(base);
            self.keep(position).loses_not = NEVER;
            return Ok(false);
        }
        for at in base..self.next.len() {
            let Next { after, number, rank } = self.next[at];
            let held = self.known.get(&after).map_or(0, |known| known.wins_not);
            self.next[at].rank = match u32::from(held) >= plies - 1 {
                true => 4,
                false if number == known.refuter => 3,
                false => rank,
            };
        }
        self.next[base..].sort_by_key(|next| std::cmp::Reverse(next.rank));
        let mut refuted = None;
        for at in base..self.next.len() {
            let Next { after, number, .. } = self.next[at];
            match self.wins(&after, plies - 1) {
                Ok(true) => {}
                Ok(false) => {
                    refuted = Some(number);
                    break;
                }
                Err(too_far) => {
                    self.next.truncate(base);
                    return Err(too_far);
                }
            }
        }
        self.next.truncate(base);
        let known = self.keep(position);
        match refuted {
            None => known.loses = plies as u8,
            Some(number) => (known.loses_not, known.refuter) = (plies as u8, number),
        }
        Ok(refuted.is_none())
    }

    fn keep(&mut self, position: &Position<B>) -> &mut Known {
        self.known.entry(*position).or_insert(UNKNOWN)
    }

    /// Makes every move, to look into them if that is `wanted`; gives whether one of them wins at once.
    fn list(&mut self, position: &Position<B>, wanted: bool) -> Result<bool, TooFar> {
        if self.looked >= self.most {
            return Err(TooFar);
        }
        self.looked += 1;
        let (rules, next) = (self.rules, &mut self.next);
        let (mut wins, mut number) = (false, 0);
        position.for_each_play(rules, |_, played| {
            wins |= played.ending.is_some() || !played.after.can_move(rules);
            if !wanted {
                return;
            }
            number += 1;
            // Who threatens to win is to be answered, and comes early.
            let threatens = !played.after.passed().winning_squares(rules).is_empty();
            let rank = if threatens { 2 } else { u8::from(played.captures()) };
            next.push(Next { after: played.after, number, rank });
        });
        Ok(wins)
    }
}

/// Mixes the words of a position into one.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0xf39c_c060_5ced_c835) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product as u64 ^ (product >> 64) as u64).rotate_left(23);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}
