//! What keys mean; it depends on what the screen is asking.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::message::{Mode, Msg};
use crate::play::{keys, message};

/// Rows that a page key scrolls.
const PAGE: i32 = 8;

/// The message that an event of the terminal stands for, if any.
pub(crate) fn read(mode: &Mode, event: Event) -> Option<Msg> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(mode, key),
        Event::Paste(text) => Some(Msg::Paste(text)),
        _ => None,
    }
}

fn press(mode: &Mode, key: KeyEvent) -> Option<Msg> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Some(Msg::Quit),
            KeyCode::Char('u') => Some(Msg::EraseAll),
            _ => None,
        };
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    match mode {
        Mode::Board => board(key.code),
        Mode::Line(_) | Mode::FileName(_) => line(key.code),
        Mode::Confirm(question) => answer(key.code, question.offers_saving()),
        Mode::Page { .. } => page(key.code),
    }
}

fn board(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Left | KeyCode::Char('h') => Msg::Go(-1, 0),
        KeyCode::Right | KeyCode::Char('l') => Msg::Go(1, 0),
        KeyCode::Up | KeyCode::Char('k') => Msg::Go(0, 1),
        KeyCode::Down | KeyCode::Char('j') => Msg::Go(0, -1),
        KeyCode::Enter | KeyCode::Char(' ') => Msg::Choose,
        KeyCode::Esc => Msg::Escape,
        KeyCode::Char(':' | '/' | 'm') => Msg::OpenLine,
        KeyCode::Char('u') => Msg::Undo,
        KeyCode::Char('f') => Msg::Flip,
        KeyCode::Char('s') => Msg::Save,
        KeyCode::Char('x') => Msg::Resign,
        KeyCode::Char('w') => Msg::Why,
        KeyCode::Char('W') => Msg::Coach,
        KeyCode::Char('?') | KeyCode::F(1) => Msg::Help,
        KeyCode::Char('r') => Msg::Rules,
        KeyCode::Char('n') => Msg::New,
        KeyCode::Char('o') => Msg::Other,
        KeyCode::Char('q') => Msg::Quit,
        KeyCode::PageUp => Msg::Scroll(PAGE),
        KeyCode::PageDown => Msg::Scroll(-PAGE),
        _ => return None,
    })
}

fn line(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Enter => Msg::Choose,
        KeyCode::Esc => Msg::Escape,
        KeyCode::Backspace => Msg::Erase,
        KeyCode::Char(letter) => Msg::Letter(letter),
        _ => return None,
    })
}

fn answer(key: KeyCode, saves: bool) -> Option<Msg> {
    Some(match keys::answer(key, saves)? {
        message::Msg::Yes => Msg::Yes,
        message::Msg::Save => Msg::Save,
        _ => Msg::Escape,
    })
}

fn page(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Up | KeyCode::Char('k') => Msg::Scroll(-1),
        KeyCode::Down | KeyCode::Char('j') => Msg::Scroll(1),
        KeyCode::PageUp => Msg::Scroll(-PAGE),
        KeyCode::PageDown | KeyCode::Char(' ') => Msg::Scroll(PAGE),
        KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | '?' | 'r' | 'w') | KeyCode::F(1) => {
            Msg::Escape
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::tafl::message::Question;

    fn key(mode: &Mode, code: KeyCode) -> Option<Msg> {
        read(mode, Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    #[test]
    fn letters_move_the_cursor_on_the_board_and_are_typed_in_a_line() {
        assert_eq!(key(&Mode::Board, KeyCode::Char('h')), Some(Msg::Go(-1, 0)));
        assert_eq!(key(&Mode::Board, KeyCode::Up), Some(Msg::Go(0, 1)));
        let line = Mode::Line(String::new());
        assert_eq!(key(&line, KeyCode::Char('h')), Some(Msg::Letter('h')));
        assert_eq!(key(&line, KeyCode::Up), None);
    }

    #[test]
    fn a_question_wants_an_answer() {
        let asking = Mode::Confirm(Question::Resign);
        assert_eq!(key(&asking, KeyCode::Char('y')), Some(Msg::Yes));
        assert_eq!(key(&asking, KeyCode::Char('n')), Some(Msg::Escape));
        assert_eq!(key(&asking, KeyCode::Char('s')), None);
        assert_eq!(key(&Mode::Confirm(Question::Quit), KeyCode::Char('s')), Some(Msg::Save));
        crate::speech::speak("de".parse().unwrap());
        assert_eq!(key(&asking, KeyCode::Char('j')), Some(Msg::Yes));
        crate::speech::speak("ga".parse().unwrap());
        assert_eq!(key(&asking, KeyCode::Char('s')), Some(Msg::Yes));
        assert_eq!(key(&Mode::Confirm(Question::Quit), KeyCode::Char('s')), Some(Msg::Save));
        // Enter is too easily hit twice.
        assert_eq!(key(&asking, KeyCode::Enter), None);
    }

    #[test]
    fn control_c_quits_from_everywhere_and_releases_do_nothing() {
        let control = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        for mode in [Mode::Board, Mode::Line("d2".into()), Mode::Confirm(Question::Resign)] {
            assert_eq!(read(&mode, Event::Key(control)), Some(Msg::Quit));
        }
        let mut release = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
        release.kind = KeyEventKind::Release;
        assert_eq!(read(&Mode::Board, Event::Key(release)), None);
    }
}
