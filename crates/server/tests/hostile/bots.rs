//! Bots think for those who look.

use std::time::Instant;

use ardri_server::serve::machine_clock;
use serde_json::{Value, json};

use crate::support::{HandClock, Person, TestServer};

/// A game between two bots.
async fn among_bots(who: &Person) -> String {
    let bots = json!([{"seat": 0, "level": "squire"}, {"seat": 1, "level": "squire"}]);
    let table = who.table(&json!({"game": "tablut", "sit": [], "bots": bots})).await;
    who.ask(&table, &json!({"ask": "start"})).await;
    table
}

#[tokio::test]
async fn a_game_between_bots_that_nobody_looks_at_does_not_hold_up_one_that_somebody_does() {
    // The clock of the first server stands an hour ago, so that what comes later is known by its time.
    let hand = HandClock::new();
    hand.advance(machine_clock().now() - hand.clock().now() - 60 * 60 * 1000);
    let before = hand.clock().now();
    let server = TestServer::with(|_| (), hand.clock()).await;
    let ann = server.guest("Ann").await;
    let alone = among_bots(&ann).await;
    let watched = among_bots(&ann).await;
    // After a new start nobody has looked at either of them.
    let begun = Instant::now();
    let server = TestServer::at(server.stop().await.unwrap()).await;
    let ann = ann.at(&server);
    let mut socket = ann.socket(&watched, None).await;
    let mut standing = socket.table().await["standing"].clone();
    let mut seen = 0;
    while standing["stage"] == "playing" {
        let news = socket.table().await;
        seen += news["events"].as_array().unwrap().len() as u64;
        standing = news["standing"].clone();
    }
    assert!(standing["outcome"] != Value::Null && seen > 10, "{seen}");
    // What the other has done meanwhile: an action in five seconds, however long it has taken. Bots that
    // were as free to think there would have done so whenever those that are watched had to wait.
    let most = begun.elapsed().as_secs() / 5 + 1;
    let events = ann.get(&format!("/api/tables/{alone}/events")).await;
    let events = events.as_array().unwrap();
    let since = events.iter().filter(|event| event["at"].as_i64() != Some(before)).count() as u64;
    assert!(since <= most, "{since} beside {seen}");
    // There was something left to do, and whoever looks lets it go on.
    assert_eq!(ann.look(&alone).await["stage"], "playing");
    while ann.look(&alone).await["stage"] == "playing" {
        tokio::task::yield_now().await;
    }
    server.close().await;
}
