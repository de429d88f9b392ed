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

mod language;
mod texts;

pub use fluent_bundle::{FluentArgs as Args, FluentValue as Value};
pub use language::{Language, UnknownLanguage};
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

/// Every language with its files.
const FILES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
