//! A data folder of the version before is brought over as a whole or not at all.

use std::io::Read;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use ardri_server::store::Store;
use flate2::read::GzDecoder;
use sqlx::{Connection, Row};

use crate::{child, folder, given_folder, raw};

/// How often the sayings of one table are repeated, so that there is something to be brought over.
const LINES: i64 = 20_000;

/// The data of the version before (see `tests/life/upgrade.rs`), with a long table of sayings.
async fn old_data(folder: &Path) {
    let mut data = Vec::new();
    GzDecoder::new(&include_bytes!("before-people.db.gz")[..]).read_to_end(&mut data).unwrap();
    std::fs::write(folder.join("ardri.db"), data).unwrap();
    let mut past = raw(folder).await;
    let said = r#"{"what":"said","who":{"person":1,"name":"Ann"},"text":"again and again"}"#;
    sqlx::query(
        "WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
         INSERT INTO log (shelf, table_id, number, at, body)
         SELECT 9, 'long', n, n, ?1 FROM number",
    )
    .bind(said)
    .bind(LINES)
    .execute(&mut past)
    .await
    .unwrap();
    past.close().await.unwrap();
}

/// As a child: opens the folder, which brings it over.
#[tokio::test]
async fn child_that_brings_over() {
    let Some(folder) = given_folder() else { return };
    let store = Store::open(&folder).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_migration_that_is_killed_is_done_or_not_begun() {
    let folder = folder();
    let journal = folder.path().join("ardri.db-wal");
    let length = || std::fs::metadata(&journal).map_or(0, |about| about.len());
    let (mut done, mut undone) = (0, 0);
    for round in 0..12 {
        for name in ["ardri.db", "ardri.db-wal", "ardri.db-shm"] {
            let _ = std::fs::remove_file(folder.path().join(name));
        }
        old_data(folder.path()).await;
        let mut command = child("upgrade::child_that_brings_over", folder.path());
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        // Killed while the journal grows, each time a little later; the last is let be.
        let start = Instant::now();
        while child.try_wait().unwrap().is_none() {
            let written = length() > 200_000 * round;
            if round < 11 && (written || start.elapsed() > Duration::from_millis(40 * round)) {
                child.kill().unwrap();
            }
            std::thread::yield_now();
        }
        let mut past = raw(folder.path()).await;
        let row = sqlx::query(
            "SELECT (SELECT count(*) FROM sqlite_schema WHERE name IN ('chat', 'visitor', 'report')),
             (SELECT count(*) FROM log WHERE body LIKE '%again and again%'),
             (SELECT count(*) FROM log WHERE body LIKE '%\"name\":\"Ann\"%'),
             (SELECT count(*) FROM log),
             (SELECT count(*) FROM _sqlx_migrations WHERE version = 3)",
        )
        .fetch_one(&mut past)
        .await
        .unwrap();
        let found: [i64; 5] = std::array::from_fn(|place| row.get(place));
        let [tables, said, named, lines, migrated] = found;
        match migrated {
            1 => {
                assert_eq!([tables, said, named], [3, 0, 0], "round {round}: half done");
                let chat = sqlx::query("SELECT count(*) FROM chat WHERE table_id = 'long'");
                assert_eq!(chat.fetch_one(&mut past).await.unwrap().get::<i64, _>(0), LINES);
                done += 1;
            }
            _ => {
                assert_eq!([tables, said], [0, LINES], "round {round}: half begun");
                assert!(named > LINES, "round {round}: half begun");
                undone += 1;
            }
        }
        assert!(lines > LINES);
        past.close().await.unwrap();
        // Whatever came of it, the next start goes on from there.
        let store = Store::open(folder.path()).await.unwrap();
        let long = store.read(&"long".parse().unwrap(), 0).await.unwrap();
        assert_eq!(long.len() as i64, LINES);
        assert!(long.iter().all(|line| line.body == r#"{"what":"said","who":1}"#));
        store.close().await;
    }
    assert!(done > 0 && undone > 0, "{done} done, {undone} not begun");
}

#[tokio::test]
async fn a_damaged_line_does_not_hold_up_the_others() {
    let folder = folder();
    old_data(folder.path()).await;
    let mut past = raw(folder.path()).await;
    for statement in [
        "DROP TRIGGER log_unchanged",
        r#"UPDATE log SET body = '{"what":"said","who":{"person":1,' WHERE table_id = 'long' AND number = 7"#,
        "CREATE TRIGGER log_unchanged BEFORE UPDATE ON log BEGIN SELECT raise(ABORT, 'no'); END",
        "UPDATE summary SET info = '{' WHERE stage = 'open'",
    ] {
        sqlx::query(statement).execute(&mut past).await.unwrap();
    }
    past.close().await.unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let long = store.read(&"long".parse().unwrap(), 0).await.unwrap();
    let damaged = long.iter().filter(|line| line.entry().is_err()).count();
    assert_eq!((long.len() as i64, damaged), (LINES, 1));
    store.close().await;
}
