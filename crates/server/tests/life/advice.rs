//! Hints while a game goes on, and what cost most when it is over.

use serde_json::{Value, json};

use crate::support::{Person, TestServer, legal};

async fn asked(who: &Person, table: &str, ask: &str) -> Value {
    who.post(&format!("/api/tables/{table}/ask"), &json!({"ask": ask, "seat": 0})).await
}

#[tokio::test]
async fn whoever_plays_against_bots_is_given_hints() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let bots = json!([{"seat": 1, "level": "random", "persona": "badb"}]);
    let table = ann.table(&json!({"game": "brandubh", "bots": bots})).await;
    let hint = json!({"ask": "hint", "seat": 0});
    assert_eq!(ann.ask_refused(&table, &hint).await, "not-begun");
    ann.ask(&table, &json!({"ask": "start"})).await;
    let look = ann.look(&table).await;
    assert_eq!((&look["hints"], &look["seats"][1]["persona"]), (&json!(true), &json!("badb")));
    let hints = asked(&ann, &table, "hint").await["hints"].clone();
    let hints = hints.as_array().unwrap();
    assert!((1..=3).contains(&hints.len()), "{hints:?}");
    let may = legal(&look, 0);
    let chance = |hint: &Value| hint["chance"].as_f64().unwrap();
    for (place, hint) in hints.iter().enumerate() {
        assert!(may.contains(&hint["action"].as_str().unwrap().to_string()), "{hint}");
        assert!((0.0..=1.0).contains(&chance(hint)), "{hint}");
        assert!(!hint["why"].as_array().unwrap().is_empty(), "{hint}");
        assert!(place == 0 || chance(hint) <= chance(&hints[place - 1]));
    }
    // It is only a question.
    assert_eq!(ann.look(&table).await["number"], look["number"]);
    let review = json!({"ask": "review", "seat": 0});
    assert_eq!(ann.ask_refused(&table, &review).await, "not-over");
    let socket = ann.socket(&table, None).await.ask(hint.clone()).await;
    assert_eq!(socket["type"], "hints");
    let action = may[0].clone();
    ann.ask(&table, &json!({"ask": "act", "seat": 0, "action": action})).await;
    ann.ask(&table, &json!({"ask": "resign", "seat": 0})).await;
    assert_eq!(ann.ask_refused(&table, &hint).await, "over");
    let review = asked(&ann, &table, "review").await["review"].clone();
    assert_eq!(review["decisions"], 1, "to give up is no decision of the game: {review}");
    for costly in review["costly"].as_array().unwrap() {
        assert_eq!((&costly["number"], &costly["played"]["action"]), (&json!(1), &json!(may[0])));
        assert!(chance(&costly["better"]) > chance(&costly["played"]), "{costly}");
    }
    server.close().await;
}

#[tokio::test]
async fn people_who_play_each_other_have_hints_if_their_table_has() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for hints in [None, Some(true), Some(false)] {
        let table = ann.table(&json!({"game": "brandubh", "hints": hints})).await;
        bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
        ann.ask(&table, &json!({"ask": "start"})).await;
        let hint = json!({"ask": "hint", "seat": 0});
        assert_eq!(bob.ask_refused(&table, &hint).await, "not-your-seat");
        let shown = ann.look(&table).await["hints"].as_bool().unwrap_or_default();
        assert_eq!(shown, hints == Some(true));
        if shown {
            assert!(!asked(&ann, &table, "hint").await["hints"].as_array().unwrap().is_empty());
            // It is not Bob's turn, so there is nothing to tell him.
            let path = format!("/api/tables/{table}/ask");
            let none = bob.post(&path, &json!({"ask": "hint", "seat": 1})).await;
            assert_eq!(none, json!({"hints": []}));
        } else {
            assert_eq!(ann.ask_refused(&table, &hint).await, "no-hints");
        }
    }
    server.close().await;
}

#[tokio::test]
async fn games_say_who_their_bots_may_be() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    for game in ann.get("/api/games").await.as_array().unwrap() {
        let personas = game["personas"].as_array().unwrap();
        assert!(personas.len() > 20, "{}", game["game"]);
        for persona in personas {
            let about = persona["about"].as_str().unwrap();
            assert!(about.contains(' ') && persona["leaning"].as_str().unwrap().contains(' '));
        }
    }
    let form =
        |persona: &str| json!({"ask": "bot", "seat": 1, "level": "squire", "persona": persona});
    let table = ann.table(&json!({"game": "brian-boru", "seats": 4})).await;
    ann.ask(&table, &form("fiachra")).await;
    ann.ask(&table, &json!({"ask": "bot", "seat": 2, "level": "squire"})).await;
    let other = json!({"ask": "bot", "seat": 3, "level": "random", "persona": "fiachra"});
    assert_eq!(ann.ask_refused(&table, &other).await, "name-taken");
    let seats = ann.look(&table).await["seats"].clone();
    assert_eq!(seats[1]["persona"], "fiachra");
    assert!(seats[2]["persona"].is_string() && seats[2]["persona"] != "fiachra");
    server.close().await;
}
