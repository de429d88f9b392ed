//! The bottom row of a terminal, where somebody types: what is said meanwhile is written above it.

use std::io::{self, IsTerminal, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use crossterm::cursor::MoveToColumn;
use crossterm::event::{self, Event};
use crossterm::queue;
use crossterm::style::Print;
use crossterm::terminal::{Clear, ClearType, disable_raw_mode, enable_raw_mode, size};
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};
#[cfg(unix)]
use tokio::sync::Notify;

use super::input::Input;
use super::typing::{Pressed, Typing, wide};

/// What stands before a typed line.
const SIGN: &str = "> ";

/// The row, and what is typed there.
#[derive(Debug, Default)]
struct Row {
    typing: Typing,
    /// What the row shows, if it is drawn.
    drawn: Option<String>,
    /// The terminal has its own ways again.
    closed: bool,
}

impl Row {
    /// Draws what has changed only, so that a screen reader hears no more than that.
    fn draw(&mut self, out: &mut impl Write) -> io::Result<()> {
        let columns = size().map_or(80, |(columns, _)| usize::from(columns));
        // Nothing stands in the last column: some terminals go on to the next row then.
        let (text, cursor) = self.typing.shown(columns.saturating_sub(SIGN.len() + 1));
        let row = format!("{SIGN}{text}");
        let old = self.drawn.take().unwrap_or_default();
        let same: Vec<char> = row
            .chars()
            .zip(old.chars())
            .take_while(|(new, old)| new == old)
            .map(|(new, _)| new)
            .collect();
        let rest: String = row.chars().skip(same.len()).collect();
        if row != old {
            queue!(out, MoveToColumn(column(wide(&same))), Print(rest))?;
        }
        if old.chars().count() > same.len() {
            queue!(out, Clear(ClearType::UntilNewLine))?;
        }
        queue!(out, MoveToColumn(column(SIGN.len() + cursor)))?;
        self.drawn = Some(row);
        out.flush()
    }

    /// Takes the row away, so that something else can be written there.
    fn clear(&mut self, out: &mut impl Write) -> io::Result<()> {
        match self.drawn.take() {
            Some(_) => queue!(out, MoveToColumn(0), Clear(ClearType::FromCursorDown)),
            None => Ok(()),
        }
    }

    /// Lets the line stand as it was typed, and goes on below.
    fn leave_behind(&mut self, out: &mut impl Write, line: &str) -> io::Result<()> {
        let whole = format!("{SIGN}{line}");
        // A longer one was not seen whole.
        if self.drawn.as_ref() != Some(&whole) {
            self.clear(out)?;
            write!(out, "{whole}")?;
        }
        write!(out, "\r\n")?;
        self.drawn = None;
        self.draw(out)
    }
}

fn column(column: usize) -> u16 {
    u16::try_from(column).unwrap_or(u16::MAX)
}

/// A terminal with such a row. Dropping it gives the terminal back; so does a panic.
#[derive(Debug)]
pub(crate) struct Prompt {
    row: Arc<Mutex<Row>>,
    /// What is to be written above the row.
    said: Vec<u8>,
}

fn lock(row: &Mutex<Row>) -> MutexGuard<'_, Row> {
    row.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Prompt {
    /// Whether somebody sits at a terminal that can do this.
    pub(crate) fn fits() -> bool {
        let dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
        io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
    }

    /// Takes the terminal over; what is typed from now on comes by the other.
    ///
    /// # Errors
    /// The terminal does not let itself be used like that.
    pub(crate) fn open() -> io::Result<(Self, Input)> {
        enable_raw_mode()?;
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let _ = disable_raw_mode();
            usual(panic);
        }));
        let row = Arc::new(Mutex::new(Row::default()));
        let (input, types) = Input::new();
        let prompt = Self { row: row.clone(), said: Vec::new() };
        #[cfg(unix)]
        heed_signals(&types.leaves);
        thread::spawn(move || {
            let mut lines = Some(types.lines);
            // A terminal that cannot be read any more has nobody before it.
            while let Ok(event) = event::read() {
                let mut row = lock(&row);
                if row.closed {
                    return;
                }
                let pressed = match event {
                    Event::Key(key) => row.typing.press(key),
                    // What the terminal makes of a row in another width is not known.
                    Event::Resize(..) => {
                        let _ = row.clear(&mut io::stdout());
                        Pressed::On
                    }
                    _ => continue,
                };
                // If nothing can be written, that is noticed where the table is told.
                let _ = match &pressed {
                    Pressed::Done(line) => row.leave_behind(&mut io::stdout(), line),
                    _ => row.draw(&mut io::stdout()),
                };
                match pressed {
                    Pressed::On => {}
                    Pressed::Done(line) => {
                        let _ = lines.as_ref().map(|lines| lines.send(line.trim().into()));
                    }
                    Pressed::End => lines = None,
                    Pressed::Leave => types.leaves.notify_one(),
                }
            }
            types.leaves.notify_one();
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

    /// Writes what was said above the row. The terminal does no more than it is told, so that it has
    /// to be told where a line begins.
    fn flush(&mut self) -> io::Result<()> {
        let mut row = lock(&self.row);
        let mut out = io::stdout().lock();
        if !self.said.is_empty() {
            row.clear(&mut out)?;
            let said = String::from_utf8_lossy(&self.said).replace('\n', "\r\n");
            out.write_all(said.as_bytes())?;
            self.said.clear();
        }
        row.draw(&mut out)
    }
}

impl Drop for Prompt {
    fn drop(&mut self) {
        let _ = self.flush();
        let mut row = lock(&self.row);
        row.closed = true;
        let _ = row.clear(&mut io::stdout());
        let _ = io::stdout().flush();
        let _ = disable_raw_mode();
    }
}
