//! Positions to look into: random games, and games of players who see a little.

use ardri_core::below;
use ardri_tafl::{Board, Position, Rules};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::naive::after;

/// A random move in a game that goes on behind it. Who is `careful` leaves no win at once to the other, if
/// that can be helped. Nothing where every move ends the game.
pub fn random_move<B: Board>(
    rules: Rules,
    position: &Position<B>,
    careful: bool,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Position<B>> {
    let mut next = after(rules, position, &[]).on;
    let any = *next.get(below(rng, next.len().max(1) as u32) as usize)?;
    if !careful {
        return Some(any);
    }
    while !next.is_empty() {
        let chosen = next.swap_remove(below(rng, next.len() as u32) as usize);
        if !after(rules, &chosen, &[]).wins {
            return Some(chosen);
        }
    }
    Some(any)
}

/// The eight pictures of a position: turned and mirrored.
pub fn images<B: Board>(position: &Position<B>) -> Vec<Position<B>> {
    let text = position.to_string();
    let Some((rows, side)) = text.split_once(' ') else { return Vec::new() };
    let mut board: Vec<Vec<char>> = rows.split('/').map(unrolled).collect();
    let mut images = Vec::new();
    for turn in 0..8 {
        // Turned by a quarter: the rows become columns. Half-way it is mirrored besides.
        let size = board.len();
        board = (0..size).map(|x| (0..size).map(|y| board[size - 1 - y][x]).collect()).collect();
        if turn == 4 {
            board.reverse();
        }
        let rows: Vec<String> = board.iter().map(|row| row.iter().collect()).collect();
        images.extend(format!("{} {side}", rows.join("/")).parse::<Position<B>>());
    }
    images
}

/// A row with a `1` for each empty square.
fn unrolled(row: &str) -> Vec<char> {
    let squares = row.chars().flat_map(|c| match c.to_digit(10) {
        Some(empty) => vec!['1'; empty as usize],
        None => vec![c],
    });
    squares.collect()
}
