//! The game in lines.

use ardri_throne::HighThrone;

use crate::play::Opponent;
use crate::play::line_io::LineIo;
use crate::play::repl::{OUT_OF_SIGHT, play};
use crate::play::samples::{coach_speaks_to_whoever_is_asked, is_begun_anew};
use crate::play::throne::samples::{Session, begin, luck};

fn talk(players: u8, against: Opponent, interactive: bool, input: &str) -> (String, Session) {
    let mut session = begin(players, against);
    let mut output = Vec::new();
    let mut lines = LineIo::new(input.as_bytes(), &mut output, interactive);
    play(&mut lines, &mut session, &mut luck(1), false).unwrap();
    (String::from_utf8(output).unwrap(), session)
}

#[test]
fn a_person_is_asked_before_an_objective_is_kept() {
    let (said, session) = talk(3, Opponent::Random, true, "1\nback\n2\n\n");
    assert_eq!(said.matches("Press Enter to do it, or type back.").count(), 2, "{said}");
    assert!(said.contains("You keep ") && said.contains("Your Objective: "), "{said}");
    assert!(session.is_unsaved());
}

#[test]
fn whatever_is_typed_gets_an_answer() {
    let commands = "help\ncards\nobjective\nstandings\ns\nlog\nrules\nlegal\ncard\ncard xyzzy\n\
                    odds\nodds on\nodds off\nodds maybe\ndice\npreview 1\npreview\nback\nundo\n\
                    undo 2\nroll\nsave\nnonsense\naside K\nfill x 1 S\n\u{7f}\n%\n\
                    9999999999999999999999\n";
    let (said, session) = talk(4, Opponent::Random, false, commands);
    assert!(!session.is_unsaved());
    for part in [
        "Type the number of a choice",
        "If the game ended now",
        "You drew ",
        "Nobody is on turn, so there are no odds.",
        "The odds are shown from now on.",
        "Odds stands alone, or with on or off.",
        "There is nothing that you could take back",
        "“undo” stands alone",
        "There is nothing to roll now.",
        "Type the name of a file after save.",
        "There is no command or choice “nonsense”",
        "“aside K” cannot be done now: keep one of your Objectives (ardri rules high-throne#",
        "There is no card “xyzzy” in this deck.",
        "The input has ended; the game is not finished (",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    assert!(!said.contains("> \n") && !said.contains("Press Enter to do it, or"));
}

#[test]
fn what_was_done_is_taken_back_before_the_dice_roll() {
    let (said, session) = talk(2, Opponent::Random, false, "1\nodds on\naside\n1\n1\nundo\nundo\n");
    assert!(said.contains("Press Enter to roll "), "{said}");
    let (_, undone) = said.split_once("Taken back: ").unwrap();
    assert!(undone.contains("The dice: ["), "{said}");
    assert!(undone.contains("There is nothing that you could take back"), "{said}");
    assert!(undone.contains("The chance of Wolf to gain each card this turn, from this roll"));
    assert_eq!(session.waiting(), None);
    let roll = said.split_once("Press Enter to roll ").unwrap().0.matches(" rolls ").count();
    let (said, _) = talk(2, Opponent::Random, false, "1\naside\n1\n1\n\n");
    assert!(said.matches(" rolls ").count() > roll, "{said}");
}

#[test]
fn a_new_game_begins_with_other_rolls() {
    let (said, _) = talk(3, Opponent::Random, false, "new\nquit\n");
    is_begun_anew(&said);
}

#[test]
fn the_keyboard_is_passed_on_before_anything_is_shown() {
    let (said, _) = talk(3, Opponent::Person, false, "objective\nlegal\n1\nlog\n\n1\n1\n");
    let (before, after) = said.split_once("You draw two Objectives").unwrap();
    assert!(before.contains("Nobody sits at the keyboard"), "{before}");
    assert!(after.contains("Pass the keyboard to "), "{after}");
    // A person has the lines above pushed out of sight.
    let (said, _) = talk(3, Opponent::Person, true, "\n1\n\n\n");
    assert!(said.contains(&"\n".repeat(OUT_OF_SIGHT)));
}

#[test]
fn a_coach_speaks_to_whoever_is_asked_and_to_nobody_before_they_sit_down() {
    coach_speaks_to_whoever_is_asked::<HighThrone>();
}
