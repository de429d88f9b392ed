//! The contract, the harness, records and verification on a tiny game that has everything.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod wager;

use ardri_core::harness::{Plan, check};
use ardri_core::replay::{replay, verify};
use ardri_core::{Message, Record, Simulation};
use wager::{Options, Wager};

const PLAN: Plan = Plan { games: 300, seed: 1, longest: 10 };

fn record() -> Record {
    let options = Options { highest_bid: 2 };
    let mut simulation = Simulation::<Wager>::new(&options, 3, 42).unwrap();
    simulation.play(true).unwrap()
}

#[test]
fn a_game_that_keeps_the_contract_passes() {
    for seats in 2..=4 {
        check::<Wager>(&Options { highest_bid: 2 }, seats, PLAN, wager::twin);
    }
}

/// The harness must be able to fail: games that break one sentence of the contract each.
mod broken {
    use super::*;
    use ardri_core::{
        ActionError, Actor, Advice, Arg, Draw, EventSink, Game, NewGameError, Outcome, Seat,
        Section, Teller, Turn, Viewer,
    };
    use serde::{Deserialize, Serialize};

    /// Wager with a fault, chosen by number.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Broken<const FAULT: u8>(Wager);

    const LEAKS_IN_VIEW: u8 = 1;
    const LISTS_TOO_LITTLE: u8 = 2;
    const LISTS_TOO_MUCH: u8 = 3;
    const CHANGES_WHEN_REFUSING: u8 = 4;
    const OUTCOME_TOO_EARLY: u8 = 5;
    const PUTS_IN_TWICE: u8 = 6;
    const LEAKS_IN_PREVIEW: u8 = 7;
    const MISNAMES_A_TEXT: u8 = 8;
    const MISNAMES_A_TITLE: u8 = 9;

    impl<const FAULT: u8> Teller for Broken<FAULT> {
        fn asked(_options: &Options, view: &Self::View, _me: Option<Seat>) -> Message {
            let asked = Message::new("wager-asked").with("bids", view.has_bid.len());
            if FAULT == PUTS_IN_TWICE { asked.with("bids", 1) } else { asked }
        }
        fn tell(options: &Options, seen: &Self::Seen) -> Option<Message> {
            Wager::tell(options, seen)
        }
        fn ended(options: &Options, outcome: &Outcome) -> Message {
            Wager::ended(options, outcome)
        }
        fn action_text(options: &Options, view: &Self::View, action: &Self::Action) -> Message {
            Wager::action_text(options, view, action)
        }
        fn describe(options: &Options, view: &Self::View, me: Option<Seat>) -> Vec<Section> {
            let mut told = Wager::describe(options, view, me);
            if FAULT == MISNAMES_A_TITLE {
                told[0].title = Message::new("no such title");
            }
            told
        }
        fn options_text(options: &Options) -> Vec<Message> {
            Wager::options_text(options)
        }
        fn coach(
            _options: &Options,
            _view: &Self::View,
            _me: Option<Seat>,
            legal: &[Self::Action],
        ) -> Option<Advice> {
            let why = Message::new("wager-coach").with("choices", legal.len());
            let inner = if FAULT == MISNAMES_A_TEXT { "no such text" } else { "wager-look" };
            let look = Message::new("wager-list").with("all", Arg::list([Message::new(inner)]));
            Some(Advice { why, look: vec![look] })
        }
        fn preview(&self, seat: Seat, _action: &Self::Action) -> Vec<Message> {
            let other = (seat.index() + 1) % self.0.cards.len();
            let card = self.0.cards[if FAULT == LEAKS_IN_PREVIEW { other } else { seat.index() }];
            vec![Message::new("wager-preview").with("card", card)]
        }
    }

    impl<const FAULT: u8> Game for Broken<FAULT> {
        const NAME: &'static str = Wager::NAME;
        const TITLE: &'static str = Wager::TITLE;
        const MIN_SEATS: u8 = Wager::MIN_SEATS;
        const MAX_SEATS: u8 = Wager::MAX_SEATS;
        type Options = <Wager as Game>::Options;
        type Action = <Wager as Game>::Action;
        type Refusal = <Wager as Game>::Refusal;
        type Event = <Wager as Game>::Event;
        type Seen = <Wager as Game>::Seen;
        type View = <Wager as Game>::View;

