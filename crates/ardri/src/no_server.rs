//! What stands in for the server in a build without it.

use anyhow::{Result, bail};
use clap::Args;

use crate::i18n::tr;

/// Serve tables; not in this build
#[derive(Args, Debug, Default)]
#[command(disable_help_flag = true)]
pub(crate) struct ServeArgs {
    /// Whatever a build with the server would take
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    rest: Vec<String>,
}

/// Write finished tables of a server as files; not in this build
#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    #[command(flatten)]
    rest: ServeArgs,
}

/// Take finished tables into a server's data; not in this build
#[derive(Args, Debug)]
pub(crate) struct ImportTableArgs {
    #[command(flatten)]
    rest: ServeArgs,
}

/// See and do what an administrator may; not in this build
#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    rest: ServeArgs,
}

/// Copy a server's data into a file; not in this build
#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    rest: ServeArgs,
}

/// Says that there is no server.
pub(crate) fn run(_: &ServeArgs) -> Result<()> {
    bail!(tr!("terminal-serve-none"))
}

/// Says the same.
pub(crate) fn export(args: &ExportArgs) -> Result<()> {
    run(&args.rest)
}

/// Says the same.
pub(crate) fn import(args: &ImportTableArgs) -> Result<()> {
    run(&args.rest)
}

/// What stands in for `ardri admin` and `ardri backup`.
pub(crate) mod admin {
    pub(crate) use super::{AdminArgs, BackupArgs};
    use anyhow::Result;

    /// Says the same.
    pub(crate) fn run(args: &AdminArgs) -> Result<()> {
        super::run(&args.rest)
    }

    /// Says the same.
    pub(crate) fn copy(args: &BackupArgs) -> Result<()> {
        super::run(&args.rest)
    }
}
