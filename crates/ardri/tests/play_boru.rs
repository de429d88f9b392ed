//! Plays Brian Boru over the real program, with pipes in place of a terminal.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

mod driver;
mod program;

use ardri_boru::{Action, BrianBoru};
use ardri_core::replay::verify;
use ardri_core::{Actor, Game, Seat};

use driver::Driver;
use program::{Scratch, ardri, fails, plays};

fn drive(args: &[&str], seed: u64) -> Driver {
    Driver::new(args, seed, |line| line.parse::<Action>().is_ok())
}

#[test]
fn whole_games_of_three_four_and_five_are_played_saved_replayed_and_verified() {
    for (players, rounds) in [("3", 3), ("4", 4), ("5", 4)] {
        let file = Scratch::new(&format!("boru{players}"));
        let args = ["play", "brian-boru", "--players", players, "--seed", "8", "--plain"];
        let mut game = drive(&args, 11);
        let end = game.play_out("");
        for part in ["Final scores", "1. ", "regions total", "High King", "The game is over. "] {
            assert!(end.contains(part), "{part}\n{end}");
        }
        game.send(&format!("save {}", file.name()));
        let said = game.leave();
        for part in
            ["All shuffles and deals follow from a seed with the commitment ", "Battle area: "]
        {
            assert!(said.contains(part), "{part}");
        }
        assert!(!said.contains('\x1b'));
        assert_eq!(verify::<BrianBoru>(&file.record()), Ok(3 + rounds));
        assert!(plays(&["replay", file.name()], "").contains("all legal"));
        let verified = plays(&["verify", file.name()], "");
        assert!(verified.contains(&format!("All {} draws follow from it.", 3 + rounds)));
        // A finished game can be looked at again.
        let said = plays(&["play", "--resume", file.name()], "standings\nlog\n");
        assert!(said.contains("Final scores") && said.contains("Round 1 of "), "{said}");
    }
}

#[test]
fn the_last_card_can_be_played() {
    let args = ["play", "brian-boru", "--players", "5", "--last-card", "play", "--seed", "2"];
    let mut game = drive(&args, 3);
    game.play_out("");
    assert!(!game.leave().contains("The last cards are discarded"));
    assert!(fails(&["play", "brian-boru", "--last-card", "play"]).contains("five players"));
}

#[test]
fn choices_by_number_play_a_game_too() {
    let mut game = drive(&["play", "brian-boru", "--players", "3", "--seed", "5"], 1);
    let mut answer = game.send("");
    for _ in 0..2000 {
        if answer.contains("Final scores") {
            game.leave();
            return;
        }
        let number = |line: &str| line.split_whitespace().next()?.parse::<u8>().ok();
        let offered: Vec<u8> =
            answer.lines().filter(|line| line.starts_with(' ')).filter_map(number).collect();
        answer = match (offered.len(), answer.split_once("There is one thing to do: ")) {
            (_, Some((_, action))) => game.send(action.split('.').next().unwrap()),
            (0, None) => game.send("back"),
            (count, None) => {
                let choice = offered[game.below(count)].to_string();
                game.send(&choice)
            }
        };
    }
    panic!("no end\n{answer}");
}

#[test]
fn bad_input_gets_a_reason_in_every_phase() {
    let mut game = drive(&["play", "brian-boru", "--players", "4", "--seed", "9"], 6);
    let mut phases = std::collections::BTreeSet::new();
    for _ in 0..2000 {
        let legal = game.legal();
        let verb = legal[0].split(' ').next().unwrap().to_string();
        if phases.insert(verb) {
            let listed = legal.clone();
            for line in [
                "hello",
                "play 99",
                "play -1",
                "mark Atlantis",
                "top buy 250",
                "bottom expand Tara",
                "primary free Cork",
                "pick 1 1",
                "princess maybe",
                "marker 0",
                "deal 1 2 3",
                "vikings 9",
                "back",
                "save",
                "999999999999",
                "\u{0}\u{1b}[2J",
                "ünïcödé ☘",
            ] {
                let answer = game.send(line);
                assert!(!answer.is_empty(), "{line}");
            }
            assert_eq!(game.legal(), listed, "nothing has happened");
        }
        let count = legal.len();
        let line = legal[game.below(count)].clone();
        if game.send(&line).contains("Final scores") {
            break;
        }
    }
    for verb in ["start", "pick", "mark", "play", "top", "raid"] {
        assert!(phases.contains(verb), "{verb} in {phases:?}");
    }
    game.leave();
}

