//! How games end, for tools that know a game by its name only.

use ardri_core::{Outcome, Seat};
use ardri_table::GameKind;

use crate::i18n::{texts, tr};
use crate::play::text::sentence;

/// Who has won, and why; `name` knows who sits where. An outcome has its reason in English, for records.
pub(crate) fn told(game: &GameKind, outcome: &Outcome, name: &dyn Fn(Seat) -> String) -> String {
    sentence(&texts().localize_with(&game.ended(outcome), name))
}

/// Why a game of tafl without lots has ended so, in a sentence of its own.
pub(crate) fn of_tafl(outcome: &Outcome) -> String {
    // Without lots the first seat has the Vikings.
    let loser = if outcome.winners == [Seat(0)] { "celts" } else { "vikings" };
    tr!("tafl-ending", "ending" => outcome.ending.as_str(), "loser" => loser)
}

/// What an ending is called in a list of them.
pub(crate) fn name(ending: &str) -> String {
    tr!("terminal-ending-name", "ending" => ending)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ardri_texts::Language;

    use super::*;
    use crate::games;
    use crate::i18n::speak;

    /// What a text says of an ending is heard by the tests of the texts; here is what a list calls it.
    #[test]
    fn every_ending_has_a_name_in_every_language() {
        let rare = ["repetition", "no-moves", "resigned", "out-of-time", "encircled"];
        let of_sets = ["equal-sets", "fewer-moves"];
        let mut endings: BTreeSet<_> = rare.into_iter().chain(of_sets).map(String::from).collect();
        for game in games::all() {
            for options in [game.default_options(), serde_json::json!({"two_sets": true})] {
                let Ok(mut simulation) = game.simulation(&options, None, 7) else { continue };
                simulation.play(300, None);
                endings.extend(simulation.tally().endings.keys().cloned());
            }
        }
        assert!(endings.len() > 10, "{endings:?}");
        for ending in &endings {
            speak(Language::ENGLISH);
            let english = name(ending);
            assert!(!english.contains('-'), "{english}");
            for language in Language::all().filter(|language| *language != Language::ENGLISH) {
                speak(language);
                let said = name(ending);
                assert!(said != english && said != *ending, "{language}: {said}");
            }
        }
    }

    #[test]
    fn an_ending_that_nobody_knows_has_its_own_name() {
        assert_eq!(name("sleep"), "sleep");
    }
}
