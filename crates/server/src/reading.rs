//! Reading beside a table: what has happened there, and how it stands.
//!
//! A table's task only hands out the table as it is, which costs it nothing; everything else happens
//! here, in [turn](crate::turns), from that and from the log. A log is read and gone through piece by
//! piece, and an answer ends where a page of it is full.

use std::collections::HashSet;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;

use ardri_core::Record;
use ardri_table::{Answer, Entry, Eye, Guest, Happened, Refusal, Rerun, Table, Told};
use ardri_wire::{Answered, PersonId, Stage, TableId, TableRequest};
use axum::extract::ws::Utf8Bytes;

use crate::actor::{Shown, TableError, TableMsg, Waited, Waiting, hush, json};
use crate::broadcast::whole;
use crate::mutes::unheard;
use crate::store::Line;
use crate::tables::Tables;
use crate::turns::{Asker, BusyError, Turn};

/// How many events a client may have missed and still be told one by one.
const LONGEST_GAP: u64 = 500;
/// How many lines of a log are in memory at once.
const PIECE: i64 = 256;

/// Somebody who reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    pub address: IpAddr,
    pub person: PersonId,
}

impl From<Reader> for Asker {
    fn from(Reader { address, person }: Reader) -> Self {
        Self { address, person: Some(person) }
    }
}

/// How much one answer may hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageSize {
    pub most: usize,
    /// The bytes after which nothing more is put in.
    pub bytes: usize,
}

impl PageSize {
    /// The largest answer.
    pub const LARGEST: Self = Self { most: 500, bytes: 512 * 1024 };
    /// What is sent at once to those who are sent everything: the next piece comes when they have
    /// read this one.
    pub const PIECE: Self = Self { most: 100, bytes: 64 * 1024 };

    /// A page of so many, if that is not too much.
    pub fn of(most: Option<usize>) -> Self {
        let most = most.unwrap_or(Self::LARGEST.most).clamp(1, Self::LARGEST.most);
        Self { most, ..Self::LARGEST }
    }
}

/// Some of what has happened, each in its JSON form.
#[derive(Debug, Default)]
pub(crate) struct Page {
    pub items: Vec<String>,
    /// The number of the last of them, if there are more.
    pub next: Option<u64>,
}

/// In which form a reader is told what has happened.
type Form = fn(&Table, &Happened, Eye) -> String;

/// A page that is being filled.
struct Filling {
    page: Page,
    size: PageSize,
    eye: Eye,
    form: Form,
    bytes: usize,
    after: u64,
}

impl Filling {
    fn add(&mut self, table: &Table, happened: &Happened) -> ControlFlow<()> {
        if happened.entry.number <= self.after {
            return ControlFlow::Continue(());
        }
        // One at least, so that whoever asks on comes to an end.
        if self.page.items.len() >= self.size.most || self.bytes >= self.size.bytes {
            self.page.next = Some(happened.entry.number - 1);
            return ControlFlow::Break(());
        }
        let text = (self.form)(table, happened, self.eye);
        self.bytes += text.len();
        self.page.items.push(text);
        ControlFlow::Continue(())
    }
}

impl Tables {
    /// The table as it is.
    pub(crate) async fn shown(&self, id: &TableId, who: Asker) -> Result<Shown, TableError> {
        self.ask(id, who, |reply| TableMsg::Show { reply }).await
    }

    /// The table as it is when it is somebody's turn to read it, if they may look. Whoever waits holds
    /// nothing: a table that changes while it is held is copied as a whole.
    pub(crate) async fn turn_at(
        &self,
        id: &TableId,
        who: Asker,
    ) -> Result<(Shown, Turn), TableError> {
        let welcome = |reply| TableMsg::Welcome { person: who.person, reply };
        self.ask(id, who, welcome).await?;
        let turn = self.turns().turn(who).await?;
        // It was there a moment ago; whoever has a turn waits for no second one.
        let shown = self.ask(id, None, |reply| TableMsg::Show { reply }).await?;
        Ok((shown, turn))
    }

    /// The table as somebody sees it, as JSON; in brief, without what never changes.
    pub(crate) async fn look(
        &self,
        id: &TableId,
        who: Reader,
        brief: bool,
    ) -> Result<String, TableError> {
        let (Shown { table, now }, turn) = self.turn_at(id, who.into()).await?;
        let look = move || {
            let eye = Eye::of(&table, who.person);
            if brief { json(&table.current(eye, now)) } else { json(&table.snapshot(eye, now)) }
        };
        Ok(turn.work(look).await?)
    }

    /// Events after a number, a page of them.
    pub(crate) async fn events(
        &self,
        id: &TableId,
        who: Reader,
        after: u64,
        size: PageSize,
    ) -> Result<Page, TableError> {
        self.page(id, who, after, size, |_, happened, eye| json(&happened.shown_to(eye))).await
    }

    /// The same; if there is none yet, waits for one.
    pub(crate) async fn next_events(
        &self,
        id: &TableId,
        who: Reader,
        after: u64,
        size: PageSize,
    ) -> Result<Page, TableError> {
        let person = who.person;
        let muted = Arc::new(unheard(self.store(), person).await?);
        let wait = |reply| TableMsg::Wait(Waiting { person, after, muted, reply });
        match self.ask(id, Asker::from(who), wait).await? {
            Waited::News(items) => Ok(Page { items, next: None }),
            Waited::Behind => self.events(id, who, after, size).await,
        }
    }

    /// What has happened after a number with the game after each event, a page of it.
    pub(crate) async fn history(
        &self,
        id: &TableId,
        who: Reader,
        after: u64,
        size: PageSize,
    ) -> Result<Page, TableError> {
        self.page(id, who, after, size, |table, happened, eye| json(&table.moment(happened, eye)))
            .await
    }

