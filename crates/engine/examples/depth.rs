//! How far the engine looks from the start, and how fast: `cargo run --release --example depth -- 18`.

use std::time::Instant;

use ardri_engine::{Engine, Limits};
use ardri_tafl::{Brandubh, Position, Rules};

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(16);
    let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 256 << 20);
    let begun = Instant::now();
    engine.search(&Position::start(), &[], Limits::depth(depth), |found| {
        let seconds = begun.elapsed().as_secs_f64();
        let line: Vec<_> = found.lines[0].1.iter().map(ToString::to_string).collect();
        let speed = found.nodes as f64 / seconds / 1e6;
        println!(
            "{:2} {:>7} {:>11} {seconds:7.2} s {speed:5.2} M/s {}",
            found.depth,
            found.score(),
            found.nodes,
            line.join(" ")
        );
    });
}
