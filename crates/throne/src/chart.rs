//! Which card to go for: what every roll allows for each of many cards, worked out once, and plans
//! that weigh the cards by what they are worth.

use crate::deck::Deck;
use crate::dice::Dice;
use crate::line::Line;
use crate::odds::{Odds, mean};
use crate::rolls::{ByHand, ByRoll, HANDS, Hand};

/// The chances of many cards after the best fill from every roll, before one of them is chosen.
///
/// It takes some megabytes and milliseconds to make; a plan over it takes microseconds.
#[derive(Debug)]
pub struct Chart {
    entries: Vec<ByRoll>,
}

/// A card that may be gained in a turn, and what that is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// The card's place in the chart.
    pub entry: usize,
    /// What it is worth, in points or anything else that adds up.
    pub value: f64,
}

/// What a turn is worth before a card is chosen, by the dice in play.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    aims: Vec<Aim>,
    worth: ByHand,
}

/// What the first rolls of a turn leave of the chance of each card, for those who play many turns and
/// need not see every roll of them.
#[derive(Clone, Debug, Default)]
pub struct FirstRolls {
    /// The chance of each roll and all before it.
    up_to: Vec<f32>,
    gains: Vec<f32>,
    entries: usize,
}

impl FirstRolls {
    /// The chance of each card, by its place in the chart, after a roll that a number from 0 to 1 draws.
    #[must_use]
    pub fn drawn(&self, number: f32) -> &[f32] {
        let last = self.up_to.len().saturating_sub(1);
        let roll = self.up_to.partition_point(|up_to| *up_to <= number).min(last);
        self.gains.get(roll * self.entries..(roll + 1) * self.entries).unwrap_or_default()
    }
}

/// The best that can be done after a roll before a card is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Choose this card, by its place in the chart, and fill the line that leaves the best chance.
    Fill(usize),
    /// Set a standard die aside.
    Aside,
    /// Set the red die aside.
    AsideRed,
}

impl Chart {
    /// Works the chart out for cards with these open lines.
    pub fn new<'a>(odds: &mut Odds, cards: impl IntoIterator<Item = &'a [Line]>) -> Self {
        Self { entries: cards.into_iter().map(|lines| odds.best_fills(lines)).collect() }
    }

    /// The chart of a deck: [`Chart::entry`] says where its cards are.
    #[must_use]
    pub fn of(deck: &Deck) -> Self {
        let both = |lines: &'_ [Line]| [lines.len() - 1, lines.len()];
        let cards = deck.cards().iter();
        let cards = cards.flat_map(|card| both(&card.lines).map(|count| &card.lines[..count]));
        Self::new(&mut Odds::new(), cards)
    }

    /// The place of a card of a deck, to be taken from the centre or stolen.
    #[must_use]
    pub fn entry(card: usize, steal: bool) -> usize {
        2 * card + usize::from(steal)
    }

    /// Plans a turn in which any one of `aims` may be gained, from so many dice on.
    #[must_use]
    pub fn plan(&self, aims: Vec<Aim>, standard: u8, red: bool) -> Plan {
        let mut worth = [0.0; HANDS];
        let mut best = Vec::new();
        for (place, hand) in Hand::all().enumerate() {
            // The first roll is looked at when it has been rolled; only what may follow is planned.
            let first = hand == Hand { standard, red };
            if first || hand.standard > standard || hand.red && !red {
                continue;
            }
            best.clear();
            best.resize(hand.chances().len(), 0.0);
            for aim in aims.iter().filter(|aim| aim.value > 0.0) {
                for (best, chance) in best.iter_mut().zip(&self.entries[aim.entry][place]) {
                    let worth = aim.value * chance;
                    *best = if worth > *best { worth } else { *best };
                }
            }
            worth[place] = mean(place, &best, &worth);
        }
        Plan { aims, worth }
    }

    /// What a turn is worth before its first roll, if any one of `aims` may be gained in it.
    #[must_use]
    pub fn expected(&self, aims: Vec<Aim>, standard: u8, red: bool) -> f64 {
        let Some(place) = (Hand { standard, red }).place() else { return 0.0 };
        let mut best = vec![0.0_f64; self.entries.first().map_or(0, |entry| entry[place].len())];
        for aim in aims.iter().filter(|aim| aim.value > 0.0) {
            for (best, chance) in best.iter_mut().zip(&self.entries[aim.entry][place]) {
                *best = best.max(aim.value * chance);
            }
        }
        mean(place, &best, &self.plan(aims, standard, red).worth)
    }

    /// What every first roll of so many dice leaves of the chance of each card, gone for alone.
    #[must_use]
    pub fn first_rolls(&self, standard: u8, red: bool) -> FirstRolls {
        let hand = Hand { standard, red };
        let count = self.entries.len();
        let chances = hand.chances();
        let mut gains = vec![0.0; chances.len() * count];
        let Some(place) = hand.place() else { return FirstRolls::default() };
        for (entry, by_roll) in self.entries.iter().enumerate() {
            let plan = self.plan(vec![Aim { entry, value: 1.0 }], standard, red);
            let aside = hand.aside().into_iter().flatten().filter_map(Hand::place);
            let aside = aside.map(|place| plan.worth[place]).fold(0.0, f64::max);
            for (roll, fill) in by_roll[place].iter().enumerate() {
                gains[roll * count + entry] = fill.max(aside) as f32;
            }
        }
        let mut sum = 0.0;
        let up_to = chances.iter().map(|chance| {
            sum += chance;
            sum as f32
        });
        FirstRolls { up_to: up_to.collect(), gains, entries: count }
    }

    /// The best way to go on after a roll, and what it leaves the turn worth.
    ///
    /// The roll is of the dice that the plan was made for, or of fewer.
    #[must_use]
    pub fn advice(&self, plan: &Plan, roll: &Dice) -> (Advice, f64) {
        let (hand, place) = Hand::of(roll);
        let mut best = (if hand.standard > 0 { Advice::Aside } else { Advice::AsideRed }, 0.0);
        let Some(rolled) = hand.place() else { return best };
        for aim in &plan.aims {
            let worth = aim.value * self.entries[aim.entry][rolled][place];
            if worth > best.1 {
                best = (Advice::Fill(aim.entry), worth);
            }
        }
        for (advice, rest) in [Advice::Aside, Advice::AsideRed].into_iter().zip(hand.aside()) {
            let worth = rest.and_then(Hand::place).map_or(0.0, |place| plan.worth[place]);
            if worth > best.1 {
                best = (advice, worth);
            }
        }
        best
    }
}

impl Plan {
    /// The worth when so many standard dice are about to be rolled, and the red one if there is one:
    /// fewer than the plan was made for.
    #[must_use]
    pub fn worth(&self, standard: u8, red: bool) -> f64 {
        Hand { standard, red }.place().map_or(0.0, |place| self.worth[place])
    }
}