    async fn page(
        &self,
        id: &TableId,
        who: Reader,
        after: u64,
        size: PageSize,
        form: Form,
    ) -> Result<Page, TableError> {
        let (Shown { table, .. }, turn) = self.turn_at(id, who.into()).await?;
        if after >= table.number() {
            return Ok(Page::default());
        }
        let muted = unheard(self.store(), who.person).await?;
        let eye = Eye::of(&table, who.person);
        let filling = Filling { page: Page::default(), size, eye, form, bytes: 0, after };
        let add = |filling: &mut Filling, table: &Table, happened: Happened| {
            filling.add(table, &happened)
        };
        let (filling, _turn) = self.go_through(&table, turn, &muted, filling, add).await?;
        Ok(filling.page)
    }

    /// Goes through a table's life again, up to the table as it is; `each` sees the table after every
    /// entry.
    async fn go_through<S: Send + 'static>(
        &self,
        until: &Table,
        mut turn: Turn,
        muted: &HashSet<PersonId>,
        mut state: S,
        each: fn(&mut S, &Table, Happened) -> ControlFlow<()>,
    ) -> Result<(S, Turn), TableError> {
        let (mut rerun, mut read) = (Rerun::new(until.id().clone()), 0);
        while read < until.number() {
            let left = i64::try_from(until.number() - read).unwrap_or(PIECE);
            let lines = self.store().read_some(until.id(), read, left.min(PIECE)).await?;
            let Some(last) = lines.last() else { break };
            read = last.number;
            let entries;
            let parse = move || lines.iter().map(Line::entry).collect::<Result<Vec<_>, _>>();
            (entries, turn) = turn.part(parse).await?;
            let mut entries = entries?;
            self.store().join(until.id(), &mut entries).await?;
            entries.iter_mut().for_each(|entry| hush(entry, muted));
            let piece = move || {
                let gone = go_on(&mut rerun, entries, &mut state, each);
                (gone, rerun, state)
            };
            let gone;
            ((gone, rerun, state), turn) = turn.part(piece).await?;
            if gone?.is_break() {
                break;
            }
        }
        Ok((state, turn))
    }

    /// The first message of a socket: how the table stands, and what has happened since an event if
    /// that is not too much.
    pub(crate) async fn first_message(
        &self,
        Shown { table, now }: Shown,
        who: Reader,
        after: Option<u64>,
        muted: Arc<HashSet<PersonId>>,
    ) -> Result<Utf8Bytes, TableError> {
        let mut turn = self.turns().turn(who.into()).await?;
        let known =
            after.filter(|after| *after <= table.number() && table.number() - after <= LONGEST_GAP);
        let mut missed = Vec::new();
        if let Some(after) = known
            && after < table.number()
        {
            let add =
                |(after, missed): &mut (u64, Vec<Happened>), _: &Table, happened: Happened| {
                    if happened.entry.number > *after {
                        missed.push(happened);
                    }
                    ControlFlow::Continue(())
                };
            ((_, missed), turn) =
                self.go_through(&table, turn, &muted, (after, missed), add).await?;
        }
        let write = move || {
            let eye = Eye::of(&table, who.person);
            whole(&table, eye, now, &missed, &muted, known.is_none())
        };
        Ok(turn.work(write).await?)
    }

    /// The record of a finished game, in a form.
    pub(crate) async fn record<T: Send + 'static>(
        &self,
        id: &TableId,
        who: Reader,
        form: impl FnOnce(Record) -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let (Shown { table, .. }, turn) = self.turn_at(id, who.into()).await?;
        match table.stage() {
            Stage::Finished => Ok(turn.work(move || form(table.record())).await?),
            Stage::Open => Err(Refusal::NotBegun.into()),
            Stage::Playing | Stage::Closed => Err(Refusal::NotOver.into()),
        }
    }

    /// Does what somebody asks of a table. What is only a question is answered beside it.
    pub(crate) async fn do_or_tell(
        &self,
        id: &TableId,
        who: Guest,
        address: IpAddr,
        request: TableRequest,
    ) -> Result<Answered, TableError> {
        let asks = matches!(
            request,
            TableRequest::Why { .. } | TableRequest::Coach { .. } | TableRequest::Preview { .. }
        );
        let reader = Reader { address, person: who.person };
        match request {
            TableRequest::Hint { seat } => return self.hints(id, who, reader, seat).await,
            TableRequest::Review { seat } => return self.review(id, who, reader, seat).await,
            _ => {}
        }
        let asker = Asker::from(reader);
        if !asks {
            return self.ask(id, asker, |reply| TableMsg::Do { who, request, reply }).await;
        }
        let (Shown { table, now }, turn) = self.turn_at(id, asker).await?;
        let tell = move || Table::clone(&table).ask(&who, &request, now);
        match turn.work(tell).await?? {
            Answer::Told(Told::Coach(advice)) => Ok(Answered::Coach { advice }),
            Answer::Told(Told::Preview(preview)) => Ok(Answered::Preview { preview }),
            // A question becomes nothing else.
            Answer::Before(_) | Answer::Done(_) => Err(BusyError.into()),
        }
    }
}

/// Goes through a piece of a log.
fn go_on<S>(
    rerun: &mut Rerun,
    entries: Vec<Entry>,
    state: &mut S,
    each: fn(&mut S, &Table, Happened) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, TableError> {
    for entry in entries {
        let (table, happened) = rerun.step(entry)?;
        if each(state, table, happened).is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}
