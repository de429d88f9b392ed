//! Whatever is thrown at the server, it refuses in words, changes nothing and goes on.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "../support/mod.rs"]
mod support;

mod answers;
mod bots;
mod chance;
mod clocks;
mod contract;
mod frames;
mod hosts;
mod limits;
mod lobby;
mod luck;
mod openapi;
mod people;
mod proxies;
mod raw;
mod readers;
mod rematch;
mod requests;
mod scene;
mod schema;
