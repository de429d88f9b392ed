//! Bad frames through a real socket.

use futures_util::SinkExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::scene::Scene;
use crate::support::legal;

/// What is no request at all, or not one that anybody may make.
fn bad_texts() -> Vec<String> {
    let mut all: Vec<String> = [
        "",
        " ",
        "null",
        "true",
        "0",
        "\"act\"",
        "[]",
        "{}",
        "{",
        "}",
        "{\"ask\"",
        "\u{0}",
        "nul",
        r#"{"ask":null}"#,
        r#"{"ask":1}"#,
        r#"{"ask":"fly"}"#,
        r#"{"ask":["act"]}"#,
        r#"{"ask":"ACT","seat":1,"action":"d4-d3"}"#,
        r#"{"ask":"act"}"#,
        r#"{"ask":"act","seat":1}"#,
        r#"{"ask":"act","seat":-1,"action":"d4-d3"}"#,
        r#"{"ask":"act","seat":256,"action":"x"}"#,
        r#"{"ask":"act","seat":1.5,"action":"x"}"#,
        r#"{"ask":"act","seat":"1","action":"x"}"#,
        r#"{"ask":"act","seat":1e99,"action":"x"}"#,
        r#"{"ask":"act","seat":null,"action":"x"}"#,
        r#"{"ask":"act","seat":1,"action":7}"#,
        r#"{"ask":"act","seat":1,"action":null}"#,
        r#"{"ask":"act","seat":1,"action":"x","key":7}"#,
        r#"{"ask":"act","seat":1,"action":"x","by":0}"#,
        r#"{"ask":"act","seat":1,"action":"x","person":1}"#,
        r#"{"ask":"act","ask":"say","text":"x"}"#,
        r#"{"id":7,"ask":"say","text":"x"}"#,
        r#"{"id":"a","id":"b","ask":"say","text":"x"}"#,
        r#"{"ask":"answer-takeback","seat":1,"yes":"yes"}"#,
        r#"{"ask":"say"}"#,
        r#"{"ask":"say","text":""}"#,
        r#"{"ask":"say","text":" \t\n "}"#,
        r#"{"what":"acted","by":"chance","do":"roll S"}"#,
        "{\"ask\":\"say\",\"text\":\"\\ud800\"}",
        "{\"ask\":\"say\",\"text\":\"\n\"}",
    ]
    .map(String::from)
    .into();
    // Requests that can be read, and that Bob may not make at either table.
    for action in [
        "",
        "resign",
        "objectives a b",
        "roll S T T",
        "winner 0",
        "a1-a1",
        "d4",
        "d4-d4",
        "z9-a1",
        "a4-a3",
        "pick 1 2",
        "start Tara",
        "deal 1 2 3",
        "fill lugh 2 TTr3",
        "\u{0}",
        "\u{202e}",
        "keep nothing",
    ] {
        for seat in [0, 1, 2, 255] {
            all.push(json!({"ask": "act", "seat": seat, "action": action}).to_string());
        }
    }
    for seat in [0, 2, 255] {
        for ask in ["sit", "leave", "clear", "resign", "abandon", "return", "undo", "ask-takeback"]
        {
            all.push(json!({"ask": ask, "seat": seat}).to_string());
        }
        all.push(json!({"ask": "word", "seat": seat, "word": "late"}).to_string());
        for hash in ["", "0", &"0".repeat(64), &"g".repeat(64), &"0".repeat(5_000)] {
            all.push(json!({"ask": "commit-word", "seat": seat, "hash": hash}).to_string());
            let reveal = json!({"ask": "reveal-word", "seat": seat, "salt": hash, "word": hash});
            all.push(reveal.to_string());
        }
        all.push(json!({"ask": "bot", "seat": seat, "level": "squire"}).to_string());
        all.push(json!({"ask": "answer-takeback", "seat": seat, "yes": true}).to_string());
    }
    for ask in ["start", "close"] {
        all.push(json!({"ask": ask}).to_string());
    }
    for ask in ["sit", "leave", "return", "undo"] {
        all.push(json!({"ask": ask, "seat": 1}).to_string());
    }
    all.push(format!("{{\"ask\":\"say\",\"text\":{}1{}}}", "[".repeat(5000), "]".repeat(5000)));
    all.push(format!("{}1{}", "{\"a\":".repeat(2000), "}".repeat(2000)));
    all.push(json!({"ask": "say", "text": "x".repeat(501)}).to_string());
    all.push(json!({"ask": "act", "seat": 1, "action": "x".repeat(15_000)}).to_string());
    all.push(json!({"ask": "act", "seat": 1, "action": "d4-d3", "key": ""}).to_string());
    all.push(
        json!({"ask": "act", "seat": 1, "action": "d4-d3", "key": "k".repeat(65)}).to_string(),
    );
    // The name of somebody else's request.
    all.push(json!({"ask": "act", "seat": 1, "action": "d4-d3", "key": "first"}).to_string());
    all.push(json!({"id": "i".repeat(65), "ask": "say", "text": "x"}).to_string());
    all
}

