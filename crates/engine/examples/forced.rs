//! The forced wins on which the engine is tried: finds them without it, and has it solve them.
//!
//! ```sh
//! cargo run --release -p ardri-engine --example forced -- find 1     # seed; some forty minutes
//! cargo run --release -p ardri-engine --example forced -- check      # one second for each position
//! cargo run --release -p ardri-engine --example forced -- check 250  # milliseconds
//! cargo run --release -p ardri-engine --example forced -- nodes 5000000  # positions for each
//! ```

#[path = "../tests/truth/proof/mod.rs"]
mod proof;

use std::collections::BTreeMap;
use std::time::Duration;

use ardri_tafl::{Board, Brandubh, Position, Rules, Side, Tablut};
use proof::find::{Find, Wanted};
use proof::suite::{Patience, forced_wins};
use proof::{brandubh_rules, tablut_rules};

/// Positions of games in which a champion of before had missed the win.
const MISSED: [&str; 3] = [
    "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a",
    "1Tt4/4t2/3T1T1/6t/t1KTt2/5t1/2tt3 a",
    "3t3/2t4/t1K1t2/5T1/1t2T1t/1t5/3t3 a",
];

/// How many of 3, 5, 7, 9 and 11 plies are wanted.
fn wanted(vikings: [usize; 5], celts: [usize; 5]) -> Wanted {
    let of = |side, counts: [usize; 5]| {
        (0..).zip(counts).map(move |(place, count)| ((side, 3 + 2 * place), count))
    };
    of(Side::Vikings, vikings).chain(of(Side::Celts, celts)).collect()
}

fn find<B: Board>(rules: Rules, games: u32, wanted: Wanted, seed: u64, given: &[&str]) {
    let given: Vec<Position<B>> = given.iter().filter_map(|text| text.parse().ok()).collect();
    for win in B::specialise(rules, Find { rules, wanted, seed, games, given }) {
        println!("{win}");
    }
}

fn find_all(seed: u64) {
    println!(
        "# Forced wins: game and rules | position | plies until the side to move has won | all first moves"
    );
    println!(
        "# that win as soon. Found and solved without the engine, by a search that looks at every move:"
    );
    println!("# cargo run --release -p ardri-engine --example forced -- find {seed}");
    let basic = wanted([14, 20, 20, 18, 14], [10, 14, 16, 14, 10]);
    find::<Brandubh>(Rules::BASIC, 10_000, basic, seed, &MISSED);
    for rules in brandubh_rules().into_iter().skip(1) {
        find::<Brandubh>(rules, 150, wanted([2, 3, 3, 2, 0], [2, 3, 3, 1, 0]), seed, &[]);
    }
    for rules in tablut_rules() {
        find::<Tablut>(rules, 150, wanted([4, 4, 2, 0, 0], [3, 4, 3, 0, 0]), seed, &[]);
    }
}

/// Has the engine solve all of them, and tells how many positions it looked at.
fn check(patience: Patience) {
    let mut needed: BTreeMap<(u32, char), Vec<u64>> = BTreeMap::new();
    let (mut solved, mut all) = (0, 0);
    for win in forced_wins() {
        all += 1;
        let side = if win.position.ends_with('a') { 'V' } else { 'C' };
        match win.positions_needed(patience) {
            Ok(positions) => {
                solved += 1;
                needed.entry((win.plies, side)).or_default().push(positions);
            }
            Err(found) => println!("not solved, {found}: {win}"),
        }
    }
    for ((plies, side), mut positions) in needed {
        positions.sort_unstable();
        let (count, median) = (positions.len(), positions[positions.len() / 2]);
        let most = positions[count - 1];
        println!(
            "{plies:2} plies, {side}: {count:3} solved; positions: median {median}, most {most}"
        );
    }
    println!("{solved} of {all} solved, {patience:?} each");
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = arguments.get(1).and_then(|text| text.parse().ok());
    match arguments.first().map(String::as_str) {
        Some("find") => find_all(number.unwrap_or(1)),
        Some("check") => check(Patience::Time(Duration::from_millis(number.unwrap_or(1_000)))),
        Some("nodes") => check(Patience::Positions(number.unwrap_or(5_000_000))),
        _ => println!("find SEED, check MILLISECONDS or nodes POSITIONS"),
    }
}
