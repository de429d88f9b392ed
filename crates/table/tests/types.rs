//! The types that the page is written with are those that the server sends.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Set to anything, this writes the files instead of comparing them.
const WRITE: &str = "ARDRI_WRITE_TYPES";

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
    entries
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), read(&entry.path())))
        .collect()
}

#[test]
fn the_page_knows_what_the_server_sends() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/generated");
    if std::env::var_os(WRITE).is_some() {
        let _ = fs::remove_dir_all(&committed);
        ardri_table::typescript::export(&committed).expect("the types can be written");
        return;
    }
    let folder = tempfile::tempdir().expect("there is room for files");
    ardri_table::typescript::export(folder.path()).expect("the types can be written");
    let (written, committed) = (files(folder.path()), files(&committed));
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    let refresh = format!("refresh them with: {WRITE}=1 cargo test -p ardri-table --test types");
    assert_eq!(names(&written), names(&committed), "web/src/wire/generated is stale; {refresh}");
    for (name, text) in &written {
        assert!(*text == committed[name], "web/src/wire/generated/{name} is stale; {refresh}");
    }
}
