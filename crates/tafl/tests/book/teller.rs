//! What the games say: the right text, with what is put into it.

use super::*;
use ardri_core::{Advice, Arg, Message, NoEvents, Teller, Viewer};
use ardri_tafl::{LastMove, View};

const VIKINGS: Option<Seat> = Some(Seat(0));
const CELTS: Option<Seat> = Some(Seat(1));

/// A message in one line: `tafl-log-lots name=seat 1`.
fn shown(message: &Message) -> String {
    fn written(arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat { seat } => format!("seat {}", seat.0),
            Arg::SeatNumber { seat_number } => seat_number.number().to_string(),
            Arg::Message(message) => format!("({})", shown(message)),
            Arg::List(all) => all.iter().map(written).collect::<Vec<_>>().join("+"),
        }
    }
    let args = message.args.iter().map(|(name, value)| format!(" {name}={}", written(value)));
    format!("{}{}", message.name, args.collect::<String>())
}

pub(crate) fn told(events: &[Event]) -> Vec<String> {
    let options = Options::<Brandubh>::default();
    events.iter().map(|event| shown(&Tafl::tell(&options, event).unwrap())).collect()
}

#[test]
fn every_event_has_its_text() {
    let squares = |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect();
    let ended = |of, winner, ending| Event::SetEnded { set: 1, of, winner, ending };
    let events = [
        Event::Lots { vikings: Seat(1) },
        Event::Moved { piece: ardri_tafl::Piece::King, mv: "d4-d2".parse().unwrap() },
        Event::Captured { side: Side::Celts, squares: squares(&["d3"]) },
        Event::Captured { side: Side::Vikings, squares: squares(&["a1", "b2", "c3"]) },
        Event::Repeated { loser: Side::Celts },
        ended(1, Side::Vikings, Ending::KingCaptured),
        ended(2, Side::Celts, Ending::NoMoves),
        Event::SidesSwitched { vikings: Seat(0) },
    ];
    assert_eq!(
        told(&events),
        [
            "tafl-log-lots name=seat 1",
            "tafl-log-moved piece=king from=d4 to=d2",
            "tafl-log-captured side=celts count=1 squares=d3",
            "tafl-log-captured side=vikings count=3 squares=a1+b2+c3",
            "tafl-log-repeated loser=celts",
            "tafl-log-ended why=(tafl-ending ending=king-captured loser=celts) winner=vikings",
            "tafl-log-set-ended why=(tafl-ending ending=no-moves loser=vikings) winner=celts set=1",
            "tafl-log-switched name=seat 0",
        ]
    );
}

#[test]
fn whoever_moves_is_spoken_to_and_others_are_told_of_them() {
    let asked = |game: &Tafl<Brandubh>, me| {
        shown(&Tafl::asked(game.options(), &game.view(Viewer::Spectator), me))
    };
    let mut game = game::<Brandubh>(BASIC, Position::start());
    assert_eq!(asked(&game, VIKINGS), "tafl-prompt-yours side=vikings");
    for other in [CELTS, None] {
        assert_eq!(asked(&game, other), "tafl-prompt-theirs side=vikings name=seat 0");
    }
    go(&mut game, "d2-e2");
    assert_eq!(asked(&game, CELTS), "tafl-prompt-yours side=celts");
    game.resign(Seat(1), &mut NoEvents).unwrap();
    assert_eq!(asked(&game, CELTS), "tafl-prompt-over");
    let mut lots = Options::default();
    lots.lots = true;
    assert_eq!(asked(&Tafl::new(&lots, 2).unwrap(), VIKINGS), "tafl-prompt-lots");
}

#[test]
fn every_ending_names_who_has_won() {
    let ended = |outcome| shown(&Tafl::ended(&Options::<Brandubh>::default(), &outcome));
    let mut game = game::<Brandubh>(BASIC, placed("K b1 t a5", Side::Celts));
    go(&mut game, "b1-a1");
    assert_eq!(ended(game.outcome().unwrap()), "tafl-result ending=king-escaped name=seat 1");
    let won = |ending| ardri_core::Outcome::win(Seat(0), ending, "");
    assert_eq!(ended(won("resigned")), "tafl-result-resigned loser=seat 1 name=seat 0");
    assert_eq!(ended(won("out-of-time")), "tafl-result-out-of-time loser=seat 1 name=seat 0");
    assert_eq!(ended(won("both-sets")), "tafl-result-both-sets name=seat 0");
    assert_eq!(ended(won("fewer-moves")), "tafl-result-fewer-moves name=seat 0");
    let drawn = ardri_core::Outcome::drawn(2, "equal-sets", "");
    assert_eq!(ended(drawn), "tafl-result-equal");
}

#[test]
fn a_preview_tells_what_follows_from_a_move() {
    let preview = |game: &Tafl<Brandubh>, seat, mv: &str| {
        let messages = game.preview(Seat(seat), &Action::Move(mv.parse().unwrap()));
        messages.iter().map(shown).collect::<Vec<_>>()
    };
    let game = game::<Brandubh>(BASIC, placed("K b1 T f5 t a5 g5 e7", Side::Vikings));
    assert_eq!(preview(&game, 0, "a5-a4"), [""; 0]);
    let captures = ["tafl-log-captured side=celts count=1 squares=f5"];
    assert_eq!(preview(&game, 0, "a5-e5"), captures);
    // Out of turn, and where there is no such move, nothing follows.
    assert_eq!(preview(&game, 1, "b1-a1"), [""; 0]);
    assert_eq!(preview(&game, 0, "a5-b6"), [""; 0]);
}

