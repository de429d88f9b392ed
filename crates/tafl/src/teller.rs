//! What the games say to people.

mod describe;

use ardri_core::{Actor, Advice, Arg, Game, Message, Outcome, Seat, Section, Teller};

use crate::board::Board;
use crate::ending::Ending;
use crate::event::Event;
use crate::game::{Action, Tafl};
use crate::options::Options;
use crate::rules::{Rule, RuleBook};
use crate::side::Side;
use crate::square::Move;
use crate::view::View;

/// As many moves as a coach names at once.
const MOST_MOVES: usize = 3;

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

    /// Reads the position and the moves of both sides; it searches no further.
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
        let look = vec![worth_a_look(options, view, me == vikings, legal)];
        let why = if me == vikings {
            Message::new("learn-coach-tafl-vikings")
        } else {
            let edge = B::IS_TABLUT || options.rules().has(Rule::EdgeEscape);
            Message::new("learn-coach-tafl-celts")
                .with("where", if edge { "edge" } else { "corner" })
        };
        Some(Advice { why, look })
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

/// What matters most to whoever may make these moves: what wins at once, what would lose at once, what can
/// be taken, and then where the King stands.
fn worth_a_look<B: Board>(
    options: &Options<B>,
    view: &View<B>,
    hunts: bool,
    legal: &[Action],
) -> Message {
    let (position, rules) = (&view.position, options.rules());
    let is_legal = |mv: &Move| legal.contains(&Action::Move(*mv));
    let told = |name: &'static str, moves: &[Move]| {
        let some = moves.iter().take(MOST_MOVES).copied();
        (!moves.is_empty()).then(|| Message::new(name).with("moves", Arg::list(some)))
    };
    let theirs = position.threats(rules);
    let mut ours = position.passed().threats(rules);
    for moves in [&mut ours.king_escapes, &mut ours.king_falls, &mut ours.encircles] {
        moves.retain(is_legal);
    }
    let taking: Vec<_> = ours.threats.iter().map(|threat| threat.mv).filter(is_legal).collect();
    let last = view.last.as_ref().filter(|last| !last.captured.is_empty());
    let king = position.king();
    told("learn-coach-tafl-out", &ours.king_escapes)
        .or_else(|| told("learn-coach-tafl-fells", &ours.king_falls))
        .or_else(|| told("learn-coach-tafl-rings", &ours.encircles))
        .or_else(|| told("learn-coach-tafl-king-out", &theirs.king_escapes))
        .or_else(|| told("learn-coach-tafl-king-falls", &theirs.king_falls))
        .or_else(|| told("learn-coach-tafl-ring-closes", &theirs.encircles))
        .or_else(|| told("learn-coach-tafl-repeats", &view.losing_repetitions))
        .or_else(|| told("learn-coach-tafl-takes", &taking))
        .or_else(|| {
            let captured = &last?.captured;
            let squares = Arg::list(captured.iter().copied());
            let message = Message::new("learn-coach-tafl-captured").with("squares", squares);
            Some(message.with("count", captured.len()))
        })
        .unwrap_or_else(|| {
            if hunts {
                return Message::new("learn-coach-tafl-lines").with("square", king);
            }
            let of_king = |action: &&Action| matches!(action, Action::Move(mv) if mv.from == king);
            let ways = legal.iter().filter(of_king).count();
            Message::new("learn-coach-tafl-king").with("square", king).with("ways", ways)
        })
}

impl Ending {
    /// Why a set has ended, in a sentence, given who won it.
    #[must_use]
    pub fn message(self, winner: Side) -> Message {
        Message::new("tafl-ending").with("ending", self.name()).with("loser", !winner)
    }
}
