//! A server that is told to stop ends in good order.

use serde_json::json;

use crate::child::Ardri;
use crate::client::{End, Person, Socket};

/// What a server sends to whom it asks to come back.
const AWAY: u16 = 1001;

/// Reads a socket to its end; says how many events it has told.
async fn to_the_end(mut socket: Socket) -> u64 {
    let mut last = 0;
    loop {
        match socket.next_or_end().await {
            Ok(message) => last = message["standing"]["number"].as_u64().unwrap_or(last),
            Err(End::Closed(code)) => {
                assert_eq!(code, AWAY);
                return last;
            }
            Err(End::Broken) => panic!("the socket was cut off"),
        }
    }
}

async fn stops_in_good_order(signal: &str) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = Ardri::start(&data);
    let ann = Person::guest(server.address(), "Ann").await;
    let form = json!({"game": "brandubh", "public": true, "sit": [0, 1]});
    let table = ann.post("/api/tables", &form).await.unwrap()["table"].clone();
    let table = format!("/api/tables/{}", table.as_str().unwrap());
    ann.post(&format!("{table}/ask"), &json!({"ask": "start"})).await.unwrap();
    let mut readers = Vec::new();
    for _ in 0..20 {
        let watcher = ann.socket(&format!("{table}/socket?after=0")).await.unwrap();
        readers.push(tokio::spawn(to_the_end(watcher)));
        let lobby = ann.socket("/api/lobby/socket").await.unwrap();
        readers.push(tokio::spawn(to_the_end(lobby)));
    }
    // Requests are under way when the signal comes; each is answered or the socket says goodbye.
    let mut talker = ann.socket(&format!("{table}/socket")).await.unwrap();
    let mut acknowledged = 0;
    let mut said = 0;
    loop {
        if talker.send(&json!({"ask": "say", "text": format!("word {said}")})).await.is_ok() {
            said += 1;
        }
        if said == 20 {
            server.signal(signal);
        }
        let heard = loop {
            match talker.next_or_end().await {
                Ok(message) if message["type"] == "done" => {
                    acknowledged = message["number"].as_u64().unwrap();
                    break true;
                }
                Ok(message) => assert_ne!(message["refused"], "disk", "{message}"),
                Err(End::Closed(code)) => {
                    assert_eq!(code, AWAY);
                    break false;
                }
                // What was sent after the goodbye is not read any more, which cuts the line.
                Err(End::Broken) if said > 20 => break false,
                Err(End::Broken) => panic!("the socket was cut off"),
            }
        };
        if !heard {
            break;
        }
    }
    assert!(server.ended().success());
    let log = server.log();
    assert!(log.contains("closing") && !log.contains("WARN") && !log.contains("ERROR"), "{log}");
    for reader in readers {
        reader.await.unwrap();
    }
    assert!(acknowledged >= 22, "{acknowledged}");
    drop(server);
    let server = Ardri::start(&data);
    let events = ann.at(server.address()).get(&format!("{table}/events?after=0")).await.unwrap();
    let events = events.as_array().unwrap();
    assert!(events.len() as u64 >= acknowledged);
    for (word, event) in events[3..acknowledged as usize].iter().skip(1).enumerate() {
        assert_eq!(event["text"], format!("word {word}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_word_of_a_service_manager_ends_it_in_good_order() {
    stops_in_good_order("TERM").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ctrl_c_ends_it_in_good_order() {
    stops_in_good_order("INT").await;
}
