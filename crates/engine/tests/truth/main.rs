//! What is announced is true: a proven result is confirmed by a search that looks at every move and remembers
//! nothing.

// One program for all of them: each would compile the engine for all its rules once more.
mod forced;
mod keeping;
mod proof;

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ardri_engine::{Engine, Limits};
use ardri_tafl::{Board, Brandubh, Position, Rules, Tablut};
use proof::games::random_move;
use proof::suite::{ForcedWin, forced_wins};
use proof::truth::{Check, Tally};
use proof::{brandubh_rules, tablut_rules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A few thousand positions; `cargo run --release -p ardri-engine --example truth` looks into as many as one
/// likes.
fn look_into<B: Board>(rules: &[Rules], positions: u32, furthest: u32) -> Tally {
    let mut all = Tally::default();
    for (seed, rules) in (1..).zip(rules) {
        // A short search passes over most of what there is, and so is most easily wrong.
        for nodes in [300, 3_000] {
            let mut check = Check::<B>::new(*rules, furthest, seed);
            check.look_into(positions, nodes);
            all += check.tally;
        }
    }
    all
}

#[test]
fn what_is_announced_on_the_small_board_is_true() {
    let found = look_into::<Brandubh>(&brandubh_rules(), 500, 5);
    assert!(found.positions == 6_000 && found.wins > 3_000 && found.losses > 700, "{found:?}");
    assert!(found.with_history > 500 && found.pictures > 2_000, "{found:?}");
    assert_eq!(found.unplayable, 0, "lines that are told can be played");
}

#[test]
fn what_is_announced_on_the_large_board_is_true() {
    let found = look_into::<Tablut>(&tablut_rules(), 400, 3);
    assert!(found.positions == 1_600 && found.wins > 300 && found.losses > 40, "{found:?}");
    assert!(found.with_history > 100 && found.pictures > 300, "{found:?}");
    assert_eq!(found.unplayable, 0, "lines that are told can be played");
}

#[test]
fn one_thread_finds_the_same_each_time() {
    let search = || {
        let mut engine = Engine::<Tablut>::new(Rules::BASIC, 8 << 20);
        engine.search(&Position::start(), &[], Limits::nodes(50_000), |_| ())
    };
    assert_eq!(search(), search());
}

/// Several threads find the same wins, and stop together.
#[test]
fn threads_help_each_other() {
    let position: Position<Brandubh> =
        "1Tt4/4t2/3T1T1/6t/t1KTt2/5t1/2tt3 a".parse().expect("a position");
    let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 8 << 20);
    let found = engine.search(&position, &[], Limits::nodes(400_000).threads(3), |_| ());
    assert!(found.score().wins_in().is_some(), "{found:?}");
    let told = AtomicBool::new(false);
    let stop = || told.load(Ordering::Relaxed);
    let limits = Limits::until(&stop).threads(3);
    let found = engine.search(&Position::start(), &[], limits, |found| {
        told.fetch_or(found.depth >= 7, Ordering::Relaxed);
    });
    assert!(found.depth >= 7);
}

#[test]
fn other_seeds_play_other_games() {
    let first = |seed: u64| {
        let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 8 << 20);
        let found =
            engine.search(&Position::start(), &[], Limits::nodes(20_000).seed(seed), |_| ());
        found.best()
    };
    let firsts: HashSet<_> = (1..20).map(first).collect();
    assert!(firsts.len() > 3, "{firsts:?}");
}

#[test]
fn several_lines_are_told_from_the_best_down() {
    let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 8 << 20);
    let found = engine.search(&Position::start(), &[], Limits::depth(6).lines(5), |_| ());
    assert_eq!(found.lines.len(), 5);
    assert!(found.lines.is_sorted_by(|(a, _), (b, _)| a >= b));
    let mut firsts: Vec<_> = found.lines.iter().map(|(_, line)| line[0]).collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 5);
}

/// Who has lost plays on: there is a move as long as there is one.
#[test]
fn a_lost_position_has_a_move() {
    // The King escapes whatever the Vikings do.
    let position: Position<Brandubh> = "7/7/7/3K3/7/7/1t5 a".parse().expect("a position");
    let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 8 << 20);
    let (mut position, mut lost) = (position, 0);
    for _ in 0..10 {
        for depth in [1, 2, 5] {
            let found = engine.search(&position, &[], Limits::depth(depth).lines(2), |_| ());
            let best = found.best().expect("a move");
            lost += u32::from(found.score().loses_in().is_some());
            assert!(position.play(Rules::BASIC, best).is_ok());
        }
        let best = engine.search(&position, &[], Limits::depth(6), |_| ()).best().expect("a move");
        let played = position.play(Rules::BASIC, best).expect("a legal move");
        if played.ending.is_some() {
            assert!(lost > 0);
            return;
        }
        position = played.after;
    }
    panic!("the game does not end: {position}");
}

/// A position that has stood twice is lost for whoever brings it about again, and the engine knows.
#[test]
fn nobody_walks_into_the_third_time() {
    let position: Position<Brandubh> = Position::start();
    let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 8 << 20);
    // Every move but one leads to what has stood twice.
    let all: Vec<_> = position.moves(Rules::BASIC).collect();
    let after = |mv| position.play(Rules::BASIC, mv).map(|played| played.after);
    let twice: Vec<_> = all[1..].iter().filter_map(|mv| after(*mv).ok()).collect();
    let found = engine.search(&position, &twice, Limits::depth(5), |_| ());
    assert_eq!(found.best(), Some(all[0]));
}

/// Where there is no time at all there is a move all the same, and soon, whatever the position.
#[test]
fn no_time_is_enough_for_a_move() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let (mut engine, no_time) = (Engine::<Tablut>::new(Rules::BASIC, 1 << 20), || true);
    let mut looked = 0;
    for _ in 0..40 {
        let mut position = Position::start();
        while let Some(next) = random_move(Rules::BASIC, &position, true, &mut rng) {
            position = next;
            let limits = Limits::until(&no_time).lines(256);
            let found = engine.search(&position, &[], limits, |_| ());
            let Some(best) = found.best() else { break };
            assert!(position.check_move(Rules::BASIC, best).is_ok(), "{position}");
            assert!(found.nodes < 20_000, "{position}: {}", found.nodes);
            looked += 1;
            if looked % 80 == 0 {
                break;
            }
        }
    }
    assert!(looked > 500, "{looked}");
}

/// A second look goes through the moves behind moves where the King is all but shut in: there a position takes as
/// long as hundreds elsewhere, and whoever wants it to stop would wait.
#[test]
fn where_a_position_takes_long_it_is_asked_oftener_whether_to_stop() {
    let asked_for_each_512 = |win: &ForcedWin| {
        let position: Position<Tablut> = win.position.parse().expect("a position");
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) == u64::MAX;
        let limits = Limits::until(&stop).within(u32::MAX, 30_000);
        let found = Engine::new(win.rules, 8 << 20).search(&position, &[], limits, |_| ());
        asked.into_inner() * 512 / found.nodes.max(1)
    };
    let wins = forced_wins().into_iter().filter(|win| win.game == Tablut::NAME);
    let most = wins.map(|win| asked_for_each_512(&win)).max();
    assert!(most >= Some(3), "{most:?}");
}
