//! Upkeep: church.

use super::*;

const TOWNS: &str = "C2 0, C3 0, D1 1, D2 1, M4 2, M5 2, N1 3, N2 3";

#[test]
fn the_one_with_most_discs_builds_a_monastery_takes_the_marker_and_all_discs_back() {
    let mut play = table(4).towns(TOWNS).church(&[1, 3, 0, 0]).upkeep();
    assert_eq!((play.step(), play.turn()), ("favour".into(), "1".into()));
    assert_eq!(play.legal(1), ["build D1", "build D2"]);
    assert_eq!((play.leader(), play.church()), (0, vec![1, 3, 0, 0]));
    play.go("1: build D2");
    assert_eq!((play.on("D2"), play.on("D1")), ("1 monastery".into(), "1".into()));
    assert_eq!((play.leader(), play.church()[1]), (1, 0));
    // No points for that.
    assert_eq!(play.points()[1], 10);
}

#[test]
fn a_monastery_goes_on_a_town_that_the_builder_controls_and_that_has_none() {
    let towns = "C2 0, D1 1 vikings, D2 1 monastery, D3 1, S1 1";
    let play = table(3).towns(towns).church(&[0, 1, 0]).upkeep();
    assert_eq!(play.legal(1), ["build S1", "build D3"]);
    assert!(play.refused("1: build D1").contains("does not control"));
    assert!(play.refused("1: build D2").contains("monastery already"));
    assert!(play.refused("1: build C2").contains("does not control"));
    assert!(play.refused("1: build M1").contains("does not control"));
}

#[test]
fn without_a_site_the_favoured_still_takes_the_marker_and_all_discs_back() {
    for towns in ["", "D1 1 vikings", "D1 1 monastery", "D1 1 vikings monastery"] {
        let play = table(3).towns(towns).church(&[0, 5, 0]).upkeep();
        assert_eq!((play.step(), play.leader(), play.church()), ("deal".into(), 1, vec![0; 3]));
        assert_eq!(play.event("no-site")["seat"], 1);
        assert_eq!(play.view().monasteries.len(), u8::from(towns.contains("monastery")));
    }
}

#[test]
fn tied_for_most_nobody_builds_and_the_marker_stays() {
    let play = table(4).towns(TOWNS).church(&[1, 3, 3, 0]).marker(3).upkeep();
    assert_eq!((play.step(), play.leader()), ("deal".into(), 3));
    assert!(play.view().monasteries.is_empty());
    assert_eq!(play.event("favour-tied")["discs"], 3);
    // The point that follows goes to the tied.
    assert_eq!((play.points(), play.church()), (vec![10, 11, 11, 10], vec![1, 2, 2, 0]));
}

#[test]
fn without_a_disc_in_the_church_nothing_happens() {
    let play = table(4).towns(TOWNS).marker(2).upkeep();
    assert_eq!((play.step(), play.leader(), play.points()), ("deal".into(), 2, vec![10; 4]));
    assert_eq!((play.events("no-favour").len(), play.events("lesser-favour").len()), (1, 0));
}

#[test]
fn those_who_then_have_most_gain_a_point_each_and_take_one_disc_back() {
    let play = table(5).church(&[2, 5, 2, 1, 0]).upkeep();
    assert_eq!(play.points(), [11, 10, 11, 10, 10]);
    assert_eq!(play.church(), [1, 0, 1, 1, 0]);
    // At least one disc is needed.
    let play = table(3).church(&[0, 2, 0]).upkeep();
    assert_eq!((play.points(), play.church()), (vec![10; 3], vec![0; 3]));
    let play = table(3).church(&[1, 2, 0]).upkeep();
    assert_eq!((play.points(), play.church()), (vec![11, 10, 10], vec![0; 3]));
}

