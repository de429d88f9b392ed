//! Appending and reading.

use std::fs;
use std::time::{Duration, Instant};

use ardri_server::store::{Line, Store, StoreError};

use crate::{Place, folder, line, lines, on_both, open, raw, table};

on_both! {
    what_is_appended_is_read_again,
    lines_that_are_not_next_are_refused_whole,
    a_text_with_nul_is_refused,
    a_wrong_append_does_not_disturb_the_rest_of_its_batch,
    appends_of_one_table_in_one_batch_keep_their_order,
    two_hundred_tables_at_once_keep_their_orders("multi_thread"),
    two_stores_cannot_share_their_data,
    a_store_that_is_dropped_keeps_what_it_acknowledged,
    closing_writes_what_was_handed_over_and_ends_all_clones,
}

async fn what_is_appended_is_read_again(place: &Place) {
    let store = place.open().await;
    let tara = table("tara");
    assert_eq!(store.read(&tara, 0).await, Ok(vec![]), "an unknown table has an empty log");
    store.append(&tara, lines(1..=1), None).await.unwrap();
    store.append(&tara, lines(2..=700), None).await.unwrap();
    store.append(&tara, vec![], None).await.unwrap();
    let odd = Line { number: 701, at: i64::MIN, body: "\u{1}\u{fffd}\u{10ffff}\r\n\"\\".into() };
    store.append(&tara, vec![odd.clone()], None).await.unwrap();
    let empty = Line { number: 702, at: i64::MAX, body: String::new() };
    store.append(&tara, vec![empty.clone()], None).await.unwrap();
    let long = Line { number: 703, at: 0, body: "é".repeat(1_000_000) };
    store.append(&tara, vec![long.clone()], None).await.unwrap();

    let all = [lines(1..=700), vec![odd, empty, long]].concat();
    assert_eq!(store.read(&tara, 0).await.unwrap(), all);
    assert_eq!(store.read(&tara, 699).await.unwrap(), all[699..]);
    for after in [703, 704, u64::MAX] {
        assert_eq!(store.read(&tara, after).await, Ok(vec![]));
    }
    assert_eq!(store.read(&table("Tara"), 0).await, Ok(vec![]), "names keep their case");
}

async fn lines_that_are_not_next_are_refused_whole(place: &Place) {
    let store = place.open().await;
    let tara = table("tara");
    let refused = [2..=2, 0..=0, 0..=1, u64::MAX..=u64::MAX];
    for numbers in refused {
        let answer = store.append(&tara, lines(numbers.clone()), None).await;
        assert_eq!(answer, Err(StoreError::NotNext), "{numbers:?} in an empty log");
    }
    store.append(&tara, lines(1..=3), None).await.unwrap();
    for numbers in [0..=0, 1..=1, 3..=3, 3..=4, 5..=5, 5..=9] {
        let answer = store.append(&tara, lines(numbers.clone()), None).await;
        assert_eq!(answer, Err(StoreError::NotNext), "{numbers:?} after line 3");
    }
    for wrong in [vec![line(4), line(6)], vec![line(4), line(4)], vec![line(5), line(4)]] {
        assert_eq!(store.append(&tara, wrong, None).await, Err(StoreError::NotNext));
    }
    assert_eq!(store.read(&tara, 0).await.unwrap(), lines(1..=3));
    store.append(&tara, lines(4..=4), None).await.unwrap();
}

async fn a_text_with_nul_is_refused(place: &Place) {
    let store = place.open().await;
    let bad = Line { number: 1, at: 0, body: "a\0b".into() };
    assert_eq!(store.append(&table("tara"), vec![bad], None).await, Err(StoreError::Nul));
}

