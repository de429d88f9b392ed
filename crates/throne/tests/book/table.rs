//! Positions made by hand, as the JSON form of a state, and actions as text.

use ardri_core::{
    ActionError, Actor, Game, Message, NoEvents, Outcome, Seat, Teller, Turn, Viewer, below,
};
use ardri_throne::{Action, Called, Deck, Event, HighThrone, Options, Refusal, Seen, View};
use rand_xoshiro::rand_core::Rng;
use serde_json::{Map, Value, json};

pub const BOOK: &str = include_str!("../decks/book.toml");
pub const TIES: &str = include_str!("../decks/ties.toml");
pub const SMALL: &str = include_str!("../decks/small.toml");
pub const ALONE: &str = include_str!("../decks/alone.toml");

pub fn deck(text: &str) -> Deck {
    Deck::from_toml(text).unwrap_or_else(|error| panic!("{error}"))
}

/// What the players of the book's deck call a card.
pub fn called(id: &str) -> Called {
    let deck = deck(BOOK);
    Called::card(&deck.form().cards[deck.card(id).unwrap()])
}

/// The same cards, played without Objectives.
pub fn plain(text: &str) -> Deck {
    let mut form = deck(text).form().clone();
    form.objectives.clear();
    Deck::try_from(form).unwrap()
}

/// A new game.
pub fn new(deck: Deck, seats: u8) -> Play {
    Play(HighThrone::new(&Options::with_deck(deck), seats).unwrap())
}

/// A position in the making: at first a turn of seat 0, not rolled for, all cards in the centre.
#[derive(Clone)]
pub struct Position {
    pub deck: Deck,
    seats: u8,
    cards: Map<String, Value>,
    drawn: Vec<Vec<String>>,
    kept: Vec<Value>,
    phase: &'static str,
    seat: u8,
    target: Value,
    filled: Vec<u8>,
    standard: u8,
    red: bool,
    roll: Value,
}

/// A position of the book's deck without Objectives.
pub fn position(seats: u8) -> Position {
    with_deck(plain(BOOK), seats)
}

pub fn with_deck(deck: Deck, seats: u8) -> Position {
    Position {
        deck,
        seats,
        cards: Map::new(),
        drawn: vec![Vec::new(); usize::from(seats)],
        kept: vec![Value::Null; usize::from(seats)],
        phase: "roll",
        seat: 0,
        target: Value::Null,
        filled: Vec::new(),
        standard: 7,
        red: false,
        roll: Value::Null,
    }
}

impl Position {
    /// Gives cards to a seat.
    pub fn held(mut self, seat: u8, cards: &str) -> Self {
        for card in cards.split_whitespace() {
            self.cards.insert(card.into(), json!(seat));
        }
        self
    }

    /// Gives each seat an Objective; the one returned is any other of the deck.
    pub fn keeping(mut self, objectives: &str) -> Self {
        let kept: Vec<&str> = objectives.split_whitespace().collect();
        let all = self.deck.objectives().iter().map(|objective| objective.id.as_str());
        let others: Vec<&str> = all.filter(|id| !kept.contains(id)).collect();
        self.drawn =
            kept.iter().zip(others).map(|(a, b)| vec![(*a).into(), b.to_string()]).collect();
        self.kept = kept.iter().map(|id| json!(id)).collect();
        self
    }

    pub fn turn_of(mut self, seat: u8) -> Self {
        self.seat = seat;
        self
    }

    /// The card that is being filled, with the places of its filled lines, from 0.
    pub fn filling(mut self, card: &str, places: &[u8]) -> Self {
        self.target = json!(card);
        self.filled = places.to_vec();
        self
    }

    /// The dice that are about to be rolled.
    pub fn dice(mut self, standard: u8, red: bool) -> Self {
        (self.standard, self.red) = (standard, red);
        self
    }

    /// Dice that have been rolled.
    pub fn rolled(mut self, dice: &str) -> Self {
        let parsed: ardri_throne::Dice = dice.parse().unwrap();
        (self.standard, self.red) = (parsed.count(), parsed.red.is_some());
        self.roll = json!(parsed);
        self.phase = "choose";
        self
    }

    /// Before the eighth die is chosen.
    pub fn choosing_a_die(mut self) -> Self {
        self.phase = "die";
        self
    }

    /// Its JSON form.
    pub fn form(&self) -> Value {
        let mut locked = Map::new();
        for region in self.deck.regions() {
            let cards = self.deck.cards().iter().enumerate();
            let of_region = cards.filter(|(place, _)| region.cards.contains(*place));
            let owners: Vec<_> = of_region.map(|(_, card)| self.cards.get(&card.id)).collect();
            if let Some(Some(owner)) = owners.first()
                && owners.iter().all(|other| *other == Some(owner))
            {
                locked.insert(region.id.clone(), (*owner).clone());
            }
        }
        json!({
            "options": Options::with_deck(self.deck.clone()),
            "seats": self.seats,
            "phase": self.phase,
            "drawn": self.drawn,
            "kept": self.kept,
            "contenders": [],
            "opening": vec![Value::Null; self.seats.into()],
            "first": 0,
            "cards": self.cards,
            "locked": locked,
            "turn": {
                "seat": self.seat,
                "target": self.target,
                "filled": self.filled,
                "standard": self.standard,
                "red": self.red,
                "roll": self.roll,
            },
            "votes": vec![Value::Null; self.seats.into()],
            "thumb_winner": null,
        })
    }

