//! Known counts, by the plainest way to count; `perft` itself is held against it elsewhere.

use super::*;

/// The move sequences of exactly that length; a finished game has no moves.
fn count<B: Board>(rules: Rules, position: &Position<B>, depth: u32) -> u64 {
    let mut sum = 0;
    position.for_each_move(rules, |mv| {
        sum += match depth {
            1 => 1,
            _ => match position.play(rules, mv).unwrap() {
                played if played.ending.is_some() => 0,
                played => count(rules, &played.after, depth - 1),
            },
        };
    });
    sum
}

fn counts<B: Board>(rules: &str, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    let rules = Rules::parse(rules).unwrap();
    depths.map(|depth| count(rules, &Position::<B>::start(), depth)).collect()
}

#[test]
fn the_counts_of_brandubh_are_those_of_the_table() {
    assert_eq!(counts::<Brandubh>(BASIC, 1..=5), [40, 960, 39_512, 1_007_392, 41_843_336]);
}

#[test]
fn the_counts_of_tablut_are_those_of_the_table() {
    assert_eq!(counts::<Tablut>(BASIC, 1..=4), [72, 3_944, 285_728, 15_951_824]);
}

#[test]
fn edge_escape_and_unarmed_king_show_at_depth_5_and_the_other_rules_deeper() {
    assert_eq!(counts::<Brandubh>("edge-escape", 5..=5), [41_800_760]);
    assert_eq!(counts::<Brandubh>("unarmed-king", 5..=5), [41_843_400]);
    assert_eq!(counts::<Brandubh>("edge-escape,unarmed-king", 5..=5), [41_800_824]);
    for rules in ["strong-king", "hostile-throne", FEDERATION] {
        assert_eq!(counts::<Brandubh>(rules, 5..=5), [41_843_336], "{rules}");
    }
}
