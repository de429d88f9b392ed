//! The games that bring something of their own to the terminal: one list for `play`, `join`, `learn` and
//! the menu. All others are played in plain lines.

use ardri_boru::BrianBoru;
use ardri_core::{Player, Seat};
use ardri_lessons::{AnyCourse, Course, Lesson, LessonError};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;
use serde_json::Value;

use super::effect::Effect;
use super::game_ui::GameUi;
use super::line_ui::{AnyLineUi, LineUi, Sight};
use super::local_table::{AnyLocalTable, LocalTable};
use super::luck::Luck;
use super::menu::Switch;
use super::screen::{self, Screen};
use super::{PlayArgs, begin};

/// All of them, in the order of the menu.
pub(crate) static TERMINAL_GAMES: [TerminalGame; 4] = [
    TerminalGame::of::<Tafl<Brandubh>>(),
    TerminalGame::of::<Tafl<Tablut>>(),
    TerminalGame::of::<BrianBoru>(),
    TerminalGame::of::<HighThrone>(),
];

/// What the terminal can do with a game.
#[derive(Debug)]
pub(crate) struct TerminalGame {
    pub(crate) name: &'static str,
    pub(crate) seats: (u8, u8),
    /// How many play if nobody says so.
    pub(crate) players: u8,
    pub(crate) called: fn(Seat) -> String,
    /// What the menu asks of this game alone.
    pub(crate) switches: fn() -> Vec<Switch>,
    /// The options that the arguments describe, and who sits where.
    pub(crate) seat: SeatPlayers,
    pub(crate) line_ui: OpenLineUi,
    /// Plays it on the screen; gives how it was left, and a sentence about it.
    pub(crate) play_on: PlayOn,
    pub(crate) lesson: fn() -> Result<Box<dyn AnyCourse>, LessonError>,
}

type SeatPlayers = fn(&PlayArgs, u8) -> anyhow::Result<(Value, Vec<Player>)>;
type OpenLineUi = fn(Sight) -> serde_json::Result<Box<dyn AnyLineUi>>;
type PlayOn = fn(&mut Screen, AnyLocalTable, &mut Luck, bool) -> anyhow::Result<(Effect, String)>;

impl TerminalGame {
    const fn of<G: GameUi>() -> Self {
        Self {
            name: G::NAME,
            seats: (G::MIN_SEATS, G::MAX_SEATS),
            players: G::PLAYERS,
            called: G::called,
            switches: G::switches,
            seat: begin::seat::<G>,
            line_ui: |sight| Ok(Box::new(LineUi::<G>::of(sight)?)),
            play_on: |screen, table, luck, coach| {
                screen::play(screen, LocalTable::<G>::of(table), luck, coach)
            },
            lesson: || Ok(Box::new(Course::<G>::new(Lesson::find(G::NAME)?)?)),
        }
    }

    /// The game of that name, if it brings something of its own.
    pub(crate) fn find(name: &str) -> Option<&'static Self> {
        TERMINAL_GAMES.iter().find(|game| game.name == name)
    }
}

#[cfg(test)]
mod tests {
    use ardri_table::GameKind;

    use super::*;
    use crate::play::samples::luck;

    #[test]
    fn every_game_can_be_begun_and_taught() {
        for game in &TERMINAL_GAMES {
            let kind = GameKind::find(game.name).unwrap();
            let begun = begin::begin(kind, &PlayArgs::default(), None, &mut luck(1));
            assert!(begun.is_ok(), "{}: {:?}", game.name, begun.err());
            assert!((game.lesson)().is_ok(), "{}", game.name);
        }
        assert!(ardri_lessons::NAMES.iter().all(|name| TerminalGame::find(name).is_some()));
    }
}
