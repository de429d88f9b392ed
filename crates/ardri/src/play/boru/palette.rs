//! The colours of towns and players; every one comes with a letter, too.

use ardri_boru::Colour;
use ardri_core::Seat;
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

    /// The discs of a player. Towns have coloured letters, discs a coloured ground; the sixteen
    /// colours know brown as the darker yellow.
    pub(crate) fn player(self, seat: Seat) -> Style {
        let (text, ground) = match seat.0 {
            0 => (Color::White, Color::Magenta),
            1 => (Color::Black, Color::Green),
            2 => (Color::White, Color::DarkGray),
            3 => (Color::Black, Color::White),
            _ => (Color::Black, Color::Yellow),
        };
        self.pair(text, ground, Modifier::BOLD)
    }

    /// A Viking token.
    pub(crate) fn vikings(self) -> Style {
        self.pair(Color::Black, Color::Cyan, Modifier::REVERSED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_differ_from_each_other_and_colours_can_be_left_out() {
        let look = Look { colour: true, unicode: true };
        let styles: Vec<_> = (0..5).map(|seat| look.player(Seat(seat))).collect();
        for (place, style) in styles.iter().enumerate() {
            assert!(!styles[..place].contains(style));
            assert_ne!(*style, look.vikings());
        }
        let plain = Look { colour: false, unicode: true };
        let style = plain.player(Seat(0));
        assert_eq!((style.fg, style.bg), (None, None));
        assert_eq!(plain.town(Colour::Red).fg, None);
    }
}
