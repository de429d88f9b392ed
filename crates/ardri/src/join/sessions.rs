//! Who somebody was at a server: kept in a file, so that they find their seat again.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use serde::{Deserialize, Serialize};

use crate::i18n::tr;
use crate::play::files::write_whole;

/// A session at a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Session {
    pub(crate) server: String,
    /// The name at its tables.
    pub(crate) name: String,
    pub(crate) token: String,
}

/// The file with all of them, the one that was used last first.
#[derive(Debug)]
pub(crate) struct Sessions {
    file: PathBuf,
    kept: Vec<Session>,
}

impl Sessions {
    /// Reads the file; a missing one is empty.
    pub(crate) fn open(file: &Path) -> anyhow::Result<Self> {
        let kept = read(file).map_err(|error| trouble(file, &error))?;
        Ok(Self { file: file.into(), kept })
    }

    /// The session that was used last at a server, of anybody or of somebody by name.
    pub(crate) fn find(&self, server: &str, name: Option<&str>) -> Option<&Session> {
        let here = |session: &&Session| session.server == server;
        let named = |session: &&Session| name.is_none_or(|name| session.name == name);
        self.kept.iter().filter(here).find(named)
    }

    /// Keeps a session, as the one that was used last.
    pub(crate) fn keep(&mut self, session: &Session) -> anyhow::Result<()> {
        // Another terminal may have written since.
        let mut kept = read(&self.file).map_err(|error| trouble(&self.file, &error))?;
        kept.retain(|old| (&old.server, &old.name) != (&session.server, &session.name));
        kept.insert(0, session.clone());
        write(&self.file, &kept).map_err(|error| trouble(&self.file, &error))?;
        self.kept = kept;
        Ok(())
    }
}

/// The file if nothing else is said.
pub(crate) fn usual_file() -> PathBuf {
    let folder = dirs::data_dir().unwrap_or_else(|| PathBuf::from("."));
    folder.join("ardri").join("sessions.json")
}

fn trouble(file: &Path, error: &io::Error) -> anyhow::Error {
    let (file, why) = (file.display().to_string(), error.to_string());
    anyhow!(tr!("terminal-join-sessions", "file" => file, "why" => why))
}

fn read(file: &Path) -> io::Result<Vec<Session>> {
    match fs::read_to_string(file) {
        Ok(text) => serde_json::from_str(&text).map_err(io::Error::other),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

fn write(file: &Path, kept: &[Session]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut text = serde_json::to_string_pretty(kept).map_err(io::Error::other)?;
    text.push('\n');
    write_whole(file, &text, true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(server: &str, name: &str, token: &str) -> Session {
        Session { server: server.into(), name: name.into(), token: token.into() }
    }

    #[test]
    fn the_last_session_of_a_server_is_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/sessions.json");
        let mut sessions = Sessions::open(&file).unwrap();
        assert_eq!(sessions.find("http://a", None), None);
        let (ann, bob) = (session("http://a", "Ann", "1"), session("http://a", "Bob", "2"));
        sessions.keep(&ann).unwrap();
        sessions.keep(&bob).unwrap();
        sessions.keep(&session("http://b", "Ann", "3")).unwrap();
        let sessions = Sessions::open(&file).unwrap();
        assert_eq!(sessions.find("http://a", None), Some(&bob));
        assert_eq!(sessions.find("http://a", Some("Ann")), Some(&ann));
        assert_eq!(sessions.find("http://a", Some("Conn")), None);
        assert_eq!(sessions.find("http://c", None), None);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_the_secrets() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("sessions.json");
        Sessions::open(&file).unwrap().keep(&session("http://a", "Ann", "1")).unwrap();
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn a_file_that_is_no_list_gets_a_sentence_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("sessions.json");
        fs::write(&file, "{").unwrap();
        let error = Sessions::open(&file).unwrap_err().to_string();
        assert!(error.contains("sessions.json"), "{error}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "{");
    }
}
