//! Where chance comes from in the terminal: the seeds of tables and of their bots.

use std::time::Instant;

use anyhow::Context;
use ardri_core::fairness::Seed;
#[cfg(test)]
use ardri_core::{Game, Seat, below};
use ardri_table::local::Thinker;
use ardri_table::{BotTask, Budget};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::i18n::tr;

/// The source of all chance at one terminal.
#[derive(Debug)]
pub(crate) struct Luck {
    /// Chooses for the bot, and gives the seeds too when `fixed`.
    chooser: Xoshiro256PlusPlus,
    /// The games are to be repeatable, so nothing may come from the system.
    fixed: bool,
}

impl Luck {
    /// Luck that a number fixes, or the system's.
    pub(crate) fn new(seed: Option<u64>) -> anyhow::Result<Self> {
        if let Some(seed) = seed {
            return Ok(Self { chooser: Xoshiro256PlusPlus::seed_from_u64(seed), fixed: true });
        }
        let chooser = Xoshiro256PlusPlus::from_seed(system_bytes()?);
        Ok(Self { chooser, fixed: false })
    }

    /// A secret to commit to before lots are drawn.
    pub(crate) fn secret(&mut self) -> anyhow::Result<Seed> {
        if !self.fixed {
            return Ok(Seed(system_bytes()?));
        }
        let mut bytes = [0; 32];
        self.chooser.fill_bytes(&mut bytes);
        Ok(Seed(bytes))
    }

    /// Any legal action, each equally likely.
    #[cfg(test)]
    pub(crate) fn choose<G: Game>(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        self.one_of(actions)
    }

    /// One of these, each equally likely.
    #[cfg(test)]
    pub(crate) fn one_of<T>(&mut self, mut things: Vec<T>) -> Option<T> {
        if things.is_empty() {
            return None;
        }
        let place = self.below(things.len());
        Some(things.swap_remove(place))
    }

    /// A number below `count`, which is not 0.
    #[cfg(test)]
    pub(crate) fn below(&mut self, count: usize) -> usize {
        below(&mut self.chooser, u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }
}

impl Thinker for Luck {
    fn seed(&mut self) -> u64 {
        self.chooser.next_u64()
    }

    /// In the time that the bot wants, or the same each time if games are to be repeatable.
    fn think<T>(&self, task: BotTask<T>) -> Option<T> {
        let end = task.time.filter(|_| !self.fixed).map(|time| Instant::now() + time);
        let stop = || end.is_some_and(|end| Instant::now() >= end);
        task.think(end.map_or(Budget::Usual, |_| Budget::Until(&stop)))
    }
}

fn system_bytes() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).with_context(|| tr!("terminal-error-random"))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ardri_tafl::{Brandubh, Options, Tafl};

    #[test]
    fn a_number_fixes_everything() {
        let game = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
        let run = |seed| {
            let mut luck = Luck::new(Some(seed)).unwrap();
            let moves: Vec<_> = (0..20).map(|_| luck.choose(&game, Seat(0)).unwrap()).collect();
            (moves, luck.secret().unwrap())
        };
        assert_eq!(run(7), run(7));
        assert_ne!(run(7), run(8));
    }

    #[test]
    fn the_systems_luck_differs_each_time() {
        let secret = || Luck::new(None).unwrap().secret().unwrap();
        assert_ne!(secret(), secret());
    }
}
