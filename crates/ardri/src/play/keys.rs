//! What keys mean wherever a game asks for lines, answers and pages.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::message::{Mode, Msg};

/// Rows that a page key scrolls.
pub(crate) const PAGE: i32 = 8;

/// The message that an event of the terminal stands for, if any; `choices` knows the keys of the game itself.
pub(crate) fn read<A>(
    mode: &Mode<A>,
    event: Event,
    choices: fn(KeyCode) -> Option<Msg>,
) -> Option<Msg> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(mode, key, choices),
        Event::Paste(text) => Some(Msg::Paste(text)),
        _ => None,
    }
}

fn press<A>(mode: &Mode<A>, key: KeyEvent, choices: fn(KeyCode) -> Option<Msg>) -> Option<Msg> {
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
        KeyCode::Char('q' | '?' | 'r' | 'e' | 't' | 'm' | 'c' | 'o' | 'b') => Msg::Escape,
        _ => return None,
    })
}
