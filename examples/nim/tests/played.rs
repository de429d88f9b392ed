//! Nim is played over HTTP, in the terminal and by the tools, all by the program that has it.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

#[allow(dead_code)] // it has a main of its own
#[path = "../../bot.rs"]
mod bot;

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim"));
    command.args(args).env("ARDRI_LANGUAGE", "en");
    command
}

/// Runs it with these lines as input; gives what it says.
fn says(args: &[&str], input: &str) -> String {
    let mut command = program(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    said
}

/// A server that is killed when it is dropped. What it says is listened to as long as it runs: nobody talks into
/// a closed pipe.
struct Server {
    child: Child,
    url: String,
    _said: BufReader<ChildStdout>,
}

impl Server {
    fn start(folder: &std::path::Path) -> Self {
        let mut command = program(&["serve", "--no-open", "--listen", "127.0.0.1:0", "--data"]);
        let mut child = command.arg(folder).stdout(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut first).unwrap();
        let (_, port) = first.trim().rsplit_once("http://localhost:").expect(&first);
        let url = format!("http://127.0.0.1:{port}");
        Self { child, url, _said: said }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn a_game_is_played_over_http() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ended = bot::play(&server.url, "nim").await.unwrap();
    assert_eq!(ended["outcome"]["ending"], "last-stone");
    assert_eq!(ended["ended"]["text"], "nim-ended");
    let games: Value =
        reqwest::get(format!("{}/api/games", server.url)).await.unwrap().json().await.unwrap();
    let nim = games.as_array().unwrap().last().unwrap();
    assert_eq!((&nim["game"], &nim["most"]), (&json!("nim"), &json!(3)));
    // The page speaks by the texts that come along, and bots are told of by them, too.
    assert!(nim["texts"]["ga"].as_str().unwrap().contains("nim-log-took = "));
    assert!(nim["bots"][1]["about"].as_str().unwrap().starts_with("Takes the last stones"));
}

#[test]
fn a_game_is_played_in_the_terminal() {
    // Whatever is in the hand, one of these can be played at each turn.
    let lines = "take 1\ntake 2\ntake 3\n".repeat(6);
    let said = says(&["play", "nim", "--against", "squire", "--seed", "4", "--plain"], &lines);
    assert!(said.contains("You are dealt "), "{said}");
    assert!(said.contains(" took the last stone and wins."), "{said}");
}

#[test]
fn the_tools_know_it() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    let said =
        says(&["simulate", "nim", "--players", "3", "--games", "3", "--records", records], "");
    assert!(said.contains("last-stone"), "{said}");
    let record = folder.path().join("nim-000001.json");
    let record = record.to_str().unwrap();
    let said = says(&["replay", record], "");
    assert!(said.contains("took the last stone"), "{said}");
    says(&["verify", record], "");
}
