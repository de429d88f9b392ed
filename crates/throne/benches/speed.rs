//! How many random turns are played in a second, and how long the odds of a deck take.

#![allow(missing_docs, clippy::unwrap_used)] // made by macros; a failed unwrap stops the bench

use std::hint::black_box;

use ardri_core::Game;
use ardri_throne::{Deck, HighThrone, Odds, Options, Playout};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn turns(criterion: &mut Criterion) {
    const TURNS: u32 = 1000;
    let mut group = criterion.benchmark_group("random-turns");
    group.throughput(Throughput::Elements(TURNS.into()));
    let start = HighThrone::new(&Options::default(), 4).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut playout = Playout::default();
    group.bench_function("4-players", |bencher| {
        bencher.iter(|| {
            let mut left = TURNS;
            while left > 0 {
                left -= playout.play(&mut start.clone(), left, &mut rng);
            }
        });
    });
    group.finish();
}

fn odds(criterion: &mut Criterion) {
    let deck = Deck::ardri();
    let all = |odds: &mut Odds| {
        let mut sum = 0.0;
        for card in deck.cards() {
            for lines in [&card.lines[..], &card.lines[..card.steal_line()]] {
                for (standard, red) in [(7, false), (8, false), (7, true)] {
                    sum += odds.chance(lines, standard, red);
                }
            }
        }
        sum
    };
    criterion.bench_function("odds-of-a-deck-from-cold", |bencher| {
        bencher.iter(|| all(&mut Odds::new()));
    });
    let mut odds = Odds::new();
    all(&mut odds);
    let lines = &deck.cards()[0].lines;
    criterion.bench_function("odds-looked-up", |bencher| {
        bencher.iter(|| odds.chance(black_box(lines), 7, true));
    });
}

criterion_group!(speed, turns, odds);
criterion_main!(speed);
