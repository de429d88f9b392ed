//! A terminal at a table with somebody who uses another client, as a browser is one.

use serde_json::json;

use crate::client::Person;
use crate::player::House;

const TURN: &str = "It is your turn.";

#[tokio::test(flavor = "multi_thread")]
async fn a_terminal_meets_another_client_at_a_table_with_clocks() {
    let house = House::new();
    let ann = Person::guest(house.server.address(), "Ann").await;
    let form = json!({"game": "brandubh", "name": "Friday", "sit": [0],
        "clock": {"kind": "game", "seconds": 36000, "increment": 5}});
    let made = ann.post("/api/tables", &form).await.unwrap();
    let id = made["table"].as_str().unwrap();
    let asks = format!("/api/tables/{id}/ask");
    let ask = async |form| ann.post(&asks, &form).await.unwrap();
    let link = format!("{}/table/{id}", house.url());
    let mut bob = house.join("bob", &[&link, "--name", "Bob", "--seat", "2"]);
    bob.until(&["Brandubh: “Friday”, hosted by Ann (guest)."]);
    bob.until(&["Everyone is here."]);
    assert_eq!(
        bob.answer("d3-e3"),
        ["The game has not begun yet. Once all seats are taken, type start."]
    );
    bob.types("word shamrock");
    bob.until(&["Your word is kept until the start."]);
    ask(json!({"ask": "start"})).await;
    bob.until(&["Ann plays the Vikings, Bob the Celts."]);
    bob.until(&["Ann to move."]);
    ask(json!({"ask": "act", "seat": 0, "action": "d2-e2"})).await;
    bob.until(&[TURN]);
    // Ann's clock stands, with the seconds that her move has won; Bob's runs.
    let left = bob.until(&["Time left: "]);
    assert!(left.starts_with("Time left: Ann 10:00:0"), "{left}");
    assert!(left.contains(", Bob 10:00:00.") || left.contains(", Bob 9:5"), "{left}");
    bob.types("d3-e3");
    bob.until(&["A Celt goes from d3 to e3."]);
    // Ann does not let Bob take it back.
    bob.types("undo");
    bob.until(&["Bob asks to take back the last move."]);
    ask(json!({"ask": "answer-takeback", "seat": 0, "yes": false})).await;
    bob.until(&["Ann does not agree."]);
    // A bot plays for Bob until he is back.
    bob.types("abandon");
    bob.until(&["plays on in seat 2."]);
    bob.until(&["A bot plays in your seat."]);
    bob.types("return");
    bob.until(&["Bob is back."]);
    // Nobody paints somebody else's terminal: the server does not take it.
    let paint = json!({"ask": "say", "text": "Welcome \u{1b}[31mback"});
    let (status, answer) = ann.send("POST", &asks, Some(&paint)).await.unwrap();
    assert_eq!((status, &answer["refused"]), (400, &json!("bad-text")));
    ask(json!({"ask": "say", "text": "Welcome back"})).await;
    bob.until(&["Ann (guest) says: Welcome back"]);
    ask(json!({"ask": "resign", "seat": 0})).await;
    bob.until(&["You have won!"]);
    // The word was revealed by itself, and counts.
    let record = ann.get(&format!("/api/tables/{id}/record")).await.unwrap();
    assert_eq!(record["seats"][1]["name"], "Bob");
    let words = &record["fairness"]["sealed"]["words"];
    assert_eq!(words[1]["word"], "shamrock", "{record}");
    assert_eq!(record["actions"][1]["do"], "d3-e3", "{record}");
    assert!(bob.quits().contains("You have left."));
}
