//! Setting up, sitting down, playing to the end.

use serde_json::{Value, json};

use crate::support::{Person, TestServer, legal, reveal, to_act};

/// Plays a table to its end: each seat's owner takes the `pick`-th legal action.
pub async fn play_out(owners: &[(&Person, u64)], table: &str, most: usize) -> Value {
    for turn in 0..most {
        let look = owners[0].0.look(table).await;
        if look["stage"] == "finished" {
            return look;
        }
        let seat = to_act(&look)[0];
        let Some((owner, _)) = owners.iter().find(|(_, own)| *own == seat) else {
            // A bot thinks; its event will come.
            let after = look["number"].as_u64().unwrap();
            owners[0].0.get(&format!("/api/tables/{table}/events?after={after}&wait=30")).await;
            continue;
        };
        let look = owner.look(table).await;
        if !to_act(&look).contains(&seat) {
            continue;
        }
        let actions = legal(&look, seat);
        let action = &actions[(turn * 7 + 3) % actions.len()];
        owner.ask(table, &json!({"ask": "act", "seat": seat, "action": action})).await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn two_people_play_brandubh_by_link_and_again() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh", "name": "Ann's table"})).await;
    // It is private: nobody finds it, but whoever has the link does.
    assert_eq!(bob.get("/api/tables").await["tables"], json!([]));
    let look = bob.look(&table).await;
    assert_eq!((&look["name"], &look["stage"]), (&json!("Ann's table"), &json!("open")));
    assert_eq!(look["seats"][0]["name"], "Ann");
    assert_eq!(bob.ask_refused(&table, &json!({"ask": "start"})).await, "not-the-host");
    assert_eq!(ann.ask_refused(&table, &json!({"ask": "start"})).await, "seats-empty");
    assert_eq!(bob.ask_refused(&table, &json!({"ask": "sit", "seat": 0})).await, "taken");
    assert_eq!(bob.ask_refused(&table, &json!({"ask": "sit", "seat": 2})).await, "no-such-seat");
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    bob.commit(&table, 1, "luck").await;
    let act = json!({"ask": "act", "seat": 0, "action": "a4-a3"});
    assert_eq!(ann.ask_refused(&table, &act).await, "not-begun");
    bob.ask(&table, &json!({"ask": "start"})).await;
    let sealed = ann.look(&table).await["luck"]["commitment"].clone();
    bob.ask(&table, &reveal(1, "luck")).await;
    assert_eq!(bob.ask_refused(&table, &act).await, "not-your-seat");
    let record = format!("/api/tables/{table}/record");
    assert_eq!(ann.refused("GET", &record, None).await, (409, "not-over".into()));
    let look = play_out(&[(&ann, 0), (&bob, 1)], &table, 2000).await;
    assert!(look["outcome"]["reason"].is_string());
    assert_eq!(look["words"], json!(["", "luck"]));
    // The record is whole, and its seed is the one committed to.
    let record = ann.get(&record).await;
    let record = ardri_core::Record::parse(&record.to_string()).unwrap();
    let replayed =
        ardri_core::replay::replay::<ardri_tafl::Tafl<ardri_tafl::Brandubh>>(&record, |_| ());
    assert!(replayed.is_ok());
    assert!(ardri_core::replay::check_luck(&record).is_ok());
    let fairness = record.fairness.unwrap();
    assert_eq!(fairness.seed_commitment().to_string(), look["commitment"]);
    assert_eq!(fairness.commitment.to_string(), look["table_commitment"]);
    assert_eq!(look["table_commitment"], sealed);
    // They play again, with the sides changed.
    bob.ask(&table, &json!({"ask": "rematch", "seat": 1})).await;
    ann.ask(&table, &json!({"ask": "rematch", "seat": 0})).await;
    let again = bob.look(&table).await["rematch"].as_str().unwrap().to_string();
    let look = ann.look(&again).await;
    assert_eq!(
        (&look["seats"][0]["name"], &look["seats"][1]["name"]),
        (&json!("Bob"), &json!("Ann"))
    );
    assert_eq!(look["rematch_of"], json!(table));
    assert_eq!(ann.look(&table).await["rematch"], json!(again));
    let twice = json!({"ask": "rematch", "seat": 0});
    assert_eq!(ann.ask_refused(&table, &twice).await, "again");
    server.close().await;
}

#[tokio::test]
async fn a_person_and_bots_play_every_game() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let games = ann.get("/api/games").await;
    for game in games.as_array().unwrap() {
        let level = game["bots"][1]["level"].as_str().unwrap();
        let seats = game["least"].as_u64().unwrap();
        let bots: Vec<_> = (1..seats).map(|seat| json!({"seat": seat, "level": level})).collect();
        let table = ann
            .table(&json!({"game": game["game"], "public": true, "bots": bots, "seats": seats}))
            .await;
        ann.ask(&table, &json!({"ask": "start"})).await;
        let look = play_out(&[(&ann, 0)], &table, 5000).await;
        assert_eq!(look["stage"], "finished");
        let record = ann.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(record["result"]["reason"], look["outcome"]["reason"]);
    }
    let finished = ann.get("/api/me/tables?finished=true").await;
    assert_eq!(finished.as_array().unwrap().len(), 4);
    assert_eq!(ann.get("/api/me/tables").await, json!([]));
    server.close().await;
}

