//! A table without a network, with all that is hidden: whoever runs it plays for all people at it.

use std::any::Any;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use ardri_core::fairness::{Fairness, Seed};
use ardri_core::{
    Actor, Advice, Game, Message, NewGameError, OUT_OF_TIME, Player, Record, Seat, Turn, Viewer,
};
use ardri_wire::{
    ClockRule, ClockView, Heard, Hint, Instant, Late, ParseTableIdError, PersonId, Review, Stage,
    TableRequest,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::bots::Bots;
use crate::entry::{Entry, Guest, Setup, TableEvent};
use crate::game::BotTask;
use crate::kind::GameKind;
use crate::participant::Participant;
use crate::refusals::Refusal;
use crate::request::{Answer, Happened, Told};
use crate::review::{ReviewStep, review_task};
use crate::table::{Sitter, Table};
use crate::visibility::PerViewer;
use crate::words::opening;

/// The person here, to whom all seats of people belong. So nobody else has to agree when something is
/// taken back.
const HERE: PersonId = PersonId(1);

fn here() -> Guest {
    Guest { person: HERE, name: String::new() }
}

/// One thing that was done, and all that came of it.
#[derive(Clone, Debug)]
pub struct Deed {
    /// Who did what.
    pub entry: ardri_core::Entry,
    told: Vec<PerViewer<Heard>>,
    /// What was told, read once: the log is made anew whenever somebody looks.
    read: OnceCell<Rc<dyn Any>>,
}

impl Deed {
    fn new(by: Actor, action: &str, told: Vec<PerViewer<Heard>>) -> Self {
        let entry = ardri_core::Entry { by, action: action.into() };
        Self { entry, told, read: OnceCell::new() }
    }

    fn is_chance(&self) -> bool {
        self.entry.by == Actor::Chance
    }

    /// What a viewer may know of it.
    pub fn seen<G: Game<Seen: DeserializeOwned + 'static>>(
        &self,
        viewer: Viewer,
    ) -> impl Iterator<Item = &G::Seen> {
        let read = self.read.get_or_init(|| {
            let seen = |heard: &Heard| -> Option<G::Seen> {
                serde_json::from_value(heard.seen.get().ok()?.into_owned()).ok()
            };
            Rc::new(self.told.iter().map(|one| one.map(seen)).collect::<Vec<_>>())
        });
        let read = read.downcast_ref::<Vec<PerViewer<G::Seen>>>();
        read.into_iter().flatten().filter_map(move |one| one.to(viewer).map(Arc::as_ref))
    }

    /// The same in any game.
    pub fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &Heard> {
        self.told.iter().filter_map(move |one| one.to(viewer).map(Arc::as_ref))
    }
}

/// How time is kept at a table.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// What everybody has.
    pub clock: ClockRule,
    /// What was asked for; otherwise what is usual.
    pub late: Option<Late>,
    /// What time it is.
    pub now: fn() -> Instant,
}

/// Who lets bots think.
pub trait Thinker {
    /// A number that fixes what bots leave to chance.
    fn seed(&mut self) -> u64;

    /// What a bot finds, in the time that it is given.
    fn think<T>(&self, task: BotTask<T>) -> Option<T>;
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalError {
    /// The game cannot be laid out so.
    Unplayable(NewGameError),
    /// The table does not do it.
    Refused(Refusal),
    /// A record cannot be gone on with, or there is nothing to take back.
    Said(Message),
}

impl From<Refusal> for LocalError {
    fn from(why: Refusal) -> Self {
        Self::Refused(why)
    }
}

impl From<Message> for LocalError {
    fn from(why: Message) -> Self {
        Self::Said(why)
    }
}

/// A game from its start to now.
#[derive(Clone, Debug)]
pub struct LocalTable {
    table: Table,
    kind: &'static GameKind,
    /// The table's whole life.
    log: Vec<Entry>,
    timing: Timing,
    players: Vec<Player>,
    about: BTreeMap<String, String>,
    fairness: Option<Fairness>,
    done: Vec<Deed>,
    /// Who has to say that chance may go on.
    waiting: Option<Seat>,
    bots: Option<Bots>,
    /// Something was done since the game was last saved.
    changed: bool,
}

impl LocalTable {
    /// Lays out a game whose draws follow from `secret`.
    ///
    /// # Errors
    /// The game cannot be played so.
    pub fn open(
        kind: &'static GameKind,
        options: &Value,
        players: Vec<Player>,
        secret: &Seed,
        timing: Timing,
    ) -> Result<Self, LocalError> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let (_, options) = kind.open(options, seats).map_err(LocalError::Unplayable)?;
        let fairness = promise(secret, players.len());
        Self::sit_down(kind, options, players, fairness, secret, timing)
    }

