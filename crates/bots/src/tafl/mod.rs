//! Bots for Brandubh and Tablut: a search of a few moves ahead, the same for both sides, and the engine.

mod champion;
mod player;
mod search;
mod worth;

use ardri_tafl::{Board, Tafl};

use crate::bot::{Bot, Level, Opponents};
use crate::random::Random;

pub use champion::Champion;
pub use player::Player;

/// What a level looks at before it moves. Positions are counted, not seconds: so a bot plays the
/// same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most moves to look ahead, by both sides together.
    pub depth: u32,
    /// After how many positions no deeper search is begun or finished.
    pub positions: u32,
}

impl Effort {
    /// A move, the answer, and the next move.
    pub const SQUIRE: Self = Self { depth: 3, positions: 5_000 };
    /// The champion of version 0.2, against which newer ones are measured.
    pub const YARDSTICK: Self = Self { depth: 32, positions: 60_000 };
}

const LEVELS: &[Level] = &[
    Level::RANDOM,
    Level::squire("server-bot-tafl-squire"),
    Level::champion("server-bot-tafl-champion"),
];

impl<B: Board> Opponents for Tafl<B> {
    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn bot(_: &Self::Options, level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "squire" => Some(Box::new(Player::new(Effort::SQUIRE, seed))),
            "champion" => Some(Box::new(Champion::new(seed))),
            _ => None,
        }
    }

    fn yardsticks() -> &'static [&'static str] {
        &["yardstick"]
    }

    fn yardstick(_: &Self::Options, name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        (name == "yardstick").then(|| Box::new(Player::new(Effort::YARDSTICK, seed)) as Box<_>)
    }
}