        fn new(options: &Options, seats: u8) -> Result<Self, NewGameError> {
            Wager::new(options, seats).map(Self)
        }
        fn message(refusal: &Self::Refusal) -> Message {
            Wager::message(refusal)
        }
        fn options(&self) -> &Options {
            self.0.options()
        }
        fn seats(&self) -> u8 {
            self.0.seats()
        }
        fn turn(&self) -> Turn {
            self.0.turn()
        }
        fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
            self.0.legal_actions(seat, actions);
            if FAULT == LISTS_TOO_LITTLE && actions.len() > 1 && seat == Seat(1) {
                actions.pop();
            }
            if FAULT == LISTS_TOO_MUCH && !actions.is_empty() {
                actions.push(wager::Action::Bid(77));
            }
        }
        fn draw(&self) -> Option<Draw> {
            self.0.draw()
        }
        fn fated(&self, drawn: &[u32]) -> Option<Self::Action> {
            self.0.fated(drawn)
        }
        fn apply<W: EventSink<Self::Event>>(
            &mut self,
            actor: Actor,
            action: &Self::Action,
            events: &mut W,
        ) -> Result<(), ActionError<Self::Refusal>> {
            let result = self.0.apply(actor, action, events);
            if FAULT == CHANGES_WHEN_REFUSING && result.is_err() && self.turn() != Turn::Over {
                self.0.bids[0] = Some(0);
            }
            result
        }
        fn resign<W: EventSink<Self::Event>>(
            &mut self,
            seat: Seat,
            events: &mut W,
        ) -> Result<(), ActionError<Self::Refusal>> {
            self.0.resign(seat, events)
        }
        fn outcome(&self) -> Option<Outcome> {
            let early = || Outcome::drawn(self.seats(), "early", "Too early.");
            self.0.outcome().or_else(|| (FAULT == OUTCOME_TOO_EARLY).then(early))
        }
        fn view(&self, viewer: Viewer) -> Self::View {
            let mut view = self.0.view(viewer);
            if FAULT == LEAKS_IN_VIEW && viewer == Viewer::Spectator {
                view.card = self.0.cards.first().copied();
            }
            view
        }
        fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen> {
            Wager::seen(event, viewer)
        }
    }

    fn check_fault<const FAULT: u8>() {
        check::<Broken<FAULT>>(&Options { highest_bid: 2 }, 3, PLAN, |game, viewer, chooser| {
            Broken(wager::twin(&game.0, viewer, chooser))
        });
    }

    #[test]
    fn no_fault_passes() {
        check_fault::<0>();
    }

    #[test]
    #[should_panic(expected = "Spectator sees what is hidden")]
    fn a_leak_in_a_view_is_found() {
        check_fault::<LEAKS_IN_VIEW>();
    }

    #[test]
    #[should_panic(expected = "shows what is hidden")]
    fn a_leak_in_a_preview_is_found() {
        check_fault::<LEAKS_IN_PREVIEW>();
    }

    #[test]
    #[should_panic(expected = "bids is put in twice")]
    fn a_message_with_two_of_a_name_is_found() {
        check_fault::<PUTS_IN_TWICE>();
    }

    #[test]
    #[should_panic(expected = "no text has such a name")]
    fn a_message_within_a_message_is_looked_at_too() {
        check_fault::<MISNAMES_A_TEXT>();
    }

    #[test]
    #[should_panic(expected = "no text has such a name")]
    fn the_table_in_words_is_looked_at_too() {
        check_fault::<MISNAMES_A_TITLE>();
    }

    #[test]
    #[should_panic(expected = "is accepted but not listed")]
    fn an_action_that_is_not_listed_is_found() {
        check_fault::<LISTS_TOO_LITTLE>();
    }

    #[test]
    #[should_panic(expected = "is listed but refused")]
    fn a_listed_action_that_is_refused_is_found() {
        check_fault::<LISTS_TOO_MUCH>();
    }

    #[test]
    #[should_panic(expected = "a refused action changed the state")]
    fn a_refusal_that_changes_the_state_is_found() {
        check_fault::<CHANGES_WHEN_REFUSING>();
    }

    #[test]
    #[should_panic(expected = "an outcome before the end")]
    fn an_outcome_before_the_end_is_found() {
        check_fault::<OUTCOME_TOO_EARLY>();
    }
}

#[test]
fn a_simulated_game_replays_and_verifies() {
    let record = record();
    let mut steps = 0;
    let end = replay::<Wager>(&record, |step| {
        steps += 1;
        assert_eq!(step.number, steps);
        assert_eq!(step.events.len(), 1);
    });
    assert!(end.is_ok());
    assert_eq!(steps, record.actions.len());
    assert_eq!(verify::<Wager>(&record), Ok(2));
}

