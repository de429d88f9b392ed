//! A state made of what all see and what nobody sees at once: for bots, which guess the latter.

use ardri_core::{Game, Seat, SeatSet};

use crate::action::Suitors;
use crate::board::{Board, Token};
use crate::card::CardSet;
use crate::draft::{MOST_PASSES, pack_size};
use crate::game::BrianBoru;
use crate::marriage::Marriage;
use crate::phase::Phase;
use crate::player::MOST_SEATS;
use crate::printed::VIKING_CARDS;
use crate::town::Region;
use crate::trick::Trick;
use crate::upkeep::PATRON_DISCS;
use crate::view::{Asked, Table};

/// What the table does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The Viking deck as it was shuffled, with the cards that were revealed.
    pub vikings: [u8; 7],
    /// The marriage cards above the Princess, with those that were revealed.
    pub suitors: Option<Suitors>,
    /// The pack that each seat was dealt in this round.
    pub dealt: [CardSet; MOST_SEATS],
    /// What each seat kept of the pack of each pass.
    pub picks: [[CardSet; Self::MOST_PASSES]; MOST_SEATS],
    /// The hand of each seat; in the draft, what it has kept so far.
    pub hands: [CardSet; MOST_SEATS],
}

impl Hidden {
    /// How many packs a player sees at most.
    pub const MOST_PASSES: usize = MOST_PASSES;
    /// The Viking cards, ascending.
    pub const VIKINGS: [u8; 7] = VIKING_CARDS;

    /// How many cards each seat is dealt.
    #[must_use]
    pub fn pack_size(seats: u8) -> usize {
        pack_size(seats)
    }
}

impl BrianBoru {
    /// The state with this table and these hidden cards, if there can be one.
    ///
    /// What the table shows comes out as it is. Whether the hidden cards fit it is for the caller to
    /// see to; they are taken as they are.
    #[must_use]
    pub fn from_table(table: &Table, hidden: &Hidden) -> Option<Self> {
        let seats = usize::from(table.seats);
        let mut game = Self::new(&table.options, table.seats).ok()?;
        let lists = [table.players.len(), table.discs.len(), table.cards.len()];
        if lists != [seats; 3] || table.tokens.len() != Region::COUNT {
            return None;
        }
        game.round = table.round;
        game.marker = table.marker;
        game.display = table.marriage;
        game.players[..seats].copy_from_slice(&table.players);
        game.board = board(table);
        game.phase = game.phase_of(table)?;
        if let Some(trick) = &table.trick {
            game.trick = Trick { town: trick.town, ..Trick::default() };
            game.trick.cards.get_mut(..seats)?.copy_from_slice(trick.cards.get(..seats)?);
            game.trick.winner = trick.leading.filter(|_| trick.complete);
        }
        let pass = match table.asked {
            Asked::Pick { pass, .. } => Some(pass),
            Asked::Mark | Asked::Play | Asked::Act { .. } => {
                Some((pack_size(table.seats) as u8 - 1) / 2)
            }
            _ => None,
        };
        game.draft.pass = pass.unwrap_or_default();
        game.hide(hidden);
        Some(game)
    }

    /// Puts these hidden cards into the places of those that are there. As with
    /// [`from_table`](Self::from_table), whether they fit is for the caller to see to.
    pub fn hide(&mut self, hidden: &Hidden) {
        if let Some(suitors) = hidden.suitors {
            self.marriages[..3].copy_from_slice(&suitors.0);
            self.marriages[usize::from(self.rounds() - 1)] = Some(Marriage::PRINCESS);
        }
        if !matches!(self.phase, Phase::MarriageDeck | Phase::VikingDeck) {
            self.vikings = hidden.vikings;
        }
        if matches!(self.phase, Phase::Draft | Phase::Mark | Phase::Play | Phase::Act) {
            self.draft.dealt = hidden.dealt;
            self.draft.picks = hidden.picks;
            self.hands = hidden.hands;
        }
    }

