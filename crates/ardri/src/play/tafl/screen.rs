//! The game on the terminal, from one key to the next.

use std::time::{Duration, Instant};

use anyhow::anyhow;
use ardri_tafl::Board;
use crossterm::event::{self, Event};
use ratatui::layout::Rect;

use super::draw;
use super::keys;
use super::message::{Effect, Msg};
use super::session::Session;
use super::table::Table;
use crate::play::files;
use crate::play::keys::seen;
use crate::play::luck::Luck;
use crate::play::screen::{Exit, Screen};
use crate::speech::say;

/// How long a bot waits before it moves, so that it can be followed.
const PAUSE: Duration = Duration::from_millis(400);

/// Plays a game; gives how it was left, and a sentence about it.
///
/// # Errors
/// The terminal fails.
pub(crate) fn play<B: Board>(
    screen: &mut Screen,
    session: Session<B>,
    luck: &mut Luck,
    coach: bool,
) -> anyhow::Result<(Exit, String)> {
    let mut table = Table::new(session);
    table.coach = coach;
    let look = screen.look;
    let mut bot_due = None;
    loop {
        let size = screen.terminal.size()?;
        let area = Rect::new(0, 0, size.width, size.height);
        table.limit_scroll(draw::most_scroll(area, &table, screen.look));
        screen.terminal.draw(|frame| draw::game(frame, &table, look))?;

        let Some(msg) = next(&table, &mut bot_due, luck, draw::fits::<B>(area))? else { continue };
        let mut effect = table.update(msg);
        if let Effect::Save { file, replace } = effect {
            let saved = files::save(&mut table.session, &file, replace);
            effect = table.saved(file, saved);
        }
        match effect {
            Effect::Stay | Effect::Save { .. } => {}
            Effect::Again => {
                let again = table.session.again(&luck.secret()?);
                let (flipped, coach) = (table.flipped, table.coach);
                table = Table::new(again.map_err(|reason| anyhow!(reason))?);
                (table.flipped, table.coach) = (flipped, coach);
                bot_due = None;
            }
            Effect::Menu => return Ok((Exit::Menu, parting(&table.session))),
            Effect::Leave => return Ok((Exit::Leave, parting(&table.session))),
        }
    }
}

/// Waits for a key, or for the bot's time to come.
fn next<B: Board>(
    table: &Table<B>,
    bot_due: &mut Option<Instant>,
    luck: &mut Luck,
    drawn: bool,
) -> anyhow::Result<Option<Msg>> {
    let key = |event: Event| keys::read(&table.mode, seen(event, drawn)?);
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
    let how = session.verdict().unwrap_or_else(|| say!("terminal-unfinished"));
    let game = session.title();
    match &session.file {
        Some(file) if !session.is_unsaved() => {
            let file = file.display().to_string();
            say!("terminal-tafl-parting-saved", "game" => game, "how" => how, "file" => file)
        }
        _ => say!("terminal-tafl-parting", "game" => game, "how" => how),
    }
}
