use super::*;

use ardri_texts::Language;

use crate::i18n::{flaw_in, speak};

/// What is said to a person at a terminal who learns a game.
pub(crate) fn taught(game: &str, input: &str) -> String {
    let mut output = Vec::new();
    let mut lines = LineIo::new(input.as_bytes(), &mut output, true);
    teach(&mut lines, super::super::lesson(game).unwrap()).unwrap();
    String::from_utf8(output).unwrap()
}

fn talk(input: &str) -> String {
    taught("brandubh", input)
}

#[test]
fn nothing_but_words_is_said_in_every_language() {
    let typed = "help\nrules\nmoves\nmoves c3\nmoves zz\nfoo\nundo\nd2-e3\nhint\nshow\n";
    for language in Language::all() {
        speak(language);
        let said = talk(&format!("{typed}{}", "show\n\n".repeat(15)));
        assert_eq!(flaw_in(&said), None, "{language}\n{said}");
    }
    speak("ga".parse().unwrap());
    let said = talk("foo\nmoves zz\n");
    assert!(said.contains("Níl aon ordú “foo” ann; tá liosta ag help."), "{said}");
    assert!(said.contains("Ní cearnóg í “zz”; scríobhtar cearnóg mar d2."), "{said}");
}

#[test]
fn a_person_reads_before_it_goes_on() {
    let said = talk("d2-a2\n\nd3-d2\n");
    let places: Vec<_> = ["Step 1 of 15", "Right. ", "Press Enter to go on.", "Step 2 of 15"]
        .iter()
        .map(|part| said.find(part).unwrap_or_else(|| panic!("{part}\n{said}")))
        .collect();
    assert!(places.is_sorted(), "{said}");
    assert!(!said.contains("Step 3 of 15"), "{said}");
    assert!(said.contains("> "), "{said}");
}

#[test]
fn a_step_that_is_done_can_be_looked_at_and_done_again_but_not_gone_on_with() {
    let said = talk("d2-a2\nd3-d2\nhint\nshow\nboard\nagain\nd2-a2\nnext\nquit\n");
    assert_eq!(said.matches("This step is done.").count(), 3, "{said}");
    assert_eq!(said.matches("Step 1 of 15").count(), 2, "{said}");
    assert_eq!(said.matches("Press Enter to go on.").count(), 2, "{said}");
    assert!(said.contains("You have left at step 2 of 15."), "{said}");
}

#[test]
fn an_empty_line_skips_nothing() {
    let said = talk("\n\n\n");
    assert!(!said.contains("Step 2 of 15"), "{said}");
    assert!(said.ends_with("The input has ended at step 1 of 15. Come back any time.\n"), "{said}");
}

#[test]
fn the_last_step_ends_the_lesson_at_once() {
    let said = talk(&format!("{}f2-f7\n", "next\n".repeat(14)));
    assert!(!said.contains("Press Enter to go on."), "{said}");
    assert!(said.ends_with("ardri play brandubh --coach\n"), "{said}");
}
