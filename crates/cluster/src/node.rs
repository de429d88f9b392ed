//! One server of a cluster: what it owns, whom it asks, when it no longer trusts itself.

use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::Hash;
use std::mem;

use crate::{Steady, Timing};

/// One life of a node in the database: new at every start and after every eviction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Epoch(pub i64);

/// A node that owns tables, and how to reach it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owner {
    /// The life in which it owns them.
    pub epoch: Epoch,
    /// Its number among the addresses that the driver knows.
    pub address: usize,
}

/// A request that waits for an answer; the number is the driver's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// Where a request came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From a person who is connected here.
    Client,
    /// Forwarded by another node.
    Peer,
}

/// The database did not answer; whether it did what it was asked is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost;

/// What came of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The table is this node's, now or already; every claim raises the term.
    Mine {
        /// The term of this claim.
        term: i64,
    },
    /// It belongs to a node that lives.
    Theirs(Owner),
    /// This node does not live.
    Fenced,
}

/// Why lines were not appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// This node has been evicted.
    Fenced,
    /// They are not the next of the table.
    NotNext,
    /// The database did not answer.
    Lost,
}

/// Why a request is not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedWhy {
    /// Nothing was done; it may be tried again.
    Busy,
    /// It may have been done; who tries again with the same key finds out.
    Unknown,
}

/// What a node wants done. Answers of the database and of other nodes come back through its methods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect<T> {
    /// Enter the database as a new node, and delete every earlier one at this address, which can only be dead; then [`Node::joined`].
    Join,
    /// Tell the database that this node lives, and delete nodes whose lease is over; then [`Node::beaten`].
    Beat(Epoch),
    /// Claim a table; then [`Node::claimed`].
    Claim(T),
    /// Read a table's log and make it ready to be played; then [`Node::loaded`].
    Load(T),
    /// Answer a request at the table that is played here.
    Serve(Ticket, T),
    /// Send a request to the owner; then [`Node::answered`] or [`Node::not_theirs`].
    Forward(Ticket, T, Owner),
    /// Tell whoever has forwarded a request that the table is not this node's.
    NotMine(Ticket),
    /// Give a request up.
    Refuse(Ticket, RefusedWhy),
    /// Ask the owner for the lines of a table that is shown here.
    Follow(T, Owner),
    /// Let nothing more be asked of a table and wait until its lines are written; then [`Node::drained`].
    Drain(T),
    /// Give a table to another node if this term is still the last; then [`Node::handed_over`].
    HandOver(T, i64, Owner),
    /// Stop playing a table here; those who watch it stay.
    Drop(T),
    /// Send everyone who is connected here away, to come back to another node.
    SendAway,
    /// Tell the database that this node is about to leave, so that nobody makes it an heir.
    Part(Epoch),
    /// Delete this node from the database: it owns nothing any more. Then the driver tells the other nodes
    /// ([`Node::farewell`]) and may end; it had better wait a second, to redirect whatever is still on its way.
    Leave(Epoch),
    /// The database does not know this node: the driver may end at once.
    End,
}

/// What a node knows of its place in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Life {
    Out,
    Joining { sent: Steady },
    In { epoch: Epoch, proven: Steady, beat: Steady, beating: bool, away: bool },
    Left,
}

/// What a node knows of a table.
#[derive(Clone, Debug)]
enum Route {
    /// The database was asked whose it is.
    Claiming(Vec<Ticket>),
    /// It is this node's, and its log is being read.
    Loading { term: i64, waiting: Vec<Ticket> },
    /// It is played here.
    Mine { term: i64 },
    /// It is about to be handed over.
    Leaving { term: i64, to: Owner, waiting: Vec<Ticket> },
    /// It is played elsewhere.
    Theirs(Owner),
}

/// A request that another node was asked.
#[derive(Clone, Copy, Debug)]
struct Forwarded<T> {
    table: T,
    to: Owner,
}

/// How often a request is forwarded before it is given up; the owner may change meanwhile.
const HOPS: u8 = 10;

/// A server of a cluster, for tables with names `T`.
#[derive(Clone, Debug)]
pub struct Node<T> {
    timing: Timing,
    life: Life,
    routes: HashMap<T, Route>,
    forwarded: HashMap<Ticket, Forwarded<T>>,
    hops: HashMap<Ticket, u8>,
    /// Requests that another node has sent here, and whether the database was asked since whose the table is.
    guests: HashMap<Ticket, bool>,
    /// Tables with lines of which it is not known whether they may still come.
    doubtful: HashSet<T>,
    /// Tables that are shown here, and when to ask for their owner again.
    watched: HashMap<T, Steady>,
    /// Whether this node is about to leave.
    parting: bool,
    /// To whom its tables go then, in turn.
    heirs: VecDeque<Owner>,
    effects: Vec<Effect<T>>,
}

