//! A server in a process of its own.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

/// The program with the settings of a test: no limits that it would meet by chance.
pub(crate) fn ardri(data: &Path) -> Command {
    ardri_at("127.0.0.1:0", data)
}

/// The same at an address of one's own.
pub(crate) fn ardri_at(address: &str, data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("ARDRI_") {
            command.env_remove(name);
        }
    }
    command.env("ARDRI_LANGUAGE", "en");
    command.args(["serve", "--no-open", "--listen", address, "--data"]).arg(data);
    let limits = [
        "REQUESTS",
        "COMMANDS",
        "GUESTS",
        "NEW_TABLES",
        "SOCKETS",
        "CONNECTIONS",
        "TABLES",
        "OPEN_TABLES",
    ];
    command
        .envs(limits.map(|name| (format!("ARDRI_{name}"), "1000000")))
        .env("ARDRI_BOT_THREADS", "2");
    command.stdin(Stdio::null());
    command
}

/// A server that runs, and is killed when it is dropped.
pub(crate) struct Ardri {
    child: Child,
    address: String,
    log: PathBuf,
    /// Held, for a server whose output nobody reads has to be told so.
    _output: BufReader<ChildStdout>,
}

impl Ardri {
    /// Starts a server and waits until it says where it serves.
    pub(crate) fn start(data: &Path) -> Self {
        Self::with(ardri(data), &data.with_extension("log"))
    }

    /// The same with a command of one's own and another file for the log.
    pub(crate) fn with(mut command: Command, log: &Path) -> Self {
        let file = File::options().create(true).append(true).open(log).unwrap();
        let mut child = command.stdout(Stdio::piped()).stderr(file).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (mut first, mut second) = (String::new(), String::new());
        output.read_line(&mut first).unwrap();
        output.read_line(&mut second).unwrap();
        let port = first.trim().rsplit_once("http://localhost:").map(|(_, port)| port);
        let port: u16 = port.and_then(|port| port.parse().ok()).unwrap_or_else(|| {
            panic!("no port in {first:?}; the log says {}", fs::read_to_string(log).unwrap())
        });
        assert!(second.starts_with("Everything is kept in "), "{second:?}");
        let address = format!("127.0.0.1:{port}");
        Self { child, address, log: log.into(), _output: output }
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Kills it as a power cut would, and waits until it is gone.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends it a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }

    /// Stops it, and waits until every thread of it stands: a busy machine lets them run on for a while.
    pub(crate) fn stop(&self) {
        self.signal("STOP");
        let tasks = format!("/proc/{}/task", self.child.id());
        let stands = |task: &Path| {
            // The name of a thread, in brackets, may be anything; its state comes after it.
            let stat = fs::read_to_string(task.join("stat")).unwrap_or_default();
            stat.rsplit_once(") ").is_none_or(|(_, state)| state.starts_with('T'))
        };
        // Other systems than Linux have no such folder, and are taken at their word.
        while let Ok(mut tasks) = fs::read_dir(&tasks)
            && !tasks.all(|task| stands(&task.unwrap().path()))
        {
            std::thread::yield_now();
        }
    }

    /// Waits until it has ended.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    /// Everything that it has written to its log.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }
}

impl Drop for Ardri {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
