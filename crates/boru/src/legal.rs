//! The legal actions of a seat: all of them in order, how many there are, or the nth alone.

use ardri_core::{Seat, SeatSet};

use crate::act::Question;
use crate::action::{Act, Action};
use crate::card::{CardSet, Part};
use crate::game::BrianBoru;
use crate::marriage::Offer;
use crate::phase::Phase;
use crate::town::{Town, TownSet};

/// What a seat may choose from now. All legal actions follow from it, in their order.
pub(crate) enum Choices {
    /// One of these towns, for that action.
    Towns(TownSet, fn(Town) -> Action),
    /// Two of these cards.
    Pair(CardSet),
    /// One of these cards.
    Card(CardSet),
    /// An action of the card that is due: of one part of it, or of another.
    Acts([Option<(Part, Question)>; 2]),
    /// One of the Princess's offers.
    Offer,
    /// Nothing.
    Nothing,
}

impl Choices {
    /// How many legal actions follow.
    pub(crate) fn count(&self) -> u32 {
        match self {
            Self::Towns(towns, _) => u32::from(towns.len()),
            Self::Pair(cards) => {
                let cards = cards.len() as u32;
                cards * cards.saturating_sub(1) / 2
            }
            Self::Card(cards) => cards.len() as u32,
            Self::Acts(parts) => parts.iter().flatten().map(|(_, question)| question.count()).sum(),
            Self::Offer => Offer::ALL.len() as u32,
            Self::Nothing => 0,
        }
    }

    /// The legal action with `place` others before it.
    pub(crate) fn nth(&self, mut place: u32) -> Option<Action> {
        match self {
            Self::Towns(towns, action) => towns.nth(place).map(action),
            Self::Pair(cards) => {
                let all = cards.len() as u32;
                for (low, higher) in cards.iter().zip((0..all).rev()) {
                    if place < higher {
                        return Some(Action::Pick(low, cards.nth(all - higher + place)?));
                    }
                    place -= higher;
                }
                None
            }
            Self::Card(cards) => cards.nth(place).map(Action::Play),
            Self::Acts(parts) => {
                for (part, question) in parts.iter().flatten() {
                    let count = question.count();
                    if place < count {
                        let choice = question.nth(place)?;
                        return Some(Action::Act(Act { part: *part, choice }));
                    }
                    place -= count;
                }
                None
            }
            Self::Offer => Offer::ALL.get(place as usize).copied().map(Action::Princess),
            Self::Nothing => None,
        }
    }
}

impl BrianBoru {
    /// What each part of the card that is due asks of `seat`.
    fn acts(&self, seat: Seat) -> [Option<(Part, Question)>; 2] {
        let Some((_, card)) = self.trick.lowest() else { return [None, None] };
        let asks = |part| Some((part, self.question(seat, card.steps(part)?)));
        if self.trick.winner == Some(seat) {
            [asks(Part::Primary), None]
        } else {
            [asks(Part::Top), asks(Part::Bottom)]
        }
    }

    /// What `seat`, whose turn it is, may choose from.
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        match self.phase {
            Phase::StartTowns => Choices::Towns(self.start_towns(), Action::Start),
            Phase::Mark => Choices::Towns(self.markable(seat), Action::Mark),
            Phase::Settle { region, .. } => Choices::Towns(self.settleable(region), Action::Settle),
            Phase::Raid { pending } => {
                let loser = self.first_of(pending).unwrap_or(seat);
                Choices::Towns(self.board.controlled(loser), Action::Raid)
            }
            Phase::Favour { .. } | Phase::Patron { .. } => {
                Choices::Towns(self.board.sites(seat), Action::Build)
            }
            Phase::Draft => Choices::Pair(self.draft.before(seat, self.seats)),
            Phase::Play => Choices::Card(self.playable(seat)),
            Phase::Act => Choices::Acts(self.acts(seat)),
            Phase::Princess { .. } => Choices::Offer,
            _ => Choices::Nothing,
        }
    }

    /// Hands every legal action of `seat`, whose turn it is, to `each`, in order.
    pub(crate) fn each_legal(&self, seat: Seat, mut each: impl FnMut(Action)) {
        match self.choices(seat) {
            Choices::Towns(towns, action) => towns.iter().for_each(|town| each(action(town))),
            Choices::Pair(cards) => {
                for low in cards.iter() {
                    let higher = cards.iter().filter(|high| *high > low);
                    higher.for_each(|high| each(Action::Pick(low, high)));
                }
            }
            Choices::Card(cards) => cards.iter().for_each(|card| each(Action::Play(card))),
            Choices::Acts(parts) => {
                for (part, question) in parts.into_iter().flatten() {
                    let acts = (0..question.count()).filter_map(|place| question.nth(place));
                    acts.for_each(|choice| each(Action::Act(Act { part, choice })));
                }
            }
            Choices::Offer => {
                Offer::ALL.into_iter().for_each(|offer| each(Action::Princess(offer)));
            }
            Choices::Nothing => {}
        }
    }

    /// Who of those who have to act can do anything; all of them, in a state that was played.
    pub(crate) fn able(&self, to_act: SeatSet) -> SeatSet {
        to_act.iter().filter(|seat| self.choices(*seat).count() > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use ardri_core::{Actor, Game, NoEvents, Turn, below};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::options::Options;

    /// Play-outs count and pick; lists are what everyone else sees. They must be the same.
    #[test]
    fn counting_and_picking_agree_with_the_list() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        for game in 0..30 {
            let mut game = BrianBoru::new(&Options::default(), 3 + game % 3).unwrap();
            let mut list = Vec::new();
            while game.turn() != Turn::Over {
                let Some(seat) = game.turn().seats().first() else {
                    let drawn = game.draw().unwrap().answer(&mut rng);
                    let action = game.fated(&drawn).unwrap();
                    game.apply(Actor::Chance, &action, &mut NoEvents).unwrap();
                    continue;
                };
                game.legal_actions(seat, &mut list);
                let choices = game.choices(seat);
                let count = choices.count();
                let picked: Vec<_> = (0..count).map(|place| choices.nth(place).unwrap()).collect();
                assert_eq!(picked, list);
                assert_eq!(choices.nth(count), None);
                let action = list[below(&mut rng, count) as usize];
                game.apply(Actor::Seat(seat), &action, &mut NoEvents).unwrap();
            }
        }
    }
}
