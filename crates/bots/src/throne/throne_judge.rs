//! The worth of a card by the chance to win: an estimate of everyone's final score.
//!
//! *Holding.* A card that is locked stays. One that is face up stays with its owner but for a loss
//! that grows with the cards in the centre and with how much it invites a steal, and that goes to
//! the others alike. One in the centre goes to anyone.
//!
//! *Score.* A player's final score is the points of the cards by the chance to hold them; the extra
//! points of each region and the Objective by the chance to hold what they need, in which holding
//! cards counts for more than chance alone, as players go for what they have begun; and a Hero's die
//! by the turns that are left. Of the others' Objectives a seat knows only which ones they are not.
//!
//! *Winning.* Estimated scores make chances to win by how far they lie apart, less sharply the longer
//! the game still goes. When the last card is taken there is nothing to estimate but Objectives.

use ardri_core::Seat;
use ardri_throne::{Deck, Die, MOST_SEATS, Odds};

use crate::throne::hope::hope;
use crate::throne::sight::Sight;

/// The numbers of the estimate, found by games of one player with other numbers against the rest.
mod weight {
    /// The chance to lose a face-up card to a steal, and what a full centre adds to it.
    pub const LOSS: (f64, f64) = (0.2, 0.25);
    /// How much that depends on how easily and dearly the card is stolen, as an exponent.
    pub const ALLURE: f64 = 0.5;
    /// The exponent of chances to hold the cards of a region or an Objective.
    pub const GOAL: f64 = 0.6;
    /// The points that an eighth die brings for each card in the centre and player.
    pub const EXTRA_DIE: f64 = 0.45;
    /// The same for the red die.
    pub const RED_DIE: f64 = 0.6;
    /// The difference of points that matters, at the end and for each card in the centre.
    pub const HEAT: (f64, f64) = (1.5, 0.35);
    /// The chance to win that is given up to bring the game to its end.
    pub const HASTE: f64 = 0.01;
}

/// A chance, and the same where it counts towards a region or an Objective.
#[derive(Clone, Copy, Debug)]
struct Hold {
    chance: f64,
    goal: f64,
}

impl Hold {
    const SURE: Self = Self { chance: 1.0, goal: 1.0 };
    const GONE: Self = Self { chance: 0.0, goal: 0.0 };

    fn new(chance: f64) -> Self {
        Self { chance, goal: chance.powf(weight::GOAL) }
    }
}

/// The chances to hold face-up cards at the end, by the cards in the centre and the card: for its
/// owner, and for each of the others.
type Holds = Vec<Vec<[Hold; 2]>>;

/// What is estimated of a deck before any game.
#[derive(Debug)]
pub(crate) struct Estimates {
    /// By the number of players.
    holds: Vec<Holds>,
    /// The points that a region adds to those of its cards.
    bonus: Vec<f64>,
}

/// The most cards of a deck.
const MOST_CARDS: usize = 64;
type Goals = [f64; MOST_CARDS];

/// An estimated final score.
#[derive(Clone, Copy, Debug)]
struct Score {
    /// From cards, regions and dice.
    cards: f64,
    /// From the Objective.
    objective: f64,
}

impl Score {
    fn total(self) -> f64 {
        self.cards + self.objective
    }
}

type Scores = [Option<Score>; MOST_SEATS];

impl Estimates {
    pub fn new(deck: &Deck) -> Self {
        let mut odds = Odds::new();
        let cards = deck.cards().iter();
        let allure =
            cards.map(|card| odds.chance(&card.lines, 8, false) * (1.0 + f64::from(card.points)));
        let allure: Vec<f64> = allure.collect();
        let mean = allure.iter().sum::<f64>() / allure.len() as f64;
        let holds = |seats: usize, centre: usize| {
            let share = centre as f64 / allure.len() as f64;
            let loss = weight::LOSS.0 + weight::LOSS.1 * share;
            let of = |allure: &f64| {
                let loss = (loss * (allure / mean).powf(weight::ALLURE)).min(0.9);
                [Hold::new(1.0 - loss), Hold::new(loss / (seats as f64 - 1.0).max(1.0))]
            };
            allure.iter().map(of).collect()
        };
        let holds = |seats| (0..=allure.len()).map(|centre| holds(seats, centre)).collect();
        let bonus = deck.regions().iter().map(|region| {
            let cards = region.cards.iter().map(|card| f64::from(deck.cards()[card].points));
            f64::from(region.points) - cards.sum::<f64>()
        });
        Self { holds: (0..=MOST_SEATS).map(holds).collect(), bonus: bonus.collect() }
    }

