//! What somebody of a leaning likes in tafl: the hunter captures, the keeper of the ring keeps together, the trader
//! offers piece for piece, and the runner goes far, above all with the King.

use ardri_tafl::{Board, Move, Rules, Side, Square, View};

use crate::persona::Leaning;

/// The name of the text about it.
pub(super) fn called(leaning: Leaning) -> &'static str {
    match leaning {
        Leaning::Builder => "server-leaning-tafl-keeper",
        Leaning::Raider => "server-leaning-tafl-hunter",
        Leaning::Matchmaker => "server-leaning-tafl-trader",
        Leaning::Gambler => "server-leaning-tafl-runner",
    }
}

/// How much somebody of that leaning likes a move.
pub(super) fn liking<B: Board>(leaning: Leaning, view: &View<B>, rules: Rules, mv: Move) -> f64 {
    let position = &view.position;
    let side = position.to_move();
    let beside = |side: Side| f64::from(count_beside::<B>(position.pieces(side), mv));
    match leaning {
        Leaning::Raider => {
            position.play(rules, mv).map_or(0.0, |played| played.captured().count() as f64)
        }
        Leaning::Builder => beside(side),
        Leaning::Matchmaker => beside(!side),
        Leaning::Gambler => {
            let far = mv.from.file().abs_diff(mv.to.file()) + mv.from.rank().abs_diff(mv.to.rank());
            let by_king = side == Side::Celts && mv.from == position.king();
            f64::from(far) + if by_king { f64::from(B::SIZE) } else { 0.0 }
        }
    }
}

/// How many of these pieces stand beside where a move ends.
fn count_beside<B: Board>(pieces: B::Word, mv: Move) -> u32 {
    let beside = |square: &Square| {
        let distance = square.file().abs_diff(mv.to.file()) + square.rank().abs_diff(mv.to.rank());
        distance == 1 && *square != mv.from
    };
    B::squares(pieces).filter(beside).count() as u32
}