#[test]
fn four_or_more_discs_build_a_monastery_after_that() {
    // Seat 1 keeps four after the disc for the point, seat 3 has four, seat 2 three.
    let mut play = table(4).towns(TOWNS).church(&[9, 5, 3, 4]).upkeep();
    play.go("0: build C2");
    assert_eq!((play.points(), play.church()), (vec![10, 11, 10, 10], vec![0, 4, 3, 4]));
    assert_eq!((play.step(), play.turn()), ("patron".into(), "1".into()));
    play.go("1: build D1");
    assert_eq!(play.church(), [0, 0, 3, 4]);
    assert_eq!(play.turn(), "3");
    assert_eq!(play.legal(3), ["build N1", "build N2"]);
    assert!(play.refused("3: build M4").contains("does not control"));
    play.go("3: build N2");
    // Who built takes all discs back.
    assert_eq!((play.church(), play.step()), (vec![0, 0, 3, 0], "deal".into()));
    assert_eq!(play.view().monasteries.len(), 3);
}

#[test]
fn the_disc_taken_back_for_the_point_can_leave_too_few() {
    let play = table(3).towns("C2 0, D1 1, M4 2").church(&[4, 4, 0]).upkeep();
    assert_eq!((play.church(), play.points()), (vec![3, 3, 0], vec![11, 11, 10]));
    assert!(play.view().monasteries.is_empty());
    let play = table(3).towns("C2 0, D1 1, M4 2").church(&[5, 5, 0]).upkeep();
    assert_eq!((play.church(), play.view().monasteries.len()), (vec![0, 0, 0], 2));
}

#[test]
fn patrons_build_clockwise_from_the_markers_holder_included() {
    // The favoured seat 2 has the marker by then.
    let mut play = table(4).towns(TOWNS).church(&[6, 6, 9, 5]).upkeep();
    play.go("2: build M4");
    for (seat, town) in [(3, "N1"), (0, "C2"), (1, "D1")] {
        assert_eq!((play.step(), play.turn()), ("patron".into(), seat.to_string()));
        play.go(&format!("{seat}: build {town}"));
    }
    assert_eq!(play.step(), "deal");
    // The holder comes first, if the tied leave the marker where it is.
    for (marker, first) in [(0, "0"), (1, "1"), (2, "0"), (3, "0")] {
        let play = table(4).towns(TOWNS).church(&[5, 5, 0, 0]).marker(marker).upkeep();
        assert_eq!((play.step(), play.turn()), ("patron".into(), first.into()), "{marker}");
    }
}

#[test]
fn a_site_without_a_choice_waits_for_its_turn() {
    // Seat 3 comes first and can choose; seat 1 has one site only.
    let mut play = table(4).towns("D1 1, N1 3, N2 3").church(&[0, 5, 0, 5]).marker(2).upkeep();
    assert_eq!((play.turn(), play.on("D1")), ("3".into(), "1".into()));
    play.go("3: build N2");
    assert_eq!((play.on("D1"), play.church()), ("1 monastery".into(), vec![0; 4]));
    let built: Vec<_> = play.events("built").iter().map(|built| built["seat"].clone()).collect();
    assert_eq!(built, [3, 1]);
}

#[test]
fn a_patron_without_a_site_keeps_the_discs() {
    for towns in ["", "D1 1 vikings", "D1 1 monastery"] {
        let play = table(3).towns(towns).church(&[7, 6, 0]).upkeep();
        assert_eq!((play.church(), play.step()), (vec![0, 5, 0], "deal".into()), "{towns}");
        assert!(play.events("no-site").iter().any(|event| event["seat"] == 1));
    }
    // And the next one builds.
    let play = table(4).towns("N1 3").church(&[9, 6, 0, 5]).upkeep();
    assert_eq!((play.church(), play.on("N1")), (vec![0, 5, 0, 0], "3 monastery".into()));
}

#[test]
fn a_patron_must_build() {
    let play = table(3).towns("D1 1, D2 1").church(&[7, 6, 0]).upkeep();
    assert_eq!(
        (play.step(), play.legal(1)),
        ("patron".into(), vec!["build D1".into(), "build D2".into()])
    );
}

#[test]
fn a_town_just_lost_to_the_vikings_is_no_site() {
    let play = table(3)
        .towns("D1 1, D2 1, C2 0, M4 2")
        .raiders(&[2, 0, 1])
        .battle_area(1)
        .church(&[0, 2, 0])
        .upkeep();
    let mut play = play;
    play.go("0: raid D1");
    // The other one is the only site left.
    assert_eq!((play.on("D1"), play.on("D2")), ("1 vikings".into(), "1 monastery".into()));
}
