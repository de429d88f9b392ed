//! The engine and the slow referee agree on every list of actions and every state of random games.
//!
//! `ARDRI_GAMES` sets how many games are played for each number of players, 10 000 if it is unset.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "referee/mod.rs"]
mod referee;

use ardri_core::{Actor, Game, NoEvents, Seat, Turn, below};
use ardri_throne::{Action, Deck, Dice, HighThrone, Options};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use referee::{Referee, Snapshot};

const SMALL: &str = include_str!("decks/small.toml");
const CROWD: &str = include_str!("decks/crowd.toml");
const ALONE: &str = include_str!("decks/alone.toml");

fn games() -> u64 {
    std::env::var("ARDRI_GAMES").map_or(10_000, |games| games.parse().unwrap())
}

/// What the engine says about its state, in the referee's words.
fn snapshot(game: &HighThrone) -> Snapshot {
    let deck = game.deck();
    let seats = || Seat::all(game.seats());
    let turn = game.current();
    let roll = turn.and_then(|turn| turn.roll);
    let places = |two: Option<[u8; 2]>| two.into_iter().flatten().map(usize::from).collect();
    let holder = |region: usize| seats().find(|seat| game.locked(*seat).contains(region));
    let score = |seat: Seat| {
        let score = game.score(seat);
        [score.cards, score.regions, score.objective].map(u32::from)
    };
    let outcome = game.outcome();
    Snapshot {
        to_act: game.turn().seats().iter().map(Seat::index).collect(),
        chance: game.turn() == Turn::Chance,
        over: game.turn() == Turn::Over,
        drawn: seats().map(|seat| places(game.objectives(seat).0)).collect(),
        kept: seats().map(|seat| game.objectives(seat).1.map(usize::from)).collect(),
        first: game.first().map(Seat::index),
        turn: turn.map(|turn| turn.player.index()),
        owner: (0..deck.cards().len()).map(|card| game.owner(card).map(Seat::index)).collect(),
        locked: (0..deck.regions().len()).map(|place| holder(place).map(Seat::index)).collect(),
        target: turn.and_then(|turn| turn.target),
        filled: turn.map_or_else(Vec::new, |turn| turn.filled.iter().collect()),
        dice: roll.iter().flat_map(Dice::faces).map(|face| face.index() as u8).collect(),
        red: roll.and_then(|roll| roll.red).map(|face| face.index() as u8),
        left: turn.map_or((0, false), |turn| (turn.standard.into(), turn.red)),
        scores: outcome.as_ref().map(|_| seats().map(score).collect()),
        places: outcome.map(|outcome| outcome.places),
    }
}

fn play(options: &Options, seats: u8, deck: &'static referee::Deck, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = HighThrone::new(options, seats).unwrap();
    let mut referee = Referee::new(deck, seats.into());
    let mut legal: Vec<Action> = Vec::new();
    let mut told: Vec<String> = Vec::new();
    loop {
        let (ours, theirs) = (snapshot(&game), referee.snapshot());
        assert_eq!(ours, theirs, "game {seed} of {seats}, after {told:?}");
        if ours.over {
            return;
        }
        let (actor, action) = if ours.chance {
            let drawn = game.draw().unwrap().answer(&mut rng);
            (Actor::Chance, game.fated(&drawn).unwrap())
        } else {
            for seat in Seat::all(seats) {
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
        game.apply(actor, &action, &mut NoEvents).unwrap();
        referee.apply(by, &text).unwrap();
        told.push(text);
    }
}

fn agree(deck: &str, seats: u8) {
    let options = Options::with_deck(Deck::from_toml(deck).unwrap());
    let form = serde_json::to_value(options.deck.as_ref().unwrap().form()).unwrap();
    let deck: &'static referee::Deck = Box::leak(Box::new(referee::Deck::read(&form)));
    for seed in 0..games() {
        play(&options, seats, deck, seed);
    }
}

#[test]
fn two_players() {
    agree(SMALL, 2);
}

#[test]
fn three_players() {
    agree(SMALL, 3);
}

/// A Hero without a die, and a card for all seven dice.
#[test]
fn heroes_without_a_die_and_cards_that_nobody_steals() {
    agree(ALONE, 2);
    agree(ALONE, 3);
}

#[test]
fn four_players() {
    agree(CROWD, 4);
}

#[test]
fn five_players() {
    agree(CROWD, 5);
}

#[test]
fn six_players() {
    agree(CROWD, 6);
}
