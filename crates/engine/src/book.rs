//! The opening book: good moves from the start of the basic game, with how they fared when the engine
//! played against itself. The example `train` makes it.
//!
//! A line is a position, a colon, and its moves with what each is worth to who makes it in hundredths, how
//! many games it was played in and how many of them were won by it:
//!
//! ```text
//! 3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a: d2-c2 -35 120 47, d1-e1 -41 80 30
//! ```
//!
//! Of positions that are images of each other one is in the book.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use ardri_tafl::{Board, Brandubh, Move, Position, Rules, Symmetry, Tablut};

use crate::score::wins_in_100;

/// A move of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// What it is worth to who makes it, in hundredths.
    pub score: i32,
    /// In how many games it was played.
    pub games: u32,
    /// How many of them were won by who made it.
    pub won: u32,
}

/// A book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book<B: Board> {
    moves: HashMap<Position<B>, Vec<BookMove>>,
}

/// Why a book cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the book {what}")]
pub struct BookError {
    line: usize,
    what: &'static str,
}

/// The largest book that is read.
const MOST_BYTES: usize = 16 << 20;

static BRANDUBH: LazyLock<Book<Brandubh>> =
    LazyLock::new(|| own(include_str!("../books/brandubh.txt")));
static TABLUT: LazyLock<Book<Tablut>> = LazyLock::new(|| own(include_str!("../books/tablut.txt")));

fn own<B: Board>(text: &str) -> Book<B> {
    Book::read(text).expect("a test reads the books of the house")
}

/// The moves of the engine's own book in a position; none behind its end, and none under other rules than
/// the basic ones.
#[must_use]
pub fn book_moves<B: Board>(rules: Rules, position: &Position<B>) -> Vec<BookMove> {
    if rules != Rules::BASIC {
        return Vec::new();
    }
    // The two boards are two types; their positions are known by the same text.
    let text = position.to_string();
    if B::IS_TABLUT {
        text.parse().map(|position| TABLUT.moves(&position)).unwrap_or_default()
    } else {
        text.parse().map(|position| BRANDUBH.moves(&position)).unwrap_or_default()
    }
}

/// One of the moves of the engine's own book, by a number from which chance comes; better ones oftener.
#[must_use]
pub fn book_move<B: Board>(rules: Rules, position: &Position<B>, luck: u64) -> Option<Move> {
    let moves = book_moves(rules, position);
    let best = moves.iter().map(|mv| mv.score).max()?;
    // A move that wins ten games in a hundred less is hardly ever played.
    let weight = |mv: &BookMove| {
        let worse = wins_in_100(best) - wins_in_100(mv.score);
        (100.0 - 10.0 * worse).max(1.0) as u64
    };
    let all = moves.iter().map(weight).sum::<u64>().max(1);
    let mut left = luck % all;
    let chosen = moves.iter().find(|mv| match left.checked_sub(weight(mv)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    })?;
    // Where left and right are the same, each is as good.
    let ways: Vec<_> = [Symmetry::default()].into_iter().chain(position.symmetries()).collect();
    Some(ways[(luck / all) as usize % ways.len()].of_move::<B>(chosen.mv))
}

impl<B: Board> Book<B> {
    /// Adds a move.
    pub fn add(&mut self, position: &Position<B>, found: BookMove) {
        let (canonical, way) = position.canonical();
        let found = BookMove { mv: way.of_move::<B>(found.mv), ..found };
        let moves = self.moves.entry(canonical).or_default();
        moves.retain(|other| other.mv != found.mv);
        moves.push(found);
    }

    /// The moves in a position.
    #[must_use]
    pub fn moves(&self, position: &Position<B>) -> Vec<BookMove> {
        let (canonical, way) = position.canonical();
        let back = way.inverse();
        let moves = self.moves.get(&canonical).map_or(&[] as &[_], Vec::as_slice);
        moves.iter().map(|known| BookMove { mv: back.of_move::<B>(known.mv), ..*known }).collect()
    }

