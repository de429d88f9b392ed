//! The games that this program knows. A new game is one line here.

use ardri_boru::BrianBoru;
use ardri_core::{Registered, Registry};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

/// All games, in the order in which they are offered.
pub(crate) static GAMES: Registry = Registry(&[
    &Registered::<BrianBoru>::new(),
    &Registered::<HighThrone>::new(),
    &Registered::<Tafl<Brandubh>>::new(),
    &Registered::<Tafl<Tablut>>::new(),
]);
