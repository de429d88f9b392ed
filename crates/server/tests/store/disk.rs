//! What happens when the disk refuses. These tests need Linux, and say so where it does not
//! allow them what they need.

use std::fs::{self, File};
use std::io::Write;
use std::process::{self, Command};

use ardri_server::store::{Line, Store, StoreError};

use crate::{child_by, folder, given_folder, lines, machine, open, run_child, table};

fn long_line(number: u64) -> Line {
    Line { number, at: 0, body: "x".repeat(4000) }
}

/// Appends until the disk refuses; returns the number of lines that were written, and the error.
async fn until_refused(store: &Store, name: &str) -> (u64, StoreError) {
    for number in 1..100_000 {
        if let Err(error) = store.append(&table(name), vec![long_line(number)], None).await {
            return (number - 1, error);
        }
    }
    panic!("the disk is larger than it should be");
}

/// Asserts that a refusal concerns everyone and has left nothing behind.
async fn all_are_refused(store: &Store, written: u64) {
    let tasks: Vec<_> = (0..50)
        .map(|i| {
            let store = store.clone();
            let lines = (1..=10).map(long_line).collect();
            tokio::spawn(async move { store.append(&table(&format!("t{i}")), lines, None).await })
        })
        .collect();
    for task in tasks {
        assert!(task.await.unwrap().is_err());
    }
    for i in 0..50 {
        assert_eq!(store.read(&table(&format!("t{i}")), 0).await, Ok(vec![]));
    }
    assert_eq!(store.read(&table("much"), 0).await.unwrap().len() as u64, written);
}

/// Asserts that everything works again and that nothing was lost.
async fn all_is_well(store: Store, folder: &std::path::Path, written: u64) {
    for i in 0..50 {
        store.append(&table(&format!("t{i}")), lines(1..=3), None).await.unwrap();
    }
    store.append(&table("much"), vec![long_line(written + 1)], None).await.unwrap();
    store.close().await;
    let store = Store::open(folder).await.unwrap();
    let stored = store.read(&table("much"), 0).await.unwrap();
    assert_eq!(stored, (1..=written + 1).map(long_line).collect::<Vec<_>>());
    assert_eq!(store.read(&table("t49"), 0).await.unwrap(), lines(1..=3));
    store.close().await;
}

/// As a child, on a file system of two megabytes of its own.
#[tokio::test]
async fn child_on_a_full_disk() {
    let Some(folder) = given_folder() else { return };
    let store = Store::open(&folder).await.unwrap();
    store.append(&table("first"), lines(1..=1), None).await.unwrap();
    let filler = folder.join("filler");
    let mut file = File::create(&filler).unwrap();
    while file.write_all(&[0; 1024]).is_ok() {}
    let (written, error) = until_refused(&store, "much").await;
    assert_eq!(error, StoreError::Full);
    all_are_refused(&store, written).await;
    fs::remove_file(filler).unwrap();
    drop(file);
    all_is_well(store, &folder, written).await;
    println!("the child is done");
}

#[test]
fn a_full_disk_refuses_and_recovers() {
    let folder = folder();
    let mount = "mount -t tmpfs -o size=2M none \"$0\"";
    let mounted = machine::mounted("A FULL DISK WAS", mount, folder.path());
    let Some(command) = mounted else { return };
    run_child(child_by(command, "disk::child_on_a_full_disk", folder.path()));
}

/// As a child that may not write files longer than some hundred kilobytes.
#[tokio::test]
async fn child_with_short_files() {
    let Some(folder) = given_folder() else { return };
    let store = Store::open(&folder).await.unwrap();
    let (written, error) = until_refused(&store, "much").await;
    assert!(matches!(error, StoreError::Io(_) | StoreError::Full), "{error:?}");
    all_are_refused(&store, written).await;
    let me = process::id().to_string();
    let raised = Command::new("prlimit").args(["--pid", &me, "--fsize=unlimited:"]).status();
    assert!(raised.unwrap().success());
    all_is_well(store, &folder, written).await;
    println!("the child is done");
}

#[test]
fn an_error_of_the_disk_refuses_and_recovers() {
    if Command::new("prlimit").output().is_err() {
        machine::lacks("ERRORS OF THE DISK WERE", "there is no prlimit to raise the limit again");
        return;
    }
    let folder = folder();
    // The signal would kill; ignored, it makes the write fail with EFBIG.
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -S -f 800\nexec \"$@\"", "sh"]);
    run_child(child_by(limited, "disk::child_with_short_files", folder.path()));
}

/// As a child in a folder that nobody may write to.
#[tokio::test]
async fn child_in_a_read_only_folder() {
    let Some(folder) = given_folder() else { return };
    for folder in [folder.clone(), folder.join("new")] {
        let error = Store::open(&folder).await.unwrap_err();
        assert_eq!(error, StoreError::ReadOnly);
    }
    println!("the child is done");
}

#[tokio::test]
async fn a_read_only_folder_is_refused() {
    let folder = folder();
    let mounted = machine::mounted("A READ-ONLY FOLDER WAS", machine::READ_ONLY, folder.path());
    let Some(command) = mounted else { return };
    let store = open(&folder).await;
    store.append(&table("tara"), lines(1..=3), None).await.unwrap();
    store.close().await;
    run_child(child_by(command, "disk::child_in_a_read_only_folder", folder.path()));
    assert_eq!(open(&folder).await.read(&table("tara"), 0).await.unwrap(), lines(1..=3));
}
