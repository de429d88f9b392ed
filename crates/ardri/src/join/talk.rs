//! The talk between a table and whoever sits at this terminal.

mod orders;

use std::io::{self, Empty, Write};

use anyhow::{Context, bail};
use ardri_client::{Due, News, Requests, Server, Socket, Words};
use ardri_core::{Actor, Message, Seat};
use ardri_wire::{Event, SocketMessage, Stage, Standing, TableId, TableRequest, VisibleEvent};

use super::table::{Table, newer};
use super::{story, told};
use crate::i18n::{localize, tr};
use crate::play::advice::{hint_lines, review_lines};
use crate::play::coach::Coach;
use crate::play::line_io::{LineIo, terminal_width};
use crate::play::line_ui::Part;
use crate::play::text::sentence;

/// What somebody wants at a table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wish {
    /// The seat to take, if it matters which.
    pub(crate) seat: Option<Seat>,
    /// No seat at all, or none any more.
    pub(crate) watch: bool,
    /// To begin as soon as all seats are taken.
    pub(crate) start: bool,
}

/// What follows.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The talk goes on.
    On,
    /// Whoever sits here leaves.
    Leave,
    /// They play on at another table.
    To(TableId),
}

/// The talk at one table.
pub(crate) struct Talk<'a, W> {
    /// Where is written; what is typed comes in between.
    io: LineIo<Empty, &'a mut W>,
    server: &'a Server,
    id: TableId,
    socket: Socket,
    requests: Requests,
    table: Option<Table>,
    wish: Wish,
    /// The words for the luck that only this terminal knows.
    words: Words,
    /// Who goes along from table to table.
    coach: &'a mut Coach,
    /// Whether it was said that the connection is lost.
    lost: bool,
    /// Whether somebody who wants to resign is asked if they are sure.
    sure: bool,
    /// What was on offer when it was last shown.
    offered: Vec<String>,
    /// For whom all were last said to wait.
    awaited: Option<String>,
    /// Whether the result was said.
    over: bool,
    log: Vec<String>,
}

impl<'a, W: Write> Talk<'a, W> {
    /// Goes to a table.
    pub(crate) fn new(
        out: &'a mut W,
        server: &'a Server,
        id: TableId,
        wish: Wish,
        coach: &'a mut Coach,
        interactive: bool,
    ) -> Self {
        // What was said at another table was said of another game.
        coach.forget();
        let socket = Socket::open(server, &id);
        let io = LineIo::new(io::empty(), out, interactive);
        Self {
            io: if interactive { io.at_width(terminal_width) } else { io },
            server,
            id,
            socket,
            requests: Requests::default(),
            table: None,
            wish,
            words: Words::default(),
            coach,
            lost: false,
            sure: false,
            offered: Vec::new(),
            awaited: None,
            over: false,
            log: Vec::new(),
        }
    }

