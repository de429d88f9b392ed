//! Folders and files that are not as the store made them.

use std::fmt::Debug;
use std::fs;

use ardri_server::store::{PersonId, Store, StoreError, TokenHash};
use sqlx::Connection;

use crate::{folder, lines, open, raw, table};

fn assert_damaged<T: Debug>(answer: Result<T, StoreError>, what: &str) {
    let error = answer.expect_err(what);
    assert!(matches!(error, StoreError::Damaged(_)), "{what}: {error:?}");
}

#[tokio::test]
async fn the_folder_is_made_if_it_is_not_there() {
    let folder = folder();
    let deep = folder.path().join("a/b");
    let store = Store::open(&deep).await.unwrap();
    store.append(&table("tara"), lines(1..=1), None).await.unwrap();
    store.close().await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&deep).unwrap().permissions().mode() & 0o777, 0o700);
    }
}

#[tokio::test]
async fn a_file_is_not_a_folder() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "text").unwrap();
    for path in [file.clone(), file.join("below")] {
        let error = Store::open(&path).await.unwrap_err();
        assert!(matches!(error, StoreError::NotAFolder(_)), "{error:?}");
    }
}

#[tokio::test]
async fn a_newer_folder_is_left_alone() {
    let folder = folder();
    open(&folder).await.close().await;
    let mut raw = raw(folder.path()).await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'of the future', true, x'00', 0)",
    )
    .execute(&mut raw)
    .await
    .unwrap();
    raw.close().await.unwrap();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert_eq!(error, StoreError::Newer);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_damaged() {
    let folder = folder();
    fs::write(folder.path().join("ardri.db"), "This is not a database. ".repeat(500)).unwrap();
    assert_damaged(Store::open(folder.path()).await.map(|_| ()), "text");
}

#[tokio::test]
async fn a_torn_file_gives_errors_and_no_panic() {
    let folder = folder();
    let store = open(&folder).await;
    for i in 0..200 {
        store.append(&table(&format!("t{i}")), lines(1..=40), None).await.unwrap();
    }
    store.close().await;
    let file = folder.path().join("ardri.db");
    let whole = fs::read(&file).unwrap();
    // Pages of noise, from the schema at the start to the last leaf, and a file cut short.
    let pages = whole.len() / 4096;
    for page in (0..30).chain((30..pages).step_by(40)).chain([pages - 1]) {
        let mut torn = whole.clone();
        torn[page * 4096..][..4096].iter_mut().zip(0u32..).for_each(|(byte, i)| {
            *byte = (i.wrapping_mul(2_654_435_761) >> 13) as u8;
        });
        if page == 1 {
            torn.truncate(whole.len() / 2);
        }
        fs::write(&file, torn).unwrap();
        let Ok(store) = Store::open(folder.path()).await else { continue };
        let (mut sound, mut damaged) = (0, 0);
        for i in 0..200 {
            let table = table(&format!("t{i}"));
            match store.read(&table, 0).await {
                Ok(stored) if stored == lines(1..=40) => sound += 1,
                Ok(stored) => assert_eq!(stored, lines(1..=stored.len() as u64)),
                Err(StoreError::Damaged(_)) => damaged += 1,
                Err(error) => panic!("{error:?}"),
            }
        }
        // All of these come in one batch, and those of sound tables must come through.
        let tasks: Vec<_> = (0..200)
            .map(|i| {
                let store = store.clone();
                let table = table(&format!("t{i}"));
                tokio::spawn(async move { store.append(&table, lines(41..=41), None).await })
            })
            .collect();
        let mut written = 0;
        for task in tasks {
            written += u32::from(task.await.unwrap().is_ok());
        }
        // A leaf holds the lines of few tables.
        if page >= 30 {
            assert!(sound > 150, "page {page}: {sound} sound, {damaged} damaged");
            assert!(written > 150, "page {page}: {written} written, {damaged} damaged");
        }
        println!("page {page}: {sound} sound, {damaged} damaged, {written} written");
        store.close().await;
    }
}