/// On one thread all of these wait before the writer runs, so they come in one batch.
async fn a_wrong_append_does_not_disturb_the_rest_of_its_batch(place: &Place) {
    let store = place.open().await;
    let tasks: Vec<_> = (0..300)
        .map(|i| {
            let store = store.clone();
            tokio::spawn(async move {
                // Every seventh table begins with a gap.
                let first = if i % 7 == 0 { 2 } else { 1 };
                let lines = lines(first..=first + i % 3);
                store.append(&table(&format!("t{i}")), lines, None).await
            })
        })
        .collect();
    let guest = store.new_guest("Niamh", &ardri_server::store::TokenHash([1; 32]), 0);
    assert!(guest.await.is_ok(), "people come through as well");
    for (i, task) in (0..).zip(tasks) {
        let wrong = i % 7 == 0;
        let expected = if wrong { Err(StoreError::NotNext) } else { Ok(()) };
        assert_eq!(task.await.unwrap(), expected, "table {i}");
        let stored = if wrong { vec![] } else { lines(1..=1 + i % 3) };
        assert_eq!(store.read(&table(&format!("t{i}")), 0).await.unwrap(), stored, "table {i}");
    }
}

async fn appends_of_one_table_in_one_batch_keep_their_order(place: &Place) {
    let store = place.open().await;
    let tara = table("tara");
    let (one, repeated, two, gap, three) = tokio::join!(
        store.append(&tara, lines(1..=2), None),
        store.append(&tara, lines(2..=2), None),
        store.append(&tara, lines(3..=3), None),
        store.append(&tara, lines(5..=5), None),
        store.append(&tara, lines(4..=6), None),
    );
    assert_eq!([one, two, three], [Ok(()), Ok(()), Ok(())]);
    assert_eq!([repeated, gap], [Err(StoreError::NotNext), Err(StoreError::NotNext)]);
    assert_eq!(store.read(&tara, 0).await.unwrap(), lines(1..=6));
}

