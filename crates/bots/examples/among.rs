//! One bot of Brian Boru or The High Throne among others that are all alike: every deal is played once from each seat.
//!
//! ```sh
//! cargo run --release -p ardri-bots --example among -- brian-boru 4 champion chieftain 200
//! cargo run --release -p ardri-bots --example among -- brian-boru 4 high-king@6000 yardstick 100   # iterations
//! cargo run --release -p ardri-bots --example among -- high-throne 2 champion:badb greedy 1500 7 throne.log
//! ```
//!
//! Behind the number of deals may stand a seed, and behind that a file: every deal becomes a line in it, and a run that
//! was interrupted goes on where it stopped. Times are those of the processor, where the system tells them (Linux), so
//! that other programs do not matter. Its clock ticks every few milliseconds: means are right, single ones to a tick.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::time::{Duration, Instant};

use ardri_boru::BrianBoru;
use ardri_bots::Opponents;
use ardri_bots::bout::{Bout, Bouts, Opening, Player, Thinking, bouts};
use ardri_core::Seat;
use ardri_core::fairness::{Fate, Seed};
use ardri_throne::HighThrone;
use serde::{Deserialize, Serialize};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// What came of a deal.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Deal {
    /// The run that it belongs to.
    run: String,
    number: u64,
    /// The guest's share of the wins.
    share: f64,
    /// How long the guest took for each decision, in microseconds.
    times: Vec<u32>,
    /// The processor's time in seconds and the decisions, of the guest and of the hosts.
    took: [(f64, u32); 2],
}

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

/// Plays a deal from each seat.
fn play(table: &dyn Bouts, seats: u8, words: [&str; 2], number: u64) -> Result<Deal> {
    let [guest, host] = [parse(words[0])?, parse(words[1])?];
    let mut deal = Deal { number, ..Deal::default() };
    for own in Seat::all(seats) {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        let player = |seat: Seat| {
            let (name, thinking) = if seat == own { guest } else { host };
            Player::Bot { name, seed: number * 8 + u64::from(seat.0), thinking }
        };
        let mut decided = |seat: Seat, time: Duration| {
            let (sum, count) = &mut deal.took[usize::from(seat != own)];
            *sum += time.as_secs_f64();
            *count += 1;
            if seat == own {
                deal.times.push(time.as_micros() as u32);
            }
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
            deal.share += 1.0 / winners.len() as f64 / f64::from(seats);
        }
    }
    Ok(deal)
}

/// The deals of a run that a file has already; half a line at its end is no deal.
fn known(file: Option<&str>, run: &str) -> Vec<Deal> {
    let text = file.and_then(|file| std::fs::read_to_string(file).ok()).unwrap_or_default();
    let deals = text.lines().filter_map(|line| serde_json::from_str::<Deal>(line).ok());
    deals.filter(|deal| deal.run == run).collect()
}

fn among<G: Opponents>(
    seats: u8,
    words: [&str; 2],
    deals: u64,
    seed: u64,
    file: Option<&str>,
) -> Result<()> {
    let table = bouts::<G>(&serde_json::json!({}), seats)?;
    let run = format!("{} {seats} {} {} {seed}", G::NAME, words[0], words[1]);
    let mut done = known(file, &run);
    let mut log: Option<File> =
        file.map(|file| OpenOptions::new().create(true).append(true).open(file)).transpose()?;
    for number in seed * 1_000_000..seed * 1_000_000 + deals {
        if done.iter().any(|deal| deal.number == number) {
            continue;
        }
        let deal = play(table.as_ref(), seats, words, number)?;
        let deal = Deal { run: run.clone(), ..deal };
        if let Some(log) = &mut log {
            writeln!(log, "{}", serde_json::to_string(&deal)?)?;
        }
        done.push(deal);
    }
    tell(seats, &run, &done);
    Ok(())
}

fn tell(seats: u8, run: &str, done: &[Deal]) {
    let n = done.len() as f64;
    let mean = done.iter().map(|deal| deal.share).sum::<f64>() / n;
    let spread = done.iter().map(|deal| (deal.share - mean).powi(2)).sum::<f64>();
    let half = 1.96 * (spread / (n - 1.0).max(1.0) / n).sqrt();
    let fair = f64::from(seats);
    let each = |place: usize| {
        let sum: f64 = done.iter().map(|deal| deal.took[place].0).sum();
        let count: u32 = done.iter().map(|deal| deal.took[place].1).sum();
        1_000.0 * sum / f64::from(count.max(1))
    };
    let mut times: Vec<u32> = done.iter().flat_map(|deal| deal.times.iter().copied()).collect();
    times.sort_unstable();
    let part = |part: f64| {
        let place = (part * times.len() as f64) as usize;
        times.get(place.min(times.len().saturating_sub(1))).map_or(0.0, |us| f64::from(*us) / 1e3)
    };
    println!(
        "{run}: {:.1} % ± {:.1} of {} games, {:.2} times its share ({:.2} to {:.2}); {:.2} ms and {:.2} ms a \
         decision; the guest half {:.2}, 99 % {:.2}, longest {:.2} ms",
        100.0 * mean,
        100.0 * half,
        done.len() * usize::from(seats),
        mean * fair,
        (mean - half) * fair,
        (mean + half) * fair,
        each(0),
        each(1),
        part(0.5),
        part(0.99),
        part(1.0),
    );
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [game, seats, guest, host, deals, rest @ ..] = words.as_slice() else {
        return Err("which game, how many seats, who among whom, how many deals?".into());
    };
    let (seats, deals) = (seats.parse()?, deals.parse()?);
    let seed = rest.first().map_or(Ok(0), |seed| seed.parse())?;
    let file = rest.get(1).copied();
    match *game {
        "brian-boru" => among::<BrianBoru>(seats, [guest, host], deals, seed, file),
        "high-throne" => among::<HighThrone>(seats, [guest, host], deals, seed, file),
        _ => Err("brian-boru or high-throne?".into()),
    }
}
