//! Each limit is met, refuses in words, and lets others through.

use serde_json::{Value, json};

use crate::scene::check_refusal;
use crate::support::{Person, TestServer};
use ardri_server::config::Config;
use ardri_server::serve::machine_clock;
use ardri_server::store::PersonId;

async fn server(change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::with(change, machine_clock()).await
}

/// Asks again and again until it is too much; gives the word of the refusal.
async fn until_refused(who: &Person, method: &str, path: &str, body: Option<&Value>) -> String {
    // The limits let one through each second: no machine is so slow that this takes so many.
    for _ in 0..200 {
        let (status, answer) = who.send(method, path, body).await;
        if status == 429 {
            check_refusal(status, &answer, path);
            return answer["refused"].as_str().unwrap().into();
        }
        assert!(status < 500, "{path}: {status} {answer}");
    }
    panic!("{path} has no limit");
}

#[tokio::test]
async fn too_many_requests_of_an_address_are_refused() {
    let server = server(|config| config.requests = 1).await;
    let ann = server.guest("Ann").await;
    assert_eq!(until_refused(&ann, "GET", "/api/games", None).await, "too-often");
    // A proxy that nobody has set up is not believed.
    let url = format!("http://{}/api/games", ann.base);
    let mut refused = false;
    for number in 0..200 {
        let request = ann.http.get(&url).header("x-forwarded-for", format!("10.0.0.{number}"));
        refused |= request.send().await.unwrap().status() == 429;
    }
    assert!(refused);
    server.close().await;
}

#[tokio::test]
async fn an_address_does_not_become_guest_after_guest() {
    let server = server(|config| config.guests = 1).await;
    let client = reqwest::Client::new();
    let mut made = Vec::new();
    let refused = loop {
        let response =
            client.post(server.url("/api/guests")).json(&json!({})).send().await.unwrap();
        let status = response.status().as_u16();
        let body: Value = response.json().await.unwrap();
        if status == 429 {
            break body;
        }
        assert_eq!(status, 201, "{body}");
        made.push(body);
        assert!(made.len() < 200, "guests without end");
    };
    check_refusal(429, &refused, "a guest");
    // Whoever is known already stays who they are.
    let token = made[0]["token"].as_str().unwrap();
    let again = client.post(server.url("/api/guests")).bearer_auth(token).json(&json!({}));
    assert_eq!(again.send().await.unwrap().status(), 200);
    server.close().await;
}

#[tokio::test]
async fn too_many_commands_of_a_person_are_refused_and_others_go_on() {
    let server = server(|config| config.commands = 1).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh"})).await;
    let path = format!("/api/tables/{table}/ask");
    let say = json!({"ask": "say", "text": "again"});
    assert_eq!(until_refused(&ann, "POST", &path, Some(&say)).await, "too-often");
    bob.ask(&table, &say).await;
    // The same limit holds for a socket.
    let mut socket = ann.socket(&table, None).await;
    let mut refused = json!(null);
    for _ in 0..200 {
        refused = socket.ask(say.clone()).await;
        if refused["type"] == "refused" {
            break;
        }
    }
    assert_eq!(refused["refused"], "too-often");
    server.close().await;
}

#[tokio::test]
async fn too_many_sockets_are_refused_until_one_closes() {
    let server = server(|config| config.sockets = 3).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(&json!({"game": "brandubh"})).await;
    let mut sockets = Vec::new();
    for _ in 0..2 {
        sockets.push(ann.socket(&table, None).await);
    }
    sockets.push(ann.open("/api/lobby/socket").await.unwrap());
    let full = ann.try_socket(&table, None).await.err().unwrap();
    assert!(full.contains("429"), "{full}");
    let stream = format!("/api/tables/{table}/stream");
    assert_eq!(ann.refused("GET", &stream, None).await, (429, "too-many-sockets".into()));
    sockets.pop().unwrap().close().await;
    // The server frees the place when it has noticed.
    while ann.try_socket(&table, None).await.is_err() {
        tokio::task::yield_now().await;
    }
    server.close().await;
}

#[tokio::test]
async fn too_many_tables_of_a_person_are_refused() {
    let server = server(|config| config.tables = 2).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let form = json!({"game": "brandubh"});
    let first = ann.table(&form).await;
    ann.table(&form).await;
    let refused = ann.refused("POST", "/api/tables", Some(&form)).await;
    assert_eq!(refused, (429, "too-many-tables".into()));
    bob.table(&form).await;
    ann.ask(&first, &json!({"ask": "close"})).await;
    ann.table(&form).await;
    server.close().await;
}

#[tokio::test]
async fn too_many_tables_are_not_sat_at_either() {
    let server = server(|config| config.tables = 2).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let form = json!({"game": "brandubh", "sit": [0]});
    let tables = [ann.table(&form).await, ann.table(&form).await];
    let own = bob.table(&json!({"game": "brandubh", "sit": [0]})).await;
    bob.ask(&tables[0], &json!({"ask": "sit", "seat": 1})).await;
    let sit = json!({"ask": "sit", "seat": 1});
    assert_eq!(bob.ask_refused(&tables[1], &sit).await, "too-many-tables");
    // At a table of their own they sit down as they like.
    bob.ask(&own, &sit).await;
    server.close().await;
}

