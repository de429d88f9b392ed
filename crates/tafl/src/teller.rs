//! What the games say to people.

mod describe;

use ardri_core::{Actor, Advice, Arg, Game, Message, Outcome, Seat, Section, Teller};

use crate::board::Board;
use crate::ending::{Ending, escapes};
use crate::event::Event;
use crate::game::{Action, Tafl};
use crate::options::Options;
use crate::side::Side;
use crate::view::View;
use crate::word::Word;

impl<B: Board> Teller for Tafl<B> {
    fn tell(_options: &Options<B>, event: &Event) -> Option<Message> {
        Some(match event {
            Event::Lots { vikings } => Message::new("tafl-log-lots").with("name", *vikings),
            Event::Moved { piece, mv } => Message::new("tafl-log-moved")
                .with("piece", *piece)
                .with("from", mv.from)
                .with("to", mv.to),
            Event::Captured { side, squares } => Message::new("tafl-log-captured")
                .with("side", *side)
                .with("count", squares.len())
                .with("squares", Arg::list(squares.iter().copied())),
            Event::Repeated { loser } => Message::new("tafl-log-repeated").with("loser", *loser),
            Event::SetEnded { of: 1, winner, ending, .. } => Message::new("tafl-log-ended")
                .with("why", ending.message(*winner))
                .with("winner", *winner),
            Event::SetEnded { set, winner, ending, .. } => Message::new("tafl-log-set-ended")
                .with("why", ending.message(*winner))
                .with("winner", *winner)
                .with("set", *set),
            Event::SidesSwitched { vikings } => {
                Message::new("tafl-log-switched").with("name", *vikings)
            }
        })
    }

    fn asked(_options: &Options<B>, view: &View<B>, me: Option<Seat>) -> Message {
        if view.over {
            return Message::new("tafl-prompt-over");
        }
        let side = view.position.to_move();
        match view.seat_of(side) {
            None => Message::new("tafl-prompt-lots"),
            seat if seat == me => Message::new("tafl-prompt-yours").with("side", side),
            Some(seat) => Message::new("tafl-prompt-theirs").with("side", side).with("name", seat),
        }
    }

    fn ended(_options: &Options<B>, outcome: &Outcome) -> Message {
        let Some(&winner) = outcome.winners.first() else {
            return Message::new("tafl-result-equal");
        };
        let message = match outcome.ending.as_str() {
            "both-sets" => Message::new("tafl-result-both-sets"),
            "fewer-moves" => Message::new("tafl-result-fewer-moves"),
            // Giving up and being late are a person's own; everything else happens on the board.
            "resigned" => Message::new("tafl-result-resigned").with("loser", other(winner)),
            "out-of-time" => Message::new("tafl-result-out-of-time").with("loser", other(winner)),
            ending => Message::new("tafl-result").with("ending", ending),
        };
        message.with("name", winner)
    }

    /// Reads the position and the legal moves; it searches nothing.
    fn coach(
        options: &Options<B>,
        view: &View<B>,
        me: Option<Seat>,
        legal: &[Action],
    ) -> Option<Advice> {
        let advice = |why, look| Some(Advice { why: Message::new(why), look });
        if view.over {
            return advice("learn-coach-tafl-over", Vec::new());
        }
        let Some(vikings) = view.vikings else {
            return advice("learn-coach-tafl-lots", Vec::new());
        };
        let Some(me) = me.filter(|_| !legal.is_empty()) else {
            let watch = Message::new("learn-coach-tafl-watch");
            return advice("learn-coach-tafl-theirs", vec![watch]);
        };
        let look = worth_a_look(options, view, me == vikings, legal);
        let aim = if me == vikings { "learn-coach-tafl-vikings" } else { "learn-coach-tafl-celts" };
        advice(aim, look)
    }

    fn action_text(_options: &Options<B>, view: &View<B>, action: &Action) -> Message {
        describe::action_text(view, action)
    }

    fn describe(_options: &Options<B>, view: &View<B>, _me: Option<Seat>) -> Vec<Section> {
        describe::describe(view)
    }

    fn options_text(options: &Options<B>) -> Vec<Message> {
        describe::options_text(options)
    }

    /// What follows from a move: the move itself goes without saying.
    fn preview(&self, seat: Seat, action: &Action) -> Vec<Message> {
        let mut events = Vec::new();
        let refused = self.clone().apply(Actor::Seat(seat), action, &mut events).is_err();
        if refused {
            return Vec::new();
        }
        let follows = events.iter().filter(|event| !matches!(event, Event::Moved { .. }));
        follows.filter_map(|event| Self::tell(self.options(), event)).collect()
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

/// The two things that matter most to whoever may make these moves.
fn worth_a_look<B: Board>(
    options: &Options<B>,
    view: &View<B>,
    hunts: bool,
    legal: &[Action],
) -> Vec<Message> {
    let king = view.position.king();
    let of_king = || {
        legal.iter().filter_map(|action| match action {
            Action::Move(mv) if mv.from == king => Some(mv.to),
            _ => None,
        })
    };
    let ways_out = escapes::<B, _>(options.rules());
    let is_way_out =
        |to: &_| B::index(*to).is_some_and(|index| B::Word::bit(index).meets(ways_out));
    let goals: Vec<_> = of_king().filter(is_way_out).collect();

    let mut look = Vec::new();
    if !goals.is_empty() {
        let squares = Arg::list(goals.iter().copied());
        look.push(Message::new("learn-coach-tafl-escape").with("squares", squares));
    }
    if let Some(last) = view.last.as_ref().filter(|last| !last.captured.is_empty()) {
        let squares = Arg::list(last.captured.iter().copied());
        look.push(
            Message::new("learn-coach-tafl-captured")
                .with("squares", squares)
                .with("count", last.captured.len()),
        );
    }
    if !view.losing_repetitions.is_empty() {
        let moves = Arg::list(view.losing_repetitions.iter().copied());
        look.push(Message::new("learn-coach-tafl-repeats").with("moves", moves));
    }
    if hunts {
        look.push(Message::new("learn-coach-tafl-lines").with("square", king));
    } else if goals.is_empty() {
        look.push(
            Message::new("learn-coach-tafl-king")
                .with("square", king)
                .with("ways", of_king().count()),
        );
    }
    look.truncate(2);
    look
}

impl Ending {
    /// Why a set has ended, in a sentence, given who won it.
    #[must_use]
    pub fn message(self, winner: Side) -> Message {
        Message::new("tafl-ending").with("ending", self.name()).with("loser", !winner)
    }
}
