//! How well the levels of tafl play: how far they look, and what they do not see on the way.

use ardri_engine::{Limits, Overlook, Part};

use crate::bot::Budget;

/// What a level looks at before it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The most moves to look ahead, by both sides together.
    pub depth: u32,
    /// How many positions it looks at, and so the same on every machine.
    pub positions: u64,
    /// Whether it takes more of them, if it is given more time.
    pub timed: bool,
    /// What it does not see; nothing if it sees everything.
    pub overlook: Option<Overlook>,
    /// Whether it knows the opening book.
    pub book: bool,
    /// Whether it judges positions by what was learnt from many games, not by simple rules.
    pub learnt: bool,
    /// The bytes for what it remembers while it thinks. They are given back after each move, since a bot
    /// lives as long as its seat.
    pub table: usize,
}

/// Further than any search looks.
const ANY_DEPTH: u32 = 100;

impl Strength {
    /// Sees its own next move and what it captures, and little of what the other side can do about it.
    pub const HERDSMAN: Self = Self::overlooking(2, 90, true);
    /// Sees what the other side can do next, mostly.
    pub const SQUIRE: Self = Self::overlooking(2, 60, false);
    /// Sees most plans of two moves.
    pub const WARRIOR: Self = Self::overlooking(5, 18, false);
    /// Knows what a position is worth, and misses little but what comes late and from afar.
    pub const CHIEFTAIN: Self = Self { learnt: true, ..Self::overlooking(6, 10, false) };
    /// Sees everything within a moment of thought.
    pub const CHAMPION: Self = Self {
        depth: ANY_DEPTH,
        positions: 200_000,
        timed: false,
        overlook: None,
        book: true,
        learnt: true,
        table: 8 << 20,
    };
    /// Thinks for as long as it is given.
    pub const HIGH_KING: Self =
        Self { positions: 2_000_000, timed: true, table: 32 << 20, ..Self::CHAMPION };

    const fn overlooking(depth: u32, misses: u8, careless: bool) -> Self {
        let overlook = Some(Overlook { misses, careless });
        Self {
            depth,
            positions: 60_000,
            overlook,
            book: false,
            learnt: false,
            table: 2 << 20,
            ..Self::CHAMPION
        }
    }

    /// When its search ends.
    pub(crate) fn limits(self, budget: Budget<'_>) -> Limits<'_> {
        let limits = match budget {
            Budget::Usual => Limits::nodes(self.positions),
            Budget::Nodes(nodes) if self.timed => Limits::nodes(nodes),
            Budget::Nodes(nodes) => Limits::nodes(nodes.min(self.positions)),
            Budget::Until(stop) if self.timed => Limits::until(stop),
            Budget::Until(stop) => Limits::until(stop).within(self.depth, self.positions),
        };
        let limits = limits.within(self.depth, u64::MAX);
        let limits = if self.learnt { limits } else { limits.without(Part::Network) };
        self.overlook.map_or(limits, |overlook| limits.overlooking(overlook))
    }
}
