//! Making a move: pieces go, captives leave, and the endings that a position shows are judged.

use crate::board::Board;
use crate::capture::{Strikes, king_strikes};
use crate::ending::{Ending, encircled, escapes, links};
use crate::movement::{MoveError, targets};
use crate::notation::WrittenMove;
use crate::position::Position;
use crate::rules::{Rule, RuleBook};
use crate::side::Side;
use crate::square::{Move, Square};
use crate::word::Word;

/// A move that has been made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<B: Board> {
    /// The position after it; a captured King stays where he fell.
    pub after: Position<B>,
    /// The pieces that it removed; the King is never among them.
    captured: B::Word,
    /// The ending that it brought about, as far as the board alone shows it: a capture of the King,
    /// his escape or an encirclement. Repetition and a lack of moves are the game's to judge.
    pub ending: Option<Ending>,
}

impl<B: Board> Played<B> {
    /// The squares of the pieces that it removed, in the order a1, b1, … a2.
    pub fn captured(&self) -> impl Iterator<Item = Square> {
        B::squares(self.captured)
    }

    /// Whether the captures that someone wrote for this move are those that it made. Who captures
    /// the King may write his square or not.
    #[must_use]
    pub fn agrees_with(&self, written: &WrittenMove) -> bool {
        let fallen = (self.ending == Some(Ending::KingCaptured)).then(|| self.after.king());
        let mut told: Vec<_> =
            written.captured.iter().copied().filter(|square| Some(*square) != fallen).collect();
        told.sort_unstable();
        told.dedup();
        told.into_iter().eq(self.captured())
    }

    /// Whether it removed a piece.
    #[must_use]
    pub fn captures(&self) -> bool {
        !self.captured.is_empty()
    }
}

impl<B: Board> Position<B> {
    /// Makes a move of the side to move, in a position that is not over: see
    /// [`standing_ending`](Self::standing_ending).
    ///
    /// # Errors
    /// Says why the move cannot be made.
    pub fn play<R: RuleBook>(&self, rules: R, mv: Move) -> Result<Played<B>, MoveError> {
        self.check_move(rules, mv)?;
        let index = |square| {
            B::index(square).map(B::Word::bit).ok_or(MoveError::OffBoard { mv, size: B::SIZE })
        };
        Ok(self.play_unchecked(rules, index(mv.from)?, index(mv.to)?))
    }

    /// Hands every move of [`moves`](Self::moves), in the same order, to `visit` with what it does:
    /// what a search needs, without asking twice whether a move is possible.
    #[inline]
    pub fn for_each_play<R: RuleBook>(&self, rules: R, mut visit: impl FnMut(Move, Played<B>)) {
        for from in self.pieces(self.to_move).singles() {
            let leaves = B::square(from.first());
            for to in targets(rules, self, from).singles() {
                let mv = Move { from: leaves, to: B::square(to.first()) };
                visit(mv, self.play_unchecked(rules, from, to));
            }
        }
    }

    /// The squares on which the King has escaped.
    #[must_use]
    pub fn escapes<R: RuleBook>(rules: R) -> B::Word {
        escapes::<B, R>(rules)
    }

