//! The actor of a table: takes requests in turn, writes what they become, tells everyone.

use std::collections::HashSet;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use ardri_core::{Seat, SeatSet};
use ardri_table::{
    Answer, Bots, Entry, Eye, Guest, Happened, LogError, Participant, Refusal, Sitter, Table,
    TableEvent, Told,
};
use ardri_wire::{Answered, Event, PersonId, Receipt, Stage, TableId, TableRequest, VisibleEvent};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::bots::BotPlace;
use crate::broadcast::{Broadcast, presence};
use crate::clock::TableTime;
use crate::mutes::MuteList;
use crate::outbox::Outbox;
use crate::pace::Pace;
use crate::speech::in_english;
use crate::store::StoreError;
use crate::tables::{Tables, summary};
use crate::turns::BusyError;

/// How long a table is kept in memory when nobody looks at it and nothing is due.
const IDLE: Duration = Duration::from_secs(120);
/// The same when there are more tables than that in memory: one may be a megabyte with its deck.
const IDLE_OF_MANY: Duration = Duration::from_secs(5);
const MANY: usize = 1000;
/// How long a table that could not be written waits before its clock and its bots try again.
const BREATH: Duration = Duration::from_millis(500);
/// How many requests wait for a table before others have to.
const INBOX: usize = 64;

