//! A player of Brandubh and Tablut: a search that proves wins, and a judgement for everything else.
//!
//! ```
//! use ardri_engine::{Engine, Limits};
//! use ardri_tafl::{Brandubh, Position, Rules};
//!
//! // The King can be cut off and taken in five plies.
//! let position: Position<Brandubh> = "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a".parse()?;
//! let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 16 << 20);
//! let found = engine.search(&position, &[], Limits::depth(8), |_| ());
//! assert_eq!(found.best().unwrap().to_string(), "f5-d5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules are those of `ardri_tafl`. A proven win ([`Score::wins_in`]) rests on them alone.

mod book;
mod engine;
mod evaluate;
mod features;
mod key;
mod network;
mod overlook;
mod part;
mod review;
mod score;
mod search;
mod second_look;
mod table;
mod timing;

pub use book::{Book, BookError, BookMove, book_move, book_moves};
pub use engine::{Analysis, Engine, Limits};
pub use features::Features;
pub use network::{HIDDEN, Network, NetworkError, Weights};
pub use overlook::Overlook;
pub use part::{Part, PartError};
pub use review::{Reviewed, Standing, Summary, Verdict, review};
pub use score::{Score, wins_in_100};
pub use timing::{Clock, MoveTime};
