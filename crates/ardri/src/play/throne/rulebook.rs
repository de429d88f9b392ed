//! The rules in short and the ways to play, in our own words.

use crate::play::coach;
use crate::speech::text;

/// A text and those that belong to it, in order.
fn whole(name: &str, parts: &[&str]) -> Vec<String> {
    let parts = parts.iter().map(|part| text(&format!("{name}.{part}")));
    std::iter::once(text(name)).chain(parts).collect()
}

/// The rules, a paragraph each.
pub(crate) fn rules() -> Vec<String> {
    whole("terminal-throne-rules", &["begin", "turn", "lines", "steal", "lock", "end"])
}

/// How dice and lines are written.
pub(crate) fn legend() -> Vec<String> {
    whole("terminal-throne-legend", &["lines"])
}

/// What can be typed, for the plain game.
pub(crate) fn commands() -> Vec<String> {
    let parts = [
        "names",
        "roll",
        "undo",
        "back",
        "legal",
        "preview",
        "cards",
        "card",
        "dice",
        "objective",
        "odds",
        "standings",
        "log",
        "rules",
        "save",
        "new",
        "help",
        "quit",
        "words",
    ];
    let mut lines = whole("terminal-throne-commands", &parts);
    lines.extend(coach::commands());
    lines
}

/// What the keys do and what the signs mean, for the screen.
pub(crate) fn keys() -> Vec<String> {
    let parts = [
        "enter",
        "escape",
        "digit",
        "type",
        "tab",
        "odds",
        "cards",
        "objective",
        "effect",
        "standings",
        "scroll",
        "undo",
        "rules",
        "save",
        "new",
        "quit",
    ];
    let mut lines = whole("terminal-throne-keys", &parts);
    lines.push(coach::keys());
    lines.push(String::new());
    lines.extend(whole("terminal-throne-signs", &["cards", "holders", "words"]));
    lines
}

#[cfg(test)]
mod tests {
    use ardri_texts::Language;

    use super::*;
    use crate::speech::speak;

    #[test]
    fn help_fits_a_terminal_of_80_columns() {
        for language in Language::all() {
            speak(language);
            for line in commands().iter().chain(&legend()) {
                assert!(line.chars().count() <= 94, "{line}");
            }
            for line in keys() {
                // A page has a frame.
                assert!(line.chars().count() <= 76, "{line}");
            }
        }
    }

    #[test]
    fn every_line_is_there_and_none_is_forgotten() {
        for (name, lines) in [
            ("terminal-throne-rules", rules()),
            ("terminal-throne-legend", legend()),
            ("terminal-throne-commands", commands()),
        ] {
            let parts = Language::ENGLISH.names().filter(|part| part.starts_with(name));
            // What is typed to the coach is told with every game.
            let shared = lines.iter().filter(|line| coach::commands().contains(line)).count();
            assert_eq!(parts.count() + shared, lines.len(), "{name}");
            assert!(!lines.iter().any(|line| line.starts_with(name)), "{lines:?}");
        }
        let parts = Language::ENGLISH.names().filter(|part| {
            part.starts_with("terminal-throne-keys") || part.starts_with("terminal-throne-signs")
        });
        // There are the coach's keys and a blank line between them.
        assert_eq!(parts.count() + 2, keys().len());
    }
}