impl<T: Copy + Eq + Hash + Ord> Node<T> {
    /// A node that is not in the database yet; it enters at its first [`tick`](Self::tick).
    #[must_use]
    pub fn new(timing: Timing) -> Self {
        Self {
            timing,
            life: Life::Out,
            routes: HashMap::new(),
            forwarded: HashMap::new(),
            hops: HashMap::new(),
            guests: HashMap::new(),
            doubtful: HashSet::new(),
            watched: HashMap::new(),
            parting: false,
            heirs: VecDeque::new(),
            effects: Vec::new(),
        }
    }

    /// What is to be done, in this order.
    #[must_use]
    pub fn effects(&mut self) -> Vec<Effect<T>> {
        mem::take(&mut self.effects)
    }

    /// The present life in the database.
    #[must_use]
    pub fn epoch(&self) -> Option<Epoch> {
        match self.life {
            Life::In { epoch, .. } => Some(epoch),
            _ => None,
        }
    }

    /// Whether nobody else can own this node's tables: only then may they be looked at.
    #[must_use]
    pub fn is_sure(&self, now: Steady) -> bool {
        match self.life {
            Life::In { proven, .. } => now < proven + self.timing.trust(),
            _ => false,
        }
    }

    /// Whether a table is played here, so that its lines may be written and shown.
    #[must_use]
    pub fn owns(&self, table: T) -> bool {
        matches!(self.routes.get(&table), Some(Route::Mine { .. } | Route::Leaving { .. }))
    }

    /// Time has passed; to be called several times in each beat.
    pub fn tick(&mut self, now: Steady) {
        match &mut self.life {
            Life::Out => {
                self.life = Life::Joining { sent: now };
                self.effects.push(Effect::Join);
            }
            Life::In { epoch, beat, beating, proven, away } => {
                if !*beating && now >= *beat + self.timing.beat {
                    (*beat, *beating) = (now, true);
                    self.effects.push(Effect::Beat(*epoch));
                }
                // Others have the tables by now, or will soon.
                if now >= *proven + self.timing.lease && !mem::replace(away, true) {
                    self.effects.push(Effect::SendAway);
                }
            }
            Life::Joining { .. } | Life::Left => {}
        }
        self.seek_owners(now);
    }

    /// Asks for the owners of tables that are shown here and have none.
    fn seek_owners(&mut self, now: Steady) {
        if !self.is_sure(now) {
            return;
        }
        let mut due: Vec<T> = self
            .watched
            .iter()
            .filter(|(table, at)| **at <= now && !self.routes.contains_key(table))
            .map(|(table, _)| *table)
            .collect();
        due.sort_unstable();
        for table in due {
            self.watched.insert(table, now + self.timing.beat);
            self.seek(table, Vec::new());
        }
    }

    /// The database has entered this node, or has not answered.
    pub fn joined(&mut self, answer: Result<Epoch, Lost>, now: Steady) {
        let Life::Joining { sent } = self.life else { return };
        self.life = match answer {
            Ok(epoch) => Life::In { epoch, proven: sent, beat: sent, beating: false, away: false },
            Err(Lost) => Life::Out,
        };
        self.seek_owners(now);
    }

    /// The database has answered a beat: whether the node lives.
    pub fn beaten(&mut self, of: Epoch, answer: Result<bool, Lost>) {
        let Life::In { epoch, proven, beat, beating, away } = &mut self.life else { return };
        if *epoch != of {
            return;
        }
        *beating = false;
        match answer {
            Ok(true) => (*proven, *away) = (*beat, false),
            Ok(false) => self.fall(),
            Err(Lost) => {}
        }
    }

