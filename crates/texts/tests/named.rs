//! The texts by which the rules and the server say why something is not done are named in their
//! sources, and nowhere else.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ardri_texts::Language;

/// All Rust sources in a folder.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: std::path::PathBuf| match path.is_dir() {
        true => sources(&path),
        false if path.extension().is_some_and(|it| it == "rs") => fs::read_to_string(path).unwrap(),
        // What was learnt stands beside what learnt it.
        false => String::new(),
    };
    entries.map(read).collect()
}

#[test]
fn every_refusal_that_is_named_is_there_and_no_other() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let all = fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path().join("src"));
    let source: String = all.map(|folder| sources(&folder)).collect();
    let ours = |name: &str| name.starts_with("refused-") || name.starts_with("server-");
    let is_name = |name: &str| {
        // What ends in a hyphen is only how names begin.
        !name.ends_with('-')
            && name.bytes().all(|it| it.is_ascii_lowercase() || it == b'-' || it == b'.')
    };
    let there: BTreeSet<String> = Language::ENGLISH.names().filter(|name| ours(name)).collect();
    let quoted = source.split('"').filter(|text| ours(text) && is_name(text));
    let named: BTreeSet<String> = quoted.map(String::from).collect();
    assert!(there.len() > 100, "only {} are there", there.len());
    assert_eq!(there, named);
}