    /// Goes on with a game that was written down; `secret` is for one without a seed of its own.
    ///
    /// # Errors
    /// Says what is wrong with the record and, where it can, in which action.
    pub fn go_on_with(
        kind: &'static GameKind,
        record: &Record,
        secret: &Seed,
        timing: Timing,
    ) -> Result<Self, LocalError> {
        known_bots(kind, record)?;
        // Checks the result that the record names, too.
        kind.replay(record, &mut |_| ()).map_err(|flaw| flaw.message())?;
        let mut fairness = record.fairness.clone();
        if fairness.is_none() && record.actions.is_empty() {
            // It can be promised only before the first draw.
            fairness = Some(promise(secret, record.seats.len()));
        }
        let seed = match &fairness {
            Some(told @ Fairness { seed: Some(seed), .. }) => {
                if seed.commitment() != *told.seed_commitment() {
                    return Err(Message::new("terminal-error-seed").into());
                }
                Some(seed.clone())
            }
            _ => None,
        };
        let given = fairness.clone().filter(|_| seed.is_some());
        let given = given.unwrap_or_else(|| promise(secret, record.seats.len()));
        let (options, seats) = (record.options.clone(), record.seats.clone());
        let secret = seed.as_ref().unwrap_or(secret);
        let mut table = Self::sit_down(kind, options, seats, given, secret, timing)?;
        (table.about, table.fairness) = (record.about.clone(), fairness);
        for (number, entry) in (1_usize..).zip(&record.actions) {
            let ardri_core::Entry { by, action } = entry.clone();
            let event = match by {
                Actor::Chance if seed.is_none() => TableEvent::Drawn { action },
                by => TableEvent::Acted { by, action, key: None },
            };
            // What the rules refuse has been found already.
            table.note(event).map_err(|_| {
                let why = Message::new("terminal-error-draw");
                Message::new("terminal-error-action").with("number", number).with("reason", why)
            })?;
        }
        Ok(table)
    }

