//! Records: what is written down goes on, and what does not fit is refused.

use ardri_core::fairness::Seed;
use ardri_core::{Arg, Record, Seat};
use ardri_table::local::{LocalError, LocalTable, promise};
use serde_json::json;

use crate::{ESCAPE, Luck, act, begin, people, play, play_on, resume, why};

#[test]
fn whole_games_are_verified_and_resumed() {
    for kind in ardri_table::games() {
        for seats in kind.seats().0..=kind.seats().1 {
            for others in ["b", "p"] {
                let sitters = format!("p{}", others.repeat(usize::from(seats) - 1));
                let mut table = begin(kind.name(), &json!({}), &sitters);
                play_on(&mut table, &mut Luck(5), seats.into());
                let record = table.record();
                let mut again = resume(&record).unwrap();
                assert_eq!(again.record(), record);
                assert!(!again.is_unsaved());
                play_on(&mut again, &mut Luck(1), 3_000);
                assert!(again.is_over(), "{}", kind.name());
                let draws = kind.verify(&again.record()).unwrap();
                if kind.name() == "brian-boru" {
                    assert_eq!(draws, if seats == 3 { 6 } else { 7 });
                }
            }
        }
    }
}

#[test]
fn a_whole_game_is_read_back_as_it_was() {
    let mut game = people();
    play(&mut game, &ESCAPE);
    assert!(game.is_over() && game.bot_due().is_none());
    let record = game.record();
    assert_eq!(record.result.as_ref().unwrap().ending, "king-escaped");
    let again = resume(&Record::parse(&record.to_json()).unwrap()).unwrap();
    assert_eq!((again.record(), again.table().state()), (record, game.table().state()));
    assert!(!again.is_unsaved());
    assert!(act(&mut game, Seat(0), "d2-e2").is_err());
}

#[test]
fn what_does_not_fit_is_refused_with_the_number_of_the_action() {
    let mut table = begin("brian-boru", &json!({}), "ppp");
    play_on(&mut table, &mut Luck(2), 5);
    let good = table.record();
    let refused = |change: fn(&mut Record)| {
        let mut bad = good.clone();
        change(&mut bad);
        why(resume(&bad))
    };
    assert_eq!(refused(|bad| bad.seats[1].bot = Some("oracle".into())).name, "terminal-error-bot");
    let seed = |bad: &mut Record| bad.fairness.as_mut().unwrap().seed = Some(Seed([8; 32]));
    assert_eq!(refused(seed).name, "terminal-error-seed");
    let other = refused(|bad| bad.fairness = Some(promise(&Seed([8; 32]), 3)));
    assert_eq!(
        (&*other.name, other.args.get("number")),
        ("terminal-error-action", Some(&Arg::from(1_usize)))
    );
    let dance = refused(|bad| bad.actions[4].action = "dance".into());
    assert_eq!(
        (&*dance.name, dance.args.get("number")),
        ("refused-study-action", Some(&Arg::from(5_usize)))
    );
    let lonely = refused(|bad| bad.seats.truncate(2));
    assert!(lonely.name.starts_with("refused-options-seats"), "{lonely:?}");
    assert!(refused(|bad| bad.game = "high-throne".into()).name.starts_with("refused-"));
}

#[test]
fn without_a_seed_one_goes_on_until_something_is_drawn() {
    let mut table = begin("brian-boru", &json!({}), "ppp");
    play_on(&mut table, &mut Luck(2), 5);
    let mut secret = table.record();
    secret.actions.truncate(1);
    secret.fairness.as_mut().unwrap().seed = None;
    let mut stuck = resume(&secret).unwrap();
    let stopped = loop {
        match stuck.step(&mut Luck(1)) {
            Ok(true) => {}
            Ok(false) => play_on_once(&mut stuck),
            stopped => break why(stopped),
        }
    };
    assert_eq!(stopped.name, "terminal-error-no-seed");
    // A game from a real table goes on with draws that nobody promised.
    let mut typed_in = table.record();
    typed_in.fairness = None;
    let mut table = resume(&typed_in).unwrap();
    play_on(&mut table, &mut Luck(1), 3_000);
    assert!(table.is_over());
    assert_eq!(table.record().fairness, None);
}

/// A person does the first thing.
fn play_on_once(table: &mut LocalTable) {
    let seat = table.person_due().unwrap();
    let action = table.table().legal(seat)[0].clone();
    act(table, seat, &action).unwrap();
}

#[test]
fn undrawn_lots_are_drawn_when_a_record_is_resumed() {
    let drawn = |record: &Record| -> Result<Record, LocalError> {
        let mut table = resume(record)?;
        table.draw()?;
        Ok(table.record())
    };
    let mut game = begin("brandubh", &json!({"lots": true}), "pp");
    game.draw().unwrap();
    let mut record = game.record();
    record.actions.clear();
    assert_eq!(drawn(&record).unwrap().actions, game.record().actions, "the promised seed decides");
    record.fairness.as_mut().unwrap().seed = None;
    assert_eq!(why(drawn(&record)).name, "terminal-error-no-seed");
    record.fairness = None;
    let promised = drawn(&record).unwrap().fairness.unwrap().commitment;
    assert_eq!(promised, Seed([9; 32]).commitment());
}
