//! What holds for players who do not see every move.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_core::below;
use ardri_engine::{Analysis, Engine, Limits, Overlook, Part};
use ardri_tafl::{Board, Brandubh, Position, Rules, Tablut};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const RULES: Rules = Rules::BASIC;
/// Who sees as little as anybody can.
const BLIND: Overlook = Overlook { misses: 100, careless: true };

fn search<B: Board>(position: &Position<B>, limits: Limits<'_>) -> Analysis {
    Engine::new(RULES, 1 << 20).search(position, &[], limits, |told| {
        assert!(told.lines.iter().all(|(score, _)| score.judged().is_some()), "{told:?}");
    })
}

/// Positions of games that are left to chance.
fn each<B: Board>(games: u64, mut see: impl FnMut(&Position<B>)) {
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = Position::<B>::start();
        for _ in 0..60 {
            see(&position);
            let moves: Vec<_> = position.moves(RULES).collect();
            let Some(mv) = moves.get(below(&mut rng, moves.len().max(1) as u32) as usize) else {
                break;
            };
            let played = position.play(RULES, *mv).unwrap();
            if played.ending.is_some() {
                break;
            }
            position = played.after;
        }
    }
}

fn wins<B: Board>(position: &Position<B>) -> bool {
    position.moves(RULES).any(|mv| position.play(RULES, mv).unwrap().ending.is_some())
}

fn own_wins_are_seen<B: Board>(games: u64) {
    let mut seen = 0;
    each::<B>(games, |position| {
        if wins(position) {
            let found = search(position, Limits::depth(3).seed(7).overlooking(BLIND));
            let played = position.play(RULES, found.best().unwrap()).unwrap();
            assert!(played.ending.is_some(), "{position}");
            seen += 1;
        }
    });
    assert!(seen >= 10, "{seen}");
}

#[test]
fn a_win_by_the_next_move_is_always_seen() {
    own_wins_are_seen::<Brandubh>(40);
    own_wins_are_seen::<Tablut>(40);
}

#[test]
fn only_the_careless_miss_that_the_other_side_wins_next() {
    let (mut dangers, mut missed) = (0, 0);
    each::<Brandubh>(60, |position| {
        let loses = |mv| wins(&position.play(RULES, mv).unwrap().after);
        let moves: Vec<_> = position.moves(RULES).collect();
        let losing = moves.iter().filter(|mv| loses(**mv)).count();
        if wins(position) || losing == 0 || losing == moves.len() {
            return;
        }
        dangers += 1;
        let chosen = |careless| {
            let overlook = Overlook { careless, ..BLIND };
            search(position, Limits::depth(2).seed(dangers).overlooking(overlook)).best().unwrap()
        };
        assert!(!loses(chosen(false)), "{position}");
        missed += u32::from(loses(chosen(true)));
    });
    assert!(dangers > 100 && missed > 5, "{dangers} {missed}");
}

#[test]
fn what_is_seen_follows_from_the_seed() {
    let mut differ = 0;
    each::<Brandubh>(10, |position| {
        let overlook = Overlook { misses: 60, careless: false };
        let found = |seed| search(position, Limits::depth(3).seed(seed).overlooking(overlook));
        assert_eq!(found(3), found(3));
        differ += u32::from(found(3).best() != found(5).best());
    });
    assert!(differ > 20, "{differ}");
}

#[test]
fn nothing_that_was_overlooked_is_told_as_proven_or_kept_for_others() {
    // The King can be cut off and taken in five plies.
    let position: Position<Brandubh> = "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a".parse().unwrap();
    let mut shared = Engine::<Brandubh>::new(RULES, 1 << 20);
    for seed in 1..20 {
        let limits = Limits::depth(6).seed(seed).overlooking(BLIND);
        let found = shared.search(&position, &[], limits, |_| ());
        assert!(!found.score().is_proven());
    }
    let found = shared.search(&position, &[], Limits::depth(8).seed(1), |_| ());
    let alone =
        Engine::new(RULES, 1 << 20).search(&position, &[], Limits::depth(8).seed(1), |_| ());
    assert_eq!((found.score(), found.score().wins_in()), (alone.score(), Some(5)));
}

#[test]
fn who_sees_everything_finds_what_others_do() {
    let all = Overlook { misses: 0, careless: false };
    each::<Brandubh>(4, |position| {
        let found = search(position, Limits::depth(4).seed(3).overlooking(all));
        let mut engine = Engine::new(RULES, 1 << 20);
        // Who overlooks moves proves nothing, so the second look is for others.
        let limits = Limits::depth(4).seed(3).without(Part::SecondLook);
        let usual = engine.search(position, &[], limits, |_| ());
        assert_eq!((found.best(), found.depth), (usual.best(), usual.depth), "{position}");
    });
}
