//! What those see who run a server: whether it is well, what it measures, what it logs.

use ardri_core::Seat;
use ardri_core::sealed::{Salt, WordSecret};
use serde_json::{Value, json};

use crate::child::{Ardri, ardri};
use crate::client::Person;

async fn text(person: &Person, path: &str) -> String {
    match person.get(path).await.unwrap() {
        Value::String(text) => text,
        other => panic!("{other}"),
    }
}

/// A game from the first greeting to the end, with an account, through HTTP and a socket. Gives all
/// that must stay secret.
async fn a_life(server: &Ardri) -> Vec<String> {
    let ann = Person::guest(server.address(), "Ann").await;
    let account = json!({"name": "Ann", "password": "correct horse battery"});
    ann.post("/api/me/account", &account).await.unwrap();
    let again = ann.post("/api/login", &account).await.unwrap();
    let wrong = json!({"name": "Ann", "password": "a wrong password"});
    assert_eq!(ann.send("POST", "/api/login", Some(&wrong)).await.unwrap().0, 403);
    let code = ann.post("/api/me/handover", &json!({})).await.unwrap()["code"].clone();
    let handed = ann.post("/api/handover", &json!({"code": code})).await.unwrap();
    let form = json!({"game": "brandubh", "bots": [{"seat": 1, "level": "random"}]});
    let form = match ann.send("POST", "/api/tables", Some(&form)).await.unwrap() {
        (201, made) => made,
        (_, refused) => panic!("{refused}"),
    };
    let id = form["table"].as_str().unwrap().to_string();
    let table = format!("/api/tables/{id}");
    let secret = WordSecret { salt: Salt([7; 32]), word: "a secret word".into() };
    let hash = secret.commitment(&id, Seat(0));
    for command in [
        json!({"ask": "commit-word", "seat": 0, "hash": hash}),
        json!({"ask": "start"}),
        json!({"ask": "reveal-word", "seat": 0, "salt": secret.salt, "word": secret.word}),
    ] {
        ann.post(&format!("{table}/ask"), &command).await.unwrap();
    }
    let mut socket = ann.socket(&format!("{table}/socket")).await.unwrap();
    let unreadable = json!({"ask": "act", "seat": 0, "action": "z9-z9"});
    socket.send(&unreadable).await.unwrap();
    while socket.next().await.unwrap()["type"] != "refused" {}
    socket.send(&json!({"ask": "resign", "seat": 0})).await.unwrap();
    while socket.next().await.unwrap()["type"] != "done" {}
    let over = ann.get(&table).await.unwrap();
    assert_eq!(over["stage"], "finished");
    let mut secrets: Vec<String> = [&again["token"], &handed["token"], &code, &over["seed"]]
        .map(|secret| secret.as_str().unwrap().to_string())
        .into();
    secrets.extend([ann.token.clone(), id, "correct horse".into(), "a wrong password".into()]);
    secrets.extend(["a secret word".into(), "07".repeat(32), "$argon2".into()]);
    assert!(secrets.iter().all(|secret| secret.len() >= 6), "{secrets:?}");
    secrets
}

#[tokio::test]
async fn the_log_keeps_secrets() {
    let folder = tempfile::tempdir().unwrap();
    for (name, args, level) in [
        ("plain", &[][..], None),
        ("json", &["--log-json"][..], None),
        ("all", &[][..], Some("info,ardri=trace,ardri_server=trace")),
    ] {
        let data = folder.path().join(name);
        let mut command = ardri(&data);
        command.args(args);
        if let Some(level) = level {
            command.env("ARDRI_LOG", level);
        }
        let mut server = Ardri::with(command, &data.with_extension("log"));
        let secrets = a_life(&server).await;
        server.signal("TERM");
        assert!(server.ended().success());
        let log = server.log();
        assert!(log.contains("serving") && log.contains("closing"), "{log}");
        for secret in secrets {
            assert!(!log.contains(&secret), "{name}: the log has {secret:?}:\n{log}");
        }
        if name == "json" {
            for line in log.lines() {
                let line: Value = serde_json::from_str(line).unwrap();
                assert!(line["level"].is_string() && line["timestamp"].is_string(), "{line}");
            }
        }
    }
}

#[tokio::test]
async fn it_says_whether_it_is_well_and_what_it_does() {
    let folder = tempfile::tempdir().unwrap();
    let server = Ardri::start(&folder.path().join("data"));
    let anyone = Person::guest(server.address(), "Anyone").await;
    assert_eq!(text(&anyone, "/healthz").await, "well\n");
    assert_eq!(text(&anyone, "/readyz").await, "ready\n");
    let secrets = a_life(&server).await;
    let table = anyone.post("/api/tables", &json!({"game": "tablut"})).await.unwrap();
    let path = format!("/api/tables/{}/socket", table["table"].as_str().unwrap());
    let mut socket = anyone.socket(&path).await.unwrap();
    socket.next().await.unwrap();
    let metrics = text(&anyone, "/metrics").await;
    let value = |name: &str| -> f64 {
        let line = metrics.lines().find(|line| line.starts_with(&format!("{name} ")));
        line.unwrap_or_else(|| panic!("no {name} in\n{metrics}"))[name.len() + 1..].parse().unwrap()
    };
    assert!((value("ardri_tables_total") - 2.0).abs() < 0.5);
    assert!(value("ardri_tables_open") >= 1.0);
    assert!(value("ardri_sockets") >= 1.0);
    assert!(value("ardri_actions_total") >= 3.0);
    assert!(value("ardri_action_seconds_count") >= 1.0);
    assert!(metrics.contains("ardri_request_seconds_bucket{path=\"/api/tables/{table}\""));
    assert!(metrics.contains("ardri_refusals_total{refused=\"wrong-password\"} 1"));
    for secret in secrets {
        assert!(!metrics.contains(&secret), "{secret}");
    }
}
