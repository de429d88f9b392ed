//! A command line in the language of whoever types it: what `--help` says, and what is wrong with a line.
//!
//! The texts are those that begin with `terminal-help-` and `terminal-line-`, the English ones as well: what
//! clap makes of the doc comments of its structs is replaced, and these are left to whoever reads the sources.

mod help;
mod mistake;

pub use help::is_missing;
pub use mistake::Why;

use std::ffi::OsString;

use crate::{Language, Texts};

/// A command line and the texts that tell of it.
#[derive(Debug)]
pub struct CommandLine<'a> {
    /// The texts of the language that is spoken.
    pub texts: &'a Texts,
    /// What the texts of arguments may list, by name: all games, all languages.
    pub lists: &'a [(&'static str, String)],
}

impl Language {
    /// The language that a command line asks for, before anybody has understood it: the help is in that
    /// language, too. What nobody speaks is objected to when the line is understood, in the language that
    /// would have been spoken otherwise.
    #[must_use]
    pub fn of_line(line: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Self {
        let words: Vec<_> = line.iter().map(|word| word.to_string_lossy()).collect();
        let words = words.split(|word| word == "--").next().unwrap_or_default();
        let asked = words.iter().enumerate().find_map(|(place, word)| {
            let rest = word.strip_prefix("--language")?;
            match rest.strip_prefix('=') {
                Some(language) => Some(language),
                None if rest.is_empty() => words.get(place + 1).map(AsRef::as_ref),
                None => None,
            }
        });
        let system = |name: &str| variable(name).filter(|_| name != "ARDRI_LANGUAGE");
        Self::choose(asked, &variable)
            .or_else(|_| Self::choose(None, &variable))
            .or_else(|_| Self::choose(None, system))
            .unwrap_or(Self::ENGLISH)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_known_before_the_line_is_understood() {
        let asked = |line: &str, set: Option<&str>| {
            let line: Vec<_> = line.split(' ').map(OsString::from).collect();
            let variable = |name: &str| set.filter(|_| name == "ARDRI_LANGUAGE").map(String::from);
            Language::of_line(&line, variable).code()
        };
        assert_eq!(asked("ardri --help", None), "en");
        assert_eq!(asked("ardri --language ga --help", None), "ga");
        assert_eq!(asked("ardri odds --help --language=de-AT", Some("ga")), "de");
        assert_eq!(asked("ardri odds --help", Some("ga")), "ga");
        assert_eq!(asked("ardri odds --languages de", Some("ga")), "ga");
        assert_eq!(asked("ardri odds -- --language de", Some("ga")), "ga");
        // Clap says that something is missing, and another that nobody speaks it.
        assert_eq!(asked("ardri --language", None), "en");
        assert_eq!(asked("ardri --language fr --help", None), "en");
        assert_eq!(asked("ardri --language fr --help", Some("ga")), "ga");
        let system = |name: &str| match name {
            "ARDRI_LANGUAGE" => Some("fr".into()),
            name => (name == "LANG").then(|| "de_AT".into()),
        };
        assert_eq!(Language::of_line(&["ardri".into()], system).code(), "de");
    }
}
