//! Learns every game over the real program, with pipes in place of a terminal.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

#[expect(dead_code, reason = "lessons leave no files")]
mod program;

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

use ardri_lessons::{Lesson, NAMES};
use ardri_texts::{Texts, args};

use program::{fails, plays};

fn texts(language: &str) -> Texts {
    Texts::new(language.parse().unwrap())
}

/// What to type to go through a lesson.
fn solutions(name: &str) -> String {
    let lesson = Lesson::find(name).unwrap();
    lesson.steps.iter().map(|step| format!("{}\n", step.solution)).collect()
}

/// Learns in a language, whatever the system speaks.
fn learn(name: &str, language: &str, input: &str) -> String {
    plays(&["learn", name, "--language", language], input)
}

/// Checks that every step was begun, done and explained, up to the end of the lesson.
fn is_complete(said: &str, name: &str, texts: &Texts) {
    let lesson = Lesson::find(name).unwrap();
    for (number, step) in (1..).zip(&lesson.steps) {
        let text = lesson.text(step);
        let title = texts.text(&format!("{text}.title"));
        let count = lesson.steps.len();
        let heading = texts.fill(
            "terminal-learn-step",
            args! {
                "number" => number, "count" => count, "title" => title,
            },
        );
        assert!(
            said.contains(&format!("\n{heading}\n{}\n", texts.text(&text))),
            "{heading}\n{said}"
        );
        let done = texts.text(&format!("{text}.done"));
        let right = texts.fill("terminal-learn-right", args! { "done" => done });
        assert!(said.contains(&format!("\n{right}\n")), "{right}\n{said}");
    }
    assert!(said.ends_with(&format!("ardri play {name} --coach\n")), "{said}");
}

#[test]
fn every_lesson_is_learnt_by_its_solutions() {
    for name in NAMES {
        let said = learn(name, "en", &solutions(name));
        is_complete(&said, name, &texts("en"));
        assert!(!said.contains("Not quite") && !said.contains("do not allow"), "{said}");
    }
}

#[test]
fn whoever_cannot_find_it_is_shown_it() {
    for name in NAMES {
        let steps = Lesson::find(name).unwrap().steps.len();
        let said = learn(name, "en", &"show\n".repeat(steps));
        is_complete(&said, name, &texts("en"));
        assert_eq!(said.matches("This is how: ").count(), steps, "{said}");
        let said = learn(name, "en", &"next\n".repeat(steps));
        assert!(said.ends_with(&format!("ardri play {name} --coach\n")), "{said}");
        assert!(!said.contains("Right. "), "{said}");
    }
}

