//! Files from others, read by the real program: whatever stands in them, and whatever they are called,
//! the terminal gets letters and nothing that it would obey.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// What a terminal would obey, each between words that show where it went.
const TRICKS: [&str; 20] = [
    "\u{1b}[2Jboo",                                    // clear the screen
    "\u{1b}[31mboo\u{1b}[0m",                          // a colour
    "\u{1b}[1;1Hboo",                                  // move the cursor
    "\u{1b}[6nboo",                                    // ask the terminal to type
    "\u{1b}[?1049hboo",                                // another screen
    "\u{1b}]0;boo\u{7}",                               // the window's title
    "\u{1b}]52;c;Ym9v\u{7}boo",                        // the clipboard
    "\u{1b}]8;;http://x\u{1b}\\boo\u{1b}]8;;\u{1b}\\", // a link
    "\u{1b}Pboo\u{1b}\\",                              // a device control string
    "\u{1b}cboo",                                      // reset
    "\u{9b}31mboo",                                    // CSI in eight bits
    "\u{9d}0;boo\u{9c}",                               // OSC in eight bits
    "\u{90}boo\u{9c}",                                 // DCS in eight bits
    "\u{7}boo",                                        // the bell
    "all is well\rboo",                                // overwriting the line
    "all\u{8}\u{8}\u{8}boo",                           // the same, backwards
    "\u{b}boo\u{c}",                                   // down, and a new page
    "\u{e}boo\u{f}",                                   // another set of letters
    "\u{85}boo\u{7f}\u{0}",                            // the next line, DEL and NUL
    "\u{202e}boo\u{2066}",                             // read backwards
];

/// What came out, if it is letters alone.
#[track_caller]
fn harmless(what: &str, output: &Output) -> String {
    let mut all = String::new();
    for bytes in [&output.stdout, &output.stderr] {
        let said =
            String::from_utf8(bytes.clone()).unwrap_or_else(|_| panic!("{what}: {output:?}"));
        let obeyed = |letter: char| {
            letter.is_control() && !"\n\t".contains(letter)
                || ('\u{202a}'..='\u{202e}').contains(&letter)
                || ('\u{2066}'..='\u{2069}').contains(&letter)
        };
        assert!(!said.contains(obeyed), "{what}: {said:?}");
        assert!(!said.contains("panicked"), "{what}: {said}");
        all += &said;
    }
    all
}

