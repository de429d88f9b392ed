//! What keys mean; it depends on what the screen is asking.

use ardri_throne::Action;
use crossterm::event::{Event, KeyCode};

use crate::play::keys::{self, PAGE};
use crate::play::message::{Mode, Msg};

/// The message that an event of the terminal stands for, if any.
pub(crate) fn read(mode: &Mode<Action>, event: Event) -> Option<Msg> {
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
        KeyCode::Char('o') => Msg::Odds,
        KeyCode::Char('O') => Msg::OddsAlways,
        KeyCode::Char('c') => Msg::Cards,
        KeyCode::Char('b') => Msg::Objective,
        KeyCode::Char('w') => Msg::Why,
        KeyCode::Char('W') => Msg::Coach,
        KeyCode::Char('u') => Msg::Undo,
        KeyCode::Char('s') => Msg::Save,
        KeyCode::Char('?') | KeyCode::F(1) => Msg::Help,
        KeyCode::Char('r') => Msg::Rules,
        KeyCode::Char('n') => Msg::New,
        KeyCode::Char('g') => Msg::Other,
        KeyCode::Char('q') => Msg::Quit,
        KeyCode::PageUp => Msg::Scroll(PAGE),
        KeyCode::PageDown => Msg::Scroll(-PAGE),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{KeyEvent, KeyModifiers};

    #[test]
    fn letters_are_commands_on_the_choices_and_letters_in_a_line() {
        let key = |mode: &Mode<Action>, code| {
            read(mode, Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
        };
        assert_eq!(key(&Mode::Choices, KeyCode::Char('o')), Some(Msg::Odds));
        assert_eq!(key(&Mode::Choices, KeyCode::Char('7')), Some(Msg::Digit(7)));
        assert_eq!(key(&Mode::Line(String::new()), KeyCode::Char('o')), Some(Msg::Letter('o')));
        let page = Mode::Page { title: "terminal-throne-page-odds", text: Vec::new(), scroll: 0 };
        assert_eq!(key(&page, KeyCode::Char('o')), Some(Msg::Escape));
    }
}
