//! `ardri`: the games of Ireland's high kings on the command line.

mod args;
mod games;
mod play;

use clap::{Parser, Subcommand};

/// The games of Ireland's high kings: play, replay, verify and measure
#[derive(Debug, Parser)]
#[command(version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::PlayArgs),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        None => play::run(&play::PlayArgs::default()),
        Some(Command::Play(args)) => play::run(&args),
    }
}
