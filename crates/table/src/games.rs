//! The games that there are. A new game is one line here; what else it needs is told in
//! CONTRIBUTING.md.

use std::sync::OnceLock;

use ardri_boru::BrianBoru;
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

use crate::kind::GameKind;

/// The games of the house, in the order in which they are offered.
pub static GAMES: [GameKind; 4] = [
    GameKind::of::<BrianBoru>(),
    GameKind::of::<HighThrone>(),
    GameKind::of::<Tafl<Brandubh>>(),
    GameKind::of::<Tafl<Tablut>>(),
];

/// Those and the games that a program has added.
static ALL: OnceLock<Vec<GameKind>> = OnceLock::new();

/// All games of this program: [`GAMES`], and then what [`add_games`] has added.
pub fn games() -> &'static [GameKind] {
    ALL.get_or_init(|| GAMES.to_vec())
}

/// Adds games to those of the house, once, when a program starts.
///
/// # Errors
/// Somebody has asked for the games before, or there are two of one name.
pub fn add_games(more: &[GameKind]) -> Result<(), AddGamesError> {
    let all = [&GAMES[..], more].concat();
    let twice = |at: usize| all[..at].iter().any(|game| game.name() == all[at].name());
    if let Some(at) = (0..all.len()).find(|at| twice(*at)) {
        return Err(AddGamesError::Twice(all[at].name()));
    }
    ALL.set(all).map_err(|_| AddGamesError::TooLate)
}

/// Why games could not be added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddGamesError {
    /// A name would mean two games.
    #[error("there are two games called {0}")]
    Twice(&'static str),
    /// Whoever has asked for the games already would miss these.
    #[error("games are added once, before anybody asks for them")]
    TooLate,
}

impl GameKind {
    /// The game of that name.
    ///
    /// # Errors
    /// There is none; the sentence lists those that there are.
    pub fn find(name: &str) -> Result<&'static Self, UnknownGameError> {
        let known = || games().iter().map(Self::name).collect::<Vec<_>>().join(", ");
        games()
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
        // What was asked for stays as it is.
        assert_eq!(add_games(&[]), Err(AddGamesError::TooLate));
        assert_eq!(add_games(&GAMES[..1]), Err(AddGamesError::Twice("brian-boru")));
    }
}
