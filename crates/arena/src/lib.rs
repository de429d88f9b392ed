//! Games between bots and outside engines, and what they come to.
//!
//! ```
//! use ardri_arena::{Arena, Plan, Setup, play};
//!
//! let bots = ardri_arena::bots("squire,random")?;
//! let arena = Arena::new(Setup { seed: 7, ..Setup::new("brandubh", bots) })?;
//! let report = play(&arena, &Plan { games: 4, ..Plan::default() }, &mut |_| ())?;
//! assert_eq!(report.games, 4);
//! println!("{}", report.bots[0].share.value);
//! # Ok::<(), ardri_arena::ArenaError>(())
//! ```
//!
//! - [`Setup`] is what is played, [`Plan`] how much of it; [`Schedule`] says who sits where in which game.
//! - [`outside`] asks engines in other processes and bots over HTTP.
//! - [`Tally`] counts game after game, [`Report`] is what came of it, [`lines`] and [`page`] tell it.
//! - [`DeckReport`] is how a deck of The High Throne plays.
//! - [`stats`] and [`Sprt`] hold the mathematics.

mod deck_report;
mod error;
mod lines;
mod log;
pub mod outside;
mod page;
mod play;
mod report;
mod result;
mod schedule;
mod setup;
mod sprt;
pub mod stats;
mod svg;
mod tally;
mod times;

pub use deck_report::DeckReport;
pub use error::ArenaError;
pub use lines::lines;
pub use page::page;
pub use play::{Plan, play};
pub use report::{BotReport, PairReport, Report, SprtReport};
pub use result::GameResult;
pub use schedule::{Schedule, Seating};
pub use setup::{Arena, BotSpec, Openings, Setup, Who, bots, thinking};
pub use sprt::{Sprt, Verdict};
pub use tally::Tally;
pub use times::Times;
