//! The server as a process: killed at any moment, started on anything, stopped in good order.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod child;
mod client;
mod crash;
mod ledger;
#[path = "../../../server/tests/machine/mod.rs"]
mod machine;
mod refused;
mod running;
mod scripts;
mod stopping;
mod table;
