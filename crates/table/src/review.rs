//! A look back at a finished game: the decisions of a seat that cost most.
//!
//! A strong bot goes through the game again in the seat, hears what the seat heard, and compares what was done
//! with what it would have done. One decision is weighed at a time, so that whoever runs this can let others
//! think in between.

use std::fmt::Debug;
use std::time::Duration;

use ardri_bots::{Bot, Budget, Opponents};
use ardri_core::replay::{do_entry, read_action};
use ardri_core::{Actor, Entry, Seat, Teller, Viewer};
use ardri_wire::{CostlyDecision, Review, Stage};

use crate::entry::Guest;
use crate::game::BotTask;
use crate::hints::{HINT_SEED, hint};
use crate::refusals::Refusal;
use crate::table::Table;

/// How many decisions are told of.
const MOST_TOLD: usize = 3;
/// What a decision has to cost, as a share of the win, before it is worth a word.
const WORTH_A_WORD: f64 = 0.01;
/// How many decisions are weighed at most.
const MOST_WEIGHED: u32 = 300;
/// How long all of them together may take, and one alone, where time is kept.
const ALL_TIME: Duration = Duration::from_secs(12);
const MOST_TIME: Duration = Duration::from_millis(250);

/// A review that goes on decision by decision.
pub trait DynReview: Debug + Send {
    /// Weighs the next decision; says whether there was one.
    fn step(&mut self, budget: Budget<'_>) -> bool;
    /// What was found so far.
    fn found(&self) -> Review;
    /// How many decisions there are, those included in which there was nothing to choose.
    fn decisions(&self) -> u32;
}

/// A step of a review: gives the review back as long as there is more of it, and what was found in the end.
pub type ReviewTask = BotTask<ReviewStep>;

/// What comes of a step.
#[derive(Debug)]
pub enum ReviewStep {
    /// There may be more.
    More(Box<dyn DynReview>),
    /// That was all.
    Done(Review),
}

/// The next step of a review, in its share of the time.
#[must_use]
pub fn review_task(mut review: Box<dyn DynReview>) -> ReviewTask {
    let time = (ALL_TIME / review.decisions().max(1)).min(MOST_TIME);
    BotTask::new(Some(time), move |budget| {
        let more = review.step(budget);
        Some(if more { ReviewStep::More(review) } else { ReviewStep::Done(review.found()) })
    })
}

impl Table {
    /// What looks back at a finished game of somebody's, elsewhere.
    ///
    /// # Errors
    /// The seat is not theirs, or the game is not over.
    pub fn review(&self, who: &Guest, seat: Seat) -> Result<Box<dyn DynReview>, Refusal> {
        if self.stage != Stage::Finished {
            self.check_stage(Stage::Playing)?;
            return Err(Refusal::NotOver);
        }
        self.check_own(who, seat)?;
        let (start, _) = self
            .kind
            .open(&self.setup.options, self.setup.seats)
            .map_err(|error| Refusal::Illegal(error.message().clone()))?;
        let entries = self.deeds.iter().map(|deed| deed.action.clone()).collect();
        let level = self.strongest();
        start.review(seat, &level, entries).ok_or(Refusal::NoSuchBot(level))
    }
}

/// A review of one seat's game.
pub(crate) struct SeatReview<G: Opponents> {
    seat: Seat,
    entries: Vec<Entry>,
    next: usize,
    game: G,
    bot: Box<dyn Bot<G>>,
    found: Review,
}

impl<G: Opponents> SeatReview<G> {
    /// A review by a bot of that level, which begins where the game began.
    pub(crate) fn new(game: G, seat: Seat, level: &str, entries: Vec<Entry>) -> Option<Self> {
        let bot = G::bot(game.options(), level, HINT_SEED)?;
        Some(Self { seat, entries, next: 0, game, bot, found: Review::default() })
    }
}

impl<G: Opponents> Debug for SeatReview<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SeatReview").field("next", &self.next).finish_non_exhaustive()
    }
}

impl<G: Opponents + Teller> DynReview for SeatReview<G> {
    fn step(&mut self, budget: Budget<'_>) -> bool {
        while self.found.decisions < MOST_WEIGHED
            && let Some(entry) = self.entries.get(self.next).cloned()
        {
            let weighed = entry.by == Actor::Seat(self.seat) && self.weigh(&entry, budget);
            self.next += 1;
            // What was played can be played again.
            let Ok(events) = do_entry(&mut self.game, entry.by, &entry.action) else {
                return false;
            };
            let viewer = Viewer::Seat(self.seat);
            let seen = events.iter().filter_map(|event| G::seen(event, viewer));
            seen.for_each(|seen| self.bot.hear(&seen));
            if weighed {
                return true;
            }
        }
        false
    }

    fn found(&self) -> Review {
        self.found.clone()
    }

    fn decisions(&self) -> u32 {
        self.entries.iter().filter(|entry| entry.by == Actor::Seat(self.seat)).count() as u32
    }
}

impl<G: Opponents + Teller> SeatReview<G> {
    /// Compares what was done with what the bot thinks of; says whether there was something to decide.
    fn weigh(&mut self, entry: &Entry, budget: Budget<'_>) -> bool {
        let mut legal = Vec::new();
        self.game.legal_actions(self.seat, &mut legal);
        let Ok(played) = read_action::<G>(&entry.action) else { return false };
        if legal.len() < 2 || !legal.contains(&played) {
            return false;
        }
        let view = self.game.view(Viewer::Seat(self.seat));
        let opinions = self.bot.consider(&view, &legal, budget);
        let Some(best) = opinions.first().cloned() else { return false };
        self.found.decisions += 1;
        if best.action == played {
            return true;
        }
        let worth = |all: &[ardri_bots::Opinion<G::Action>]| {
            all.iter().find(|one| one.action == played).map(|one| one.chance)
        };
        let chance = worth(&opinions).or_else(|| {
            // It was not among the favourites: it is compared with the best alone.
            let two = [best.action.clone(), played.clone()];
            worth(&self.bot.consider(&view, &two, budget))
        });
        let Some(chance) = chance.filter(|chance| best.chance - chance >= WORTH_A_WORD) else {
            return true;
        };
        self.found.costly.push(CostlyDecision {
            number: self.next as u32 + 1,
            played: hint(&self.game, self.seat, &played, chance),
            better: hint(&self.game, self.seat, &best.action, best.chance),
        });
        let costly = &mut self.found.costly;
        costly.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        costly.truncate(MOST_TOLD);
        true
    }
}
