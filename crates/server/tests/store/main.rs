//! The store on real files: what it keeps, what it refuses, and what it survives.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod crash;
mod damage;
mod database;
mod disk;
mod forget;
mod log;
#[path = "../machine/mod.rs"]
mod machine;
mod migration;
mod moving;
mod people;
#[path = "../machine/postgres.rs"]
mod postgres;
mod summaries;
mod upgrade;

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use ardri_server::store::{DataPlace, Line, Store, TableId};
use sqlx::ConnectOptions;
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteConnectOptions;

/// The variable that tells a test that it is a child of another, and where its data is.
const CHILD: &str = "ARDRI_STORE_CHILD";

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

async fn open(folder: &tempfile::TempDir) -> Store {
    Store::open(folder.path()).await.unwrap()
}

/// Where a test keeps its data: the same tests run on a folder and on PostgreSQL.
enum Place {
    Folder(tempfile::TempDir),
    Database(postgres::Database<'static>),
}

impl Place {
    fn in_folder() -> Self {
        Self::Folder(folder())
    }

    /// Nothing where there is no PostgreSQL, which is said loudly.
    fn in_database() -> Option<Self> {
        Some(Self::Database(postgres::shared()?.database()))
    }

    fn place(&self) -> DataPlace {
        match self {
            Self::Folder(folder) => folder.path().into(),
            Self::Database(database) => database.place(),
        }
    }

    fn folder(&self) -> Option<&Path> {
        match self {
            Self::Folder(folder) => Some(folder.path()),
            Self::Database(_) => None,
        }
    }

    async fn open(&self) -> Store {
        Store::open_at(&self.place()).await.unwrap()
    }

    /// What a child opens.
    fn address(&self) -> String {
        match self {
            Self::Folder(folder) => folder.path().to_str().unwrap().into(),
            Self::Database(database) => database.address(),
        }
    }

    /// The same after the death of a server, without waiting until its lease has run out.
    async fn open_after_a_kill(&self) -> Store {
        if let Self::Database(database) = self {
            database.forget_the_killed();
        }
        self.open().await
    }
}

/// Makes two tests of each function: one on a folder, one on PostgreSQL. Behind it may stand in brackets in
/// what way the test runs.
macro_rules! on_both {
    ($($test:ident $(($flavor:tt))?,)*) => {
        mod on_sqlite {
            $(#[tokio::test$((flavor = $flavor))?]
            async fn $test() {
                super::$test(&$crate::Place::in_folder()).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test$((flavor = $flavor))?]
            async fn $test() {
                let Some(place) = $crate::Place::in_database() else { return };
                super::$test(&place).await;
            })*
        }
    };
}
use on_both;

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

/// The same, or a database.
fn given_place() -> Option<DataPlace> {
    env::var_os(CHILD).map(DataPlace::from)
}

/// Runs one test of this program as a child.
fn child(test: &str, place: impl AsRef<OsStr>) -> Command {
    child_by(Command::new("env"), test, place)
}

/// The same by a command that runs what follows it.
fn child_by(mut command: Command, test: &str, place: impl AsRef<OsStr>) -> Command {
    command.arg(env::current_exe().unwrap());
    command.args([test, "--exact", "--nocapture", "--test-threads=1"]).env(CHILD, place);
    command
}

/// Runs a child to its end and asserts that it came to it.
fn run_child(mut command: Command) {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && text.contains("the child is done"), "{text}\n{errors}");
}
