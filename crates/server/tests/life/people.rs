//! Guests, accounts, sessions, and going on at another device.

use serde_json::json;
use tokio::time::timeout;

use crate::support::{PATIENCE, Person, TestServer};

#[tokio::test]
async fn a_guest_becomes_an_account_and_logs_in_elsewhere() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let table = ann.table(&json!({"game": "brandubh"})).await;
    let account = json!({"name": "Ann of Tara", "password": "correct horse"});
    let short = json!({"name": "Ann of Tara", "password": "short"});
    let claim = "/api/me/account";
    assert_eq!(ann.refused("POST", claim, Some(&short)).await, (400, "bad-password".into()));
    let me = ann.post(claim, &account).await;
    assert_eq!((&me["name"], &me["account"]), (&json!("Ann of Tara"), &json!(true)));
    // The name is taken, in any spelling.
    let bob = server.guest("Bob").await;
    let same = json!({"name": "ANN of tara", "password": "another password"});
    assert_eq!(bob.refused("POST", claim, Some(&same)).await, (409, "name-taken".into()));
    let wrong = json!({"name": "Ann of Tara", "password": "wrong horse"});
    let nobody = json!({"name": "Nobody", "password": "correct horse"});
    for form in [&wrong, &nobody] {
        let refused = bob.refused("POST", "/api/login", Some(form)).await;
        assert_eq!(refused, (403, "wrong-password".into()));
    }
    let again = bob.post("/api/login", &account).await;
    let elsewhere = Person { token: again["token"].as_str().unwrap().into(), ..bob.clone() };
    assert_eq!(elsewhere.get("/api/me").await["person"], ann.id);
    let mine = elsewhere.get("/api/me/tables").await;
    assert_eq!((&mine[0]["table"], &mine[0]["your_turn"]), (&json!(table), &json!(false)));
    // The seat is theirs there, too, until they log out.
    elsewhere.ask(&table, &json!({"ask": "leave", "seat": 0})).await;
    elsewhere.send("POST", "/api/logout", None).await;
    assert_eq!(elsewhere.refused("GET", "/api/me", None).await, (401, "no-session".into()));
    assert_eq!(ann.get("/api/me").await["name"], "Ann of Tara");
    server.close().await;
}

#[tokio::test]
async fn logging_out_ends_what_the_session_has_open() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let table = ann.table(&json!({"game": "brandubh", "sit": [0, 1]})).await;
    let code = ann.post("/api/me/handover", &json!({})).await;
    let phone = server.guest("A phone").await;
    let token = phone.post("/api/handover", &code).await["token"].as_str().unwrap().to_string();
    let phone = Person { token, ..ann.clone() };
    let (mut here, mut there) = (ann.socket(&table, None).await, phone.socket(&table, None).await);
    let stream = reqwest::Client::new().get(server.url(&format!("/api/tables/{table}/stream")));
    let stream = stream.bearer_auth(&phone.token).send().await.unwrap();
    let mut lobby = phone.open("/api/lobby/socket").await.unwrap();
    lobby.next().await.unwrap();
    phone.send("POST", "/api/logout", None).await;
    // They all come to their end; what the other device has open goes on.
    let ends = async {
        while there.next().await.is_some() {}
        while lobby.next().await.is_some() {}
    };
    timeout(PATIENCE, ends).await.expect("the socket ends");
    timeout(PATIENCE, stream.text()).await.expect("the stream ends").unwrap();
    assert!(phone.try_socket(&table, None).await.is_err());
    assert_eq!(here.ask(json!({"ask": "start"})).await["type"], "done");
    server.close().await;
}

#[tokio::test]
async fn a_code_takes_a_person_to_another_device_once() {
    let server = TestServer::start().await;
    let (ann, phone) = (server.guest("Ann").await, server.guest("A phone").await);
    let code = ann.post("/api/me/handover", &json!({})).await;
    let me = phone.post("/api/handover", &code).await;
    assert_eq!(me["person"], ann.id);
    assert_eq!(phone.refused("POST", "/api/handover", Some(&code)).await, (403, "no-code".into()));
    let guess = json!({"code": "aaaaaaaaaaaaaaaa"});
    assert_eq!(phone.refused("POST", "/api/handover", Some(&guess)).await.1, "no-code");
    server.close().await;
}

#[tokio::test]
async fn names_and_cookies() {
    let server = TestServer::start().await;
    let made = reqwest::Client::new().post(server.url("/api/guests")).send().await.unwrap();
    let cookie = made.headers()["set-cookie"].to_str().unwrap().to_string();
    for part in ["ardri-", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "there is no HTTPS here");
    let me: serde_json::Value = made.json().await.unwrap();
    assert!(me["name"].as_str().unwrap().split(' ').count() == 3, "{me}");
    // The cookie alone is enough.
    let cookie = cookie.split(';').next().unwrap();
    let known = reqwest::Client::new().get(server.url("/api/me")).header("cookie", cookie).send();
    let known: serde_json::Value = known.await.unwrap().json().await.unwrap();
    assert_eq!(known["person"], me["person"]);
    assert!(known["token"].is_null());
    let ann = server.guest("Ann").await;
    let (status, renamed) = ann.send("PATCH", "/api/me", Some(&json!({"name": " Áine "}))).await;
    assert_eq!((status, &renamed["name"]), (200, &json!("Áine")));
    for name in ["", "   ", "a\nb", &"x".repeat(41)] {
        let refused = ann.refused("PATCH", "/api/me", Some(&json!({"name": name}))).await;
        assert_eq!(refused, (400, "bad-name".into()));
    }
    server.close().await;
}

#[tokio::test]
async fn whoever_is_known_stays_who_they_are() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let (status, same) = ann.send("POST", "/api/guests", Some(&json!({}))).await;
    assert_eq!((status, &same["name"]), (200, &json!("Ann")));
    assert_eq!(same["token"], json!(null), "a token is told once");
    // Whoever asks for a name asks for somebody new.
    let (status, other) = ann.send("POST", "/api/guests", Some(&json!({"name": "Ann"}))).await;
    assert_eq!(status, 201);
    assert_ne!(other["person"], same["person"]);
}

#[tokio::test]
async fn an_open_socket_speaks_by_the_new_name_and_tells_who_has_sat_down() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh", "public": true, "sit": [0]})).await;
    let mut socket = bob.socket(&table, None).await;
    bob.send("PATCH", "/api/me", Some(&json!({"name": "Bran"}))).await;
    for command in [json!({"ask": "say", "text": "hello"}), json!({"ask": "sit", "seat": 1})] {
        socket.send_text(&command.to_string()).await;
    }
    let (mut names, mut here) = (Vec::new(), json!([false, false]));
    while here != json!([false, true]) {
        let message = socket.next().await.expect("somebody has sat down");
        if message["type"] == "presence" {
            here = message["here"].clone();
        }
        for event in message["events"].as_array().into_iter().flatten() {
            names.push(event["name"].clone());
        }
    }
    assert_eq!(names, ["Bran", "Bran"]);
    server.close().await;
}
