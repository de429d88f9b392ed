//! Those who have two seats, and those who leave one.

use serde_json::{Value, json};

use crate::support::{Person, TestServer, legal};

/// The Objectives that a seat has drawn, as its own view names them.
fn drawn(look: &Value, seat: u64) -> Vec<String> {
    let views = look["views"].as_array().unwrap();
    let view = views.iter().find(|view| view["seat"] == seat).unwrap();
    let actions = view["legal"].as_array().unwrap().iter();
    actions.map(|action| action.as_str().unwrap().replacen("keep ", "", 1)).collect()
}

/// The seats from which somebody sees the game.
fn seats(look: &Value) -> Vec<Value> {
    look["views"].as_array().unwrap().iter().map(|view| view["seat"].clone()).collect()
}

/// Every answer about a table that somebody can get, in one text.
async fn everything(person: &Person, table: &str) -> String {
    let mut all = person.look(table).await.to_string();
    for path in ["history", "events"] {
        all += &person.get(&format!("/api/tables/{table}/{path}")).await.to_string();
    }
    let mut socket = person.socket(table, Some(0)).await;
    all += &socket.table().await.to_string();
    socket.close().await;
    all
}

/// Three seats of The High Throne, the first two of them Ann's; everyone has drawn Objectives.
async fn sit_down(server: &TestServer) -> (Person, Person, Person, String) {
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let carl = server.guest("Carl").await;
    let form = json!({"game": "high-throne", "seats": 3, "sit": [0, 1]});
    let table = ann.table(&form).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 2})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    (ann, bob, carl, table)
}

#[tokio::test]
async fn a_person_in_two_seats_sees_both_and_nobody_else_more_than_their_own() {
    let server = TestServer::start().await;
    let (ann, bob, carl, table) = sit_down(&server).await;
    let (anns, bobs) = (ann.look(&table).await, bob.look(&table).await);
    assert_eq!(seats(&anns), [json!(0), json!(1)]);
    assert_eq!(seats(&bobs), [json!(2)]);
    assert_eq!(seats(&carl.look(&table).await), [Value::Null]);
    let drawn = [drawn(&anns, 0), drawn(&anns, 1), drawn(&bobs, 2)];
    for objective in drawn.iter().flatten() {
        // In quotes or after “keep”: an id may be a part of another one.
        let named = |text: &str| text.contains(&format!("keep {objective}\""));
        let of_ann = !drawn[2].contains(objective);
        assert_eq!(named(&everything(&ann, &table).await), of_ann, "{objective}");
        assert_eq!(named(&everything(&bob, &table).await), !of_ann, "{objective}");
        assert!(!named(&everything(&carl, &table).await), "{objective}");
    }
    server.close().await;
}

#[tokio::test]
async fn who_has_left_sees_what_spectators_see_until_they_come_back() {
    let server = TestServer::start().await;
    let (ann, bob, carl, table) = sit_down(&server).await;
    let mut socket = bob.socket(&table, None).await;
    let before = socket.table().await;
    let keep = legal(&before["standing"], 2)[0].clone();
    let act = json!({"ask": "act", "seat": 2, "action": keep});
    assert_eq!(socket.ask(act).await["type"], "done");
    // Only Bob has kept one, so the game waits for Ann and no bot moves.
    let own = |text: &str| text.contains("\"own\":{");
    assert!(own(&everything(&bob, &table).await));
    let number = bob.ask(&table, &json!({"ask": "abandon", "seat": 2})).await;
    let told = loop {
        let message = socket.table().await;
        if message["standing"]["number"] == number {
            break message;
        }
    };
    // At once his socket sees what Carl's does, but for whose seat it was.
    assert_eq!(seats(&told["standing"]), [Value::Null]);
    assert!(!own(&told.to_string()), "{told}");
    assert_eq!(told["standing"]["seats"][2]["yours"], true);
    let (mine, others) = (everything(&bob, &table).await, everything(&carl, &table).await);
    assert!(!own(&mine), "{mine}");
    let same = |text: &str| {
        let text = text.replace("\"yours\":true", "\"yours\":false");
        let now = text.split("\"now\":").map(|part| part.trim_start_matches(char::is_numeric));
        now.collect::<Vec<_>>().join("")
    };
    assert_eq!(same(&mine), same(&others));
    let act = json!({"ask": "act", "seat": 2, "action": "die none"});
    assert_eq!(bob.ask_refused(&table, &act).await, "not-your-seat");
    assert_eq!(
        carl.ask_refused(&table, &json!({"ask": "return", "seat": 2})).await,
        "not-your-seat"
    );
    bob.ask(&table, &json!({"ask": "return", "seat": 2})).await;
    assert_eq!(seats(&bob.look(&table).await), [json!(2)]);
    assert!(own(&everything(&bob, &table).await));
    assert_eq!(seats(&ann.look(&table).await), [json!(0), json!(1)]);
    server.close().await;
}
