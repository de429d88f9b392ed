//! Somebody who watches a table and asks for things, and goes to another server when one does not answer.

use crate::database::{Key, Table};
use crate::process::{Op, Socket};

/// What a client does when it wakes.
pub enum Next {
    /// It was woken for something that is over.
    Nothing,
    /// It has waited long enough, and goes elsewhere.
    GaveUp,
    Go,
}

pub struct Client {
    number: usize,
    /// The table that it watches.
    pub table: Table,
    pub server: Option<usize>,
    /// The server that it was sent away from.
    pub avoid: Option<usize>,
    connection: u64,
    /// How many lines it was shown.
    pub seen: u64,
    pub shown: Vec<Key>,
    /// What it asks for, and since when.
    pub op: Option<(Table, Op, u64)>,
    pub attempt: u64,
    asking: bool,
    pub known_when_asked: u64,
    pub refusals: u64,
    pub away: bool,
    /// Whether it asks for nothing more.
    pub quiet: bool,
    pub acknowledged: Vec<(Table, u64, Key)>,
    turn: u64,
    keys: u64,
}

impl Client {
    pub fn new(number: usize, table: Table) -> Self {
        Self {
            number,
            table,
            server: None,
            avoid: None,
            connection: 0,
            seen: 0,
            shown: Vec::new(),
            op: None,
            attempt: 0,
            asking: false,
            known_when_asked: 0,
            refusals: 0,
            away: false,
            quiet: false,
            acknowledged: Vec::new(),
            turn: 0,
            keys: 0,
        }
    }

    pub fn socket(&self) -> Socket {
        (self.number, self.connection)
    }

    pub fn next_turn(&mut self) -> u64 {
        self.turn += 1;
        self.turn
    }

    pub fn wakes(&mut self, turn: u64) -> Next {
        if turn != self.turn {
            return Next::Nothing;
        }
        if self.asking {
            self.hang_up();
            return Next::GaveUp;
        }
        if self.away && self.op.is_none() {
            self.hang_up();
        }
        Next::Go
    }

    pub fn hang_up(&mut self) {
        (self.avoid, self.server) = (self.server, None);
        self.connection += 1;
        self.asking = false;
        self.away = false;
    }

    pub fn connect(&mut self, server: usize) {
        self.server = Some(server);
    }

    pub fn begin(&mut self, table: Table, act: bool, now: u64) {
        self.keys += 1;
        let key = self.number as u64 * 1_000_000 + self.keys;
        self.op = Some((table, if act { Op::Act(key) } else { Op::Look }, now));
        self.refusals = 0;
    }

    /// Asks once more, knowing of so many lines.
    pub fn ask(&mut self, known: u64) -> u64 {
        self.attempt += 1;
        (self.asking, self.known_when_asked) = (true, known);
        self.attempt
    }

    /// An answer has come: to what, unless it is to something given up.
    pub fn done(&mut self, attempt: u64) -> Option<(Table, Op, u64)> {
        if attempt != self.attempt || !self.asking {
            return None;
        }
        self.asking = false;
        self.op.take()
    }

    pub fn refused(&mut self, attempt: u64) -> bool {
        let current = attempt == self.attempt && self.asking;
        if current {
            self.asking = false;
        }
        current
    }

    /// A line is shown.
    pub fn news(&mut self, table: Table, number: u64, key: Key) -> Result<(), String> {
        if table != self.table || number != self.seen + 1 {
            let seen = self.seen;
            return Err(format!("line {number} of table {table} was shown after line {seen}"));
        }
        self.seen = number;
        self.shown.push(key);
        Ok(())
    }
}
