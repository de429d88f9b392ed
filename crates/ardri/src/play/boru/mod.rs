//! Brian Boru in the terminal.

mod choosing;
mod coach;
mod coast;
mod draw;
mod layout;
mod lines;
mod map;
mod names;
mod outlook;
mod palette;
mod panels;
#[cfg(test)]
mod samples;
mod scene;
mod trick;
mod ui;
mod words;

pub(crate) use scene::outcome;

#[cfg(test)]
mod tests;
