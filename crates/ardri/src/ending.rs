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
    use ardri_texts::Language;

    use super::*;
    use crate::games;
    use crate::i18n::speak;

    fn called(seat: Seat) -> String {
        format!("seat {}", seat.0)
    }

    /// The endings of a thousand random games of each kind, with one outcome for each.
    fn outcomes() -> Vec<(&'static GameKind, Outcome)> {
        let mut found: Vec<(&GameKind, Outcome)> = Vec::new();
        for game in games::all() {
            let options = game.default_options();
            for options in [options, serde_json::json!({"two_sets": true})] {
                let Ok(mut simulation) = game.simulation(&options, None, 7) else { continue };
                simulation.play(
                    300,
                    Some(&mut |record| {
                        let Some(outcome) = record.result else { return };
                        let known = found.iter().any(|(kind, known)| {
                            kind.name() == game.name() && known.ending == outcome.ending
                        });
                        if !known {
                            found.push((game, outcome));
                        }
                    }),
                );
            }
        }
        found
    }

    #[test]
    fn every_ending_is_told_in_every_language() {
        let outcomes = outcomes();
        assert!(outcomes.len() > 10, "{outcomes:?}");
        let more = [
            "repetition",
            "no-moves",
            "resigned",
            "out-of-time",
            "encircled",
            "equal-sets",
            "fewer-moves",
        ];
        let tablut = GameKind::find("tablut").unwrap();
        let more = more.map(|ending| (tablut, Outcome::win(Seat(0), ending, "")));
        let sentence = |game, outcome: &_| told(game, outcome, &called);
        for (game, outcome) in outcomes.into_iter().chain(more) {
            speak(Language::ENGLISH);
            let english = (sentence(game, &outcome), name(&outcome.ending));
            let ends = english.0.ends_with('.') && !english.0.contains(['$', '{']);
            let named = |seat: &Seat| english.0.to_lowercase().contains(&called(*seat));
            assert!(outcome.winners.iter().all(named), "{english:?}");
            assert!(ends && !english.1.contains('-'), "{english:?}");
            for language in Language::all().filter(|language| *language != Language::ENGLISH) {
                speak(language);
                let said = (sentence(game, &outcome), name(&outcome.ending));
                assert!(said.0 != english.0 && said.1 != english.1, "{language}: {said:?}");
                assert_ne!(said.1, outcome.ending, "{language}");
            }
        }
    }

    #[test]
    fn an_ending_that_nobody_knows_has_its_own_name() {
        assert_eq!(name("sleep"), "sleep");
    }
}
