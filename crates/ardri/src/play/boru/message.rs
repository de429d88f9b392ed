//! What passes between the keyboard and the state of the screen.

use std::path::PathBuf;

use ardri_boru::Action;
use ardri_core::Seat;

/// What the keyboard is for at the moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Mode {
    /// The cursor is on the choices.
    Choices,
    /// An action is ready; what it would do is shown.
    Sure(Action),
    /// The keyboard is passed on, and hands are hidden.
    Pass(Seat),
    /// A choice or command is being typed.
    Line(String),
    /// The name of a file to save to is being typed.
    FileName(String),
    /// Yes or no.
    Confirm(Question),
    /// Something to read.
    Page {
        /// What it is about.
        title: &'static str,
        /// Its paragraphs.
        text: Vec<String>,
        /// Rows that are scrolled away at its top.
        scroll: usize,
    },
    /// The map, as large as the screen.
    Map,
}

/// What is shown beside the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// What happened.
    Log,
    /// What the choice under the cursor would do.
    Effect,
    /// The hand.
    Hand,
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
    /// Replace a file.
    Replace(PathBuf),
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Msg {
    /// Move the cursor this far down the choices.
    Go(i32),
    /// Go to the choice with this digit.
    Digit(u8),
    /// Take the choice, do the action, hand in a typed line.
    Choose,
    /// Go back, close, no.
    Escape,
    /// Begin to type.
    OpenLine,
    /// One letter of a typed line.
    Letter(char),
    /// Several letters at once.
    Paste(String),
    /// Take the last letter back.
    Erase,
    /// Take all letters back.
    EraseAll,
    /// Show something else beside the choices.
    Turn,
    /// Show the whole effect of the choice under the cursor.
    Effect,
    /// Show the standings.
    Standings,
    /// Show the map.
    Map,
    /// Show the hand and the draft.
    Cards,
    /// Take back an action.
    Undo,
    /// Save the game.
    Save,
    /// Say what the keys do.
    Help,
    /// Say the rules.
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
}
