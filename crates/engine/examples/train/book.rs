//! The opening book: the best moves of the first plies, and how they fare.

use std::collections::HashMap;

use ardri_core::{Actor, Game, NoEvents, Turn, below};
use ardri_engine::{Book, BookMove, Engine, Limits, wins_in_100};
use ardri_tafl::{Action, Board, Options, Position, Rules, Tafl};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::Result;

/// How many moves of a position are looked at.
const LINES: usize = 5;
/// A move that wins so many fewer games in a hundred than the best one is not for a book.
const WORSE: f64 = 6.0;
/// How many positions are looked at for a move of the games, which only count.
const GAME_NODES: u64 = 4_000;
const LONGEST: u32 = 200;

/// Makes a book of so many plies, each position looked at for so many positions, and plays games by it.
pub fn book<B: Board>(file: &str, plies: u32, nodes: u64, games: u64) -> Result<()> {
    let mut found: HashMap<Position<B>, Vec<BookMove>> = HashMap::new();
    let mut engine = Engine::<B>::new(Rules::BASIC, 64 << 20);
    let mut now = vec![Position::<B>::start().canonical().0];
    for ply in 0..plies {
        let mut next = Vec::new();
        for position in now {
            let limits = Limits::nodes(nodes).lines(LINES);
            let looked = engine.search(&position, &[], limits, |_| ());
            let best = looked.score().judged();
            let Some(best) = best else { continue };
            for (score, line) in looked.lines {
                let (Some(score), Some(mv)) = (score.judged(), line.first()) else { continue };
                if wins_in_100(score) < wins_in_100(best) - WORSE {
                    continue;
                }
                found.entry(position).or_default().push(BookMove {
                    mv: *mv,
                    score,
                    games: 0,
                    won: 0,
                });
                let after = position.play(Rules::BASIC, *mv)?.after.canonical().0;
                if !found.contains_key(&after) && !next.contains(&after) {
                    next.push(after);
                }
            }
        }
        println!("ply {}: {} positions, {} next", ply + 1, found.len(), next.len());
        now = next;
    }
    for number in 0..games {
        count(&mut found, number)?;
    }
    let mut book = Book::<B>::default();
    for (position, moves) in found {
        moves.into_iter().for_each(|mv| book.add(&position, mv));
    }
    let how = format!(
        "# The opening book of {}, made by:\n# cargo run --release -p ardri-engine --example train -- \
         book {} FILE {plies} {nodes} {games}\n",
        B::TITLE,
        B::NAME
    );
    std::fs::write(file, how + &book.to_string())?;
    Ok(())
}

/// Plays a game that begins by the book, and counts its moves.
fn count<B: Board>(found: &mut HashMap<Position<B>, Vec<BookMove>>, seed: u64) -> Result<()> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Tafl::new(&Options::<B>::default(), 2)?;
    let mut engine = Engine::<B>::new(Rules::BASIC, 2 << 20);
    let mut made = Vec::new();
    for _ in 0..LONGEST {
        let Turn::Seat(seat) = game.turn() else { break };
        let position = *game.position();
        let (canonical, way) = position.canonical();
        let mv = match found.get(&canonical).filter(|moves| !moves.is_empty()) {
            Some(moves) => {
                let place = below(&mut rng, moves.len() as u32) as usize;
                made.push((canonical, place, position.to_move()));
                way.inverse().of_move::<B>(moves[place].mv)
            }
            None => {
                let limits = Limits::nodes(GAME_NODES).seed(seed + 1);
                let looked = engine.search(&position, &game.stood_twice(), limits, |_| ());
                looked.best().ok_or("there is no move")?
            }
        };
        game.apply(Actor::Seat(seat), &Action::Move(mv), &mut NoEvents)?;
    }
    if let Some(set) = game.sets().first() {
        for (position, place, side) in made {
            if let Some(moves) = found.get_mut(&position) {
                moves[place].games += 1;
                moves[place].won += u32::from(set.winner == side);
            }
        }
    }
    Ok(())
}
