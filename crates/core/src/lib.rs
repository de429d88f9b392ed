//! The contract that every game of Ardrí keeps, and what follows from it for all of them.
//!
//! - [`Game`] is the contract: a state, whose [`Turn`] it is, the legal actions, what they do.
//! - [`Message`] are what a game says to people, before it is said in a language.
//! - [`Draw`] and [`fairness`] are chance: what has to be decided, and draws that anyone can check.
//! - [`Record`] is a game written down; [`replay`](mod@replay) plays it again and verifies it.
//! - [`Simulation`] plays random games.
//! - `harness` (a feature, for tests) is the one test that every game must pass.
//!
//! - [`Teller`] is what a game says; whoever talks to people puts it into their language.
//!
//! What chance decides is promised before, and can be checked after; what is said names a text:
//!
//! ```
//! use ardri_core::fairness::{Fate, Seed};
//! use ardri_core::{Draw, Message, Seat};
//!
//! let (seed, words) = (Seed([7; 32]), ["Tara".to_string(), "Cashel".to_string()]);
//! let promised = seed.commitment();
//! let dice = Fate::new(&seed, &words).draw(&Draw::Roll { dice: 3, faces: 6 });
//! assert!(dice.len() == 3 && dice.iter().all(|face| *face < 6));
//! // The seed is shown when the game is over: it was promised, and gives the same dice.
//! assert_eq!(seed.commitment(), promised);
//! assert_eq!(Fate::new(&seed, &words).draw(&Draw::Roll { dice: 3, faces: 6 }), dice);
//!
//! let said = Message::new("throne-log-first").with("name", Seat(1)).with("spears", 5);
//! assert_eq!(serde_json::to_value(&said)?["args"]["name"]["seat"], 1);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! Nothing here reads a clock, opens a file or owns a source of randomness.

mod draw;
mod event_sink;
pub mod fairness;
mod game;
#[cfg(feature = "harness")]
pub mod harness;
mod message;
pub mod names;
mod next_step;
mod outcome;
mod parse_record_error;
mod record;
mod record_error;
pub mod replay;
pub mod sealed;
mod seat;
mod simulate;
mod takeback;
mod teller;

pub use draw::{Draw, below};
pub use event_sink::{EventSink, NoEvents};
pub use game::{ActionError, Game, NewGameError, ParseActionError};
pub use message::{Arg, Args, Message};
pub use next_step::NextStep;
pub use outcome::Outcome;
pub use parse_record_error::{ParseRecordError, ParseRecordErrorKind};
pub use record::{Entry, FORMAT, OUT_OF_TIME, Player, RESIGN, Record, SEALED_VERSION, VERSION};
pub use seat::{Actor, Seat, SeatSet, Turn, Viewer};
pub use simulate::{Simulation, Tally};
pub use takeback::Takeback;
pub use teller::{Advice, Section, Teller};
