//! A second look for a forced win: nothing is judged, passed over or reduced, so that it finds what lies
//! behind quiet moves, and finds it with its exact distance.
//!
//! Whether a side wins within so many plies does not depend on how the game came to a position, except by
//! the positions that have stood twice, which the keys know. So what was found is kept in the table, apart
//! from what the other search has found there.

use ardri_tafl::{Board, Move, Played, Position, RuleBook, Side, Word};

use crate::score::Score;
use crate::search::{FURTHEST, Limit, PackedMove, Search, Stopped, from_of, to_of};
use crate::table::{Bound, Entry};

/// Who wins, if the question is answered by yes: it keeps what was found apart in the table.
#[derive(Clone, Copy)]
#[repr(u64)]
enum Winner {
    ToMove = 0x6c62_272e_07bb_0142,
    Waiting = 0x9e6c_63d0_676a_9a99,
}

/// With so few squares to go to the King is nearly shut in.
const SHUT_IN: u32 = 4;

fn plies_of(score: i32) -> i32 {
    Score::WIN - score.abs()
}

impl<B: Board, R: RuleBook, L: Limit> Search<'_, B, R, L> {
    /// Whether the side to move wins within so many plies, an odd number; then the line, in which the other
    /// side holds out as long as it can. Gives up after so many positions.
    pub fn prove(
        &mut self,
        position: &Position<B>,
        plies: u32,
        most: u64,
    ) -> Result<Option<Vec<PackedMove>>, Stopped> {
        self.begin(position);
        self.most = self.nodes + most;
        let found = self.attack(plies).and_then(|wins| match wins {
            true => self.proven_line(plies).map(Some),
            false => Ok(None),
        });
        self.most = u64::MAX;
        found
    }

    /// The answer to a question about proofs alone: whether the worth of the last position on the way is above
    /// `alpha`, which only a win makes, or below `beta`, which only a loss does.
    pub(super) fn ask(
        &mut self,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Result<Option<i32>, Stopped> {
        let ply = self.ply() as i32;
        if alpha >= Score::PROVEN {
            let within = (Score::WIN - alpha - ply - 1).min(depth);
            let plies = within - (within + 1) % 2;
            let wins = plies >= 3 && self.attack(plies as u32)?;
            return Ok(Some(if wins { Score::WIN - ply - plies } else { alpha }));
        }
        if beta <= -Score::PROVEN {
            let within = (Score::WIN + beta - ply - 1).min(depth);
            let plies = within - within % 2;
            let loses = plies >= 2 && self.defend(plies as u32)?;
            return Ok(Some(if loses { ply + plies - Score::WIN } else { beta }));
        }
        Ok(None)
    }

    /// Whether it is known that this side wins within so many plies, and the move to look at first.
    fn proven(&self, winner: Winner, plies: u32) -> (Option<bool>, PackedMove) {
        let key = self.keys[self.ply()] ^ winner as u64;
        let Some(entry) = self.table.get(key) else { return (None, 0) };
        let known = match entry.bound {
            Bound::AtMost if entry.depth >= plies as i32 => Some(false),
            Bound::AtLeast if Score::WIN - entry.score <= plies as i32 => Some(true),
            _ => None,
        };
        (known, entry.best)
    }

    fn keep(&mut self, winner: Winner, plies: u32, proven: bool, best: PackedMove) {
        let key = self.keys[self.ply()];
        let depth = plies as i32;
        let (score, bound) = match proven {
            true => (Score::WIN - depth, Bound::AtLeast),
            false => (0, Bound::AtMost),
        };
        self.table.put(key ^ winner as u64, Entry { score, depth, bound, best });
    }

    /// Tells the other search that the side to move wins or loses in so many plies.
    fn share(&mut self, score: i32, best: PackedMove) {
        let key = self.keys[self.ply()];
        let known = self.table.get(key);
        let near = |known: &Entry| known.score.abs() >= score.abs();
        if known.as_ref().is_none_or(|known| !near(known)) {
            let bound = if score > 0 { Bound::AtLeast } else { Bound::AtMost };
            self.table.put(key, Entry { score, depth: plies_of(score), bound, best });
        }
    }

    /// Whether the side to move wins within so many plies.
    fn attack(&mut self, plies: u32) -> Result<bool, Stopped> {
        self.count()?;
        let place = self.ply();
        let position = self.way[place];
        if self.wins_now(&position) {
            return Ok(true);
        }
        if plies < 3 || place >= FURTHEST {
            return Ok(false);
        }
        let (known, first) = self.proven(Winner::ToMove, plies);
        if let Some(known) = known {
            return Ok(known);
        }
        let base = self.moves.len();
        self.list(&position, first, place);
        let mut winner = None;
        for next in base..self.moves.len() {
            let mv = self.next_best(next);
            let (from, to) = (B::Word::bit(from_of(mv)), B::Word::bit(to_of(mv)));
            let played = position.play_unchecked(self.rules, from, to);
            // Whoever brings a position about for the third time loses.
            if !played.captures() && self.stood_twice.binary_search(&played.after).is_ok() {
                continue;
            }
            // On the board a move ends the game only in favour of who made it.
            let wins = if played.ending.is_some() {
                Ok(true)
            } else if plies == 3 {
                let defended = self.has_defence(&played.after);
                self.ask_whether_to_stop().map(|()| !defended)
            } else {
                self.enter(&played.after, mv, played.captures());
                let wins = self.defend(plies - 1);
                self.leave();
                wins
            };
            if wins? {
                winner = Some((next, mv));
                break;
            }
        }
        if let Some((next, mv)) = winner {
            self.reward(position.to_move(), mv, plies as i32, base..next);
        }
        self.moves.truncate(base);
        let best = winner.map_or(0, |(_, mv)| mv);
        self.keep(Winner::ToMove, plies, winner.is_some(), best);
        if winner.is_some() {
            self.share(Score::WIN - plies as i32, best);
        }
        Ok(winner.is_some())
    }

    /// Whether the side to move can keep the other from winning at once.
    fn has_defence(&mut self, position: &Position<B>) -> bool {
        if !position.winning_squares(self.rules).is_empty() {
            return true;
        }
        position.moves(self.rules).any(|mv| {
            let played = self.played(position, mv);
            let third = !played.captures() && self.stood_twice.binary_search(&played.after).is_ok();
            !third && (played.ending.is_some() || !self.wins_now(&played.after))
        })
    }

    /// Whether the side to move ends the game at once: by a square where it wins, or where the King hardly
    /// moves any more, by leaving the Celts no move or by a ring around them.
    fn wins_now(&mut self, position: &Position<B>) -> bool {
        if !position.winning_squares(self.rules).is_empty() {
            return true;
        }
        let king = position.king_alone();
        position.to_move() == Side::Vikings
            && position.king_strides(self.rules, king).count() <= SHUT_IN
            && position.moves(self.rules).any(|mv| {
                let Played { after, ending, .. } = self.played(position, mv);
                ending.is_some() || !after.can_move(self.rules)
            })
    }

    fn played(&mut self, position: &Position<B>, mv: Move) -> Played<B> {
        self.toil += 1;
        let bit = |square| B::Word::bit(B::index(square).unwrap_or_default());
        position.play_unchecked(self.rules, bit(mv.from), bit(mv.to))
    }

    /// Whether the side to move loses within so many plies, whatever it does.
    fn defend(&mut self, plies: u32) -> Result<bool, Stopped> {
        self.count()?;
        let place = self.ply();
        let position = self.way[place];
        if !position.winning_squares(self.rules).is_empty() {
            return Ok(false);
        }
        if plies < 4 {
            return Ok(!self.has_defence(&position));
        }
        let (known, first) = self.proven(Winner::Waiting, plies);
        if let Some(known) = known {
            return Ok(known);
        }
        let base = self.moves.len();
        self.list(&position, first, place);
        let mut saved = None;
        for next in base..self.moves.len() {
            let mv = self.next_best(next);
            let (from, to) = (B::Word::bit(from_of(mv)), B::Word::bit(to_of(mv)));
            let played = position.play_unchecked(self.rules, from, to);
            if !played.captures() && self.stood_twice.binary_search(&played.after).is_ok() {
                continue;
            }
            let holds = if played.ending.is_some() {
                Ok(true)
            } else {
                self.enter(&played.after, mv, played.captures());
                let wins = self.attack(plies - 1);
                self.leave();
                wins.map(|wins| !wins)
            };
            if holds? {
                saved = Some((next, mv));
                break;
            }
        }
        if let Some((next, mv)) = saved {
            self.reward(position.to_move(), mv, plies as i32, base..next);
        }
        self.moves.truncate(base);
        self.keep(Winner::Waiting, plies, saved.is_none(), saved.map_or(0, |(_, mv)| mv));
        if saved.is_none() {
            self.share(plies as i32 - Score::WIN, 0);
        }
        Ok(saved.is_none())
    }

    /// The line of a win that was just proven: the search is asked again, which remembers most of it.
    fn proven_line(&mut self, plies: u32) -> Result<Vec<PackedMove>, Stopped> {
        let mut line = Vec::new();
        let mut left = plies;
        loop {
            let position = self.way[self.ply()];
            if !position.winning_squares(self.rules).is_empty() {
                line.push(self.winning_move(&position));
                return Ok(line);
            }
            let found = self.find(&position, |search| search.defend(left - 1))?;
            let Some((mv, goes_on)) = found else { return Ok(line) };
            line.push(mv);
            if !goes_on {
                return Ok(line);
            }
            self.go(mv);
            left -= 1;
            // Of what the other side can do it does what takes longest.
            let position = self.way[self.ply()];
            let mut reply = None;
            for shorter in (1..left).step_by(2).rev() {
                reply = self.find(&position, |search| match shorter {
                    1 => Ok(true),
                    _ => search.attack(shorter - 2).map(|wins| !wins),
                })?;
                if reply.is_some() {
                    left = shorter;
                    break;
                }
            }
            let Some((mv, true)) = reply else { return Ok(line) };
            line.push(mv);
            self.go(mv);
        }
    }

    fn go(&mut self, mv: PackedMove) {
        let position = self.way[self.ply()];
        let (from, to) = (B::Word::bit(from_of(mv)), B::Word::bit(to_of(mv)));
        let played = position.play_unchecked(self.rules, from, to);
        self.enter(&played.after, mv, played.captures());
    }

    /// The first move behind which this is true, and whether the game goes on there; or one that ends it.
    fn find(
        &mut self,
        position: &Position<B>,
        mut holds: impl FnMut(&mut Self) -> Result<bool, Stopped>,
    ) -> Result<Option<(PackedMove, bool)>, Stopped> {
        let (place, base) = (self.ply(), self.moves.len());
        self.list(position, 0, place);
        let mut found = None;
        for next in base..self.moves.len() {
            let mv = self.next_best(next);
            let (from, to) = (B::Word::bit(from_of(mv)), B::Word::bit(to_of(mv)));
            let played = position.play_unchecked(self.rules, from, to);
            if !played.captures() && self.stood_twice.binary_search(&played.after).is_ok() {
                continue;
            }
            let goes_on = played.ending.is_none();
            self.enter(&played.after, mv, played.captures());
            let holds = if goes_on { holds(self) } else { Ok(true) };
            self.leave();
            if holds? {
                found = Some((mv, goes_on));
                break;
            }
        }
        self.moves.truncate(base);
        Ok(found)
    }
}
