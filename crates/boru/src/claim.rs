//! The claim regions step: tokens are turned up, taken and lost.

use ardri_core::{EventSink, Seat};

use crate::board::{Contender, Token};
use crate::event::{Event, Seen};
use crate::game::BrianBoru;
use crate::marriage::Offer;
use crate::player::MOST_SEATS;
use crate::town::Region;

/// How many towns each contender counts in a region.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    /// The players' towns, with the Vikings' for whoever has military support.
    pub(crate) seats: [u8; MOST_SEATS],
    /// The Vikings' towns; 0 if they count for a player.
    pub(crate) vikings: u8,
}

impl Tally {
    /// Counts a region.
    pub(crate) fn of(game: &BrianBoru, region: Region) -> Self {
        let board = &game.board;
        let mut tally = Self { seats: [0; MOST_SEATS], vikings: 0 };
        for seat in Seat::all(game.seats) {
            tally.seats[seat.index()] = board.weight(board.controlled(seat), region);
        }
        let held = board.weight(board.vikings, region);
        match game.ally(Offer::Military) {
            Some(ally) => tally.seats[ally.index()] += held,
            None => tally.vikings = held,
        }
        tally
    }

    /// All towns that are held, against which the threshold is set.
    pub(crate) fn total(&self) -> u8 {
        self.seats.iter().sum::<u8>() + self.vikings
    }

    /// The most that anyone counts.
    pub(crate) fn most(&self) -> u8 {
        self.seats.iter().copied().fold(self.vikings, u8::max)
    }

    /// Whether `seat` has most, alone or tied.
    pub(crate) fn leads(&self, seat: Seat) -> bool {
        let count = self.seats[seat.index()];
        count > 0 && count == self.most()
    }

    /// All who have most; nobody in an empty region.
    pub(crate) fn leaders(&self) -> impl Iterator<Item = Contender> {
        let (tally, most) = (*self, self.most());
        let vikings = (tally.vikings == most && most > 0).then_some(Contender::Vikings);
        let seats = (0..MOST_SEATS as u8).map(Seat).filter(move |seat| tally.leads(*seat));
        seats.map(Contender::Seat).chain(vikings)
    }
}

/// What becomes of a face-up token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// It goes to, or stays with, the one player with most.
    To(Seat),
    /// It stays where it is: several are tied.
    Tied,
    /// It goes to, or stays on, the board: the Vikings have most.
    Vikings,
}

impl Tally {
    /// What becomes of a token that lies face up.
    pub(crate) fn claim(&self) -> Claim {
        let mut leaders = self.leaders();
        match (leaders.next(), leaders.next()) {
            (Some(Contender::Seat(seat)), None) => Claim::To(seat),
            (Some(Contender::Vikings), None) => Claim::Vikings,
            _ => Claim::Tied,
        }
    }
}

impl BrianBoru {
    /// Whoever married the Princess for this offer.
    pub(crate) fn ally(&self, offer: Offer) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.players[seat.index()].offer == Some(offer))
    }

    /// Flips every token whose threshold is reached, then gives the face-up ones to those with most.
    pub(crate) fn claim_regions<W: EventSink<Event>>(&mut self, events: &mut W) {
        for region in Region::all() {
            let tally = Tally::of(self, region);
            let towns = tally.total();
            if self.board.tokens[region.index()] == Token::FaceDown && towns >= region.threshold() {
                self.board.tokens[region.index()] = Token::OnBoard;
                events.emit(|| Event::Open(Seen::TokenTurned { region, towns }));
            }
            let holder = match self.board.tokens[region.index()] {
                Token::FaceDown => continue,
                Token::OnBoard => None,
                Token::Held(seat) => Some(seat),
            };
            let towns = tally.most();
            let told = match tally.claim() {
                Claim::To(seat) if holder == Some(seat) => Seen::TokenKept { region, seat, towns },
                Claim::To(seat) => {
                    self.board.tokens[region.index()] = Token::Held(seat);
                    Seen::TokenTaken { region, seat, towns, from: holder }
                }
                Claim::Vikings => {
                    self.board.tokens[region.index()] = Token::OnBoard;
                    Seen::TokenToVikings { region, towns, from: holder }
                }
                Claim::Tied => {
                    events.emit(|| {
                        let tied = tally.leaders().collect();
                        Event::Open(Seen::TokenStays { region, tied, towns, holder })
                    });
                    continue;
                }
            };
            events.emit(|| Event::Open(told));
        }
    }
}
