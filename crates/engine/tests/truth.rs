//! What is announced is true: a proven win is confirmed by a search that looks at every move and remembers
//! nothing.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use ardri_core::below;
use ardri_engine::{Engine, Limits};
use ardri_tafl::{Board, Brandubh, Position, Preset, Rule, Rules, Tablut};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Whether the side to move can force a win within so many plies, by the board alone.
fn wins<B: Board>(rules: Rules, position: &Position<B>, plies: u32) -> bool {
    let mut after = Vec::new();
    let mut at_once = false;
    position.for_each_play(rules, |_, played| {
        at_once |= played.ending.is_some() || !played.after.can_move(rules);
        after.push(played.after);
    });
    at_once || plies > 2 && after.iter().any(|after| loses(rules, after, plies - 1))
}

/// Whether the side to move loses within so many plies whatever it does.
fn loses<B: Board>(rules: Rules, position: &Position<B>, plies: u32) -> bool {
    let mut after = Vec::new();
    let mut wins_itself = false;
    position.for_each_play(rules, |_, played| {
        wins_itself |= played.ending.is_some();
        after.push(played.after);
    });
    !wins_itself && plies > 1 && after.iter().all(|after| wins(rules, after, plies - 1))
}

struct Found {
    positions: u32,
    wins: u32,
    losses: u32,
}

/// Positions of random games, each searched by the engine, and what it announces looked into.
fn check<B: Board>(rules: Rules, games: u32, nodes: u64, seed: u64, furthest: u32) -> Found {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut engine = Engine::<B>::new(rules, 8 << 20);
    let mut found = Found { positions: 0, wins: 0, losses: 0 };
    for _ in 0..games {
        let mut position = Position::<B>::start();
        for _ in 0..80 {
            let moves: Vec<_> = position.moves(rules).collect();
            if moves.is_empty() {
                break;
            }
            let analysis = engine.search(&position, &[], Limits::nodes(nodes), |_| ());
            found.positions += 1;
            let score = analysis.score();
            if let Some(plies) = score.wins_in().filter(|plies| *plies <= furthest) {
                assert!(wins(rules, &position, plies), "{rules}: {position} has no win in {plies}");
                found.wins += 1;
            }
            if let Some(plies) = score.loses_in().filter(|plies| *plies < furthest) {
                assert!(
                    loses(rules, &position, plies),
                    "{rules}: {position} is not lost in {plies}"
                );
                found.losses += 1;
            }
            let mv = moves[below(&mut rng, moves.len() as u32) as usize];
            let Ok(played) = position.play(rules, mv) else { panic!("{position}: {mv}") };
            if played.ending.is_some() {
                break;
            }
            position = played.after;
        }
    }
    found
}

#[test]
fn what_is_announced_on_the_small_board_is_true() {
    for (number, rules) in [
        Rules::BASIC,
        Rules::BASIC.with(Rule::StrongKing),
        Rules::BASIC.with(Rule::EdgeEscape).with(Rule::UnarmedKing),
        Preset::Federation.rules(),
    ]
    .into_iter()
    .enumerate()
    {
        // A short search passes over most of what there is, and so is most easily wrong.
        check::<Brandubh>(rules, 100, 300, number as u64, 5);
        let found = check::<Brandubh>(rules, 60, 3_000, number as u64, 5);
        assert!(found.positions > 500 && found.wins > 50, "{rules}: too little was announced");
        assert!(found.losses > 5, "{rules}: {} losses", found.losses);
    }
}

#[test]
fn what_is_announced_on_the_large_board_is_true() {
    for (number, rules) in [Rules::BASIC, Rules::BASIC.with(Rule::Advanced)].into_iter().enumerate()
    {
        let found = check::<Tablut>(rules, 25, 3_000, number as u64, 3);
        assert!(found.positions > 200 && found.wins > 20, "{rules}: too little was announced");
    }
}

/// Positions with a known way to win, which the champion of before had missed.
#[test]
fn forced_wins_of_the_vikings_are_found() {
    for (position, best) in [
        ("3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a", "f5-d5"),
        ("1Tt4/4t2/3T1T1/6t/t1KTt2/5t1/2tt3 a", "c7-c4"),
        ("3t3/2t4/t1K1t2/5T1/1t2T1t/1t5/3t3 a", "b3-c3"),
    ] {
        let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 8 << 20);
        let position: Position<Brandubh> = position.parse().expect("a position");
        let found = engine.search(&position, &[], Limits::nodes(200_000), |_| ());
        assert_eq!(found.best().map(|mv| mv.to_string()).as_deref(), Some(best), "{found:?}");
        assert!(found.score().wins_in().is_some(), "{found:?}");
    }
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
        told.fetch_or(found.depth == 7, Ordering::Relaxed);
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
