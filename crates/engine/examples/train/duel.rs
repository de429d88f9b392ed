//! One engine against another from the same openings with both sides, to see which is the better one.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ardri_core::{Actor, Game, NoEvents, Turn, below};
use ardri_engine::{Engine, Limits, Network, Part};
use ardri_tafl::{Action, Board, Options, Rules, Side, Tafl};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::Result;

const LONGEST: u32 = 300;
/// More than enough for the positions of a short search: larger ones take longer to lay out than to fill.
const TABLE: usize = 4 << 20;

/// Who plays: a network and a search that may lack something.
#[derive(Clone)]
struct Player {
    network: Arc<Network>,
    without: Vec<Part>,
}

impl Player {
    /// `own` or a file, and behind commas the parts of the search that it goes without.
    fn read<B: Board>(text: &str) -> Result<Self> {
        let mut words = text.split(',');
        let network = match words.next() {
            None | Some("own") => Network::of::<B>(),
            Some(file) => Arc::new(Network::read::<B>(&std::fs::read(file)?)?),
        };
        let without = words.map(str::parse).collect::<std::result::Result<_, _>>()?;
        Ok(Self { network, without })
    }
}

/// What a move may take.
#[derive(Clone, Copy)]
enum Budget {
    Nodes(u64),
    Time(Duration),
}

impl Budget {
    fn read(text: &str) -> Result<Self> {
        match (text.strip_suffix('n'), text.strip_suffix("ms")) {
            (Some(nodes), _) => Ok(Self::Nodes(nodes.parse()?)),
            (_, Some(time)) => Ok(Self::Time(Duration::from_millis(time.parse()?))),
            _ => Err(format!("{text} is no budget: 5000n and 50ms are").into()),
        }
    }
}

/// Who wins from an opening.
fn game<B: Board>(
    opening: u64,
    rules: Rules,
    players: [&Player; 2],
    budgets: [Budget; 2],
) -> Result<Option<Side>> {
    let mut game = Tafl::new(&Options::<B>::new(rules)?, 2)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(opening);
    let mut engines =
        players.map(|player| Engine::<B>::new(rules, TABLE).with_network(player.network.clone()));
    let mut legal = Vec::new();
    // So many that nobody has won by then.
    let chance = 2 + below(&mut rng, 3);
    for ply in 0..LONGEST {
        let Turn::Seat(seat) = game.turn() else { break };
        let action = if ply < chance {
            game.legal_actions(seat, &mut legal);
            legal[below(&mut rng, legal.len() as u32) as usize]
        } else {
            let place = seat.index();
            let begun = Instant::now();
            let stop = || match budgets[place] {
                Budget::Time(time) => begun.elapsed() >= time,
                Budget::Nodes(_) => false,
            };
            let limits = match budgets[place] {
                Budget::Nodes(nodes) => Limits::nodes(nodes),
                Budget::Time(_) => Limits::until(&stop),
            };
            let limits =
                players[place].without.iter().fold(limits, |limits, part| limits.without(*part));
            let position = *game.position();
            let found = engines[place].search(&position, &game.stood_twice(), limits, |_| ());
            Action::Move(found.best().ok_or("there is no move")?)
        };
        game.apply(Actor::Seat(seat), &action, &mut NoEvents)?;
    }
    Ok(game.sets().first().map(|set| set.winner))
}

/// Plays pairs of games, and tells how many the first has won.
pub fn duel<B: Board>(names: [&str; 2], pairs: u64, budgets: &str, rules: &str) -> Result<()> {
    let [one, other] = names;
    let [one, other] = [Player::read::<B>(one)?, Player::read::<B>(other)?];
    let rules = Rules::parse(rules)?.on::<B>()?;
    let (first, second) = budgets.split_once('/').unwrap_or((budgets, budgets));
    let [budget, its] = [Budget::read(first)?, Budget::read(second)?];
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let work = || -> std::result::Result<Vec<[Option<bool>; 2]>, String> {
        let mut results = Vec::new();
        loop {
            let opening = next.fetch_add(1, Ordering::Relaxed);
            if opening >= pairs {
                return Ok(results);
            }
            let vikings = game::<B>(opening, rules, [&one, &other], [budget, its]);
            let celts = game::<B>(opening, rules, [&other, &one], [its, budget]);
            let won = |result: Result<Option<Side>>, side| -> std::result::Result<_, String> {
                Ok(result.map_err(|error| error.to_string())?.map(|winner| winner == side))
            };
            results.push([won(vikings, Side::Vikings)?, won(celts, Side::Celts)?]);
        }
    };
    let work = &work;
    let results: std::result::Result<Vec<_>, String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or(Err("it failed".into()))).collect()
    });
    tell(names, &results?.concat());
    Ok(())
}

fn tell([one, other]: [&str; 2], results: &[[Option<bool>; 2]]) {
    let worth = |won: &Option<bool>| won.map_or(0.5, |won| f64::from(u8::from(won)));
    let shares: Vec<f64> =
        results.iter().map(|pair| pair.iter().map(worth).sum::<f64>() / 2.0).collect();
    let count = shares.len().max(1) as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count;
    let margin = 1.96 * (spread / count).sqrt();
    let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
    let of_side = |side: usize| results.iter().filter(|pair| pair[side] == Some(true)).count();
    let with = |share: f64| shares.iter().filter(|other| **other == share).count();
    println!(
        "{one} against {other}, {count} pairs: {:.1} % ± {:.1}, Elo {:+.0} ({:+.0} to {:+.0}); \
         both {}, split {}, none {}; as Vikings {}, as Celts {}, without an end {}",
        mean * 100.0,
        margin * 100.0,
        elo(mean),
        elo(mean - margin),
        elo(mean + margin),
        with(1.0),
        with(0.5),
        with(0.0),
        of_side(0),
        of_side(1),
        results.iter().flatten().filter(|won| won.is_none()).count(),
    );
}
