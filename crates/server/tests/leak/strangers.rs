//! A private table is found by nobody who was not given its link.

use serde_json::{Value, json};

use crate::support::{TestServer, reveal};

#[tokio::test]
async fn a_private_table_is_named_to_no_stranger_in_its_whole_life() {
    let server = TestServer::start().await;
    let (ann, bob, eve) =
        (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let mut lobby = eve.open("/api/lobby/socket").await.unwrap();
    assert_eq!(lobby.next().await.unwrap()["type"], "lobby");
    let mut heard = Vec::new();
    let table = ann.table(&json!({"game": "brandubh", "name": "Hidden hall"})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.commit(&table, 0, "wordofann").await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    ann.ask(&table, &reveal(0, "wordofann")).await;
    bob.ask(&table, &json!({"ask": "resign", "seat": 1})).await;
    for (who, seat) in [(&ann, 0), (&bob, 1)] {
        who.ask(&table, &json!({"ask": "rematch", "seat": seat})).await;
    }
    let again = ann.look(&table).await["rematch"].as_str().unwrap().to_string();
    let closed = ann.table(&json!({"game": "tablut", "name": "Hidden hall"})).await;
    ann.ask(&closed, &json!({"ask": "close"})).await;
    // What was given up without a game shows no seed either.
    assert_eq!(ann.look(&closed).await["seed"], Value::Null);
    // The public table comes after all these, so whatever was said of them has been heard then.
    let open = ann.table(&json!({"game": "tablut", "public": true})).await;
    loop {
        let message = lobby.next().await.unwrap();
        heard.push(message.to_string());
        if message["table"] == json!(open) {
            break;
        }
    }
    for path in ["/api/tables", "/api/me/tables", "/api/me/tables?finished=true", "/api/me"] {
        heard.push(eve.get(path).await.to_string());
    }
    let mut lobby = bob.open("/api/lobby/socket").await.unwrap();
    heard.push(lobby.next().await.unwrap().to_string());
    assert!(heard.iter().any(|text| text.contains(&open)));
    for secret in [&table, &again, &closed, "Hidden hall", "wordofann", &ann.token, &bob.token] {
        let told = heard.iter().find(|text| text.contains(secret));
        assert_eq!(told, None, "{secret} is told");
    }
    // Those whose tables they are do find them.
    assert!(bob.get("/api/me/tables").await.to_string().contains(&again));
    assert!(bob.get("/api/me/tables?finished=true").await.to_string().contains(&table));
    server.close().await;
}
