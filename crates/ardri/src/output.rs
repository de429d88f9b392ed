//! How commands answer.

use std::fmt::Display;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::i18n::tr;
use crate::printable::{printable_json, stderr};

/// Prints a line and gives an error, where `println!` would panic when nobody listens any more.
macro_rules! tell {
    ($($text:tt)*) => {
        std::io::Write::write_fmt(&mut $crate::printable::stdout(), format_args!("{}\n", format_args!($($text)*)))
    };
}
pub(crate) use tell;

/// Whether an error only says that the reader of our output has gone, as `head` does.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

/// Prints a value as one line of JSON.
pub(crate) fn print_line(value: &impl Serialize) -> Result<()> {
    tell!("{}", printable_json(&serde_json::to_string(value)?))?;
    Ok(())
}

/// Prints a report as one JSON value.
pub(crate) fn print_json(report: &impl Serialize) -> Result<()> {
    tell!("{}", printable_json(&serde_json::to_string_pretty(report)?))?;
    Ok(())
}

/// Reads a text file; `-` is the standard input.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    if path == Path::new("-") {
        return std::io::read_to_string(std::io::stdin())
            .with_context(|| tr!("terminal-tools-input"));
    }
    fs::read_to_string(path)
        .with_context(|| tr!("terminal-tools-read", "file" => path.display().to_string()))
}

/// Writes a text file.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text)
        .with_context(|| tr!("terminal-tools-write", "file" => path.display().to_string()))
}

/// Makes a folder for files, unless it is there.
pub(crate) fn make_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path)
        .with_context(|| tr!("terminal-tools-folder", "folder" => path.display().to_string()))
}

/// Says that something went wrong, and where it did: in this program.
pub(crate) fn complain(what: impl Display) {
    // Nobody misses it if nobody listens any more.
    let _ = writeln!(stderr(), "ardri: {what}");
}

/// Prints names with what belongs to them, in two columns.
pub(crate) fn print_pairs(pairs: &[(String, String)]) -> Result<()> {
    let width = pairs.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, value) in pairs {
        tell!("{name:width$}  {value}")?;
    }
    Ok(())
}

/// A bar that shows how many games are played.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let words = tr!(
        "terminal-simulate-progress", "done" => "{pos}", "all" => "{len}", "left" => "{eta}"
    );
    bar(games, &words)
}

/// A bar with words beside it; it draws itself on the standard error, and only if that is a terminal.
pub(crate) fn bar(all: u64, words: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {words}"));
    ProgressBar::new(all).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A number for people: 1109791912 is 1 109 791 912.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> =
        digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group)).collect();
    groups.join(" ")
}

/// How many a second, for a time that may be too short to measure.
pub(crate) fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1 000");
        assert_eq!(grouped(1_109_791_912), "1 109 791 912");
    }
}
