//! The High Throne of Ireland in the terminal.

mod choosing;
mod coach;
mod draw;
pub(crate) mod events;
mod layout;
mod names;
mod odds;
mod outlook;
mod palette;
mod panels;
#[cfg(test)]
mod samples;
mod scene;
mod ui;
mod words;

#[cfg(test)]
mod tests;
