//! A table's life without sockets, disks or clocks.
//!
//! A [`Table`] is the fold over its log of [`Entry`]s. What people ask for, a [`TableRequest`], becomes
//! entries or is refused; what is told of them depends on who looks ([`Eye`]). Whoever runs a table
//! brings the time, the seed and a place for the log: the server keeps it on disk, a terminal or a
//! page in memory.
//!
//! - [`GameKind`] is what is known of a game; [`games`] are all of them: those of the house
//!   ([`visit_games`]) and those that a program has added ([`add_games`]); a [`DynGame`] is one that is
//!   played.
//! - [`Table::ask`] does what is asked, [`Table::bot_tasks`] lets bots think, [`Table::tick`] does
//!   what the clock demands.
//! - [`Table::snapshot`] and [`Happened::shown_to`] are what a viewer may know.
//! - [`local`] is a table without a network, for a terminal or a page: one person's keyboard, bots, records.
//! - [`study`] plays games again and tries them out, away from any table; a [`TableExport`] is a
//!   finished table as a file.
//!
//! A whole little game, one person against a bot:
//!
//! ```
//! use ardri_core::fairness::Seed;
//! use ardri_core::{Seat, SeatSet};
//! use ardri_table::{Bots, Budget, Entry, Eye, GameKind, Guest, Setup, Table, TableEvent};
//! use ardri_wire::{ClockRule, Late, PersonId, Stage, TableRequest};
//!
//! let ann = Guest { person: PersonId(1), name: "Ann".into() };
//! let game = GameKind::find("brandubh")?;
//! let setup = Setup {
//!     game: game.name().into(),
//!     options: game.default_options(),
//!     name: "At home".into(),
//!     public: false,
//!     seats: 2,
//!     clock: ClockRule::None,
//!     late: Late::Loses,
//!     host: (&ann).into(),
//!     seed: Seed([7; 32]),
//!     hints: None,
//!     rematch_of: None,
//! };
//! let first = Entry { number: 1, at: 0, event: TableEvent::Created(Box::new(setup)) };
//! let mut table = Table::begin("home".parse()?, &first)?;
//! let mut log = vec![first];
//!
//! for request in [
//!     TableRequest::Sit { seat: Seat(0) },
//!     TableRequest::Bot { seat: Seat(1), level: "random".into(), persona: None },
//!     TableRequest::Start,
//! ] {
//!     let happened = table.ask_for_entries(&ann, &request, 0)?;
//!     log.extend(happened.into_iter().map(|one| one.entry));
//! }
//! let mut bots = Bots::default();
//! while table.stage() == Stage::Playing {
//!     let mut happened = Vec::new();
//!     for (seat, task) in table.bot_tasks(&mut bots, SeatSet::EMPTY) {
//!         let action = task.think(Budget::Usual).expect("a bot finds something");
//!         happened = table.bot_acts(seat, action, 0)?;
//!     }
//!     // Ann sees her seat's view and what she may do, and does the first thing.
//!     let seen = table.snapshot(Eye::of(&table, ann.person), 0);
//!     if let Some(action) = seen.current.own.views[0].legal.get()?.first().cloned() {
//!         let act = TableRequest::Act { seat: Seat(0), action, key: None };
//!         happened.extend(table.ask_for_entries(&ann, &act, 0)?);
//!     }
//!     log.extend(happened.into_iter().map(|one| one.entry));
//! }
//!
//! // What the table is follows from its log alone.
//! let again = Table::from_log(table.id().clone(), &log)?;
//! assert_eq!(again.record(), table.record());
//! assert!(table.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bots;
mod clock;
mod entry;
mod error;
mod export;
mod game;
mod games;
mod hints;
mod history;
mod key;
mod kind;
pub mod local;
mod participant;
mod personas;
mod refusals;
mod rematch;
mod request;
mod review;
mod saying;
mod seated;
pub mod snapshot;
pub mod study;
mod table;
#[cfg(feature = "typescript")]
pub mod typescript;
mod visibility;
mod words;

pub use ardri_bots::{Budget, Persona};
pub use ardri_wire::TableRequest;
pub use bots::Bots;
pub use clock::LAG;
pub use entry::{Entry, Guest, Setup, TableEvent};
pub use error::{EntryError, LogError};
pub use export::{ExportError, TableExport};
pub use game::{BotState, BotTask, Done, DynGame, RuleError, Sight};
pub use games::{AddGamesError, GameVisitor, UnknownGameError, add_games, games, visit_games};
pub use hints::HINT_TIME;
pub use history::Rerun;
pub use kind::{DynSimulation, GameKind, Trace};
pub use participant::Participant;
pub use refusals::Refusal;
pub use rematch::RematchPlan;
pub use request::{Answer, Happened, Told};
pub use review::{DynReview, ReviewStep, ReviewTask, review_task};
pub use saying::{is_unprintable, plain_saying};
pub use snapshot::Views;
pub use table::{Sitter, Table};
pub use visibility::{Eye, PerViewer};
pub use words::{REVEAL_TIME, opening};