#[tokio::test]
async fn tables_are_not_set_up_one_after_the_other_and_large_decks_less_so() {
    let server = server(|config| config.new_tables = 8).await;
    let ann = server.guest("Ann").await;
    let set_up_and_close = async |form: &Value| {
        let (status, answer) = ann.send("POST", "/api/tables", Some(form)).await;
        if status == 201 {
            let table = answer["table"].as_str().unwrap();
            ann.ask(table, &json!({"ask": "close"})).await;
        }
        status
    };
    let mut deck = serde_json::to_value(ardri_throne::Deck::ardri().form()).unwrap();
    for card in deck["cards"].as_array_mut().unwrap() {
        card["lore"] = json!("x".repeat(10_000));
    }
    let large = json!({"game": "high-throne", "options": {"deck": deck}});
    // Six times as many as in a minute at once; this deck is worth more than twenty.
    let first = [set_up_and_close(&large).await, set_up_and_close(&large).await];
    assert_eq!(first, [201, 201]);
    let third = ann.refused("POST", "/api/tables", Some(&large)).await;
    assert_eq!(third, (429, "too-often".into()));
    let small = json!({"game": "brandubh"});
    let mut made = 0;
    while set_up_and_close(&small).await == 201 {
        made += 1;
        assert!(made < 100, "without end");
    }
    server.close().await;
}

#[tokio::test]
async fn passwords_and_codes_are_not_guessed() {
    let server = server(|_| ()).await;
    let ann = server.guest("Ann").await;
    let account = json!({"name": "Ann", "password": "correct horse"});
    ann.post("/api/me/account", &account).await;
    let bad = json!({"name": "Ann", "password": "wrong horse"});
    assert_eq!(ann.refused("POST", "/api/login", Some(&bad)).await, (403, "wrong-password".into()));
    let nobody = json!({"name": "Nobody\u{0}", "password": "wrong horse"});
    let refused = ann.refused("POST", "/api/login", Some(&nobody)).await;
    assert_eq!(refused, (403, "wrong-password".into()));
    let code = json!({"code": "aaaaaaaaaaaaaaaa"});
    assert_eq!(ann.refused("POST", "/api/handover", Some(&code)).await, (403, "no-code".into()));
    assert_eq!(until_refused(&ann, "POST", "/api/handover", Some(&code)).await, "too-often");
    // Both ways in share the limit, and a name that is known is no help.
    assert_eq!(until_refused(&ann, "POST", "/api/login", Some(&account)).await, "too-often");
    server.close().await;
}

#[tokio::test]
async fn a_password_is_hashed_as_seldom_as_one_is_tried() {
    let server = server(|_| ()).await;
    // Each of them could have an account, and each hash takes memory and time.
    let mut refused = 0;
    for number in 0..30 {
        let guest = server.guest(&format!("Guest {number}")).await;
        let account = json!({"name": format!("Guest {number}"), "password": "correct horse"});
        let (status, answer) = guest.send("POST", "/api/me/account", Some(&account)).await;
        if status == 429 {
            check_refusal(status, &answer, "an account");
            refused += 1;
        } else {
            assert_eq!(status, 200, "{answer}");
        }
    }
    assert!(refused > 0, "thirty accounts at once");
    server.close().await;
}

#[tokio::test]
async fn what_cannot_be_read_on_a_socket_is_counted_as_well() {
    use futures_util::SinkExt;
    use tokio_tungstenite::tungstenite::Message;

    let server = server(|config| config.commands = 1).await;
    for unreadable in [
        Message::text("{"),
        Message::binary(vec![7]),
        Message::text(json!({"ask": "start", "id": "x".repeat(65)}).to_string()),
    ] {
        let ann = server.guest("Ann").await;
        let table = ann.table(&json!({"game": "brandubh"})).await;
        let mut socket = ann.socket(&table, None).await;
        let mut word = json!(null);
        for _ in 0..200 {
            socket.stream.send(unreadable.clone()).await.unwrap();
            word = socket.answer().await["refused"].clone();
            if word == "too-often" {
                break;
            }
            assert_eq!(word, "unreadable");
        }
        assert_eq!(word, "too-often", "{unreadable:?}");
    }
    server.close().await;
}

#[tokio::test]
async fn slow_readers_of_one_address_keep_nobody_else_from_their_export() {
    let server = server(|config| config.proxies = 1).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let export = async |who: &Person, from: &str| {
        let request = who.http.get(server.url("/api/me/export")).bearer_auth(&who.token);
        let response = request.header("x-forwarded-for", from).send().await.unwrap();
        let status = response.status().as_u16();
        (status, response.text().await.unwrap())
    };
    // As many as one address gets, and none of them comes to its end.
    let address = "203.0.113.7".parse().unwrap();
    let begin = |number| server.exports().begin(PersonId(number), address);
    let slow: Vec<_> = (1_000..1_100).map_while(begin).collect();
    assert!(!slow.is_empty() && slow.len() < 100);
    let (status, answer) = export(&ann, "203.0.113.7").await;
    assert!(status == 503 && answer.contains("busy"), "{status} {answer}");
    for from in ["203.0.113.8", "2001:db8::1"] {
        assert_eq!(export(&ann, from).await.0, 200, "{from}");
    }
    // Nobody has two at once, wherever they are.
    let own = server.exports().begin(PersonId(ann.id), "203.0.113.9".parse().unwrap()).unwrap();
    assert_eq!(export(&ann, "203.0.113.8").await.0, 503);
    assert_eq!(export(&bob, "203.0.113.9").await.0, 200);
    drop(own);
    assert_eq!(export(&ann, "203.0.113.8").await.0, 200);
    drop(slow);
    assert_eq!(export(&bob, "203.0.113.7").await.0, 200);
    server.close().await;
}
