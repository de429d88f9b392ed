//! What whoever runs a table asks of a bot, whatever the game.

use ardri_core::Game;

/// Who plays in a seat without being a person. A bot is shown what its seat may know, nothing else.
pub trait Bot<G: Game>: Send {
    /// One of `legal` (never empty), which is what the seat may do now.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}

/// Games that have bots.
pub trait Opponents: Game {
    /// The levels by name, from the weakest to the strongest, each with a sentence for people.
    fn levels() -> &'static [Level];

    /// A bot of that level; `seed` fixes whatever it leaves to chance. None for an unknown level.
    ///
    /// A bot may remember what it saw at its turns, so each seat of each game wants one of its own.
    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name: one small word, the same in all games.
    pub name: &'static str,
    /// What to expect of it, in a sentence.
    pub about: &'static str,
}

impl Level {
    /// Any legal action, each as likely as the others.
    pub(crate) const RANDOM: Self =
        Self { name: "random", about: "Does anything that the rules allow, without a thought." };

    /// A level that knows what it is doing.
    pub(crate) const fn squire(about: &'static str) -> Self {
        Self { name: "squire", about }
    }

    /// A level that plays as well as its game knows how to.
    pub(crate) const fn champion(about: &'static str) -> Self {
        Self { name: "champion", about }
    }
}
