//! The High Throne of Ireland in the terminal.

mod action_builder;
mod draw;
mod layout;
mod names;
mod odds;
mod standings;
mod ui;
mod widgets;
mod words;

use ardri_throne::HighThrone;

/// The game as it is shown to whoever looks.
type Scene = super::scene::Scene<HighThrone>;

#[cfg(test)]
mod tests;
