//! The whole of `ardri`, with Nim.

use std::process::ExitCode;

fn main() -> ExitCode {
    ardri::main_with(&[nim::KIND])
}
