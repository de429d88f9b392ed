//! The registry of running tables: where they are set up, found and listed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ardri_table::{Entry, Guest, LogError, Participant, Table};
use ardri_wire::{Instant, Json, LobbyMessage, Stage, TableId};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{OwnedMutexGuard, broadcast, oneshot};

use crate::actor::{TableActor, TableError, TableHandle, TableMsg, json};
use crate::bots::BotPool;
pub use crate::clock::Clock;
use crate::deserted::Seen;
use crate::gone::Gone;
use crate::listing;
use crate::mutes::Mutes;
use crate::one_at_a_time::OneAtATime;
use crate::speech::in_english;
use crate::store::{
    Line, Listed, LobbyCursor, LobbyPage, Person, PersonId, Store, StoreError, Summary, TableRow,
};
use crate::turns::{Asker, Turns, aside};

/// How many changes of the lobby may wait for a slow listener.
const LOBBY: usize = 256;
/// How many public tables are listed at once.
const LOBBY_PAGE: u32 = 50;

/// Where the seeds and ids of tables come from: fills bytes that nobody can guess. Tests may bring
/// their own, so that the same table can be played twice; nothing from outside can.
pub type Secrets = Arc<dyn Fn(&mut [u8]) -> Result<(), StoreError> + Send + Sync>;

/// The secrets of the machine.
#[must_use]
pub fn machine_secrets() -> Secrets {
    Arc::new(|bytes| getrandom::fill(bytes).map_err(|error| StoreError::Io(error.to_string())))
}

/// All tables of a server. Cheap to clone.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Store,
    bots: BotPool,
    clock: Clock,
    secrets: Secrets,
    turns: Turns,
    running: Mutex<HashMap<TableId, TableHandle>>,
    /// Held while a table is read, so that it gets one actor and not two.
    reading: OneAtATime<TableId>,
    lobby: broadcast::Sender<Utf8Bytes>,
    /// Held by whoever counts what they have and sets up a table.
    setting_up: OneAtATime<PersonId>,
    /// People for whom a bot thinks.
    advised: OneAtATime<PersonId>,
    /// When this server started.
    begun: Instant,
    seen: Seen,
    gone: Gone,
    watchers: AtomicU64,
    mutes: Mutes,
    /// Everything that was written down; to look it up by its name each time would take longer
    /// than to count.
    actions: metrics::Counter,
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").field("running", &self.running().len()).finish()
    }
}

/// A secret or an id that nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Io(error.to_string()))?;
    Ok(bytes)
}

