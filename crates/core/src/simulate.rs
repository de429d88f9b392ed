//! Many random games, for statistics and for finding faults.

use std::collections::BTreeMap;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::draw::below;
use crate::event_sink::NoEvents;
use crate::fairness::{Fairness, Fate, Seed};
use crate::game::{Game, NewGameError};
use crate::record::{Entry, Player, Record};
use crate::seat::{Actor, Seat, Turn};

/// What many games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Actions in all of them, by seats and by chance.
    pub actions: u64,
    /// Actions in the longest of them.
    pub longest: u64,
    /// For each seat the games that it won alone.
    pub wins: Vec<u64>,
    /// Games that several seats won together.
    pub shared: u64,
    /// Games that nobody won.
    pub drawn: u64,
    /// How often each kind of ending occurred.
    pub endings: BTreeMap<String, u64>,
}

/// A run of random games that `seed` fixes: the same numbers give the same games.
#[derive(Debug)]
pub struct Simulation<G: Game> {
    start: G,
    seed: u64,
    played: u64,
    tally: Tally,
    actions: Vec<G::Action>,
}

impl<G: Game> Simulation<G> {
    /// Prepares a run.
    ///
    /// # Errors
    /// The options or the number of seats cannot be played.
    pub fn new(options: &G::Options, seats: u8, seed: u64) -> Result<Self, NewGameError> {
        let start = G::new(options, seats)?;
        let tally = Tally { wins: vec![0; usize::from(seats)], ..Tally::default() };
        Ok(Self { start, seed, played: 0, tally, actions: Vec::new() })
    }

    /// What the games so far came to.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays the next game; with `keep` it is also written down.
    pub fn play(&mut self, keep: bool) -> Option<Record> {
        // Weyl steps give every game a generator of its own, so that game n can be had alone.
        let stream = self.seed.wrapping_add(self.played.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut chooser = Xoshiro256PlusPlus::seed_from_u64(stream);
        let secret = Sha256::new()
            .chain_update(b"ardri/1 simulate")
            .chain_update(self.seed.to_le_bytes())
            .chain_update(self.played.to_le_bytes());
        let secret = || Seed(secret.clone().finalize().into());
        let words = vec![String::new(); usize::from(self.start.seats())];
        let mut fate = None;

        let mut game = self.start.clone();
        let mut entries = Vec::new();
        let mut count = 0;
        loop {
            let (actor, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let fate = fate.get_or_insert_with(|| Fate::new(&secret(), &words));
                    let drawn = game.draw().map(|draw| fate.draw(&draw));
                    match drawn.and_then(|drawn| game.fated(&drawn)) {
                        Some(action) => (Actor::Chance, action),
                        None => break,
                    }
                }
                turn => {
                    let seat = pick_seat(turn, &mut chooser);
                    game.legal_actions(seat, &mut self.actions);
                    let Ok(choices @ 1..) = u32::try_from(self.actions.len()) else { break };
                    let chosen = below(&mut chooser, choices) as usize;
                    (Actor::Seat(seat), self.actions.swap_remove(chosen))
                }
            };
            if game.apply(actor, &action, &mut NoEvents).is_err() {
                break;
            }
            count += 1;
            if keep {
                entries.push(Entry { by: actor, action: action.to_string() });
            }
        }

        self.played += 1;
        self.count(&game, count);
        keep.then(|| {
            let options = serde_json::to_value(game.options()).unwrap_or_default();
            let random =
                Player { name: "random".into(), bot: Some("random".into()), ..Player::default() };
            let mut record = Record::new(G::NAME, options, vec![random; words.len()]);
            record.set_fairness(Some(Fairness::plain(&secret(), words)));
            record.actions = entries;
            record.result = game.outcome();
            record
        })
    }

    fn count(&mut self, game: &G, actions: u64) {
        let tally = &mut self.tally;
        tally.games += 1;
        tally.actions += actions;
        tally.longest = tally.longest.max(actions);
        // A game that cannot go on is a fault of its rules: it shows as an ending of its own.
        let Some(outcome) = game.outcome() else {
            *tally.endings.entry("stuck".into()).or_default() += 1;
            return;
        };
        match outcome.winners.as_slice() {
            [] => tally.drawn += 1,
            [winner] => tally.wins[winner.index()] += 1,
            _ => tally.shared += 1,
        }
        *tally.endings.entry(outcome.ending).or_default() += 1;
    }
}

fn pick_seat(turn: Turn, chooser: &mut Xoshiro256PlusPlus) -> Seat {
    match turn {
        Turn::Seat(seat) => seat,
        turn => {
            let seats: Vec<_> = turn.seats().iter().collect();
            let bound = u32::try_from(seats.len()).unwrap_or(1).max(1);
            seats.get(below(chooser, bound) as usize).copied().unwrap_or(Seat(0))
        }
    }
}
