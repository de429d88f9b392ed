//! What is wrong with a command line, in the language of whoever typed it.

use std::error::Error as StdError;
use std::process::ExitCode;

use clap::error::{Error, ErrorKind};

use crate::help;
use crate::i18n::{localize, texts};
use crate::output::complain;

/// Tells what clap has to say instead of a command: help and version, or what is wrong.
pub(crate) fn tell(error: &Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => {
            // Nobody misses it if nobody listens any more.
            let _ = error.print();
        }
        _ => complain(in_words(error)),
    }
    u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}

fn in_words(error: &Error) -> String {
    help::command_line(&texts(), |line| line.mistake(error, &why))
}

/// Why something could not be read that is not a command's own.
fn why(error: &(dyn StdError + 'static)) -> Option<String> {
    #[cfg(feature = "server")]
    if error.is::<ardri_server::listen_addr::ParseListenAddrError>() {
        return Some(crate::i18n::text("terminal-line-place"));
    }
    let table = error.downcast_ref::<ardri_wire::ParseTableIdError>()?;
    Some(localize(&table.message()))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::Cli;

    /// What is said of a line that cannot be understood, and the kind of what is wrong with it.
    fn said(line: &str) -> (ErrorKind, String) {
        let command = help::told(Cli::command());
        let error = command.try_get_matches_from(line.split(' ')).unwrap_err();
        (error.kind(), in_words(&error))
    }

    /// Lines that cannot be understood, with what is wrong and what is said of it in English.
    const LINES: [(&str, ErrorKind, &str); 16] = [
        ("ardri perft --x", ErrorKind::UnknownArgument, "there is no argument --x here\n"),
        ("ardri perft --divid", ErrorKind::UnknownArgument, "\n\n  Did you mean --divide?\n"),
        ("ardri --depth perft", ErrorKind::UnknownArgument, "\n  There is this: perft --depth\n"),
        ("ardri perft x -d", ErrorKind::UnknownArgument, "is meant as a value, write -- -d\n"),
        ("ardri -- odds", ErrorKind::UnknownArgument, "a command odds; leave out the --"),
        ("ardri simulat", ErrorKind::InvalidSubcommand, "Did you mean simulate?\n"),
        ("ardri juggle", ErrorKind::InvalidSubcommand, "there is no command juggle\n"),
        ("ardri odds --deck", ErrorKind::InvalidValue, "--deck <FILE> needs a value"),
        ("ardri study --guest me", ErrorKind::InvalidValue, "the values are throne and points"),
        ("ardri study --guest pints", ErrorKind::InvalidValue, "Did you mean points?"),
        ("ardri study --players 9", ErrorKind::ValueValidation, "not a number from 2 to 6"),
        ("ardri study --games 9x", ErrorKind::ValueValidation, "it is not a whole number"),
        ("ardri odds --dice 9", ErrorKind::ValueValidation, "there are 7, 8 and 7+red dice"),
        ("ardri perft", ErrorKind::MissingRequiredArgument, "missing: --depth <N> <GAME>\n"),
        ("ardri odds --json --json", ErrorKind::ArgumentConflict, "--json is there more than"),
        (
            "ardri opentafl brandubh --read x",
            ErrorKind::ArgumentConflict,
            "[GAME] does not go together with --read",
        ),
    ];

    #[test]
    fn whatever_is_wrong_is_told() {
        for (line, kind, told) in LINES {
            let (found, said) = said(line);
            assert_eq!(found, kind, "{line}: {said}");
            assert!(said.contains(told), "{line}: {said}");
            assert!(said.ends_with("\n\nMore is told by --help."), "{line}: {said}");
        }
        let (_, missing) = said("ardri perft");
        assert!(missing.contains("\n\nUsage: ardri perft "), "{missing}");
    }

    #[test]
    fn a_line_cannot_move_the_cursor() {
        let (_, said) = said("ardri perft --\u{1b}[2Jx");
        assert!(!said.contains('\u{1b}'), "{said}");
    }
}
