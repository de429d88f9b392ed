//! What follows from a deck, in the form that imagined games need.

use ardri_throne::{Cards, Chart, Deck, Die, FirstRolls, Needs, Odds};

/// The most regions of a deck.
pub(crate) const MOST_REGIONS: usize = 16;
/// The most cards of a region of which each way to share them is weighed for itself.
const MOST_SHARED: u32 = 5;

/// A deck for imagined games.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) cards: Vec<CardFacts>,
    pub(crate) regions: Vec<RegionFacts>,
    pub(crate) objectives: Vec<ObjectiveFacts>,
    /// What the first rolls leave: of seven dice, of eight, of seven and the red one.
    pub(crate) rolls: [FirstRolls; 3],
    /// What a point is worth: one by the points of the usual card.
    pub(crate) point: f32,
    /// How many things may be weighed that only this deck has.
    pub(crate) details: usize,
}

/// A card.
#[derive(Debug)]
pub(crate) struct CardFacts {
    pub(crate) points: f32,
    pub(crate) region: usize,
    pub(crate) die: Option<Die>,
    /// The chance to steal it with seven dice.
    pub(crate) steal: f32,
    /// How many turns it takes to gain it from the centre, more or less.
    pub(crate) turns: f32,
    /// What is left of the hope for its region while it lies in the centre, and while another has it.
    pub(crate) hope: [f32; 2],
}

/// A region.
#[derive(Debug)]
pub(crate) struct RegionFacts {
    pub(crate) cards: Cards,
    pub(crate) points: f32,
    /// The first of the details about it, one for each way to share its cards among a seat, the centre and others;
    /// nothing if there are too many ways.
    pub(crate) details: Option<usize>,
}

/// An Objective.
#[derive(Debug)]
pub(crate) struct ObjectiveFacts {
    pub(crate) points: f32,
    pub(crate) needs: Needs,
    /// The cards that it may turn on.
    pub(crate) cards: Cards,
    /// The first of the two details about it: that it holds, and how far it has come.
    pub(crate) details: usize,
}

impl Facts {
    /// Works a deck out.
    pub(crate) fn new(deck: &Deck, chart: &Chart) -> Self {
        let mut odds = Odds::new();
        let cards = deck.cards().iter();
        let cards = cards.map(|card| {
            let printed = &card.lines[..card.steal_line()];
            let centre = odds.chance(printed, 8, false).max(0.02) as f32;
            let steal = odds.chance(&card.lines, 7, false) as f32;
            CardFacts {
                points: f32::from(card.points),
                region: card.region,
                die: card.die,
                steal,
                turns: 1.0 / centre,
                hope: [centre.sqrt(), 0.6 * steal.powf(0.6)],
            }
        });
        let cards: Vec<_> = cards.collect();
        let regions = deck.regions().iter();
        let mut details = 0;
        let mut next = |count| {
            let first = details;
            details += count;
            first
        };
        let regions = regions.map(|region| RegionFacts {
            cards: region.cards,
            points: region.points.into(),
            details: (region.cards.len() <= MOST_SHARED)
                .then(|| next(3_usize.pow(region.cards.len()))),
        });
        let regions: Vec<_> = regions.collect();
        let objectives = deck.objectives().iter().map(|objective| ObjectiveFacts {
            points: objective.points.into(),
            needs: objective.needs.clone(),
            details: next(2),
            cards: concerned(&objective.needs, deck),
        });
        let sum: f32 = cards.iter().map(|card| card.points).sum();
        let all: f32 = regions.iter().map(|region| region.points).sum();
        let objectives: Vec<_> = objectives.collect();
        let rolls = [(7, false), (8, false), (7, true)];
        Self {
            point: 2.0 * cards.len() as f32 / (sum + all).max(1.0),
            cards,
            regions,
            objectives,
            details,
            rolls: rolls.map(|(standard, red)| chart.first_rolls(standard, red)),
        }
    }
}

/// The cards that needs may turn on.
pub(crate) fn concerned(needs: &Needs, deck: &Deck) -> Cards {
    let union = |sets: &mut dyn Iterator<Item = Cards>| sets.fold(Cards::NONE, Cards::union);
    match needs {
        Needs::Of(cards, _) => *cards,
        Needs::Groups(groups, _) => union(&mut groups.iter().copied()),
        Needs::Locked(_) => deck.all_cards(),
        Needs::All(several) | Needs::Any(several) => {
            union(&mut several.iter().map(|needs| concerned(needs, deck)))
        }
    }
}
