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

    /// Writes what was said above the row. The terminal does no more than it is told, so that it has
    /// to be told where a line begins.
    fn tell(&mut self, out: &mut impl Write, said: &[u8]) -> io::Result<()> {
        if !said.is_empty() {
            self.clear(out)?;
            let said = String::from_utf8_lossy(said).replace('\n', "\r\n");
            out.write_all(said.as_bytes())?;
        }
        self.draw(out)
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

    fn flush(&mut self) -> io::Result<()> {
        lock(&self.row).tell(&mut io::stdout().lock(), &std::mem::take(&mut self.said))
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

#[cfg(test)]
mod tests {
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

    use super::*;

    /// What a terminal shows that was sent these bytes, row by row, with `|` at the cursor.
    fn shown(bytes: &[u8]) -> Vec<String> {
        let text = std::str::from_utf8(bytes).unwrap();
        let mut rows: Vec<Vec<char>> = vec![Vec::new()];
        let mut column = 0;
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            let row = rows.last_mut().unwrap();
            match letter {
                '\r' => column = 0,
                '\n' => rows.push(Vec::new()),
                '\u{1b}' => {
                    assert_eq!(letters.next(), Some('['));
                    let rest: String = letters.clone().take_while(char::is_ascii_digit).collect();
                    match letters.nth(rest.len()) {
                        Some('G') => column = rest.parse::<usize>().unwrap() - 1,
                        // Below the last row there is nothing.
                        Some('J' | 'K') => row.truncate(column),
                        other => panic!("{other:?}"),
                    }
                }
                letter => {
                    row.resize(row.len().max(column + 1), ' ');
                    row[column] = letter;
                    column += 1;
                }
            }
        }
        let last = rows.last_mut().unwrap();
        last.resize(last.len().max(column), ' ');
        last.insert(column, '|');
        rows.into_iter().map(|row| row.into_iter().collect()).collect()
    }

    fn press(row: &mut Row, out: &mut Vec<u8>, codes: impl IntoIterator<Item = KeyCode>) {
        for code in codes {
            match row.typing.press(KeyEvent::new(code, KeyModifiers::NONE)) {
                Pressed::Done(line) => row.leave_behind(out, &line).unwrap(),
                _ => row.draw(out).unwrap(),
            }
        }
    }

    #[test]
    fn news_is_written_above_a_line_that_is_being_typed() {
        let (mut row, mut out) = (Row::default(), Vec::new());
        row.tell(&mut out, b"You are Ann.\n").unwrap();
        assert_eq!(shown(&out), ["You are Ann.", "> |"]);
        press(&mut row, &mut out, "say hallo".chars().map(KeyCode::Char));
        press(&mut row, &mut out, [KeyCode::Left, KeyCode::Left, KeyCode::Backspace]);
        assert_eq!(shown(&out), ["You are Ann.", "> say ha|lo"]);
        row.tell(&mut out, b"Bob says: hi\nIt is your turn.\n").unwrap();
        assert_eq!(
            shown(&out),
            ["You are Ann.", "Bob says: hi", "It is your turn.", "> say ha|lo"]
        );
        press(&mut row, &mut out, [KeyCode::Enter]);
        assert_eq!(shown(&out)[3..], ["> say halo", "> |"]);
        row.clear(&mut out).unwrap();
        assert_eq!(shown(&out)[4..], ["|"]);
    }

    #[test]
    fn a_line_longer_than_the_row_is_left_behind_whole() {
        let (mut row, mut out) = (Row::default(), Vec::new());
        let long = "ab".repeat(250);
        press(&mut row, &mut out, long.chars().map(KeyCode::Char));
        assert!(shown(&out)[0].len() < long.len());
        press(&mut row, &mut out, [KeyCode::Enter]);
        assert_eq!(shown(&out), [format!("> {long}"), "> |".to_string()]);
    }
}
