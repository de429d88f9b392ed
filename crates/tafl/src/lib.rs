//! Brandubh and Tablut: the rules, their notation, and the speed to search them.
//!
//! A [`Position`] is pieces on a board that can stand like that; a [`Setup`] is any arrangement.
//! [`Rules`] say what departs from the basic game of the board.
//!
//! ```
//! use ardri_tafl::{Brandubh, Position, Rules};
//!
//! let start = Position::<Brandubh>::start();
//! assert_eq!(start.to_string(), "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
//! assert_eq!(start.moves(Rules::BASIC).count(), 40);
//!
//! let played = start.play(Rules::BASIC, "d2-e2".parse()?)?;
//! assert!(!played.captures());
//! let refused = start.play(Rules::BASIC, "d2-d3".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "a Celt on d3 is in the way of d2-d3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Tafl`] is a whole game or match on the contract of [`ardri_core::Game`], with its history:
//!
//! ```
//! use ardri_core::{Actor, Game, Seat, Teller, Turn};
//! use ardri_tafl::{Action, Options, Rule, Rules, Tablut, Tafl};
//!
//! let options = Options::<Tablut>::new(Rules::BASIC.with(Rule::Advanced))?;
//! let mut game = Tafl::new(&options, 2)?;
//! assert_eq!(game.turn(), Turn::Seat(Seat(0)));
//! let mut told = Vec::new();
//! game.apply(Actor::Seat(Seat(0)), &Action::Move("e2-f2".parse()?), &mut told)?;
//! // What happened is said by the name of a text, for whatever language the reader speaks.
//! assert_eq!(Tafl::tell(&options, &told[0]).map(|said| said.name), Some("tafl-log-moved".into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`perft`] counts move sequences and [`play_out`] plays random games, both with code that was
//! compiled for the usual sets of rules:
//!
//! ```
//! use ardri_tafl::{Leaves, Position, Rules, Tablut, perft};
//!
//! assert_eq!(perft(Rules::BASIC, &Position::<Tablut>::start(), 3, Leaves::Bulk), 285_728);
//! ```
//!
//! Where a rule lives: `movement`, `capture`, `ending` hold the rules of the board, `game` those of
//! history and sets. `docs/tafl.md` is the text that they follow.

mod board;
mod board_facts;
mod capture;
mod difference;
mod ending;
mod event;
mod fixed;
mod game;
mod history;
mod import;
mod import_error;
mod in_force;
mod lanes;
mod movement;
mod notation;
mod opentafl;
mod options;
mod perft;
mod play;
mod playout;
mod position;
mod prospects;
mod refusal;
mod rules;
mod setup;
mod side;
mod square;
mod symmetry;
mod teller;
mod threats;
mod view;
mod word;

pub use board::{Board, Brandubh, Tablut};
pub use board_facts::{BoardFacts, Varied};
pub use difference::Difference;
pub use ending::Ending;
pub use event::Event;
pub use fixed::{Specialised, WithRules};
pub use game::{Action, LastMove, SetResult, Tafl};
pub use import::{Imported, import, read_record, write_moves};
pub use import_error::ImportError;
pub use in_force::rules_in_force;
pub use lanes::Lanes;
pub use movement::MoveError;
pub use notation::{WrittenMove, read_game, write_game};
pub use opentafl::{
    AnyOpenTafl, OpenTafl, PositionError, ReadRulesError, WriteRulesError, read_nearest,
    read_position, read_rules, write_nearest, write_position, write_rules,
};
pub use options::{Options, combine};
pub use perft::{Leaves, divide, perft};
pub use play::Played;
pub use playout::{Playouts, play_out};
pub use position::Position;
pub use refusal::Refusal;
pub use rules::{Fixed, Preset, Rule, RuleBook, Rules, RulesError};
pub use setup::{Setup, SetupError};
pub use side::{Piece, Side};
pub use square::{Move, ParseMoveError, ParseSquareError, Square};
pub use symmetry::Symmetry;
pub use threats::{Threat, Threats};
pub use view::View;
pub use word::{Indices, Singles, Word};
