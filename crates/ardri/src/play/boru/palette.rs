//! The colours of towns, which have coloured letters, and of Vikings; every one comes with a letter, too.

use ardri_boru::Colour;
use ratatui::style::{Color, Modifier, Style};

use crate::play::look::Look;

impl Look {
    /// A town or card of that colour.
    pub(crate) fn town(self, colour: Colour) -> Style {
        match colour {
            Colour::Red => self.ink(Color::LightRed, Modifier::empty()),
            Colour::Blue => self.ink(Color::LightBlue, Modifier::empty()),
            Colour::Yellow => self.ink(Color::Yellow, Modifier::empty()),
            Colour::White => Style::new(),
        }
    }

    /// A Viking token.
    pub(crate) fn vikings(self) -> Style {
        self.pair(Color::Black, Color::Cyan, Modifier::REVERSED)
    }
}
