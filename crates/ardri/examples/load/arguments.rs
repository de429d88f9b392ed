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
    /// How long people think before each action, in milliseconds.
    pub pace: u64,
    /// The same is measured without and with a hostile guest beside the tables.
    pub hostile: bool,
    /// The process is the server: it serves this folder.
    pub serve: Option<PathBuf>,
}

const USAGE: &str = "load [--tables 1000] [--sockets 3000] [--seconds 20] [--game brandubh] \
                     [--port | --server URL] [--pace MS] [--json]\n\
                     load --hostile [--tables 200] [--seconds 20] [--pace 500] [--json]";

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
            pace: 0,
            hostile: false,
            serve: None,
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--json" => {
                    read.json = true;
                    continue;
                }
                "--hostile" => {
                    // The guest has an address of its own, and a table has two people.
                    read = Self {
                        hostile: true,
                        port: true,
                        tables: 200,
                        sockets: 400,
                        pace: 500,
                        ..read
                    };
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
                "--tables" => {
                    read.tables = value.parse()?;
                    if read.hostile {
                        read.sockets = 2 * read.tables;
                    }
                }
                "--pace" => read.pace = value.parse()?,
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
