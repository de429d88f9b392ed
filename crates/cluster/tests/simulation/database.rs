//! A database as the protocol uses it: each statement is done at once, in the order in which they arrive.

use std::collections::BTreeMap;

use ardri_cluster::{AppendError, Claim, Epoch, Owner};

pub type Table = u32;
/// What a client writes; every one is different.
pub type Key = u64;

struct NodeRow {
    until: u64,
    address: usize,
    parting: bool,
}

struct KeeperRow {
    epoch: Epoch,
    term: i64,
}

/// A statement of a node.
#[derive(Clone, Copy, Debug)]
pub enum Statement {
    Join,
    Beat(Epoch),
    Claim(Epoch, Table),
    Load(Table, u64),
    Append { epoch: Epoch, table: Table, play: u64, first: u64, key: Key },
    HandOver(Epoch, Table, i64, Owner),
    Part(Epoch),
    Leave(Epoch),
    Read(Table),
}

/// What the database answers to a statement.
#[derive(Clone, Debug)]
pub enum Answer {
    Joined(Epoch),
    Beaten(Epoch, bool),
    Claimed(Table, Claim),
    Loaded(Table, u64, Vec<Key>),
    Appended(Table, u64, Result<(), AppendError>),
    HandedOver(Table, bool),
    Parted,
    Left,
    Read(Table, Vec<Key>),
}

/// Which ways to break the protocol are let in, to see that the simulation finds them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Broken {
    /// Lines are appended without a look at the node's row.
    pub no_fence: bool,
    /// A hand-over does not look at the term.
    pub no_term: bool,
    /// A node trusts itself for ever.
    pub no_lease: bool,
    /// Answers do not wait for their news.
    pub no_hold: bool,
    /// Tables are handed over although lines of theirs may still come.
    pub no_doubt: bool,
}

pub struct Database {
    lease: u64,
    broken: Broken,
    epochs: i64,
    nodes: BTreeMap<Epoch, NodeRow>,
    keepers: BTreeMap<Table, KeeperRow>,
    pub logs: BTreeMap<Table, Vec<Key>>,
    /// What must never be.
    pub violations: Vec<String>,
}

impl Database {
    pub fn new(lease: u64, broken: Broken) -> Self {
        Self {
            lease,
            broken,
            epochs: 0,
            nodes: BTreeMap::new(),
            keepers: BTreeMap::new(),
            logs: BTreeMap::new(),
            violations: Vec::new(),
        }
    }

    pub fn run(&mut self, from: usize, statement: Statement, now: u64) -> Answer {
        match statement {
            Statement::Join => {
                self.nodes.retain(|_, row| row.address != from);
                self.epochs += 1;
                let epoch = Epoch(self.epochs);
                self.nodes.insert(
                    epoch,
                    NodeRow { until: now + self.lease, address: from, parting: false },
                );
                Answer::Joined(epoch)
            }
            Statement::Beat(epoch) => {
                self.nodes.retain(|_, row| row.until >= now);
                let lease = self.lease;
                let row = self.nodes.get_mut(&epoch).map(|row| row.until = now + lease);
                Answer::Beaten(epoch, row.is_some())
            }
            Statement::Claim(epoch, table) => Answer::Claimed(table, self.claim(epoch, table)),
            Statement::Load(table, id) => Answer::Loaded(table, id, self.log(table).clone()),
            Statement::Append { epoch, table, play, first, key } => {
                Answer::Appended(table, play, self.append(epoch, table, first, key))
            }
            Statement::HandOver(epoch, table, term, to) => {
                let (no_term, alive) = (self.broken.no_term, self.nodes.contains_key(&to.epoch));
                let row = self
                    .keepers
                    .get_mut(&table)
                    .filter(|row| alive && row.epoch == epoch && (no_term || row.term == term));
                let done = row.is_some();
                if let Some(row) = row {
                    row.epoch = to.epoch;
                }
                Answer::HandedOver(table, done)
            }
            Statement::Part(epoch) => {
                if let Some(row) = self.nodes.get_mut(&epoch) {
                    row.parting = true;
                }
                Answer::Parted
            }
            Statement::Leave(epoch) => {
                self.nodes.remove(&epoch);
                Answer::Left
            }
            Statement::Read(table) => Answer::Read(table, self.log(table).clone()),
        }
    }

    fn log(&mut self, table: Table) -> &mut Vec<Key> {
        self.logs.entry(table).or_default()
    }

    fn claim(&mut self, epoch: Epoch, table: Table) -> Claim {
        if !self.nodes.contains_key(&epoch) {
            return Claim::Fenced;
        }
        let row = self.keepers.entry(table).or_insert(KeeperRow { epoch, term: 0 });
        match self.nodes.get(&row.epoch) {
            Some(node) if row.epoch != epoch => {
                Claim::Theirs(Owner { epoch: row.epoch, address: node.address })
            }
            _ => {
                (row.epoch, row.term) = (epoch, row.term + 1);
                Claim::Mine { term: row.term }
            }
        }
    }

    fn append(
        &mut self,
        epoch: Epoch,
        table: Table,
        first: u64,
        key: Key,
    ) -> Result<(), AppendError> {
        if !self.broken.no_fence && !self.nodes.contains_key(&epoch) {
            return Err(AppendError::Fenced);
        }
        if self.log(table).len() as u64 + 1 != first {
            return Err(AppendError::NotNext);
        }
        let owner = self.keepers.get(&table).map(|row| row.epoch);
        if owner != Some(epoch) {
            let what =
                format!("{epoch:?} writes line {first} of table {table}, which {owner:?} owns");
            self.violations.push(what);
        }
        self.log(table).push(key);
        Ok(())
    }

    /// The living nodes other than one, as a server finds them that is about to stop.
    pub fn others(&self, address: usize) -> Vec<Owner> {
        let other = self.nodes.iter().filter(|(_, row)| row.address != address && !row.parting);
        // The last life of an address is the one that runs.
        let last: BTreeMap<usize, Epoch> =
            other.map(|(epoch, row)| (row.address, *epoch)).collect();
        last.into_iter().map(|(address, epoch)| Owner { epoch, address }).collect()
    }
}
