//! The engine and the slow referee agree on every list of actions and every state of random games.
//!
//! `ARDRI_GAMES` sets how many games are played for each number of players, 10 000 if it is unset.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "referee/mod.rs"]
mod referee;

use ardri_core::{Actor, Game, Seat, Silent, Turn, below};
use ardri_throne::{Action, Deck, HighThrone, Options};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use referee::{Referee, Snapshot};

const SMALL: &str = include_str!("decks/small.toml");

fn games() -> u64 {
    std::env::var("ARDRI_GAMES").map_or(10_000, |games| games.parse().unwrap())
}

/// What the engine says about its state, in the referee's words.
fn snapshot(game: &HighThrone, deck: &Deck) -> Snapshot {
    let state = serde_json::to_value(game).unwrap();
    let place_of = |id: &serde_json::Value| deck.objective(id.as_str().unwrap()).unwrap();
    let seat = |value: &serde_json::Value| value.as_u64().map(|seat| seat as usize);
    let turn = &state["turn"];
    let list = |value: &serde_json::Value| value.as_array().cloned().unwrap_or_default();
    let roll: Option<ardri_throne::Dice> = turn["roll"].as_str().map(|dice| dice.parse().unwrap());
    let seats = Seat::all(game.seats());
    Snapshot {
        to_act: game.turn().seats().iter().map(Seat::index).collect(),
        chance: game.turn() == Turn::Chance,
        over: game.turn() == Turn::Over,
        drawn: list(&state["drawn"])
            .iter()
            .map(|two| list(two).iter().map(place_of).collect())
            .collect(),
        kept: list(&state["kept"])
            .iter()
            .map(|kept| (!kept.is_null()).then(|| place_of(kept)))
            .collect(),
        first: seat(&state["first"]),
        turn: seat(&turn["seat"]),
        owner: (0..deck.cards().len()).map(|card| game.owner(card).map(Seat::index)).collect(),
        locked: deck.regions().iter().map(|region| seat(&state["locked"][&region.id])).collect(),
        target: turn["target"].as_str().map(|id| deck.card(id).unwrap()),
        filled: list(&turn["filled"]).iter().filter_map(seat).collect(),
        dice: roll.iter().flat_map(|roll| roll.faces()).map(|face| face.index() as u8).collect(),
        red: roll.and_then(|roll| roll.red).map(|face| face.index() as u8),
        left: (seat(&turn["standard"]).unwrap_or(0), turn["red"].as_bool().unwrap_or(false)),
        scores: game.outcome().map(|_| {
            seats
                .map(|seat| game.score(seat))
                .map(|score| [score.cards, score.regions, score.objective].map(u32::from))
                .collect()
        }),
        places: game.outcome().map(|outcome| outcome.places),
    }
}

/// A table of the game, and how often its players would rather fill a line.
struct Setting {
    options: Options,
    seats: u8,
}

fn play(setting: &Setting, deck: &'static referee::Deck, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = HighThrone::new(&setting.options, setting.seats).unwrap();
    let cards = setting.options.the_deck();
    let mut referee = Referee::new(deck, setting.seats.into());
    let mut legal: Vec<Action> = Vec::new();
    let mut told: Vec<String> = Vec::new();
    loop {
        let (ours, theirs) = (snapshot(&game, &cards), referee.snapshot());
        assert_eq!(ours, theirs, "game {seed} of {}, after {told:?}", setting.seats);
        if ours.over {
            return;
        }
        let (actor, action) = if ours.chance {
            let drawn = game.draw().unwrap().answer(&mut rng);
            (Actor::Chance, game.fated(&drawn).unwrap())
        } else {
            for seat in Seat::all(setting.seats) {
                game.legal_actions(seat, &mut legal);
                let ours: Vec<_> = legal.iter().map(Action::to_string).collect();
                assert_eq!(ours, referee.legal(seat.index()), "game {seed}, after {told:?}");
            }
            let to_act = &ours.to_act;
            let seat = Seat(to_act[below(&mut rng, to_act.len() as u32) as usize] as u8);
            game.legal_actions(seat, &mut legal);
            // Games would take very long if dice were mostly set aside.
            let fills = legal.iter().filter(|action| matches!(action, Action::Fill { .. })).count();
            let count = if fills > 0 && below(&mut rng, 8) > 0 { fills } else { legal.len() };
            (Actor::Seat(seat), legal[below(&mut rng, count as u32) as usize].clone())
        };
        let by = match actor {
            Actor::Chance => None,
            Actor::Seat(seat) => Some(seat.index()),
        };
        let text = action.to_string();
        game.apply(actor, &action, &mut Silent).unwrap();
        referee.apply(by, &text).unwrap();
        told.push(text);
    }
}

fn agree(seats: u8) {
    let options = Options::with_deck(Deck::from_toml(SMALL).unwrap());
    let form = serde_json::to_value(options.deck.as_ref().unwrap().form()).unwrap();
    let deck: &'static referee::Deck = Box::leak(Box::new(referee::Deck::read(&form)));
    let setting = Setting { options, seats };
    for seed in 0..games() {
        play(&setting, deck, seed);
    }
}

#[test]
fn two_players() {
    agree(2);
}

#[test]
fn three_players() {
    agree(3);
}
