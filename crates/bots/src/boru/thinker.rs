//! A player of Brian Boru that imagines games and searches in them.

use ardri_boru::{Action, BrianBoru, Seen, Stage, View};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::boru::imagine::Imagination;
use crate::boru::memory::Memory;
use crate::boru::model::Model;
use crate::boru::policy::Glance;
use crate::boru::strength::Strength;
use crate::boru::tree::{Found, Tree};
use crate::boru::value::softmax;
use crate::boru::worlds::Worlds;
use crate::bot::{Bot, Budget, Opinion};
use crate::luck::Luck;
use crate::persona::most_liked;

/// Between so many iterations nobody looks at the clock.
const STRIDE: u64 = 32;
/// How many games are imagined, at the least and at the most; each is used for several iterations.
const WORLDS: (u64, u64) = (16, 2_048);
/// More iterations tell nothing new.
const MOST: u64 = 2_000_000;

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct Thinker {
    strength: Strength,
    model: &'static Model,
    memory: Memory,
    luck: Luck,
}

impl Thinker {
    /// A bot whose luck a number fixes.
    #[must_use]
    pub fn new(strength: Strength, seed: u64) -> Self {
        Self::with(strength, strength.model(), seed)
    }

    /// A bot that judges by other numbers, for whoever trains them.
    #[must_use]
    pub fn with(strength: Strength, model: &'static Model, seed: u64) -> Self {
        Self { strength, model, memory: Memory::default(), luck: Luck::new(seed) }
    }

    /// What it found out, the best first, and how sure it is of each by its visits.
    pub(crate) fn search(&mut self, view: &View, budget: Budget<'_>) -> Vec<Found> {
        self.memory.see(view);
        let Some(known) = Imagination::of(view, &self.memory) else { return Vec::new() };
        let rng = self.luck.rng();
        let iterations = self.strength.within(budget);
        if iterations == Some(0) {
            return first_sight(&known, self.model, rng);
        }
        let iterations = iterations.unwrap_or(MOST).min(MOST);
        let count = (iterations / 6).clamp(WORLDS.0, WORLDS.1) as usize;
        let weights = self.strength.weighs.then_some(self.model);
        let worlds = Worlds::imagine(&known, weights, count, rng);
        let mut tree = Tree::new(self.model, known.seat());
        for done in 1..=iterations {
            let Some(world) = worlds.draw(rng) else { break };
            tree.iterate(world, rng);
            if done % STRIDE == 0 && matches!(budget, Budget::Until(stop) if stop()) {
                break;
            }
        }
        tree.found()
    }
}

/// The actions as they look at first sight, the best first.
fn first_sight(known: &Imagination, model: &Model, rng: &mut Xoshiro256PlusPlus) -> Vec<Found> {
    let Some(game) = known.world(rng) else { return Vec::new() };
    if matches!(game.stage(), Stage::Chance | Stage::Over) {
        return Vec::new();
    }
    let glance = Glance::of(model, &game, known.seat());
    let mut actions = Vec::new();
    game.for_each_legal(known.seat(), |action| actions.push(action));
    let mut shares: Vec<f32> = actions.iter().map(|action| glance.score(action)).collect();
    softmax(&mut shares);
    let found = actions.into_iter().zip(shares);
    let mut found: Vec<_> = found.map(|(action, mean)| Found { action, visits: 1, mean }).collect();
    found.sort_by(|one, other| other.mean.total_cmp(&one.mean));
    found
}

impl Bot<BrianBoru> for Thinker {
    fn hear(&mut self, seen: &Seen) {
        self.memory.hear(seen);
        self.luck.turn();
    }

    fn choose(&mut self, view: &View, legal: &[Action], budget: Budget<'_>) -> Action {
        if let [only] = legal {
            return *only;
        }
        let found = self.search(view, budget);
        let best = found.first().map(|found| found.action);
        best.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }

    fn consider(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget<'_>,
    ) -> Vec<Opinion<Action>> {
        let found = self.search(view, budget);
        let mut most = f64::from(found.first().map_or(0.0, |found| found.mean));
        let opinion = |found: Found| {
            // What was looked at less often may have been lucky: it is not better than what was looked at more.
            most = most.min(f64::from(found.mean));
            Opinion { action: found.action, chance: most }
        };
        let known = found.into_iter().filter(|found| legal.contains(&found.action));
        known.map(opinion).collect()
    }

    fn choose_by_liking(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget<'_>,
        liking: &dyn Fn(&Action) -> f64,
    ) -> Action {
        if let [only] = legal {
            return *only;
        }
        let found = self.search(view, budget);
        let most = found.first().map_or(0, |found| found.visits);
        // What was looked at less is not known well enough to be chosen for anything but its worth.
        let close = found.into_iter().filter(|found| found.visits.saturating_mul(2) >= most);
        let known = close.filter(|found| legal.contains(&found.action));
        let opinion =
            |found: Found| Opinion { action: found.action, chance: f64::from(found.mean) };
        let opinions: Vec<_> = known.map(opinion).collect();
        most_liked(&opinions, liking).copied().unwrap_or(legal[0])
    }
}
