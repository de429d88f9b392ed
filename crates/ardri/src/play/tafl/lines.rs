//! The board as text.

use ardri_tafl::{Board, Piece, Position, Square, Word};

/// A position as text, with its coordinates on all sides.
pub(crate) fn drawn<B: Board>(position: &Position<B>, flipped: bool) -> Vec<String> {
    let size = B::SIZE as u8;
    let order = |reverse: bool| -> Vec<u8> {
        if reverse { (0..size).rev().collect() } else { (0..size).collect() }
    };
    let files = order(flipped);
    let names: Vec<_> = files.iter().map(|file| char::from(b'a' + file).to_string()).collect();
    let names = format!("  {}", names.join(" "));
    let mut lines = vec![names.clone()];
    for rank in order(!flipped) {
        let squares = files.iter().filter_map(|file| Square::new(*file, rank));
        let row: Vec<_> = squares.map(|square| mark(position, square).to_string()).collect();
        lines.push(format!("{} {} {}", rank + 1, row.join(" "), rank + 1));
    }
    lines.push(names);
    lines
}

fn mark<B: Board>(position: &Position<B>, square: Square) -> char {
    match position.piece(square) {
        Some(piece) => letter(piece),
        None if is_among::<B>(B::THRONE, square) => '+',
        None if is_among::<B>(B::CORNERS, square) => '#',
        None => '.',
    }
}

/// The letter of a piece on the boards of the terminal.
pub(crate) fn letter(piece: Piece) -> char {
    match piece {
        Piece::Viking => 'V',
        Piece::Celt => 'C',
        Piece::King => 'K',
    }
}

/// Whether the square belongs to a set of squares.
pub(crate) fn is_among<B: Board>(set: B::Word, square: Square) -> bool {
    B::index(square).is_some_and(|index| set.meets(B::Word::bit(index)))
}
