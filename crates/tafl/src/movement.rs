//! How pieces move: any distance along a row or column, over empty squares.

use ardri_core::Message;

use crate::board::Board;
use crate::position::Position;
use crate::rules::{Rule, RuleBook};
use crate::side::{Piece, Side};
use crate::square::{Move, Square};
use crate::word::Word;

/// The squares that pieces slide over to the east: a carry runs through the empty squares.
#[inline(always)]
pub(crate) fn east<W: Word>(pieces: W, empty: W) -> W {
    empty & !empty.plus((pieces << 1) & empty)
}

/// The squares that pieces slide over when each step is a shift to the left by `step`.
#[inline(always)]
pub(crate) fn up<B: Board>(pieces: B::Word, empty: B::Word, step: u32) -> B::Word {
    let mut reached = pieces;
    let mut open = empty;
    reached |= open & (reached << step);
    open &= open << step;
    reached |= open & (reached << (2 * step));
    open &= open << (2 * step);
    reached |= open & (reached << (4 * step));
    if B::SIZE > 8 {
        open &= open << (4 * step);
        reached |= open & (reached << (8 * step));
    }
    reached & empty
}

/// The squares that pieces slide over when each step is a shift to the right by `step`.
#[inline(always)]
pub(crate) fn down<B: Board>(pieces: B::Word, empty: B::Word, step: u32) -> B::Word {
    let mut reached = pieces;
    let mut open = empty;
    reached |= open & (reached >> step);
    open &= open >> step;
    reached |= open & (reached >> (2 * step));
    open &= open >> (2 * step);
    reached |= open & (reached >> (4 * step));
    if B::SIZE > 8 {
        open &= open >> (4 * step);
        reached |= open & (reached >> (8 * step));
    }
    reached & empty
}

/// The squares that pieces slide over, by direction: east, west, north, south. In one direction a
/// square is reached by one piece at most.
#[inline(always)]
pub(crate) fn slides<B: Board>(pieces: B::Word, empty: B::Word) -> [B::Word; 4] {
    [
        east(pieces, empty),
        down::<B>(pieces, empty, 1),
        up::<B>(pieces, empty, B::STRIDE),
        down::<B>(pieces, empty, B::STRIDE),
    ]
}

/// The squares that one piece slides over in any direction: up to the first obstacle above it and
/// from the last one below it, on its rank (where the spare column is an obstacle) and its file.
#[inline(always)]
pub(crate) fn reach<B: Board>(piece: B::Word, empty: B::Word) -> B::Word {
    let taken = !empty;
    let below = piece.minus(B::Word::bit(0));
    let file = B::FILE_OF[(piece.first() & 127) as usize];
    // Taking the next square away from the obstacles borrows from the first one above.
    let ahead = |obstacles: B::Word| obstacles ^ obstacles.minus(piece << 1);
    let behind = |obstacles: B::Word| piece.minus((obstacles & below).above_highest());
    let rank = ahead(taken) | behind(taken);
    let along = (ahead(taken & file) | behind(taken & file)) & file;
    (rank | along) & empty
}

/// The squares where the King may end a move.
#[inline(always)]
pub(crate) fn open_to_king<B: Board, R: RuleBook>(rules: R) -> B::Word {
    if rules.has(Rule::KingReturns) { B::ALL } else { B::ALL & !B::THRONE }
}

/// The squares where the piece that stands alone in `piece` may end its move.
#[inline(always)]
pub(crate) fn targets<B: Board, R: RuleBook>(
    rules: R,
    position: &Position<B>,
    piece: B::Word,
) -> B::Word {
    let open = if piece == position.king { open_to_king::<B, R>(rules) } else { B::open_to_all() };
    reach::<B>(piece, position.empty()) & open
}

impl<B: Board> Position<B> {
    /// Every move that the pieces of the side to move can make, by the square they leave and then
    /// the square they go to, both in the order a1, b1, … a2. Whether the game is over is not asked.
    pub fn moves<R: RuleBook>(&self, rules: R) -> impl Iterator<Item = Move> + use<B, R> {
        let mut moves = Vec::with_capacity(64);
        self.for_each_move(rules, |mv| moves.push(mv));
        moves.into_iter()
    }

    /// [`moves`](Self::moves) without a list: plain loops are several times as fast as iterators
    /// within iterators.
    #[inline]
    pub fn for_each_move<R: RuleBook>(&self, rules: R, mut visit: impl FnMut(Move)) {
        for from in self.pieces(self.to_move).singles() {
            let targets = targets(rules, self, from);
            let from = B::square(from.first());
            for to in targets.indices() {
                visit(Move { from, to: B::square(to) });
            }
        }
    }

    /// The squares where the King could end a move that begins on any square of `from`, with all
    /// others where they stand; those of `from` are not among them.
    #[must_use]
    pub fn king_strides<R: RuleBook>(&self, rules: R, from: B::Word) -> B::Word {
        let empty = self.empty() | self.king;
        // Several squares of one line may be in the set, where the carry of `east` would fail.
        let rank = up::<B>(from, empty, 1) | down::<B>(from, empty, 1);
        let file = up::<B>(from, empty, B::STRIDE) | down::<B>(from, empty, B::STRIDE);
        (rank | file) & open_to_king::<B, R>(rules) & !from
    }

