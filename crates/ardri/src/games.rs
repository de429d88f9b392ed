//! The games that this program knows. A new game is one line here; what else it needs is told in
//! CONTRIBUTING.md.

use anyhow::{Result, anyhow};
use ardri_boru::BrianBoru;
use ardri_core::{AnyGame, Registered, Registry};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

use crate::speech::{say, unknown_game};

/// All games, in the order in which they are offered.
pub(crate) static GAMES: Registry = Registry(&[
    &Registered::<BrianBoru>::new(),
    &Registered::<HighThrone>::new(),
    &Registered::<Tafl<Brandubh>>::new(),
    &Registered::<Tafl<Tablut>>::new(),
]);

/// What a game is called where somebody reads it.
pub(crate) fn title(game: &dyn AnyGame) -> String {
    say!(&format!("lobby-game-{}", game.name()))
}

/// The game of that name.
///
/// # Errors
/// There is none; the sentence lists those that there are.
pub(crate) fn find(name: &str) -> Result<&'static dyn AnyGame> {
    GAMES.find(name).map_err(|error| anyhow!(unknown_game(&error)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ardri_lessons::NAMES;
    use ardri_texts::{Language, Texts};

    use super::*;

    fn names() -> Vec<&'static str> {
        GAMES.0.iter().map(|game| game.name()).collect()
    }

    #[cfg(feature = "server")]
    #[test]
    fn the_server_hosts_every_game_and_no_other() {
        let hosted: Vec<_> = ardri_server::games::GAMES.iter().map(|game| game.name()).collect();
        assert_eq!(hosted, names());
    }

    #[test]
    fn every_game_has_a_lesson() {
        let taught: BTreeSet<_> = NAMES.into_iter().collect();
        assert_eq!(taught, names().into_iter().collect());
    }

    #[test]
    fn every_game_is_told_of_in_every_language() {
        for language in Language::all() {
            let texts = Texts::new(language);
            for game in names() {
                for name in ["", ".about", ".length"].map(|part| format!("lobby-game-{game}{part}"))
                {
                    assert!(texts.has(&name), "{language} lacks {name}");
                }
            }
        }
    }
}
