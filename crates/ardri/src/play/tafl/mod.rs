//! Brandubh and Tablut in the terminal.

mod action_builder;
mod board;
mod draw;
mod lines;
#[cfg(test)]
pub(crate) mod samples;
mod ui;
pub(crate) mod words;

#[cfg(test)]
mod tests;
