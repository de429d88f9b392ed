//! What a coach says and what an action would do: told to whoever asks, and nothing happens.

use serde_json::{Value, json};

use crate::support::{Person, TestServer};

async fn told(person: &Person, table: &str, question: &Value) -> Value {
    let (status, told) =
        person.send("POST", &format!("/api/tables/{table}/ask"), Some(question)).await;
    assert_eq!(status, 200, "{told}");
    told
}

#[tokio::test]
async fn a_question_is_answered_and_changes_nothing() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let cara = server.guest("Cara").await;
    let table = ann.table(&json!({"game": "brandubh", "sit": [0]})).await;
    let coach = json!({"ask": "coach", "seat": 0});
    let preview =
        |seat: u8, action: &str| json!({"ask": "preview", "seat": seat, "action": action});
    assert_eq!(ann.ask_refused(&table, &coach).await, "not-begun");
    assert_eq!(ann.ask_refused(&table, &preview(0, "d2-a2")).await, "not-begun");
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let before = ann.look(&table).await["number"].clone();

    let advice = told(&ann, &table, &coach).await;
    assert!(advice.as_object().is_some_and(|told| told.len() == 1 && told.contains_key("advice")));
    // A coach may have nothing to say; what is said has a reason.
    assert!(advice["advice"].is_null() || advice["advice"]["why"]["text"].is_string(), "{advice}");
    assert!(told(&ann, &table, &preview(0, "d2-a2")).await["preview"].is_array());
    // Those who watch have a coach as well; nobody has that of a seat that is not theirs.
    for person in [&ann, &cara] {
        assert!(told(person, &table, &json!({"ask": "coach"})).await.get("advice").is_some());
    }
    assert_eq!(cara.ask_refused(&table, &coach).await, "not-your-seat");
    assert_eq!(bob.ask_refused(&table, &coach).await, "not-your-seat");
    assert_eq!(bob.ask_refused(&table, &preview(0, "d2-a2")).await, "not-your-seat");
    assert_eq!(cara.ask_refused(&table, &preview(7, "d2-a2")).await, "no-such-seat");
    // What could not be done is refused as if it were tried.
    let path = format!("/api/tables/{table}/ask");
    let (status, refused) = ann.send("POST", &path, Some(&preview(0, "d2-c3"))).await;
    assert_eq!((status, &refused["rule"]), (422, &json!("tafl#straight")));
    assert_eq!(ann.ask_refused(&table, &preview(0, &"x".repeat(5_000))).await, "illegal");
    assert_eq!(ann.ask_refused(&table, &preview(0, "resign")).await, "illegal");
    assert_eq!(bob.ask_refused(&table, &preview(1, "c4-c1")).await, "illegal");

    let mut socket = ann.socket(&table, None).await;
    let answer = socket.ask(coach.clone()).await;
    assert_eq!((&answer["type"], answer.get("advice").is_some()), (&json!("coach"), true));
    let answer = socket.ask(preview(0, "d2-a2")).await;
    assert_eq!((&answer["type"], answer["preview"].is_array()), (&json!("preview"), true));
    socket.close().await;
    assert_eq!(ann.look(&table).await["number"], before);

    ann.ask(&table, &json!({"ask": "resign", "seat": 0})).await;
    assert!(told(&ann, &table, &coach).await.get("advice").is_some(), "also at the end");
    assert_eq!(ann.ask_refused(&table, &preview(0, "d2-a2")).await, "over");
    server.close().await;
}
