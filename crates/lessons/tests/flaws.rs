//! Lessons that do not hang together are refused with a sentence.

// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

use ardri_lessons::{Course, Lesson, Tried};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use serde_json::{Value, json};

fn lesson(steps: &Value) -> Lesson {
    serde_json::from_value(json!({ "game": "brandubh", "order": 1, "steps": steps })).unwrap()
}

fn refused(steps: &Value) -> String {
    Course::<Tafl<Brandubh>>::new(lesson(steps)).unwrap_err().to_string()
}

#[test]
fn a_lesson_that_cannot_be_laid_out_says_where() {
    assert_eq!(refused(&json!([])), "the lesson of brandubh has no steps");
    let step = json!({ "id": "a", "seat": 0, "solution": "d2-a2" });
    assert_eq!(refused(&json!([step])), "the first step has to lay out a game");
    let step = json!({ "id": "a", "options": {}, "seats": 3, "seat": 0, "solution": "d2-a2" });
    assert_eq!(refused(&json!([step])), "a: Brandubh is a game for 2 players, not 3");
    let step = json!({ "id": "a", "options": { "position": "K a" }, "seat": 0, "solution": "" });
    assert!(refused(&json!([step])).starts_with("a: "));
    let before = json!([{ "by": 0, "do": "d2-e3" }]);
    let step = json!({ "id": "a", "options": {}, "before": before, "seat": 0, "solution": "" });
    let why = refused(&json!([step]));
    assert!(why.starts_with("a: \"d2-e3\" by seat 1: "), "{why}");
    let other = lesson(&json!([{ "id": "a", "options": {}, "seat": 0, "solution": "" }]));
    let why = Course::<Tafl<Tablut>>::new(other).unwrap_err().to_string();
    assert_eq!(why, "this is a lesson of brandubh, not of tablut");
}

#[test]
fn what_the_form_does_not_know_is_refused() {
    let step = json!({ "id": "a", "seat": 0, "solution": "d2-a2", "hint": "d2" });
    let read: Result<Lesson, _> =
        serde_json::from_value(json!({ "game": "brandubh", "order": 1, "steps": [step] }));
    assert!(read.unwrap_err().to_string().contains("unknown field `hint`"));
}

#[test]
fn what_follows_is_done_whole_or_not_at_all() {
    let then = json!([{ "by": 1, "do": "c4-c1" }, { "by": 1, "do": "c1-c4" }]);
    let step = json!({ "id": "a", "options": {}, "seat": 0, "solution": "d2-a2", "then": then });
    let mut course = Course::<Tafl<Brandubh>>::new(lesson(&json!([step, step]))).unwrap();
    let start = course.game().clone();
    let why = course.act("d2-a2").unwrap_err().to_string();
    assert!(why.contains("not the turn of seat 2"), "{why}");
    assert_eq!((course.game(), course.is_done()), (&start, false));
    assert_eq!(course.try_it("d2-a2"), Tried::Right);
}

#[test]
fn a_step_goes_on_from_the_solution_whatever_was_tried() {
    let first = json!({ "id": "a", "options": {}, "seat": 0, "solution": "d2-a2",
        "right": ["d2-*"], "then": [{ "by": 1, "do": "c4-c1" }] });
    let second = json!({ "id": "b", "seat": 0, "solution": "d1-e1" });
    let mut course = Course::<Tafl<Brandubh>>::new(lesson(&json!([first, second]))).unwrap();
    assert_eq!(course.act("d2-f2").unwrap().len(), 2);
    assert_eq!(course.go_on(), Ok(Some(1)));
    let position = course.game().position().to_string();
    assert_eq!(position, "3t3/3t3/3T3/tt1KTtt/3T3/t6/2Tt3 a");
    assert_eq!(course.go_on(), Ok(None));
}
