//! The score at the end, the ties, and who sits on the throne.

use ardri_core::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::game::HighThrone;
use crate::player::{name, names};

/// A player's points, item by item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct Score {
    /// For cards face up.
    pub cards: u16,
    /// For locked regions.
    pub regions: u16,
    /// For the Objective, if it holds.
    pub objective: u16,
    /// All of it together.
    pub total: u16,
}

impl Score {
    /// The points of each item, and their sum.
    #[must_use]
    pub fn new(cards: u16, regions: u16, objective: u16) -> Self {
        Self { cards, regions, objective, total: cards + regions + objective }
    }
}

/// What decided the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub enum Decider {
    /// Most points.
    Points,
    /// Equal points, most of them from an Objective.
    Objective,
    /// Equal in that, too, most locked regions.
    Regions,
    /// Equal in all: the thumb war.
    ThumbWar,
    /// Equal in all, and the thumb war declined.
    Shared,
}

/// The word by which outcomes and texts know what decided.
pub(crate) fn word(by: Decider) -> &'static str {
    match by {
        Decider::Points => "points",
        Decider::Objective => "objective",
        Decider::Regions => "regions",
        Decider::ThumbWar => "thumb-war",
        Decider::Shared => "shared",
    }
}

impl HighThrone {
    /// What `seat` would score if the game ended now. Its Objective counts: for referees and for
    /// whoever sits there.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let Score { cards, regions, .. } = self.open_score(seat);
        let (held, locked) = (self.held[seat.index()], self.locked[seat.index()]);
        let kept = self.kept[seat.index()].map(|kept| &self.deck.objectives()[usize::from(kept)]);
        let holds = kept.filter(|objective| objective.needs.hold(held, locked));
        Score::new(cards, regions, holds.map_or(0, |objective| objective.points.into()))
    }

    /// The points that everyone can see.
    pub(crate) fn open_score(&self, seat: Seat) -> Score {
        let locked = self.locked[seat.index()];
        let held = self.held[seat.index()].iter().map(|card| &self.deck.cards()[card]);
        let open = held.filter(|card| !locked.contains(card.region));
        let regions = locked.iter().map(|place| &self.deck.regions()[place]);
        Score::new(
            open.map(|card| u16::from(card.points)).sum(),
            regions.map(|region| u16::from(region.points)).sum(),
            0,
        )
    }

    /// What ranks a player: points, then those of the Objective, then locked regions.
    fn rank(&self, seat: Seat) -> (u16, u16, u32) {
        let score = self.score(seat);
        (score.total, score.objective, self.locked[seat.index()].len())
    }

    /// Those who are first after all that can be counted.
    pub(crate) fn tied(&self) -> SeatSet {
        let best = Seat::all(self.seats).map(|seat| self.rank(seat)).max();
        Seat::all(self.seats).filter(|seat| Some(self.rank(*seat)) == best).collect()
    }

    /// The winners and what decided among the best.
    pub(crate) fn verdict(&self) -> (Vec<Seat>, Decider) {
        let tied: Vec<_> = self.tied().iter().collect();
        if let Some(winner) = self.thumb_winner {
            return (vec![winner], Decider::ThumbWar);
        }
        let best = tied.first().map(|seat| self.rank(*seat)).unwrap_or_default();
        let level = |same: fn(&(u16, u16, u32)) -> (u16, u16)| {
            let best = same(&best);
            Seat::all(self.seats).filter(|seat| same(&self.rank(*seat)) == best).count()
        };
        let by = if tied.len() > 1 {
            Decider::Shared
        } else if level(|rank| (rank.0, rank.1)) > 1 {
            Decider::Regions
        } else if level(|rank| (rank.0, 0)) > 1 {
            Decider::Objective
        } else {
            Decider::Points
        };
        (tied, by)
    }

    /// How the game ended, as all games tell it.
    pub(crate) fn final_outcome(&self) -> Outcome {
        let (winners, by) = self.verdict();
        let rank = |seat: Seat| (self.rank(seat), self.thumb_winner == Some(seat));
        let ranks: Vec<_> = Seat::all(self.seats).map(rank).collect();
        let better = |rank| ranks.iter().filter(|other| **other > rank).count() as u8;
        let points = winners.first().map_or(0, |winner| ranks[winner.index()].0.0);
        Outcome {
            places: ranks.iter().map(|rank| 1 + better(*rank)).collect(),
            scores: Some(ranks.iter().map(|rank| i32::from(rank.0.0)).collect()),
            ending: word(by).into(),
            reason: reason(&winners, points, by),
            winners,
        }
    }
}

/// The end in a sentence.
pub(crate) fn reason(winners: &[Seat], points: u16, by: Decider) -> String {
    let winner = winners.first().map_or("Nobody", |seat| name(*seat));
    match by {
        Decider::Points => {
            format!("{winner} has most points, {points}, and takes the High Throne.")
        }
        Decider::Objective => format!(
            "{winner} takes the High Throne: equal at {points} points, but with more of them from \
             an Objective."
        ),
        Decider::Regions => format!(
            "{winner} takes the High Throne: equal at {points} points and in Objectives, but with \
             more locked regions."
        ),
        Decider::ThumbWar => format!(
            "{winner} takes the High Throne: equal at {points} points and in all else, but winner \
             of the thumb war."
        ),
        Decider::Shared => format!(
            "{} share the High Throne: equal at {points} points and in all else.",
            names(winners)
        ),
    }
}
