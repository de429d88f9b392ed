//! The terminal: it is taken over, drawn on, listened to and given back.

use anyhow::Context;
use crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste};
use ratatui::DefaultTerminal;

use super::PlayArgs;
use super::keys::seen;
use super::look::Look;
use super::menu::{self, Menu};
use crate::speech::say;

/// How a game was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// For the menu.
    Menu,
    /// For good.
    Leave,
}

/// What somebody wants who has seen the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The game.
    Play,
    /// Its lesson.
    Learn,
}

/// The terminal while it is ours. Dropping it gives it back; so does a panic.
#[derive(Debug)]
pub(crate) struct Screen {
    pub(crate) terminal: DefaultTerminal,
    pub(crate) look: Look,
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// The terminal does not let itself be used like that.
    pub(crate) fn open() -> anyhow::Result<Self> {
        // This also has every panic give the terminal back before it is reported.
        let terminal = ratatui::try_init().with_context(|| say!("terminal-error-screen"))?;
        // Without it a pasted move arrives letter by letter; that is no reason to stop.
        let _ = crossterm::execute!(std::io::stdout(), EnableBracketedPaste);
        Ok(Self { terminal, look: Look::of_environment() })
    }

    /// Asks what to play, and notes it; `None` if nothing.
    ///
    /// # Errors
    /// The terminal fails, or the arguments are wrong.
    pub(crate) fn menu(&mut self, args: &mut PlayArgs) -> anyhow::Result<Option<Choice>> {
        let mut menu = Menu::new(args)?;
        loop {
            let size = self.terminal.size()?;
            self.terminal.draw(|frame| menu::draw(frame, &menu, self.look))?;
            let event = seen(event::read()?, menu::fits(size.width, size.height));
            let Some(pick) = event.and_then(|event| menu::read(&event)) else { continue };
            let choice = match menu.update(pick) {
                menu::Choice::Open => continue,
                menu::Choice::Play => Some(Choice::Play),
                menu::Choice::Learn => Some(Choice::Learn),
                menu::Choice::Quit => None,
            };
            *args = menu.args(args);
            return Ok(choice);
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = crossterm::execute!(std::io::stdout(), DisableBracketedPaste);
        ratatui::restore();
    }
}