    /// Whether the side to move has a move.
    pub fn can_move<R: RuleBook>(&self, rules: R) -> bool {
        let empty = self.empty();
        let any = |pieces, open| slides::<B>(pieces, empty).iter().any(|set| set.meets(open));
        match self.to_move {
            Side::Vikings => any(self.vikings, B::open_to_all()),
            Side::Celts => {
                any(self.guards, B::open_to_all()) || any(self.king, open_to_king::<B, R>(rules))
            }
        }
    }

    /// Whether the side to move can make this move.
    ///
    /// # Errors
    /// Says why it cannot.
    pub fn check_move<R: RuleBook>(&self, rules: R, mv: Move) -> Result<(), MoveError> {
        let (Some(from), Some(to)) = (B::index(mv.from), B::index(mv.to)) else {
            return Err(MoveError::OffBoard { mv, size: B::SIZE });
        };
        let piece = self.piece(mv.from).ok_or(MoveError::NoPiece(mv.from))?;
        if piece.side() != self.to_move {
            return Err(MoveError::NotYours { square: mv.from, piece });
        }
        if targets(rules, self, B::Word::bit(from)).meets(B::Word::bit(to)) {
            return Ok(());
        }
        Err(self.why_not(mv, piece))
    }

    /// The reason why a piece of the side to move cannot make a move on the board.
    fn why_not(&self, mv: Move, piece: Piece) -> MoveError {
        let Move { from, to } = mv;
        let (files, ranks) = (to.file().abs_diff(from.file()), to.rank().abs_diff(from.rank()));
        if files == 0 && ranks == 0 {
            return MoveError::NoDistance(from);
        }
        if files != 0 && ranks != 0 {
            return MoveError::NotStraight(mv);
        }
        let step = |from: u8, to: u8, i: u8| if to < from { from - i } else { from + i };
        let along = |i: u8| {
            Square::at(
                if files == 0 { from.file() } else { step(from.file(), to.file(), i) },
                if ranks == 0 { from.rank() } else { step(from.rank(), to.rank(), i) },
            )
        };
        let path = (1..=files.max(ranks)).map(along);
        for square in path {
            if let Some(blocker) = self.piece(square) {
                return MoveError::Blocked { mv, square, piece: blocker };
            }
        }
        if piece == Piece::King {
            MoveError::NoReturn(to)
        } else {
            MoveError::KingsOnly { square: to, piece }
        }
    }
}

/// Why a move cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// A square that the board does not have.
    #[error("{mv} leaves the board, which has {size} rows and columns")]
    OffBoard {
        /// The move.
        mv: Move,
        /// The size of the board.
        size: u32,
    },
    /// Nothing stands there.
    #[error("no piece stands on {0}")]
    NoPiece(Square),
    /// The piece belongs to the other side.
    #[error("the {piece} on {square} belongs to the other side")]
    NotYours {
        /// Where it stands.
        square: Square,
        /// What it is.
        piece: Piece,
    },
    /// The move ends where it began.
    #[error("the piece on {0} has to move to another square")]
    NoDistance(Square),
    /// The squares are not in one line.
    #[error("{mv} is not straight: pieces move along a row or column", mv = .0)]
    NotStraight(Move),
    /// Something stands in the way.
    #[error("a {piece} on {square} is in the way of {mv}")]
    Blocked {
        /// The move.
        mv: Move,
        /// The first occupied square on the way.
        square: Square,
        /// What stands there.
        piece: Piece,
    },
    /// Only the King may end a move there.
    #[error("only the King may stand on {square}; a {piece} may not")]
    KingsOnly {
        /// The throne or a corner.
        square: Square,
        /// What wanted to go there.
        piece: Piece,
    },
    /// The King has left the throne for good.
    #[error("the King may not return to the throne on {0}")]
    NoReturn(Square),
}

impl MoveError {
    /// What it says to a player; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let square = |name, square: &Square| Message::new(name).with("square", square.to_string());
        match self {
            Self::OffBoard { mv, size } => Message::new("refused-tafl-off-board")
                .with("move", mv.to_string())
                .with("size", *size),
            Self::NoPiece(from) => square("refused-tafl-no-piece", from),
            Self::NotYours { square: from, piece } => {
                square("refused-tafl-not-yours", from).with("piece", piece.key())
            }
            Self::NoDistance(from) => square("refused-tafl-no-distance", from),
            Self::NotStraight(mv) => {
                Message::new("refused-tafl-not-straight").with("move", mv.to_string())
            }
            Self::Blocked { mv, square: at, piece } => square("refused-tafl-blocked", at)
                .with("move", mv.to_string())
                .with("piece", piece.key()),
            Self::KingsOnly { square: at, piece } => {
                square("refused-tafl-kings-only", at).with("piece", piece.key())
            }
            Self::NoReturn(at) => square("refused-tafl-no-return", at),
        }
    }

    /// Where the rule stands that forbids it: a mark in `docs/tafl.md`.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::OffBoard { .. } => "tafl#squares",
            Self::NoPiece(_) | Self::NotYours { .. } => "tafl#turns",
            Self::NoDistance(_) | Self::NotStraight(_) => "tafl#straight",
            Self::Blocked { .. } => "tafl#no-jumping",
            // A throne lies in the middle of its board, a corner on the outermost rank.
            Self::KingsOnly { square, .. } if matches!(square.rank(), 3 | 4) => "tafl#throne-empty",
            Self::KingsOnly { .. } => "tafl#corners",
            Self::NoReturn(_) => "tafl#throne-empty",
        }
    }
}
