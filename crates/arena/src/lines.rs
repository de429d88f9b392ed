//! A report for people: sentences and tables, in their language.

use ardri_bots::bout::Failure;
use ardri_table::GameKind;
use ardri_texts::{Texts, args};

use crate::report::{BotReport, PairReport, Report};
use crate::sprt::Verdict;
use crate::stats::Interval;
use crate::tally::Failed;

/// A table: its heading line, and rows of as many cells.
#[derive(Debug)]
pub(crate) struct Table {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// A text gives the heads of the columns with bars between them.
    fn new(head: &str, rows: Vec<Vec<String>>) -> Self {
        Self { head: head.split('|').map(|cell| cell.trim().into()).collect(), rows }
    }

    /// The lines, in columns: the first to the left, the others to the right.
    fn lines(&self) -> Vec<String> {
        let all = || std::iter::once(&self.head).chain(&self.rows);
        let letters = |cell: &String| cell.chars().count();
        let width = |column: usize| all().filter_map(|row| row.get(column)).map(letters).max();
        let widths: Vec<_> =
            (0..self.head.len()).map(|column| width(column).unwrap_or(0)).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
                if column == 0 { format!("{cell:width$}") } else { format!("{cell:>width$}") }
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
        };
        all().map(line).collect()
    }
}

/// The whole report in lines.
#[must_use]
pub fn lines(report: &Report, texts: &Texts) -> Vec<String> {
    let mut lines = vec![title(report, texts)];
    for table in tables(report, texts) {
        lines.push(String::new());
        lines.extend(table.lines());
    }
    lines.push(String::new());
    lines.extend(sentences(report, texts));
    lines
}

/// What was played.
pub(crate) fn title(report: &Report, texts: &Texts) -> String {
    let game = report.setup["game"].as_str().unwrap_or_default();
    // What the program calls its games; one of somebody's own may have no text for it.
    let name = format!("lobby-game-{game}");
    let known = || GameKind::find(game).map_or(game.into(), |kind| kind.title().to_string());
    let name = if texts.has(&name) { texts.text(&name) } else { known() };
    texts.fill(
        "arena-title",
        args! {
            "game" => name, "games" => report.games, "rounds" => report.rounds,
            "seed" => report.setup["seed"].to_string(), "seconds" => format!("{:.1}", report.seconds),
        },
    )
}

/// The tables: bots, pairs, times, endings.
pub(crate) fn tables(report: &Report, texts: &Texts) -> Vec<Table> {
    let mut tables = vec![bots(report, texts)];
    if !report.pairs.is_empty() {
        tables.push(pairs(report, texts));
    }
    tables.push(times(report, texts));
    tables.push(endings(report, texts));
    tables
}

fn bots(report: &Report, texts: &Texts) -> Table {
    let mut rows = Vec::new();
    for bot in &report.bots {
        let mut row = vec![bot.name.clone()];
        row.extend([bot.games, bot.won, bot.shared, bot.lost].map(|count| count.to_string()));
        row.extend([percent(bot.share.value), range(bot.share), percent(bot.fair)]);
        row.push(rating(bot));
        rows.push(row);
        for seat in &bot.seats {
            let mut row = vec![format!("  {}", seat_name(seat.side, seat.seat.number(), texts))];
            row.push(seat.games.to_string());
            row.extend([""; 3].map(String::from));
            row.extend([percent(seat.share.value), range(seat.share)]);
            row.extend([""; 2].map(String::from));
            rows.push(row);
        }
    }
    Table::new(&texts.text("arena-bots"), rows)
}

pub(crate) fn rating(bot: &BotReport) -> String {
    format!("{:.1} ± {:.1}", bot.rating, 2.0 * bot.uncertainty)
}

/// What a seat is called: by its side, where it has one.
pub(crate) fn seat_name(side: Option<&str>, number: usize, texts: &Texts) -> String {
    match side {
        Some("vikings") => texts.text("tafl-vikings"),
        Some(_) => texts.text("tafl-celts"),
        None => texts.fill("arena-seat", args! { "seat" => number }),
    }
}

