//! The log of a run: what is played in the first line, then a line for each game, in their order.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use serde_json::{Value, json};

use crate::error::ArenaError;
use crate::result::GameResult;

/// A file to which every finished game is added.
#[derive(Debug)]
pub(crate) struct Log {
    file: File,
}

impl Log {
    /// Begins a log, or goes on with one: each game in it is handed to `known`, which says whether it wants
    /// more. A last line that was not written to its end is cut off.
    ///
    /// # Errors
    /// The file cannot be read or written, is no log, or is one of another set-up.
    pub fn open(
        path: &Path,
        setup: &Value,
        known: &mut dyn FnMut(GameResult) -> Result<bool, ArenaError>,
    ) -> Result<Self, ArenaError> {
        let failed = |error: io::Error| ArenaError::file(path, &error);
        let name = || path.display().to_string();
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(failed)?;
        // Where a system has no locks, nobody is kept out.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(ArenaError::new("arena-error-log-in-use").with("file", name()));
        }
        let head = json!({ "arena": 1, "setup": setup });
        let mut lines = BufReader::new(&mut file);
        let (mut line, mut whole, mut number) = (Vec::new(), 0_u64, 0_i64);
        loop {
            line.clear();
            let length = lines.read_until(b'\n', &mut line).map_err(failed)?;
            if line.last() != Some(&b'\n') {
                // A run that was cut off while it wrote its very first line has left a part of it. A file of
                // something else is not taken for that, so that nobody loses it.
                let ours = number > 0 || format!("{head}\n").as_bytes().starts_with(&line);
                if !ours {
                    return Err(ArenaError::new("arena-error-not-a-log").with("file", name()));
                }
                break;
            }
            if number == 0 {
                match serde_json::from_slice::<Value>(&line) {
                    Ok(found) if found == head => {}
                    Ok(found) if found.get("arena").is_some() => {
                        return Err(ArenaError::new("arena-error-other-setup").with("file", name()));
                    }
                    _ => return Err(ArenaError::new("arena-error-not-a-log").with("file", name())),
                }
            } else {
                let torn = || {
                    ArenaError::new("arena-error-line")
                        .with("file", name())
                        .with("number", number + 1)
                };
                let result: GameResult = serde_json::from_slice(&line).map_err(|_| torn())?;
                if i64::try_from(result.game) != Ok(number - 1) {
                    return Err(torn());
                }
                if !known(result)? {
                    // What follows stays, for whoever wants more games later; nobody adds to it now.
                    return Ok(Self { file });
                }
            }
            whole += length as u64;
            number += 1;
        }
        drop(lines);
        file.set_len(whole).map_err(failed)?;
        file.seek(SeekFrom::Start(whole)).map_err(failed)?;
        let mut log = Self { file };
        if number == 0 {
            log.write(&head.to_string()).map_err(failed)?;
        }
        Ok(log)
    }

    /// Adds a game.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn add(&mut self, path: &Path, result: &GameResult) -> Result<(), ArenaError> {
        let line = serde_json::to_string(result).map_err(io::Error::from);
        line.and_then(|line| self.write(&line)).map_err(|error| ArenaError::file(path, &error))
    }

    /// One write for one line, so that a program that is killed leaves a beginning of it at most.
    fn write(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}
