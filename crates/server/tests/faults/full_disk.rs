//! A full disk refuses what it cannot hold, and everything goes on when there is room again.

use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::support::{HandClock, Socket, TestServer, legal, to_act};
use crate::{events, machine, numbers};

/// The variable that tells a test that it is a child of another, and its small disk.
const CHILD: &str = "ARDRI_FAULTS_CHILD";

/// Reads a watcher's socket up to an event, without a gap or a repetition.
async fn follow(socket: &mut Socket, last: &mut u64, up_to: u64) -> Value {
    loop {
        let message = socket.table().await;
        for number in numbers(&message["events"]) {
            assert_eq!(number, *last + 1);
            *last = number;
        }
        if *last >= up_to {
            assert_eq!((*last, &message["standing"]["number"]), (up_to, &json!(up_to)));
            return message["standing"].clone();
        }
    }
}

/// As a child, on a file system of three megabytes of its own.
#[tokio::test]
async fn child_on_a_full_disk() {
    let Some(folder) = env::var_os(CHILD).map(PathBuf::from) else { return };
    let time = HandClock::new();
    let data = folder.join("data");
    let server = TestServer::with(|config| config.data = data.into(), time.clock()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh", "sit": [0]})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let timed = json!({"game": "tablut", "sit": [0, 1], "clock": {"kind": "move", "seconds": 30}});
    let timed = ann.table(&timed).await;
    ann.ask(&timed, &json!({"ask": "start"})).await;
    let mut watcher = bob.socket(&table, Some(0)).await;
    let mut heard = 0;
    follow(&mut watcher, &mut heard, 4).await;

    let filler = folder.join("filler");
    let mut file = File::create(&filler).unwrap();
    while file.write_all(&[0; 1024]).is_ok() {}
    let long = json!({"ask": "say", "text": "x".repeat(500)});
    let path = format!("/api/tables/{table}/ask");
    let mut last = 4;
    let refused = loop {
        let (status, answer) = ann.send("POST", &path, Some(&long)).await;
        if status != 200 {
            break (status, answer);
        }
        last += 1;
        assert_eq!(answer["number"], last);
    };
    assert_eq!((refused.0, &refused.1["refused"]), (503, &json!("disk")));
    assert!(refused.1["reason"].as_str().unwrap().contains("disk"), "{}", refused.1);
    // Nothing can be done, by anyone, over HTTP or through a socket; and nothing is half done.
    let look = ann.look(&table).await;
    assert_eq!(look["number"], last);
    let action = legal(&look, 0)[0].clone();
    let act = json!({"ask": "act", "seat": 0, "action": action, "key": "once"});
    for _ in 0..3 {
        assert_eq!(ann.ask_refused(&table, &act).await, "disk");
        assert_eq!(watcher.ask(json!({"ask": "say", "text": "hello"})).await["refused"], "disk");
        let after = ann.look(&table).await;
        assert_eq!((&after["number"], &after["views"]), (&look["number"], &look["views"]));
    }
    let (status, _) = ann.send("POST", "/api/tables", Some(&json!({"game": "tablut"}))).await;
    assert_eq!(status, 503);
    // A clock runs out; that cannot be written either.
    let before = ann.look(&timed).await["number"].as_u64().unwrap();
    let waiting = {
        let (bob, timed) = (bob.clone(), timed.clone());
        let path = format!("/api/tables/{timed}/events?after={before}&wait=60");
        tokio::spawn(async move { bob.get(&path).await })
    };
    time.advance(31_000);
    let late = ann.look(&timed).await;
    assert_eq!((&late["number"], to_act(&late)), (&json!(before), vec![0]));

    fs::remove_file(filler).unwrap();
    drop(file);
    // The clock needs nobody to remind it.
    let ran_out = waiting.await.unwrap();
    assert_eq!(ran_out[0]["number"], before + 1);
    assert!(["ran-out", "reminded"].contains(&ran_out[0]["event"].as_str().unwrap()), "{ran_out}");
    // The action that was refused is done now, once.
    assert_eq!(ann.ask(&table, &act).await, last + 1);
    assert_eq!(ann.ask(&table, &act).await, last + 1);
    let standing = follow(&mut watcher, &mut heard, last + 1).await;
    let (anns, bobs) = (ann.look(&table).await, bob.look(&table).await);
    assert_eq!(standing["views"], bobs["views"]);
    assert_eq!(anns["views"][0]["view"], bobs["views"][0]["view"]);
    let all = events(&ann, &table).await;
    assert_eq!(events(&bob, &table).await, all);
    watcher.close().await;
    let server = server.restart().await;
    let ann = ann.at(&server);
    assert_eq!(events(&ann, &table).await, all);
    assert_eq!(ann.look(&table).await["views"], anns["views"]);
    assert_eq!(ann.look(&timed).await["stage"], "finished");
    server.close().await;
    println!("the child is done");
}

#[test]
fn a_full_disk_refuses_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let mount = "mount -t tmpfs -o size=3M none \"$0\"";
    let mounted = machine::mounted("A FULL DISK WAS", mount, folder.path());
    let Some(mut command) = mounted else { return };
    command.arg(env::current_exe().unwrap());
    command.args(["full_disk::child_on_a_full_disk", "--exact", "--nocapture"]);
    let output = command.env(CHILD, folder.path()).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && text.contains("the child is done"), "{text}\n{errors}");
}
