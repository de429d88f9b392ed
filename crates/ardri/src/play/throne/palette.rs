//! The colours of regions; every one comes with letters, too.

use ratatui::style::{Color, Modifier, Style};

use crate::play::look::Look;

impl Look {
    /// A region by the name of its colour; the sixteen colours know orange as light red.
    pub(crate) fn region(self, colour: &str) -> Style {
        let colour = match colour.trim().to_lowercase().as_str() {
            "purple" | "violet" | "magenta" | "pink" => Color::Magenta,
            "red" => Color::Red,
            "orange" => Color::LightRed,
            "grey" | "gray" | "black" => Color::DarkGray,
            "green" => Color::Green,
            "yellow" | "gold" | "brown" => Color::Yellow,
            "blue" => Color::LightBlue,
            _ => return Style::new(),
        };
        self.ink(colour, Modifier::empty())
    }
}
