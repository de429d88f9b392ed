//! Brandubh and Tablut in the terminal.

mod board;
mod command;
mod draw;
mod events;
mod keys;
mod lesson;
mod message;
mod plain;
mod rulebook;
#[cfg(test)]
pub(crate) mod samples;
mod screen;
pub(crate) mod session;
mod table;
#[cfg(feature = "join")]
mod window;
pub(crate) mod words;

use anyhow::{anyhow, bail};
use ardri_core::Record;
use ardri_tafl::{Board, Tafl};

use super::files::flaw_in;
use super::luck::Luck;
use super::session::{title, wrong_number};
use super::{PlayArgs, usual};
use crate::speech::say;
pub(crate) use lesson::Lesson;
pub(crate) use plain::play as play_lines;
pub(crate) use screen::play as play_on;
pub(crate) use session::Session;
#[cfg(feature = "join")]
pub(crate) use window::Window;

/// Lays the game out that the arguments describe, or goes on with a record.
///
/// # Errors
/// The game cannot be laid out, or the saved game cannot be resumed.
pub(crate) fn begin<B: Board>(
    args: &PlayArgs,
    record: Option<&Record>,
    luck: &mut Luck,
) -> anyhow::Result<Session<B>> {
    let secret = luck.secret()?;
    if let Some(record) = record {
        let file = args.resume.clone().unwrap_or_default();
        let mut session =
            Session::resume(record, &secret).map_err(|reason| anyhow!(flaw_in(&file, &reason)))?;
        session.file = Some(file);
        return Ok(session);
    }
    if let Some(players) = args.players.filter(|players| *players != 2) {
        bail!(wrong_number::<Tafl<B>>(players));
    }
    if args.seat.is_some() {
        bail!(say!("terminal-error-no-seats", "game" => title::<Tafl<B>>()));
    }
    let options = args.options.read::<Tafl<B>>()?;
    let against = args.against.unwrap_or_else(|| usual(false, args.coach));
    let side = args.side.unwrap_or_default();
    let players = words::seat_players(&options, against, side);
    Session::new(&options, players, &secret).map_err(|reason| anyhow!(reason))
}

#[cfg(test)]
mod tests;
