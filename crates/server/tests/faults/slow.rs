//! A client that does not read is let go, and nobody waits for it.

use std::collections::VecDeque;
use std::time::Duration;

use ardri_server::serve::machine_clock;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::numbers;
use crate::support::TestServer;

#[tokio::test]
async fn those_who_do_not_read_are_let_go() {
    // Much is written here; where there is memory for it, no disk has to be waited for.
    let memory = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let server = TestServer::with(
        |config| {
            config.data = memory.path().into();
            config.patience.slowest = Duration::from_millis(500);
        },
        machine_clock(),
    )
    .await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "tablut", "sit": [0, 1]})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let mut talker = ann.socket(&table, Some(0)).await;
    // A small window, so that not much is on its way.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(bob.base.parse().unwrap()).await.unwrap();
    let url = format!("ws://{}/api/tables/{table}/socket?after=0", bob.base);
    let mut request = url.into_client_request().unwrap();
    let token = format!("Bearer {}", bob.token);
    request.headers_mut().insert("authorization", token.parse().unwrap());
    let (mut slow, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let mut watching = VecDeque::new();
    let mut said = 0;
    // As soon as the slow one is let go, the talker hears that it is alone again.
    while watching.iter().ne([2, 1].iter()) {
        assert!(said < 50_000, "it is never let go: {watching:?}");
        said += 1;
        let done = talker.ask(json!({"ask": "say", "text": "and so on ".repeat(50)})).await;
        assert_eq!(done["type"], "done", "{done}");
        while let Some(message) = talker.heard() {
            if message["type"] == "presence" {
                let now = message["watching"].as_u64().unwrap();
                if now == 2 || !watching.is_empty() {
                    watching.push_back(now);
                }
            }
        }
    }
    // What had been on its way arrives in order and without a gap, and then the line is cut.
    let mut last = 0;
    while let Some(Ok(message)) = slow.next().await {
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "table" {
            for number in numbers(&message["events"]) {
                assert_eq!(number, last + 1);
                last = number;
            }
        }
    }
    let end = ann.look(&table).await["number"].as_u64().unwrap();
    assert!((4..end).contains(&last), "{last} of {end}");
    // Whoever comes back is told what was missed, or that there is too much of it.
    let first = bob.socket(&table, Some(last)).await.table().await;
    assert_eq!(first["standing"]["number"], end);
    if first["fresh"] == false {
        assert_eq!(numbers(&first["events"]), (last + 1..=end).collect::<Vec<_>>());
    } else {
        assert!(end - last > 500);
    }
    println!("{said} sentences until the slow one was let go");
    server.close().await;
}
