//! Decks of The High Throne from files.

use std::fs;
use std::path::Path;

use ardri_throne::Deck;

use crate::i18n::{localize, tr};

/// Reads a deck for an argument: JSON if the file is called so, TOML otherwise.
pub(crate) fn read(file: &str) -> Result<Deck, String> {
    let text = fs::read_to_string(file)
        .map_err(|error| tr!("terminal-tools-deck", "why" => error.to_string()))?;
    let json = Path::new(file).extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    let deck = if json { Deck::from_json(&text) } else { Deck::from_toml(&text) };
    deck.map_err(|error| localize(&error.message()).trim_end().to_string())
}
