//! Dice and how they are written.

use ardri_throne::{Dice, Face, MOST_DICE, SEVEN};
use proptest::prelude::*;

#[test]
fn a_die_has_six_faces() {
    let written: String = Face::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(written, "STK123");
    let spears: Vec<_> = Face::ALL.iter().map(|face| face.spears()).collect();
    assert_eq!(spears, [0, 0, 0, 1, 2, 3]);
    let names: Vec<_> = Face::ALL.iter().map(|face| face.name()).collect();
    assert_eq!(names, ["Spiral", "Tree", "Knot", "one Spear", "two Spears", "three Spears"]);
    for (place, face) in Face::ALL.into_iter().enumerate() {
        assert_eq!(face.index(), place);
        assert_eq!(Face::from_letter(face.letter()), Some(face));
        assert_eq!(face.to_string().parse(), Ok(face));
    }
}

#[test]
fn nothing_else_is_a_face() {
    for text in ["", "s", "0", "4", "SS", "S ", "rS", "ß", "三"] {
        let error = text.parse::<Face>().unwrap_err();
        assert_eq!(error, format!("{text:?} is not a face: S, T, K, 1, 2 or 3"));
    }
    assert_eq!(Face::from_letter('r'), None);
}

#[test]
fn dice_are_written_in_the_order_of_their_faces_with_the_red_one_last() {
    let dice: Dice = "3r1TS13".parse().unwrap();
    assert_eq!(dice.to_string(), "ST133r1");
    assert_eq!((dice.count(), dice.total(), dice.spears()), (5, 6, 8));
    assert_eq!(dice, "S T 1 3 3 r1".parse().unwrap());
    let plain = Dice::standard(&[Face::Tree, Face::Spear2, Face::Tree]);
    assert_eq!((plain.to_string().as_str(), plain.total(), plain.spears()), ("TT2", 3, 2));
    assert_eq!(Dice::NONE.to_string(), "");
    assert_eq!("".parse(), Ok(Dice::NONE));
    assert_eq!(serde_json::to_string(&dice).unwrap(), "\"ST133r1\"");
    assert_eq!(serde_json::from_str::<Dice>("\"ST133r1\"").unwrap(), dice);
    assert!(serde_json::from_str::<Dice>("\"4\"").is_err());
}

#[test]
fn nobody_has_more_than_eight_dice_or_two_red_ones() {
    assert_eq!((SEVEN, MOST_DICE), (7, 8));
    assert_eq!("SSSSSSSS".parse::<Dice>().unwrap().total(), 8);
    assert_eq!("SSSSSSSrS".parse::<Dice>().unwrap().total(), 8);
    assert_eq!("rSSSSSSSS".parse::<Dice>().unwrap().total(), 8);
    for text in ["SSSSSSSSS", "SSSSSSSSrS", "rSSSSSSSSS"] {
        let error = text.parse::<Dice>().unwrap_err();
        assert_eq!(error, "nobody has more than eight dice", "{text}");
    }
    assert_eq!("rSrT".parse::<Dice>().unwrap_err(), "there is only one red die");
    for text in ["r", "Sr", "rr", "x", "S,T", "4", "s"] {
        let error = text.parse::<Dice>().unwrap_err();
        let said = "are not dice: S, T, K, 1, 2, 3, and r before the red die's face";
        assert_eq!(error, format!("{text:?} {said}"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn dice_are_read_as_they_were_written(
        faces in prop::collection::vec(0..6_usize, 0..8),
        red in prop::option::of(0..6_usize),
    ) {
        let faces: Vec<Face> = faces.into_iter().map(|place| Face::ALL[place]).collect();
        let dice = Dice { red: red.map(|place| Face::ALL[place]), ..Dice::standard(&faces) };
        prop_assert_eq!(dice.to_string().parse::<Dice>(), Ok(dice));
        prop_assert_eq!(usize::from(dice.count()), faces.len());
        prop_assert_eq!(dice.faces().count(), faces.len());
        let spears: u8 = faces.iter().chain(&dice.red).map(|face| face.spears()).sum();
        prop_assert_eq!(dice.spears(), spears);
    }

    #[test]
    fn any_text_is_dice_or_not(text in ".{0,12}") {
        if let Ok(dice) = text.parse::<Dice>() {
            prop_assert!(dice.total() <= MOST_DICE);
            prop_assert_eq!(dice.to_string().parse::<Dice>(), Ok(dice));
        }
    }
}
