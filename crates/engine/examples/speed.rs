//! How fast the engine is: positions a second and time to a depth, by one thread and by several, and how soon
//! it stops; beside how fast moves are made and judged (what `ardri perft --no-bulk` counts) in the same run.
//!
//! ```sh
//! cargo run --release -p ardri-engine --example speed -- 18 2 3   # plies, threads, how often
//! cargo run --release -p ardri-engine --example speed -- asks     # only how often it asks whether to stop
//! ```
//!
//! The time to a depth leaps from position to position, with several threads from run to run as well. So a
//! number of positions is searched, and the mean of their ratios is told.

#[allow(dead_code)] // their positions alone are wanted
#[path = "../tests/truth/proof/suite.rs"]
mod suite;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ardri_core::below;
use ardri_engine::{Engine, Limits};
use ardri_tafl::{Board, Brandubh, Leaves, Position, Rules, Tablut, perft};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use suite::forced_wins;

/// As large as that of `ardri engine` is at first.
const TABLE: usize = 64 << 20;
/// How many positions are searched, and to which depth less than the start is.
const POSITIONS: u64 = 12;
const LESS: u32 = 2;

/// What a search to a depth took.
#[derive(Clone, Copy)]
struct Took {
    positions: u64,
    seconds: f64,
}

fn search<B: Board>(position: &Position<B>, depth: u32, threads: usize) -> Took {
    let mut engine = Engine::<B>::new(Rules::BASIC, TABLE);
    let begun = Instant::now();
    let found = engine.search(position, &[], Limits::depth(depth).threads(threads), |_| ());
    Took { positions: found.nodes, seconds: begun.elapsed().as_secs_f64() }
}

fn say(what: &str, Took { positions, seconds }: Took) {
    let speed = positions as f64 / seconds / 1e6;
    println!("{what}: {seconds:.2} s, {positions} positions, {speed:.2} million a second");
}

/// Moves made and judged one by one.
fn bare() {
    let begun = Instant::now();
    let leaves = perft(Rules::BASIC, &Position::<Brandubh>::start(), 6, Leaves::Made);
    say(
        "perft 6, every leaf made",
        Took { positions: leaves, seconds: begun.elapsed().as_secs_f64() },
    );
}

/// Positions some plies into games of chance, in which nobody has won.
fn openings<B: Board>() -> impl Iterator<Item = Position<B>> {
    (0..POSITIONS).map(|seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = Position::<B>::start();
        for _ in 0..2 + seed % 4 {
            let moves: Vec<_> = position.moves(Rules::BASIC).collect();
            let mv = moves[below(&mut rng, moves.len() as u32) as usize];
            if let Ok(played) = position.play(Rules::BASIC, mv) {
                let goes_on = played.ending.is_none();
                position = if goes_on { played.after } else { position };
            }
        }
        position
    })
}

/// How much sooner several threads come to a depth, and how much more they look at in a second.
fn together<B: Board>(depth: u32, threads: usize) {
    let (mut sooner, mut faster, mut less) = (0.0_f64, 0.0_f64, 0.0_f64);
    let (mut alone, mut all) = (0.0, 0.0);
    for position in openings::<B>() {
        let [one, many] = [1, threads].map(|threads| search(&position, depth, threads));
        let speed = |took: Took| took.positions as f64 / took.seconds;
        sooner += (one.seconds / many.seconds).ln();
        faster += (speed(many) / speed(one)).ln();
        less += (one.positions as f64 * threads as f64 / many.positions as f64).ln();
        alone += one.seconds;
        all += many.seconds;
    }
    let mean = |sum: f64| (sum / POSITIONS as f64).exp();
    println!(
        "{} to depth {depth}, {POSITIONS} positions, {threads} threads against one: {:.2} times as soon \
         ({alone:.1} s and {all:.1} s), {:.2} times the positions a second; by positions alone {:.2} times as soon",
        B::NAME,
        mean(sooner),
        mean(faster),
        mean(less),
    );
}

/// How long a search that is told of every depth goes on behind the moment when it is to stop.
fn stops(threads: usize) {
    let mut longest = Duration::ZERO;
    for wait in (0..40).map(|number| Duration::from_millis(37 * number + 5)) {
        let mut engine = Engine::<Tablut>::new(Rules::BASIC, TABLE);
        let stopped = AtomicBool::new(false);
        let stop = || stopped.load(Ordering::Relaxed);
        let late = std::thread::scope(|scope| {
            let told = scope.spawn(|| {
                std::thread::sleep(wait);
                stopped.store(true, Ordering::Relaxed);
                Instant::now()
            });
            let limits = Limits::until(&stop).threads(threads);
            engine.search(&Position::start(), &[], limits, |_| ());
            told.join().map_or(Duration::MAX, |told| told.elapsed())
        });
        longest = longest.max(late);
    }
    println!(
        "stopped 40 times, {threads} threads: at most {:.2} ms late",
        longest.as_secs_f64() * 1e3
    );
}

/// How long it goes on each time before it asks whether to stop.
fn pauses<B: Board>(rules: Rules, position: &Position<B>) -> Vec<Duration> {
    let pauses = Mutex::new((Instant::now(), Vec::new()));
    let stop = || {
        let Ok(mut pauses) = pauses.lock() else { return true };
        let (last, now) = (pauses.0, Instant::now());
        pauses.0 = now;
        pauses.1.push(now - last);
        false
    };
    let limits = Limits::until(&stop).within(u32::MAX, 30_000);
    Engine::<B>::new(rules, 16 << 20).search(position, &[], limits, |_| ());
    pauses.into_inner().map(|(_, pauses)| pauses).unwrap_or_default()
}

/// The longest of them. One thread asks in the same places each time, and of three times the shortest
/// counts: else it would be told what other programs do.
fn longest_pause<B: Board>(rules: Rules, position: &Position<B>) -> Duration {
    let [one, two, three] = [(); 3].map(|()| pauses(rules, position));
    // The first one is that of making the table.
    let all = one.into_iter().zip(two).zip(three).skip(1);
    all.map(|((one, two), three)| one.min(two).min(three)).max().unwrap_or_default()
}

/// How soon a search hears that it is to stop, in positions that are won by force and where most is proven.
fn asks() {
    let mut longest: Vec<_> = forced_wins()
        .iter()
        .filter_map(|win| {
            let text = &win.position;
            let pause = match win.game == Tablut::NAME {
                true => longest_pause::<Tablut>(win.rules, &text.parse().ok()?),
                false => longest_pause::<Brandubh>(win.rules, &text.parse().ok()?),
            };
            Some((pause, format!("{} {} {text}", win.game, win.rules)))
        })
        .collect();
    longest.sort();
    for (pause, position) in longest.iter().rev().take(3) {
        println!("asks whether to stop after {:.2} ms: {position}", pause.as_secs_f64() * 1e3);
    }
}

fn main() {
    if std::env::args().nth(1).as_deref() == Some("asks") {
        return asks();
    }
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u32>());
    let mut number = |usual| numbers.next().and_then(Result::ok).unwrap_or(usual);
    let (depth, threads, times) = (number(18), number(2) as usize, number(3));
    for _ in 0..times {
        bare();
        for threads in [1, threads] {
            let took = search(&Position::<Brandubh>::start(), depth, threads);
            say(&format!("Brandubh to depth {depth}, threads: {threads}"), took);
        }
    }
    for threads in [1, threads] {
        stops(threads);
    }
    asks();
    together::<Brandubh>(depth.saturating_sub(LESS).max(1), threads);
    together::<Tablut>(depth.saturating_sub(LESS + 4).max(1), threads);
}
