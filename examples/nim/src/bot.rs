//! Who plays against people.

use ardri_bots::{Bot, Budget, Level, Opponents, Random};

use crate::action::Action;
use crate::game::{Nim, View};

const LEVELS: &[Level] = &[Level::RANDOM, Level::squire("nim-bot-squire")];

impl Opponents for Nim {
    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn bot(_: &Self::Options, level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "squire" => Some(Box::new(Squire)),
            _ => None,
        }
    }
}

/// Takes the last stones if it can, and else leaves as many as no single card takes.
#[derive(Clone, Copy, Debug)]
pub struct Squire;

impl Bot<Nim> for Squire {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget<'_>) -> Action {
        let left = |action: &Action| match action {
            Action::Take(card) => view.stones.saturating_sub(*card),
            Action::Deal(_) => view.stones,
        };
        // A heap of four is the best one to leave: whatever the next one takes, some card may end it.
        let worth = |action: &&Action| match left(action) {
            0 => 3,
            4 => 2,
            5.. => 1,
            _ => 0,
        };
        legal.iter().max_by_key(worth).unwrap_or(&legal[0]).clone()
    }
}
