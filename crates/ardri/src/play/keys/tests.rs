use ardri_boru::BrianBoru;
use ardri_tafl::{Brandubh, Tafl};
use ardri_throne::HighThrone;

use super::*;
use crate::i18n::speak;
use crate::play::message::Question;
use crate::play::samples::typed;

type Board = Tafl<Brandubh>;

/// Presses keys in a mode, and looks what each of them means.
fn press<G: GameUi>(mode: &Mode<G>, keys: &[(KeyCode, Option<Msg>)]) {
    for (code, meant) in keys {
        let read = read::<G>(mode, Event::Key(KeyEvent::new(*code, KeyModifiers::NONE)));
        assert_eq!(read, *meant, "{code:?} in {mode:?}");
    }
}

fn letter(letter: char) -> KeyCode {
    KeyCode::Char(letter)
}

#[test]
fn where_nothing_is_drawn_keys_do_nothing_but_leave() {
    let key = |code, modifiers| Event::Key(KeyEvent::new(code, modifiers));
    let leaves = key(letter('c'), KeyModifiers::CONTROL);
    for drawn in [true, false] {
        assert_eq!(seen(leaves.clone(), drawn), Some(leaves.clone()));
    }
    for other in [
        key(KeyCode::Enter, KeyModifiers::NONE),
        key(letter('c'), KeyModifiers::NONE),
        key(letter('u'), KeyModifiers::CONTROL),
        Event::Paste("d2-e2".into()),
    ] {
        assert_eq!(seen(other.clone(), false), None, "{other:?}");
        assert_eq!(seen(other.clone(), true), Some(other));
    }
}

#[test]
fn letters_are_commands_on_the_choices_and_letters_in_a_line() {
    let keys = [
        (letter('t'), Some(typed::<BrianBoru>("s"))),
        (letter('7'), Some(Msg::Digit(7))),
        (letter('o'), Some(Msg::Other)),
        (letter('x'), None),
        (KeyCode::Left, Some(Msg::Escape)),
    ];
    press::<BrianBoru>(&Mode::<BrianBoru>::Choices, &keys);
    press::<BrianBoru>(
        &Mode::<BrianBoru>::Line(String::new()),
        &[(letter('t'), Some(Msg::Letter('t')))],
    );
    // The High Throne has an o of its own.
    let keys = [(letter('o'), Some(typed::<HighThrone>("odds"))), (letter('g'), Some(Msg::Other))];
    press::<HighThrone>(&Mode::<HighThrone>::Choices, &keys);
    let page = Mode::<HighThrone>::Page { title: "terminal-keys", text: Vec::new(), scroll: 0 };
    press::<HighThrone>(&page, &[(letter('o'), Some(Msg::Escape))]);
    let keys = [
        (letter('h'), Some(Msg::Go(-1, 0))),
        (KeyCode::Left, Some(Msg::Go(-1, 0))),
        (KeyCode::Up, Some(Msg::Go(0, -1))),
        (letter('x'), Some(Msg::Do(Command::Resign))),
    ];
    press::<Board>(&Mode::<Board>::Choices, &keys);
    let keys = [(letter('h'), Some(Msg::Letter('h'))), (KeyCode::Up, None)];
    press::<Board>(&Mode::<Board>::Line(String::new()), &keys);
}

#[test]
fn a_question_wants_an_answer() {
    let asking = Mode::<Board>::Confirm(Question::Resign(String::new()));
    let quitting = Mode::<Board>::Confirm(Question::Quit);
    for (language, yes, s) in [("en", 'y', None), ("de", 'j', None), ("ga", 's', Some(Msg::Yes))] {
        speak(language.parse().unwrap());
        let keys = [
            (letter(yes), Some(Msg::Yes)),
            (letter('n'), Some(Msg::Escape)),
            (letter('s'), s),
            // Enter is too easily hit twice.
            (KeyCode::Enter, None),
        ];
        press::<Board>(&asking, &keys);
        press::<Board>(&quitting, &[(letter('s'), Some(Msg::Do(Command::Save(None))))]);
    }
}

#[test]
fn control_c_quits_from_everywhere_and_releases_do_nothing() {
    let control = KeyEvent::new(letter('c'), KeyModifiers::CONTROL);
    for mode in [
        Mode::<Board>::Choices,
        Mode::<Board>::Line("d2".into()),
        Mode::<Board>::Confirm(Question::Quit),
    ] {
        assert_eq!(read::<Board>(&mode, Event::Key(control)), Some(Msg::Do(Command::Quit)));
    }
    let mut release = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
    release.kind = KeyEventKind::Release;
    assert_eq!(read::<Board>(&Mode::<Board>::Choices, Event::Key(release)), None);
}
