//! Brandubh and Tablut.

mod board;
mod capture;
mod ending;
mod event;
mod fixed;
mod game;
mod history;
mod import;
pub mod lanes;
mod movement;
mod notation;
mod opentafl;
mod options;
mod perft;
mod play;
mod playout;
mod position;
mod rules;
mod setup;
mod side;
mod square;
mod view;
mod word;

pub use board::{Board, Brandubh, Tablut};
pub use ending::Ending;
pub use event::Event;
pub use fixed::Specialised;
pub use game::{Action, LastMove, Refusal, SetResult, Tafl};
pub use import::{Imported, import};
pub use movement::MoveError;
pub use notation::{WrittenMove, read_game, write_game};
pub use opentafl::{
    AnyOpenTafl, Difference, Inexpressible, OpenTafl, OpenTaflError, PositionError, read_nearest,
    read_position, read_rules, write_nearest, write_position, write_rules,
};
pub use options::{Options, combine};
pub use perft::{Leaves, divide, perft};
pub use play::Played;
pub use playout::{Playouts, play_out};
pub use position::Position;
pub use rules::{Fixed, Preset, Rule, RuleBook, Rules, RulesError};
pub use setup::{Setup, SetupError};
pub use side::{Piece, Side};
pub use square::{Move, NotAMove, NotASquare, Square};
pub use view::View;
pub use word::{Indices, Singles, Word};
