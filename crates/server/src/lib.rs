//! Tables on the web: people and bots around a game, over HTTP and WebSockets, on disk.
//!
//! What a table is and what is sent stand in `ardri-table` and `ardri-wire`; here are the sockets,
//! the disk, the clock and the threads around them:
//!
//! - [`serve::Server`] is all of it, by the settings of [`config`].
//! - [`http`] answers requests and keeps sockets, [`tables`] finds the table that is meant.
//! - An [`actor`] runs one table: it lets the table take a request in, writes what follows, and when
//!   that is on disk tells everyone what they may know. [`bots`] think on threads of their own.
//! - [`store`] is what is on disk: the tables' logs, people and their sessions, in one SQLite file.
//! - [`admin`] is what an administrator can ask of a running server, or of its folder.
//! - [`transfer`] takes finished tables from one server to another.
//!
//! ```
//! use ardri_server::config::Settings;
//! use ardri_server::serve::{Server, machine_clock};
//!
//! # tokio::runtime::Runtime::new()?.block_on(async {
//! let folder = tempfile::tempdir()?;
//! let settings = Settings { listen: Some("127.0.0.1:0".parse()?), ..Settings::default() };
//! let server = Server::start(&settings.config(folder.path().into()), machine_clock(), None).await?;
//! let games = reqwest::get(format!("http://{}/api/games", server.address())).await?.text().await?;
//! assert!(games.contains("brandubh"));
//! server.close().await;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # }).unwrap();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use ardri_texts::Language;

pub mod actor;
pub mod admin;
mod advice;
pub mod bots;
mod broadcast;
pub mod clock;
pub mod config;
mod deserted;
pub mod ended;
mod fair_queue;
mod gone;
pub mod http;
pub mod listen_addr;
mod listener;
mod listing;
mod mutes;
pub mod names;
mod one_at_a_time;
mod outbox;
mod pace;
mod patient;
mod placed;
mod places;
pub mod public_url;
mod reading;
pub mod serve;
mod setting_up;
mod speech;
pub mod store;
pub mod tables;
pub mod transfer;
pub mod turns;
