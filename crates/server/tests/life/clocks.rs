//! Clocks: what they cost, and what they forgive. The time is moved by hand.

use serde_json::{Value, json};

use crate::support::{HandClock, Person, Socket, TestServer, legal};

async fn event(socket: &mut Socket, name: &str) -> Value {
    loop {
        let message = socket.table().await;
        let events = message["events"].as_array().unwrap();
        if events.iter().any(|event| event["event"] == name) {
            return message["standing"].clone();
        }
    }
}

/// A table of two with a clock, and a socket of each.
async fn table(server: &TestServer, game: &str, more: Value) -> (String, Person, Person) {
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let mut form = json!({"game": game, "seats": 2});
    form.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ann.table(&form).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    (table, ann, bob)
}

async fn move_first(person: &Person, table: &str, seat: u64) {
    let action = legal(&person.look(table).await, seat)[0].clone();
    person.ask(table, &json!({"ask": "act", "seat": seat, "action": action})).await;
}

#[tokio::test]
async fn whoever_runs_out_of_time_loses() {
    let clock = HandClock::new();
    let server = TestServer::with(|_| (), clock.clock()).await;
    let more = json!({"clock": {"kind": "game", "seconds": 60, "increment": 1}});
    let (table, ann, bob) = table(&server, "brandubh", more).await;
    let mut socket = bob.socket(&table, None).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let look = ann.look(&table).await;
    assert_eq!(look["clocks"][0]["left"], 60_000);
    assert!(look["clocks"][0]["since"].is_i64() && look["clocks"][1]["since"].is_null());
    clock.advance(10_500);
    move_first(&ann, &table, 0).await;
    let look = ann.look(&table).await;
    assert_eq!(
        (&look["clocks"][0]["left"], &look["clocks"][1]["left"]),
        (&json!(51_000), &json!(60_000))
    );
    // The server looks at the clock when it wakes up; the next request wakes it here.
    clock.advance(49_000);
    ann.ask(&table, &json!({"ask": "say", "text": "hurry"})).await;
    event(&mut socket, "reminded").await;
    clock.advance(20_000);
    ann.ask(&table, &json!({"ask": "say", "text": "too late"})).await;
    let over = event(&mut socket, "ran-out").await;
    assert_eq!((&over["stage"], &over["outcome"]["winners"]), (&json!("finished"), &json!([0])));
    server.close().await;
}

#[tokio::test]
async fn a_bot_takes_the_seat_if_the_table_wants_it_so() {
    let clock = HandClock::new();
    let server = TestServer::with(|_| (), clock.clock()).await;
    let more = json!({"clock": {"kind": "move", "seconds": 30}, "late": "bot"});
    let (table, ann, bob) = table(&server, "tablut", more).await;
    let mut socket = bob.socket(&table, None).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    clock.advance(31_000);
    bob.ask(&table, &json!({"ask": "say", "text": "are you there?"})).await;
    let look = event(&mut socket, "bot-took").await;
    assert_eq!(look["seats"][0]["instead_of"], "Ann");
    assert_eq!(
        ann.ask_refused(&table, &json!({"ask": "resign", "seat": 0})).await,
        "not-your-seat"
    );
    assert_eq!(
        bob.ask_refused(&table, &json!({"ask": "return", "seat": 0})).await,
        "not-your-seat"
    );
    ann.ask(&table, &json!({"ask": "return", "seat": 0})).await;
    assert_eq!(ann.look(&table).await["seats"][0]["name"], "Ann");
    server.close().await;
}

#[tokio::test]
async fn the_time_while_the_server_was_away_is_not_counted() {
    let clock = HandClock::new();
    let server = TestServer::with(|_| (), clock.clock()).await;
    let more = json!({"clock": {"kind": "move", "seconds": 30}});
    let (table, ann, _) = table(&server, "brandubh", more).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let before = ann.look(&table).await;
    clock.advance(1_000_000);
    let server = server.restart().await;
    let ann = ann.at(&server);
    let after = ann.look(&table).await;
    assert_eq!(after["stage"], "playing");
    let since = |look: &Value| look["clocks"][0]["since"].as_i64().unwrap();
    assert_eq!(since(&after), since(&before) + 1_000_000);
    move_first(&ann, &table, 0).await;
    server.close().await;
}

#[tokio::test]
async fn clocks_that_nobody_could_play_with_are_refused() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    for clock in [
        json!({"kind": "move", "seconds": 1}),
        json!({"kind": "game", "seconds": 0, "increment": 5}),
        json!({"kind": "days", "days": 1000}),
    ] {
        let form = json!({"game": "brandubh", "clock": clock});
        assert_eq!(ann.refused("POST", "/api/tables", Some(&form)).await, (400, "bad-text".into()));
    }
    let form = json!({"game": "brandubh", "clock": {"kind": "sundial"}});
    assert_eq!(ann.refused("POST", "/api/tables", Some(&form)).await.1, "unreadable");
    server.close().await;
}

#[tokio::test]
async fn of_two_players_with_a_clock_the_late_one_has_lost_unless_the_host_says_otherwise() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let clock = json!({"kind": "move", "seconds": 30});
    for (form, late) in [
        (json!({"game": "brandubh", "clock": clock}), "loses"),
        (json!({"game": "high-throne", "seats": 2, "clock": clock}), "loses"),
        (json!({"game": "high-throne", "seats": 3, "clock": clock}), "bot"),
        (json!({"game": "brian-boru", "clock": clock}), "bot"),
        (json!({"game": "brandubh", "clock": clock, "late": "bot"}), "bot"),
        (json!({"game": "brian-boru", "clock": clock, "late": "loses"}), "loses"),
    ] {
        let table = ann.table(&form).await;
        assert_eq!(ann.look(&table).await["late"], late, "{form}");
    }
    server.close().await;
}
