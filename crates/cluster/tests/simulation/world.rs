//! Servers, clients, a database and a network between them, in a time of their own: the same seed gives the same
//! history.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};

use ardri_cluster::Timing;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::client::{Client, Next};
use crate::database::{Broken, Database, Statement, Table};
use crate::faults::{Fault, Faults};
use crate::process::{FromClient, Input, Op, Output, Peer, Process, Socket, ToClient};

pub const SERVERS: usize = 3;
const TABLES: u32 = 5;
const CLIENTS: usize = 8;
/// How often a server looks at its clock.
const TICK: u64 = 100;
/// How long a client waits for an answer before it goes to another server.
const PATIENCE: u64 = 2_500;

/// A server's process, and where it stands in the world.
struct Server {
    process: Option<Process>,
    /// Counts its starts: what was meant for an earlier one is not for it.
    life: u64,
    started: u64,
    /// How fast its clock runs, in thousandths.
    rate: u64,
    /// Whether it is stopped, and what waits for it.
    paused: Option<VecDeque<Input>>,
    cut_off: bool,
}

#[derive(Clone, Debug)]
enum Event {
    Server(usize, u64, Input),
    /// A statement arrives at the database; it may come to nothing, or its answer may get lost.
    Statement {
        from: usize,
        life: u64,
        statement: Statement,
        lose_answer: bool,
    },
    Peer {
        from: usize,
        to: usize,
        link: u64,
        message: Peer,
    },
    ToClient(Socket, ToClient),
    Client(usize, u64),
    Fault(Fault),
    Tick(usize, u64),
}

pub struct World {
    pub now: u64,
    rng: Xoshiro256PlusPlus,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    events: BTreeMap<u64, Event>,
    numbers: u64,
    timing: Timing,
    broken: Broken,
    faults: Faults,
    pub database: Database,
    /// Until when the database answers nobody.
    stalled: u64,
    servers: Vec<Server>,
    /// How often the link between two servers was cut, and whether it is.
    links: [[(u64, bool); SERVERS]; SERVERS],
    /// What arrives on a way in the order in which it was sent: when the last one did.
    ways: BTreeMap<(usize, usize), u64>,
    pub clients: Vec<Client>,
    /// How many lines a client knows to be written at each table.
    acknowledged: BTreeMap<Table, u64>,
    /// What must never be.
    pub violations: Vec<String>,
    /// How many requests were refused or given up.
    pub refused: u64,
    pub answered: u64,
    /// The longest that a client has waited for an answer, refusals and all.
    pub longest: u64,
    calm: bool,
}

