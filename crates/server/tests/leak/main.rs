//! Nobody is told what they may not know: not by a socket, not by HTTP, not by a list.
//!
//! - `twins` changes what is hidden from a viewer, at the table itself, and nothing that the viewer
//!   is sent may change: all games, every moment, every viewer, deals and picks and decks.
//! - `streams` plays the same table twice through a real server, with other hidden choices the second
//!   time, and compares every byte of every socket and answer; and holds each message against what
//!   the rules alone say that its reader may know.
//! - `seats` looks at those who change places, and `strangers` at those who never had one.
//!
//! `ARDRI_LEAK_GAMES=20 cargo test -p ardri-server --test leak` plays twenty times as many games.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "../support/mod.rs"]
mod support;

#[path = "../../../boru/tests/twin/mod.rs"]
mod boru_twin;
mod house;
mod seats;
mod shadow;
mod strangers;
mod streams;
#[path = "../../../throne/tests/twin/mod.rs"]
mod throne_twin;
mod twins;

/// How many times the usual number of games is played.
fn times() -> u64 {
    std::env::var("ARDRI_LEAK_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}
