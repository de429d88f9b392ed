//! Lessons in the terminal, in lines that a pipe and a screen reader can read.

pub(crate) mod repl;

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::bail;
use ardri_lessons::{AnyCourse, NAMES};
use clap::Args;

use crate::i18n::tr;
use crate::play::line_io::{LineIo, terminal_width};
use crate::play::terminal_game::TerminalGame;
use crate::play::text::quoted;
use crate::printable::stdout;

/// Learn a game step by step, in plain lines
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct LearnArgs {
    /// The game; left out, you are asked
    pub(crate) game: Option<String>,
}

/// Teaches.
pub(crate) fn run(args: &LearnArgs) -> anyhow::Result<()> {
    let lines = LineIo::new(io::stdin().lock(), stdout(), io::stdin().is_terminal());
    let mut lines = lines.at_width(terminal_width);
    let chosen = match &args.game {
        Some(name) => Some(name.clone()),
        None => ask(&mut lines)?,
    };
    let Some(name) = chosen else { return Ok(()) };
    repl::teach(&mut lines, lesson(&name)?)
}

/// Lists the lessons and asks for one; `None` if nobody wants any.
fn ask<R: BufRead, W: Write>(lines: &mut LineIo<R, W>) -> io::Result<Option<String>> {
    lines.say(tr!("terminal-learn-lessons"))?;
    for (number, name) in (1..).zip(NAMES) {
        let game = format!("lobby-game-{name}");
        let (title, about) = (tr!(&game), tr!(&format!("{game}.about")));
        lines.say(tr!(
            "terminal-learn-lesson",
            "number" => number, "name" => name, "title" => title, "about" => about
        ))?;
    }
    let read = |typed: &str| {
        let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = number.and_then(|place| NAMES.get(place));
        let found = NAMES.iter().find(|name| **name == typed).or(numbered);
        let (name, names) = (quoted(typed), NAMES.join(", "));
        let strange = || tr!("terminal-learn-unknown", "name" => name, "names" => names);
        found.map(ToString::to_string).ok_or_else(strange)
    };
    lines.ask_until(&tr!("terminal-learn-which"), read, &tr!("terminal-learn-none"))
}

/// The lesson of a game, laid out.
fn lesson(name: &str) -> anyhow::Result<Box<dyn AnyCourse>> {
    match TerminalGame::find(name) {
        Some(game) => Ok((game.lesson)()?),
        None => bail!(tr!(
            "terminal-error-lesson", "name" => quoted(name), "names" => NAMES.join(", ")
        )),
    }
}