#[test]
fn a_wrong_try_is_explained_and_leaves_the_board_as_it_was() {
    let said = learn("brandubh", "en", "d2-b2\na4-a3\nposition\nhint\nd2-a2\nposition\n");
    let start = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a";
    for part in [
        "Not quite. The right piece, and a move that the rules allow. But go left, and all the way: to a2.",
        "Not quite. The rules allow that, but it is another piece.",
        start,
        "Try d2-a2.",
        "A Viking goes from d2 to a2.",
        "2 V . . . . . . 2",
        "Right. That is how all pieces move",
        "Step 2 of 15: Nobody jumps",
        "3t3/3t3/3T3/ttTKTtt/3T3/t6/3t3 d",
        "The input has ended at step 2 of 15. Come back any time.",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    assert_eq!(said.matches("Right. ").count(), 1, "{said}");
    assert!(!said.contains("> "), "a pipe gets no prompt");
    // The step before the fourth leaves the game as its solution does, whatever was tried.
    let said = learn("tablut", "en", "next\nnext\nnext\nd4-d5\nd4-d6\nd6-b6\nd6-a6\n");
    assert!(said.contains("Not quite. From there he has only one way out"), "{said}");
    assert!(said.contains("A Viking goes from h7 to h6."), "{said}");
    assert!(said.contains("Not quite. He is not out yet"), "{said}");
    assert!(said.contains("The King has escaped. The Celts win."), "{said}");
}

#[test]
fn what_the_rules_forbid_is_refused_by_the_rules() {
    let said = learn("brandubh", "en", "d2-e3\nd2-d4\nd3-e3\nd2-a2xa3\n");
    let refused = "The rules do not allow that. ";
    assert_eq!(said.matches(refused).count(), 3, "{said}");
    assert!(
        said.contains(&format!(
            "{refused}The Celt on d3 belongs to the other side (ardri rules tafl#turns)."
        )),
        "{said}"
    );
    let said = learn("high-throne", "en", "fill the moon 1 S\nfill lugh 9 S\n");
    assert!(said.contains("There is no card “the moon"), "{said}");
    let said = learn("brian-boru", "en", "mark M8\n");
    assert!(said.contains(refused), "{said}");
}

#[test]
fn whatever_is_typed_gets_an_answer() {
    let long = "x".repeat(5000);
    let garbage = [
        "abracadabra",
        "%",
        "-",
        "d2-",
        "*",
        "d2-*",
        "9999999999999999999999",
        "\u{1F451}",
        "\u{7f}",
        "undo",
        "undo 3",
        "save",
        "resign",
        "new",
        "board",
        "moves",
        "rules",
        "help",
        "?",
        "hint now",
        "show me",
        "town",
        "card",
        "odds",
        "standings",
        "back",
        "legal",
        "preview",
        &long,
    ];
    for name in NAMES {
        let quiet = learn(name, "en", "");
        for line in garbage {
            let said = learn(name, "en", &format!("{line}\n"));
            assert!(said.len() > quiet.len(), "{name}: {line:?} is passed over\n{said}");
            assert!(said.ends_with("Come back any time.\n"), "{said}");
        }
        // All at once, at every step, with bytes that are no text among them.
        let steps = Lesson::find(name).unwrap().steps;
        let all = format!("{}\n", garbage.join("\n"));
        let input: String =
            steps.iter().map(|step| format!("{all}again\n{}\n", step.solution)).collect();
        is_complete(&learn(name, "en", &input), name, &texts("en"));
    }
}

#[test]
fn a_question_is_answered_by_number_or_name() {
    let skip = "next\n".repeat(13);
    let said = learn("brandubh", "en", &format!("{skip}4\nd2-a2\n1\nhint\nhint\n2\nquit\n"));
    for part in [
        "   1 The game is a draw\n   2 Whoever made that move loses\n   3 The Vikings win\n",
        "Not quite. No, somebody always wins.",
        "It is not answer 3, “The Vikings win”. Not always: it depends on who repeats.",
        "Only answer 2 is left: Whoever made that move loses.",
        "Right. Whoever brings it about for the third time loses",
        "You have left at step 15 of 15. Come back any time.",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    assert_eq!(
        said.matches("Answer with a number from 1 to 3, or type hint.").count(),
        2,
        "{said}"
    );
    assert!(learn("brandubh", "en", &format!("{skip}mover\n")).contains("Right. Whoever brings"));
    // What could be done is what could be answered, in words.
    let said = learn("brandubh", "de", &format!("{skip}moves\n"));
    assert_eq!(said.matches("   2 Wer diesen Zug gemacht hat, verliert\n").count(), 2, "{said}");
    assert!(!said.contains("mover"), "{said}");
}

/// What the help names can be typed, and its examples are of the game.
#[test]
fn the_help_is_that_of_the_game() {
    for (name, named, foreign, typed) in [
        ("brandubh", "moves", "legal:", "moves\nmoves d2\nboard\nflip\nposition\nrules\n"),
        (
            "high-throne",
            "legal",
            "d2-a2",
            "legal\nboard\ndice\nodds\ncard Macha\nobjective\nstandings\nrules\n",
        ),
        (
            "brian-boru",
            "legal",
            "d2-a2",
            "legal\nboard\nhand\ntrick\ntown Cork\nstandings\nrules\n",
        ),
    ] {
        let said = learn(name, "en", "help\n");
        assert!(
            said.contains(&format!("\n{named}: everything that the rules allow now")),
            "{said}"
        );
        assert!(said.contains("\nhint: one way to do it"), "{said}");
        assert!(!said.contains(foreign), "{said}");
        for line in typed.lines() {
            let word = line.split(' ').next().unwrap();
            assert!(said.contains(&format!("{word}: ")) || said.contains(&format!("{word} ")));
            let answer = learn(name, "en", &format!("{line}\n"));
            assert!(!answer.contains("There is no command"), "{answer}");
            assert!(!answer.contains("real games"), "{answer}");
        }
        // The word that strange lines are told is the word of the help.
        let said = learn(name, "en", "abracadabra\n");
        assert!(!said.contains("legal what") || named == "legal", "{said}");
    }
    for name in NAMES {
        let said = learn(name, "en", "hint\n");
        let solution = &Lesson::find(name).unwrap().steps[0].solution;
        assert!(said.contains(&format!("Try {solution}.")), "{said}");
    }
}

#[test]
fn the_chances_that_the_texts_speak_of_are_shown() {
    let said = learn("high-throne", "en", &"next\n".repeat(5));
    assert!(said.contains("fill Fionn mac Cumhaill (5): 10 of 10  100 %"), "{said}");
    assert!(said.contains("fill Queen Medb (5): SST or 3 of SST | 3  94 %"), "{said}");
    assert!(said.contains("The percentage after a choice is the chance"), "{said}");
}

#[test]
fn choices_are_made_step_by_step_as_in_a_game() {
    let said = learn("brian-boru", "en", "munster\nback\nmunster\nM4\n");
    assert!(said.contains("Green (Gormlaith)"), "the texts call her so\n{said}");
    assert!(said.contains("\n G*Green (Gormlaith) "), "{said}");
    assert!(said.contains("Right. "), "{said}");
    let said = learn("high-throne", "en", "aside\nback\naside\nS\n");
    assert!(said.contains("Stag (Gormlaith)"), "{said}");
    assert!(said.contains("Not quite. "), "{said}");
}

#[test]
fn it_speaks_irish() {
    let (irish, english) = (texts("ga"), texts("en"));
    for name in ["brandubh", "tablut"] {
        let said = learn(name, "ga", &format!("help\nhint\n{}", solutions(name)));
        is_complete(&said, name, &irish);
        for step in &Lesson::find(name).unwrap().steps {
            let text = english.text(&format!("lesson-{name}-{}", step.id));
            assert!(!said.contains(&text), "{text}\n{said}");
        }
        assert!(said.contains("D’éalaigh an Rí. Bhuaigh na Ceiltigh."), "{said}");
    }
    let said = learn("brandubh", "ga", "d2-b2\n");
    assert!(said.contains("Ní hea, go fóill. An píosa ceart"), "{said}");
    assert!(said.contains("Do shealsa: agatsa atá na Lochlannaigh."), "{said}");
    for name in NAMES {
        is_complete(&learn(name, "de", &solutions(name)), name, &texts("de"));
    }
}

/// Whether a line has words; boards, names and actions have none in small letters.
fn has_words(line: &str) -> bool {
    let word = |word: &str| word.chars().count() > 2 && word.chars().all(char::is_lowercase);
    line.split(|letter: char| !letter.is_alphanumeric()).any(word)
}

#[test]
fn no_line_is_left_in_english() {
    for name in NAMES {
        let typed = format!("help\nhint\n{}", solutions(name));
        let english = learn(name, "en", &typed);
        let english: BTreeSet<_> = english.lines().filter(|line| has_words(line)).collect();
        assert!(english.len() > 40, "{name}");
        for language in ["ga", "de"] {
            let said = learn(name, language, &typed);
            let same: Vec<_> = said.lines().filter(|line| english.contains(line)).collect();
            assert!(same.is_empty(), "{name}, {language}: {same:#?}");
        }
    }
}

#[test]
fn the_language_is_asked_for_or_that_of_the_system() {
    let said = |set: &[(&str, &str)]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_ardri"));
        for name in ["ARDRI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            program.env_remove(name);
        }
        let output = program.args(["learn"]).envs(set.iter().copied()).stdin(Stdio::null());
        String::from_utf8(output.output().unwrap().stdout).unwrap()
    };
    assert!(said(&[]).starts_with("There is a lesson for each game"));
    assert!(said(&[("LANG", "ga_IE.UTF-8")]).starts_with("Tá ceacht ann do gach cluiche"));
    assert!(said(&[("LANG", "fr_FR.UTF-8")]).starts_with("There is a lesson"));
    let both = [("LANG", "ga_IE.UTF-8"), ("ARDRI_LANGUAGE", "de")];
    assert!(said(&both).starts_with("Zu jedem Spiel gibt es eine Lektion"));
    assert_eq!(
        fails(&["learn", "brandubh", "--language", "fr"]),
        "ardri: there are no texts in the language \"fr\"; there are de, en, ga\n"
    );
}

#[test]
fn without_a_game_the_lessons_are_listed() {
    let lessons = |input: &str| plays(&["learn", "--language", "en"], input);
    let said = lessons("chess\n0\n\n2\nquit\n");
    for part in [
        "1 brandubh: Brandubh. The King in the middle must reach a corner",
        "4 brian-boru: Brian Boru. ",
        "There is no lesson “chess”: type brandubh, tablut, high-throne, brian-boru, or quit.",
        "Tablut: a lesson of 14 steps. Type help for help.",
        "You have left at step 1 of 14. Come back any time.",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    assert!(lessons("").ends_with("No lesson was chosen.\n"));
    assert!(!lessons("quit\n").contains("lesson of"));
    assert!(lessons("Brandubh\n").contains("Step 1 of 15"));
    let why = fails(&["learn", "chess"]);
    assert!(why.contains("there is no lesson “chess”; there are brandubh"), "{why}");
}

#[test]
fn bytes_that_are_no_text_are_answered_too() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ardri"))
        .args(["learn", "brandubh", "--language", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\nd2-a2\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.contains("There is no command"), "{said}");
    assert!(said.contains("Step 2 of 15"), "{said}");
}
