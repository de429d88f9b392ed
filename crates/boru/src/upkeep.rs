//! Upkeep: marriage, battle and church. The fourth step is in `claim.rs`.
//!
//! Each step runs until somebody has to choose, and goes on from there.

use ardri_core::{EventSink, Seat, SeatSet};

use crate::event::{Event, Seen};
use crate::game::BrianBoru;
use crate::marriage::{Marriage, Offer, reward};
use crate::phase::{Next, Phase};
use crate::player::Player;
use crate::town::{Region, Town};

/// With how many church discs a player builds who has not most of them.
pub const PATRON_DISCS: u8 = 4;

impl BrianBoru {
    // Marriage

    pub(crate) fn marriage<W: EventSink<Event>>(&mut self, events: &mut W) {
        let Some(card) = self.display else {
            self.phase = Phase::Onward(Next::Battle);
            return;
        };
        let Some(seat) = self.highest() else {
            self.display = None;
            events.emit(|| Event::Open(Seen::NobodyMarries { card }));
            self.phase = Phase::Onward(Next::Battle);
            return;
        };
        self.display = None;
        let player = &mut self.players[seat.index()];
        player.marriages.add(card);
        player.score(card.points());
        player.renown = player.renown.saturating_add(card.renown());
        let space = player.space;
        // The disc goes back when all that the card gives is taken, which may be a decision away.
        let now = Player { space: 0, ..*player };
        events.emit(|| Event::Open(Seen::Married { seat, space, card, now }));
        if card.is_princess() {
            self.phase = Phase::Princess { seat };
            return;
        }
        match card.town_in() {
            Some(region) => self.offer_town(seat, Some(region), SeatSet::EMPTY, events),
            None => self.phase = Phase::Onward(Next::Married(seat)),
        }
    }

    /// Whose disc stands alone highest on the marriage track.
    pub(crate) fn highest(&self) -> Option<Seat> {
        self.sole_most(|player| player.space)
    }

    /// Lets `seat` place a disc in `region`, or anywhere.
    fn offer_town<W: EventSink<Event>>(
        &mut self,
        seat: Seat,
        region: Option<Region>,
        pending: SeatSet,
        events: &mut W,
    ) {
        let towns = self.settleable(region);
        if towns.is_empty() {
            events.emit(|| Event::Open(Seen::NoRoom { seat, region }));
            self.settled(seat, region, pending);
        } else if let Some(town) = towns.single() {
            self.settle(seat, region, pending, town, events);
        } else {
            self.phase = Phase::Settle { seat, region, pending };
        }
    }

    /// Where a disc can be placed, in a region or anywhere.
    pub(crate) fn settleable(&self, region: Option<Region>) -> crate::town::TownSet {
        let open = self.board.open();
        region.map_or(open, |region| open.common(region.towns()))
    }

    pub(crate) fn settle<W: EventSink<Event>>(
        &mut self,
        seat: Seat,
        region: Option<Region>,
        pending: SeatSet,
        town: Town,
        events: &mut W,
    ) {
        self.board.put_disc(seat, town);
        events.emit(|| {
            // With the town of a marriage card all is taken, and the disc goes back.
            let player = self.players[seat.index()];
            let space = if region.is_some() { 0 } else { player.space };
            let now = Player { space, ..player };
            Event::Open(Seen::Settled { seat, town, region, now })
        });
        self.settled(seat, region, pending);
    }

    fn settled(&mut self, seat: Seat, region: Option<Region>, pending: SeatSet) {
        self.phase = Phase::Onward(match region {
            Some(_) => Next::Married(seat),
            None => Next::Spaces(pending),
        });
    }

    pub(crate) fn answer_princess<W: EventSink<Event>>(
        &mut self,
        seat: Seat,
        offer: Offer,
        events: &mut W,
    ) {
        let player = &mut self.players[seat.index()];
        player.offer = Some(offer);
        if offer == Offer::Spurn {
            player.marriages.remove(Marriage::PRINCESS);
            player.score(Offer::SPURN_POINTS);
        }
        let now = Player { space: 0, ..*player };
        events.emit(|| Event::Open(Seen::Offered { seat, offer, now }));
        self.phase = Phase::Onward(Next::Married(seat));
    }