/// Why a table does not answer as it should; in English, for logs.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The request was refused.
    #[error("{}", in_english(&.0.message()))]
    Refused(#[from] Refusal),
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// What is on disk cannot be right.
    #[error("{}", in_english(&.0.message()))]
    Damaged(#[from] LogError),
    /// It could not be written or read.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The server is about to stop.
    #[error("the server is closing")]
    Closing,
    /// Too many ask at once.
    #[error(transparent)]
    Busy(#[from] BusyError),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, TableError>>;

/// Something for the actor of a table.
pub(crate) enum TableMsg {
    /// A request by a person.
    Do { who: Guest, request: TableRequest, reply: Reply<Answered> },
    /// Somebody begins to watch.
    Watch { watcher: Watcher, reply: Reply<Shown> },
    /// Somebody stops watching.
    Unwatch { id: u64 },
    /// The table as it is, for whoever reads beside it.
    Show { reply: Reply<Shown> },
    /// Whether somebody may look; nobody in particular may.
    Welcome { person: Option<PersonId>, reply: Reply<()> },
    /// The host has blocked somebody.
    Unwelcome { person: PersonId },
    /// A person waits for what happens after a number.
    Wait(Waiting),
    /// Whether a person has to act.
    YourTurn { person: PersonId, reply: Reply<bool> },
    /// An administrator gives the table up.
    GiveUp { reply: Reply<()> },
    /// An administrator has deleted the table.
    Retire,
    /// Somebody is called otherwise now, or is gone.
    Known(Participant),
    /// A bot has thought of something.
    BotTask { seat: Seat, action: Option<String> },
}

/// A table as it is, and the time there.
#[derive(Debug)]
pub(crate) struct Shown {
    pub table: Arc<Table>,
    pub now: ardri_wire::Instant,
}

/// What came of waiting.
#[derive(Debug)]
pub(crate) enum Waited {
    /// What has just happened as the person sees it, as JSON.
    News(Vec<String>),
    /// There was something already.
    Behind,
}

/// Somebody who watches a table through a socket.
pub(crate) struct Watcher {
    pub id: u64,
    pub person: PersonId,
    pub out: Outbox,
    /// Those whom they do not want to hear.
    pub muted: Arc<MuteList>,
}

/// How to reach the actor of a table.
#[derive(Clone, Debug)]
pub(crate) struct TableHandle(mpsc::Sender<TableMsg>);

impl TableHandle {
    /// Hands something over; gives it back if the actor has gone.
    pub async fn send(&self, msg: TableMsg) -> Result<(), TableMsg> {
        self.0.send(msg).await.map_err(|error| error.0)
    }

    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}

/// The actor of a table.
pub(crate) struct TableActor {
    tables: Tables,
    time: TableTime,
    /// Whoever reads it beside the table has it as it was; it is copied when it changes meanwhile.
    table: Result<Arc<Table>, LogError>,
    id: TableId,
    inbox: mpsc::Receiver<TableMsg>,
    /// For the bots' answers.
    handle: mpsc::WeakSender<TableMsg>,
    watchers: Vec<Watcher>,
    /// The bots.
    bots: Bots,
    /// Seats whose bots are thinking.
    thinking: SeatSet,
    /// Those who wait for the next event.
    waiting: Vec<Waiting>,
    /// What lists show of the table: how far it is, and who sits there.
    listed: Option<(Stage, Vec<Sitter>)>,
    /// Until when nothing is tried by itself, after a write that has failed.
    pause: Option<Instant>,
    /// Whether the table could not even be read again then.
    unread: bool,
    /// When somebody last looked.
    seen: Option<Instant>,
    /// Since when it is in memory.
    begun: Instant,
    /// Whether the bots of a game that nobody looks at are slow or at rest.
    held_back: bool,
    /// When they go on; nothing while they rest.
    slow: Option<Instant>,
    /// Whether the table is no more.
    retired: bool,
}

impl TableActor {
    /// Starts the actor of a table that has just been set up or read.
    pub fn start(tables: Tables, id: TableId, table: Result<Table, LogError>) -> TableHandle {
        let (send, inbox) = mpsc::channel(INBOX);
        let actor = Self {
            time: TableTime::new(tables.clock().clone()),
            tables,
            table: table.map(Arc::new),
            id,
            inbox,
            handle: send.downgrade(),
            watchers: Vec::new(),
            bots: Bots::default(),
            thinking: SeatSet::EMPTY,
            waiting: Vec::new(),
            listed: None,
            pause: None,
            unread: false,
            seen: None,
            begun: Instant::now(),
            held_back: false,
            slow: None,
            retired: false,
        };
        tokio::spawn(actor.run());
        TableHandle(send)
    }

    async fn run(mut self) {
        if let Ok(table) = &mut self.table {
            self.listed = Some(listed(table));
            let woken = Arc::make_mut(table).wake(self.time.now());
            if let Ok(happened) = woken {
                let _ = self.commit(happened).await;
            }
        }
        self.let_the_gone_depart().await;
        self.let_bots_think();
        let mut asked = Instant::now();
        let mut timer = pin!(sleep_until(self.due(asked)));
        loop {
            // To set a timer costs more than to let it ring too early now and then, so it is only
            // ever set to an earlier time.
            let due = self.due(asked);
            if due < timer.deadline() {
                timer.as_mut().reset(due);
            }
            tokio::select! {
                msg = self.inbox.recv() => match msg {
                    Some(msg) => {
                        self.handle(msg).await;
                        asked = Instant::now();
                        if self.retired {
                            break;
                        }
                    }
                    None => break,
                },
                () = &mut timer => {
                    if let Some(pause) = self.pause {
                        if pause <= Instant::now() {
                            self.pause = None;
                            self.try_again().await;
                        }
                    } else if self.alarm().is_some() {
                        self.tick().await;
                    } else if self.slow.take_if(|at| *at <= Instant::now()).is_some() {
                        self.start_bots();
                    } else if asked.elapsed() >= self.idle() {
                        if self.watchers.is_empty() && self.thinking.is_empty()
                            && self.waiting.is_empty()
                        {
                            break;
                        }
                        asked = Instant::now();
                    }
                    timer.as_mut().reset(self.due(asked));
                }
            }
        }
        // What has come in meanwhile is still answered.
        self.inbox.close();
        while let Some(msg) = self.inbox.recv().await {
            self.handle(msg).await;
        }
        self.tables.forget(&self.id);
    }

    /// When the clock demands something.
    fn alarm(&self) -> Option<ardri_wire::Instant> {
        self.table.as_ref().ok().and_then(|table| table.alarm())
    }

    /// When there is something to do even if nobody asks.
    fn due(&self, asked: Instant) -> Instant {
        match (self.pause, self.alarm()) {
            (Some(pause), _) => pause,
            (None, Some(at)) => {
                let left = at.saturating_sub(self.time.now());
                Instant::now() + Duration::from_millis(left.max(0).unsigned_abs())
            }
            (None, None) => self.slow.unwrap_or(asked + self.idle()),
        }
    }

    /// How long it stays in memory when nobody looks; not long where many do.
    fn idle(&self) -> Duration {
        if self.tables.open_tables() > MANY { IDLE_OF_MANY } else { IDLE }
    }

    /// Gives back to the clocks what has passed without the server.
    async fn keep_time(&mut self) {
        let Some(lapse) = self.time.lapse() else { return };
        self.time.advance(lapse);
        let now = self.time.now();
        let Ok(table) = &mut self.table else { return };
        let Ok(happened) = Arc::make_mut(table).give_back(lapse, now) else { return };
        if self.commit(happened).await.is_err() {
            // The table is as its log says again, and so is its time.
            self.time.advance(-lapse);
        }
    }

    async fn handle(&mut self, msg: TableMsg) {
        self.keep_time().await;
        if !matches!(msg, TableMsg::BotTask { .. } | TableMsg::YourTurn { .. }) {
            self.be_seen();
        }
        match msg {
            TableMsg::Do { who, request, reply } => {
                let answer = self.act(&who, &request).await;
                let _ = reply.send(answer);
            }
            TableMsg::Watch { watcher, reply } => {
                let _ = reply.send(self.watch(watcher).await);
            }
            TableMsg::Unwatch { id } => {
                self.watchers.retain(|watcher| watcher.id != id);
                self.tell_presence();
            }
            TableMsg::Show { reply } => {
                let _ = reply.send(self.shown());
            }
            TableMsg::Welcome { person, reply } => {
                let welcome = match person {
                    Some(person) => self.check_welcome(person).await,
                    None => Ok(()),
                };
                let _ = reply.send(welcome);
            }
            TableMsg::Unwelcome { person } => {
                if self.check_welcome(person).await.is_err() {
                    self.watchers.retain(|watcher| watcher.person != person);
                    self.waiting.retain(|waiting| waiting.person != person);
                    self.tell_presence();
                }
            }
            TableMsg::Wait(waiting) => match self.check_welcome(waiting.person).await {
                Ok(()) => self.wait(waiting),
                Err(unwelcome) => {
                    let _ = waiting.reply.send(Err(unwelcome));
                }
            },
            TableMsg::YourTurn { person, reply } => {
                let own = |table: &Table| {
                    let to_act = table.to_act();
                    table.seats_of(person).iter().any(|seat| to_act.contains(seat))
                };
                let welcome = self.check_welcome(person).await;
                let _ = reply.send(welcome.and_then(|()| self.table().map(own)));
            }
            TableMsg::GiveUp { reply } => {
                let _ = reply.send(self.give_up().await);
            }
            TableMsg::Retire => self.retired = true,
            TableMsg::Known(known) => self.know(&known).await,
            TableMsg::BotTask { seat, action } => self.bot_has_thought(seat, action).await,
        }
    }

    fn table(&self) -> Result<&Table, TableError> {
        self.table.as_deref().map_err(|damaged| damaged.clone().into())
    }

    fn table_mut(&mut self) -> Result<&mut Table, TableError> {
        self.table.as_mut().map(Arc::make_mut).map_err(|damaged| damaged.clone().into())
    }

    fn shown(&self) -> Result<Shown, TableError> {
        let table = self.table.clone()?;
        Ok(Shown { table, now: self.time.now() })
    }

    async fn act(&mut self, who: &Guest, request: &TableRequest) -> Result<Answered, TableError> {
        self.check_welcome(who.person).await?;
        let known = match request {
            TableRequest::Sit { .. } | TableRequest::Say { .. } => {
                Some(self.tables.participant(who).await?)
            }
            _ => None,
        };
        let offers = matches!(request, TableRequest::Rematch { .. });
        if offers && self.table()?.is_without_offer() {
            self.check_wanted(who.person).await?;
        }
        let (now, id) = (self.time.now(), offers.then(|| self.tables.new_id()).transpose()?);
        let table = self.table_mut()?;
        let mut answer = match table.ask(who, request, now) {
            // The server may have stopped after the promise of a table and before the table.
            Err(Refusal::Again) if offers => return self.make_good().await,
            answer => answer?,
        };
        if let (Answer::Done(happened), Some(id)) = (&mut answer, id) {
            happened.extend(table.rematch(id, now)?);
        }
        match answer {
            Answer::Before(number) => Ok(Answered::Done(Receipt { number })),
            Answer::Told(Told::Coach(advice)) => Ok(Answered::Coach { advice }),
            Answer::Told(Told::Preview(preview)) => Ok(Answered::Preview { preview }),
            Answer::Done(mut happened) => {
                if let Some(known) = known {
                    happened.iter_mut().for_each(|one| one.entry.event.know(&known));
                    self.table_mut()?.know(&known);
                }
                let number = happened.first().map_or(0, |first| first.entry.number);
                self.commit(happened).await?;
                // They may have been forgotten before the table had them to be told of it.
                if self.tables.gone().contains(who.person) {
                    self.know(&Participant::somebody(who.person)).await;
                }
                self.let_the_gone_depart().await;
                self.let_bots_think();
                Ok(Answered::Done(Receipt { number }))
            }
        }
    }

    /// Nobody is asked to play again by somebody whom they have blocked.
    async fn check_wanted(&self, person: PersonId) -> Result<(), TableError> {
        for sitter in self.table()?.sitters().to_vec() {
            let Sitter::Person(asked) = sitter else { continue };
            let blocked = self.tables.store().blocked(asked.person).await?;
            if blocked.iter().any(|one| one.id == person) {
                return Err(Refusal::Unwanted.into());
            }
        }
        Ok(())
    }

    /// Sets up the table at which they play again, if it is promised; says whether it was missing.
    async fn set_up_rematch(&self) -> Result<bool, TableError> {
        let table = self.table()?;
        match table.rematch_plan() {
            Some(plan) => self.tables.rematch(table, plan).await,
            None => Ok(false),
        }
    }

    /// Keeps a promise of a table that was made before.
    async fn make_good(&self) -> Result<Answered, TableError> {
        match self.set_up_rematch().await? {
            true => Ok(Answered::Done(Receipt { number: self.table()?.number() })),
            false => Err(Refusal::Again.into()),
        }
    }

    /// Writes what has happened, and tells it when it is on disk.
    async fn commit(&mut self, happened: Vec<Happened>) -> Result<(), TableError> {
        if happened.is_empty() {
            return Ok(());
        }
        let table = self.table()?;
        let known = |(stage, sitters): &(Stage, Vec<Sitter>)| {
            *stage == table.stage() && *sitters == table.sitters()
        };
        let changed = !self.listed.as_ref().is_some_and(known);
        let summary = changed.then(|| summary(table));
        let entries = happened.iter().map(|one| &one.entry);
        let written = self.tables.store().append_entries(&self.id, entries, summary);
        if let Err(error) = written.await {
            tracing::error!(table = %self.id, %error, "a table's log cannot be written");
            // The table is ahead of its log now: it becomes again what the log says.
            let told = happened.first().map_or(0, |first| first.entry.number - 1);
            self.reload().await;
            // A disk that fails in the very act may have kept the lines: then those who watch have
            // missed something, and come back for it.
            if self.table.as_ref().is_ok_and(|table| table.number() != told) {
                self.watchers.clear();
                self.waiting.clear();
            }
            return Err(error.into());
        }
        self.pause = None;
        // Whoever hears of a rematch finds its table: it is promised on disk, then set up, then told.
        let promised = |one: &Happened| matches!(one.entry.event, TableEvent::Rematch { .. });
        let kept = match happened.iter().any(promised) {
            true => self.set_up_rematch().await,
            false => Ok(false),
        };
        self.tables.count_actions(happened.len() as u64);
        self.tell(&happened);
        if changed && let Ok(table) = &self.table {
            self.tables.announce(table);
            self.listed = self.table.as_deref().ok().map(listed);
            // Who has just sat down is there.
            self.tell_presence();
        }
        kept.map(|_| ())
    }

    async fn give_up(&mut self) -> Result<(), TableError> {
        let now = self.time.now();
        let table = self.table_mut()?;
        if matches!(table.stage(), Stage::Finished | Stage::Closed) {
            return Err(Refusal::Over.into());
        }
        let happened = table.take_in(TableEvent::Closed, now)?;
        self.commit(vec![happened]).await
    }

    /// Refuses those whom the host has blocked, unless they sit here already.
    async fn check_welcome(&self, person: PersonId) -> Result<(), TableError> {
        self.tables.check_welcome(self.table()?, person).await
    }

    /// Learns what somebody is called now, and tells it; who is gone departs.
    async fn know(&mut self, known: &Participant) {
        let Ok(table) = self.table_mut() else { return };
        if !table.know(known) {
            return;
        }
        let Ok(table) = &self.table else { return };
        self.tables.announce(table);
        self.listed = Some(listed(table));
        self.tell(&[]);
        self.let_the_gone_depart().await;
        self.let_bots_think();
    }

    /// Gives the seats of those who are gone to bots, or frees them.
    async fn let_the_gone_depart(&mut self) {
        let now = self.time.now();
        let Ok(table) = &self.table else { return };
        for person in table.gone() {
            let Ok(table) = self.table_mut() else { return };
            if let Ok(happened) = table.depart(person, now) {
                let _ = self.commit(happened).await;
            }
        }
    }

    async fn reload(&mut self) {
        self.pause = Some(Instant::now() + BREATH);
        let read = self.tables.read_table(&self.id).await;
        self.unread = matches!(
            &read,
            Err(TableError::Store(error)) if !matches!(error, StoreError::Damaged(_))
        );
        match read {
            Ok(table) => self.table = table.map(Arc::new),
            Err(error) => {
                let number = self.table.as_ref().map_or(0, |table| table.number());
                self.table = Err(LogError::new(number, error.to_string()));
            }
        }
        self.listed = self.table.as_deref().ok().map(listed);
    }

    /// Goes on after a write that has failed.
    async fn try_again(&mut self) {
        if self.unread {
            self.reload().await;
            if self.unread {
                return;
            }
            self.pause = None;
            // Nobody knows what the table has become since they were last told.
            self.watchers.clear();
            self.waiting.clear();
        }
        self.tick().await;
    }

    async fn tick(&mut self) {
        self.keep_time().await;
        let now = self.time.now();
        let Ok(table) = self.table_mut() else { return };
        if let Ok(happened) = table.tick(now) {
            let _ = self.commit(happened).await;
        }
        self.let_the_gone_depart().await;
        self.let_bots_think();
    }

    /// Somebody looks, or somebody who plays is there.
    fn be_seen(&mut self) {
        self.seen = Some(Instant::now());
        if self.held_back {
            self.let_bots_think();
        }
    }

    /// When bots may think: at once, but for those of a game without people that nobody looks at.
    fn pace(&self, table: &Table) -> Pace {
        let there = !self.watchers.is_empty() || !self.waiting.is_empty();
        if there || table.sitters().iter().any(|sitter| matches!(sitter, Sitter::Person(_))) {
            return Pace::Now;
        }
        self.pace_unwatched()
    }

    fn pace_unwatched(&self) -> Pace {
        Pace::of(self.seen.unwrap_or(self.begun).elapsed(), self.seen.is_some())
    }

    fn let_bots_think(&mut self) {
        let Ok(table) = &self.table else { return };
        let pace = self.pace(table);
        self.held_back = pace != Pace::Now;
        self.slow = None;
        match pace {
            Pace::Now => self.start_bots(),
            Pace::After(time) => self.slow = Some(Instant::now() + time),
            Pace::Rest => {}
        }
    }

    fn start_bots(&mut self) {
        let Ok(table) = &self.table else { return };
        if self.pause.is_some() {
            return;
        }
        let here = !self.watchers.is_empty() || self.pace_unwatched() == Pace::Now;
        let person = |sitter: &Sitter| matches!(sitter, Sitter::Person(_));
        let place = BotPlace {
            host: table.setup().host.person,
            table: self.id.clone(),
            awaited: here && table.sitters().iter().any(person),
        };
        for (seat, task) in table.bot_tasks(&mut self.bots, self.thinking) {
            self.thinking = self.thinking.with(seat);
            let handle = self.handle.clone();
            let runtime = tokio::runtime::Handle::current();
            self.tables.bots().think(&place, task, move |action| {
                if let Some(handle) = handle.upgrade() {
                    runtime.spawn(
                        async move { handle.send(TableMsg::BotTask { seat, action }).await },
                    );
                }
            });
        }
    }

    async fn bot_has_thought(&mut self, seat: Seat, action: Option<String>) {
        self.thinking = self.thinking.without(seat);
        let now = self.time.now();
        let Ok(table) = self.table_mut() else { return };
        // A bot that has failed does the first thing that it may, so that the others can go on.
        let fallback = || table.legal(seat).into_iter().next();
        let Some(action) = action.or_else(fallback) else { return };
        // What it has thought of may have been overtaken; then it thinks again.
        if let Ok(happened) = table.bot_acts(seat, action, now) {
            let _ = self.commit(happened).await;
        }
        self.let_bots_think();
    }

    /// Lets somebody watch from now on; what has happened so far they read beside the table.
    async fn watch(&mut self, watcher: Watcher) -> Result<Shown, TableError> {
        self.check_welcome(watcher.person).await?;
        let shown = self.shown()?;
        self.watchers.push(watcher);
        self.tell_presence();
        Ok(shown)
    }

    fn tell(&mut self, happened: &[Happened]) {
        let Ok(table) = &self.table else { return };
        let now = self.time.now();
        let people = self.watchers.iter().map(|watcher| watcher.person);
        let mut broadcast = Broadcast::of(table, happened, people, now);
        // Whoever does not keep up is let go, and comes back for what was missed.
        self.watchers.retain(|watcher| {
            watcher.out.put(broadcast.told_to(watcher.person, &watcher.muted.now()))
        });
        if happened.is_empty() {
            return;
        }
        for Waiting { person, after, muted, reply } in std::mem::take(&mut self.waiting) {
            let eye = Eye::of(table, person);
            let later = happened.iter().filter(|one| one.entry.number > after);
            let news = later.map(|one| json(&shown(one, eye, &muted))).collect();
            let _ = reply.send(Ok(Waited::News(news)));
        }
    }

    fn tell_presence(&mut self) {
        let Ok(table) = &self.table else { return };
        let here: SeatSet = self
            .watchers
            .iter()
            .flat_map(|watcher| table.seats_of(watcher.person).iter().collect::<Vec<_>>())
            .collect();
        let here = Seat::all(table.seats()).map(|seat| here.contains(seat)).collect();
        let text = presence(here, self.watchers.len());
        self.watchers.retain(|watcher| watcher.out.put(text.clone()));
    }

    fn wait(&mut self, waiting: Waiting) {
        match self.table().map(Table::number) {
            Ok(number) if waiting.after >= number => {
                // Those who have given up are not kept.
                self.waiting.retain(|waiting| !waiting.reply.is_closed());
                self.waiting.push(waiting);
            }
            Ok(_) => {
                let _ = waiting.reply.send(Ok(Waited::Behind));
            }
            Err(trouble) => {
                let _ = waiting.reply.send(Err(trouble));
            }
        }
    }
}

/// Somebody who waits for the next event.
pub(crate) struct Waiting {
    pub person: PersonId,
    pub after: u64,
    /// Those whom they do not want to hear.
    pub muted: Arc<HashSet<PersonId>>,
    pub reply: Reply<Waited>,
}

/// An event as somebody is told it who does not want to hear some people: that there was a saying is
/// told, so that numbers have no gaps, but not whose and what.
fn shown<'a>(happened: &'a Happened, eye: Eye, muted: &HashSet<PersonId>) -> Event<'a> {
    let mut event = happened.shown_to(eye);
    if let VisibleEvent::Said { person, name, guest, text } = &mut event.event
        && muted.contains(person)
    {
        (*name, *guest, *text) = ("".into(), false, "".into());
    }
    event
}

/// The same for an entry that is shown later.
pub(crate) fn hush(entry: &mut Entry, muted: &HashSet<PersonId>) {
    if let TableEvent::Said { who, text } = &mut entry.event
        && muted.contains(&who.person)
    {
        *who = Participant::somebody(who.person);
        text.clear();
    }
}

/// All that changes of what lists show.
fn listed(table: &Table) -> (Stage, Vec<Sitter>) {
    (table.stage(), table.sitters().to_vec())
}

/// The JSON form of what always has one.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