#[tokio::test]
async fn a_socket_tells_everything_once_and_in_order() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "tablut", "sit": [0, 1]})).await;
    let mut watcher = bob.socket(&table, Some(0)).await;
    let mut player = ann.socket(&table, None).await;
    let first = watcher.table().await;
    let numbers = |message: &Value| -> Vec<u64> {
        let events = message["events"].as_array().unwrap().iter();
        events.map(|event| event["number"].as_u64().unwrap()).collect()
    };
    assert_eq!(numbers(&first), [1, 2, 3]);
    assert_eq!(first["fresh"], false);
    assert_eq!(first["standing"]["views"].as_array().unwrap().len(), 1);
    assert_eq!(first["standing"]["views"][0]["seat"], Value::Null);
    let mine = player.table().await;
    assert_eq!(
        (&mine["fresh"], mine["standing"]["views"].as_array().unwrap().len()),
        (&json!(true), 2)
    );
    assert_eq!(player.ask(json!({"ask": "start"})).await["number"], 4);
    let mut seen = vec![1, 2, 3];
    seen.extend(numbers(&watcher.table().await));
    let mut look = player.table().await;
    for turn in 0..6 {
        let seat = turn % 2;
        let action = legal(&look["standing"], seat)[0].clone();
        let act = json!({"ask": "act", "seat": seat, "action": action, "key": format!("k{turn}")});
        let done = player.ask(act.clone()).await;
        assert_eq!(done["type"], "done", "{done}");
        // The same request again does nothing again.
        assert_eq!(player.ask(act).await["number"], done["number"]);
        look = player.table().await;
        assert_eq!(look["standing"]["number"], done["number"]);
        seen.extend(numbers(&watcher.table().await));
    }
    assert_eq!(seen, (1..=10).collect::<Vec<_>>());
    // Whoever comes back gets what was missed, and nothing twice.
    watcher.close().await;
    let mut back = bob.socket(&table, Some(7)).await;
    assert_eq!(numbers(&back.table().await), [8, 9, 10]);
    let refused = back.ask(json!({"ask": "act", "seat": 0, "action": "d1-d2"})).await;
    assert_eq!(
        (&refused["type"], &refused["refused"]),
        (&json!("refused"), &json!("not-your-seat"))
    );
    for text in ["", "{", "[]", "{\"ask\":\"fly\"}", "{\"ask\":\"act\",\"seat\":300}", "null"] {
        back.send_text(text).await;
        let answer = back.answer().await;
        assert_eq!(answer["refused"], "unreadable", "{answer}");
    }
    server.close().await;
}

#[tokio::test]
async fn a_table_survives_a_restart() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table =
        ann.table(&json!({"game": "high-throne", "bots": [{"seat": 1, "level": "squire"}]})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let before = loop {
        let look = ann.look(&table).await;
        if to_act(&look) == [0] {
            break look;
        }
        let after = look["number"].as_u64().unwrap();
        ann.get(&format!("/api/tables/{table}/events?after={after}&wait=30")).await;
    };
    let server = server.restart().await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    let after = ann.look(&table).await;
    for field in ["views", "seats", "to_act", "commitment", "number"] {
        assert_eq!(before[field], after[field], "{field}");
    }
    assert_ne!(bob.look(&table).await["views"], after["views"]);
    let look = play_out(&[(&ann, 0)], &table, 5000).await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await;
    let record = ardri_core::Record::parse(&record.to_string()).unwrap();
    assert!(ardri_core::replay::verify::<ardri_throne::HighThrone>(&record).is_ok());
    assert_eq!(look["outcome"]["reason"], record.result.unwrap().reason);
    server.close().await;
}
