//! Everyone comes back at the same moment.

use serde_json::json;

use crate::numbers;
use crate::support::{Person, TestServer, legal, to_act};

/// How many come at once.
const CROWD: u64 = 300;
/// How many events the table has in the end.
const EVENTS: u64 = 120;

/// Follows a table from an event to the last, coming back whenever it is let go; at `pause` it
/// leaves by itself.
async fn follow(person: Person, table: String, mut last: u64, pause: u64) -> u64 {
    let mut visits = 0;
    while last < EVENTS {
        visits += 1;
        assert!(visits < 1000, "it does not come on from {last}");
        let mut socket = person.socket(&table, Some(last)).await;
        while let Some(message) = socket.next().await {
            if message["type"] != "table" {
                continue;
            }
            assert_eq!(message["fresh"], false);
            for number in numbers(&message["events"]) {
                assert_eq!(number, last + 1, "a gap or a repetition");
                last = number;
            }
            assert_eq!(message["standing"]["number"], last);
            if last >= EVENTS || visits == 1 && last >= pause {
                break;
            }
        }
    }
    visits
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storm_of_reconnects_tells_everyone_everything_once() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh", "sit": [0, 1]})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    for word in 4..60 {
        ann.ask(&table, &json!({"ask": "say", "text": format!("word {word}")})).await;
    }
    let crowd: Vec<_> = (0..CROWD)
        .map(|number| {
            let who = if number % 3 == 0 { &ann } else { &bob };
            tokio::spawn(follow(who.clone(), table.clone(), number % 61, 61 + number % 50))
        })
        .collect();
    // Meanwhile the game goes on.
    for turn in 60..EVENTS {
        let look = ann.look(&table).await;
        let number = match to_act(&look).first() {
            Some(seat) if turn % 2 == 0 => {
                let actions = legal(&look, *seat);
                let action = &actions[turn as usize * 7 % actions.len()];
                ann.ask(&table, &json!({"ask": "act", "seat": seat, "action": action})).await
            }
            _ => bob.ask(&table, &json!({"ask": "say", "text": "well!"})).await,
        };
        assert_eq!(number, turn + 1);
    }
    let mut visits = 0;
    for one in crowd {
        visits += one.await.unwrap();
    }
    println!("{CROWD} clients came {visits} times");
    assert!(visits >= CROWD);
    server.close().await;
}
