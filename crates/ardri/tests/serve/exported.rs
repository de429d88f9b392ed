//! What `ardri export` writes of a finished table is read by `ardri replay` and `ardri verify`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;

use crate::child::Ardri;
use crate::client::Person;

/// Runs another command than `serve`.
fn tool(args: &[&str], file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    command.env("ARDRI_LANGUAGE", "en").args(args).arg(file).output().unwrap()
}

/// What a command says, and whether it is content.
fn said(output: &Output) -> (bool, String) {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    (output.status.success(), String::from_utf8(both).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exported_table_is_replayed_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let (data, to) = (folder.path().join("data"), folder.path().join("files"));
    let mut server = Ardri::start(&data);
    let ann = Person::guest(server.address(), "Ann").await;
    let form = json!({"game": "brandubh", "options": {"lots": true}, "sit": [0, 1]});
    let table = ann.post("/api/tables", &form).await.unwrap()["table"].clone();
    let table = table.as_str().unwrap();
    let ask = format!("/api/tables/{table}/ask");
    for request in [json!({"ask": "start"}), json!({"ask": "resign", "seat": 1})] {
        ann.post(&ask, &request).await.unwrap();
    }
    let record = ann.get(&format!("/api/tables/{table}/record")).await.unwrap();
    server.signal("TERM");
    assert!(server.ended().success());
    let export = tool(&["export", "--data", data.to_str().unwrap(), "--to"], &to);
    assert!(export.status.success(), "{export:?}");

    let file = to.join(format!("{table}.table.json"));
    let (good, told) = said(&tool(&["replay"], &file));
    assert!(good && told.contains("2 actions, all legal") && told.contains("(Ann)"), "{told}");
    let (good, told) = said(&tool(&["verify"], &file));
    assert!(good && told.contains("The one draw follows from it."), "{told}");
    let report = tool(&["replay", "--json"], &file);
    let report: serde_json::Value = serde_json::from_slice(&report.stdout).unwrap();
    assert_eq!((&report["valid"], &report["result"]), (&json!(true), &record["result"]));

    // An export that is none, or tells of something that cannot be, is refused with the place.
    let text = fs::read_to_string(&file).unwrap();
    for (from, to, why) in [
        ("\"version\":1", "\"version\":9", "this is not a table of version 1"),
        ("\"resign\"", "\"fly\"", "entry "),
        ("\"log\":[", "\"log\":{", "not a record: "),
    ] {
        assert!(text.contains(from), "{from}: {text}");
        fs::write(&file, text.replacen(from, to, 1)).unwrap();
        for command in ["replay", "verify"] {
            let (good, told) = said(&tool(&[command], &file));
            assert!(!good && told.contains(why), "{command}: {told}");
        }
    }
}