#[test]
fn the_end_of_input_ends_the_program_with_a_word_about_how_far_it_got() {
    let said = plays(&["play", "brian-boru", "--seed", "1"], "");
    assert!(said.ends_with(
        "The input has ended; the game is not finished (before round 1 of 4: first discs).\n"
    ));
    let mut game = drive(&["play", "brian-boru", "--seed", "1"], 1);
    for _ in 0..8 {
        let legal = game.legal();
        game.send(&legal[0]);
    }
    let Driver { mut child, input, mut output, .. } = game;
    drop(input);
    let mut rest = String::new();
    std::io::Read::read_to_string(&mut output, &mut rest).unwrap();
    assert!(rest.contains("not finished (round 1 of 4: "), "{rest}");
    assert!(child.wait().unwrap().success());
}

/// Each seat's hand after every action of a record, to compare with what was shown.
fn hands(record: &ardri_core::Record) -> Vec<Vec<ardri_boru::CardSet>> {
    let mut game: BrianBoru = ardri_core::replay::lay_out(record).unwrap();
    let mut all = Vec::new();
    for entry in &record.actions {
        let action: Action = entry.action.parse().unwrap();
        game.apply(entry.by, &action, &mut Vec::new()).unwrap();
        let own = |seat| game.view(ardri_core::Viewer::Seat(seat)).own.unwrap();
        all.push(
            Seat::all(game.seats())
                .map(|seat| {
                    let own = own(seat);
                    own.hand.union(own.pack)
                })
                .collect(),
        );
    }
    all
}

#[test]
fn people_at_one_keyboard_never_see_each_others_hands() {
    let file = Scratch::new("hotseat");
    let args = ["play", "brian-boru", "--players", "3", "--against", "person", "--seed", "4"];
    let mut game = drive(&args, 8);
    game.send("");
    let (mut passes, mut shown) = (0, 0);
    for _ in 0..60 {
        // While the keyboard is passed on, nothing that is asked for shows a card.
        let hidden = game.send("hand");
        if hidden.contains("Nobody sits at the keyboard") {
            passes += 1;
            for command in ["log", "board", "legal", "trick", "standings"] {
                let answer = game.send(command);
                assert!(!answer.contains("You ") && !answer.contains("If you win"), "{answer}");
            }
            game.send("");
            continue;
        }
        // Whoever is there sees cards of their own only, and no word about those of others.
        game.send(&format!("save {}", file.name()));
        let record = file.record();
        let hands = hands(&record).pop().unwrap();
        let seat = match replayed(&record).turn() {
            ardri_core::Turn::Seat(seat) => seat,
            turn => turn.seats().iter().next().unwrap(),
        };
        let cards = hidden.lines().filter(|line| line.contains(". If you win: "));
        for line in cards {
            shown += 1;
            let (name, _) = line.split_once('.').unwrap();
            let value: u8 = name.split_whitespace().nth(1).unwrap().parse().unwrap();
            let card = ardri_boru::Card::new(value).unwrap();
            assert!(hands[seat.index()].contains(card), "{line} is not held by {seat}");
        }
        let legal = game.legal();
        let count = legal.len();
        let line = legal[game.below(count)].clone();
        game.send(&line);
    }
    assert!(passes > 10 && shown > 30, "{passes} {shown}");
    let said = game.leave();
    assert!(said.contains("Pass the keyboard to Green, then press Enter."));
}

fn replayed(record: &ardri_core::Record) -> BrianBoru {
    ardri_core::replay::replay(record, |_| ()).unwrap()
}

