//! What keys mean; it depends on what the screen is asking.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::message::{Mode, Msg};

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
        Mode::Choices | Mode::Sure(_) | Mode::Pass(_) => choices(key.code),
        Mode::Line(_) | Mode::FileName(_) => line(key.code),
        Mode::Confirm(_) => answer(key.code),
        Mode::Page { .. } | Mode::Map => page(key.code),
    }
}

fn choices(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Up | KeyCode::Char('k') => Msg::Go(-1),
        KeyCode::Down | KeyCode::Char('j') => Msg::Go(1),
        KeyCode::Enter | KeyCode::Char(' ') => Msg::Choose,
        KeyCode::Esc | KeyCode::Left | KeyCode::Backspace => Msg::Escape,
        KeyCode::Char(digit @ '0'..='9') => Msg::Digit(digit as u8 - b'0'),
        KeyCode::Char(':' | '/') => Msg::OpenLine,
        KeyCode::Tab | KeyCode::BackTab => Msg::Turn,
        KeyCode::Char('e') => Msg::Effect,
        KeyCode::Char('t') => Msg::Standings,
        KeyCode::Char('m') => Msg::Map,
        KeyCode::Char('c') => Msg::Cards,
        KeyCode::Char('u') => Msg::Undo,
        KeyCode::Char('s') => Msg::Save,
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

fn answer(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Char('y' | 'Y') => Msg::Yes,
        KeyCode::Char('n' | 'N') | KeyCode::Esc => Msg::Escape,
        KeyCode::Char('s') => Msg::Save,
        _ => return None,
    })
}

fn page(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Up | KeyCode::Char('k') => Msg::Scroll(-1),
        KeyCode::Down | KeyCode::Char('j') => Msg::Scroll(1),
        KeyCode::PageUp => Msg::Scroll(-PAGE),
        KeyCode::PageDown | KeyCode::Char(' ') => Msg::Scroll(PAGE),
        KeyCode::Esc | KeyCode::Enter | KeyCode::Left | KeyCode::F(1) => Msg::Escape,
        KeyCode::Char('q' | '?' | 'r' | 'e' | 't' | 'm' | 'c') => Msg::Escape,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boru::message::Question;

    fn key(mode: &Mode, code: KeyCode) -> Option<Msg> {
        read(mode, Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    #[test]
    fn letters_are_commands_on_the_choices_and_letters_in_a_line() {
        assert_eq!(key(&Mode::Choices, KeyCode::Char('t')), Some(Msg::Standings));
        assert_eq!(key(&Mode::Choices, KeyCode::Char('7')), Some(Msg::Digit(7)));
        let line = Mode::Line(String::new());
        assert_eq!(key(&line, KeyCode::Char('t')), Some(Msg::Letter('t')));
        assert_eq!(key(&Mode::Map, KeyCode::Char('m')), Some(Msg::Escape));
    }

    #[test]
    fn a_question_wants_an_answer_and_control_c_quits() {
        let asking = Mode::Confirm(Question::Quit);
        assert_eq!(key(&asking, KeyCode::Char('y')), Some(Msg::Yes));
        assert_eq!(key(&asking, KeyCode::Enter), None);
        let control = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        for mode in [Mode::Choices, Mode::Map, Mode::Line("x".into()), asking] {
            assert_eq!(read(&mode, control.clone()), Some(Msg::Quit));
        }
    }
}
