//! Games in the terminal.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::args::GameArgs;

/// Who sits opposite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Opponent {
    /// Another person at the same terminal.
    #[default]
    Person,
    /// A bot that moves at random.
    Random,
}

/// The side that a person plays against a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum MySide {
    /// The attackers, who begin.
    #[default]
    Vikings,
    /// The King and his guards.
    Celts,
}

/// Play in the terminal, two people at one board or against a bot
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct PlayArgs {
    /// The game: brandubh or tablut; left out, a menu asks
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) options: GameArgs,
    /// Who sits opposite
    #[arg(long, value_enum, default_value_t)]
    pub(crate) against: Opponent,
    /// The side that you play against a bot
    #[arg(long, value_enum, default_value_t)]
    pub(crate) side: MySide,
    /// Lines in, lines out: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Fix the bot's choices and the lots, to repeat a game
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

/// Plays.
pub(crate) fn run(_args: &PlayArgs) -> anyhow::Result<()> {
    anyhow::bail!("not yet")
}
