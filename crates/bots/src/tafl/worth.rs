//! What a position is worth when the search goes no further.

use ardri_tafl::{Board, Position, RuleBook, Side, Word};

/// The worth of a won game. Wins are worth less by the moves that they take, so that the quickest
/// is chosen and a loss is put off.
pub(crate) const WIN: i32 = 1_000_000;

/// The weights, in hundredths of a Viking.
mod weight {
    /// A Viking.
    pub const VIKING: i32 = 100;
    /// A guard: the Celts have half as many pieces as the Vikings.
    pub const GUARD: i32 = 190;
    /// One square on which the King could escape by his next move: the Vikings must stop him.
    pub const OPEN_WAY: i32 = 160;
    /// Two such squares: they cannot stop him on both, mostly.
    pub const TWO_WAYS: i32 = 900;
    /// A square on which he could escape by the move after the next, for the first few of them.
    pub const FAR_WAY: i32 = 14;
    /// How many of these count.
    pub const FAR_WAYS: u32 = 8;
    /// A square that the King can go to.
    pub const STRIDE: i32 = 4;
    /// A Viking beside the King.
    pub const BESIDE: i32 = 22;
    /// A Viking on a square diagonal to a corner, which alone guards two ways into it.
    pub const SENTRY: i32 = 18;
}

/// The worth of a position to the side that is to move, judged as it stands.
pub(crate) fn worth<B: Board, R: RuleBook>(rules: R, position: &Position<B>, ply: i32) -> i32 {
    let escapes = Position::<B>::escapes(rules);
    let king = position.king_alone();
    let strides = position.king_strides(rules, king);
    let ways = (strides & escapes).count();
    let celts_move = position.to_move() == Side::Celts;
    if celts_move && ways > 0 {
        return WIN - ply - 1;
    }
    if !position.can_move(rules) {
        return ply - WIN;
    }
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
    let mut vikings_worth = weight::VIKING * count(vikings);
    vikings_worth += weight::BESIDE * count(vikings & beside);
    if escapes == B::CORNERS {
        vikings_worth += weight::SENTRY * count(vikings & sentries::<B>());
    }
    if celts_move { celts - vikings_worth } else { vikings_worth - celts }
}

/// The four squares that are diagonal to the corners.
fn sentries<B: Board>() -> B::Word {
    let (low, high) = (1, B::SIZE - 2);
    let bit = |file: u32, rank: u32| B::Word::bit(rank * B::STRIDE + file);
    bit(low, low) | bit(high, low) | bit(low, high) | bit(high, high)
}

#[cfg(test)]
mod tests {
    use ardri_tafl::{Brandubh, Rules, Tablut};

    use super::*;

    fn of<B: Board>(text: &str) -> i32 {
        worth(Rules::BASIC, &text.parse::<Position<B>>().unwrap(), 0)
    }

    #[test]
    fn a_king_with_an_open_way_has_won_if_it_is_his_move() {
        assert_eq!(of::<Brandubh>("3K3/7/7/2t4/7/7/3t3 d"), WIN - 1);
        assert!(of::<Brandubh>("3K3/7/7/2t4/7/7/3t3 a") < -weight::TWO_WAYS / 2);
        assert_eq!(of::<Tablut>("9/9/9/9/9/2K6/9/9/4t4 d"), WIN - 1);
    }

    #[test]
    fn a_side_without_a_move_has_lost() {
        assert_eq!(of::<Brandubh>("7/7/3t3/2tKt2/3t3/7/7 d"), -WIN);
    }

    #[test]
    fn pieces_count_for_their_side() {
        let (even, fewer) = ("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "7/3t3/3T3/ttTKTtt/3T3/3t3/3t3");
        let worth_of = |text: &str, side: char| of::<Brandubh>(&format!("{text} {side}"));
        assert_eq!(worth_of(even, 'a'), -worth_of(even, 'd'));
        assert!(worth_of(fewer, 'a') < worth_of(even, 'a'));
    }
}