/// Runs the program on a file; a game is left at once.
fn run<S: AsRef<OsStr>>(folder: &Path, args: &[S]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ardri"))
        .args(args)
        .current_dir(folder)
        .env("ARDRI_LANGUAGE", "en")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// A record of a game that nobody has begun, with a trick in every place that takes a text.
fn record(trick: &str) -> Value {
    json!({
        "format": "ardri-record", "version": 1, "game": "brandubh",
        "options": {}, "about": { "event": trick },
        "seats": [{ "name": trick }, { "name": trick, "bot": trick }],
        "actions": [{ "by": 0, "do": "d2-e2" }],
        "result": null,
    })
}

/// Records that are wrong somewhere, and say the trick there.
fn records(trick: &str) -> Vec<Value> {
    let with = |change: &dyn Fn(&mut Value)| {
        let mut record = record(trick);
        change(&mut record);
        record
    };
    vec![
        record(trick),
        with(&|record| record["format"] = trick.into()),
        with(&|record| record["game"] = trick.into()),
        with(&|record| record["actions"][0]["do"] = trick.into()),
        with(&|record| record["actions"][0]["by"] = trick.into()),
        with(&|record| record[trick] = trick.into()),
        with(&|record| record["options"] = json!({ "rules": [trick] })),
        with(&|record| record["options"] = json!({ trick: 1 })),
        with(&|record| record["options"] = json!({ "position": trick })),
        with(&|record| {
            record["actions"] = json!([{ "by": 0, "do": "resign" }]);
            record["result"] = json!({
                "ending": trick, "reason": trick, "winners": [1], "places": [2, 1],
            });
        }),
        with(&|record| {
            record["fairness"] = json!({ "commitment": trick, "contributions": [trick, ""] });
        }),
        json!({ "format": "ardri-table", "version": 1, "table": "k3v", "log": [
            { "at": 0, "entry": { "what": trick } },
        ]}),
        json!({ "format": "ardri-table", "version": 1, "table": trick, "log": [] }),
    ]
}

/// Decks, the first of which can be played.
fn decks(trick: &str) -> Vec<Value> {
    let deck = json!({
        "name": trick, "about": trick,
        "regions": [{ "id": "r", "name": trick, "colour": trick, "points": 5 }],
        "cards": [
            { "id": "a", "name": trick, "region": "r", "kind": "hero", "points": 1,
              "lines": ["S"], "die": "red", "lore": trick },
            { "id": "b", "name": trick, "region": "r", "kind": "beast", "points": 1, "lines": ["T"] },
        ],
    });
    let with = |change: &dyn Fn(&mut Value)| {
        let mut deck = deck.clone();
        change(&mut deck);
        deck
    };
    vec![
        deck.clone(),
        with(&|deck| deck["cards"][0]["region"] = trick.into()),
        with(&|deck| deck["cards"][0]["kind"] = trick.into()),
        with(&|deck| deck["cards"][0]["id"] = trick.into()),
        with(&|deck| deck["cards"][0]["lines"] = json!([trick])),
        with(&|deck| deck["cards"][0]["die"] = trick.into()),
        with(&|deck| deck[trick] = trick.into()),
    ]
}

/// Runs commands on the files that are made of each trick, and wants that each shows something of them, in
/// letters.
fn try_all(commands: &[&[&str]], write: impl Fn(&Path, &str) -> Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let mut shown = vec![0; commands.len()];
    for trick in TRICKS {
        let files = write(folder.path(), trick);
        for (command, shown) in commands.iter().zip(&mut shown) {
            for file in &files {
                let args: Vec<&str> =
                    command.iter().map(|arg| if *arg == "FILE" { file } else { *arg }).collect();
                let said = harmless(&format!("{args:?}"), &run(folder.path(), &args));
                *shown += usize::from(said.contains("boo"));
            }
        }
    }
    for (command, shown) in commands.iter().zip(shown) {
        assert!(shown >= TRICKS.len() / 2, "{command:?} shows too little to tell: {shown}");
    }
}

/// Writes texts as files of their own.
fn written(folder: &Path, end: &str, texts: Vec<String>) -> Vec<String> {
    let write = |(number, text): (usize, String)| {
        let name = format!("{number}.{end}");
        fs::write(folder.join(&name), text).unwrap();
        name
    };
    texts.into_iter().enumerate().map(write).collect()
}

#[test]
fn records_cannot_write_into_a_terminal() {
    let commands: [&[&str]; 6] = [
        &["replay", "FILE"],
        &["replay", "--json", "FILE"],
        &["replay", "--trace", "FILE"],
        &["verify", "FILE"],
        &["verify", "--json", "FILE"],
        &["play", "--plain", "--resume", "FILE"],
    ];
    try_all(&commands, |folder, trick| {
        let mut texts: Vec<_> = records(trick).iter().map(Value::to_string).collect();
        texts.push(trick.into());
        written(folder, "json", texts)
    });
}

#[test]
fn decks_cannot_write_into_a_terminal() {
    let commands: [&[&str]; 5] = [
        &["odds", "--dice", "7", "--deck", "FILE"],
        &["odds", "--dice", "7", "--json", "--deck", "FILE"],
        &[
            "play",
            "high-throne",
            "--plain",
            "--players",
            "2",
            "--against",
            "person",
            "--deck",
            "FILE",
        ],
        &["simulate", "high-throne", "--players", "2", "--games", "1", "--deck", "FILE"],
        &["study", "--players", "2", "--games", "1", "--deck", "FILE"],
    ];
    try_all(&commands, |folder, trick| {
        let texts = decks(trick).iter().map(Value::to_string).collect();
        let mut files = written(folder, "json", texts);
        // A text of JSON is one of TOML, too.
        let text = json!(trick);
        let texts = [
            format!("name = {text}\nregions = []\ncards = []\n"),
            format!("name = \"x\"\n{text} = 1\n"),
            format!("name = \"x\"\n[{trick}]\n"),
            trick.to_string(),
        ];
        files.extend(written(folder, "toml", texts.to_vec()));
        files
    });
}

#[test]
fn games_in_moves_cannot_either() {
    let commands: [&[&str]; 2] = [
        &["import", "--game", "brandubh", "FILE"],
        &["import", "--game", "brandubh", "--json", "FILE"],
    ];
    try_all(&commands, |folder, trick| {
        let texts = [trick.to_string(), format!("d2-e2 {trick}"), format!("d2-e2 c4-c2x{trick}")];
        written(folder, "txt", texts.to_vec())
    });
}

#[cfg(feature = "server")]
#[test]
fn tables_and_settings_cannot_either() {
    try_all(&[&["import-table", "--data", "data", "FILE"]], |folder, trick| {
        let mut texts: Vec<_> = records(trick).iter().map(Value::to_string).collect();
        texts.push(format!("{{\"{trick}\":1}}"));
        written(folder, "json", texts)
    });
    try_all(&[&["serve", "--no-open", "--config", "FILE"]], |folder, trick| {
        let texts = [format!("data = {trick}"), format!("{} = 1", json!(trick))];
        written(folder, "toml", texts.to_vec())
    });
}

/// Names of files are text from others as well, and on some systems need not even be text.
#[cfg(unix)]
#[test]
fn names_of_files_cannot_either() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let tricks = TRICKS.iter().map(|trick| trick.as_bytes()).chain([&b"\x9b31mboo\xff"[..]]);
    for trick in tricks.filter(|trick| !trick.contains(&0) && !trick.contains(&b'/')) {
        let name = OsStr::from_bytes(trick);
        for there in [false, true] {
            if there && fs::write(folder.path().join(name), trick).is_err() {
                continue;
            }
            let commands: [&[&str]; 9] = [
                &["replay"],
                &["verify"],
                &["import", "--game", "brandubh"],
                &["import-table", "--data", "data"],
                &["play", "--plain", "--resume"],
                &["odds", "--deck"],
                &["play", "high-throne", "--deck"],
                &["serve", "--no-open", "--config"],
                &["rules"],
            ];
            for command in commands {
                let mut args: Vec<&OsStr> = command.iter().map(OsStr::new).collect();
                args.push(name);
                harmless(&format!("{args:?}"), &run(folder.path(), &args));
            }
        }
    }
}
