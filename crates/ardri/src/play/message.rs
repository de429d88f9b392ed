//! What passes between the keyboard and the state of a screen.

use std::path::PathBuf;

use ardri_core::Seat;

use super::files::taken;
use super::text::put;
use crate::i18n::tr;

/// What the keyboard is for at the moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Mode<A> {
    /// The cursor is on the choices, or on the board.
    Choices,
    /// An action is ready; what it would do is shown.
    Sure(A),
    /// The keyboard is passed on, and secrets are hidden.
    Pass(Seat),
    /// A choice or command is being typed.
    Line(String),
    /// The name of a file to save to is being typed.
    FileName(String),
    /// Yes or no.
    Confirm(Question<A>),
    /// Something to read.
    Page {
        /// What it is about, by the name of a text.
        title: &'static str,
        /// Its paragraphs.
        text: Vec<String>,
        /// Rows that are scrolled away at its top.
        scroll: usize,
    },
}

impl<A> Mode<A> {
    /// Its name in the texts about what can be pressed.
    pub(crate) fn name(&self, over: bool, coached: bool, waits: bool) -> &'static str {
        match self {
            Self::Line(_) => "line",
            Self::FileName(_) => "file",
            Self::Confirm(_) => "confirm",
            Self::Pass(_) => "pass",
            _ if over => "over",
            Self::Sure(_) => "sure",
            _ if waits => "roll",
            _ if coached => "coached",
            _ => "choices",
        }
    }
}

/// What has to be confirmed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Question<A> {
    /// Leave a game that is not saved.
    Quit,
    /// Begin again while a game is going on.
    New,
    /// Go to the menu while a game is going on.
    Other,
    /// Give up.
    Resign(String),
    /// Do something that is asked about like this.
    Act(A, String),
    /// Replace a file.
    Replace(PathBuf),
}

impl<A> Question<A> {
    /// Whether the game can be saved first.
    pub(crate) fn offers_saving(&self) -> bool {
        matches!(self, Self::Quit | Self::New | Self::Other)
    }

    /// The question as it is put, with the keys that answer it.
    pub(crate) fn ask(&self) -> String {
        match self {
            Self::Quit => or_save("terminal-unsaved-quit"),
            Self::New => or_save("terminal-unsaved-new"),
            Self::Other => or_save("terminal-unsaved-menu"),
            Self::Replace(file) => y_or_n(&taken(file)),
            Self::Resign(question) | Self::Act(_, question) => y_or_n(question),
        }
    }
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Msg {
    /// Move the cursor this far to the right and down, as seen on the screen.
    Go(i32, i32),
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
    /// A command of the game's own, by its place in their list, and what follows it.
    Own(usize, &'static str),
    /// Say why something is asked, and what is worth a look.
    Why,
    /// Show that always, or no longer.
    Coach,
    /// Take back an action.
    Undo,
    /// Give up.
    Resign,
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
    /// A bot may act.
    Bot,
    /// Time has passed.
    Tick,
}

/// A question with the keys that answer it.
fn y_or_n(question: &str) -> String {
    tr!("terminal-y-or-n", "question" => question)
}

/// The question of that name about a game that would be lost, with the keys that answer it.
fn or_save(name: &str) -> String {
    tr!("terminal-y-n-or-s", "question" => tr!(name))
}

/// Changes a line that is being typed.
pub(crate) fn edit(text: &mut String, msg: Msg) {
    match msg {
        Msg::Letter(letter) => put(text, letter.encode_utf8(&mut [0; 4])),
        Msg::Paste(more) => put(text, &more),
        Msg::Erase => _ = text.pop(),
        Msg::EraseAll => text.clear(),
        _ => {}
    }
}
