//! The games, by the names that people type and read.

use anyhow::{Result, anyhow};
use ardri_table::GameKind;
pub(crate) use ardri_table::games as all;

use crate::i18n::{tr, unknown_game};

/// What a game is called where somebody reads it.
pub(crate) fn title(game: &GameKind) -> String {
    tr!(&format!("lobby-game-{}", game.name()))
}

/// The game of that name, or a sentence that lists those that there are.
pub(crate) fn find(name: &str) -> Result<&'static GameKind> {
    GameKind::find(name).map_err(|error| anyhow!(unknown_game(&error)))
}

#[cfg(test)]
mod tests {
    use ardri_texts::{Language, Texts};

    use super::*;

    #[test]
    fn every_game_is_told_of_in_every_language() {
        for language in Language::all() {
            let texts = Texts::new(language);
            for game in all().iter().map(GameKind::name) {
                for name in ["", ".about", ".length"].map(|part| format!("lobby-game-{game}{part}"))
                {
                    assert!(texts.has(&name), "{language} lacks {name}");
                }
            }
        }
    }
}
