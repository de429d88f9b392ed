//! What games come to, counted one after the other in a space that does not grow with their number.

use std::collections::BTreeMap;

use ardri_bots::bout::Failure;
use ardri_core::Seat;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::error::ArenaError;
use crate::result::{GameResult, UNFINISHED};
use crate::schedule::Schedule;
use crate::sprt::{Sprt, Verdict};
use crate::stats::{Blocks, Interval};
use crate::times::Times;

/// So many failures are told one by one.
const FAILURES: usize = 20;
/// So many points a picture of the run has at most.
const POINTS: usize = 400;

/// What games have come to.
#[derive(Clone, Debug)]
pub struct Tally {
    schedule: Schedule,
    sprt: Option<Sprt>,
    pub(crate) games: u64,
    pub(crate) bots: Vec<BotTally>,
    /// For each group of two different bots at two seats the pairs by the first one's points.
    pub(crate) pairs: Vec<[u64; 5]>,
    pub(crate) endings: BTreeMap<String, u64>,
    pub(crate) lengths: BTreeMap<u32, u64>,
    pub(crate) unfinished: u64,
    pub(crate) failures: Vec<Failed>,
    pub(crate) course: Course,
    pub(crate) verdict: Verdict,
    /// What the first bot of a group has got in the games of this opening or deal.
    pair: f64,
    /// What each bot has got in the games of this opening or deal, and in how many seats.
    round: Vec<(f64, u64)>,
}

/// What one bot has come to.
#[derive(Clone, Debug, Default)]
pub(crate) struct BotTally {
    /// Games and points by seat.
    pub seats: Vec<(u64, f64)>,
    pub won: u64,
    pub shared: u64,
    pub lost: u64,
    pub blocks: Blocks,
    pub times: Times,
    pub rating: WengLinRating,
    pub failures: u64,
}

impl BotTally {
    /// The share of the points in all whole rounds.
    pub fn share(&self) -> Interval {
        let games: u64 = self.seats.iter().map(|(games, _)| games).sum();
        self.blocks.interval(games / self.blocks.count().max(1))
    }
}

/// A game that somebody has lost by failing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failed {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// The number of the bot.
    pub bot: usize,
    /// Where it sat.
    pub seat: Seat,
    /// Why.
    #[serde(flatten)]
    pub failure: Failure,
}

/// How the score, and the ratio of the test, went. When there are too many points every other one is dropped.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course {
    /// After so many games: the share of each bot, and the ratio.
    pub points: Vec<(u64, Vec<f64>, Option<f64>)>,
    stride: u64,
    passed: u64,
}

impl Course {
    fn add(&mut self, point: impl FnOnce() -> (u64, Vec<f64>, Option<f64>)) {
        self.stride = self.stride.max(1);
        self.passed += 1;
        if !self.passed.is_multiple_of(self.stride) {
            return;
        }
        self.points.push(point());
        if self.points.len() >= POINTS {
            let mut number = 0;
            self.points.retain(|_| {
                number += 1;
                number % 2 == 0
            });
            self.stride *= 2;
        }
    }
}

impl Tally {
    /// Nothing yet.
    pub(crate) fn new(bots: usize, schedule: &Schedule, sprt: Option<Sprt>) -> Self {
        let seats = schedule.block() as usize;
        let bot = BotTally { seats: vec![(0, 0.0); seats], ..BotTally::default() };
        Self {
            schedule: schedule.clone(),
            sprt,
            games: 0,
            bots: vec![bot; bots],
            pairs: vec![[0; 5]; schedule.groups().len()],
            endings: BTreeMap::new(),
            lengths: BTreeMap::new(),
            unfinished: 0,
            failures: Vec::new(),
            course: Course::default(),
            verdict: Verdict::Undecided,
            pair: 0.0,
            round: vec![(0.0, 0); bots],
        }
    }

    /// How many games have been counted.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The points of each bot so far.
    #[must_use]
    pub fn points(&self) -> Vec<f64> {
        self.bots.iter().map(|bot| bot.seats.iter().map(|(_, points)| points).sum()).collect()
    }

    /// The ratio of the test, if there is one.
    #[must_use]
    pub fn llr(&self) -> Option<f64> {
        self.sprt.map(|sprt| sprt.llr(&self.pairs[0]))
    }

