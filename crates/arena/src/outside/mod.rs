//! Players outside of this program: engines in processes of their own, and bots that are asked over HTTP.
//!
//! None of them can hold the arena up. Whoever does not answer in time, answers with something else than a
//! legal action, or is there no longer, loses the game and is begun anew for the next.

mod engine;
#[cfg(feature = "http")]
mod http;

use std::time::Duration;

use ardri_bots::bout::{Outsider, Thinking};

use crate::setup::{Arena, BotSpec, Who};

/// How long somebody outside is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Until an engine is ready for a game.
    pub start: Duration,
    /// For a decision beyond the time that it may think.
    pub grace: Duration,
    /// For a decision that is not timed.
    pub untimed: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(10),
            grace: Duration::from_secs(1),
            untimed: Duration::from_secs(60),
        }
    }
}

impl Patience {
    /// How long a decision is waited for.
    fn decision(&self, thinking: Thinking) -> Duration {
        match thinking {
            Thinking::Time(time) => time + self.grace,
            Thinking::Usual | Thinking::Nodes(_) => self.untimed,
        }
    }
}

/// Whoever is outside; nothing for a bot of the house.
pub(crate) fn open(arena: &Arena, bot: &BotSpec, patience: Patience) -> Option<Box<dyn Outsider>> {
    let thinking = arena.thinking_of(bot);
    match &bot.who {
        Who::Bot(_) => None,
        Who::Engine(words) => {
            let table = engine::Table::new(arena.kind.name(), &arena.options);
            Some(Box::new(engine::Engine::new(words.clone(), table, thinking, patience)))
        }
        #[cfg(feature = "http")]
        Who::Http(address) => {
            let (game, options) = (arena.kind.name(), arena.options.clone());
            Some(Box::new(http::HttpBot::new(address, game, options, thinking, patience)))
        }
        #[cfg(not(feature = "http"))]
        Who::Http(_) => None,
    }
}

/// Whether somebody can be asked there.
pub(crate) fn is_address(address: &str) -> bool {
    #[cfg(feature = "http")]
    return http::host_of(address).is_some();
    #[cfg(not(feature = "http"))]
    return !address.is_empty();
}
