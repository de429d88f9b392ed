//! What whoever runs a table asks of a bot, whatever the game.

use ardri_core::Game;

/// Who plays in a seat without being a person. A bot is shown what its seat may know, nothing else.
pub trait Bot<G: Game>: Send {
    /// One of `legal` (never empty), which is what the seat may do now.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}

/// Games that have bots.
pub trait Opponents: Game {
    /// The levels by name, from the weakest to the strongest.
    fn levels() -> &'static [Level];

    /// A bot of that level for a game with these options; `seed` fixes whatever it leaves to chance.
    /// None for an unknown level.
    ///
    /// A bot may remember what it saw at its turns, so each seat of each game wants one of its own.
    fn bot(options: &Self::Options, level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name: one small word, the same in all games.
    pub name: &'static str,
    /// The name of the text that says what to expect of it.
    pub about: &'static str,
}

impl Level {
    /// Any legal action, each as likely as the others.
    pub const RANDOM: Self = Self { name: "random", about: "server-bot-random" };

    /// A level that knows what it is doing.
    #[must_use]
    pub const fn squire(about: &'static str) -> Self {
        Self { name: "squire", about }
    }

    /// A level that plays as well as its game knows how to.
    #[must_use]
    pub const fn champion(about: &'static str) -> Self {
        Self { name: "champion", about }
    }
}
