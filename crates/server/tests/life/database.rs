//! A whole game on a server whose data is in PostgreSQL, whatever happens to both meanwhile.

use ardri_server::admin::{AdminAnswer, AdminRequest, ask};
use ardri_server::serve::{Server, machine_clock};
use ardri_server::store::DataPlace;
use serde_json::json;

use crate::postgres;
use crate::support::{PATIENCE, Person, TestServer, config, legal, to_act};

/// Plays a table to its end, whether or not the database answers; gives how often it did not.
async fn play_through(owners: &[&Person; 2], table: &str, mut before: impl FnMut(u64)) -> u64 {
    let mut refused = 0;
    let mut acknowledged = 0;
    let path = format!("/api/tables/{table}");
    let started = std::time::Instant::now();
    loop {
        assert!(started.elapsed() < 3 * PATIENCE, "the game does not go on");
        let (status, look) = owners[0].send("GET", &path, None).await;
        if status != 200 {
            assert!(status == 503 || status == 500, "{status}: {look}");
            refused += 1;
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        }
        let number = look["number"].as_u64().unwrap();
        assert!(number >= acknowledged, "an acknowledged action is gone");
        if look["stage"] == "finished" {
            return refused;
        }
        let seat = to_act(&look)[0];
        let owner = owners[usize::try_from(seat).unwrap()];
        let (status, look) = owner.send("GET", &path, None).await;
        if status != 200 || !to_act(&look).contains(&seat) {
            continue;
        }
        before(number);
        let actions = legal(&look, seat);
        let pick = (usize::try_from(number).unwrap() * 7 + 3) % actions.len();
        let act = json!({"ask": "act", "seat": seat, "action": actions[pick]});
        let (status, done) = owner.send("POST", &format!("{path}/ask"), Some(&act)).await;
        match done["number"].as_u64() {
            Some(number) if status == 200 => acknowledged = number,
            _ => refused += 1,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_restarts_of_the_server_and_crashes_of_its_database() {
    let Some(postgres) = postgres::alone() else { return };
    let database = postgres.empty_database();
    let server = TestServer::with(|config| config.data = database.place(), machine_clock()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh", "public": true})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&table, &json!({"ask": "say", "text": "Sláinte"})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let look = ann.look(&table).await;
    let first = legal(&look, to_act(&look)[0])[0].clone();
    ann.ask(&table, &json!({"ask": "act", "seat": to_act(&look)[0], "action": first})).await;
    let before = ann.look(&table).await;

    let server = server.restart().await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    let after = ann.look(&table).await;
    assert_eq!((&after["seats"], &after["views"]), (&before["seats"], &before["views"]));
    let history = ann.get(&format!("/api/tables/{table}/history")).await;
    assert!(history.to_string().contains("Sláinte"));

    let mut crashes = 0;
    let owners = [&ann, &bob];
    let refused = play_through(&owners, &table, |number| {
        if number % 6 == 0 && crashes < 4 {
            crashes += 1;
            tokio::task::block_in_place(|| postgres.crash());
        }
    });
    let refused = refused.await;
    println!("{crashes} crashes, {refused} refusals");
    assert!(crashes > 1);
    let record = ann.get(&format!("/api/tables/{table}/record")).await;
    let record = ardri_core::Record::parse(&record.to_string()).unwrap();
    let replayed =
        ardri_core::replay::replay::<ardri_tafl::Tafl<ardri_tafl::Brandubh>>(&record, |_| ());
    assert!(replayed.is_ok());
    let lines: u64 = database.sql("SELECT count(*) FROM log").parse().unwrap();
    assert_eq!(ann.look(&table).await["number"], json!(lines));
    server.close().await;
    assert_eq!(database.sql("SELECT count(*) FROM node"), "0");
}

#[tokio::test]
async fn a_second_server_is_refused_and_administrators_reach_the_first() {
    let Some(postgres) = postgres::shared() else { return };
    let database = postgres.database();
    let server = TestServer::with(|config| config.data = database.place(), machine_clock()).await;
    let ann = server.guest("Ann").await;
    let empty = tempfile::tempdir().unwrap();
    let mut second = config(empty.path());
    second.data = database.place();
    let refused = Server::start(&second, machine_clock(), None).await.unwrap_err().to_string();
    assert!(refused.contains("is in use by another server"), "{refused}");
    assert!(refused.contains(&std::process::id().to_string()), "{refused}");

    let people = AdminRequest::People { like: "Ann".into(), guests: true, after: 0 };
    let asked = async |request: &AdminRequest| {
        let place: DataPlace = database.place();
        ask(&place, request.clone()).await.unwrap()
    };
    let AdminAnswer::People(found) = asked(&people).await else { panic!("no list") };
    assert_eq!(found[0].person.0, ann.id);
    let end = AdminRequest::EndSessions { person: found[0].person };
    assert_eq!(asked(&end).await, AdminAnswer::Done);
    assert_eq!(ann.send("GET", "/api/me", None).await.0, 401);
    server.close().await;
    // Where no server runs it is done on the data itself.
    let AdminAnswer::Audit(done) = asked(&AdminRequest::Audit).await else { panic!("no list") };
    assert_eq!(done[0].action, "end-sessions");
}
