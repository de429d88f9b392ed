//! Games that are looked at away from any table.

use ardri_core::Actor;
use ardri_table::GameKind;
use serde_json::{Value, json};

use crate::playing::play_out;
use crate::support::{Person, TestServer};

/// A replay with all of its pages.
async fn whole_replay(who: &Person, text: &str) -> Value {
    let mut whole = who.post("/api/replay", &json!({"text": text})).await;
    while !whole["next"].is_null() {
        let form = json!({"text": text, "from": whole["next"]});
        let mut page = who.post("/api/replay", &form).await;
        let moments = page["moments"].as_array_mut().unwrap();
        whole["moments"].as_array_mut().unwrap().append(moments);
        whole["next"] = page["next"].clone();
    }
    whole
}

/// Views go by the names of cards, which a deck that somebody typed may leave to the rules.
#[tokio::test]
async fn a_replay_has_the_names_of_all_cards_of_a_typed_deck() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let card = |name, region| json!({"name": name, "region": region, "kind": "beast", "points": 1, "lines": ["S"]});
    let deck = json!({
        "name": "Typed",
        "regions": [
            {"name": "Ulster", "colour": "grey", "points": 2},
            {"name": "Tara", "colour": "yellow", "points": 2},
        ],
        "cards": [card("White Hound", "ulster"), card("Red Deer", "tara")],
    });
    let record = json!({"format": "ardri-record", "version": 1, "game": "high-throne",
        "options": {"deck": deck}, "seats": [{"name": "Ann"}, {"name": "Bob"}], "actions": []});
    let replayed = whole_replay(&ann, &record.to_string()).await;
    let deck = &replayed["record"]["options"]["deck"];
    assert_eq!(
        (&deck["regions"][1]["id"], &deck["cards"][0]["id"]),
        (&json!("tara"), &json!("white-hound"))
    );
    server.close().await;
}

#[tokio::test]
async fn a_finished_game_is_played_again_from_its_record() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    for (game, seats) in [("brandubh", 2), ("high-throne", 2), ("brian-boru", 3)] {
        // Whoever plays The High Throne at random never comes to an end; bots do.
        let alone = game == "high-throne";
        let sit: Vec<u64> = if alone { Vec::new() } else { (0..seats).collect() };
        let bot = |seat| json!({"seat": seat, "level": "squire"});
        let bots: Vec<Value> = if alone { (0..seats).map(bot).collect() } else { Vec::new() };
        let form = json!({"game": game, "seats": seats, "sit": sit, "bots": bots});
        let table = ann.table(&form).await;
        ann.ask(&table, &json!({"ask": "start"})).await;
        let watches = [(&ann, u64::MAX)];
        let owners: Vec<_> = sit.iter().map(|seat| (&ann, *seat)).chain(watches).collect();
        let look = play_out(&owners, &table, 5000).await;
        let record = ann.get(&format!("/api/tables/{table}/record")).await;
        let replayed = whole_replay(&ann, &record.to_string()).await;
        assert_eq!(replayed["problem"], Value::Null, "{game}");
        assert_eq!(replayed["record"], record);
        let (actions, moments) = (&record["actions"], replayed["moments"].as_array().unwrap());
        assert_eq!(moments.len(), actions.as_array().unwrap().len() + 1);
        assert_eq!((&moments[0]["by"], &moments[0]["action"]), (&Value::Null, &Value::Null));
        for (moment, action) in moments[1..].iter().zip(actions.as_array().unwrap()) {
            assert_eq!((&moment["by"], &moment["action"]), (&action["by"], &action["do"]));
        }
        // At the end everyone has seen what the table shows them.
        let last = moments.last().unwrap();
        assert_eq!(last["to_act"], json!([]));
        assert_eq!(last["ended"], look["ended"], "{game}");
        assert!(last["ended"]["text"].is_string() && moments[0]["ended"].is_null(), "{game}");
        assert!(moments.iter().all(|moment| moment["asked"]["text"].is_string()), "{game}");
        for view in look["views"].as_array().unwrap() {
            let own = last["views"].as_array().unwrap().iter();
            let own = own.clone().find(|own| own["seat"] == view["seat"]).unwrap_or(last);
            assert_eq!(own["view"], view["view"], "{game}");
        }
        // Where nothing is hidden, one view is enough.
        let seats = moments[moments.len() / 2]["views"].as_array().unwrap().len();
        assert_eq!(seats == 0, game == "brandubh", "{game}: {seats} views");

        // Going on from any moment gives what the record has.
        let half = actions.as_array().unwrap().len() / 2;
        let explore = json!({
            "game": game, "options": record["options"], "seats": record["seats"].as_array().unwrap().len(),
            "actions": &actions.as_array().unwrap()[..half],
        });
        let explored = ann.post("/api/explore", &explore).await;
        for field in ["view", "views", "to_act", "heard", "asked", "ended"] {
            assert_eq!(explored[field], moments[half][field], "{game} {field}");
        }
        assert_eq!(explored["options"], record["options"]);
        let seat = &actions[half]["by"];
        if seat.is_number() {
            let legal = explored["legal"].as_array().unwrap();
            let legal = legal.iter().find(|legal| legal["seat"] == *seat).unwrap();
            assert!(legal["actions"].as_array().unwrap().contains(&actions[half]["do"]));
        }

        // The moves alone are read again, where there are any.
        let moves = format!("/api/tables/{table}/record?as=moves");
        if game == "brandubh" {
            let (status, moves) = ann.send("GET", &moves, None).await;
            assert_eq!(status, 200);
            let again = ann.post("/api/replay", &json!({"text": moves})).await;
            assert_eq!(again["problem"], Value::Null, "{moves}");
            assert_eq!(again["record"]["actions"], record["actions"]);
            assert_eq!(again["record"]["game"], "brandubh");
        } else {
            assert_eq!(ann.refused("GET", &moves, None).await, (422, "not-tafl".into()));
        }
    }
    server.close().await;
}

