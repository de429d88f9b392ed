//! The real program, run from tests.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use ardri_core::Record;

/// Runs it with these lines as input.
pub(crate) fn ardri(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ardri"))
        .args(args)
        // Whatever the system speaks.
        .env("ARDRI_LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has refused its arguments does not read; that shows in its answer.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What it says when all is well.
pub(crate) fn plays(args: &[&str], input: &str) -> String {
    let output = ardri(args, input);
    let said = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}\n{said}\n{errors}");
    assert_eq!(errors, "");
    assert!(!said.contains('\x1b'), "no colour, no cursor tricks");
    said
}

/// What it complains of when something is wrong.
pub(crate) fn fails(args: &[&str]) -> String {
    let output = ardri(args, "");
    assert!(!output.status.success(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A file that goes away with its test.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Self {
        let file = format!("ardri-play-{}-{name}.json", std::process::id());
        Self(std::env::temp_dir().join(file))
    }

    pub(crate) fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }

    pub(crate) fn record(&self) -> Record {
        Record::parse(&std::fs::read_to_string(&self.0).unwrap()).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
