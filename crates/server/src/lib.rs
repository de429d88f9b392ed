//! Tables on the web: people and bots around a game, over HTTP and WebSockets, on disk.
//!
//! What a table is and what is sent stand in `ardri-table` and `ardri-wire`; here are the sockets,
//! the disk, the clock and the threads around them.

pub use ardri_texts::Language;

pub mod actor;
pub mod bots;
mod broadcast;
pub mod config;
pub mod http;
pub mod listen_addr;
mod listener;
pub mod serve;
mod speech;
pub mod store;
pub mod tables;
pub mod transfer;
