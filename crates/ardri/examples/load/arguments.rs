//! What is asked for on the command line.

use std::path::PathBuf;

use crate::Result;

/// What is asked for.
pub struct Arguments {
    pub tables: usize,
    pub sockets: usize,
    pub seconds: u64,
    pub game: String,
    /// A server that runs already; its limits have to be wide enough.
    pub server: Option<String>,
    /// The server that is started listens at a port, and not at a file.
    pub port: bool,
    pub json: bool,
    /// The process is the server: it serves this folder.
    pub serve: Option<PathBuf>,
}

const USAGE: &str = "load [--tables 1000] [--sockets 3000] [--seconds 20] [--game brandubh] \
                     [--port | --server URL] [--json]";

impl Arguments {
    /// Reads them.
    pub fn read(mut words: impl Iterator<Item = String>) -> Result<Self> {
        let mut read = Self {
            tables: 1000,
            sockets: 3000,
            seconds: 20,
            game: "brandubh".into(),
            server: None,
            // Elsewhere there are no such files.
            port: !cfg!(unix),
            json: false,
            serve: None,
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--json" => {
                    read.json = true;
                    continue;
                }
                "--port" => {
                    read.port = true;
                    continue;
                }
                _ => {}
            }
            let value = words.next().ok_or(USAGE)?;
            match word.as_str() {
                "--tables" => read.tables = value.parse()?,
                "--sockets" => read.sockets = value.parse()?,
                "--seconds" => read.seconds = value.parse()?,
                "--game" => read.game = value,
                "--server" => read.server = Some(value),
                "--serve" => read.serve = Some(value.into()),
                _ => return Err(USAGE.into()),
            }
        }
        if read.tables == 0 || read.sockets < read.tables || read.seconds == 0 {
            return Err("there is at least one table, one socket for each, and one second".into());
        }
        Ok(read)
    }
}
