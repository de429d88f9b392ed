//! What the program objects to, it tells in the language that is asked for, whoever of its parts
//! found it.
#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use ardri_core::Record;
use ardri_core::fairness::Fairness;
use ardri_core::sealed::{Sealed, SeatWord};

/// Message without which hardly anything is said in English, and which the other languages do not have.
const ENGLISH: [&str; 16] = [
    "the", "are", "cannot", "there", "not", "with", "of", "this", "that", "and", "which", "should",
    "only", "error", "invalid", "usage",
];

fn ardri(args: &[&str], language: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    command.args(args).args(["--language", language]).stdin(Stdio::null());
    command.output().unwrap()
}

/// Names that are the same in every language.
const NAMES: [&str; 2] = ["The High Throne", "Brian Boru: High King of Ireland"];

/// The English words in what was said.
fn english_in(said: &str) -> Vec<String> {
    let said = NAMES.iter().fold(said.to_string(), |said, name| said.replace(name, ""));
    let words = said.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    words.filter(|word| ENGLISH.contains(&word.as_str())).collect()
}

/// Runs a command that has to fail in every language. What it complains of has to be in that language,
/// but for `detail`, which is quoted as it is.
#[track_caller]
fn refused(args: &[&str], code: i32, detail: &str) -> [String; 3] {
    let all = ["en", "de", "ga"].map(|language| {
        let output = ardri(args, language);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{language} {args:?}: {said}");
        assert!(said.starts_with("ardri: "), "{language} {args:?}: {said}");
        assert!(!said.contains("panicked"), "{said}");
        assert!(said.contains(detail), "{language} {args:?} should name {detail:?}: {said}");
        let ours = if detail.is_empty() { said.clone() } else { said.replace(detail, "") };
        let english = english_in(&ours);
        assert!(language == "en" || english.is_empty(), "{language} {args:?}: {english:?}: {said}");
        said
    });
    assert!(all[0] != all[1] && all[0] != all[2], "{args:?}: {}", all[0]);
    all
}

/// What a command says when all is well, in every language.
#[track_caller]
fn told(args: &[&str]) -> [String; 3] {
    ["en", "de", "ga"].map(|language| {
        let output = ardri(args, language);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{language} {args:?}: {said}");
        let english = english_in(&said);
        assert!(language == "en" || english.is_empty(), "{language} {args:?}: {english:?}: {said}");
        said
    })
}

/// A folder of its own for each test, empty at the start.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file with this text in it, by its name.
fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().into()
}

/// A record of a random game.
fn record(folder: &Path, game: &str, more: &[&str]) -> String {
    let to = folder.to_str().unwrap();
    let args = [&["simulate", game, "--games", "1", "--records", to], more].concat();
    assert!(ardri(&args, "en").status.success());
    fs::read_to_string(folder.join(format!("{game}-000001.json"))).unwrap()
}

#[test]
fn english_is_known_when_it_is_heard() {
    assert!(!english_in("ardri: there is no argument --x here").is_empty());
    assert!(english_in("ardri: das Argument --x gibt es hier nicht").is_empty());
    assert!(english_in("ardri: níl an argóint --x ann anseo").is_empty());
}

