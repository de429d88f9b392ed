//! `ardri import`: games that others wrote down.

use std::path::PathBuf;

use anyhow::{Result, bail};
use ardri_tafl::{Board, Brandubh, Imported, Tablut, Tafl, import};
use clap::Args;

use crate::args::GameArgs;
use crate::ending;
use crate::games;
use crate::i18n::{localize, tr};
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
        bail!(tr!("terminal-import-one-game"));
    }
    let text = read_text(&args.file)?;
    let games = match games::find(&args.game)?.name() {
        Brandubh::NAME => check::<Brandubh>(args, &text)?,
        Tablut::NAME => check::<Tablut>(args, &text)?,
        other => bail!(tr!("terminal-import-no-moves", "game" => other)),
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
        bail!(tr!("terminal-import-illegal", "bad" => bad, "games" => games.len()));
    }
    Ok(())
}

fn check<B: Board>(args: &ImportArgs, text: &str) -> Result<Vec<Imported>> {
    let options = args.options.read::<Tafl<B>>()?;
    Ok(import(&options, text).collect())
}

fn tell(game: &Imported) -> Result<()> {
    let (line, moves) = (game.line, game.plies);
    let what = match (&game.error, &game.result) {
        (Some(mistake), _) => tr!(
            "terminal-import-line-illegal",
            "line" => line, "moves" => moves, "why" => localize(&mistake.message())
        ),
        (None, Some(result)) => tr!(
            "terminal-import-line-over",
            "line" => line, "moves" => moves, "reason" => ending::of_tafl(result)
        ),
        (None, None) => tr!("terminal-import-line-open", "line" => line, "moves" => moves),
    };
    tell!("{what}")?;
    if let Some(mistake) = &game.captures_differ {
        let difference = localize(&mistake.message());
        let what = tr!("terminal-import-line-captures", "line" => line, "difference" => difference);
        tell!("{what}")?;
    }
    Ok(())
}
