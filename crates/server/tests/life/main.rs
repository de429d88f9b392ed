//! The life of a table over real HTTP and real sockets.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "../machine/mod.rs"]
mod machine;
#[path = "../machine/postgres.rs"]
mod postgres;
#[path = "../support/mod.rs"]
mod support;

mod account;
mod advice;
mod clocks;
mod database;
mod endings;
#[cfg(unix)]
mod file;
mod languages;
mod moving;
mod page;
mod people;
mod playing;
mod questions;
mod rematch;
mod seats;
mod study;
mod upgrade;
mod why;
