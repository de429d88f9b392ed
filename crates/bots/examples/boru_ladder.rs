//! One bot of Brian Boru among others that are all alike: every deal is played once from each seat.
//!
//! ```sh
//! cargo run --release -p ardri-bots --example boru_ladder -- 4 champion chieftain 200
//! cargo run --release -p ardri-bots --example boru_ladder -- 4 high-king@6000 yardstick 100 7   # iterations, seed
//! cargo run --release -p ardri-bots --example boru_ladder -- 4 speed                 # iterations a second
//! ```
//!
//! Times are those of the processor, where the system tells them (Linux), so that other programs do not matter.

use std::time::{Duration, Instant};

use ardri_boru::BrianBoru;
use ardri_bots::bout::{Bout, Opening, Player, Thinking, bouts};
use ardri_bots::{Budget, Opponents};
use ardri_core::fairness::{Fate, Seed};
use ardri_core::{Game, NoEvents, Seat, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The processor's time that this thread has had.
fn time() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next().and_then(|word| word.parse().ok()));
    static BEGUN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let begun = BEGUN.get_or_init(Instant::now);
    told.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

/// A level or yardstick, and after `@` how many iterations it has.
fn parse(word: &str) -> Result<(&str, Thinking)> {
    Ok(match word.split_once('@') {
        Some((name, nodes)) => (name, Thinking::Nodes(nodes.parse()?)),
        None => (word, Thinking::Usual),
    })
}

fn duel(seats: u8, guest: &str, host: &str, deals: u64, seed: u64) -> Result<()> {
    let table = bouts::<BrianBoru>(&serde_json::json!({}), seats)?;
    let (guest, host) = (parse(guest)?, parse(host)?);
    let mut shares = Vec::new();
    let (mut took, mut decisions) = ([Duration::ZERO; 2], [0_u32; 2]);
    for deal in 0..deals {
        let mut won = 0.0;
        for own in Seat::all(seats) {
            let number = seed * 1_000_000 + deal;
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&number.to_le_bytes());
            let player = |seat: Seat| {
                let (name, thinking) = if seat == own { guest } else { host };
                let seed = number * 8 + u64::from(seat.0);
                Player::Bot { name, seed, thinking }
            };
            let mut decided = |seat: Seat, time: Duration| {
                let place = usize::from(seat != own);
                took[place] += time;
                decisions[place] += 1;
            };
            let played = table.play(Bout {
                players: Seat::all(seats).map(player).collect(),
                fate: Fate::new(&Seed(bytes), &[]),
                opening: Opening::None,
                longest: 20_000,
                clock: &time,
                decided: &mut decided,
            })?;
            let winners = played.outcome.ok_or("a game was broken off")?.winners;
            if winners.contains(&own) {
                won += 1.0 / winners.len() as f64;
            }
        }
        shares.push(won / f64::from(seats));
    }
    let n = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / n;
    let spread =
        shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let half = 1.96 * (spread / n).sqrt();
    let fair = f64::from(seats);
    let each =
        |place: usize| 1_000.0 * took[place].as_secs_f64() / f64::from(decisions[place].max(1));
    println!(
        "{seats} seats, {}{:?} among {}{:?}: {:.1} % ± {:.1} of {} games, {:.2} times its share ({:.2} to {:.2}); \
         {:.2} ms and {:.2} ms a decision",
        guest.0,
        guest.1,
        host.0,
        host.1,
        100.0 * mean,
        100.0 * half,
        deals * u64::from(seats),
        mean * fair,
        (mean - half) * fair,
        (mean + half) * fair,
        each(0),
        each(1),
    );
    Ok(())
}

/// How many iterations the high king makes in a second, over the decisions of a game.
fn speed(seats: u8) -> Result<()> {
    const ITERATIONS: u64 = 6_000;
    let mut game = BrianBoru::new(&Default::default(), seats)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let options = *game.options();
    let new = |seat: Seat| BrianBoru::bot(&options, "high-king", seat.0.into()).ok_or("no bot");
    let mut bots: Vec<_> = Seat::all(seats).map(new).collect::<std::result::Result<_, _>>()?;
    let (mut took, mut decisions) = (Duration::ZERO, 0);
    let mut legal = Vec::new();
    while game.turn() != Turn::Over {
        let Some(seat) = game.turn().seats().first() else {
            game.fall(&mut rng);
            continue;
        };
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let before = time();
        let action = bots[seat.index()].choose(&view, &legal, Budget::Nodes(ITERATIONS));
        if legal.len() > 1 {
            took += time() - before;
            decisions += 1;
        }
        game.apply(ardri_core::Actor::Seat(seat), &action, &mut NoEvents)?;
    }
    let all = f64::from(decisions) * ITERATIONS as f64;
    println!(
        "{seats} seats: {:.0} iterations a second in {decisions} decisions",
        all / took.as_secs_f64()
    );
    Ok(())
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [seats, "speed"] => speed(seats.parse()?),
        [seats, guest, host, deals] => duel(seats.parse()?, guest, host, deals.parse()?, 0),
        [seats, guest, host, deals, seed] => {
            duel(seats.parse()?, guest, host, deals.parse()?, seed.parse()?)
        }
        _ => Err("how many seats, who among whom, how many deals?".into()),
    }
}
