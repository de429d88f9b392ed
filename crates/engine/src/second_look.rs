//! When a second look for forced wins is taken, and how much of a search it may take.

use ardri_tafl::{Board, Position, RuleBook};

use crate::score::Score;
use crate::search::{Limit, PackedMove, Search, Stopped};

/// Where a search stands with its second look for a forced win, which goes deeper while the first goes on.
pub(crate) struct SecondLook {
    /// What it looks for next: a win in so many plies.
    plies: u32,
    /// How many positions it has taken so far.
    spent: u64,
}

impl Default for SecondLook {
    fn default() -> Self {
        // Nearer ones are seen at the first look.
        Self { plies: 5, spent: 0 }
    }
}

impl SecondLook {
    /// It is taken where a side is so well off.
    const WELL_OFF: i32 = 50;
    /// It takes one position for so many of the first look.
    const SHARE: u64 = 4;
    /// Fewer positions are not worth while.
    const LEAST: u64 = 2_000;
    const FURTHEST: u32 = 41;

    /// Goes on with it, if the position is judged so well that there may be a win; gives what it has found.
    pub fn take<B: Board, R: RuleBook, L: Limit>(
        &mut self,
        search: &mut Search<'_, B, R, L>,
        position: &Position<B>,
        score: Score,
    ) -> Option<(u32, Vec<PackedMove>)> {
        if score.judged().is_none_or(|judged| judged < Self::WELL_OFF) {
            return None;
        }
        while self.plies <= Self::FURTHEST {
            let first = search.nodes - self.spent;
            let most = (first / Self::SHARE).saturating_sub(self.spent);
            if most < Self::LEAST {
                break;
            }
            let before = search.nodes;
            let proven = search.prove(position, self.plies, most);
            self.spent += search.nodes - before;
            match proven {
                Ok(Some(line)) => return Some((self.plies, line)),
                Ok(None) => self.plies += 2,
                Err(Stopped) => break,
            }
        }
        None
    }
}
