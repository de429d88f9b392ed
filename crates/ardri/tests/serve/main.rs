//! The server as a process: killed at any moment, started on anything, stopped in good order.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod admin;
mod child;
mod client;
mod crash;
mod door;
mod exported;
mod ledger;
#[path = "../../../server/tests/machine/mod.rs"]
mod machine;
mod refused;
mod running;
mod scripts;
mod stopped;
mod stopping;
mod table;
