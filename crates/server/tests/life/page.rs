//! The page for browsers, over real HTTP.

#![cfg(feature = "web")]

use reqwest::{Client, Response};

use crate::support::TestServer;

async fn get(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> Response {
    let mut request = Client::new().get(server.url(path));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap()
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

/// The hashed files that the document names.
fn assets(document: &str) -> Vec<String> {
    let quoted = document.split('"').filter(|text| text.starts_with("/assets/"));
    quoted.map(String::from).collect()
}

#[tokio::test]
async fn every_page_of_the_client_is_the_document() {
    let server = TestServer::start().await;
    let document = get(&server, "/", &[]).await.text().await.unwrap();
    assert!(document.contains("<div id=\"app\">"), "{document}");
    for path in ["/table/k3v9", "/new/brandubh", "/me", "/replay?x=1", "/editor/tablut", "/design"]
    {
        let response = get(&server, path, &[]).await;
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        assert_eq!(header(&response, "cache-control"), "no-cache");
        let policy = header(&response, "content-security-policy");
        assert!(policy.contains("script-src 'self';") && !policy.contains("unsafe"), "{policy}");
        assert!(policy.contains("worker-src 'none'"), "{policy}");
        assert_eq!(response.text().await.unwrap(), document);
    }
    server.close().await;
}

#[tokio::test]
async fn files_are_kept_by_browsers_and_sent_small() {
    let server = TestServer::start().await;
    let first = get(&server, "/", &[]).await;
    let mark = header(&first, "etag").to_string();
    let document = first.text().await.unwrap();
    let again = get(&server, "/", &[("if-none-match", &mark)]).await;
    assert_eq!((again.status().as_u16(), again.text().await.unwrap()), (304, String::new()));

    let assets = assets(&document);
    assert!(assets.iter().any(|name| name.ends_with(".js")), "{document}");
    for path in &assets {
        let plain = get(&server, path, &[]).await;
        assert_eq!(plain.status(), 200, "{path}");
        assert!(header(&plain, "cache-control").contains("immutable"), "{path}");
        let kind = match path.rsplit_once('.').unwrap().1 {
            "js" => "text/javascript",
            "css" => "text/css",
            _ => "font/woff2",
        };
        assert!(header(&plain, "content-type").starts_with(kind), "{path}");
        let plain_mark = header(&plain, "etag").to_string();
        let length = plain.bytes().await.unwrap().len();
        let small = get(&server, path, &[("accept-encoding", "br, gzip")]).await;
        assert_eq!(header(&small, "vary"), "accept-encoding");
        // Some files are too small to become smaller, and typefaces are packed in themselves.
        let packed = header(&small, "content-encoding") == "gzip";
        assert_eq!(header(&small, "etag") != plain_mark, packed, "{path}");
        assert!(packed || length < 1000 || kind == "font/woff2", "{path}");
        if packed {
            let bytes = small.bytes().await.unwrap();
            assert!(bytes.starts_with(&[0x1f, 0x8b]) && bytes.len() < length, "{path}");
        }
        let head = Client::new().head(server.url(path)).send().await.unwrap();
        assert_eq!(header(&head, "content-length"), length.to_string());
        assert_eq!(head.bytes().await.unwrap().len(), 0);
    }
    server.close().await;
}

#[tokio::test]
async fn everything_else_is_still_refused_in_json() {
    let server = TestServer::start().await;
    for path in ["/api/nothing", "/api", "/nothing", "/assets/", "/assets", "/table", "/me/x"] {
        let response = get(&server, path, &[("accept", "application/json")]).await;
        assert_eq!(response.status(), 404, "{path}");
        let said: serde_json::Value = response.json().await.unwrap();
        assert_eq!(said["refused"], "no-address", "{path}");
    }
    let posted = Client::new().post(server.url("/me")).send().await.unwrap();
    assert_eq!(posted.status(), 404);
    server.close().await;
}

/// A client library would tidy these up before it sends them.
#[tokio::test]
async fn path_tricks_lead_nowhere() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    let server = TestServer::start().await;
    let address = server.url("").replace("http://", "");
    for path in [
        "/../Cargo.toml",
        "/assets/../index.html",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2findex.html",
        "/table/../../etc/passwd",
        "//etc/passwd",
        "/index.html%00.js",
        "/assets\\..\\index.html",
    ] {
        let mut stream = tokio::net::TcpStream::connect(&address).await.unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let status = answer.split(' ').nth(1).unwrap_or_default();
        assert!(matches!(status, "404" | "400"), "{path}: {answer}");
        assert!(!answer.contains("<html"), "{path}: {answer}");
    }
    server.close().await;
}

#[tokio::test]
async fn people_who_are_lost_get_a_page_and_scripts_get_json() {
    let server = TestServer::start().await;
    let lost = get(&server, "/nowhere/at/all", &[("accept", "text/html,*/*")]).await;
    assert_eq!(lost.status(), 404);
    assert_eq!(header(&lost, "content-type"), "text/html; charset=utf-8");
    assert!(lost.text().await.unwrap().contains("<div id=\"app\">"));
    let script = get(&server, "/nowhere/at/all", &[]).await;
    assert_eq!(
        (script.status().as_u16(), header(&script, "content-type")),
        (404, "application/json")
    );
    let api = get(&server, "/api/nowhere", &[("accept", "text/html")]).await;
    assert_eq!((api.status().as_u16(), header(&api, "content-type")), (404, "application/json"));
    server.close().await;
}
