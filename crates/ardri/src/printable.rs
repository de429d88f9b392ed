//! What a terminal is given: letters, and nothing that it would obey.
//!
//! Names, files and messages come from others. Escape codes in them could move the cursor, recolour or
//! overwrite what was said, or name the window. So everything that is printed goes through here, on its
//! way to the standard output and to the standard error; only what draws a screen writes codes of its own.

use std::io::{self, Write};

/// Whether a terminal would do something else with a letter than to show it: control characters, but
/// for the ends of lines and tabs, and those that turn the direction of reading around.
fn is_obeyed(letter: char) -> bool {
    match letter {
        '\n' | '\t' => false,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        letter => letter.is_control(),
    }
}

/// A sign that stands for such a letter: the picture that Unicode has of it, or else the one for
/// anything that cannot be shown.
fn sign_for(letter: char) -> char {
    let picture = match u32::from(letter) {
        code @ 0..0x20 => char::from_u32(0x2400 + code),
        0x7f => Some('␡'),
        _ => None,
    };
    picture.unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// A text with a sign for everything that would make a terminal do tricks.
pub(crate) fn printable(text: &str) -> String {
    // The end of a line in files of some systems.
    let text = text.replace("\r\n", "\n");
    text.chars().map(|letter| if is_obeyed(letter) { sign_for(letter) } else { letter }).collect()
}

/// The same of JSON, which has its own way to write any letter, so that nothing is lost to who reads it.
/// Letters that are obeyed can stand within its texts only.
pub(crate) fn printable_json(json: &str) -> String {
    let mut printable = String::with_capacity(json.len());
    for letter in json.chars() {
        if is_obeyed(letter) {
            // All of them have four digits.
            printable += &format!("\\u{:04x}", u32::from(letter));
        } else {
            printable.push(letter);
        }
    }
    printable
}

/// A writer that lets only [`printable`] text through. What is written at once is whole text, as by
/// `write!`.
#[derive(Debug)]
pub(crate) struct Printable<W>(W);

impl<W: Write> Write for Printable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match std::str::from_utf8(bytes) {
            Ok(text) if !text.contains(is_obeyed) => self.0.write_all(bytes)?,
            _ => self.0.write_all(printable(&String::from_utf8_lossy(bytes)).as_bytes())?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The standard output, for text.
pub(crate) fn stdout() -> Printable<io::StdoutLock<'static>> {
    Printable(io::stdout().lock())
}

/// The standard error, for text.
pub(crate) fn stderr() -> Printable<io::StderrLock<'static>> {
    Printable(io::stderr().lock())
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::widgets::Paragraph;

    use super::*;

    /// Every letter that a terminal could obey, between others.
    fn hostile() -> String {
        let controls = (0..=0x9f).filter_map(char::from_u32).filter(|letter| letter.is_control());
        let turns = ('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}');
        controls.chain(turns).flat_map(|letter| ['x', letter]).collect()
    }

    #[test]
    fn what_would_be_obeyed_is_shown_instead() {
        assert_eq!(printable("\u{1b}[2J\u{7}a\rb\u{7f}"), "␛[2J␇a␍b␡");
        assert_eq!(printable("\u{9b}31m \u{202e}evil\u{2066}"), "�31m �evil�");
        assert_eq!(printable("one\r\ntwo\n\tthree"), "one\ntwo\n\tthree");
        assert_eq!(printable("Bóramha – 王 🎲 👩‍🚀 שלום"), "Bóramha – 王 🎲 👩‍🚀 שלום");
        assert!(!printable(&hostile()).contains(is_obeyed));
        // No letter is lost on the way.
        assert_eq!(printable(&hostile()).chars().count(), hostile().chars().count());
    }

    #[test]
    fn json_says_the_same_as_before() {
        let json = serde_json::to_string_pretty(&serde_json::json!({ "name": hostile() })).unwrap();
        let shown = printable_json(&json);
        assert!(!shown.contains(is_obeyed), "{shown}");
        let read: serde_json::Value = serde_json::from_str(&shown).unwrap();
        assert_eq!(read["name"], hostile());
        assert_eq!(printable_json("{\n  \"a\": \"é\"\n}"), "{\n  \"a\": \"é\"\n}");
    }

    #[test]
    fn a_writer_lets_nothing_else_through() {
        let mut written = Vec::new();
        let mut out = Printable(&mut written);
        let title = "\u{1b}]0;x\u{7}";
        writeln!(out, "{title} and plain").unwrap();
        out.write_all(b"\x9b31m\xff").unwrap();
        assert_eq!(String::from_utf8(written).unwrap(), "␛]0;x␇ and plain\n�31m�");
    }

    /// The screen is drawn by ratatui, which leaves such letters out by itself.
    #[test]
    fn nothing_of_it_gets_onto_a_screen() {
        let mut terminal = Terminal::new(TestBackend::new(80, 2)).unwrap();
        let text = hostile();
        terminal
            .draw(|frame| {
                frame.render_widget(Paragraph::new(text.clone()), frame.area());
                frame.buffer_mut().set_string(0, 1, &text, ratatui::style::Style::new());
            })
            .unwrap();
        let cells = terminal.backend().buffer().content();
        assert!(cells.iter().any(|cell| cell.symbol() == "x"));
        for cell in cells {
            assert!(!cell.symbol().contains(is_obeyed), "{:?}", cell.symbol());
        }
    }
}
