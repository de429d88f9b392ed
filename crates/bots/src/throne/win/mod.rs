//! The chance to win: what a state is worth to everyone at the table.
//!
//! *Worlds.* A [`World`](world::World) is a table with everyone's Objective. Those of others are drawn
//! from what a seat believes of them ([`Beliefs`]).
//!
//! *Outlook.* Every seat has a strength, a sum of what lies in front of it by weights that were learned
//! from games of bots against themselves; the strengths give everyone's chance ([`utility`]).
//!
//! *Turns.* A turn of the imagined kind takes its first roll and the exact chances that it leaves ([`turns`]):
//! so fast that the weights are learned from a hundred thousand games ([`learn`]), and that some thousands
//! show what each Objective of any deck is worth ([`prospects`]).
//!
//! *Ends.* Where two play and few cards can still change hands, nothing is imagined: all that may come is
//! solved ([`solve`]).

pub(crate) mod beliefs;
pub(crate) mod facts;
pub(crate) mod learn;
pub(crate) mod prospects;
pub(crate) mod solve;
pub(crate) mod thought;
pub(crate) mod turns;
pub(crate) mod utility;
pub(crate) mod weights;
pub(crate) mod world;

pub use beliefs::Beliefs;
pub use learn::{Lesson, learn};
