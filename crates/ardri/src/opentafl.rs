//! `ardri opentafl`: rules and positions for the OpenTafl program.

use anyhow::{Result, anyhow, bail};
use ardri_tafl::{
    AnyOpenTafl, Board, Brandubh, Difference, OpenTafl, Tablut, Tafl, read_nearest, read_rules,
    write_nearest, write_position, write_rules,
};
use clap::Args;
use serde::Serialize;

use crate::args::GameArgs;
use crate::games;
use crate::i18n::{localize, tr};
use crate::output::{print_json, print_pairs, tell};

/// Write rules in OpenTafl's notation, or read them
#[derive(Args, Debug)]
pub(crate) struct OpenTaflArgs {
    /// The game whose rules are written: brandubh or tablut
    #[arg(required_unless_present = "read", conflicts_with = "read")]
    game: Option<String>,
    #[command(flatten)]
    options: GameArgs,
    /// Read this rules string instead
    #[arg(long)]
    read: Option<String>,
    /// Accept what is nearly the same, and list what differs
    #[arg(long)]
    nearest: bool,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: String,
    position: String,
    opentafl: String,
    opentafl_position: String,
    /// In English: reports are for scripts.
    differences: Vec<String>,
}

/// Translates and reports.
pub(crate) fn run(args: &OpenTaflArgs) -> Result<()> {
    let (report, differences) = match (&args.read, &args.game) {
        (Some(text), _) => read(text, args.nearest)?,
        (None, Some(game)) => match games::find(game)?.name() {
            Brandubh::NAME => write::<Brandubh>(args)?,
            Tablut::NAME => write::<Tablut>(args)?,
            other => bail!(tr!("terminal-opentafl-no-game", "game" => other)),
        },
        (None, None) => bail!(tr!("terminal-opentafl-nothing")),
    };
    if args.json {
        return print_json(&report);
    }
    if args.read.is_some() {
        let basic = || tr!("terminal-opentafl-basic");
        let rules = if report.rules.is_empty() { basic() } else { report.rules };
        print_pairs(&[
            (tr!("terminal-opentafl-game"), report.game.into()),
            (tr!("terminal-opentafl-rules"), rules),
            (tr!("terminal-opentafl-position"), report.position),
        ])?;
    } else {
        tell!("{}", report.opentafl)?;
    }
    for difference in &differences {
        let difference = localize(&difference.message());
        tell!("{}", tr!("terminal-opentafl-differs", "difference" => difference))?;
    }
    Ok(())
}

fn write<B: Board>(args: &OpenTaflArgs) -> Result<(Report, Vec<Difference>)> {
    let options = args.options.read::<Tafl<B>>()?;
    let game = OpenTafl { rules: options.rules(), start: options.start() };
    let written = if args.nearest {
        write_nearest(game.rules, &game.start)
    } else {
        write_rules(game.rules, &game.start).map(|text| (text, Vec::new()))
    };
    let (text, differences) = written.map_err(|error| anyhow!(localize(&error.message())))?;
    Ok((report(&game, text, &differences), differences))
}

fn read(text: &str, nearest: bool) -> Result<(Report, Vec<Difference>)> {
    let read =
        if nearest { read_nearest(text) } else { read_rules(text).map(|game| (game, Vec::new())) };
    let (game, differences) = read.map_err(|error| anyhow!(localize(&error.message())))?;
    let report = match game {
        AnyOpenTafl::Brandubh(game) => report(&game, text.into(), &differences),
        AnyOpenTafl::Tablut(game) => report(&game, text.into(), &differences),
    };
    Ok((report, differences))
}

fn report<B: Board>(game: &OpenTafl<B>, text: String, differences: &[Difference]) -> Report {
    Report {
        game: B::NAME,
        rules: game.rules.to_string(),
        position: game.start.to_string(),
        opentafl: text,
        opentafl_position: write_position(&game.start),
        differences: differences.iter().map(ToString::to_string).collect(),
    }
}