    pub fn play(&self) -> Play {
        read(&self.form()).unwrap_or_else(|error| panic!("{error}: {}", self.form()))
    }
}

pub fn read(form: &Value) -> Result<Play, String> {
    serde_json::from_str(&form.to_string()).map(Play).map_err(|error| error.to_string())
}

/// A game that is played by texts.
#[derive(Clone, Debug, PartialEq)]
pub struct Play(pub HighThrone);

impl Play {
    /// Whoever has to do what this text says: chance for what chance does, else who is on turn.
    fn actor(&self, text: &str) -> Actor {
        match text.split(' ').next() {
            Some("roll" | "objectives" | "winner") => Actor::Chance,
            _ => match self.0.turn() {
                Turn::Seat(seat) => Actor::Seat(seat),
                turn => panic!("{text}: whose turn? {turn:?}"),
            },
        }
    }

    pub fn try_by(&mut self, actor: Actor, text: &str) -> Result<Vec<Event>, ActionError<Refusal>> {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let (before, mut events) = (self.0.clone(), Vec::new());
        let result = self.0.apply(actor, &action, &mut events);
        if result.is_err() {
            assert_eq!(self.0, before, "{text} was refused and changed something");
            assert!(events.is_empty(), "{text} was refused and told");
        }
        result.map(|()| events)
    }

    /// Does something and gives what a spectator is told.
    pub fn go(&mut self, text: &str) -> Vec<Seen> {
        let actor = self.actor(text);
        let events = self.try_by(actor, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        events.iter().map(|event| event.seen_by(Viewer::Spectator)).collect()
    }

    /// Does one thing after another.
    pub fn goes(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.go(text);
        }
        self
    }

    /// Does something and gives what is said of it.
    pub fn told(&mut self, text: &str) -> Vec<Message> {
        self.go(text).iter().map(|seen| self.tells(seen)).collect()
    }

    /// What is said of an event.
    pub fn tells(&self, seen: &Seen) -> Message {
        HighThrone::tell(self.0.options(), seen).unwrap()
    }

    /// Has a certain seat do something.
    pub fn by(&mut self, seat: u8, text: &str) -> Vec<Event> {
        self.try_by(Actor::Seat(Seat(seat)), text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// The rule that forbids something.
    pub fn refused(&self, text: &str) -> Refusal {
        let actor = self.actor(text);
        match self.clone().try_by(actor, text) {
            Err(ActionError::Rule(refusal)) => refusal,
            other => panic!("{text} is not forbidden by a rule: {other:?}"),
        }
    }

    /// What a seat may do.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.legal_actions(Seat(seat), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// The lines that who is on turn may fill, with what.
    pub fn fills(&self) -> Vec<String> {
        let Turn::Seat(seat) = self.0.turn() else { panic!("nobody fills now") };
        let legal = self.legal(seat.0).into_iter();
        legal.filter_map(|text| text.strip_prefix("fill ").map(Into::into)).collect()
    }

    /// The cards of which a line may be filled.
    pub fn reachable(&self) -> Vec<String> {
        let mut cards: Vec<String> =
            self.fills().iter().map(|fill| fill.split(' ').next().unwrap().into()).collect();
        cards.dedup();
        cards
    }

    /// A step of a random game in which lines are mostly filled. Whoever is to act must be able to.
    pub fn step(&mut self, rng: &mut impl Rng) {
        let (actor, action) = match self.0.turn() {
            Turn::Chance => {
                let drawn = self.0.draw().unwrap().answer(rng);
                (Actor::Chance, self.0.fated(&drawn).unwrap())
            }
            turn => {
                let seats: Vec<_> = turn.seats().iter().collect();
                let seat = seats[below(rng, seats.len() as u32) as usize];
                let legal = self.legal(seat.0);
                assert!(!legal.is_empty(), "{seat} can do nothing: {}", self.form());
                let fills = legal.iter().filter(|text| text.starts_with("fill")).count();
                let count = if fills > 0 && below(rng, 4) > 0 { fills } else { legal.len() };
                let text = &legal[below(rng, count as u32) as usize];
                (Actor::Seat(seat), text.parse().unwrap())
            }
        };
        self.0.apply(actor, &action, &mut NoEvents).unwrap();
    }

    pub fn is_over(&self) -> bool {
        self.0.turn() == Turn::Over
    }

    pub fn form(&self) -> Value {
        serde_json::to_value(&self.0).unwrap()
    }

    /// A field of the turn in the JSON form.
    pub fn turn(&self, field: &str) -> Value {
        self.form()["turn"][field].clone()
    }

    pub fn phase(&self) -> String {
        self.form()["phase"].as_str().unwrap().into()
    }

    /// Whose turn is being played.
    pub fn player(&self) -> u8 {
        self.turn("seat").as_u64().unwrap() as u8
    }

    /// Who holds a card.
    pub fn owner(&self, card: &str) -> Option<u8> {
        self.0.owner(self.0.deck().card(card).unwrap()).map(|seat| seat.0)
    }

    pub fn centre(&self) -> Vec<String> {
        self.view().centre
    }

    pub fn view(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    pub fn score(&self, seat: u8) -> [u16; 3] {
        let score = self.0.score(Seat(seat));
        [score.cards, score.regions, score.objective]
    }

    pub fn outcome(&self) -> Outcome {
        self.0.outcome().unwrap()
    }
}
