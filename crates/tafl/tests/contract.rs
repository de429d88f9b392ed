//! Both games keep the contract of all games.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_core::harness::{Plan, check, no_secrets};
use ardri_tafl::{Board, Brandubh, Options, Preset, Rules, Tablut, Tafl};

fn check_all<B: Board>(rules: Rules, games: u32) {
    let plan = Plan { games, seed: 7, longest: 10_000 };
    let mut options = Options::<B>::new(rules).unwrap();
    check::<Tafl<B>>(&options, 2, plan, no_secrets);
    options.two_sets = true;
    options.lots = true;
    check::<Tafl<B>>(&options, 2, plan, no_secrets);
}

#[test]
fn brandubh_keeps_the_contract() {
    check_all::<Brandubh>(Rules::BASIC, 5);
    check_all::<Brandubh>(Preset::Federation.rules(), 3);
    check_all::<Brandubh>(Rules::parse("edge-escape,unarmed-king,hostile-throne").unwrap(), 3);
}

#[test]
fn tablut_keeps_the_contract() {
    check_all::<Tablut>(Rules::BASIC, 2);
    check_all::<Tablut>(Rules::parse("advanced,hostile-throne").unwrap(), 2);
}

/// A start that shows the end already is over before a move, or before the lots are drawn.
#[test]
fn finished_starts_keep_the_contract() {
    let plan = Plan { games: 2, seed: 1, longest: 10 };
    for lots in [false, true] {
        for two_sets in [false, true] {
            let position = "K6/7/7/7/7/3t3/7 a".parse().unwrap();
            let mut options = Options::<Brandubh>::default().from_position(position);
            options.lots = lots;
            options.two_sets = two_sets;
            check::<Tafl<Brandubh>>(&options, 2, plan, no_secrets);
        }
    }
}
