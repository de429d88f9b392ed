//! Who owns a table when several servers share a database; without sockets, disks or clocks.
//!
//! Each server is a [`Node`]. The database knows which nodes live and which of them owns a table; a node that
//! has no word from it in time trusts itself no longer. A table is played at its owner; every other node
//! forwards what people ask, and shows them a [`Mirror`] of the table.
//!
//! A [`Node`] is told what happened (a request came, the database has answered, a link broke, time has passed)
//! and says what to do next ([`Effect`]). Whoever drives it has the sockets, the database and the clock. So the
//! same node runs in a server and in `tests/simulation`, where thousands of made-up histories of crashes, pauses
//! and cut links are looked into.
//!
//! ```
//! use ardri_cluster::{Claim, Effect, Epoch, Node, Origin, Ticket, Timing};
//!
//! let mut node = Node::new(Timing::USUAL);
//! node.tick(0);
//! assert_eq!(node.effects(), [Effect::Join]);
//! node.joined(Ok(Epoch(7)), 3);
//!
//! // Somebody asks for a table that nobody owns: the node claims it, reads its log and plays it.
//! node.asked(Ticket(1), "table", Origin::Client, 10);
//! assert_eq!(node.effects(), [Effect::Claim("table")]);
//! node.claimed("table", Ok(Claim::Mine { term: 1 }), 12);
//! assert_eq!(node.effects(), [Effect::Load("table")]);
//! node.loaded("table", true, 15);
//! assert_eq!(node.effects(), [Effect::Serve(Ticket(1), "table")]);
//!
//! // A node that has not heard of the database for so long answers nobody.
//! node.asked(Ticket(2), "table", Origin::Client, 60_000);
//! assert!(matches!(node.effects()[..], [Effect::Refuse(Ticket(2), _)]));
//! ```
//!
//! # What holds it together
//!
//! - **A line is written only by a node that lives.** The statement that appends lines holds on to the row of the
//!   node's [`Epoch`]. To evict a node is to delete that row: it waits for lines under way and fences all that come
//!   later. So who claims a table afterwards reads every line that was or will be acknowledged.
//! - **Reads need the lease.** A node counts its lease from the moment it *sent* the last beat that the database has
//!   answered, by its own steady clock, less a margin; the database counts from later. So a node stops
//!   answering before anybody else may own its tables.
//! - **A planned hand-over carries the term of the claim.** Each claim raises the term, also one by the owner itself.
//!   A statement that was lost on its way and comes late finds another term, and changes nothing.
//! - **Where lines are in doubt nothing is handed over.** If a node does not know what became of lines that it sent, they may
//!   still come. It reads the table again and keeps it until it is evicted or leaves, which fences them.

mod mirror;
mod node;
mod timing;

pub use mirror::{Mirror, Taken};
pub use node::{AppendError, Claim, Effect, Epoch, Lost, Node, Origin, Owner, RefusedWhy, Ticket};
pub use timing::{Steady, Timing};
