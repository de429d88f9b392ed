//! Seats: whose they are, leaving them, and taking things back.

use serde_json::json;

use crate::support::{TestServer, legal, to_act};

#[tokio::test]
async fn a_takeback_needs_the_others() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh"})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let ask = json!({"ask": "ask-takeback", "seat": 0});
    assert_eq!(ann.ask_refused(&table, &ask).await, "nothing-to-take-back");
    let start = ann.look(&table).await;
    let action = legal(&start, 0)[0].clone();
    let act = json!({"ask": "act", "seat": 0, "action": action, "key": "first"});
    let number = ann.ask(&table, &act).await;
    // Nobody takes back by themselves what the other has seen.
    assert_eq!(
        ann.ask_refused(&table, &json!({"ask": "undo", "seat": 0})).await,
        "nothing-to-take-back"
    );
    ann.ask(&table, &ask).await;
    let answer = |yes: bool| json!({"ask": "answer-takeback", "seat": 1, "yes": yes});
    assert_eq!(ann.ask_refused(&table, &answer(true)).await, "not-your-seat");
    bob.ask(&table, &answer(false)).await;
    assert_eq!(bob.ask_refused(&table, &answer(true)).await, "not-asked");
    assert_eq!(to_act(&ann.look(&table).await), [1]);
    ann.ask(&table, &ask).await;
    bob.ask(&table, &answer(true)).await;
    let back = ann.look(&table).await;
    assert_eq!((&back["views"], &back["to_act"]), (&start["views"], &start["to_act"]));
    // The old request, sent again by a slow line, does nothing.
    assert_eq!(ann.ask(&table, &act).await, number);
    // But its name is no name for another one.
    let other = json!({"ask": "act", "seat": 0, "action": legal(&start, 0)[1], "key": "first"});
    assert_eq!(ann.ask_refused(&table, &other).await, "key-used");
    assert_eq!(ann.look(&table).await["views"], start["views"]);
    server.close().await;
}

#[tokio::test]
async fn with_a_bot_a_takeback_is_free_until_something_is_revealed() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let bots = json!([{"seat": 1, "level": "random"}]);
    let table = ann.table(&json!({"game": "tablut", "bots": bots})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let start = ann.look(&table).await;
    let action = legal(&start, 0)[0].clone();
    ann.ask(&table, &json!({"ask": "act", "seat": 0, "action": action})).await;
    loop {
        let look = ann.look(&table).await;
        if to_act(&look) == [0] {
            break;
        }
        let after = look["number"].as_u64().unwrap();
        ann.get(&format!("/api/tables/{table}/events?after={after}&wait=30")).await;
    }
    ann.ask(&table, &json!({"ask": "ask-takeback", "seat": 0})).await;
    assert_eq!(ann.look(&table).await["views"], start["views"]);
    // Dice that have been rolled are not taken back.
    let dice = ann.table(&json!({"game": "high-throne", "sit": [0, 1]})).await;
    ann.ask(&dice, &json!({"ask": "start"})).await;
    for seat in 0..2 {
        let keep = legal(&ann.look(&dice).await, seat)[0].clone();
        ann.ask(&dice, &json!({"ask": "act", "seat": seat, "action": keep})).await;
    }
    let look = ann.look(&dice).await;
    let seat = to_act(&look)[0];
    let action = legal(&look, seat).last().unwrap().clone();
    ann.ask(&dice, &json!({"ask": "act", "seat": seat, "action": action})).await;
    for ask in ["undo", "ask-takeback"] {
        let refused = ann.ask_refused(&dice, &json!({"ask": ask, "seat": seat})).await;
        assert_eq!(refused, "nothing-to-take-back");
    }
    server.close().await;
}

#[tokio::test]
async fn a_seat_that_is_abandoned_is_played_by_a_bot() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "high-throne"})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let resign = json!({"ask": "resign", "seat": 0});
    assert_eq!(ann.ask_refused(&table, &resign).await, "illegal");
    ann.ask(&table, &json!({"ask": "abandon", "seat": 0})).await;
    let look = crate::playing::play_out(&[(&bob, 1)], &table, 5000).await;
    assert_eq!(look["seats"][0]["instead_of"], "Ann");
    let record = bob.get(&format!("/api/tables/{table}/record")).await;
    assert!(record["seats"][0]["bot"].is_string());
    server.close().await;
}

