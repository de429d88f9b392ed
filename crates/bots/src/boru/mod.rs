//! Bots for Brian Boru. They guess what they cannot see: [`imagine`] deals the unseen cards.

mod cards;
mod champion;
mod imagine;
mod memory;
mod squire;
mod worth;

use ardri_boru::BrianBoru;

use crate::bot::{Bot, Level, Opponents};
use crate::random::Random;

pub use champion::Champion;
pub use imagine::imagine;
pub use memory::Memory;
pub use squire::Squire;

const LEVELS: &[Level] = &[
    Level::RANDOM,
    Level::squire("server-bot-boru-squire"),
    Level::champion("server-bot-boru-champion"),
];

impl Opponents for BrianBoru {
    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn bot(_: &Self::Options, level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "squire" => Some(Box::new(Squire::new(seed))),
            "champion" => Some(Box::new(Champion::new(seed))),
            _ => None,
        }
    }
}
