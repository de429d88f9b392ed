//! The actor of a table: takes requests in turn, writes what they become, tells everyone.

use std::collections::HashSet;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use ardri_core::{Record, Seat, SeatSet};
use ardri_table::{
    Answer, Bots, Eye, Guest, Happened, LogError, Refusal, Setup, Sitter, Table, Told,
};
use ardri_wire::{Answered, PersonId, Receipt, Stage, TableId, TableRequest};
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::broadcast::{Broadcast, presence, whole};
use crate::speech::in_english;
use crate::store::{Line, StoreError};
use crate::tables::{Tables, summary};

/// How many events a client may have missed and still be told one by one.
const LONGEST_GAP: u64 = 500;
/// How long a table is kept in memory when nobody looks at it and nothing is due.
const IDLE: Duration = Duration::from_secs(120);
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
}

type Reply<T> = oneshot::Sender<Result<T, TableError>>;

/// Something for the actor of a table.
pub(crate) enum TableMsg {
    /// A request by a person.
    Do { who: Guest, request: TableRequest, reply: Reply<Answered> },
    /// Somebody begins to watch.
    Watch { watcher: Watcher, after: Option<u64>, reply: Reply<()> },
    /// Somebody stops watching.
    Unwatch { id: u64 },
    /// The table as a person sees it, as JSON.
    Look { person: PersonId, reply: Reply<String> },
    /// Events since a number as a person sees them, as JSON; if there is none, waits for one or
    /// answers at once.
    Events { person: PersonId, after: u64, wait: bool, reply: Reply<Vec<String>> },
    /// Everything that has happened, with the game after each event, as JSON.
    History { person: PersonId, reply: Reply<String> },
    /// The record, if the game is over.
    Record { reply: Reply<Record> },
    /// The setup and the people, for a rematch.
    Rematch { person: PersonId, table: TableId, reply: Reply<Arc<Again>> },
    /// Whether a person has to act.
    YourTurn { person: PersonId, reply: Reply<bool> },
    /// A bot has thought of something.
    BotTask { seat: Seat, action: Option<String> },
}

/// What a rematch needs to know of the table before it.
#[derive(Debug)]
pub(crate) struct Again {
    /// The new table, which may have been promised before.
    pub table: TableId,
    pub setup: Setup,
    pub sitters: Vec<Sitter>,
}

/// Somebody who watches a table through a socket.
pub(crate) struct Watcher {
    pub id: u64,
    pub person: PersonId,
    pub out: mpsc::Sender<Utf8Bytes>,
    /// Those whom they do not want to hear.
    pub muted: Arc<HashSet<PersonId>>,
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
    table: Result<Table, LogError>,
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
    waiting: Vec<(PersonId, u64, Reply<Vec<String>>)>,
    /// What lists show of the table: how far it is, and who sits there.
    listed: Option<(Stage, Vec<Sitter>)>,
    /// Until when nothing is tried by itself, after a write that has failed.
    pause: Option<Instant>,
    /// Whether the table could not even be read again then.
    unread: bool,
}

impl TableActor {
    /// Starts the actor of a table that has just been set up or read.
    pub fn start(tables: Tables, id: TableId, table: Result<Table, LogError>) -> TableHandle {
        let (send, inbox) = mpsc::channel(INBOX);
        let actor = Self {
            tables,
            table,
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
        };
        tokio::spawn(actor.run());
        TableHandle(send)
    }

    async fn run(mut self) {
        if let Ok(table) = &mut self.table {
            self.listed = Some(listed(table));
            let woken = table.wake(self.tables.now());
            if let Ok(happened) = woken {
                let _ = self.commit(happened).await;
            }
        }
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
                    } else if asked.elapsed() >= IDLE {
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
        self.table.as_ref().ok().and_then(Table::alarm)
    }

    /// When there is something to do even if nobody asks.
    fn due(&self, asked: Instant) -> Instant {
        match (self.pause, self.alarm()) {
            (Some(pause), _) => pause,
            (None, Some(at)) => {
                let left = at.saturating_sub(self.tables.now());
                Instant::now() + Duration::from_millis(left.max(0).unsigned_abs())
            }
            (None, None) => asked + IDLE,
        }
    }

