//! Games in the terminal: on a screen with a cursor, or in plain lines.

mod board;
mod command;
mod draw;
mod files;
mod keys;
mod look;
mod luck;
mod menu;
mod message;
mod plain;
mod rulebook;
#[cfg(test)]
mod samples;
mod screen;
mod session;
mod table;
mod words;

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use anyhow::{anyhow, bail};
use ardri_core::{Record, read_options};
use ardri_tafl::{Board, Brandubh, Tablut, Tafl};
use clap::{Args, ValueEnum};

use crate::args::GameArgs;
use crate::games::GAMES;
use luck::Luck;
use plain::Lines;
use screen::{Exit, Screen};
use session::Session;

/// Who sits opposite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Opponent {
    /// Another person at the same terminal.
    #[default]
    Person,
    /// A bot that moves at random.
    Random,
}

/// The side that a person plays against a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum MySide {
    /// The attackers, who begin.
    #[default]
    Vikings,
    /// The King and his guards.
    Celts,
}

/// Play in the terminal, two people at one board or against a bot
#[derive(Args, Clone, Debug, Default)]
#[command(after_help = "Examples:
  ardri play brandubh                          two people at one keyboard
  ardri play brandubh --against random --side celts
  ardri play tablut --rules advanced,hostile-throne
  ardri play brandubh --preset federation --two-sets --lots
  ardri play --resume game.json
  echo d2-e2 | ardri play brandubh --plain")]
pub(crate) struct PlayArgs {
    /// The game: brandubh or tablut; left out, a menu asks
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) options: GameArgs,
    /// Who sits opposite
    #[arg(long, value_enum, default_value_t)]
    pub(crate) against: Opponent,
    /// The side that you play against a bot, unless lots are drawn
    #[arg(long, value_enum, default_value_t)]
    pub(crate) side: MySide,
    /// Lines in, lines out: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all =
        ["rules", "preset", "position", "two_sets", "lots", "against", "side"])]
    pub(crate) resume: Option<PathBuf>,
    /// Fix the bot's choices and the lots, to repeat a game
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

/// Plays.
///
/// # Errors
/// The game cannot be laid out, the saved game cannot be resumed, or the terminal fails.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let luck = Luck::new(args.seed)?;
    let record = args.resume.as_deref().map(files::read).transpose()?;
    let dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb;
    if args.plain || !terminal {
        run_plain(args, record.as_ref(), luck)
    } else {
        run_screen(args, record.as_ref(), luck)
    }
}

fn run_plain(args: &PlayArgs, record: Option<&Record>, mut luck: Luck) -> anyhow::Result<()> {
    let mut lines = Lines::new(io::stdin().lock(), io::stdout().lock(), io::stdin().is_terminal());
    let mut args = args.clone();
    if record.is_none() && args.game.is_none() {
        args.game = match lines.ask_game(&[Brandubh::NAME, Tablut::NAME])? {
            Some(name) => Some(name),
            None => return Ok(()),
        };
    }
    match which(&args, record)? {
        Which::Brandubh => {
            plain::play(&mut lines, &mut begin::<Brandubh>(&args, record, &mut luck)?, &mut luck)
        }
        Which::Tablut => {
            plain::play(&mut lines, &mut begin::<Tablut>(&args, record, &mut luck)?, &mut luck)
        }
    }
}

fn run_screen(args: &PlayArgs, record: Option<&Record>, mut luck: Luck) -> anyhow::Result<()> {
    // Whatever is wrong with the arguments is said before the screen is taken over.
    let mut first = match (record.is_some(), &args.game) {
        (false, None) => None,
        _ => Some(Begun::new(args, record, &mut luck)?),
    };
    let mut args = args.clone();
    let mut screen = Screen::open()?;
    let parting = loop {
        let begun = match first.take() {
            Some(begun) => begun,
            None => match screen.menu(&args)? {
                Some(chosen) => {
                    args = chosen;
                    Begun::new(&args, None, &mut luck)?
                }
                None => break None,
            },
        };
        let (exit, parting) = match begun {
            Begun::Brandubh(session) => screen.play(session, &mut luck)?,
            Begun::Tablut(session) => screen.play(session, &mut luck)?,
        };
        if exit == Exit::Leave {
            break Some(parting);
        }
        // A position belongs to the game that was begun with it.
        args.options.position = None;
    };
    drop(screen);
    if let Some(parting) = parting {
        println!("{parting}");
    }
    Ok(())
}

/// A game of either kind, laid out.
enum Begun {
    Brandubh(Session<Brandubh>),
    Tablut(Session<Tablut>),
}

impl Begun {
    fn new(args: &PlayArgs, record: Option<&Record>, luck: &mut Luck) -> anyhow::Result<Self> {
        Ok(match which(args, record)? {
            Which::Brandubh => Self::Brandubh(begin(args, record, luck)?),
            Which::Tablut => Self::Tablut(begin(args, record, luck)?),
        })
    }
}

enum Which {
    Brandubh,
    Tablut,
}

/// The game that the arguments name; a record names it, too.
fn which(args: &PlayArgs, record: Option<&Record>) -> anyhow::Result<Which> {
    let name = args.game.as_deref().or(record.map(|record| record.game.as_str()));
    let game = GAMES.find(name.unwrap_or_default())?;
    match game.name() {
        Brandubh::NAME => Ok(Which::Brandubh),
        Tablut::NAME => Ok(Which::Tablut),
        _ => bail!("{} cannot be played in the terminal", game.title()),
    }
}

/// Lays the game out that the arguments describe, or goes on with a record.
fn begin<B: Board>(
    args: &PlayArgs,
    record: Option<&Record>,
    luck: &mut Luck,
) -> anyhow::Result<Session<B>> {
    let secret = luck.secret()?;
    if let Some(record) = record {
        let file = args.resume.clone().unwrap_or_default();
        let mut session = Session::resume(record, &secret)
            .map_err(|reason| anyhow!("{}: {reason}", file.display()))?;
        session.file = Some(file);
        return Ok(session);
    }
    let options = read_options::<Tafl<B>>(&args.options.options())?;
    let players = words::seat_players(&options, args.against, args.side);
    Session::new(&options, players, &secret).map_err(|reason| anyhow!(reason))
}
