//! What the game says to people.

use ardri_core::Teller;

use crate::game::BrianBoru;

impl Teller for BrianBoru {}
