//! Nobody passes for somebody else, is listed against their will, or is heard by who does not want to.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use ardri_server::admin::channel;
use ardri_server::admin::{AdminAnswer, AdminRequest};
use ardri_server::serve::machine_clock;
use ardri_server::store::PersonId;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::support::{PATIENCE, Person, TestServer};

async fn claim(person: &Person, name: &str) -> (u16, String) {
    let form = json!({"name": name, "password": "correct horse"});
    let (status, answer) = person.send("POST", "/api/me/account", Some(&form)).await;
    (status, answer["refused"].as_str().unwrap_or_default().into())
}

#[tokio::test]
async fn no_account_is_the_twin_of_another() {
    let server = TestServer::start().await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    assert_eq!(claim(&ann, "Ann of Tara").await.0, 200);
    // Other letters that look the same, and the same in other forms.
    for twin in [
        "Аnn of Tara",
        "Ann οf Tara",
        "Ａnn of Tara",
        "ann  of tara",
        "Ann of Taгa".replace('г', "r").as_str(),
    ] {
        assert_eq!(claim(&eve, twin).await, (409, "name-taken".into()), "{twin}");
    }
    for unseen in
        ["Ann of\u{200b} Tara", "\u{202e}araT fo nnA", "Ann of Tara\u{2060}", "squire", "Champion"]
    {
        assert_eq!(claim(&eve, unseen).await, (400, "bad-name".into()), "{unseen:?}");
        let renamed = eve.refused("PATCH", "/api/me", Some(&json!({"name": unseen}))).await;
        assert_eq!(renamed, (400, "bad-name".into()), "{unseen:?}");
    }
    assert_eq!(claim(&eve, "Eve").await.0, 200);
    let renamed = eve.refused("PATCH", "/api/me", Some(&json!({"name": "Αnn of Tara"}))).await;
    assert_eq!(renamed, (409, "name-taken".into()));
    server.close().await;
}

#[tokio::test]
async fn no_guest_bears_the_name_of_an_account() {
    let server = TestServer::start().await;
    // Whoever bore it before keeps it, and is marked as a guest.
    let (ann, eve) = (server.guest("Ann").await, server.guest("ANNI").await);
    let old = server.guest("ann").await;
    assert_eq!(claim(&ann, "Ann").await.0, 200);
    assert_eq!(claim(&eve, "ANNI").await.0, 200);
    assert_eq!(old.send("PATCH", "/api/me", Some(&json!({"name": " ann "}))).await.0, 200);
    let bob = server.guest("Bob").await;
    let taken = (409, "name-taken".to_string());
    for name in ["Ann", "ANN", " ann", "Аnn", "Ａnn", "anni", "Anni", "ANNl"] {
        let form = json!({"name": name});
        assert_eq!(bob.refused("PATCH", "/api/me", Some(&form)).await, taken, "{name}");
        assert_eq!(bob.refused("POST", "/api/guests", Some(&form)).await, taken, "{name}");
    }
    let admin = AdminRequest::Rename { person: PersonId(bob.id), name: "Ann".into() };
    let answer = channel::ask(server.data(), &admin).await.unwrap().unwrap();
    assert!(matches!(answer, AdminAnswer::Refused(_)), "{answer:?}");
    assert_eq!(bob.get("/api/me").await["name"], "Bob");
    // Guests may share theirs.
    assert_ne!(server.guest("Bob").await.id, bob.id);
    server.close().await;
}

#[tokio::test]
async fn a_name_that_the_server_invents_is_nobodys() {
    // Every secret comes twice.
    let count = AtomicU8::new(0);
    let secrets = move |bytes: &mut [u8]| {
        bytes.fill(count.fetch_add(1, Ordering::SeqCst) / 2);
        Ok(())
    };
    let server = TestServer::with_secrets(|_| (), machine_clock(), Arc::new(secrets)).await;
    let nameless = async || {
        let made = reqwest::Client::new().post(server.url("/api/guests")).send().await.unwrap();
        made.json::<Value>().await.unwrap()
    };
    let first = nameless().await;
    let (token, name) = (first["token"].as_str().unwrap(), first["name"].as_str().unwrap());
    let ann = server.guest("Ann").await;
    assert_eq!(claim(&Person { token: token.into(), ..ann }, name).await.0, 200);
    let second = nameless().await;
    assert_ne!(second["name"], first["name"]);
    assert!(second["token"].is_string(), "{second}");
    server.close().await;
}

#[tokio::test]
async fn a_guest_is_told_from_an_account_everywhere() {
    let server = TestServer::start().await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Ann").await);
    assert_eq!(claim(&ann, "Ann").await.0, 200);
    let table = ann.table(&json!({"game": "brandubh", "public": true})).await;
    let mut socket = ann.socket(&table, None).await;
    socket.table().await;
    eve.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    eve.ask(&table, &json!({"ask": "say", "text": "It is me, Ann"})).await;
    ann.ask(&table, &json!({"ask": "say", "text": "I am Ann"})).await;
    let sat = socket.table().await;
    assert_eq!(
        (&sat["events"][0]["name"], &sat["events"][0]["guest"]),
        (&json!("Ann"), &json!(true))
    );
    assert_eq!(socket.table().await["events"][0]["guest"], true);
    assert_eq!(socket.table().await["events"][0]["guest"], json!(null));
    let look = ann.look(&table).await;
    assert_eq!(look["seats"][0]["guest"], json!(null));
    assert_eq!(look["seats"][1]["guest"], true);
    let listed = ann.get("/api/tables").await;
    assert_eq!(listed["tables"][0]["info"]["guests"], json!([1]));
    // A guest who becomes an account is told as one at once.
    assert_eq!(claim(&eve, "Eve").await.0, 200);
    loop {
        let message = socket.table().await;
        if message["standing"]["seats"][1]["name"] == "Eve" {
            assert_eq!(message["standing"]["seats"][1]["guest"], json!(null));
            break;
        }
    }
    server.close().await;
}

