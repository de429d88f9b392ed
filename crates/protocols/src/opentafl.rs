//! The protocol by which the OpenTafl program talks to engines.
//!
//! `docs/engine-protocol.md` says what of it is spoken here.

mod command;
mod session;

pub use command::{Command, HostClock, ParseCommandError};
pub use session::run;
