//! A game at one terminal: a table without a network, with all that is hidden.
//!
//! Nothing is drawn from here. What somebody sees comes out as a view and as events for that viewer.

use std::any::Any;
use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use ardri_core::fairness::{Fairness, Seed};
use ardri_core::{Actor, Advice, Entry, Message, OUT_OF_TIME, Player, Record, Seat, Turn, Viewer};
use ardri_table::{Answer, Refusal, TableRequest, Told, opening};
use ardri_table::{
    Bots, GameKind, Guest, Happened, Participant, PerViewer, Setup, Sitter, Table, TableEvent,
};
use ardri_wire::{ClockRule, Heard, Instant, Late, PersonId, Stage};
use serde_json::Value;

use super::game_ui::GameUi;
use super::line_ui::Sight;
use super::luck::Luck;
use super::{bot_name, clock};
use crate::i18n::{denied, localize, tr, unplayable};

/// The person at this terminal, to whom all seats of people belong. So nobody else has to agree when
/// something is taken back.
const HERE: PersonId = PersonId(1);

/// One thing that was done, and all that came of it.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) entry: Entry,
    told: Vec<PerViewer<Heard>>,
    /// What was told, read once: the log is made anew whenever somebody looks.
    read: OnceCell<Rc<dyn Any>>,
}

impl Done {
    fn new(by: Actor, action: &str, told: Vec<PerViewer<Heard>>) -> Self {
        Self { entry: Entry { by, action: action.into() }, told, read: OnceCell::new() }
    }

    fn is_chance(&self) -> bool {
        self.entry.by == Actor::Chance
    }

    /// What a viewer may know of it.
    pub(crate) fn seen<G: GameUi>(&self, viewer: Viewer) -> impl Iterator<Item = &G::Seen> {
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
    pub(crate) fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &Heard> {
        self.told.iter().filter_map(move |one| one.to(viewer).map(Arc::as_ref))
    }
}

/// How time is kept at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timing {
    pub(crate) clock: ClockRule,
    /// What was asked for; otherwise what is usual.
    pub(crate) late: Option<Late>,
    /// What time it is; tests set it.
    pub(crate) now: fn() -> Instant,
}

impl Default for Timing {
    fn default() -> Self {
        Self { clock: ClockRule::None, late: None, now: clock::system }
    }
}

/// A game from its start to now.
#[derive(Clone, Debug)]
pub(crate) struct AnyLocalTable {
    table: Table,
    kind: &'static GameKind,
    /// The table's whole life.
    log: Vec<ardri_table::Entry>,
    timing: Timing,
    players: Vec<Player>,
    about: BTreeMap<String, String>,
    fairness: Option<Fairness>,
    done: Vec<Done>,
    /// Who has to say that chance may go on.
    waiting: Option<Seat>,
    bots: Option<Bots>,
    /// Something was done since the game was last saved.
    changed: bool,
    /// The file that the game was saved to or read from last.
    pub(crate) file: Option<PathBuf>,
}