#[test]
fn a_changed_draw_is_named() {
    let mut record = record();
    let last = record.actions.last_mut().unwrap();
    let other = if last.action == "roll 1" { "roll 2" } else { "roll 1" };
    let due = std::mem::replace(&mut last.action, other.into());
    record.result = replay_result(&mut record.clone());
    let flaw = verify::<Wager>(&record).unwrap_err();
    assert_eq!(flaw.action, Some(5));
    assert_eq!(
        flaw.why.to_string(),
        format!("draw 2 should be “{due}”, but the record has “{other}”")
    );
}

fn replay_result(record: &mut Record) -> Option<ardri_core::Outcome> {
    record.result = None;
    replay::<Wager>(record, |_| ()).ok().and_then(|end| ardri_core::Game::outcome(&end))
}

#[test]
fn a_flaw_in_a_record_is_named_with_its_action() {
    let flaw = |change: &dyn Fn(&mut Record)| {
        let mut record = record();
        change(&mut record);
        replay::<Wager>(&record, |_| ()).unwrap_err().to_string()
    };
    let by_seat_of_second = record().actions[1].by;
    assert_eq!(
        flaw(&|record| record.actions[2] = record.actions[1].clone()),
        format!("action 3: it is not the turn of {by_seat_of_second}")
    );
    assert_eq!(
        flaw(&|record| record.actions[1].action = "bid 9".into()),
        "action 2: bid 9 cannot be done now"
    );
    assert_eq!(
        flaw(&|record| record.actions[1].action = "resign".into()),
        "action 2: this game cannot be resigned"
    );
    assert_eq!(
        flaw(&|record| record.actions[0].action = "deal 1 1 2".into()),
        "action 1: deal 1 1 2 cannot be done now"
    );
    assert_eq!(
        flaw(&|record| record.actions.push(record.actions[0].clone())),
        "action 6: the game is over"
    );
    assert_eq!(
        flaw(&|record| record.actions.truncate(3)),
        "the record names a result, but after 3 actions the game is not over"
    );
    assert!(
        flaw(&|record| record.result.as_mut().unwrap().reason = "Luck.".into())
            .starts_with("the record says “Luck.”")
    );
    assert_eq!(
        flaw(&|record| record.game = "chess".into()),
        "this is a record of chess, not of wager"
    );
    assert_eq!(
        flaw(&|record| record.seats.truncate(1)),
        "Wager is a game for 2 to 4 players, not 1"
    );
    assert!(
        flaw(&|record| record.options = serde_json::json!({"colour": 1}))
            .starts_with("the options cannot be read: unknown field `colour`")
    );
}

#[test]
fn what_cannot_be_verified_says_why() {
    let flaw = |change: &dyn Fn(&mut Record)| {
        let mut record = record();
        change(&mut record);
        verify::<Wager>(&record).unwrap_err().to_string()
    };
    assert_eq!(
        flaw(&|record| record.fairness = None),
        "the record has no commitment, so its draws cannot be checked"
    );
    assert_eq!(
        flaw(&|record| record.fairness.as_mut().unwrap().seed = None),
        "the seed has not been revealed, so the draws cannot be checked"
    );
    assert_eq!(
        flaw(&|record| record.fairness.as_mut().unwrap().commitment.0[0] ^= 1),
        "the seed is not the one that was committed to"
    );
    assert!(
        flaw(&|record| record.fairness.as_mut().unwrap().contributions[2] = "x".into())
            .starts_with("action 1: draw 1 should be")
    );
}

#[test]
fn a_seed_fixes_a_simulation_and_records_do_not_change_it() {
    let tally = |seed, keep| {
        let mut simulation =
            Simulation::<Wager>::new(&Options { highest_bid: 2 }, 4, seed).unwrap();
        for _ in 0..200 {
            simulation.play(keep);
        }
        simulation.tally().clone()
    };
    let first = tally(1, false);
    assert_eq!(first, tally(1, true));
    assert_ne!(first, tally(2, false));
    assert_eq!(first.games, 200);
    assert_eq!(first.actions, 200 * 6);
    assert_eq!(first.wins.iter().sum::<u64>() + first.shared, 200);
    assert!(first.shared > 0, "some of these games are shared: {first:?}");
}
