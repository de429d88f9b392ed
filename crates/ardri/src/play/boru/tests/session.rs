//! Games at one terminal, from beginning to end.

use ardri_boru::{Action, BrianBoru, Seen};
use ardri_core::fairness::Seed;
use ardri_core::{Game, Record, Seat, Viewer};
use ardri_table::local::promise;

use crate::play::Opponent;
use crate::play::boru::Scene;
use crate::play::local_table::LocalTable;
use crate::play::samples::{begin, luck, play_on};

type Session = LocalTable<BrianBoru>;

#[test]
fn records_that_do_not_fit_are_refused() {
    let mut session: Session = begin(3, Opponent::Person);
    play_on(&mut session, &mut luck(2), 5);
    let good = session.record();
    let refused = |record: &Record| Session::resume(record, &Seed([1; 32])).unwrap_err();

    let mut bad = good.clone();
    bad.seats[1].bot = Some("oracle".into());
    assert!(refused(&bad).contains("oracle"));
    let mut bad = good.clone();
    bad.fairness.as_mut().unwrap().seed = Some(Seed([9; 32]));
    assert!(refused(&bad).contains("committed to"));
    let mut bad = good.clone();
    bad.fairness = Some(promise(&Seed([9; 32]), 3));
    assert!(refused(&bad).contains("action 1: this draw does not follow"));
    let mut bad = good.clone();
    bad.actions[4].action = "dance".into();
    assert!(refused(&bad).contains("action 5"));

    // Without a seed one can go on until something is drawn.
    let mut secret = good.clone();
    secret.actions.truncate(1);
    secret.fairness.as_mut().unwrap().seed = None;
    let mut stuck = Session::resume(&secret, &Seed([1; 32])).unwrap();
    assert!(stuck.go_on(&mut luck(1)).unwrap_err().contains("does not hold the seed"));
    // A game from a real table goes on with draws that nobody promised.
    let mut typed_in = good;
    typed_in.fairness = None;
    let mut session = Session::resume(&typed_in, &Seed([1; 32])).unwrap();
    play_on(&mut session, &mut luck(1), usize::MAX);
    assert_eq!(session.record().fairness, None);
}

#[test]
fn only_what_nobody_has_seen_is_taken_back() {
    let mut session: Session = begin(3, Opponent::Person);
    let luck = &mut luck(4);
    session.go_on(luck).unwrap();
    let mut marks = 0;
    while marks < 3 {
        let Some(seat) = session.person_due() else { break };
        let action = luck.choose(session.game(), seat).unwrap();
        let before = session.clone();
        session.play(seat, &action).unwrap();
        if matches!(action, Action::Mark(_)) {
            marks += 1;
            assert!(session.undo(Seat((seat.0 + 1) % 3)).is_err());
            assert_eq!(session.undo(seat).unwrap(), action.to_string());
            assert_eq!(
                (session.game(), session.done().len()),
                (before.game(), before.done().len())
            );
            session.play(seat, &action).unwrap();
        } else if matches!(action, Action::Play(_) | Action::Pick(..)) {
            assert!(session.undo(seat).unwrap_err().contains("nothing that you could take back"));
        }
        session.go_on(luck).unwrap();
    }
    assert_eq!(marks, 3);
}

#[test]
fn nobody_sees_what_others_hold() {
    let mut session: Session = begin(4, Opponent::Person);
    play_on(&mut session, &mut luck(3), 6);
    for viewer in Viewer::all(4) {
        for seen in session.done().iter().flat_map(|done| done.seen::<BrianBoru>(viewer)) {
            if let Seen::Picked { seat, cards } = seen {
                assert_eq!(cards.is_some(), viewer == Viewer::Seat(*seat));
                // That others have picked goes without saying.
                let told = Scene::of(&session, viewer).tell(seen);
                assert_eq!(told.is_some(), cards.is_some(), "{told:?}");
            }
        }
        assert_eq!(session.game().view(viewer).own.is_none(), viewer == Viewer::Spectator);
    }
}
