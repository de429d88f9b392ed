//! Playing again: somebody offers it, and there is a new table when every person has accepted.
//!
//! Nobody is seated by others, and nobody is asked without end: one offer stands at a time, everyone
//! makes one at most, and whoever declines is not asked again but may still offer it themselves.
//! Bots always accept. A seat that a bot has taken over goes to the bot, unless the person accepts, too.

use ardri_core::{Seat, SeatSet};
use ardri_wire::{Instant, PersonId, RematchView, Stage, TableId};

use crate::entry::TableEvent;
use crate::participant::Participant;
use crate::refusals::Refusal;
use crate::request::Happened;
use crate::table::{Sitter, Table};

/// What was said about playing again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offers {
    /// Who has made the offer that stands.
    standing: Option<Seat>,
    accepted: SeatSet,
    /// Those who have made an offer, standing or not.
    made: SeatSet,
    declined: SeatSet,
}

/// What a rematch needs to know of the table before it.
#[derive(Clone, Debug)]
pub struct RematchPlan {
    /// Where they play again.
    pub table: TableId,
    /// Who has offered it, and is the host there.
    pub host: Participant,
    /// Who sits where: of two sides each has the other one, at larger tables everybody their own colour.
    pub sitters: Vec<Sitter>,
}

impl Table {
    /// Offers to play again, or accepts the offer that stands.
    pub(crate) fn offers_or_accepts(
        &self,
        who: PersonId,
        seat: Seat,
    ) -> Result<TableEvent, Refusal> {
        self.check_finished()?;
        let own = self.also_of(who);
        if !own.contains(seat) {
            return Err(Refusal::NotYourSeat);
        }
        if self.rematch.is_some() {
            return Err(Refusal::Again);
        }
        let Offers { standing, accepted, made, declined } = self.offers;
        match standing {
            Some(_) if accepted.contains(seat) => Err(Refusal::Offered),
            Some(_) => Ok(TableEvent::RematchAccepted { seat }),
            None if made.contains(seat) || declined.iter().any(|other| !own.contains(other)) => {
                Err(Refusal::Declined)
            }
            None => Ok(TableEvent::RematchOffered { seat }),
        }
    }

    /// Declines the offer that stands, or takes it back.
    pub(crate) fn declines(&self, who: PersonId, seat: Seat) -> Result<TableEvent, Refusal> {
        self.check_finished()?;
        let Offers { standing, accepted, .. } = self.offers;
        let is_asked = self.person_seats().contains(seat) || accepted.contains(seat);
        if !self.also_of(who).contains(seat) || !is_asked {
            return Err(Refusal::NotYourSeat);
        }
        match (standing, &self.rematch) {
            (_, Some(_)) => Err(Refusal::Again),
            (None, _) => Err(Refusal::NoOffer),
            (Some(_), None) => Ok(TableEvent::RematchDeclined { seat }),
        }
    }

    /// Takes in what was said about playing again.
    pub(crate) fn note_offer(&mut self, seat: Seat, yes: bool, offers: bool) {
        let own = self.sitter_of(seat).map_or(SeatSet::EMPTY, |who| self.also_of(who.person));
        let note = &mut self.offers;
        if offers {
            (note.standing, note.accepted) = (Some(seat), SeatSet::EMPTY);
            note.made = join(note.made, own);
        }
        if yes {
            note.accepted = join(note.accepted, own);
            note.declined = note.declined.iter().filter(|seat| !own.contains(*seat)).collect();
        } else {
            (note.standing, note.accepted) = (None, SeatSet::EMPTY);
            note.declined = join(note.declined, own);
        }
    }

    /// Whether somebody who asks for a rematch now would make an offer, and does not accept one.
    #[must_use]
    pub fn is_without_offer(&self) -> bool {
        self.offers.standing.is_none()
    }