    /// Waits for news of the table, or for the moment to give a dead connection up.
    pub(crate) async fn next(&mut self) -> Option<News> {
        let until = self.requests.until();
        let patience = async {
            match until {
                Some(until) => tokio::time::sleep_until(until).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            news = self.socket.next() => Some(news),
            () = patience => None,
        }
    }

    /// Whether a typed line can be answered now: not before the answer to the last one, so that
    /// lines from a pipe find the game as it is then.
    pub(crate) fn listens(&self) -> bool {
        self.table.is_some() && (!self.requests.is_waiting() || !self.requests.is_open())
    }

    /// Whether something is still on its way.
    pub(crate) fn is_waiting(&self) -> bool {
        self.requests.is_waiting()
    }

    /// Takes news in.
    pub(crate) fn take_in(&mut self, news: Option<News>) -> anyhow::Result<()> {
        match news {
            None => self.socket.give_up(),
            Some(News::Open) => self.requests.opened(&self.socket),
            Some(News::Lost) => self.lose()?,
            Some(News::Gone(error)) => bail!(told(self.server, &error)),
            Some(News::Said(text)) => match serde_json::from_str(&text) {
                Ok(SocketMessage::Table { fresh, events, standing }) => {
                    self.hear_of(fresh, &events, standing)?;
                }
                Ok(SocketMessage::Refused { id, reason, .. }) => {
                    self.refused(id.as_deref(), &reason)?;
                }
                Ok(
                    SocketMessage::Done { id, .. }
                    | SocketMessage::Coach { id, .. }
                    | SocketMessage::Preview { id, .. },
                ) => {
                    if self.requests.answered(id.as_deref()) {
                        self.words.was_asking();
                        self.settle()?;
                    }
                }
                Ok(SocketMessage::Hints { id, hints }) => {
                    self.advised(id.as_deref(), |say| hint_lines(&hints, say))?;
                }
                Ok(SocketMessage::Review { id, review }) => {
                    self.advised(id.as_deref(), |say| review_lines(&review, say))?;
                }
                Ok(SocketMessage::Presence { .. } | SocketMessage::Other) => {}
                Err(error) => return Err(newer(&error)),
            },
        }
        Ok(self.io.flush()?)
    }

    /// Says what a strong bot has thought, if it was asked for.
    fn advised(
        &mut self,
        id: Option<&str>,
        lines: impl FnOnce(&dyn Fn(&Message) -> String) -> Vec<String>,
    ) -> io::Result<()> {
        if !self.requests.answered(id) {
            return Ok(());
        }
        let Some(table) = &self.table else { return Ok(()) };
        let lines = lines(&|message| table.ui.say(message));
        self.io.say_all(lines)
    }

    fn lose(&mut self) -> io::Result<()> {
        let broke = self.requests.lost();
        if !std::mem::replace(&mut self.lost, true) {
            let waits = self.requests.is_waiting();
            self.io.say(if waits { tr!("table-lost-waiting") } else { tr!("table-lost") })?;
        }
        if broke {
            self.io.say(tr!("table-broke"))?;
        }
        Ok(())
    }

    fn refused(&mut self, id: Option<&str>, reason: &str) -> anyhow::Result<()> {
        if !self.requests.answered(id) {
            return Ok(());
        }
        // Whoever was a moment too late with a word plays without one.
        if self.words.was_asking() {
            return Ok(());
        }
        let reason = sentence(reason);
        // Whoever came for a seat and gets none has no business here.
        if !self.wish.watch {
            bail!(reason);
        }
        Ok(self.io.say(reason)?)
    }

    /// A message about the table: events, and how it stands after them.
    fn hear_of(
        &mut self,
        fresh: bool,
        events: &[Event<'_>],
        standing: Standing<'static>,
    ) -> anyhow::Result<()> {
        let back = std::mem::take(&mut self.lost);
        if back {
            self.io.say(tr!("table-regained"))?;
        }
        let known = match (&mut self.table, standing) {
            (Some(table), Standing::Changed(current)) => {
                table.change(*current)?;
                true
            }
            (Some(table), Standing::Whole(snapshot)) if !fresh => {
                table.change(snapshot.current)?;
                true
            }
            (_, Standing::Whole(snapshot)) => {
                self.table = Some(Table::new(*snapshot)?);
                false
            }
            // What has changed of a table that was never told is of no use.
            (None, Standing::Changed(_)) => return Ok(()),
        };
        let number = self.table.as_ref().map_or(0, |table| table.common.number);
        self.socket.knows(number);
        if known {
            if back && !events.is_empty() {
                self.io.say(tr!("terminal-join-missed"))?;
            }
            self.tell(events)?;
        } else {
            self.greet()?;
        }
        self.settle()
    }

    /// Shows a table that was not seen before.
    fn greet(&mut self) -> anyhow::Result<()> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let mut lines = vec![table.title()];
        lines.extend(table.snapshot.about.departs.iter().map(localize));
        lines.extend(table.seats());
        if matches!(table.common.stage, Stage::Playing | Stage::Finished) {
            lines.extend(table.ui.part(Part::Legend));
            lines.push(String::new());
            lines.extend(table.ui.part(Part::Table));
            // What is shown now is no news any more.
            table.ui.news();
        }
        lines.push(tr!("terminal-join-help"));
        self.io.say_all(lines)?;
        self.offered.clear();
        self.awaited = None;
        self.prompt(false)
    }

    /// Tells what has happened, and shows what has come of it.
    fn tell(&mut self, events: &[Event<'_>]) -> anyhow::Result<()> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let events = || events.iter().map(|event| &event.event);
        let me = table.me();
        let mut lines: Vec<String> = events()
            .flat_map(|event| story::lines(event, &table.names, me, table.ui.as_mut()))
            .collect();
        let mut committed = events().filter_map(|event| match event {
            VisibleEvent::Word { seat } => Some(*seat),
            _ => None,
        });
        if committed.any(|seat| me == Some(seat)) && self.words.has_own(&table.snapshot) {
            lines.push(tr!("table-word-own"));
        }
        let played = events().any(VisibleEvent::is_of_the_game);
        if events().any(|event| matches!(event, VisibleEvent::Started { .. })) {
            lines.extend(table.ui.part(Part::Company));
            lines.extend(table.ui.part(Part::Legend));
        }
        let shown = if played { table.ui.news() } else { Vec::new() };
        // After one's own action, or after chance, the same may be on offer anew.
        let mine = |event: &VisibleEvent<'_>| match event {
            VisibleEvent::Acted { by, .. } => {
                *by == Actor::Chance || me.map(Actor::Seat) == Some(*by)
            }
            event => event.is_of_the_game(),
        };
        let anew = events().any(mine);
        self.log.extend(lines.iter().cloned());
        self.io.say_all(&lines)?;
        if !shown.is_empty() {
            self.io.say("")?;
            self.io.say_all(shown)?;
        }
        // What was only said changes nothing for anybody, and words come and go by themselves.
        let quiet = |event: &VisibleEvent<'_>| {
            let words =
                matches!(event, VisibleEvent::Word { .. } | VisibleEvent::WordRevealed { .. });
            words || matches!(event, VisibleEvent::Said { .. })
        };
        if events().all(quiet) {
            return Ok(());
        }
        self.prompt(anew)
    }

