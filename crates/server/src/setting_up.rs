//! Setting tables up: by a host, or for those who play again.
//!
//! Options may hold a deck of a quarter of a megabyte, so they are read where they hold nobody up.

use std::net::IpAddr;

use ardri_core::fairness::Seed;
use ardri_core::{Message, Seat};
use ardri_table::{
    Entry, GameKind, Guest, Happened, Participant, Refusal, RematchPlan, Setup, Sitter, Table,
    TableEvent,
};
use ardri_wire::{BotSeat, Instant, Late, NewTable, TableId, TableRequest};

use crate::actor::TableError;
use crate::names;
use crate::store::StoreError;
use crate::tables::{Tables, summary};
use crate::turns::{Asker, aside};

/// The longest name of a table, in bytes.
const LONGEST_NAME: usize = 60;

/// A table that is set up, with what has happened there so far; it is in no log yet.
struct SetUp {
    table: Table,
    entries: Vec<Entry>,
}

impl SetUp {
    fn new(
        id: TableId,
        setup: Setup,
        now: Instant,
        fill: impl FnOnce(&mut Table) -> Result<Vec<Happened>, Refusal>,
    ) -> Result<Self, TableError> {
        let first = Entry { number: 1, at: now, event: TableEvent::Created(Box::new(setup)) };
        let mut table = Table::begin(id, &first)?;
        let happened = fill(&mut table)?;
        let entries = std::iter::once(first).chain(happened.into_iter().map(|one| one.entry));
        Ok(Self { entries: entries.collect(), table })
    }

    /// As a host has asked for it.
    fn by_host(
        host: &Guest,
        known: &Participant,
        new: NewTable,
        (id, seed): (TableId, Seed),
        now: Instant,
    ) -> Result<Self, TableError> {
        let no_game =
            |_| Refusal::Illegal(Message::new("refused-table-no-game").quoting("game", &new.game));
        let game = GameKind::find(&new.game).map_err(no_game)?;
        let options = new.options.unwrap_or_else(|| game.default_options());
        let seats = new.seats.unwrap_or(game.seats().0);
        let opened = game.open(&options, seats);
        let (_, options) = opened.map_err(|error| Refusal::Illegal(error.message().clone()))?;
        new.clock.check().map_err(Refusal::BadText)?;
        let name = new.name.unwrap_or_default();
        // Names stand in lists, each on a line of its own, beside those of others.
        let name = match name.trim() {
            "" => Some(game.title().into()),
            name => names::of_table(name, LONGEST_NAME),
        };
        let bad = || Message::new("refused-table-name-length").with("most", LONGEST_NAME);
        let name = name.ok_or_else(|| Refusal::BadText(bad()))?;
        let setup = Setup {
            game: game.name().into(),
            options,
            name,
            public: new.public,
            seats,
            clock: new.clock,
            late: new.late.unwrap_or_else(|| Late::usual(seats, new.clock)),
            hints: new.hints,
            host: known.clone(),
            seed,
            rematch_of: None,
        };
        let sit = new.sit.unwrap_or_else(|| {
            let free = |seat: &Seat| !new.bots.iter().any(|bot| bot.seat == *seat);
            Seat::all(seats).find(free).into_iter().collect()
        });
        let people = sit.into_iter().map(|seat| TableRequest::Sit { seat });
        let bots = new.bots.into_iter();
        let bots =
            bots.map(|BotSeat { seat, level, persona }| TableRequest::Bot { seat, level, persona });
        Self::new(id, setup, now, |table| {
            let mut happened = Vec::new();
            for request in people.chain(bots) {
                happened.extend(table.ask_for_entries(host, &request, now)?);
            }
            table.know(known);
            Ok(happened)
        })
    }

    /// The same people at a new table.
    fn again(setup: Setup, plan: RematchPlan, now: Instant) -> Result<Self, TableError> {
        Self::new(plan.table, setup, now, |table| {
            let mut happened = Vec::new();
            for (seat, sitter) in (0..).map(Seat).zip(plan.sitters) {
                let event = match sitter {
                    Sitter::Person(who) => TableEvent::Sat { seat, who },
                    Sitter::Bot { level, persona, .. } => {
                        let persona = persona.map(|persona| persona.id.into());
                        TableEvent::BotSat { seat, level, persona }
                    }
                    Sitter::Empty => continue,
                };
                happened.push(table.take_in(event, now)?);
            }
            Ok(happened)
        })
    }
}

impl Tables {
    /// Sets a table up, for somebody who comes from an address.
    ///
    /// # Errors
    /// Says what is wrong with what was asked for.
    pub async fn create(
        &self,
        host: Guest,
        from: IpAddr,
        new: NewTable,
    ) -> Result<TableId, TableError> {
        let known = self.participant(&host).await?;
        let seed = Seed(self.secret()?);
        let (id, now) = (self.new_id()?, self.now());
        let asker = Asker { address: from, person: Some(host.person) };
        let make = move || SetUp::by_host(&host, &known, new, (id, seed), now);
        self.open(self.turns().work(asker, make).await??).await
    }

    /// The same people at a new table, as they have agreed; says whether it was not there yet.
    pub(crate) async fn rematch(
        &self,
        before: &Table,
        plan: RematchPlan,
    ) -> Result<bool, TableError> {
        if !self.store().read(&plan.table, 0).await?.is_empty() {
            return Ok(false);
        }
        if self.store().is_deleted(&plan.table).await? {
            return Err(TableError::NoTable);
        }
        let setup = Setup {
            host: plan.host.clone(),
            seed: Seed(self.secret()?),
            rematch_of: Some(before.id().clone()),
            ..before.setup().clone()
        };
        let now = self.now();
        let made = aside(move || SetUp::again(setup, plan, now)).await??;
        match self.open(made).await {
            // Somebody else has kept the promise at the same moment.
            Err(TableError::Store(StoreError::NotNext)) => Ok(false),
            made => made.map(|_| true),
        }
    }

    /// Writes the log of a new table, and lets it begin.
    async fn open(&self, SetUp { table, entries }: SetUp) -> Result<TableId, TableError> {
        let id = table.id().clone();
        self.store().append_entries(&id, entries.iter(), Some(summary(&table))).await?;
        self.announce(&table);
        self.start(table).await;
        metrics::counter!("ardri_tables_total").increment(1);
        Ok(id)
    }
}
