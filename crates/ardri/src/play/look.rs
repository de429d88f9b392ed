//! Colours and lines. Sixteen colours at most, and none where they are not wanted.

use ardri_core::Seat;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// How things look on this terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// Colours may be used.
    pub(crate) colour: bool,
    /// Lines may be drawn with letters outside ASCII.
    pub(crate) unicode: bool,
}

impl Look {
    /// The look that the environment asks for: `NO_COLOR`, and the letters of the locale.
    pub(crate) fn of_environment() -> Self {
        let var = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        // The first that is set counts, as for every program.
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(var);
        let utf8 = |locale: &str| {
            let locale = locale.to_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        };
        Self {
            colour: var("NO_COLOR").is_none(),
            unicode: cfg!(windows) || locale.as_deref().is_some_and(utf8),
        }
    }

    /// A style of these two colours, or of these modifiers where there is no colour.
    pub(crate) fn pair(self, text: Color, ground: Color, otherwise: Modifier) -> Style {
        if self.colour {
            // Both are named, so that it can be read on light and on dark terminals.
            Style::new().fg(text).bg(ground).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(otherwise)
        }
    }

    /// A colour for letters, or these modifiers where there is no colour.
    pub(crate) fn ink(self, colour: Color, otherwise: Modifier) -> Style {
        let style = Style::new().add_modifier(otherwise);
        if self.colour { style.fg(colour) } else { style }
    }

    /// The sign of a player, on a ground of its own; the sixteen colours know brown as the darker yellow.
    pub(crate) fn player(self, seat: Seat) -> Style {
        let (text, ground) = match seat.0 {
            0 => (Color::White, Color::Magenta),
            1 => (Color::Black, Color::Green),
            2 => (Color::White, Color::DarkGray),
            3 => (Color::Black, Color::White),
            4 => (Color::Black, Color::Yellow),
            _ => (Color::White, Color::Red),
        };
        self.pair(text, ground, Modifier::BOLD)
    }

    /// The squares of the last move.
    pub(crate) fn last(self) -> Style {
        self.pair(Color::White, Color::Blue, Modifier::UNDERLINED)
    }

    /// The picked piece.
    pub(crate) fn picked(self) -> Style {
        self.pair(Color::White, Color::Magenta, Modifier::REVERSED)
    }

    /// A square where the picked piece may go.
    pub(crate) fn target(self) -> Style {
        self.ink(Color::Green, Modifier::BOLD)
    }

    /// Something to beware of.
    pub(crate) fn warning(self) -> Style {
        self.ink(Color::Red, Modifier::BOLD)
    }

    /// The throne and the corners.
    pub(crate) fn place(self) -> Style {
        self.ink(Color::Magenta, Modifier::empty())
    }

    /// What stays in the background.
    pub(crate) fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The title and headings.
    pub(crate) fn title(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What counts most.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The frame of a page.
    pub(crate) fn border(self) -> border::Set<'static> {
        if self.unicode { border::PLAIN } else { ASCII }
    }

    /// The crossing of grid lines: 0, 1 or 2 for the first, a middle or the last line.
    pub(crate) fn crossing(self, row: usize, column: usize) -> char {
        const CROSSINGS: [[char; 3]; 3] = [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']];
        if self.unicode { CROSSINGS[row][column] } else { '+' }
    }

    /// A grid line from side to side.
    pub(crate) fn horizontal(self) -> char {
        if self.unicode { '─' } else { '-' }
    }

    /// A grid line from top to bottom.
    pub(crate) fn vertical(self) -> char {
        if self.unicode { '│' } else { '|' }
    }
}

const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_differ_from_each_other() {
        let look = Look { colour: true, unicode: true };
        let styles: Vec<_> = Seat::all(6).map(|seat| look.player(seat)).collect();
        for (place, style) in styles.iter().enumerate() {
            assert!(!styles[..place].contains(style));
            assert_ne!(*style, look.vikings());
        }
        assert_eq!(look.region("no colour"), Style::new());
    }

    #[test]
    fn without_colour_there_is_none() {
        let look = Look { colour: false, unicode: true };
        for style in [
            look.pair(Color::White, Color::Red, Modifier::BOLD),
            look.last(),
            look.picked(),
            look.target(),
            look.warning(),
            look.place(),
            look.quiet(),
            look.title(),
            look.player(Seat(0)),
            look.town(ardri_boru::Colour::Red),
            look.region("red"),
        ] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
