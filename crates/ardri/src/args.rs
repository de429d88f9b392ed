//! Arguments that several commands share.

use anyhow::{Result, anyhow};
use ardri_core::Game;
use ardri_throne::Deck;
use clap::Args;
use serde_json::{Map, Value, json};

use crate::deck;
use crate::i18n::unplayable;

/// What can be chosen before a game. Each game says which of these it knows.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct GameArgs {
    /// Rules on top of the basic game, with commas: edge-escape, strong-king, unarmed-king,
    /// hostile-throne, advanced (Tablut), king-returns, corners-hostile-to-king, no-edge-capture
    #[arg(long, value_delimiter = ',')]
    pub(crate) rules: Vec<String>,
    /// A named set of rules: federation (Brandubh)
    #[arg(long)]
    pub(crate) preset: Option<String>,
    /// Start from this position, such as "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a"
    #[arg(long)]
    pub(crate) position: Option<String>,
    /// Play two sets, the sides being switched for the second
    #[arg(long)]
    pub(crate) two_sets: bool,
    /// Draw lots for who begins as the Vikings
    #[arg(long)]
    pub(crate) lots: bool,
    /// What becomes of the last card of each hand (Brian Boru): discard, or play with five players
    #[arg(long)]
    pub(crate) last_card: Option<String>,
    /// A deck of your own (The High Throne), in TOML or JSON
    #[arg(long, value_parser = deck::read)]
    pub(crate) deck: Option<Deck>,
}

impl GameArgs {
    /// The options in the JSON form that games read; only what was asked for is in it.
    pub(crate) fn options(&self) -> Value {
        let mut options = Map::new();
        let rules: Vec<_> = self.rules.iter().map(|rule| rule.trim()).collect();
        let rules: Vec<_> = rules.into_iter().filter(|rule| !rule.is_empty()).collect();
        if !rules.is_empty() {
            options.insert("rules".into(), json!(rules));
        }
        if let Some(preset) = &self.preset {
            options.insert("preset".into(), json!(preset));
        }
        if let Some(position) = &self.position {
            options.insert("position".into(), json!(position));
        }
        if self.two_sets {
            options.insert("two_sets".into(), json!(true));
        }
        if self.lots {
            options.insert("lots".into(), json!(true));
        }
        if let Some(last_card) = &self.last_card {
            options.insert("last_card".into(), json!(last_card));
        }
        if let Some(deck) = &self.deck {
            options.insert("deck".into(), json!(deck.form()));
        }
        Value::Object(options)
    }
    /// The options as a game understands them.
    ///
    /// # Errors
    /// The game does not know one of them, or cannot be played so.
    pub(crate) fn read<G: Game>(&self) -> Result<G::Options> {
        G::read_options(&self.options()).map_err(|error| anyhow!(unplayable(&error)))
    }
}