#[tokio::test]
async fn a_broken_game_is_shown_as_far_as_it_goes() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let replay = async |form: &Value| ann.post("/api/replay", form).await;
    let shown = replay(&json!({"text": "1. d2-e2 c4-c2\n2. d1-d9"})).await;
    assert_eq!(shown["moments"].as_array().unwrap().len(), 3);
    assert!(shown["problem"].as_str().unwrap().starts_with("move 3, d1-d9"), "{shown}");
    assert_eq!(shown["moments"][1]["heard"][0]["text"]["text"], "tafl-log-moved");
    // The board is found out by what is legal on it.
    let shown = replay(&json!({"text": "e2-f2 e4-f4"})).await;
    assert_eq!(shown["record"]["game"], "tablut");

    let mut record = shown["record"].clone();
    record["actions"][1]["do"] = json!("a1-a2");
    let shown = replay(&json!({"text": record.to_string()})).await;
    assert_eq!(shown["moments"].as_array().unwrap().len(), 2);
    assert!(shown["problem"].as_str().unwrap().starts_with("action 2: "), "{shown}");

    let many: Vec<Value> = (0..2001).map(|_| json!({"by": 0, "do": "e2-f2"})).collect();
    record["actions"] = json!(many);
    for (form, word) in [
        (json!({"text": ""}), "not-a-game"),
        (json!({"text": "hello"}), "not-a-game"),
        (json!({"text": "{}"}), "not-a-game"),
        (json!({"text": "d2-e2", "game": "brian-boru"}), "not-a-game"),
        (json!({"text": "d2-e2", "game": "brandubh", "options": {"rules": ["x"]}}), "unplayable"),
        (json!({"text": record.to_string()}), "too-long"),
    ] {
        assert_eq!(ann.refused("POST", "/api/replay", Some(&form)).await, (422, word.into()));
    }
    let chess = json!({"text": "e2-e4", "game": "chess"});
    assert_eq!(ann.refused("POST", "/api/replay", Some(&chess)).await, (400, "no-game".into()));
    server.close().await;
}

#[tokio::test]
async fn positions_are_tried_out_and_asked_for_threats() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let at = |position: &str| json!({"rules": ["unarmed-king"], "position": position});
    let form = json!({"game": "brandubh", "options": at("7/7/7/7/7/1tK3t/7 a"), "seats": 2,
        "actions": [{"by": 0, "do": "g2-d2"}]});
    let explored = ann.post("/api/explore", &form).await;
    assert_eq!(explored["outcome"]["ending"], "king-captured");
    assert_eq!((&explored["to_act"], &explored["legal"]), (&json!([]), &json!([])));
    let lots = json!({"game": "tablut", "options": {"lots": true}});
    assert_eq!(ann.post("/api/explore", &lots).await["chance"], true);

    let mut illegal = form.clone();
    illegal["actions"] = json!([{"by": 0, "do": "b2-b3"}, {"by": 1, "do": "c2-c9"}]);
    let (status, refused) = ann.send("POST", "/api/explore", Some(&illegal)).await;
    assert_eq!((status, &refused["refused"]), (422, &json!("illegal")));
    assert!(refused["reason"].as_str().unwrap().starts_with("action 2: "), "{refused}");
    let mut crowded = form.clone();
    crowded["options"] = at("7/7/7/3KK2/7/7/7 a");
    let (status, refused) = ann.send("POST", "/api/explore", Some(&crowded)).await;
    assert_eq!((status, &refused["refused"]), (422, &json!("unplayable")));
    assert!(refused["reason"].as_str().unwrap().contains("one King, not 2"), "{refused}");

    let ask = json!({"game": "brandubh", "options": {}, "position": "7/7/7/7/7/1tK3t/7 d"});
    let threats = ann.post("/api/tafl/threats", &ask).await;
    assert_eq!(threats["king_falls"], json!(["g2-d2"]));
    let ask = json!({"game": "brandubh", "position": "7/7/7/3K3/7/1tT4/3t3 d"});
    let threats = ann.post("/api/tafl/threats", &ask).await;
    assert_eq!(threats["threats"], json!([{"move": "d1-d2", "captures": ["c2"]}]));
    let ask = json!({"game": "brian-boru", "position": "x"});
    let refused = ann.refused("POST", "/api/tafl/threats", Some(&ask)).await;
    assert_eq!(refused, (422, "not-tafl".into()));
    server.close().await;
}

