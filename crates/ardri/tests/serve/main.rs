//! The server as a process: killed at any moment, started on anything, stopped in good order.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod child;
mod client;
mod crash;
mod ledger;
mod refused;
mod running;
mod stopping;
mod table;
