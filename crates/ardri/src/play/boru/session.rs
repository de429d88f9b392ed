//! One game at one terminal: the whole of it, with what is hidden.
//!
//! Nothing is drawn from here. What somebody sees comes out as a [`View`] and as [`Seen`] events.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ardri_boru::{Action, BrianBoru, Event, Options, Preview, Seen, View, name};
use ardri_core::fairness::{Fairness, Fate, Seed};
use ardri_core::replay::{lay_out, replay};
use ardri_core::{Actor, Entry, Game, Illegal, Player, Record, Seat, Takeback, Turn, Viewer};

use crate::play::RANDOM;
use crate::play::files::Saveable;
use crate::play::luck::Luck;

/// One thing that was done, and all that came of it.
#[derive(Clone, Debug)]
struct Done {
    entry: Entry,
    events: Vec<Event>,
}

/// A game from its start to now.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    players: Vec<Player>,
    about: BTreeMap<String, String>,
    fairness: Option<Fairness>,
    /// Where draws come from; missing if a record keeps its seed to itself.
    fate: Option<Fate>,
    game: BrianBoru,
    done: Vec<Done>,
    takeback: Takeback<BrianBoru>,
    /// Something was done since the game was last saved.
    changed: bool,
    /// The file that the game was saved to or read from last.
    pub(crate) file: Option<PathBuf>,
}

