//! Pages of other sites that give their own name the address of this server.

use reqwest::header::{HOST, SET_COOKIE};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::scene::{Scene, check_refusal};
use crate::support::TestServer;
use ardri_server::config::Config;
use ardri_server::serve::machine_clock;

async fn server(change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::with(change, machine_clock()).await
}

/// What a page that goes by this name is answered.
async fn asked_as(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> (u16, Value) {
    let request = reqwest::Client::new().get(server.url(path));
    let request =
        headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let response = request.send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap_or_default())
}

#[tokio::test]
async fn a_rebound_name_reaches_nothing() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    let base = scene.bob.base.clone();
    let port = base.rsplit_once(':').unwrap().1;
    let evil = format!("evil.example:{port}");
    for path in ["/", "/api/games", "/api/me", "/api/tables", "/healthz", "/metrics", "/nowhere"] {
        for host in
            [evil.as_str(), "evil.example", "localhost.evil.example", "evil.localhost.example", ""]
        {
            let request = scene.bob.http.get(format!("http://{base}{path}"));
            let response =
                request.bearer_auth(&scene.bob.token).header(HOST, host).send().await.unwrap();
            let status = response.status().as_u16();
            let body: Value = response.json().await.unwrap();
            assert_eq!((status, &body["refused"]), (421, &json!("unknown-host")), "{host} {path}");
            check_refusal(status, &body, path);
            assert!(body["reason"].as_str().unwrap().contains("--public-url"), "{body}");
        }
    }
    // It would be a page of the same origin, and may set whatever header it likes.
    let say = json!({"ask": "say", "text": "from afar"});
    let ask = format!("http://{base}/api/tables/{}/ask", scene.brandubh);
    for forwarded in ["localhost", "127.0.0.1", &base] {
        let request = scene.bob.http.post(&ask).bearer_auth(&scene.bob.token).header(HOST, &evil);
        let request = request.header("origin", format!("http://{evil}"));
        let request = request.header("x-forwarded-host", forwarded).json(&say);
        assert_eq!(request.send().await.unwrap().status(), 421);
    }
    let url = format!("ws://{base}/api/tables/{}/socket", scene.brandubh);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert(HOST, evil.parse().unwrap());
    request.headers_mut().insert("origin", format!("http://{evil}").parse().unwrap());
    let token = format!("Bearer {}", scene.bob.token);
    request.headers_mut().insert("authorization", token.parse().unwrap());
    let opened = tokio_tungstenite::connect_async(request).await.err().unwrap().to_string();
    assert!(opened.contains("421"), "{opened}");
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}

#[tokio::test]
async fn addresses_and_allowed_names_are_answered() {
    let server =
        server(|config| config.public_url = "https://ardri.example".parse().unwrap()).await;
    for host in [
        "localhost:7777",
        "LOCALHOST",
        "127.0.0.1",
        "192.168.1.20:7777",
        "[::1]:7777",
        "ardri.example",
        "Ardri.Example:443",
    ] {
        assert_eq!(asked_as(&server, "/api/games", &[("host", host)]).await.0, 200, "{host}");
    }
    assert_eq!(
        asked_as(&server, "/api/games", &[("host", "ardri.example.evil.example")]).await.0,
        421
    );
    server.close().await;
}

#[tokio::test]
async fn a_proxy_is_no_way_around() {
    let server = server(|config| {
        config.public_url = "https://ardri.example".parse().unwrap();
        config.proxies = 1;
    })
    .await;
    for (said, told, status) in [
        ("ardri.example", "ardri.example", 200),
        ("127.0.0.1:7777", "ardri.example", 200),
        ("ardri.example", "evil.example", 421),
        ("evil.example", "ardri.example", 421),
        ("evil.example", "localhost", 421),
    ] {
        let headers = [("host", said), ("x-forwarded-host", told)];
        assert_eq!(asked_as(&server, "/api/games", &headers).await.0, status, "{headers:?}");
    }
    server.close().await;
}

/// The cookies that a server sets for a new guest, or for whoever comes with these.
async fn cookies(server: &TestServer, headers: &[(&str, &str)]) -> (Value, Vec<String>) {
    let request = reqwest::Client::new().post(server.url("/api/guests")).json(&json!({}));
    let request =
        headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let response = request.send().await.unwrap();
    let set = response.headers().get_all(SET_COOKIE).iter();
    let set = set.map(|value| value.to_str().unwrap().to_string()).collect();
    (response.json().await.unwrap(), set)
}

