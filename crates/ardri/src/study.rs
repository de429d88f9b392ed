//! `ardri study`: how a deck of The High Throne plays.

use std::sync::Arc;

use anyhow::{Result, anyhow};
use ardri_arena::DeckReport;
use ardri_bots::throne::Judge;
use ardri_throne::Deck;
use clap::{Args, ValueEnum};

use crate::deck;
use crate::i18n::{texts, unplayable};
use crate::output::{print_json, tell};

/// Play many games of The High Throne between bots and report how its deck plays
#[derive(Args, Debug)]
pub(crate) struct StudyArgs {
    /// A deck of your own, in TOML or JSON
    #[arg(long, value_parser = deck::read)]
    deck: Option<Deck>,
    /// How many players; may be given several times; two to six if it is left out
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: Vec<u8>,
    /// How many games for each number of players
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Fixes the games: the same number gives the same games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Who sits in one of the seats
    #[arg(long, default_value = "throne")]
    guest: Guest,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Guest {
    /// One like the others, who weighs cards by the chance to win
    Throne,
    /// One who weighs cards by the points that they bring at once
    Points,
}

/// Plays and reports.
pub(crate) fn run(args: &StudyArgs) -> Result<()> {
    let deck = args.deck.clone().map_or_else(Deck::ardri, Arc::new);
    let guest = match args.guest {
        Guest::Throne => Judge::Throne,
        Guest::Points => Judge::Points,
    };
    let report = DeckReport::play(&deck, &args.players, args.games, args.seed, guest);
    let report = report.map_err(|error| anyhow!(unplayable(&error)))?;
    if args.json {
        return print_json(&report);
    }
    Ok(report.lines(&texts()).iter().try_for_each(|line| tell!("{line}"))?)
}