fn start() -> View<Brandubh> {
    game::<Brandubh>(BASIC, Position::start()).view(Viewer::Spectator)
}

fn coached_by(rules: &str, view: &View<Brandubh>, me: Option<Seat>, legal: &[&str]) -> Vec<String> {
    let legal: Vec<_> = legal.iter().map(|mv| Action::Move(mv.parse().unwrap())).collect();
    let options = Options::new(Rules::parse(rules).unwrap()).unwrap();
    let Advice { why, look } = Tafl::coach(&options, view, me, &legal).unwrap();
    std::iter::once(&why).chain(&look).map(shown).collect()
}

fn coached(view: &View<Brandubh>, me: Option<Seat>, legal: &[&str]) -> Vec<String> {
    coached_by(BASIC, view, me, legal)
}

const TO_A_CORNER: &str = "learn-coach-tafl-celts where=corner";

/// What is worth a look in a position to whoever moves, all of whose moves are legal.
fn look_at(rules: &str, position: &str) -> Vec<String> {
    let position: Position<Brandubh> = position.parse().unwrap();
    let me = if position.to_move() == Side::Vikings { VIKINGS } else { CELTS };
    let game = game::<Brandubh>(rules, position);
    let mut legal = Vec::new();
    game.legal_actions(me.unwrap(), &mut legal);
    let legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
    let legal: Vec<_> = legal.iter().map(String::as_str).collect();
    coached_by(rules, &game.view(Viewer::Spectator), me, &legal)[1..].to_vec()
}

#[test]
fn each_side_is_told_what_it_is_after() {
    let hunts = ["learn-coach-tafl-vikings", "learn-coach-tafl-lines square=d4"];
    assert_eq!(coached(&start(), VIKINGS, &["d2-c2"]), hunts);
    let flees = [TO_A_CORNER, "learn-coach-tafl-king square=d4 ways=0"];
    assert_eq!(coached(&start(), CELTS, &["d3-c3"]), flees);
    let edges = coached_by("edge-escape", &start(), CELTS, &["d3-c3"]);
    assert_eq!(edges[0], "learn-coach-tafl-celts where=edge");
}

#[test]
fn what_wins_at_once_comes_before_everything_else() {
    // The King on c1 has a way to the corner, and the Viking on f1 bars the other.
    let open = "3t3/7/7/7/7/7/2K2t1 d";
    assert_eq!(look_at(BASIC, open), ["learn-coach-tafl-out moves=c1-a1"]);
    let edges = look_at("edge-escape", "3t3/7/7/7/7/2K4/5t1 d");
    assert_eq!(edges, ["learn-coach-tafl-out moves=c2-c1+c2-a2+c2-g2"]);
    // Vikings on both sides of him: whoever can go to d2 has won.
    let falls = look_at(BASIC, "7/7/7/7/7/1tK3t/7 a");
    assert_eq!(falls, ["learn-coach-tafl-fells moves=g2-d2"]);
    // A ring around the King with a gap below him.
    let ring = look_at(BASIC, "7/3t3/2t1t2/1t1K1t1/2t1t2/7/3t3 a");
    assert_eq!(ring, ["learn-coach-tafl-rings moves=d1-d2+d1-d3"]);
}

#[test]
fn what_would_lose_at_once_is_told_before_it_happens() {
    let falls = look_at(BASIC, "7/7/7/7/7/1tK3t/7 d");
    assert_eq!(falls, ["learn-coach-tafl-king-falls moves=g2-d2"]);
    let out = look_at(BASIC, "3t3/7/7/7/7/7/2K2t1 a");
    assert_eq!(out, ["learn-coach-tafl-king-out moves=c1-a1"]);
    let ring = look_at(BASIC, "7/3t3/2t1t2/1t1K1t1/2t1t2/7/3t3 d");
    assert_eq!(ring, ["learn-coach-tafl-ring-closes moves=d1-d2+d1-d3"]);
}

#[test]
fn captures_and_repetitions_are_pointed_at() {
    // d1-d2 shuts the guard on c2 in between b2 and d2.
    let takes = look_at(BASIC, "7/7/7/3K3/7/1tT4/3t3 a");
    assert_eq!(takes, ["learn-coach-tafl-takes moves=d1-d2"]);
    let mut view = start();
    let mv = "d2-c2".parse().unwrap();
    view.last = Some(LastMove { mv, captured: vec!["c3".parse().unwrap()] });
    let look = coached(&view, CELTS, &["d3-c3"]);
    assert_eq!(look[1..], ["learn-coach-tafl-captured squares=c3 count=1"]);
    // Only one thing at a time, and first what loses.
    view.losing_repetitions = vec!["d3-c3".parse().unwrap()];
    let look = coached(&view, CELTS, &["d3-c3"]);
    assert_eq!(look[1..], ["learn-coach-tafl-repeats moves=d3-c3"]);
}

#[test]
fn there_is_a_reason_for_waiting_for_lots_and_for_the_end() {
    let mut view = start();
    for me in [CELTS, None] {
        let waits = ["learn-coach-tafl-theirs", "learn-coach-tafl-watch"];
        assert_eq!(coached(&view, me, &[]), waits);
    }
    view.vikings = None;
    assert_eq!(coached(&view, VIKINGS, &[]), ["learn-coach-tafl-lots"]);
    view.over = true;
    assert_eq!(coached(&view, VIKINGS, &[]), ["learn-coach-tafl-over"]);
}
