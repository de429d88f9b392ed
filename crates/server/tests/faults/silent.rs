//! Clients that are not there any more, and those that only say nothing.

use std::time::Duration;

use ardri_server::serve::machine_clock;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{PATIENCE, Person, TestServer};

/// A client that opens a socket and then neither reads it as one nor says anything.
async fn silent(person: &Person, path: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&person.base).await.unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        person.base, person.token
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// What the server has sent to it until it hung up.
async fn until_dropped(mut stream: TcpStream) -> Vec<u8> {
    let mut all = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut all)).await;
    let _ = read.expect("the server still waits for an answer");
    all
}

#[tokio::test]
async fn those_who_do_not_answer_are_dropped_and_those_who_do_are_not() {
    let server = TestServer::with(
        |config| {
            config.patience.heartbeat = Duration::from_millis(50);
            config.patience.silence = Duration::from_secs(3);
        },
        machine_clock(),
    )
    .await;
    let ann = server.guest("Ann").await;
    let table = ann.table(&json!({"game": "brandubh", "public": true})).await;
    let paths = [format!("/api/tables/{table}/socket"), "/api/lobby/socket".into()];
    let mut dropped = Vec::new();
    let mut live = Vec::new();
    for path in &paths {
        dropped.push(tokio::spawn(until_dropped(silent(&ann, path).await)));
        live.push(ann.open(path).await.unwrap());
    }
    let (over, is_over) = tokio::sync::watch::channel(false);
    let answering: Vec<_> = live
        .into_iter()
        .map(|mut socket| {
            let is_over = is_over.clone();
            tokio::spawn(async move {
                // Reading answers the pings. Twenty more come after the others have been dropped.
                let mut more = 20;
                while more > 0 {
                    let message = timeout(PATIENCE, socket.stream.next()).await.unwrap();
                    match message.expect("a live socket is open").expect("a live socket is whole") {
                        Message::Ping(_) if *is_over.borrow() => more -= 1,
                        Message::Close(_) => panic!("a live socket was closed"),
                        _ => {}
                    }
                }
            })
        })
        .collect();
    for dropped in dropped {
        let all = dropped.await.unwrap();
        assert!(all.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&all));
        // The last frames are pings, which nobody has answered.
        assert!(all.ends_with(&[0x89, 0x00]));
    }
    over.send(true).unwrap();
    for live in answering {
        live.await.unwrap();
    }
    server.close().await;
}

#[tokio::test]
async fn a_request_that_is_never_finished_is_not_waited_for() {
    let server = TestServer::with(
        |config| config.patience.head = Duration::from_millis(200),
        machine_clock(),
    )
    .await;
    let ann = server.guest("Ann").await;
    // One says nothing at all, one stops in the middle of a head, one after its first request.
    for (said, answered) in [
        ("", ""),
        ("GET /healthz HTTP/1.1\r\nHost: ", ""),
        ("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", "HTTP/1.1 200 OK"),
    ] {
        let mut stream = TcpStream::connect(&ann.base).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        let all = until_dropped(stream).await;
        let all = String::from_utf8_lossy(&all);
        assert!(all.starts_with(answered), "{all}");
        assert!(answered.is_empty() == all.is_empty(), "{all}");
    }
    // A socket that is open is no request any more.
    let table = ann.table(&json!({"game": "brandubh"})).await;
    let mut socket = ann.open(&format!("/api/tables/{table}/socket")).await.unwrap();
    let silent = TcpStream::connect(&ann.base).await.unwrap();
    until_dropped(silent).await;
    socket
        .stream
        .send(Message::text(r#"{"id":"1","ask":"say","text":"still here"}"#))
        .await
        .unwrap();
    loop {
        let message = timeout(PATIENCE, socket.stream.next()).await.unwrap().unwrap().unwrap();
        if message.to_text().is_ok_and(|text| text.contains(r#""type":"done""#)) {
            break;
        }
    }
    server.close().await;
}
