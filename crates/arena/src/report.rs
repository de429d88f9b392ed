//! What a run has come to, for programs (as JSON) and for whoever tells it to people.

use std::collections::BTreeMap;

use ardri_core::Seat;
use serde::Serialize;
use serde_json::Value;

use crate::setup::Arena;
use crate::sprt::{Sprt, Verdict};
use crate::stats::{Blocks, Interval, elo, wilson};
use crate::tally::{BotTally, Failed, Tally};

/// The sides of tafl, by seat.
const SIDES: [&str; 2] = ["vikings", "celts"];
const MILLISECOND: f64 = 1e6;

/// Everything that a run has come to.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// What was played, as the head of a log has it.
    pub setup: Value,
    /// How many games were counted.
    pub games: u64,
    /// From how many openings or deals.
    pub rounds: u64,
    /// What each bot has come to, in the order of the list.
    pub bots: Vec<BotReport>,
    /// For games of two: what each pair of bots has come to.
    pub pairs: Vec<PairReport>,
    /// The sequential test, if one was asked for.
    pub sprt: Option<SprtReport>,
    /// How often each kind of ending occurred.
    pub endings: BTreeMap<String, u64>,
    /// How long games were.
    pub lengths: Lengths,
    /// Games that were broken off; they count as drawn.
    pub unfinished: u64,
    /// The first games that somebody lost by failing.
    pub failures: Vec<Failed>,
    /// How the shares went.
    pub course: Vec<CoursePoint>,
    /// How long it took; of a run that was resumed, the last part.
    pub seconds: f64,
}

/// What a bot has come to.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// How often it sat at a table.
    pub games: u64,
    /// Games that it won alone.
    pub won: u64,
    /// Games that it won with others, or that nobody won.
    pub shared: u64,
    /// Games that others won.
    pub lost: u64,
    /// Its share of the points for each seat. The interval takes the games of one opening or deal together.
    pub share: Interval,
    /// The share that everybody would have if all were alike.
    pub fair: f64,
    /// The same for each seat.
    pub seats: Vec<SeatReport>,
    /// Weng and Lin's rating: 25 for everybody at first.
    pub rating: f64,
    /// How uncertain that is: one standard deviation.
    pub uncertainty: f64,
    /// How long its decisions took.
    pub times: TimesReport,
    /// Games that it lost by failing.
    pub failures: u64,
}

/// What a bot has come to in one seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// The side that sits there, in games that have sides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<&'static str>,
    /// How many games.
    pub games: u64,
    /// The share of the points.
    pub share: Interval,
}

/// How long decisions took, in milliseconds.
#[derive(Clone, Debug, Serialize)]
pub struct TimesReport {
    /// How many decisions.
    pub decisions: u64,
    /// The mean.
    pub mean: f64,
    /// Half of them were not longer.
    pub median: f64,
    /// 99 of 100 were not longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
    /// How many took about how long.
    pub histogram: Vec<(f64, u64)>,
}

/// What two bots have come to against each other.
#[derive(Clone, Debug, Serialize)]
pub struct PairReport {
    /// The numbers of the two.
    pub bots: [usize; 2],
    /// Openings from which the first won both games.
    pub both: u64,
    /// Openings from which each got as much.
    pub split: u64,
    /// Openings from which the first won nothing.
    pub none: u64,
    /// All of them by the first one's points: 0, ½, 1, 1½, 2.
    pub pentanomial: [u64; 5],
    /// The first one's share.
    pub score: Interval,
    /// The difference that it means; nothing where it has no bounds.
    pub elo: Option<f64>,
    /// The lower end.
    pub elo_low: Option<f64>,
    /// The upper end.
    pub elo_high: Option<f64>,
}

/// What the sequential test says.
#[derive(Clone, Debug, Serialize)]
pub struct SprtReport {
    /// The test.
    #[serde(flatten)]
    pub test: Sprt,
    /// The logarithm of how much likelier H1 is.
    pub llr: f64,
    /// What it has to pass, either way.
    pub bound: f64,
    /// What follows.
    pub verdict: Verdict,
}

/// How long games were, in actions of seats.
#[derive(Clone, Debug, Serialize)]
pub struct Lengths {
    /// The mean.
    pub mean: f64,
    /// Half of them were not longer.
    pub median: u32,
    /// The shortest.
    pub shortest: u32,
    /// The longest.
    pub longest: u32,
    /// How many games had which length.
    pub histogram: Vec<(u32, u64)>,
}

