//! Where things are on the screen.

use ratatui::layout::Rect;

use crate::play::choice_screen::{Areas, has_room, split};

/// The columns that a card needs.
const CARD: u16 = 40;
/// The rows from which every player gets one.
const TALL: u16 = 34;
/// The fewest rows for choices.
const CHOICES: u16 = 6;

/// The parts of the screen; none overlaps another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) areas: Areas,
    pub(crate) cards: Rect,
    /// In how many columns the cards lie.
    pub(crate) columns: u16,
    pub(crate) headings: bool,
    pub(crate) players: Rect,
    pub(crate) objective: Rect,
    pub(crate) turn: Rect,
}

impl Layout {
    /// The layout for this much room; none if it is too little.
    pub(crate) fn of(area: Rect, seats: u8, cards: usize, regions: usize) -> Option<Self> {
        if !has_room(area) {
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
        let areas = Areas { title, prompt, choices, side, keys, log: None };
        Some(Self { areas, cards, columns, headings, players, objective, turn })
    }

    /// The same with so many rows of choices above what is else beside them.
    pub(crate) fn stacked(mut self, rows: u16) -> Self {
        let (left, width) = (self.areas.choices, self.areas.title.width);
        let height = rows.min(left.height);
        self.areas.choices = Rect { width, height, ..left };
        self.areas.side = Rect { y: left.y + height, width, height: left.height - height, ..left };
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::choice_screen::hold_apart;

    #[test]
    fn parts_stay_on_the_screen_and_apart() {
        for (seats, cards, regions) in [(2, 17, 6), (6, 17, 6), (6, 64, 16), (2, 1, 1)] {
            hold_apart(|area| {
                let layout = Layout::of(area, seats, cards, regions)?;
                let areas = layout.areas;
                assert!(areas.choices.height >= 5 && areas.side.width >= 29);
                let own = vec![layout.cards, layout.players, layout.objective, layout.turn];
                Some((vec![areas, layout.stacked(2).areas], own))
            });
        }
    }
}
