//! Guests who set up tables without end: the lobby stays everyone's.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::{HandClock, Person, TestServer};
use ardri_server::serve::machine_clock;

const HOUR: i64 = 60 * 60 * 1000;

fn public() -> Value {
    json!({"game": "brandubh", "public": true})
}

/// The names of the tables on a page.
fn names(page: &Value) -> Vec<String> {
    let tables = page["tables"].as_array().unwrap().iter();
    tables.map(|table| table["table"].as_str().unwrap().to_string()).collect()
}

/// All pages of the lobby, one after the other.
async fn pages(who: &Person) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    let mut path = "/api/tables".to_string();
    loop {
        let page = who.get(&path).await;
        all.push(names(&page));
        assert!(all.len() < 50, "pages without end");
        let Some(next) = page["next"].as_str() else { break all };
        path = format!("/api/tables?after={next}");
    }
}

#[tokio::test]
async fn nobody_is_hidden_by_many_tables_of_a_few() {
    let clock = HandClock::new();
    let server = TestServer::with(|_| (), clock.clock()).await;
    let ann = server.guest("Ann").await;
    let older = ann.table(&public()).await;
    clock.advance(1);
    let hers = [older, ann.table(&public()).await];
    // All of theirs are newer.
    let mut theirs = Vec::new();
    for name in ["a", "b", "c", "d", "e"] {
        let guest = server.guest(name).await;
        for _ in 0..45 {
            clock.advance(1);
            theirs.push(guest.table(&public()).await);
        }
    }
    let pages = pages(&ann).await;
    // Six hosts: the newest of each stand before the second of anybody.
    assert!(pages[0][..6].contains(&hers[1]), "{:?}", pages[0]);
    assert!(pages[0][6..12].contains(&hers[0]), "{:?}", pages[0]);
    let all: Vec<_> = pages.iter().flatten().collect();
    let once: BTreeSet<_> = all.iter().copied().collect();
    assert_eq!((all.len(), once.len()), (227, 227), "each table once");
    assert!(hers.iter().chain(&theirs).all(|table| once.contains(table)));
    assert!(pages.iter().all(|page| page.len() <= 50));
    // The lobby's socket begins with the same page, and says where the next one begins.
    let mut socket = ann.open("/api/lobby/socket").await.unwrap();
    let first = socket.next().await.unwrap();
    assert_eq!(names(&first), pages[0]);
    let next = format!("/api/tables?after={}", first["next"].as_str().unwrap());
    assert_eq!(names(&ann.get(&next).await), pages[1]);
    assert!(first["tables"].as_array().unwrap().iter().any(|table| table["host"] == ann.id));
    server.close().await;
}

#[tokio::test]
async fn a_page_that_is_none_is_refused() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    for after in ["x", "1", "1.2", "1.2.", "1.2.%00", "1.2.a%20b", "9e9.1.a"] {
        let path = format!("/api/tables?after={after}");
        assert_eq!(ann.refused("GET", &path, None).await.0, 400, "{after}");
    }
    assert_eq!(ann.get("/api/tables?after=9.9.a").await, json!({"tables": [], "next": null}));
    server.close().await;
}

#[tokio::test]
async fn few_tables_of_a_host_may_wait_in_public() {
    let server = TestServer::with(|config| config.open_tables = 3, machine_clock()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ann.table(&public()).await);
    }
    // Nor does it help not to sit there.
    for form in [public(), json!({"game": "brandubh", "public": true, "sit": []})] {
        let refused = ann.refused("POST", "/api/tables", Some(&form)).await;
        assert_eq!(refused, (429, "too-many-open".into()));
    }
    bob.table(&public()).await;
    ann.table(&json!({"game": "brandubh"})).await;
    // One that is played, and one that was given up, make room.
    bob.ask(&tables[0], &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&tables[0], &json!({"ask": "start"})).await;
    ann.table(&public()).await;
    ann.ask(&tables[1], &json!({"ask": "close"})).await;
    ann.table(&public()).await;
    assert_eq!(ann.refused("POST", "/api/tables", Some(&public())).await.1, "too-many-open");
    server.close().await;
}