#[tokio::test]
async fn a_damaged_row_spoils_only_what_reads_it() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(&table("sound"), lines(1..=3), None).await.unwrap();
    let mut raw = raw(folder.path()).await;
    // The same columns without any of the rules.
    for statement in [
        "CREATE TABLE copy AS SELECT * FROM log",
        "DROP TABLE log",
        "CREATE TABLE log (shelf, table_id, number, at, body)",
        "INSERT INTO log SELECT * FROM copy",
        "INSERT INTO log VALUES (1, 'negative', -1, 0, ''), (1, 'zero', 0, 0, ''), (1, 'zero', 1, 0, '')",
        "INSERT INTO log VALUES (1, 'blob', 1, 0, x'ff00'), (1, 'null', 1, 0, NULL)",
        "INSERT INTO log VALUES (1, 'utf8', 1, 0, CAST(x'61ff62' AS TEXT))",
        "INSERT INTO log VALUES (1, 'number', 1, 0, 17), (1, 'at', 1, 'noon', ''), (1, 'at0', 1, NULL, '')",
        "INSERT INTO log VALUES (1, 'real', 1.5, 0, ''), (1, 'word', 'one', 0, '')",
        "INSERT INTO log VALUES (1, 'gap', 1, 0, ''), (1, 'gap', 3, 0, ''), (1, 'late', 2, 0, '')",
        "INSERT INTO log VALUES (1, 'twice', 1, 0, ''), (1, 'twice', 1, 0, '')",
        "INSERT INTO log VALUES (1, NULL, 1, 0, ''), (1, x'00', 1, 0, '')",
        "INSERT INTO shelved SELECT DISTINCT table_id, 1 FROM log WHERE table_id <> 'sound'
         AND typeof(table_id) = 'text'",
    ] {
        sqlx::query(statement).execute(&mut raw).await.unwrap();
    }
    for name in
        ["blob", "null", "utf8", "number", "at", "at0", "real", "word", "gap", "late", "twice"]
    {
        assert_damaged(store.read(&table(name), 0).await, name);
    }
    // Lines before the first are never asked for.
    assert_eq!(store.read(&table("negative"), 0).await, Ok(vec![]));
    assert_eq!(store.read(&table("zero"), 0).await.unwrap().len(), 1);
    assert_eq!(store.read(&table("sound"), 0).await.unwrap(), lines(1..=3));
    store.append(&table("sound"), lines(4..=4), None).await.unwrap();
    assert_eq!(store.read(&table("sound"), 0).await.unwrap(), lines(1..=4));
}

#[tokio::test]
async fn damaged_people_and_summaries_are_told() {
    let folder = folder();
    let store = open(&folder).await;
    let token = TokenHash([1; 32]);
    let niamh = store.new_guest("Niamh", &token, 0).await.unwrap().id;
    let mut raw = raw(folder.path()).await;
    for statement in [
        "PRAGMA ignore_check_constraints = ON",
        "INSERT INTO summary (table_id, game, name, public, stage, created, updated, info) VALUES ('no name', 'g', 'n', 0, 'open', 0, 0, '')",
        "INSERT INTO summary (table_id, game, name, public, stage, created, updated, info) VALUES ('tara', 'g', 'n', 1, 'asleep', 0, 0, '')",
        "INSERT INTO summary (table_id, game, name, public, stage, created, updated, info) VALUES ('utf8', 'g', CAST(x'ff' AS TEXT), 0, 'finished', 0, 0, '')",
        "INSERT INTO person (id, name, created) VALUES (-5, CAST(x'ff' AS TEXT), 0)",
        "UPDATE session SET person = -5",
        "INSERT INTO shunned (person, how, other) VALUES (1, 'block', -5)",
    ] {
        sqlx::query(statement).execute(&mut raw).await.unwrap();
    }
    assert_damaged(store.unfinished().await, "a name with a blank");
    assert_damaged(store.lobby(None, 9).await, "an unknown stage");
    assert_damaged(store.summary(&table("tara")).await, "an unknown stage");
    assert_damaged(store.summary(&table("utf8")).await, "a name that is not text");
    assert_damaged(store.person(PersonId(-5)).await, "a name that is not text");
    assert_damaged(store.person_by_token(&token, 0).await, "the same by token");
    assert_damaged(store.blocked(niamh).await, "the same in a list");
    assert_eq!(store.person(niamh).await.unwrap().unwrap().name, "Niamh");

    sqlx::query("DROP TABLE seated").execute(&mut raw).await.unwrap();
    assert_damaged(store.tables_of(niamh, true, 9, None).await, "a missing table");
}
