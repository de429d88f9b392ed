//! The way to a move: a piece is picked on the board, then where it goes; or the move is typed.

use std::marker::PhantomData;

use ardri_tafl::{Action, Board, Move, Piece, Square, Tafl, View, Word, WrittenMove};

use super::words::{Scene, squares_list};
use crate::i18n::tr;
use crate::play::builder::{self, ActionBuilder, Steps};
use crate::play::text::quoted;

type Typed = builder::Typed<Square, Action>;
type Pointed = builder::Pointed<Square, Action>;

/// How far somebody has come on the way to a move.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct TaflBuilder<B: Board> {
    steps: Steps<Action, Square>,
    board: PhantomData<B>,
}

impl<B: Board> TaflBuilder<B> {
    /// Where the picked piece stands.
    pub(crate) fn picked(&self) -> Option<Square> {
        self.steps.chosen.first().copied()
    }

    /// The legal moves.
    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> {
        self.steps.legal.iter().filter_map(|action| match action {
            Action::Move(mv) => Some(*mv),
            _ => None,
        })
    }

    /// Where the piece on a square may go.
    pub(crate) fn targets(&self, from: Square) -> Vec<Square> {
        self.moves().filter(|mv| mv.from == from).map(|mv| mv.to).collect()
    }
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

impl<B: Board> ActionBuilder<Tafl<B>> for TaflBuilder<B> {
    type Pick = Square;

    fn new(legal: Vec<Action>, _view: &View<B>) -> Self {
        Self { steps: Steps::new(legal), board: PhantomData }
    }

    fn steps(&self) -> &Steps<Action, Square> {
        &self.steps
    }

    fn steps_mut(&mut self) -> &mut Steps<Action, Square> {
        &mut self.steps
    }

    fn picks(&self) -> Vec<Square> {
        match self.steps.chosen.as_slice() {
            [] => {
                let mut from: Vec<_> = self.moves().map(|mv| mv.from).collect();
                from.dedup();
                from
            }
            [from] => self.targets(*from),
            _ => Vec::new(),
        }
    }

    fn ready(&self) -> Option<Action> {
        match *self.steps.chosen.as_slice() {
            [from, to] => Some(Action::Move(Move { from, to })),
            _ => None,
        }
    }

    fn lead_to(&mut self, action: &Action) {
        if let Action::Move(mv) = action {
            self.steps.chosen = vec![mv.from, mv.to];
        }
    }

    /// Captures may be left out, but those that are written must be those that are made.
    fn read(&self, line: &str, scene: &Scene<B>) -> Result<Typed, String> {
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

    fn start() -> usize {
        cursor_on::<B>(B::square(B::THRONE.first())).unwrap_or(0)
    }

    fn cursor_at(action: &Action) -> Option<usize> {
        match action {
            Action::Move(mv) => cursor_on::<B>(mv.to),
            _ => None,
        }
    }

    /// The cursor stays on the board.
    fn go(&self, cursor: usize, (right, down): (i32, i32), turned: bool) -> Option<usize> {
        let (right, up) = if turned { (-right, down) } else { (right, -down) };
        let moved = |at: u8, by: i32| {
            let by = i8::try_from(by.clamp(-1, 1)).unwrap_or(0);
            at.saturating_add_signed(by).min(B::SIZE as u8 - 1)
        };
        let at = square_at::<B>(cursor);
        cursor_on::<B>(Square::new(moved(at.file(), right), moved(at.rank(), up))?)
    }

    /// A piece of one's own is picked, or put back; anything else is where the picked one goes.
    fn point(&mut self, cursor: usize, scene: &Scene<B>) -> Result<Pointed, String> {
        let (square, position) = (square_at::<B>(cursor), &scene.view.position);
        match (self.picked(), position.piece(square)) {
            (Some(from), _) if from == square => self.steps.chosen.clear(),
            (_, Some(piece)) if piece.side() == position.to_move() => {
                self.steps.chosen.clear();
                if self.targets(square).is_empty() {
                    return Err(about_piece("terminal-tafl-stuck", piece, square));
                }
                self.steps.chosen.push(square);
            }
            (Some(from), _) => {
                return Ok(Pointed::Whole(Action::Move(Move { from, to: square })));
            }
            (None, Some(piece)) => {
                return Err(about_piece("terminal-tafl-not-yours", piece, square));
            }
            (None, None) => return Err(no_piece(square)),
        }
        Ok(Pointed::Done)
    }
}

/// Says that a square is empty.
pub(crate) fn no_piece(square: Square) -> String {
    tr!("terminal-tafl-no-piece", "square" => square.to_string())
}

/// The text of that name about a piece on a square.
pub(crate) fn about_piece(name: &str, piece: Piece, square: Square) -> String {
    tr!(name, "piece" => piece.key(), "square" => square.to_string())
}
