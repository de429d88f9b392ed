//! Where things are on the screen.

use ratatui::layout::Rect;

/// The fewest columns and rows in which the game can be played.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// The columns that a card needs.
const CARD: u16 = 40;
/// The rows from which every player gets one.
const TALL: u16 = 34;
/// The fewest rows for choices.
const CHOICES: u16 = 6;

/// The parts of the screen; none overlaps another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    pub(crate) cards: Rect,
    /// In how many columns the cards lie.
    pub(crate) columns: u16,
    /// Whether the regions have headings.
    pub(crate) headings: bool,
    pub(crate) players: Rect,
    pub(crate) objective: Rect,
    /// The target and the dice.
    pub(crate) turn: Rect,
    pub(crate) prompt: Rect,
    pub(crate) choices: Rect,
    /// What is beside the choices.
    pub(crate) side: Rect,
    pub(crate) keys: Rect,
}

impl Layout {
    /// The layout for this much room; none if it is too little.
    pub(crate) fn of(area: Rect, seats: u8, cards: usize, regions: usize) -> Option<Self> {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return None;
        }
        let columns = (area.width / CARD).clamp(1, 4);
        let tall = area.height >= TALL;
        let players = if tall { u16::from(seats) } else { u16::from(seats).div_ceil(2) };
        let keys = if tall { 2 } else { 1 };
        // Title, Objective, target, dice and prompt take a row each.
        let room = area.height - players - keys - 5 - CHOICES;
        let rows = |cells: usize| (cells as u16).div_ceil(columns);
        let headings = rows(cards + regions) <= room;
        let board = rows(if headings { cards + regions } else { cards }).min(room);
        let mut next = 0;
        let mut take = |height: u16| {
            let part = Rect { y: area.y + next, height, ..area };
            next += height;
            part
        };
        let (title, cards, players) = (take(1), take(board), take(players));
        let (objective, turn, prompt) = (take(1), take(2), take(1));
        let below = take(area.height - board - players.height - keys - 5);
        let (choices, side) = split(below, area.width * 5 / 8);
        let keys = take(keys);
        Some(Self {
            title,
            cards,
            columns,
            headings,
            players,
            objective,
            turn,
            prompt,
            choices,
            side,
            keys,
        })
    }

    /// The same with so many rows of choices above what is else beside them.
    pub(crate) fn stacked(self, rows: u16) -> Self {
        let (left, width) = (self.choices, self.title.width);
        let height = rows.min(left.height);
        let choices = Rect { width, height, ..left };
        let side = Rect { y: left.y + height, width, height: left.height - height, ..left };
        Self { choices, side, ..self }
    }

    /// All parts that hold something.
    #[cfg(test)]
    pub(crate) fn parts(&self) -> Vec<Rect> {
        vec![
            self.title,
            self.cards,
            self.players,
            self.objective,
            self.turn,
            self.prompt,
            self.choices,
            self.side,
            self.keys,
        ]
    }
}

/// Two parts side by side, with a blank column between them.
fn split(area: Rect, left: u16) -> (Rect, Rect) {
    let right = area.width - left - 1;
    (Rect { width: left, ..area }, Rect { x: area.x + left + 1, width: right, ..area })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stay_on_the_screen_and_apart() {
        for width in 1..200 {
            for height in 1..80 {
                let area = Rect::new(0, 0, width, height);
                for (seats, cards, regions) in [(2, 17, 6), (6, 17, 6), (6, 64, 16), (2, 1, 1)] {
                    let Some(layout) = Layout::of(area, seats, cards, regions) else {
                        assert!(width < LEAST.0 || height < LEAST.1);
                        continue;
                    };
                    for parts in [layout.parts(), layout.stacked(2).parts()] {
                        for (place, part) in parts.iter().enumerate() {
                            assert_eq!(part.intersection(area), *part, "{layout:?}");
                            for other in &parts[..place] {
                                assert!(part.intersection(*other).is_empty(), "{layout:?}");
                            }
                        }
                    }
                    assert!(layout.choices.height >= 5 && layout.side.width >= 29);
                }
            }
        }
    }
}
