//! An engine for tests: it speaks the protocol, and does what its one argument says.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // whoever runs it sees that it failed

use std::io::{BufRead, Write};
use std::thread;
use std::time::Duration;

use ardri_core::{Actor, Game, NoEvents, Turn};
use ardri_tafl::{Brandubh, Options, Tafl};

fn say(line: &str) {
    println!("{line}");
    std::io::stdout().flush().unwrap();
}

fn sleep_for_ever() -> ! {
    loop {
        thread::sleep(Duration::from_secs(3600));
    }
}

/// The last legal move after these.
fn last_move(rules: &str, line: &str) -> String {
    let options = Options::<Brandubh>::new(ardri_tafl::Rules::parse(rules).unwrap()).unwrap();
    let mut game = Tafl::new(&options, 2).unwrap();
    let mut words = line.split_whitespace();
    assert_eq!((words.next(), words.next()), (Some("position"), Some("startpos")));
    let mut legal = Vec::new();
    for word in words.skip(1) {
        let Turn::Seat(seat) = game.turn() else { panic!("the game is over") };
        game.apply(Actor::Seat(seat), &word.parse().unwrap(), &mut NoEvents).unwrap();
    }
    let Turn::Seat(seat) = game.turn() else { panic!("the game is over") };
    game.legal_actions(seat, &mut legal);
    legal.last().unwrap().to_string()
}

fn main() {
    let how = std::env::args().nth(1).unwrap_or_default();
    match how.as_str() {
        "mute" => sleep_for_ever(),
        "absent" => return,
        _ => {}
    }
    let (mut position, mut rules) = (String::new(), String::new());
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let words: Vec<_> = line.split_whitespace().collect();
        match words[..] {
            ["uci"] => say("id name Fake\noption name Seed type spin default 0 min 0 max 9\nuciok"),
            ["isready"] => say("readyok"),
            ["setoption", "name", "Rules", "value", list] => rules = list.into(),
            ["position", ..] => position.clone_from(&line),
            ["go", kind, _] => {
                assert!(kind == "movetime" || kind == "nodes");
                match how.as_str() {
                    "crash" => std::process::exit(3),
                    "hang" => sleep_for_ever(),
                    "illegal" => say("bestmove d4-d5"),
                    "empty" => say("bestmove"),
                    "strange" => say("bestmove 😀"),
                    "talk" => loop {
                        say("info string I am still thinking");
                    },
                    "endless" => loop {
                        print!("and so on ");
                    },
                    _ => {
                        say("info depth 1 score cp 3");
                        say(&format!("bestmove {} ponder d4-d5", last_move(&rules, &position)));
                    }
                }
            }
            ["quit"] => return,
            _ => {}
        }
    }
}
