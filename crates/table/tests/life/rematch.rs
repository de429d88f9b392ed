//! Playing again: offers, answers, and who sits where then.

use ardri_core::{Seat, SeatSet};
use ardri_table::{Refusal, RematchPlan, Setup, Sitter};
use ardri_wire::{Stage, TableRequest};

use crate::{Kept, NOW, guest, setup};

fn offer(seat: u8) -> TableRequest {
    TableRequest::Rematch { seat: Seat(seat) }
}

fn decline(seat: u8) -> TableRequest {
    TableRequest::DeclineRematch { seat: Seat(seat) }
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().copied().map(Seat).collect()
}

impl Kept {
    /// Where they play again, if all have agreed.
    fn agreed(&mut self) -> Option<RematchPlan> {
        let happened = self.table.rematch("again".parse().unwrap(), NOW).unwrap();
        self.keep(happened.into_iter().collect());
        assert_eq!(self.again().rematch_table(), self.table.rematch_table());
        self.table.rematch_plan()
    }
}

/// A finished game; the seats that are not `people`'s are bots'.
fn over(game: &str, all: u8, people: u8) -> Kept {
    let game = ardri_table::games().iter().find(|kind| kind.name() == game).unwrap();
    let mut kept = Kept::playing(setup(game, game.default_options(), all), people);
    if kept.ask(0, &TableRequest::Resign { seat: Seat(0) }).is_err() {
        while let Some(seat) = kept.table.to_act().iter().next() {
            let action = kept.table.legal(seat)[0].clone();
            kept.act(seat, action);
        }
    }
    assert_eq!(kept.table.stage(), Stage::Finished);
    kept
}

#[test]
fn of_two_sides_each_has_the_other_one_next() {
    let mut kept = over("brandubh", 2, 2);
    kept.ask(0, &offer(0)).unwrap();
    kept.ask(1, &offer(1)).unwrap();
    let person = |number| Sitter::Person((&guest(number)).into());
    assert_eq!(kept.agreed().unwrap().sitters, [person(1), person(0)]);
}

#[test]
fn there_is_a_new_table_when_every_person_has_accepted() {
    let mut kept = over("brian-boru", 4, 3);
    assert_eq!(kept.ask(3, &offer(0)), Err(Refusal::NotYourSeat));
    assert_eq!(kept.ask(1, &offer(3)), Err(Refusal::NotYourSeat), "it is a bot's");
    assert_eq!(kept.ask(1, &decline(1)), Err(Refusal::NoOffer));
    kept.ask(1, &offer(1)).unwrap();
    assert!(kept.agreed().is_none());
    assert_eq!(kept.ask(1, &offer(1)), Err(Refusal::Offered));
    kept.ask(0, &offer(0)).unwrap();
    let view = kept.table.common(NOW).rematch_offer.unwrap();
    assert_eq!(
        (view.seat, view.accepted, view.asked),
        (Some(Seat(1)), seats(&[0, 1]), seats(&[0, 1, 2]))
    );
    assert!(kept.agreed().is_none(), "one of them has not been heard");
    kept.ask(2, &offer(2)).unwrap();
    let plan = kept.agreed().unwrap();
    assert_eq!((plan.table.as_str(), &plan.host), ("again", &(&guest(1)).into()));
    let people: Vec<_> = plan.sitters.iter().collect();
    let persona = kept.table.sitters()[3].persona();
    assert!(persona.is_some());
    let bot = Sitter::Bot { level: "random".into(), persona, instead_of: None };
    let person = |number| Sitter::Person((&guest(number)).into());
    // A seat is a colour, and everybody keeps theirs.
    assert_eq!(people, [&person(0), &person(1), &person(2), &bot]);
    // There is one, and nobody can change that.
    assert_eq!(kept.ask(0, &offer(0)), Err(Refusal::Again));
    assert_eq!(kept.ask(0, &decline(0)), Err(Refusal::Again));
    assert_eq!(kept.table.rematch("other".parse().unwrap(), NOW).unwrap().map(|_| ()), None);
}

