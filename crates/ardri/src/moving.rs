//! `ardri move`: a server's data from a folder into a database, and back.

use anyhow::Result;
use ardri_server::store::{DataPlace, move_data};
use clap::Args;

use crate::admin::{failed, on_data};
use crate::i18n::tr;
use crate::output::{bar, grouped, tell};

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
    let words = tr!(
        "terminal-move-progress", "done" => "{pos}", "all" => "{len}", "left" => "{eta}"
    );
    let bar = bar(0, &words);
    on_data(args.from.as_ref(), async |from| {
        let moved = move_data(from, &args.to, |progress| {
            bar.set_length(progress.all);
            bar.set_position(progress.done);
        });
        let moved = moved.await.map_err(|error| failed(&error))?;
        bar.finish_and_clear();
        let words = tr!(
            "terminal-move-done",
            "lines" => grouped(moved.lines), "rows" => grouped(moved.rows),
            "from" => from.to_string(), "to" => args.to.to_string(),
        );
        Ok(tell!("{words}")?)
    })
}