#[test]
fn what_is_wrong_with_a_command_line_is_told_in_every_language() {
    for args in [
        &["perft", "brandubh", "--depht", "3"][..],
        &["simulat"],
        &["juggle"],
        &["odds", "--deck"],
        &["odds", "--dice", "9"],
        &["study", "--guest", "pints"],
        &["study", "--players", "7"],
        &["study", "--games", "many"],
        &["perft", "brandubh", "--depth", "99999999999999999999"],
        &["perft", "brandubh", "--depth", "-1"],
        &["perft", "--depth", "5000000000"],
        &["perft"],
        &["odds", "--json", "--json"],
        &["opentafl", "brandubh", "--read", "x"],
        &["completions", "cmd"],
        &["perft", "--divid"],
        &["--depth", "perft"],
        &["perft", "x", "-d"],
        &["analyse", "x", "--time", "soon"],
        &["analyse", "x", "--nodes", "1", "--depth", "1"],
        &["engine", "--protocol", "telepathy"],
    ] {
        let said = refused(args, 2, "");
        for word in ["Usage", "OPTIONS", "tip:", "error:", "invalid", "exists", "try '"] {
            assert!(said[1..].iter().all(|said| !said.contains(word)), "{said:?}");
        }
        // Each part, the hints as well, is in that language.
        let parts = |said: &str| said.split("\n\n").map(String::from).collect::<Vec<_>>();
        let english = parts(&said[0]);
        let same = said[1..].iter().flat_map(|said| parts(said)).find(|one| english.contains(one));
        assert_eq!(same, None);
    }
    // Behind two dashes a language would be a value.
    for language in ["de", "ga"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
        let output = command.args(["--", "odds"]).env("ARDRI_LANGUAGE", language).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("--") && english_in(&said).is_empty(), "{said}");
    }
    let [_, german, _] = refused(&["study", "--players", "9"], 2, "");
    assert!(german.contains("--players <N>: das ist keine Zahl von 2 bis 6"), "{german}");
    let [english, german, irish] = refused(&["perft", "brandubh", "--dept", "3"], 2, "--dept");
    assert!(english.contains("Did you mean --depth?\n\nUsage: ardri perft "), "{english}");
    assert!(german.contains("Meinst du --depth?\n\nAufruf: ardri perft "), "{german}");
    assert!(irish.contains("--depth?\n\nÚsáid: ardri perft "), "{irish}");
}

#[test]
fn a_language_that_nobody_speaks_is_refused_in_that_of_the_system() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    command.args(["odds", "--language", "fr"]).env_remove("ARDRI_LANGUAGE");
    let output = command.env("LC_ALL", "de_AT.UTF-8").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "ardri: in der Sprache „fr“ gibt es keine Texte; es gibt de, en, ga\n");
}

#[test]
fn what_is_wrong_with_a_record_is_told_in_every_language() {
    let folder = folder("languages-records");
    let good = record(&folder, "tablut", &["--lots"]);
    let lines: Vec<_> = good.lines().collect();
    let first = lines.iter().position(|line| line.contains("\"chance\"")).unwrap();
    let third = lines[first + 2];
    let (lots, other) =
        if good.contains("lots 0") { ("lots 0", "lots 1") } else { ("lots 1", "lots 0") };
    let seed = good.find("\"seed\":\"").unwrap() + 8;
    let hidden = format!("{}{}", &good[..seed - 9], &good[seed + 65..]);
    let cut = &good[..good.find(third).unwrap() + 12];
    for (command, text, detail) in [
        ("replay", "a game of tafl", "expected value at line 1 column 1"),
        ("replay", cut, "EOF while parsing a value at line 11 column 12"),
        ("replay", &good.replace("ardri-record", "pgn"), "pgn"),
        ("replay", &good.replace("\"version\": 1", "\"version\": 9"), "9"),
        ("replay", &good.replace("\"tablut\"", "\"chess\""), "chess"),
        ("replay", &good.replace("\"tablut\"", "\"high-throne\""), "unknown field `lots`"),
        ("replay", &good.replacen(third, "{\"by\":0,\"do\":\"e5-e6\"},", 1), ""),
        ("replay", &good.replacen(third, "{\"by\":0,\"do\":\"hello\"},", 1), "hello"),
        ("replay", &good.replacen(&format!("{third}\n"), "", 1), ""),
        ("replay", &good.replace("\"reason\":\"", "\"reason\":\"Luck. "), ""),
        ("replay", &good.replace("[\"\",\"\"]", "[\"\"]"), ""),
        ("verify", &good.replacen(lots, other, 1), lots),
        ("verify", &hidden, ""),
        (
            "verify",
            &good.replace("\"commitment\":\"", "\"commitment\":\"00"),
            "a seed or commitment is 64 hexadecimal digits",
        ),
    ] {
        let path = file(&folder, "bad.json", text);
        let said = refused(&[command, &path], 1, detail);
        assert!(said.iter().all(|said| said.contains("bad.json: ")), "{said:?}");
        if command == "replay" {
            refused(&["play", "--plain", "--resume", &path], 1, detail);
        }
        // Scripts are told the same whatever language is spoken.
        let [english, german] = ["en", "de"].map(|language| {
            String::from_utf8(ardri(&[command, &path, "--json"], language).stdout).unwrap()
        });
        assert_eq!(english, german);
    }
}

