//! A table serves its players first: whoever reads is served beside it, each in turn.

use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::scene::Scene;
use crate::support::{PATIENCE, Person, TestServer, legal};

/// Somebody who asks for something and waits for it.
fn asks(who: &Person, path: String) -> JoinHandle<u16> {
    let who = who.clone();
    tokio::spawn(async move { who.send("GET", &path, None).await.0 })
}

/// Waits until so many wait for their turn.
async fn until_waiting(server: &TestServer, count: usize) {
    let all = async {
        while server.turns().waiting() < count {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, all).await.expect("somebody does not wait");
}

#[tokio::test]
async fn a_move_is_acknowledged_while_readers_wait() {
    let scene = Scene::open().await;
    let Scene { server, ann, bob, eve, brandubh, .. } = &scene;
    let mut socket = bob.socket(brandubh, None).await;
    let standing = socket.table().await["standing"].clone();
    let action = legal(&standing, 1)[0].clone();
    // No reader gets on.
    let held = server.turns().hold();
    assert!(!held.is_empty());
    let mut readers = Vec::new();
    for number in 0..70 {
        let rest = ["/history", "/events?after=0", "", "/events?after=1&limit=3"][number % 4];
        readers.push(asks(eve, format!("/api/tables/{brandubh}{rest}")));
    }
    until_waiting(server, 70).await;
    // Moves do, by socket and by request, and everybody who watches is told.
    let done = socket.ask(json!({"ask": "act", "seat": 1, "action": action})).await;
    assert_eq!(done["type"], "done", "{done}");
    ann.ask(brandubh, &json!({"ask": "say", "text": "well played"})).await;
    assert_eq!(server.turns().waiting(), 70);
    let health = ann.http.get(server.url("/healthz")).send().await.unwrap();
    assert_eq!(health.status(), 200);
    drop(held);
    for reader in readers {
        assert_eq!(reader.await.unwrap(), 200);
    }
    scene.server.close().await;
}

#[tokio::test]
async fn a_deck_is_read_in_turn_while_others_play() {
    let scene = Scene::open().await;
    let Scene { server, ann, eve, .. } = &scene;
    let held = server.turns().hold();
    let maker = eve.clone();
    let deck = serde_json::to_value(ardri_throne::Deck::ardri().form()).unwrap();
    let form = json!({"game": "high-throne", "options": {"deck": deck}});
    let made = tokio::spawn(async move { maker.send("POST", "/api/tables", Some(&form)).await.0 });
    until_waiting(server, 1).await;
    ann.ask(&scene.brandubh, &json!({"ask": "say", "text": "still here"})).await;
    assert!(!made.is_finished());
    drop(held);
    assert_eq!(made.await.unwrap(), 201);
    scene.server.close().await;
}

/// Many tables that nobody has looked at for long are read one by one, in turn with all that is read.
#[tokio::test]
async fn a_table_is_read_from_disk_in_turn_while_others_play() {
    let Scene { server, ann, eve, brandubh, .. } = Scene::open().await;
    let over = ann.table(&json!({"game": "tablut", "sit": [0, 1]})).await;
    ann.ask(&over, &json!({"ask": "start"})).await;
    ann.ask(&over, &json!({"ask": "resign", "seat": 0})).await;
    let server = server.restart().await;
    let (ann, eve) = (ann.at(&server), eve.at(&server));
    let held = server.turns().hold();
    // It has only to be there: nothing else of this request waits for a turn.
    let talker =
        tokio::spawn(
            async move { eve.ask(&over, &json!({"ask": "say", "text": "well played"})).await },
        );
    until_waiting(&server, 1).await;
    ann.ask(&brandubh, &json!({"ask": "say", "text": "still here"})).await;
    assert!(!talker.is_finished());
    drop(held);
    assert!(talker.await.unwrap() > 0);
    server.close().await;
}

#[tokio::test]
async fn a_socket_that_waits_for_its_turn_misses_nothing() {
    let scene = Scene::open().await;
    let Scene { server, ann, bob, eve, brandubh, .. } = &scene;
    let number = bob.look(brandubh).await["number"].as_u64().unwrap();
    let held = server.turns().hold();
    let mut socket = eve.socket(brandubh, Some(2)).await;
    until_waiting(server, 1).await;
    // What happens now is not yet in what the socket is told first.
    for text in ["one", "two"] {
        ann.ask(brandubh, &json!({"ask": "say", "text": text})).await;
    }
    drop(held);
    let mut heard = Vec::new();
    while heard.last() != Some(&(number + 2)) {
        let events = socket.table().await["events"].as_array().unwrap().clone();
        heard.extend(events.iter().map(|event| event["number"].as_u64().unwrap()));
    }
    assert_eq!(heard, (3..=number + 2).collect::<Vec<_>>());
    scene.server.close().await;
}
