//! Playing again, at a server.

use ardri_server::admin::channel;
use ardri_server::admin::{AdminAnswer, AdminRequest};
use serde_json::{Value, json};

use crate::support::{Person, TestServer, to_act};

fn ask(ask: &str, seat: u64) -> Value {
    json!({"ask": ask, "seat": seat})
}

async fn over(server: &TestServer, more: Value) -> (String, Person, Person) {
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let mut form = json!({"game": "brandubh"});
    form.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ann.table(&form).await;
    bob.ask(&table, &ask("sit", 1)).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    bob.ask(&table, &ask("resign", 1)).await;
    (table, ann, bob)
}

#[tokio::test]
async fn an_offer_is_told_accepted_and_leads_to_a_game_that_waits_for_both() {
    let server = TestServer::start().await;
    let clock = json!({"clock": {"kind": "move", "seconds": 30}});
    let (table, ann, bob) = over(&server, clock).await;
    let mut socket = bob.socket(&table, None).await;
    socket.table().await;
    ann.ask(&table, &ask("rematch", 0)).await;
    let told = socket.table().await;
    let offered = &told["events"][0];
    assert_eq!((&offered["event"], &offered["seat"]), (&json!("rematch-offered"), &json!(0)));
    let offer = &told["standing"]["rematch_offer"];
    assert_eq!(offer, &json!({"seat": 0, "accepted": [0], "asked": [0, 1], "declined": []}));
    assert_eq!(told["standing"]["rematch"], Value::Null);
    // It stands, however often the server is started.
    let server = server.restart().await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    bob.ask(&table, &ask("rematch", 1)).await;
    let again = bob.look(&table).await["rematch"].as_str().unwrap().to_string();
    let look = ann.look(&again).await;
    assert_eq!((&look["stage"], &look["host"]), (&json!("open"), &json!("Ann")));
    assert_eq!(look["seats"][0]["name"], "Bob");
    // One of them alone begins nothing, and no clock runs.
    bob.ask(&again, &json!({"ask": "start"})).await;
    let look = ann.look(&again).await;
    assert_eq!((&look["stage"], &look["ready"]), (&json!("open"), &json!([0])));
    assert!(look["clocks"].as_array().unwrap().iter().all(|clock| clock["since"].is_null()));
    assert_eq!(bob.ask_refused(&again, &json!({"ask": "start"})).await, "not-ready");
    ann.ask(&again, &json!({"ask": "start"})).await;
    assert_eq!(to_act(&ann.look(&again).await), [0]);
    server.close().await;
}

#[tokio::test]
async fn a_person_with_bots_plays_again_at_once() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let bots = json!([{"seat": 1, "level": "random"}]);
    let table = ann.table(&json!({"game": "brandubh", "bots": bots})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    ann.ask(&table, &ask("resign", 0)).await;
    ann.ask(&table, &ask("rematch", 0)).await;
    let again = ann.look(&table).await["rematch"].as_str().unwrap().to_string();
    ann.ask(&again, &json!({"ask": "start"})).await;
    let look = ann.look(&again).await;
    assert_eq!((&look["stage"], &look["seats"][1]["name"]), (&json!("playing"), &json!("Ann")));
    server.close().await;
}

/// Whoever hears of the new table goes there at once, and finds it.
#[tokio::test]
async fn a_rematch_is_told_when_its_table_is_there() {
    let server = TestServer::start().await;
    for _ in 0..5 {
        let (table, ann, bob) = over(&server, json!({})).await;
        let mut socket = ann.socket(&table, None).await;
        ann.ask(&table, &ask("rematch", 0)).await;
        let accepts = ask("rematch", 1);
        let (_, look) = tokio::join!(bob.ask(&table, &accepts), async {
            loop {
                let message = socket.table().await;
                if let Some(again) = message["standing"]["rematch"].as_str() {
                    break ann.look(again).await;
                }
            }
        });
        assert_eq!(look["stage"], "open");
    }
    server.close().await;
}

#[tokio::test]
async fn a_rematch_that_was_deleted_stays_so_and_leaves_the_lobby() {
    let server = TestServer::start().await;
    let (table, ann, bob) = over(&server, json!({"public": true})).await;
    ann.ask(&table, &ask("rematch", 0)).await;
    bob.ask(&table, &ask("rematch", 1)).await;
    let again = bob.look(&table).await["rematch"].as_str().unwrap().to_string();
    // It is listed when it is played.
    for person in [&ann, &bob] {
        person.ask(&again, &json!({"ask": "start"})).await;
    }
    let mut lobby = bob.open("/api/lobby/socket").await.unwrap();
    assert_eq!(lobby.next().await.unwrap()["tables"][0]["table"], again);
    let delete = AdminRequest::DeleteTable { table: again.parse().unwrap() };
    let done = channel::ask(server.data(), &delete).await.unwrap();
    assert_eq!(done, Some(AdminAnswer::Done));
    let told = lobby.next().await.unwrap();
    assert_eq!((&told["table"], &told["stage"]), (&json!(again), &json!("finished")));
    // Whoever has made the promise is asked again, also after a restart.
    let gone = async |ann: &Person| {
        assert_eq!(ann.ask_refused(&table, &ask("rematch", 0)).await, "no-table");
        let path = format!("/api/tables/{again}");
        assert_eq!(ann.refused("GET", &path, None).await, (404, "no-table".into()));
        assert_eq!(ann.get("/api/tables").await["tables"], json!([]));
    };
    gone(&ann).await;
    let server = server.restart().await;
    gone(&ann.at(&server)).await;
    server.close().await;
}
