//! Games by name, for tools that work on any of them.

use std::fmt::Debug;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;

use crate::game::{Game, NewGameError};
use crate::outcome::Outcome;
use crate::record::{Entry, Record};
use crate::replay::{self, RecordError};
use crate::seat::Viewer;
use crate::simulate::{Simulation, Tally};

/// A game as tools see it that do not know its types.
pub trait AnyGame: Debug + Sync {
    /// The name for tools.
    fn name(&self) -> &'static str;
    /// The name for people.
    fn title(&self) -> &'static str;
    /// The fewest and the most players.
    fn seats(&self) -> (u8, u8);
    /// The default options in their JSON form.
    fn default_options(&self) -> Value;

    /// Plays a record again; see [`replay::replay`].
    ///
    /// # Errors
    /// Names the first action that fails and says why.
    fn replay(
        &self,
        record: &Record,
        on_step: &mut dyn FnMut(Trace<'_>),
    ) -> Result<Option<Outcome>, RecordError>;

    /// Recomputes a record's draws; see [`replay::verify`].
    ///
    /// # Errors
    /// Names the first draw that does not follow.
    fn verify(&self, record: &Record) -> Result<usize, RecordError>;

    /// Prepares a run of random games.
    ///
    /// # Errors
    /// The options or the number of seats cannot be played.
    fn simulation(
        &self,
        options: &Value,
        seats: Option<u8>,
        seed: u64,
    ) -> Result<Box<dyn AnySimulation>, NewGameError>;
}

/// A run of random games of some game; see [`Simulation`].
pub trait AnySimulation {
    /// Plays `games` more; each is handed to `keep` if there is one.
    fn play(&mut self, games: u64, keep: Option<&mut dyn FnMut(Record)>);
    /// What the games so far came to.
    fn tally(&self) -> &Tally;
}

/// One action of a replay in its outside form.
#[derive(Clone, Debug, Serialize)]
pub struct Trace<'a> {
    /// The number of the action, counted from 1.
    pub number: usize,
    /// Who acted and how.
    #[serde(flatten)]
    pub entry: &'a Entry,
    /// What happened, in sentences, as a spectator may hear it.
    pub words: Vec<String>,
    /// The full state after it.
    pub state: Value,
}

/// The outside of the game `G`: `&Registered::<G>::new()` is an entry of a [`Registry`].
#[derive(Debug)]
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G> Registered<G> {
    /// The entry of `G`.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Registered<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads a game's options from their JSON form.
///
/// # Errors
/// Says in a sentence what is wrong with them.
pub fn read_options<G: Game>(options: &Value) -> Result<G::Options, NewGameError> {
    G::read_options(options)
}

impl<G: Game> AnyGame for Registered<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn seats(&self) -> (u8, u8) {
        (G::MIN_SEATS, G::MAX_SEATS)
    }

    fn default_options(&self) -> Value {
        serde_json::to_value(G::Options::default()).unwrap_or_default()
    }

    fn replay(
        &self,
        record: &Record,
        on_step: &mut dyn FnMut(Trace<'_>),
    ) -> Result<Option<Outcome>, RecordError> {
        let game = replay::replay::<G>(record, |step| {
            let seen = |event| G::seen(event, Viewer::Spectator);
            on_step(Trace {
                number: step.number,
                entry: step.entry,
                words: step.events.iter().filter_map(seen).map(|seen| seen.to_string()).collect(),
                state: serde_json::to_value(step.state).unwrap_or_default(),
            });
        })?;
        Ok(game.outcome())
    }

    fn verify(&self, record: &Record) -> Result<usize, RecordError> {
        replay::verify::<G>(record)
    }

    fn simulation(
        &self,
        options: &Value,
        seats: Option<u8>,
        seed: u64,
    ) -> Result<Box<dyn AnySimulation>, NewGameError> {
        let options = read_options::<G>(options)?;
        Ok(Box::new(Simulation::<G>::new(&options, seats.unwrap_or(G::MIN_SEATS), seed)?))
    }
}

impl<G: Game> AnySimulation for Simulation<G> {
    fn play(&mut self, games: u64, mut keep: Option<&mut dyn FnMut(Record)>) {
        for _ in 0..games {
            if let (Some(record), Some(keep)) = (Self::play(self, keep.is_some()), &mut keep) {
                keep(record);
            }
        }
    }

    fn tally(&self) -> &Tally {
        Self::tally(self)
    }
}

/// All games that a program knows.
#[derive(Clone, Copy, Debug)]
pub struct Registry(pub &'static [&'static dyn AnyGame]);

impl Registry {
    /// The game of that name.
    ///
    /// # Errors
    /// There is none; the sentence lists those that there are.
    pub fn find(self, name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
        let known = || self.0.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
        self.0
            .iter()
            .copied()
            .find(|game| game.name() == name)
            .ok_or_else(|| UnknownGame { name: name.into(), known: known() })
    }
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game called {name:?}; there are {known}")]
pub struct UnknownGame {
    /// The name.
    pub name: String,
    /// The names that there are.
    pub known: String,
}
