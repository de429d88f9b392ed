//! A server that cannot start says why in one sentence, and ends.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

use crate::child::{Ardri, ardri};
use crate::machine;

/// Asserts that the program refuses to start: no panic, nothing on its output, one line on why.
fn refuses(mut command: Command) -> String {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.status.code().is_some(), "{said}");
    assert_eq!(output.stdout, b"", "{said}");
    assert!(!said.contains("panicked"), "{said}");
    let sentence = said.strip_prefix("ardri: ").map(str::trim_end);
    let sentence = sentence.unwrap_or_else(|| panic!("{said:?}"));
    assert!(!sentence.contains('\n'), "{sentence}");
    sentence.into()
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut first = Ardri::start(&data);
    let sentence = refuses(ardri(&data));
    assert_eq!(sentence, format!("the data folder {} is in use by another server", data.display()));
    // The first one has not noticed; and when it is gone, there is room for another.
    first.signal("TERM");
    assert!(first.ended().success());
    Ardri::start(&data);
}

#[test]
fn a_data_folder_that_cannot_be_used_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    assert_eq!(refuses(ardri(&file)), format!("{} is not a folder", file.display()));
    assert_eq!(fs::read_to_string(&file).unwrap(), "not a folder");
    let inside = refuses(ardri(&file.join("data")));
    assert_eq!(inside, format!("{} is not a folder", file.join("data").display()));
    let damaged = folder.path().join("damaged");
    fs::create_dir(&damaged).unwrap();
    fs::write(damaged.join("ardri.db"), "this is no database, however long it is".repeat(30))
        .unwrap();
    let sentence = refuses(ardri(&damaged));
    assert!(sentence.starts_with("the stored data is damaged: "), "{sentence}");
}

#[test]
fn a_data_folder_that_is_read_only_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    let untested = "A READ-ONLY FOLDER WAS";
    let Some(mut command) = machine::mounted(untested, machine::READ_ONLY, &data) else { return };
    let program = ardri(&data);
    command.arg(program.get_program()).args(program.get_args());
    assert_eq!(refuses(command), "the data folder cannot be written to");
}

fn with(data: &Path, args: &[&str]) -> Command {
    let mut command = ardri(data);
    command.args(args);
    command
}

#[test]
fn an_address_in_use_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    command.args(["serve", "--no-open", "--listen", &address, "--data"]).arg(folder.path());
    let sentence = refuses(command);
    assert!(sentence.starts_with(&format!("cannot listen on {address}: ")), "{sentence}");
    assert!(sentence.to_lowercase().contains("in use"), "{sentence}");
}

#[test]
fn settings_that_cannot_be_used_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut environment = ardri(&data);
    environment.env("ARDRI_TABLES", "many");
    assert_eq!(refuses(environment), "ARDRI_TABLES: \"many\" cannot be used");
    let none = folder.path().join("none.toml");
    let sentence = refuses(with(&data, &["--config", none.to_str().unwrap()]));
    assert!(sentence.starts_with(&format!("{}: No such file", none.display())), "{sentence}");
    // A flag is refused by the parser of arguments, with its own status.
    for flags in [
        &["--port", "80"][..],
        &["--listen", "nowhere"],
        &["--data"],
        &["--public-url", "nowhere"],
        &["--proxies", "many"],
        &["--proxies", "2", "--behind-proxy"],
    ] {
        let output = with(&data, flags).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.starts_with("ardri: ") && said.contains(flags[0]), "{said}");
    }
    assert!(!data.exists(), "nothing was begun");
}

#[test]
fn a_config_file_that_cannot_be_read_says_where() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let file = folder.path().join("ardri.toml");
    for (text, why) in [
        ("requests = \"many\"\n", "line 1"),
        ("listen = \"127.0.0.1:0\"\nlissten = 3\n", "lissten"),
        ("requests = \n", "line 1"),
    ] {
        fs::write(&file, text).unwrap();
        let output = with(&data, &["--config", file.to_str().unwrap()]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && !said.contains("panicked"), "{said}");
        assert!(said.starts_with(&format!("ardri: {}: ", file.display())), "{said}");
        assert!(said.contains(why), "{said}");
    }
    fs::write(&file, [0xff, 0xfe]).unwrap();
    refuses(with(&data, &["--config", file.to_str().unwrap()]));
    assert!(!data.exists(), "nothing was begun");
}
