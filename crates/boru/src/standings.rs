//! Who stands where in every contest, and what upkeep or the end would bring if it came now.

use ardri_core::{Message, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{Contender, Token};
use crate::claim::{Claim, Tally};
use crate::game::BrianBoru;
use crate::score::Score;
use crate::town::Region;

/// The standing of every contest as things are now. Each is judged alone, as if its step came next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Standings {
    /// Who would take the marriage card.
    pub marriage: Option<Seat>,
    /// The battle step.
    pub battle: BattleStanding,
    /// The church step.
    pub church: ChurchStanding,
    /// The claim tokens, in the order of the regions.
    pub regions: Vec<RegionStanding>,
    /// Who has more coins than anyone else.
    pub richest: Option<Seat>,
    /// What each seat would score if the game ended now.
    pub scores: Vec<Score>,
    /// What that comes to, seat by seat: after each item in the order in which they are counted.
    pub sums: Vec<Vec<u16>>,
    /// In how many regions each seat counts as present.
    pub presence: Vec<u8>,
}

/// A sentence about a contest, as if upkeep came now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Contest {
    /// Which contest.
    pub chapter: Chapter,
    /// The sentence.
    pub said: Message,
}

/// The contests that are decided all over Ireland; those of the regions are told by their tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Chapter {
    /// The marriage card.
    Marriage,
    /// The battle step.
    Battle,
    /// The church step.
    Church,
    /// Most coins at the end.
    Coins,
}

/// What the battle step would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct BattleStanding {
    /// Raiders left in the battle area; with none, nobody loses a town.
    pub left: u8,
    /// Who would lose a town, clockwise from the marker's holder.
    pub losers: Vec<Seat>,
    /// Who has the fewest raiders, but no town to lose.
    pub spared: Vec<Seat>,
    /// Who would choose for all losers; otherwise each chooses alone.
    pub chooser: Option<Seat>,
    /// Who would gain the renown.
    pub spoils: Option<Seat>,
    /// The points that would come with it.
    pub spoils_points: u8,
    /// Who would gain the point that follows.
    pub lesser: Vec<Seat>,
}

/// What the church step would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct ChurchStanding {
    /// Who has most discs alone: a monastery and the marker.
    pub favour: Option<Seat>,
    /// Who would gain the point that follows.
    pub lesser: Vec<Seat>,
    /// Who would then build with four or more discs.
    pub patrons: Vec<Seat>,
}

/// What the claim regions step would bring to a region.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct RegionStanding {
    /// The region.
    pub region: Region,
    /// Where its token is.
    pub token: Token,
    /// How many towns must be held before the token is turned up.
    pub threshold: u8,
    /// What the token is worth.
    pub points: u8,
    /// How many towns each seat counts, with the Vikings' under military support.
    pub counts: Vec<u8>,
    /// How many towns the Vikings count for themselves.
    pub vikings: u8,
    /// How many towns are held by anyone, against which the threshold is set.
    pub held: u8,
    /// Who has most, alone or tied.
    pub leaders: Vec<Contender>,
    /// Whether the token would be turned up.
    pub turns_up: bool,
    /// Where the token would be afterwards.
    pub then: Token,
}

impl BrianBoru {
    /// The standing of every contest.
    #[must_use]
    pub fn standings(&self) -> Standings {
        let seats = || Seat::all(self.seats);
        let scores: Vec<Score> = seats().map(|seat| self.score(seat)).collect();
        Standings {
            marriage: self.highest(),
            battle: self.battle_standing(),
            church: self.church_standing(),
            regions: Region::all().map(|region| self.region_standing(region)).collect(),
            richest: self.richest(),
            sums: scores.iter().map(|score| score.sums().to_vec()).collect(),
            scores,
            presence: seats().map(|seat| self.presence(seat) as u8).collect(),
        }
    }

    fn battle_standing(&self) -> BattleStanding {
        let left = self.board.raiders;
        let fewest = if left == 0 { SeatSet::EMPTY } else { self.fewest_raiders().1 };
        let with_towns = |seat: &Seat| !self.board.controlled(*seat).is_empty();
        let (losers, spared) = self.clockwise(fewest).into_iter().partition(with_towns);
        let most = self.sole_most(|player| player.raiders);
        let mut after = *self;
        if let Some(seat) = most {
            after.players[seat.index()].raiders = 0;
        }
        BattleStanding {
            left,
            losers,
            spared,
            chooser: most.filter(|_| left > 0),
            spoils: most,
            spoils_points: most
                .map_or(0, |seat| self.players[seat.index()].renown.saturating_add(1)),
            lesser: after.leading(|player| player.raiders),
        }
    }

    fn church_standing(&self) -> ChurchStanding {
        let favour = self.sole_most(|player| player.church);
        let mut after = *self;
        if let Some(seat) = favour {
            after.marker = Some(seat);
            after.players[seat.index()].church = 0;
        }
        let lesser = after.leading(|player| player.church);
        for seat in &lesser {
            after.players[seat.index()].church -= 1;
        }
        let can_build = |seat: &Seat| !self.board.sites(*seat).is_empty();
        let patrons = after.clockwise(after.patrons()).into_iter().filter(can_build).collect();
        ChurchStanding { favour, lesser, patrons }
    }

    /// Those who have most of something, if anyone has any.
    fn leading(&self, of: impl Fn(&crate::player::Player) -> u8) -> Vec<Seat> {
        match self.most(of) {
            (0, _) => Vec::new(),
            (_, seats) => self.clockwise(seats),
        }
    }

    fn region_standing(&self, region: Region) -> RegionStanding {
        let tally = Tally::of(self, region);
        let token = self.board.tokens[region.index()];
        let turns_up = token == Token::FaceDown && tally.total() >= region.threshold();
        let then = match (token, tally.claim()) {
            (Token::FaceDown, _) if !turns_up => Token::FaceDown,
            (_, Claim::To(seat)) => Token::Held(seat),
            (_, Claim::Vikings) | (Token::FaceDown, Claim::Tied) => Token::OnBoard,
            (token, Claim::Tied) => token,
        };
        RegionStanding {
            region,
            token,
            threshold: region.threshold(),
            points: region.points(),
            counts: tally.seats[..usize::from(self.seats)].to_vec(),
            vikings: tally.vikings,
            held: tally.total(),
            leaders: tally.leaders().collect(),
            turns_up,
            then,
        }
    }
}
