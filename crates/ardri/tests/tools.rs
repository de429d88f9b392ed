//! The tools of the command line, run as a user runs them.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn ardri(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ardri")).args(args).stdin(Stdio::null()).output().unwrap()
}

fn ardri_with_input(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ardri"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
}

/// What a refused command says: one sentence, no panic, exit code 1.
fn refusal(output: &Output) -> String {
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.starts_with("ardri: ") && !text.contains("panicked"), "{text}");
    text
}

/// A folder of its own for each test, empty at the start.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn perft_counts_and_reports() {
    let report = json(&ardri(&["perft", "brandubh", "--depth", "4", "--json"]));
    assert_eq!(report["nodes"], 1_007_392);
    assert!(report["seconds"].is_f64() && report["nodes_per_second"].is_f64());
    let made = json(&ardri(&["perft", "tablut", "--depth", "3", "--no-bulk", "--json"]));
    assert_eq!((&made["nodes"], &made["bulk"]), (&285_728.into(), &false.into()));
    let people = ardri(&["perft", "brandubh", "--depth", "2"]);
    assert!(String::from_utf8_lossy(&people.stdout).contains("nodes             960\n"));
}

#[test]
fn perft_divides_by_first_move() {
    for more in [&[][..], &["--no-bulk"]] {
        let args = [&["perft", "tablut", "--rules", "advanced", "--depth", "3"], more].concat();
        let report = json(&ardri(&[&args[..], &["--divide", "--json"]].concat()));
        let parts = report["divide"].as_array().unwrap();
        assert_eq!(parts.len(), 72);
        let sum: u64 = parts.iter().map(|part| part["nodes"].as_u64().unwrap()).sum();
        assert_eq!(report["nodes"], sum);
    }
    let one = json(&ardri(&["perft", "brandubh", "--depth", "1", "--divide", "--json"]));
    assert_eq!(one["nodes"], 40);
    assert_eq!(one["divide"][0]["move"], "d1-b1");
}

#[test]
fn perft_takes_rules_presets_and_positions() {
    let nodes = |args: &[&str]| {
        json(&ardri(&[&["perft", "brandubh", "--json"], args].concat()))["nodes"].as_u64().unwrap()
    };
    assert_eq!(nodes(&["--rules", "edge-escape,unarmed-king", "--depth", "5"]), 41_800_824);
    assert_eq!(nodes(&["--preset", "federation", "--depth", "4"]), 1_007_392);
    let beside_throne = "7/7/7/7/3K3/7/t6 d".replace("t6", "1t5");
    let free = ["--position", &beside_throne, "--depth", "1"];
    assert_eq!(nodes(&free) + 1, nodes(&[&free[..], &["--rules", "king-returns"]].concat()));
    assert_eq!(nodes(&["--position", "K6/7/7/7/7/7/1t5 a", "--depth", "3"]), 0);
    assert_eq!(nodes(&["--position", "K6/7/7/7/7/7/1t5 a", "--depth", "0"]), 1);
}

#[test]
fn bad_arguments_get_a_sentence() {
    for (args, sentence) in [
        (&["perft", "chess", "--depth", "1"][..], "there is no game called \"chess\""),
        (&["perft", "brandubh", "--depth", "1", "--rules", "x"], "there is no rule \"x\""),
        (&["perft", "brandubh", "--depth", "1", "--rules", "advanced"], "belongs to Tablut"),
        (
            &["perft", "tablut", "--depth", "1", "--rules", "advanced,strong-king"],
            "exclude each other",
        ),
        (&["perft", "tablut", "--depth", "1", "--preset", "federation"], "belongs to Brandubh"),
        (&["perft", "brandubh", "--depth", "1", "--position", "7 a"], "7 rows"),
        (&["simulate", "brandubh", "--players", "3"], "a game for 2 players, not 3"),
        (&["simulate", "brian-boru", "--players", "6"], "a game for 3 to 5 players, not 6"),
        (&["simulate", "brian-boru", "--last-card", "play"], "with five players only"),
        (&["simulate", "brian-boru", "--last-card", "burn"], "expected `discard` or `play`"),
        (&["perft", "brian-boru", "--depth", "1"], "perft counts moves on a board"),
        (&["replay", "no-such-file.json"], "cannot read no-such-file.json"),
        (
            &["opentafl", "tablut", "--rules", "advanced"],
            "OpenTafl has nothing like the rule “Advanced”",
        ),
        (&["opentafl", "--read", "dim:11"], "dim"),
    ] {
        let said = refusal(&ardri(args));
        assert!(said.contains(sentence), "{args:?}: {said}");
    }
    // What clap refuses has its own code.
    assert_eq!(ardri(&["perft", "brandubh", "--depth", "-1"]).status.code(), Some(2));
    assert_eq!(ardri(&["juggle"]).status.code(), Some(2));
}

