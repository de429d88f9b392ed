//! Lines of text in and out.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use super::answer::answer;
use super::files::{self, Saved};
use super::local_table::AnyLocalTable;
use super::text::{either, folded, list, quoted, yes_or_no};
use crate::i18n::tr;

/// Lines in, lines out.
#[derive(Debug)]
pub(crate) struct LineIo<R, W> {
    input: R,
    output: W,
    /// A person types: they get a prompt, and are asked before anything is lost.
    pub(crate) interactive: bool,
    /// How wide lines may be, if that matters; a terminal changes its size.
    width: fn() -> Option<usize>,
}

/// How wide the terminal is that the output goes to, if it goes to one.
pub(crate) fn terminal_width() -> Option<usize> {
    let size = io::stdout().is_terminal().then(crossterm::terminal::size)?.ok()?;
    Some(usize::from(size.0)).filter(|width| *width > 0)
}

impl<R: BufRead, W: Write> LineIo<R, W> {
    /// Reads here and writes there.
    pub(crate) fn new(input: R, output: W, interactive: bool) -> Self {
        Self { input, output, interactive, width: || None }
    }

    /// Breaks what it writes between words, at the width that is found then.
    pub(crate) fn at_width(self, width: fn() -> Option<usize>) -> Self {
        Self { width, ..self }
    }

    /// Writes a line.
    pub(crate) fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        let line = line.as_ref();
        match (self.width)() {
            Some(width) => {
                folded(line, width).iter().try_for_each(|row| writeln!(self.output, "{row}"))
            }
            None => writeln!(self.output, "{line}"),
        }
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

    /// Asks a person for a yes, until the answer is clear. A pipe cannot take anything back, so it is not asked.
    pub(crate) fn confirm(&mut self, question: &str) -> io::Result<bool> {
        if !self.interactive {
            return Ok(true);
        }
        loop {
            self.say(yes_or_no(question))?;
            let Some(line) = self.ask()? else { return Ok(false) };
            if let Some(yes) = answer(&line) {
                return Ok(yes);
            }
        }
    }

    /// Saves a game; without a name, in its last file. A person is asked before one is replaced.
    pub(crate) fn save(
        &mut self,
        table: &mut AnyLocalTable,
        file: Option<PathBuf>,
    ) -> io::Result<()> {
        let Some(file) = file.or_else(|| table.file.clone()) else {
            return self.say(tr!("terminal-save-where"));
        };
        let mut saved = files::save(table, &file, !self.interactive);
        if saved == Saved::Taken {
            if !self.confirm(&files::taken(&file))? {
                return self.say(tr!("terminal-not-saved"));
            }
            saved = files::save(table, &file, true);
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

    /// Asks for something until the answer makes sense; `None` when somebody quits, or when the input
    /// ends, which is said.
    pub(crate) fn ask_until<T>(
        &mut self,
        question: &str,
        read: impl Fn(&str) -> Result<T, String>,
        ended: &str,
    ) -> io::Result<Option<T>> {
        self.say(question)?;
        while let Some(answer) = self.ask()? {
            match answer.to_lowercase().as_str() {
                "" => {}
                "quit" | "exit" => return Ok(None),
                lower => match read(lower) {
                    Ok(read) => return Ok(Some(read)),
                    Err(reason) => self.say(reason)?,
                },
            }
        }
        self.say(ended)?;
        Ok(None)
    }

    /// Asks which of the named games to play; `None` when the input ends.
    pub(crate) fn ask_game(&mut self, names: &[&str]) -> io::Result<Option<String>> {
        let read = |typed: &str| match names.contains(&typed) {
            true => Ok(typed.to_string()),
            false => {
                Err(tr!("terminal-no-game", "name" => quoted(typed), "names" => either(names)))
            }
        };
        let question = tr!("terminal-which-game", "names" => list(names));
        self.ask_until(&question, read, &tr!("terminal-no-game-chosen"))
    }

    /// Asks how many play; `None` when the input ends.
    pub(crate) fn ask_players(&mut self, least: u8, most: u8) -> io::Result<Option<u8>> {
        let read = |typed: &str| {
            let number = typed.parse().ok().filter(|number| (least..=most).contains(number));
            let typed = quoted(typed);
            number.ok_or_else(
                || tr!("terminal-not-so-many", "typed" => typed, "least" => least, "most" => most),
            )
        };
        let question = tr!("terminal-how-many", "least" => least, "most" => most);
        self.ask_until(&question, read, &tr!("terminal-none-begun"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::speak;

    /// What is answered to a question, and what was said meanwhile.
    fn confirmed(language: &str, input: &str) -> (bool, String) {
        speak(language.parse().unwrap());
        let mut output = Vec::new();
        let mut lines = LineIo::new(input.as_bytes(), &mut output, true);
        let yes = lines.confirm("Quit?").unwrap();
        (yes, String::from_utf8(output).unwrap())
    }

    #[test]
    fn a_question_is_asked_until_the_answer_is_clear() {
        for (language, input, yes, times) in [
            ("en", "yes\n", true, 1),
            ("de", "ja\n", true, 1),
            ("ga", "sea\n", true, 1),
            ("de", "vielleicht\n\nnein\n", false, 3),
            ("en", "yse\ny\n", true, 2),
            // Nobody is there any more.
            ("en", "hm\n", false, 2),
        ] {
            let (answer, said) = confirmed(language, input);
            assert_eq!(answer, yes, "{input}");
            assert_eq!(said.matches("Quit?").count(), times, "{said}");
        }
    }

    #[test]
    fn lines_are_as_wide_as_the_terminal_is() {
        let say = |width| {
            let mut output = Vec::new();
            let lines = LineIo::new(&b""[..], &mut output, true);
            lines.at_width(width).say("one two three").unwrap();
            String::from_utf8(output).unwrap()
        };
        assert_eq!(say(|| Some(8)), "one two\nthree\n");
        assert_eq!(say(|| None), "one two three\n");
    }
}
