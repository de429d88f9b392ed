//! Bots for The High Throne, and the study of decks by games between them.
//!
//! Within a turn the odds are exact, so a bot differs from another only in what it thinks that a card
//! is worth: that is its [`Judge`]. The stronger ones weigh their chance to win (`win`).

mod bot;
mod decks;
mod hope;
mod judge;
mod leaning;
mod levels;
mod opinions;
mod plain;
mod player;
mod sight;
mod study;
mod throne_judge;
mod win;

pub use bot::Bot;
pub use judge::{Judge, Table};
pub use plain::Plain;
pub use player::Player;
pub use sight::Sight;
pub use study::{CardCount, ObjectiveCount, PlayersStudy, Study, study};
pub use win::{Beliefs, Lesson, learn};