    /// The phase that shows like this. Before the first disc two look the same; either will do.
    fn phase_of(&self, table: &Table) -> Option<Phase> {
        let actor = table.to_act.first().copied();
        Some(match table.asked {
            Asked::Chance if table.round > 0 => Phase::Deal,
            Asked::Chance if table.marriages_left == 0 => Phase::MarriageDeck,
            Asked::Chance => Phase::VikingDeck,
            Asked::Start => Phase::StartTowns,
            Asked::Pick { .. } => Phase::Draft,
            Asked::Mark => Phase::Mark,
            Asked::Play => Phase::Play,
            Asked::Act { .. } => Phase::Act,
            Asked::Settle { region } => {
                let seat = actor?;
                // Spaces are rewarded after the marriage card, clockwise from the marker's holder.
                let later = self.seats_from(seat).without(seat);
                let pending = if region.is_some() { SeatSet::EMPTY } else { later };
                Phase::Settle { seat, region, pending }
            }
            Asked::Princess => Phase::Princess { seat: actor? },
            Asked::Raid { loser } => {
                let fewest = self.fewest_raiders().1;
                let pending = self.seats_from(loser).iter().filter(|seat| fewest.contains(*seat));
                Phase::Raid { pending: pending.collect() }
            }
            Asked::Build { patron: false } => Phase::Favour { seat: actor? },
            Asked::Build { patron: true } => {
                let enough = |seat: &Seat| self.players[seat.index()].church >= PATRON_DISCS;
                Phase::Patron { pending: self.seats_from(actor?).iter().filter(enough).collect() }
            }
            Asked::Nothing => Phase::Over,
        })
    }

    /// `seat` and whoever comes after it, clockwise from the marker's holder.
    fn seats_from(&self, seat: Seat) -> SeatSet {
        self.clockwise_from_holder().skip_while(|other| *other != seat).collect()
    }
}

fn board(table: &Table) -> Board {
    let mut board = Board {
        vikings: table.vikings,
        monasteries: table.monasteries,
        raiders: table.raiders,
        ..Board::default()
    };
    board.discs.iter_mut().zip(&table.discs).for_each(|(discs, seen)| *discs = *seen);
    let tokens: [Token; Region::COUNT] = std::array::from_fn(|place| table.tokens[place]);
    board.tokens = tokens;
    board
}

#[cfg(test)]
mod tests {
    use ardri_core::{Actor, NoEvents, Turn, below};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::options::Options;

    fn hidden(game: &BrianBoru) -> Hidden {
        let suitors: Vec<_> = game.marriages.iter().flatten().copied().collect();
        let suitors = suitors.split_last().and_then(|(_, suitors)| Suitors::new(suitors));
        Hidden {
            vikings: game.vikings,
            suitors,
            dealt: game.draft.dealt,
            picks: game.draft.picks,
            hands: game.hands,
        }
    }

    /// With the true hidden cards, the table gives back the very state.
    #[test]
    fn a_table_and_what_it_hides_are_the_whole_state() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        for number in 0..60 {
            let mut game = BrianBoru::new(&Options::default(), 3 + number % 3).unwrap();
            let mut list = Vec::new();
            loop {
                let again = BrianBoru::from_table(&game.table(), &hidden(&game)).unwrap();
                // A shuffled Viking deck cannot be seen before the marker is given.
                if game.phase != Phase::FirstMarker {
                    assert_eq!(again, game);
                }
                assert_eq!(again.table(), game.table());
                let (actor, action) = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let drawn = game.draw().unwrap().answer(&mut rng);
                        (Actor::Chance, game.fated(&drawn).unwrap())
                    }
                    turn => {
                        let seat = turn.seats().first().unwrap();
                        game.legal_actions(seat, &mut list);
                        let place = below(&mut rng, list.len() as u32) as usize;
                        (Actor::Seat(seat), list[place])
                    }
                };
                game.apply(actor, &action, &mut NoEvents).unwrap();
            }
        }
    }

    #[test]
    fn a_table_with_missing_lists_is_no_state() {
        let game = BrianBoru::new(&Options::default(), 4).unwrap();
        let mut table = game.table();
        table.players.pop();
        assert_eq!(BrianBoru::from_table(&table, &hidden(&game)), None);
    }
}
