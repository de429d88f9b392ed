//! The terminal at a server's tables: real programs, real pipes, a real server.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "../serve/child.rs"]
#[allow(dead_code)] // other tests need the rest of it
mod child;
#[path = "../serve/client.rs"]
#[allow(dead_code)] // the same
mod client;
mod coach;
mod company;
#[path = "../driver/mod.rs"]
#[allow(dead_code)] // the same
mod driver;
mod lost;
mod mixed;
mod player;
#[path = "../program/mod.rs"]
#[allow(dead_code)] // the same
mod program;
mod refused;
mod resumed;
mod secure;
mod tafl;