/// What a browser sends back of a cookie.
fn kept(cookie: &str) -> &str {
    cookie.split(';').next().unwrap()
}

#[tokio::test]
async fn two_servers_on_one_host_do_not_take_each_others_cookies() {
    let (one, other) = (server(|_| ()).await, server(|_| ()).await);
    let (ann, first) = cookies(&one, &[]).await;
    // A browser sends both everywhere on the host, whatever the port.
    let (bob, second) = cookies(&other, &[("cookie", kept(&first[0]))]).await;
    assert_ne!(kept(&first[0]).split('=').next(), kept(&second[0]).split('=').next());
    let both = format!("{}; {}", kept(&second[0]), kept(&first[0]));
    for (server, who) in [(&one, &ann), (&other, &bob)] {
        let (status, me) = asked_as(server, "/api/me", &[("cookie", &both)]).await;
        assert_eq!((status, &me["name"]), (200, &who["name"]));
    }
    // The name stays with the data.
    let one = one.restart().await;
    assert_eq!(asked_as(&one, "/api/me", &[("cookie", &both)]).await.0, 200);
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn the_cookie_of_all_servers_is_read_once_more() {
    let (one, other) = (server(|_| ()).await, server(|_| ()).await);
    let (ann, first) = cookies(&one, &[]).await;
    let token = ann["token"].as_str().unwrap();
    let old = format!("ardri={token}");
    let (still, set) = cookies(&one, &[("cookie", &old)]).await;
    assert_eq!(still["person"], ann["person"]);
    assert_eq!(set.len(), 2, "{set:?}");
    assert_eq!(kept(&set[0]), kept(&first[0]), "the new one takes its place");
    assert_eq!(kept(&set[1]), "ardri=");
    assert!(set[1].contains("Max-Age=0"), "{set:?}");
    // To the other server it says nothing, so that one leaves it alone.
    let response = reqwest::Client::new().get(other.url("/api/me")).header("cookie", &old).send();
    let response = response.await.unwrap();
    assert_eq!(response.status(), 401);
    assert!(!response.headers().contains_key(SET_COOKIE));
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn over_https_the_cookie_is_bound_to_the_host() {
    let server = server(|config| {
        config.public_url = "https://ardri.example".parse().unwrap();
        config.proxies = 1;
    })
    .await;
    let https = ("x-forwarded-proto", "https");
    let (ann, set) = cookies(&server, &[https]).await;
    assert!(set[0].starts_with("__Host-ardri-"), "{set:?}");
    for part in ["; Secure", "; Path=/;", "; HttpOnly"] {
        assert!(set[0].contains(part), "{set:?}");
    }
    assert!(!set[0].contains("Domain"), "{set:?}");
    let (status, me) = asked_as(&server, "/api/me", &[https, ("cookie", kept(&set[0]))]).await;
    assert_eq!((status, &me["person"]), (200, &ann["person"]));
    // A neighbour of the domain, or anybody in the clear, can set the other name.
    let planted = kept(&set[0]).trim_start_matches("__Host-");
    assert_eq!(asked_as(&server, "/api/me", &[https, ("cookie", planted)]).await.0, 401);
    // And the one of before. It counts for sessions that are older than the new name, and is replaced.
    let old = format!("ardri={}", ann["token"].as_str().unwrap());
    let headers = [https, ("cookie", old.as_str())];
    assert_eq!(asked_as(&server, "/api/me", &headers).await.0, 401);
    let (stranger, set) = cookies(&server, &headers).await;
    assert_ne!(stranger["person"], ann["person"]);
    assert_eq!(set.len(), 1, "{set:?}");
    let database = SqliteConnectOptions::new().filename(server.folder().join("ardri.db"));
    let mut past = database.connect().await.unwrap();
    sqlx::query("UPDATE session SET created = created - 86400000")
        .execute(&mut past)
        .await
        .unwrap();
    past.close().await.unwrap();
    let (status, me) = asked_as(&server, "/api/me", &headers).await;
    assert_eq!((status, &me["person"]), (200, &ann["person"]));
    let (still, set) = cookies(&server, &headers).await;
    assert_eq!(still["person"], ann["person"]);
    assert!(set[0].starts_with("__Host-ardri-") && kept(&set[1]) == "ardri=", "{set:?}");
    server.close().await;
}
