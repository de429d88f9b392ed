//! Brian Boru in the terminal.

mod choosing;
mod coast;
mod command;
mod draw;
mod keys;
mod layout;
mod map;
mod message;
mod names;
mod outlook;
mod palette;
mod panels;
mod plain;
mod rulebook;
#[cfg(test)]
mod samples;
mod scene;
mod screen;
mod session;
mod table;
mod trick;
mod words;

use anyhow::{anyhow, bail};
use ardri_boru::{BrianBoru, name};
use ardri_core::{Game, Player, Record, Seat, Unplayable, read_options};

use super::luck::Luck;
use super::{Opponent, PlayArgs, RANDOM};
pub(crate) use plain::play as play_lines;
pub(crate) use screen::play as play_on;
pub(crate) use session::Session;

/// How many play if nobody says so.
pub(crate) const PLAYERS: u8 = 4;

/// Lays the game out that the arguments describe, or goes on with a record.
///
/// # Errors
/// The game cannot be laid out, or the saved game cannot be resumed.
pub(crate) fn begin(
    args: &PlayArgs,
    record: Option<&Record>,
    luck: &mut Luck,
) -> anyhow::Result<Session> {
    let secret = luck.secret()?;
    if let Some(record) = record {
        let file = args.resume.clone().unwrap_or_default();
        let mut session = Session::resume(record, &secret)
            .map_err(|reason| anyhow!("{}: {reason}", file.display()))?;
        session.file = Some(file);
        return Ok(session);
    }
    let players = args.players.unwrap_or(PLAYERS);
    if !(BrianBoru::MIN_SEATS..=BrianBoru::MAX_SEATS).contains(&players) {
        bail!(Unplayable::seats::<BrianBoru>(players));
    }
    if args.side.is_some() {
        bail!("Brian Boru has no sides; --seat says where you sit");
    }
    let against = args.against.unwrap_or(Opponent::Random);
    match args.seat {
        Some(_) if against == Opponent::Person => {
            bail!("people sit in all seats, so there is no seat of yours to choose")
        }
        Some(seat) if seat >= players => bail!(
            "there is no seat {seat} at a table of {players}: seats go from 0 to {}",
            players - 1
        ),
        _ => {}
    }
    let options = read_options::<BrianBoru>(&args.options.options())?;
    let seats = seat_players(players, against, Seat(args.seat.unwrap_or(0)));
    Session::new(&options, seats, &secret).map_err(|reason| anyhow!(reason))
}

/// Who sits where.
fn seat_players(players: u8, against: Opponent, you: Seat) -> Vec<Player> {
    let sit = |seat: Seat| match against {
        Opponent::Person => Player { name: format!("{} player", name(seat)), bot: None },
        Opponent::Random if seat == you => Player { name: "You".into(), bot: None },
        Opponent::Random => Player { name: "Random bot".into(), bot: Some(RANDOM.into()) },
    };
    Seat::all(players).map(sit).collect()
}
