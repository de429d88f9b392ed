//! What only a database on PostgreSQL has: a lease, an address, and an end of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ardri_server::store::{DataPlace, Lease, PostgresUrl, Store, StoreError, TokenHash};
use ardri_server::store::{Listed, Summary};

use crate::{lines, postgres, table};

/// Longer than any test runs.
const NEVER: Duration = Duration::from_secs(86_400);

fn url(place: DataPlace) -> PostgresUrl {
    let DataPlace::Postgres(url) = place else { panic!("{place} is a folder") };
    url
}

/// A server that takes the lease and is never heard of again.
async fn silent(url: &PostgresUrl) -> Store {
    let lease = Lease { beat: NEVER, until: Duration::from_millis(300) };
    Store::open_database(url, lease).await.unwrap()
}

fn summary() -> Summary {
    Summary {
        game: "brandubh".into(),
        name: "Tara".into(),
        public: true,
        stage: Listed::Open,
        host: None,
        people: vec![],
        created: 1,
        updated: 1,
        info: "{}".into(),
    }
}

#[tokio::test]
async fn who_has_lost_the_lease_writes_and_tells_nothing_more() {
    let Some(server) = postgres::shared() else { return };
    let database = server.database();
    let url = url(database.place());
    let first = silent(&url).await;
    let tara = table("tara");
    first.append(&tara, lines(1..=2), Some(summary())).await.unwrap();
    let ann = first.new_guest("Ann", &TokenHash([1; 32]), 1).await.unwrap();

    let second = Store::open_at(&database.place()).await.unwrap();
    assert_eq!(second.read(&tara, 0).await.unwrap(), lines(1..=2));
    second.append(&tara, lines(3..=3), None).await.unwrap();

    // The line would be the next in its table, and another table's the first.
    let emain = table("emain");
    let (late, other) = tokio::join!(
        first.append(&tara, lines(4..=4), Some(Summary { updated: 9, ..summary() })),
        first.append(&emain, lines(1..=1), None),
    );
    assert_eq!((late, other), (Err(StoreError::Evicted), Err(StoreError::Evicted)));
    tokio::time::timeout(Duration::from_secs(60), first.evicted()).await.unwrap();
    assert_eq!(first.rename(ann.id, "Aoife").await, Err(StoreError::Evicted));
    assert_eq!(first.read(&tara, 0).await, Err(StoreError::Evicted));
    first.close().await;

    assert_eq!(second.read(&tara, 0).await.unwrap(), lines(1..=3));
    assert_eq!(second.read(&table("emain"), 0).await, Ok(vec![]));
    assert_eq!(second.summary(&tara).await.unwrap(), Some(summary()));
    assert_eq!(second.person(ann.id).await.unwrap().unwrap().name, "Ann");
    second.close().await;
    assert_eq!(database.sql("SELECT count(*) FROM node"), "0", "a lease is given up at the end");
    let backwards = "SELECT count(*) FROM (SELECT epoch < lag(epoch) OVER
        (PARTITION BY table_id ORDER BY number) AS back FROM log) AS epochs WHERE back";
    assert_eq!(database.sql(backwards), "0");
    assert_eq!(database.sql("SELECT count(DISTINCT epoch) FROM log"), "2");
}

#[tokio::test]
async fn an_eviction_waits_for_a_line_that_is_being_written() {
    let Some(server) = postgres::shared() else { return };
    let database = server.database();
    let first = silent(&url(database.place())).await;
    // The lease of the first has run out, but something holds its line up at the last moment.
    database.sql(
        "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$;
         CREATE TRIGGER slow BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION slow()",
    );
    let leased = "SELECT count(*) FROM node WHERE until > clock_timestamp()";
    while database.sql(leased) != "0" {
        tokio::task::yield_now().await;
    }
    let tara = table("tara");
    let writing = tokio::spawn({
        let (first, tara) = (first.clone(), tara.clone());
        async move { first.append(&tara, lines(1..=1), None).await }
    });
    let waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
        AND query LIKE '%INSERT INTO log%' AND wait_event = 'PgSleep'";
    while database.sql(waiting) == "0" {
        tokio::task::yield_now().await;
    }
    let second = Store::open_at(&database.place()).await.unwrap();
    // Whoever begins sees what was or will be acknowledged.
    assert_eq!(second.read(&tara, 0).await.unwrap(), lines(1..=1));
    assert_eq!(writing.await.unwrap(), Ok(()));
    first.close().await;
    second.close().await;
}

#[tokio::test]
async fn the_database_itself_refuses_any_change_of_the_log() {
    let Some(server) = postgres::shared() else { return };
    let database = server.database();
    let store = Store::open_at(&database.place()).await.unwrap();
    store.append(&table("tara"), lines(1..=3), None).await.unwrap();
    for forbidden in [
        "INSERT INTO log VALUES ('tara', 3, 0, 1, '')",
        "INSERT INTO log VALUES ('tara', 0, 0, 1, '')",
        "UPDATE log SET body = '' WHERE number = 2",
        "DELETE FROM log WHERE number = 3",
    ] {
        let tried = format!(
            "DO $$ BEGIN {forbidden}; RAISE EXCEPTION 'it was allowed';
             EXCEPTION WHEN unique_violation OR check_violation THEN NULL;
             WHEN raise_exception THEN IF SQLERRM = 'it was allowed' THEN RAISE; END IF; END $$"
        );
        database.sql(&tried);
    }
    assert_eq!(store.read(&table("tara"), 0).await.unwrap(), lines(1..=3));
    store.close().await;
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let Some(server) = postgres::shared() else { return };
    let database = server.database();
    database.sql(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'of the future', true, '', 0)",
    );
    assert_eq!(Store::open_at(&database.place()).await.unwrap_err(), StoreError::Newer);
    assert_eq!(database.sql("SELECT count(*) FROM node"), "0");
}

