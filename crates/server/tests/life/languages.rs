//! Refusals and whatever else the server says, each in the language of whoever reads it.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Person, Socket, TestServer};

/// What is answered to a person whose browser reads these languages: the language of the answer, and
/// the answer.
async fn told(
    person: &Person,
    reads: Option<&str>,
    method: &str,
    path: &str,
    body: &Value,
) -> (Option<String>, Value) {
    let url = format!("http://{}{path}", person.base);
    let mut request = person.http.request(method.parse().unwrap(), url).bearer_auth(&person.token);
    if let Some(reads) = reads {
        request = request.header("accept-language", reads);
    }
    if method != "GET" {
        request = request.json(body);
    }
    let response = request.send().await.unwrap();
    let language = response.headers().get("content-language");
    let language = language.map(|language| language.to_str().unwrap().to_string());
    (language, response.json().await.unwrap())
}

/// A game of Brandubh that Ann plays with herself, and its first move across the corner.
async fn table(ann: &Person) -> (String, Value) {
    let table = ann.table(&json!({"game": "brandubh", "sit": [0, 1]})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    (table, json!({"ask": "act", "seat": 0, "action": "d2-e3"}))
}

const CROOKED: [(&str, &str); 3] = [
    ("en", "d2-e3 is not straight: pieces move along a row or column"),
    ("ga", "níl d2-e3 díreach: bogann píosaí ar feadh ró nó colúin"),
    ("de", "d2-e3 ist nicht gerade: Figuren ziehen entlang einer Reihe oder Spalte"),
];

fn crooked(language: &str) -> &'static str {
    CROOKED.iter().find(|(code, _)| *code == language).unwrap().1
}

#[tokio::test]
async fn a_refusal_over_http_is_in_the_language_that_the_reader_likes_best() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let (table, act) = table(&ann).await;
    let path = format!("/api/tables/{table}/ask");
    for (reads, language) in [
        (None, "en"),
        (Some("ga"), "ga"),
        (Some("de-AT,de;q=0.9,en;q=0.8"), "de"),
        (Some("fr-FR, ga-IE;q=0.4, de;q=0.3"), "ga"),
        (Some("tlh"), "en"),
        (Some(";;;q=ä,,"), "en"),
    ] {
        let (said_in, answer) = told(&ann, reads, "POST", &path, &act).await;
        assert_eq!(said_in.as_deref(), Some(language), "{reads:?}");
        assert_eq!(answer["reason"], crooked(language), "{reads:?}");
        // What programs read is the same for all.
        assert_eq!(answer["refused"], "illegal");
        assert_eq!(answer["rule"], "tafl#straight");
    }
    server.close().await;
}

#[tokio::test]
async fn whatever_the_server_refuses_is_in_that_language() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let (table, _) = table(&ann).await;
    let sit = json!({"ask": "sit", "seat": 0});
    let login = json!({"name": "Nobody", "password": "wrong password"});
    let explored = json!({"game": "brandubh", "actions": [{"by": 1, "do": "d4-d5"}]});
    let rules = json!({"game": "tablut", "options": {"rules": ["advanced", "strong-king"]}});
    let seats = json!({"game": "brian-boru", "seats": 9});
    for (method, path, body, german) in [
        ("GET", "/api/tables/nowhere", &json!(null), "diesen Tisch gibt es nicht"),
        ("GET", "/api/nowhere", &json!(null), "unter dieser Adresse ist nichts"),
        ("POST", "/api/me", &json!({}), "das lässt sich unter dieser Adresse nicht fragen"),
        ("PATCH", "/api/me", &json!({"name": " "}), "ein Name hat 1 bis 40 Bytes in einer Zeile"),
        ("POST", "/api/login", &login, "diesen Namen mit diesem Passwort gibt es nicht"),
        ("POST", "/api/explore", &explored, "Aktion 1: du bist nicht dran"),
        (
            "POST",
            "/api/tables",
            &seats,
            "Brian Boru: High King of Ireland ist ein Spiel für 3 bis 5, nicht für 9",
        ),
        (
            "POST",
            "/api/tables",
            &rules,
            "die Regeln „Fortgeschritten“ und „Starker König“ schließen einander aus: Jede sagt, wie der \
             König gefangen wird",
        ),
        ("POST", &format!("/api/tables/{table}/ask"), &sit, "die Partie hat schon begonnen"),
    ] {
        let (_, answer) = told(&ann, Some("de"), method, path, body).await;
        assert_eq!(answer["reason"], german, "{method} {path}");
    }
    // What only a programmer meets is explained to programmers, in a sentence of that language.
    let bad = json!({"ask": "fly"});
    let path = format!("/api/tables/{table}/ask");
    let (_, answer) = told(&ann, Some("ga"), "POST", &path, &bad).await;
    let reason = answer["reason"].as_str().unwrap();
    assert!(reason.starts_with("ní thuigeann an freastalaí é seo: "), "{reason}");
    server.close().await;
}

