//! What a search asks of a position before it makes a move: where pieces can go, what would be captured,
//! and whether the game can be won at once.

use crate::board::Board;
use crate::capture::{Strikes, king_strikes};
use crate::ending::escapes;
use crate::movement::{reach, slides, targets};
use crate::position::Position;
use crate::rules::RuleBook;
use crate::side::Side;
use crate::word::Word;

impl<B: Board> Position<B> {
    /// Hands every piece of the side to move, alone in its set, to `visit` with the squares where it may
    /// end its move, in the order of [`moves`](Self::moves).
    #[inline(always)]
    pub fn for_each_piece<R: RuleBook>(&self, rules: R, mut visit: impl FnMut(B::Word, B::Word)) {
        for from in self.pieces(self.to_move).singles() {
            visit(from, targets(rules, self, from));
        }
    }

    /// The squares on which a piece of the side to move captures something when it lands there, the King
    /// not counted. An unarmed King captures nothing although he lands there.
    #[must_use]
    #[inline(always)]
    pub fn strikes<R: RuleBook>(&self, rules: R) -> B::Word {
        Strikes::new(rules, self, self.to_move).any
    }

    /// The squares on which the side to move wins by its next move, the King's escape or his capture;
    /// what completes a ring is not among them. A Viking that can go to one of them has won, and so has a
    /// King.
    #[must_use]
    #[inline(always)]
    pub fn winning_squares<R: RuleBook>(&self, rules: R) -> B::Word {
        match self.to_move {
            Side::Celts => reach::<B>(self.king, self.empty()) & escapes::<B, R>(rules),
            Side::Vikings => {
                let strikes = king_strikes(rules, self) & B::open_to_all();
                if strikes.is_empty() {
                    return strikes;
                }
                let slides = slides::<B>(self.vikings, self.empty());
                (slides[0] | slides[1] | slides[2] | slides[3]) & strikes
            }
        }
    }

    /// The same pieces with the other side to move, as if the side to move could pass: who would then win
    /// at once threatens to.
    #[must_use]
    #[inline(always)]
    pub fn passed(&self) -> Self {
        Self { to_move: !self.to_move, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use ardri_core::below;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::board::{Brandubh, Tablut};
    use crate::ending::Ending;
    use crate::rules::Rules;

    fn check<B: Board>(rules: Rules, position: &Position<B>) {
        let (mut winning, mut strikes) = (B::Word::EMPTY, B::Word::EMPTY);
        let mut moves = Vec::new();
        position.for_each_piece(rules, |from, targets| {
            for to in targets.singles() {
                moves.push((from, to));
                let played = position.play_unchecked(rules, from, to);
                if matches!(played.ending, Some(Ending::KingCaptured | Ending::KingEscaped)) {
                    winning |= to;
                }
                if played.captures() {
                    strikes |= to;
                }
            }
        });
        let index = |square| B::Word::bit(B::index(square).unwrap());
        let all: Vec<_> = position.moves(rules).map(|mv| (index(mv.from), index(mv.to))).collect();
        assert_eq!(moves, all);
        assert_eq!(position.winning_squares(rules), winning, "{position}");
        // Not every square where something would be captured can be reached.
        assert_eq!(strikes & !position.strikes(rules), B::Word::EMPTY, "{position}");
    }

    fn walk<B: Board>(rules: Rules, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..40 {
            let mut position = Position::<B>::start();
            for _ in 0..80 {
                check(rules, &position);
                let moves: Vec<_> = position.moves(rules).collect();
                let place = below(&mut rng, moves.len().max(1) as u32) as usize;
                let Some(mv) = moves.get(place) else { break };
                let played = position.play(rules, *mv).unwrap();
                if played.ending.is_some() {
                    break;
                }
                position = played.after;
            }
        }
    }

    #[test]
    fn what_wins_and_captures_is_known_before_the_move() {
        for bits in 0..32_u32 {
            let all = crate::Rule::ALL.into_iter().enumerate();
            let some = all.filter(|(place, _)| bits >> (place % 5) & 1 == 1).map(|(_, rule)| rule);
            let rules: Rules = some.collect();
            walk::<Brandubh>(rules, u64::from(bits));
            walk::<Tablut>(rules, u64::from(bits));
        }
    }
}
