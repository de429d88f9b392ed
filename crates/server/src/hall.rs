//! All tables: where they are set up, found and listed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ardri_core::fairness::Seed;
use ardri_core::{Message, Seat};
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::{broadcast, oneshot};

use crate::actor::{Ask, Keeper, Stub, Trouble, json};
use crate::bots::BotPool;
use crate::games;
use crate::store::{Found, Stage as Listed, Store, StoreError, Summary, TableId};
use crate::table::clock::{ClockRule, Instant};
use crate::table::{Command, Entry, Guest, Late, Refusal, Setup, Sitter, Stage, Table, What};

/// The longest name of a table, in bytes.
const LONGEST_NAME: usize = 60;
/// How many changes of the lobby may wait for a slow listener.
const LOBBY: usize = 256;

/// The time, in milliseconds since 1970; tests may bring their own.
pub type Clock = Arc<dyn Fn() -> Instant + Send + Sync>;

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
pub struct Hall(Arc<Inner>);

struct Inner {
    store: Store,
    bots: BotPool,
    clock: Clock,
    secrets: Secrets,
    tables: Mutex<HashMap<TableId, Stub>>,
    /// Held while a table is read, so that it gets one keeper and not two.
    reading: tokio::sync::Mutex<()>,
    lobby: broadcast::Sender<Utf8Bytes>,
    watchers: AtomicU64,
    /// Everything that was written down; to look it up by its name each time would take longer
    /// than to count.
    actions: metrics::Counter,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall").field("tables", &self.tables().len()).finish()
    }
}

/// What is asked for when a table is set up.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts", optional_fields))]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// The game's options; the usual ones if they are left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// How many seats; the fewest if it is left out.
    #[serde(default)]
    pub seats: Option<u8>,
    /// What the table is called.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether it is listed.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub public: bool,
    /// The clock.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub clock: ClockRule,
    /// What happens when the time has run out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub late: Late,
    /// The seats that the host takes; the first if it is left out.
    #[serde(default)]
    #[schema(value_type = Option<Vec<u8>>)]
    pub sit: Option<Vec<Seat>>,
    /// The bots, by seat.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub bots: Vec<BotSeat>,
}

/// A bot for a seat.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct BotSeat {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The bot's level.
    pub level: String,
}

/// A change that those in the lobby hear of.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub(crate) struct Announcement<'a> {
    #[serde(rename = "type")]
    #[cfg_attr(feature = "typescript", ts(type = "\"table\""))]
    kind: &'static str,
    table: &'a TableId,
    #[cfg_attr(feature = "typescript", ts(as = "Stage"))]
    stage: &'static str,
    #[cfg_attr(feature = "typescript", ts(as = "Info<'static>"))]
    info: Value,
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