    /// Notes where they play again, if every person has accepted that.
    ///
    /// # Errors
    /// Never in a table that stands as its log says.
    pub fn rematch(&mut self, table: TableId, now: Instant) -> Result<Option<Happened>, Refusal> {
        let accepted = self.offers.accepted;
        let agreed = self.person_seats().iter().all(|seat| accepted.contains(seat));
        if self.offers.standing.is_none() || !agreed || self.rematch.is_some() {
            return Ok(None);
        }
        self.take_in(TableEvent::Rematch { table }, now).map(Some)
    }

    /// Who plays again where, once that is promised.
    #[must_use]
    pub fn rematch_plan(&self) -> Option<RematchPlan> {
        let accepted = |seat: Seat| self.offers.accepted.contains(seat);
        let again = (0..).map(Seat).zip(&self.sitters).map(|(seat, sitter)| match sitter {
            Sitter::Bot { instead_of: Some(who), .. } if accepted(seat) => {
                Sitter::Person(who.clone())
            }
            Sitter::Bot { level, persona, .. } => {
                Sitter::Bot { level: level.clone(), persona: *persona, instead_of: None }
            }
            // Logs from before there were offers seat everybody.
            sitter => sitter.clone(),
        });
        let mut sitters: Vec<_> = again.collect();
        // Where there may be more, chance says who begins, and a seat is a colour and nothing else.
        if self.kind.seats().1 == 2 {
            sitters.rotate_right(1);
        }
        let host = self.offers.standing.and_then(|seat| self.sitter_of(seat));
        Some(RematchPlan {
            table: self.rematch.clone()?,
            host: host.unwrap_or(&self.setup.host).clone(),
            sitters,
        })
    }

    /// What all are shown of it, once something was said.
    pub(crate) fn rematch_view(&self) -> Option<RematchView> {
        let Offers { standing, accepted, declined, made } = self.offers;
        (!made.is_empty()).then(|| RematchView {
            seat: standing,
            accepted,
            asked: self.person_seats(),
            declined,
        })
    }

    /// Begins a game that was agreed on. After a rematch each person says that they are there, by
    /// asking for the start: the game and its clocks begin when all have.
    pub(crate) fn starts_or_waits(&self, who: PersonId) -> Result<TableEvent, Refusal> {
        let own = self.seats_of(who);
        let here = |seat: Seat| own.contains(seat) || self.ready.contains(seat);
        if self.setup.rematch_of.is_none() || self.person_seats().iter().all(here) {
            return Ok(self.starts());
        }
        match own.iter().find(|seat| !self.ready.contains(*seat)) {
            Some(seat) => Ok(TableEvent::Ready { seat }),
            None => Err(Refusal::NotReady),
        }
    }

    /// Takes in that the person in a seat is there.
    pub(crate) fn note_ready(&mut self, seat: Seat) {
        let own = self.sitter_of(seat).map_or(SeatSet::EMPTY, |who| self.seats_of(who.person));
        self.ready = join(self.ready, own);
    }

    fn check_finished(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Finished { Ok(()) } else { Err(Refusal::NotOver) }
    }

    /// The seats in which people sit.
    pub(crate) fn person_seats(&self) -> SeatSet {
        let seats = (0..).map(Seat).zip(&self.sitters);
        let people = seats.filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        people.map(|(seat, _)| seat).collect()
    }

    /// The seats of a person, and those in which a bot plays on for them.
    fn also_of(&self, person: PersonId) -> SeatSet {
        let own = |seat: &Seat| self.sitter_of(*seat).is_some_and(|who| who.person == person);
        Seat::all(self.setup.seats).filter(own).collect()
    }

    fn sitter_of(&self, seat: Seat) -> Option<&Participant> {
        match self.sitters.get(seat.index())? {
            Sitter::Person(who) | Sitter::Bot { instead_of: Some(who), .. } => Some(who),
            _ => None,
        }
    }
}

fn join(one: SeatSet, other: SeatSet) -> SeatSet {
    one.iter().chain(other.iter()).collect()
}
