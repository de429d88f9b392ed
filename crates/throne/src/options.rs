//! What can be chosen before the game.

use std::sync::Arc;

use ardri_core::NewGameError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::deck::{Deck, DeckForm};

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct Options {
    /// The deck, if it is not the project's own.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        serialize_with = "write_deck",
        deserialize_with = "read_deck"
    )]
    #[cfg_attr(feature = "typescript", ts(as = "Option<crate::deck::DeckForm>", optional))]
    pub deck: Option<Arc<Deck>>,
}

impl Options {
    /// Reads options from their JSON form; see [`ardri_core::Game::read_options`].
    ///
    /// # Errors
    /// Says what is wrong with them, or with the deck.
    pub fn read(form: &Value) -> Result<Self, NewGameError> {
        let form = Form::deserialize(form).map_err(|error| NewGameError::unreadable(&error))?;
        let deck = form.deck.as_ref().map(given_deck).transpose()?;
        Ok(Self { deck: deck.map(Arc::new) })
    }

    /// The options for a game with that deck.
    #[must_use]
    pub fn with_deck(deck: Deck) -> Self {
        Self { deck: Some(Arc::new(deck)) }
    }

    /// The deck to play with.
    #[must_use]
    pub fn the_deck(&self) -> Arc<Deck> {
        self.deck.clone().unwrap_or_else(Deck::ardri)
    }
}

/// Options whose deck is not yet checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    #[serde(default)]
    deck: Option<Value>,
}

/// Reads a deck in its JSON form or as the text of a file, so that whoever has the file need not know
/// how it is written. Options are always written with the form.
fn given_deck(given: &Value) -> Result<Deck, NewGameError> {
    let deck = match given {
        Value::String(text) if text.trim_start().starts_with('{') => Deck::from_json(text),
        Value::String(text) => Deck::from_toml(text),
        form => {
            let form = DeckForm::deserialize(form);
            Deck::try_from(form.map_err(|error| NewGameError::unreadable(&error))?)
        }
    };
    deck.map_err(|error| NewGameError::new(&error, error.message()))
}

fn write_deck<S: Serializer>(deck: &Option<Arc<Deck>>, serializer: S) -> Result<S::Ok, S::Error> {
    deck.as_deref().serialize(serializer)
}

fn read_deck<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Arc<Deck>>, D::Error> {
    Ok(Option::<Deck>::deserialize(deserializer)?.map(Arc::new))
}
