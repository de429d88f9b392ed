//! A first game over the real program, with a coach who says why something is asked.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

#[expect(dead_code, reason = "a coach leaves no files")]
mod program;

use ardri_texts::{Language, Texts};

use program::plays;

/// Each game, and the coach's first words in it.
const GAMES: [(&str, &str); 4] = [
    ("brian-boru", "learn-coach-boru-start"),
    ("high-throne", "learn-coach-throne-keep"),
    ("brandubh", "learn-coach-tafl-vikings"),
    ("tablut", "learn-coach-tafl-vikings"),
];

#[test]
fn the_coach_speaks_every_language_in_every_game() {
    for language in Language::all() {
        let texts = Texts::new(language);
        let coach = format!("{}: ", texts.text("learn-coach"));
        for (game, first) in GAMES {
            let args = ["play", game, "--seed", "1", "--language", language.code()];
            let said = plays(&[&args[..], &["--coach"]].concat(), "");
            let line = format!("{coach}{}\n", texts.text(first));
            assert_eq!(said.matches(&line).count(), 1, "{line}\n{said}");
            // Without a coach nobody speaks up; who asks is answered all the same.
            let said = plays(&args, "");
            assert!(!said.contains(&coach), "{said}");
            let said = plays(&[&args[..], &["--against", "random"]].concat(), "why\n");
            assert_eq!(said.matches(&line).count(), 1, "{line}\n{said}");
        }
    }
}

#[test]
fn a_coach_brings_a_bot_along_unless_people_are_asked_for() {
    for game in ["brandubh", "tablut"] {
        let said = plays(&["play", game, "--coach", "--seed", "1"], "");
        assert!(
            said.contains("At the table: You and ") && said.contains("(Squire bot), "),
            "{said}"
        );
        assert!(said.contains("Coach: You hunt the King"), "{said}");
    }
    let args = ["play", "brandubh", "--coach", "--side", "celts", "--seed", "1"];
    assert!(plays(&args, "").contains("Coach: You bring the King out"));
    // Each of two people at one keyboard hears what their side is after.
    let said = plays(&["play", "brandubh", "--coach", "--against", "person"], "d2-e2\n");
    let (first, second) = said.split_once("A Viking goes from d2 to e2.").unwrap();
    assert!(first.contains("Coach: You hunt the King"), "{said}");
    assert!(second.contains("Coach: You bring the King out"), "{said}");
    assert!(second.contains("Coach: The King on d4 has no move now."), "{said}");
}

#[test]
fn the_coach_comes_and_goes_and_does_not_repeat_itself() {
    let input = "coach off\na1\nd2-e2\nwhy\ncoach\nboard\ncoach on\ncoach maybe\n";
    let said = plays(&["play", "brandubh", "--coach", "--seed", "1"], input);
    let why = "Coach: You hunt the King";
    let (before, after) = said.split_once("The coach speaks only when you ask why.").unwrap();
    assert_eq!(before.matches(why).count(), 1, "{said}");
    let (quiet, after) = after.split_once("The coach speaks up at every question").unwrap();
    // Once, for whoever asked.
    assert_eq!(quiet.matches(why).count(), 1, "{said}");
    // Called back, the coach speaks at once; the board is shown again without a word.
    let (again, after) = after.split_once("The coach speaks up at every question").unwrap();
    assert_eq!(again.matches(why).count(), 1, "{said}");
    assert!(after.contains("“coach” stands alone, or with on or off."), "{said}");
}

#[test]
fn a_question_with_several_steps_is_explained_once() {
    let said = plays(&["play", "brian-boru", "--coach", "--seed", "3"], "1\nback\n1\nboard\n");
    assert_eq!(said.matches("Coach: Most points win, and").count(), 1, "{said}");
    let said = plays(&["play", "high-throne", "--coach", "--seed", "3"], "1\nodds\nwhy\n");
    assert_eq!(said.matches("Coach: Most points win: they come from cards").count(), 1, "{said}");
    assert!(said.contains("Coach: "), "{said}");
}
