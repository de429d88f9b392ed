//! A window onto a game that a server keeps: it shows what there is to see and understands what is
//! typed. Each game has its own, beside what shows that game elsewhere in the terminal.

use anyhow::bail;
use ardri_boru::BrianBoru;
use ardri_core::{Game, Seat};
use ardri_tafl::{Board, Brandubh, Tablut};
use ardri_throne::HighThrone;
use serde_json::Value;

use crate::learn::Heard;
use crate::play::coach::Coached;
use crate::play::{boru, tafl, throne};
use crate::speech::say;

/// What a server shows of a game at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// Whose eyes look; nobody's for those who watch.
    pub(crate) me: Option<Seat>,
    /// What they may know, as the game's view.
    pub(crate) view: Value,
    /// What they may do.
    pub(crate) legal: Vec<String>,
    /// Who sits where.
    pub(crate) names: Vec<String>,
}

/// A game behind glass.
pub(crate) trait Window {
    /// Looks at the game anew.
    ///
    /// # Errors
    /// The view is not one of this game.
    fn look(&mut self, sight: Sight) -> serde_json::Result<()>;

    /// What those at the table are called in the game, once that is known.
    fn company(&self) -> Option<String>;

    /// What the letters mean.
    fn legend(&self) -> Vec<String>;

    /// The whole table.
    fn table(&self) -> Vec<String>;

    /// What is worth showing of the table after something has happened.
    fn news(&mut self) -> Vec<String>;

    /// What is asked of whoever sits here, and what can be chosen.
    fn asked(&self) -> Vec<String>;

    /// What a coach says to whoever sits here, of what they see themselves; nothing to those who watch.
    fn coached(&self) -> Option<Coached>;

    /// Reads a line that has to do with the game.
    fn hear(&mut self, line: &str) -> Heard;

    /// Forgets steps towards an action.
    fn rewind(&mut self);

    /// An event in sentences; `None` if it is one that is not known here.
    fn told(&self, seen: &Value) -> Option<Vec<String>>;

    /// The scores at the end, in games that have them.
    fn result(&self) -> Vec<String>;
}

/// Opens the window of a game.
///
/// # Errors
/// The game is not known here, or the server's form of it.
pub(crate) fn open(game: &str, options: &Value, sight: Sight) -> anyhow::Result<Box<dyn Window>> {
    let window: serde_json::Result<Box<dyn Window>> = match game {
        Brandubh::NAME => boxed(tafl::Window::<Brandubh>::new(options, sight)),
        Tablut::NAME => boxed(tafl::Window::<Tablut>::new(options, sight)),
        HighThrone::NAME => boxed(throne::Window::new(sight)),
        BrianBoru::NAME => boxed(boru::Window::new(sight)),
        _ => bail!(say!("terminal-join-game", "game" => game)),
    };
    Ok(window?)
}

fn boxed<W: Window + 'static>(
    window: serde_json::Result<W>,
) -> serde_json::Result<Box<dyn Window>> {
    window.map(|window| -> Box<dyn Window> { Box::new(window) })
}

#[cfg(test)]
mod tests;
