//! What the coach of The High Throne says, from turns of our own making.

use ardri_core::Seat;
use ardri_throne::{Action, Asked, HighThrone, LineView, TargetView, View};

use crate::{Said, coached, game_where};

const ME: Option<Seat> = Some(Seat(0));

/// A turn of one's own in which nothing is chosen yet.
fn view() -> View {
    let mine = |view: &View| view.turn.as_ref().is_some_and(|turn| turn.seat == Seat(0));
    game_where::<HighThrone>(2, |view| view.asked == Asked::Choose && mine(view))
}

fn target(card: &str, chance: f64, needs: &[&str]) -> TargetView {
    let line = |(place, needs): (usize, &&str)| LineView {
        line: (place + 1).to_string(),
        needs: needs.parse().unwrap(),
        chance: None,
    };
    let open = needs.iter().enumerate().map(line).collect();
    TargetView { card: card.into(), from: None, open, least: 1, chance, before: chance }
}

fn ask(view: &View, legal: &[&str]) -> Said {
    let legal: Vec<Action> = legal.iter().map(|action| action.parse().unwrap()).collect();
    coached::<HighThrone>(view, ME, &legal, &|seat| ardri_throne::name(seat).into())
}

fn aiming(aim: Option<&str>, targets: Vec<TargetView>, fits: bool) -> View {
    let mut view = view();
    let turn = view.turn.as_mut().unwrap();
    turn.target = aim.map(Into::into);
    turn.targets = targets;
    turn.fits = fits;
    view
}

#[test]
fn points_and_chances_are_weighed_before_there_is_a_target() {
    let two = vec![target("salmon-of-knowledge", 0.92, &["S"]), target("queen-medb", 0.6, &["S"])];
    let said = ask(&aiming(None, two, true), &["fill macha 1 S"]);
    assert!(said.why.contains("decides your target"), "{said:?}");
    assert_eq!(said.look, ["Worth most for its chance: Queen Medb, 60 %, worth 5."]);
    let one = vec![target("queen-medb", 0.6, &["S"])];
    let said = ask(&aiming(None, one, true), &["fill macha 1 S"]);
    assert_eq!(said.look, ["Likeliest, and worth it: Queen Medb, 60 %, worth 5."]);
}

#[test]
fn what_the_target_still_needs_is_told() {
    let aimed = |fits| aiming(Some("macha"), vec![target("macha", 0.5, &["S", "S3"])], fits);
    let said = ask(&aimed(false), &["aside T"]);
    assert!(said.why.starts_with("Nothing fits"), "{said:?}");
    assert_eq!(said.look, ["Macha still needs: a Spiral and a Spiral and 3 Spears."]);
    assert!(ask(&aiming(None, Vec::new(), false), &["aside T"]).why.starts_with("Nothing fits"));
}

#[test]
fn the_best_line_is_named_or_that_none_is_best() {
    let with_lines = |chances: [Option<f64>; 2]| {
        let mut target = target("macha", 0.5, &["S", "S3"]);
        for (line, chance) in target.open.iter_mut().zip(chances) {
            line.chance = chance;
        }
        aiming(Some("macha"), vec![target], true)
    };
    let said = ask(&with_lines([Some(0.25), Some(0.5)]), &["fill macha 1 S", "aside T"]);
    assert!(said.why.starts_with("You fill one line"), "{said:?}");
    assert_eq!(said.look, ["Best now: a Spiral and 3 Spears. That leaves 50 % for Macha."]);
    let said = ask(&with_lines([Some(0.25), None]), &["fill macha 1 S", "aside T"]);
    assert!(said.look[0].starts_with("Rather set a die aside"), "{said:?}");
    assert!(said.look[0].contains("Macha is then at 50 %"), "{said:?}");
}

#[test]
fn there_is_a_reason_for_everything_that_is_asked() {
    let mut view = view();
    for (asked, legal, why) in [
        (Asked::Keep, "keep court", "secret Objective"),
        (Asked::Die, "die red", "eighth die"),
        (Asked::ThumbWar, "thumb-war yes", "All is equal"),
        (Asked::Nothing, "", "The last card"),
        (Asked::Chance, "", "rolling"),
    ] {
        view.asked = asked;
        let legal: Vec<_> = Some(legal).into_iter().filter(|legal| !legal.is_empty()).collect();
        assert!(ask(&view, &legal).why.contains(why), "{why}");
    }
    for asked in [Asked::Keep, Asked::Die, Asked::Choose, Asked::ThumbWar] {
        view.asked = asked;
        assert!(ask(&view, &[]).why.starts_with("Somebody else"), "{asked:?}");
    }
}
