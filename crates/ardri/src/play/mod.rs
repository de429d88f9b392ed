//! Games in the terminal: on a screen with a cursor, or in plain lines.

pub(crate) mod advice;
pub(crate) mod answer;
mod begin;
pub(crate) mod boru;
pub(crate) mod builder;
mod choice_screen;
pub(crate) mod clock;
pub(crate) mod coach;
pub(crate) mod command;
mod effect;
#[cfg(test)]
mod every_game;
pub(crate) mod files;
mod game_screen;
pub(crate) mod game_ui;
mod keys;
pub(crate) mod line_io;
pub(crate) mod line_ui;
pub(crate) mod local_table;
mod look;
mod luck;
pub(crate) mod manual;
mod menu;
mod message;
mod page;
mod parts;
#[cfg(test)]
mod picture;
pub(crate) mod plain;
pub(crate) mod repl;
#[cfg(test)]
mod samples;
pub(crate) mod scene;
mod screen;
pub(crate) mod tafl;
pub(crate) mod terminal_game;
pub(crate) mod text;
pub(crate) mod throne;

use std::cmp::Reverse;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

use anyhow::anyhow;
use ardri_core::{Player, Record};
use ardri_table::{GameKind, Persona};
use ardri_tafl::Side;
use ardri_wire::{ClockRule, Late};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::args::GameArgs;
use crate::games;
use crate::i18n::{texts, tr};
use crate::learn::{self, LearnArgs};
use crate::output::tell;
use crate::printable::stdout;
use effect::Effect;
use line_io::{LineIo, terminal_width};
use local_table::Timing;
use luck::Luck;
use menu::Choice;
use screen::Screen;
use terminal_game::TerminalGame;
use text::{list, quoted, sentence};

/// A bot by its level; whoever has no name in the texts is called as the level is.
pub(crate) fn bot_name(level: &str) -> String {
    let (texts, name) = (texts(), format!("lobby-bot-{level}"));
    let level = if texts.has(&name) { texts.text(&name) } else { sentence(level) };
    tr!("table-bot", "level" => level.trim_end_matches('.'))
}

/// Who a bot of a level is: its name, what it likes in that game, and what it is like.
pub(crate) fn character(kind: &GameKind, persona: &Persona, level: &str) -> String {
    let (name, about) = (persona.name, tr!(persona.about));
    let bot = bot_name(level);
    match kind.leaning(persona.leaning) {
        Some(leaning) => {
            let leaning = tr!(leaning);
            tr!("terminal-bot", "name" => name, "bot" => bot, "leaning" => leaning, "about" => about)
        }
        None => tr!("terminal-bot-plain", "name" => name, "bot" => bot, "about" => about),
    }
}

/// A bot of that level, as it sits at a table.
pub(crate) fn bot_player(level: &str) -> Player {
    Player { name: bot_name(level), bot: Some(level.into()), instead_of: None }
}

/// Who sits opposite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Opponent {
    /// Other people at the same terminal.
    #[default]
    Person,
    /// Bots of a level.
    Bot(&'static str),
}

impl Opponent {
    /// Bots that act at random.
    pub(crate) const RANDOM: Self = Self::Bot("random");
    /// Bots that know what they are doing.
    pub(crate) const SQUIRE: Self = Self::Bot("squire");

    /// The level of such a bot; nothing for a person.
    pub(crate) fn level(self) -> Option<&'static str> {
        if let Self::Bot(level) = self { Some(level) } else { None }
    }

    /// The name of it on the command line.
    fn name(self) -> &'static str {
        self.level().unwrap_or("person")
    }

    /// All of them by their names.
    fn named() -> impl Iterator<Item = (&'static str, Self)> {
        Self::all(games::all()).into_iter().map(|one| (one.name(), one))
    }

    /// All who may sit opposite in any of these games.
    fn all<'a>(games: impl IntoIterator<Item = &'a GameKind>) -> Vec<Self> {
        let mut all = vec![Self::Person];
        let mut levels: Vec<_> = games.into_iter().map(GameKind::levels).collect();
        // The longest list has all of them in their order.
        levels.sort_by_key(|levels| Reverse(levels.len()));
        for level in levels.into_iter().flatten() {
            if !all.contains(&Self::Bot(level.name)) {
                all.push(Self::Bot(level.name));
            }
        }
        all
    }
}

