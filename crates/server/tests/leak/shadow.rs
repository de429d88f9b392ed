//! The game beside the server, played by the rules alone: it says who may know what.

use ardri_core::fairness::Fate;
use ardri_core::harness::Chooser;
use ardri_core::{Actor, Seat, Teller, Turn, Viewer, below};
use serde_json::{Value, json};

/// What one viewer may know of a step: what each actor has done, and how the game stands then.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// For each action who has acted, and what is heard of it.
    pub heard: Vec<(Actor, Vec<Value>)>,
    /// The game afterwards.
    pub view: Value,
}

/// A game that is played in step with the server's.
#[derive(Clone)]
pub struct Shadow<G> {
    pub game: G,
    fate: Fate,
}

impl<G: Teller> Shadow<G> {
    /// The game before anything has happened, with this luck.
    pub fn new(options: &G::Options, seats: u8, fate: Fate) -> Self {
        Self { game: G::new(options, seats).unwrap(), fate }
    }

    /// What each viewer may know of what chance does now, and of one action before it if there is
    /// one.
    pub fn step(&mut self, action: Option<(Seat, &str)>) -> Vec<Known> {
        let mut acts = Vec::new();
        if let Some((seat, action)) = action {
            acts.push(self.apply(Actor::Seat(seat), &parse::<G>(action)));
        }
        while self.game.turn() == Turn::Chance {
            let drawn = self.fate.draw(&self.game.draw().unwrap());
            let action = self.game.fated(&drawn).unwrap();
            acts.push(self.apply(Actor::Chance, &action));
        }
        let known = |viewer| Known {
            heard: acts
                .iter()
                .map(|(by, events)| (*by, heard(&self.game, events, viewer)))
                .collect(),
            view: serde_json::to_value(self.game.view(viewer)).unwrap(),
        };
        Viewer::all(self.game.seats()).map(known).collect()
    }

    fn apply(&mut self, by: Actor, action: &G::Action) -> (Actor, Vec<G::Event>) {
        let mut events = Vec::new();
        self.game.apply(by, action, &mut events).unwrap();
        (by, events)
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if self.game.turn().includes(Actor::Seat(seat)) {
            self.game.legal_actions(seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    /// Somebody who may act, and something that they may do; nothing after the end.
    pub fn choose(&self, chooser: &mut Chooser) -> Option<(Seat, String)> {
        let seats: Vec<Seat> = self.game.turn().seats().iter().collect();
        let seat = *seats.get(below(chooser, seats.len().max(1) as u32) as usize)?;
        let mut legal = self.legal(seat);
        Some((seat, legal.swap_remove(below(chooser, legal.len() as u32) as usize)))
    }

    /// Something else that the seat may do of which a spectator notices no difference.
    pub fn instead(&self, seat: Seat, action: &str, chooser: &mut Chooser) -> Option<String> {
        let outside = |action: &str| self.clone().step(Some((seat, action))).pop().unwrap();
        let done = outside(action);
        let mut others = self.legal(seat);
        others.retain(|other| other != action);
        // Only a few are tried: in a game without secrets there is none.
        for _ in 0..others.len().min(4) {
            let other = others.swap_remove(below(chooser, others.len() as u32) as usize);
            if outside(&other) == done {
                return Some(other);
            }
        }
        None
    }
}

/// An action in its text form, which the server was given.
pub fn parse<G: Teller>(action: &str) -> G::Action {
    action.parse().unwrap_or_else(|_| panic!("{action:?} is no action of {}", G::NAME))
}

/// What a viewer hears of events, as a socket should tell it.
pub fn heard<G: Teller>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<Value> {
    let mut all = Vec::new();
    for event in events {
        let Some(seen) = G::seen(event, viewer) else { continue };
        let mut told = json!({"seen": seen});
        if let Some(text) = G::tell(game.options(), &seen) {
            told["text"] = json!(text);
        }
        match viewer {
            Viewer::Seat(seat) if G::seen(event, Viewer::Spectator) != Some(seen) => {
                told["seat"] = json!(seat);
            }
            _ => {}
        }
        all.push(told);
    }
    all
}
