//! The terminal: it is taken over, drawn on, listened to and given back.

use anyhow::Context;
use crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste};
use ratatui::DefaultTerminal;

use super::PlayArgs;
use super::look::Look;
use super::menu::{self, Choice, Menu};
use crate::speech::say;

/// How a game was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// For the menu.
    Menu,
    /// For good.
    Leave,
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

    /// Asks what to play; `None` if nothing.
    ///
    /// # Errors
    /// The terminal fails, or the arguments are wrong.
    pub(crate) fn menu(&mut self, args: &PlayArgs) -> anyhow::Result<Option<PlayArgs>> {
        let mut menu = Menu::new(args)?;
        loop {
            self.terminal.draw(|frame| menu::draw(frame, &menu, self.look))?;
            let Some(pick) = menu::read(&event::read()?) else { continue };
            match menu.update(pick) {
                Choice::Open => {}
                Choice::Play => return Ok(Some(menu.args(args))),
                Choice::Quit => return Ok(None),
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = crossterm::execute!(std::io::stdout(), DisableBracketedPaste);
        ratatui::restore();
    }
}
