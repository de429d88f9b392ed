//! What Nim says to people.

use ardri_core::{Arg, Message, Outcome, Seat, Section, Teller};

use crate::action::Action;
use crate::game::{Nim, Options, Seen, View};

fn cards(hand: &[u8]) -> Arg {
    Arg::list(hand.iter().map(|card| i64::from(*card)))
}

impl Teller for Nim {
    fn tell(_: &Options, seen: &Seen) -> Option<Message> {
        Some(match seen {
            Seen::Dealt(Some(hand)) => Message::new("nim-log-dealt").with("cards", cards(hand)),
            Seen::Dealt(None) => Message::new("nim-log-dealt-others"),
            Seen::Took { seat, card, left } => {
                let took = Message::new("nim-log-took").with("name", *seat);
                took.with("card", *card).with("left", *left)
            }
        })
    }

    fn asked(_: &Options, view: &View, me: Option<Seat>) -> Message {
        match view.turn {
            Some(seat) if me == Some(seat) => {
                Message::new("nim-asked-you").with("stones", view.stones)
            }
            Some(seat) => Message::new("nim-asked").with("name", seat).with("stones", view.stones),
            None => Message::new("nim-asked-nobody"),
        }
    }

    fn ended(_: &Options, outcome: &Outcome) -> Message {
        Message::new("nim-ended").with("names", Arg::list(outcome.winners.iter().copied()))
    }

    fn action_text(_: &Options, _: &View, action: &Action) -> Message {
        match action {
            Action::Take(card) => Message::new("nim-take").with("card", *card),
            Action::Deal(_) => Message::new("nim-deal"),
        }
    }

    fn describe(_: &Options, view: &View, _: Option<Seat>) -> Vec<Section> {
        let stones = vec![Message::new("nim-heap").with("stones", view.stones)];
        let own = view.hand.iter().map(|hand| Message::new("nim-hand").with("cards", cards(hand)));
        let others = view.cards.iter().zip(0..).map(|(count, seat)| {
            Message::new("nim-cards").with("name", Seat(seat)).with("count", *count)
        });
        vec![
            Section::new(Message::new("nim-heap-title"), stones),
            Section::new(Message::new("nim-cards-title"), own.chain(others).collect()),
        ]
    }

    fn options_text(options: &Options) -> Vec<Message> {
        let told = Message::new("nim-heap").with("stones", options.stones);
        if *options == Options::default() { Vec::new() } else { vec![told] }
    }
}
