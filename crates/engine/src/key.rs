//! Numbers by which positions are known in tables.

use ardri_tafl::{Board, Position, Side, Word};

/// A number for a position, practically another for every other position.
///
/// It is made of the words of the board by a few multiplications, which takes no longer than to follow the
/// pieces that a move touches one by one.
#[inline(always)]
pub(crate) fn key_of<B: Board>(position: &Position<B>) -> u64 {
    let king = position.king_alone();
    let guards = position.pieces(Side::Celts) & !king;
    let vikings = position.pieces(Side::Vikings);
    let turn = match position.to_move() {
        Side::Vikings => 0x2545_f491_4f6c_dd1d,
        Side::Celts => 0xd6e8_feb8_6659_fd93,
    };
    // The King's square is one of 81: it is a small number that turns the others.
    let king = u64::from(king.first()).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let [low, high] = halves(vikings);
    let [guards_low, guards_high] = halves(guards);
    let first = mix(low ^ 0xa076_1d64_78bd_642f, guards_low ^ king);
    if B::SIZE <= 7 {
        return mix(first ^ turn, king ^ 0xe703_7ed1_a0b4_28db);
    }
    mix(first ^ turn, mix(high ^ 0x8ebc_6af0_9c88_c6e3, guards_high ^ king.rotate_left(31)))
}

/// Both halves of a word of up to 128 bits.
#[inline(always)]
fn halves<W: Word>(word: W) -> [u64; 2] {
    // A short word has no upper half, and is not to be shifted by all of its bits.
    if size_of::<W>() <= 8 {
        return [word.folded(), 0];
    }
    let half = 4 * size_of::<W>() as u32;
    let high = word >> half;
    [(word ^ (high << half)).folded(), high.folded()]
}

/// A number that looks like chance, the same for the same one (SplitMix).
pub(crate) fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// All bits of both numbers in each bit of one.
#[inline(always)]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b | 1);
    (product as u64) ^ (product >> 64) as u64 ^ a.rotate_left(17)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use std::collections::HashMap;

    use ardri_core::below;
    use ardri_tafl::{Brandubh, Rules, Tablut};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn collide<B: Board>() {
        let mut known: HashMap<u64, Position<B>> = HashMap::new();
        let mut low = HashMap::<u64, u32>::new();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        for _ in 0..300 {
            let mut position = Position::<B>::start();
            for _ in 0..100 {
                for place in [position, position.passed()] {
                    let key = key_of(&place);
                    assert_eq!(*known.entry(key).or_insert(place), place);
                    *low.entry(key >> 20 & 0xff).or_default() += 1;
                }
                let moves: Vec<_> = position.moves(Rules::BASIC).collect();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[below(&mut rng, moves.len() as u32) as usize];
                let played = position.play(Rules::BASIC, mv).unwrap();
                if played.ending.is_some() {
                    break;
                }
                position = played.after;
            }
        }
        // The places in a table are used alike.
        let (least, most) = (low.values().min().unwrap(), low.values().max().unwrap());
        assert!(known.len() > 5_000 && low.len() == 256 && most < &(least * 6), "{least} {most}");
    }

    #[test]
    fn different_positions_have_different_keys() {
        collide::<Brandubh>();
        collide::<Tablut>();
    }
}
