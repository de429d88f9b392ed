//! How fast the engine is; `docs/performance.md` says how fast it was.
//!
//! `cargo bench -p ardri-tafl`

#![allow(missing_docs)] // made by criterion's macros

use ardri_core::Simulation;
use ardri_tafl::{
    Board, Brandubh, Leaves, Options, Position, Preset, Rules, Tablut, Tafl, perft, play_out,
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// One game's worth of a unit of work, so that criterion reports units a second.
fn perfts<B: Board>(criterion: &mut Criterion, rules: Rules, name: &str, depth: u32) {
    let start = Position::<B>::start();
    let mut group = criterion.benchmark_group(format!("perft {} {name}", B::NAME));
    group.sample_size(10);
    group.throughput(Throughput::Elements(perft(rules, &start, depth, Leaves::Bulk)));
    for (leaves, label) in [(Leaves::Bulk, "bulk"), (Leaves::Made, "made")] {
        group.bench_function(label, |bencher| {
            bencher.iter(|| perft(rules, &start, depth, leaves));
        });
    }
    group.finish();
}

fn playouts<B: Board>(criterion: &mut Criterion) {
    let start = Position::<B>::start();
    let run = || {
        let mut chooser = Xoshiro256PlusPlus::seed_from_u64(1);
        play_out(Rules::BASIC, &start, 2_000, &mut chooser).plies
    };
    let mut group = criterion.benchmark_group(format!("play-outs {}", B::NAME));
    group.throughput(Throughput::Elements(run()));
    group.bench_function("plies", |bencher| bencher.iter(run));
    group.finish();
}

fn contract<B: Board>(criterion: &mut Criterion) {
    let run = || {
        let mut simulation = Simulation::<Tafl<B>>::new(&Options::default(), 2, 1)
            .expect("the basic game can be played");
        for _ in 0..500 {
            simulation.play(false);
        }
        simulation.tally().actions
    };
    let mut group = criterion.benchmark_group(format!("through the contract {}", B::NAME));
    group.throughput(Throughput::Elements(run()));
    group.bench_function("plies", |bencher| bencher.iter(run));
    group.finish();
}

fn all(criterion: &mut Criterion) {
    perfts::<Brandubh>(criterion, Rules::BASIC, "basic", 5);
    perfts::<Brandubh>(criterion, Preset::Federation.rules(), "federation", 5);
    perfts::<Tablut>(criterion, Rules::BASIC, "basic", 4);
    playouts::<Brandubh>(criterion);
    playouts::<Tablut>(criterion);
    contract::<Brandubh>(criterion);
    contract::<Tablut>(criterion);
}

criterion_group!(benches, all);
criterion_main!(benches);
