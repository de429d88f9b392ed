//! What whoever runs a table asks of a bot, whatever the game.

use ardri_core::Game;

use crate::persona::{Leaning, most_liked};

/// Who plays in a seat without being a person. A bot is told what its seat may know, nothing else.
///
/// It lives as long as its seat. What it does follows from its seed, from what it has heard and from what
/// it is asked, so that a bot made anew, which was told the whole past, goes on as the old one would have.
pub trait Bot<G: Game>: Send {
    /// Tells what its seat hears: every visible event of the game, from the first on, in order.
    fn hear(&mut self, seen: &G::Seen) {
        let _ = seen;
    }

    /// One of `legal` (never empty), which is what the seat may do now, found within the budget.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: Budget<'_>) -> G::Action;

    /// What the bot thinks of the actions that it has looked at closely, the best first, found within the
    /// budget: for hints, reviews and leanings. `legal` may be some of what is legal, and then these are
    /// compared. A bot that compares nothing has no opinions.
    fn consider(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget<'_>,
    ) -> Vec<Opinion<G::Action>> {
        let _ = (view, legal, budget);
        Vec::new()
    }

    /// One of `legal`, chosen by somebody to whom some actions are dearer than others: of those that are worth
    /// nearly as much as the best, the one that is liked most. A bot without opinions likes nothing.
    fn choose_by_liking(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget<'_>,
        liking: &dyn Fn(&G::Action) -> f64,
    ) -> G::Action {
        let opinions = self.consider(view, legal, budget);
        let liked = most_liked(&opinions, liking).cloned();
        liked.unwrap_or_else(|| self.choose(view, legal, budget))
    }
}

/// What a bot thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// The share of the win that its seat expects after it, from 0 to 1.
    pub chance: f64,
}

/// How long a bot may think about one decision. A bot that has its answer sooner gives it sooner, and only
/// a level that is [timed](Level::timed) takes more than by itself.
///
/// There is no clock in here: whoever runs the bot has one, and in a browser it is another one.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// As much as the level takes by itself: the same on every machine.
    Usual,
    /// So many positions, imagined games or whatever else the bot counts: the same on every machine.
    Nodes(u64),
    /// Until this says so.
    Until(&'a (dyn Fn() -> bool + Sync)),
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Usual => f.write_str("Usual"),
            Self::Nodes(nodes) => write!(f, "Nodes({nodes})"),
            Self::Until(_) => f.write_str("Until(..)"),
        }
    }
}

/// Games that have bots.
pub trait Opponents: Game {
    /// The levels by name, from the weakest to the strongest.
    fn levels() -> &'static [Level];

    /// A bot of that level for a game with these options; `seed` fixes whatever it leaves to chance.
    /// None for an unknown level.
    ///
    /// A bot remembers what it has heard, so each seat of each game wants one of its own.
    fn bot(options: &Self::Options, level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// The names of bots that are no levels for people: newer ones are measured against them.
    fn yardsticks() -> &'static [&'static str] {
        &[]
    }

    /// The bot of one of these names, as [`bot`](Self::bot) gives one of a level.
    fn yardstick(options: &Self::Options, name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let _ = (options, name, seed);
        None
    }

    /// The name of the text that says what somebody of a leaning is in this game; nothing where leanings do
    /// not show.
    fn leaning(leaning: Leaning) -> Option<&'static str> {
        let _ = leaning;
        None
    }

    /// How much somebody of a leaning likes an action. What is liked more is chosen only where it costs next
    /// to nothing, so it says nothing of what the action is worth.
    fn liking(
        options: &Self::Options,
        leaning: Leaning,
        view: &Self::View,
        action: &Self::Action,
    ) -> f64 {
        let _ = (options, leaning, view, action);
        0.0
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name: one small word, the same in all games.
    pub name: &'static str,
    /// The name of the text that says what to expect of it.
    pub about: &'static str,
    /// Whether it plays the better the longer it may think; what it takes by itself is only a usual amount.
    pub timed: bool,
}

impl Level {
    /// Any legal action, each as likely as the others.
    pub const RANDOM: Self = Self::new("random", "server-bot-random");

    /// A level, with the name of the text about it.
    #[must_use]
    pub const fn new(name: &'static str, about: &'static str) -> Self {
        Self { name, about, timed: false }
    }

    /// The same level, which thinks for as long as it is given.
    #[must_use]
    pub const fn timed(self) -> Self {
        Self { timed: true, ..self }
    }

    /// A level that knows what it is doing.
    #[must_use]
    pub const fn squire(about: &'static str) -> Self {
        Self::new("squire", about)
    }

    /// A level that plays as well as its game knows how to in a moment.
    #[must_use]
    pub const fn champion(about: &'static str) -> Self {
        Self::new("champion", about)
    }
}
