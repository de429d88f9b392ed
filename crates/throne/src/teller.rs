//! What the game says to people.

use ardri_core::Teller;

use crate::game::HighThrone;

impl Teller for HighThrone {}
