//! A line that is being typed: keys in, letters and a cursor out.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::text::Span;

/// The longest line: somewhat more than a server lets anybody say at once, so that nothing is cut off
/// unseen.
const LONGEST: usize = 600;
/// How many lines can be had again.
const REMEMBERED: usize = 100;

/// What comes of a key.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Pressed {
    /// The line goes on.
    On,
    /// The line is done.
    Done(String),
    /// There are no more lines.
    End,
    /// Whoever types wants to leave at once.
    Leave,
}

/// The line, and those before it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Typing {
    letters: Vec<char>,
    /// How many letters stand before the cursor.
    cursor: usize,
    earlier: Vec<String>,
    /// How far back somebody looks: 0 is the line itself.
    back: usize,
    /// The line itself, while they do.
    kept: Vec<char>,
}

impl Typing {
    /// Takes a key in.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Pressed {
        if key.kind == KeyEventKind::Release {
            return Pressed::On;
        }
        let held = |modifier| key.modifiers.contains(modifier);
        // Some keyboards write letters with both at once.
        let (control, alt) = match (held(KeyModifiers::CONTROL), held(KeyModifiers::ALT)) {
            (true, true) => (false, false),
            other => other,
        };
        match key.code {
            KeyCode::Enter => return self.finish(),
            KeyCode::Char(letter) if control => return self.control(letter),
            KeyCode::Char(letter) if !alt => self.insert(letter),
            KeyCode::Backspace => self.erase(),
            KeyCode::Delete => self.delete(),
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.letters.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.letters.len(),
            KeyCode::Up => self.recall(self.back + 1),
            KeyCode::Down => self.recall(self.back.saturating_sub(1)),
            _ => {}
        }
        Pressed::On
    }

    /// The keys that terminals have always had.
    fn control(&mut self, letter: char) -> Pressed {
        match letter {
            // The end of a line that does not come from a keyboard.
            'j' | 'm' => return self.finish(),
            'c' => return Pressed::Leave,
            'd' if self.letters.is_empty() => return Pressed::End,
            'd' => self.delete(),
            'h' => self.erase(),
            'u' => {
                self.letters.drain(..self.cursor);
                self.cursor = 0;
            }
            'k' => self.letters.truncate(self.cursor),
            'a' => self.cursor = 0,
            'e' => self.cursor = self.letters.len(),
            _ => {}
        }
        Pressed::On
    }

    fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.letters.len() < LONGEST {
            self.letters.insert(self.cursor, letter);
            self.cursor += 1;
        }
    }

    fn erase(&mut self) {
        if self.cursor > 0 {
            self.cursor -= 1;
            self.letters.remove(self.cursor);
        }
    }

    fn delete(&mut self) {
        if self.cursor < self.letters.len() {
            self.letters.remove(self.cursor);
        }
    }

    fn finish(&mut self) -> Pressed {
        let line: String = std::mem::take(&mut self.letters).into_iter().collect();
        (self.cursor, self.back) = (0, 0);
        if !line.trim().is_empty() && self.earlier.last() != Some(&line) {
            self.earlier.push(line.clone());
            let old = self.earlier.len().saturating_sub(REMEMBERED);
            self.earlier.drain(..old);
        }
        Pressed::Done(line)
    }

    /// Shows the line of so many lines ago.
    fn recall(&mut self, back: usize) {
        if back == self.back || back > self.earlier.len() {
            return;
        }
        if self.back == 0 {
            self.kept = std::mem::take(&mut self.letters);
        }
        self.letters = match back {
            0 => std::mem::take(&mut self.kept),
            back => self.earlier[self.earlier.len() - back].chars().collect(),
        };
        (self.back, self.cursor) = (back, self.letters.len());
    }

    /// As much of the line as fits into so many columns, and the column of the cursor, which is always
    /// among them.
    pub(crate) fn shown(&self, columns: usize) -> (String, usize) {
        let before = |begin: usize| -> usize { wide(&self.letters[begin..self.cursor]) };
        let begin = (0..self.cursor).find(|begin| before(*begin) < columns).unwrap_or(self.cursor);
        let mut text = String::new();
        let mut room = columns;
        for letter in &self.letters[begin..] {
            let Some(left) = room.checked_sub(wide(&[*letter])) else { break };
            room = left;
            text.push(*letter);
        }
        (text, before(begin))
    }
}

