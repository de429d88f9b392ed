//! What keys mean; it depends on what the screen is asking.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::answer::is_yes_key;
use super::command::Command;
use super::game_screen::Mode;
use super::game_ui::GameUi;
use super::message::{self, Msg};

/// Rows that a page key scrolls.
const PAGE: i32 = 8;

/// The message that an event of the terminal stands for, if any.
pub(crate) fn read<G: GameUi>(mode: &Mode<G>, event: Event) -> Option<Msg> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press::<G>(mode, key),
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

fn press<G: GameUi>(mode: &Mode<G>, key: KeyEvent) -> Option<Msg> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Some(Msg::Do(Command::Quit)),
            KeyCode::Char('u') => Some(Msg::EraseAll),
            _ => None,
        };
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    match mode {
        message::Mode::Choices | message::Mode::Sure(_) | message::Mode::Pass(_) => {
            let own = own::<G>(key.code).or_else(|| board(key.code).filter(|_| G::BOARD));
            own.or_else(|| choices(key.code))
        }
        message::Mode::Line(_) | message::Mode::FileName(_) => line(key.code),
        message::Mode::Confirm(question) => answer(key.code, question.loses().is_some()),
        message::Mode::Page { .. } => page::<G>(key.code),
    }
}

/// The keys that only this game has.
fn own<G: GameUi>(key: KeyCode) -> Option<Msg> {
    let KeyCode::Char(letter) = key else { return None };
    let mut commands = G::COMMANDS.iter().enumerate();
    commands.find_map(|(place, command)| {
        let (_, rest) = command.keys.iter().find(|(key, _)| *key == letter)?;
        Some(Msg::Do(Command::Own(place, (*rest).into())))
    })
}

/// The keys that move a cursor over a board.
fn board(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Left | KeyCode::Char('h') => Msg::Go(-1, 0),
        KeyCode::Right | KeyCode::Char('l') => Msg::Go(1, 0),
        KeyCode::Char('m') => Msg::OpenLine,
        KeyCode::Char('x') => Msg::Do(Command::Resign),
        _ => return None,
    })
}

/// The keys that all games have.
fn choices(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Up | KeyCode::Char('k') => Msg::Go(0, -1),
        KeyCode::Down | KeyCode::Char('j') => Msg::Go(0, 1),
        KeyCode::Enter | KeyCode::Char(' ') => Msg::Choose,
        KeyCode::Esc | KeyCode::Left | KeyCode::Backspace => Msg::Escape,
        KeyCode::Char(digit @ '0'..='9') => Msg::Digit(digit as u8 - b'0'),
        KeyCode::Char(':' | '/') => Msg::OpenLine,
        KeyCode::Tab | KeyCode::BackTab => Msg::Turn,
        KeyCode::Char('e') => Msg::Effect,
        KeyCode::Char('w') => Msg::Do(Command::Why),
        KeyCode::Char('W') => Msg::Do(Command::Coach(None)),
        KeyCode::Char('u') => Msg::Do(Command::Undo),
        KeyCode::Char('s') => Msg::Do(Command::Save(None)),
        KeyCode::Char('?') | KeyCode::F(1) => Msg::Do(Command::Help),
        KeyCode::Char('r') => Msg::Do(Command::Rules),
        KeyCode::Char('n') => Msg::Do(Command::New),
        // A game that has an o of its own leaves the g for it.
        KeyCode::Char('o' | 'g') => Msg::Other,
        KeyCode::Char('q') => Msg::Do(Command::Quit),
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

/// What a key answers to a question, at some of which the game can be saved first.
fn answer(key: KeyCode, saves: bool) -> Option<Msg> {
    Some(match key {
        KeyCode::Char('n' | 'N') | KeyCode::Esc => Msg::Escape,
        // In Irish a yes begins like that, too; to save is the safer way to understand it.
        KeyCode::Char('s') if saves => Msg::Do(Command::Save(None)),
        KeyCode::Char(letter) if is_yes_key(letter) => Msg::Yes,
        _ => return None,
    })
}

/// On a page, the key that opened it closes it, too.
fn page<G: GameUi>(key: KeyCode) -> Option<Msg> {
    Some(match key {
        KeyCode::Up | KeyCode::Char('k') => Msg::Scroll(-1),
        KeyCode::Down | KeyCode::Char('j') => Msg::Scroll(1),
        KeyCode::PageUp => Msg::Scroll(-PAGE),
        KeyCode::PageDown | KeyCode::Char(' ') => Msg::Scroll(PAGE),
        KeyCode::Esc | KeyCode::Enter | KeyCode::Left | KeyCode::F(1) => Msg::Escape,
        KeyCode::Char('q' | '?' | 'r' | 'e' | 'w') => Msg::Escape,
        key => own::<G>(key).map(|_| Msg::Escape)?,
    })
}

#[cfg(test)]
mod tests;
