//! The rules in short and the ways to play, in our own words.

use crate::play::coach;
use crate::play::text::wrap;
use crate::speech::say;

/// Columns that a line of the plain game may take.
const LINE: usize = 88;
/// Columns of a page: it has a frame.
const PAGE: usize = 76;

/// The rules, a paragraph each.
const RULES: [&str; 9] = [
    "terminal-boru-rules.aim",
    "terminal-boru-rules.round",
    "terminal-boru-rules.tricks",
    "terminal-boru-rules.actions",
    "terminal-boru-rules.marriage",
    "terminal-boru-rules.battle",
    "terminal-boru-rules.church",
    "terminal-boru-rules.regions",
    "terminal-boru-rules.end",
];

/// What the marks on the board mean.
const LEGEND: [&str; 2] = ["terminal-boru-legend.towns", "terminal-boru-legend.regions"];

/// What can be typed, for the plain game: a word about it, then a line each.
const COMMANDS: [&str; 15] = [
    "terminal-boru-help.legal",
    "terminal-boru-help.preview",
    "terminal-boru-help.back",
    "terminal-boru-help.board",
    "terminal-boru-help.hand",
    "terminal-boru-help.trick",
    "terminal-boru-help.standings",
    "terminal-boru-help.town",
    "terminal-boru-help.log",
    "terminal-boru-help.undo",
    "terminal-boru-help.rules",
    "terminal-boru-help.save",
    "terminal-boru-help.new",
    "terminal-boru-help.help",
    "terminal-boru-help.quit",
];

/// What the keys do, for the screen.
const KEYS: [&str; 16] = [
    "terminal-boru-key.go",
    "terminal-boru-key.take",
    "terminal-boru-key.back",
    "terminal-boru-key.number",
    "terminal-boru-key.type",
    "terminal-boru-key.side",
    "terminal-boru-key.effect",
    "terminal-boru-key.standings",
    "terminal-boru-key.map",
    "terminal-boru-key.cards",
    "terminal-boru-key.scroll",
    "terminal-boru-key.undo",
    "terminal-boru-key.rules",
    "terminal-boru-key.save",
    "terminal-boru-key.new",
    "terminal-boru-key.quit",
];

/// What the marks on the screen mean.
const MARKS: [&str; 4] = [
    "terminal-boru-marks.players",
    "terminal-boru-marks.towns",
    "terminal-boru-marks.regions",
    "terminal-boru-marks.cards",
];

fn lines(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| say!(name)).collect()
}

fn wrapped(names: &[&str], width: usize) -> Vec<String> {
    names.iter().flat_map(|name| wrap(&say!(name), width)).collect()
}

/// The rules, a paragraph each.
pub(crate) fn rules() -> Vec<String> {
    lines(&RULES)
}

/// What the marks on the board mean.
pub(crate) fn legend() -> Vec<String> {
    wrapped(&LEGEND, LINE)
}

/// What can be typed in the plain game.
pub(crate) fn commands() -> Vec<String> {
    let mut all = wrapped(&["terminal-boru-help"], LINE);
    all.extend(lines(&COMMANDS));
    all.extend(coach::commands());
    all
}

/// What the keys do, and what the marks on the screen mean.
pub(crate) fn keys() -> Vec<String> {
    let mut all = lines(&KEYS);
    all.push(coach::keys());
    all.push(String::new());
    all.extend(wrapped(&MARKS, PAGE));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::speak;

    #[test]
    fn help_fits_a_terminal_of_80_columns() {
        for language in ["en", "ga", "de"] {
            speak(language.parse().unwrap());
            for line in commands().iter().chain(&legend()) {
                assert!(line.chars().count() <= 90, "{line}");
            }
            for line in keys() {
                assert!(line.chars().count() <= PAGE, "{line}");
            }
            assert!(rules().iter().all(|paragraph| paragraph.ends_with('.')));
        }
    }
}
