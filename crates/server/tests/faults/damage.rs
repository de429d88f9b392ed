//! Data that is not as the server wrote it.

use std::path::Path;

use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use crate::events;
use crate::support::{TestServer, legal};
use ardri_server::serve::machine_clock;

/// Does to the file what the server never would.
async fn change(data: &Path, statements: &[String]) {
    let options = SqliteConnectOptions::new().filename(data.join("ardri.db"));
    let mut raw = options.connect().await.unwrap();
    for statement in statements {
        sqlx::query(AssertSqlSafe(statement.clone())).execute(&mut raw).await.unwrap();
    }
    raw.close().await.unwrap();
}

async fn start(data: &Path) -> TestServer {
    TestServer::with(|config| config.data = data.into(), machine_clock()).await
}

#[tokio::test]
async fn a_damaged_line_stops_its_table_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let ann = server.guest("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        let form = json!({"game": "brandubh", "sit": [0, 1], "public": true});
        let table = ann.table(&form).await;
        ann.ask(&table, &json!({"ask": "start"})).await;
        let action = legal(&ann.look(&table).await, 0)[0].clone();
        ann.ask(&table, &json!({"ask": "act", "seat": 0, "action": action})).await;
        ann.ask(&table, &json!({"ask": "say", "text": "well played"})).await;
        tables.push(table);
    }
    server.close().await;
    let set = |table: &str, number: u64, body: &str| {
        format!("UPDATE log SET body = '{body}' WHERE table_id = '{table}' AND number = {number}")
    };
    let statements = [
        "DROP TRIGGER log_unchanged".into(),
        "DROP TRIGGER log_kept".into(),
        set(&tables[0], 3, "{\"what\":\"sa"),
        set(&tables[1], 5, "{\"what\":\"acted\",\"by\":0,\"do\":\"a1-a9\"}"),
        format!("DELETE FROM log WHERE table_id = '{}' AND number = 4", tables[2]),
        set(&tables[3], 1, "{\"what\":\"started\"}"),
    ];
    change(folder.path(), &statements).await;
    let server = start(folder.path()).await;
    let ann = ann.at(&server);
    let say = json!({"ask": "say", "text": "are you well?"});
    for (table, line) in tables.iter().zip(["entry 3", "entry 5", "line 4", "entry 1"]) {
        let path = format!("/api/tables/{table}");
        let (status, answer) = ann.send("GET", &path, None).await;
        assert_eq!((status, &answer["refused"]), (500, &json!("damaged")), "{answer}");
        let reason = answer["reason"].as_str().unwrap();
        assert!(reason.starts_with("this table cannot go on: "), "{reason}");
        assert!(reason.contains(line), "{reason}");
        assert_eq!(ann.ask_refused(table, &say).await, "damaged");
        for rest in ["/history", "/record", "/events?after=0", "/stream"] {
            let refused = ann.refused("GET", &format!("{path}{rest}"), None).await;
            assert_eq!(refused, (500, "damaged".into()), "{rest}");
        }
        assert!(ann.try_socket(table, Some(0)).await.is_err());
    }
    // The sound one goes on, and so does all else.
    let sound = &tables[4];
    assert_eq!(ann.ask(sound, &say).await, 7);
    let action = legal(&ann.look(sound).await, 1)[0].clone();
    ann.ask(sound, &json!({"ask": "act", "seat": 1, "action": action})).await;
    assert_eq!(events(&ann, sound).await.len(), 8);
    assert_eq!(ann.get("/api/tables").await["tables"].as_array().unwrap().len(), 5);
    assert_eq!(ann.get("/api/me/tables").await.as_array().unwrap().len(), 5);
    ann.table(&json!({"game": "tablut"})).await;
    server.close().await;
}

#[tokio::test]
async fn a_rematch_that_was_promised_and_not_set_up_is_made_good() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh"})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let over = ann.ask(&table, &json!({"ask": "resign", "seat": 0})).await;
    server.close().await;
    // The server stopped after this line and before the first one of the new table.
    let promise = format!(
        "INSERT INTO log SELECT shelf, '{table}', {}, at, '{{\"what\":\"rematch\",\"table\":\"tara\"}}' \
         FROM log WHERE table_id = '{table}' AND number = {over}",
        over + 1
    );
    change(folder.path(), &[promise]).await;
    let server = start(folder.path()).await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    assert_eq!(ann.look(&table).await["rematch"], "tara");
    let again = |seat: u64| json!({"ask": "rematch", "seat": seat});
    let stranger = server.guest("Cormac").await;
    assert_eq!(stranger.ask_refused(&table, &again(1)).await, "not-your-seat");
    bob.ask(&table, &again(1)).await;
    assert_eq!(ann.ask_refused(&table, &again(0)).await, "again");
    let again = ann.look("tara").await;
    assert_eq!(
        (&again["seats"][0]["name"], &again["seats"][1]["name"]),
        (&json!("Bob"), &json!("Ann"))
    );
    assert_eq!(events(&ann, &table).await.len() as u64, over + 1);
    server.close().await;
}
