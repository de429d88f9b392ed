//! Upkeep: marriage, battle and church. Claiming regions is with the scoring.

use super::printed::Symbol;
use super::table::Alliance;
use super::{Referee, Step};

impl Referee {
    pub(super) fn begin_upkeep(&mut self) {
        self.do_next([
            Step::MarriageCard,
            Step::SpaceRewards,
            Step::Incursion,
            Step::EmptyBattleArea,
            Step::MostRaiders,
            Step::NextMostRaiders,
            Step::MostDiscs,
            Step::NextMostDiscs,
            Step::FourDiscs,
            Step::ClaimRegions,
            Step::EndRound,
        ]);
    }

    /// "Then the next round, or the end": the round that reveals the Princess is the last.
    pub(super) fn end_round(&mut self) {
        if self.table.marriage_deck.is_empty() {
            self.final_scoring();
        } else {
            self.do_next([Step::Preparation]);
        }
    }
}

// Marriage.
impl Referee {
    /// "The highest disc takes the card and its benefits at once, and goes to space 0. All on
    /// space 0: the card leaves the game."
    pub(super) fn marriage_card(&mut self) {
        let card = self.table.display.take().expect("a marriage card is on display");
        let highest = self.table.most_of(|player| player.space);
        let seat = match highest[..] {
            [] => {
                self.remark("marriage card: nobody courts");
                return;
            }
            [seat] => seat,
            _ => panic!("two discs share a space of the marriage track"),
        };
        let printed = &self.printed.marriages[card];
        let player = &mut self.table.players[seat];
        player.marriages.push(card);
        player.points += printed.points;
        player.renown += printed.renown;
        let mut steps = Vec::new();
        if printed.princess {
            steps.push(Step::Princess(seat));
        }
        if let Some(region) = printed.town_in {
            steps.push(Step::Settle { seat, region: Some(region) });
        }
        steps.push(Step::ReturnToSpaceZero(seat));
        self.do_next(steps);
    }

    /// "Any town without a disc in that region", or anywhere.
    pub(super) fn towns_to_settle(&self, region: Option<usize>) -> Vec<usize> {
        self.table
            .towns_where(|town| town.is_open() && region.is_none_or(|region| town.region == region))
    }

    /// "Princess: choose military support, establish trade, or spurn (discard her, +4 points)."
    pub(super) fn answer_princess(&mut self, seat: usize, alliance: Option<Alliance>) {
        match alliance {
            Some(Alliance::Military) => self.remark("princess: military support"),
            Some(Alliance::Trade) => self.remark("princess: establish trade"),
            None => self.remark("princess: spurned"),
        }
        self.table.alliance = alliance.map(|alliance| (seat, alliance));
        if alliance.is_none() {
            let princess = self.printed.princess();
            let player = &mut self.table.players[seat];
            player.marriages.retain(|&card| card != princess);
            player.points += 4;
        }
    }

    /// "Then every player gains what their space shows."
    pub(super) fn space_reward(&mut self, seat: usize) {
        let printed = self.printed;
        let player = &mut self.table.players[seat];
        let space = player.space as usize;
        let mut steps = Vec::new();
        for symbol in &printed.track[space] {
            match symbol {
                Symbol::Coin => player.coins += 1,
                Symbol::Renown => player.renown += 1,
                Symbol::TownAnywhere => steps.push(Step::Settle { seat, region: None }),
                other => panic!("no space of the marriage track shows {other:?}"),
            }
        }
        if !steps.is_empty() {
            self.remark("space 8: a town anywhere");
        }
        self.do_next(steps);
    }
}

// Battle.
impl Referee {
    /// "If raiders are left in the battle area, each player with the fewest raiders loses a town:
    /// the one player with the most chooses which; if several are tied for most, each loser
    /// chooses their own." One by one, clockwise from the marker's holder.
    pub(super) fn incursion(&mut self) {
        if self.table.battle == 0 {
            self.remark("the Vikings are repelled");
            return;
        }
        let raiders: Vec<u32> = self.table.players.iter().map(|player| player.raiders).collect();
        let fewest = *raiders.iter().min().expect("there are players");
        let most = *raiders.iter().max().expect("there are players");
        let with_most: Vec<usize> =
            (0..raiders.len()).filter(|&seat| raiders[seat] == most).collect();
        if with_most.len() > 1 {
            self.remark(match most {
                0 => "raid: nobody holds raiders",
                _ if most == fewest => "raid: all hold equally many raiders",
                _ => "raid: tied for most raiders",
            });
        }
        let losers: Vec<usize> = self
            .table
            .clockwise_from_marker()
            .into_iter()
            .filter(|&seat| raiders[seat] == fewest)
            .collect();
        if losers.len() > 1 {
            self.remark("raid: several losers");
        }
        self.do_next(losers.into_iter().map(|loser| Step::Raid {
            chooser: if with_most.len() == 1 { with_most[0] } else { loser },
            loser,
        }));
    }

    /// "The one player with most raiders gains a renown, then a point for each renown, and returns
    /// all raiders (tied: skip)."
    pub(super) fn most_raiders(&mut self) {
        let most = self.table.most_of(|player| player.raiders);
        match most[..] {
            [] => self.remark("spoils: nobody holds raiders"),
            [seat] => {
                let player = &mut self.table.players[seat];
                player.renown += 1;
                player.points += player.renown;
                player.raiders = 0;
            }
            _ => self.remark("spoils: tied for most raiders"),
        }
    }

    /// "Then those who now have most each gain a point and return one raider. Holding none earns
    /// nothing."
    pub(super) fn next_most_raiders(&mut self) {
        for seat in self.table.most_of(|player| player.raiders) {
            let player = &mut self.table.players[seat];
            player.points += 1;
            player.raiders -= 1;
        }
    }
}

// Church.
impl Referee {
    /// "A town they control that has none."
    pub(super) fn towns_to_build_on(&self, seat: usize) -> Vec<usize> {
        let mut towns = self.table.towns_controlled_by(seat);
        towns.retain(|&town| !self.table.towns[town].monastery);
        towns
    }

    /// "The one player with most discs puts a monastery, if they can, takes the marker and takes
    /// back all discs (tied or none: skip)."
    pub(super) fn most_discs(&mut self) {
        let most = self.table.most_of(|player| player.church);
        match most[..] {
            [] => self.remark("church: no discs"),
            [seat] => self.do_next([Step::Build(seat), Step::ChurchReward(seat)]),
            _ => self.remark("church: tied for most discs"),
        }
    }

    pub(super) fn church_reward(&mut self, seat: usize) {
        self.table.marker = Some(seat);
        self.table.players[seat].church = 0;
    }

    /// "Those who now have most (at least one) each gain a point and take one disc back."
    pub(super) fn next_most_discs(&mut self) {
        for seat in self.table.most_of(|player| player.church) {
            let player = &mut self.table.players[seat];
            player.points += 1;
            player.church -= 1;
        }
    }

    /// "Each with four or more discs puts a monastery if they can; who did takes all discs back."
    pub(super) fn four_discs_of(&mut self, seat: usize) {
        if self.table.players[seat].church < 4 {
            return;
        }
        if self.towns_to_build_on(seat).is_empty() {
            self.remark("four church discs, but no town to build on");
            return;
        }
        self.remark("four church discs build");
        self.do_next([Step::Build(seat), Step::TakeBackDiscs(seat)]);
    }
}
