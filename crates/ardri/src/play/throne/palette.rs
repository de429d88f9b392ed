//! The colours of regions and players; every one comes with letters, too.

use ardri_core::Seat;
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

    /// The badge of a player.
    pub(crate) fn badge(self, seat: Seat) -> Style {
        let (text, ground) = match seat.0 {
            0 => (Color::White, Color::Magenta),
            1 => (Color::Black, Color::Green),
            2 => (Color::White, Color::DarkGray),
            3 => (Color::White, Color::Red),
            4 => (Color::Black, Color::Yellow),
            _ => (Color::Black, Color::Cyan),
        };
        self.pair(text, ground, Modifier::BOLD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_differ_from_each_other_and_colours_can_be_left_out() {
        let look = Look { colour: true, unicode: true };
        let styles: Vec<_> = (0..6).map(|seat| look.badge(Seat(seat))).collect();
        for (place, style) in styles.iter().enumerate() {
            assert!(!styles[..place].contains(style));
        }
        let plain = Look { colour: false, unicode: true };
        assert_eq!((plain.badge(Seat(0)).bg, plain.region("red").fg), (None, None));
        assert_eq!(look.region("no colour"), Style::new());
    }
}
