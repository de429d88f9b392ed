//! What the program says, in the reader's language.
//!
//! The texts are the Fluent files in `locales/`, the same that the page for browsers uses. Other
//! code knows them by their names only:
//!
//! ```
//! use ardri_texts::{Language, Texts, args};
//!
//! let texts = Texts::new(Language::ENGLISH);
//! assert_eq!(texts.text("tafl-king"), "King");
//! assert_eq!(
//!     texts.fill("tafl-log-moved", args! { "piece" => "king", "from" => "d4", "to" => "d7" }),
//!     "The King goes from d4 to d7."
//! );
//! assert_eq!(texts.text("tafl-rule-strong-king"), "Strong King");
//! assert!(texts.text("tafl-rule-strong-king.about").starts_with("He falls only"));
//! ```

#[cfg(feature = "clap")]
pub mod command_line;
mod language;
#[cfg(feature = "pages")]
pub mod pages;
mod texts;

use std::sync::{PoisonError, RwLock};

pub use fluent_bundle::{FluentArgs as Args, FluentValue as Value};
pub use language::{Language, UnknownLanguageError};
pub use texts::Texts;

/// What is put into a text, by name: `args! { "from" => "d4", "count" => 3 }`.
#[macro_export]
macro_rules! args {
    ($($name:expr => $value:expr),* $(,)?) => {{
        let mut args = $crate::Args::new();
        $(args.set($name, $value);)*
        args
    }};
}

/// Files that came in later, each with the code of its language.
static ADDED: RwLock<Vec<(&str, &str)>> = RwLock::new(Vec::new());

/// Adds Fluent files, by the codes of their languages, to [`Texts`] that are made from now on: those of
/// a game that is not of the house. A language that the house does not speak is passed over.
pub fn add(files: &[(&'static str, &'static str)]) {
    ADDED.write().unwrap_or_else(PoisonError::into_inner).extend(files);
}

/// Every language with its files.
const FILES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
