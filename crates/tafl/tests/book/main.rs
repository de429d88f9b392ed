//! The book of rules, sentence by sentence: every module is a heading of `docs/tafl.md`, every test
//! a sentence or ruling of it, on positions made by hand. `golden` replays whole games.

#![allow(clippy::unwrap_used, missing_docs)] // a failed unwrap fails the test, which is its purpose

mod board;
mod captures;
mod capturing_the_king;
mod federation;
mod forms;
mod golden;
mod known_counts;
mod movement;
mod notation;
mod repetition;
mod rules;
mod set_up_by_hand;
mod tablut;
mod teller;
mod the_end;
mod two_sets;
mod variants;

use ardri_core::{ActionError, Actor, Game, Seat, Turn};
use ardri_tafl::{
    Action, Board, Brandubh, Ending, Event, Move, MoveError, Options, Position, Refusal, Rules,
    Setup, Side, Tablut, Tafl,
};

const BASIC: &str = "";
const FEDERATION: &str = "king-returns,hostile-throne,corners-hostile-to-king,no-edge-capture";

/// Pieces by their squares, as in `K d4 T d3 c4 t d1`; who moves is told by the move.
fn placed<B: Board>(pieces: &str, to_move: Side) -> Position<B> {
    let mut setup = Setup::<B>::empty(to_move);
    let mut piece = None;
    for word in pieces.split_whitespace() {
        match word {
            "K" => piece = Some(ardri_tafl::Piece::King),
            "T" => piece = Some(ardri_tafl::Piece::Celt),
            "t" => piece = Some(ardri_tafl::Piece::Viking),
            square => setup.put(square.parse().unwrap(), Some(piece.expect("a piece first"))),
        }
    }
    Position::try_from(&setup).unwrap_or_else(|error| panic!("{pieces}: {error}"))
}

/// A board as it is drawn, from the top rank down, `.` being an empty square.
fn drawn<B: Board>(to_move: Side, rows: &str) -> Position<B> {
    let rows: Vec<String> = rows
        .lines()
        .map(|row| row.replace(' ', "").replace('.', "1"))
        .filter(|row| !row.is_empty())
        .collect();
    let setup = Setup::<B>::from_rows(&rows.join("/"), to_move);
    setup.and_then(|setup| Position::try_from(&setup)).unwrap_or_else(|error| panic!("{error}"))
}

/// What a move has brought about.
struct After<B: Board> {
    game: Tafl<B>,
    /// The captured squares with blanks between them.
    captured: String,
    ending: Option<Ending>,
}

/// A game by these rules from this position.
fn game<B: Board>(rules: &str, position: Position<B>) -> Tafl<B> {
    let options = Options::new(Rules::parse(rules).unwrap()).unwrap().from_position(position);
    Tafl::new(&options, 2).unwrap()
}

/// Makes a move for whoever has to move and gives what happened.
fn go<B: Board>(game: &mut Tafl<B>, mv: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let Turn::Seat(seat) = game.turn() else { panic!("{mv}: nobody moves now: {game:?}") };
    game.apply(Actor::Seat(seat), &Action::Move(mv.parse().unwrap()), &mut events)
        .unwrap_or_else(|error| panic!("{mv}: {error}"));
    events
}

/// Makes one move in a position; the game tells of it in four ways, which agree.
fn after<B: Board>(rules: &str, position: Position<B>, mv: &str) -> After<B> {
    let mut game = game(rules, position);
    assert_eq!(game.turn(), Turn::Seat(Seat(u8::from(position.to_move() == Side::Celts))));
    let events = go(&mut game, mv);
    let last = game.last().unwrap().clone();
    let told = events.iter().find_map(|event| match event {
        Event::Captured { side, squares } => {
            assert_eq!(*side, !position.to_move(), "who captured whom");
            Some(squares.clone())
        }
        _ => None,
    });
    assert_eq!(told.unwrap_or_default(), last.captured, "{mv}: the event and the last move");
    let played = position.play(game.options().rules(), last.mv).unwrap();
    assert_eq!(played.captured().collect::<Vec<_>>(), last.captured, "{mv}: the bare position");
    assert_eq!(played.after, *game.position());
    for square in &last.captured {
        assert_eq!(game.position().piece(*square), None, "{mv}: {square} still stands");
    }
    let left = |position: &Position<B>| position.vikings() + position.guards();
    assert_eq!(left(&position), left(game.position()) + last.captured.len() as u32, "{mv}");
    let names: Vec<_> = last.captured.iter().map(ToString::to_string).collect();
    let ending = game.sets().first().map(|set| set.ending);
    After { captured: names.join(" "), ending, game }
}

/// What a Viking's move captures in Brandubh.
fn vikings_take(rules: &str, pieces: &str, mv: &str) -> String {
    after::<Brandubh>(rules, placed(pieces, Side::Vikings), mv).captured
}

/// What a move of the Celts captures in Brandubh.
fn celts_take(rules: &str, pieces: &str, mv: &str) -> String {
    after::<Brandubh>(rules, placed(pieces, Side::Celts), mv).captured
}

/// Whether a Viking's move captures the King on a board.
fn king_falls<B: Board>(rules: &str, pieces: &str, mv: &str) -> bool {
    let after = after::<B>(rules, placed(pieces, Side::Vikings), mv);
    let fallen = after.ending == Some(Ending::KingCaptured);
    assert!(fallen || after.ending.is_none(), "{pieces}: {mv} ends in {:?}", after.ending);
    fallen
}

/// Whether a Viking's move captures the King in Brandubh.
fn brandubh_king_falls(rules: &str, pieces: &str, mv: &str) -> bool {
    king_falls::<Brandubh>(rules, pieces, mv)
}

/// Whether a Viking's move captures the King in Tablut.
fn tablut_king_falls(rules: &str, pieces: &str, mv: &str) -> bool {
    king_falls::<Tablut>(rules, pieces, mv)
}

/// Why a move is refused; the game is not changed by it.
fn refusal<B: Board>(rules: &str, position: Position<B>, mv: &str) -> MoveError {
    let mut game = game(rules, position);
    let before = game.clone();
    let Turn::Seat(seat) = game.turn() else { panic!("{mv}: nobody moves now") };
    let mv: Move = mv.parse().unwrap();
    let mut events = Vec::new();
    let refused = game.apply(Actor::Seat(seat), &Action::Move(mv), &mut events);
    assert_eq!((events, &game), (Vec::new(), &before), "{mv} is refused but something happened");
    match refused {
        Err(ActionError::Rule(Refusal::Move(error))) => error,
        other => panic!("{mv} should be refused: {other:?}"),
    }
}

/// The squares that the piece on a square can go to, in the order a1, b1, … a2.
fn targets<B: Board>(rules: &str, position: Position<B>, from: &str) -> String {
    let game = game(rules, position);
    let Turn::Seat(seat) = game.turn() else { panic!("nobody moves now") };
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let squares = actions.iter().filter_map(|action| match action {
        Action::Move(mv) if mv.from.to_string() == from => Some(mv.to.to_string()),
        _ => None,
    });
    squares.collect::<Vec<_>>().join(" ")
}