    pub(crate) fn married(&mut self, seat: Seat) {
        self.players[seat.index()].space = 0;
        self.phase = Phase::Onward(Next::Spaces(Seat::all(self.seats).collect()));
    }

    pub(crate) fn reward_spaces<W: EventSink<Event>>(
        &mut self,
        mut pending: SeatSet,
        events: &mut W,
    ) {
        while let Some(seat) = self.first_of(pending) {
            pending = pending.without(seat);
            let player = &mut self.players[seat.index()];
            let (space, reward) = (player.space, reward(player.space));
            player.coins = player.coins.saturating_add(reward.coins);
            player.renown = player.renown.saturating_add(reward.renown);
            let (coins, renown, now) = (reward.coins, reward.renown, *player);
            if coins + renown > 0 {
                events.emit(|| Event::Open(Seen::SpaceReward { seat, space, coins, renown, now }));
            }
            if reward.town {
                self.offer_town(seat, None, pending, events);
                return;
            }
        }
        self.phase = Phase::Onward(Next::Battle);
    }

    // Battle

    pub(crate) fn battle<W: EventSink<Event>>(&mut self, events: &mut W) {
        let left = self.board.raiders;
        if left == 0 {
            events.emit(|| Event::Open(Seen::Repelled));
            self.phase = Phase::Onward(Next::Spoils);
            return;
        }
        let (least, fewest) = self.fewest_raiders();
        events.emit(|| {
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

    pub(crate) fn raids<W: EventSink<Event>>(&mut self, mut pending: SeatSet, events: &mut W) {
        while let Some(loser) = self.first_of(pending) {
            let towns = self.board.controlled(loser);
            if let Some(town) = towns.single() {
                self.raid(pending, town, events);
                return;
            } else if !towns.is_empty() {
                self.phase = Phase::Raid { pending };
                return;
            }
            events.emit(|| Event::Open(Seen::NothingToLose { loser }));
            pending = pending.without(loser);
        }
        self.board.raiders = 0;
        self.phase = Phase::Onward(Next::Spoils);
    }

    pub(crate) fn raid<W: EventSink<Event>>(
        &mut self,
        pending: SeatSet,
        town: Town,
        events: &mut W,
    ) {
        let Some(loser) = self.first_of(pending) else { return };
        self.board.vikings = self.board.vikings.with(town);
        let chooser = self.raid_chooser(loser);
        events.emit(|| Event::Open(Seen::TownLost { loser, town, chooser }));
        self.phase = Phase::Onward(Next::Raids(pending.without(loser)));
    }

    pub(crate) fn spoils<W: EventSink<Event>>(&mut self, events: &mut W) {
        let (raiders, most) = self.most(|player| player.raiders);
        let area = self.board.raiders;
        if let Some(seat) = self.sole_most(|player| player.raiders) {
            let player = &mut self.players[seat.index()];
            player.renown = player.renown.saturating_add(1);
            player.score(player.renown);
            player.raiders = 0;
            let (renown, now) = (player.renown, *player);
            events.emit(|| Event::Open(Seen::Spoils { seat, raiders, renown, now, area }));
        } else if raiders > 0 {
            let seats = || self.clockwise(most);
            events.emit(|| Event::Open(Seen::SpoilsTied { seats: seats(), raiders, area }));
        } else {
            events.emit(|| Event::Open(Seen::NoSpoils { area }));
        }
        let (raiders, most) = self.most(|player| player.raiders);
        if raiders > 0 {
            for seat in most.iter() {
                self.players[seat.index()].score(1);
                self.players[seat.index()].raiders -= 1;
            }
            events.emit(|| {
                let (seats, now) = self.standing(most);
                Event::Open(Seen::LesserSpoils { seats, raiders, now })
            });
        }
        self.phase = Phase::Onward(Next::Favour);
    }

    // Church

    pub(crate) fn favour<W: EventSink<Event>>(&mut self, events: &mut W) {
        let (discs, most) = self.most(|player| player.church);
        if let Some(seat) = self.sole_most(|player| player.church) {
            events.emit(|| Event::Open(Seen::Favour { seat, discs }));
            let sites = self.board.sites(seat);
            if sites.is_empty() {
                events.emit(|| Event::Open(Seen::NoSite { seat }));
                self.phase = Phase::Onward(Next::Favoured(seat));
            } else if let Some(town) = sites.single() {
                self.build_favoured(seat, town, events);
            } else {
                self.phase = Phase::Favour { seat };
            }
            return;
        }
        if discs > 0 {
            let seats = || self.clockwise(most);
            events.emit(|| Event::Open(Seen::FavourTied { seats: seats(), discs }));
        } else {
            events.emit(|| Event::Open(Seen::NoFavour));
        }
        self.phase = Phase::Onward(Next::Blessing);
    }

    pub(crate) fn build_favoured<W: EventSink<Event>>(
        &mut self,
        seat: Seat,
        town: Town,
        events: &mut W,
    ) {
        self.build(seat, town, events);
        self.phase = Phase::Onward(Next::Favoured(seat));
    }

    fn build<W: EventSink<Event>>(&mut self, seat: Seat, town: Town, events: &mut W) {
        self.board.monasteries = self.board.monasteries.with(town);
        let now = self.players[seat.index()];
        events.emit(|| Event::Open(Seen::Built { seat, town, now }));
    }

    /// Some seats, and what lies in front of each of them now.
    fn standing(&self, seats: SeatSet) -> (Vec<Seat>, Vec<Player>) {
        let seats = self.clockwise(seats);
        let now = seats.iter().map(|seat| self.players[seat.index()]).collect();
        (seats, now)
    }

    pub(crate) fn favoured<W: EventSink<Event>>(&mut self, seat: Seat, events: &mut W) {
        self.marker = Some(seat);
        self.players[seat.index()].church = 0;
        let now = self.players[seat.index()];
        events.emit(|| Event::Open(Seen::FavourEnds { seat, now }));
        self.phase = Phase::Onward(Next::Blessing);
    }

    pub(crate) fn blessing<W: EventSink<Event>>(&mut self, events: &mut W) {
        let (discs, most) = self.most(|player| player.church);
        if discs > 0 {
            for seat in most.iter() {
                self.players[seat.index()].score(1);
                self.players[seat.index()].church -= 1;
            }
            events.emit(|| {
                let (seats, now) = self.standing(most);
                Event::Open(Seen::LesserFavour { seats, discs, now })
            });
        }
        self.phase = Phase::Onward(Next::Patrons(self.patrons()));
    }

    /// Who has four or more church discs.
    pub(crate) fn patrons(&self) -> SeatSet {
        let enough = |seat: &Seat| self.players[seat.index()].church >= PATRON_DISCS;
        Seat::all(self.seats).filter(enough).collect()
    }

    pub(crate) fn build_patrons<W: EventSink<Event>>(
        &mut self,
        mut pending: SeatSet,
        events: &mut W,
    ) {
        while let Some(seat) = self.first_of(pending) {
            let sites = self.board.sites(seat);
            let discs = self.players[seat.index()].church;
            events.emit(|| Event::Open(Seen::Patron { seat, discs }));
            if let Some(town) = sites.single() {
                self.build_patron(pending, town, events);
                return;
            } else if !sites.is_empty() {
                self.phase = Phase::Patron { pending };
                return;
            }
            events.emit(|| Event::Open(Seen::NoSite { seat }));
            pending = pending.without(seat);
        }
        self.phase = Phase::Onward(Next::Claim);
    }

    pub(crate) fn build_patron<W: EventSink<Event>>(
        &mut self,
        pending: SeatSet,
        town: Town,
        events: &mut W,
    ) {
        let Some(seat) = self.first_of(pending) else { return };
        self.players[seat.index()].church = 0;
        self.build(seat, town, events);
        self.phase = Phase::Onward(Next::Patrons(pending.without(seat)));
    }
}
