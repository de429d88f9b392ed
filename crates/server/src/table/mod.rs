//! A table: what it is follows from its log, and what is asked of it becomes entries of the log.

pub mod clock;
pub mod command;
pub mod entry;
pub mod refusal;
pub mod standing;
pub mod told;

mod fold;
mod history;
mod key;
mod unfit;

pub use clock::{ClockRule, Instant};
pub use command::Command;
pub use entry::{Damaged, Entry, Guest, Late, Setup, What};
pub use fold::{Sitter, Stage, Table};
pub use history::Moment;
pub use refusal::Refusal;
pub use unfit::Unfit;
