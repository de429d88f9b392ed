//! `ardri simulate`: many random games.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use ardri_core::{Record, Tally};
use ardri_table::GameKind;
use clap::Args;
use serde::Serialize;

use crate::args::GameArgs;
use crate::ending;
use crate::games;
use crate::i18n::{tr, unplayable};
use crate::output::{grouped, make_folder, per_second, print_json, progress, tell, write_text};

/// Play many random games and report how they end
#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    /// The game
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
    let game = games::find(&args.game)?;
    let mut simulation = game
        .simulation(&args.options.options(), args.players, args.seed)
        .map_err(|error| anyhow!(unplayable(&error)))?;
    if let Some(folder) = &args.records {
        make_folder(folder)?;
    }

    let bar = progress(args.games);
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
                        written = write_text(&path, &record.to_json());
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
    if args.json { print_json(&report) } else { print(game, &report) }
}

fn print(game: &GameKind, report: &Report<'_>) -> Result<()> {
    let tally = report.tally;
    let wins = (1..).zip(&tally.wins);
    let wins =
        wins.map(|(seat, wins): (u8, _)| (tr!("terminal-simulate-won", "seat" => seat), *wins));
    let mut ways: Vec<_> = wins.collect();
    for (what, count) in [
        (tr!("terminal-simulate-shared"), tally.shared),
        (tr!("terminal-simulate-drawn"), tally.drawn),
    ] {
        if count > 0 {
            ways.push((what, count));
        }
    }
    let endings = tally.endings.iter();
    let endings: Vec<_> = endings.map(|(kind, count)| (ending::name(kind), *count)).collect();
    let (longest, speed) = (tr!("terminal-simulate-longest"), tr!("terminal-simulate-speed"));
    let letters = |text: &String| text.chars().count();
    let width = ways.iter().chain(&endings).map(|(what, _)| letters(what) + 2).max().unwrap_or(0);
    let width = width.max(letters(&longest)).max(letters(&speed));
    let share = |count: u64| 100.0 * count as f64 / tally.games.max(1) as f64;
    let row = |what: &str, count: u64| {
        tell!("  {what:<0$}  {1:>12}  {2:5.1} %", width - 2, grouped(count), share(count))
    };

    let (games, actions) = (grouped(tally.games), grouped(tally.actions));
    let title = games::title(game);
    let played =
        tr!("terminal-simulate-played", "game" => title, "games" => games, "actions" => actions);
    tell!("{played}")?;
    for (what, count) in &ways {
        row(what, *count)?;
    }
    tell!("{}", tr!("terminal-simulate-endings"))?;
    for (ending, count) in &endings {
        row(ending, *count)?;
    }
    let most = tr!("terminal-simulate-longest.actions", "actions" => grouped(tally.longest));
    tell!("{longest:width$}  {most}")?;
    tell!("{speed:width$}  {}", grouped(report.actions_per_second as u64))?;
    Ok(())
}
