//! `ardri move`: a server's data from a folder into a database, and back.

use anyhow::{Context, Result, anyhow};
use ardri_server::store::{DataPlace, move_data};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::i18n::{localize, tr};
use crate::output::{grouped, tell};
use crate::serve::data_place;

/// Move all of a server's data between a folder and PostgreSQL
#[derive(Args, Debug)]
pub(crate) struct MoveArgs {
    /// Where the data is: a folder, or postgres://… for a database
    #[arg(long)]
    from: Option<DataPlace>,
    /// Where it goes
    #[arg(long)]
    to: DataPlace,
}

/// Moves the data.
pub(crate) fn run(args: &MoveArgs) -> Result<()> {
    let from = data_place(args.from.as_ref());
    let runtime = tokio::runtime::Runtime::new().with_context(|| tr!("terminal-tools-start"))?;
    let bar = bar();
    let moved = runtime.block_on(move_data(&from, &args.to, |progress| {
        bar.set_length(progress.all);
        bar.set_position(progress.done);
    }));
    bar.finish_and_clear();
    let moved = moved.map_err(|error| anyhow!(localize(&error.message())))?;
    let (lines, rows) = (grouped(moved.lines), grouped(moved.rows));
    let (from, to) = (from.to_string(), args.to.to_string());
    Ok(tell!(
        "{}",
        tr!("terminal-move-done", "lines" => lines, "rows" => rows, "to" => to, "from" => from)
    )?)
}

/// How far it has come; it draws itself on the standard error, and only if that is a terminal.
fn bar() -> ProgressBar {
    let words = tr!(
        "terminal-move-progress", "done" => "{pos}", "all" => "{len}", "left" => "{eta}"
    );
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {words}"));
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
