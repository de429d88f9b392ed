//! Bots for Brian Boru. What they cannot see they imagine: [`imagine`] deals the unseen cards so that all
//! agrees with what was seen and heard. In such games they search.
//!
//! `docs/bots.md` tells how they think, how well they play and how their numbers were learnt.

mod deeds;
mod imagine;
mod leaning;
mod memory;
mod model;
mod policy;
mod strength;
mod thinker;
pub mod training;
mod tree;
mod value;
mod worlds;
mod yardstick;

use ardri_boru::{Action, BrianBoru, View};

use crate::bot::{Bot, Level, Opponents};
use crate::persona::Leaning;
use crate::random::Random;

pub use imagine::{Imagination, imagine};
pub use memory::Memory;
pub use model::{Model, ModelError};
pub use strength::Strength;
pub use thinker::Thinker;
pub use yardstick::{Champion, Squire};

const LEVELS: &[Level] = &[
    Level::RANDOM,
    Level::new("herdsman", "server-bot-boru-herdsman"),
    Level::squire("server-bot-boru-squire"),
    Level::new("warrior", "server-bot-boru-warrior"),
    Level::new("chieftain", "server-bot-boru-chieftain"),
    Level::champion("server-bot-boru-champion"),
    Level::new("high-king", "server-bot-boru-high-king").timed(),
];

impl Opponents for BrianBoru {
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
        &["yardstick", "yardstick-squire", "unlearnt"]
    }

    fn yardstick(_: &Self::Options, name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "yardstick" => Some(Box::new(Champion::new(seed))),
            "yardstick-squire" => Some(Box::new(Squire::new(seed))),
            "unlearnt" => Some(Box::new(Thinker::new(Strength::UNLEARNT, seed))),
            _ => None,
        }
    }

    fn leaning(leaning: Leaning) -> Option<&'static str> {
        Some(leaning::called(leaning))
    }

    fn liking(_: &Self::Options, leaning: Leaning, view: &View, action: &Action) -> f64 {
        leaning::liking(leaning, view, action)
    }
}
