//! What the server says to people, each in their language.
//!
//! Whatever refuses something gives [`Message`], which know no language; they become a sentence when it
//! is known who reads it. What is written for those who run the server is in English.

use std::sync::LazyLock;

use ardri_core::Message;
use ardri_texts::{Language, Texts};

/// The texts of every language. To read them takes a while, so it is done once.
static TEXTS: LazyLock<Vec<Texts>> = LazyLock::new(|| Language::all().map(Texts::new).collect());

/// Reads the texts, so that nobody has to wait for them later.
pub(crate) fn prepare() {
    LazyLock::force(&TEXTS);
}

/// Says something in a language.
pub(crate) fn say(language: Language, words: &Message) -> String {
    let texts = TEXTS.iter().find(|texts| texts.language() == language);
    texts.map_or_else(|| words.name.to_string(), |texts| texts.localize(words))
}

/// Says something in English, for logs.
pub(crate) fn in_english(words: &Message) -> String {
    say(Language::ENGLISH, words)
}

#[cfg(test)]
mod tests;
