//! The game in lines.

use ardri_boru::BrianBoru;

use crate::play::Opponent;
use crate::play::samples::{begin, talk};

#[test]
fn a_person_is_shown_the_effect_and_asked_before_anything_is_done() {
    let mut session = begin::<BrianBoru>(4, Opponent::RANDOM);
    let said = talk(&mut session, true, "1\n1\nback\nno such\n2\n\n");
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
    let mut session = begin::<BrianBoru>(4, Opponent::RANDOM);
    let said = talk(&mut session, false, commands);
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
