//! The levels of The High Throne, from the weakest to the strongest, and who they are measured against.

use ardri_throne::{Action, HighThrone, Options, View};

use crate::bot::{Bot, Level, Opponents};
use crate::persona::Leaning;
use crate::random::Random;
use crate::throne::judge::Judge;
use crate::throne::leaning;
use crate::throne::plain::Plain;
use crate::throne::player::Player;

const LEVELS: &[Level] = &[
    Level::RANDOM,
    Level::new("herdsman", "server-bot-throne-herdsman"),
    Level::squire("server-bot-throne-squire"),
    Level::new("warrior", "server-bot-throne-warrior"),
    Level::new("chieftain", "server-bot-throne-chieftain"),
    Level::champion("server-bot-throne-champion"),
];

/// Who plays at a level that has a judge.
fn judge(level: &str) -> Option<Judge> {
    match level {
        "herdsman" => Some(Judge::Plain(Plain::Cards)),
        "squire" => Some(Judge::Plain(Plain::Own)),
        "warrior" => Some(Judge::Steadfast),
        "chieftain" => Some(Judge::Middle),
        "champion" => Some(Judge::Win),
        _ => None,
    }
}

fn player(options: &Options, judge: Judge, seed: u64) -> Box<dyn Bot<HighThrone>> {
    Box::new(Player::new(judge, options.the_deck(), seed))
}

impl Opponents for HighThrone {
    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn bot(options: &Options, level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        if level == Level::RANDOM.name {
            return Some(Box::new(Random::new(seed)));
        }
        judge(level).map(|judge| player(options, judge, seed))
    }

    fn yardsticks() -> &'static [&'static str] {
        &["yardstick", "greedy"]
    }

    fn yardstick(options: &Options, name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "yardstick" => Some(player(options, Judge::Throne, seed)),
            "greedy" => Some(player(options, Judge::Plain(Plain::Greed), seed)),
            _ => None,
        }
    }

    fn leaning(leaning: Leaning) -> Option<&'static str> {
        Some(leaning::called(leaning))
    }

    fn liking(options: &Options, leaning: Leaning, view: &View, action: &Action) -> f64 {
        leaning::liking(leaning, view, &options.the_deck(), action)
    }
}