#[tokio::test]
async fn an_empty_database_is_made_ready() {
    let Some(server) = postgres::shared() else { return };
    let database = server.empty_database();
    let store = Store::open_at(&database.place()).await.unwrap();
    store.append(&table("tara"), lines(1..=3), None).await.unwrap();
    assert_eq!(store.id().await.unwrap().len(), 8);
    store.close().await;
    let foreign = server.empty_database();
    foreign.sql("CREATE TABLE session (theirs text)");
    assert!(Store::open_at(&foreign.place()).await.is_err(), "it is another program's");
    assert_eq!(foreign.sql("SELECT count(*) FROM pg_tables WHERE tablename = 'log'"), "0");
}

#[tokio::test]
async fn what_is_wrong_with_an_address_is_said_without_its_secret() {
    let Some(server) = postgres::shared() else { return };
    let there = server.address("postgres");
    for (address, word) in [
        (there.replace("/postgres?", "/nowhere?"), "nowhere"),
        (there.replace("ardri@", "brian:hunter2@"), "brian"),
        ("postgres://ardri:hunter2@localhost:1/ardri".into(), "localhost:1/ardri"),
        ("postgres://ardri:hunter2@localhost/ardri?pasword=hunter2".into(), "postgres://USER"),
        ("postgres://ardri:hunter2@localhost:port/ardri".into(), "postgres://USER"),
    ] {
        let error = Store::open_at(&DataPlace::from(address.clone())).await.unwrap_err();
        let said = format!("{error} {error:?}");
        assert!(said.contains(word) && !said.contains("hunter2"), "{address}: {said}");
    }
    let latin = "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0";
    server.psql("postgres", latin);
    let error = Store::open_at(&server.address("latin").into()).await.unwrap_err();
    assert!(matches!(error, StoreError::Encoding { .. }), "{error:?}");
}

/// Many tables at once, while the database crashes again and again: whoever was told that a line is
/// written finds it, and everything goes on.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_crashes_of_the_database() {
    const TABLES: usize = 20;
    const CRASHES: u64 = 3;
    let Some(server) = postgres::alone() else { return };
    let database = server.empty_database();
    let store = Store::open_at(&database.place()).await.unwrap();
    let last: Arc<Vec<AtomicU64>> = Arc::new((0..TABLES).map(|_| AtomicU64::new(0)).collect());
    let refused = Arc::new(Mutex::new(Vec::new()));
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let tasks: Vec<_> = (0..TABLES)
        .map(|i| {
            let (store, last, refused) = (store.clone(), last.clone(), refused.clone());
            let stopped = stopped.clone();
            tokio::spawn(async move {
                let name = table(&format!("t{i}"));
                let mut next = 1;
                while !*stopped.borrow() {
                    match store.append(&name, lines(next..=next), None).await {
                        Ok(()) => {
                            last[i].store(next, Ordering::SeqCst);
                            next += 1;
                        }
                        Err(error) => {
                            refused.lock().unwrap().push(error);
                            // As a table does: what the log says is how it goes on.
                            if let Ok(log) = store.read(&name, 0).await {
                                assert_eq!(log, lines(1..=log.len() as u64));
                                assert!(log.len() as u64 >= last[i].load(Ordering::SeqCst));
                                next = log.len() as u64 + 1;
                            }
                        }
                    }
                }
            })
        })
        .collect();
    let all = |least: u64| {
        let last = last.clone();
        async move {
            while last.iter().any(|last| last.load(Ordering::SeqCst) < least) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    };
    for round in 0..CRASHES {
        let reached = last.iter().map(|last| last.load(Ordering::SeqCst)).max().unwrap();
        all(reached + 20).await;
        tokio::task::block_in_place(|| {
            if round == 0 {
                server.stop();
                while refused.lock().unwrap().is_empty() {
                    std::thread::sleep(Duration::from_millis(5));
                }
                server.go_on();
            } else {
                server.crash();
            }
        });
    }
    let reached = last.iter().map(|last| last.load(Ordering::SeqCst)).max().unwrap();
    all(reached + 1).await;
    stop.send(true).unwrap();
    for task in tasks {
        task.await.unwrap();
    }
    for (i, last) in last.iter().enumerate() {
        // Lines may be written again before the lease is renewed; until then nothing is told.
        let log = loop {
            match store.read(&table(&format!("t{i}")), 0).await {
                Err(StoreError::Io(_)) => tokio::time::sleep(Duration::from_millis(5)).await,
                log => break log.unwrap(),
            }
        };
        assert_eq!(log, lines(1..=log.len() as u64), "table {i}");
        assert!(log.len() as u64 >= last.load(Ordering::SeqCst), "table {i}");
    }
    store.close().await;
    let refused = refused.lock().unwrap();
    println!("{} lines, {} refusals", reached * TABLES as u64, refused.len());
    let honest = |error: &StoreError| {
        matches!(error, StoreError::Io(_) | StoreError::Unreachable { .. } | StoreError::NotNext)
    };
    assert!(!refused.is_empty() && refused.iter().all(honest), "{refused:?}");
}
