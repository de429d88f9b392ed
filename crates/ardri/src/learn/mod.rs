//! Lessons in the terminal, in lines that a pipe and a screen reader can read.

mod command;
mod lesson_ui;
mod repl;

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::bail;
use ardri_lessons::NAMES;
use ardri_texts::{Texts, args};
use clap::Args;

use crate::i18n::{texts, tr};
use crate::play::line_io::{LineIo, terminal_width};
use crate::play::terminal_game::TerminalGame;
use crate::play::text::quoted;
pub(crate) use lesson_ui::{AnyLessonUi, LessonUi};

/// Learn a game step by step, in plain lines
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct LearnArgs {
    /// The game; left out, you are asked
    pub(crate) game: Option<String>,
}

/// Teaches.
///
/// # Errors
/// There is no such lesson, or reading or writing fails.
pub(crate) fn run(args: &LearnArgs) -> anyhow::Result<()> {
    let texts = texts();
    let lines = LineIo::new(io::stdin().lock(), io::stdout().lock(), io::stdin().is_terminal());
    let mut lines = lines.at_width(terminal_width);
    let chosen = match &args.game {
        Some(name) => Some(name.clone()),
        None => ask(&mut lines, &texts)?,
    };
    let Some(name) = chosen else { return Ok(()) };
    repl::teach(&mut lines, &texts, lesson(&name)?)
}

/// Lists the lessons and asks for one; `None` if nobody wants any.
fn ask<R: BufRead, W: Write>(
    lines: &mut LineIo<R, W>,
    texts: &Texts,
) -> io::Result<Option<String>> {
    lines.say(texts.text("terminal-learn-lessons"))?;
    for (number, name) in (1..).zip(NAMES) {
        let game = format!("lobby-game-{name}");
        let (title, about) = (texts.text(&game), texts.text(&format!("{game}.about")));
        lines.say(texts.fill(
            "terminal-learn-lesson",
            args! {
                "number" => number, "name" => name, "title" => title, "about" => about,
            },
        ))?;
    }
    lines.say(texts.text("terminal-learn-which"))?;
    while let Some(answer) = lines.ask()? {
        let numbered = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = numbered.and_then(|place| NAMES.get(place));
        let lower = answer.to_lowercase();
        if let Some(name) = NAMES.iter().find(|name| **name == lower).or(numbered) {
            return Ok(Some((*name).into()));
        }
        match lower.as_str() {
            "" => {}
            "quit" | "exit" => return Ok(None),
            _ => {
                lines.say(texts.fill(
                    "terminal-learn-unknown",
                    args! {
                        "name" => quoted(&answer), "names" => NAMES.join(", "),
                    },
                ))?;
            }
        }
    }
    lines.say(texts.text("terminal-learn-none"))?;
    Ok(None)
}

/// The lesson of a game, laid out.
fn lesson(name: &str) -> anyhow::Result<Box<dyn AnyLessonUi>> {
    match TerminalGame::find(name) {
        Some(game) => (game.lesson)(),
        None => bail!(tr!(
            "terminal-error-lesson", "name" => quoted(name), "names" => NAMES.join(", ")
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_can_be_taught_here() {
        for name in NAMES {
            assert!(lesson(name).is_ok(), "{name}");
        }
    }
}