#[tokio::test]
async fn the_host_decides_who_sits_where() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brian-boru", "seats": 3, "public": true})).await;
    let listed = bob.get("/api/tables").await["tables"].clone();
    assert_eq!(listed[0]["info"]["seats"], json!(["Ann", null, null]));
    let bot = |level: &str| json!({"ask": "bot", "seat": 1, "level": level});
    assert_eq!(bob.ask_refused(&table, &bot("squire")).await, "not-the-host");
    assert_eq!(ann.ask_refused(&table, &bot("genius")).await, "no-such-bot");
    ann.ask(&table, &bot("squire")).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 2})).await;
    assert_eq!(bob.ask_refused(&table, &json!({"ask": "clear", "seat": 1})).await, "not-the-host");
    ann.ask(&table, &json!({"ask": "clear", "seat": 2})).await;
    assert_eq!(ann.ask_refused(&table, &json!({"ask": "start"})).await, "seats-empty");
    // Whom the host does not want to meet cannot come back.
    ann.post(&format!("/api/people/{}/block", bob.id), &json!({"on": true})).await;
    assert_eq!(bob.ask_refused(&table, &json!({"ask": "sit", "seat": 2})).await, "blocked");
    ann.post(&format!("/api/people/{}/block", bob.id), &json!({"on": false})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 2})).await;
    bob.ask(&table, &json!({"ask": "leave", "seat": 2})).await;
    ann.ask(&table, &json!({"ask": "close"})).await;
    assert_eq!(ann.ask_refused(&table, &json!({"ask": "start"})).await, "over");
    assert_eq!(bob.get("/api/tables").await["tables"], json!([]));
    server.close().await;
}

#[tokio::test]
async fn the_lobby_hears_of_public_tables_only() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let mut lobby = bob.open("/api/lobby/socket").await.unwrap();
    assert_eq!(lobby.next().await.unwrap(), json!({"type": "lobby", "tables": [], "next": null}));
    ann.table(&json!({"game": "brandubh", "name": "hidden"})).await;
    let open = ann.table(&json!({"game": "brandubh", "name": "open", "public": true})).await;
    let change = lobby.next().await.unwrap();
    assert_eq!((&change["table"], &change["stage"]), (&json!(open), &json!("open")));
    assert_eq!(change["info"]["name"], "open");
    bob.ask(&open, &json!({"ask": "sit", "seat": 1})).await;
    assert_eq!(lobby.next().await.unwrap()["info"]["seats"], json!(["Ann", "Bob"]));
    bob.ask(&open, &json!({"ask": "start"})).await;
    assert_eq!(lobby.next().await.unwrap()["stage"], "playing");
    let resign = json!({"ask": "resign", "seat": 1});
    bob.ask(&open, &resign).await;
    assert_eq!(lobby.next().await.unwrap()["stage"], "finished");
    server.close().await;
}

#[tokio::test]
async fn what_is_said_is_heard_but_by_those_who_do_not_want_to() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh"})).await;
    ann.post(&format!("/api/people/{}/mute", bob.id), &json!({"on": true})).await;
    let mut own = ann.socket(&table, None).await;
    let mut other = bob.socket(&table, None).await;
    own.table().await;
    other.table().await;
    bob.ask(&table, &json!({"ask": "say", "text": " good luck "})).await;
    assert_eq!(other.table().await["events"][0]["text"], "good luck");
    assert_eq!(own.table().await["events"], json!([]));
    ann.ask(&table, &json!({"ask": "say", "text": "and to you"})).await;
    assert_eq!(own.table().await["events"][0]["name"], "Ann");
    for text in ["", "  ", &"x".repeat(501)] {
        let refused = ann.ask_refused(&table, &json!({"ask": "say", "text": text})).await;
        assert_eq!(refused, "bad-text");
    }
    server.close().await;
}

#[tokio::test]
async fn a_table_says_that_it_is_a_match_of_two_sets_before_anybody_sits_down() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let mut lobby = bob.open("/api/lobby/socket").await.unwrap();
    lobby.next().await.unwrap();
    let options = json!({"two_sets": true});
    let form = json!({"game": "brandubh", "public": true, "options": options});
    let table = ann.table(&form).await;
    let sets = json!([{"text": "tafl-with-two-sets"}]);
    assert_eq!(lobby.next().await.unwrap()["info"]["departs"], sets);
    assert_eq!(bob.get("/api/tables").await["tables"][0]["info"]["departs"], sets);
    assert_eq!(bob.look(&table).await["departs"], sets);
    // Of the usual game there is nothing to say; and what is said has an end.
    let usual = ann.table(&json!({"game": "brandubh"})).await;
    assert_eq!(ann.look(&usual).await["departs"], json!(null));
    server.close().await;
}
