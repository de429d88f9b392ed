//! Teaches the engine to judge positions: it plays against itself, and a network learns from the games.
//!
//! ```sh
//! alias train='cargo run --release -p ardri-engine --example train --'
//! train play brandubh games.txt 20000 1500 1   # games, positions looked at for each move, seed
//! train fit brandubh new.net 1 old.txt 0.6 games.txt   # before each file how much its results count
//! train duel brandubh new.net own 400 5000n     # pairs of games, positions or time (50ms) for each move
//! train duel brandubh own own,pass 400 50ms edge-escape    # the second without a part of its search
//! train book brandubh brandubh.txt 6 600000 3000    # plies, positions looked at for each, games
//! ```

mod book;
mod duel;
mod fit;
mod play;

use std::sync::Arc;

use ardri_engine::Network;
use ardri_tafl::{Board, Brandubh, Tablut};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

const USAGE: &str = "play GAME FILE GAMES POSITIONS SEED [NETWORK], fit GAME NETWORK PART FILE PART FILE…, \
    book GAME FILE PLIES POSITIONS GAMES, or duel GAME ONE OTHER PAIRS BUDGET [RULES]";

fn train<B: Board>(words: &[&str]) -> Result<()> {
    match words {
        ["play", _, file, games, nodes, seed, network @ ..] if network.len() < 2 => {
            let network = match network {
                [file] => Arc::new(Network::read::<B>(&std::fs::read(file)?)?),
                _ => Network::of::<B>(),
            };
            play::play::<B>(file, games.parse()?, nodes.parse()?, seed.parse()?, &network)
        }
        ["fit", _, network, files @ ..] if !files.is_empty() && files.len().is_multiple_of(2) => {
            let files = files.chunks(2).map(|pair| Ok((pair[0].parse()?, pair[1])));
            fit::fit::<B>(network, &files.collect::<Result<Vec<_>>>()?)
        }
        ["book", _, file, plies, nodes, games] => {
            book::book::<B>(file, plies.parse()?, nodes.parse()?, games.parse()?)
        }
        ["duel", _, one, other, pairs, budget, rules @ ..] if rules.len() < 2 => {
            let rules = rules.first().copied().unwrap_or_default();
            duel::duel::<B>([*one, *other], pairs.parse()?, budget, rules)
        }
        _ => Err(USAGE.into()),
    }
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.get(1) {
        Some(&"brandubh") => train::<Brandubh>(&words),
        Some(&"tablut") => train::<Tablut>(&words),
        _ => Err(USAGE.into()),
    }
}
