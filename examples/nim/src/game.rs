//! The rules.

use ardri_core::{
    ActionError, Actor, Draw, EventSink, Game, Message, NewGameError, Outcome, Seat, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::refusal::Refusal;

/// What the cards show.
const DECK: [u8; 12] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
/// The most stones: even the smallest ten cards take as many, so that a heap never outlasts them.
const MOST: u8 = 18;

/// A game of Nim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Nim {
    options: Options,
    seats: u8,
    stones: u8,
    /// The cards in hand, the smallest first; empty before they are dealt.
    hands: Vec<Vec<u8>>,
    /// Who took stones last.
    last: Option<Seat>,
}

/// What can be chosen before the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many stones are in the heap.
    pub stones: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { stones: 12 }
    }
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// Everyone has these cards.
    Dealt(Vec<Vec<u8>>),
    /// Stones were taken, and so many are left.
    Took {
        /// By whom.
        seat: Seat,
        /// The card that was played.
        card: u8,
        /// The stones in the heap.
        left: u8,
    },
}

/// What a viewer may know of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// The cards are dealt; one's own are known.
    Dealt(Option<Vec<u8>>),
    /// Stones were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// The card that was played.
        card: u8,
        /// The stones in the heap.
        left: u8,
    },
}

/// What a viewer may know of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The stones in the heap.
    pub stones: u8,
    /// How many cards each holds.
    pub cards: Vec<u8>,
    /// One's own cards, the smallest first.
    pub hand: Option<Vec<u8>>,
    /// Who has to act.
    pub turn: Option<Seat>,
}

impl Nim {
    /// How many cards everyone is dealt.
    fn hand_size(&self) -> usize {
        if self.seats == 2 { 5 } else { 4 }
    }

    /// Whose turn it is once cards are dealt.
    fn next(&self) -> Seat {
        self.last.map_or(Seat(0), |last| Seat((last.0 + 1) % self.seats))
    }

    /// Whether chance may deal these cards.
    fn can_deal(&self, hands: &[Vec<u8>]) -> bool {
        let fits = |hand: &Vec<u8>| hand.len() == self.hand_size() && hand.is_sorted();
        let dealt = |card: u8| hands.iter().flatten().filter(|other| **other == card).count();
        hands.len() == usize::from(self.seats)
            && hands.iter().all(fits)
            && hands.iter().flatten().all(|card| DECK.contains(card) && dealt(*card) <= 4)
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const TITLE: &'static str = "Nim";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 3;
    type Options = Options;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    fn new(options: &Options, seats: u8) -> Result<Self, NewGameError> {
        if !(Self::MIN_SEATS..=Self::MAX_SEATS).contains(&seats) {
            return Err(NewGameError::seats::<Self>(seats));
        }
        if !(1..=MOST).contains(&options.stones) {
            let words = Message::new("refused-nim-stones").with("most", MOST);
            return Err(NewGameError::new(format!("there are 1 to {MOST} stones"), words));
        }
        let (options, stones) = (options.clone(), options.stones);
        Ok(Self { options, seats, stones, hands: Vec::new(), last: None })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match (self.hands.is_empty(), self.stones) {
            (true, _) => Turn::Chance,
            (false, 0) => Turn::Over,
            (false, _) => Turn::Seat(self.next()),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().includes(Actor::Seat(seat)) {
            actions.extend(self.hands[seat.index()].iter().copied().map(Action::Take));
            actions.dedup();
        }
    }

    fn draw(&self) -> Option<Draw> {
        (self.turn() == Turn::Chance).then_some(Draw::Shuffle(DECK.len() as u32))
    }

    fn fated(&self, drawn: &[u32]) -> Option<Action> {
        self.draw()?;
        let cards: Option<Vec<u8>> =
            drawn.iter().map(|place| DECK.get(*place as usize).copied()).collect();
        let cards = cards.filter(|cards| cards.len() == DECK.len())?;
        let hands = cards.chunks(self.hand_size()).take(self.seats.into());
        let sorted = |hand: &[u8]| {
            let mut hand = hand.to_vec();
            hand.sort_unstable();
            hand
        };
        Some(Action::Deal(hands.map(sorted).collect()))
    }

    fn apply<W: EventSink<Event>>(
        &mut self,
        actor: Actor,
        action: &Action,
        events: &mut W,
    ) -> Result<(), ActionError<Refusal>> {
        self.check_turn(actor)?;
        match (actor, action) {
            (Actor::Chance, Action::Deal(hands)) if self.can_deal(hands) => {
                self.hands.clone_from(hands);
                events.emit(|| Event::Dealt(hands.clone()));
                Ok(())
            }
            (Actor::Seat(seat), Action::Take(card)) => {
                let hand = &mut self.hands[seat.index()];
                let place = hand.iter().position(|held| held == card);
                let place = place.ok_or(ActionError::Rule(Refusal::NoCard(*card)))?;
                hand.remove(place);
                self.stones = self.stones.saturating_sub(*card);
                self.last = Some(seat);
                events.emit(|| Event::Took { seat, card: *card, left: self.stones });
                Ok(())
            }
            _ => Err(ActionError::Rule(Refusal::NotNow(action.clone()))),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.last.filter(|_| self.turn() == Turn::Over)?;
        let places = Seat::all(self.seats).map(|seat| if seat == winner { 1 } else { 2 });
        Some(Outcome {
            winners: vec![winner],
            places: places.collect(),
            scores: None,
            ending: "last-stone".into(),
            reason: "Whoever takes the last stone wins.".into(),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat().and_then(|seat| self.hands.get(seat.index()));
        View {
            stones: self.stones,
            cards: self.hands.iter().map(|hand| hand.len() as u8).collect(),
            hand: own.cloned(),
            turn: self.turn().seats().first(),
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(match event {
            Event::Dealt(hands) => {
                Seen::Dealt(viewer.seat().and_then(|seat| hands.get(seat.index()).cloned()))
            }
            Event::Took { seat, card, left } => {
                Seen::Took { seat: *seat, card: *card, left: *left }
            }
        })
    }

    fn message(refusal: &Refusal) -> Message {
        refusal.message()
    }
}
