//! What a position is worth to the side that is to move.

use std::fmt;
use std::ops::Neg;

/// A number for a position: in hundredths of a Viking, or a win that was proven, with how far it is.
///
/// A proven win lies above everything that is only judged, and the nearer it is the higher. It is proven
/// by moves alone, so it holds whatever the judgement of positions is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(pub(crate) i32);

impl Score {
    /// A win by the last move, which is the best there is.
    pub(crate) const WIN: i32 = 32_000;
    /// Above this a win is proven; it is further away than any search goes.
    pub(crate) const PROVEN: i32 = Self::WIN - 1_000;
    /// What stands for odds of e to 1.
    pub(crate) const ODDS: i32 = 200;
    /// What is only judged stays within this.
    pub(crate) const JUDGED: i32 = Self::PROVEN - 1_000;

    /// A win that is proven, in so many plies.
    #[must_use]
    pub fn win(plies: u32) -> Self {
        Self(Self::WIN - plies.min(999) as i32)
    }

    /// A judgement in hundredths of a Viking.
    #[must_use]
    pub fn judgement(hundredths: i32) -> Self {
        Self(hundredths.clamp(-Self::JUDGED, Self::JUDGED))
    }

    /// What a move is worth to who makes it, if the position behind it has this score for the other side.
    #[must_use]
    pub fn of_the_move_before(self) -> Self {
        Self(match -self.0 {
            score if score > Self::PROVEN + 1 => score - 1,
            score if score < -Self::PROVEN - 1 => score + 1,
            score => score,
        })
    }

    /// In how many plies the side to move wins at the latest, if that is proven.
    #[must_use]
    pub fn wins_in(self) -> Option<u32> {
        (self.0 > Self::PROVEN).then(|| (Self::WIN - self.0).unsigned_abs())
    }

    /// In how many plies the side to move loses at the latest, if that is proven: the other side can force
    /// it whatever is tried.
    #[must_use]
    pub fn loses_in(self) -> Option<u32> {
        (-self).wins_in()
    }

    /// Whether it is proven who wins.
    #[must_use]
    pub fn is_proven(self) -> bool {
        self.0.abs() > Self::PROVEN
    }

    /// The same where nothing is proven, since not every move was looked at.
    pub(crate) fn unproven(self) -> Self {
        Self(self.0.clamp(-Self::JUDGED, Self::JUDGED))
    }

    /// The judgement in hundredths of a Viking; nothing where more is known.
    #[must_use]
    pub fn judged(self) -> Option<i32> {
        (!self.is_proven()).then_some(self.0)
    }
}

/// How many games of a hundred a judgement in hundredths stands for, as the network learnt it.
#[must_use]
pub fn wins_in_100(judged: i32) -> f64 {
    100.0 / (1.0 + (f64::from(-judged) / f64::from(Score::ODDS)).exp())
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// `+0.35` in Vikings, `win 5` or `loss 4` in plies.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in()) {
            (Some(plies), _) => write!(f, "win {plies}"),
            (_, Some(plies)) => write!(f, "loss {plies}"),
            _ => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_told_by_their_distance() {
        let near = Score(Score::WIN - 3);
        assert_eq!((near.wins_in(), near.loses_in(), near.judged()), (Some(3), None, None));
        assert_eq!((-near).loses_in(), Some(3));
        assert!(near > Score(Score::WIN - 5) && Score(Score::JUDGED) < Score(Score::WIN - 900));
        assert_eq!(Score(35).to_string(), "+0.35");
        assert_eq!(format!("{near}, {}", -near), "win 3, loss 3");
    }

    #[test]
    fn a_move_further_back_a_win_is_further_away() {
        assert_eq!(Score::win(3).of_the_move_before(), -Score::win(4));
        assert_eq!((-Score::win(4)).of_the_move_before(), Score::win(5));
        assert_eq!(Score::judgement(35).of_the_move_before(), Score::judgement(-35));
        assert!(Score::win(5_000).of_the_move_before().is_proven());
    }
}
