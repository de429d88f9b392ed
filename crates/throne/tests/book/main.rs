//! The book of rules, sentence by sentence: every test is a sentence or ruling of
//! `docs/high-throne.md`, on positions made by hand. `decks` and `objectives` are about deck files,
//! `golden` replays whole games.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod decks;
mod dice;
mod ending;
mod forms;
mod golden;
mod heroes;
mod lines;
mod notation;
mod objectives;
mod opening;
mod playouts;
mod regions;
mod setup;
mod steal;
mod table;
mod thumb_war;
mod turn;
mod views;
mod words;