impl AnyLocalTable {
    /// Lays out a game whose draws follow from `secret`.
    ///
    /// # Errors
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn open(
        kind: &'static GameKind,
        options: &Value,
        players: Vec<Player>,
        secret: &Seed,
        timing: Timing,
    ) -> Result<Self, String> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let (_, options) = kind.open(options, seats).map_err(|error| unplayable(&error))?;
        let fairness = promise(secret, players.len());
        Self::sit_down(kind, options, players, fairness, secret, timing)
    }

    /// Goes on with a game that was written down; `secret` is for one without a seed of its own.
    ///
    /// # Errors
    /// Says what is wrong with the record and, where it can, in which action.
    pub(crate) fn go_on_with(
        kind: &'static GameKind,
        record: &Record,
        secret: &Seed,
        timing: Timing,
    ) -> Result<Self, String> {
        super::begin::known_bots(kind, record)?;
        // Checks the result that the record names, too.
        kind.replay(record, &mut |_| ()).map_err(|flaw| localize(&flaw.message()))?;
        let mut fairness = record.fairness.clone();
        if fairness.is_none() && record.actions.is_empty() {
            // It can be promised only before the first draw.
            fairness = Some(promise(secret, record.seats.len()));
        }
        let seed = match &fairness {
            Some(told @ Fairness { seed: Some(seed), .. }) => {
                if seed.commitment() != *told.seed_commitment() {
                    return Err(tr!("terminal-error-seed"));
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
        for (number, entry) in (1..).zip(&record.actions) {
            let Entry { by, action } = entry.clone();
            let event = match by {
                Actor::Chance if seed.is_none() => TableEvent::Drawn { action },
                by => TableEvent::Acted { by, action, key: None },
            };
            // What the rules refuse has been found already.
            table.note(event).map_err(|_| {
                let reason = tr!("terminal-error-draw");
                tr!("terminal-error-action", "number" => number, "reason" => reason)
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
    ) -> Result<Self, String> {
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
            rematch_of: None,
        };
        let event = TableEvent::Created(Box::new(setup));
        let first = ardri_table::Entry { number: 1, at: (timing.now)(), event };
        // Words are bound to the table that they were committed to at.
        let id = fairness.sealed.as_ref().map_or(kind.name(), |sealed| &sealed.table);
        let id = id.parse().map_err(|_| id.to_string())?;
        let table = Table::begin(id, &first).map_err(|error| localize(&error.message()))?;
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
            file: None,
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
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn again(&self, secret: &Seed) -> Result<Self, String> {
        let options = &self.table.setup().options;
        Self::open(self.kind, options, self.players.clone(), secret, self.timing)
    }

    fn now(&self) -> Instant {
        (self.timing.now)()
    }

    /// Takes in what nobody has to be asked about.
    fn note(&mut self, event: TableEvent) -> Result<(), String> {
        let happened = self.table.take_in(event, self.now()).map_err(|why| refusal(&why))?;
        self.take_in(vec![happened]);
        Ok(())
    }

    fn take_in(&mut self, happened: Vec<Happened>) {
        for Happened { entry, told } in happened {
            match &entry.event {
                TableEvent::Acted { by, action, .. } => {
                    self.done.push(Done::new(*by, action, told));
                }
                TableEvent::Drawn { action } => {
                    self.done.push(Done::new(Actor::Chance, action, told));
                }
                TableEvent::RanOut { seat } => {
                    self.done.push(Done::new(Actor::Seat(*seat), OUT_OF_TIME, told));
                }
                TableEvent::TakenBack { actions, .. } => self.done.truncate(*actions),
                _ => {}
            }
            self.log.push(entry);
        }
    }

    /// Asks the table for something; chance waits.
    fn ask(&mut self, request: &TableRequest) -> Result<(), String> {
        let (who, now) = (here(), self.now());
        let answer = self.table.ask_before_chance(&who, request, now);
        if let Answer::Done(happened) = answer.map_err(|why| refusal(&why))? {
            self.take_in(happened);
            self.changed = true;
        }
        Ok(())
    }

    /// Does something for a person, in its text form.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn act(&mut self, seat: Seat, action: String) -> Result<(), String> {
        self.ask(&TableRequest::Act { seat, action, key: None })
    }

    /// Gives the game up for a seat.
    ///
    /// # Errors
    /// Says why it cannot be given up.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), String> {
        self.ask(&TableRequest::Resign { seat })
    }

    /// Does what the clock demands by now, and says it.
    pub(crate) fn tick(&mut self) -> Vec<String> {
        // A table that stands as its log says refuses nothing here.
        let happened = self.table.tick(self.now()).unwrap_or_default();
        let you = self.lone_person();
        let news = happened.iter().filter_map(|one| match &one.entry.event {
            TableEvent::RanOut { seat } if Some(*seat) == you => Some(tr!("terminal-time-out")),
            TableEvent::RanOut { seat } => {
                Some(tr!("table-log-ran-out", "name" => self.name(*seat)))
            }
            TableEvent::BotTook { seat, level, .. } => Some(tr!(
                "table-log-bot-took-late",
                "bot" => bot_name(level), "number" => seat.index() + 1
            )),
            TableEvent::Reminded { seat } if Some(*seat) == you => Some(tr!("terminal-time-short")),
            TableEvent::Reminded { seat } => {
                Some(tr!("table-log-reminded", "name" => self.name(*seat)))
            }
            _ => None,
        });
        let news = news.collect();
        self.take_in(happened);
        self.waiting = self.waiting.filter(|seat| !self.is_bot(*seat));
        news
    }

    /// What the clocks show, if there are any.
    pub(crate) fn clocks(&self) -> Option<String> {
        let now = self.now();
        let clocks = self.table.common(now).clocks?;
        Some(clock::shown(&clocks, &self.names(), now))
    }

    /// The same in little room.
    pub(crate) fn short_clocks(&self) -> Option<String> {
        let now = self.now();
        Some(clock::short(&self.table.common(now).clocks?, now))
    }

    /// Whether a clock runs.
    pub(crate) fn is_timed(&self) -> bool {
        self.table.alarm().is_some()
    }

    /// Who has to say that chance may go on.
    pub(crate) fn waiting(&self) -> Option<Seat> {
        self.waiting
    }

    /// Lets chance go on.
    pub(crate) fn go_ahead(&mut self) {
        self.waiting = None;
    }

    /// Lets chance and the bots act until a person has to, or the game is over.
    ///
    /// # Errors
    /// The record that the game was resumed from does not hold the seed for the next draw.
    pub(crate) fn go_on(&mut self, luck: &mut Luck) -> Result<(), String> {
        while self.step(luck)? {}
        Ok(())
    }

    /// Lets chance or one bot act; says whether one of them did.
    ///
    /// # Errors
    /// The same.
    pub(crate) fn step(&mut self, luck: &mut Luck) -> Result<bool, String> {
        if self.draw()? {
            return Ok(true);
        }
        let Some(seat) = self.bot_due().filter(|_| self.waiting.is_none()) else {
            return Ok(false);
        };
        let bots = self.bots.get_or_insert_with(|| Bots::seeded(luck.seed()));
        let others = self.table.to_act().iter().filter(|other| *other != seat).collect();
        let task = self.table.bot_tasks(bots, others).pop();
        let action = task.and_then(|(_, task)| luck.budgeted(task));
        let action = action.ok_or_else(|| tr!("terminal-error-no-bot"))?;
        self.note(TableEvent::Acted { by: Actor::Seat(seat), action, key: None })?;
        Ok(true)
    }

    /// Lets chance act until somebody has to; says whether it did. Nobody would miss a game in which no
    /// person has done anything, so this is nothing to be saved.
    ///
    /// # Errors
    /// The same.
    pub(crate) fn draw(&mut self) -> Result<bool, String> {
        if self.waiting.is_some() || self.table.turn() != Turn::Chance {
            return Ok(false);
        }
        if matches!(&self.fairness, Some(Fairness { seed: None, .. })) {
            return Err(tr!("terminal-error-no-seed"));
        }
        let happened = self.table.go_on(self.now()).map_err(|why| refusal(&why))?;
        self.take_in(happened);
        Ok(true)
    }

    /// The bot that has to act; the first, if several may.
    pub(crate) fn bot_due(&self) -> Option<Seat> {
        self.table.to_act().iter().find(|seat| self.is_bot(*seat))
    }

    /// Who would resign now: the lone person, or the person whose turn it is.
    pub(crate) fn resigner(&self) -> Option<Seat> {
        let on_turn = self.table.to_act().iter().next()?;
        self.lone_person().or(Some(on_turn).filter(|seat| !self.is_bot(*seat)))
    }

    /// The person who acted last.
    pub(crate) fn last_person(&self) -> Option<Seat> {
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
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<String, String> {
        let (seat, actions) = if !self.kind.hides() {
            let last = self.last_person().ok_or_else(|| tr!("terminal-no-undo"))?;
            let stands = || match self.done[self.last_by(last)..].iter().any(Done::is_chance) {
                true => tr!("terminal-no-undo-lots"),
                false => tr!("terminal-no-undo-end"),
            };
            (last, self.table.takes_back_to(last).ok_or_else(stands)?)
        } else {
            // Whoever has not let chance go on yet is still on turn.
            let actions = match self.waiting {
                Some(waiting) if waiting == seat => self.table.takes_back_to(seat),
                _ => self.table.undoes_to(seat),
            };
            let none = || tr!("terminal-not-taken-back", "game" => self.kind.name());
            (seat, actions.ok_or_else(none)?)
        };
        let undone = self.done.get(actions..).unwrap_or_default().iter();
        let undone: Vec<_> = undone.map(|done| done.entry.action.clone()).collect();
        self.note(TableEvent::TakenBack { seat, actions })?;
        (self.waiting, self.changed) = (None, true);
        Ok(undone.join(" "))
    }

    /// All that was done, and what came of it.
    pub(crate) fn done(&self) -> &[Done] {
        &self.done
    }

    /// What happened last that `seat` had a hand in: the number of the thing after it.
    pub(crate) fn last_by(&self, seat: Seat) -> usize {
        let own = |done: &Done| done.entry.by == Actor::Seat(seat);
        self.done.iter().rposition(own).map_or(0, |place| place + 1)
    }

    /// The person who has to act; the first, if several may.
    pub(crate) fn person_due(&self) -> Option<Seat> {
        let due = || self.table.to_act().iter().find(|seat| !self.is_bot(*seat));
        self.waiting.or_else(due)
    }

    /// Who sits at the table, in seat order.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// What those at the table are called. A server writes down only the level of a bot.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |player: &Player| match &player.bot {
            Some(level) if *level == player.name => bot_name(level),
            _ => player.name.clone(),
        };
        self.players.iter().map(name).collect()
    }

    fn name(&self, seat: Seat) -> String {
        self.names().get(seat.index()).cloned().unwrap_or_default()
    }

    /// Whether a bot sits there.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.table.sitters().get(seat.index()), Some(Sitter::Bot { .. }))
    }

    /// The only person at the table, when everybody else is a bot.
    pub(crate) fn lone_person(&self) -> Option<Seat> {
        let people = (0..).map(Seat).zip(&self.players).filter(|(_, player)| player.bot.is_none());
        let mut seats = people.map(|(seat, _)| seat);
        seats.next().filter(|_| seats.next().is_none())
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.stage() == Stage::Finished
    }

    /// Whether something would be lost by leaving now.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.changed
    }

    /// The promise about all that is drawn.
    pub(crate) fn promised(&self) -> Option<String> {
        Some(self.fairness.as_ref()?.commitment.to_string())
    }

    /// The kind of game.
    pub(crate) fn kind(&self) -> &'static GameKind {
        self.kind
    }

    /// The game as whoever sits at the keyboard is shown it, or all if nobody does.
    pub(crate) fn sight(&self, me: Option<Seat>) -> Sight {
        let seen = self.table.views(&[me.map_or(Viewer::Spectator, Viewer::Seat)]).pop();
        let view = seen.as_ref().and_then(|seen| seen.view.get().ok().map(Cow::into_owned));
        let asked = self.table.common(self.now()).ended;
        Sight {
            me,
            you: self.lone_person(),
            options: self.table.setup().options.clone(),
            view: view.unwrap_or_default(),
            asked: asked
                .or(seen.map(|seen| seen.asked))
                .unwrap_or_else(|| Message::new("table-prompt-over")),
            legal: me.map(|seat| self.table.legal(seat)).unwrap_or_default(),
            names: self.names(),
            waits: me.is_some() && self.waiting == me,
            lesson: false,
        }
    }

    /// The game, with all that is hidden.
    pub(crate) fn game<G: GameUi>(&self) -> &G {
        self.table.game().unwrap_or_else(|| unreachable!())
    }

    /// Whether chance waits for a word from `seat`, who has just acted.
    pub(crate) fn waits<G: GameUi>(&self, seat: Seat) -> bool {
        let last = self.done.last();
        let seen = last.map(|done| done.seen::<G>(Viewer::Seat(seat)).collect::<Vec<_>>());
        seen.is_some_and(|seen| self.game::<G>().waits(&seen))
    }

    /// Chance waits for a word from `seat`.
    pub(crate) fn wait_for(&mut self, seat: Seat) {
        self.waiting = Some(seat);
    }

    /// The game written down.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.table.record();
        record.seats.clone_from(&self.players);
        record.about.clone_from(&self.about);
        record.set_fairness(self.fairness.clone());
        record
    }

    /// Remembers that the game is in this file as it stands.
    pub(crate) fn saved_to(&mut self, file: PathBuf) {
        self.file = Some(file);
        self.changed = false;
    }

    /// What a coach says to a seat, or to all.
    pub(crate) fn advice(&mut self, seat: Option<Seat>) -> Option<Advice> {
        match self.question(&TableRequest::Coach { seat }) {
            Ok(Some(Told::Coach(advice))) => advice,
            _ => None,
        }
    }

    /// What an action would do.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn preview(&mut self, seat: Seat, action: String) -> Result<Vec<Message>, String> {
        match self.question(&TableRequest::Preview { seat, action })? {
            Some(Told::Preview(words)) => Ok(words),
            _ => Ok(Vec::new()),
        }
    }

    /// Asks the table for something that changes nothing.
    fn question(&mut self, request: &TableRequest) -> Result<Option<Told>, String> {
        let (who, now) = (here(), self.now());
        let answer = self.table.ask_before_chance(&who, request, now);
        match answer.map_err(|why| refusal(&why))? {
            Answer::Told(told) => Ok(Some(told)),
            _ => Ok(None),
        }
    }

    /// The table itself.
    #[cfg(test)]
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// A bot does what a test wants.
    #[cfg(test)]
    pub(crate) fn bot_plays(&mut self, seat: Seat, action: &str) -> Result<(), String> {
        self.note(TableEvent::Acted { by: Actor::Seat(seat), action: action.into(), key: None })
    }

    /// The table's whole life.
    #[cfg(test)]
    pub(crate) fn log(&self) -> &[ardri_table::Entry] {
        &self.log
    }
}

