//! A tiny game that has everything the contract knows: a shuffle, a roll, secrets, several seats
//! at once, scores and shared wins.
//!
//! Each of two to four players is dealt one of six cards in secret. All bid 0 to 2 at once and in
//! secret. A die is rolled: cards below it score nothing, the others their value less the bid; then
//! the highest bid adds 3. Most points win.

use std::fmt;
use std::str::FromStr;

use ardri_core::harness::Chooser;
use ardri_core::{
    ActionError, Actor, Arg, Draw, EventSink, Game, Message, NewGameError, Outcome, Seat, SeatSet,
    Section, Teller, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wager {
    pub options: Options,
    pub cards: Vec<u8>,
    pub bids: Vec<Option<u8>>,
    pub die: Option<u8>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    #[serde(default)]
    pub highest_bid: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Deal(Vec<u8>),
    Bid(u8),
    Roll(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(cards) => {
                f.write_str("deal")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Roll(die) => write!(f, "roll {die}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is not an action");
        let mut words = text.split(' ');
        let verb = words.next();
        let numbers: Vec<u8> =
            words.map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        match (verb, numbers.as_slice()) {
            (Some("deal"), cards) => Ok(Self::Deal(cards.to_vec())),
            (Some("bid"), [bid]) => Ok(Self::Bid(*bid)),
            (Some("roll"), [die]) => Ok(Self::Roll(*die)),
            _ => Err(wrong()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{0} cannot be done now")]
pub struct Refusal(String);

#[derive(Clone, Debug)]
pub enum Event {
    Dealt(Vec<u8>),
    Bid(Seat, u8),
    Rolled(u8),
}

/// Own secrets carry a number, those of others none.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Seen {
    Dealt(Option<u8>),
    Bid(Seat, Option<u8>),
    Rolled(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub card: Option<u8>,
    pub bid: Option<u8>,
    pub has_bid: Vec<bool>,
    pub die: Option<u8>,
}

impl Wager {
    fn points(&self, seat: usize) -> i32 {
        let (card, bid) = (self.cards[seat], self.bids[seat].unwrap_or(0));
        let highest = self.bids.iter().flatten().max() == Some(&bid);
        let kept = if card < self.die.unwrap_or(0) { 0 } else { i32::from(card) - i32::from(bid) };
        kept + if highest { 3 } else { 0 }
    }
}

impl Teller for Wager {
    fn tell(_: &Options, seen: &Seen) -> Option<Message> {
        Some(Message::new("wager-told").with("told", format!("{seen:?}")))
    }
    fn asked(_: &Options, view: &View, _: Option<Seat>) -> Message {
        Message::new("wager-asked").with("bids", view.has_bid.len())
    }
    fn ended(_: &Options, outcome: &Outcome) -> Message {
        Message::new("wager-ended").with("names", Arg::list(outcome.winners.iter().copied()))
    }
    fn action_text(_: &Options, _: &View, action: &Action) -> Message {
        Message::as_written(action)
    }
    fn describe(_: &Options, view: &View, _: Option<Seat>) -> Vec<Section> {
        let card = view.card.map(|card| Message::new("wager-card").with("card", card));
        vec![Section::new(Message::new("wager-table"), card.into_iter().collect())]
    }
    fn options_text(options: &Options) -> Vec<Message> {
        vec![Message::new("wager-highest").with("bid", options.highest_bid)]
    }
}

impl Game for Wager {
    const NAME: &'static str = "wager";
    const TITLE: &'static str = "Wager";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 4;
    type Options = Options;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    fn new(options: &Options, seats: u8) -> Result<Self, NewGameError> {
        if !(2..=4).contains(&seats) {
            return Err(NewGameError::seats::<Self>(seats));
        }
        let bids = vec![None; usize::from(seats)];
        Ok(Self { options: options.clone(), cards: Vec::new(), bids, die: None })
    }

    fn message(refusal: &Refusal) -> Message {
        Message::new("refused-wager").with("action", refusal.0.as_str())
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.bids.len() as u8
    }

    fn turn(&self) -> Turn {
        let due: SeatSet =
            Seat::all(self.seats()).filter(|seat| self.bids[seat.index()].is_none()).collect();
        match (self.cards.is_empty(), due.is_empty(), self.die) {
            (true, ..) => Turn::Chance,
            (_, false, _) => Turn::Seats(due),
            (_, _, None) => Turn::Chance,
            _ => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().includes(Actor::Seat(seat)) {
            actions.extend((0..=self.options.highest_bid).map(Action::Bid));
        }
    }

    fn draw(&self) -> Option<Draw> {
        match self.turn() {
            Turn::Chance if self.cards.is_empty() => Some(Draw::Shuffle(6)),
            Turn::Chance => Some(Draw::Roll { dice: 1, faces: 6 }),
            _ => None,
        }
    }

    fn fated(&self, drawn: &[u32]) -> Option<Action> {
        match (self.draw()?, drawn) {
            (Draw::Shuffle(_), cards) if cards.len() == 6 => {
                let dealt = cards.iter().take(self.bids.len()).map(|card| *card as u8 + 1);
                Some(Action::Deal(dealt.collect()))
            }
            (Draw::Roll { .. }, [face]) => Some(Action::Roll(*face as u8 + 1)),
            _ => None,
        }
    }

    fn apply<W: EventSink<Event>>(
        &mut self,
        actor: Actor,
        action: &Action,
        events: &mut W,
    ) -> Result<(), ActionError<Refusal>> {
        self.check_turn(actor)?;
        match (actor, action) {
            (Actor::Chance, Action::Deal(cards))
                if self.cards.is_empty()
                    && cards.len() == self.bids.len()
                    && cards.iter().enumerate().all(|(place, card)| {
                        (1..=6).contains(card) && !cards[..place].contains(card)
                    }) =>
            {
                self.cards.clone_from(cards);
                events.emit(|| Event::Dealt(cards.clone()));
            }
            (Actor::Chance, Action::Roll(die @ 1..=6)) if !self.cards.is_empty() => {
                self.die = Some(*die);
                events.emit(|| Event::Rolled(*die));
            }
            (Actor::Seat(seat), Action::Bid(bid)) if *bid <= self.options.highest_bid => {
                self.bids[seat.index()] = Some(*bid);
                events.emit(|| Event::Bid(seat, *bid));
            }
            _ => return Err(ActionError::Rule(Refusal(action.to_string()))),
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let scores: Vec<_> = (0..self.bids.len()).map(|seat| self.points(seat)).collect();
        let better = |score| scores.iter().filter(|other| **other > score).count() as u8;
        let places: Vec<_> = scores.iter().map(|score| 1 + better(*score)).collect();
        Some(Outcome {
            winners: Seat::all(self.seats()).filter(|seat| places[seat.index()] == 1).collect(),
            places,
            scores: Some(scores),
            ending: "points".into(),
            reason: "Most points win.".into(),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        View {
            card: own.and_then(|seat| self.cards.get(seat).copied()),
            bid: own.and_then(|seat| self.bids[seat]),
            has_bid: self.bids.iter().map(Option::is_some).collect(),
            die: self.die,
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(match (event, viewer) {
            (Event::Dealt(cards), Viewer::Seat(seat)) => Seen::Dealt(Some(cards[seat.index()])),
            (Event::Dealt(_), Viewer::Spectator) => Seen::Dealt(None),
            (Event::Bid(seat, bid), viewer) => {
                Seen::Bid(*seat, (viewer == Viewer::Seat(*seat)).then_some(*bid))
            }
            (Event::Rolled(die), _) => Seen::Rolled(*die),
        })
    }
}

/// Deals the other seats other cards and gives them other bids.
pub fn twin(game: &Wager, viewer: Viewer, chooser: &mut Chooser) -> Wager {
    let mut twin = game.clone();
    let own = |seat: usize| viewer == Viewer::Seat(Seat(seat as u8));
    let mut deck: Vec<u8> =
        Draw::Shuffle(6).answer(chooser).iter().map(|card| *card as u8 + 1).collect();
    if let Some(seat) = (0..game.cards.len()).find(|seat| own(*seat)) {
        deck.retain(|card| *card != game.cards[seat]);
    }
    for seat in (0..game.cards.len()).filter(|seat| !own(*seat)) {
        twin.cards[seat] = deck.pop().expect("six cards are enough for four players");
        if twin.bids[seat].is_some() {
            let bids = u32::from(game.options.highest_bid) + 1;
            twin.bids[seat] = Some(ardri_core::below(chooser, bids) as u8);
        }
    }
    twin
}
