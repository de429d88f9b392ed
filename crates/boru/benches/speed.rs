//! How many complete random games are played in a second.

#![allow(missing_docs, clippy::unwrap_used)] // made by macros; a failed unwrap stops the bench

use ardri_boru::{BrianBoru, Options, playout};
use ardri_core::Game;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random-games");
    group.throughput(Throughput::Elements(1));
    for seats in 3..=5 {
        let start = BrianBoru::new(&Options::default(), seats).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        group.bench_function(format!("{seats}-players"), |bencher| {
            bencher.iter(|| {
                let mut game = start;
                playout(&mut game, &mut rng);
                game
            });
        });
    }
    group.finish();
}

fn copies(criterion: &mut Criterion) {
    let mut game = BrianBoru::new(&Options::default(), 4).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    playout(&mut game, &mut rng);
    criterion.bench_function("copy-of-a-state", |bencher| {
        bencher.iter(|| *std::hint::black_box(&game));
    });
}

criterion_group!(speed, games, copies);
criterion_main!(speed);