    /// This node was evicted: nothing that it holds is its own any more.
    fn fall(&mut self) {
        self.life = if self.parting { Life::Left } else { Life::Out };
        if self.parting {
            self.effects.push(Effect::End);
        }
        let mut routes: Vec<_> = self.routes.drain().collect();
        routes.sort_unstable_by_key(|(table, _)| *table);
        for (table, route) in routes {
            let waiting = match route {
                Route::Claiming(waiting) => waiting,
                Route::Loading { waiting, .. } | Route::Leaving { waiting, .. } => {
                    self.effects.push(Effect::Drop(table));
                    waiting
                }
                Route::Mine { .. } => {
                    self.effects.push(Effect::Drop(table));
                    Vec::new()
                }
                Route::Theirs(_) => Vec::new(),
            };
            for ticket in waiting {
                self.refuse(ticket, RefusedWhy::Busy);
            }
        }
        let mut forwarded: Vec<_> = self.forwarded.keys().copied().collect();
        forwarded.sort_unstable();
        for ticket in forwarded {
            self.refuse(ticket, RefusedWhy::Unknown);
        }
        self.watched.clear();
        // What this life has sent is fenced.
        self.doubtful.clear();
        self.effects.push(Effect::SendAway);
    }

    fn refuse(&mut self, ticket: Ticket, why: RefusedWhy) {
        self.forget(ticket);
        self.effects.push(Effect::Refuse(ticket, why));
    }

    fn forget(&mut self, ticket: Ticket) {
        self.forwarded.remove(&ticket);
        self.hops.remove(&ticket);
        self.guests.remove(&ticket);
    }

    /// Somebody asks for something at a table.
    pub fn asked(&mut self, ticket: Ticket, table: T, origin: Origin, now: Steady) {
        if origin == Origin::Peer {
            self.guests.insert(ticket, false);
        }
        self.route(ticket, table, now);
    }

    fn route(&mut self, ticket: Ticket, table: T, now: Steady) {
        if self.life == Life::Left {
            self.redirect(ticket, table);
            return;
        }
        if !self.is_sure(now) {
            self.refuse(ticket, RefusedWhy::Busy);
            return;
        }
        match self.routes.get_mut(&table) {
            Some(Route::Mine { .. }) => {
                self.forget(ticket);
                self.effects.push(Effect::Serve(ticket, table));
            }
            Some(
                Route::Claiming(waiting)
                | Route::Loading { waiting, .. }
                | Route::Leaving { waiting, .. },
            ) => waiting.push(ticket),
            Some(Route::Theirs(owner)) => {
                let owner = *owner;
                self.pass_on(ticket, table, owner);
            }
            None => self.seek(table, vec![ticket]),
        }
    }

    /// What comes to a node that has left: somebody who was connected has not gone yet, or another node did not
    /// know.
    fn redirect(&mut self, ticket: Ticket, table: T) {
        if self.guests.contains_key(&ticket) {
            self.forget(ticket);
            self.effects.push(Effect::NotMine(ticket));
        } else if let Some(heir) = self.heirs.pop_front() {
            self.heirs.push_back(heir);
            self.pass_on(ticket, table, heir);
        } else {
            self.refuse(ticket, RefusedWhy::Busy);
        }
    }

    /// Lets the owner answer. A request is forwarded once: who has sent it here is told to look again.
    fn pass_on(&mut self, ticket: Ticket, table: T, to: Owner) {
        if let Some(asked) = self.guests.get_mut(&ticket) {
            if mem::replace(asked, true) {
                self.forget(ticket);
                self.effects.push(Effect::NotMine(ticket));
            } else {
                // The other node may know better: the table may have come here since.
                self.seek(table, vec![ticket]);
            }
            return;
        }
        let hops = self.hops.entry(ticket).or_default();
        *hops += 1;
        if *hops > HOPS {
            self.refuse(ticket, RefusedWhy::Busy);
        } else {
            self.forwarded.insert(ticket, Forwarded { table, to });
            self.effects.push(Effect::Forward(ticket, table, to));
        }
    }

    fn seek(&mut self, table: T, waiting: Vec<Ticket>) {
        self.routes.insert(table, Route::Claiming(waiting));
        self.effects.push(Effect::Claim(table));
    }

    /// The database has answered a claim.
    pub fn claimed(&mut self, table: T, answer: Result<Claim, Lost>, now: Steady) {
        let Some(Route::Claiming(waiting)) = self.routes.get_mut(&table) else { return };
        let waiting = mem::take(waiting);
        match answer {
            Ok(Claim::Mine { term }) => {
                self.routes.insert(table, Route::Loading { term, waiting });
                self.effects.push(Effect::Load(table));
            }
            Ok(Claim::Theirs(owner)) => {
                self.routes.insert(table, Route::Theirs(owner));
                if self.watched.contains_key(&table) {
                    self.effects.push(Effect::Follow(table, owner));
                }
                for ticket in waiting {
                    self.route(ticket, table, now);
                }
            }
            Ok(Claim::Fenced) => {
                self.routes.remove(&table);
                for ticket in waiting {
                    self.refuse(ticket, RefusedWhy::Busy);
                }
                self.fall();
            }
            Err(Lost) => {
                self.routes.remove(&table);
                for ticket in waiting {
                    self.refuse(ticket, RefusedWhy::Busy);
                }
            }
        }
    }

