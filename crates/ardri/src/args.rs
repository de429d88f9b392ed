//! Arguments that several commands share.

use anyhow::{Result, anyhow};
use ardri_core::Game;
use ardri_throne::Deck;
use clap::Args;
use serde_json::{Value, json};

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
        let rules: Vec<_> = self.rules.iter().map(|rule| rule.trim()).collect();
        let rules: Vec<_> = rules.into_iter().filter(|rule| !rule.is_empty()).collect();
        let asked = |text: &Option<String>| text.as_ref().map(|text| json!(text));
        let options = [
            ("rules", (!rules.is_empty()).then(|| json!(rules))),
            ("preset", asked(&self.preset)),
            ("position", asked(&self.position)),
            ("two_sets", self.two_sets.then_some(json!(true))),
            ("lots", self.lots.then_some(json!(true))),
            ("last_card", asked(&self.last_card)),
            ("deck", self.deck.as_ref().map(|deck| json!(deck.form()))),
        ];
        options.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }

    /// The options as a game understands them.
    pub(crate) fn read<G: Game>(&self) -> Result<G::Options> {
        G::read_options(&self.options()).map_err(|error| anyhow!(unplayable(&error)))
    }
}
