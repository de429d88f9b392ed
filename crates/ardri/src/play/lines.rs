//! Lines of text in and out.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use super::files::{self, Saveable, Saved};

/// Lines in, lines out.
#[derive(Debug)]
pub(crate) struct Lines<R, W> {
    input: R,
    output: W,
    /// A person types: they get a prompt, and are asked before anything is lost.
    pub(crate) interactive: bool,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    /// Reads here and writes there.
    pub(crate) fn new(input: R, output: W, interactive: bool) -> Self {
        Self { input, output, interactive }
    }

    /// Writes a line.
    pub(crate) fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", line.as_ref())
    }

    /// Writes lines.
    pub(crate) fn say_all<S: AsRef<str>>(
        &mut self,
        lines: impl IntoIterator<Item = S>,
    ) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.say(line))
    }

    /// The next line, or `None` when there are no more.
    pub(crate) fn ask(&mut self) -> io::Result<Option<String>> {
        if self.interactive {
            write!(self.output, "> ")?;
        }
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        if read == 0 && self.interactive {
            self.say("")?;
        }
        // Whatever is typed gets an answer, even if it is not text.
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_string()))
    }

    /// Asks a person for a yes. A pipe cannot take anything back, so it is not asked.
    pub(crate) fn confirm(&mut self, question: &str) -> io::Result<bool> {
        if !self.interactive {
            return Ok(true);
        }
        self.say(format!("{question} yes or no?"))?;
        let answer = self.ask()?.unwrap_or_default().to_lowercase();
        Ok(matches!(answer.as_str(), "y" | "yes"))
    }

    /// Saves a game; without a name, in its last file. A person is asked before one is replaced.
    pub(crate) fn save(
        &mut self,
        session: &mut impl Saveable,
        file: Option<PathBuf>,
    ) -> io::Result<()> {
        let Some(file) = file.or_else(|| session.file().map(Path::to_path_buf)) else {
            return self.say("Type the name of a file after save.");
        };
        let mut saved = files::save(session, &file, !self.interactive);
        if saved == Saved::Taken {
            let question = format!("{} is there already. Replace it?", file.display());
            if !self.confirm(&question)? {
                return self.say("The game was not saved.");
            }
            saved = files::save(session, &file, true);
        }
        match saved {
            Saved::Done(words) | Saved::Failed(words) => self.say(words),
            Saved::Taken => Ok(()),
        }
    }

    /// Writes out what is said so far.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// Asks which of the named games to play; `None` when the input ends.
    pub(crate) fn ask_game(&mut self, names: &[&str]) -> io::Result<Option<String>> {
        self.say(format!("The games are {}. Which one?", list(names, "and")))?;
        while let Some(answer) = self.ask()? {
            let name = answer.to_lowercase();
            if names.contains(&name.as_str()) {
                return Ok(Some(name));
            }
            match name.as_str() {
                "" => {}
                "quit" | "exit" => return Ok(None),
                _ => self.say(format!("There is no game {answer:?}: {}.", list(names, "or")))?,
            }
        }
        self.say("No game was chosen.")?;
        Ok(None)
    }

    /// Asks how many play; `None` when the input ends.
    pub(crate) fn ask_players(&mut self, least: u8, most: u8) -> io::Result<Option<u8>> {
        self.say(format!("How many players, you included: {least} to {most}?"))?;
        while let Some(answer) = self.ask()? {
            match answer.to_lowercase().as_str() {
                "" => {}
                "quit" | "exit" => return Ok(None),
                number => match number.parse() {
                    Ok(players) if (least..=most).contains(&players) => return Ok(Some(players)),
                    _ => self.say(format!("{answer:?} is not a number from {least} to {most}."))?,
                },
            }
        }
        self.say("No game was begun.")?;
        Ok(None)
    }
}

fn list(names: &[&str], word: &str) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} {word} {last}", first.join(", ")),
        names => names.join(""),
    }
}
