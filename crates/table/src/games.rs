//! The games that there are. A new game is one line here; what else it needs is told in
//! CONTRIBUTING.md.

use std::sync::OnceLock;

use ardri_boru::BrianBoru;
use ardri_bots::Opponents;
use ardri_core::Teller;
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

use crate::kind::GameKind;

/// The games of the house, in the order in which they are offered. Whoever needs their types is handed
/// one after the other; everybody else asks for [`games`].
pub fn visit_games(visitor: &mut impl GameVisitor) {
    visitor.visit::<BrianBoru>();
    visitor.visit::<HighThrone>();
    visitor.visit::<Tafl<Brandubh>>();
    visitor.visit::<Tafl<Tablut>>();
}

/// What is done with every game of the house by somebody who needs its type; see [`visit_games`].
pub trait GameVisitor {
    /// Does it with `G`.
    fn visit<G: Opponents + Teller>(&mut self);
}

impl GameVisitor for Vec<GameKind> {
    fn visit<G: Opponents + Teller>(&mut self) {
        self.push(GameKind::of::<G>());
    }
}

fn of_the_house() -> Vec<GameKind> {
    let mut games = Vec::new();
    visit_games(&mut games);
    games
}

/// Those of the house, and then the games that a program has added.
static ALL: OnceLock<Vec<GameKind>> = OnceLock::new();

/// All games of this program: those of the house, and then what [`add_games`] has added.
pub fn games() -> &'static [GameKind] {
    ALL.get_or_init(of_the_house)
}

/// Adds games to those of the house, once, when a program starts.
///
/// # Errors
/// Somebody has asked for the games before, or there are two of one name.
pub fn add_games(more: &[GameKind]) -> Result<(), AddGamesError> {
    let all = [&of_the_house()[..], more].concat();
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
        for game in games() {
            assert_eq!(GameKind::find(game.name()).map(GameKind::title), Ok(game.title()));
        }
        let error = GameKind::find("chess").map(GameKind::title);
        let known = "brian-boru, high-throne, brandubh, tablut".to_string();
        assert_eq!(error, Err(UnknownGameError { name: "chess".into(), known }));
        // What was asked for stays as it is.
        assert_eq!(add_games(&[]), Err(AddGamesError::TooLate));
        assert_eq!(add_games(&games()[..1]), Err(AddGamesError::Twice("brian-boru")));
    }
}