/// How many of so many tables that are asked for at once come to be.
async fn at_once(who: &Person, form: &Value, count: usize) -> usize {
    let asked = (0..count).map(|_| who.send("POST", "/api/tables", Some(form)));
    let answers = futures_util::future::join_all(asked).await;
    answers.iter().filter(|(status, _)| *status == 201).count()
}

#[tokio::test]
async fn many_at_once_are_not_more_than_may_be() {
    let server = TestServer::with(
        |config| {
            config.tables = 5;
            config.open_tables = 3;
        },
        machine_clock(),
    )
    .await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    assert_eq!(at_once(&ann, &public(), 30).await, 3);
    // Whoever does not sit at their own tables has them none the less.
    assert_eq!(at_once(&ann, &json!({"game": "brandubh", "sit": []}), 30).await, 2);
    assert_eq!(at_once(&bob, &json!({"game": "brandubh"}), 30).await, 5);
    server.close().await;
}

#[tokio::test]
async fn a_table_whose_host_has_gone_is_closed_after_a_day() {
    let clock = HandClock::new();
    let server = TestServer::with(|_| (), clock.clock()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let hers = ann.table(&public()).await;
    let private = ann.table(&json!({"game": "brandubh"})).await;
    let played = ann.table(&public()).await;
    bob.ask(&played, &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&played, &json!({"ask": "start"})).await;
    let his = bob.table(&public()).await;
    server.sweep().await;
    // Bob looks in once, Ann does not; the sessions of both were noted a day ago.
    clock.advance(23 * HOUR);
    bob.get("/api/me").await;
    server.sweep().await;
    assert_eq!(bob.look(&hers).await["stage"], "open", "not yet");
    clock.advance(HOUR);
    server.sweep().await;
    let stages = async |tables: [&String; 4]| {
        let mut stages = Vec::new();
        for table in tables {
            stages.push(bob.look(table).await["stage"].as_str().unwrap().to_string());
        }
        stages
    };
    let all = [&hers, &private, &played, &his];
    assert_eq!(stages(all).await, ["closed", "open", "playing", "open"]);
    let listed: BTreeSet<_> = names(&bob.get("/api/tables").await).into_iter().collect();
    assert_eq!(listed, BTreeSet::from([played.clone(), his.clone()]));
    // A server that was away does not know who would have come.
    let server = server.restart().await;
    let bob = bob.at(&server);
    clock.advance(12 * HOUR);
    server.sweep().await;
    assert_eq!(bob.look(&his).await["stage"], "open");
    server.close().await;
}

#[tokio::test]
async fn a_host_who_only_listens_is_there() {
    let clock = HandClock::new();
    let beats = |config: &mut ardri_server::config::Config| {
        config.patience.heartbeat = std::time::Duration::from_millis(1);
    };
    let server = TestServer::with(beats, clock.clock()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&public()).await;
    server.sweep().await;
    let mut socket = ann.socket(&table, None).await;
    socket.table().await;
    clock.advance(30 * HOUR);
    // Another beat of the socket: its host was there after the clock was moved.
    for _ in 0..3 {
        futures_util::StreamExt::next(&mut socket.stream).await.unwrap().unwrap();
    }
    server.sweep().await;
    assert_eq!(bob.look(&table).await["stage"], "open");
    server.close().await;
}

#[tokio::test]
async fn a_table_is_called_what_can_be_seen() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let form = |name: &str| json!({"game": "brandubh", "public": true, "name": name});
    for name in [
        "Tara\u{202e}",
        "\u{2066}Tara",
        "Ta\u{200b}ra",
        "Tara\u{200d}",
        "\u{feff}Tara",
        "\u{3164}",
        "Ta\nra",
        "T\u{327}\u{331}\u{359}\u{353}",
        &"x".repeat(61),
    ] {
        let refused = ann.refused("POST", "/api/tables", Some(&form(name))).await;
        assert_eq!(refused, (400, "bad-text".into()), "{name:?}");
    }
    for (name, kept) in [("  High  TARA ", "High TARA"), ("Ｔara", "Tara"), (" ", "Brandubh")] {
        let table = ann.table(&form(name)).await;
        assert_eq!(ann.look(&table).await["name"], kept);
    }
    server.close().await;
}
