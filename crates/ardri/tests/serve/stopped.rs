//! A server that is stopped for a while and goes on later.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::child::Ardri;
use crate::client::Person;

/// The shortest time for a move that a table may have, in seconds.
const CLOCK: u64 = 5;

/// The process does not run for longer than a player may think: that costs nobody the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_was_stopped_takes_no_game_from_anybody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Ardri::start(&folder.path().join("data"));
    let ann = Person::guest(server.address(), "Ann").await;
    let clock = json!({"kind": "move", "seconds": CLOCK});
    let form = json!({"game": "brandubh", "sit": [0, 1], "clock": clock});
    let table = ann.post("/api/tables", &form).await.unwrap()["table"].clone();
    let table = format!("/api/tables/{}", table.as_str().unwrap());
    let start = ann.post(&format!("{table}/ask"), &json!({"ask": "start"})).await.unwrap();
    let start = start["number"].as_u64().unwrap();
    server.stop();
    // Measured, and not merely slept: the stop has to be longer than the clock.
    let stopped = Instant::now();
    let enough = Duration::from_secs(CLOCK + 2);
    while let Some(left) = enough.checked_sub(stopped.elapsed()).filter(|left| !left.is_zero()) {
        tokio::time::sleep(left).await;
    }
    server.signal("CONT");
    // However long this test takes to ask: the first thing that the table notes is the stop. Only what
    // comes after it counts.
    let events = loop {
        let events = ann.get(&format!("{table}/events?after={start}&wait=30")).await.unwrap();
        if let Value::Array(events) = events
            && !events.is_empty()
        {
            break events;
        }
    };
    assert_eq!(events[0]["event"], "woken", "{events:?}");
    // Whoever thinks on for too long still loses, by the clock.
    let mut look = ann.get(&table).await.unwrap();
    while look["stage"] != "finished" {
        let number = &look["number"];
        ann.get(&format!("{table}/events?after={number}&wait=30")).await.unwrap();
        look = ann.get(&table).await.unwrap();
    }
    assert_eq!(look["outcome"]["ending"], "out-of-time");
}
