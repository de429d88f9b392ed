//! Bots that hear what their seats hear, from the first action on.

use ardri_core::{Seat, SeatSet};
use ardri_table::{Bots, Budget, GameKind};
use ardri_wire::{Stage, TableRequest};

use crate::{Kept, NOW, setup};

/// How many actions of a game are looked at.
const ACTIONS: usize = 150;

/// A person in the first seat and bots of that level in the others.
fn against(game: &GameKind, level: &str) -> Kept {
    let seats = game.seats().0.max(2);
    let mut kept = Kept::new(setup(game, game.default_options(), seats));
    kept.ask(0, &TableRequest::Sit { seat: Seat(0) }).unwrap();
    for seat in Seat::all(seats).skip(1) {
        kept.ask(0, &TableRequest::Bot { seat, level: level.into(), persona: None }).unwrap();
    }
    kept.ask(0, &TableRequest::Start).unwrap();
    kept
}

/// What the first bot that has to act does, by itself or made anew out of the log.
fn first_thought(kept: &Kept, bots: &mut Bots) -> Option<(Seat, String)> {
    let (seat, task) = kept.table.bot_tasks(bots, SeatSet::EMPTY).into_iter().next()?;
    Some((seat, task.think(Budget::Usual).unwrap()))
}

/// Plays a game with bots of that level; gives how often something was taken back.
fn a_bot_made_anew_goes_on_as_the_old_one(game: &GameKind, level: &str) -> usize {
    let mut kept = against(game, level);
    let mut bots = Bots::default();
    let (mut thoughts, mut takebacks) = (0, 0);
    for step in 0..ACTIONS {
        if kept.table.stage() != Stage::Playing {
            break;
        }
        if let Some((seat, action)) = first_thought(&kept, &mut bots) {
            thoughts += 1;
            let again = kept.again();
            let anew = again.bot_tasks(&mut Bots::default(), SeatSet::EMPTY).swap_remove(0);
            assert_eq!(anew.0, seat);
            let anew = anew.1.think(Budget::Usual).unwrap();
            assert_eq!(anew, action, "{level} of {} after {step} actions", game.name());
            let happened = kept.table.bot_acts(seat, action, NOW).unwrap();
            kept.keep(happened);
            continue;
        }
        // The person does the first thing or the last, and now and then takes back the one before.
        let back = TableRequest::AskTakeback { seat: Seat(0) };
        if step % 5 == 0 && kept.ask(0, &back).is_ok() {
            takebacks += 1;
            continue;
        }
        let legal = kept.table.legal(Seat(0));
        let place = if step % 3 == 0 { 0 } else { legal.len() - 1 };
        kept.act(Seat(0), legal[place].clone());
    }
    assert!(thoughts > 3, "{level} of {}: {thoughts}", game.name());
    takebacks
}

#[test]
fn a_kept_bot_and_one_made_anew_do_the_same() {
    for game in ardri_table::games() {
        let levels = game.levels().iter().take(3).filter(|level| !level.timed);
        let takebacks =
            levels.map(|level| a_bot_made_anew_goes_on_as_the_old_one(game, level.name));
        // Where nothing is hidden there is always something to take back.
        assert!(takebacks.sum::<usize>() > 0 || game.hides(), "{}", game.name());
    }
}