#[test]
fn simulated_games_are_the_same_for_the_same_seed() {
    let run = |seed: &str, game: &str| {
        let mut report =
            json(&ardri(&["simulate", game, "--games", "50", "--seed", seed, "--json"]));
        for speed in ["seconds", "actions_per_second", "games_per_second"] {
            assert!(report.as_object_mut().unwrap().remove(speed).is_some());
        }
        report
    };
    for game in ["brandubh", "tablut"] {
        let first = run("1", game);
        assert_eq!(first, run("1", game));
        assert_ne!(first, run("2", game));
        let wins: u64 = first["wins"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum();
        assert_eq!((first["games"].as_u64(), wins), (Some(50), 50));
    }
}

#[test]
fn records_replay_and_verify() {
    let folder = folder("records");
    let output = ardri(&[
        "simulate",
        "brandubh",
        "--games",
        "3",
        "--lots",
        "--two-sets",
        "--records",
        text(&folder),
    ]);
    assert!(output.status.success(), "{output:?}");
    let file = folder.join("brandubh-000002.json");
    let file = text(&file);

    let report = json(&ardri(&["replay", file, "--json"]));
    assert_eq!(report["valid"], true);
    let actions = report["actions"].as_u64().unwrap();
    let verified = json(&ardri(&["verify", file, "--json"]));
    assert_eq!((&verified["valid"], &verified["draws"]), (&true.into(), &1.into()));

    // Whoever has noted a commitment sees whether the record has the same.
    let record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let promised = record["fairness"]["commitment"].as_str().unwrap();
    let noted = ardri(&["verify", file, "--commitment", &promised.to_uppercase()]);
    assert!(String::from_utf8(noted.stdout).unwrap().contains("the one that you noted"));
    let other = "0".repeat(64);
    let output = ardri(&["verify", file, "--json", "--commitment", &other]);
    assert!(refusal(&output).contains(&format!("has the commitment {promised}, not {other}")));
    assert_eq!(json(&output)["valid"], false);
    let output = ardri(&["verify", file, "--commitment", "abc"]);
    assert!(String::from_utf8(output.stderr).unwrap().contains("64 hexadecimal digits"));
    assert_eq!(output.status.code(), Some(2));

    let trace = ardri(&["replay", "--trace", file]);
    let lines: Vec<Value> = String::from_utf8(trace.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len() as u64, actions);
    for (number, line) in (1..).zip(&lines) {
        assert_eq!(line["number"], number);
        assert!(line["state"]["position"].is_string());
    }
    assert_eq!(lines[0]["by"], "chance");
    assert_eq!(lines.last().unwrap()["state"]["sets"].as_array().unwrap().len(), 2);

    let from_pipe = ardri_with_input(&["replay", "-", "--json"], &fs::read(file).unwrap());
    assert_eq!(json(&from_pipe), report);
}

/// Traces name towns, cards, regions and seats as the data file does; draws follow from the seed.
#[test]
fn brian_boru_is_replayed_and_verified() {
    for players in ["3", "4", "5"] {
        let folder = folder(&format!("brian-boru-{players}"));
        let to = text(&folder);
        let output = ardri(&[
            "simulate",
            "brian-boru",
            "--players",
            players,
            "--games",
            "2",
            "--records",
            to,
        ]);
        assert!(output.status.success(), "{output:?}");
        let file = folder.join("brian-boru-000002.json");
        let verified = json(&ardri(&["verify", text(&file), "--json"]));
        // Two decks, the marker, and a deal for each round.
        let draws = if players == "3" { 6 } else { 7 };
        assert_eq!((&verified["valid"], &verified["draws"]), (&true.into(), &draws.into()));

        let trace = ardri(&["replay", "--trace", text(&file)]);
        let trace = String::from_utf8(trace.stdout).unwrap();
        let last: Value = serde_json::from_str(trace.lines().last().unwrap()).unwrap();
        let state = &last["state"];
        assert_eq!(state["phase"]["step"], "over");
        assert_eq!(state["players"].as_array().unwrap().len().to_string(), players);
        assert!(state["tokens"]["M"].is_string() || state["tokens"]["M"]["held"].is_u64());
        assert!(state["towns"].as_object().unwrap().values().all(|town| town["disc"].is_u64()));
        let words = last["words"].as_array().unwrap();
        assert!(words.last().unwrap().as_str().unwrap().contains("High King"), "{words:?}");

        // Two cards of the first deal change places: every action may stay legal, but the luck is
        // not what was committed to.
        let record = fs::read_to_string(&file).unwrap();
        let deal = record.lines().find(|line| line.contains("deal ")).unwrap();
        let mut cards: Vec<_> = deal.split(&[' ', '"'][..]).collect();
        let first = cards.iter().position(|word| *word == "deal").unwrap() + 1;
        cards.swap(first, first + 24);
        let swapped = deal.replace(
            &deal[deal.find("deal ").unwrap()..deal.rfind('"').unwrap()],
            &format!("deal {}", cards[first..first + 25].join(" ")),
        );
        fs::write(&file, record.replace(deal, &swapped)).unwrap();
        let output = ardri(&["verify", text(&file)]);
        assert!(refusal(&output).contains("draw 4 should be"), "{output:?}");
    }
}

#[test]
fn a_bad_record_names_the_bad_action() {
    let folder = folder("bad-records");
    ardri(&["simulate", "tablut", "--lots", "--games", "1", "--records", text(&folder)]);
    let good = fs::read_to_string(folder.join("tablut-000001.json")).unwrap();
    let bad = folder.join("bad.json");
    let check = |command: &str, content: &str| {
        fs::write(&bad, content).unwrap();
        let output = ardri(&[command, text(&bad), "--json"]);
        refusal(&output);
        let report = json(&output);
        assert_eq!(report["valid"], false);
        (report["action"].as_u64(), report["error"].as_str().unwrap().to_string())
    };

    let lines: Vec<_> = good.lines().collect();
    let first = lines.iter().position(|line| line.contains("\"chance\"")).unwrap();
    let third = lines[first + 2];
    // Cut in the middle of the third action.
    let cut = &good[..good.find(third).unwrap() + 12];
    let (action, error) = check("replay", cut);
    assert_eq!(action, Some(3));
    assert!(error.contains("EOF"), "{error}");
    // The third action is another move, which is not legal.
    let (action, error) =
        check("replay", &good.replacen(third, r#"    {"by":0,"do":"e5-e6"},"#, 1));
    assert_eq!(action, Some(3));
    assert!(!error.is_empty());
    // The third action is missing, and so the sides do not take turns.
    let (action, error) = check("replay", &good.replacen(&format!("{third}\n"), "", 1));
    assert_eq!(action, Some(3));
    assert!(error.contains("turn"), "{error}");
    // The lots are others than the seed says; the moves would be legal.
    let (told, other) =
        if good.contains("lots 0") { ("lots 0", "lots 1") } else { ("lots 1", "lots 0") };
    let (action, error) = check("verify", &good.replacen(told, other, 1));
    assert_eq!(action, Some(1));
    assert!(error.contains(&format!("should be “{told}”")), "{error}");
    // No JSON at all.
    assert_eq!(check("replay", "a game of tafl").0, None);
    assert_eq!(check("verify", "").0, None);
    fs::write(&bad, [0xff, 0xfe]).unwrap();
    assert!(refusal(&ardri(&["replay", text(&bad)])).contains("cannot read"));
}

/// Records count seats from 0, people from 1.
#[test]
fn seats_are_counted_from_one_wherever_people_read_them() {
    let folder = folder("seats");
    let said = |args: &[&str]| {
        let output = ardri(args);
        String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
    };
    let report = said(&["simulate", "brian-boru", "--players", "3", "--games", "5"]);
    assert!(
        ["  seat 1 won", "  seat 2 won", "  seat 3 won"].iter().all(|won| report.contains(won))
    );
    assert!(!report.contains("seat 0") && !report.contains("seat 4"), "{report}");
    let file = folder.join("game.json");
    let write = |actions: Value| {
        let seats = serde_json::json!([{ "name": "Ann" }, { "name": "Bob" }]);
        let record = serde_json::json!({ "format": "ardri-record", "version": 1, "game": "brandubh",
            "options": {}, "seats": seats, "actions": actions, "result": null });
        fs::write(&file, record.to_string()).unwrap();
        text(&file)
    };
    let told = said(&["replay", write(serde_json::json!([{ "by": 0, "do": "resign" }]))]);
    assert!(told.contains("Seat 2 (Bob)") && !told.to_lowercase().contains("seat 0"), "{told}");
    let wrong = said(&["replay", write(serde_json::json!([{ "by": 1, "do": "d2-e2" }]))]);
    assert!(wrong.contains("action 1: it is not the turn of seat 2\n"), "{wrong}");
    let trace = said(&["replay", "--json", text(&file)]);
    assert!(trace.contains("it is not the turn of seat 2"), "{trace}");
    let resumed = said(&["play", "--plain", "--resume", text(&file)]);
    assert!(resumed.contains("it is not the turn of seat 2"), "{resumed}");
}

#[test]
fn imported_games_are_checked_line_by_line() {
    let games = b"# three games\n1. d2-e2 c4-c2 2. e2-e3\n\nd2-e2 d6-e6\nd2-e2xd3 # no capture\n";
    let output = ardri_with_input(
        &["import", "-", "--game", "brandubh", "--preset", "federation", "--json"],
        games,
    );
    assert!(refusal(&output).contains("1 of 3 games are not legal"));
    let report = json(&output);
    let report = report.as_array().unwrap();
    assert_eq!(report.iter().map(|game| &game["line"]).collect::<Vec<_>>(), [2, 4, 5]);
    assert_eq!(report.iter().map(|game| &game["legal"]).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(report.iter().map(|game| &game["plies"]).collect::<Vec<_>>(), [3, 1, 1]);
    assert_eq!(
        report.iter().map(|game| &game["captures_match"]).collect::<Vec<_>>(),
        [true, true, false]
    );
    assert!(report[1]["error"].as_str().unwrap().starts_with("move 2, d6-e6: "));
    assert!(report[0]["error"].is_null() && report[0]["result"].is_null());

    let people = ardri_with_input(&["import", "-", "--game", "tablut"], b"e2-f2 c5-c3\n");
    assert!(people.status.success());
    assert_eq!(String::from_utf8_lossy(&people.stdout), "line 1: 2 moves, not finished.\n");
}

#[test]
fn rules_go_to_opentafl_and_back() {
    let written = json(&ardri(&["opentafl", "tablut", "--rules", "unarmed-king", "--json"]));
    let string = written["opentafl"].as_str().unwrap();
    let read = json(&ardri(&["opentafl", "--read", string, "--json"]));
    assert_eq!(read["rules"], "unarmed-king");
    assert_eq!(read["position"], written["position"]);
    let near = json(&ardri(&["opentafl", "brandubh", "--nearest", "--json"]));
    assert!(!near["differences"].as_array().unwrap().is_empty());
}

#[test]
fn completions_are_printed_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = ardri(&["completions", shell]);
        assert!(output.status.success());
        assert!(String::from_utf8_lossy(&output.stdout).contains("simulate"), "{shell}");
    }
}

#[test]
fn tools_and_their_help_speak_the_language_that_is_asked_for() {
    let said = |args: &[&str]| String::from_utf8(ardri(args).stdout).unwrap();
    let report = said(&["--language", "de", "simulate", "brandubh", "--games", "10"]);
    assert!(report.starts_with("Brandubh: 10 Partien, "), "{report}");
    assert!(report.contains("  Platz 1 gewann  ") && report.contains("\nLängste Partie  "));
    let help = said(&["odds", "--help", "--language=ga"]);
    assert!(help.contains("\nÚsáid: ardri odds [ROGHANNA]\n"), "{help}");
    let why = refusal(&ardri(&["--language", "de", "perft", "brian-boru", "--depth", "1"]));
    assert_eq!(why, "ardri: perft zählt Züge auf einem Brett, und brian-boru hat keins\n");
    // What nobody speaks is refused, but not before the help is read.
    assert!(refusal(&ardri(&["--language", "fr", "odds"])).contains("the language \"fr\""));
    assert!(said(&["--language", "fr", "--help"]).contains("\nUsage: ardri "));
}

/// `ardri … | head -1` must not end in a panic.
#[test]
fn a_reader_who_goes_away_is_no_fault() {
    let folder = folder("pipes");
    ardri(&["simulate", "tablut", "--games", "1", "--records", text(&folder)]);
    let file = folder.join("tablut-000001.json");
    let mut child = Command::new(env!("CARGO_BIN_EXE_ardri"))
        .args(["replay", "--trace", text(&file)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[cfg(not(feature = "server"))]
#[test]
fn a_build_without_the_server_says_so() {
    for args in [
        &[][..],
        &["serve"],
        &["serve", "--listen", "127.0.0.1:0", "--no-open"],
        &["export", "--to", "games"],
        &["import-table", "x.table.json"],
        &["admin", "people"],
        &["backup", "copy.db"],
    ] {
        let output = ardri(args);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains("this build has no server"), "{said}");
        assert_eq!(said.trim().lines().count(), 1, "{said}");
    }
}
