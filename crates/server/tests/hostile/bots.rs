//! Bots think for those who look.

use std::time::Instant;

use ardri_server::serve::machine_clock;
use serde_json::{Value, json};

use crate::support::{HandClock, Person, TestServer, legal, to_act};

/// A game among so many bots.
async fn among_bots(who: &Person, game: &str, seats: u8, level: &str) -> String {
    let bots: Vec<_> = (0..seats).map(|seat| json!({"seat": seat, "level": level})).collect();
    let table = who.table(&json!({"game": game, "sit": [], "bots": bots})).await;
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
    // A game of Brian Boru is never a short one: much is left of it, however much this server plays of it.
    let alone = among_bots(&ann, "brian-boru", 3, "squire").await;
    let watched = among_bots(&ann, "brian-boru", 3, "squire").await;
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

#[tokio::test]
async fn a_crowd_of_high_kings_on_one_thread_leaves_others_their_game_and_their_clock() {
    let server = TestServer::with(|config| config.bot_threads = 1, machine_clock()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let mut crowd = Vec::new();
    for _ in 0..6 {
        let table = among_bots(&ann, "tablut", 2, "high-king").await;
        crowd.push(ann.socket(&table, None).await);
    }
    // The bot has ten seconds for the whole game, and would lose by waiting for the crowd.
    let form = json!({"game": "brandubh", "sit": [0], "late": "loses",
        "clock": {"kind": "game", "seconds": 10, "increment": 5},
        "bots": [{"seat": 1, "level": "high-king"}]});
    let table = bob.table(&form).await;
    bob.ask(&table, &json!({"ask": "start"})).await;
    let mut socket = bob.socket(&table, None).await;
    let mut standing = socket.table().await["standing"].clone();
    let mut answered = 0;
    while answered < 3 && standing["stage"] == "playing" {
        if to_act(&standing) == [0] {
            let action = legal(&standing, 0)[0].clone();
            bob.ask(&table, &json!({"ask": "act", "seat": 0, "action": action})).await;
        }
        let before = to_act(&standing);
        standing = socket.table().await["standing"].clone();
        answered += u32::from(before == [1]);
    }
    assert_ne!(standing["outcome"]["winners"], json!([0]), "{standing}");
    server.close().await;
}
