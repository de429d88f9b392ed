//! `ardri`: the games of Ireland's high kings on the command line.

use std::process::ExitCode;

/// A server makes and drops texts all the time; this allocator is measurably faster at it.
#[cfg(feature = "server")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ardri::main_with(&[])
}