    /// How many positions it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Reads a book.
    ///
    /// # Errors
    /// Says which line is not one of a book.
    pub fn read(text: &str) -> Result<Self, BookError> {
        if text.len() > MOST_BYTES {
            return Err(BookError { line: 1, what: "begins what is too long for a book" });
        }
        let mut book = Self::default();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                book.read_line(line).map_err(|what| BookError { line: number + 1, what })?;
            }
        }
        Ok(book)
    }

    fn read_line(&mut self, line: &str) -> Result<(), &'static str> {
        let (position, moves) = line.split_once(':').ok_or("has no colon behind its position")?;
        let position: Position<B> =
            position.parse().map_err(|_| "has no position of this board")?;
        for text in moves.split(',') {
            let words: Vec<&str> = text.split_whitespace().collect();
            let [mv, score, games, won] = words.as_slice() else {
                return Err("has a move without its three numbers");
            };
            let mv: Move = mv.parse().map_err(|_| "has a move that cannot be read")?;
            position.check_move(Rules::BASIC, mv).map_err(|_| "has a move that is not legal")?;
            let number = "has a number that cannot be read";
            let score = score.parse().map_err(|_| number)?;
            let games = games.parse().map_err(|_| number)?;
            let won = won.parse().map_err(|_| number)?;
            if won > games || !(-30_000..=30_000).contains(&score) {
                return Err("has numbers that cannot be");
            }
            self.add(&position, BookMove { mv, score, games, won });
        }
        Ok(())
    }
}

/// The book as it is read.
impl<B: Board> fmt::Display for Book<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut positions: Vec<_> = self.moves.iter().collect();
        positions.sort_by_key(|(position, _)| **position);
        for (position, moves) in positions {
            let moves: Vec<_> = moves
                .iter()
                .map(|BookMove { mv, score, games, won }| format!("{mv} {score} {games} {won}"))
                .collect();
            writeln!(f, "{position}: {}", moves.join(", "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use super::*;

    fn own_book<B: Board>() {
        let start = Position::<B>::start();
        let moves = book_moves(Rules::BASIC, &start);
        assert!(!moves.is_empty());
        let of_luck = |luck: u64| book_move(Rules::BASIC, &start, luck).unwrap();
        let chosen: std::collections::HashSet<_> = (0..10_000).map(of_luck).collect();
        // Each of them is played, to all sides.
        assert!(chosen.len() >= 4 * moves.len(), "{chosen:?}");
        // Its moves are known to all images of a position.
        let played = start.play(Rules::BASIC, moves[0].mv).unwrap().after;
        let replies = book_moves(Rules::BASIC, &played);
        assert!(!replies.is_empty());
        for way in Symmetry::ALL {
            for reply in book_moves(Rules::BASIC, &played.turned(way)) {
                played.turned(way).check_move(Rules::BASIC, reply.mv).unwrap();
            }
        }
        assert!(book_moves(Rules::BASIC.with(ardri_tafl::Rule::StrongKing), &start).is_empty());
    }

    #[test]
    fn the_books_of_the_house_are_read_and_have_choices() {
        own_book::<Brandubh>();
        own_book::<Tablut>();
    }

    #[test]
    fn what_is_written_is_read() {
        let book = &*BRANDUBH;
        assert_eq!(Book::read(&book.to_string()).as_ref(), Ok(book));
    }

    #[test]
    fn a_damaged_book_is_refused_with_a_sentence() {
        let start = Position::<Brandubh>::start();
        for (text, sentence) in [
            (format!("{start} d2-c2 1 1 1"), "has no colon behind its position"),
            ("# ours\n3t3 a: d2-c2 1 1 1".into(), "has no position of this board"),
            (format!("{start}: d2-c2 1 1"), "has a move without its three numbers"),
            (format!("{start}: d2c2 1 1 1"), "has a move that cannot be read"),
            (format!("{start}: d2-a1 1 1 1"), "has a move that is not legal"),
            (format!("{start}: d2-c2 one 1 1"), "has a number that cannot be read"),
            (format!("{start}: d2-c2 1 1 2"), "has numbers that cannot be"),
        ] {
            let error = Book::<Brandubh>::read(&text).unwrap_err().to_string();
            assert!(error.ends_with(sentence), "{text}: {error}");
        }
    }
}
