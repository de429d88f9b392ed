//! The High Throne of Ireland in the terminal.

mod choosing;
mod draw;
mod layout;
mod names;
mod odds;
mod outlook;
mod palette;
mod panels;
mod ui;
mod words;

use ardri_throne::HighThrone;

/// The game as it is shown to whoever looks.
type Scene = super::scene::Scene<HighThrone>;

#[cfg(test)]
mod tests;
