//! Pieces on a board, whether or not a game could come to it; and the text form of positions.

use std::fmt;
use std::str::FromStr;

use ardri_core::Message;

use crate::board::Board;
use crate::side::{Piece, Side};
use crate::square::Square;

/// Any arrangement of pieces. A [`Position`](crate::Position) is one that can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup<B: Board> {
    /// For each rank from the first up, the piece in each file.
    squares: [[Option<Piece>; 9]; 9],
    /// Whose move it is.
    pub to_move: Side,
    board: std::marker::PhantomData<B>,
}

impl<B: Board> Setup<B> {
    /// The empty board.
    #[must_use]
    pub fn empty(to_move: Side) -> Self {
        Self { squares: [[None; 9]; 9], to_move, board: std::marker::PhantomData }
    }

    /// What stands on a square; nothing stands off the board.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.squares[usize::from(square.rank())][usize::from(square.file())]
    }

    /// Puts a piece on a square, or clears it. Off the board it does nothing.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        if B::index(square).is_some() {
            self.squares[usize::from(square.rank())][usize::from(square.file())] = piece;
        }
    }

    /// All squares of the board, from `a1` on.
    pub fn squares() -> impl Iterator<Item = Square> {
        let size = B::SIZE as u8;
        (0..size).flat_map(move |rank| (0..size).map(move |file| Square::at(file, rank)))
    }

    /// The rows with `/` between them, from the top rank down.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        self.text().split('/').map(Into::into).collect()
    }

    /// The rows from the top rank down, with `/` between them.
    fn text(&self) -> String {
        let mut text = String::with_capacity(64);
        for row in self.squares[..B::SIZE as usize].iter().rev() {
            if !text.is_empty() {
                text.push('/');
            }
            let mut empty = 0;
            for piece in &row[..B::SIZE as usize] {
                let Some(piece) = piece else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push(char::from(b'0' + empty));
                    empty = 0;
                }
                text.push(piece.letter());
            }
            if empty > 0 {
                text.push(char::from(b'0' + empty));
            }
        }
        text
    }

    /// Reads rows from the top rank down, without the side to move.
    ///
    /// # Errors
    /// Says which row is wrong and why.
    pub fn from_rows(rows: &str, to_move: Side) -> Result<Self, SetupError> {
        let mut setup = Self::empty(to_move);
        let rows: Vec<_> = rows.split('/').collect();
        if rows.len() != B::SIZE as usize {
            return Err(SetupError::Rows { found: rows.len(), expected: B::SIZE });
        }
        for (rank, row) in (1..=B::SIZE).rev().zip(rows) {
            let mut file = 0;
            for letter in row.chars() {
                let piece = match letter {
                    '1'..='9' => {
                        file += letter as u32 - '0' as u32;
                        continue;
                    }
                    't' => Piece::Viking,
                    'T' => Piece::Celt,
                    'K' => Piece::King,
                    other => return Err(SetupError::Letter { rank, letter: other }),
                };
                if file < B::SIZE {
                    setup.put(Square::at(file as u8, rank as u8 - 1), Some(piece));
                }
                file = file.saturating_add(1);
            }
            if file != B::SIZE {
                return Err(SetupError::Row { rank, found: file, expected: B::SIZE });
            }
        }
        Ok(setup)
    }
}

impl<B: Board> fmt::Display for Setup<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.to_move {
            Side::Vikings => 'a',
            Side::Celts => 'd',
        };
        let mut text = self.text();
        text.extend([' ', side]);
        f.write_str(&text)
    }
}

impl<B: Board> FromStr for Setup<B> {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut parts = text.split_whitespace();
        let rows = parts.next().unwrap_or("");
        let to_move = match (parts.next(), parts.next()) {
            (Some("a"), None) => Side::Vikings,
            (Some("d"), None) => Side::Celts,
            _ => return Err(SetupError::ToMove),
        };
        Self::from_rows(rows, to_move)
    }
}

/// Why text is not an arrangement of pieces, or why pieces cannot stand like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many rows.
    #[error("a position has {expected} rows with / between them, not {found}")]
    Rows {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: u32,
    },
    /// A row with too few or too many squares.
    #[error("row {rank} has {found} squares instead of {expected}")]
    Row {
        /// The rank, counted from 1.
        rank: u32,
        /// How many squares it has.
        found: u32,
        /// How many it should have.
        expected: u32,
    },
    /// A letter that is no piece.
    #[error("row {rank} holds {letter:?}; pieces are t (Viking), T (Celt) and K (King)")]
    Letter {
        /// The rank, counted from 1.
        rank: u32,
        /// The letter.
        letter: char,
    },
    /// The side to move is missing or unknown.
    #[error("after the rows, a position ends in “ a” (the Vikings move) or “ d” (the Celts move)")]
    ToMove,
    /// There is not exactly one King.
    #[error("a position has one King, not {0}")]
    Kings(u32),
    /// More pieces than the game has.
    #[error("there are {found} {piece}s; {game} has {most}")]
    TooMany {
        /// The kind of piece.
        piece: Piece,
        /// How many there are.
        found: u32,
        /// How many the game has.
        most: u32,
        /// The game.
        game: &'static str,
    },
    /// A piece where only the King may be.
    #[error("a {piece} stands on {square}, where only the King may be")]
    Forbidden {
        /// The kind of piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
}

impl SetupError {
    /// What it says to a player; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Rows { found, expected } => {
                Message::new("refused-tafl-rows").with("found", *found).with("expected", *expected)
            }
            Self::Row { rank, found, expected } => Message::new("refused-tafl-row")
                .with("rank", *rank)
                .with("found", *found)
                .with("expected", *expected),
            Self::Letter { rank, letter } => Message::new("refused-tafl-letter")
                .with("rank", *rank)
                .with("letter", letter.to_string()),
            Self::ToMove => Message::new("refused-tafl-to-move"),
            Self::Kings(count) => Message::new("refused-tafl-kings").with("count", *count),
            Self::TooMany { piece, found, most, game } => Message::new("refused-tafl-too-many")
                .with("piece", piece.key())
                .with("found", *found)
                .with("most", *most)
                .with("game", *game),
            Self::Forbidden { piece, square } => Message::new("refused-tafl-forbidden")
                .with("piece", piece.key())
                .with("square", square.to_string()),
        }
    }
}
