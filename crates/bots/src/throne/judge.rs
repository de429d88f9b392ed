//! What a card is worth to a bot.

use std::sync::{Arc, OnceLock};

use ardri_throne::{Chart, Deck};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::throne::plain::Plain;
use crate::throne::sight::Sight;
use crate::throne::throne_judge::Estimates;
use crate::throne::win::Beliefs;
use crate::throne::win::facts::Facts;
use crate::throne::win::learn::{Lesson, deal, learned};
use crate::throne::win::prospects::Prospects;
use crate::throne::win::solve::{Solution, states};
use crate::throne::win::thought::think;
use crate::throne::win::weights::{Weights, of_the_house};
use crate::throne::win::world::World;

/// A deck of so many states, at the most, is solved when it is first played with: of six cards.
const WHOLE: usize = 729;

/// How many games a deck of one card would be learned from: with more cards they take longer.
const MOST_LESSONS: u32 = 1_280_000;

/// A deck with all that bots work out for it once.
#[derive(Debug)]
pub struct Table {
    pub(crate) deck: Arc<Deck>,
    pub(crate) chart: Chart,
    pub(crate) estimates: Estimates,
    pub(crate) facts: Facts,
    weights: [OnceLock<Weights>; 5],
    prospects: [OnceLock<Prospects>; 5],
    whole: OnceLock<Option<Solution>>,
}

impl Table {
    /// Works a deck out.
    #[must_use]
    pub fn new(deck: Arc<Deck>) -> Self {
        let estimates = Estimates::new(&deck);
        let chart = Chart::of(&deck);
        let facts = Facts::new(&deck, &chart);
        Self {
            chart,
            deck,
            estimates,
            facts,
            weights: Default::default(),
            prospects: Default::default(),
            whole: OnceLock::new(),
        }
    }

    /// The deck.
    #[must_use]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// What is weighed how much when so many play: known for the project's own deck, and for others learned
    /// when they are first played with, in half a second.
    pub(crate) fn weights(&self, seats: u8) -> &Weights {
        let place = usize::from(seats.clamp(2, 6) - 2);
        if self.deck == Deck::ardri()
            && let Some(weights) = of_the_house(seats.clamp(2, 6))
        {
            return weights;
        }
        self.weights[place].get_or_init(|| {
            let cards = self.deck.cards().len() as u32;
            let games = (MOST_LESSONS / (cards * cards)).clamp(600, 5_000);
            learned(&[&self.facts], Lesson { seats, games, seed: 0 }, false).0
        })
    }

    /// What each Objective is worth when so many play.
    pub(crate) fn prospects(&self, seats: u8) -> &Prospects {
        let place = usize::from(seats.clamp(2, 6) - 2);
        self.prospects[place]
            .get_or_init(|| Prospects::new(&self.facts, self.weights(seats), seats))
    }

    /// The exact chance of whoever begins, of two, if the deck is so small and has no Objectives.
    #[must_use]
    pub fn solved(&self) -> Option<f64> {
        self.whole()?.chance(&self.start())
    }

    /// Two players before their first turn.
    fn start(&self) -> World {
        deal(&self.facts, 2, &mut Xoshiro256PlusPlus::seed_from_u64(0))
    }

    /// The exact chances of two players, if the deck is so small and has no Objectives.
    pub(crate) fn whole(&self) -> Option<&Solution> {
        let solve = || {
            let small = self.facts.objectives.is_empty();
            let start = self.start();
            let share = |world: &World| f64::from(world.shares(&self.facts)[0]);
            let within_reach = small && states(&start).is_some_and(|states| states <= WHOLE);
            within_reach.then(|| Solution::new(&self.facts, &self.chart, &start, share))
        };
        self.whole.get_or_init(solve).as_ref()
    }
}

/// What a bot knows beyond what it sees.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    pub(crate) beliefs: Beliefs,
    /// Fixes what it leaves to chance.
    pub(crate) seed: u64,
}

/// How a bot weighs cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// By the points that it would have more.
    Points,
    /// The same, with an eye on the end.
    Plain(Plain),
    /// By its chance to win the game, estimated from final scores.
    Throne,
    /// The same, but it never ends a game that it would lose as the table lies.
    Steadfast,
    /// By its chance to win the game, as many games went, but as if it were always in its middle.
    Middle,
    /// By its chance to win the game, as many games went.
    Win,
}

impl Judge {
    /// The worth of every card of the deck as a target; nothing for those that cannot be one.
    pub(crate) fn worths(self, table: &Table, sight: &Sight, insight: &Insight) -> Vec<f64> {
        match self {
            Self::Points => points(&table.deck, sight),
            Self::Plain(plain) => plain.worths(&table.deck, sight),
            Self::Throne => table.estimates.worths(&table.deck, sight),
            Self::Steadfast => {
                let mut worths = table.estimates.worths(&table.deck, sight);
                for (card, worth) in worths.iter_mut().enumerate() {
                    let then = sight.with(&table.deck, card);
                    if then.centre.is_empty() && !then.leads(&table.deck) {
                        *worth = 0.0;
                    }
                }
                worths
            }
            Self::Middle | Self::Win => think(table, sight, insight, self == Self::Win).worths,
        }
    }

    /// The better of the two Objectives drawn. Every level asks how games with them went; only those who are there
    /// to be measured against do without.
    pub(crate) fn keep(self, table: &Table, sight: &Sight, drawn: [u8; 2]) -> u8 {
        let worth = |objective: u8| match self {
            Self::Points | Self::Plain(Plain::Greed) => {
                f64::from(table.deck.objectives()[usize::from(objective)].points)
            }
            Self::Throne => table.estimates.objective(&table.deck, sight, objective),
            Self::Plain(_) | Self::Steadfast | Self::Middle | Self::Win => {
                table.prospects(sight.seats).chances[usize::from(objective)]
            }
        };
        if worth(drawn[0]) >= worth(drawn[1]) { drawn[0] } else { drawn[1] }
    }
}

fn points(deck: &Deck, sight: &Sight) -> Vec<f64> {
    let now = sight.own_points(deck);
    let mut worths = vec![0.0; deck.cards().len()];
    for card in sight.targets(deck).iter() {
        worths[card] = (sight.with(deck, card).own_points(deck) - now).max(0.0);
    }
    worths
}
