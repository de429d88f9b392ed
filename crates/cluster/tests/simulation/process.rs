//! A server: drives a node, plays the tables that it owns and shows those that it does not.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use ardri_cluster::{
    AppendError, Effect, Epoch, Lost, Mirror, Node, Origin, Owner, RefusedWhy, Ticket, Timing,
};

use crate::database::{Answer, Broken, Key, Statement, Table};
use crate::world::SERVERS;

/// How long a server that is to stop waits for those who wait for it.
const GRACE: u64 = 5_000;
/// How long one that has left redirects whatever is still on its way.
const LINGER: u64 = 1_000;

/// What a client asks for at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Write a line, unless there is one with this key.
    Act(Key),
    /// How many lines there are.
    Look,
}

/// What one server sends to another.
#[derive(Clone, Debug)]
pub enum Peer {
    Ask { ticket: Ticket, table: Table, op: Op },
    Done { ticket: Ticket, number: u64 },
    NotMine { ticket: Ticket },
    Refused { ticket: Ticket, why: RefusedWhy },
    Follow { table: Table, after: u64 },
    Lines { table: Table, first: u64, keys: Vec<Key> },
    NotFollowed { table: Table },
    Farewell,
}

/// What a client sends.
#[derive(Clone, Copy, Debug)]
pub enum FromClient {
    Watch { table: Table, after: u64 },
    Ask { attempt: u64, table: Table, op: Op },
}

/// What a client is sent.
#[derive(Clone, Copy, Debug)]
pub enum ToClient {
    News {
        table: Table,
        number: u64,
        key: Key,
    },
    Done {
        attempt: u64,
        number: u64,
    },
    Refused {
        attempt: u64,
    },
    /// Come back elsewhere when what you asked for is answered.
    Away,
    Closed,
}

/// The connection of a client: whose, and which one.
pub type Socket = (usize, u64);

/// What a server is told.
#[derive(Clone, Debug)]
pub enum Input {
    Tick,
    Answer(Answer),
    /// A statement was not answered.
    Lost(Statement),
    Peer(usize, Peer),
    LinkLost(usize),
    Client(Socket, FromClient),
    /// Give a table to another server, for the sake of balance.
    HandOver(Table, Owner),
    /// Stop in good order; these may take over.
    Leave(Vec<Owner>),
}

/// What a server sends.
#[derive(Clone, Debug)]
pub enum Output {
    Statement(Statement),
    Peer(usize, Peer),
    Client(Socket, ToClient),
}

enum Asker {
    Client { socket: Socket, attempt: u64 },
    Peer { address: usize, ticket: Ticket },
}

struct Asked {
    by: Asker,
    table: Table,
    op: Op,
}

/// A table that is played here.
struct Play {
    id: u64,
    epoch: Epoch,
    queue: VecDeque<Ticket>,
    appending: Option<(Ticket, Key)>,
    draining: bool,
}

struct Shown {
    lines: Vec<Key>,
    mirror: Mirror<Key>,
    /// Requests of watchers that were answered elsewhere, and with what.
    answers: BTreeMap<Ticket, u64>,
    watchers: BTreeMap<Socket, u64>,
    followers: BTreeSet<usize>,
    play: Option<Play>,
}

impl Shown {
    fn new() -> Self {
        Self {
            lines: Vec::new(),
            mirror: Mirror::after(0),
            answers: BTreeMap::new(),
            watchers: BTreeMap::new(),
            followers: BTreeSet::new(),
            play: None,
        }
    }
}

pub struct Process {
    broken: Broken,
    node: Node<Table>,
    tables: BTreeMap<Table, Shown>,
    asked: BTreeMap<Ticket, Asked>,
    sockets: BTreeSet<Socket>,
    numbers: u64,
    /// Since when it is about to stop, and since when it is not in the database any more.
    leaving: Option<u64>,
    left: Option<u64>,
    /// Whether it has ended in good order.
    pub gone: bool,
    out: Vec<Output>,
}

impl Process {
    pub fn new(timing: Timing, broken: Broken) -> Self {
        Self {
            broken,
            node: Node::new(timing),
            tables: BTreeMap::new(),
            asked: BTreeMap::new(),
            sockets: BTreeSet::new(),
            numbers: 0,
            leaving: None,
            left: None,
            gone: false,
            out: Vec::new(),
        }
    }

    fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    fn table(&mut self, table: Table) -> &mut Shown {
        self.tables.entry(table).or_insert_with(Shown::new)
    }

    fn send(&mut self, to: usize, message: Peer) {
        self.out.push(Output::Peer(to, message));
    }

