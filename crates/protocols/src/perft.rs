//! Counting move sequences in a way that can be stopped.

use ardri_tafl::{Board, Leaves, Move, Position, Rules, perft};

/// How many plies are counted at once: some milliseconds.
const AT_ONCE: u32 = 3;
/// More plies than anybody has the time to count.
pub(crate) const FURTHEST: u32 = 30;

/// The sequences of so many moves by their first one, each told when it is counted; none if `stop` said so.
pub(crate) fn count<B: Board>(
    rules: Rules,
    position: &Position<B>,
    depth: u32,
    stop: &dyn Fn() -> bool,
    tell: &mut dyn FnMut(Move, u64),
) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut nodes = 0_u64;
    for mv in first_moves(rules, position) {
        let played = position.play(rules, mv).ok()?;
        let below = match played.ending {
            Some(_) => u64::from(depth == 1),
            None => below(rules, &played.after, depth - 1, stop)?,
        };
        tell(mv, below);
        nodes = nodes.saturating_add(below);
    }
    Some(nodes)
}

/// The moves of a position, which has none if the game is over.
fn first_moves<B: Board>(rules: Rules, position: &Position<B>) -> Vec<Move> {
    if position.standing_ending(rules).is_some() {
        return Vec::new();
    }
    position.moves(rules).collect()
}

fn below<B: Board>(
    rules: Rules,
    position: &Position<B>,
    depth: u32,
    stop: &dyn Fn() -> bool,
) -> Option<u64> {
    if stop() {
        return None;
    }
    if depth <= AT_ONCE {
        return Some(perft(rules, position, depth, Leaves::Bulk));
    }
    let mut nodes = Some(0_u64);
    position.for_each_play(rules, |_, played| {
        if let (Some(sum), None) = (nodes, played.ending) {
            let more = below(rules, &played.after, depth - 1, stop);
            nodes = more.map(|more| sum.saturating_add(more));
        }
    });
    nodes
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use ardri_tafl::{Brandubh, Tablut};

    use super::*;

    fn counted<B: Board>(depth: u32) -> Option<u64> {
        count(Rules::BASIC, &Position::<B>::start(), depth, &|| false, &mut |_, _| ())
    }

    #[test]
    fn it_counts_what_the_rules_count() {
        for depth in 0..=5 {
            let start = Position::<Brandubh>::start();
            let known = perft(Rules::BASIC, &start, depth, Leaves::Bulk);
            assert_eq!(counted::<Brandubh>(depth), Some(known), "{depth}");
        }
        assert_eq!(counted::<Tablut>(3), Some(285_728));
        let over: Position<Brandubh> = "K6/7/7/7/7/7/1t5 a".parse().unwrap();
        assert_eq!(count(Rules::BASIC, &over, 3, &|| false, &mut |_, _| ()), Some(0));
    }

    #[test]
    fn it_stops() {
        let asked = Cell::new(0);
        let stop = || asked.replace(asked.get() + 1) == 7;
        let start = Position::<Tablut>::start();
        assert_eq!(count(Rules::BASIC, &start, FURTHEST, &stop, &mut |_, _| ()), None);
        assert_eq!(asked.get(), 8);
    }
}
