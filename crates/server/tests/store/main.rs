//! The store on real files: what it keeps, what it refuses, and what it survives.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod crash;
mod damage;
mod disk;
mod forget;
mod log;
#[path = "../machine/mod.rs"]
mod machine;
mod migration;
mod people;
mod summaries;
mod upgrade;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use ardri_server::store::{Line, Store, TableId};
use sqlx::ConnectOptions;
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteConnectOptions;

/// The variable that tells a test that it is a child of another, and its data folder.
const CHILD: &str = "ARDRI_STORE_CHILD";

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

async fn open(folder: &tempfile::TempDir) -> Store {
    Store::open(folder.path()).await.unwrap()
}

fn table(name: &str) -> TableId {
    name.parse().unwrap()
}

fn line(number: u64) -> Line {
    Line {
        number,
        at: 1_000 * number.cast_signed(),
        body: format!(r#"{{"line":{number},"é":"'"}}"#),
    }
}

fn lines(numbers: impl Iterator<Item = u64>) -> Vec<Line> {
    numbers.map(line).collect()
}

/// A connection past the store, to do to the file what the store never would.
async fn raw(folder: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.join("ardri.db")).connect().await.unwrap()
}

/// The folder that this test was given if it runs as a child; otherwise it has nothing to do.
fn given_folder() -> Option<PathBuf> {
    env::var_os(CHILD).map(PathBuf::from)
}

/// Runs one test of this program as a child.
fn child(test: &str, folder: &Path) -> Command {
    child_by(Command::new("env"), test, folder)
}

/// The same by a command that runs what follows it.
fn child_by(mut command: Command, test: &str, folder: &Path) -> Command {
    command.arg(env::current_exe().unwrap());
    command.args([test, "--exact", "--nocapture", "--test-threads=1"]).env(CHILD, folder);
    command
}

/// Runs a child to its end and asserts that it came to it.
fn run_child(mut command: Command) {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && text.contains("the child is done"), "{text}\n{errors}");
}
