//! The terminal: it is taken over, drawn on, listened to and given back.

use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use ardri_tafl::Board;
use crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste, Event};
use ratatui::DefaultTerminal;
use ratatui::layout::Rect;

use super::PlayArgs;
use super::draw;
use super::files;
use super::keys;
use super::look::Look;
use super::luck::Luck;
use super::menu::{self, Choice, Menu};
use super::message::{Effect, Msg};
use super::session::Session;
use super::table::Table;

/// How long a bot waits before it moves, so that it can be followed.
const PAUSE: Duration = Duration::from_millis(400);

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
    terminal: DefaultTerminal,
    look: Look,
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// The terminal does not let itself be used like that.
    pub(crate) fn open() -> anyhow::Result<Self> {
        // This also has every panic give the terminal back before it is reported.
        let terminal = ratatui::try_init()
            .context("this terminal cannot show the board; try ardri play --plain")?;
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

    /// Plays a game; gives how it was left, and a sentence about it.
    ///
    /// # Errors
    /// The terminal fails.
    pub(crate) fn play<B: Board>(
        &mut self,
        session: Session<B>,
        luck: &mut Luck,
    ) -> anyhow::Result<(Exit, String)> {
        let mut table = Table::new(session);
        let mut bot_due = None;
        loop {
            let size = self.terminal.size()?;
            let area = Rect::new(0, 0, size.width, size.height);
            table.limit_scroll(draw::most_scroll(area, &table, self.look));
            self.terminal.draw(|frame| draw::game(frame, &table, self.look))?;

            let Some(msg) = next(&table, &mut bot_due, luck)? else { continue };
            let mut effect = table.update(msg);
            if let Effect::Save { file, replace } = effect {
                let saved = files::save(&mut table.session, &file, replace);
                effect = table.saved(file, saved);
            }
            match effect {
                Effect::Stay | Effect::Save { .. } => {}
                Effect::Again => {
                    let again = table.session.again(&luck.secret()?);
                    let flipped = table.flipped;
                    table = Table::new(again.map_err(|reason| anyhow!(reason))?);
                    table.flipped = flipped;
                    bot_due = None;
                }
                Effect::Menu => return Ok((Exit::Menu, parting(&table.session))),
                Effect::Leave => return Ok((Exit::Leave, parting(&table.session))),
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

/// Waits for a key, or for the bot's time to come.
fn next<B: Board>(
    table: &Table<B>,
    bot_due: &mut Option<Instant>,
    luck: &mut Luck,
) -> anyhow::Result<Option<Msg>> {
    let key = |event: Event| keys::read(&table.mode, event);
    let seat = table.session.bot_to_move().filter(|_| table.awaits_bot());
    let Some(seat) = seat else {
        *bot_due = None;
        return Ok(key(event::read()?));
    };
    let due = *bot_due.get_or_insert_with(|| Instant::now() + PAUSE);
    if event::poll(due.saturating_duration_since(Instant::now()))? {
        return Ok(key(event::read()?));
    }
    *bot_due = None;
    Ok(luck.choose(table.session.game(), seat).map(Msg::Bot))
}

/// What stays on the terminal after the screen is gone.
fn parting<B: Board>(session: &Session<B>) -> String {
    let how = session.verdict().unwrap_or_else(|| "The game is not finished.".into());
    match &session.file {
        Some(file) if !session.is_unsaved() => {
            format!("{}: {how} It is saved in {}.", B::TITLE, file.display())
        }
        _ => format!("{}: {how}", B::TITLE),
    }
}
