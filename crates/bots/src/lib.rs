//! Opponents for the games of Ardrí: each knows only what its seat may know.
//!
//! Whoever runs a table asks all of them in the same way:
//!
//! ```
//! use ardri_bots::{Budget, Opponents};
//! use ardri_core::{Game, Seat, Viewer};
//! use ardri_tafl::{Brandubh, Options, Tafl};
//!
//! let options = Options::default();
//! let game = Tafl::<Brandubh>::new(&options, 2)?;
//! let mut bot = Tafl::<Brandubh>::bot(&options, "squire", 7).ok_or("there is no such level")?;
//! let mut legal = Vec::new();
//! game.legal_actions(Seat(0), &mut legal);
//! let action = bot.choose(&game.view(Viewer::Seat(Seat(0))), &legal, Budget::Usual);
//! assert!(legal.contains(&action));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A bot that plays a whole game is also told all that its seat hears ([`Bot::hear`]), and so remembers it.
//!
//! - [`Bot`] is who plays, [`Budget`] how long it may think, [`Opponents`] the games that have bots, [`Level`] how well they play.
//! - [`Persona`] is who a bot is: a name from the legends, and a [`Leaning`] that shows in play.
//! - [`bout`] plays games between them, for whoever measures.
//! - [`tafl`] searches, [`boru`] imagines what it cannot see, [`throne`] knows the odds.

pub mod boru;
mod bot;
pub mod bout;
mod luck;
pub mod persona;
mod random;
pub mod tafl;
pub mod throne;

pub use bot::{Bot, Budget, Level, Opinion, Opponents};
pub use luck::Luck;
pub use persona::{Leaning, Persona};
pub use random::Random;