    async fn handle(&mut self, msg: TableMsg) {
        match msg {
            TableMsg::Do { who, request, reply } => {
                let answer = self.act(&who, &request).await;
                let _ = reply.send(answer);
            }
            TableMsg::Watch { watcher, after, reply } => {
                let answer = self.watch(watcher, after).await;
                let _ = reply.send(answer);
            }
            TableMsg::Unwatch { id } => {
                self.watchers.retain(|watcher| watcher.id != id);
                self.tell_presence();
            }
            TableMsg::Look { person, reply } => {
                let _ = reply.send(self.look(person));
            }
            TableMsg::Events { person, after, wait, reply } => {
                self.events(person, after, wait, reply).await;
            }
            TableMsg::History { person, reply } => {
                let _ = reply.send(self.history(person).await);
            }
            TableMsg::Record { reply } => {
                let _ = reply.send(self.record());
            }
            TableMsg::Rematch { person, table, reply } => {
                let answer = self.rematch(person, table).await;
                let _ = reply.send(answer);
            }
            TableMsg::YourTurn { person, reply } => {
                let own = |table: &Table| {
                    let to_act = table.to_act();
                    table.seats_of(person).iter().any(|seat| to_act.contains(seat))
                };
                let _ = reply.send(self.table().map(own));
            }
            TableMsg::BotTask { seat, action } => self.bot_has_thought(seat, action).await,
        }
    }

    fn table(&self) -> Result<&Table, TableError> {
        self.table.as_ref().map_err(|damaged| damaged.clone().into())
    }

    fn table_mut(&mut self) -> Result<&mut Table, TableError> {
        self.table.as_mut().map_err(|damaged| damaged.clone().into())
    }

    async fn act(&mut self, who: &Guest, request: &TableRequest) -> Result<Answered, TableError> {
        if let TableRequest::Sit { .. } = request {
            let host = self.table()?.setup().host.person;
            let blocked = self.tables.store().blocked(host).await?;
            if blocked.iter().any(|person| person.id == who.person) {
                return Err(Refusal::Blocked.into());
            }
        }
        let now = self.tables.now();
        let answer = self.table_mut()?.ask(who, request, now)?;
        match answer {
            Answer::Before(number) => Ok(Answered::Done(Receipt { number })),
            Answer::Told(Told::Coach(advice)) => Ok(Answered::Coach { advice }),
            Answer::Told(Told::Preview(preview)) => Ok(Answered::Preview { preview }),
            Answer::Done(happened) => {
                let number = happened.first().map_or(0, |first| first.entry.number);
                self.commit(happened).await?;
                self.let_bots_think();
                Ok(Answered::Done(Receipt { number }))
            }
        }
    }

    /// Writes what has happened, and tells it when it is on disk.
    async fn commit(&mut self, happened: Vec<Happened>) -> Result<(), TableError> {
        if happened.is_empty() {
            return Ok(());
        }
        let lines: Vec<Line> = happened.iter().map(|one| Line::of(&one.entry)).collect();
        let table = self.table()?;
        let known = |(stage, sitters): &(Stage, Vec<Sitter>)| {
            *stage == table.stage() && *sitters == table.sitters()
        };
        let changed = !self.listed.as_ref().is_some_and(known);
        let summary = changed.then(|| summary(table));
        let written = self.tables.store().append(&self.id, lines, summary.clone());
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
        self.tables.count_actions(happened.len() as u64);
        self.tell(&happened);
        if let Some(summary) = summary {
            self.tables.announce(&self.id, &summary);
            self.listed = self.table.as_ref().ok().map(listed);
            // Who has just sat down is there.
            self.tell_presence();
        }
        Ok(())
    }

    async fn reload(&mut self) {
        self.pause = Some(Instant::now() + BREATH);
        let read = self.tables.read(&self.id).await;
        self.unread = matches!(
            &read,
            Err(TableError::Store(error)) if !matches!(error, StoreError::Damaged(_))
        );
        match read {
            Ok(entries) => self.table = Table::from_log(self.id.clone(), &entries),
            Err(error) => {
                let number = self.table.as_ref().map_or(0, Table::number);
                self.table = Err(LogError::new(number, error.to_string()));
            }
        }
        self.listed = self.table.as_ref().ok().map(listed);
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
        let now = self.tables.now();
        let Ok(table) = self.table_mut() else { return };
        if let Ok(happened) = table.tick(now) {
            let _ = self.commit(happened).await;
        }
        self.let_bots_think();
    }