    /// The points to hope for from an Objective before the first turn.
    pub fn objective(&self, deck: &Deck, sight: &Sight, objective: u8) -> f64 {
        let mut goals = [0.0; MOST_CARDS];
        self.score(deck, sight, sight.seat, &mut goals);
        let objective = &deck.objectives()[usize::from(objective)];
        f64::from(objective.points) * hope(deck, &objective.needs, &goals)
    }

    /// By how much the chance to win grows with each card; nothing for cards that are no targets.
    pub fn worths(&self, deck: &Deck, sight: &Sight) -> Vec<f64> {
        let me = sight.seat;
        let centre = f64::from(sight.centre.len());
        let heat = weight::HEAT.0 + weight::HEAT.1 * centre;
        // With one card left everything turns on the Objectives: they are weighed one by one, both
        // now and for what may come, so that ending the game and going on are measured alike.
        let close = sight.centre.len() == 1;
        let before = self.scores(deck, sight);
        let now = if close { self.close_win(deck, sight, heat) } else { win(&before, me, heat) };
        let mut worths = vec![0.0; deck.cards().len()];
        for card in sight.targets(deck).iter() {
            let then = sight.with(deck, card);
            let stolen_from = sight.owner(card);
            let chance = if then.centre.is_empty() {
                final_win(deck, &then)
            } else if close {
                self.close_win(deck, &then, heat)
            } else {
                let mut after = [None; MOST_SEATS];
                for seat in Seat::all(sight.seats) {
                    // What others may hope for from their Objectives changes little unless they
                    // lose a card, and takes the longest to work out.
                    let same = seat != me && stolen_from != Some(seat);
                    let known = before[seat.index()].filter(|_| same);
                    let hopes = known.map(|score| score.objective);
                    after[seat.index()] = Some(self.full_score(deck, &then, seat, hopes));
                }
                win(&after, me, heat)
            };
            let mut worth = (chance - now).max(0.0);
            if then.centre.is_empty() {
                if chance >= now - weight::HASTE {
                    worth = worth.max(weight::HASTE);
                }
            } else if stolen_from.is_none() {
                worth = worth.max(weight::HASTE * weight::HASTE);
            }
            worths[card] = worth;
        }
        worths
    }

    fn scores(&self, deck: &Deck, sight: &Sight) -> Scores {
        let mut scores = [None; MOST_SEATS];
        for seat in Seat::all(sight.seats) {
            scores[seat.index()] = Some(self.full_score(deck, sight, seat, None));
        }
        scores
    }

    /// The estimated final score of a seat; for others with the mean of the Objectives unseen. The
    /// points from the Objective may be known already.
    fn full_score(&self, deck: &Deck, sight: &Sight, seat: Seat, known: Option<f64>) -> Score {
        let mut goals = [0.0; MOST_CARDS];
        let cards = self.score(deck, sight, seat, &mut goals);
        let points = |objective: u8| {
            let objective = &deck.objectives()[usize::from(objective)];
            f64::from(objective.points) * hope(deck, &objective.needs, &goals)
        };
        let objective = known.unwrap_or_else(|| {
            if seat == sight.seat {
                sight.kept.map_or(0.0, points)
            } else {
                mean_of_unseen(deck, sight, points)
            }
        });
        Score { cards, objective }
    }

