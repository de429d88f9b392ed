//! Levels of tafl against each other, in pairs of games with the sides changed, from openings left to chance.
//!
//! ```sh
//! cargo run --release -p ardri-bots --example ladder -- brandubh squire herdsman 200
//! cargo run --release -p ardri-bots --example ladder -- tablut high-king champion 20 1000   # a second for each move
//! cargo run --release -p ardri-bots --example ladder -- brandubh squire herdsman show       # one game, move by move
//! ```

use std::time::{Duration, Instant};

use ardri_bots::{Budget, Opponents};
use ardri_core::{Actor, Game, NoEvents, Seat, Turn, Viewer, below};
use ardri_tafl::{Board, Brandubh, Options, Tablut, Tafl};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How many plies of an opening are left to chance.
const OPENING: u32 = 2;
/// A game that is longer than that has no result.
const LONGEST: u32 = 600;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

struct Duel<'a> {
    levels: [&'a str; 2],
    /// For each move of the first, if it is not what its level takes by itself.
    time: Option<Duration>,
    show: bool,
}

impl Duel<'_> {
    /// Whether the first level wins from that seat; nothing if nobody does.
    fn play<B: Board>(&self, opening: u64, first: Seat) -> Result<Option<bool>> {
        let options = Options::<B>::default();
        let mut game = Tafl::new(&options, 2)?;
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(opening);
        let bot = |level, seed| Tafl::<B>::bot(&options, level, seed).ok_or("no such level");
        let mut bots = [bot(self.levels[0], 2 * opening)?, bot(self.levels[1], 2 * opening + 1)?];
        let mut legal = Vec::new();
        for ply in 0..LONGEST {
            let Turn::Seat(seat) = game.turn() else { break };
            game.legal_actions(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let own = usize::from(seat != first);
            let end = Instant::now() + self.time.unwrap_or_default();
            let stop = || Instant::now() >= end;
            let budget = match self.time {
                Some(_) if own == 0 => Budget::Until(&stop),
                _ => Budget::Usual,
            };
            let action = match ply < OPENING {
                true => legal[below(&mut chance, legal.len() as u32) as usize],
                false => bots[own].choose(&view, &legal, budget),
            };
            game.apply(Actor::Seat(seat), &action, &mut NoEvents)?;
            if self.show {
                println!("{:>3} {:10} {action}   {}", ply + 1, self.levels[own], game.position());
            }
        }
        Ok(game.outcome().map(|outcome| outcome.winners.contains(&first)))
    }

    fn run<B: Board>(&self, pairs: u64) -> Result<()> {
        let (mut sides, mut endless, mut both) = ([0_u64; 2], 0, 0);
        let begun = Instant::now();
        for opening in 0..pairs {
            let before = sides[0] + sides[1];
            for seat in [Seat(0), Seat(1)] {
                match self.play::<B>(opening, seat)? {
                    Some(won) => sides[seat.index()] += u64::from(won),
                    None => endless += 1,
                }
            }
            both += u64::from(sides[0] + sides[1] == before + 2);
        }
        let (won, games) = (sides[0] + sides[1], 2 * pairs);
        let (low, high) = wilson(won as f64, games as f64);
        let [one, other] = self.levels;
        println!(
            "{} {one} against {other}: {won} of {games} ({:.1} %, 95 %: {:.1} to {:.1}), \
             as Vikings {}, as Celts {}, both of a pair {both}, without an end {endless}, {:.0} s",
            B::NAME,
            100.0 * won as f64 / games as f64,
            100.0 * low,
            100.0 * high,
            sides[0],
            sides[1],
            begun.elapsed().as_secs_f64(),
        );
        Ok(())
    }
}

/// The interval of Wilson in which the share lies, 95 times of 100.
fn wilson(won: f64, games: f64) -> (f64, f64) {
    let (z, share) = (1.96_f64, won / games);
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let all = 1.0 + z * z / games;
    ((middle - spread) / all, (middle + spread) / all)
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (&[game, one, other, pairs], rest) =
        words.split_first_chunk().ok_or("which game, which levels, how many openings?")?;
    let milliseconds = rest.first().map(|text| text.parse()).transpose()?;
    let time = milliseconds.map(Duration::from_millis);
    let duel = Duel { levels: [one, other], time, show: pairs == "show" };
    let pairs = if duel.show { 1 } else { pairs.parse()? };
    match game {
        "brandubh" => duel.run::<Brandubh>(pairs),
        "tablut" => duel.run::<Tablut>(pairs),
        other => Err(format!("{other} is not a game of tafl").into()),
    }
}
