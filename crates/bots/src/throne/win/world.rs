//! A table as somebody imagines it, with everyone's Objective.

use ardri_core::Seat;
use ardri_throne::{Cards, Die, MOST_SEATS, Regions};

use crate::throne::sight::Sight;
use crate::throne::win::facts::Facts;

/// A number for each seat.
pub(crate) type BySeat = [f32; MOST_SEATS];

/// A table between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct World {
    pub(crate) seats: u8,
    pub(crate) held: [Cards; MOST_SEATS],
    pub(crate) centre: Cards,
    pub(crate) locked: Cards,
    /// Who is on turn.
    pub(crate) next: Seat,
    pub(crate) objectives: [Option<u8>; MOST_SEATS],
}

impl World {
    /// The table that a seat sees, with these Objectives, before the turn of somebody.
    pub(crate) fn of(sight: &Sight, next: Seat, objectives: [Option<u8>; MOST_SEATS]) -> Self {
        let Sight { seats, held, centre, locked, .. } = *sight;
        Self { seats, held, centre, locked, next, objectives }
    }

    /// The cards that `seat` may go for.
    pub(crate) fn targets(&self, seat: Seat) -> Cards {
        let all = self.held.iter().fold(self.centre, |all, held| all.union(*held));
        all.minus(self.locked).minus(self.held[seat.index()])
    }

    /// Who holds a card.
    pub(crate) fn owner(&self, card: usize) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.held[seat.index()].contains(card))
    }

    /// Whoever is on turn gains a card.
    pub(crate) fn gain(&mut self, facts: &Facts, card: usize) {
        if self.centre.contains(card) {
            self.centre = self.centre.without(card);
        } else if let Some(owner) = self.owner(card) {
            self.held[owner.index()] = self.held[owner.index()].without(card);
        }
        let own = &mut self.held[self.next.index()];
        *own = own.with(card);
        let region = facts.regions[facts.cards[card].region].cards;
        if own.covers(region) {
            self.locked = self.locked.union(region);
        }
    }

    /// The turn goes on to the next seat.
    pub(crate) fn pass(&mut self) {
        let next = self.next.0 + 1;
        self.next = Seat(if next == self.seats { 0 } else { next });
    }

    /// Which dice a seat rolls: seven, eight, or seven and the red one.
    pub(crate) fn dice(&self, facts: &Facts, seat: Seat) -> usize {
        let held = self.held[seat.index()].iter();
        held.map(|card| match facts.cards[card].die {
            None => 0,
            Some(Die::Extra) => 1,
            Some(Die::Red) => 2,
        })
        .max()
        .unwrap_or(0)
    }

    /// The regions that a seat has locked.
    pub(crate) fn regions(&self, facts: &Facts, seat: Seat) -> Regions {
        let held = self.held[seat.index()];
        let regions = facts.regions.iter().enumerate();
        let locked = regions.filter(|(_, region)| held.covers(region.cards));
        locked.fold(Regions::NONE, |set, (place, _)| set.with(place))
    }

    /// Everyone's share of the win if the game ends now: who is equal in all has an equal chance.
    pub(crate) fn shares(&self, facts: &Facts) -> BySeat {
        let rank = |seat: Seat| {
            let held = self.held[seat.index()];
            let locked = self.regions(facts, seat);
            let region = |(place, region): (usize, &super::facts::RegionFacts)| {
                if locked.contains(place) {
                    return region.points;
                }
                held.common(region.cards).iter().map(|card| facts.cards[card].points).sum()
            };
            let points: f32 = facts.regions.iter().enumerate().map(region).sum();
            let objective =
                self.objectives[seat.index()].map(|kept| &facts.objectives[usize::from(kept)]);
            let holds = objective.filter(|objective| objective.needs.hold(held, locked));
            let bonus = holds.map_or(0.0, |objective| objective.points);
            // All are small whole numbers, so that one number ranks them exactly.
            ((points + bonus) as u64) << 32 | (bonus as u64) << 16 | u64::from(locked.len())
        };
        let mut ranks = [0; MOST_SEATS];
        for seat in Seat::all(self.seats) {
            ranks[seat.index()] = rank(seat) + 1;
        }
        let best = ranks.iter().max().copied().unwrap_or(0);
        let first = ranks.iter().filter(|rank| **rank == best).count() as f32;
        ranks.map(|rank| if rank == best { 1.0 / first } else { 0.0 })
    }
}
