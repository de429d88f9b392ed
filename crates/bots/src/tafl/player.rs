//! A player of tafl: from what all see to a move.

use ardri_core::below;
use ardri_tafl::{Action, Board, Event, Move, Rule, Rules, Tafl, View};

use crate::bot::{Bot, Budget};
use crate::luck::Luck;
use crate::tafl::Effort;
use crate::tafl::search::Search;

/// A bot that looks ahead.
#[derive(Clone, Debug)]
pub struct Player {
    effort: Effort,
    /// Decides among moves that look equally good, so that games differ.
    luck: Luck,
}

impl Player {
    /// A bot that looks so far.
    #[must_use]
    pub fn new(effort: Effort, seed: u64) -> Self {
        Self { effort, luck: Luck::new(seed) }
    }
}

impl<B: Board> Bot<Tafl<B>> for Player {
    fn hear(&mut self, _: &Event) {
        self.luck.turn();
    }

    fn choose(&mut self, view: &View<B>, legal: &[Action], _: Budget<'_>) -> Action {
        let rules: Rules = view.rules.iter().filter_map(|name| name.parse::<Rule>().ok()).collect();
        let moves = legal.iter().filter_map(|action| match action {
            Action::Move(mv) => Some(*mv),
            Action::Lots(_) => None,
        });
        let mut moves: Vec<Move> = moves.collect();
        for last in (1..moves.len()).rev() {
            moves.swap(last, below(self.luck.rng(), last as u32 + 1) as usize);
        }
        let mut search = Search::new(rules, self.effort, &view.stood_twice);
        search.best(&view.position, &mut moves).map_or(legal[0], Action::Move)
    }
}
