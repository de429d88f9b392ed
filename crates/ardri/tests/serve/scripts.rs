//! The bots of `examples/` play whole games over HTTP, as their readers are told.

use std::process::Command;

use crate::child::Ardri;
use crate::machine;

#[allow(dead_code)] // it has a main of its own
#[path = "../../../../examples/bot.rs"]
mod bot;

#[tokio::test]
async fn the_bot_in_rust_plays_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = Ardri::start(&folder.path().join("data"));
    let url = format!("http://{}", server.address());
    for game in ["brandubh", "high-throne"] {
        let ended = bot::play(&url, game).await.unwrap();
        assert!(ended["outcome"]["reason"].is_string(), "{ended}");
    }
    assert!(bot::play(&url, "chess").await.is_err());
}

#[test]
fn the_bot_in_python_plays_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = Ardri::start(&folder.path().join("data"));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let url = format!("http://{}", server.address());
    match Command::new("python3").args([script, &url, "brian-boru"]).output() {
        Err(_) => machine::lacks("THE BOT IN PYTHON WAS", "there is no python3 here"),
        Ok(output) => {
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success() && output.stdout.ends_with(b".\n"), "{errors}");
        }
    }
}
