//! Plays over the real program, with pipes in place of a terminal.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

mod program;

use std::path::Path;

use ardri_core::replay::verify;
use ardri_tafl::{Brandubh, Tablut, Tafl};

use program::{Scratch, fails, plays};

/// The Vikings look on while the King walks into a corner.
const ESCAPE: &str = "a4-a3\ne4-e2\na3-a2\nd4-e4\na2-b2\ne4-e7\nb2-c2\ne7-g7\n";

#[test]
fn a_whole_game_goes_through_a_pipe() {
    for args in [&["play", "brandubh"][..], &["play", "brandubh", "--plain"]] {
        let said = plays(args, ESCAPE);
        assert!(said.contains("7 # . . V . . # 7\n"), "{said}");
        assert!(said.contains("The King has escaped. The Celts win.\n"), "{said}");
        assert!(!said.contains("> "));
    }
}

#[test]
fn refusals_say_why_and_the_game_goes_on() {
    let said = plays(&["play", "tablut"], "e3-f3\ne2-e4\nnonsense\ne2-f2\n");
    assert!(
        said.contains("The Celt on e3 belongs to the other side (ardri rules tafl#turns).\n"),
        "{said}"
    );
    assert!(
        said.contains("A Celt on e3 is in the way of e2-e4 (ardri rules tafl#no-jumping).\n"),
        "{said}"
    );
    assert!(said.contains("There is no command “nonsense”"), "{said}");
    assert!(said.contains("A Viking goes from e2 to f2.\n"), "{said}");
    assert!(said.ends_with("The input has ended; the game is not finished.\n"), "{said}");
}

#[test]
fn without_a_game_it_asks_for_one() {
    let said = plays(&["play"], "tablut\nposition\n");
    assert!(
        said.starts_with(
            "The games are brian-boru, high-throne, brandubh and tablut. Which one?\n"
        ),
        "{said}"
    );
    assert!(said.contains("3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 a\n"), "{said}");
    assert!(plays(&["play"], "").contains("No game was chosen."));
}

#[test]
fn a_game_is_saved_resumed_and_finished() {
    let file = Scratch::new("resume");
    let (first, second) = ESCAPE.split_at(24);
    let said = plays(&["play", "brandubh"], &format!("{first}save {}\nquit\n", file.name()));
    assert!(said.contains(&format!("The game is saved in {}.", file.name())), "{said}");
    let record = file.record();
    assert_eq!((record.actions.len(), record.result.as_ref()), (4, None));

    // Nobody has to say which game it is; the file is written again without its name.
    let said = plays(&["play", "--resume", file.name()], &format!("undo\nd4-e4\n{second}save\n"));
    assert!(said.contains("Taken back: d4-e4."), "{said}");
    let record = file.record();
    assert_eq!(record.result.as_ref().unwrap().ending, "king-escaped");
    assert_eq!(verify::<Tafl<Brandubh>>(&record), Ok(0));

    let said = plays(&["play", "--resume", file.name()], "history\n");
    assert!(said.contains("8. Celts e7-g7: The King goes from e7 to g7."), "{said}");
}

#[test]
fn a_game_against_the_bot_stays_one() {
    let file = Scratch::new("bot");
    let args =
        ["play", "tablut", "--against", "random", "--side", "celts", "--seed", "4", "--lots"];
    let said = plays(&args, &format!("save {}\n", file.name()));
    assert!(said.contains("The lots follow from a seed with the commitment "), "{said}");
    assert_eq!(said, plays(&args, &format!("save {}\n", file.name())), "a seed repeats it");
    let record = file.record();
    assert_eq!(record.seats[1].bot.as_deref(), Some("random"));
    assert_eq!(verify::<Tafl<Tablut>>(&record), Ok(1));
    let said = plays(&["play", "--resume", file.name()], "resign\n");
    assert!(said.contains("You have lost."), "{said}");
}

