//! What a position is worth as it stands, when the search goes no further.

use ardri_tafl::{Board, Position, RuleBook, Side, Word};

use crate::score::Score;

/// The weights, in hundredths of a Viking.
mod weight {
    pub const VIKING: i32 = 100;
    /// The Celts have half as many pieces as the Vikings.
    pub const GUARD: i32 = 190;
    /// A square on which the King could escape by his next move: the Vikings must stop him.
    pub const OPEN_WAY: i32 = 160;
    /// Two such squares: they cannot stop him on both, mostly.
    pub const TWO_WAYS: i32 = 900;
    /// A square on which he could escape by the move after the next, for the first few of them.
    pub const FAR_WAY: i32 = 14;
    pub const FAR_WAYS: u32 = 8;
    /// A square that the King can go to.
    pub const STRIDE: i32 = 4;
    /// A Viking beside the King.
    pub const BESIDE: i32 = 22;
    /// A Viking on a square diagonal to a corner, which alone guards two ways into it.
    pub const SENTRY: i32 = 18;
}

/// The worth of a position to the side that is to move; the game is not over, and cannot be won at once.
pub(crate) fn evaluate<B: Board, R: RuleBook>(rules: R, position: &Position<B>) -> i32 {
    let escapes = Position::<B>::escapes(rules);
    let king = position.king_alone();
    let strides = position.king_strides(rules, king);
    let ways = (strides & escapes).count();
    let vikings = position.pieces(Side::Vikings);
    let far = position.king_strides(rules, strides) & escapes;
    let beside = (king << 1) | (king >> 1) | (king << B::STRIDE) | (king >> B::STRIDE);
    let count = |set: B::Word| set.count() as i32;

    let mut celts = weight::GUARD * position.guards() as i32;
    celts += match ways {
        0 => 0,
        1 => weight::OPEN_WAY,
        _ => weight::TWO_WAYS,
    };
    celts += weight::FAR_WAY * far.count().min(weight::FAR_WAYS) as i32;
    celts += weight::STRIDE * count(strides);
    let mut against = weight::VIKING * count(vikings);
    against += weight::BESIDE * count(vikings & beside);
    if escapes == B::CORNERS {
        against += weight::SENTRY * count(vikings & sentries::<B>());
    }
    let worth = match position.to_move() {
        Side::Celts => celts - against,
        Side::Vikings => against - celts,
    };
    worth.clamp(-Score::JUDGED, Score::JUDGED)
}

/// The four squares that are diagonal to the corners.
fn sentries<B: Board>() -> B::Word {
    let (low, high) = (1, B::SIZE - 2);
    let bit = |file: u32, rank: u32| B::Word::bit(rank * B::STRIDE + file);
    bit(low, low) | bit(high, low) | bit(low, high) | bit(high, high)
}
