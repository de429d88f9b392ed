//! Finished tables on their way to another server.

use ardri_server::admin::{self, AdminAnswer, AdminRequest};
use ardri_server::store::Store;
use ardri_server::transfer::{export, import};
use ardri_table::TableExport;
use serde_json::json;

use crate::support::TestServer;

#[tokio::test]
async fn a_finished_table_moves_to_another_server() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let bots = json!([{"seat": 1, "level": "squire"}]);
    let table = ann.table(&json!({"game": "high-throne", "bots": bots})).await;
    ann.ask(&table, &json!({"ask": "say", "text": "farewell"})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    crate::playing::play_out(&[(&ann, 0)], &table, 5000).await;
    let open = ann.table(&json!({"game": "brandubh"})).await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await;
    let folder = tempfile::tempdir().unwrap();
    let (text, unfinished) = {
        let from = server.folder().to_path_buf();
        let kept = server.stop().await;
        let store = Store::open(&from).await.unwrap();
        assert_eq!(store.finished().await.unwrap(), [table.parse().unwrap()]);
        let exported = export(&store, &table.parse().unwrap()).await.unwrap();
        let unfinished = export(&store, &open.parse().unwrap()).await.unwrap_err();
        store.close().await;
        drop(kept);
        (exported.to_json(), unfinished.message())
    };
    assert_eq!(unfinished.name, "refused-export-not-finished");
    let exported = TableExport::parse(&text).unwrap();
    assert_eq!(exported.to_json(), text);
    let store = Store::open(folder.path()).await.unwrap();
    import(&store, &exported).await.unwrap();
    let twice = import(&store, &exported).await.unwrap_err();
    assert_eq!(twice.message().name, "refused-export-there");
    store.close().await;
    let other = tempfile::tempdir().unwrap();
    let store = Store::open(other.path()).await.unwrap();
    import(&store, &exported).await.unwrap();
    store.close().await;
    let delete = AdminRequest::DeleteTable { table: table.parse().unwrap() };
    assert_eq!(admin::ask(&other.path().into(), delete).await.unwrap(), AdminAnswer::Done);
    let store = Store::open(other.path()).await.unwrap();
    let deleted = import(&store, &exported).await.unwrap_err();
    assert_eq!(deleted.message().name, "refused-export-deleted");
    store.close().await;
    // The first person of the other server is a stranger to the game.
    let other = TestServer::at(folder).await;
    let bob = other.guest("Bob").await;
    assert_eq!(bob.id, ann.id);
    let look = bob.look(&table).await;
    assert_eq!((&look["stage"], &look["seats"][0]["yours"]), (&json!("finished"), &json!(false)));
    assert_eq!(bob.get(&format!("/api/tables/{table}/record")).await, record);
    let history = bob.get(&format!("/api/tables/{table}/history")).await;
    assert!(history.to_string().contains("farewell"));
    assert_eq!(bob.get("/api/me/tables?finished=true").await, json!([]));
    other.close().await;
    // An export that was tampered with is not taken.
    for (from, to) in [("\"by\":0", "\"by\":1"), ("ardri-table", "other"), ("farewell", "\\u0000")]
    {
        let changed = text.replacen(from, to, 1);
        let fresh = tempfile::tempdir().unwrap();
        let store = Store::open(fresh.path()).await.unwrap();
        let taken = match TableExport::parse(&changed) {
            Ok(exported) => import(&store, &exported).await.is_ok(),
            Err(_) => false,
        };
        // What was said may be anything.
        assert_eq!(taken, from == "farewell", "{from}");
        store.close().await;
    }
}
