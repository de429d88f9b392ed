//! What passes between the keyboard and the state of a screen.

use std::path::PathBuf;

use ardri_core::Seat;

use super::command::Command;
use super::effect::Effect;
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
    Line(String),
    FileName(String),
    Confirm(Question<A>),
    Page {
        /// What it is about, by the name of a text.
        title: &'static str,
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
    Resign(String),
    /// Do something that is asked about like this.
    Act(A, String),
    Replace(PathBuf),
}

impl<A> Question<A> {
    /// What a yes does to a game that would be lost, and that can be saved first.
    pub(crate) fn loses(&self) -> Option<Effect> {
        match self {
            Self::Quit => Some(Effect::Leave),
            Self::New => Some(Effect::Again),
            Self::Other => Some(Effect::Menu),
            _ => None,
        }
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
    OpenLine,
    Letter(char),
    Paste(String),
    Erase,
    EraseAll,
    /// Show something else beside the choices.
    Turn,
    /// Show the whole effect of the choice under the cursor.
    Effect,
    /// What could be typed as well.
    Do(Command),
    /// Go to the menu.
    Other,
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
