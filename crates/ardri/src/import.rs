//! `ardri import`: games that others wrote down.

use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use ardri_core::read_options;
use ardri_tafl::{Board, Brandubh, Imported, Tablut, Tafl, import};
use clap::Args;

use crate::args::GameArgs;
use crate::games::GAMES;
use crate::output::{print_json, read_text, tell};

/// Check tafl games in move notation, one to a line
#[derive(Args, Debug)]
pub(crate) struct ImportArgs {
    /// The file; - reads the standard input
    file: PathBuf,
    /// The game: brandubh or tablut
    #[arg(long)]
    game: String,
    #[command(flatten)]
    options: GameArgs,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// Checks and reports.
pub(crate) fn run(args: &ImportArgs) -> Result<()> {
    if args.options.two_sets || args.options.lots {
        bail!("a line is one game: --two-sets and --lots mean nothing here");
    }
    let text = read_text(&args.file)?;
    let games = match GAMES.find(&args.game)?.name() {
        Brandubh::NAME => check::<Brandubh>(args, &text)?,
        Tablut::NAME => check::<Tablut>(args, &text)?,
        other => bail!("games of {other} are not written as moves"),
    };
    if args.json {
        print_json(&games)?;
    } else {
        for game in &games {
            tell(game)?;
        }
    }
    let bad = games.iter().filter(|game| !game.legal).count();
    if bad > 0 {
        bail!("{bad} of {} games are not legal", games.len());
    }
    Ok(())
}

fn check<B: Board>(args: &ImportArgs, text: &str) -> Result<Vec<Imported>> {
    let options =
        read_options::<Tafl<B>>(&args.options.options()).map_err(|error| anyhow!("{error}"))?;
    Ok(import(&options, text).collect())
}

fn tell(game: &Imported) -> Result<()> {
    let Imported { line, plies, .. } = game;
    match (&game.error, &game.result) {
        (Some(error), _) => tell!("line {line}: not legal after {plies} moves: {error}")?,
        (None, Some(result)) => tell!("line {line}: {plies} moves. {}", result.reason)?,
        (None, None) => tell!("line {line}: {plies} moves, not finished.")?,
    }
    if let Some(difference) = &game.captures_differ {
        tell!("line {line}: {difference}")?;
    }
    Ok(())
}