    /// Whether the test is decided.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.verdict != Verdict::Undecided
    }

    /// Counts the next game.
    ///
    /// # Errors
    /// It is not the next one of this schedule.
    pub(crate) fn add(&mut self, result: &GameResult) -> Result<(), ArenaError> {
        let seating = self.schedule.game(self.games);
        let seats = seating.bots.len();
        let fits = result.game == self.games
            && result.bots == seating.bots
            && (result.places.len(), result.times.len()) == (seats, seats);
        if !fits {
            return Err(ArenaError::new("arena-error-game").with("number", result.game as i64 + 1));
        }
        self.games += 1;
        *self.endings.entry(result.ending.clone()).or_default() += 1;
        *self.lengths.entry(result.plies).or_default() += 1;
        self.unfinished += u64::from(result.ending == UNFINISHED);
        for (seat, bot) in (0..).map(Seat).zip(&result.bots) {
            let points = result.points(seat);
            let tally = &mut self.bots[*bot];
            let (games, sum) = &mut tally.seats[seat.index()];
            *games += 1;
            *sum += points;
            match result.winners.as_slice() {
                [one] if *one == seat => tally.won += 1,
                winners if winners.is_empty() || winners.contains(&seat) => tally.shared += 1,
                _ => tally.lost += 1,
            }
            tally.times.join(&result.times[seat.index()]);
            self.round[*bot].0 += points;
            self.round[*bot].1 += 1;
            if *bot == self.schedule.groups()[seating.group][0] {
                self.pair += points;
            }
        }
        if let Some((seat, failure)) = &result.failed {
            let bot = result.bots[seat.index()];
            self.bots[bot].failures += 1;
            if self.failures.len() < FAILURES {
                let (game, seat, failure) = (result.game, *seat, failure.clone());
                self.failures.push(Failed { game, bot, seat, failure });
            }
        }
        self.rate(result);
        if self.games.is_multiple_of(self.schedule.block()) {
            self.end_block(seating.group);
        }
        if self.games.is_multiple_of(self.schedule.round()) {
            self.end_round();
        }
        Ok(())
    }

    /// All games of a group from one opening or deal have been counted.
    fn end_block(&mut self, group: usize) {
        if let [first, second] = self.schedule.groups()[group][..]
            && first != second
        {
            // Points are halves here, whatever is shared.
            let halves = (2.0 * self.pair).round().clamp(0.0, 4.0);
            self.pairs[group][halves as usize] += 1;
        }
        self.pair = 0.0;
    }

    /// All games from one opening or deal have been counted: everybody has sat equally often in every seat.
    fn end_round(&mut self) {
        for (bot, (points, seats)) in self.bots.iter_mut().zip(&mut self.round) {
            bot.blocks.add(*points / (*seats).max(1) as f64);
            (*points, *seats) = (0.0, 0);
        }
        let llr = self.llr();
        self.verdict = llr.map_or(Verdict::Undecided, Sprt::verdict);
        let (games, bots) = (self.games, &self.bots);
        self.course.add(|| (games, bots.iter().map(|bot| bot.share().value).collect(), llr));
    }

    /// Weng and Lin's ratings. Every seat plays for itself; a bot in several of them gets their mean.
    fn rate(&mut self, result: &GameResult) {
        if result.bots.iter().all(|bot| *bot == result.bots[0]) {
            return;
        }
        let before: Vec<_> = result.bots.iter().map(|bot| [self.bots[*bot].rating]).collect();
        let teams: Vec<_> = before
            .iter()
            .zip(&result.places)
            .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (number, bot) in self.bots.iter_mut().enumerate() {
            let own = result.bots.iter().zip(&after).filter(|(other, _)| **other == number);
            let own: Vec<_> = own.filter_map(|(_, team)| team.first()).collect();
            if own.is_empty() {
                continue;
            }
            let mean = |of: fn(&WengLinRating) -> f64| {
                own.iter().map(|rating| of(rating)).sum::<f64>() / own.len() as f64
            };
            let (rating, uncertainty) = (mean(|one| one.rating), mean(|one| one.uncertainty));
            bot.rating = WengLinRating { rating, uncertainty };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(game: u64, bots: &[usize], winners: &[u8]) -> GameResult {
        let winners: Vec<_> = winners.iter().map(|seat| Seat(*seat)).collect();
        let seats = bots.len() as u8;
        let places = Seat::all(seats).map(|seat| if winners.contains(&seat) { 1 } else { 2 });
        GameResult {
            game,
            bots: bots.to_vec(),
            places: places.collect(),
            winners,
            ending: "x".into(),
            plies: 3,
            failed: None,
            times: vec![Times::default(); bots.len()],
        }
    }

    #[test]
    fn pairs_are_counted_by_the_points_of_the_first() {
        let schedule = Schedule::new(2, 2);
        let mut tally = Tally::new(2, &schedule, None);
        // Both games won, one each, a draw and a win, none.
        let winners: [&[u8]; 8] = [&[0], &[1], &[0], &[0], &[], &[1], &[1], &[0]];
        for (game, winners) in (0..).zip(winners) {
            let bots = schedule.game(game).bots;
            tally.add(&result(game, &bots, winners)).unwrap();
        }
        assert_eq!(tally.pairs, [[1, 0, 1, 1, 1]]);
        assert_eq!(tally.points(), [4.5, 3.5]);
        assert_eq!((tally.bots[0].won, tally.bots[0].shared, tally.bots[0].lost), (4, 1, 3));
        assert_eq!(tally.bots[0].seats, [(4, 2.5), (4, 2.0)]);
        // A game that is not the next one has no place here.
        assert!(tally.add(&result(3, &[1, 0], &[0])).is_err());
        assert!(tally.add(&result(8, &[1, 0], &[0])).is_err());
    }

    #[test]
    fn ratings_are_those_of_the_library_and_a_bot_beside_itself_gets_the_mean() {
        let schedule = Schedule::new(2, 3);
        let mut tally = Tally::new(2, &schedule, None);
        tally.add(&result(0, &[0, 1, 0], &[0])).unwrap();
        let start = [WengLinRating::new()];
        let rank = MultiTeamOutcome::new;
        let known = weng_lin_multi_team(
            &[(&start, rank(1)), (&start, rank(2)), (&start, rank(2))],
            &WengLinConfig::new(),
        );
        assert_eq!(tally.bots[1].rating, known[1][0]);
        let mean = f64::midpoint(known[0][0].rating, known[2][0].rating);
        assert!((tally.bots[0].rating.rating - mean).abs() < 1e-12);
    }

    #[test]
    fn the_course_of_a_long_run_stays_short() {
        let schedule = Schedule::new(2, 2);
        let mut tally = Tally::new(2, &schedule, Some(Sprt { elo0: 0.0, elo1: 5.0 }));
        for game in 0..6_000 {
            let bots = schedule.game(game).bots;
            tally.add(&result(game, &bots, &[(game % 3 % 2) as u8])).unwrap();
        }
        let points = &tally.course.points;
        assert!((POINTS / 2 - 1..POINTS).contains(&points.len()), "{}", points.len());
        assert!(points.windows(2).all(|two| two[0].0 < two[1].0));
        assert!(points.last().unwrap().0 > 5_900);
    }
}
