//! The engine of tafl against the champion of version 0.2, in pairs of games with the sides changed.
//!
//! ```sh
//! cargo run --release -p ardri-bots --example duel -- brandubh 200 100   # 200 openings, 100 ms for each move
//! ```

use std::time::{Duration, Instant};

use ardri_bots::tafl::{Effort, Player};
use ardri_bots::{Bot, Budget};
use ardri_core::{Actor, Game, NoEvents, Seat, Turn, Viewer, below};
use ardri_engine::{Engine, Limits};
use ardri_tafl::{Action, Board, Brandubh, Options, Rules, Tablut, Tafl};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How many plies of an opening are left to chance.
const OPENING: u32 = 2;
/// A game that is longer than that has no result.
const LONGEST: u32 = 600;
/// The engine's table in bytes.
const TABLE: usize = 64 << 20;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Whether the engine wins from that seat; nothing if nobody does.
fn play<B: Board>(opening: u64, engine: Seat, time: Duration) -> Result<Option<bool>> {
    let mut game = Tafl::new(&Options::<B>::default(), 2)?;
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(opening);
    let mut new = Engine::<B>::new(Rules::BASIC, TABLE);
    let mut old = Player::new(Effort::YARDSTICK, opening);
    let mut legal = Vec::new();
    for ply in 0..LONGEST {
        let Turn::Seat(seat) = game.turn() else { break };
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = if ply < OPENING {
            legal[below(&mut chance, legal.len() as u32) as usize]
        } else if seat == engine {
            let end = Instant::now() + time;
            let stop = || Instant::now() >= end;
            let limits = Limits::until(&stop);
            let found = new.search(&view.position, &view.stood_twice, limits, |_| ());
            Action::Move(found.best().ok_or("the engine has no move")?)
        } else {
            Bot::<Tafl<B>>::choose(&mut old, &view, &legal, Budget::Usual)
        };
        game.apply(Actor::Seat(seat), &action, &mut NoEvents)?;
    }
    Ok(game.outcome().map(|outcome| outcome.winners.contains(&engine)))
}

/// Plays the pairs, and tells how many the engine has won with both sides, with one and with none.
fn duel<B: Board>(pairs: u64, time: Duration) -> Result<()> {
    let mut won = [0; 3];
    let (mut sides, mut endless) = ([0, 0], 0);
    for opening in 0..pairs {
        let mut both = 0;
        for seat in [Seat(0), Seat(1)] {
            match play::<B>(opening, seat, time)? {
                Some(true) => {
                    both += 1;
                    sides[seat.index()] += 1;
                }
                Some(false) => {}
                None => endless += 1,
            }
        }
        won[both] += 1;
    }
    let [none, split, both] = won;
    println!("{}, {pairs} pairs: both sides {both}, split {split}, none {none}", B::NAME);
    println!("as Vikings {}, as Celts {}, without an end {endless}", sides[0], sides[1]);
    Ok(())
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, pairs, milliseconds] = words.as_slice() else {
        return Err("which game, how many openings, and how many milliseconds for a move?".into());
    };
    let (pairs, time) = (pairs.parse()?, Duration::from_millis(milliseconds.parse()?));
    match game.as_str() {
        "brandubh" => duel::<Brandubh>(pairs, time),
        "tablut" => duel::<Tablut>(pairs, time),
        other => Err(format!("{other} is not a game of tafl").into()),
    }
}