    fn let_bots_think(&mut self) {
        let Ok(table) = &self.table else { return };
        if self.pause.is_some() {
            return;
        }
        for (seat, task) in table.bot_tasks(&mut self.bots, self.thinking) {
            self.thinking = self.thinking.with(seat);
            let handle = self.handle.clone();
            let runtime = tokio::runtime::Handle::current();
            self.tables.bots().think(task, move |action| {
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
        let now = self.tables.now();
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

    async fn watch(&mut self, watcher: Watcher, after: Option<u64>) -> Result<(), TableError> {
        let table = self.table()?;
        let number = table.number();
        let missed =
            match after {
                Some(after) if after <= number && number - after <= LONGEST_GAP => {
                    if after == number { Some(Vec::new()) } else { Some(self.since(after).await?) }
                }
                _ => None,
            };
        let table = self.table()?;
        let eye = Eye::of(table, watcher.person);
        let fresh = missed.is_none();
        let missed = missed.unwrap_or_default();
        let message = whole(table, eye, self.tables.now(), &missed, &watcher.muted, fresh);
        // The channel is new, so there is room.
        let _ = watcher.out.try_send(message);
        self.watchers.push(watcher);
        self.tell_presence();
        Ok(())
    }

    async fn since(&self, after: u64) -> Result<Vec<Happened>, TableError> {
        let log = self.tables.read(&self.id).await?;
        Ok(Table::since(&self.id, &log, after)?)
    }

    fn tell(&mut self, happened: &[Happened]) {
        let Ok(table) = &self.table else { return };
        let now = self.tables.now();
        let people = self.watchers.iter().map(|watcher| watcher.person);
        let mut broadcast = Broadcast::of(table, happened, people, now);
        // Whoever does not keep up is let go, and comes back for what was missed.
        self.watchers.retain(|watcher| {
            watcher.out.try_send(broadcast.told_to(watcher.person, &watcher.muted)).is_ok()
        });
        for (person, after, reply) in std::mem::take(&mut self.waiting) {
            let eye = Eye::of(table, person);
            let later = happened.iter().filter(|one| one.entry.number > after);
            let _ = reply.send(Ok(later.map(|one| json(&one.shown_to(eye))).collect()));
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
        self.watchers.retain(|watcher| watcher.out.try_send(text.clone()).is_ok());
    }

    fn look(&self, person: PersonId) -> Result<String, TableError> {
        let table = self.table()?;
        Ok(json(&table.snapshot(Eye::of(table, person), self.tables.now())))
    }

    async fn events(
        &mut self,
        person: PersonId,
        after: u64,
        wait: bool,
        reply: Reply<Vec<String>>,
    ) {
        let number = match self.table() {
            Ok(table) => table.number(),
            Err(trouble) => {
                let _ = reply.send(Err(trouble));
                return;
            }
        };
        if after >= number && !wait {
            let _ = reply.send(Ok(Vec::new()));
            return;
        }
        if after >= number {
            // Those who have given up are not kept.
            self.waiting.retain(|(_, _, waiting)| !waiting.is_closed());
            self.waiting.push((person, after, reply));
            return;
        }
        let since = self.since(after).await;
        let shown = since.and_then(|happened| {
            let eye = Eye::of(self.table()?, person);
            Ok(happened.iter().map(|one| json(&one.shown_to(eye))).collect())
        });
        let _ = reply.send(shown);
    }

    async fn history(&self, person: PersonId) -> Result<String, TableError> {
        let eye = Eye::of(self.table()?, person);
        let log = self.tables.read(&self.id).await?;
        let mut moments = Vec::new();
        Table::again(&self.id, &log, |table, happened| {
            moments.push(json(&table.moment(&happened, eye)));
        })?;
        Ok(format!("[{}]", moments.join(",")))
    }

    fn record(&self) -> Result<Record, TableError> {
        let table = self.table()?;
        match table.stage() {
            Stage::Finished => Ok(table.record()),
            Stage::Open => Err(Refusal::NotBegun.into()),
            Stage::Playing | Stage::Closed => Err(Refusal::NotOver.into()),
        }
    }

    async fn rematch(&mut self, person: PersonId, to: TableId) -> Result<Arc<Again>, TableError> {
        let now = self.tables.now();
        let table = self.table_mut()?;
        let again = |table: &Table, to| {
            let (setup, sitters) = (table.setup().clone(), table.sitters().to_vec());
            Arc::new(Again { table: to, setup, sitters })
        };
        match table.rematch(person, to.clone(), now) {
            Ok(happened) => {
                let again = again(table, to);
                self.commit(vec![happened]).await?;
                Ok(again)
            }
            Err(Refusal::Again) if !table.seats_of(person).is_empty() => {
                let promised = table.rematch_table().cloned().ok_or(Refusal::Again)?;
                Ok(again(table, promised))
            }
            Err(refusal) => Err(refusal.into()),
        }
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
