//! The games that this program knows. A new game is one line here.

use anyhow::{Result, anyhow};
use ardri_boru::BrianBoru;
use ardri_core::{AnyGame, Registered, Registry};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

use crate::speech::{say, unknown_game};

/// All games, in the order in which they are offered.
pub(crate) static GAMES: Registry = Registry(&[
    &Registered::<BrianBoru>::new(),
    &Registered::<HighThrone>::new(),
    &Registered::<Tafl<Brandubh>>::new(),
    &Registered::<Tafl<Tablut>>::new(),
]);

/// What a game is called where somebody reads it.
pub(crate) fn title(game: &dyn AnyGame) -> String {
    say!(&format!("lobby-game-{}", game.name()))
}

/// The game of that name.
///
/// # Errors
/// There is none; the sentence lists those that there are.
pub(crate) fn find(name: &str) -> Result<&'static dyn AnyGame> {
    GAMES.find(name).map_err(|error| anyhow!(unknown_game(&error)))
}
