//! How far the engine looks from the start of Brandubh, and how fast.
//!
//! ```sh
//! cargo run --release -p ardri-engine --example depth -- 18 1   # plies, threads
//! ```

use std::time::Instant;

use ardri_engine::{Engine, Limits};
use ardri_tafl::{Brandubh, Position, Rules};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u32>());
    let mut number = |usual| numbers.next().and_then(Result::ok).unwrap_or(usual);
    let limits = Limits::depth(number(16)).threads(number(1) as usize);
    let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 256 << 20);
    let begun = Instant::now();
    engine.search(&Position::start(), &[], limits, |found| {
        let seconds = begun.elapsed().as_secs_f64();
        let speed = found.nodes as f64 / seconds / 1e6;
        let line: Vec<_> = found.lines[0].1.iter().map(ToString::to_string).collect();
        println!(
            "{:2} {:>7} {:>11} positions {seconds:7.2} s {speed:5.2} M/s {}",
            found.depth,
            found.score().to_string(),
            found.nodes,
            line.join(" ")
        );
    });
}
