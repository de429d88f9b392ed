//! Games in the terminal: on a screen with a cursor, or in plain lines.

pub(crate) mod answer;
pub(crate) mod boru;
mod bots;
pub(crate) mod builder;
pub(crate) mod coach;
pub(crate) mod command;
mod effect;
#[cfg(test)]
mod every_game;
mod files;
mod game_screen;
pub(crate) mod game_ui;
mod keys;
pub(crate) mod line_io;
pub(crate) mod line_ui;
mod look;
mod luck;
pub(crate) mod manual;
mod menu;
mod message;
mod page;
mod parts;
#[cfg(test)]
mod picture;
mod repl;
#[cfg(test)]
mod samples;
pub(crate) mod scene;
mod screen;
pub(crate) mod session;
pub(crate) mod tafl;
pub(crate) mod text;
pub(crate) mod throne;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{anyhow, bail};
use ardri_boru::BrianBoru;
use ardri_core::{Game, Player, Record};
use ardri_tafl::{Board, Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;
use clap::{Args, ValueEnum};

use crate::args::GameArgs;
use crate::games::{self, title};
use crate::learn::{self, LearnArgs};
use crate::speech::say;
use line_io::{LineIo, terminal_width};
use luck::Luck;
use screen::{Choice, Exit, Screen};
use session::Session;
use text::{list, quoted};

/// The level of bots that act without a thought.
pub(crate) const RANDOM: &str = "random";

/// A bot of that level, as it sits at a table.
pub(crate) fn bot_player(level: &str) -> Player {
    let name = say!("table-bot", "level" => say!(&format!("lobby-bot-{level}")));
    Player { name, bot: Some(level.into()) }
}

/// Who sits opposite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Opponent {
    /// Other people at the same terminal.
    #[default]
    Person,
    /// Bots that act at random.
    Random,
    /// Bots that know what they are doing.
    Squire,
    /// Bots that play as well as they can.
    Champion,
}

impl Opponent {
    /// The level of such a bot; nothing for a person.
    pub(crate) fn level(self) -> Option<&'static str> {
        match self {
            Self::Person => None,
            Self::Random => Some(RANDOM),
            Self::Squire => Some("squire"),
            Self::Champion => Some("champion"),
        }
    }
}

/// Who sits opposite if nobody says so: beside a coach, somebody from whom there is something to learn.
pub(crate) fn usual(several: bool, coach: bool) -> Opponent {
    match (coach, several) {
        (true, _) => Opponent::Squire,
        (false, true) => Opponent::Random,
        (false, false) => Opponent::Person,
    }
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

/// Play in the terminal, with other people at one keyboard or against bots
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct PlayArgs {
    /// The game; left out, a menu asks
    pub(crate) game: Option<String>,
    /// How many play: 3 to 5 in Brian Boru, 4 if left out; 2 to 6 in The High Throne, 3 if left out
    #[arg(long)]
    pub(crate) players: Option<u8>,
    #[command(flatten)]
    pub(crate) options: GameArgs,
    /// Who sits opposite, one for all or a list in the order of the seats, such as champion,squire;
    /// left out, random bots in Brian Boru and The High Throne, a person in the others, and squires
    /// beside a coach
    #[arg(long, value_enum, value_delimiter = ',')]
    pub(crate) against: Vec<Opponent>,
    /// The side that you play against a bot, unless lots are drawn: Vikings if left out
    #[arg(long, value_enum)]
    pub(crate) side: Option<MySide>,
    /// The seat that you take among bots, counted from 1 (Brian Boru, The High Throne)
    #[arg(long)]
    pub(crate) seat: Option<u8>,
    /// A coach beside you says at every question why it is asked, and what is worth a look
    #[arg(long)]
    pub(crate) coach: bool,
    /// Lines in, lines out: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Go on with a saved game
    #[arg(long, conflicts_with_all =
        ["rules", "preset", "position", "two_sets", "lots", "last_card", "deck", "players", "against",
         "side", "seat"])]
    pub(crate) resume: Option<PathBuf>,
    /// Fix the bots' choices, the lots and the deals, to repeat a game
    #[arg(long)]
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
    let lines = LineIo::new(io::stdin().lock(), io::stdout().lock(), io::stdin().is_terminal());
    let mut lines = lines.at_width(terminal_width);
    let mut args = args.clone();
    if record.is_none() && args.game.is_none() {
        let names: Vec<_> = games::all().iter().map(ardri_table::GameKind::name).collect();
        args.game = lines.ask_game(&names)?;
        let Some(name) = &args.game else { return Ok(()) };
        let (least, most) = games::find(name)?.seats();
        if least < most && args.players.is_none() {
            args.players = lines.ask_players(least, most)?;
            if args.players.is_none() {
                return Ok(());
            }
        }
    }
    Begun::new(&args, record, &mut luck)?.play_lines(&mut lines, &mut luck, args.coach)
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
            None => match screen.menu(&mut args)? {
                Some(Choice::Play) => Begun::new(&args, None, &mut luck)?,
                Some(Choice::Learn) => {
                    drop(screen);
                    return learn::run(&LearnArgs { game: args.game });
                }
                None => break None,
            },
        };
        let (exit, parting) = begun.play_on(&mut screen, &mut luck, args.coach)?;
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

