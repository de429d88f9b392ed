//! A text protocol like that of chess engines: the other side sends commands, the engine answers with
//! `info` and `bestmove`.

mod command;
mod session;

pub use command::{Command, Go, MOST_MOVES, ParseCommandError, Setting};
pub use session::run;
