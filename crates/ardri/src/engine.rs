//! `ardri engine`: the engine of tafl for other programs.

use anyhow::Result;
use ardri_protocols::{Most, opentafl, uci};
use clap::{Args, ValueEnum};

/// Let another program play against the engine of Brandubh and Tablut, or ask it
#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// The protocol that the other program speaks
    #[arg(long, value_enum, default_value = "uci")]
    protocol: Protocol,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Protocol {
    Uci,
    Opentafl,
}

/// Answers until the other program has had enough.
pub(crate) fn run(args: &EngineArgs) -> Result<()> {
    let (input, output) = (std::io::stdin().lock(), std::io::stdout());
    match args.protocol {
        Protocol::Uci => uci::run(input, output, Most::of_this_machine()),
        Protocol::Opentafl => opentafl::run(input, output, Most::of_this_machine()),
    }
    Ok(())
}
