//! Whether what the engine announces is true, and whether it happens.
//!
//! ```sh
//! cargo run --release -p ardri-engine --example truth -- 100000      # positions
//! cargo run --release -p ardri-engine --example truth -- 0 2000      # games
//! ```
//!
//! Positions of random games under eight sets of rules are searched with 300 to 20 000 positions. A win or loss
//! of up to five plies (three on the large board) is confirmed by a search that looks at every move. In games
//! of the engine against itself and others, with and without positions that had stood before, a side that
//! announces its win has to win in time.

#[path = "../tests/truth/proof/mod.rs"]
mod proof;

use std::time::Instant;

use ardri_tafl::{Board, Brandubh, Position, Rules, Tablut};
use proof::keeping::{self, Play, Player};
use proof::suite::forced_wins;
use proof::truth::{self, Check};
use proof::{brandubh_rules, tablut_rules};

/// Looks into so many positions; ends with what is wrong, if anything is.
fn positions<B: Board>(rules: Rules, count: u32, furthest: u32, all: &mut truth::Tally) {
    for (seed, nodes) in (100..).zip([300, 2_000, 20_000]) {
        let mut check = Check::<B>::new(rules, furthest, seed);
        check.look_into(count.div_ceil(3), nodes);
        println!("{} {rules} {nodes} {:?}", B::NAME, check.tally);
        *all += check.tally;
    }
}

/// Plays so many games, every third of them from a forced win in front of which both sides go to and fro.
fn games<B: Board>(rules: Rules, count: u32, all: &mut keeping::Tally) -> u32 {
    let mut player = Player::<B>::new(rules, 100);
    let wins = forced_wins().into_iter().filter(|win| win.game == B::NAME && win.rules == rules);
    let won: Vec<Position<B>> = wins.filter_map(|win| win.position.parse().ok()).collect();
    let mut broken = 0;
    for number in 0..count {
        let sort = Play::sort(number);
        let (start, play) = match won.get(number as usize / 3 % won.len().max(1)) {
            Some(won) if number % 3 == 0 => (*won, Play { returns: 8, ..sort }),
            _ => (Position::start(), sort),
        };
        if let Err(why) = player.play(start, play) {
            println!("broken: {why}");
            broken += 1;
        }
    }
    println!("{} {rules} {:?}", B::NAME, player.tally);
    *all += player.tally;
    broken
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u32>());
    let mut number = |usual| numbers.next().and_then(Result::ok).unwrap_or(usual);
    let (count, to_play) = (number(10_000), number(0));
    let begun = Instant::now();
    let sets = (brandubh_rules().len() + tablut_rules().len()) as u32;
    let (mut looked, mut played) = (truth::Tally::default(), keeping::Tally::default());
    let mut broken = 0;
    for rules in brandubh_rules() {
        positions::<Brandubh>(rules, count.div_ceil(sets), 5, &mut looked);
        broken += games::<Brandubh>(rules, to_play.div_ceil(sets), &mut played);
    }
    for rules in tablut_rules() {
        positions::<Tablut>(rules, count.div_ceil(sets), 3, &mut looked);
        broken += games::<Tablut>(rules, to_play.div_ceil(sets), &mut played);
    }
    println!("{looked:?}\n{played:?}, {broken} announcements broken");
    println!("{:.0} s", begun.elapsed().as_secs_f64());
}
