//! Every lesson is held against the rules of its game and against the texts.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use ardri_boru::Town;
use ardri_bots::Opponents;
use ardri_core::Teller;
use ardri_lessons::{AnyCourse, Course, Lesson, NAMES, Step, Tried, fits};
use ardri_table::{GameKind, GameVisitor, games, visit_games};
use ardri_texts::{Language, Texts};

/// The course of a lesson, made by the game of its name.
struct Begin(Lesson, Option<Box<dyn AnyCourse>>);

impl GameVisitor for Begin {
    fn visit<G: Opponents + Teller>(&mut self) {
        if G::NAME == self.0.game {
            let course = Course::<G>::new(self.0.clone());
            self.1 = Some(Box::new(course.unwrap_or_else(|flaw| panic!("{}: {flaw}", G::NAME))));
        }
    }
}

fn course(name: &str) -> Box<dyn AnyCourse> {
    let mut begin = Begin(Lesson::find(name).unwrap_or_else(|flaw| panic!("{flaw}")), None);
    visit_games(&mut begin);
    begin.1.unwrap_or_else(|| panic!("{name} has no rules here"))
}

/// Goes through every step of every lesson.
fn for_each_step(mut check: impl FnMut(&dyn AnyCourse, &str)) {
    for name in NAMES {
        let mut course = course(name);
        loop {
            let place = format!("{name}, step {} ({})", course.place() + 1, course.step().id);
            check(&*course, &place);
            match course.go_on() {
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(flaw) => panic!("{name}, after {place}: {flaw}"),
            }
        }
    }
}

fn right_tries(course: &dyn AnyCourse) -> Vec<String> {
    course.legal().into_iter().filter(|try_it| course.step().is_right(try_it)).collect()
}

#[test]
fn every_lesson_has_ten_to_fifteen_steps_with_names_of_their_own() {
    let taught: BTreeSet<_> = NAMES.into_iter().collect();
    assert_eq!(taught, games().iter().map(GameKind::name).collect(), "every game has a lesson");
    for (order, name) in (1..).zip(NAMES) {
        let lesson = Lesson::find(name).unwrap();
        assert_eq!((lesson.game.as_str(), lesson.order), (name, order));
        assert!((10..=15).contains(&lesson.steps.len()), "{name}: {} steps", lesson.steps.len());
        let names: BTreeSet<_> = lesson.steps.iter().map(|step| &step.id).collect();
        assert_eq!(names.len(), lesson.steps.len(), "{name}: a step’s name is there twice");
        let anew = lesson.steps.iter().filter(|step| step.seats.is_some());
        assert!(anew.clone().all(|step| step.options.is_some()), "{name}: seats without options");
    }
    assert!(Lesson::find("chess").is_err());
}

#[test]
fn every_solution_is_legal_and_right_and_what_follows_a_right_try_is_legal() {
    for_each_step(|course, place| {
        let step = course.step();
        assert_eq!(course.try_it(&step.solution), Tried::Right, "{place}: {}", step.solution);
        // Written as the game itself writes it, so that patterns and pages can compare.
        assert!(course.legal().contains(&step.solution), "{place}: {}", step.solution);
        for right in right_tries(course) {
            let mut again = self::course(&course.lesson().game);
            while again.place() < course.place() {
                again.go_on().unwrap();
            }
            if let Err(flaw) = again.act(&right) {
                panic!("{place}: after {right}: {flaw}");
            }
            assert!(again.is_done() && again.act(&right).is_err(), "{place}");
        }
    });
}

#[test]
fn every_pattern_is_about_something_that_can_be_tried() {
    for_each_step(|course, place| {
        let (step, legal) = (course.step(), course.legal());
        for pattern in &step.right {
            assert!(legal.iter().any(|try_it| fits(pattern, try_it)), "{place}: right {pattern}");
        }
        let explained: BTreeSet<String> = legal
            .iter()
            .filter(|try_it| !step.is_right(try_it))
            .map(|try_it| step.explanation(try_it))
            .collect();
        let mut said = BTreeSet::new();
        for wrong in &step.wrong {
            assert!(said.insert(&wrong.say), "{place}: {} is said twice", wrong.say);
            let say = format!("wrong-{}", wrong.say);
            assert!(explained.contains(&say), "{place}: nothing is explained by {say}");
            for pattern in &wrong.tries {
                let about =
                    |try_it: &&String| fits(pattern, try_it) && step.explanation(try_it) == say;
                let mut mistakes = legal.iter().filter(|try_it| !step.is_right(try_it));
                assert!(mistakes.any(|try_it| about(&try_it)), "{place}: {say}, {pattern}");
            }
        }
        if step.is_question() {
            let other = step.right.len() + step.wrong.len() + step.then.len();
            assert_eq!(other, 0, "{place}: nothing is done in a question");
            assert!(step.answers.len() > 1, "{place}: a question has a choice");
        }
    });
}