/// Bytes as letters and digits that fit into an address: five bits each.
pub(crate) fn letters(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

impl Tables {
    /// A tables over a store.
    #[must_use]
    pub fn new(store: Store, bots: BotPool, clock: Clock, secrets: Secrets) -> Self {
        let (lobby, _) = broadcast::channel(LOBBY);
        Self(Arc::new(Inner {
            begun: clock.now(),
            store,
            bots,
            clock,
            secrets,
            turns: Turns::for_this_machine(),
            running: Mutex::default(),
            reading: OneAtATime::default(),
            lobby,
            setting_up: OneAtATime::default(),
            advised: OneAtATime::default(),
            seen: Seen::default(),
            gone: Gone::default(),
            watchers: AtomicU64::new(1),
            mutes: Mutes::default(),
            actions: metrics::counter!("ardri_actions_total"),
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn mutes(&self) -> &Mutes {
        &self.0.mutes
    }

    pub(crate) fn bots(&self) -> &BotPool {
        &self.0.bots
    }

    /// The turns at heavy work.
    #[must_use]
    pub fn turns(&self) -> &Turns {
        &self.0.turns
    }

    /// The time of day.
    #[must_use]
    pub fn now(&self) -> Instant {
        self.0.clock.now()
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// When this server started.
    pub(crate) fn begun(&self) -> Instant {
        self.0.begun
    }

    pub(crate) fn seen(&self) -> &Seen {
        &self.0.seen
    }

    /// Somebody is there.
    pub(crate) fn saw(&self, person: PersonId) {
        self.seen().saw(person, self.now());
    }

    /// Waits until nobody else sets a table up in the name of this person.
    pub(crate) async fn turn_to_set_up(&self, person: PersonId) -> OwnedMutexGuard<()> {
        self.0.setting_up.turn(&person).await
    }

    /// Waits until no bot thinks for this person otherwise.
    pub(crate) async fn turn_at_advice(&self, person: PersonId) -> OwnedMutexGuard<()> {
        self.0.advised.turn(&person).await
    }

    pub(crate) fn secret<const N: usize>(&self) -> Result<[u8; N], StoreError> {
        let mut bytes = [0; N];
        (self.0.secrets)(&mut bytes)?;
        Ok(bytes)
    }

    fn running(&self) -> MutexGuard<'_, HashMap<TableId, TableHandle>> {
        self.0.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn open_tables(&self) -> usize {
        self.running().len()
    }

    /// A number for somebody who watches.
    pub(crate) fn watcher(&self) -> u64 {
        self.0.watchers.fetch_add(1, Ordering::Relaxed)
    }

    /// Counts what was written down.
    pub(crate) fn count_actions(&self, count: u64) {
        self.0.actions.increment(count);
    }

    /// Brings back every table that is not finished.
    ///
    /// # Errors
    /// The list of them cannot be read. A table that cannot be read is reported and left alone.
    pub async fn wake(&self) -> Result<usize, StoreError> {
        let tables = match self.store().unfinished().await {
            Err(StoreError::Damaged(reason)) => {
                // Those that are sound come back as soon as somebody asks for them.
                tracing::error!(reason, "the list of tables is damaged");
                Vec::new()
            }
            tables => tables?,
        };
        for id in &tables {
            if let Err(error) = self.handle(id, None).await {
                tracing::error!(table = %id, %error, "a table cannot be brought back");
            }
        }
        Ok(tables.len())
    }

    /// The whole log of a table.
    pub(crate) async fn read(&self, id: &TableId) -> Result<Vec<Entry>, TableError> {
        let lines = self.store().read(id, 0).await?;
        let parse = move || lines.iter().map(Line::entry).collect::<Result<Vec<_>, _>>();
        let mut entries = aside(parse).await??;
        self.store().join(id, &mut entries).await?;
        Ok(entries)
    }

    /// The table that its log makes. A long game takes a while to be played again, and others are to
    /// be served.
    pub(crate) async fn read_table(
        &self,
        id: &TableId,
    ) -> Result<Result<Table, LogError>, TableError> {
        let entries = self.read(id).await?;
        if entries.is_empty() {
            return Err(TableError::NoTable);
        }
        let id = id.clone();
        Ok(aside(move || Table::from_log(id, &entries)).await?)
    }

    /// Whoever asks, as a table is to know them: by today's name.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`] if they were forgotten since they have asked.
    pub(crate) async fn participant(&self, who: &Guest) -> Result<Participant, StoreError> {
        self.known(who.person).await?.ok_or(StoreError::NoSuchPerson)
    }

    async fn known(&self, person: PersonId) -> Result<Option<Participant>, StoreError> {
        let known =
            |Person { id, name, account }| Participant { person: id, name, guest: !account };
        Ok(self.store().person(person).await?.map(known))
    }

    pub(crate) fn gone(&self) -> &Gone {
        &self.0.gone
    }

    /// Tells a table that was just put into memory who has gone at that moment.
    async fn tell_gone(&self, handle: &TableHandle, people: Vec<PersonId>) {
        for person in people.into_iter().filter(|person| self.gone().contains(*person)) {
            let _ = handle.send(TableMsg::Known(Participant::somebody(person))).await;
        }
    }

    /// Lets go of a table that is no more.
    pub(crate) async fn retire(&self, id: &TableId) {
        // Whoever has read it before it was deleted has put it into memory then.
        drop(self.0.reading.turn(id).await);
        self.tell(id, TableMsg::Retire).await;
    }

    /// Tells the tables in memory at which somebody sits what they are called now, or that they are
    /// gone.
    pub(crate) async fn person_changed(&self, person: PersonId) -> Result<(), StoreError> {
        let known = self.known(person).await?.unwrap_or_else(|| {
            self.gone().add(person);
            Participant::somebody(person)
        });
        for id in self.store().all_tables_of(person).await? {
            // An actor that goes home at this moment reads the names when it is called again.
            self.tell(&id, TableMsg::Known(known.clone())).await;
        }
        Ok(())
    }

    /// The actor of a table, called back if it has gone: in turn with all that is read, if somebody
    /// from outside asks.
    async fn handle(&self, id: &TableId, who: Option<Asker>) -> Result<TableHandle, TableError> {
        let known =
            |all: &Self| all.running().get(id).filter(|handle| !handle.is_closed()).cloned();
        if let Some(handle) = known(self) {
            return Ok(handle);
        }
        let _turn = match who {
            Some(who) => Some(self.turns().turn(who).await?),
            None => None,
        };
        let _one_at_a_time = self.0.reading.turn(id).await;
        if let Some(handle) = known(self) {
            return Ok(handle);
        }
        let table = match self.read_table(id).await {
            Ok(table) => table,
            // A damaged row stops its table, which says so, and nothing else.
            Err(TableError::Damaged(damaged)) => Err(damaged),
            Err(TableError::Store(StoreError::Damaged(reason))) => Err(LogError::new(0, reason)),
            Err(trouble) => return Err(trouble),
        };
        if let Err(damaged) = &table {
            let why = in_english(&damaged.message());
            tracing::error!(table = %id, why, "a table is damaged");
        }
        let people = table.as_ref().map(Table::people).unwrap_or_default();
        let handle = TableActor::start(self.clone(), id.clone(), table);
        self.running().insert(id.clone(), handle.clone());
        self.tell_gone(&handle, people).await;
        Ok(handle)
    }

    /// Forgets the actor of a table that has gone.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut tables = self.running();
        if tables.get(id).is_some_and(TableHandle::is_closed) {
            tables.remove(id);
        }
    }

    /// Asks the actor of a table for something, in somebody's name.
    pub(crate) async fn ask<T>(
        &self,
        id: &TableId,
        who: impl Into<Option<Asker>>,
        make: impl FnOnce(oneshot::Sender<Result<T, TableError>>) -> TableMsg,
    ) -> Result<T, TableError> {
        let (reply, answer) = oneshot::channel();
        let (mut ask, who) = (make(reply), who.into());
        // An actor may go home at the very moment; then another one is called.
        for _ in 0..3 {
            match self.handle(id, who).await?.send(ask).await {
                Ok(()) => return answer.await.unwrap_or(Err(TableError::Closing)),
                Err(back) => ask = back,
            }
        }
        Err(TableError::Closing)
    }

    /// Hands something over to a table that is in memory; no answer is waited for.
    pub(crate) async fn tell(&self, id: &TableId, ask: TableMsg) {
        let running = self.running().get(id).cloned();
        if let Some(handle) = running {
            let _ = handle.send(ask).await;
        }
    }

    /// Lets nobody watch the tables of a host any longer whom the host has blocked.
    pub(crate) async fn block(&self, host: PersonId, person: PersonId) -> Result<(), StoreError> {
        for id in self.store().all_tables_of(host).await? {
            self.tell(&id, TableMsg::Unwelcome { person }).await;
        }
        Ok(())
    }

    pub(crate) fn new_id(&self) -> Result<TableId, TableError> {
        // A hundred bits: nobody finds a table by trying.
        let id = letters(&self.secret::<20>()?);
        Ok(id.parse().map_err(|_| StoreError::Io("a table's id was not accepted".into()))?)
    }

    /// Starts the actor of a table that is in the log now.
    pub(crate) async fn start(&self, table: Table) {
        let (id, people) = (table.id().clone(), table.people());
        let handle = TableActor::start(self.clone(), id.clone(), Ok(table));
        self.running().insert(id, handle.clone());
        self.tell_gone(&handle, people).await;
    }

    /// Tells the lobby of a change; private tables are not spoken of.
    pub(crate) fn announce(&self, table: &Table) {
        if is_listed(table) {
            let stage = match table.stage() {
                Stage::Closed => Stage::Finished,
                stage => stage,
            };
            let info = Json::write(&listing::info_of(table));
            let (id, host) = (table.id().clone(), Some(table.setup().host.person));
            let change = LobbyMessage::Table { table: id, stage, host, info };
            let _ = self.0.lobby.send(json(&change).into());
        }
    }

    /// Tells the lobby that a table was deleted, as of one that is over; nobody at it is named.
    pub(crate) fn announce_deleted(&self, table: &TableId, summary: Summary) {
        if summary.public {
            let host = summary.host;
            let row = TableRow { table: table.clone(), summary, people: Vec::new() };
            let (table, stage, info) = (row.table.clone(), Stage::Finished, listing::info(&row));
            let change = LobbyMessage::Table { table, stage, host, info };
            let _ = self.0.lobby.send(json(&change).into());
        }
    }

    /// Listens to the lobby.
    #[must_use]
    pub fn lobby(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.0.lobby.subscribe()
    }

    /// The public tables that wait for players or are played, page by page.
    ///
    /// # Errors
    /// They cannot be read.
    pub(crate) async fn lobby_page(
        &self,
        after: Option<&LobbyCursor>,
    ) -> Result<LobbyPage, StoreError> {
        self.store().lobby(after, LOBBY_PAGE).await
    }
}

/// Whether all may find a table. One at which the same people play again has no seat for others, and is
/// found when they play.
fn is_listed(table: &Table) -> bool {
    let setup = table.setup();
    setup.public && (setup.rematch_of.is_none() || table.stage() != Stage::Open)
}

/// What is kept of a table for lists.
#[must_use]
pub fn summary(table: &Table) -> Summary {
    let setup = table.setup();
    Summary {
        game: setup.game.clone(),
        name: setup.name.clone(),
        public: is_listed(table),
        stage: match table.stage() {
            Stage::Open => Listed::Open,
            Stage::Playing => Listed::Playing,
            Stage::Finished | Stage::Closed => Listed::Finished,
        },
        host: Some(setup.host.person),
        people: table.people(),
        created: table.created(),
        updated: table.updated(),
        info: listing::stored(table),
    }
}
