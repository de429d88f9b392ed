//! Plays The High Throne over the real program, with pipes in place of a terminal.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

mod driver;
mod program;

use std::collections::BTreeSet;

use ardri_core::replay::{replay, verify};
use ardri_core::{Actor, Game, Record, Viewer};
use ardri_texts::{Language, Texts, args};
use ardri_throne::{Action, HighThrone};

use driver::Driver;
use program::{Scratch, fails, plays};

fn drive(args: &[&str], seed: u64) -> Driver {
    Driver::new(args, seed, |line| line.parse::<Action>().is_ok())
}

/// Two cards that one Spiral fills: whoever takes one each is tied.
const TWINS: &str = r#"
name = "Twins"
[[regions]]
name = "East"
colour = "red"
points = 1
[[regions]]
name = "West"
colour = "blue"
points = 1
[[cards]]
name = "Sun King"
region = "east"
kind = "hero"
points = 1
lines = ["S"]
die = "red"
lore = "He rises."
[[cards]]
name = "Moon"
region = "west"
kind = "spirit"
points = 1
lines = ["S"]
"#;

fn deck(name: &str, text: &str) -> Scratch {
    let mut file = Scratch::new(name);
    file.0.set_extension("toml");
    std::fs::write(&file.0, text).unwrap();
    file
}

#[test]
fn whole_games_of_two_four_and_six_are_played_saved_replayed_and_verified() {
    for players in ["2", "4", "6"] {
        let file = Scratch::new(&format!("throne{players}"));
        let args = ["play", "high-throne", "--players", players, "--seed", "7", "--plain"];
        let mut game = drive(&args, 11);
        let end = game.play_out("fill");
        for part in ["Final scores", "1. ", "Cards  Regions  Objective  Total", "'s Objective "] {
            assert!(end.contains(part), "{part}\n{end}");
        }
        assert!(end.contains("The game is over. ") && end.contains("High Throne"), "{end}");
        game.send(&format!("save {}", file.name()));
        let said = game.leave();
        for part in [
            "All shuffles and rolls follow from a seed with the commitment ",
            "The dice: [",
            "Your Objective: ",
            "Press Enter to roll ",
            " gains ",
            "(Random bot)",
        ] {
            assert!(said.contains(part), "{part}");
        }
        assert!(!said.contains('\x1b'));
        let record = file.record();
        let draws = record.actions.iter().filter(|entry| entry.by == Actor::Chance).count();
        assert!(verify::<HighThrone>(&record).is_ok());
        assert!(plays(&["replay", file.name()], "").contains("all legal"));
        let verified = plays(&["verify", file.name()], "");
        assert!(verified.contains(&format!("All {draws} draws follow from it.")), "{verified}");
        // A finished game can be looked at again.
        let said = plays(&["play", "--resume", file.name()], "standings\nlog\n");
        assert!(said.contains("Final scores") && said.contains("and begins."), "{said}");
    }
}

#[test]
fn choices_by_number_play_a_game_too() {
    let mut game = drive(&["play", "high-throne", "--players", "3", "--seed", "5"], 1);
    let mut answer = game.send("dice");
    let mut questions = BTreeSet::new();
    for _ in 0..20_000 {
        if answer.contains("Final scores") {
            for question in ["With which dice?", "Which line of ", "Which die do you set aside?"] {
                let asked = |line: &String| line.starts_with(question);
                assert!(questions.iter().any(asked), "{question} {questions:?}");
            }
            game.leave();
            return;
        }
        questions.extend(answer.lines().filter(|line| line.contains('?')).map(String::from));
        let number = |line: &str| line.split_whitespace().next()?.parse::<u8>().ok();
        let offered: Vec<u8> = answer
            .lines()
            .filter(|line| line.starts_with("   ") || line.starts_with("  1"))
            .filter_map(number)
            .collect();
        answer = match (offered.len(), answer.contains("Press Enter to roll")) {
            (_, true) => game.send("roll"),
            (0, _) => match answer.split_once("There is one thing to do: ") {
                Some((_, action)) => game.send(action.split('.').next().unwrap()),
                None => game.send("back"),
            },
            // The last choice is often to set a die aside.
            (count, _) if count > 1 && game.below(8) > 0 => {
                let choice = offered[game.below(count - 1)].to_string();
                game.send(&choice)
            }
            (count, _) => {
                let choice = offered[game.below(count)].to_string();
                game.send(&choice)
            }
        };
    }
    panic!("no end\n{answer}");
}