/// A body may bring any view: one that was given is told in full, and one that is made up does no harm.
#[tokio::test]
async fn a_view_is_put_into_words_for_whoever_was_given_it() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let small = include_str!("../../../throne/tests/decks/small.toml");
    for (game, seats, options, chosen) in [
        ("brandubh", 2, json!({"rules": ["unarmed-king"], "two_sets": true}), 2),
        ("brian-boru", 5, json!({"last_card": "play"}), 1),
        ("high-throne", 3, json!({"deck": small}), 1),
    ] {
        // Somewhere in the middle of a game, where somebody has a choice.
        let mut simulation =
            GameKind::find(game).unwrap().simulation(&options, Some(seats), 7).unwrap();
        let mut actions = Vec::new();
        simulation.play(1, Some(&mut |record| actions = record.actions));
        let half = (actions.len() / 2).min(40);
        let half = (half..).find(|at| actions[*at].by != Actor::Chance).unwrap();
        let form = json!({"game": game, "options": options, "seats": seats,
            "actions": &actions[..half]});
        let explored = ann.post("/api/explore", &form).await;
        let (legal, seat) = (&explored["legal"][0]["actions"], &explored["legal"][0]["seat"]);
        let own = explored["views"].as_array().unwrap().iter().find(|own| own["seat"] == *seat);
        let view = own.map_or(&explored["view"], |own| &own["view"]);
        let form = json!({"game": game, "options": explored["options"], "view": view, "seat": seat,
            "legal": legal});
        let told = ann.post("/api/describe", &form).await;
        let sections = told["sections"].as_array().unwrap();
        assert!(sections.len() > 1, "{told}");
        let said = |message: &Value| message["text"].is_string();
        for section in sections {
            assert!(
                said(&section["title"]) && section["lines"].as_array().unwrap().iter().all(said)
            );
        }
        let actions = told["actions"].as_array().unwrap();
        let named: Vec<_> = actions.iter().map(|action| action["action"].clone()).collect();
        assert_eq!(json!(named), *legal);
        assert!(actions.iter().all(|action| said(&action["text"]) && action["also"].is_array()));
        assert_eq!(told["options"].as_array().unwrap().len(), chosen);

        // Whoever leaves a view out is told of the options alone.
        let told = ann.post("/api/describe", &json!({"game": game, "legal": legal})).await;
        assert_eq!(told, json!({"options": [], "sections": [], "actions": []}));
        let refused = async |name: &str, value: Value| {
            let mut form = form.clone();
            form[name] = value;
            ann.refused("POST", "/api/describe", Some(&form)).await
        };
        assert_eq!(refused("game", json!("chess")).await, (400, "no-game".into()));
        assert_eq!(refused("view", json!({"over": false})).await, (422, "not-a-view".into()));
        assert_eq!(refused("options", json!({"x": 1})).await, (422, "unplayable".into()));
        assert_eq!(refused("legal", json!(["fly"])).await, (422, "illegal".into()));
        let many = vec![legal[0].clone(); 2001];
        assert_eq!(refused("legal", json!(many)).await, (422, "too-long".into()));

        // What a view names may not be there: lists are cut short, seats and numbers made up.
        for list in ["players", "discs", "cards", "targets", "scores", "regions", "filled", "open"]
        {
            let mut torn = form.clone();
            tear(&mut torn["view"], list);
            torn["seat"] = json!(200);
            let (status, _) = ann.send("POST", "/api/describe", Some(&torn)).await;
            assert!(status == 200 || status == 422, "{game} without {list}: {status}");
        }
    }
    server.close().await;
}

/// Empties every list of that name.
fn tear(value: &mut Value, list: &str) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                if name == list && field.is_array() {
                    *field = json!([]);
                } else {
                    tear(field, list);
                }
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|one| tear(one, list)),
        _ => {}
    }
}