impl Session {
    /// Lays out a game whose draws follow from `secret`.
    ///
    /// # Errors
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn new(
        options: &Options,
        players: Vec<Player>,
        secret: &Seed,
    ) -> Result<Self, String> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let game = BrianBoru::new(options, seats).map_err(|error| error.to_string())?;
        let fairness = promise(secret, players.len());
        Ok(Self {
            players,
            about: BTreeMap::new(),
            fate: Some(Fate::new(secret, &fairness.contributions)),
            fairness: Some(fairness),
            game,
            done: Vec::new(),
            takeback: Takeback::default(),
            changed: false,
            file: None,
        })
    }

    /// A new game with the same options and players.
    ///
    /// # Errors
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn again(&self, secret: &Seed) -> Result<Self, String> {
        Self::new(self.game.options(), self.players.clone(), secret)
    }

    /// Goes on with a game that was written down; `secret` is for one without a seed of its own.
    ///
    /// # Errors
    /// Says what is wrong with the record and, where it can, in which action.
    pub(crate) fn resume(record: &Record, secret: &Seed) -> Result<Self, String> {
        for (seat, player) in (0..).map(Seat).zip(&record.seats) {
            if let Some(kind) = player.bot.as_deref().filter(|kind| *kind != RANDOM) {
                return Err(format!(
                    "{seat} is a bot of the kind {kind:?}; here there is only {RANDOM:?}"
                ));
            }
        }
        let game: BrianBoru = lay_out(record).map_err(|flaw| flaw.to_string())?;
        // Checks the result that the record names, too.
        replay::<BrianBoru>(record, |_| ()).map_err(|flaw| flaw.to_string())?;
        let mut session = Self {
            players: record.seats.clone(),
            about: record.about.clone(),
            fairness: record.fairness.clone(),
            fate: None,
            game,
            done: Vec::new(),
            takeback: Takeback::default(),
            changed: false,
            file: None,
        };
        session.find_fate(secret, record.actions.is_empty())?;
        for (number, entry) in (1..).zip(&record.actions) {
            session.repeat(entry).map_err(|reason| format!("action {number}: {reason}"))?;
        }
        session.changed = false;
        Ok(session)
    }

    /// The seed of the record, or `secret`, which can be promised only before the first draw.
    fn find_fate(&mut self, secret: &Seed, nothing_done: bool) -> Result<(), String> {
        if self.fairness.is_none() && nothing_done {
            self.fairness = Some(promise(secret, self.players.len()));
        }
        self.fate = match &self.fairness {
            None => Some(Fate::new(secret, &[])),
            Some(Fairness { seed: None, .. }) => None,
            Some(Fairness { seed: Some(seed), commitment, contributions }) => {
                if seed.commitment() != *commitment {
                    return Err("the seed is not the one that was committed to".into());
                }
                Some(Fate::new(seed, contributions))
            }
        };
        Ok(())
    }

    /// Does what a record tells. The draws before it are drawn again, so that the next one follows.
    fn repeat(&mut self, entry: &Entry) -> Result<(), String> {
        let action: Action = entry.action.parse().map_err(|error| format!("{error}"))?;
        if entry.by == Actor::Chance && self.fairness.is_some() {
            let due = self.drawn();
            if due.is_some_and(|due| due != action) {
                return Err("this draw does not follow from the seed of the record".into());
            }
        }
        self.act(entry.by, &action).map_err(|error| error.to_string())
    }

    /// What chance decides now, if the seed is known.
    fn drawn(&mut self) -> Option<Action> {
        let draw = self.game.draw()?;
        let drawn = self.fate.as_mut()?.draw(&draw);
        self.game.fated(&drawn)
    }

    fn act(
        &mut self,
        by: Actor,
        action: &Action,
    ) -> Result<(), Illegal<<BrianBoru as Game>::Refusal>> {
        let before = self.game;
        let mut events = Vec::new();
        self.game.apply(by, action, &mut events)?;
        self.takeback.note(by, before, &events);
        self.done.push(Done { entry: Entry { by, action: action.to_string() }, events });
        self.changed = true;
        Ok(())
    }

    /// Does something for a person.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn play(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        self.act(Actor::Seat(seat), action).map_err(|error| refusal(&error))
    }

    /// Lets chance and the bots act until a person has to, or the game is over.
    ///
    /// # Errors
    /// The record that the game was resumed from does not hold the seed for the next draw.
    pub(crate) fn go_on(&mut self, luck: &mut Luck) -> Result<(), String> {
        loop {
            let (by, action) = match self.game.turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => (Actor::Chance, self.drawn()),
                turn => match turn.seats().iter().find(|seat| self.is_bot(*seat)) {
                    Some(seat) => (Actor::Seat(seat), luck.choose(&self.game, seat)),
                    None => return Ok(()),
                },
            };
            let action = action.ok_or(
                "a draw is due, but the record does not hold the seed that was committed to",
            )?;
            // Nobody would miss a game in which no person has done anything.
            let changed = self.changed;
            self.act(by, &action).map_err(|error| error.to_string())?;
            self.changed = changed;
        }
    }

    /// Takes back what `seat` did last, if nothing came of it yet that cannot be undone; gives it.
    ///
    /// # Errors
    /// Says why there is nothing to take back.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<String, String> {
        let Some(before) = self.takeback.take(seat, &self.game) else {
            return Err("there is nothing that you could take back: nobody else may have acted \
                 since, and no card been shown"
                .into());
        };
        self.game = before;
        self.changed = true;
        Ok(self.done.pop().map_or_else(String::new, |done| done.entry.action))
    }

    /// The game as a viewer may know it.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// How many things were done.
    pub(crate) fn length(&self) -> usize {
        self.done.len()
    }

    /// What happened from the `from`th thing on, as a viewer may know it.
    pub(crate) fn seen(&self, viewer: Viewer, from: usize) -> Vec<Seen> {
        let since = self.done.get(from..).unwrap_or_default();
        since.iter().flat_map(|done| &done.events).map(|event| event.seen_by(viewer)).collect()
    }

    /// What happened last that `seat` had a hand in: the number of the thing after it.
    pub(crate) fn last_by(&self, seat: Seat) -> usize {
        let own = |done: &Done| done.entry.by == Actor::Seat(seat);
        self.done.iter().rposition(own).map_or(0, |place| place + 1)
    }

    /// What `seat` may do now.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions
    }

    /// What an action would do.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn preview(&self, seat: Seat, action: &Action) -> Result<Preview, String> {
        self.game.preview(seat, action).map_err(|error| refusal(&error))
    }

    /// The person who has to act; the first, if several may.
    pub(crate) fn person_due(&self) -> Option<Seat> {
        self.game.turn().seats().iter().find(|seat| !self.is_bot(*seat))
    }

    /// Who sits at the table, in seat order.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether a bot sits there.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.bot.is_some())
    }

    /// The only person at the table, when everybody else is a bot.
    pub(crate) fn lone_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.game.seats()).filter(|seat| !self.is_bot(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// Whether something would be lost by leaving now.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.changed
    }

    /// The promise about the deals, which anybody can check.
    pub(crate) fn commitment(&self) -> Option<String> {
        let fairness = self.fairness.as_ref()?;
        Some(format!(
            "All shuffles and deals follow from a seed with the commitment {}.",
            fairness.commitment
        ))
    }
}

/// The seed is in the record from the beginning: so are the deals, and the file is one's own.
fn promise(secret: &Seed, seats: usize) -> Fairness {
    Fairness {
        commitment: secret.commitment(),
        seed: Some(secret.clone()),
        contributions: vec![String::new(); seats],
    }
}

/// A refusal with the player's colour in place of the seat's number.
fn refusal(error: &Illegal<<BrianBoru as Game>::Refusal>) -> String {
    match error {
        Illegal::NotYourTurn(Actor::Seat(seat)) => format!("{} has nothing to do now", name(*seat)),
        error => error.to_string(),
    }
}

impl Saveable for Session {
    fn record(&self) -> Record {
        let options = serde_json::to_value(self.game.options()).unwrap_or_default();
        let mut record = Record::new(BrianBoru::NAME, options, self.players.clone());
        record.about.clone_from(&self.about);
        record.fairness.clone_from(&self.fairness);
        record.actions = self.done.iter().map(|done| done.entry.clone()).collect();
        record.result = self.game.outcome();
        record
    }

    fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    fn saved_to(&mut self, file: PathBuf) {
        self.file = Some(file);
        self.changed = false;
    }
}

#[cfg(test)]
mod tests;
