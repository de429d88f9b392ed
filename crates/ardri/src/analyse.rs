//! `ardri analyse`: the best lines of a position, and what the moves of a game were worth.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use ardri_core::Record;
use ardri_protocols::{
    AnalyseError, Analyst, AnyPosition, Effort, GameReport, LineReport, PositionReport, read_time,
};
use ardri_table::study::read_game;
use ardri_tafl::{Board, Position, Side, Tafl};
use ardri_wire::ReplayForm;
use clap::Args;

use crate::args::GameArgs;
use crate::i18n::{localize, tr};
use crate::output::{complain, grouped, print_json, read_text, tell};
use crate::replay;

/// The table of the engine, in bytes.
const TABLE: usize = 64 << 20;
/// How much of a line is shown beside a move.
const SHOWN: usize = 6;

/// Find the best lines of a position, or judge every move of a game
#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    /// A position such as "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a", or the file of a game
    target: String,
    /// How long each position is searched, such as 500ms, 2s or 1m
    #[arg(long, value_parser = time, default_value = "1s")]
    time: Duration,
    /// Search so many positions instead, which finds the same each time
    #[arg(long, conflicts_with = "time")]
    nodes: Option<u64>,
    /// Search to this depth instead
    #[arg(long, conflicts_with_all = ["time", "nodes"])]
    depth: Option<u32>,
    /// How many lines of a position are told
    #[arg(long, default_value_t = 1)]
    lines: usize,
    /// How many threads search
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The game of a list of moves; left out, the one that it fits
    #[arg(long)]
    game: Option<String>,
    #[command(flatten)]
    options: GameArgs,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

fn time(text: &str) -> Result<Duration, String> {
    read_time(text).ok_or_else(|| tr!("terminal-analyse-not-a-time"))
}

/// Analyses and reports.
pub(crate) fn run(args: &AnalyseArgs) -> Result<()> {
    let effort = match (args.nodes, args.depth) {
        (Some(nodes), _) => Effort::Nodes(nodes),
        (None, Some(depth)) => Effort::Depth(depth),
        (None, None) => Effort::Time(args.time),
    };
    let (lines, threads) = (args.lines, args.threads);
    let analyst = Analyst { effort, lines, threads, bytes: TABLE };
    let report = match args.target.parse() {
        Ok(AnyPosition::Brandubh(position)) => of_position(args, &analyst, &position)?,
        Ok(AnyPosition::Tablut(position)) => of_position(args, &analyst, &position)?,
        // A name of a file has no blank and a slash, most of the time.
        Err(error) if args.target.contains(' ') && !Path::new(&args.target).exists() => {
            bail!(localize(&error.message()))
        }
        Err(_) => return of_game(args, &analyst),
    };
    if args.json { print_json(&report) } else { show_position(&report) }
}

fn of_position<B: Board>(
    args: &AnalyseArgs,
    analyst: &Analyst,
    position: &Position<B>,
) -> Result<PositionReport> {
    let options = args.options.read::<Tafl<B>>()?;
    Ok(analyst.position(options.rules(), position, |_| ()))
}

fn of_game(args: &AnalyseArgs, analyst: &Analyst) -> Result<()> {
    let record = record(args)?;
    let report = analyst.game(&record, |_, _| ()).map_err(|error| match error {
        AnalyseError::Game(game) => anyhow!(tr!("terminal-analyse-no-game", "game" => game)),
        AnalyseError::Record(error) => anyhow!(localize(&error.message())),
    })?;
    if args.json { print_json(&report) } else { show_game(&report) }
}

/// The game in the file: a record, a table's export or a list of moves.
fn record(args: &AnalyseArgs) -> Result<Record> {
    let text = read_text(Path::new(&args.target))?;
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return replay::read(&text).map_err(|bad| anyhow!(bad.for_people));
    }
    let options = Some(args.options.options());
    let form = ReplayForm { text, game: args.game.clone(), options, from: 0 };
    let (record, problem) = read_game(form).map_err(|error| anyhow!(localize(&error.message())))?;
    if let Some(problem) = problem {
        complain(localize(&problem));
    }
    Ok(record)
}

fn side(side: Side) -> String {
    match side {
        Side::Vikings => tr!("tafl-vikings"),
        Side::Celts => tr!("tafl-celts"),
    }
}

fn moves(line: &LineReport, most: usize) -> String {
    let moves: Vec<_> = line.moves.iter().take(most).map(ToString::to_string).collect();
    moves.join(" ")
}

fn show_position(report: &PositionReport) -> Result<()> {
    if let Some(winner) = report.winner {
        tell!("{}", tr!("terminal-analyse-over", "side" => side(winner)))?;
        return Ok(());
    }
    let (depth, nodes) = (report.depth, grouped(report.nodes));
    tell!("{}", tr!("terminal-analyse-depth", "depth" => depth, "nodes" => nodes))?;
    for line in &report.lines {
        tell!("{:<8} {}", line.text, moves(line, usize::MAX))?;
    }
    Ok(())
}

fn show_game(report: &GameReport) -> Result<()> {
    let match_of_two = report.moves.iter().any(|mv| mv.set > 1);
    for mv in &report.moves {
        if mv.number == 1 && match_of_two {
            tell!("{}", tr!("terminal-analyse-set", "set" => mv.set))?;
        }
        let marked = format!("{}{}", mv.mv, mv.mark);
        let verdict = tr!(&format!("terminal-analyse-{}", mv.verdict));
        let better = match mv.verdict {
            "best" => String::new(),
            _ => format!("; {} {}", mv.best.text, moves(&mv.best, SHOWN)),
        };
        tell!(
            "{:>3} {:<8} {marked:<7} {:<8} {verdict}{better}",
            mv.number,
            side(mv.side),
            mv.text
        )?;
    }
    for one in &report.sides {
        let kinds = one.verdicts.iter().map(|(verdict, count)| {
            let verdict = tr!(&format!("terminal-analyse-{verdict}"));
            format!("{verdict} {count}")
        });
        let given_away = format!("{:.2}", f64::from(one.given_away) / 100.0);
        let away = tr!("terminal-analyse-given-away", "vikings" => given_away);
        tell!("{}: {}; {away}", side(one.side), kinds.collect::<Vec<_>>().join(", "))?;
    }
    Ok(())
}
