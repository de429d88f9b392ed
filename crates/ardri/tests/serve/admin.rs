//! Whoever runs a server acts on it while it runs, and on its folder while it does not.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::child::Ardri;
use crate::client::Person;

/// What a command says, and whether it is content.
fn tool(args: &[&str], data: &Path) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    let command = command.env("ARDRI_LANGUAGE", "en").env("ARDRI_DATA", data).args(args);
    let output = command.output().unwrap();
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    (output.status.success(), String::from_utf8(both).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_acts_with_and_without_a_running_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = Ardri::start(&data);
    let ann = Person::guest(server.address(), "Ann").await;
    let form = json!({"game": "brandubh", "public": true});
    let table = ann.post("/api/tables", &form).await.unwrap()["table"].clone();
    let table = table.as_str().unwrap();
    let report = format!("/api/tables/{table}/report");
    let told = ann.send("POST", &report, Some(&json!({"reason": "nobody comes"}))).await;
    assert_eq!(told.unwrap().0, 204);

    let (good, listed) = tool(&["admin", "people", "an"], &data);
    let first: Value = serde_json::from_str(listed.lines().next().unwrap()).unwrap();
    assert!(good && first["name"] == "Ann", "{listed}");
    let number = first["person"].to_string();
    let (good, told) = tool(&["admin", "rename", &number, "Anne"], &data);
    assert_eq!((good, told.as_str()), (true, "Done.\n"));
    assert_eq!(ann.get("/api/me").await.unwrap()["name"], "Anne");
    let (good, reports) = tool(&["admin", "reports"], &data);
    assert!(good && reports.contains("nobody comes"), "{reports}");
    let copy = folder.path().join("copy.db");
    let (good, told) = tool(&["backup", copy.to_str().unwrap()], &data);
    assert!(good && copy.exists(), "{told}");
    let (good, _) = tool(&["backup", copy.to_str().unwrap()], &data);
    assert!(!good, "nothing is written over");
    for words in [&["admin", "fly"][..], &["admin", "ban", "x"], &["admin", "close-table", "none"]]
    {
        let (good, told) = tool(words, &data);
        assert!(!good && told.lines().count() == 1, "{told}");
    }
    server.signal("TERM");
    assert!(server.ended().success());
    // The same on the folder itself.
    let (good, told) = tool(&["admin", "delete-table", table], &data);
    assert_eq!((good, told.as_str()), (true, "Done.\n"));
    let (good, told) = tool(&["admin", "audit"], &data);
    assert!(good && told.contains("rename") && told.contains("delete-table"), "{told}");
    let (good, _) = tool(&["admin", "audit"], &folder.path().join("nowhere"));
    assert!(!good && !folder.path().join("nowhere").exists());
    // The copy is a folder's database as good as the other.
    let restored = folder.path().join("restored");
    std::fs::create_dir(&restored).unwrap();
    std::fs::copy(&copy, restored.join("ardri.db")).unwrap();
    let mut server = Ardri::start(&restored);
    let ann = ann.at(server.address());
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.unwrap()["stage"], "open");
    server.signal("TERM");
    assert!(server.ended().success());
}
