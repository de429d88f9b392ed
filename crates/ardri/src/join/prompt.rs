//! The bottom row of a terminal, where somebody types: what is said meanwhile is written above it.

use std::io::{self, IsTerminal, Write};
#[cfg(unix)]
use std::sync::Arc;
use std::thread;

use crossterm::terminal::{Clear, ClearType};
#[cfg(unix)]
use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};
use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor, ExternalPrinter};
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};
#[cfg(unix)]
use tokio::sync::Notify;

use super::input::Input;
use crate::printable::printable;

/// What stands before a typed line.
const SIGN: &str = "> ";

/// A terminal with such a row. Dropping it gives the terminal back, even in the middle of a line.
pub(crate) struct Prompt {
    printer: Box<dyn ExternalPrinter>,
    said: Vec<u8>,
    /// How the terminal was before anybody typed.
    #[cfg(unix)]
    before: Option<Termios>,
}

impl Prompt {
    /// Whether somebody sits at a terminal that can do this.
    pub(crate) fn fits() -> bool {
        let dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
        io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
    }

    /// Takes the terminal over; what is typed from now on comes by the other.
    pub(crate) fn open() -> rustyline::Result<(Self, Input)> {
        let config = Config::builder().auto_add_history(true).bracketed_paste(false).build();
        let mut editor = DefaultEditor::with_config(config)?;
        let printer = Box::new(editor.create_external_printer()?);
        let prompt = Self {
            printer,
            said: Vec::new(),
            #[cfg(unix)]
            before: tcgetattr(io::stdin()).ok(),
        };
        let (input, types) = Input::new();
        #[cfg(unix)]
        heed_signals(&types.leaves);
        thread::spawn(move || {
            loop {
                match editor.readline(SIGN) {
                    Ok(line) => _ = types.lines.send(line.trim().into()),
                    // There are no more lines, but what was asked for last is still done.
                    Err(ReadlineError::Eof) => return,
                    Err(_) => return types.leaves.notify_one(),
                }
            }
        });
        Ok((prompt, input))
    }
}

/// Whoever is told to end from outside leaves as by Ctrl-C, and gives the terminal back.
#[cfg(unix)]
fn heed_signals(leaves: &Arc<Notify>) {
    for kind in [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt()] {
        let Ok(mut signal) = signal(kind) else { continue };
        let leaves = leaves.clone();
        tokio::spawn(async move {
            signal.recv().await;
            leaves.notify_one();
        });
    }
}

impl Write for Prompt {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.said.extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let said = printable(&String::from_utf8_lossy(&std::mem::take(&mut self.said)));
        if said.is_empty() {
            return Ok(());
        }
        self.printer.print(said).map_err(io::Error::other)
    }
}

impl Drop for Prompt {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Some(before) = &self.before {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, before);
        }
        // Nobody types any more, and the thread that would write it may never come to it.
        let said = String::from_utf8_lossy(&self.said);
        let said = printable(&said);
        let _ = write!(io::stdout(), "\r{}{said}", Clear(ClearType::FromCursorDown));
        let _ = io::stdout().flush();
    }
}
