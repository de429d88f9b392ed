//! The final scoring, item by item, and who has won.

use ardri_core::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Token;
use crate::claim::Tally;
use crate::game::BrianBoru;
use crate::marriage::Offer;
use crate::player::name;
use crate::printed::PRESENCE;
use crate::town::Region;

/// A player's points at the end, item by item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Score {
    /// Points on the track.
    pub track: u16,
    /// For strictly most coins.
    pub coins: u8,
    /// For the active town marker.
    pub marker: u8,
    /// For renown tokens.
    pub renown: u8,
    /// For claim tokens in front of the player.
    pub tokens: u8,
    /// For face-up tokens on the board, shared among those tied for most.
    pub shared: u8,
    /// For the number of regions with a town.
    pub regions: u8,
}

impl Score {
    /// What it comes to after each item, in the order in which they are counted.
    pub(crate) fn sums(&self) -> [u16; 7] {
        let items = [self.coins, self.marker, self.renown, self.tokens, self.shared, self.regions];
        let mut sums = [self.track; 7];
        for (at, item) in items.into_iter().enumerate() {
            sums[at + 1] = sums[at].saturating_add(item.into());
        }
        sums
    }

    /// All of it together.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.sums()[6]
    }
}

/// What decided the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Decider {
    /// Most points.
    Points,
    /// Equal points, most claim tokens.
    Tokens,
    /// Equal tokens, too, most marriage cards.
    Marriages,
    /// All equal: the win is shared.
    Shared,
}

impl Decider {
    /// The word by which texts and records know it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Tokens => "tokens",
            Self::Marriages => "marriages",
            Self::Shared => "shared",
        }
    }
}

impl BrianBoru {
    /// What `seat` would score if the game ended now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let player = &self.players[seat.index()];
        let mut score = Score {
            track: player.points,
            coins: u8::from(self.richest() == Some(seat)),
            marker: u8::from(self.marker == Some(seat)),
            renown: player.renown,
            ..Score::default()
        };
        for region in Region::all() {
            match self.board.tokens[region.index()] {
                Token::Held(holder) if holder == seat => score.tokens += region.points(),
                Token::OnBoard if Tally::of(self, region).leads(seat) => {
                    score.shared += region.points() / 2;
                }
                _ => {}
            }
        }
        score.regions = PRESENCE[self.presence(seat)];
        score
    }

    /// The one player with more coins than any other.
    pub(crate) fn richest(&self) -> Option<Seat> {
        self.sole_most(|player| player.coins)
    }

    /// In how many regions `seat` counts as present at the end.
    pub(crate) fn presence(&self, seat: Seat) -> usize {
        let mut towns = self.board.controlled(seat);
        if self.players[seat.index()].offer == Some(Offer::Trade) {
            towns = towns.union(self.board.vikings);
        }
        Region::all().filter(|region| !towns.common(region.towns()).is_empty()).count()
    }

    /// What ranks a player: points, then claim tokens, then marriage cards.
    pub(crate) fn rank(&self, seat: Seat) -> (u16, u8, u8) {
        let player = &self.players[seat.index()];
        (self.score(seat).total(), self.board.tokens_of(seat), player.marriages.len())
    }

    /// The winners and what decided among the best.
    pub(crate) fn verdict(&self) -> (Vec<Seat>, Decider) {
        let ranks: Vec<_> = Seat::all(self.seats).map(|seat| (seat, self.rank(seat))).collect();
        let best = ranks.iter().map(|(_, rank)| *rank).max().unwrap_or_default();
        let winners: Vec<_> =
            ranks.iter().filter(|(_, rank)| *rank == best).map(|(seat, _)| *seat).collect();
        let in_points = ranks.iter().filter(|(_, rank)| rank.0 == best.0);
        let in_tokens = in_points.clone().filter(|(_, rank)| rank.1 == best.1);
        let by = if winners.len() > 1 {
            Decider::Shared
        } else if in_tokens.count() > 1 {
            Decider::Marriages
        } else if in_points.count() > 1 {
            Decider::Tokens
        } else {
            Decider::Points
        };
        (winners, by)
    }

    /// How the game ended, as all games tell it.
    pub(crate) fn final_outcome(&self) -> Outcome {
        let ranks: Vec<_> = Seat::all(self.seats).map(|seat| self.rank(seat)).collect();
        let better = |rank| ranks.iter().filter(|other| **other > rank).count() as u8;
        let (winners, by) = self.verdict();
        let points = winners.first().map_or(0, |winner| ranks[winner.index()].0);
        Outcome {
            places: ranks.iter().map(|rank| 1 + better(*rank)).collect(),
            scores: Some(ranks.iter().map(|rank| i32::from(rank.0)).collect()),
            ending: by.word().into(),
            reason: reason(&winners, points, by),
            winners,
        }
    }
}

/// The end in a sentence, for records; whoever talks to people says it by [`ardri_core::Teller`].
pub(crate) fn reason(winners: &[Seat], points: u16, by: Decider) -> String {
    let winner = winners.first().map_or("Nobody", |seat| name(*seat));
    match by {
        Decider::Points => format!("{winner} has most points, {points}, and is High King."),
        Decider::Tokens => {
            format!("{winner} is High King: equal at {points} points, but with most claim tokens.")
        }
        Decider::Marriages => format!(
            "{winner} is High King: equal at {points} points and in claim tokens, but with most \
             marriage cards."
        ),
        Decider::Shared => {
            let names: Vec<_> = winners.iter().map(|seat| name(*seat)).collect();
            let (last, others) = names.split_last().unwrap_or((&"Nobody", &[]));
            format!(
                "{} and {last} share the throne: equal at {points} points, in claim tokens and \
                 marriage cards.",
                others.join(", ")
            )
        }
    }
}
