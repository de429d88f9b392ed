//! What keys mean wherever a game asks for lines, answers and pages.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::answer::is_yes_key;
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

/// The event, if it counts: where the game cannot be drawn, nobody sees what a key would do, and
/// only Ctrl-C leaves.
pub(crate) fn seen(event: Event, drawn: bool) -> Option<Event> {
    let leaves = |key: &KeyEvent| {
        key.modifiers.contains(KeyModifiers::CONTROL)
            && matches!(key.code, KeyCode::Char('c' | 'd'))
    };
    let counts = drawn || matches!(&event, Event::Key(key) if leaves(key));
    counts.then_some(event)
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
        Mode::Confirm(question) => answer(key.code, question.offers_saving()),
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

/// What a key answers to a question, at some of which the game can be saved first.
pub(crate) fn answer(key: KeyCode, saves: bool) -> Option<Msg> {
    Some(match key {
        KeyCode::Char('n' | 'N') | KeyCode::Esc => Msg::Escape,
        // In Irish a yes begins like that, too; to save is the safer way to understand it.
        KeyCode::Char('s') if saves => Msg::Save,
        KeyCode::Char(letter) if is_yes_key(letter) => Msg::Yes,
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
        KeyCode::Char('q' | '?' | 'r' | 'e' | 't' | 'm' | 'c' | 'o' | 'b' | 'w') => Msg::Escape,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_is_drawn_keys_do_nothing_but_leave() {
        let key = |code, modifiers| Event::Key(KeyEvent::new(code, modifiers));
        let leaves = key(KeyCode::Char('c'), KeyModifiers::CONTROL);
        for drawn in [true, false] {
            assert_eq!(seen(leaves.clone(), drawn), Some(leaves.clone()));
        }
        for other in [
            key(KeyCode::Enter, KeyModifiers::NONE),
            key(KeyCode::Char('c'), KeyModifiers::NONE),
            key(KeyCode::Char('u'), KeyModifiers::CONTROL),
            Event::Paste("d2-e2".into()),
        ] {
            assert_eq!(seen(other.clone(), false), None, "{other:?}");
            assert_eq!(seen(other.clone(), true), Some(other));
        }
    }
}
