//! Whatever is thrown at the server, it refuses in words, changes nothing and goes on.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "../support/mod.rs"]
mod support;

mod clocks;
mod frames;
mod limits;
mod openapi;
mod raw;
mod requests;
mod scene;
