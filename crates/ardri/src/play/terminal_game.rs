//! The games that bring something of their own to the terminal: one list for `play`, `join`, `learn` and
//! the menu. All others are played in plain lines.

use std::io::{StdinLock, StdoutLock};

use ardri_boru::BrianBoru;
use ardri_core::{Record, Seat};
use ardri_lessons::{Course, Lesson};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

use super::game_ui::GameUi;
use super::line_io::LineIo;
use super::local_table::LocalTable;
use super::luck::Luck;
use super::screen::{self, Exit, Screen};
use super::{PlayArgs, begin, repl};
#[cfg(feature = "join")]
use crate::join::line_ui::{self, AnyLineUi, Sight};
use crate::learn::{AnyLessonUi, LessonUi};

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
    /// The fewest and the most players.
    pub(crate) seats: (u8, u8),
    /// How many play if nobody says so.
    pub(crate) players: u8,
    /// What a seat is called at the table.
    pub(crate) called: fn(Seat) -> String,
    /// Lays the game out that the arguments describe, or goes on with a record.
    pub(crate) begin: Begin,
    /// Opens its lines at a table of a server.
    #[cfg(feature = "join")]
    pub(crate) line_ui: OpenLineUi,
    /// Its lesson, laid out.
    pub(crate) lesson: fn() -> anyhow::Result<Box<dyn AnyLessonUi>>,
}

type Begin = fn(&PlayArgs, Option<&Record>, &mut Luck) -> anyhow::Result<Box<dyn Begun>>;
#[cfg(feature = "join")]
type OpenLineUi = fn(&serde_json::Value, Sight) -> serde_json::Result<Box<dyn AnyLineUi>>;

impl TerminalGame {
    const fn of<G: GameUi>() -> Self {
        Self {
            name: G::NAME,
            seats: (G::MIN_SEATS, G::MAX_SEATS),
            players: G::PLAYERS,
            called: G::called,
            begin: |args, record, luck| Ok(Box::new(begin::begin::<G>(args, record, luck)?)),
            #[cfg(feature = "join")]
            line_ui: line_ui::of::<G>,
            lesson: || {
                let course = Course::<G>::new(Lesson::find(G::NAME)?)?;
                Ok(Box::new(LessonUi::new(course)))
            },
        }
    }

    /// The game of that name, if it brings something of its own.
    pub(crate) fn find(name: &str) -> Option<&'static Self> {
        TERMINAL_GAMES.iter().find(|game| game.name == name)
    }
}

/// The lines of whoever runs the program.
pub(crate) type Console = LineIo<StdinLock<'static>, StdoutLock<'static>>;

/// A game of any kind, laid out.
pub(crate) trait Begun {
    /// Plays it in lines.
    ///
    /// # Errors
    /// Reading or writing fails.
    fn play_lines(
        self: Box<Self>,
        io: &mut Console,
        luck: &mut Luck,
        coach: bool,
    ) -> anyhow::Result<()>;

    /// Plays it on the screen; gives how it was left, and a sentence about it.
    ///
    /// # Errors
    /// The terminal fails.
    fn play_on(
        self: Box<Self>,
        screen: &mut Screen,
        luck: &mut Luck,
        coach: bool,
    ) -> anyhow::Result<(Exit, String)>;
}

impl<G: GameUi> Begun for LocalTable<G> {
    fn play_lines(
        mut self: Box<Self>,
        io: &mut Console,
        luck: &mut Luck,
        coach: bool,
    ) -> anyhow::Result<()> {
        repl::play(io, &mut self, luck, coach)
    }

    fn play_on(
        self: Box<Self>,
        screen: &mut Screen,
        luck: &mut Luck,
        coach: bool,
    ) -> anyhow::Result<(Exit, String)> {
        screen::play(screen, *self, luck, coach)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::samples::luck;

    #[test]
    fn every_game_can_be_begun_and_taught() {
        for game in &TERMINAL_GAMES {
            let begun = (game.begin)(&PlayArgs::default(), None, &mut luck(1));
            assert!(begun.is_ok(), "{}: {:?}", game.name, begun.err());
            assert!((game.lesson)().is_ok(), "{}", game.name);
        }
    }
}