#[test]
fn every_legal_try_is_answered_with_a_text_that_there_is() {
    let texts = Texts::new(Language::ENGLISH);
    let mut wrong = 0;
    for_each_step(|course, place| {
        for try_it in course.legal() {
            match course.try_it(&try_it) {
                Tried::Right => {}
                Tried::Wrong(name) => {
                    wrong += 1;
                    assert!(texts.has(&name), "{place}: {try_it}: {name} is missing");
                }
                Tried::Illegal { words, .. } => {
                    panic!("{place}: {try_it}: {}", texts.localize(&words))
                }
            }
        }
        for nonsense in ["", "abracadabra", "resign", "*", "\u{1F451}"] {
            let Tried::Illegal { words, .. } = course.try_it(nonsense) else {
                panic!("{place}: {nonsense:?} is taken for an action")
            };
            assert!(texts.has(&words.name), "{place}: {words:?}");
        }
    });
    assert!(wrong > 200, "only {wrong} mistakes can be made");
}

#[test]
fn a_step_that_goes_on_follows_a_step_with_one_right_try() {
    let mut before: Option<(usize, bool)> = None;
    for_each_step(|course, place| {
        let step = course.step();
        if step.options.is_none() {
            let (right, question) = before.expect("the first step lays out a game");
            assert!(right == 1 || question, "{place}: {right} tries before it were right");
        }
        before = Some((right_tries(course).len(), step.is_question()));
    });
}

/// Where a lesson goes on with its own solution, though another choice was right, too, it says so.
#[test]
fn whoever_chose_otherwise_is_told_what_the_lesson_goes_on_with() {
    let mut told = Vec::new();
    let mut before: Option<(Step, String, usize)> = None;
    for_each_step(|course, place| {
        let step = course.step();
        if let Some((earlier, done, right)) = &before
            && earlier.options == step.options
            && *right > 1
            && step.before.iter().any(|entry| entry.action == earlier.solution)
        {
            let town = earlier.solution.split(' ').nth(1).and_then(|id| id.parse::<Town>().ok());
            for language in Language::all() {
                let text = Texts::new(language).text(done);
                // A die that was set aside is not to be seen any more.
                let named =
                    |town: Town| text.contains(town.english()) || text.contains(town.irish());
                assert!(town.is_none_or(named), "{place}: {language}: {text}");
            }
            told.extend(town);
        }
        let right = right_tries(course).len();
        before = Some((step.clone(), course.text(Some("done")), right));
    });
    let towns: Vec<_> = told.iter().map(|town| town.id()).collect();
    assert_eq!(towns, ["M4", "M3", "B2", "M4"]);
}

#[test]
fn the_lessons_have_all_their_texts_and_no_others() {
    let with_attributes = |lesson: &Lesson, step: &Step| -> Vec<String> {
        let name = lesson.text(step);
        let attributes = step.attributes().into_iter();
        let named = attributes.map(|attribute| format!("{name}.{attribute}"));
        named.chain([name.clone()]).collect()
    };
    let mut needed = BTreeSet::new();
    for name in NAMES {
        let lesson = Lesson::find(name).unwrap();
        needed.extend(lesson.steps.iter().flat_map(|step| with_attributes(&lesson, step)));
    }
    for language in Language::all() {
        let there: BTreeSet<_> =
            language.names().filter(|name| name.starts_with("lesson-")).collect();
        let missing: Vec<_> = needed.difference(&there).collect();
        let unused: Vec<_> = there.difference(&needed).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
        assert!(unused.is_empty(), "{language} has texts that no lesson uses: {unused:#?}");
    }
}

#[test]
fn each_lesson_is_completed_by_its_own_solutions_after_a_wrong_try_at_each_step() {
    let texts = Texts::new(Language::ENGLISH);
    for name in NAMES {
        let mut course = course(name);
        let mut rejected = 0;
        loop {
            let step = course.step().clone();
            let place = format!("{name}, {}", step.id);
            if let Some(mistake) = course.legal().into_iter().find(|try_it| !step.is_right(try_it))
            {
                let Tried::Wrong(why) = course.try_it(&mistake) else {
                    panic!("{place}: {mistake} is not rejected")
                };
                assert_ne!(texts.text(&why), why, "{place}");
                assert!(course.act(&mistake).is_err() && !course.is_done(), "{place}: {mistake}");
                rejected += 1;
            }
            let happened =
                course.act(&step.solution).unwrap_or_else(|flaw| panic!("{place}: {flaw}"));
            let things = usize::from(!step.is_question()) + step.then.len();
            assert_eq!(happened.len(), things, "{place}");
            assert!(course.is_done());
            // Done again from the beginning, it is the same task.
            course.again().unwrap();
            assert!(!course.is_done() && course.try_it(&step.solution) == Tried::Right, "{place}");
            if course.go_on().unwrap().is_none() {
                break;
            }
        }
        assert_eq!(course.place() + 1, course.lesson().steps.len());
        assert!(rejected >= 8, "{name}: mistakes are possible in {rejected} steps only");
    }
}
