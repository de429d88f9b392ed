//! Who is asking: what proxies tell, what clients make up, and how many connections one address has.

use std::net::SocketAddr;

use reqwest::{RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::scene::check_refusal;
use crate::support::{HandClock, PATIENCE, Person, TestServer};
use ardri_server::config::Config;

/// A server whose clock is not moved.
async fn server(change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::with(change, HandClock::new().clock()).await
}

/// A request that came through proxies which have added these lines.
fn through(who: &Person, path: &str, lines: &[&str]) -> RequestBuilder {
    let request = who.http.get(format!("http://{}{path}", who.base)).bearer_auth(&who.token);
    lines.iter().fold(request, |request, line| request.header("x-forwarded-for", *line))
}

/// Whether the limit of requests is met within so many by these lines, of which `{}` changes.
async fn is_limited(who: &Person, lines: &[&str]) -> bool {
    // One passes each second, and four at once: no machine is so slow that as many seconds pass.
    for number in 0..200_u32 {
        let lines: Vec<_> =
            lines.iter().map(|line| line.replace("{}", &number.to_string())).collect();
        let lines: Vec<_> = lines.iter().map(String::as_str).collect();
        let response = through(who, "/api/games", &lines).send().await.unwrap();
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            let body: Value = response.json().await.unwrap();
            check_refusal(429, &body, "too often");
            return true;
        }
        assert_eq!(response.status(), StatusCode::OK);
    }
    false
}

#[tokio::test]
async fn nobody_makes_up_where_they_come_from() {
    for (proxies, made_up) in [
        // What the client has written stands before what the proxy adds, on one line or on several.
        (1, &["10.0.0.{}, 192.0.2.1"][..]),
        (1, &["10.0.0.{}", "192.0.2.2"]),
        (1, &["10.0.0.{}, unknown", "192.0.2.3"]),
        (2, &["10.0.0.{}", "192.0.2.4, 198.51.100.1"]),
        (2, &["10.0.0.{}, 192.0.2.5", "198.51.100.1"]),
        // The nearer proxy is one of many.
        (2, &["192.0.2.6", "198.51.100.{}"]),
        // An address that a household chooses as it likes, and one that is written in two ways.
        (1, &["2001:db8:1:2::{}"]),
        (1, &["::ffff:192.0.2.7"]),
        // Too short, or no address: then it is the proxy itself.
        (2, &["10.0.0.{}"]),
        (1, &["10.0.0.{}, somebody"]),
        (1, &["10.0.0.{}, "]),
        (0, &["10.0.0.{}"]),
    ] {
        let server = server(|config| {
            config.requests = 1;
            config.proxies = proxies;
        })
        .await;
        let ann = server.guest("Ann").await;
        assert!(is_limited(&ann, made_up).await, "{proxies} {made_up:?}");
        server.close().await;
    }
}

#[tokio::test]
async fn one_address_is_the_same_in_all_its_forms() {
    let server = server(|config| {
        config.requests = 1;
        config.proxies = 1;
    })
    .await;
    let ann = server.guest("Ann").await;
    assert!(is_limited(&ann, &["::ffff:192.0.2.1"]).await);
    let status = async |line: &str| {
        through(&ann, "/api/games", &[line]).send().await.unwrap().status().as_u16()
    };
    assert_eq!(status("192.0.2.1").await, 429);
    assert_eq!(status("192.0.2.1:5000").await, 429);
    // Neighbours are others.
    assert_eq!(status("192.0.2.2").await, 200);
    assert_eq!(status("2001:db8::1").await, 200);
    server.close().await;
}

/// Connects and asks; gives the connection if the server answers, nothing if it hangs up.
async fn connect(address: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {address}\r\n\r\n");
    let _ = stream.write_all(request.as_bytes()).await;
    let mut start = [0; 12];
    let read = tokio::time::timeout(PATIENCE, stream.read_exact(&mut start)).await.unwrap();
    read.ok()?;
    assert_eq!(&start, b"HTTP/1.1 200");
    Some(stream)
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = server(|config| config.connections = 3).await;
    let address: SocketAddr = server.url("").trim_start_matches("http://").parse().unwrap();
    let address = address.to_string();
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(connect(&address).await.unwrap());
    }
    assert!(connect(&address).await.is_none(), "there is no fourth");
    drop(open.pop());
    // The server frees the place when it has noticed.
    loop {
        match connect(&address).await {
            Some(stream) => break open.push(stream),
            None => tokio::task::yield_now().await,
        }
    }
    assert!(connect(&address).await.is_none());
    drop(open);
    server.close().await;
}

#[tokio::test]
async fn a_socket_is_still_a_connection() {
    let server = server(|config| config.connections = 2).await;
    let ann = server.guest("Ann").await;
    // The connection by which she came is kept for the next request.
    let socket = ann.open("/api/lobby/socket").await.unwrap();
    assert!(connect(&ann.base).await.is_none());
    socket.close().await;
    server.close().await;
}

#[tokio::test]
async fn behind_a_proxy_an_address_has_so_many_requests_at_once() {
    let server = server(|config| {
        config.connections = 2;
        config.proxies = 1;
    })
    .await;
    let ann = server.guest("Ann").await;
    let table = ann.table(&json!({"game": "brandubh"})).await;
    // A stream that is open is a request that is not over.
    let stream = format!("/api/tables/{table}/stream");
    let mut open = Vec::new();
    for _ in 0..2 {
        let response = through(&ann, &stream, &["192.0.2.1"]).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        open.push(response);
    }
    let refused = through(&ann, "/api/games", &["192.0.2.1"]).send().await.unwrap();
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    let body: Value = refused.json().await.unwrap();
    assert_eq!(body["refused"], "too-many-connections");
    check_refusal(429, &body, "a third request");
    let other = through(&ann, "/api/games", &["192.0.2.2"]).send().await.unwrap();
    assert_eq!(other.status(), StatusCode::OK, "others are not kept waiting");
    drop(open);
    loop {
        let again = through(&ann, "/api/games", &["192.0.2.1"]).send().await.unwrap();
        if again.status() == StatusCode::OK {
            break;
        }
        // The server frees the place when it has noticed: the next empty line of the stream tells it.
        tokio::task::yield_now().await;
    }
    server.close().await;
}
