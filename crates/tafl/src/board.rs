//! The two boards and their named squares.

use std::fmt::Debug;
use std::hash::Hash;

use crate::fixed::Specialised;
use crate::square::Square;
use crate::word::Word;

/// The shape of a board.
///
/// A row takes one bit more than it has squares. The spare column is never empty and never
/// occupied, so a shift along a row falls off the board there instead of wrapping round.
pub trait Board:
    Specialised + Copy + Debug + Default + Eq + Hash + Ord + Send + Sync + 'static
{
    /// The word that holds one bit for each square.
    type Word: Word;
    /// What holds the board in four orientations at once.
    type Lanes: crate::lanes::Lanes;

    /// The name of the game that is played on it, for tools.
    const NAME: &'static str;
    /// The name of the game for people.
    const TITLE: &'static str;
    /// Squares in a row.
    const SIZE: u32;
    /// Bits in a row.
    const STRIDE: u32 = Self::SIZE + 1;
    /// The most Vikings, which is how many there are at the start.
    const VIKINGS: u32;
    /// The most Celts besides the King.
    const GUARDS: u32;
    /// The position at the start.
    const START: &'static str;
    /// Tablut: beside the throne the King falls only to three Vikings, the throne being the fourth
    /// side, and he escapes on every edge.
    const IS_TABLUT: bool;

    /// All squares.
    const ALL: Self::Word;
    /// The centre.
    const THRONE: Self::Word;
    /// The four corners.
    const CORNERS: Self::Word;
    /// The squares of the rim, corners included.
    const EDGES: Self::Word;
    /// For each index the squares of its file; a table is faster than finding the file of an index.
    const FILE_OF: &'static [Self::Word; 128];

    /// The squares where others than the King may end a move.
    #[inline(always)]
    fn open_to_all() -> Self::Word {
        Self::ALL & !(Self::THRONE | Self::CORNERS)
    }

    /// The square with this index.
    #[inline(always)]
    fn square(index: u32) -> Square {
        Square::at((index % Self::STRIDE) as u8, (index / Self::STRIDE) as u8)
    }

    /// The index of a square, if it is on this board.
    #[inline(always)]
    fn index(square: Square) -> Option<u32> {
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        (file < Self::SIZE && rank < Self::SIZE).then_some(rank * Self::STRIDE + file)
    }

    /// The squares of a set.
    fn squares(set: Self::Word) -> impl Iterator<Item = Square> {
        set.indices().map(Self::square)
    }
}

/// All squares of a board of this size.
const fn all(size: u32) -> u128 {
    let mut set = 0;
    let mut rank = 0;
    while rank < size {
        set |= ((1 << size) - 1) << (rank * (size + 1));
        rank += 1;
    }
    set
}

const fn corners(size: u32) -> u128 {
    let first = 1 | 1 << (size - 1);
    first | first << ((size - 1) * (size + 1))
}

const fn edges(size: u32) -> u128 {
    let mut set = 0;
    let mut i = 0;
    while i < size {
        let row = size + 1;
        set |= 1 << i | 1 << (i + (size - 1) * row) | 1 << (i * row) | 1 << (i * row + size - 1);
        i += 1;
    }
    set
}

const fn file_of(index: u32, size: u32) -> u128 {
    let mut set = 0;
    let mut rank = 0;
    while rank < size {
        set |= 1 << (rank * (size + 1) + index % (size + 1));
        rank += 1;
    }
    set & all(size)
}

const fn throne(size: u32) -> u128 {
    1 << (size / 2 * (size + 1) + size / 2)
}

/// The 7×7 board of Brandubh, in 64 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Brandubh;

impl Board for Brandubh {
    type Word = u64;
    type Lanes = [u64; 4];
    const NAME: &'static str = "brandubh";
    const TITLE: &'static str = "Brandubh";
    const SIZE: u32 = 7;
    const VIKINGS: u32 = 8;
    const GUARDS: u32 = 4;
    const START: &'static str = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a";
    const IS_TABLUT: bool = false;
    const ALL: u64 = all(7) as u64;
    const THRONE: u64 = throne(7) as u64;
    const CORNERS: u64 = corners(7) as u64;
    const EDGES: u64 = edges(7) as u64;
    const FILE_OF: &'static [u64; 128] = &{
        let mut files = [0; 128];
        let mut index = 0;
        while index < 128 {
            files[index] = file_of(index as u32, 7) as u64;
            index += 1;
        }
        files
    };
}

/// The 9×9 board of Tablut, in 128 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tablut;

impl Board for Tablut {
    type Word = u128;
    type Lanes = [u64; 8];
    const NAME: &'static str = "tablut";
    const TITLE: &'static str = "Tablut";
    const SIZE: u32 = 9;
    const VIKINGS: u32 = 16;
    const GUARDS: u32 = 8;
    const START: &'static str = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 a";
    const IS_TABLUT: bool = true;
    const ALL: u128 = all(9);
    const THRONE: u128 = throne(9);
    const CORNERS: u128 = corners(9);
    const EDGES: u128 = edges(9);
    const FILE_OF: &'static [u128; 128] = &{
        let mut files = [0; 128];
        let mut index = 0;
        while index < 128 {
            files[index] = file_of(index as u32, 9);
            index += 1;
        }
        files
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names<B: Board>(set: B::Word) -> String {
        B::squares(set).map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn named_squares_are_where_the_rules_say() {
        assert_eq!(names::<Brandubh>(Brandubh::THRONE), "d4");
        assert_eq!(names::<Tablut>(Tablut::THRONE), "e5");
        assert_eq!(names::<Brandubh>(Brandubh::CORNERS), "a1 g1 a7 g7");
        assert_eq!(names::<Tablut>(Tablut::CORNERS), "a1 i1 a9 i9");
        assert_eq!((Brandubh::ALL.count_ones(), Brandubh::EDGES.count_ones()), (49, 24));
        assert_eq!((Tablut::ALL.count_ones(), Tablut::EDGES.count_ones()), (81, 32));
    }

    #[test]
    fn indices_and_squares_agree() {
        fn check<B: Board>() {
            for index in B::ALL.indices() {
                assert_eq!(B::index(B::square(index)), Some(index));
            }
            assert_eq!(B::index(Square::at(B::SIZE as u8, 0)), None);
            assert_eq!(B::index(Square::at(0, B::SIZE as u8)), None);
        }
        check::<Brandubh>();
        check::<Tablut>();
    }
}
