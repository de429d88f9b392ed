//! What is wrong with a command line, in the language of whoever typed it.
//!
//! Clap knows what is wrong, and says so in English only. So what it knows is taken from it piece by
//! piece and put into the texts of `locales/*/terminal-line.ftl`.

use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use crate::help;
use crate::i18n::tr;
use crate::output::complain;
use crate::play::text::{either, list};

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

/// What is wrong, what may have been meant, how the command is called, and where there is help.
fn in_words(error: &Error) -> String {
    let mut text = wrong(error);
    let hints: Vec<_> = hints(error).iter().map(|hint| format!("  {hint}")).collect();
    if !hints.is_empty() {
        text += &format!("\n\n{}", hints.join("\n"));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        text += &format!("\n\n{}", help::called(&usage.to_string()));
    }
    text + &format!("\n\n{}", tr!("terminal-line-help"))
}

/// Which text it is that says what is wrong; each takes of what is known what it needs.
fn wrong(error: &Error) -> String {
    let value = one(error, ContextKind::InvalidValue);
    let command = one(error, ContextKind::InvalidSubcommand);
    let args = all(error, ContextKind::InvalidArg);
    let arg = args.first().unwrap_or(&command).clone();
    let (values, others) = (all(error, ContextKind::ValidValue), all(error, ContextKind::PriorArg));
    let why = why(error);
    let text = match error.kind() {
        ErrorKind::UnknownArgument => "terminal-line-unknown",
        ErrorKind::InvalidSubcommand => "terminal-line-no-command",
        ErrorKind::InvalidValue if value.is_empty() => "terminal-line-empty",
        ErrorKind::InvalidValue if !values.is_empty() => "terminal-line-one-of",
        ErrorKind::ValueValidation if why.is_some() => "terminal-line-bad-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "terminal-line-no-value",
        ErrorKind::MissingRequiredArgument => "terminal-line-missing",
        ErrorKind::ArgumentConflict if others.iter().all(|other| *other == arg) => {
            "terminal-line-twice"
        }
        ErrorKind::ArgumentConflict => "terminal-line-together",
        ErrorKind::TooManyValues => "terminal-line-too-many",
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => "terminal-line-count",
        ErrorKind::NoEquals => "terminal-line-equals",
        ErrorKind::InvalidUtf8 => "terminal-line-no-text",
        _ => "terminal-line-strange",
    };
    let wanted = number(error, ContextKind::MinValues)
        .or_else(|| number(error, ContextKind::ExpectedNumValues));
    tr!(
        text,
        "arg" => arg, "args" => args.join(" "), "command" => command, "value" => value,
        "values" => list(&values), "why" => why.unwrap_or_default(), "others" => list(&others),
        "wanted" => wanted.unwrap_or_default(),
        "given" => number(error, ContextKind::ActualNumValues).unwrap_or_default(),
    )
}

/// Why a value is none. What reads a value of ours says so in that language by itself.
fn why(error: &Error) -> Option<String> {
    let source = error.source()?;
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        return Some(match number.kind() {
            IntErrorKind::PosOverflow => tr!("terminal-line-too-large"),
            IntErrorKind::NegOverflow => tr!("terminal-line-too-small"),
            _ => tr!("terminal-line-not-a-number"),
        });
    }
    #[cfg(feature = "server")]
    if source.is::<ardri_server::listen_addr::ParseListenAddrError>() {
        return Some(tr!("terminal-line-place"));
    }
    #[cfg(feature = "server")]
    if let Some(name) = source.downcast_ref::<ardri_wire::ParseTableIdError>() {
        return Some(crate::i18n::localize(&name.message()));
    }
    let why = source.to_string();
    // That is how clap says it of a number; its bounds are to be had nowhere else.
    let bounds = why.split_once(" is not in ").and_then(|(_, bounds)| bounds.split_once("..="));
    Some(match bounds {
        Some((least, most)) => tr!("terminal-line-between", "least" => least, "most" => most),
        None => why,
    })
}

/// What may have been meant.
fn hints(error: &Error) -> Vec<String> {
    let kinds =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let similar = kinds.into_iter().map(|kind| all(error, kind)).filter(|names| !names.is_empty());
    let mut hints: Vec<_> =
        similar.map(|names| tr!("terminal-line-similar", "names" => either(&names))).collect();
    if let Some(ContextValue::StyledStrs(others)) = error.get(ContextKind::Suggested) {
        hints.extend(others.iter().map(|other| hint(error, &other.to_string())));
    }
    hints
}

/// The same as a hint that clap has put into words already. There are three of them, known by where
/// their quotation marks are: “'perft --depth' exists”, “to pass … use '-- x'”, and another.
fn hint(error: &Error, told: &str) -> String {
    let told = harmless(told);
    let last = told.strip_suffix('\'').and_then(|told| told.rsplit_once(" '"));
    match (told.strip_prefix('\''), last) {
        (Some(place), _) => {
            let place = place.rsplit_once('\'').map_or(place, |(place, _)| place);
            tr!("terminal-line-elsewhere", "where" => place)
        }
        (None, Some((_, line))) => tr!("terminal-line-as-value", "line" => line),
        (None, None) => {
            tr!("terminal-line-no-dashes", "command" => one(error, ContextKind::InvalidArg))
        }
    }
}

/// The one thing that is meant, if it is one.
fn one(error: &Error, kind: ContextKind) -> String {
    all(error, kind).into_iter().next().unwrap_or_default()
}

fn all(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(one)) => vec![harmless(one)],
        Some(ContextValue::Strings(all)) => all.iter().map(|one| harmless(one)).collect(),
        _ => Vec::new(),
    }
}

/// The same without letters that would move the cursor.
fn harmless(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

fn number(error: &Error, kind: ContextKind) -> Option<u64> {
    match error.get(kind) {
        Some(ContextValue::Number(number)) => u64::try_from(*number).ok(),
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use clap::{Arg, ArgAction, Command, CommandFactory};

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

    /// What no line of ours can do wrong today.
    #[test]
    fn what_other_commands_could_be_told_is_told_as_well() {
        let list = Arg::new("list").long("list").num_args(2).action(ArgAction::Append);
        let set = Arg::new("set").long("set").require_equals(true).num_args(1);
        let more = Arg::new("more").long("more").num_args(2..=3);
        let said = |line: &str| {
            let command = Command::new("x").args([list.clone(), set.clone(), more.clone()]);
            let error = command.try_get_matches_from(line.split(' ')).unwrap_err();
            in_words(&error).lines().next().unwrap().to_string()
        };
        assert_eq!(
            said("x --list a"),
            "--list <list> <list> needs another number of values: 2, not 1"
        );
        assert!(said("x --more a").ends_with("needs another number of values: 2, not 1"));
        assert!(said("x --set a").starts_with("between --set=<set> and its value"));
    }

    #[test]
    fn a_line_cannot_move_the_cursor() {
        let (_, said) = said("ardri perft --\u{1b}[2Jx");
        assert!(!said.contains('\u{1b}'), "{said}");
    }
}
