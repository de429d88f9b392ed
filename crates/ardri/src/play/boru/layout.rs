//! Where things are on the screen.

use ratatui::layout::Rect;

use super::map;
use crate::play::choice_screen::{Areas, has_room, split};

/// The fewest columns and rows for a map beside everything else.
const WITH_MAP: (u16, u16) = (96, 32);
/// The columns that the players and the tokens need beside a map.
const PANEL: u16 = 46;
/// The rows of the table of tokens.
const TOKENS: u16 = 9;
/// The fewest rows that make a log of its own worth while.
const LOG: u16 = 6;

/// The parts of the screen; none overlaps another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) areas: Areas,
    /// The map, if there is room for one.
    pub(crate) map: Option<Rect>,
    /// The board as a list; beside a map, the claim tokens.
    pub(crate) board: Rect,
    pub(crate) players: Rect,
    pub(crate) round: Rect,
}

impl Layout {
    /// The layout for this much room; none if it is too little.
    pub(crate) fn of(area: Rect, seats: u8) -> Option<Self> {
        if !has_room(area) {
            return None;
        }
        let players = u16::from(seats) + 1;
        if area.width >= WITH_MAP.0 && area.height >= WITH_MAP.1 {
            Some(Self::with_map(area, players))
        } else {
            Some(Self::with_list(area, players))
        }
    }

    fn with_list(area: Rect, players: u16) -> Self {
        let row = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
        let board = row(1, 8);
        let round = row(9 + players, 2);
        let top = 11 + players;
        let (prompt, keys) = (row(top, 1), row(area.height - 1, 1));
        let below = row(top + 1, area.height - top - 2);
        let (choices, side) = split(below, 49);
        let areas = Areas { title: row(0, 1), prompt, choices, side, keys, log: None };
        Self { areas, map: None, board, players: row(9, players), round }
    }

    fn with_map(area: Rect, players: u16) -> Self {
        let row = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
        // Prompt, choices and keys below; the map gets what is left.
        let low = if area.height >= 42 { 13 } else { 11 };
        let high = area.height - low - 1;
        let widest = (u32::from(high) * 5 / 2).max(map::LEAST.0 as u32);
        let widest = u16::try_from(widest).unwrap_or(u16::MAX);
        let (map, panel) = split(row(1, high), (area.width - PANEL - 1).min(widest));
        let at = |y: u16, height: u16| {
            let y = y.min(panel.height);
            Rect { y: panel.y + y, height: height.min(panel.height - y), ..panel }
        };
        let below = players + TOKENS + 2;
        let free = panel.height.saturating_sub(below);
        let wanted = 9;
        let log = free.checked_sub(wanted).filter(|rows| *rows >= LOG);
        let keys = row(area.height - 2, 2);
        let prompt = row(high + 1, 1);
        let (choices, side) = split(row(high + 2, low - 3), map.width);
        let round = at(below, if log.is_some() { wanted } else { free });
        let log = log.map(|rows| at(below + wanted, rows));
        Self {
            areas: Areas { title: row(0, 1), prompt, choices, side, keys, log },
            map: Some(map),
            players: at(0, players),
            board: at(players + 1, TOKENS),
            round,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::choice_screen::hold_apart;

    #[test]
    fn parts_stay_on_the_screen_and_apart() {
        for seats in 3..=5 {
            hold_apart(|area| {
                let Layout { areas, map, board, players, round } = Layout::of(area, seats)?;
                assert!(areas.choices.height >= 5 && areas.side.width >= 30);
                let room = (map::LEAST.0 as u16, map::LEAST.1 as u16);
                assert!(map.is_none_or(|map| map.width >= room.0 && map.height >= room.1));
                let own = [board, players, round].into_iter().chain(map).collect();
                Some((vec![areas, areas.with_two_rows_asked()], own))
            });
        }
    }
}