/// A table whose game is known.
#[derive(Clone, Debug)]
pub(crate) struct LocalTable<G> {
    table: AnyLocalTable,
    game: PhantomData<G>,
}

impl<G> Deref for LocalTable<G> {
    type Target = AnyLocalTable;

    fn deref(&self) -> &AnyLocalTable {
        &self.table
    }
}

impl<G> DerefMut for LocalTable<G> {
    fn deref_mut(&mut self) -> &mut AnyLocalTable {
        &mut self.table
    }
}

impl<G: GameUi> LocalTable<G> {
    /// A table at which this game is played.
    pub(crate) fn of(table: AnyLocalTable) -> Self {
        Self { table, game: PhantomData }
    }

    /// Lays out a game without clocks, whose draws follow from `secret`.
    #[cfg(test)]
    pub(crate) fn new(
        options: &G::Options,
        players: Vec<Player>,
        secret: &Seed,
    ) -> Result<Self, String> {
        let (kind, timing) = (super::begin::kind::<G>(), Timing::default());
        let options = serde_json::to_value(options).unwrap_or_default();
        AnyLocalTable::open(kind, &options, players, secret, timing).map(Self::of)
    }

    /// Goes on with a game that was written down, without clocks.
    #[cfg(test)]
    pub(crate) fn resume(record: &Record, secret: &Seed) -> Result<Self, String> {
        let (kind, timing) = (super::begin::kind::<G>(), Timing::default());
        AnyLocalTable::go_on_with(kind, record, secret, timing).map(Self::of)
    }

    /// A new game with the same options and players.
    ///
    /// # Errors
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn again(&self, secret: &Seed) -> Result<Self, String> {
        self.table.again(secret).map(Self::of)
    }

    /// The game, with all that is hidden.
    pub(crate) fn game(&self) -> &G {
        self.table.game()
    }

    /// Does something for a person.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn play(&mut self, seat: Seat, action: &G::Action) -> Result<(), String> {
        self.act(seat, action.to_string())?;
        self.waiting = self.waits::<G>(seat).then_some(seat);
        Ok(())
    }

    /// The game as a viewer may know it.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(viewer)
    }

    /// What `seat` may do now.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game().legal_actions(seat, &mut actions);
        actions
    }
}

/// Whoever sits at this terminal.
fn here() -> Guest {
    Guest { person: HERE, name: String::new() }
}

/// The seed is in the record from the beginning: so are the deals, and the file is one's own.
pub(crate) fn promise(secret: &Seed, seats: usize) -> Fairness {
    Fairness::plain(secret, vec![String::new(); seats])
}

/// Why the table does not do something.
fn refusal(why: &Refusal) -> String {
    denied(&why.message(), why.rule())
}

#[cfg(test)]
mod tests;
