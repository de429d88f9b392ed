//! The champion of tafl: the engine, with so many positions for each move.

use ardri_engine::{Engine, Limits};
use ardri_tafl::{Action, Board, Rule, Rules, Tafl, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::bot::{Bot, Budget};

/// How many positions it looks at: a moment on one core, and the same on every machine.
const POSITIONS: u64 = 200_000;
/// The table for them in bytes, which is given back after each move: a bot lives as long as its seat.
const TABLE: usize = 8 << 20;

/// A bot that plays what the engine finds.
#[derive(Clone, Debug)]
pub struct Champion {
    positions: u64,
    /// Decides among moves that look equally good, so that games differ.
    rng: Xoshiro256PlusPlus,
}

impl Champion {
    /// A champion whose luck a number fixes.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { positions: POSITIONS, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl<B: Board> Bot<Tafl<B>> for Champion {
    fn choose(&mut self, view: &View<B>, legal: &[Action], budget: Budget<'_>) -> Action {
        let rules: Rules = view.rules.iter().filter_map(|name| name.parse::<Rule>().ok()).collect();
        let limits = match budget {
            Budget::Usual => Limits::nodes(self.positions),
            Budget::Nodes(nodes) => Limits::nodes(nodes),
            Budget::Until(stop) => Limits::until(stop),
        };
        let limits = limits.seed(self.rng.next_u64() | 1);
        let mut engine = Engine::<B>::new(rules, TABLE);
        let found = engine.search(&view.position, &view.stood_twice, limits, |_| ());
        let best = found.best().map(Action::Move);
        best.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}
