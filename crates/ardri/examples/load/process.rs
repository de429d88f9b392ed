//! The server in a process of its own, and what processes use.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ardri_server::config::Settings;
use ardri_server::listen_addr::ListenAddr;
use ardri_server::serve::{Server, machine_clock, measure};

use crate::Result;

/// A server that was started for the measurement. It ends, and its folder goes, when it is dropped.
pub struct Child {
    process: std::process::Child,
    folder: PathBuf,
    pub address: String,
    pub id: u32,
}

impl Child {
    /// Starts a server on a new folder beside this program, for there is a real disk; a folder for
    /// temporary files may be kept in memory.
    pub fn start(port: bool) -> Result<Self> {
        let program = std::env::current_exe()?;
        let home = program.parent().ok_or("the program is nowhere")?;
        let folder = home.join(format!("load-{}", std::process::id()));
        let mut process = Command::new(&program)
            .arg("--serve")
            .arg(&folder)
            .args(port.then_some("--port"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = process.stdout.take().ok_or("the server says nothing")?;
        let mut address = String::new();
        BufReader::new(stdout).read_line(&mut address)?;
        let id = process.id();
        let child = Self { process, folder, address: address.trim().into(), id };
        if child.address.is_empty() {
            return Err("the server has not started".into());
        }
        Ok(child)
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // It ends when nobody is there to talk to it any more.
        drop(self.process.stdin.take());
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Is the server: serves a folder, with limits that nobody meets, until its input ends.
pub fn serve(folder: &Path, port: bool) -> Result<()> {
    let listen = if port {
        // Every address of the machine itself, so that there are ports enough for the other side.
        ListenAddr::Network(([0, 0, 0, 0], 0).into())
    } else {
        ListenAddr::File(folder.with_extension("socket"))
    };
    let settings = Settings {
        listen: Some(listen),
        data: Some(folder.into()),
        requests: Some(1_000_000),
        commands: Some(1_000_000),
        guests: Some(1_000_000),
        new_tables: Some(1_000_000),
        sockets: Some(1_000_000),
        connections: Some(1_000_000),
        tables: Some(1_000),
        open_tables: Some(1_000),
        ..Settings::default()
    };
    let config = settings.config(PathBuf::new());
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let server = Server::start(&config, machine_clock(), measure()).await?;
        match server.address() {
            ListenAddr::Network(address) => println!("127.0.0.1:{}", address.port()),
            file @ ListenAddr::File(_) => println!("{file}"),
        }
        std::io::stdout().flush()?;
        tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await??;
        server.close().await;
        Ok(())
    })
}

/// What a process has used so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Seconds of a core.
    pub cpu: f64,
    /// Bytes of memory.
    pub memory: u64,
}

/// How many ticks of the kernel's accounts are a second, on every Linux there is.
const TICKS: f64 = 100.0;

impl Usage {
    /// What a process has used; nothing if it is not known or not on this machine.
    pub fn of(process: Option<u32>) -> Self {
        process.and_then(Self::read).unwrap_or_default()
    }

    fn read(process: u32) -> Option<Self> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name of the program may hold spaces, but it ends with the last bracket.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
        Some(Self { cpu: (ticks(11)? + ticks(12)?) / TICKS, memory: kilobytes * 1024 })
    }
}