    /// The estimated final score of a seat without its Objective, and the chances that count towards
    /// regions and Objectives.
    fn score(&self, deck: &Deck, sight: &Sight, seat: Seat, goals: &mut Goals) -> f64 {
        let own = sight.held[seat.index()];
        let up = &self.holds[usize::from(sight.seats)][sight.centre.len() as usize];
        let centre = Hold::new(1.0 / f64::from(sight.seats));
        let mut sum = 0.0;
        let mut die: f64 = 0.0;
        for (place, card) in deck.cards().iter().enumerate() {
            let mine = own.contains(place);
            let hold = if sight.locked.contains(place) {
                if mine { Hold::SURE } else { Hold::GONE }
            } else if sight.centre.contains(place) {
                centre
            } else {
                up[place][usize::from(!mine)]
            };
            sum += f64::from(card.points) * hold.chance;
            goals[place] = hold.goal;
            if mine {
                die = die.max(match card.die {
                    None => 0.0,
                    Some(Die::Extra) => weight::EXTRA_DIE,
                    Some(Die::Red) => weight::RED_DIE,
                });
            }
        }
        for (region, bonus) in deck.regions().iter().zip(&self.bonus) {
            sum += bonus * region.cards.iter().map(|card| goals[card]).product::<f64>();
        }
        sum + die * f64::from(sight.centre.len()) / f64::from(sight.seats)
    }

    /// The chance to win shortly before the end.
    fn close_win(&self, deck: &Deck, sight: &Sight, heat: f64) -> f64 {
        let own = self.full_score(deck, sight, sight.seat, None).total();
        win_over_all(deck, sight, |seat, objective| {
            let mut goals = [0.0; MOST_CARDS];
            let mut theirs = self.score(deck, sight, seat, &mut goals);
            if let Some(objective) = objective {
                let objective = &deck.objectives()[usize::from(objective)];
                theirs += f64::from(objective.points) * hope(deck, &objective.needs, &goals);
            }
            1.0 / (1.0 + ((theirs - own) / heat).exp())
        })
    }
}

/// The chance to win when these are the final cards.
fn final_win(deck: &Deck, sight: &Sight) -> f64 {
    let own = sight.points(deck, sight.seat)
        + sight.kept.map_or(0.0, |kept| sight.objective_points(deck, sight.seat, kept));
    win_over_all(deck, sight, |seat, objective| {
        let objective = objective.map_or(0.0, |place| sight.objective_points(deck, seat, place));
        match own.total_cmp(&(sight.points(deck, seat) + objective)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    })
}

/// The chance to be ahead of all others, given the chance to be ahead of one with an Objective.
fn win_over_all(deck: &Deck, sight: &Sight, ahead: impl Fn(Seat, Option<u8>) -> f64) -> f64 {
    let others = Seat::all(sight.seats).filter(|seat| *seat != sight.seat);
    let over = |seat: Seat| {
        if deck.objectives().is_empty() {
            ahead(seat, None)
        } else {
            mean_of_unseen(deck, sight, |objective| ahead(seat, Some(objective)))
        }
    };
    others.map(over).product()
}

/// The mean over the Objectives that the seat has not seen.
fn mean_of_unseen(deck: &Deck, sight: &Sight, of: impl Fn(u8) -> f64) -> f64 {
    let all = 0..deck.objectives().len() as u8;
    let unseen = all.filter(|place| !sight.drawn.is_some_and(|drawn| drawn.contains(place)));
    let (sum, count) = unseen.fold((0.0, 0), |(sum, count), place| (sum + of(place), count + 1));
    if count == 0 { 0.0 } else { sum / f64::from(count) }
}

/// The chance to win that estimated scores give.
fn win(scores: &Scores, me: Seat, heat: f64) -> f64 {
    let own = scores[me.index()].map_or(0.0, Score::total);
    let scores = scores.iter().flatten();
    1.0 / scores.map(|score| ((score.total() - own) / heat).exp()).sum::<f64>()
}