#[test]
fn bad_input_gets_a_reason_in_every_phase() {
    let phases_of_a_game = ["keep", "die", "fill", "aside", "roll"];
    let mut phases = BTreeSet::new();
    // Not in every game does the person gain a Hero, and so choose a die.
    for seed in 1..30 {
        if !phases_of_a_game.iter().all(|verb| phases.contains(*verb)) {
            play_with_bad_input(&seed.to_string(), &mut phases);
        }
    }
    for verb in phases_of_a_game {
        assert!(phases.contains(verb), "{verb} in {phases:?}");
    }
}

/// Plays a game; at the first sight of every phase tries what cannot be done there.
fn play_with_bad_input(seed: &str, phases: &mut BTreeSet<String>) {
    let mut game = drive(&["play", "high-throne", "--players", "4", "--seed", seed], 6);
    for _ in 0..20_000 {
        let legal = game.legal();
        let verb = legal.first().map_or("roll", |action| action.split(' ').next().unwrap());
        if phases.insert(verb.to_string()) {
            for line in [
                "hello",
                "fill",
                "fill nobody 1 S",
                "fill nobody 99 SSSSSSSSSSSS",
                "aside",
                "aside X",
                "aside rS",
                "die green",
                "keep nothing",
                "thumb-war maybe",
                "roll S S S S S S S",
                "winner 0",
                "objectives a b",
                "card",
                "odds perhaps",
                "save",
                "999999999999",
                "-1",
                "\u{0}\u{1b}[2J",
                "ünïcödé ☘",
            ] {
                let answer = game.send(line);
                assert!(!answer.is_empty(), "{line}");
                game.send("back");
            }
            assert_eq!(game.legal(), legal, "nothing has happened");
        }
        let fills: Vec<_> = legal.iter().filter(|action| action.starts_with("fill")).collect();
        let line = match (fills.as_slice(), legal.as_slice()) {
            ([], []) => String::new(),
            ([], legal) => legal[game.below(legal.len())].clone(),
            (fills, _) => fills[game.below(fills.len())].clone(),
        };
        if game.send(&line).contains("Final scores") {
            break;
        }
    }
    game.leave();
}

#[test]
fn the_end_of_input_ends_the_program_with_a_word_about_how_far_it_got() {
    let said = plays(&["play", "high-throne", "--seed", "1"], "");
    assert!(said.contains("The input has ended; the game is not finished ("), "{said}");
    assert!(said.ends_with(" cards in the centre: Objectives).\n"), "{said}");
    let said = plays(&["play", "high-throne", "--seed", "1"], "1\n");
    assert!(said.ends_with("Wolf's turn).\n"), "{said}");
}

fn replayed(record: &Record) -> HighThrone {
    replay(record, |_| ()).unwrap()
}