#[test]
fn whoever_declines_is_not_asked_again_but_may_offer_it() {
    let mut kept = over("brandubh", 2, 2);
    kept.ask(0, &offer(0)).unwrap();
    kept.ask(1, &decline(1)).unwrap();
    assert!(kept.agreed().is_none());
    assert_eq!(kept.ask(0, &offer(0)), Err(Refusal::Declined));
    assert_eq!(kept.ask(1, &decline(1)), Err(Refusal::NoOffer));
    let view = kept.table.common(NOW).rematch_offer.unwrap();
    assert_eq!((view.seat, view.declined), (None, seats(&[1])));
    // They think better of it; the first offer does not count for it.
    kept.ask(1, &offer(1)).unwrap();
    assert!(kept.agreed().is_none());
    kept.ask(0, &decline(0)).unwrap();
    // Now everybody has offered it once.
    let before = kept.log.len();
    for who in [0, 1] {
        assert_eq!(kept.ask(who, &offer(who)), Err(Refusal::Declined));
    }
    assert_eq!(kept.log.len(), before);
}

#[test]
fn an_offer_that_is_taken_back_is_not_made_again() {
    let mut kept = over("brandubh", 2, 2);
    kept.ask(0, &offer(0)).unwrap();
    kept.ask(0, &decline(0)).unwrap();
    assert_eq!(kept.ask(0, &offer(0)), Err(Refusal::Declined));
    assert!(kept.agreed().is_none());
}

#[test]
fn bots_accept_and_a_bot_that_has_taken_a_seat_keeps_it() {
    let mut kept = over("high-throne", 3, 1);
    kept.ask(0, &offer(0)).unwrap();
    assert!(kept.agreed().is_some());
    // Person 1 has left; nobody waits for them, but they may come along.
    for comes in [false, true] {
        let game = ardri_table::games().iter().find(|kind| kind.name() == "brandubh").unwrap();
        let mut kept = Kept::playing(setup(game, game.default_options(), 2), 2);
        kept.ask(1, &TableRequest::Abandon { seat: Seat(1) }).unwrap();
        kept.ask(0, &TableRequest::Resign { seat: Seat(0) }).unwrap();
        let asks: &[u8] = if comes { &[1, 0] } else { &[0] };
        for who in asks {
            kept.ask(*who, &offer(*who)).unwrap();
        }
        let plan = kept.agreed().unwrap();
        assert_eq!(plan.sitters[0] == Sitter::Person((&guest(1)).into()), comes);
        assert_eq!(plan.sitters[1], Sitter::Person((&guest(0)).into()));
    }
}

#[test]
fn a_rematch_begins_when_everybody_is_there() {
    let game = ardri_table::games().iter().find(|kind| kind.name() == "tablut").unwrap();
    let before = Some("before".parse().unwrap());
    let rematch = Setup { rematch_of: before, ..setup(game, game.default_options(), 2) };
    let mut kept = Kept::new(rematch);
    for seat in Seat::all(2) {
        kept.ask(seat.0, &TableRequest::Sit { seat }).unwrap();
    }
    kept.ask(0, &TableRequest::Start).unwrap();
    assert_eq!((kept.table.stage(), kept.table.common(NOW).ready), (Stage::Open, seats(&[0])));
    assert_eq!(kept.ask(0, &TableRequest::Start), Err(Refusal::NotReady));
    // Whoever comes instead has to be there as well.
    kept.ask(0, &TableRequest::Leave { seat: Seat(0) }).unwrap();
    kept.ask(2, &TableRequest::Sit { seat: Seat(0) }).unwrap();
    kept.ask(1, &TableRequest::Start).unwrap();
    assert_eq!((kept.table.stage(), kept.table.common(NOW).ready), (Stage::Open, seats(&[1])));
    kept.ask(2, &TableRequest::Start).unwrap();
    assert_eq!((kept.table.stage(), kept.again().stage()), (Stage::Playing, Stage::Playing));
}
