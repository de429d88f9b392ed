//! What was measured, for people and for programs.

use std::fmt;

use serde::Serialize;

/// What was measured. Memory is in bytes, times are in milliseconds.
#[derive(Debug, Serialize)]
pub struct Report {
    pub game: String,
    pub tables: usize,
    pub sockets: usize,
    /// How the sockets come to the server.
    pub through: &'static str,
    pub seconds: f64,
    pub actions_a_second: f64,
    pub refused: u64,
    pub rematches: u64,
    pub let_go: u64,
    /// Tables that still waited for something at the end.
    pub unanswered: usize,
    pub acknowledged: Times,
    pub seen_by_all: Times,
    pub messages_a_second: f64,
    pub bytes_received_each_action: f64,
    pub server_cores: f64,
    pub generator_cores: f64,
    pub server_cores_silent: f64,
    pub memory_empty: u64,
    pub memory_tables: u64,
    pub memory_sockets: u64,
    pub memory_played: u64,
    pub memory_each_table: f64,
    pub memory_each_socket: f64,
}

/// How long something took: mostly, nearly always, at worst.
#[derive(Debug, Default, Serialize)]
pub struct Times {
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

impl From<Vec<u32>> for Times {
    fn from(mut micros: Vec<u32>) -> Self {
        micros.sort_unstable();
        let at = |share: f64| {
            let index = (micros.len() as f64 * share) as usize;
            let index = index.min(micros.len().saturating_sub(1));
            micros.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Self { p50: at(0.5), p99: at(0.99), max: at(1.0) }
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { p50, p99, max } = self;
        write!(f, "p50 {p50:.1} ms, p99 {p99:.1} ms, max {max:.1} ms")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MEGA: f64 = 1024.0 * 1024.0;
        let mega = |bytes: u64| bytes as f64 / MEGA;
        let Self { game, tables, sockets, through, seconds, .. } = self;
        writeln!(
            f,
            "{tables} tables of {game}, {sockets} sockets through a {through}, {seconds:.1} s"
        )?;
        writeln!(f, "  actions on disk      {:.0} a second", self.actions_a_second)?;
        writeln!(f, "  acknowledged after   {}", self.acknowledged)?;
        writeln!(f, "  seen by all after    {}", self.seen_by_all)?;
        writeln!(
            f,
            "  received             {:.0} messages a second, {:.0} bytes for each action",
            self.messages_a_second, self.bytes_received_each_action
        )?;
        writeln!(
            f,
            "  cores                server {:.2}, generator {:.2}; server when silent {:.3}",
            self.server_cores, self.generator_cores, self.server_cores_silent
        )?;
        writeln!(
            f,
            "  server's memory      {:.1} MB empty, {:.1} with tables, {:.1} with sockets, {:.1} \
             after the games",
            mega(self.memory_empty),
            mega(self.memory_tables),
            mega(self.memory_sockets),
            mega(self.memory_played)
        )?;
        writeln!(
            f,
            "  each                 table {:.1} KB, idle socket {:.1} KB",
            self.memory_each_table / 1024.0,
            self.memory_each_socket / 1024.0
        )?;
        writeln!(
            f,
            "  besides              {} rematches, {} refusals, {} sockets let go, {} tables unanswered",
            self.rematches, self.refused, self.let_go, self.unanswered
        )
    }
}
