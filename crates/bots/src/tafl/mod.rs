//! Bots for Brandubh and Tablut: the engine, which sees more from level to level.

mod leaning;
mod player;
mod search;
mod strength;
mod thinker;
mod worth;

use ardri_tafl::{Action, Board, Tafl, View};

use crate::bot::{Bot, Level, Opponents};
use crate::persona::Leaning;
use crate::random::Random;

pub use player::Player;
pub use strength::Strength;
pub use thinker::Thinker;

/// What a [`Player`] looks at before it moves: nobody's level any more, but what newer ones are measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most moves to look ahead, by both sides together.
    pub depth: u32,
    /// After how many positions no deeper search is begun or finished.
    pub positions: u32,
}

impl Effort {
    /// The champion of version 0.2, against which newer ones are measured.
    pub const YARDSTICK: Self = Self { depth: 32, positions: 60_000 };
}

const LEVELS: &[Level] = &[
    Level::RANDOM,
    Level::new("herdsman", "server-bot-tafl-herdsman"),
    Level::squire("server-bot-tafl-squire"),
    Level::new("warrior", "server-bot-tafl-warrior"),
    Level::new("chieftain", "server-bot-tafl-chieftain"),
    Level::champion("server-bot-tafl-champion"),
    Level::new("high-king", "server-bot-tafl-high-king").timed(),
];

impl<B: Board> Opponents for Tafl<B> {
    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn bot(_: &Self::Options, level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let strength = match level {
            "random" => return Some(Box::new(Random::new(seed))),
            "herdsman" => Strength::HERDSMAN,
            "squire" => Strength::SQUIRE,
            "warrior" => Strength::WARRIOR,
            "chieftain" => Strength::CHIEFTAIN,
            "champion" => Strength::CHAMPION,
            "high-king" => Strength::HIGH_KING,
            _ => return None,
        };
        Some(Box::new(Thinker::new(strength, seed)))
    }

    fn yardsticks() -> &'static [&'static str] {
        &["yardstick"]
    }

    fn yardstick(_: &Self::Options, name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        (name == "yardstick").then(|| Box::new(Player::new(Effort::YARDSTICK, seed)) as Box<_>)
    }

    fn leaning(leaning: Leaning) -> Option<&'static str> {
        Some(leaning::called(leaning))
    }

    fn liking(options: &Self::Options, leaning: Leaning, view: &View<B>, action: &Action) -> f64 {
        match action {
            Action::Move(mv) => leaning::liking(leaning, view, options.rules(), *mv),
            Action::Lots(_) => 0.0,
        }
    }
}