    /// Says what is to be done now, unless that was said before.
    fn prompt(&mut self, anew: bool) -> anyhow::Result<()> {
        let Some(table) = &self.table else { return Ok(()) };
        let mut lines = Vec::new();
        let asks = table.asks_me().map(|seat| table.name(seat));
        match table.common.stage {
            Stage::Open => lines.push(match table.free().len() {
                0 if self.wish.start || table.is_starting() => return Ok(()),
                0 if table.me().is_some_and(|me| table.common.ready.contains(me)) => {
                    tr!("terminal-join-others-start")
                }
                0 if table.me().is_some() || table.snapshot.about.hosting => {
                    tr!("terminal-join-ready")
                }
                0 => tr!("table-start-ready"),
                count => tr!("table-start-missing", "count" => count),
            }),
            Stage::Closed => lines.push(tr!("table-closed")),
            Stage::Finished => {
                if !std::mem::replace(&mut self.over, true) {
                    lines.extend(table.result());
                }
                lines.extend(table.coach_news(self.coach));
                lines.push(match table.offers_me() {
                    Some(seat) => tr!("terminal-join-rematch", "name" => table.name(seat)),
                    None => tr!("terminal-join-over"),
                });
            }
            Stage::Playing => {
                if table.lent().is_some() {
                    lines.push(tr!("terminal-join-lent"));
                }
                let legal = table.legal();
                let other = if legal.is_empty() { table.waits_for() } else { None };
                if !legal.is_empty() && (anew || legal != self.offered) {
                    lines.push(tr!("table-prompt-you"));
                    lines.extend(table.clocks());
                    lines.extend(table.coach_news(self.coach));
                    lines.extend(table.ui.part(Part::Choices));
                }
                if other.is_some() && other != self.awaited {
                    lines.extend(other.clone());
                }
                self.awaited = other;
                self.offered = legal;
            }
        }
        if let Some(name) = asks {
            lines.push(tr!("terminal-join-takeback", "name" => name));
        }
        Ok(self.io.say_all(lines)?)
    }

    /// Takes the seat that somebody came for, and begins if they want to.
    fn settle(&mut self) -> anyhow::Result<()> {
        let Some(table) = &self.table else { return Ok(()) };
        if self.requests.is_waiting() {
            return Ok(());
        }
        let stage = table.common.stage;
        if table.me().or(table.lent()).is_some() || self.wish.watch {
            // Whoever is put out of their seat later does not jump into the next one.
            self.wish.watch = true;
            let due = self.words.due(&table.snapshot);
            match due.with_context(|| tr!("terminal-error-random"))? {
                Due::Ask(request) => {
                    self.requests.ask(&self.socket, request);
                    return Ok(());
                }
                Due::Warn => self.io.say(tr!("table-seal-wrong"))?,
                Due::Nothing => {}
            }
            let Some(table) = &self.table else { return Ok(()) };
            if self.wish.start && stage == Stage::Open && table.free().is_empty() {
                self.wish.start = false;
                self.requests.ask(&self.socket, TableRequest::Start);
            }
            return Ok(());
        }
        match stage {
            Stage::Open => {}
            Stage::Closed => bail!("{}. {}", tr!("table-closed"), tr!("table-closed-more")),
            Stage::Playing | Stage::Finished => bail!(tr!("terminal-join-begun")),
        }
        let free = table.free();
        let Some(seat) = self.wish.seat.or(free.first().copied()) else {
            bail!(tr!("terminal-join-full"));
        };
        self.requests.ask(&self.socket, TableRequest::Sit { seat });
        Ok(())
    }
}
