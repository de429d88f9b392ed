//! Brian Boru in the terminal.

mod choosing;
mod coach;
mod coast;
mod command;
mod draw;
mod keys;
mod layout;
mod lesson;
mod map;
mod message;
mod names;
mod outlook;
mod palette;
mod panels;
mod plain;
mod rulebook;
#[cfg(test)]
mod samples;
mod scene;
mod screen;
mod session;
mod table;
mod trick;
#[cfg(feature = "join")]
mod window;
mod words;

pub(crate) use lesson::Lesson;
pub(crate) use plain::play as play_lines;
pub(crate) use screen::play as play_on;
pub(crate) use session::{Session, outcome};
#[cfg(feature = "join")]
pub(crate) use window::Window;

#[cfg(test)]
mod tests;
