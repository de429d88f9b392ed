//! A server on the data of one from before names and sayings left the log.
//!
//! The data were made by the server of version 0.2.0 as it was before that change: four people (`Ann`,
//! `Bob` with an account and a new name since, a second `Ann`, and `Eve`, who watches), an open, a
//! closed, two running and a finished table, with sayings at most of them, a restart in between, and a
//! finished table of another server taken in. `before-people.json` is what that server showed of them.

use std::io::Read;
use std::path::Path;

use ardri_server::store::Store;
use ardri_server::transfer::{export, import};
use ardri_table::TableExport;
use flate2::read::GzDecoder;
use serde_json::{Value, json};

use crate::support::{Person, TestServer, legal};

const DATA: &[u8] = include_bytes!("../store/before-people.db.gz");
const SHOWN: &str = include_str!("../store/before-people.json");
const MOVED: &str = include_str!("../store/before-people.table.json");

fn unpack(folder: &Path) {
    let mut data = Vec::new();
    GzDecoder::new(DATA).read_to_end(&mut data).unwrap();
    std::fs::write(folder.join("ardri.db"), data).unwrap();
}

async fn old_data() -> TestServer {
    let folder = tempfile::tempdir().unwrap();
    unpack(folder.path());
    TestServer::at(folder).await
}

/// Somebody whose session is that old.
fn known(server: &TestServer, shown: &Value, who: &str, id: i64) -> Person {
    let token = shown[who].as_str().unwrap().into();
    let base = server.url("").strip_prefix("http://").unwrap().into();
    Person { http: reqwest::Client::new(), base, token, id, name: who.into() }
}

/// An event as it was told before, with the name that Bob has now, whose names are guests', and who
/// has withheld a word: nobody could.
fn renamed(mut event: Value) -> Value {
    if event["event"] == "started" {
        event["withheld"] = json!([]);
    }
    if event["name"] == "Bób" {
        event["name"] = json!("Bran");
    } else if event["name"].is_string() {
        event["guest"] = json!(true);
    }
    event
}

#[tokio::test]
async fn tables_of_before_are_shown_as_they_were() {
    let server = old_data().await;
    let shown: Value = serde_json::from_str(SHOWN).unwrap();
    let [ann, bob, eve] =
        [("ann", 1), ("bob", 2), ("eve", 4)].map(|(who, id)| known(&server, &shown, who, id));
    assert_eq!(bob.get("/api/me").await["name"], "Bran");
    for (table, before) in shown["events"].as_object().unwrap() {
        let now = eve.get(&format!("/api/tables/{table}/events")).await;
        let before: Vec<Value> = before.as_array().unwrap().iter().cloned().map(renamed).collect();
        // Running tables have gone on since.
        let now = &now.as_array().unwrap()[..before.len()];
        assert_eq!(now, before, "{table}");
    }
    let [open, playing, left, finished, moved] =
        ["open", "playing", "left", "finished", "moved"].map(|name| shown[name].as_str().unwrap());
    // Records are the same and are verified by the same seeds.
    let record = ann.get(&format!("/api/tables/{finished}/record")).await;
    assert_eq!(record, shown["record"]);
    let record = ardri_core::Record::parse(&record.to_string()).unwrap();
    let kind = ardri_table::GameKind::find(&record.game).unwrap();
    kind.replay(&record, &mut |_| ()).unwrap();
    // Lists name people by today's names.
    let lobby = eve.get("/api/tables").await;
    let listed = |table: &str| {
        let tables = lobby["tables"].as_array().unwrap();
        tables.iter().find(|row| row["table"] == table).unwrap()["info"].clone()
    };
    assert_eq!(listed(open)["seats"], json!(["Ann", "Bran", null, "squire", null]));
    assert_eq!((&listed(open)["host"], &listed(open)["guests"]), (&json!("Ann"), &json!([0])));
    assert_eq!(listed(playing)["seats"], json!(["Ann", "Bran"]));
    let mine = bob.get("/api/me/tables").await;
    let one = mine.as_array().unwrap().iter().find(|row| row["table"] == left).unwrap();
    assert_eq!(one["info"]["seats"], json!(["champion", "Bran"]));
    // A table from elsewhere keeps its people's names.
    let look = eve.look(moved).await;
    assert_eq!(look["seats"][0]["name"], "Cormac \"of Cashel\"");
    assert_eq!(
        (&look["seats"][0]["guest"], &look["host"]),
        (&json!(true), &look["seats"][0]["name"])
    );
    let history = eve.get(&format!("/api/tables/{moved}/history")).await.to_string();
    assert!(history.contains(r"Moved \\ words"), "{history}");
    // And play goes on.
    let action = legal(&bob.look(playing).await, 1)[0].clone();
    bob.ask(playing, &json!({"ask": "act", "seat": 1, "action": action})).await;
    ann.ask(open, &json!({"ask": "say", "text": "still here"})).await;
    server.close().await;
}

#[tokio::test]
async fn no_name_and_no_saying_is_left_in_the_log() {
    let server = old_data().await;
    let shown: Value = serde_json::from_str(SHOWN).unwrap();
    let eve = known(&server, &shown, "eve", 4);
    let table = eve.table(&json!({"game": "brandubh", "public": true})).await;
    eve.ask(&table, &json!({"ask": "say", "text": "a secret of mine"})).await;
    let path = server.folder().to_path_buf();
    let folder = server.stop().await;
    let store = Store::open(&path).await.unwrap();
    let tables = ["open", "closed", "playing", "left", "finished", "moved"];
    let old = tables.map(|name| shown[name].as_str().unwrap().to_string());
    for table in old.into_iter().chain([table]) {
        let lines = store.read(&table.parse().unwrap(), 0).await.unwrap();
        let first: Value = serde_json::from_str(&lines[0].body).unwrap();
        assert!(first["host"].is_i64(), "{first}");
        for line in &lines {
            let body: Value = serde_json::from_str(&line.body).unwrap();
            assert!(body["who"].is_null() || body["who"].is_i64(), "{body}");
            assert!(body["text"].is_null(), "{body}");
        }
        let summary = store.summary(&table.parse().unwrap()).await.unwrap().unwrap();
        let info: Value = serde_json::from_str(&summary.info).unwrap();
        assert!(info["host"].is_i64(), "{info}");
    }
    store.close().await;
    drop(folder);
}

#[tokio::test]
async fn exports_of_before_are_still_read_and_written_as_before() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let exported = TableExport::parse(MOVED).unwrap();
    import(&store, &exported).await.unwrap();
    let again = export(&store, exported.table()).await.unwrap();
    assert_eq!(again.to_json(), MOVED);
    store.close().await;
}
