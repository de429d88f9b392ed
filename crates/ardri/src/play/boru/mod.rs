//! Brian Boru in the terminal.

mod action_builder;
mod draw;
mod layout;
mod lines;
mod map;
mod names;
mod standings;
mod trick;
mod ui;
mod widgets;
mod words;

use ardri_boru::BrianBoru;

/// The game as it is shown to whoever looks.
type Scene = super::scene::Scene<BrianBoru>;

#[cfg(test)]
mod tests;
