//! A PostgreSQL of a test program's own, from the programs of the system. It listens at a file alone, and is
//! stopped and removed when the test program ends, however that ends.

#![allow(dead_code)] // each test program uses a part

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};
use std::{env, thread};

use ardri_server::store::{DataPlace, Store};

use super::machine::lacks;

/// What is not tested where there is no PostgreSQL.
const UNTESTED: &str = "THE STORE ON POSTGRESQL WAS";

/// A server that runs until this program ends.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
    /// The watchman ends the server when its pipe is closed, by whatever end of this program.
    _watchman: Mutex<Child>,
}

/// The one that the tests of a program share, each with a database of its own; nothing where there is none.
/// A power cut is not to be survived here.
pub fn shared() -> Option<&'static Postgres> {
    static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
    SHARED.get_or_init(|| Postgres::start("fsync = off\nfull_page_writes = off")).as_ref()
}

/// One for a test that stops it.
pub fn alone() -> Option<Postgres> {
    Postgres::start("")
}

/// Whether this user is the superuser, as whom PostgreSQL refuses to run.
fn is_root() -> bool {
    let me = Command::new("id").arg("-u").output();
    me.is_ok_and(|me| me.stdout.trim_ascii() == b"0")
}

/// Where the programs are that make and run a server: found by the path, or where Debian puts those of each
/// version.
fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<_> = env::split_paths(&path).collect();
    let mut versions: Vec<_> = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().collect();
    versions
        .sort_by_key(|version| version.as_ref().map(fs::DirEntry::file_name).unwrap_or_default());
    let versions = versions.into_iter().rev().flatten();
    places.extend(versions.map(|version| version.path().join("bin")));
    // What the path finds may be a link to where all of them are.
    let homes = places.into_iter().filter_map(|place| {
        let found = fs::canonicalize(place.join("initdb")).ok()?;
        found.parent().map(Path::to_path_buf)
    });
    let all = |home: &PathBuf| ["pg_ctl", "psql"].iter().all(|one| home.join(one).exists());
    homes.into_iter().find(all)
}

impl Postgres {
    fn start(settings: &str) -> Option<Self> {
        let Some(programs) = programs() else {
            lacks(UNTESTED, "there is no initdb; in Debian it comes with postgresql");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("ardri-pg").tempdir().unwrap().keep();
        if is_root() {
            let given = Command::new("chown").arg("postgres").arg(&folder).status();
            if !given.is_ok_and(|given| given.success()) {
                lacks(UNTESTED, "root may not run it, and there is no user called postgres");
                return None;
            }
        }
        // Whatever ends this program closes the pipe.
        let mut watchman = Command::new("sh");
        let watch =
            "trap '' INT; cat >/dev/null; \"$@\" stop -m immediate >/dev/null 2>&1; rm -rf \"$0\"";
        watchman.args(["-c", watch]).arg(&folder).args(command(&programs, &folder, "pg_ctl"));
        let _watchman = Mutex::new(watchman.stdin(Stdio::piped()).spawn().unwrap());
        let server = Self { programs, folder, databases: AtomicU32::new(0), _watchman };
        let made = ["-U", "ardri", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
        server.run("initdb", &made);
        let mut file =
            File::options().append(true).open(server.data().join("postgresql.conf")).unwrap();
        let place = server.folder.display();
        writeln!(file, "listen_addresses = ''\nunix_socket_directories = '{place}'").unwrap();
        writeln!(file, "max_connections = 300\n{settings}").unwrap();
        drop(file);
        server.run("pg_ctl", &["start", "-w", "-l", server.folder.join("log").to_str().unwrap()]);
        Some(server)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Runs one of the programs on the server's folder, and waits until it has ended.
    fn run(&self, program: &str, arguments: &[&str]) {
        let mut words = command(&self.programs, &self.folder, program).into_iter();
        let mut command = Command::new(words.next().unwrap());
        command.args(words).args(arguments).env("LC_ALL", "C").current_dir("/");
        // Not a pipe: the server would keep it open.
        let said = self.folder.join("said");
        let to = || Stdio::from(File::create(&said).unwrap());
        let ended = command.stdin(Stdio::null()).stdout(to()).stderr(to()).status().unwrap();
        let said = || fs::read_to_string(&said).unwrap_or_default();
        assert!(ended.success(), "{program} {arguments:?}: {}", said());
    }

    /// Stops it as if it had crashed, and starts it again.
    pub fn crash(&self) {
        self.run(
            "pg_ctl",
            &["restart", "-w", "-m", "immediate", "-l", self.folder.join("log").to_str().unwrap()],
        );
    }

    /// Stops it as if it had crashed.
    pub fn stop(&self) {
        self.run("pg_ctl", &["stop", "-w", "-m", "immediate"]);
    }

    /// Starts it again.
    pub fn go_on(&self) {
        self.run("pg_ctl", &["start", "-w", "-l", self.folder.join("log").to_str().unwrap()]);
    }

    /// Does something in a database from outside of the program that is tested.
    pub fn psql(&self, database: &str, statement: &str) -> String {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "ardri", "-h"]);
        command.arg(&self.folder).args(["-d", database, "-c", statement]);
        let done = command.output().unwrap();
        assert!(done.status.success(), "{statement}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim_end().to_string()
    }

    /// The address of a database.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://ardri@localhost/{database}?host={}", self.folder.display())
    }

    /// A new database as the store makes it.
    pub fn database(&'static self) -> Database<'static> {
        static MADE: OnceLock<()> = OnceLock::new();
        MADE.get_or_init(|| {
            self.psql("postgres", "CREATE DATABASE ardri");
            let place = DataPlace::from(self.address("ardri"));
            // Each test has a runtime of its own; this one ends here.
            let make = move || {
                let made = async { Store::open_at(&place).await.unwrap().close().await };
                tokio::runtime::Runtime::new().unwrap().block_on(made);
            };
            thread::spawn(make).join().unwrap();
        });
        self.database_of("ardri")
    }

    /// A new database without anything in it.
    pub fn empty_database(&self) -> Database<'_> {
        self.database_of("template0")
    }

    fn database_of(&self, template: &str) -> Database<'_> {
        let name = format!("t{}", self.databases.fetch_add(1, Ordering::SeqCst));
        self.psql("postgres", &format!("CREATE DATABASE {name} TEMPLATE {template}"));
        Database { server: self, name }
    }
}

/// One of the programs with the folder of the data, as a user who may run it.
fn command(programs: &Path, folder: &Path, program: &str) -> Vec<OsString> {
    let as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"];
    let as_user = is_root().then_some(as_user).into_iter().flatten().map(OsString::from);
    let rest = [programs.join(program).into(), "-D".into(), folder.join("data").into()];
    as_user.chain(rest).collect()
}

/// A database of one test.
pub struct Database<'a> {
    server: &'a Postgres,
    name: String,
}

impl Database<'_> {
    pub fn place(&self) -> DataPlace {
        self.server.address(&self.name).into()
    }

    pub fn address(&self) -> String {
        self.server.address(&self.name)
    }

    /// Does something from outside, and gives what comes of it.
    pub fn sql(&self, statement: &str) -> String {
        self.server.psql(&self.name, statement)
    }

    /// As if the servers that were killed had been gone for long.
    pub fn forget_the_killed(&self) {
        self.sql("DELETE FROM node");
    }
}
