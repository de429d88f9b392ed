//! What stands in for `ardri join` in a build without it.

use anyhow::{Result, bail};
use clap::Args;

use crate::i18n::tr;

/// Play at a table of a server; not in this build
#[derive(Args, Debug, Default)]
#[command(disable_help_flag = true)]
pub(crate) struct JoinArgs {
    /// Whatever a build with it would take
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    rest: Vec<String>,
}

/// Says that there is none.
pub(crate) fn run(_: &JoinArgs) -> Result<()> {
    bail!(tr!("terminal-join-none"))
}
