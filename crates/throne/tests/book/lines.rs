//! What fills a line.

use ardri_throne::{Dice, Face, Line, Refusal};
use proptest::prelude::*;

use crate::table::*;

fn line(text: &str) -> Line {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn dice(text: &str) -> Dice {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The ways to fill a line from a roll, with blanks between them.
fn ways(needs: &str, roll: &str) -> String {
    let mut ways = Vec::new();
    line(needs).ways(&dice(roll), &mut |way| ways.push(way.to_string()));
    ways.join(" ")
}

#[test]
fn a_line_is_written_as_its_symbols_and_its_spears() {
    for text in ["S", "TT", "STK", "8", "K5", "SSTTKK3", "24"] {
        assert_eq!(line(text).to_string(), text);
    }
    assert_eq!(line("KTS"), line("STK"));
    assert_eq!(line("TK4"), Line { symbols: [0, 1, 1], spears: 4 });
    assert_eq!(Line::STEAL, line("S"));
    for text in ["", "0", "K0", "25", "256", "5K", "s", "S T", "-1", "+1", "SSSSSSSSS", "1.5", "三"]
    {
        let error = text.parse::<Line>().unwrap_err();
        let said = "is not a line: symbols S, T, K, then a number of Spears, such as TT, 8 or K5";
        assert_eq!(error, format!("{text:?} {said}"));
    }
}

#[test]
fn every_symbol_needs_a_die_of_its_own() {
    assert_eq!(ways("T", "STK123"), "T");
    assert_eq!(ways("TT", "STK123"), "");
    assert_eq!(ways("TT", "TT"), "TT");
    assert_eq!(ways("TT", "TTT"), "TT");
    assert_eq!(ways("STK", "SSTTKK"), "STK");
    assert_eq!(ways("STK", "SSTT3"), "");
    assert_eq!(ways("S", "TTKK33"), "");
    assert_eq!(ways("K", "SSSSSSS"), "", "a Spiral is wild on the red die alone");
}

#[test]
fn spears_are_a_total_to_reach_by_any_mix() {
    assert_eq!(ways("3", "3"), "3");
    assert_eq!(ways("3", "12"), "12");
    assert_eq!(ways("3", "111"), "111");
    assert_eq!(ways("3", "11123"), "111 12 3");
    assert_eq!(ways("8", "33"), "");
    assert_eq!(ways("8", "332"), "233");
    assert_eq!(ways("8", "2222"), "2222");
    assert_eq!(ways("7", "2222"), "2222", "more than the total will do");
    assert_eq!(ways("4", "33"), "33", "more than the total will do");
    assert_eq!(ways("1", "3"), "3", "more than the total will do");
    assert_eq!(ways("5", "1233"), "23 33");
    assert_eq!(ways("21", "3333333"), "3333333");
}

#[test]
fn a_line_may_have_symbols_and_spears() {
    assert_eq!(ways("K2", "K2"), "K2");
    assert_eq!(ways("K2", "K11"), "K11");
    assert_eq!(ways("K2", "K3"), "K3");
    assert_eq!(ways("K2", "22"), "");
    assert_eq!(ways("K2", "KK1"), "");
    assert_eq!(ways("STK4", "SSTK31"), "STK13");
}

#[test]
fn no_die_may_be_placed_without_which_the_line_would_be_filled() {
    assert_eq!(ways("2", "12"), "2", "not 1 and 2");
    assert_eq!(ways("3", "1113"), "111 3");
    assert_eq!(ways("4", "123"), "13 23");
    assert_eq!(ways("4", "1223"), "13 22 23");
    assert_eq!(ways("5", "1122"), "122");
    assert_eq!(ways("6", "123"), "123");
    let game = position(2).rolled("KK123TT").play();
    for dice in ["K12", "KK2", "K23", "TK2", "K1"] {
        assert_eq!(game.refused(&format!("fill cauldron 1 {dice}")), Refusal::DoesNotFill);
    }
    assert_eq!(
        Refusal::DoesNotFill.to_string(),
        "these dice do not fill the line exactly: every symbol once, and no Spear too many"
    );
    for dice in ["K2", "K3"] {
        game.clone().go(&format!("fill cauldron 1 {dice}"));
    }
}

#[test]
fn the_red_die_counts_as_the_face_that_it_shows() {
    assert_eq!(ways("T", "KrT"), "rT");
    assert_eq!(ways("T", "TrT"), "T rT");
    assert_eq!(ways("TT", "TrT"), "TrT");
    assert_eq!(ways("T", "KrK"), "");
    assert_eq!(ways("4", "1rT"), "");
    assert_eq!(ways("4", "1r3"), "1r3");
    assert_eq!(ways("4", "13r1"), "13 3r1");
    assert_eq!(ways("3", "3r3"), "3 r3");
    assert_eq!(ways("3", "12r3"), "12 r3", "the red die is not superfluous either");
    assert_eq!(ways("K2", "K1r1"), "K1r1");
    assert_eq!(ways("K2", "2rK"), "2rK");
    assert_eq!(ways("S", "KrT"), "");
}

#[test]
fn a_spiral_on_the_red_die_may_count_as_any_face() {
    assert_eq!(ways("S", "KrS"), "rS");
    assert_eq!(ways("T", "KrS"), "rT");
    assert_eq!(ways("K", "1rS"), "rK");
    assert_eq!(ways("1", "KrS"), "r1 r2 r3");
    assert_eq!(ways("2", "KrS"), "r2 r3");
    assert_eq!(ways("3", "KrS"), "r3", "three Spears included");
    assert_eq!(ways("4", "KrS"), "");
    assert_eq!(ways("STK", "TKrS"), "TKrS");
    assert_eq!(ways("STK", "SKrS"), "SKrT");
    assert_eq!(ways("STK", "STrS"), "STrK");
    assert_eq!(ways("TT", "KrS"), "", "as one face, not as two");
    assert_eq!(ways("T3", "TrS"), "Tr3");
    assert_eq!(ways("T3", "3rS"), "3rT");
    assert_eq!(ways("4", "13rS"), "13 1r3 3r1 3r2 3r3");
    assert_eq!(ways("3", "3rS"), "3 r3");
    assert_eq!(ways("S", "SrS"), "S rS");
}

#[test]
fn what_a_red_spiral_counts_as_is_decided_when_it_is_placed() {
    let game = position(2).held(0, "poet").rolled("KTTTTTrS").play();
    for (fill, taken) in
        [("hound 1 rS", true), ("spear 2 rS", true), ("smith 1 rT", false), ("smith 2 rK", false)]
    {
        let mut after = game.clone();
        after.go(&format!("fill {fill}"));
        if taken && fill.starts_with("hound") {
            assert_eq!(after.owner("hound"), Some(0));
        } else {
            assert_eq!((after.turn("standard"), after.turn("red")), (6.into(), false.into()));
        }
    }
    // Set aside, it is the Spiral that it shows.
    assert_eq!(game.refused("aside rT"), Refusal::NotRolled);
    assert_eq!(game.refused("aside r3"), Refusal::NotRolled);
    game.clone().go("aside rS");
    // Any other face counts as itself alone.
    let knot = position(2).held(0, "poet").rolled("KTTTTTrK").play();
    for fill in ["fill hound 1 rS", "fill smith 1 rT", "fill spear 1 Tr3"] {
        assert_eq!(knot.refused(fill), Refusal::NotRolled, "{fill}");
    }
    knot.clone().go("fill smith 2 rK");
}

#[test]
fn dice_that_were_not_rolled_are_not_placed() {
    let game = position(2).rolled("STK1233").play();
    for fill in ["hound 1 rS", "giant 1 TT", "spear 1 22", "spear 1 1r3", "well 1 SS"] {
        assert_eq!(game.refused(&format!("fill {fill}")), Refusal::NotRolled, "{fill}");
    }
    for aside in ["aside rS", "aside r3"] {
        assert_eq!(game.refused(aside), Refusal::NotRolled);
    }
    let trees = position(2).rolled("TTTTTTT").play();
    assert_eq!(trees.refused("aside S"), Refusal::NotRolled);
    assert_eq!(trees.refused("fill hound 1 S").to_string(), "you did not roll these dice");
    assert_eq!(trees.refused("fill hound 1 T"), Refusal::DoesNotFill);
}

#[test]
fn the_fewest_dice() {
    for (text, least) in
        [("S", 1), ("TT", 2), ("3", 1), ("4", 2), ("9", 3), ("10", 4), ("K2", 2), ("STK4", 5)]
    {
        assert_eq!(line(text).least_dice(), least, "{text}");
    }
    let fewest = |needs: &str, roll: &str| line(needs).fewest(&dice(roll).standard);
    assert_eq!(fewest("4", "1123"), Some(2));
    assert_eq!(fewest("4", "1122"), Some(2));
    assert_eq!(fewest("4", "112"), Some(3));
    assert_eq!(fewest("4", "111"), None);
    assert_eq!(fewest("TK4", "TTK13"), Some(4));
    assert_eq!(fewest("TK4", "TT133"), None);
}

#[test]
fn what_is_left_of_a_line_after_a_die() {
    let after = |needs: &str, face: Face| line(needs).after(face).map(|rest| rest.to_string());
    assert_eq!(after("TK4", Face::Tree).as_deref(), Some("K4"));
    assert_eq!(after("TK4", Face::Spear3).as_deref(), Some("TK1"));
    assert_eq!(after("TK2", Face::Spear3).as_deref(), Some("TK"));
    assert_eq!(after("TK4", Face::Spiral), None);
    assert_eq!(after("TK", Face::Spear1), None);
    assert_eq!(after("S", Face::Spiral).as_deref(), Some(""));
    assert!(line("S").after(Face::Spiral).unwrap().is_empty());
}

/// Whether dice fill a line, by counting alone.
fn fills(needs: &Line, placed: &Dice) -> bool {
    let mut shown = placed.standard;
    if let Some(face) = placed.red {
        shown[face.index()] += 1;
    }
    (0..3).all(|place| shown[place] >= needs.symbols[place]) && placed.spears() >= needs.spears
}

/// Whether they do, and every single one of them is needed.
fn fills_barely(needs: &Line, placed: &Dice) -> bool {
    let without_standard = (0..6).filter(|place| placed.standard[*place] > 0).map(|place| {
        let mut fewer = *placed;
        fewer.standard[place] -= 1;
        fewer
    });
    let without_red = placed.red.map(|_| Dice { red: None, ..*placed });
    fills(needs, placed) && without_standard.chain(without_red).all(|fewer| !fills(needs, &fewer))
}

/// Every choice of dice from a roll, a red Spiral as any face.
fn every_choice(roll: &Dice) -> Vec<Dice> {
    let mut choices = vec![Dice::NONE];
    for place in 0..6 {
        choices = choices
            .into_iter()
            .flat_map(|chosen| {
                (0..=roll.standard[place]).map(move |count| {
                    let mut more = chosen;
                    more.standard[place] = count;
                    more
                })
            })
            .collect();
    }
    let reds: Vec<Face> = match roll.red {
        None => Vec::new(),
        Some(Face::Spiral) => Face::ALL.to_vec(),
        Some(face) => vec![face],
    };
    let with_red = choices.clone().into_iter();
    let with_red = with_red
        .flat_map(|chosen| reds.iter().map(move |face| Dice { red: Some(*face), ..chosen }));
    choices.into_iter().chain(with_red.collect::<Vec<_>>()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn the_ways_are_exactly_those_with_no_die_too_many(
        symbols in prop::array::uniform3(0..3_u8),
        spears in 0..10_u8,
        faces in prop::collection::vec(0..6_usize, 0..8),
        red in prop::option::of(0..6_usize),
    ) {
        let needs = Line { symbols, spears };
        prop_assume!(!needs.is_empty());
        let faces: Vec<Face> = faces.into_iter().map(|place| Face::ALL[place]).collect();
        let roll = Dice { red: red.map(|place| Face::ALL[place]), ..Dice::standard(&faces) };
        let mut found = Vec::new();
        needs.ways(&roll, &mut |way| found.push(way.to_string()));
        let choices = every_choice(&roll);
        let barely = choices.iter().filter(|way| fills_barely(&needs, way));
        let mut expected: Vec<_> = barely.map(ToString::to_string).collect();
        let standard = choices.iter().filter(|way| way.red.is_none() && fills(&needs, way));
        prop_assert_eq!(needs.fewest(&roll.standard), standard.map(Dice::count).min());
        found.sort();
        expected.sort();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn lines_are_read_as_they_were_written(
        symbols in prop::array::uniform3(0..9_u8),
        spears in 0..25_u8,
    ) {
        let needs = Line { symbols, spears };
        if needs.is_empty() {
            prop_assert!(needs.to_string().parse::<Line>().is_err());
        } else {
            prop_assert_eq!(needs.to_string().parse::<Line>(), Ok(needs));
        }
    }

    #[test]
    fn any_text_is_a_line_or_not(text in "[STK0-9 r-]{0,10}|.{0,10}") {
        if let Ok(needs) = text.parse::<Line>() {
            prop_assert_eq!(needs.to_string().parse::<Line>(), Ok(needs));
        }
    }
}
