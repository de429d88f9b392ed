//! A program's end of a table on a server: what the page does in a browser, for everything else.
//!
//! - A [`Link`] leads to a [`Server`], which is asked over HTTP; a [`Plan`] is a table to set up there.
//! - A [`Socket`] follows a table and comes back by itself; [`Requests`] wait for their answers across
//!   that, and what has a key is done once however often it is sent.
//! - [`Words`] are kept secret until the table has sealed all of them.
//!
//! What is sent is declared in `ardri_wire`. Nothing here speaks to a person: what went wrong has a type.
//!
//! ```
//! use ardri_client::Link;
//!
//! let link: Link = "localhost:7777/table/abc".parse()?;
//! assert_eq!(link.server, "http://localhost:7777");
//! let table = link.table.expect("it leads to a table");
//! assert_eq!(Link::to(&link.server, &table), "http://localhost:7777/table/abc");
//! # Ok::<(), ardri_client::ParseLinkError>(())
//! ```

mod connection;
mod link;
mod plan;
mod requests;
mod server;
mod socket;
mod words;

pub use link::{Link, ParseLinkError};
pub use plan::{Plan, PlanError, key, usual_bot};
pub use requests::{Requests, is_keyed};
pub use server::{Server, ServerError};
pub use socket::{News, Socket};
pub use words::{Due, Words};
