//! Brian Boru in the terminal.

mod choosing;
mod draw;
mod layout;
mod lines;
mod map;
mod names;
mod outlook;
mod palette;
mod panels;
mod trick;
mod ui;
mod words;

use ardri_boru::BrianBoru;

/// The game as it is shown to whoever looks.
type Scene = super::scene::Scene<BrianBoru>;

#[cfg(test)]
mod tests;