async fn two_hundred_tables_at_once_keep_their_orders(place: &Place) {
    let store = place.open().await;
    let tasks: Vec<_> = (0..200)
        .map(|i| {
            let store = store.clone();
            tokio::spawn(async move {
                let table = table(&format!("t{i}"));
                let mut last = 0;
                for round in 0..50 {
                    let more = 1 + (i + round) % 3;
                    store.append(&table, lines(last + 1..=last + more), None).await.unwrap();
                    last += more;
                    if round % 10 == 0 {
                        // What was acknowledged is seen by everyone from then on.
                        assert_eq!(store.read(&table, last - 1).await.unwrap(), [line(last)]);
                    }
                }
                assert_eq!(store.read(&table, 0).await.unwrap(), lines(1..=last));
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
}

#[tokio::test]
async fn the_database_itself_refuses_what_is_not_next_and_any_change() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(&table("tara"), lines(1..=3), None).await.unwrap();
    let mut raw = raw(folder.path()).await;
    for forbidden in [
        "INSERT INTO log VALUES (1, 'tara', 5, 0, '')",
        "INSERT INTO log VALUES (1, 'tara', 3, 0, '')",
        "INSERT OR REPLACE INTO log VALUES (1, 'tara', 3, 0, '')",
        "INSERT INTO log VALUES (1, 'emain', 2, 0, '')",
        "INSERT INTO log VALUES (1, 'emain', 1, 0, x'00')",
        "UPDATE log SET body = '' WHERE number = 2",
        "DELETE FROM log WHERE number = 3",
    ] {
        assert!(sqlx::query(forbidden).execute(&mut raw).await.is_err(), "{forbidden}");
    }
    assert_eq!(store.read(&table("tara"), 0).await.unwrap(), lines(1..=3));
}

async fn two_stores_cannot_share_their_data(place: &Place) {
    let store = place.open().await;
    let second = Store::open_at(&place.place()).await.unwrap_err();
    assert!(matches!(second, StoreError::InUse(_) | StoreError::DatabaseInUse { .. }));
    assert!(second.to_string().contains("is in use by another server"), "{second}");
    store.close().await;
    place.open().await.close().await;
}

async fn a_store_that_is_dropped_keeps_what_it_acknowledged(place: &Place) {
    for round in 0..10 {
        let store = place.open().await;
        store.append(&table("tara"), lines(round + 1..=round + 1), None).await.unwrap();
        drop(store);
        let store = place.open().await;
        assert_eq!(store.read(&table("tara"), 0).await.unwrap(), lines(1..=round + 1));
    }
}

async fn closing_writes_what_was_handed_over_and_ends_all_clones(place: &Place) {
    let store = place.open().await;
    let tasks: Vec<_> = (0..500)
        .map(|i| {
            let store = store.clone();
            tokio::spawn(
                async move { store.append(&table(&format!("t{i}")), lines(1..=1), None).await },
            )
        })
        .collect();
    tokio::task::yield_now().await;
    let other = store.clone();
    tokio::join!(store.close(), other.close());
    for task in tasks {
        assert_eq!(task.await.unwrap(), Ok(()));
    }
    let closed = store.append(&table("late"), lines(1..=1), None).await;
    assert_eq!(closed, Err(StoreError::Closed));
    assert_eq!(other.read(&table("t1"), 0).await, Err(StoreError::Closed));
    other.close().await;
    if let Some(folder) = place.folder() {
        assert!(!folder.join("ardri.db-wal").exists(), "the journal is carried over");
    }
    let store = place.open().await;
    for i in 0..500 {
        assert_eq!(store.read(&table(&format!("t{i}")), 0).await.unwrap(), lines(1..=1));
    }
}

/// Readers without a pause must not keep the journal from being carried over for ever.
#[tokio::test(flavor = "multi_thread")]
async fn the_journal_stays_short_while_all_read_and_write() {
    let folder = folder();
    let store = open(&folder).await;
    let readers: Vec<_> = (0..3)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move {
                loop {
                    store.read(&table("tara"), 0).await.unwrap();
                }
            })
        })
        .collect();
    let tara = table("tara");
    store.append(&tara, lines(1..=200), None).await.unwrap();
    let mut longest = 0;
    for number in 1..=400 {
        let body = "x".repeat(1 << 20);
        let line = Line { number, at: 0, body };
        store.append(&table("much"), vec![line], None).await.unwrap();
        longest = fs::metadata(folder.path().join("ardri.db-wal")).unwrap().len().max(longest);
    }
    readers.iter().for_each(tokio::task::JoinHandle::abort);
    println!("the journal was at most {} MB long after 400 MB", longest >> 20);
    assert!(longest < 300 << 20, "{longest}");
    tokio::time::timeout(Duration::from_secs(20), store.close()).await.unwrap();
}

/// Such as a backup of the database by another program.
#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_does_not_end_holds_nobody_up() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(&table("tara"), lines(1..=1), None).await.unwrap();
    let mut raw = raw(folder.path()).await;
    for statement in ["BEGIN", "SELECT count(*) FROM log"] {
        sqlx::query(statement).execute(&mut raw).await.unwrap();
    }
    let journal = folder.path().join("ardri.db-wal");
    let length = || fs::metadata(&journal).unwrap().len() >> 20;
    let mut slowest = Duration::ZERO;
    for number in 1..=75 {
        let line = Line { number, at: 0, body: "x".repeat(4 << 20) };
        let start = Instant::now();
        store.append(&table("much"), vec![line], None).await.unwrap();
        slowest = slowest.max(start.elapsed());
    }
    println!("the journal is {} MB long, the slowest append took {slowest:?}", length());
    assert!(length() >= 300, "the reader needs all of it");
    assert!(slowest < Duration::from_secs(3), "{slowest:?}");
    sqlx::query("COMMIT").execute(&mut raw).await.unwrap();
    for number in 76..=80 {
        let line = Line { number, at: 0, body: "x".repeat(4 << 20) };
        store.append(&table("much"), vec![line], None).await.unwrap();
    }
    println!("then it is {} MB long", length());
    assert!(length() < 100);
}