impl Hall {
    /// A hall over a store.
    #[must_use]
    pub fn new(store: Store, bots: BotPool, clock: Clock, secrets: Secrets) -> Self {
        let (lobby, _) = broadcast::channel(LOBBY);
        Self(Arc::new(Inner {
            store,
            bots,
            clock,
            secrets,
            tables: Mutex::default(),
            reading: tokio::sync::Mutex::default(),
            lobby,
            watchers: AtomicU64::new(1),
            actions: metrics::counter!("ardri_actions_total"),
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn bots(&self) -> &BotPool {
        &self.0.bots
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> Instant {
        (self.0.clock)()
    }

    fn secret<const N: usize>(&self) -> Result<[u8; N], StoreError> {
        let mut bytes = [0; N];
        (self.0.secrets)(&mut bytes)?;
        Ok(bytes)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Stub>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn open_tables(&self) -> usize {
        self.tables().len()
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
            if let Err(error) = self.stub(id).await {
                tracing::error!(table = %id, %error, "a table cannot be brought back");
            }
        }
        Ok(tables.len())
    }

    /// The whole log of a table.
    pub(crate) async fn read(&self, id: &TableId) -> Result<Vec<Entry>, Trouble> {
        let lines = self.store().read(id, 0).await?;
        Ok(lines.iter().map(Entry::from_line).collect::<Result<_, _>>()?)
    }

    /// The keeper of a table, called back if it has gone.
    async fn stub(&self, id: &TableId) -> Result<Stub, Trouble> {
        let known = |hall: &Self| hall.tables().get(id).filter(|stub| !stub.is_closed()).cloned();
        if let Some(stub) = known(self) {
            return Ok(stub);
        }
        let _one_at_a_time = self.0.reading.lock().await;
        if let Some(stub) = known(self) {
            return Ok(stub);
        }
        let table = match self.read(id).await {
            Ok(entries) if entries.is_empty() => return Err(Trouble::NoTable),
            Ok(entries) => Table::from_log(id.clone(), &entries),
            // A damaged row stops its table, which says so, and nothing else.
            Err(Trouble::Damaged(damaged)) => Err(damaged),
            Err(Trouble::Store(StoreError::Damaged(reason))) => {
                Err(crate::table::Damaged { number: 0, reason: reason.into() })
            }
            Err(trouble) => return Err(trouble),
        };
        if let Err(damaged) = &table {
            tracing::error!(table = %id, %damaged, "a table is damaged");
        }
        let stub = Keeper::start(self.clone(), id.clone(), table);
        self.tables().insert(id.clone(), stub.clone());
        Ok(stub)
    }

    /// Forgets the keeper of a table that has gone.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(Stub::is_closed) {
            tables.remove(id);
        }
    }

    /// Asks the keeper of a table for something.
    pub(crate) async fn ask<T>(
        &self,
        id: &TableId,
        make: impl FnOnce(oneshot::Sender<Result<T, Trouble>>) -> Ask,
    ) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        let mut ask = make(reply);
        // A keeper may go home at the very moment; then another one is called.
        for _ in 0..3 {
            match self.stub(id).await?.send(ask).await {
                Ok(()) => return answer.await.unwrap_or(Err(Trouble::Closing)),
                Err(back) => ask = back,
            }
        }
        Err(Trouble::Closing)
    }

    /// Hands something over for which no answer is waited.
    pub(crate) async fn tell(&self, id: &TableId, ask: Ask) {
        if let Ok(stub) = self.stub(id).await {
            let _ = stub.send(ask).await;
        }
    }

    /// Sets a table up.
    ///
    /// # Errors
    /// Says what is wrong with what was asked for.
    pub async fn create(&self, host: &Guest, new: NewTable) -> Result<TableId, Trouble> {
        let no_game =
            || Refusal::Illegal(Message::new("refused-table-no-game").quoting("game", &new.game));
        let game = games::find(&new.game).ok_or_else(no_game)?;
        let options = new.options.unwrap_or_else(|| game.default_options());
        let seats = new.seats.unwrap_or(game.seats().0);
        let opened = game.open(&options, seats);
        let (_, options) = opened.map_err(|error| Refusal::Illegal(error.message().clone()))?;
        new.clock.check().map_err(Refusal::BadText)?;
        let name = new.name.unwrap_or_default();
        let name = if name.trim().is_empty() { game.title() } else { name.trim() };
        // Names stand in lists, on one line; and the store takes no NUL.
        if name.len() > LONGEST_NAME || name.chars().any(char::is_control) {
            let words = Message::new("refused-table-name-length").with("most", LONGEST_NAME);
            return Err(Refusal::BadText(words).into());
        }
        let setup = Setup {
            game: game.name().into(),
            options,
            name: name.into(),
            public: new.public,
            seats,
            clock: new.clock,
            late: new.late,
            host: host.clone(),
            seed: Seed(self.secret()?),
            rematch_of: None,
        };
        let sit = new.sit.unwrap_or_else(|| {
            let free = |seat: &Seat| !new.bots.iter().any(|bot| bot.seat == *seat);
            Seat::all(seats).find(free).into_iter().collect()
        });
        let mut commands: Vec<Command> =
            sit.into_iter().map(|seat| Command::Sit { seat }).collect();
        let bots = new.bots.into_iter();
        commands.extend(bots.map(|bot| Command::Bot { seat: bot.seat, level: bot.level }));
        self.set_up(setup, |table, now, happened| {
            for command in &commands {
                happened.extend(table.ask_for_entries(host, command, now)?);
            }
            Ok(())
        })
        .await
    }

    /// The same people at a new table, each one seat further.
    ///
    /// # Errors
    /// The game is not over, or somebody else was quicker.
    pub async fn rematch(&self, id: &TableId, who: &Guest) -> Result<TableId, Trouble> {
        let new = self.new_id()?;
        let person = who.person;
        let to = new.clone();
        // The old table is asked first: it lets only one rematch be.
        let again = self.ask(id, |reply| Ask::Rematch { person, table: to, reply }).await?;
        // The server may have stopped after the promise of a table and before the table.
        let new = again.table.clone();
        if !self.store().read(&new, 0).await?.is_empty() {
            return Err(Refusal::Again.into());
        }
        let setup = Setup {
            host: who.clone(),
            seed: Seed(self.secret()?),
            rematch_of: Some(id.clone()),
            ..again.setup.clone()
        };
        let seats = setup.seats;
        let made = self
            .set_up_at(new, setup, |table, now, happened| {
                for (place, sitter) in again.sitters.iter().enumerate() {
                    let seat = Seat((place as u8 + 1) % seats);
                    let what = match sitter {
                        Sitter::Person(who) | Sitter::Bot { instead_of: Some(who), .. } => {
                            What::Sat { seat, who: who.clone() }
                        }
                        Sitter::Bot { level, .. } => What::BotSat { seat, level: level.clone() },
                        Sitter::Empty => continue,
                    };
                    happened.push(table.take_in(what, now)?);
                }
                Ok(())
            })
            .await;
        match made {
            // Somebody else has kept the promise at the same moment.
            Err(Trouble::Store(StoreError::NotNext)) => Err(Refusal::Again.into()),
            made => made,
        }
    }

    fn new_id(&self) -> Result<TableId, Trouble> {
        // A hundred bits: nobody finds a table by trying.
        let id = letters(&self.secret::<20>()?);
        Ok(id.parse().map_err(|_| StoreError::Io("a table's id was not accepted".into()))?)
    }

    async fn set_up(
        &self,
        setup: Setup,
        fill: impl FnOnce(
            &mut Table,
            Instant,
            &mut Vec<crate::table::command::Happened>,
        ) -> Result<(), Refusal>,
    ) -> Result<TableId, Trouble> {
        self.set_up_at(self.new_id()?, setup, fill).await
    }

    async fn set_up_at(
        &self,
        id: TableId,
        setup: Setup,
        fill: impl FnOnce(
            &mut Table,
            Instant,
            &mut Vec<crate::table::command::Happened>,
        ) -> Result<(), Refusal>,
    ) -> Result<TableId, Trouble> {
        let now = self.now();
        let first = Entry { number: 1, at: now, what: What::Created(Box::new(setup)) };
        let mut table = Table::begin(id.clone(), &first)?;
        let mut happened = Vec::new();
        fill(&mut table, now, &mut happened)?;
        let mut lines = vec![first.to_line()];
        lines.extend(happened.iter().map(|one| one.entry.to_line()));
        let summary = table.summary();
        self.store().append(&id, lines, Some(summary.clone())).await?;
        let stub = Keeper::start(self.clone(), id.clone(), Ok(table));
        self.tables().insert(id.clone(), stub);
        self.announce(&id, &summary);
        metrics::counter!("ardri_tables_total").increment(1);
        Ok(id)
    }

    /// Tells the lobby of a change; private tables are not spoken of.
    pub(crate) fn announce(&self, id: &TableId, summary: &Summary) {
        if summary.public {
            let info = serde_json::from_str(&summary.info).unwrap_or_default();
            let stage = match summary.stage {
                Listed::Open => "open",
                Listed::Playing => "playing",
                Listed::Finished => "finished",
            };
            let announcement = Announcement { kind: "table", table: id, stage, info };
            let _ = self.0.lobby.send(json(&announcement).into());
        }
    }

    /// Listens to the lobby.
    #[must_use]
    pub fn lobby(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.0.lobby.subscribe()
    }

    /// The public tables that wait for players or are played.
    ///
    /// # Errors
    /// They cannot be read.
    pub async fn public_tables(&self) -> Result<Vec<Found>, StoreError> {
        self.store().public_tables(200).await
    }
}

/// What lists show of a table.
#[derive(Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "server.ts", rename = "TableInfo")
)]
pub(crate) struct Info<'a> {
    game: &'a str,
    title: &'a str,
    name: &'a str,
    host: &'a str,
    #[cfg_attr(feature = "typescript", ts(as = "Stage"))]
    stage: &'a str,
    clock: ClockRule,
    seats: Vec<Option<&'a str>>,
}

impl Table {
    /// What is kept for lists.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let name = |sitter: &'_ Sitter| match sitter {
            Sitter::Empty => None,
            Sitter::Person(who) => Some(who.name.clone()),
            Sitter::Bot { level, .. } => Some(level.clone()),
        };
        let names: Vec<Option<String>> = self.sitters().iter().map(name).collect();
        let setup = self.setup();
        let info = Info {
            game: &setup.game,
            title: self.title(),
            name: &setup.name,
            host: &setup.host.name,
            stage: self.stage().word(),
            clock: setup.clock,
            seats: names.iter().map(Option::as_deref).collect(),
        };
        Summary {
            game: setup.game.clone(),
            name: setup.name.clone(),
            public: setup.public,
            stage: match self.stage() {
                Stage::Open => Listed::Open,
                Stage::Playing => Listed::Playing,
                Stage::Finished | Stage::Closed => Listed::Finished,
            },
            people: self.people(),
            created: self.created(),
            updated: self.updated(),
            info: json(&info),
        }
    }
}