/// How things stood after some games.
#[derive(Clone, Debug, Serialize)]
pub struct CoursePoint {
    /// After so many.
    pub games: u64,
    /// The share of each bot.
    pub shares: Vec<f64>,
    /// The ratio of the test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub llr: Option<f64>,
}

impl Report {
    pub(crate) fn new(arena: &Arena, tally: &Tally, sprt: Option<Sprt>, seconds: f64) -> Self {
        let is_tafl = arena.kind.page() == "tafl";
        // Where chance or a second set changes the sides, a seat is no side.
        let chosen = |name: &str| arena.options.get(name).and_then(Value::as_bool) == Some(true);
        let has_sides = is_tafl && !chosen("two_sets") && !chosen("lots");
        let bots = arena.bots.iter().zip(&tally.bots);
        let bots = bots.map(|(bot, tally)| BotReport::new(&bot.name, tally, has_sides)).collect();
        let groups = arena.schedule.groups().iter().zip(&tally.pairs);
        let pairs = groups.filter_map(|(group, pairs)| match group[..] {
            [first, second] if first != second => Some(PairReport::new([first, second], *pairs)),
            _ => None,
        });
        let llr = tally.llr().unwrap_or_default();
        let sprt =
            sprt.map(|test| SprtReport { test, llr, bound: Sprt::bound(), verdict: tally.verdict });
        let course = tally.course.points.iter().map(|(games, shares, llr)| CoursePoint {
            games: *games,
            shares: shares.clone(),
            llr: *llr,
        });
        Self {
            setup: arena.form(),
            games: tally.games,
            rounds: tally.games.div_ceil(arena.schedule.round()),
            bots,
            pairs: pairs.collect(),
            sprt,
            endings: tally.endings.clone(),
            lengths: Lengths::new(&tally.lengths),
            unfinished: tally.unfinished,
            failures: tally.failures.clone(),
            course: course.collect(),
            seconds,
        }
    }
}

impl BotReport {
    fn new(name: &str, tally: &BotTally, has_sides: bool) -> Self {
        let seats = (0..).map(Seat).zip(&tally.seats).map(|(seat, (games, points))| SeatReport {
            seat,
            side: SIDES.get(seat.index()).copied().filter(|_| has_sides),
            games: *games,
            share: wilson(points / (*games).max(1) as f64, *games as f64),
        });
        let times = &tally.times;
        Self {
            name: name.into(),
            games: tally.won + tally.shared + tally.lost,
            won: tally.won,
            shared: tally.shared,
            lost: tally.lost,
            share: tally.share(),
            fair: 1.0 / tally.seats.len().max(1) as f64,
            seats: seats.collect(),
            rating: tally.rating.rating,
            uncertainty: tally.rating.uncertainty,
            times: TimesReport {
                decisions: times.decisions,
                mean: times.mean() / MILLISECOND,
                median: times.quantile(0.5) / MILLISECOND,
                p99: times.quantile(0.99) / MILLISECOND,
                max: times.longest as f64 / MILLISECOND,
                histogram: times.stretches().map(|(at, count)| (at / MILLISECOND, count)).collect(),
            },
            failures: tally.failures,
        }
    }
}

impl PairReport {
    fn new(bots: [usize; 2], pentanomial: [u64; 5]) -> Self {
        let mut blocks = Blocks::default();
        for (points, count) in pentanomial.iter().enumerate() {
            (0..*count).for_each(|_| blocks.add(points as f64 / 4.0));
        }
        let score = blocks.interval(2);
        let [none, _, split, _, both] = pentanomial;
        let (elo, elo_low, elo_high) = (elo(score.value), elo(score.low), elo(score.high));
        Self { bots, both, split, none, pentanomial, score, elo, elo_low, elo_high }
    }
}

impl Lengths {
    fn new(lengths: &BTreeMap<u32, u64>) -> Self {
        let games: u64 = lengths.values().sum();
        let plies: f64 =
            lengths.iter().map(|(length, count)| f64::from(*length) * *count as f64).sum();
        let mut seen = 0;
        let median = lengths.iter().find(|(_, count)| {
            seen += *count;
            2 * seen >= games
        });
        let first = |length: Option<(&u32, &u64)>| length.map_or(0, |(length, _)| *length);
        Self {
            mean: plies / games.max(1) as f64,
            median: first(median),
            shortest: first(lengths.first_key_value()),
            longest: first(lengths.last_key_value()),
            histogram: lengths.iter().map(|(length, count)| (*length, *count)).collect(),
        }
    }
}
