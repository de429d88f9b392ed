//! Somebody at a terminal, with pipes in its place.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::TempDir;

use crate::child::Ardri;

/// Nothing takes this long; a test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server with a folder of its own.
pub(crate) struct House {
    pub(crate) folder: TempDir,
    pub(crate) server: Ardri,
}

impl House {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Ardri::start(&folder.path().join("data"));
        Self { folder, server }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.server.address())
    }

    /// Where somebody keeps who they are.
    pub(crate) fn sessions(&self, who: &str) -> PathBuf {
        self.folder.path().join(format!("{who}.json"))
    }

    /// Somebody comes to a table.
    pub(crate) fn join(&self, who: &str, args: &[&str]) -> Player {
        Player::new(&self.sessions(who), args)
    }
}

/// The program with these arguments of `join`.
pub(crate) fn command(sessions: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    command.args(["join"]).args(args).env("ARDRI_SESSIONS", sessions);
    // Whom the machine trusts, they trust only as far as this certificate.
    let certificate = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/join/tls/certificate.pem");
    command.env("SSL_CERT_FILE", certificate);
    // Whatever the machine speaks, these tests read English.
    command.env_remove("ARDRI_LANGUAGE").env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The program with these arguments, and nothing to read.
pub(crate) fn run(sessions: &Path, args: &[&str]) -> Output {
    command(sessions, args).stdin(Stdio::null()).output().unwrap()
}

/// Somebody at a table.
pub(crate) struct Player {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// All that was said.
    pub(crate) said: String,
}

impl Player {
    pub(crate) fn new(sessions: &Path, args: &[&str]) -> Self {
        let mut child = command(sessions, args).stderr(Stdio::inherit()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines() {
                if send.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        let input = child.stdin.take();
        Self { child, input, lines, said: String::new() }
    }

    /// Types a line.
    pub(crate) fn types(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// The next line.
    pub(crate) fn line(&mut self) -> String {
        let line = self.lines.recv_timeout(PATIENCE);
        let line = line.unwrap_or_else(|gone| panic!("{gone}; so far:\n{}", self.said));
        assert!(!line.contains('\x1b'), "no colour, no cursor tricks: {line:?}");
        self.said += &line;
        self.said.push('\n');
        line
    }

    /// Reads until a line has one of these texts in it; gives that line.
    pub(crate) fn until(&mut self, texts: &[&str]) -> String {
        loop {
            let line = self.line();
            if texts.iter().any(|text| line.contains(text)) {
                return line;
            }
        }
    }

    /// Types a line and gives all that is said until the link to the table, which is asked for
    /// after it.
    pub(crate) fn answer(&mut self, line: &str) -> Vec<String> {
        self.types(line);
        self.types("link");
        let mut lines = Vec::new();
        loop {
            let line = self.line();
            if line.starts_with("http://") {
                return lines;
            }
            lines.push(line);
        }
    }

    /// The link to the table.
    pub(crate) fn link(&mut self) -> String {
        self.types("link");
        self.until(&["/table/"])
    }

    /// Leaves by a word and gives all that was said.
    pub(crate) fn quits(mut self) -> String {
        self.types("quit");
        self.ends()
    }

    /// Waits until the program has ended well; gives all that it has said.
    pub(crate) fn ends(mut self) -> String {
        self.input = None;
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            self.said += &line;
            self.said.push('\n');
        }
        assert!(self.child.wait().unwrap().success(), "{}", self.said);
        std::mem::take(&mut self.said)
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
