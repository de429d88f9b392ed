//! Games that the tests begin with.

use ardri_boru::BrianBoru;

use crate::play::message::Msg;
pub(crate) use crate::play::samples::{luck, play_on};
use crate::play::{Opponent, samples, session};

/// A game at one terminal.
pub(crate) type Session = session::Session<BrianBoru>;

/// The message for a command of the game's own.
pub(crate) fn own(word: &str) -> Msg {
    samples::own::<BrianBoru>(word)
}

/// A game that nobody has touched.
pub(crate) fn begin(players: u8, against: Opponent) -> Session {
    samples::begin(players, against)
}

/// A game in which so many actions of people have been taken.
pub(crate) fn after(players: u8, against: Opponent, seed: u64, actions: usize) -> Session {
    samples::after(players, against, seed, actions)
}