async fn refused(socket: &mut Socket, act: &Value) -> Value {
    let answer = socket.ask(act.clone()).await;
    assert_eq!((&answer["type"], &answer["refused"]), (&json!("refused"), &json!("illegal")));
    assert_eq!(answer["rule"], "tafl#straight");
    answer["reason"].clone()
}

#[tokio::test]
async fn a_socket_says_in_its_address_what_its_reader_speaks() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let (table, act) = table(&ann).await;
    let path = format!("/api/tables/{table}/socket");
    for (query, reads, language) in [
        ("", None, "en"),
        ("?language=ga", None, "ga"),
        ("?after=2&language=de", Some("ga"), "de"),
        ("", Some("de, en;q=0.1"), "de"),
        ("?language=xx", Some("ga"), "ga"),
        ("?language=xx", None, "en"),
        ("?language=", Some("fr"), "en"),
    ] {
        let mut socket = ann.open_as(&format!("{path}{query}"), reads).await.unwrap();
        assert_eq!(refused(&mut socket, &act).await, crooked(language), "{query} {reads:?}");
        socket.close().await;
    }
    // Also what is no request at all.
    let mut socket = ann.open(&format!("{path}?language=ga")).await.unwrap();
    futures_util::SinkExt::send(&mut socket.stream, Message::binary(vec![1, 2])).await.unwrap();
    assert_eq!(socket.answer().await["reason"], "téacs a bhíonn in iarratais");
    socket.send_text("{}").await;
    let reason = socket.answer().await["reason"].as_str().unwrap().to_string();
    assert!(reason.starts_with("ní iarratas é seo: "), "{reason}");
    socket.close().await;
    // And a socket that does not open.
    let nowhere = told(&ann, None, "GET", "/api/lobby/socket?language=de", &json!(null)).await;
    assert_eq!(nowhere.0.as_deref(), Some("de"), "{}", nowhere.1);
    server.close().await;
}

#[tokio::test]
async fn a_flaw_of_a_replayed_game_a_guest_and_a_bot_have_words_in_that_language() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let moves = json!({"text": "1. d2-e2 c4-c2\n2. d1-d9"});
    let (_, shown) = told(&ann, Some("ga"), "POST", "/api/replay", &moves).await;
    let problem = shown["problem"].as_str().unwrap();
    assert_eq!(problem, "beart 3, d1-d9: fágann d1-d9 an clár, atá 7 faoi 7");

    let (_, games) = told(&ann, Some("de"), "GET", "/api/games", &json!(null)).await;
    let random = "Tut irgendetwas, das die Regeln erlauben, ganz ohne nachzudenken.";
    assert_eq!(games[0]["bots"][0]["about"], random);

    let guest = reqwest::Client::new().post(server.url("/api/guests"));
    let guest: Value =
        guest.header("accept-language", "de").send().await.unwrap().json().await.unwrap();
    let name = guest["name"].as_str().unwrap();
    let how = name.split(' ').next().unwrap();
    assert!(how.ends_with("er"), "a German adjective before a masculine animal: {name}");

    #[cfg(not(feature = "web"))]
    {
        let welcome = reqwest::Client::new().get(server.url("/")).header("accept-language", "de");
        let welcome = welcome.send().await.unwrap().text().await.unwrap();
        assert!(welcome.starts_with("Hier stehen die Tische von Ardrí."), "{welcome}");
    }
    server.close().await;
}