/// Whoever ran the table could have tried words for the bot until the lots suited them.
#[test]
fn a_word_that_could_have_been_chosen_is_told_in_every_language() {
    let folder = folder("languages-chosen");
    let good = record(&folder, "tablut", &["--lots"]);
    let commitment = good.split("\"commitment\":\"").nth(1).unwrap()[..64].to_string();
    let verify = |path: &str, more: &[&str]| told(&[&["verify", path], more].concat());
    let clean = file(&folder, "clean.json", &good);
    assert!(!verify(&clean, &[])[0].contains("is a bot’s"));
    let chosen = (0..100).find_map(|number| {
        let words = format!("[\"\",\"word {number}\"]");
        let path = file(&folder, "chosen.json", &good.replace("[\"\",\"\"]", &words));
        ardri(&["verify", &path], "en").status.success().then_some(path)
    });
    let chosen = chosen.expect("one of two words suits");
    let said = verify(&chosen, &[]);
    for (said, words) in said.iter().zip(["Seat 2 is a bot’s", "Platz 2", "suíochán 2"]) {
        assert!(said.contains(words), "{said}");
    }
    assert!(!said[0].contains("about the seed alone"));
    // A note of the promise does not tell such a record from the one of a table of today.
    let noted = verify(&chosen, &["--commitment", &commitment]);
    assert!(noted[0].contains("Seat 2 is a bot’s") && noted[0].contains("about the seed alone"));
    let json = |path: &str| -> serde_json::Value {
        let output = ardri(&["verify", path, "--json", "--commitment", &commitment], "en");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let report = json(&chosen);
    assert_eq!(report["valid"], true);
    let warnings = report["warnings"].as_array().unwrap();
    let found: Vec<_> = warnings.iter().map(|one| (&one["warning"], &one["seat"])).collect();
    assert_eq!(found, [(&"bot-word".into(), &1.into()), (&"seed-alone".into(), &().into())]);
    let sentence = warnings[0]["words"].as_str().unwrap();
    assert!(sentence.contains("proves nothing about the luck"), "{sentence}");
    assert_eq!(json(&clean)["warnings"].as_array().unwrap().len(), 1);
}

/// A table's own commitment is no promise about a seed, so no record of version 1 has it.
#[test]
fn a_record_of_version_1_does_not_pass_for_a_sealed_one() {
    let folder = folder("languages-downgrade");
    let good = Record::parse(&record(&folder, "tablut", &["--lots"])).unwrap();
    let fairness = good.fairness.clone().unwrap();
    let sealed = Sealed {
        table: "tara".into(),
        seed_commitment: fairness.commitment.clone(),
        words: vec![SeatWord::Bot {}, SeatWord::Bot {}],
    };
    let path = file(&folder, "plain.json", &good.to_json());
    let noted = sealed.commitment().to_string();
    assert_eq!(ardri(&["verify", &path, "--commitment", &noted], "en").status.code(), Some(1));
    // Nor does one that says that it is one.
    let mut forged = good;
    forged.fairness = Some(Fairness { commitment: sealed.commitment(), ..fairness });
    let path = file(&folder, "forged.json", &forged.to_json());
    let output = ardri(&["verify", &path, "--commitment", &noted], "en");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
}

#[test]
fn the_end_of_a_game_is_told_in_every_language() {
    let folder = folder("languages-endings");
    for (game, more) in [
        ("brian-boru", &[][..]),
        ("high-throne", &[]),
        ("brandubh", &[]),
        ("tablut", &["--two-sets", "--lots"]),
    ] {
        record(&folder, game, more);
        let path = folder.join(format!("{game}-000001.json"));
        told(&["replay", path.to_str().unwrap()]);
        told(&["verify", path.to_str().unwrap()]);
        told(&[&["simulate", game, "--games", "50"], more].concat());
    }
}

#[test]
fn what_is_wrong_with_written_moves_is_told_in_every_language() {
    let folder = folder("languages-moves");
    let games = "d2-e2 hello\nd2-d3\nd2-e2 d6-e6\nd2-e2xd3\nd2-e2 c4-c2\n";
    let path = file(&folder, "games.txt", games);
    let said = ["en", "de", "ga"].map(|language| {
        let output = ardri(&["import", &path, "--game", "brandubh"], language);
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert_eq!(said.lines().count(), 7, "{said}");
        assert!(language == "en" || english_in(&said).is_empty(), "{said}");
        said
    });
    assert!(said[1].contains("Zug 2: „hello“ ist kein Zug"), "{}", said[1]);
    let over = file(&folder, "over.txt", "a1-a2\n");
    let position = ["--position", "7/7/7/7/7/3t3/K6 d"];
    for language in ["de", "ga"] {
        let args = [&["import", &over, "--game", "brandubh"][..], &position].concat();
        let said = String::from_utf8(ardri(&args, language).stdout).unwrap();
        assert!(said.contains("a1-a2") && english_in(&said).is_empty(), "{said}");
    }
    let won = file(&folder, "won.txt", "a2-a1\n");
    let [english, german, _] =
        told(&["import", &won, "--game", "brandubh", "--position", "7/7/7/7/7/K2t3/7 d"]);
    assert_eq!(english, "line 1: one move. The King has escaped.\n");
    assert_eq!(german, "Zeile 1: ein Zug. Der König ist entkommen.\n");
}

#[test]
fn what_is_wrong_with_a_deck_is_told_in_every_language() {
    let folder = folder("languages-decks");
    let empty = file(&folder, "empty.json", r#"{"name": "Empty", "regions": [], "cards": []}"#);
    refused(&["odds", "--deck", &empty], 2, "");
    let none = folder.join("none.toml");
    refused(
        &["odds", "--deck", none.to_str().unwrap()],
        2,
        "No such file or directory (os error 2)",
    );
    let broken = file(&folder, "broken.json", "{");
    refused(&["study", "--deck", &broken], 2, "EOF while parsing an object");
    let house = include_str!("../../throne/data/ardri.toml");
    let few = &house[..house.find("[[objectives]]").unwrap()];
    let four = house.split("[[objectives]]").skip(1).take(4);
    let four: String = four.map(|one| format!("[[objectives]]{one}")).collect();
    let few = file(&folder, "few.toml", &format!("{few}{four}"));
    refused(&["study", "--deck", &few, "--players", "3"], 1, "");
}

#[test]
fn options_that_do_not_go_together_are_told_in_every_language() {
    for args in [
        &["perft", "brandubh", "--rules", "advanced", "--depth", "1"][..],
        &["perft", "tablut", "--rules", "flying", "--depth", "1"],
        &["perft", "tablut", "--position", "7 a", "--depth", "1"],
        &["simulate", "brian-boru", "--players", "6"],
        &["simulate", "brian-boru", "--last-card", "play"],
        &["simulate", "chess"],
        &["play", "--plain", "brandubh", "--players", "3"],
        &["play", "--plain", "brian-boru", "--last-card", "play"],
        &["perft", "brian-boru", "--depth", "1"],
        &["perft", "tablut", "--lots", "--depth", "1"],
        &["analyse", "7/7/7 a"],
        &["analyse", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a", "--rules", "advanced"],
        &["analyse", "-"],
    ] {
        refused(args, 1, "");
    }
}

#[test]
fn what_the_arena_objects_to_and_reports_is_told_in_every_language() {
    let folder = folder("languages-arena");
    let moves = file(&folder, "moves.txt", "d2-e2\nd2e2\n");
    let illegal = file(&folder, "illegal.txt", "d2-e2 d1-e1\n");
    let letter = file(&folder, "letter.txt", "Dear friend,\n");
    for (more, detail) in [
        (&["--bots", "king"][..], "king"),
        (&["--bots", "random,"], ""),
        (&["--bots", "random@fast"], "fast"),
        (&["--bots", "random", "--budget", "soon"], "soon"),
        (&["--bots", "random", "--seats", "3"], "3"),
        (&["--bots", "random", "--rules", "flying-king"], "flying-king"),
        (&["--bots", "random,squire", "--sprt", "ten"], "ten"),
        (&["--bots", "random", "--sprt", "-5,5"], ""),
        (&["--bots", "random", "--openings", "random:0"], "random:0"),
        (
            &["--bots", "random", "--openings", "no-such-file"],
            "No such file or directory (os error 2)",
        ),
        (&["--bots", "random", "--openings", &moves], "d2e2"),
        (&["--bots", "random", "--openings", &illegal], "d1-e1"),
        (&["--bots", "random", "--log", &letter], "letter.txt"),
        (&["--bots", "engine:true"], ""),
    ] {
        refused(&[&["arena", "brandubh"], more].concat(), 1, detail);
    }
    refused(&["arena", "high-throne", "--bots", "random", "--openings", "random:2"], 1, "");
    let args = ["arena", "brandubh", "--bots", "squire,random", "--games", "4", "--sprt", "0,5"];
    let [english, german, irish] = told(&args);
    assert!(english != german && english != irish);
}

#[test]
fn what_opentafl_cannot_say_is_told_in_every_language() {
    let start = "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    for args in [
        &["opentafl", "brandubh"][..],
        &["opentafl", "tablut", "--rules", "advanced"],
        &["opentafl", "brian-boru"],
        &["opentafl", "--read", "dim:11"],
        &["opentafl", "--read", "hello"],
        &["opentafl", "--read", "colour:red"],
        &["opentafl", "--read", "dim:7 dim:7"],
        &["opentafl", "--read", "dim:7 ks:"],
        &["opentafl", "--read", "dim:7 start:x"],
        &["opentafl", "--read", "dim:7 start:/16/"],
        &["opentafl", "--read", "dim:7 start:/7/"],
        &["opentafl", "--read", &format!("dim:7 kj:r surf:n {start}")],
    ] {
        refused(args, 1, "");
    }
    told(&["opentafl", "brandubh", "--nearest"]);
    told(&["opentafl", "--nearest", "--read", &format!("dim:7 surf:n ks:w cenhe: {start}")]);
}

#[cfg(feature = "server")]
#[test]
fn why_a_server_does_not_start_is_told_in_every_language() {
    let folder = folder("languages-server");
    let data = folder.join("data");
    let data = data.to_str().unwrap();
    let not_a_folder = file(&folder, "file", "not a folder");
    refused(&["serve", "--no-open", "--data", &not_a_folder], 1, "");
    refused(&["export", "--data", &not_a_folder, "--to", data], 1, "");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let in_use = "Address already in use (os error 98)";
    refused(&["serve", "--no-open", "--data", data, "--listen", &address], 1, in_use);
    refused(&["serve", "--no-open", "--data", data, "--listen", "nowhere"], 2, "nowhere");
    let config = file(&folder, "ardri.toml", "requests = 3\n[");
    let settings = ["serve", "--no-open", "--data", data, "--config", &config];
    for language in ["de", "ga"] {
        let said = String::from_utf8(ardri(&settings, language).stderr).unwrap();
        let ours = said.split("TOML parse error").next().unwrap();
        assert!(ours.contains("ardri.toml") && ours.len() < said.len(), "{said}");
        assert!(english_in(ours).is_empty(), "{said}");
    }
}

#[cfg(feature = "server")]
#[test]
fn tables_that_cannot_be_moved_are_told_of_in_every_language() {
    let folder = folder("languages-exports");
    let (data, to) = (folder.join("data"), folder.join("to"));
    let (data, to) = (data.to_str().unwrap(), to.to_str().unwrap());
    refused(&["export", "--data", data, "--to", to, "k3v7m2"], 1, "k3v7m2");
    refused(&["export", "--data", data, "--to", to, "k3/7"], 2, "k3/7");
    for (text, detail) in [
        ("{", "EOF while parsing an object at line 1 column 1"),
        (r#"{"format": "pgn", "version": 1, "table": "k3v7m2", "log": []}"#, "1"),
        (r#"{"format": "ardri-table", "version": 1, "table": "k3v7m2", "log": []}"#, "1"),
    ] {
        let path = file(&folder, "x.table.json", text);
        refused(&["import-table", "--data", data, &path], 1, detail);
    }
}
