//! `ardri arena`: games between bots, and what they come to.

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use ardri_arena::{Arena, ArenaError, Openings, Plan, Setup, bots, lines, page, play, thinking};
use clap::Args;

use crate::args::GameArgs;
use crate::i18n::{localize, texts, unknown_game, unplayable};
use crate::output::{print_json, progress, read_text, tell, write_text};

/// Let bots play each other, and report how strong they are
#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    /// The game
    game: String,
    #[command(flatten)]
    options: GameArgs,
    /// The bots, with commas
    #[arg(long)]
    bots: String,
    /// How many games, rounded up to whole rounds
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// How many sit at a table
    #[arg(long)]
    seats: Option<u8>,
    /// How long bots think about each decision
    #[arg(long)]
    budget: Option<String>,
    /// Fixes openings, deals and bots
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many games at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// From where games begin: a file, or random:K
    #[arg(long)]
    openings: Option<String>,
    /// After how many actions a game is broken off
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    longest: Option<u32>,
    /// Stop when a sequential test is decided
    #[arg(long, allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Keep every game in this file, and go on where it stops
    #[arg(long)]
    log: Option<PathBuf>,
    /// Write a page with pictures to this file
    #[arg(long)]
    report: Option<PathBuf>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// Plays and reports.
pub(crate) fn run(args: &ArenaArgs) -> Result<()> {
    let openings = match args.openings.as_deref() {
        None => Openings::None,
        Some(text) => match Openings::random(text).map_err(|error| told(&error))? {
            Some(random) => random,
            None => Openings::lines(&read_text(text.as_ref())?).map_err(|error| told(&error))?,
        },
    };
    let report = measure(args, openings).map_err(|error| told(&error))?;
    if let Some(path) = &args.report {
        write_text(path, &page(&report, &texts()))?;
    }
    if args.json {
        return print_json(&report);
    }
    Ok(lines(&report, &texts()).iter().try_for_each(|line| tell!("{line}"))?)
}

fn measure(args: &ArenaArgs, openings: Openings) -> Result<ardri_arena::Report, ArenaError> {
    let budget = args.budget.as_deref().map(thinking).transpose()?;
    let arena = Arena::new(Setup {
        options: args.options.options(),
        seats: args.seats,
        thinking: budget.unwrap_or_default(),
        seed: args.seed,
        openings,
        longest: args.longest,
        ..Setup::new(&args.game, bots(&args.bots)?)
    })?;
    let plan = Plan {
        games: args.games,
        threads: args.threads.into(),
        sprt: args.sprt.as_deref().map(str::parse).transpose()?,
        log: args.log.clone(),
        ..Plan::default()
    };
    let bar = progress(arena.whole(args.games));
    let report = play(&arena, &plan, &mut |tally| bar.set_position(tally.games()));
    bar.finish_and_clear();
    report
}

fn told(error: &ArenaError) -> anyhow::Error {
    anyhow!(match error {
        ArenaError::Game(error) => unplayable(error),
        ArenaError::NoGame(error) => unknown_game(error),
        ArenaError::Said(message) => localize(message),
    })
}