    fn is_sure(&self, now: u64) -> bool {
        self.node.is_sure(now)
    }

    /// Takes something in and says what is to be sent; the time is this server's own.
    pub fn take(&mut self, input: Input, now: u64) -> Vec<Output> {
        match input {
            Input::Tick => {
                self.node.tick(now);
                let over =
                    |since: Option<u64>, time| since.is_some_and(|since| now >= since + time);
                if over(self.leaving, GRACE) {
                    self.node.go();
                }
                self.gone = over(self.left, LINGER);
            }
            Input::Answer(answer) => self.answer(answer, now),
            Input::Lost(statement) => self.lost(statement, now),
            Input::Peer(from, message) => self.peer(from, message, now),
            Input::LinkLost(address) => {
                for shown in self.tables.values_mut() {
                    shown.followers.remove(&address);
                }
                self.node.link_lost(address, now);
            }
            Input::Client(socket, message) => self.client(socket, message, now),
            Input::HandOver(table, to) => self.node.hand_over(table, to),
            Input::Leave(others) => {
                self.leaving = Some(now);
                self.node.leave(others);
                for socket in self.sockets.clone() {
                    self.out.push(Output::Client(socket, ToClient::Away));
                }
            }
        }
        self.obey(now);
        if self.leaving.is_some() && self.asked.is_empty() && self.node.may_go() {
            self.node.go();
            self.obey(now);
        }
        std::mem::take(&mut self.out)
    }

