//! Time that runs out is an ending of its own.

use ardri_core::{Actor, OUT_OF_TIME, RESIGN, Record, Seat};
use ardri_table::{Refusal, TableEvent};
use ardri_wire::{ClockRule, Stage, TableRequest};

use crate::{Kept, NOW, setup};

/// In every game that can be lost by it; in the others a bot takes the seat.
#[test]
fn whoever_is_late_has_lost_by_the_clock_and_not_by_giving_up() {
    for game in ardri_table::games() {
        let seats = game.seats().0;
        let clock = ClockRule::Move { seconds: 30 };
        let timed = || setup(game, game.default_options(), seats);
        let mut kept = Kept::playing(ardri_table::Setup { clock, ..timed() }, seats);
        let late = kept.table.to_act().iter().next().unwrap();
        let mut given_up = Kept::playing(timed(), seats);
        let resigned = given_up.ask(late.0, &TableRequest::Resign { seat: late });
        let happened = kept.table.tick(NOW + 31_000).unwrap();
        kept.keep(happened);
        let over = kept.table.stage() == Stage::Finished;
        assert_eq!(over, resigned.is_ok(), "{}: the same comes of both", game.name());
        if !over {
            assert!(kept.log.iter().any(|it| matches!(it.event, TableEvent::BotTook { .. })));
            continue;
        }
        let (outcome, other) = (kept.table.outcome().unwrap(), given_up.table.outcome().unwrap());
        assert_eq!((&outcome.winners, &outcome.places), (&other.winners, &other.places));
        assert_eq!((outcome.ending.as_str(), other.ending.as_str()), ("out-of-time", "resigned"));
        assert!(outcome.reason.ends_with("have run out of time."), "{}", outcome.reason);
        let ended = kept.table.common(NOW).ended.unwrap();
        assert_eq!(ended.name, "tafl-result-out-of-time");
        // The record says it, is read again as it was written, and is played to the same end.
        let record = kept.table.record();
        let last = record.actions.last().unwrap();
        assert_eq!((last.by, last.action.as_str()), (Actor::Seat(late), OUT_OF_TIME));
        assert_eq!(Record::parse(&record.to_json()).unwrap(), record);
        game.replay(&record, &mut |_| ()).unwrap();
        // One that says that the seat gave up is a record as before, with another end.
        let mut resigned = given_up.table.record();
        assert_eq!(resigned.actions.last().unwrap().action, RESIGN);
        game.replay(&resigned, &mut |_| ()).unwrap();
        resigned.actions.last_mut().unwrap().action = OUT_OF_TIME.into();
        assert!(game.replay(&resigned, &mut |_| ()).is_err());
        assert_eq!(kept.again().outcome(), Some(outcome));
    }
}

#[test]
fn nobody_says_that_their_own_time_is_up() {
    let game = ardri_table::games().iter().find(|game| game.name() == "brandubh").unwrap();
    let mut kept = Kept::playing(setup(game, game.default_options(), 2), 2);
    let act = |action: &str| TableRequest::Act { seat: Seat(0), action: action.into(), key: None };
    for action in [OUT_OF_TIME, RESIGN] {
        assert!(matches!(kept.ask(0, &act(action)), Err(Refusal::Illegal(_))), "{action}");
    }
    assert_eq!(kept.table.stage(), Stage::Playing);
}
