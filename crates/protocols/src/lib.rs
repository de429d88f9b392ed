//! How other programs talk to the engine of Brandubh and Tablut, and analyses of positions and games.
//!
//! [`uci`] is a text protocol like that of chess engines, [`opentafl`] that of the OpenTafl program. Both
//! read commands line by line and think on a thread of their own, so that they hear while they think:
//!
//! ```
//! use ardri_protocols::{Most, uci};
//!
//! let lines = "position startpos moves d2-e2\ngo nodes 1000\n";
//! uci::run(lines.as_bytes(), std::io::stdout(), Most::of_this_machine());
//! ```
//!
//! [`Analyst`] looks at a position or at all moves of a recorded game. `docs/engine-protocol.md` is for
//! those who write the other end.

mod analyst;
mod input;
pub mod opentafl;
mod output;
mod perft;
mod player;
mod report;
mod thinking;
pub mod uci;

pub use analyst::{AnalyseError, Analyst, AnyPosition, Effort, read_time};
pub use player::{Game, Most};
pub use report::{GameReport, LineReport, MoveReport, PositionReport, SideReport, Worth};
