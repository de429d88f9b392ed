//! Nim with hidden cards: a small game that shows what it takes to add one.
//!
//! Two or three players sit around a heap of stones. Twelve cards, four each of 1, 2 and 3, are
//! shuffled; everyone is dealt some, which nobody else sees: five with two players, four with three.
//! In turn each plays a card and takes as many stones as it shows, or all that are left if they are
//! fewer. Whoever takes the last stone wins. The cards are always enough for the heap.
//!
//! [`KIND`] is all that a program needs to know of it. `main.rs` hands it to [`ardri::main_with`], and
//! the game is at tables, over HTTP, in the terminal, in the browser's plain board and in every tool:
//!
//! ```
//! use nim::KIND;
//!
//! let (mut game, options) = KIND.open(&KIND.default_options(), 2)?;
//! assert_eq!(options["stones"], 12);
//! game.act(ardri_core::Actor::Chance, "deal 11233 12223")?;
//! assert_eq!(game.legal(ardri_core::Seat(0)), ["take 1", "take 2", "take 3"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod bot;
mod game;
mod refusal;
mod teller;

use ardri_table::GameKind;

pub use action::Action;
pub use bot::Squire;
pub use game::{Event, Nim, Options, Seen, View};
pub use refusal::Refusal;

/// The game with its texts. One of the house has these in `locales/`, and a line in
/// `crates/table/src/games.rs` in place of a program of its own.
pub const KIND: GameKind = GameKind::of::<Nim>().with_texts(&[
    ("en", include_str!("../locales/en.ftl")),
    ("ga", include_str!("../locales/ga.ftl")),
    ("de", include_str!("../locales/de.ftl")),
]);
