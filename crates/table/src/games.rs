//! The games that there are. A new game is one line here; what else it needs is told in
//! CONTRIBUTING.md.

use ardri_boru::BrianBoru;
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

use crate::kind::GameKind;

/// All games, in the order in which they are offered.
pub static GAMES: [GameKind; 4] = [
    GameKind::of::<BrianBoru>(),
    GameKind::of::<HighThrone>(),
    GameKind::of::<Tafl<Brandubh>>(),
    GameKind::of::<Tafl<Tablut>>(),
];

impl GameKind {
    /// The game of that name.
    ///
    /// # Errors
    /// There is none; the sentence lists those that there are.
    pub fn find(name: &str) -> Result<&'static Self, UnknownGameError> {
        let known = || GAMES.iter().map(Self::name).collect::<Vec<_>>().join(", ");
        GAMES
            .iter()
            .find(|game| game.name() == name)
            .ok_or_else(|| UnknownGameError { name: name.into(), known: known() })
    }
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game called {name:?}; there are {known}")]
pub struct UnknownGameError {
    /// The name.
    pub name: String,
    /// The names that there are.
    pub known: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_name() {
        for game in &GAMES {
            assert_eq!(GameKind::find(game.name()).map(GameKind::title), Ok(game.title()));
        }
        let error = GameKind::find("chess").map(GameKind::title);
        let known = "brian-boru, high-throne, brandubh, tablut".to_string();
        assert_eq!(error, Err(UnknownGameError { name: "chess".into(), known }));
    }
}
