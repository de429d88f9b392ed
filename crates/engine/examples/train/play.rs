//! Games of the engine against itself, written down position by position.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Arc;
use std::time::Instant;

use ardri_core::{Actor, Game, NoEvents, Turn, below};
use ardri_engine::{Engine, Limits, Network};
use ardri_tafl::{Action, Board, Options, Position, Rule, Rules, Side, Tafl};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::Result;

/// A game begins with up to so many moves by chance.
const CHANCE: u32 = 8;
/// Later one move in so many is left to chance, so that the games are not all alike.
const STRAYS: u32 = 30;
/// A game that is longer than that teaches nothing.
const LONGEST: u32 = 160;
/// Above this the odds are two to one.
const DECIDED: i32 = 140;
const TABLE: usize = 2 << 20;

/// All sets of rules of a board, the basic one first.
fn all_rules<B: Board>() -> Vec<Rules> {
    let rules: Vec<_> = Rule::of_board::<B>().collect();
    let some = |bits: u32| -> Rules {
        let chosen = rules.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, rule)| *rule).collect()
    };
    (0..1 << rules.len()).map(some).filter_map(|rules| rules.on::<B>().ok()).collect()
}

/// A position, and what its side to move was found to be worth.
struct Seen<B: Board> {
    position: Position<B>,
    score: i32,
}

/// Who plays against itself.
struct Player<B: Board> {
    rules: Rules,
    engine: Engine<B>,
    nodes: u64,
    rng: Xoshiro256PlusPlus,
}

impl<B: Board> Player<B> {
    /// Plays a game; gives its positions and who has won. Nothing if nobody has.
    fn game(&mut self) -> Result<Option<(Vec<Seen<B>>, Side)>> {
        let mut game = Tafl::new(&Options::<B>::new(self.rules)?, 2)?;
        let mut seen = Vec::new();
        let opening = below(&mut self.rng, CHANCE) + 1;
        self.engine.clear();
        let mut legal = Vec::new();
        for ply in 0..LONGEST {
            let Turn::Seat(seat) = game.turn() else { break };
            let position = *game.position();
            game.legal_actions(seat, &mut legal);
            let by_chance = legal[below(&mut self.rng, legal.len() as u32) as usize];
            let mut action = by_chance;
            if ply >= opening {
                let limits = Limits::nodes(self.nodes);
                let found = self.engine.search(&position, &game.stood_twice(), limits, |_| ());
                let score = found.score();
                // Of openings that one side has all but won, few are enough.
                let decided = score.judged().is_none_or(|judged| judged.abs() > DECIDED);
                if ply == opening && decided && below(&mut self.rng, 6) != 0 {
                    return Ok(None);
                }
                if let Some(judged) = score.judged() {
                    seen.push(Seen { position, score: judged });
                } else {
                    let wins = score.wins_in().is_some();
                    // What is won at once is never judged.
                    if score.wins_in() != Some(1) {
                        seen.push(Seen { position, score: if wins { 30_000 } else { -30_000 } });
                    }
                    let side = position.to_move();
                    return Ok(Some((seen, if wins { side } else { !side })));
                }
                let stray = below(&mut self.rng, STRAYS) == 0;
                if let (false, Some(best)) = (stray, found.best()) {
                    action = Action::Move(best);
                }
            }
            game.apply(Actor::Seat(seat), &action, &mut NoEvents)?;
        }
        Ok(game.sets().first().map(|set| (seen, set.winner)))
    }
}

/// Plays so many games and writes a line for each position: its two words, the rules, the worth that was
/// found, and whether the side to move has won.
pub fn play<B: Board>(
    file: &str,
    games: u64,
    nodes: u64,
    seed: u64,
    network: &Arc<Network>,
) -> Result<()> {
    let mut file = BufWriter::new(File::create(file)?);
    let all = all_rules::<B>();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (begun, mut positions, mut won) = (Instant::now(), 0_u64, [0, 0]);
    for number in 0..games {
        // The basic game is played most, and the usual options more than the others.
        let some = match below(&mut rng, 5) {
            0 | 1 => 1,
            2 | 3 => all.len().min(16),
            _ => all.len(),
        };
        let rules = all[below(&mut rng, some as u32) as usize];
        let mut player = Player {
            rules,
            engine: Engine::<B>::new(rules, TABLE).with_network(network.clone()),
            nodes,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(1 << 32) + number),
        };
        if let Some((seen, winner)) = player.game()? {
            let name = if rules == Rules::BASIC { "basic".to_owned() } else { rules.to_string() };
            positions += seen.len() as u64;
            won[usize::from(winner == Side::Celts)] += u64::from(rules == Rules::BASIC);
            for Seen { position, score } in seen {
                let result = u8::from(winner == position.to_move());
                writeln!(file, "{position} {name} {score} {result}")?;
            }
        }
        if (number + 1).is_multiple_of(1000) {
            let speed = positions as f64 / begun.elapsed().as_secs_f64();
            println!("{} games, {positions} positions, {speed:.0} a second", number + 1);
            println!("basic game: Vikings {}, Celts {}", won[0], won[1]);
        }
    }
    file.flush()?;
    Ok(())
}
