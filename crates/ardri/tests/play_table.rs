//! `ardri play` as a table without a network, over the real program: bots of all levels, clocks.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

mod driver;
mod program;

use ardri_boru::BrianBoru;
use ardri_core::replay::verify;
use ardri_tafl::{Action, Brandubh, Tafl};

use driver::Driver;
use program::{Scratch, fails, plays};

#[test]
fn bots_of_three_levels_play_a_whole_brian_boru() {
    let file = Scratch::new("levels");
    let args = ["play", "brian-boru", "--players", "4", "--against", "champion,squire,random"];
    let args = [&args[..], &["--seed", "3"]].concat();
    let mut game = Driver::new(&args, 5, |line| line.parse::<ardri_boru::Action>().is_ok());
    let end = game.play_out("");
    assert!(end.contains("The game is over. "), "{end}");
    game.send(&format!("save {}", file.name()));
    game.leave();
    let record = file.record();
    let levels: Vec<_> = record.seats.iter().map(|seat| seat.bot.as_deref()).collect();
    assert_eq!(levels, [None, Some("champion"), Some("squire"), Some("random")]);
    assert!(verify::<BrianBoru>(&record).is_ok());
    // What was cut off follows from the seed, and the same bots play on.
    let mut cut = record;
    cut.actions.truncate(cut.actions.len() / 2);
    cut.result = None;
    std::fs::write(file.name(), cut.to_json()).unwrap();
    let mut game = Driver::new(&["play", "--resume", file.name(), "--seed", "3"], 6, |line| {
        line.parse::<ardri_boru::Action>().is_ok()
    });
    game.play_out("");
    game.send("save");
    game.leave();
    assert!(file.record().result.is_some() && verify::<BrianBoru>(&file.record()).is_ok());
}

/// The moves that `legal` lists in one line.
fn moves(answer: &str) -> Vec<String> {
    let words = answer.lines().flat_map(str::split_whitespace);
    words.filter(|word| matches!(word.parse(), Ok(Action::Move(_)))).map(String::from).collect()
}

#[test]
fn a_champion_is_played_by_the_clock_to_the_end() {
    let file = Scratch::new("clock");
    let args = ["play", "brandubh", "--against", "champion", "--clock", "5+3", "--seed", "2"];
    let mut game = Driver::new(&args, 7, |_| false);
    for turn in 0..300 {
        let legal = moves(&game.send("legal"));
        if legal.is_empty() {
            break;
        }
        let chosen = legal[game.below(legal.len())].clone();
        let answer = game.send(&chosen);
        if answer.contains("The game is over") {
            break;
        }
        assert!(answer.contains("Time left: You "), "{turn}: {answer}");
    }
    game.send(&format!("save {}", file.name()));
    let said = game.leave();
    assert!(said.contains("Time left: You 5:0"), "{said}");
    assert!(said.contains("You have lost.") || said.contains("You have won!"), "{said}");
    assert!(verify::<Tafl<Brandubh>>(&file.record()).is_ok());
}

#[test]
fn a_clock_is_for_each_move_or_for_the_game_and_nothing_else() {
    let said = plays(&["play", "high-throne", "--clock", "30s", "--late", "bot"], "1\n");
    assert!(said.contains("Time left: You 0:"), "{said}");
    let without = plays(&["play", "brandubh"], "d2-e2\n");
    assert!(!without.contains("Time left"), "{without}");
    for wrong in ["5", "five", "0+0", "1s", "5+3+1"] {
        assert!(!fails(&["play", "brandubh", "--clock", wrong]).is_empty(), "{wrong}");
    }
    assert!(fails(&["play", "brandubh", "--clock", "soon"]).contains("is no clock"));
    assert!(!fails(&["play", "brandubh", "--late", "bot"]).is_empty());
    assert!(!fails(&["play", "brandubh", "--against", "dragon"]).is_empty());
}
