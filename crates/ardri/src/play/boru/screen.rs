//! The game on the terminal, from one key to the next.

use anyhow::anyhow;
use crossterm::event;
use ratatui::layout::Rect;

use super::draw;
use super::keys;
use super::session::Session;
use super::table::Table;
use crate::play::effect::Effect;
use crate::play::files;
use crate::play::keys::seen;
use crate::play::luck::Luck;
use crate::play::screen::{Exit, Screen};

/// Plays a game; gives how it was left, and a sentence about it.
///
/// # Errors
/// The terminal fails.
pub(crate) fn play(
    screen: &mut Screen,
    session: Session,
    luck: &mut Luck,
    coach: bool,
) -> anyhow::Result<(Exit, String)> {
    let look = screen.look;
    let mut table = Table::new(session, luck).beside(coach);
    loop {
        let size = screen.terminal.size()?;
        let area = Rect::new(0, 0, size.width, size.height);
        table.limit_scroll(draw::most_scroll(area, &table));
        screen.terminal.draw(|frame| draw::game(frame, &table, look))?;

        let event = seen(event::read()?, draw::fits(area, &table));
        let Some(msg) = event.and_then(|event| keys::read(&table.mode, event)) else { continue };
        let mut effect = table.update(msg, luck);
        if let Effect::Save { file, replace } = effect {
            let saved = files::save(table.session(), &file, replace);
            effect = table.saved(file, saved);
        }
        match effect {
            Effect::Stay | Effect::Save { .. } => {}
            Effect::Again => {
                let again = table.session().again(&luck.secret()?);
                let again = again.map_err(|reason| anyhow!(reason))?;
                table = Table::new(again, luck).beside(table.coach);
            }
            Effect::Menu => return Ok((Exit::Menu, table.parting())),
            Effect::Leave => return Ok((Exit::Leave, table.parting())),
        }
    }
}