#[test]
fn people_at_one_keyboard_never_see_each_others_objectives() {
    let file = Scratch::new("throne-hotseat");
    let args = ["play", "high-throne", "--players", "3", "--against", "person", "--seed", "4"];
    let mut game = drive(&args, 8);
    game.send("");
    let (mut passes, mut shown) = (0, 0);
    for _ in 0..150 {
        let own = game.send("objective");
        if own.contains("Nobody sits at the keyboard") {
            passes += 1;
            for command in ["log", "cards", "legal", "dice", "standings", "odds"] {
                let answer = game.send(command);
                assert!(!answer.contains("You draw") && !answer.contains("You keep"), "{answer}");
            }
            game.send("");
            continue;
        }
        // Whoever is there sees their own only.
        game.send(&format!("save {}", file.name()));
        let record = file.record();
        let now = replayed(&record);
        let objectives = &now.deck().form().objectives;
        let turn = now.view(Viewer::Spectator);
        let seat = turn.to_act.first().copied().or(turn.turn.map(|turn| turn.seat)).unwrap();
        let mine = now.view(Viewer::Seat(seat)).own.unwrap();
        let drawn = &mine.drawn;
        let said = own + &game.send("log");
        for (form, objective) in objectives.iter().zip(now.deck().objectives()) {
            if said.contains(&format!("{} (", form.name)) {
                shown += 1;
                let own = drawn.iter().any(|one| one.id == objective.id);
                assert!(own, "{} is not {seat}'s\n{said}", form.name);
            }
        }
        let legal = game.legal();
        let fill = legal.iter().find(|action| action.starts_with("fill")).or(legal.first());
        let line = fill.cloned().unwrap_or_default();
        game.send(&line);
    }
    assert!(passes > 10 && shown > 30, "{passes} {shown}");
    let said = game.leave();
    assert!(said.contains("Pass the keyboard to Stag, then press Enter."));
}

#[test]
fn a_game_is_saved_resumed_and_finished() {
    let file = Scratch::new("throne-resume");
    let mut game =
        drive(&["play", "high-throne", "--players", "3", "--seat", "3", "--seed", "6"], 2);
    for _ in 0..9 {
        let legal = game.legal();
        game.send(legal.first().map_or("", String::as_str));
    }
    game.send(&format!("save {}", file.name()));
    game.leave();
    let record = file.record();
    assert_eq!(record.seats[2].name, "You");
    assert_eq!(record.seats[0].bot.as_deref(), Some("random"));
    assert_eq!(record.result, None);

    let mut game = drive(&["play", "--resume", file.name(), "--seed", "1"], 3);
    game.play_out("fill");
    // The file is written again without its name.
    game.send("save");
    game.leave();
    assert!(verify::<HighThrone>(&file.record()).is_ok());
    assert!(file.record().result.is_some());
}

#[test]
fn a_tie_is_settled_by_a_thumb_war_if_all_agree() {
    for (answers, end) in [(["yes", "yes"], "thumb-war"), (["thumb-war yes", "no"], "shared")] {
        let twins = deck(&format!("twins-{end}"), TWINS);
        let file = Scratch::new(&format!("throne-{end}"));
        let args = ["play", "high-throne", "--players", "2", "--against", "person", "--seed", "3"];
        let mut game = drive(&[&args[..], &["--deck", twins.name()]].concat(), 1);
        assert!(game.send("card sun").contains("He rises."));
        let mut votes = answers.iter();
        let mut answer = String::new();
        for _ in 0..200 {
            if answer.contains("Final scores") {
                break;
            }
            let legal = game.legal();
            let fill = |card: &str| {
                let mut fills = legal.iter().filter(|action| action.starts_with("fill"));
                fills.find(|action| action.contains(card) && action.contains(" 1 ")).cloned()
            };
            let line = if legal.contains(&"thumb-war yes".to_string()) {
                (*votes.next().unwrap()).to_string()
            } else {
                let mine = fill("moon").or_else(|| fill("sun-king"));
                // Nobody steals: a card that is taken has two lines.
                let stolen = |action: &String| {
                    game.said.contains("gains Moon") && action.contains("moon")
                        || game.said.contains("gains Sun King") && action.contains("sun")
                };
                mine.filter(|action| !stolen(action))
                    .or_else(|| fill("sun-king").filter(|action| !stolen(action)))
                    .or_else(|| legal.iter().rfind(|action| action.starts_with("aside")).cloned())
                    .or_else(|| legal.last().cloned())
                    .unwrap_or_default()
            };
            answer = game.send(&line);
        }
        assert!(answer.contains("Final scores"), "{}", game.said);
        game.send(&format!("save {}", file.name()));
        let said = game.leave();
        assert!(said.contains("Shall a thumb war decide?"), "{said}");
        let record = file.record();
        assert_eq!(record.result.as_ref().unwrap().ending, end);
        assert!(verify::<HighThrone>(&record).is_ok());
    }
}

