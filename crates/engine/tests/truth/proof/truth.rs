//! What the engine announces of a position, held against a search that looks at every move.

use std::ops::AddAssign;

use ardri_core::below;
use ardri_engine::{Analysis, Engine, Limits};
use ardri_tafl::{Board, Position, Rules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::games::{images, random_move};
use super::naive::{after, loses, wins};

/// How often the engine was asked, and what it said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions that were looked into.
    pub positions: u32,
    /// Wins that were announced and confirmed, and losses.
    pub wins: u32,
    pub losses: u32,
    /// The same where positions had stood twice.
    pub with_history: u32,
    /// Wins and losses of a few plies that the engine knows nothing of; of those it may not say the contrary.
    pub unseen: u32,
    /// Pictures of positions, turned and mirrored, that were said to be worth the same.
    pub pictures: u32,
    /// Lines with a move that cannot be made.
    pub unplayable: u32,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.wins += other.wins;
        self.losses += other.losses;
        self.with_history += other.with_history;
        self.unseen += other.unseen;
        self.pictures += other.pictures;
        self.unplayable += other.unplayable;
    }
}

/// Looks into positions of random games under one set of rules.
pub struct Check<B: Board> {
    rules: Rules,
    /// Results within so many plies are confirmed.
    furthest: u32,
    engine: Engine<B>,
    rng: Xoshiro256PlusPlus,
    pub tally: Tally,
}

impl<B: Board> Check<B> {
    pub fn new(rules: Rules, furthest: u32, seed: u64) -> Self {
        Self {
            rules,
            furthest,
            engine: Engine::new(rules, 8 << 20),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            tally: Tally::default(),
        }
    }

    /// Looks into at least so many positions, of games by players who are careful or not.
    ///
    /// # Panics
    /// What the engine announces is not true.
    pub fn look_into(&mut self, positions: u32, nodes: u64) {
        let most = self.tally.positions + positions;
        while self.tally.positions < most {
            let careful = below(&mut self.rng, 4);
            let mut position = Position::start();
            for _ in 0..80 {
                self.position(&position, nodes);
                let care = below(&mut self.rng, 4) < careful;
                match random_move(self.rules, &position, care, &mut self.rng) {
                    Some(next) if self.tally.positions < most => position = next,
                    _ => break,
                }
            }
        }
    }

    /// What the engine says of a position, with nothing before it and with positions that have stood twice.
    pub fn position(&mut self, position: &Position<B>, nodes: u64) {
        self.tally.positions += 1;
        let found = self.announced(position, &[], nodes);
        if found.score().is_proven() && self.tally.positions.is_multiple_of(8) {
            self.pictures(position);
        }
        for stood_twice in [self.line(position, &found), self.some_near(position)] {
            if !stood_twice.is_empty() && self.tally.positions.is_multiple_of(4) {
                let found = self.announced(position, &stood_twice, nodes);
                self.tally.with_history += u32::from(found.score().is_proven());
            }
        }
    }

    fn announced(
        &mut self,
        position: &Position<B>,
        stood_twice: &[Position<B>],
        nodes: u64,
    ) -> Analysis {
        let (rules, furthest) = (self.rules, self.furthest);
        let found = self.engine.search(position, stood_twice, Limits::nodes(nodes), |_| ());
        let score = found.score();
        let told = || format!("{rules}: {position} after {stood_twice:?}: {score}");
        let (won, lost) = (score.wins_in(), score.loses_in());
        if let Some(plies) = won.filter(|plies| *plies <= furthest) {
            assert!(wins(rules, position, stood_twice, plies), "{}", told());
            self.tally.wins += 1;
        } else if lost.is_some() || self.tally.positions.is_multiple_of(2) {
            let contrary = wins(rules, position, stood_twice, 3);
            assert!(!contrary || lost.is_none(), "{}, but wins", told());
            self.tally.unseen += u32::from(contrary && won.is_none());
        }
        if let Some(plies) = lost.filter(|plies| *plies < furthest) {
            assert!(loses(rules, position, stood_twice, plies), "{}", told());
            self.tally.losses += 1;
        } else if won.is_some() || self.tally.positions.is_multiple_of(2) {
            let contrary = loses(rules, position, stood_twice, 2);
            assert!(!contrary || won.is_none(), "{}, but loses", told());
            self.tally.unseen += u32::from(contrary && lost.is_none());
        }
        // A move that is said to win does, as soon as it is said to.
        if let (Some(plies), Some(best)) = (won.filter(|plies| *plies <= furthest), found.best()) {
            let played = position.play(rules, best).expect("a legal move");
            let over = played.ending.is_some() || !played.after.can_move(rules);
            let third = !played.captures() && stood_twice.contains(&played.after);
            let kept = plies > 1 && !third && loses(rules, &played.after, stood_twice, plies - 1);
            assert!(over || kept, "{} by {best}", told());
        }
        found
    }

    /// The positions that the winner brings about in the line that the engine tells: had they stood twice, he
    /// would have to win otherwise.
    fn line(&mut self, position: &Position<B>, found: &Analysis) -> Vec<Position<B>> {
        let Some((_, line)) = found.lines.first() else { return Vec::new() };
        let (mut at, mut stood) = (*position, Vec::new());
        for mv in line {
            let Ok(played) = at.play(self.rules, *mv) else {
                self.tally.unplayable += 1;
                break;
            };
            if played.ending.is_some() {
                break;
            }
            if at.to_move() == position.to_move() && below(&mut self.rng, 4) > 0 {
                stood.push(played.after);
            }
            at = played.after;
        }
        stood
    }

    /// Some of the positions after one and two plies.
    fn some_near(&mut self, position: &Position<B>) -> Vec<Position<B>> {
        let next = after(self.rules, position, &[]).on;
        let share = 1 + below(&mut self.rng, 4);
        let mut near: Vec<_> =
            next.into_iter().filter(|_| below(&mut self.rng, 5) < share).collect();
        for place in 0..near.len() {
            near.extend(random_move(self.rules, &near[place], false, &mut self.rng));
        }
        near
    }

    /// Turned and mirrored a position is worth the same. A search that is as deep as what it tells has found
    /// the nearest result there is.
    fn pictures(&mut self, position: &Position<B>) {
        let (rules, furthest) = (self.rules, self.furthest);
        let mut results = Vec::new();
        for picture in images(position) {
            let mut engine = Engine::<B>::new(rules, 1 << 20);
            let found = engine.search(&picture, &[], Limits::nodes(50_000), |_| ());
            let (won, lost) = (found.score().wins_in(), found.score().loses_in());
            let Some(plies) = won.or(lost).filter(|plies| *plies <= found.depth) else { continue };
            let nearer = plies <= furthest
                && match won {
                    Some(_) => wins(rules, &picture, &[], plies - 1),
                    None => loses(rules, &picture, &[], plies - 1),
                };
            assert!(!nearer, "{rules}: {picture}: {}, but it is nearer", found.score());
            results.push((won, lost));
        }
        self.tally.pictures += results.len() as u32;
        results.dedup();
        assert!(results.len() <= 1, "{rules}: {position} and its pictures: {results:?}");
    }
}