/// Reads one of these by its name; what each means is said by the texts of the help.
fn one_of<T: Copy + Send + Sync + 'static>(
    all: impl IntoIterator<Item = (&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let all: Vec<_> = all.into_iter().collect();
    let names: Vec<_> = all.iter().map(|(name, _)| PossibleValue::new(*name).help(*name)).collect();
    PossibleValuesParser::new(names).map(move |name| {
        let named = all.iter().find(|(known, _)| *known == name);
        named.unwrap_or(&all[0]).1
    })
}

/// Who sits opposite if nobody says so: beside a coach, somebody from whom there is something to learn.
pub(crate) fn usual(several: bool, coach: bool) -> Opponent {
    match (coach, several) {
        (true, _) => Opponent::SQUIRE,
        (false, true) => Opponent::RANDOM,
        (false, false) => Opponent::Person,
    }
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
    #[arg(long, value_parser = one_of(Opponent::named()), value_delimiter = ',')]
    pub(crate) against: Vec<Opponent>,
    /// The side that you play against a bot, unless lots are drawn: Vikings if left out
    #[arg(long, value_parser = one_of([("vikings", Side::Vikings), ("celts", Side::Celts)]))]
    pub(crate) side: Option<Side>,
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
    /// The time that everybody has: 5+3 is five minutes and three seconds more with each move, 30s half
    /// a minute for each move
    #[arg(long, value_parser = clock::read)]
    pub(crate) clock: Option<ClockRule>,
    /// What happens to whoever runs out of time: the game is lost where it can be, or a bot plays on
    #[arg(long, value_parser = one_of([("loses", Late::Loses), ("bot", Late::Bot)]), requires = "clock")]
    pub(crate) late: Option<Late>,
    /// Fix the bots' choices, the lots and the deals, to repeat a game
    #[arg(long)]
    pub(crate) seed: Option<u64>,
}

impl PlayArgs {
    /// How time is kept.
    fn timing(&self) -> Timing {
        Timing { clock: self.clock.unwrap_or_default(), late: self.late, ..clock::untimed() }
    }
}

/// Plays.
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
    let lines = LineIo::new(io::stdin().lock(), stdout(), io::stdin().is_terminal());
    let mut lines = lines.at_width(terminal_width);
    let mut args = args.clone();
    if record.is_none() && args.game.is_none() {
        let names: Vec<_> = games::all().iter().map(GameKind::name).collect();
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
    let mut table = begin::begin(named(&args, record)?, &args, record, &mut luck)?;
    repl::play(&mut lines, &mut table, &mut luck, args.coach)
}

fn run_screen(args: &PlayArgs, record: Option<&Record>, mut luck: Luck) -> anyhow::Result<()> {
    // Whatever is wrong with the arguments is said before the screen is taken over.
    let mut first = None;
    if record.is_some() || args.game.is_some() {
        let kind = named(args, record)?;
        if TerminalGame::find(kind.name()).is_none() {
            return run_plain(args, record, luck);
        }
        first = Some(begin::begin(kind, args, record, &mut luck)?);
    }
    let mut args = args.clone();
    let mut screen = Screen::open()?;
    let parting = loop {
        let table = match first.take() {
            Some(table) => table,
            None => match screen.menu(&mut args)? {
                Choice::Play => begin::begin(named(&args, None)?, &args, None, &mut luck)?,
                Choice::Learn => {
                    drop(screen);
                    return learn::run(&LearnArgs { game: args.game });
                }
                Choice::Open | Choice::Quit => break None,
            },
        };
        let Some(game) = TerminalGame::find(table.kind().name()) else { break None };
        let (left, parting) = (game.play_on)(&mut screen, table, &mut luck, args.coach)?;
        if left == Effect::Leave {
            break Some(parting);
        }
        // A position belongs to the game that was begun with it.
        args.options.position = None;
    };
    drop(screen);
    if let Some(parting) = parting {
        tell!("{parting}")?;
    }
    Ok(())
}

/// The game that the arguments name; a record names it, too.
fn named(args: &PlayArgs, record: Option<&Record>) -> anyhow::Result<&'static GameKind> {
    let name = args.game.as_deref().or(record.map(|record| record.game.as_str()));
    let name = name.unwrap_or_default();
    GameKind::find(name).map_err(|_| {
        let names: Vec<_> = games::all().iter().map(GameKind::name).collect();
        anyhow!(tr!("terminal-error-game", "name" => quoted(name), "names" => list(&names)))
    })
}
