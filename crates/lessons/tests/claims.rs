//! What the explanations of wrong tries claim is true of the position in which they are given.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

use ardri_core::{Actor, Game, NoEvents, Seat, Viewer};
use ardri_lessons::{Course, Lesson, Step, Tried};
use ardri_tafl::{Board, Brandubh, Tablut, Tafl};
use ardri_texts::{Language, Texts};
use ardri_throne::HighThrone;
use serde_json::json;

const VIKINGS: Seat = Seat(0);
const CELTS: Seat = Seat(1);

/// A lesson at one of its steps.
fn at<G: Game>(id: &str) -> Course<G> {
    let mut course = Course::<G>::new(Lesson::find(G::NAME).unwrap()).unwrap();
    while course.step().id != id {
        course.go_on().unwrap().unwrap_or_else(|| panic!("{} has no step {id}", G::NAME));
    }
    course
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

fn after<G: Game>(game: &G, seat: Seat, action: &G::Action) -> G {
    let mut next = game.clone();
    next.apply(Actor::Seat(seat), action, &mut NoEvents).unwrap();
    next
}

/// Whether the Celts, who move, win at once.
fn escapes<B: Board>(game: &Tafl<B>) -> bool {
    let wins = |game: &Tafl<B>| game.outcome().is_some_and(|ended| ended.winners == [CELTS]);
    legal(game, CELTS).iter().any(|mv| wins(&after(game, CELTS, mv)))
}

/// How many ways to win at once the Celts have in this position, if they may move.
fn ways<B: Board>(game: &Tafl<B>) -> usize {
    let mut position = game.position().to_string();
    position.pop();
    let options = Tafl::<B>::read_options(&json!({ "position": position + "d" })).unwrap();
    let game = Tafl::<B>::new(&options, 2).unwrap();
    let wins = |mv| after(&game, CELTS, mv).outcome().is_some();
    legal(&game, CELTS).iter().filter(|mv| wins(mv)).count()
}

/// Whether the Vikings, who move, have a move that leaves the Celts no way to win at once.
fn can_be_stopped<B: Board>(game: &Tafl<B>) -> bool {
    legal(game, VIKINGS).iter().any(|mv| !escapes(&after(game, VIKINGS, mv)))
}

/// Every wrong try of a step, with what explains it and the game after it.
fn wrong<G: Game>(course: &Course<G>) -> Vec<(String, String, G)> {
    let step = course.step();
    let all = legal(course.game(), step.seat).into_iter();
    let tries = all.filter(|action| !step.is_right(&action.to_string()));
    let with_reason = |action: G::Action| {
        let text = action.to_string();
        (text.clone(), step.explanation(&text), after(course.game(), step.seat, &action))
    };
    tries.map(with_reason).collect()
}

fn solved<G: Game>(course: &Course<G>) -> G {
    let step = course.step();
    let action = step.solution.parse().ok().unwrap();
    after(course.game(), step.seat, &action)
}

#[test]
fn what_leaves_the_way_open_lets_the_king_escape() {
    fn check<B: Board>(id: &str) {
        let course = at::<Tafl<B>>(id);
        assert!(!escapes(&solved(&course)), "{id}");
        for (tried, why, game) in wrong(&course) {
            assert!(escapes(&game), "{id}: {tried}");
            assert_eq!(why == "wrong-wide", ways(&game) > 1, "{id}: {tried}: {why}");
        }
    }
    check::<Brandubh>("guard");
    check::<Tablut>("block");
}

#[test]
fn one_way_is_closed_by_the_vikings_and_two_are_not() {
    fn check<B: Board>(id: &str) {
        let course = at::<Tafl<B>>(id);
        assert!(!can_be_stopped(&solved(&course)), "{id}");
        for (tried, why, game) in wrong(&course) {
            assert!(can_be_stopped(&game), "{id}: {tried}");
            // A way is a line to the edge; along it every square of the edge is one.
            let open = match (B::NAME, why.as_str()) {
                ("brandubh", "wrong-one") | ("tablut", "wrong-one") => 1..=1,
                ("tablut", "wrong") if id == "fork" => 1..=1,
                ("tablut", "wrong-alone") => 0..=1,
                ("tablut", "wrong-trap") => 2..=2,
                _ => 0..=0,
            };
            assert!(open.contains(&ways(&game)), "{id}: {tried}: {why}: {}", ways(&game));
        }
    }
    check::<Brandubh>("fork");
    check::<Tablut>("fork");
    check::<Tablut>("aside");
}

/// The squares that a text names.
fn squares(text: &str) -> Vec<String> {
    let parts = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_square = |part: &&str| {
        let bytes = part.as_bytes();
        bytes.len() == 2 && bytes[0].is_ascii_lowercase() && bytes[1].is_ascii_digit()
    };
    parts.filter(is_square).map(String::from).collect()
}

/// The explanation that all other tries share knows nothing of the piece that has just moved, so it
/// does not speak of the square from which it went.
#[test]
fn no_explanation_rests_on_a_piece_that_has_just_gone() {
    fn check<B: Board>() {
        let mut course = Course::<Tafl<B>>::new(Lesson::find(B::NAME).unwrap()).unwrap();
        loop {
            let step: &Step = course.step();
            for tried in course.legal().iter().filter(|_| !step.is_question()) {
                let Tried::Wrong(name) = course.try_it(tried) else { continue };
                if name.contains(".wrong-") {
                    continue;
                }
                for language in Language::all() {
                    let text = Texts::new(language).text(&name);
                    let gone = tried.split('-').next().unwrap().to_string();
                    assert!(!squares(&text).contains(&gone), "{tried}: {name}: {text}");
                }
            }
            if course.go_on().unwrap().is_none() {
                break;
            }
        }
    }
    check::<Brandubh>();
    check::<Tablut>();
}

#[test]
fn a_try_that_spoils_the_solution_is_told_so() {
    fn check<B: Board>(id: &str, tries: &[&str], say: &str) {
        let course = at::<Tafl<B>>(id);
        for tried in tries {
            let name = course.text(Some(say));
            assert_eq!(course.try_it(tried), Tried::Wrong(name), "{id}: {tried}");
        }
    }
    check::<Brandubh>("capture", &["c5-b5", "c5-c1"], "wrong-opened");
    check::<Brandubh>("two", &["b3-a3", "f3-f4"], "wrong-opened");
    check::<Brandubh>("king-falls", &["d6-d5", "d6-a6"], "wrong-opened");
    check::<Brandubh>("ring", &["e5-e4", "e3-e4"], "wrong-hole");
    check::<Tablut>("capture", &["g7-g8", "g7-i7"], "wrong-opened");
    check::<Tablut>("fork", &["c4-a4", "c4-b4", "e4-f4", "e4-i4"], "wrong-shut");
    check::<Tablut>("falls", &["b7-a7", "b7-b1"], "wrong-opened");
    check::<Tablut>("triple", &["d2-d1", "b4-a4", "f4-f5"], "wrong-opened");
    check::<Tablut>("aside", &["d3-e3", "d3-d4"], "wrong-opened");
}

#[test]
fn cards_are_weighed_by_what_they_are_worth_and_how_likely_they_are() {
    let course = at::<HighThrone>("chances");
    let view = course.game().view(Viewer::Seat(course.step().seat));
    let deck = course.game().options().the_deck();
    let turn = view.turn.unwrap();
    let worth = |id: &str| deck.cards()[deck.card(id).unwrap()].points;
    let chance = |id: &str| turn.targets.iter().find(|aim| aim.card == *id).unwrap().chance;
    let (points, best) = (worth("queen-medb"), chance("queen-medb"));
    assert!(best > 0.9);
    for (tried, why, _) in wrong(&course) {
        let Some(rest) = tried.strip_prefix("fill ") else { continue };
        let card = rest.split(' ').next().unwrap();
        match why.as_str() {
            "wrong-easy" => assert_eq!(card, "queen-medb"),
            "wrong-unlikely" => assert!(worth(card) >= points && chance(card) < 0.5, "{tried}"),
            "wrong-equal" => assert!(worth(card) == points && chance(card) < best, "{tried}"),
            "wrong-lesser" => assert!(worth(card) < points, "{tried}"),
            other => panic!("{tried}: {other}"),
        }
    }
}