    /// Makes a move that is known to be possible, as those of [`for_each_piece`](Self::for_each_piece)
    /// are: a search has no time to ask again. Any other move gives a position that means nothing.
    #[must_use]
    #[inline(always)]
    pub fn play_unchecked<R: RuleBook>(&self, rules: R, from: B::Word, to: B::Word) -> Played<B> {
        let side = self.to_move;
        let mut after = *self;
        after.to_move = !side;
        let strikes = Strikes::new(rules, self, side);
        match side {
            Side::Vikings => {
                let captured = strikes.captured(to);
                after.vikings ^= from | to;
                after.guards &= !captured;
                let ending = if king_strikes(rules, self).meets(to) {
                    Some(Ending::KingCaptured)
                } else if (links::<B>(after.vikings, to) || !captured.is_empty())
                    && encircled::<B>(after.vikings, after.guards | after.king)
                {
                    // Only a Viking that joins others, or one that takes the last Celt outside
                    // away, can complete a ring.
                    Some(Ending::Encircled)
                } else {
                    None
                };
                Played { after, captured, ending }
            }
            Side::Celts => {
                let by_king = from == self.king;
                let strikes_at_all = !(by_king && rules.has(Rule::UnarmedKing));
                let captured = if strikes_at_all { strikes.captured(to) } else { B::Word::EMPTY };
                if by_king {
                    after.king = to;
                } else {
                    after.guards ^= from | to;
                }
                after.vikings &= !captured;
                // A move of the Celts never closes a ring: it only takes Vikings away.
                let ending =
                    (by_king && escapes::<B, R>(rules).meets(to)).then_some(Ending::KingEscaped);
                Played { after, captured, ending }
            }
        }
    }

    /// The ending that a position shows that was set up by hand, in the order of the rules: the King
    /// has escaped, everybody is encircled, or the side to move has no move.
    ///
    /// A King between Vikings may have walked there, so he is not captured yet.
    #[must_use]
    pub fn standing_ending<R: RuleBook>(&self, rules: R) -> Option<(Side, Ending)> {
        if escapes::<B, R>(rules).meets(self.king) {
            Some((Side::Celts, Ending::KingEscaped))
        } else if encircled::<B>(self.vikings, self.guards | self.king) {
            Some((Side::Vikings, Ending::Encircled))
        } else if !self.can_move(rules) {
            Some((!self.to_move, Ending::NoMoves))
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use ardri_core::below;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::board::{Brandubh, Tablut};
    use crate::rules::Rules;

    /// Random games; in every position all moves are made in both ways.
    fn walk<B: Board>(seed: u64, mut each: impl FnMut(&Position<B>)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..20 {
            let mut position = Position::<B>::start();
            for _ in 0..60 {
                each(&position);
                let moves: Vec<_> = position.moves(Rules::BASIC).collect();
                let place = below(&mut rng, moves.len().max(1) as u32) as usize;
                let Some(mv) = moves.get(place) else { break };
                let played = position.play(Rules::BASIC, *mv).unwrap();
                if played.ending.is_some() {
                    break;
                }
                position = played.after;
            }
        }
    }

    #[test]
    fn all_plays_are_all_moves_made() {
        fn check<B: Board>(position: &Position<B>) {
            let mut moves = position.moves(Rules::BASIC);
            position.for_each_play(Rules::BASIC, |mv, played| {
                assert_eq!(moves.next(), Some(mv));
                assert_eq!(position.play(Rules::BASIC, mv), Ok(played));
            });
            assert_eq!(moves.next(), None);
        }
        walk::<Brandubh>(1, check);
        walk::<Tablut>(2, check);
    }

    #[test]
    fn the_king_strides_where_he_may_move() {
        fn check<B: Board>(position: &Position<B>) {
            if position.to_move != Side::Celts {
                return;
            }
            let king = position.king();
            let moves = position.moves(Rules::BASIC).filter(|mv| mv.from == king).map(|mv| mv.to);
            let strides = position.king_strides(Rules::BASIC, position.king);
            assert!(B::squares(strides).eq(moves));
            // From many squares at once he gets where he gets from any of them.
            let each = strides.singles().map(|from| position.king_strides(Rules::BASIC, from));
            let each = each.fold(B::Word::EMPTY, |all, some| all | some);
            assert_eq!(position.king_strides(Rules::BASIC, strides), each & !strides);
            // An escape in one stride is an escape by a move.
            let escape = strides.meets(Position::<B>::escapes(Rules::BASIC));
            let mut escapes = false;
            position.for_each_play(Rules::BASIC, |_, played| {
                escapes |= played.ending == Some(Ending::KingEscaped);
            });
            assert_eq!(escape, escapes);
        }
        walk::<Brandubh>(3, check);
        walk::<Tablut>(4, check);
    }
}
