//! The engine finds forced wins that were solved without it, with the exact distance.

use std::collections::{BTreeMap, HashSet};

use crate::proof::games::random_move;
use crate::proof::solver::Solver;
use crate::proof::suite::{ForcedWin, Patience, forced_wins};
use crate::proof::{brandubh_rules, naive};
use ardri_core::below;
use ardri_tafl::{Board, Brandubh, Position, RuleBook, Rules, Tablut, WithRules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What the engine looks at in less than half a second.
const MOST: Patience = Patience::Positions(3_000_000);

#[test]
fn forced_wins_are_found_with_their_distance() {
    let wins = forced_wins();
    let missed: Vec<_> = wins
        .iter()
        .filter_map(|win| win.positions_needed(MOST).err().map(|said| format!("{win}: {said}")))
        .collect();
    assert!(missed.is_empty(), "{} are not found:\n{}", missed.len(), missed.join("\n"));
}

/// The file has what it is to have: each length, both sides, all rules, no position twice.
#[test]
fn the_forced_wins_are_of_all_kinds() {
    let wins = forced_wins();
    let mut lengths: BTreeMap<u32, usize> = BTreeMap::new();
    for win in &wins {
        *lengths.entry(win.plies).or_default() += 1;
        assert_eq!(win.to_string().parse(), Ok(win.clone()));
    }
    let vikings = wins.iter().filter(|win| win.position.ends_with('a')).count();
    assert!(wins.len() >= 240 && 5 * vikings >= 2 * wins.len(), "{vikings} of {}", wins.len());
    assert!(lengths[&9] >= 30 && lengths[&11] >= 20, "{lengths:?}");
    let kinds: HashSet<_> = wins.iter().map(|win| (&win.game, win.rules)).collect();
    let positions: HashSet<_> = wins.iter().map(|win| (win.rules, &win.position)).collect();
    assert_eq!((kinds.len(), positions.len()), (8, wins.len()));
    for (position, best) in [
        ("3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a", "f5-d5"),
        ("1Tt4/4t2/3T1T1/6t/t1KTt2/5t1/2tt3 a", "c7-c4"),
        ("3t3/2t4/t1K1t2/5T1/1t2T1t/1t5/3t3 a", "b3-c3"),
    ] {
        let win = wins.iter().find(|win| win.position == position).expect("a position");
        assert_eq!(win.moves, [best.parse().expect("a move")]);
    }
}

struct Solve<'a>(&'a ForcedWin);

impl Solve<'_> {
    fn on<B: Board, R: RuleBook>(&self, rules: R) {
        let Self(win) = self;
        let position: Position<B> = win.position.parse().expect("a position");
        let mut solver = Solver::new(rules);
        assert_eq!(solver.distance(&position, win.plies), Ok(Some(win.plies)), "{win}");
        assert_eq!(solver.winning_moves(&position, win.plies).as_ref(), Ok(&win.moves), "{win}");
    }
}

impl WithRules for Solve<'_> {
    type Output = ();

    fn with<R: RuleBook>(self, rules: R) {
        match self.0.game.as_str() {
            Brandubh::NAME => self.on::<Brandubh, R>(rules),
            _ => self.on::<Tablut, R>(rules),
        }
    }
}

/// The shorter ones are solved again here, and all of them by the command that has found them.
#[test]
fn the_forced_wins_are_solved_again() {
    use ardri_tafl::Specialised;
    for win in forced_wins().iter().filter(|win| win.plies <= 5) {
        Brandubh::specialise(win.rules, Solve(win));
    }
}

/// What is remembered changes nothing.
#[test]
fn the_solver_agrees_with_the_search_that_remembers_nothing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let (mut won, mut lost) = (0, 0);
    for rules in brandubh_rules() {
        let mut solver = Solver::<Brandubh, Rules>::new(rules);
        for _ in 0..12 {
            let mut position = Position::start();
            for _ in 0..30 {
                let careful = below(&mut rng, 3) > 0;
                let Some(next) = random_move(rules, &position, careful, &mut rng) else { break };
                position = next;
                let plies = 1 + below(&mut rng, 4);
                let wins = naive::wins(rules, &position, &[], plies);
                let loses = naive::loses(rules, &position, &[], plies);
                assert_eq!(solver.wins(&position, plies), Ok(wins), "{position} {plies}");
                assert_eq!(solver.loses(&position, plies), Ok(loses), "{position} {plies}");
                won += u32::from(wins);
                lost += u32::from(loses);
            }
        }
    }
    assert!(won > 150 && lost > 50, "{won} {lost}");
}
