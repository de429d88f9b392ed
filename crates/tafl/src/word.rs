//! The machine words that hold a board: 64 bits for 7×7, 128 bits for 9×9.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// A set of squares as bits.
pub trait Word:
    Copy
    + Debug
    + Default
    + Eq
    + Hash
    + Ord
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    /// The set without a square.
    const EMPTY: Self;

    /// The set of the square with this index alone.
    fn bit(index: u32) -> Self;
    /// How many squares are in the set.
    fn count(self) -> u32;
    /// The lowest index in the set, which is not empty.
    fn first(self) -> u32;
    /// The highest index in the set, which is not empty.
    fn last(self) -> u32;
    /// The set of its lowest square alone; empty if it is empty.
    #[must_use]
    fn lowest(self) -> Self;
    /// The set of the square that comes after `n` others, of which there are more than `n`.
    #[must_use]
    fn nth(self, n: u32) -> Self;
    /// The set of the square just above its highest; of the very first if it is empty.
    #[must_use]
    fn above_highest(self) -> Self;
    /// The set without its lowest square.
    #[must_use]
    fn without_first(self) -> Self;
    /// The sum of the two words as numbers, for carries that run along empty squares.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The difference of the two words as numbers.
    #[must_use]
    fn minus(self, other: Self) -> Self;

    /// Both halves of a long word laid over each other, for hashing.
    fn folded(self) -> u64;

    /// Whether no square is in the set.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the two sets share a square.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether exactly one square is in the set.
    #[inline(always)]
    fn is_single(self) -> bool {
        !self.is_empty() && self.without_first().is_empty()
    }

    /// Each square of the set alone, from the lowest up.
    #[inline(always)]
    fn singles(self) -> Singles<Self> {
        Singles(self)
    }

    /// The indices in the set, from the lowest up.
    #[inline(always)]
    fn indices(self) -> Indices<Self> {
        Indices(self)
    }
}

/// For a byte and a number the place of the bit that comes after that many others.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The place of the bit that comes after `n` others, of which there are more than `n`. Which one is
/// asked for is a matter of chance, so it is found without a branch: the bits of each byte and those
/// below it are counted all at once, and then the byte is known.
#[inline(always)]
fn place_of_nth(word: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = ONES << 7;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let up_to = ((fours + (fours >> 4)) & (ONES * 15)).wrapping_mul(ONES);
    let passed = ((ONES.wrapping_mul(u64::from(n)) | HIGHS) - up_to) & HIGHS;
    let shift = passed.count_ones() * 8;
    let before = (up_to << 8).wrapping_shr(shift) as u32 & 0xff;
    let byte = (word.wrapping_shr(shift) & 0xff) as usize;
    shift + u32::from(NTH_IN_BYTE[byte][(n.wrapping_sub(before) & 7) as usize])
}

macro_rules! word {
    ($type:ty, $nth:expr) => {
        impl Word for $type {
            const EMPTY: Self = 0;
            #[inline(always)]
            fn bit(index: u32) -> Self {
                1 << index
            }
            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn first(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline(always)]
            fn last(self) -> u32 {
                (<$type>::BITS - 1).wrapping_sub(self.leading_zeros())
            }
            #[inline(always)]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }
            #[inline(always)]
            fn nth(self, n: u32) -> Self {
                $nth(self, n)
            }
            #[inline(always)]
            fn above_highest(self) -> Self {
                (1 as $type).wrapping_shl(<$type>::BITS - self.leading_zeros())
            }
            #[inline(always)]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn folded(self) -> u64 {
                (self as u64) ^ (u128::from(self) >> 64) as u64
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
        }
    };
}

word!(u64, |word: u64, n| 1_u64.wrapping_shl(place_of_nth(word, n)));
word!(u128, |word: u128, n: u32| {
    let (low, high) = (word as u64, (word >> 64) as u64);
    let in_low = n < low.count_ones();
    let (half, n) = if in_low { (low, n) } else { (high, n.wrapping_sub(low.count_ones())) };
    let single = 1_u64.wrapping_shl(place_of_nth(half, n));
    if in_low { u128::from(single) } else { u128::from(single) << 64 }
});

/// The indices in a set of squares, from the lowest up.
#[derive(Clone, Copy, Debug)]
pub struct Indices<W>(W);

impl<W: Word> Iterator for Indices<W> {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.first();
        self.0 = self.0.without_first();
        Some(index)
    }
}

/// The squares of a set one by one, from the lowest up.
#[derive(Clone, Copy, Debug)]
pub struct Singles<W>(W);

impl<W: Word> Iterator for Singles<W> {
    type Item = W;

    #[inline(always)]
    fn next(&mut self) -> Option<W> {
        if self.0.is_empty() {
            return None;
        }
        let single = self.0.lowest();
        self.0 ^= single;
        Some(single)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_nth<W: Word>(word: W) {
        for (n, single) in (0..).zip(word.singles()) {
            assert_eq!(word.nth(n), single, "{word:?} {n}");
        }
    }

    proptest::proptest! {
        #[test]
        fn the_nth_square_is_the_nth_of_the_singles(a: u128, b: u128) {
            for word in [a, a & b, a | b] {
                every_nth(word);
                every_nth(word as u64);
            }
        }
    }

    #[test]
    fn the_nth_of_full_and_single_words() {
        every_nth(u64::MAX);
        every_nth(u128::MAX);
        for index in 0..128 {
            every_nth(1_u128 << index);
        }
        for index in 0..64 {
            every_nth(1_u64 << index);
        }
    }
}