    /// The log of a table was read, or could not be.
    pub fn loaded(&mut self, table: T, read: bool, now: Steady) {
        let Some(Route::Loading { term, waiting }) = self.routes.get_mut(&table) else {
            return;
        };
        let (term, waiting) = (*term, mem::take(waiting));
        if read {
            self.routes.insert(table, Route::Mine { term });
        } else {
            self.routes.remove(&table);
            self.effects.push(Effect::Drop(table));
        }
        for ticket in waiting {
            if read {
                self.route(ticket, table, now);
            } else {
                self.refuse(ticket, RefusedWhy::Busy);
            }
        }
        if read {
            self.hand_on(table);
        }
    }

    /// Lines of a table that is played here were not written.
    pub fn not_appended(&mut self, table: T, why: AppendError) {
        let term = match self.routes.get(&table) {
            Some(Route::Mine { term }) => *term,
            // It is handed over no more: the driver says so by `drained`.
            _ => return,
        };
        match why {
            AppendError::Fenced => self.fall(),
            // Lines of an earlier connection have come late, or the table is no longer this node's.
            AppendError::NotNext => {
                self.effects.push(Effect::Drop(table));
                self.seek(table, Vec::new());
            }
            AppendError::Lost => {
                self.doubtful.insert(table);
                self.routes.insert(table, Route::Loading { term, waiting: Vec::new() });
                self.effects.push(Effect::Drop(table));
                self.effects.push(Effect::Load(table));
            }
        }
    }

    /// Another node has answered a request that was forwarded; says whether it was still waited for.
    pub fn answered(&mut self, ticket: Ticket) -> bool {
        let waited = self.forwarded.contains_key(&ticket);
        self.forget(ticket);
        waited
    }

    /// Another node says that a table is not its own.
    pub fn not_theirs(&mut self, ticket: Ticket, now: Steady) {
        let Some(Forwarded { table, to }) = self.forwarded.remove(&ticket) else { return };
        self.lose_route(table, to, now);
        self.route(ticket, table, now);
    }

    /// Another node does not own a table, or no longer, whose lines were asked of it.
    pub fn not_followed(&mut self, table: T, address: usize, now: Steady) {
        if let Some(Route::Theirs(owner)) = self.routes.get(&table)
            && owner.address == address
        {
            self.lose_route(table, *owner, now);
            if let Some(at) = self.watched.get_mut(&table) {
                // Whoever owns it now is about to read it.
                *at = now + self.timing.beat / 20;
            }
        }
    }

    /// Another node wants the lines of a table: whether it is played here. If it may be, it will be soon.
    pub fn followed(&mut self, table: T, now: Steady) -> bool {
        let theirs = matches!(self.routes.get(&table), None | Some(Route::Theirs(_)));
        if theirs && self.is_sure(now) {
            self.seek(table, Vec::new());
        }
        self.owns(table)
    }

    /// No longer believes that a table is somebody's.
    fn lose_route(&mut self, table: T, owner: Owner, now: Steady) {
        if matches!(self.routes.get(&table), Some(Route::Theirs(known)) if *known == owner) {
            self.routes.remove(&table);
            if let Some(at) = self.watched.get_mut(&table) {
                *at = (*at).max(now);
            }
        }
    }

    /// The link to another node broke, or it cannot be reached. What it was asked may have been done.
    pub fn link_lost(&mut self, address: usize, now: Steady) {
        let mut asked: Vec<Ticket> = self
            .forwarded
            .iter()
            .filter(|(_, one)| one.to.address == address)
            .map(|(ticket, _)| *ticket)
            .collect();
        asked.sort_unstable();
        for ticket in asked {
            self.refuse(ticket, RefusedWhy::Unknown);
        }
        self.farewell(address, now);
    }

    /// Another node has left in good order: it owns nothing more, and still answers what was sent before.
    pub fn farewell(&mut self, address: usize, now: Steady) {
        self.heirs.retain(|heir| heir.address != address);
        let mut lost: Vec<(T, Owner)> = self
            .routes
            .iter()
            .filter_map(|(table, route)| match route {
                Route::Theirs(owner) if owner.address == address => Some((*table, *owner)),
                _ => None,
            })
            .collect();
        lost.sort_unstable_by_key(|(table, _)| *table);
        for (table, owner) in lost {
            self.lose_route(table, owner, now);
        }
    }

