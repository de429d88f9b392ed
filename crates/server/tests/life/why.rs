//! "Why can't I?": a refusal names the rule, and to ask changes nothing.

use serde_json::{Value, json};

use crate::support::{TestServer, legal, to_act};

#[tokio::test]
async fn a_refusal_names_its_rule() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh", "sit": [0]})).await;
    let why = |seat: u8, action: &str| json!({"ask": "why", "seat": seat, "action": action});
    assert_eq!(ann.ask_refused(&table, &why(0, "d2-c3")).await, "not-begun");
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let path = format!("/api/tables/{table}/ask");
    let before = ann.look(&table).await["number"].clone();

    let (status, told) = ann.send("POST", &path, Some(&why(0, "d2-c3"))).await;
    assert_eq!((status, &told["refused"]), (422, &json!("illegal")));
    assert_eq!(told["rule"], "tafl#straight");
    // The same, if it is tried in earnest.
    let act = json!({"ask": "act", "seat": 0, "action": "d1-d3"});
    let (status, told) = ann.send("POST", &path, Some(&act)).await;
    assert_eq!((status, &told["rule"]), (422, &json!("tafl#no-jumping")));
    // What is no rule of the game has none, and what could be done is not done.
    let (_, told) = bob.send("POST", &path, Some(&why(1, "c4-c1"))).await;
    assert_eq!((&told["refused"], told.get("rule")), (&json!("illegal"), None));
    assert_eq!(ann.ask_refused(&table, &why(0, "d2-a2")).await, "allowed");
    assert_eq!(ann.ask_refused(&table, &why(0, "hello")).await, "illegal");
    assert_eq!(bob.ask_refused(&table, &why(0, "d2-a2")).await, "not-your-seat");
    assert_eq!(ann.look(&table).await["number"], before);

    // Through a socket, too.
    let mut socket = ann.socket(&table, None).await;
    let told = socket.ask(why(0, "d2-c3")).await;
    assert_eq!((&told["type"], &told["rule"]), (&json!("refused"), &json!("tafl#straight")));
    socket.close().await;
    server.close().await;
}

#[tokio::test]
async fn games_that_are_tried_out_name_the_rule() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let form = json!({"game": "brandubh", "actions": [{"by": 0, "do": "d2-c3"}]});
    let (_, told) = ann.send("POST", "/api/explore", Some(&form)).await;
    assert_eq!(told["rule"], "tafl#straight");
    server.close().await;
}

/// Whoever asks learns nothing of what others hold: the answer is what an attempt would be told.
#[tokio::test]
async fn to_ask_tells_what_to_try_tells() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let bots = json!([{"seat": 1, "level": "random"}, {"seat": 2, "level": "random"}]);
    let form = json!({"game": "brian-boru", "seats": 3, "sit": [0], "bots": bots});
    let table = ann.table(&form).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let path = format!("/api/tables/{table}/ask");
    let mut look: Value = ann.look(&table).await;
    // Up to the draft, in which everyone holds something that the others do not see.
    loop {
        let asked = legal(&look, 0);
        if to_act(&look).contains(&0) && asked.first().is_some_and(|one| one.starts_with("pick")) {
            break;
        }
        if let Some(action) = asked.first().filter(|_| to_act(&look).contains(&0)) {
            ann.ask(&table, &json!({"ask": "act", "seat": 0, "action": action})).await;
        }
        look = ann.look(&table).await;
    }
    let asked = legal(&look, 0);
    for high in 2..=25 {
        let action = format!("pick 1 {high}");
        if asked.contains(&action) {
            continue;
        }
        let one = json!({"ask": "why", "seat": 0, "action": action});
        let other = json!({"ask": "act", "seat": 0, "action": action});
        let (_, asked) = ann.send("POST", &path, Some(&one)).await;
        let (_, tried) = ann.send("POST", &path, Some(&other)).await;
        assert_eq!(asked, tried);
        assert_eq!(asked["rule"], "brian-boru#draft");
    }
    server.close().await;
}
