use ardri_boru::BrianBoru;
use ardri_tafl::{Brandubh, Tafl};
use ardri_throne::HighThrone;

use super::*;
use crate::i18n::speak;
use crate::play::message::Question;

type Board = Tafl<Brandubh>;

fn key<G: GameUi>(mode: &Mode<G>, code: KeyCode) -> Option<Msg> {
    read::<G>(mode, Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

/// The command of the game's own that goes by this word.
fn own_msg<G: GameUi>(word: &str, rest: &'static str) -> Option<Msg> {
    let place = G::COMMANDS.iter().position(|own| own.words.contains(&word));
    place.map(|place| Msg::Own(place, rest))
}

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

#[test]
fn letters_are_commands_on_the_choices_and_letters_in_a_line() {
    let choices = Mode::<BrianBoru>::Choices;
    assert_eq!(key::<BrianBoru>(&choices, KeyCode::Char('t')), own_msg::<BrianBoru>("s", ""));
    assert_eq!(key::<BrianBoru>(&choices, KeyCode::Char('7')), Some(Msg::Digit(7)));
    assert_eq!(key::<BrianBoru>(&choices, KeyCode::Char('o')), Some(Msg::Other));
    let line = Mode::<BrianBoru>::Line(String::new());
    assert_eq!(key::<BrianBoru>(&line, KeyCode::Char('t')), Some(Msg::Letter('t')));
    assert_eq!(key::<BrianBoru>(&Mode::<BrianBoru>::Map, KeyCode::Char('m')), Some(Msg::Escape));
    // The High Throne has an o of its own.
    let choices = Mode::<HighThrone>::Choices;
    assert_eq!(key::<HighThrone>(&choices, KeyCode::Char('o')), own_msg::<HighThrone>("odds", ""));
    assert_eq!(key::<HighThrone>(&choices, KeyCode::Char('g')), Some(Msg::Other));
    let page = Mode::<HighThrone>::Page { title: "terminal-keys", text: Vec::new(), scroll: 0 };
    assert_eq!(key::<HighThrone>(&page, KeyCode::Char('o')), Some(Msg::Escape));
}

#[test]
fn letters_move_the_cursor_on_a_board_and_are_typed_in_a_line() {
    let choices = Mode::<Board>::Choices;
    assert_eq!(key::<Board>(&choices, KeyCode::Char('h')), Some(Msg::Go(-1, 0)));
    assert_eq!(key::<Board>(&choices, KeyCode::Left), Some(Msg::Go(-1, 0)));
    assert_eq!(key::<Board>(&choices, KeyCode::Up), Some(Msg::Go(0, -1)));
    assert_eq!(key::<Board>(&choices, KeyCode::Char('x')), Some(Msg::Resign));
    assert_eq!(key::<BrianBoru>(&Mode::<BrianBoru>::Choices, KeyCode::Left), Some(Msg::Escape));
    assert_eq!(key::<BrianBoru>(&Mode::<BrianBoru>::Choices, KeyCode::Char('x')), None);
    let line = Mode::<Board>::Line(String::new());
    assert_eq!(key::<Board>(&line, KeyCode::Char('h')), Some(Msg::Letter('h')));
    assert_eq!(key::<Board>(&line, KeyCode::Up), None);
}

#[test]
fn a_question_wants_an_answer() {
    let asking = Mode::<Board>::Confirm(Question::Resign(String::new()));
    let quitting = Mode::<Board>::Confirm(Question::Quit);
    assert_eq!(key::<Board>(&asking, KeyCode::Char('y')), Some(Msg::Yes));
    assert_eq!(key::<Board>(&asking, KeyCode::Char('n')), Some(Msg::Escape));
    assert_eq!(key::<Board>(&asking, KeyCode::Char('s')), None);
    assert_eq!(key::<Board>(&quitting, KeyCode::Char('s')), Some(Msg::Save));
    speak("de".parse().unwrap());
    assert_eq!(key::<Board>(&asking, KeyCode::Char('j')), Some(Msg::Yes));
    speak("ga".parse().unwrap());
    assert_eq!(key::<Board>(&asking, KeyCode::Char('s')), Some(Msg::Yes));
    assert_eq!(key::<Board>(&quitting, KeyCode::Char('s')), Some(Msg::Save));
    // Enter is too easily hit twice.
    assert_eq!(key::<Board>(&asking, KeyCode::Enter), None);
}

#[test]
fn control_c_quits_from_everywhere_and_releases_do_nothing() {
    let control = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    for mode in [
        Mode::<Board>::Choices,
        Mode::<Board>::Map,
        Mode::<Board>::Line("d2".into()),
        Mode::<Board>::Confirm(Question::Quit),
    ] {
        assert_eq!(read::<Board>(&mode, Event::Key(control)), Some(Msg::Quit));
    }
    let mut release = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
    release.kind = KeyEventKind::Release;
    assert_eq!(read::<Board>(&Mode::<Board>::Choices, Event::Key(release)), None);
}