#[test]
fn a_bot_that_knows_what_it_is_doing_wins_where_it_can_and_goes_on_doing_so() {
    // The King stands at the edge, with a free way to two of his corners.
    let start = "7/7/7/K6/7/7/3t3 d";
    let file = Scratch::new("level");
    for level in ["squire", "champion"] {
        for seed in ["1", "2", "3"] {
            let args = ["play", "brandubh", "--position", start, "--against", level];
            let args = [&args[..], &["--seed", seed]].concat();
            let said = plays(&args, &format!("save {}\n", file.name()));
            assert!(
                said.contains("The King has escaped. The Celts win. You have lost."),
                "{level}\n{said}"
            );
        }
        let mut record = file.record();
        assert_eq!(record.seats[1].bot.as_deref(), Some(level));
        // Without its last move the game goes on, and ends in the same way.
        record.actions.clear();
        record.result = None;
        std::fs::write(file.name(), serde_json::to_string(&record).unwrap()).unwrap();
        let said = plays(&["play", "--resume", file.name()], "");
        assert!(
            said.contains("The King has escaped. The Celts win. You have lost."),
            "{level}\n{said}"
        );
    }
}

#[test]
fn rules_positions_and_presets_are_obeyed() {
    let said = plays(&["play", "brandubh", "--rules", "edge-escape"], ESCAPE);
    assert!(said.contains("The King goes from e4 to e7.\nThe King has escaped."), "{said}");
    let said = plays(&["play", "brandubh", "--preset", "federation"], "rules\n");
    assert!(
        said.contains("* The King may return (king-returns): He may stop on the throne again."),
        "{said}"
    );
    let start = "7/7/7/3K3/7/7/3t3 d";
    let said = plays(&["play", "brandubh", "--position", start], "position\n");
    assert!(said.contains("The Celts move.\n7/7/7/3K3/7/7/3t3 d\n"), "{said}");
    let said = plays(&["play", "brandubh", "--two-sets"], "resign\nresign\n");
    assert!(said.contains("The sides are switched: Player 2 now plays the Vikings."), "{said}");
}

#[test]
fn bad_files_and_arguments_are_refused_with_a_sentence() {
    let file = Scratch::new("bad");
    plays(&["play", "brandubh"], &format!("d2-e2\nd3-f3\nsave {}\n", file.name()));
    let good = std::fs::read_to_string(&file.0).unwrap();

    let resume = |text: &str| {
        std::fs::write(&file.0, text).unwrap();
        fails(&["play", "--resume", file.name()])
    };
    assert!(resume(&good.replace("d3-f3", "d3-d7")).contains("action 2: "));
    assert!(resume(&good.replace("\"d3-f3\"", "7")).contains("action 2 cannot be read: "));
    assert!(resume(&good[..good.len() / 2]).contains(file.name()));
    assert!(resume("").contains("not a record"));
    assert!(resume(&good.replace("brandubh", "chess")).contains("there is no game called"));
    std::fs::write(&file.0, &good).unwrap();
    assert!(fails(&["play", "tablut", "--resume", file.name()]).contains("brandubh"));
    assert!(fails(&["play", "--resume", file.name(), "--lots"]).contains("does not go together"));

    assert!(fails(&["play", "--resume", "/no/such/file"]).contains("/no/such/file cannot be read"));
    assert!(fails(&["play", "chess"]).contains("there is no game called “chess”"));
    assert!(fails(&["play", "brandubh", "--rules", "flying-king"]).contains("flying-king"));
    assert!(fails(&["play", "tablut", "--preset", "federation"]).contains("Brandubh"));
    assert!(fails(&["play", "tablut", "--position", "9 a"]).contains("9 rows"));
}

#[test]
fn a_save_that_fails_is_told_and_the_game_goes_on() {
    assert!(!Path::new("/no/such").exists());
    let said = plays(&["play", "brandubh"], "save /no/such/folder/g.json\nd2-e2\n");
    assert!(said.contains("could not be saved in /no/such/folder/g.json"), "{said}");
    assert!(said.contains("A Viking goes from d2 to e2."), "{said}");
}
