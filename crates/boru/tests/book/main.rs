//! The book of rules, sentence by sentence: every module is a part of `docs/brian-boru.md`, every
//! test a sentence, number or ruling of it, on positions made by hand (see `table.rs`). `golden`
//! replays whole games; `forms`, `steps` and `notation` look for holes with random ones.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
#![allow(missing_docs)] // a test's name is the sentence it tests

mod battle;
mod church;
mod claim;
mod draft;
mod example;
mod forced;
mod forms;
mod golden;
mod marriage;
mod notation;
mod preview;
mod printed;
mod random;
mod scoring;
mod setup;
mod standings;
mod steps;
mod symbols;
mod table;
mod takeback;
mod teller;
mod trick;
mod views;

use table::{Play, new_game, table, values};
