//! The ways to turn and mirror a board. The rules know no left and right, so whatever is true of a position
//! is true of its images.

use crate::board::Board;
use crate::position::Position;
use crate::square::{Move, Square};
use crate::word::Word;

/// One of the eight ways to turn and mirror a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All of them; the first leaves everything where it is.
    pub const ALL: [Self; 8] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// Mirrored left to right, flipped top to bottom, and then files and ranks exchanged, if so.
    #[must_use]
    #[inline(always)]
    pub const fn new(mirrored: bool, flipped: bool, exchanged: bool) -> Self {
        Self(mirrored as u8 | (flipped as u8) << 1 | (exchanged as u8) << 2)
    }

    /// Its number in [`ALL`](Self::ALL).
    #[must_use]
    #[inline(always)]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Where the square goes on a board with so many squares in a row.
    #[must_use]
    pub const fn image(self, size: u32, (file, rank): (u32, u32)) -> (u32, u32) {
        let file = if self.0 & 1 != 0 { size - 1 - file } else { file };
        let rank = if self.0 & 2 != 0 { size - 1 - rank } else { rank };
        if self.0 & 4 != 0 { (rank, file) } else { (file, rank) }
    }

    /// What leads back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // Behind an exchange what was left and right is up and down.
        if self.0 & 4 != 0 { Self::new(self.0 & 2 != 0, self.0 & 1 != 0, true) } else { self }
    }

    /// The image of a square.
    #[must_use]
    pub fn square<B: Board>(self, square: Square) -> Square {
        let (file, rank) =
            self.image(B::SIZE, (u32::from(square.file()), u32::from(square.rank())));
        Square::at(file as u8, rank as u8)
    }

    /// The image of a move.
    #[must_use]
    pub fn of_move<B: Board>(self, mv: Move) -> Move {
        Move { from: self.square::<B>(mv.from), to: self.square::<B>(mv.to) }
    }

    fn set<B: Board>(self, set: B::Word) -> B::Word {
        set.indices().fold(B::Word::EMPTY, |image, index| {
            let (file, rank) = self.image(B::SIZE, (index % B::STRIDE, index / B::STRIDE));
            image | B::Word::bit(rank * B::STRIDE + file)
        })
    }
}

impl<B: Board> Position<B> {
    /// The image of the position.
    #[must_use]
    pub fn turned(&self, symmetry: Symmetry) -> Self {
        Self {
            vikings: symmetry.set::<B>(self.vikings),
            guards: symmetry.set::<B>(self.guards),
            king: symmetry.set::<B>(self.king),
            to_move: self.to_move,
        }
    }

    /// One position for all that are images of each other, and what leads to it.
    #[must_use]
    pub fn canonical(&self) -> (Self, Symmetry) {
        let images = Symmetry::ALL.map(|symmetry| (self.turned(symmetry), symmetry));
        images.into_iter().min_by_key(|(image, _)| *image).unwrap_or((*self, Symmetry::default()))
    }

    /// What leaves the position as it is, besides doing nothing.
    pub fn symmetries(&self) -> impl Iterator<Item = Symmetry> {
        let position = *self;
        Symmetry::ALL.into_iter().skip(1).filter(move |way| position.turned(*way) == position)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::board::{Brandubh, Tablut};
    use crate::rules::{Rule, Rules};

    fn check<B: Board>(rules: Rules) {
        let mut position = Position::<B>::start();
        assert_eq!(position.symmetries().count(), 7);
        for number in 0..40_usize {
            let moves: Vec<_> = position.moves(rules).collect();
            let Some(mv) = moves.get(number * 7 % moves.len().max(1)) else { break };
            let played = position.play(rules, *mv).unwrap();
            for way in Symmetry::ALL {
                let image = position.turned(way);
                assert_eq!(image.turned(way.inverse()), position);
                assert_eq!(image.canonical().0, position.canonical().0);
                // The same can be done, and the same comes of it.
                let done = image.play(rules, way.of_move::<B>(*mv)).unwrap();
                assert_eq!(done.after, played.after.turned(way));
                assert_eq!(done.ending, played.ending);
            }
            let (canonical, way) = position.canonical();
            assert_eq!(position.turned(way), canonical);
            if played.ending.is_some() {
                break;
            }
            position = played.after;
        }
    }

    #[test]
    fn images_are_played_alike() {
        check::<Brandubh>(Rules::BASIC);
        check::<Brandubh>(Rules::BASIC.with(Rule::HostileThrone).with(Rule::StrongKing));
        check::<Tablut>(Rules::BASIC);
    }

    #[test]
    fn there_are_eight_and_each_has_its_inverse() {
        let square = Square::at(1, 2);
        let images: HashSet<_> =
            Symmetry::ALL.iter().map(|way| way.square::<Brandubh>(square)).collect();
        assert_eq!(images.len(), 8);
        for way in Symmetry::ALL {
            assert_eq!(way.inverse().square::<Brandubh>(way.square::<Brandubh>(square)), square);
            assert_eq!(Symmetry::ALL[way.number()], way);
        }
    }

    #[test]
    fn the_start_has_five_first_moves_up_to_symmetry() {
        let start = Position::<Brandubh>::start();
        let played = start.moves(Rules::BASIC).map(|mv| start.play(Rules::BASIC, mv).unwrap());
        let different: HashSet<_> = played.map(|played| played.after.canonical().0).collect();
        assert_eq!(different.len(), 5);
    }
}
