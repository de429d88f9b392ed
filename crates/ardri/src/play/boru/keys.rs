//! What keys mean; it depends on what the screen is asking.

use crossterm::event::{Event, KeyCode};

use super::message::{Mode, Msg};
use crate::play::keys::{self, PAGE};

/// The message that an event of the terminal stands for, if any.
pub(crate) fn read(mode: &Mode, event: Event) -> Option<Msg> {
    keys::read(mode, event, choices)
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
        KeyCode::Char('w') => Msg::Why,
        KeyCode::Char('W') => Msg::Coach,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boru::message::Question;
    use crossterm::event::{KeyEvent, KeyModifiers};

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
