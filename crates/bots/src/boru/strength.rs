//! How well the levels of Brian Boru play: how far they look, and by what they judge.

use crate::boru::model::Model;
use crate::bot::Budget;

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How many games it imagines before it acts; with none it does what looks best at first sight.
    pub iterations: u64,
    /// Whether it imagines more of them, if it is given more time.
    pub timed: bool,
    /// Whether it judges by what was learnt by self-play, not by numbers set by hand.
    pub learnt: bool,
    /// Whether it asks how likely good players would have picked what it imagines.
    pub weighs: bool,
}

impl Strength {
    /// Imagines a game or two for each thing it could do, and judges by simple rules.
    pub const HERDSMAN: Self = Self { iterations: 30, learnt: false, ..Self::SQUIRE };
    /// Imagines as few, but knows what is worth what.
    pub const SQUIRE: Self = Self { iterations: 40, timed: false, learnt: true, weighs: false };
    /// Imagines some games more.
    pub const WARRIOR: Self = Self { iterations: 150, ..Self::SQUIRE };
    /// Imagines many, the likely ones.
    pub const CHIEFTAIN: Self = Self { iterations: 500, weighs: true, ..Self::SQUIRE };
    /// Imagines as many as a moment allows.
    pub const CHAMPION: Self = Self { iterations: 2_000, ..Self::CHIEFTAIN };
    /// Thinks for as long as it is given; by itself what a core does in 200 milliseconds.
    pub const HIGH_KING: Self = Self { iterations: 20_000, timed: true, ..Self::CHAMPION };
    /// As the high king, but it has learnt nothing: what was learnt is measured by it.
    pub const UNLEARNT: Self = Self { learnt: false, ..Self::HIGH_KING };

    /// How many games it imagines within a budget; any number of them until it is stopped.
    pub(crate) fn within(self, budget: Budget<'_>) -> Option<u64> {
        match budget {
            Budget::Usual => Some(self.iterations),
            Budget::Nodes(nodes) if self.timed => Some(nodes),
            Budget::Nodes(nodes) => Some(nodes.min(self.iterations)),
            Budget::Until(_) if self.timed => None,
            Budget::Until(_) => Some(self.iterations),
        }
    }

    pub(crate) fn model(self) -> &'static Model {
        if self.learnt { Model::learnt() } else { Model::by_hand() }
    }
}