#[test]
fn a_game_is_saved_resumed_and_finished() {
    let file = Scratch::new("boru-resume");
    let mut game =
        drive(&["play", "brian-boru", "--players", "3", "--seat", "3", "--seed", "6"], 2);
    for _ in 0..9 {
        let legal = game.legal();
        game.send(&legal[0]);
    }
    game.send(&format!("save {}", file.name()));
    game.leave();
    let record = file.record();
    assert_eq!(record.seats[2].name, "You");
    assert_eq!(record.seats[0].bot.as_deref(), Some("random"));
    assert_eq!(record.result, None);
    assert!(record.actions.iter().any(|entry| entry.by == Actor::Chance));

    let mut game = drive(&["play", "--resume", file.name(), "--seed", "1"], 3);
    game.play_out("");
    // The file is written again without its name.
    game.send("save");
    game.leave();
    assert_eq!(verify::<BrianBoru>(&file.record()), Ok(6));
}

#[test]
fn bots_of_every_level_sit_at_one_table_to_the_end() {
    let file = Scratch::new("boru-levels");
    let against = "champion,squire,random";
    let args = ["play", "brian-boru", "--players", "4", "--against", against, "--seed", "6"];
    let mut game = drive(&args, 2);
    game.play_out("");
    game.send(&format!("save {}", file.name()));
    game.leave();
    let record = file.record();
    let levels: Vec<_> = record.seats.iter().map(|player| player.bot.as_deref()).collect();
    assert_eq!(levels, [None, Some("champion"), Some("squire"), Some("random")]);
    assert!(record.result.is_some());
    assert!(verify::<BrianBoru>(&record).is_ok());
}

#[test]
fn a_seed_repeats_a_game() {
    let play = || plays(&["play", "brian-boru", "--seed", "12"], "1\n1\nlog\n");
    assert_eq!(play(), play());
    assert_ne!(play(), plays(&["play", "brian-boru", "--seed", "13"], "1\n1\nlog\n"));
}

#[test]
fn without_a_game_it_asks_for_one_and_for_the_players() {
    let said = plays(&["play"], "Brian-Boru\nsix\n7\n5\nquit\n");
    assert!(said.contains("How many players, you included: 3 to 5?"), "{said}");
    assert!(said.contains("“six” is not a number from 3 to 5."), "{said}");
    assert!(said.contains("Brown (") && said.contains("(Random bot)"), "{said}");
    assert!(plays(&["play"], "brian-boru\n").contains("No game was begun."));
}

#[test]
fn wrong_arguments_are_refused_with_a_sentence() {
    let boru = |more: &[&str]| fails(&[&["play", "brian-boru"], more].concat());
    assert!(boru(&["--players", "2"]).contains("is a game for 3 to 5 players, not 2"));
    assert!(boru(&["--players", "6"]).contains("is a game for 3 to 5 players, not 6"));
    assert!(boru(&["--seat", "0"]).contains("there is no seat 0 at a table of 4"));
    assert!(boru(&["--seat", "1", "--against", "person"]).contains("people sit in all seats"));
    let many = boru(&["--players", "3", "--against", "random,squire,random"]);
    assert!(many.contains("3 opponents are named, but only 2 sit opposite"), "{many}");
    assert!(boru(&["--against", "giant"]).contains("giant"));
    assert!(boru(&["--side", "celts"]).contains("has no sides"));
    assert!(boru(&["--last-card", "eat"]).contains("eat"));
    assert!(boru(&["--rules", "advanced"]).contains("rules"));
    let tafl = fails(&["play", "brandubh", "--players", "3"]);
    assert!(tafl.contains("Brandubh is a game for 2 players, not 3"), "{tafl}");
    assert!(fails(&["play", "tablut", "--seat", "1"]).contains("a side, not a seat"));
    assert!(ardri(&["play", "brandubh", "--players", "2"], "").status.success());
    assert!(fails(&["play", "--resume", "x", "--players", "3"]).contains("does not go together"));
}
