//! The way to a move: a piece is picked on the board, then where it goes; or the move is typed.

use ardri_core::NextStep;
use ardri_tafl::{Action, Board, Move, Piece, Square, Tafl, Word, WrittenMove};

use super::words::{Scene, squares_list};
use crate::i18n::tr;
use crate::play::builder;
use crate::play::text::quoted;

type Typed = builder::Typed<Square, Action>;

/// How far somebody has come on the way to a move.
pub(crate) type TaflBuilder<B> = builder::Builder<Tafl<B>>;

impl<B: Board> TaflBuilder<B> {
    /// Where the picked piece stands.
    pub(crate) fn picked(&self) -> Option<Square> {
        self.chosen.first().copied()
    }

    /// Where the piece on a square may go.
    pub(crate) fn targets(&self, from: Square) -> Vec<Square> {
        moves(self.legal()).filter(|mv| mv.from == from).map(|mv| mv.to).collect()
    }
}

/// The moves among legal actions.
pub(crate) fn moves(legal: &[Action]) -> impl Iterator<Item = Move> {
    legal.iter().filter_map(|action| match action {
        Action::Move(mv) => Some(*mv),
        _ => None,
    })
}

/// What is asked: for a piece, then for where it goes.
pub(crate) fn ask(legal: &[Action], chosen: &[Square]) -> NextStep<Square, Action> {
    let mut picks: Vec<_> = match *chosen {
        [] => moves(legal).map(|mv| mv.from).collect(),
        [from] => moves(legal).filter(|mv| mv.from == from).map(|mv| mv.to).collect(),
        [from, to, ..] => return NextStep::Ready(Action::Move(Move { from, to })),
    };
    picks.dedup();
    NextStep::Choose { picks }
}

/// The square that a cursor is on.
pub(crate) fn square_at<B: Board>(cursor: usize) -> Square {
    let size = B::SIZE as usize;
    let (file, rank) = (cursor % size, cursor / size);
    let square = Square::new(u8::try_from(file).unwrap_or(0), u8::try_from(rank).unwrap_or(0));
    square.unwrap_or_else(|| B::square(B::THRONE.first()))
}

/// The cursor on a square of the board.
pub(crate) fn cursor_on<B: Board>(square: Square) -> Option<usize> {
    B::index(square)?;
    Some(usize::from(square.rank()) * B::SIZE as usize + usize::from(square.file()))
}

/// Captures may be left out, but those that are written must be those that are made.
pub(crate) fn read<B: Board>(line: &str, scene: &Scene<B>) -> Result<Typed, String> {
    let bare: String = line.chars().filter(|letter| !letter.is_whitespace()).collect();
    let Ok(written) = bare.to_lowercase().parse::<WrittenMove>() else {
        // One word without a dash or a number is a command that there is not.
        let is_word = !line.contains(|c: char| c.is_ascii_digit() || c == '-');
        let why = if is_word { "terminal-no-command" } else { "terminal-tafl-not-a-move" };
        return Err(tr!(why, "typed" => quoted(line)));
    };
    let mv = written.mv;
    let Ok(played) = scene.view.position.play(scene.options.rules(), mv) else {
        return Ok(Typed::Whole(Action::Move(mv)));
    };
    if written.captured.is_empty() || played.agrees_with(&written) {
        return Ok(Typed::Whole(Action::Move(mv)));
    }
    let made: Vec<_> = played.captured().collect();
    let right = WrittenMove { mv, captured: made.clone() };
    Err(tr!(
        "terminal-tafl-captures",
        "move" => mv.to_string(), "made" => made.len(), "captured" => squares_list(&made),
        "written" => squares_list(&written.captured), "right" => right.to_string()
    ))
}

/// Says that a square is empty.
pub(crate) fn no_piece(square: Square) -> String {
    tr!("terminal-tafl-no-piece", "square" => square.to_string())
}

/// The text of that name about a piece on a square.
pub(crate) fn about_piece(name: &str, piece: Piece, square: Square) -> String {
    tr!(name, "piece" => piece.key(), "square" => square.to_string())
}
