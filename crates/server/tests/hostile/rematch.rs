//! Somebody who wants to play again, whatever the others want.

use ardri_server::serve::machine_clock;
use serde_json::{Value, json};

use crate::support::{Person, TestServer};

async fn tables_of(person: &Person) -> usize {
    let open = person.get("/api/me/tables").await.as_array().unwrap().len();
    open + person.get("/api/me/tables?finished=true").await.as_array().unwrap().len()
}

async fn finished(eve: &Person, bob: &Person) -> String {
    let clock = json!({"kind": "move", "seconds": 5});
    let table = eve.table(&json!({"game": "brandubh", "clock": clock})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    eve.ask(&table, &json!({"ask": "start"})).await;
    eve.ask(&table, &json!({"ask": "resign", "seat": 0})).await;
    table
}

/// The attack: game after game, each begun and lost, while the other one is away.
#[tokio::test]
async fn no_game_is_forced_on_somebody_who_is_away() {
    let server = TestServer::start().await;
    let (eve, bob) = (server.guest("Eve").await, server.guest("Bob").await);
    let table = finished(&eve, &bob).await;
    let (before, number) = (tables_of(&bob).await, bob.look(&table).await["number"].clone());
    let mut done = 0;
    for turn in 0..200 {
        let ask = if turn % 2 == 0 { "rematch" } else { "decline-rematch" };
        for seat in [0, 1] {
            let body = json!({"ask": ask, "seat": seat});
            let (status, _) =
                eve.send("POST", &format!("/api/tables/{table}/ask"), Some(&body)).await;
            done += u32::from(status == 200);
            // As it was asked for before there were offers.
            let old = format!("/api/tables/{table}/rematch");
            assert!(eve.send("POST", &old, Some(&json!({}))).await.0 >= 400);
        }
        let look = eve.look(&table).await;
        assert_eq!(look["rematch"], Value::Null);
    }
    // One offer, and one that was taken back: that is all that anybody has heard of it.
    assert_eq!((done, tables_of(&bob).await), (2, before));
    let after = bob.look(&table).await["number"].as_u64().unwrap();
    assert_eq!(Some(after), number.as_u64().map(|number| number + 2));
    server.close().await;
}

/// There is no seat for anybody else, so nobody has to see it in a list, and no limit of lists is passed.
#[tokio::test]
async fn a_table_to_play_again_is_listed_when_it_begins() {
    let server = TestServer::start().await;
    let (eve, bob) = (server.guest("Eve").await, server.guest("Bob").await);
    let table = eve.table(&json!({"game": "brandubh", "public": true})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    eve.ask(&table, &json!({"ask": "start"})).await;
    eve.ask(&table, &json!({"ask": "resign", "seat": 0})).await;
    bob.ask(&table, &json!({"ask": "rematch", "seat": 1})).await;
    eve.ask(&table, &json!({"ask": "rematch", "seat": 0})).await;
    let again = eve.look(&table).await["rematch"].as_str().unwrap().to_string();
    assert_eq!(eve.get("/api/tables").await["tables"], json!([]));
    bob.ask(&again, &json!({"ask": "start"})).await;
    eve.ask(&again, &json!({"ask": "start"})).await;
    assert_eq!(eve.look(&again).await["stage"], "playing");
    assert_eq!(eve.get("/api/tables").await["tables"][0]["table"], json!(again));
    server.close().await;
}

/// What was accepted does not begin either before both are there.
#[tokio::test]
async fn an_accepted_game_does_not_begin_without_the_other() {
    let server = TestServer::start().await;
    let (eve, bob) = (server.guest("Eve").await, server.guest("Bob").await);
    let table = finished(&eve, &bob).await;
    bob.ask(&table, &json!({"ask": "rematch", "seat": 1})).await;
    eve.ask(&table, &json!({"ask": "rematch", "seat": 0})).await;
    let again = eve.look(&table).await["rematch"].as_str().unwrap().to_string();
    eve.ask(&again, &json!({"ask": "start"})).await;
    for _ in 0..20 {
        assert_eq!(eve.ask_refused(&again, &json!({"ask": "start"})).await, "not-ready");
    }
    let look = bob.look(&again).await;
    assert_eq!((&look["stage"], &look["clocks"][0]["since"]), (&json!("open"), &Value::Null));
    server.close().await;
}

#[tokio::test]
async fn nobody_is_asked_by_whom_they_have_blocked() {
    let server = TestServer::start().await;
    let (eve, bob) = (server.guest("Eve").await, server.guest("Bob").await);
    let table = finished(&eve, &bob).await;
    bob.post(&format!("/api/people/{}/block", eve.id), &json!({"on": true})).await;
    let number = bob.look(&table).await["number"].clone();
    let ask = |seat: u64| json!({"ask": "rematch", "seat": seat});
    assert_eq!(eve.ask_refused(&table, &ask(0)).await, "blocked");
    assert_eq!(bob.look(&table).await["number"], number, "nothing was said");
    // Bob may still ask himself.
    bob.ask(&table, &ask(1)).await;
    eve.ask(&table, &ask(0)).await;
    assert!(bob.look(&table).await["rematch"].is_string());
    server.close().await;
}

/// A rematch is a table like any other, and is counted as one.
#[tokio::test]
async fn rematches_do_not_go_around_the_limit_of_tables() {
    let server = TestServer::with(|config| config.tables = 2, machine_clock()).await;
    let ann = server.guest("Ann").await;
    let mut over = Vec::new();
    for _ in 0..3 {
        let bots = json!([{"seat": 1, "level": "random"}]);
        let table = ann.table(&json!({"game": "brandubh", "bots": bots})).await;
        ann.ask(&table, &json!({"ask": "start"})).await;
        ann.ask(&table, &json!({"ask": "resign", "seat": 0})).await;
        over.push(table);
    }
    let again = json!({"ask": "rematch", "seat": 0});
    ann.ask(&over[0], &again).await;
    ann.ask(&over[1], &again).await;
    assert_eq!(ann.ask_refused(&over[2], &again).await, "too-many-tables");
    let mut socket = ann.socket(&over[2], None).await;
    assert_eq!(socket.ask(again).await["refused"], "too-many-tables");
    server.close().await;
}
