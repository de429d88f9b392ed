//! What is wrong with a line.
//!
//! Clap knows what is wrong, and says so in English only. So what it knows is taken from it piece by
//! piece and put into the texts of `locales/*/terminal-line.ftl`.

use std::error::Error as StdError;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use super::CommandLine;
use crate::args;

/// Says why a value could not be read, of which clap knows the error only.
pub type Why<'a> = dyn Fn(&(dyn StdError + 'static)) -> Option<String> + 'a;

impl CommandLine<'_> {
    /// What is wrong, what may have been meant, how the command is called, and where there is help. `why` knows
    /// what is wrong with a value that this program reads itself, as far as the value does not say so.
    #[must_use]
    pub fn mistake(&self, error: &Error, why: &Why<'_>) -> String {
        let mut text = self.wrong(error, why);
        let hints: Vec<_> = self.hints(error).iter().map(|hint| format!("  {hint}")).collect();
        if !hints.is_empty() {
            text += &format!("\n\n{}", hints.join("\n"));
        }
        if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
            text += &format!("\n\n{}", self.called(&usage.to_string()));
        }
        text + &format!("\n\n{}", self.texts.text("terminal-line-help"))
    }

    /// Which text it is that says what is wrong; each takes of what is known what it needs.
    fn wrong(&self, error: &Error, why: &Why<'_>) -> String {
        let value = one(error, ContextKind::InvalidValue);
        let command = one(error, ContextKind::InvalidSubcommand);
        let args = all(error, ContextKind::InvalidArg);
        let arg = args.first().unwrap_or(&command).clone();
        let (values, others) =
            (all(error, ContextKind::ValidValue), all(error, ContextKind::PriorArg));
        let why = self.why(error, why);
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
        self.texts.fill(text, args! {
            "arg" => arg, "args" => args.join(" "), "command" => command, "value" => value,
            "values" => self.texts.list(&values), "why" => why.unwrap_or_default(), "others" => self.texts.list(&others),
            "wanted" => wanted.unwrap_or_default(),
            "given" => number(error, ContextKind::ActualNumValues).unwrap_or_default(),
        })
    }

    /// Why a value is none. What reads a value of ours says so in that language by itself.
    fn why(&self, error: &Error, why: &Why<'_>) -> Option<String> {
        let source = error.source()?;
        if let Some(number) = source.downcast_ref::<ParseIntError>() {
            return Some(self.texts.text(match number.kind() {
                IntErrorKind::PosOverflow => "terminal-line-too-large",
                IntErrorKind::NegOverflow => "terminal-line-too-small",
                _ => "terminal-line-not-a-number",
            }));
        }
        why(source).or_else(|| {
            let why = source.to_string();
            // That is how clap says it of a number; its bounds are to be had nowhere else.
            let bounds =
                why.split_once(" is not in ").and_then(|(_, bounds)| bounds.split_once("..="));
            let told = bounds.map(|(least, most)| {
                self.texts.fill("terminal-line-between", args! { "least" => least, "most" => most })
            });
            told.or(Some(why))
        })
    }

    /// What may have been meant.
    fn hints(&self, error: &Error) -> Vec<String> {
        let kinds = [
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
        ];
        let similar =
            kinds.into_iter().map(|kind| all(error, kind)).filter(|names| !names.is_empty());
        let mut hints: Vec<_> = similar
            .map(|names| {
                self.texts
                    .fill("terminal-line-similar", args! { "names" => self.texts.either(&names)})
            })
            .collect();
        if let Some(ContextValue::StyledStrs(others)) = error.get(ContextKind::Suggested) {
            hints.extend(others.iter().map(|other| self.hint(error, &other.to_string())));
        }
        hints
    }

    /// The same as a hint that clap has put into words already. There are three of them, known by where
    /// their quotation marks are: “'perft --depth' exists”, “to pass … use '-- x'”, and another.
    fn hint(&self, error: &Error, told: &str) -> String {
        let told = harmless(told);
        let last = told.strip_suffix('\'').and_then(|told| told.rsplit_once(" '"));
        match (told.strip_prefix('\''), last) {
            (Some(place), _) => {
                let place = place.rsplit_once('\'').map_or(place, |(place, _)| place);
                self.texts.fill("terminal-line-elsewhere", args! { "where" => place})
            }
            (None, Some((_, line))) => {
                self.texts.fill("terminal-line-as-value", args! { "line" => line})
            }
            (None, None) => self.texts.fill(
                "terminal-line-no-dashes",
                args! { "command" => one(error, ContextKind::InvalidArg)},
            ),
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
mod tests {
    use clap::{Arg, ArgAction, Command};

    use super::*;
    use crate::{Language, Texts};

    /// What no line of the program can do wrong today.
    #[test]
    fn what_other_commands_could_be_told_is_told_as_well() {
        let list = Arg::new("list").long("list").num_args(2).action(ArgAction::Append);
        let set = Arg::new("set").long("set").require_equals(true).num_args(1);
        let more = Arg::new("more").long("more").num_args(2..=3);
        let texts = Texts::new(Language::ENGLISH);
        let said = |line: &str| -> String {
            let command = Command::new("x").args([list.clone(), set.clone(), more.clone()]);
            let error = command.try_get_matches_from(line.split(' ')).unwrap_err();
            CommandLine { texts: &texts, lists: &[] }
                .mistake(&error, &|_| None)
                .lines()
                .next()
                .unwrap()
                .into()
        };
        assert_eq!(
            said("x --list a"),
            "--list <list> <list> needs another number of values: 2, not 1"
        );
        assert!(said("x --more a").ends_with("needs another number of values: 2, not 1"));
        assert!(said("x --set a").starts_with("between --set=<set> and its value"));
    }
}
