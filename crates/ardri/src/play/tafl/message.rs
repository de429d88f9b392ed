//! What passes between the keyboard, the state of the screen and the world outside.

use std::path::PathBuf;

use ardri_tafl::{Action, WrittenMove};

pub(crate) use crate::play::effect::{Effect, Notice};

/// What the keyboard is for at the moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Mode {
    /// The cursor on the board.
    Board,
    /// A move or command is being typed.
    Line(String),
    /// The name of a file to save to is being typed.
    FileName(String),
    /// Yes or no.
    Confirm(Question),
    /// Something to read.
    Page {
        /// What it is about.
        title: String,
        /// Its paragraphs.
        text: Vec<String>,
        /// Rows that are scrolled away at its top.
        scroll: usize,
    },
}

/// What has to be confirmed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Question {
    /// Leave a game that is not saved.
    Quit,
    /// Begin again while a game is going on.
    New,
    /// Go to the menu while a game is going on.
    Other,
    /// Give up.
    Resign,
    /// Make a move that loses by repetition.
    Repeat(WrittenMove),
    /// Replace a file.
    Replace(PathBuf),
}

impl Question {
    /// Whether the game can be saved first.
    pub(crate) fn offers_saving(&self) -> bool {
        matches!(self, Self::Quit | Self::New | Self::Other)
    }
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Msg {
    /// Move the cursor this far to the right and up, as seen on the screen.
    Go(i8, i8),
    /// Pick the piece or the target under the cursor; hand in a typed line.
    Choose,
    /// Put back, close, no.
    Escape,
    /// Begin to type a move or command.
    OpenLine,
    /// One letter of a typed line.
    Letter(char),
    /// Several letters at once.
    Paste(String),
    /// Take the last letter back.
    Erase,
    /// Take all letters back.
    EraseAll,
    /// Take back a move.
    Undo,
    /// Turn the board round.
    Flip,
    /// Save the game.
    Save,
    /// Give up.
    Resign,
    /// Say why something is asked, and what is worth a look.
    Why,
    /// Show that always, or no longer.
    Coach,
    /// Say what the keys do.
    Help,
    /// Say the rules in force.
    Rules,
    /// Begin again.
    New,
    /// Go to the menu.
    Other,
    /// Leave.
    Quit,
    /// Yes.
    Yes,
    /// Scroll the page, or the log back in time.
    Scroll(i32),
    /// The bot has chosen.
    Bot(Action),
}