impl World {
    pub fn new(seed: u64, faults: Faults, broken: Broken) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let usual = Timing::USUAL;
        // Without a lease a node trusts itself for as long as a history lasts.
        let trusting = Timing { lease: 1_000_000, ..usual };
        let timing = if broken.no_lease { trusting } else { usual };
        let mut world = Self {
            now: 0,
            rng,
            queue: BinaryHeap::new(),
            events: BTreeMap::new(),
            numbers: 0,
            timing,
            broken,
            faults,
            database: Database::new(usual.lease, broken),
            stalled: 0,
            servers: Vec::new(),
            links: [[(0, false); SERVERS]; SERVERS],
            ways: BTreeMap::new(),
            clients: Vec::new(),
            acknowledged: BTreeMap::new(),
            violations: Vec::new(),
            refused: 0,
            answered: 0,
            longest: 0,
            calm: false,
        };
        for at in 0..SERVERS {
            let rate = 990 + world.below(21);
            let (life, started, paused, cut_off) = (0, 0, None, false);
            world.servers.push(Server { process: None, life, started, rate, paused, cut_off });
            world.start(at);
        }
        for number in 0..CLIENTS {
            let table = world.below(TABLES.into()) as Table;
            world.clients.push(Client::new(number, table));
            let later = 200 + world.below(500);
            world.at(later, Event::Client(number, 0));
        }
        if let Some((later, fault)) = faults.first(&mut world.rng) {
            world.at(later, Event::Fault(fault));
        }
        world
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.rng.next_u64() % bound
    }

    fn at(&mut self, later: u64, event: Event) {
        self.numbers += 1;
        self.events.insert(self.numbers, event);
        self.queue.push(Reverse((self.now + later, self.numbers)));
    }

    /// Lets time pass until then.
    pub fn run(&mut self, until: u64) {
        while let Some(&Reverse((at, number))) = self.queue.peek() {
            if at > until {
                break;
            }
            self.queue.pop();
            self.now = at;
            if let Some(event) = self.events.remove(&number) {
                self.happen(event);
            }
        }
        self.now = until;
    }

    /// Ends all faults: everything is well from now on.
    pub fn calm_down(&mut self) {
        self.calm = true;
        self.stalled = 0;
        for a in 0..SERVERS {
            for b in 0..SERVERS {
                self.links[a][b].1 = false;
            }
            self.servers[a].cut_off = false;
            self.resume(a);
            self.start(a);
        }
    }

    fn start(&mut self, at: usize) {
        if self.servers[at].process.is_some() {
            return;
        }
        let process = Process::new(self.timing, self.broken);
        let server = &mut self.servers[at];
        (server.process, server.paused, server.started) = (Some(process), None, self.now);
        server.life += 1;
        let life = server.life;
        self.at(1, Event::Tick(at, life));
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Tick(at, life) => {
                if self.servers[at].life == life && self.servers[at].process.is_some() {
                    self.tell(at, Input::Tick);
                    self.at(TICK, Event::Tick(at, life));
                }
            }
            Event::Server(at, life, input) => {
                if self.servers[at].life == life {
                    self.tell(at, input);
                }
            }
            Event::Statement { from, life, statement, lose_answer } => {
                let answer = self.database.run(from, statement, self.now);
                if !lose_answer {
                    let later = 1 + self.below(8);
                    self.at(later, Event::Server(from, life, Input::Answer(answer)));
                }
            }
            Event::Peer { from, to, link, message } => {
                if self.links[from][to] != (link, false) {
                    return;
                }
                if self.servers[to].process.is_some() {
                    self.tell(to, Input::Peer(from, message));
                } else {
                    let life = self.servers[from].life;
                    self.at(1, Event::Server(from, life, Input::LinkLost(to)));
                }
            }
            Event::ToClient(socket, message) => self.client_hears(socket, message),
            Event::Client(number, turn) => self.client_acts(number, turn),
            Event::Fault(fault) => self.fault(fault),
        }
    }

    fn tell(&mut self, at: usize, input: Input) {
        let now = self.now;
        let server = &mut self.servers[at];
        if let Some(waiting) = &mut server.paused {
            // A timer rings once, however long nobody has heard it.
            if !matches!(input, Input::Tick) || waiting.is_empty() {
                waiting.push_back(input);
            }
            return;
        }
        let Some(process) = &mut server.process else { return };
        let own_time = (now - server.started) * server.rate / 1_000;
        let (life, out) = (server.life, process.take(input, own_time));
        let gone = process.gone;
        for output in out {
            self.send(at, life, output);
        }
        if gone {
            self.stop(at);
        }
    }

    fn send(&mut self, from: usize, life: u64, output: Output) {
        match output {
            Output::Statement(statement) => self.send_statement(from, life, statement),
            Output::Peer(to, message) => {
                let (link, cut) = self.links[from][to];
                if to == from {
                    return;
                }
                if cut || self.servers[to].process.is_none() {
                    let later = 20 + self.below(200);
                    self.at(later, Event::Server(from, life, Input::LinkLost(to)));
                } else {
                    let later = self.on_its_way(from, to);
                    self.at(later, Event::Peer { from, to, link, message });
                }
            }
            Output::Client(socket, message) => {
                let later = self.on_its_way(from, SERVERS + socket.0);
                self.at(later, Event::ToClient(socket, message));
            }
        }
    }

    /// How long something takes that does not overtake what was sent before it.
    fn on_its_way(&mut self, from: usize, to: usize) -> u64 {
        let arrives = self.now + 1 + self.below(10);
        let last = self.ways.entry((from, to)).or_default();
        *last = (*last).max(arrives);
        *last - self.now
    }

    fn send_statement(&mut self, from: usize, life: u64, statement: Statement) {
        let event = |lose_answer| Event::Statement { from, life, statement, lose_answer };
        let hung_up = Event::Server(from, life, Input::Lost(statement));
        // A hand-over is rare, and what becomes of a late one is worth looking at often.
        let one_in = if matches!(statement, Statement::HandOver(..)) { 8 } else { 200 };
        let late = self.faults.late_statements && !self.calm && self.below(one_in) == 0;
        if self.servers[from].cut_off || late {
            // The statement does not arrive, or its answer does not, or it arrives when nobody
            // waits for it any more.
            match self.below(3) {
                0 => {}
                1 => self.at(1, event(true)),
                _ => {
                    let later = 600 + self.below(6_000);
                    self.at(later, event(true));
                }
            }
            let later = 500 + self.below(500);
            self.at(later, hung_up);
            return;
        }
        let wait = self.stalled.saturating_sub(self.now);
        if wait > 1_000 {
            self.at(1_000, hung_up);
            self.at(wait, event(true));
        } else {
            let later = wait + 1 + self.below(8);
            self.at(later, event(false));
        }
    }

    fn fault(&mut self, fault: Fault) {
        if self.calm && !fault.mends() {
            return;
        }
        match fault {
            Fault::Crash(at) => self.stop(at),
            Fault::Start(at) => self.start(at),
            Fault::Pause(at) => {
                if self.servers[at].process.is_some() {
                    self.servers[at].paused.get_or_insert_default();
                }
            }
            Fault::Resume(at) => self.resume(at),
            Fault::CutOff(at, cut) => self.servers[at].cut_off = cut,
            Fault::Cut(a, b) => self.cut(a, b),
            Fault::Join(a, b) => (self.links[a][b].1, self.links[b][a].1) = (false, false),
            Fault::Stall(time) => self.stalled = self.now + time,
            Fault::Balance(at) => {
                let others = self.database.others(at);
                for table in 0..TABLES {
                    if !others.is_empty() && self.below(2) == 0 {
                        let heir = others[self.below(others.len() as u64) as usize];
                        self.tell(at, Input::HandOver(table, heir));
                    }
                }
            }
            Fault::Leave(at) => {
                let others = self.database.others(at);
                let running =
                    others.into_iter().filter(|one| self.servers[one.address].process.is_some());
                let running = running.collect();
                self.tell(at, Input::Leave(running));
            }
        }
        for (later, next) in self.faults.after(fault, &mut self.rng) {
            self.at(later, Event::Fault(next));
        }
    }

    fn cut(&mut self, a: usize, b: usize) {
        for (from, to) in [(a, b), (b, a)] {
            self.links[from][to] = (self.links[from][to].0 + 1, true);
            let (life, later) = (self.servers[from].life, 50 + self.below(900));
            self.at(later, Event::Server(from, life, Input::LinkLost(to)));
        }
    }

    fn resume(&mut self, at: usize) {
        for input in self.servers[at].paused.take().into_iter().flatten() {
            self.tell(at, input);
        }
    }

    /// A process ends, at once: its connections are closed by the machine.
    fn stop(&mut self, at: usize) {
        if self.servers[at].process.take().is_none() {
            return;
        }
        self.servers[at].paused = None;
        for other in (0..SERVERS).filter(|other| *other != at) {
            self.links[at][other].0 += 1;
            self.links[other][at].0 += 1;
            let (life, later) = (self.servers[other].life, 1 + self.below(50));
            self.at(later, Event::Server(other, life, Input::LinkLost(at)));
        }
        let here: Vec<Socket> =
            self.clients.iter().filter(|one| one.server == Some(at)).map(Client::socket).collect();
        for socket in here {
            let later = self.on_its_way(at, SERVERS + socket.0);
            self.at(later, Event::ToClient(socket, ToClient::Closed));
        }
    }

    fn client_hears(&mut self, socket: Socket, message: ToClient) {
        let client = &mut self.clients[socket.0];
        if client.socket() != socket {
            return;
        }
        match message {
            ToClient::News { table, number, key } => {
                if let Err(what) = client.news(table, number, key) {
                    self.violations.push(what);
                }
            }
            ToClient::Done { attempt, number } => {
                let Some((table, op, begun)) = client.done(attempt) else { return };
                self.answered += 1;
                self.longest = self.longest.max(self.now - begun);
                let watched = (client.table == table).then_some(client.seen);
                let known = client.known_when_asked;
                match op {
                    Op::Look if number < known => self.violations.push(format!(
                        "somebody who knew of {known} lines of table {table} was shown {number}"
                    )),
                    Op::Look => {}
                    Op::Act(key) => {
                        if watched.is_some_and(|seen| seen < number) {
                            let what = format!(
                                "line {number} of table {table} was acknowledged before it was shown"
                            );
                            self.violations.push(what);
                        }
                        let most = self.acknowledged.entry(table).or_default();
                        *most = (*most).max(number);
                        self.clients[socket.0].acknowledged.push((table, number, key));
                    }
                }
                let later = 20 + self.below(400);
                self.client_again(socket.0, later);
            }
            ToClient::Refused { attempt } => {
                if client.refused(attempt) {
                    self.refused += 1;
                    client.refusals += 1;
                    if client.refusals.is_multiple_of(3) {
                        client.hang_up();
                    }
                    let later = 100 + self.below(300);
                    self.client_again(socket.0, later);
                }
            }
            ToClient::Away => {
                client.away = true;
                if client.op.is_none() {
                    self.client_again(socket.0, 0);
                }
            }
            ToClient::Closed => {
                if client.op.is_some() {
                    self.refused += 1;
                }
                client.hang_up();
                let later = 20 + self.below(200);
                self.client_again(socket.0, later);
            }
        }
    }

    fn client_again(&mut self, number: usize, later: u64) {
        let turn = self.clients[number].next_turn();
        self.at(later, Event::Client(number, turn));
    }

    /// A client goes on: it connects, asks, or gives up waiting.
    fn client_acts(&mut self, number: usize, turn: u64) {
        let (now, quiet) = (self.now, self.clients[number].quiet);
        match self.clients[number].wakes(turn) {
            Next::Nothing => return,
            Next::GaveUp => self.refused += 1,
            Next::Go => {}
        }
        let running: Vec<usize> =
            (0..SERVERS).filter(|at| self.servers[*at].process.is_some()).collect();
        if self.clients[number].server.is_none() {
            let other = self.clients[number].avoid;
            let choice: Vec<usize> = running
                .iter()
                .copied()
                .filter(|at| running.len() == 1 || Some(*at) != other)
                .collect();
            if choice.is_empty() {
                return self.client_again(number, 300);
            }
            let at = choice[self.below(choice.len() as u64) as usize];
            let client = &mut self.clients[number];
            client.connect(at);
            let (table, after) = (client.table, client.seen);
            self.send_to_server(number, FromClient::Watch { table, after });
        }
        if self.clients[number].op.is_none() {
            if quiet {
                return;
            }
            let act = self.below(10) < 6;
            let table = if self.below(2) == 0 {
                self.clients[number].table
            } else {
                self.below(TABLES.into()) as Table
            };
            self.clients[number].begin(table, act, now);
        }
        let known = |table| self.acknowledged.get(&table).copied().unwrap_or(0);
        let client = &mut self.clients[number];
        let Some((table, op, _)) = client.op else { return };
        let attempt = client.ask(known(table));
        self.send_to_server(number, FromClient::Ask { attempt, table, op });
        self.client_again(number, PATIENCE);
    }

    fn send_to_server(&mut self, number: usize, message: FromClient) {
        let client = &self.clients[number];
        let (Some(at), socket) = (client.server, client.socket()) else { return };
        let (life, later) = (self.servers[at].life, self.on_its_way(SERVERS + number, at));
        self.at(later, Event::Server(at, life, Input::Client(socket, message)));
    }

    /// Looks at the whole when everything is over.
    pub fn look_back(&mut self) -> Vec<String> {
        let mut found = std::mem::take(&mut self.violations);
        found.append(&mut self.database.violations);
        for client in &self.clients {
            for (table, number, key) in &client.acknowledged {
                let at = self.database.logs[table].get(*number as usize - 1);
                if at != Some(key) {
                    found.push(format!("line {number} of table {table} was {key} and is {at:?}"));
                }
            }
            let log = self.database.logs.get(&client.table).cloned().unwrap_or_default();
            if client.shown[..] != log[..client.shown.len().min(log.len())] {
                found.push(format!("a client was shown other lines of table {}", client.table));
            }
        }
        for (table, log) in &self.database.logs {
            let once: std::collections::BTreeSet<_> = log.iter().collect();
            if once.len() != log.len() {
                found.push(format!("a line of table {table} was written twice"));
            }
        }
        found
    }
}
