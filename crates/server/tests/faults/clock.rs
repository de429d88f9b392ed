//! The machine's clock jumps back and forth.

use serde_json::{Value, json};

use crate::events;
use crate::support::{HandClock, Person, TestServer, legal, to_act};

const HOUR: i64 = 60 * 60 * 1000;

/// Lets whoever has to act do the first thing that they may.
async fn act(ann: &Person, table: &str) -> Value {
    let look = ann.look(table).await;
    let seat = to_act(&look)[0];
    let action = legal(&look, seat)[0].clone();
    ann.ask(table, &json!({"ask": "act", "seat": seat, "action": action})).await;
    ann.look(table).await
}

fn left(look: &Value) -> Vec<i64> {
    let clocks = look["clocks"].as_array().unwrap().iter();
    clocks.map(|clock| clock["left"].as_i64().unwrap()).collect()
}

/// Asserts that time never runs backwards in a log.
async fn is_in_order(ann: &Person, table: &str) {
    let times: Vec<i64> =
        events(ann, table).await.iter().map(|event| event["at"].as_i64().unwrap()).collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[tokio::test]
async fn a_clock_that_is_set_back_and_forth_costs_nobody_time() {
    let time = HandClock::new();
    let server = TestServer::with(|_| (), time.clock()).await;
    let ann = server.guest("Ann").await;
    let clock = json!({"kind": "game", "seconds": 60, "increment": 2});
    let table = ann.table(&json!({"game": "tablut", "sit": [0, 1], "clock": clock})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    time.advance(10_500);
    assert_eq!(left(&act(&ann, &table).await), [52_000, 60_000]);
    // An hour back: the log does not turn around, and no time is used until the hour is over.
    time.advance(-HOUR);
    assert_eq!(left(&act(&ann, &table).await), [52_000, 62_000]);
    time.advance(20_000);
    assert_eq!(left(&act(&ann, &table).await), [54_000, 62_000]);
    is_in_order(&ann, &table).await;
    let server = server.restart().await;
    let ann = ann.at(&server);
    let look = ann.look(&table).await;
    assert_eq!((&look["stage"], left(&look)), (&json!("playing"), vec![54_000, 62_000]));
    // And forth again: what is used from here on counts as ever.
    time.advance(HOUR - 20_000);
    assert_eq!(left(&act(&ann, &table).await), [54_000, 64_000]);
    time.advance(30_500);
    assert_eq!(left(&act(&ann, &table).await), [26_000, 64_000]);
    is_in_order(&ann, &table).await;
    // Days forth are days: whoever has to act runs out, once, and the table is finished for good.
    time.advance(48 * HOUR);
    ann.look(&table).await;
    let number = ann.look(&table).await["number"].as_u64().unwrap();
    let path = format!("/api/tables/{table}/events?after={}&wait=60", number - 1);
    ann.get(&path).await;
    while ann.look(&table).await["stage"] != "finished" {
        tokio::task::yield_now().await;
    }
    time.advance(-96 * HOUR);
    let server = server.restart().await;
    let ann = ann.at(&server);
    assert_eq!(ann.look(&table).await["stage"], "finished");
    let told = events(&ann, &table).await;
    assert_eq!(told.iter().filter(|event| event["event"] == "ran-out").count(), 1);
    is_in_order(&ann, &table).await;
    server.close().await;
}

#[tokio::test]
async fn tables_without_a_clock_and_sessions_do_not_mind() {
    let time = HandClock::new();
    // Disuse ends sessions by the calendar; here it takes longer than any leap.
    let server = TestServer::with(|config| config.session_days = 1_000, time.clock()).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(&json!({"game": "high-throne", "sit": [0, 1], "public": true})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let mut socket = ann.socket(&table, Some(0)).await;
    let mut last = 0;
    for jump in [-HOUR, 400 * 24 * HOUR, -800 * 24 * HOUR, 1, 400 * 24 * HOUR] {
        time.advance(jump);
        let number = act(&ann, &table).await["number"].as_u64().unwrap();
        while last < number {
            let message = socket.table().await;
            for event in message["events"].as_array().unwrap() {
                assert_eq!(event["number"], last + 1);
                last += 1;
            }
        }
        assert_eq!(ann.get("/api/tables").await["tables"].as_array().unwrap().len(), 1);
    }
    is_in_order(&ann, &table).await;
    let before = ann.look(&table).await;
    socket.close().await;
    time.advance(-HOUR);
    let server = server.restart().await;
    let after = ann.at(&server).look(&table).await;
    assert_eq!((&after["views"], &after["number"]), (&before["views"], &before["number"]));
    server.close().await;
}

#[tokio::test]
async fn a_clock_that_leaps_ahead_lets_a_bot_take_the_seat_once() {
    let time = HandClock::new();
    let server = TestServer::with(|_| (), time.clock()).await;
    let ann = server.guest("Ann").await;
    let clock = json!({"kind": "game", "seconds": 10, "increment": 0});
    let form = json!({"game": "brandubh", "sit": [0, 1], "clock": clock, "late": "bot"});
    let table = ann.table(&form).await;
    let start = ann.ask(&table, &json!({"ask": "start"})).await;
    // Much later than the end of the time: that must not count against the bot, again and again.
    time.advance(HOUR);
    ann.look(&table).await;
    let path = format!("/api/tables/{table}/events?after={start}&wait=60");
    assert_eq!(ann.get(&path).await[0]["event"], "bot-took");
    let path = format!("/api/tables/{table}/events?after={}&wait=60", start + 1);
    let acted = ann.get(&path).await;
    assert_eq!((&acted[0]["event"], &acted[0]["by"]), (&json!("acted"), &json!(0)));
    let look = ann.look(&table).await;
    assert_eq!((to_act(&look), left(&look)), (vec![1], vec![0, 10_000]));
    server.close().await;
}

/// The time of day is set; the time that passes is not.
#[tokio::test]
async fn a_machine_whose_clock_is_moved_takes_no_game_from_anybody() {
    let (day, steady) = (HandClock::new(), HandClock::new());
    let server = TestServer::with(|_| (), day.beside(&steady)).await;
    let pass = |milliseconds: i64| {
        day.advance(milliseconds);
        steady.advance(milliseconds);
    };
    let ann = server.guest("Ann").await;
    let clock = json!({"kind": "game", "seconds": 60, "increment": 0});
    let table = ann.table(&json!({"game": "tablut", "sit": [0, 1], "clock": clock})).await;
    let start = ann.ask(&table, &json!({"ask": "start"})).await;
    pass(10_500);
    // Two hours forth, and somebody looks: nobody is late, and the table says what has happened.
    day.advance(2 * HOUR);
    let look = ann.look(&table).await;
    assert_eq!((&look["stage"], left(&look)), (&json!("playing"), vec![60_000, 60_000]));
    let woken = ann.get(&format!("/api/tables/{table}/events?after={start}")).await;
    assert_eq!((woken[0]["event"].as_str(), woken.as_array().unwrap().len()), (Some("woken"), 1));
    // What was used before counts, and nothing else.
    assert_eq!(left(&act(&ann, &table).await), [50_000, 60_000]);
    // Back again: the log does not turn around, and clocks go on as before.
    day.advance(-5 * HOUR);
    pass(20_500);
    assert_eq!(left(&act(&ann, &table).await), [50_000, 40_000]);
    pass(5_500);
    assert_eq!(left(&act(&ann, &table).await), [45_000, 40_000]);
    is_in_order(&ann, &table).await;
    // The log tells the same to whoever reads it again.
    let before = ann.look(&table).await;
    let server = server.restart().await;
    let ann = ann.at(&server);
    assert_eq!(left(&ann.look(&table).await), left(&before));
    // Time that passes still runs out.
    pass(50_000);
    while ann.look(&table).await["stage"] != "finished" {
        tokio::task::yield_now().await;
        pass(5_000);
    }
    assert_eq!(ann.look(&table).await["outcome"]["ending"], "out-of-time");
    server.close().await;
}