#[tokio::test]
async fn bad_frames_are_refused_one_by_one_and_change_nothing() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    for table in [&scene.brandubh, &scene.throne] {
        let mut socket = scene.bob.socket(table, None).await;
        for text in bad_texts() {
            socket.send_text(&text).await;
            let answer = socket.answer().await;
            let short: String = text.chars().take(200).collect();
            assert_eq!(answer["type"], "refused", "{short} was accepted");
            for field in ["refused", "reason"] {
                assert!(answer[field].as_str().is_some_and(|said| !said.is_empty()), "{answer}");
            }
        }
        socket.stream.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
        assert_eq!(socket.answer().await["refused"], "unreadable");
        socket.stream.send(Message::Ping(vec![7; 100].into())).await.unwrap();
        // The same socket still takes what is right.
        let said = socket.ask(json!({"ask": "undo", "seat": 0})).await;
        assert_eq!(said["refused"], "not-your-seat");
    }
    assert_eq!(scene.all().await, before);
    // And the game goes on.
    let action = legal(&scene.bob.look(&scene.brandubh).await, 1)[0].clone();
    scene.bob.ask(&scene.brandubh, &json!({"ask": "act", "seat": 1, "action": action})).await;
    scene.server.close().await;
}

#[tokio::test]
async fn frames_that_are_too_long_end_their_socket_and_nothing_else() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    for length in [16 * 1024 + 1, 300_000] {
        for message in [Message::text("x".repeat(length)), Message::binary(vec![0; length])] {
            let mut socket = scene.bob.socket(&scene.brandubh, None).await;
            // The server may hang up before all of it is sent.
            let _ = socket.stream.send(message).await;
            while socket.next().await.is_some() {}
        }
    }
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}

#[tokio::test]
async fn numbers_that_never_were_get_everything_anew() {
    let scene = Scene::open().await;
    for after in [1_000, u64::MAX / 2, u64::MAX] {
        let mut socket = scene.bob.socket(&scene.brandubh, Some(after)).await;
        let first = socket.table().await;
        assert_eq!((&first["fresh"], &first["events"]), (&json!(true), &json!([])));
    }
    for after in ["-1", "1.5", "x", "18446744073709551616", "", "0&after=1", "0&other=1"] {
        let path = format!("/api/tables/{}/socket?after={after}", scene.brandubh);
        assert!(scene.bob.open(&path).await.is_err(), "after={after}");
    }
    scene.server.close().await;
}

#[tokio::test]
async fn sockets_of_other_sites_and_of_nobody_do_not_open() {
    let scene = Scene::open().await;
    let token = format!("Bearer {}", scene.bob.token);
    let forged = format!("Bearer {}x", scene.bob.token);
    let own = format!("http://{}", scene.bob.base);
    for path in [format!("/api/tables/{}/socket", scene.brandubh), "/api/lobby/socket".into()] {
        for (origin, token, status) in [
            (Some("https://evil.example"), Some(&token), 403),
            (Some("null"), Some(&token), 403),
            (None, None, 401),
            (None, Some(&forged), 401),
            (Some(own.as_str()), Some(&token), 101),
        ] {
            let url = format!("ws://{}{path}", scene.bob.base);
            let mut request = url.into_client_request().unwrap();
            if let Some(origin) = origin {
                request.headers_mut().insert("origin", origin.parse().unwrap());
            }
            if let Some(token) = token {
                request.headers_mut().insert("authorization", token.parse().unwrap());
            }
            let got = match tokio_tungstenite::connect_async(request).await {
                Ok((_, response)) => response.status().as_u16(),
                Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                    response.status().as_u16()
                }
                Err(error) => panic!("{error}"),
            };
            assert_eq!(got, status, "{path} from {origin:?}");
        }
    }
    scene.server.close().await;
}