    fn obey(&mut self, now: u64) {
        loop {
            let effects = self.node.effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                self.effect(effect, now);
            }
        }
    }

    fn effect(&mut self, effect: Effect<Table>, now: u64) {
        let statement = match effect {
            Effect::Join => Statement::Join,
            Effect::Beat(epoch) => Statement::Beat(epoch),
            Effect::Part(epoch) => Statement::Part(epoch),
            Effect::Leave(epoch) => Statement::Leave(epoch),
            Effect::End => return self.say_farewell(now),
            Effect::Claim(table) => match self.node.epoch() {
                Some(epoch) => Statement::Claim(epoch, table),
                None => return,
            },
            Effect::HandOver(table, term, to) => match self.node.epoch() {
                Some(epoch) => Statement::HandOver(epoch, table, term, to),
                None => return,
            },
            Effect::Load(table) => {
                let (id, Some(epoch)) = (self.number(), self.node.epoch()) else { return };
                let (queue, appending) = (VecDeque::new(), None);
                let play = Play { id, epoch, queue, appending, draining: false };
                self.table(table).play = Some(play);
                Statement::Load(table, id)
            }
            Effect::Serve(ticket, table) => {
                if let Some(play) = &mut self.table(table).play {
                    play.queue.push_back(ticket);
                }
                return self.advance(table, now);
            }
            Effect::Drain(table) => {
                if let Some(play) = &mut self.table(table).play {
                    play.draining = true;
                }
                return self.advance(table, now);
            }
            Effect::Drop(table) => return self.drop_play(table),
            Effect::Forward(ticket, table, owner) => {
                if let Some(asked) = self.asked.get(&ticket) {
                    let op = asked.op;
                    self.send(owner.address, Peer::Ask { ticket, table, op });
                }
                return;
            }
            Effect::NotMine(ticket) => {
                if let Some(Asker::Peer { address, ticket }) = self.asker(ticket) {
                    self.send(address, Peer::NotMine { ticket });
                }
                return;
            }
            Effect::Refuse(ticket, why) => return self.refuse(ticket, why),
            Effect::Follow(table, owner) => {
                let after = self.table(table).lines.len() as u64;
                return self.send(owner.address, Peer::Follow { table, after });
            }
            Effect::SendAway => {
                for socket in std::mem::take(&mut self.sockets) {
                    self.out.push(Output::Client(socket, ToClient::Closed));
                }
                for shown in self.tables.values_mut() {
                    shown.watchers.clear();
                }
                return;
            }
        };
        self.out.push(Output::Statement(statement));
    }

    fn say_farewell(&mut self, now: u64) {
        self.left = Some(now);
        for other in 0..SERVERS {
            self.send(other, Peer::Farewell);
        }
    }

    fn asker(&mut self, ticket: Ticket) -> Option<Asker> {
        self.asked.remove(&ticket).map(|asked| asked.by)
    }

    fn refuse(&mut self, ticket: Ticket, why: RefusedWhy) {
        match self.asker(ticket) {
            Some(Asker::Client { socket, attempt }) => {
                self.out.push(Output::Client(socket, ToClient::Refused { attempt }));
            }
            Some(Asker::Peer { address, ticket }) => {
                self.send(address, Peer::Refused { ticket, why });
            }
            None => {}
        }
    }

    fn done(&mut self, ticket: Ticket, number: u64) {
        match self.asker(ticket) {
            Some(Asker::Client { socket, attempt }) => {
                self.out.push(Output::Client(socket, ToClient::Done { attempt, number }));
            }
            Some(Asker::Peer { address, ticket }) => {
                self.send(address, Peer::Done { ticket, number });
            }
            None => {}
        }
    }

    /// Stops playing a table.
    fn drop_play(&mut self, table: Table) {
        let shown = self.table(table);
        let followers = std::mem::take(&mut shown.followers);
        let Some(play) = shown.play.take() else { return };
        for follower in followers {
            self.send(follower, Peer::NotFollowed { table });
        }
        for ticket in play.appending.map(|(ticket, _)| ticket).into_iter().chain(play.queue) {
            self.refuse(ticket, RefusedWhy::Unknown);
        }
    }

    /// Answers what waits at a table, one after the other; each line is written before the next.
    fn advance(&mut self, table: Table, now: u64) {
        loop {
            let sure = self.is_sure(now);
            let shown = self.table(table);
            let Some(play) = &mut shown.play else { return };
            if play.appending.is_some() {
                return;
            }
            let Some(ticket) = play.queue.pop_front() else {
                if play.draining {
                    self.node.drained(table, Ok(()), now);
                }
                return;
            };
            let (id, epoch, lines) = (play.id, play.epoch, shown.lines.len() as u64);
            let Some(asked) = self.asked.get(&ticket) else { continue };
            match asked.op {
                _ if !sure => self.refuse(ticket, RefusedWhy::Busy),
                Op::Look => self.done(ticket, lines),
                Op::Act(key) => {
                    let known = self.table(table).lines.iter().position(|one| *one == key);
                    if let Some(at) = known {
                        self.done(ticket, at as u64 + 1);
                        continue;
                    }
                    if let Some(play) = &mut self.table(table).play {
                        play.appending = Some((ticket, key));
                    }
                    let first = lines + 1;
                    let append = Statement::Append { epoch, table, play: id, first, key };
                    self.out.push(Output::Statement(append));
                }
            }
        }
    }

    /// Lines that are in the log for certain.
    fn show(&mut self, table: Table, first: u64, keys: Vec<Key>) {
        let shown = self.table(table);
        let taken = shown.mirror.take(first, keys);
        shown.lines.extend(&taken.news);
        let followers = shown.followers.clone();
        let released: Vec<_> = taken
            .released
            .into_iter()
            .filter_map(|ticket| Some((ticket, shown.answers.remove(&ticket)?)))
            .collect();
        self.tell_watchers(table);
        let after = self.table(table).lines.len() - taken.news.len();
        for follower in followers {
            let (first, keys) = (after as u64 + 1, taken.news.clone());
            self.send(follower, Peer::Lines { table, first, keys });
        }
        for (ticket, number) in released {
            self.done(ticket, number);
        }
        if taken.gap {
            self.out.push(Output::Statement(Statement::Read(table)));
        }
    }

    fn tell_watchers(&mut self, table: Table) {
        let shown = self.tables.entry(table).or_insert_with(Shown::new);
        for (socket, sent) in &mut shown.watchers {
            for key in lines_after(&shown.lines, *sent) {
                *sent += 1;
                let news = ToClient::News { table, number: *sent, key: *key };
                self.out.push(Output::Client(*socket, news));
            }
        }
    }

    fn answer(&mut self, answer: Answer, now: u64) {
        match answer {
            Answer::Joined(epoch) => self.node.joined(Ok(epoch), now),
            Answer::Beaten(epoch, lives) => self.node.beaten(epoch, Ok(lives)),
            Answer::Claimed(table, claim) => self.node.claimed(table, Ok(claim), now),
            Answer::Loaded(table, id, keys) => {
                if self.table(table).play.as_ref().is_some_and(|play| play.id == id) {
                    self.show(table, 1, keys);
                    self.node.loaded(table, true, now);
                }
            }
            Answer::Appended(table, id, result) => self.appended(table, id, result, now),
            Answer::HandedOver(table, done) => self.node.handed_over(table, Ok(done), now),
            Answer::Parted => {}
            Answer::Left => self.say_farewell(now),
            Answer::Read(table, keys) => self.show(table, 1, keys),
        }
    }

    fn appended(&mut self, table: Table, id: u64, result: Result<(), AppendError>, now: u64) {
        let Some(play) = self.table(table).play.as_mut().filter(|play| play.id == id) else {
            return;
        };
        let Some((ticket, key)) = play.appending.take() else { return };
        let draining = play.draining;
        match result {
            Ok(()) => {
                let number = self.table(table).lines.len() as u64 + 1;
                self.show(table, number, vec![key]);
                self.done(ticket, number);
                self.advance(table, now);
            }
            Err(why) => {
                self.refuse(ticket, RefusedWhy::Unknown);
                if draining {
                    self.node.drained(table, Err(why), now);
                } else {
                    self.node.not_appended(table, why);
                }
            }
        }
    }

    fn lost(&mut self, statement: Statement, now: u64) {
        match statement {
            Statement::Join => self.node.joined(Err(Lost), now),
            Statement::Beat(epoch) => self.node.beaten(epoch, Err(Lost)),
            Statement::Claim(_, table) => self.node.claimed(table, Err(Lost), now),
            Statement::Load(table, id) => {
                if self.table(table).play.as_ref().is_some_and(|play| play.id == id) {
                    self.node.loaded(table, false, now);
                }
            }
            Statement::Append { table, play, .. } => {
                let why =
                    if self.broken.no_doubt { AppendError::NotNext } else { AppendError::Lost };
                self.appended(table, play, Err(why), now);
            }
            Statement::HandOver(_, table, ..) => self.node.handed_over(table, Err(Lost), now),
            Statement::Part(_) => {}
            Statement::Leave(_) => self.say_farewell(now),
            Statement::Read(table) => self.out.push(Output::Statement(Statement::Read(table))),
        }
    }

    fn peer(&mut self, from: usize, message: Peer, now: u64) {
        match message {
            Peer::Ask { ticket, table, op } => {
                let own = Ticket(self.number());
                let by = Asker::Peer { address: from, ticket };
                self.asked.insert(own, Asked { by, table, op });
                self.node.asked(own, table, Origin::Peer, now);
            }
            Peer::Done { ticket, number } => {
                if !self.node.answered(ticket) {
                    return;
                }
                let Some(asked) = self.asked.get(&ticket) else { return };
                let (table, look) = (asked.table, asked.op == Op::Look);
                let watched = matches!(asked.by, Asker::Client { socket, .. }
                    if self.tables.get(&table).is_some_and(|one| one.watchers.contains_key(&socket)));
                let hold = watched && !look && !self.broken.no_hold;
                if hold && !self.table(table).mirror.hold(ticket, number) {
                    self.table(table).answers.insert(ticket, number);
                    // Who has left follows nobody any more.
                    if self.node.epoch().is_none() {
                        self.out.push(Output::Statement(Statement::Read(table)));
                    }
                } else {
                    self.done(ticket, number);
                }
            }
            Peer::NotMine { ticket } => self.node.not_theirs(ticket, now),
            Peer::Refused { ticket, why } => {
                if self.node.answered(ticket) {
                    self.refuse(ticket, why);
                }
            }
            Peer::Follow { table, after } => {
                let owns = self.node.followed(table, now);
                let shown = self.table(table);
                if owns && shown.play.is_some() {
                    shown.followers.insert(from);
                    let keys = lines_after(&shown.lines, after).to_vec();
                    self.send(from, Peer::Lines { table, first: after + 1, keys });
                } else {
                    self.send(from, Peer::NotFollowed { table });
                }
            }
            Peer::Lines { table, first, keys } => self.show(table, first, keys),
            Peer::Farewell => self.node.farewell(from, now),
            Peer::NotFollowed { table } => self.node.not_followed(table, from, now),
        }
    }

    fn client(&mut self, socket: Socket, message: FromClient, now: u64) {
        self.sockets.insert(socket);
        match message {
            FromClient::Watch { table, after } => {
                self.table(table).watchers.insert(socket, after);
                self.tell_watchers(table);
                self.node.watch(table, now);
                if self.leaving.is_some() {
                    self.out.push(Output::Client(socket, ToClient::Away));
                }
            }
            FromClient::Ask { attempt, table, op } => {
                let ticket = Ticket(self.number());
                self.asked
                    .insert(ticket, Asked { by: Asker::Client { socket, attempt }, table, op });
                self.node.asked(ticket, table, Origin::Client, now);
            }
        }
    }
}

/// The lines after so many.
fn lines_after(lines: &[Key], shown: u64) -> &[Key] {
    usize::try_from(shown).ok().and_then(|shown| lines.get(shown..)).unwrap_or_default()
}