#[tokio::test]
async fn numbers_are_not_tried_for_names() {
    let server = TestServer::start().await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    for number in [ann.id, 999_999, 0, -1] {
        for kind in ["mute", "block"] {
            let path = format!("/api/people/{number}/{kind}");
            assert_eq!(eve.send("POST", &path, Some(&json!({"on": true}))).await.0, 204, "{path}");
        }
    }
    assert_eq!(eve.get("/api/me/lists").await, json!({"blocked": [], "muted": []}));
    // Whom one has seen is named.
    let table = ann.table(&json!({"game": "brandubh"})).await;
    let seen = json!({"on": true, "table": table});
    eve.post(&format!("/api/people/{}/mute", ann.id), &seen).await;
    assert_eq!(eve.get("/api/me/lists").await["muted"][0]["name"], "Ann");
    server.close().await;
}

#[tokio::test]
async fn who_is_muted_is_heard_on_no_channel() {
    let server = TestServer::start().await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let table = ann.table(&json!({"game": "brandubh"})).await;
    let mut socket = ann.socket(&table, None).await;
    socket.table().await;
    eve.ask(&table, &json!({"ask": "say", "text": "first noise"})).await;
    assert_eq!(socket.table().await["events"][0]["text"], "first noise");
    // The socket that is open follows, and so does a request that waits.
    ann.post(&format!("/api/people/{}/mute", eve.id), &json!({"on": true})).await;
    let path = format!("/api/tables/{table}/events?after=3&wait=50");
    let waiting = tokio::spawn({
        let ann = ann.clone();
        async move { ann.get(&path).await }
    });
    eve.ask(&table, &json!({"ask": "say", "text": "second noise"})).await;
    assert_eq!(socket.table().await["events"], json!([]));
    assert!(!waiting.await.unwrap().to_string().contains("noise"));
    for path in ["events", "history"] {
        let told = ann.get(&format!("/api/tables/{table}/{path}")).await;
        assert!(!told.to_string().contains("noise"), "{told}");
        assert_eq!(told.as_array().unwrap().len(), 4, "numbers have no gaps: {told}");
    }
    let mut again = ann.socket(&table, Some(0)).await;
    assert!(!again.table().await.to_string().contains("noise"));
    let address = format!("http://{}/api/tables/{table}/stream", ann.base);
    let mut stream = ann.http.get(address).bearer_auth(&ann.token).send().await.unwrap();
    let mut told = String::new();
    while told.lines().filter(|line| !line.is_empty()).count() < 4 {
        told += &String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap());
    }
    assert!(!told.contains("noise"), "{told}");
    server.close().await;
}

#[tokio::test]
async fn who_is_blocked_neither_watches_nor_speaks() {
    let server = TestServer::start().await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let table = ann.table(&json!({"game": "brandubh", "public": true})).await;
    let number = eve.look(&table).await["number"].as_u64().unwrap();
    // Who is there already is let go: at a socket, at a stream, and who waits for what comes.
    let mut socket = eve.socket(&table, None).await;
    socket.table().await;
    let address = format!("http://{}/api/tables/{table}/stream?after={number}", eve.base);
    let stream = eve.http.get(address).bearer_auth(&eve.token).send().await.unwrap();
    assert_eq!(stream.status(), 200);
    ann.post(&format!("/api/people/{}/block", eve.id), &json!({"on": true})).await;
    let gone = async { while socket.next().await.is_some() {} };
    timeout(PATIENCE, gone).await.expect("the socket ends");
    ann.ask(&table, &json!({"ask": "say", "text": "a word"})).await;
    let told = timeout(PATIENCE, stream.text()).await.expect("the stream ends").unwrap();
    assert!(!told.contains("a word"), "{told}");
    let wait = format!("/events?after={}&wait=50", number + 1);
    for path in ["", "/events", wait.as_str(), "/history", "/stream"] {
        let refused = eve.refused("GET", &format!("/api/tables/{table}{path}"), None).await;
        assert_eq!(refused, (403, "blocked".into()), "{path}");
    }
    assert!(eve.try_socket(&table, None).await.is_err());
    let say = json!({"ask": "say", "text": "noise"});
    assert_eq!(eve.ask_refused(&table, &say).await, "blocked");
    server.close().await;
}

#[tokio::test]
async fn what_is_said_is_one_line_to_be_seen() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let table = ann.table(&json!({"game": "brandubh"})).await;
    for text in ["two\nlines", "a\u{1b}[2Jb", "a\u{202e}b", "a\u{2028}b", "\u{200b}", "nul\0"] {
        let say = json!({"ask": "say", "text": text});
        assert_eq!(ann.ask_refused(&table, &say).await, "bad-text", "{text:?}");
    }
    ann.ask(&table, &json!({"ask": "say", "text": "Sláinte ☘ 👩‍👧"})).await;
    server.close().await;
}
