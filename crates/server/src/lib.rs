//! Tables on the web: people and bots around a game, over HTTP and WebSockets, on disk.

pub use ardri_texts::Language;

pub mod actor;
pub mod bots;
pub mod config;
mod door;
pub mod games;
pub mod hall;
pub mod http;

mod news;
pub mod parcel;
pub mod place;
pub mod play;
pub mod serve;
mod speech;
pub mod store;
pub mod study;
pub mod table;
#[cfg(feature = "typescript")]
pub mod typescript;