    /// Everybody sits down, and the game begins.
    fn sit_down(
        kind: &'static GameKind,
        options: Value,
        players: Vec<Player>,
        fairness: Fairness,
        secret: &Seed,
        timing: Timing,
    ) -> Result<Self, LocalError> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let setup = Setup {
            game: kind.name().into(),
            options,
            name: kind.title().into(),
            public: false,
            seats,
            clock: timing.clock,
            late: timing.late.unwrap_or_else(|| Late::usual(seats, timing.clock)),
            host: Participant::somebody(HERE),
            seed: secret.clone(),
            hints: None,
            rematch_of: None,
        };
        let event = TableEvent::Created(Box::new(setup));
        let first = Entry { number: 1, at: (timing.now)(), event };
        // Words are bound to the table that they were committed to at.
        let id = fairness.sealed.as_ref().map_or(kind.name(), |sealed| &sealed.table);
        let id = id.parse().map_err(ParseTableIdError::message)?;
        let table = Table::begin(id, &first).map_err(|error| error.message())?;
        let mut table = Self {
            table,
            kind,
            log: vec![first],
            timing,
            about: BTreeMap::new(),
            done: Vec::new(),
            waiting: None,
            bots: None,
            changed: false,
            fairness: None,
            players,
        };
        for event in opening(&table.players, &fairness, HERE) {
            table.note(event)?;
        }
        table.fairness = Some(fairness);
        Ok(table)
    }

    /// A new game with the same options and players.
    ///
    /// # Errors
    /// The game cannot be played so.
    pub fn again(&self, secret: &Seed) -> Result<Self, LocalError> {
        let options = &self.table.setup().options;
        Self::open(self.kind, options, self.players.clone(), secret, self.timing)
    }

    /// What time it is.
    #[must_use]
    pub fn now(&self) -> Instant {
        (self.timing.now)()
    }

    /// Takes in what nobody has to be asked about: what a bot does, above all.
    ///
    /// # Errors
    /// It cannot be right.
    pub fn note(&mut self, event: TableEvent) -> Result<(), Refusal> {
        let happened = self.table.take_in(event, self.now())?;
        self.take_in(vec![happened]);
        Ok(())
    }

    fn take_in(&mut self, happened: Vec<Happened>) {
        for Happened { entry, told } in happened {
            match &entry.event {
                TableEvent::Acted { by, action, .. } => {
                    self.done.push(Deed::new(*by, action, told));
                }
                TableEvent::Drawn { action } => {
                    self.done.push(Deed::new(Actor::Chance, action, told));
                }
                TableEvent::RanOut { seat } => {
                    self.done.push(Deed::new(Actor::Seat(*seat), OUT_OF_TIME, told));
                }
                TableEvent::TakenBack { actions, .. } => self.done.truncate(*actions),
                _ => {}
            }
            self.log.push(entry);
        }
    }

    /// Asks the table for something; chance waits.
    ///
    /// # Errors
    /// Says why the table does not do it.
    pub fn ask(&mut self, request: &TableRequest) -> Result<Option<Told>, Refusal> {
        let here = here();
        match self.table.ask_before_chance(&here, request, self.now())? {
            Answer::Done(happened) => {
                self.take_in(happened);
                self.changed = true;
                Ok(None)
            }
            Answer::Told(told) => Ok(Some(told)),
            _ => Ok(None),
        }
    }

    /// Does what the clock demands by now, and gives it.
    pub fn tick(&mut self) -> Vec<TableEvent> {
        // A table that stands as its log says refuses nothing here.
        let happened = self.table.tick(self.now()).unwrap_or_default();
        let events = happened.iter().map(|one| one.entry.event.clone()).collect();
        self.take_in(happened);
        self.waiting = self.waiting.filter(|seat| !self.is_bot(*seat));
        events
    }

    /// What the clocks show, if there are any.
    #[must_use]
    pub fn clocks(&self) -> Option<Vec<ClockView>> {
        self.table.common(self.now()).clocks
    }

    /// Whether a clock runs.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.table.alarm().is_some()
    }

    /// Who has to say that chance may go on.
    #[must_use]
    pub fn waiting(&self) -> Option<Seat> {
        self.waiting
    }

    /// Chance waits for a word from this seat, or goes on.
    pub fn wait_for(&mut self, seat: Option<Seat>) {
        self.waiting = seat;
    }

    /// Lets chance or one bot act; says whether one of them did.
    ///
    /// # Errors
    /// The record that the game was resumed from does not hold the seed for the next draw.
    pub fn step(&mut self, thinker: &mut impl Thinker) -> Result<bool, LocalError> {
        if self.draw()? {
            return Ok(true);
        }
        let Some(seat) = self.bot_due().filter(|_| self.waiting.is_none()) else {
            return Ok(false);
        };
        let bots = self.bots.get_or_insert_with(|| Bots::seeded(thinker.seed()));
        let others = self.table.to_act().iter().filter(|other| *other != seat).collect();
        let task = self.table.bot_tasks(bots, others).pop();
        let action = task.and_then(|(_, task)| thinker.think(task));
        let action = action.ok_or_else(|| Message::new("terminal-error-no-bot"))?;
        self.note(TableEvent::Acted { by: Actor::Seat(seat), action, key: None })?;
        Ok(true)
    }

    /// Lets chance act until somebody has to; says whether it did. Nobody would miss a game in which no
    /// person has done anything, so this is nothing to be saved.
    ///
    /// # Errors
    /// The same.
    pub fn draw(&mut self) -> Result<bool, LocalError> {
        if self.waiting.is_some() || self.table.turn() != Turn::Chance {
            return Ok(false);
        }
        if matches!(&self.fairness, Some(Fairness { seed: None, .. })) {
            return Err(Message::new("terminal-error-no-seed").into());
        }
        let happened = self.table.go_on(self.now())?;
        self.take_in(happened);
        Ok(true)
    }

    /// What a strong bot would do in a seat.
    ///
    /// # Errors
    /// Says why it is not told.
    pub fn hints(&self, seat: Seat, thinker: &impl Thinker) -> Result<Vec<Hint>, Refusal> {
        let task = self.table.hint_task(&here(), seat)?;
        Ok(thinker.think(task).unwrap_or_default())
    }

    /// Which decisions of a seat cost most.
    ///
    /// # Errors
    /// Says why it is not told.
    pub fn review(&self, seat: Seat, thinker: &impl Thinker) -> Result<Review, Refusal> {
        let mut review = self.table.review(&here(), seat)?;
        loop {
            review = match thinker.think(review_task(review)) {
                Some(ReviewStep::More(review)) => review,
                Some(ReviewStep::Done(found)) => return Ok(found),
                None => return Ok(Review::default()),
            };
        }
    }

    /// The seats of people.
    #[must_use]
    pub fn people(&self) -> Vec<Seat> {
        Seat::all(self.table.seats()).filter(|seat| !self.is_bot(*seat)).collect()
    }

    /// The bot that has to act; the first, if several may.
    #[must_use]
    pub fn bot_due(&self) -> Option<Seat> {
        self.table.to_act().iter().find(|seat| self.is_bot(*seat))
    }

    /// Who would resign now: the lone person, or the person whose turn it is.
    #[must_use]
    pub fn resigner(&self) -> Option<Seat> {
        let on_turn = self.table.to_act().iter().next()?;
        self.lone_person().or(Some(on_turn).filter(|seat| !self.is_bot(*seat)))
    }

    /// The person who acted last.
    #[must_use]
    pub fn last_person(&self) -> Option<Seat> {
        self.done.iter().rev().find_map(|done| match done.entry.by {
            Actor::Seat(seat) if !self.is_bot(seat) => Some(seat),
            _ => None,
        })
    }

    /// Takes back what `seat` did last, if nothing came of it yet that cannot be undone; gives it.
    /// Where nothing is hidden, the last thing that any person did is taken back, with whatever bots
    /// did since: people share the keyboard. The end of a set or of the game stands.
    ///
    /// # Errors
    /// Says why there is nothing to take back.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<String>, LocalError> {
        let (seat, actions) = if !self.kind.hides() {
            let last = self.last_person().ok_or_else(|| Message::new("terminal-no-undo"))?;
            let stands = || match self.done[self.last_by(last)..].iter().any(Deed::is_chance) {
                true => Message::new("terminal-no-undo-lots"),
                false => Message::new("terminal-no-undo-end"),
            };
            (last, self.table.takes_back_to(last).ok_or_else(stands)?)
        } else {
            // Whoever has not let chance go on yet is still on turn.
            let actions = match self.waiting {
                Some(waiting) if waiting == seat => self.table.takes_back_to(seat),
                _ => self.table.undoes_to(seat),
            };
            let none = || Message::new("terminal-not-taken-back").with("game", self.kind.name());
            (seat, actions.ok_or_else(none)?)
        };
        let undone = self.done.get(actions..).unwrap_or_default().iter();
        let undone: Vec<_> = undone.map(|done| done.entry.action.clone()).collect();
        self.note(TableEvent::TakenBack { seat, actions })?;
        (self.waiting, self.changed) = (None, true);
        Ok(undone)
    }

    /// All that was done, and what came of it.
    #[must_use]
    pub fn done(&self) -> &[Deed] {
        &self.done
    }

    /// What happened last that `seat` had a hand in: the number of the thing after it.
    #[must_use]
    pub fn last_by(&self, seat: Seat) -> usize {
        let own = |done: &Deed| done.entry.by == Actor::Seat(seat);
        self.done.iter().rposition(own).map_or(0, |place| place + 1)
    }

    /// The person who has to act; the first, if several may.
    #[must_use]
    pub fn person_due(&self) -> Option<Seat> {
        let due = || self.table.to_act().iter().find(|seat| !self.is_bot(*seat));
        self.waiting.or_else(due)
    }

    /// Who sits at the table, in seat order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether a bot sits there.
    #[must_use]
    pub fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.table.sitters().get(seat.index()), Some(Sitter::Bot { .. }))
    }

    /// The only person at the table, when everybody else is a bot.
    #[must_use]
    pub fn lone_person(&self) -> Option<Seat> {
        let people = (0..).map(Seat).zip(&self.players).filter(|(_, player)| player.bot.is_none());
        let mut seats = people.map(|(seat, _)| seat);
        seats.next().filter(|_| seats.next().is_none())
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.stage() == Stage::Finished
    }

    /// Whether something would be lost by leaving now.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.changed
    }

    /// Remembers that the game is kept somewhere as it stands.
    pub fn saved(&mut self) {
        self.changed = false;
    }

    /// The promise about all that is drawn.
    #[must_use]
    pub fn promised(&self) -> Option<String> {
        Some(self.fairness.as_ref()?.commitment.to_string())
    }

    /// The kind of game.
    #[must_use]
    pub fn kind(&self) -> &'static GameKind {
        self.kind
    }

    /// The table itself.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table's whole life.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The game written down.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.table.record();
        record.seats.clone_from(&self.players);
        record.about.clone_from(&self.about);
        record.set_fairness(self.fairness.clone());
        record
    }

    /// What a coach says to a seat, or to all.
    pub fn advice(&mut self, seat: Option<Seat>) -> Option<Advice> {
        match self.ask(&TableRequest::Coach { seat }) {
            Ok(Some(Told::Coach(advice))) => advice,
            _ => None,
        }
    }
}

/// The seed is in the record from the beginning: so are the deals, and whoever keeps it here knows both.
#[must_use]
pub fn promise(secret: &Seed, seats: usize) -> Fairness {
    Fairness::plain(secret, vec![String::new(); seats])
}

/// Objects to a record with bots that this program cannot seat.
fn known_bots(kind: &GameKind, record: &Record) -> Result<(), Message> {
    let levels: Vec<_> = kind.levels().iter().map(|level| level.name).collect();
    for (seat, player) in (0_u8..).zip(&record.seats) {
        if let Some(strange) = player.bot.as_deref().filter(|level| !levels.contains(level)) {
            let known = levels.iter().map(|level| (*level).into()).collect::<Vec<_>>();
            let why = Message::new("terminal-error-bot").with("seat", seat);
            return Err(why.quoting("kind", strange).with("known", known));
        }
    }
    Ok(())
}
