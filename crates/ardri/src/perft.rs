//! `ardri perft`: counting move sequences.

use std::time::Instant;

use anyhow::{Result, bail};
use ardri_tafl::{Board, Brandubh, Leaves, Tablut, Tafl, divide, perft};
use clap::Args;
use serde::Serialize;

use crate::args::GameArgs;
use crate::games;
use crate::i18n::tr;
use crate::output::{grouped, per_second, print_json, print_pairs, tell};

/// Count the move sequences of a given length, to check the rules and to measure speed
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// The game: brandubh or tablut
    game: String,
    #[command(flatten)]
    options: GameArgs,
    /// How many moves each sequence has
    #[arg(long)]
    depth: u32,
    /// Count separately for each first move
    #[arg(long)]
    divide: bool,
    /// Make and judge every last move instead of counting them at once
    #[arg(long)]
    no_bulk: bool,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: Vec<&'static str>,
    position: String,
    depth: u32,
    bulk: bool,
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Division>>,
}

#[derive(Serialize)]
struct Division {
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
}

/// Counts and reports.
pub(crate) fn run(args: &PerftArgs) -> Result<()> {
    let report = match games::find(&args.game)?.name() {
        Brandubh::NAME => count::<Brandubh>(args)?,
        Tablut::NAME => count::<Tablut>(args)?,
        other => bail!(tr!("terminal-perft-no-board", "game" => other)),
    };
    if args.json {
        return print_json(&report);
    }
    for Division { mv, nodes } in report.divide.iter().flatten() {
        tell!("{mv:<6} {}", grouped(*nodes))?;
    }
    print_pairs(&[
        (tr!("terminal-perft-nodes"), grouped(report.nodes)),
        (tr!("terminal-perft-seconds"), format!("{:.3}", report.seconds)),
        (tr!("terminal-perft-speed"), grouped(report.nodes_per_second as u64)),
    ])
}

fn count<B: Board>(args: &PerftArgs) -> Result<Report> {
    if args.options.two_sets || args.options.lots {
        bail!(tr!("terminal-perft-one-position"));
    }
    let options = args.options.read::<Tafl<B>>()?;
    let (rules, position) = (options.rules(), options.start());
    let leaves = if args.no_bulk { Leaves::Made } else { Leaves::Bulk };
    let start = Instant::now();
    let (nodes, divided) = if args.divide {
        let divided = divide(rules, &position, args.depth, leaves);
        let nodes = divided.iter().map(|(_, nodes)| nodes).sum();
        // A sequence of no moves has no first move, and still there is one of it.
        (if args.depth == 0 { 1 } else { nodes }, Some(divided))
    } else {
        (perft(rules, &position, args.depth, leaves), None)
    };
    let seconds = start.elapsed().as_secs_f64();
    let division = |(mv, nodes): (ardri_tafl::Move, u64)| Division { mv: mv.to_string(), nodes };
    Ok(Report {
        game: B::NAME,
        rules: rules.iter().map(ardri_tafl::Rule::name).collect(),
        position: position.to_string(),
        depth: args.depth,
        bulk: !args.no_bulk,
        nodes,
        seconds,
        nodes_per_second: per_second(nodes, seconds),
        divide: divided.map(|divided| divided.into_iter().map(division).collect()),
    })
}