    /// A table is shown here from now on.
    pub fn watch(&mut self, table: T, now: Steady) {
        if self.watched.contains_key(&table) {
            return;
        }
        self.watched.insert(table, now);
        match self.routes.get(&table) {
            Some(Route::Theirs(owner)) => self.effects.push(Effect::Follow(table, *owner)),
            Some(_) => {}
            None => self.seek_owners(now),
        }
    }

    /// Nobody looks at a table here any more.
    pub fn unwatch(&mut self, table: T) {
        self.watched.remove(&table);
    }

    /// Gives every table to others and then leaves, without a pause for anybody. If there are no others, the
    /// tables wait for whoever comes next.
    pub fn leave(&mut self, others: Vec<Owner>) {
        let Life::In { epoch, .. } = self.life else {
            self.life = Life::Left;
            self.effects.push(Effect::End);
            return;
        };
        self.parting = true;
        self.heirs = others.into();
        self.effects.push(Effect::Part(epoch));
        let mut mine: Vec<T> = self
            .routes
            .iter()
            .filter(|(_, route)| matches!(route, Route::Mine { .. }))
            .map(|(table, _)| *table)
            .collect();
        mine.sort_unstable();
        for table in mine {
            self.hand_on(table);
        }
    }

    /// Gives a table to the next heir, if this node is about to leave.
    fn hand_on(&mut self, table: T) {
        if let Some(heir) = self.heirs.pop_front() {
            self.heirs.push_back(heir);
            self.hand_over(table, heir);
        }
    }

    /// Gives a table to another node. Nothing happens if it is not played here, or is in doubt.
    pub fn hand_over(&mut self, table: T, to: Owner) {
        if let (Some(Route::Mine { term }), false) =
            (self.routes.get(&table), self.doubtful.contains(&table))
        {
            let route = Route::Leaving { term: *term, to, waiting: Vec::new() };
            self.routes.insert(table, route);
            self.effects.push(Effect::Drain(table));
        }
    }

    /// All lines of a table that is to be handed over are written, or it is in doubt whether they are.
    pub fn drained(&mut self, table: T, written: Result<(), AppendError>, now: Steady) {
        let Some(Route::Leaving { term, to, waiting }) = self.routes.get_mut(&table) else {
            return;
        };
        let (term, to) = (*term, *to);
        if written.is_ok() {
            self.effects.push(Effect::HandOver(table, term, to));
            return;
        }
        let waiting = mem::take(waiting);
        self.routes.insert(table, Route::Mine { term });
        if let Err(why) = written {
            self.not_appended(table, why);
        }
        for ticket in waiting {
            self.route(ticket, table, now);
        }
    }

    /// The database has answered a hand-over: whether the table is the other node's now.
    pub fn handed_over(&mut self, table: T, answer: Result<bool, Lost>, now: Steady) {
        let Some(Route::Leaving { to, waiting, .. }) = self.routes.get_mut(&table) else { return };
        let (to, waiting) = (*to, mem::take(waiting));
        self.effects.push(Effect::Drop(table));
        if answer == Ok(true) {
            self.routes.insert(table, Route::Theirs(to));
            if self.watched.contains_key(&table) {
                self.effects.push(Effect::Follow(table, to));
            }
        } else {
            // Whoever owns it now, a new claim finds out; and what was lost finds another term.
            self.heirs.retain(|heir| *heir != to);
            self.seek(table, Vec::new());
        }
        for ticket in waiting {
            self.route(ticket, table, now);
        }
    }

    /// Whether this node holds nothing more that it could hand over, so that it may go.
    #[must_use]
    pub fn may_go(&self) -> bool {
        let busy = |(table, route): (&T, &Route)| match route {
            Route::Mine { .. } => !self.doubtful.contains(table),
            Route::Theirs(_) => false,
            _ => true,
        };
        let alone = self.heirs.is_empty();
        self.parting && self.forwarded.is_empty() && (alone || !self.routes.iter().any(busy))
    }

    /// Leaves the database, when [`may_go`](Self::may_go) says so or the driver waits no longer.
    pub fn go(&mut self) {
        if let Life::In { epoch, .. } = self.life {
            self.life = Life::Left;
            self.effects.push(Effect::Leave(epoch));
        }
    }
}
