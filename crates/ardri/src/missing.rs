//! What stands in for the server and for `ardri join` in a build without them: commands that take whatever they
//! would take there, and say that they are not in this build.

use anyhow::{Result, bail};
use clap::Args;

use crate::i18n::tr;

/// Not in this build
#[derive(Args, Debug, Default)]
#[command(disable_help_flag = true)]
pub(crate) struct MissingArgs {
    /// Whatever a build with it would take
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    rest: Vec<String>,
}

/// In place of `ardri join`.
#[cfg(not(feature = "join"))]
pub(crate) mod join {
    pub(crate) use super::MissingArgs as JoinArgs;

    /// Says that there is none.
    pub(crate) fn run(_: &JoinArgs) -> super::Result<()> {
        super::bail!(super::tr!("terminal-join-none"))
    }
}

/// In place of all that has to do with the server.
#[cfg(not(feature = "server"))]
pub(crate) mod server {
    pub(crate) use super::MissingArgs as ServeArgs;
    pub(crate) use super::MissingArgs as ExportArgs;
    pub(crate) use super::MissingArgs as ImportTableArgs;
    pub(crate) use super::MissingArgs as AdminArgs;
    pub(crate) use super::MissingArgs as BackupArgs;
    pub(crate) use super::MissingArgs as MoveArgs;
    pub(crate) use {run as export, run as import, run as copy};

    /// Says that there is no server.
    pub(crate) fn run(_: &ServeArgs) -> super::Result<()> {
        super::bail!(super::tr!("terminal-serve-none"))
    }
}