fn pairs(report: &Report, texts: &Texts) -> Table {
    let row = |pair: &PairReport| {
        let [first, second] = pair.bots.map(|bot| report.bots[bot].name.as_str());
        let [none, quarter, split, most, both] = pair.pentanomial;
        let mut row = vec![format!("{first} – {second}")];
        row.extend([both, most, split, quarter, none].map(|count| count.to_string()));
        row.extend([percent(pair.score.value), range(pair.score)]);
        row.extend([
            signed(pair.elo, pair.score.value),
            format!(
                "{}…{}",
                signed(pair.elo_low, pair.score.low),
                signed(pair.elo_high, pair.score.high)
            ),
        ]);
        row
    };
    Table::new(&texts.text("arena-pairs"), report.pairs.iter().map(row).collect())
}

/// A difference in Elo; without bounds where everything or nothing was won.
fn signed(elo: Option<f64>, score: f64) -> String {
    match elo {
        Some(elo) => format!("{elo:+.0}"),
        None if score > 0.5 => "+∞".into(),
        None => "-∞".into(),
    }
}

fn times(report: &Report, texts: &Texts) -> Table {
    let row = |bot: &BotReport| {
        let times = &bot.times;
        let mut row = vec![bot.name.clone(), times.decisions.to_string()];
        row.extend([times.mean, times.median, times.p99, times.max].map(milliseconds));
        row
    };
    Table::new(&texts.text("arena-times"), report.bots.iter().map(row).collect())
}

/// Three digits tell enough.
fn milliseconds(time: f64) -> String {
    match time {
        time if time < 0.1 => format!("{time:.4}"),
        time if time < 10.0 => format!("{time:.2}"),
        time => format!("{time:.0}"),
    }
}

fn endings(report: &Report, texts: &Texts) -> Table {
    let games = report.games.max(1) as f64;
    let row = |(ending, count): (&String, &u64)| {
        vec![
            texts.fill("terminal-ending-name", args! { "ending" => ending.as_str() }),
            count.to_string(),
            percent(*count as f64 / games),
        ]
    };
    Table::new(&texts.text("arena-endings"), report.endings.iter().map(row).collect())
}

/// What is said beside the tables.
pub(crate) fn sentences(report: &Report, texts: &Texts) -> Vec<String> {
    let lengths = &report.lengths;
    let mut said = vec![texts.fill(
        "arena-lengths",
        args! {
            "mean" => format!("{:.1}", lengths.mean), "median" => lengths.median,
            "shortest" => lengths.shortest, "longest" => lengths.longest,
        },
    )];
    if report.unfinished > 0 {
        let longest = report.setup["longest"].as_u64().unwrap_or_default();
        said.push(texts.fill(
            "arena-unfinished",
            args! { "games" => report.unfinished, "longest" => longest },
        ));
    }
    if let Some(sprt) = &report.sprt {
        let verdict = match sprt.verdict {
            Verdict::H0 => "h0",
            Verdict::H1 => "h1",
            Verdict::Undecided => "undecided",
        };
        let elo = |elo: f64| format!("{elo}");
        said.push(texts.fill(
            "arena-sprt",
            args! {
                "elo0" => elo(sprt.test.elo0), "elo1" => elo(sprt.test.elo1),
                "llr" => format!("{:.2}", sprt.llr), "bound" => format!("{:.2}", sprt.bound),
                "verdict" => verdict,
            },
        ));
    }
    let failed: u64 = report.bots.iter().map(|bot| bot.failures).sum();
    said.extend(report.failures.iter().map(|failed| failure(failed, report, texts)));
    let more = failed.saturating_sub(report.failures.len() as u64);
    if more > 0 {
        said.push(texts.fill("arena-more-failures", args! { "games" => more }));
    }
    said
}

fn failure(failed: &Failed, report: &Report, texts: &Texts) -> String {
    let bot = report.bots.get(failed.bot).map_or("", |bot| bot.name.as_str());
    let (kind, said) = match &failed.failure {
        Failure::Gone { why } => ("gone", why.clone()),
        Failure::Late { waited } => ("late", waited.to_string()),
        Failure::Nonsense { said } => ("nonsense", said.clone()),
        Failure::Illegal { said } => ("illegal", said.clone()),
    };
    let game = failed.game + 1;
    texts.fill(
        "arena-failed",
        args! { "bot" => bot, "game" => game, "kind" => kind, "said" => said },
    )
}

pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn range(interval: Interval) -> String {
    format!("{:.1}–{:.1} %", 100.0 * interval.low, 100.0 * interval.high)
}
