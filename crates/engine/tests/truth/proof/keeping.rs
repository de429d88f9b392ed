//! Whether the engine does what it announces: games in which who says to win has to, in time.

use std::fmt;
use std::ops::AddAssign;

use ardri_core::{Actor, Game, NoEvents, Turn, below};
use ardri_engine::{Analysis, Engine, Limits};
use ardri_tafl::{Action, Board, Move, Options, Position, Rules, Side, Tafl};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::naive::wins;

/// Who plays against a side that has announced its win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defender {
    /// The engine itself, which holds out as long as it can.
    Engine,
    /// Anyone.
    Random,
    /// Someone who moves back wherever that does not lose, so that positions come again.
    Returning,
}

impl Defender {
    pub const ALL: [Self; 3] = [Self::Engine, Self::Random, Self::Returning];
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    pub nodes: u64,
    pub defender: Defender,
    /// Whether the engine forgets what it has found after each move.
    pub forgets: bool,
    /// How many plies are played before the engine takes over.
    pub opening: u32,
    /// How many of ten moves of the opening go back where the piece came from.
    pub returns: u32,
}

impl Play {
    /// All sorts of games, one after the other.
    pub fn sort(number: u32) -> Self {
        Self {
            nodes: [1_000, 5_000, 20_000][number as usize % 3],
            defender: Defender::ALL[number as usize / 3 % 3],
            forgets: number / 9 % 2 == 1,
            opening: 2 + number % 13,
            returns: number % 10,
        }
    }
}

/// What came of some games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub games: u32,
    /// Games in which a win was announced, and how many plies away the furthest was.
    pub announced: u32,
    pub furthest: u32,
    /// Of those, games in which positions had stood twice when it was announced.
    pub with_history: u32,
    /// Own moves after an announcement.
    pub moves: u32,
    /// Of those, searches that did not find again a win that is there: no fault, but a pity.
    pub forgotten: u32,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.announced += other.announced;
        self.furthest = self.furthest.max(other.furthest);
        self.with_history += other.with_history;
        self.moves += other.moves;
        self.forgotten += other.forgotten;
    }
}

/// A win that was announced and did not come.
#[derive(Clone, Debug)]
pub struct Broken(pub String);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

struct Promise {
    side: Side,
    /// The number of the move by which the game is won.
    due: u32,
}

/// Plays games under one set of rules.
pub struct Player<B: Board> {
    rules: Rules,
    engine: Engine<B>,
    rng: Xoshiro256PlusPlus,
    pub tally: Tally,
}

impl<B: Board> Player<B> {
    pub fn new(rules: Rules, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { rules, engine: Engine::new(rules, 8 << 20), rng, tally: Tally::default() }
    }

    /// Plays a game from a position.
    ///
    /// # Errors
    /// A win was announced that did not come in time, or that is not there any more.
    pub fn play(&mut self, start: Position<B>, play: Play) -> Result<(), Broken> {
        let options = Options::new(self.rules).expect("rules of the board").from_position(start);
        let mut game = Tafl::<B>::new(&options, 2).expect("a game");
        let mut moves = Vec::new();
        for _ in 0..play.opening {
            let Some(mv) = self.any_move(&game, &moves, play.returns) else { break };
            make(&mut game, &mut moves, mv);
        }
        self.engine.clear();
        self.tally.games += 1;
        let mut promise: Option<Promise> = None;
        while game.turn() != Turn::Over && moves.len() < 300 {
            let (side, made) = (game.position().to_move(), moves.len() as u32);
            let defends = promise.as_ref().is_some_and(|promise| promise.side != side);
            let mv = match play.defender {
                Defender::Random if defends => self.any_move(&game, &moves, 0),
                Defender::Returning if defends => self.any_move(&game, &moves, 10),
                _ => {
                    let found = self.search(&game, play);
                    let won = found.score().wins_in();
                    match (&promise, won) {
                        (Some(_), Some(_)) if defends => {
                            return self.broken(start, play, "both say to win", &moves);
                        }
                        (Some(promise), won) if !defends => {
                            self.tally.moves += 1;
                            let left = promise.due - made;
                            if won.is_none_or(|plies| plies > left) {
                                if wins(self.rules, game.position(), &game.stood_twice(), left) {
                                    self.tally.forgotten += 1;
                                    return Ok(());
                                }
                                let why = format!("{} instead of win {left}", found.score());
                                return self.broken(start, play, &why, &moves);
                            }
                        }
                        (None, Some(plies)) => {
                            promise = Some(Promise { side, due: made + plies });
                            self.tally.announced += 1;
                            self.tally.furthest = self.tally.furthest.max(plies);
                            self.tally.with_history += u32::from(!game.stood_twice().is_empty());
                        }
                        _ => {}
                    }
                    found.best()
                }
            };
            let Some(mv) = mv else { break };
            make(&mut game, &mut moves, mv);
            if let Some(Promise { side, due }) = promise {
                let kept = match game.sets().first() {
                    Some(set) => set.winner == side,
                    None => (moves.len() as u32) < due,
                };
                if !kept {
                    return self.broken(start, play, &format!("{side} have not won"), &moves);
                }
            }
        }
        Ok(())
    }

    fn search(&mut self, game: &Tafl<B>, play: Play) -> Analysis {
        if play.forgets {
            self.engine.clear();
        }
        let limits = Limits::nodes(play.nodes);
        self.engine.search(game.position(), &game.stood_twice(), limits, |_| ())
    }

    fn broken(
        &self,
        start: Position<B>,
        play: Play,
        why: &str,
        moves: &[Move],
    ) -> Result<(), Broken> {
        let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let (rules, moves) = (self.rules, moves.join(" "));
        Err(Broken(format!("{rules} {start} {play:?}: {why} after {moves}")))
    }

    /// A move that does not lose by itself; so many of ten times back to where the piece came from.
    fn any_move(&mut self, game: &Tafl<B>, moves: &[Move], returns: u32) -> Option<Move> {
        let losing = game.losing_repetitions();
        let all: Vec<_> = game.position().moves(self.rules).collect();
        let (rules, position) = (self.rules, game.position());
        let goes_on = |mv: &Move| position.play(rules, *mv).is_ok_and(|p| p.ending.is_none());
        let fine: Vec<_> = all.iter().filter(|mv| !losing.contains(mv)).copied().collect();
        let back = moves.len().checked_sub(2).map(|place| moves[place]);
        let back = back.map(|mv| Move { from: mv.to, to: mv.from });
        if below(&mut self.rng, 10) < returns
            && let Some(back) = back.filter(|mv| fine.contains(mv) && goes_on(mv))
        {
            return Some(back);
        }
        let some = if fine.is_empty() { all } else { fine };
        some.get(below(&mut self.rng, some.len().max(1) as u32) as usize).copied()
    }
}

fn make<B: Board>(game: &mut Tafl<B>, moves: &mut Vec<Move>, mv: Move) {
    if let Turn::Seat(seat) = game.turn() {
        game.apply(Actor::Seat(seat), &Action::Move(mv), &mut NoEvents).expect("a legal move");
        moves.push(mv);
    }
}
