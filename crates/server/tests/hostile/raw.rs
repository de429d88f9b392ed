//! Bytes on the wire that no library would send.

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::scene::{Scene, check_refusal};
use crate::support::PATIENCE;

/// Sends bytes and reads all that comes back until the server hangs up.
async fn exchange(address: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may hang up before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// The status of an answer, and its body if it is JSON.
fn read(answer: &str) -> (u16, Value) {
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (status, serde_json::from_str(body).unwrap_or_default())
}

fn request(scene: &Scene, method: &str, path: &str) -> String {
    let (host, token) = (&scene.bob.base, &scene.bob.token);
    format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {token}\r\n\
             connection: close\r\n\r\n"
    )
}

#[tokio::test]
async fn crooked_paths_lead_nowhere() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    let long = "x".repeat(5000);
    let table = &scene.brandubh;
    let mut paths: Vec<String> = [
        "/../../etc/passwd",
        "/api/../../etc/passwd",
        "/api/tables/..",
        "/api/tables/../me",
        "/api/tables/%2e%2e",
        "/api/tables/%2e%2e%2fme",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/%c0%af",
        "/api/tables/%",
        "/api/tables/%zz",
        "/api/tables/%20",
        "/api/tables/a%20b",
        "/api/tables/-1",
        "/api/tables/'%20OR%201=1",
        "/api/tables//ask",
        "/api//tables",
        "//api/tables",
        "/api/tables/",
        "/api",
        "/api/",
        "/API/tables",
        "/.git/config",
        "/ardri.sqlite",
        "/data/ardri.sqlite",
        "/api/tables/*",
        "/api/tables/{table}",
    ]
    .map(String::from)
    .into();
    paths.push(format!("/api/tables/{long}"));
    paths.push(format!("/api/tables/{}", "a".repeat(64)));
    paths.push(format!("/api/tables/{}", "a".repeat(65)));
    paths.push(format!("/api/tables/{table}/"));
    paths.push(format!("/api/tables/{table}%00"));
    paths.push(format!("/api/tables/{table}%2fask"));
    paths.push(format!("/api/tables/{table}/../{table}/ask"));
    paths.push(format!("/api/tables/{}", table.to_uppercase()));
    for path in &paths {
        let (status, body) =
            read(&exchange(&scene.bob.base, request(&scene, "GET", path).as_bytes()).await);
        check_refusal(status, &body, path);
    }
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}

#[tokio::test]
async fn wrong_methods_are_refused_in_words() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    let table = format!("/api/tables/{}", scene.brandubh);
    let ask = format!("{table}/ask");
    for path in ["/api/me", "/api/tables", "/api/games", "/api/login", "/healthz", &table, &ask] {
        for method in ["DELETE", "PUT", "TRACE", "CONNECT", "PROPFIND", "get", "FOO"] {
            // Whoever asks for that is forgotten.
            if (method, path) == ("DELETE", "/api/me") {
                continue;
            }
            let answer = exchange(&scene.bob.base, request(&scene, method, path).as_bytes()).await;
            let (status, body) = read(&answer);
            check_refusal(status, &body, &format!("{method} {path}"));
        }
    }
    let (status, body) =
        read(&exchange(&scene.bob.base, request(&scene, "GET", &ask).as_bytes()).await);
    assert_eq!((status, &body["refused"]), (405, &Value::from("wrong-method")));
    // A socket's address without a socket.
    let socket = request(&scene, "GET", &format!("{table}/socket"));
    let (status, body) = read(&exchange(&scene.bob.base, socket.as_bytes()).await);
    check_refusal(status, &body, "a socket without a socket");
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}

#[tokio::test]
async fn floods_and_rubbish_end_their_connection_and_nothing_else() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    let host = scene.bob.base.clone();
    let many: String = (0..500).map(|number| format!("x-flood-{number}: x\r\n")).collect();
    let head = format!("GET /api/me HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
    let length = format!(
        "POST /api/login HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n\
         connection: close\r\n"
    );
    // What is no HTTP at all is refused by the library below, which has no words for it.
    for bytes in [
        format!("{head}{many}\r\n").into_bytes(),
        format!("{head}x-long: {}\r\n\r\n", "x".repeat(500_000)).into_bytes(),
        format!("{head}cookie: {}\r\n\r\n", "ardri=x;".repeat(5_000)).into_bytes(),
        format!("{head}bad header\r\n\r\n").into_bytes(),
        format!("{length}content-length: -1\r\n\r\n").into_bytes(),
        format!("{length}content-length: 99999999999999999999\r\n\r\n").into_bytes(),
        format!("{length}content-length: 5\r\ncontent-length: 6\r\n\r\nhello!").into_bytes(),
        format!("{length}transfer-encoding: chunked\r\n\r\nzz\r\n").into_bytes(),
        b"\0\0\0\0\r\n\r\n".to_vec(),
        b"GET\r\n\r\n".to_vec(),
        b"GET /api/me HTTP/9.9\r\n\r\n".to_vec(),
        format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(100_000)).into_bytes(),
        vec![
            0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, b'\r', b'\n', b'\r',
            b'\n',
        ],
    ] {
        let (status, _) = read(&exchange(&host, &bytes).await);
        let start = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        assert!(status == 0 || (400..500).contains(&status), "{start:?}: {status}");
    }
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}
