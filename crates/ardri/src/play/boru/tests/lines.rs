//! The game in lines.

use ardri_boru::BrianBoru;

use crate::play::Opponent;
use crate::play::boru::samples::{Session, begin, luck};
use crate::play::line_io::LineIo;
use crate::play::repl::{OUT_OF_SIGHT, play};
use crate::play::samples::{coach_speaks_to_whoever_is_asked, is_begun_anew};

fn talk(players: u8, against: Opponent, interactive: bool, input: &str) -> (String, Session) {
    let mut session = begin(players, against);
    let mut output = Vec::new();
    let mut lines = LineIo::new(input.as_bytes(), &mut output, interactive);
    play(&mut lines, &mut session, &mut luck(1), false).unwrap();
    (String::from_utf8(output).unwrap(), session)
}

#[test]
fn a_person_is_shown_the_effect_and_asked_before_anything_is_done() {
    let (said, session) = talk(4, Opponent::Random, true, "1\n1\nback\nno such\n2\n\n");
    assert!(said.contains("Purple starts in "), "{said}");
    assert_eq!(said.matches("Press Enter to do it, or type back.").count(), 2, "{said}");
    assert!(said.contains("There is no town “no such”"), "{said}");
    assert!(said.contains("Keep two cards"), "{said}");
    assert!(session.is_unsaved());
}

#[test]
fn a_pipe_is_not_asked_and_whatever_is_typed_gets_an_answer() {
    let commands = "help\nboard\nmap\nhand\ntrick\nstandings\ns\nlog\nrules\nlegal\ntown cork\n\
                    town\npreview cork\npreview tara\npreview\nback\nundo\nundo 2\nsave\nnonsense\n\
                    play 3\nmark cork\nstart paris\n\u{7f}\n%\n9999999999999999999999\n";
    let (said, session) = talk(4, Opponent::Random, false, commands);
    assert!(!session.is_unsaved());
    for part in [
        "Type the number of a choice",
        "Marriage track: ",
        "You hold no cards.",
        "No trick is being played.",
        "If upkeep came now",
        "start S3\n",
        "M8 Cork (Corcaigh), a red town of Munster.",
        "There is nothing that you could take back",
        "“undo” stands alone",
        "Type the name of a file after save.",
        "There is no town “nonsense”",
        "“play 3” cannot be done now: place your first disc (ardri rules brian-boru#",
        "“mark M8” cannot be done now: place your first disc (ardri rules brian-boru#",
        "The input has ended; the game is not finished (before round 1 of 4: first discs).",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    assert!(!said.contains("> \n") && !said.contains("Press Enter to do it, or"));
}

#[test]
fn a_new_game_begins_with_other_deals() {
    let (said, _) = talk(3, Opponent::Random, false, "new\nquit\n");
    is_begun_anew(&said);
}

#[test]
fn the_keyboard_is_passed_on_before_anything_is_shown() {
    let (said, _) = talk(3, Opponent::Person, false, "hand\nlegal\n1\nlog\n\n1\n1\n");
    let (before, after) = said.split_once("Choose your first town").unwrap();
    assert!(before.contains("Nobody sits at the keyboard"), "{before}");
    assert!(before.matches("then press Enter.").count() >= 3, "{before}");
    assert!(after.contains("Pass the keyboard to "), "{after}");
    // A person has the lines above pushed out of sight.
    let (said, _) = talk(3, Opponent::Person, true, "\n1\n1\n\n");
    assert!(said.contains(&"\n".repeat(OUT_OF_SIGHT)));
}

#[test]
fn a_coach_speaks_to_whoever_is_asked_and_to_nobody_before_they_sit_down() {
    coach_speaks_to_whoever_is_asked::<BrianBoru>();
}
