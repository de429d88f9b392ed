//! Actions as text.

use ardri_core::Seat;
use ardri_throne::{Action, Dice, Die, Face, LineNumber};
use proptest::prelude::*;

#[test]
fn actions_are_written_as_the_table_says() {
    for (text, action) in [
        ("objectives two-bulls wide", Action::Objectives(vec!["two-bulls".into(), "wide".into()])),
        ("keep two-bulls", Action::Keep("two-bulls".into())),
        ("roll S T T K 1 3 3", Action::Roll("STTK133".parse().unwrap())),
        ("roll S T T K 1 3 3 rS", Action::Roll("STTK133rS".parse().unwrap())),
        ("roll rK", Action::Roll("rK".parse().unwrap())),
        ("die extra", Action::Die(Some(Die::Extra))),
        ("die red", Action::Die(Some(Die::Red))),
        ("die none", Action::Die(None)),
        (
            "fill lugh 2 TK",
            Action::Fill {
                card: "lugh".into(),
                line: LineNumber::Printed(2),
                dice: "TK".parse().unwrap(),
            },
        ),
        (
            "fill cu-chulainn steal rS",
            Action::Fill {
                card: "cu-chulainn".into(),
                line: LineNumber::Steal,
                dice: "rS".parse().unwrap(),
            },
        ),
        ("aside K", Action::Aside(Face::Knot)),
        ("aside rS", Action::AsideRed(Face::Spiral)),
        ("thumb-war yes", Action::ThumbWar(true)),
        ("thumb-war no", Action::ThumbWar(false)),
        ("winner 2", Action::Winner(Seat(2))),
    ] {
        assert_eq!(text.parse::<Action>().as_ref(), Ok(&action), "{text}");
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn blanks_and_the_order_of_dice_do_not_matter() {
    for (text, written) in [
        ("  roll  STTK133 ", "roll S T T K 1 3 3"),
        ("roll 3 3 1 K T T S", "roll S T T K 1 3 3"),
        ("roll rS 3 3", "roll 3 3 rS"),
        ("\troll S\nS", "roll S S"),
        ("fill lugh 2 KT", "fill lugh 2 TK"),
        ("fill lugh 02 KT", "fill lugh 2 TK"),
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), written);
    }
}

#[test]
fn what_is_no_action_is_refused_with_a_reason() {
    for (text, reason) in [
        ("", "nothing is not an action"),
        ("   ", "nothing is not an action"),
        ("pass", "\"pass\" is not something to do in The High Throne"),
        ("fill lugh 2", "\"fill lugh 2\" is not something to do in The High Throne"),
        ("fill lugh 0 T", "\"0\" is not a line's number, or “steal”"),
        ("fill lugh 256 T", "\"256\" is not a line's number, or “steal”"),
        ("fill lugh -1 T", "\"-1\" is not a line's number, or “steal”"),
        ("fill Lugh 1 T", "\"Lugh\" is not the id of a card or an Objective"),
        ("keep Cú", "\"Cú\" is not the id of a card or an Objective"),
        ("objectives a b C", "\"C\" is not the id of a card or an Objective"),
        ("fill lugh 1 T T", "\"fill lugh 1 T T\" is not something to do in The High Throne"),
        ("aside", "\"aside\" is not something to do in The High Throne"),
        ("aside X", "\"X\" is not a face: S, T, K, 1, 2 or 3"),
        ("aside rX", "\"X\" is not a face: S, T, K, 1, 2 or 3"),
        ("aside SS", "\"SS\" is not a face: S, T, K, 1, 2 or 3"),
        ("roll", "\"roll\" is not something to do in The High Throne"),
        ("roll S S S S S S S S S", "nobody has more than eight dice"),
        ("roll rS rS", "there is only one red die"),
        ("die blue", "\"die blue\" is not something to do in The High Throne"),
        ("thumb-war maybe", "\"thumb-war maybe\" is not something to do in The High Throne"),
        ("winner wolf", "\"wolf\" is not a seat's number"),
        ("winner 256", "\"256\" is not a seat's number"),
        ("objectives", "\"objectives\" is not something to do in The High Throne"),
        ("ROLL S", "\"ROLL S\" is not something to do in The High Throne"),
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!(error.to_string(), reason, "{text:?}");
    }
}

/// Some dice; none at all have no text.
fn dice() -> impl Strategy<Value = Dice> + Clone {
    (prop::collection::vec(0..6_usize, 0..8), prop::option::of(0..6_usize))
        .prop_map(|(faces, red)| {
            let faces: Vec<Face> = faces.into_iter().map(|place| Face::ALL[place]).collect();
            Dice { red: red.map(|place| Face::ALL[place]), ..Dice::standard(&faces) }
        })
        .prop_filter("some dice", |dice| dice.total() > 0)
}

fn action() -> impl Strategy<Value = Action> {
    let id = "[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}";
    prop_oneof![
        prop::collection::vec(id, 1..64).prop_map(|ids| {
            Action::Objectives(ids.iter().map(|id| id.as_str().into()).collect())
        }),
        id.prop_map(|id| Action::Keep(id.as_str().into())),
        dice().prop_map(Action::Roll),
        prop::option::of(any::<bool>()).prop_map(|die| Action::Die(die.map(|red| if red {
            Die::Red
        } else {
            Die::Extra
        }))),
        (id, prop::option::of(1..=255_u8), dice()).prop_map(|(card, line, dice)| {
            let line = line.map_or(LineNumber::Steal, LineNumber::Printed);
            Action::Fill { card: card.as_str().into(), line, dice }
        }),
        (0..6_usize, any::<bool>()).prop_map(|(place, red)| {
            let face = Face::ALL[place];
            if red { Action::AsideRed(face) } else { Action::Aside(face) }
        }),
        any::<bool>().prop_map(Action::ThumbWar),
        any::<u8>().prop_map(|seat| Action::Winner(Seat(seat))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn an_action_is_read_as_it_was_written(action in action()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }

    #[test]
    fn any_text_is_an_action_or_not(text in "\\PC{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }

    #[test]
    fn any_words_are_an_action_or_not(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "roll", "fill", "aside", "die", "keep", "winner", "thumb-war", "objectives",
                "steal", "yes", "none", "red", "S", "rS", "r", "TTT", "3", "0", "99999", "hound",
                "é", "-", "",
            ]),
            0..6,
        ),
    ) {
        if let Ok(action) = words.join(" ").parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }
}
