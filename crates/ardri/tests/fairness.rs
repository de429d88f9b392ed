//! The program of `docs/fairness.md`, run as its readers are told to.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

#[path = "../../server/tests/machine/mod.rs"]
mod machine;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What stands in the blocks of code of that kind.
fn blocks(page: &str, kind: &str) -> Vec<String> {
    let fence = format!("```{kind}\n");
    let parts = page.split(&fence).skip(1);
    parts.map(|part| part.split("```").next().unwrap().to_string()).collect()
}

/// Runs the program; nothing where there is no Python.
fn python(script: &Path, record: Option<&Path>) -> Option<Output> {
    let output = Command::new("python3").arg(script).args(record).output();
    if output.is_err() {
        machine::lacks("THE PROGRAM OF THE DOCS WAS", "there is no python3 here");
    }
    output.ok()
}

#[test]
fn the_program_of_the_docs_prints_its_vectors_and_checks_records_of_both_versions() {
    let page = std::fs::read_to_string(root().join("docs/fairness.md")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("luck.py");
    std::fs::write(&script, blocks(&page, "python").concat()).unwrap();
    let Some(printed) = python(&script, None) else { return };
    let vectors = blocks(&page, "text").pop().unwrap();
    assert_eq!(String::from_utf8(printed.stdout).unwrap(), vectors);
    for (name, word) in [("high-throne-2.json", None), ("high-throne-sealed.json", Some("\"cú\""))]
    {
        let record = root().join("web/tests/records").join(name);
        let checked = python(&script, Some(&record)).unwrap();
        let errors = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success(), "{name}: {errors}");
        assert!(String::from_utf8_lossy(&checked.stdout).ends_with("rolls follow from it\n"));
        let verified =
            Command::new(env!("CARGO_BIN_EXE_ardri")).arg("verify").arg(&record).output();
        assert!(verified.unwrap().status.success(), "{name}");
        // A record that was forged is refused by both.
        let Some(word) = word else { continue };
        let text = std::fs::read_to_string(&record).unwrap();
        let forged = folder.path().join("forged.json");
        assert!(text.contains(word), "{word}");
        std::fs::write(&forged, text.replace(word, "\"cat\"")).unwrap();
        let checked = python(&script, Some(&forged)).unwrap();
        assert!(String::from_utf8_lossy(&checked.stderr).contains("has told another word"));
        let verified =
            Command::new(env!("CARGO_BIN_EXE_ardri")).arg("verify").arg(&forged).output();
        let said = String::from_utf8(verified.unwrap().stderr).unwrap();
        assert!(said.contains("is not the one that it had committed to"), "{said}");
    }
}
