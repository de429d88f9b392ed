//! The board in four orientations at once, for counting moves.
//!
//! A slide to the east is cheap: a carry runs through the empty squares. So the board is kept four
//! times, turned so that each of the four directions becomes east, one below the other in an array
//! that the compiler puts into one vector register where the machine has them. All directions are
//! then counted by the same few instructions.

use crate::board::Board;
use crate::word::Word;

/// A set of squares in four orientations: east, west, north and south each become east.
///
/// Rows never share a word half: on the larger board each orientation takes two words.
pub trait Lanes: Copy + Default + Send + Sync + 'static {
    /// The sets with the squares of `other` put in or taken out.
    #[must_use]
    fn toggled(self, other: &Self) -> Self;
    /// Every square moved one step east, over the rim into the spare column too.
    #[must_use]
    fn stepped(self) -> Self;
    /// The squares in `open` that the pieces slide to, which stand one step west of `self`.
    #[must_use]
    fn reached(self, empty: &Self, open: &Self) -> Self;
    /// Adds to `self` for each lane the number of squares in `open` that the pieces slide to, which
    /// stand one step west of `ahead`.
    #[must_use]
    fn counting(self, ahead: &Self, empty: &Self, open: &Self) -> Self;
    /// The sum of all lanes as numbers.
    fn sum(self) -> u64;
    /// The words of all lanes.
    fn words(&self) -> &[u64];
    /// The set of one square, by lane and bit.
    fn with(self, lane: usize, bit: u32) -> Self;
}

impl<const N: usize> Lanes for [u64; N]
where
    Self: Default,
{
    #[inline(always)]
    fn toggled(mut self, other: &Self) -> Self {
        for (lane, other) in self.iter_mut().zip(other) {
            *lane ^= other;
        }
        self
    }

    #[inline(always)]
    fn stepped(mut self) -> Self {
        for lane in &mut self {
            *lane <<= 1;
        }
        self
    }

    #[inline(always)]
    fn reached(mut self, empty: &Self, open: &Self) -> Self {
        for i in 0..N {
            let carried = empty[i].wrapping_add(self[i] & empty[i]);
            self[i] = empty[i] & !carried & open[i];
        }
        self
    }

    #[inline(always)]
    fn counting(mut self, ahead: &Self, empty: &Self, open: &Self) -> Self {
        for (count, reached) in self.iter_mut().zip(ahead.reached(empty, open)) {
            *count += u64::from(reached.count_ones());
        }
        self
    }

    #[inline(always)]
    fn words(&self) -> &[u64] {
        self
    }

    #[inline(always)]
    fn sum(self) -> u64 {
        self.iter().sum()
    }

    fn with(mut self, lane: usize, bit: u32) -> Self {
        self[lane] |= 1 << bit;
        self
    }
}

/// The square in this file and rank alone, in all orientations.
fn lanes_of<B: Board>(file: u32, rank: u32) -> B::Lanes {
    let last = B::SIZE - 1;
    let turned = [(file, rank), (last - file, rank), (rank, file), (last - rank, file)];
    // Rows of the larger board that do not fit into the first word go into a second.
    let rows = 64 / B::STRIDE;
    let words = B::SIZE.div_ceil(rows);
    turned.into_iter().zip(0..).fold(B::Lanes::default(), |lanes, ((along, row), turn)| {
        let lane = turn * words + row / rows;
        lanes.with(lane as usize, row % rows * B::STRIDE + along)
    })
}

/// The squares of a board in all orientations, by their index, with room for every index that a
/// word could hold.
pub(crate) struct Turned<B: Board> {
    squares: [B::Lanes; 128],
    /// The way back: for each lane and bit the square on the board.
    pub(crate) back: [[B::Word; 64]; 8],
    /// All squares.
    pub(crate) all: B::Lanes,
    /// The squares where all pieces may end a move.
    pub(crate) open: B::Lanes,
}

impl<B: Board> Turned<B> {
    pub(crate) fn new() -> Self {
        let mut squares = [B::Lanes::default(); 128];
        for index in B::ALL.indices() {
            squares[index as usize] = lanes_of::<B>(index % B::STRIDE, index / B::STRIDE);
        }
        let mut back = [[B::Word::EMPTY; 64]; 8];
        for index in B::ALL.indices() {
            for (back, lane) in back.iter_mut().zip(squares[index as usize].words()) {
                // A square is in one half of each orientation only.
                if *lane != 0 {
                    back[lane.first() as usize & 63] = B::Word::bit(index);
                }
            }
        }
        let none = B::Lanes::default();
        let mut turned = Self { squares, back, all: none, open: none };
        turned.all = turned.set(B::ALL);
        turned.open = turned.set(B::open_to_all());
        turned
    }

    /// One square.
    #[inline(always)]
    pub(crate) fn square(&self, index: u32) -> &B::Lanes {
        &self.squares[(index & 127) as usize]
    }

    /// A set of squares.
    #[inline(always)]
    pub(crate) fn set(&self, set: B::Word) -> B::Lanes {
        set.indices().fold(B::Lanes::default(), |lanes, index| lanes.toggled(self.square(index)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Brandubh, Tablut};
    use crate::movement::slides;

    /// Counts for arbitrary sets of pieces agree with sliding on the plain board.
    fn check<B: Board>(pieces: B::Word, others: B::Word) {
        let (pieces, others) = (pieces & B::ALL, others & B::ALL & !pieces);
        let empty = B::ALL & !(pieces | others);
        let expected: u32 =
            slides::<B>(pieces, empty).map(|set| (set & B::open_to_all()).count()).iter().sum();
        let turned = Turned::<B>::new();
        let ahead = turned.set(pieces).stepped();
        let counts = B::Lanes::default().counting(&ahead, &turned.set(empty), &turned.open);
        assert_eq!(counts.sum(), u64::from(expected));
    }

    proptest::proptest! {
        #[test]
        fn counts_agree_with_slides(a: u128, b: u128, c: u128, d: u128) {
            check::<Brandubh>((a & b) as u64, (c & d) as u64);
            check::<Tablut>(a & b, c & d);
            check::<Tablut>(a & b & c, d);
        }
    }
}
