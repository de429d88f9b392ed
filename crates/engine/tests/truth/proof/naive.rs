//! A search that looks at every move and remembers nothing, by the rules of `ardri_tafl` alone.

use ardri_tafl::{Board, Position, Rules};

/// What comes after the moves of the side to move.
pub struct After<B: Board> {
    /// One of the moves wins at once.
    pub wins: bool,
    /// The positions after all others. A move that brings about a position for the third time has lost, and
    /// is not among them.
    pub on: Vec<Position<B>>,
}

/// Makes every move. `stood_twice` are the positions that lose for whoever brings them about once more.
pub fn after<B: Board>(
    rules: Rules,
    position: &Position<B>,
    stood_twice: &[Position<B>],
) -> After<B> {
    let mut after = After { wins: false, on: Vec::new() };
    position.for_each_play(rules, |_, played| {
        if played.ending.is_some() {
            after.wins = true;
        } else if !played.captures() && stood_twice.contains(&played.after) {
        } else if !played.after.can_move(rules) {
            after.wins = true;
        } else {
            after.on.push(played.after);
        }
    });
    after
}

/// Whether the side to move can force a win within so many plies.
pub fn wins<B: Board>(
    rules: Rules,
    position: &Position<B>,
    stood_twice: &[Position<B>],
    plies: u32,
) -> bool {
    let after = after(rules, position, stood_twice);
    plies > 0
        && (after.wins
            || plies > 1
                && after.on.iter().any(|after| loses(rules, after, stood_twice, plies - 1)))
}

/// Whether the side to move loses within so many plies whatever it does.
pub fn loses<B: Board>(
    rules: Rules,
    position: &Position<B>,
    stood_twice: &[Position<B>],
    plies: u32,
) -> bool {
    let after = after(rules, position, stood_twice);
    !after.wins
        && (after.on.is_empty()
            || plies > 1 && after.on.iter().all(|after| wins(rules, after, stood_twice, plies - 1)))
}
