//! What a game's manual says in the terminal: what can be typed and pressed, what the marks mean. All of it
//! stands in texts, a line each; what is the same in every game is written once.

use super::game_ui::GameUi;
use super::text::wrap;
use crate::i18n::{texts, tr};

/// Columns that a line of the plain game may take.
const LINE: usize = 88;
/// Columns of a page: it has a frame.
const PAGE: usize = 76;

/// The lines of the text about this that a game has, or that all games share. A sentence that is too long
/// goes on in the next line; what is laid out in columns has to fit.
fn lines(game: &str, about: &str, width: usize) -> Vec<String> {
    let text = tr!(&format!("terminal-{game}-{about}"));
    let fitting = |line: &str| match line.contains("  ") || line.chars().count() <= width {
        true => vec![line.to_string()],
        false => wrap(line, width),
    };
    text.lines().flat_map(fitting).collect()
}

/// What can be typed.
pub(crate) fn help<G: GameUi>() -> Vec<String> {
    [lines(G::TEXTS, "help", LINE), lines("any", "help", LINE)].concat()
}

/// What can be typed in every game.
pub(crate) fn any_help() -> Vec<String> {
    lines("any", "help", LINE)
}

/// What the keys do, and what the marks on the screen mean.
pub(crate) fn keys<G: GameUi>() -> Vec<String> {
    let mut all = lines(G::TEXTS, "keys", PAGE);
    all.extend(lines("any", "keys", PAGE));
    all.push(String::new());
    all.extend(lines(G::TEXTS, "marks", PAGE));
    all
}

/// What the letters and marks mean in lines.
pub(crate) fn legend<G: GameUi>() -> Vec<String> {
    lines(G::TEXTS, "legend", LINE)
}

/// The same in a lesson, whose texts may need more.
pub(crate) fn lesson_legend<G: GameUi>() -> Vec<String> {
    let more = format!("terminal-learn-legend-{}", G::TEXTS);
    let more = texts().has(&more).then(|| tr!(&more));
    legend::<G>().into_iter().chain(more).collect()
}

/// What can be typed in a lesson: in this game, then in all of them.
pub(crate) fn lesson_help<G: GameUi>() -> Vec<String> {
    let own = tr!(&format!("terminal-learn-help-{}", G::TEXTS));
    own.lines().chain(tr!("terminal-learn-help").lines()).map(String::from).collect()
}

/// The rules in short, a paragraph each.
pub(crate) fn rules<G: GameUi>() -> Vec<String> {
    lines(G::TEXTS, "rules", usize::MAX)
}

/// What can be pressed in a mode of that name, in a row.
pub(crate) fn key_bar<G: GameUi>(mode: &str) -> String {
    let game = if matches!(mode, "line" | "file" | "confirm") { "any" } else { G::TEXTS };
    tr!(&format!("terminal-{game}-bar"), "mode" => mode)
}

#[cfg(test)]
mod tests {
    use ardri_boru::BrianBoru;
    use ardri_tafl::{Brandubh, Tafl};
    use ardri_texts::Language;
    use ardri_throne::HighThrone;

    use super::*;
    use crate::i18n::{flaw_in, speak};

    fn fits<G: GameUi>(columns: usize) {
        for language in Language::all() {
            speak(language);
            assert!(legend::<G>().iter().all(|line| line.chars().count() <= LINE));
            for line in help::<G>() {
                assert!(line.chars().count() <= columns, "{line}");
            }
            let modes = ["line", "file", "confirm", "pass", "over", "sure", "roll", "coached"];
            for bar in modes.into_iter().chain(["choices"]).map(key_bar::<G>) {
                assert!(bar.chars().count() <= 80, "{bar}");
            }
            for line in keys::<G>() {
                assert!(line.chars().count() <= PAGE, "{line}");
            }
            let all = [help::<G>(), legend::<G>(), keys::<G>(), rules::<G>(), lesson_help::<G>()];
            let said = all.concat().join("\n");
            assert!(G::TEXTS == "tafl" || flaw_in(&said).is_none(), "{said}");
        }
    }

    #[test]
    fn a_manual_fits_a_terminal_of_80_columns() {
        fits::<BrianBoru>(90);
        fits::<HighThrone>(90);
        fits::<Tafl<Brandubh>>(80);
    }

    #[test]
    fn rules_in_short_are_whole_sentences_in_every_language() {
        for language in Language::all() {
            speak(language);
            let rules = [rules::<BrianBoru>(), rules::<HighThrone>()].concat();
            assert!(rules.len() == 16 && rules.iter().all(|rule| rule.ends_with('.')), "{rules:?}");
        }
    }
}
