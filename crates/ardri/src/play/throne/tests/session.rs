//! Games at one terminal, from beginning to end.

use ardri_core::{Game, Seat, Viewer};
use ardri_throne::{Asked, HighThrone, Seen};

use crate::play::Opponent;
use crate::play::game_ui::GameUi;
use crate::play::samples::{begin, luck};
use crate::play::scene::Scene;

#[test]
fn the_eighth_die_is_taken_back_before_the_roll_and_not_after_it() {
    let luck = &mut luck(3);
    let mut session = begin::<HighThrone>(3, Opponent::Person);
    session.go_on(luck).unwrap();
    let mut taken = 0;
    while taken < 3 && !session.is_over() {
        let seat = session.person_due().unwrap();
        let action = session.game().at_random(seat, luck).unwrap();
        let asked = session.game().view(Viewer::Seat(seat)).asked;
        let before = session.clone();
        session.play(seat, &action).unwrap();
        if asked == Asked::Die {
            taken += 1;
            session.go_on(luck).unwrap();
            assert_eq!(session.waiting(), Some(seat));
            assert!(session.undo(Seat((seat.0 + 1) % 3)).is_err());
            assert_eq!(session.undo(seat).unwrap(), action.to_string());
            assert_eq!(
                (session.game(), session.done().len()),
                (before.game(), before.done().len())
            );
            session.play(seat, &action).unwrap();
            session.wait_for(None);
            session.go_on(luck).unwrap();
            assert!(session.undo(seat).unwrap_err().contains("no dice been rolled"));
        }
        session.wait_for(None);
        session.go_on(luck).unwrap();
    }
    assert_eq!(taken, 3);
}

#[test]
fn nobody_sees_the_objectives_of_others_nor_foresees_them() {
    let luck = &mut luck(5);
    let mut session = begin::<HighThrone>(4, Opponent::Person);
    session.go_on(luck).unwrap();
    let mut last = 0;
    while let Some(seat) = session.person_due() {
        let action = session.game().at_random(seat, luck).unwrap();
        let scene = Scene::of(&session, Viewer::Seat(seat));
        let effect = session.game().foretell(&scene, seat, &action).unwrap();
        let shown = |word: &String| word.contains(" shows ") || word.contains(" for cards, ");
        assert!(!effect.words.iter().any(shown), "{:?}", effect.words);
        last += usize::from(effect.words.iter().any(|word| word.contains("the game ends")));
        for viewer in Viewer::all(4) {
            for seen in session.done().iter().flat_map(|done| done.seen::<HighThrone>(viewer)) {
                if let Seen::Kept { seat, objective } = seen {
                    assert_eq!(objective.is_some(), viewer == Viewer::Seat(*seat));
                }
            }
        }
        session.play(seat, &action).unwrap();
        session.wait_for(None);
        session.go_on(luck).unwrap();
    }
    assert_eq!(last, 1);
}