/// A game of any kind, laid out.
enum Begun {
    BrianBoru(Box<Session<BrianBoru>>),
    HighThrone(Box<Session<HighThrone>>),
    Brandubh(Box<Session<Tafl<Brandubh>>>),
    Tablut(Box<Session<Tafl<Tablut>>>),
}

impl Begun {
    /// The game that the arguments name; a record names it, too.
    fn new(args: &PlayArgs, record: Option<&Record>, luck: &mut Luck) -> anyhow::Result<Self> {
        let name = args.game.as_deref().or(record.map(|record| record.game.as_str()));
        let name = name.unwrap_or_default();
        let game = ardri_table::GameKind::find(name).map_err(|_| {
            let names: Vec<_> = games::all().iter().map(ardri_table::GameKind::name).collect();
            anyhow!(say!("terminal-error-game", "name" => quoted(name), "names" => list(&names)))
        })?;
        Ok(match game.name() {
            BrianBoru::NAME => Self::BrianBoru(Box::new(session::begin(args, record, luck)?)),
            HighThrone::NAME => Self::HighThrone(Box::new(session::begin(args, record, luck)?)),
            Brandubh::NAME => Self::Brandubh(Box::new(session::begin(args, record, luck)?)),
            Tablut::NAME => Self::Tablut(Box::new(session::begin(args, record, luck)?)),
            _ => bail!(say!("terminal-error-not-here", "game" => title(game))),
        })
    }

    fn play_lines<R: BufRead, W: Write>(
        self,
        io: &mut LineIo<R, W>,
        luck: &mut Luck,
        coach: bool,
    ) -> anyhow::Result<()> {
        match self {
            Self::BrianBoru(mut session) => repl::play(io, &mut session, luck, coach),
            Self::HighThrone(mut session) => repl::play(io, &mut session, luck, coach),
            Self::Brandubh(mut session) => repl::play(io, &mut session, luck, coach),
            Self::Tablut(mut session) => repl::play(io, &mut session, luck, coach),
        }
    }

    fn play_on(
        self,
        screen: &mut Screen,
        luck: &mut Luck,
        coach: bool,
    ) -> anyhow::Result<(Exit, String)> {
        match self {
            Self::BrianBoru(session) => screen::play(screen, *session, luck, coach),
            Self::HighThrone(session) => screen::play(screen, *session, luck, coach),
            Self::Brandubh(session) => screen::play(screen, *session, luck, coach),
            Self::Tablut(session) => screen::play(screen, *session, luck, coach),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_played_here() {
        for game in games::all() {
            let args = PlayArgs { game: Some(game.name().into()), ..PlayArgs::default() };
            let begun = Begun::new(&args, None, &mut Luck::new(Some(1)).unwrap());
            assert!(begun.is_ok(), "{:?}", begun.err());
        }
    }
}
