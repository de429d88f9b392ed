//! The games that the server hosts. A new game is one line here; what else it needs is told in
//! CONTRIBUTING.md.

use ardri_boru::BrianBoru;
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

use crate::play::{Host, Hosted};

/// All games, in the order in which they are offered.
pub static GAMES: &[&dyn Hosted] = &[
    &Host::<BrianBoru>::new(),
    &Host::<HighThrone>::new(),
    &Host::<Tafl<Brandubh>>::new(),
    &Host::<Tafl<Tablut>>::new(),
];

/// The game of that name.
#[must_use]
pub fn find(name: &str) -> Option<&'static dyn Hosted> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
