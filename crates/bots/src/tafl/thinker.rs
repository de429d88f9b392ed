//! A player of tafl by the engine.

use ardri_engine::{Engine, book_move};
use ardri_tafl::{Action, Board, Event, Rule, Rules, Tafl, View};
use rand_xoshiro::rand_core::Rng;

use crate::bot::{Bot, Budget};
use crate::luck::Luck;
use crate::tafl::Strength;

/// A bot that plays what the engine finds.
#[derive(Clone, Debug)]
pub struct Thinker {
    strength: Strength,
    /// Decides what is overlooked, and among moves that look equally good, so that games differ.
    luck: Luck,
}

impl Thinker {
    /// A player whose luck a number fixes.
    #[must_use]
    pub fn new(strength: Strength, seed: u64) -> Self {
        Self { strength, luck: Luck::new(seed) }
    }
}

impl<B: Board> Bot<Tafl<B>> for Thinker {
    fn hear(&mut self, _: &Event) {
        self.luck.turn();
    }

    fn choose(&mut self, view: &View<B>, legal: &[Action], budget: Budget<'_>) -> Action {
        let rules: Rules = view.rules.iter().filter_map(|name| name.parse::<Rule>().ok()).collect();
        let luck = self.luck.rng().next_u64();
        let known = self.strength.book.then(|| book_move(rules, &view.position, luck)).flatten();
        if let Some(known) = known.map(Action::Move).filter(|known| legal.contains(known)) {
            return known;
        }
        let limits = self.strength.limits(budget).seed(luck | 1);
        let mut engine = Engine::<B>::new(rules, self.strength.table);
        let found = engine.search(&view.position, &view.stood_twice, limits, |_| ());
        let best = found.best().map(Action::Move);
        best.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}