/// How many columns letters take.
pub(crate) fn wide(letters: &[char]) -> usize {
    letters.iter().map(|letter| Span::raw(letter.to_string()).width()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys as words: letters stand for themselves, `^u` for Ctrl-U, `<Left>` for the key.
    fn press(typing: &mut Typing, keys: &str) -> Pressed {
        let mut last = Pressed::On;
        let mut letters = keys.chars();
        while let Some(letter) = letters.next() {
            let (code, modifiers) = match letter {
                '^' => (KeyCode::Char(letters.next().unwrap()), KeyModifiers::CONTROL),
                '<' => {
                    let name: String = letters.by_ref().take_while(|end| *end != '>').collect();
                    let code = match name.as_str() {
                        "Left" => KeyCode::Left,
                        "Right" => KeyCode::Right,
                        "Home" => KeyCode::Home,
                        "End" => KeyCode::End,
                        "Up" => KeyCode::Up,
                        "Down" => KeyCode::Down,
                        "Back" => KeyCode::Backspace,
                        "Del" => KeyCode::Delete,
                        "Esc" => KeyCode::Esc,
                        _ => KeyCode::Enter,
                    };
                    (code, KeyModifiers::NONE)
                }
                letter => (KeyCode::Char(letter), KeyModifiers::NONE),
            };
            last = typing.press(KeyEvent::new(code, modifiers));
        }
        last
    }

    #[test]
    fn keys_make_a_line_and_move_about_in_it() {
        for (keys, line, column) in [
            ("d2-e2", "d2-e2", 5),
            ("d2-e3<Back>2", "d2-e2", 5),
            ("<Back><Left><Del>x<Right><Right>y", "xy", 2),
            ("2-e2<Home>d<End>!", "d2-e2!", 6),
            ("d2-e2<Left><Left><Del>f", "d2-f2", 4),
            ("say é<Left>ß", "say ßé", 5),
            ("wrong^uright", "right", 5),
            ("keep cut<Left><Left><Left>^k", "keep ", 5),
            ("cut keep<Home><Right><Right><Right><Right>^u", "keep", 0),
            ("b^aa^ec", "abc", 3),
            ("ab<Left>^d", "a", 1),
            ("a<Esc>b", "ab", 2),
        ] {
            let mut typing = Typing::default();
            assert_eq!(press(&mut typing, keys), Pressed::On, "{keys}");
            assert_eq!(typing.shown(40), (line.into(), column), "{keys}");
            assert_eq!(press(&mut typing, "<Enter>"), Pressed::Done(line.into()), "{keys}");
            assert_eq!(typing.shown(40), (String::new(), 0), "{keys}");
        }
    }

    #[test]
    fn lines_end_and_so_does_typing() {
        let mut typing = Typing::default();
        assert_eq!(press(&mut typing, "a^j"), Pressed::Done("a".into()));
        assert_eq!(press(&mut typing, "half^c"), Pressed::Leave);
        // Only an empty line is the end of all.
        assert_eq!(press(&mut typing, "^d"), Pressed::On);
        assert_eq!(press(&mut typing, "^u^d"), Pressed::End);
        let let_go = KeyEvent { kind: KeyEventKind::Release, ..KeyCode::Enter.into() };
        assert_eq!(typing.press(let_go), Pressed::On);
        // What is held down with Alt is no letter; with both it is one.
        for (modifiers, line) in [
            (KeyModifiers::ALT, ""),
            (KeyModifiers::ALT | KeyModifiers::CONTROL, "@"),
            (KeyModifiers::SHIFT, "@@"),
        ] {
            typing.press(KeyEvent::new(KeyCode::Char('@'), modifiers));
            assert_eq!(typing.shown(9).0, line);
        }
    }

    #[test]
    fn earlier_lines_come_back_and_the_new_one_is_kept() {
        let mut typing = Typing::default();
        press(&mut typing, "one<Enter>two<Enter>two<Enter> <Enter>half");
        for (keys, line) in [
            ("<Up>", "two"),
            ("<Up>", "one"),
            ("<Up>", "one"),
            ("<Down>", "two"),
            ("<Down>", "half"),
            ("<Down>", "half"),
            ("<Up>!", "two!"),
        ] {
            press(&mut typing, keys);
            assert_eq!(typing.shown(40).0, line, "{keys}");
        }
        assert_eq!(press(&mut typing, "<Enter>"), Pressed::Done("two!".into()));
    }

    #[test]
    fn a_long_line_is_shown_around_its_cursor() {
        let mut typing = Typing::default();
        press(&mut typing, "abcdefghij");
        assert_eq!(typing.shown(11), ("abcdefghij".into(), 10));
        // The cursor stands behind the last letter, which takes a column, too.
        assert_eq!(typing.shown(5), ("ghij".into(), 4));
        press(&mut typing, "<Home>");
        assert_eq!(typing.shown(5), ("abcde".into(), 0));
        press(&mut typing, "<Right><Right><Right><Right><Right><Right>");
        assert_eq!(typing.shown(5), ("cdefg".into(), 4));
        assert_eq!(typing.shown(0), (String::new(), 0));
        // Some letters are two columns wide, and none is cut in two.
        let mut typing = Typing::default();
        press(&mut typing, "王王王");
        assert_eq!(typing.shown(7), ("王王王".into(), 6));
        assert_eq!(typing.shown(6), ("王王".into(), 4));
        press(&mut typing, "<Home>");
        assert_eq!(typing.shown(5), ("王王".into(), 0));
        let mut typing = Typing::default();
        press(&mut typing, &"x".repeat(LONGEST + 9));
        assert_eq!(typing.shown(9999).1, LONGEST);
    }
}
