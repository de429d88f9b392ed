//! Upkeep: marriage, battle and church. The fourth step is in `claim.rs`.
//!
//! Each step runs until somebody has to choose, and goes on from there.

use ardri_core::{Seat, SeatSet, Witness};

use crate::event::{Event, Seen};
use crate::game::BrianBoru;
use crate::marriage::{Marriage, Offer, reward};
use crate::phase::{Next, Phase};
use crate::town::{Region, Town};

/// With how many church discs a player builds who has not most of them.
pub const PATRON_DISCS: u8 = 4;

impl BrianBoru {
    // Marriage

    pub(crate) fn marriage<W: Witness<Event>>(&mut self, witness: &mut W) {
        let Some(card) = self.display else {
            self.phase = Phase::Onward(Next::Battle);
            return;
        };
        let Some(seat) = self.highest() else {
            self.display = None;
            witness.see(|| Event::Open(Seen::NobodyMarries { card }));
            self.phase = Phase::Onward(Next::Battle);
            return;
        };
        let space = self.players[seat.index()].space;
        witness.see(|| Event::Open(Seen::Married { seat, space, card }));
        self.display = None;
        let player = &mut self.players[seat.index()];
        player.marriages.add(card);
        if card.is_princess() {
            self.phase = Phase::Princess { seat };
            return;
        }
        player.score(card.points());
        player.renown = player.renown.saturating_add(card.renown());
        match card.town_in() {
            Some(region) => self.offer_town(seat, Some(region), SeatSet::EMPTY, witness),
            None => self.phase = Phase::Onward(Next::Married(seat)),
        }
    }

    /// Whose disc stands alone highest on the marriage track.
    pub(crate) fn highest(&self) -> Option<Seat> {
        self.sole_most(|player| player.space)
    }

