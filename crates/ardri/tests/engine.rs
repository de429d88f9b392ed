//! The engine for other programs and the analyses, run as a user runs them.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod program;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use ardri_core::{Actor, Game, NoEvents, Outcome, Turn};
use ardri_tafl::{Action, Brandubh, Move, Options, Tafl, write_position};
use program::{Scratch, fails, plays};
use serde_json::Value;

/// A program that is talked with. It is killed if the test goes wrong.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ardri"))
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line that begins so.
    fn hear(&mut self, beginning: &str) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "it ended before {beginning}");
            if line.starts_with(beginning) {
                return line.trim_end().to_string();
            }
        }
    }

    /// It ends well.
    fn ends(mut self) {
        drop(self.input.take());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn two_engines_play_a_whole_game() {
    let mut engines = [Engine::start(&[]), Engine::start(&["--protocol", "uci"])];
    for (engine, seed) in engines.iter_mut().zip(["1", "2"]) {
        engine.say("uci");
        engine.hear("uciok");
        engine.say("setoption name Hash value 1");
        engine.say(&format!("setoption name Seed value {seed}"));
        engine.say("isready");
        engine.hear("readyok");
    }
    let mut game = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
    let mut moves = String::new();
    while let Turn::Seat(seat) = game.turn() {
        assert!(game.moves() < 1_000, "{moves}");
        let engine = &mut engines[seat.index()];
        let list = if moves.is_empty() { "" } else { " moves" };
        engine.say(&format!("position startpos{list}{moves}"));
        engine.say("go nodes 500");
        let best: Move = engine.hear("bestmove ")["bestmove ".len()..].parse().unwrap();
        game.apply(Actor::Seat(seat), &Action::Move(best), &mut NoEvents).unwrap();
        moves += &format!(" {best}");
    }
    assert!(matches!(game.outcome(), Some(Outcome { .. })));
    for mut engine in engines {
        engine.say(&format!("position startpos moves{moves}"));
        engine.say("go nodes 500");
        engine.hear("bestmove none");
        engine.ends();
    }
}

#[test]
fn it_is_stopped_and_left_while_it_thinks() {
    let mut engine = Engine::start(&[]);
    engine.say("go infinite");
    engine.say("isready");
    engine.hear("readyok");
    engine.say("stop");
    assert_ne!(engine.hear("bestmove "), "bestmove none");
    engine.say("go infinite");
    engine.hear("info depth 1 ");
    engine.say("quit");
    // Its input stays open: quit alone ends it.
    assert!(engine.child.wait().unwrap().success());

    let mut engine = Engine::start(&[]);
    engine.say("\u{1b}[2J go\0 infinite");
    engine.hear("info string");
    engine.say("go infinite");
    engine.hear("info depth 1 ");
    engine.ends();
}

#[test]
fn opentafl_is_understood() {
    let mut engine = Engine::start(&["--protocol", "opentafl"]);
    engine.hear("hello");
    let rules = plays(&["opentafl", "brandubh", "--rules", "strong-king"], "");
    engine.say(&format!("rules {}", rules.trim_end()));
    engine.say("side attackers");
    engine.say("start");
    engine.say("clock 500 500 0 0 0 ");
    engine.say("play attackers");
    let mv: Move = engine.hear("move ")["move ".len()..].parse().unwrap();
    let options = r#"{"rules": ["strong-king"]}"#;
    let options: Options<Brandubh> = serde_json::from_str(options).unwrap();
    let mut game = Tafl::new(&options, 2).unwrap();
    game.apply(Actor::Seat(ardri_core::Seat(0)), &Action::Move(mv), &mut NoEvents).unwrap();
    engine.say(&format!("move {}", write_position(game.position())));
    engine.say("analyze 2 0");
    assert!(engine.hear("analysis ").starts_with("analysis 2 "));
    engine.say("rules dim:11 start:/11/");
    engine.hear("error -1 rules not supported");
    engine.say("goodbye");
    assert!(engine.child.wait().unwrap().success());
}

/// The King can be cut off and taken in five plies.
const WON: &str = "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a";

#[test]
fn a_position_is_analysed() {
    let said = plays(&["analyse", WON, "--depth", "8", "--lines", "2"], "");
    assert!(said.starts_with("depth ") && said.contains("\nwin 5    f5-d5 "), "{said}");
    assert_eq!(said.lines().count(), 3, "{said}");
    let report = plays(&["analyse", WON, "--nodes", "5000", "--json"], "");
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["lines"][0]["score"]["win"], 5);
    assert_eq!(report["lines"][0]["text"], "win 5");
    assert_eq!(report["lines"][0]["moves"][0], "f5-d5");
    let over = plays(&["analyse", "K6/7/7/7/7/7/1t5 a", "--time", "1ms"], "");
    assert_eq!(over, "The game is over: Celts won.\n");
    // With other rules the King escapes on every edge, and nobody stops him.
    let free = "7/7/3t3/7/2K4/7/3t3 d";
    let said = plays(&["analyse", free, "--rules", "edge-escape", "--depth", "3"], "");
    assert!(said.contains("win 1 "), "{said}");
}

#[test]
fn the_moves_of_a_game_are_marked() {
    let list = "a5-a6 e4-e5";
    let args = ["analyse", "-", "--game", "brandubh", "--position", WON, "--depth", "6"];
    let said = plays(&args, list);
    let lines: Vec<_> = said.lines().collect();
    assert!(lines[0].starts_with("  1 Vikings  a5-a6?? "), "{said}");
    assert!(lines[0].contains(" blunder; win 5 f5-d5 "), "{said}");
    assert!(lines[2].starts_with("Vikings: best 0, good 0, inaccurate 0, mistake 0, blunder 1; "));
    let report = plays(&[&args[..], &["--json"]].concat(), list);
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["moves"][0]["mark"], "??");
    assert_eq!(report["moves"][0]["best"]["score"]["win"], 5);

    // The same of a record.
    let scratch = Scratch::new("analysed");
    let saved = format!("d2-e2\nsave {}\nquit\n", scratch.name());
    plays(&["play", "brandubh", "--plain"], &saved);
    assert_eq!(scratch.record().actions.len(), 1);
    let said = plays(&["analyse", scratch.name(), "--nodes", "100"], "");
    assert!(said.starts_with("  1 Vikings  d2-e2"), "{said}");
}

#[test]
fn what_cannot_be_analysed_gets_a_sentence() {
    for (args, sentence) in [
        (&["analyse", "no-such-file.json"][..], "cannot read no-such-file.json"),
        (&["analyse", "7/7/7 a"], "7 rows"),
        (&["analyse", WON, "--rules", "advanced"], "belongs to Tablut"),
        (&["analyse", WON, "--time", "soon"], "500ms, 2s or 1m"),
        (&["analyse", WON, "--depth", "3", "--nodes", "3"], "--nodes"),
        (&["analyse", "-"], "there is no game in this text"),
    ] {
        let said = fails(args);
        assert!(said.contains(sentence), "{args:?}: {said}");
    }
}
