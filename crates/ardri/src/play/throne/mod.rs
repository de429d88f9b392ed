//! The High Throne of Ireland in the terminal.

mod choosing;
mod coach;
mod command;
mod draw;
pub(crate) mod events;
mod keys;
#[cfg(test)]
mod languages;
mod layout;
mod lesson;
mod names;
mod odds;
mod outlook;
mod palette;
mod panels;
mod plain;
mod rulebook;
#[cfg(test)]
mod samples;
mod screen;
mod session;
mod table;
#[cfg(feature = "join")]
mod window;
mod words;

pub(crate) use lesson::Lesson;
pub(crate) use plain::play as play_lines;
pub(crate) use screen::play as play_on;
pub(crate) use session::Session;
#[cfg(feature = "join")]
pub(crate) use window::Window;