    /// Lets `seat` place a disc in `region`, or anywhere.
    fn offer_town<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        region: Option<Region>,
        pending: SeatSet,
        witness: &mut W,
    ) {
        let towns = self.settleable(region);
        if towns.is_empty() {
            witness.see(|| Event::Open(Seen::NoRoom { seat, region }));
            self.settled(seat, region, pending);
        } else if let Some(town) = towns.single() {
            self.settle(seat, region, pending, town, witness);
        } else {
            self.phase = Phase::Settle { seat, region, pending };
        }
    }

    /// Where a disc can be placed, in a region or anywhere.
    pub(crate) fn settleable(&self, region: Option<Region>) -> crate::town::TownSet {
        let open = self.board.open();
        region.map_or(open, |region| open.common(region.towns()))
    }

    pub(crate) fn settle<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        region: Option<Region>,
        pending: SeatSet,
        town: Town,
        witness: &mut W,
    ) {
        self.board.put_disc(seat, town);
        witness.see(|| Event::Open(Seen::Settled { seat, town, region }));
        self.settled(seat, region, pending);
    }

    fn settled(&mut self, seat: Seat, region: Option<Region>, pending: SeatSet) {
        self.phase = Phase::Onward(match region {
            Some(_) => Next::Married(seat),
            None => Next::Spaces(pending),
        });
    }

    pub(crate) fn answer_princess<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        offer: Offer,
        witness: &mut W,
    ) {
        let player = &mut self.players[seat.index()];
        player.offer = Some(offer);
        if offer == Offer::Spurn {
            player.marriages.remove(Marriage::PRINCESS);
            player.score(Offer::SPURN_POINTS);
        }
        witness.see(|| Event::Open(Seen::Offered { seat, offer }));
        self.phase = Phase::Onward(Next::Married(seat));
    }

    pub(crate) fn married(&mut self, seat: Seat) {
        self.players[seat.index()].space = 0;
        self.phase = Phase::Onward(Next::Spaces(Seat::all(self.seats).collect()));
    }

    pub(crate) fn reward_spaces<W: Witness<Event>>(
        &mut self,
        mut pending: SeatSet,
        witness: &mut W,
    ) {
        while let Some(seat) = self.first_of(pending) {
            pending = pending.without(seat);
            let player = &mut self.players[seat.index()];
            let (space, reward) = (player.space, reward(player.space));
            player.coins = player.coins.saturating_add(reward.coins);
            player.renown = player.renown.saturating_add(reward.renown);
            let (coins, renown) = (reward.coins, reward.renown);
            if coins + renown > 0 {
                witness.see(|| Event::Open(Seen::SpaceReward { seat, space, coins, renown }));
            }
            if reward.town {
                self.offer_town(seat, None, pending, witness);
                return;
            }
        }
        self.phase = Phase::Onward(Next::Battle);
    }

    // Battle

    pub(crate) fn battle<W: Witness<Event>>(&mut self, witness: &mut W) {
        let left = self.board.raiders;
        if left == 0 {
            witness.see(|| Event::Open(Seen::Repelled));
            self.phase = Phase::Onward(Next::Spoils);
            return;
        }
        let (least, fewest) = self.fewest_raiders();
        witness.see(|| {
            let (greatest, most) = self.most(|player| player.raiders);
            let (fewest, most) = (self.clockwise(fewest), self.clockwise(most));
            Event::Open(Seen::Incursion { left, fewest, least, most, greatest })
        });
        self.phase = Phase::Onward(Next::Raids(fewest));
    }

    /// The fewest raiders that anyone holds, and who holds so few.
    pub(crate) fn fewest_raiders(&self) -> (u8, SeatSet) {
        let raiders = |seat: &Seat| self.players[seat.index()].raiders;
        let least = Seat::all(self.seats).map(|seat| raiders(&seat)).min().unwrap_or(0);
        (least, Seat::all(self.seats).filter(|seat| raiders(seat) == least).collect())
    }

    /// Who chooses the town that `loser` loses: the one player with most raiders, or the loser.
    pub(crate) fn raid_chooser(&self, loser: Seat) -> Seat {
        self.sole_most(|player| player.raiders).unwrap_or(loser)
    }

    pub(crate) fn raids<W: Witness<Event>>(&mut self, mut pending: SeatSet, witness: &mut W) {
        while let Some(loser) = self.first_of(pending) {
            let towns = self.board.controlled(loser);
            if let Some(town) = towns.single() {
                self.raid(pending, town, witness);
                return;
            } else if !towns.is_empty() {
                self.phase = Phase::Raid { pending };
                return;
            }
            witness.see(|| Event::Open(Seen::NothingToLose { loser }));
            pending = pending.without(loser);
        }
        self.board.raiders = 0;
        self.phase = Phase::Onward(Next::Spoils);
    }

    pub(crate) fn raid<W: Witness<Event>>(
        &mut self,
        pending: SeatSet,
        town: Town,
        witness: &mut W,
    ) {
        let Some(loser) = self.first_of(pending) else { return };
        self.board.vikings = self.board.vikings.with(town);
        let chooser = self.raid_chooser(loser);
        witness.see(|| Event::Open(Seen::TownLost { loser, town, chooser }));
        self.phase = Phase::Onward(Next::Raids(pending.without(loser)));
    }

    pub(crate) fn spoils<W: Witness<Event>>(&mut self, witness: &mut W) {
        let (raiders, most) = self.most(|player| player.raiders);
        if let Some(seat) = self.sole_most(|player| player.raiders) {
            let player = &mut self.players[seat.index()];
            player.renown = player.renown.saturating_add(1);
            player.score(player.renown);
            player.raiders = 0;
            let renown = player.renown;
            witness.see(|| Event::Open(Seen::Spoils { seat, raiders, renown }));
        } else if raiders > 0 {
            let seats = || self.clockwise(most);
            witness.see(|| Event::Open(Seen::SpoilsTied { seats: seats(), raiders }));
        } else {
            witness.see(|| Event::Open(Seen::NoSpoils));
        }
        let (raiders, most) = self.most(|player| player.raiders);
        if raiders > 0 {
            let seats = || self.clockwise(most);
            witness.see(|| Event::Open(Seen::LesserSpoils { seats: seats(), raiders }));
            for seat in most.iter() {
                self.players[seat.index()].score(1);
                self.players[seat.index()].raiders -= 1;
            }
        }
        self.phase = Phase::Onward(Next::Favour);
    }

    // Church

    pub(crate) fn favour<W: Witness<Event>>(&mut self, witness: &mut W) {
        let (discs, most) = self.most(|player| player.church);
        if let Some(seat) = self.sole_most(|player| player.church) {
            witness.see(|| Event::Open(Seen::Favour { seat, discs }));
            let sites = self.board.sites(seat);
            if sites.is_empty() {
                witness.see(|| Event::Open(Seen::NoSite { seat }));
                self.phase = Phase::Onward(Next::Favoured(seat));
            } else if let Some(town) = sites.single() {
                self.build_favoured(seat, town, witness);
            } else {
                self.phase = Phase::Favour { seat };
            }
            return;
        }
        if discs > 0 {
            let seats = || self.clockwise(most);
            witness.see(|| Event::Open(Seen::FavourTied { seats: seats(), discs }));
        } else {
            witness.see(|| Event::Open(Seen::NoFavour));
        }
        self.phase = Phase::Onward(Next::Blessing);
    }

    pub(crate) fn build_favoured<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        town: Town,
        witness: &mut W,
    ) {
        self.build(seat, town, witness);
        self.phase = Phase::Onward(Next::Favoured(seat));
    }

    fn build<W: Witness<Event>>(&mut self, seat: Seat, town: Town, witness: &mut W) {
        self.board.monasteries = self.board.monasteries.with(town);
        witness.see(|| Event::Open(Seen::Built { seat, town }));
    }

    pub(crate) fn favoured<W: Witness<Event>>(&mut self, seat: Seat, witness: &mut W) {
        self.marker = Some(seat);
        self.players[seat.index()].church = 0;
        witness.see(|| Event::Open(Seen::FavourEnds { seat }));
        self.phase = Phase::Onward(Next::Blessing);
    }

    pub(crate) fn blessing<W: Witness<Event>>(&mut self, witness: &mut W) {
        let (discs, most) = self.most(|player| player.church);
        if discs > 0 {
            let seats = || self.clockwise(most);
            witness.see(|| Event::Open(Seen::LesserFavour { seats: seats(), discs }));
            for seat in most.iter() {
                self.players[seat.index()].score(1);
                self.players[seat.index()].church -= 1;
            }
        }
        self.phase = Phase::Onward(Next::Patrons(self.patrons()));
    }

    /// Who has four or more church discs.
    pub(crate) fn patrons(&self) -> SeatSet {
        let enough = |seat: &Seat| self.players[seat.index()].church >= PATRON_DISCS;
        Seat::all(self.seats).filter(enough).collect()
    }

    pub(crate) fn build_patrons<W: Witness<Event>>(
        &mut self,
        mut pending: SeatSet,
        witness: &mut W,
    ) {
        while let Some(seat) = self.first_of(pending) {
            let sites = self.board.sites(seat);
            let discs = self.players[seat.index()].church;
            witness.see(|| Event::Open(Seen::Patron { seat, discs }));
            if let Some(town) = sites.single() {
                self.build_patron(pending, town, witness);
                return;
            } else if !sites.is_empty() {
                self.phase = Phase::Patron { pending };
                return;
            }
            witness.see(|| Event::Open(Seen::NoSite { seat }));
            pending = pending.without(seat);
        }
        self.phase = Phase::Onward(Next::Claim);
    }

    pub(crate) fn build_patron<W: Witness<Event>>(
        &mut self,
        pending: SeatSet,
        town: Town,
        witness: &mut W,
    ) {
        let Some(seat) = self.first_of(pending) else { return };
        self.build(seat, town, witness);
        self.players[seat.index()].church = 0;
        self.phase = Phase::Onward(Next::Patrons(pending.without(seat)));
    }
}