/// A chance as people read it.
fn percent(chance: f64) -> String {
    match chance {
        chance if chance > 0.0 && chance < 0.01 => "< 1 %".into(),
        chance if chance > 0.99 && chance < 1.0 => "> 99 %".into(),
        chance => format!("{:.0} %", chance * 100.0),
    }
}

#[test]
fn the_odds_are_those_of_the_rules() {
    let file = Scratch::new("throne-odds");
    let mut game = drive(&["play", "high-throne", "--players", "2", "--seed", "2"], 1);
    game.send("1");
    let odds = game.send("odds");
    game.send(&format!("save {}", file.name()));
    let played = replayed(&file.record());
    let (view, deck) = (played.view(Viewer::Spectator), played.deck());
    for aim in view.turn.unwrap().targets {
        let name = &deck.form().cards[deck.card(&aim.card).unwrap()].name;
        let row = odds.lines().find(|row| row.trim_start().starts_with(&format!("{name} ")));
        assert!(row.unwrap().contains(&percent(aim.chance)), "{odds}");
        for line in aim.open.iter().filter_map(|line| line.chance) {
            assert!(row.unwrap().contains(&format!("-> {}", percent(line))), "{odds}");
        }
    }
    assert!(game.send("odds on").contains("The odds are shown from now on."));
    assert!(game.send("back").contains("%"));
    game.send("odds off");
    assert!(!game.send("back").contains("%"));
    game.leave();
}

#[test]
fn a_seed_repeats_a_game_and_words_are_for_the_viewer_only() {
    let play = || plays(&["play", "high-throne", "--seed", "12"], "1\n1\nlog\n");
    assert_eq!(play(), play());
    assert_ne!(play(), plays(&["play", "high-throne", "--seed", "13"], "1\n1\nlog\n"));
    assert_eq!(play().matches("You draw two Objectives: ").count(), 2, "told and in the log");
    let texts = Texts::new(Language::ENGLISH);
    let kept = texts.fill("throne-log-kept", args! { "name" => "Stag" });
    assert!(!play().contains(&kept));
}

#[test]
fn without_a_game_it_asks_for_one_and_for_the_players() {
    let said = plays(&["play"], "High-Throne\n7\n6\nquit\n");
    assert!(said.contains("How many players, you included: 2 to 6?"), "{said}");
    assert!(said.contains("is not a number from 2 to 6."), "{said}");
    assert!(said.contains("Otter (") && said.contains("(Random bot)"), "{said}");
}

#[test]
fn wrong_arguments_are_refused_with_a_sentence() {
    let throne = |more: &[&str]| fails(&[&["play", "high-throne"], more].concat());
    assert!(throne(&["--players", "1"]).contains("is a game for 2 to 6 players, not 1"));
    assert!(throne(&["--players", "7"]).contains("is a game for 2 to 6 players, not 7"));
    assert!(throne(&["--seat", "4"]).contains("there is no seat 4 at a table of 3"));
    assert!(throne(&["--seat", "1", "--against", "person"]).contains("people sit in all seats"));
    assert!(throne(&["--side", "celts"]).contains("has no sides"));
    assert!(throne(&["--rules", "advanced"]).contains("rules"));
    assert!(throne(&["--deck", "/no/such/deck.toml"]).contains("cannot read it"));
    let bad = deck("bad-deck", "name = \"Empty\"\nregions = []\ncards = []\n");
    assert!(throne(&["--deck", bad.name()]).contains("a deck has 1 to "));
    assert!(fails(&["play", "--resume", "x", "--players", "3"]).contains("does not go together"));
}
