//! `ardri simulate`: many random games.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use ardri_core::{Record, Tally};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::args::GameArgs;
use crate::games::GAMES;
use crate::output::{grouped, per_second, print_json, tell};

/// Play many random games and report how they end
#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    /// The game: brian-boru, high-throne, brandubh or tablut
    game: String,
    #[command(flatten)]
    options: GameArgs,
    /// How many players, for games that leave the choice
    #[arg(long)]
    players: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Fixes the games: the same number gives the same games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Write a record of each game into this folder
    #[arg(long)]
    records: Option<PathBuf>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    seed: u64,
    #[serde(flatten)]
    tally: &'a Tally,
    seconds: f64,
    actions_per_second: f64,
    games_per_second: f64,
}

/// Plays and reports.
pub(crate) fn run(args: &SimulateArgs) -> Result<()> {
    let game = GAMES.find(&args.game)?;
    let mut simulation = game.simulation(&args.options.options(), args.players, args.seed)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }

    // The bar draws itself on the standard error, and only if that is a terminal.
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    let bar = ProgressBar::new(args.games).with_style(style?);
    let start = Instant::now();
    let mut written = Ok(());
    let mut number = 0;
    while simulation.tally().games < args.games {
        let chunk = (args.games - simulation.tally().games).min(500);
        match &args.records {
            None => simulation.play(chunk, None),
            Some(folder) => {
                let mut keep = |record: Record| {
                    number += 1;
                    let path = folder.join(format!("{}-{number:06}.json", game.name()));
                    if written.is_ok() {
                        written = fs::write(&path, record.to_json())
                            .with_context(|| format!("cannot write {}", path.display()));
                    }
                };
                simulation.play(chunk, Some(&mut keep));
            }
        }
        if written.is_err() {
            break;
        }
        bar.set_position(simulation.tally().games);
    }
    let elapsed: Duration = start.elapsed();
    bar.finish_and_clear();
    written?;

    let (tally, seconds) = (simulation.tally(), elapsed.as_secs_f64());
    let report = Report {
        game: game.name(),
        seed: args.seed,
        tally,
        seconds,
        actions_per_second: per_second(tally.actions, seconds),
        games_per_second: per_second(tally.games, seconds),
    };
    if args.json {
        return print_json(&report);
    }
    let share = |count: u64| 100.0 * count as f64 / tally.games.max(1) as f64;
    tell!("{}: {} games, {} actions", game.title(), grouped(tally.games), grouped(tally.actions))?;
    for (seat, wins) in tally.wins.iter().enumerate() {
        tell!("  seat {seat} won      {:>12}  {:5.1} %", grouped(*wins), share(*wins))?;
    }
    for (what, count) in [("shared", tally.shared), ("drawn", tally.drawn)] {
        if count > 0 {
            tell!("  {what:<14}  {:>12}  {:5.1} %", grouped(count), share(count))?;
        }
    }
    tell!("endings")?;
    for (ending, count) in &tally.endings {
        tell!("  {ending:<14}  {:>12}  {:5.1} %", grouped(*count), share(*count))?;
    }
    tell!("longest game      {} actions", grouped(tally.longest))?;
    tell!("actions a second  {}", grouped(report.actions_per_second as u64))?;
    Ok(())
}
