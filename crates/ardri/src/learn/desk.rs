//! A lesson's game as the terminal shows it and understands what is typed.

use ardri_core::Seat;
use ardri_lessons::{AnyCourse, LessonError};
use ardri_texts::Texts;

use crate::speech::say;

/// Who sits with the learner, by the names that the texts of the lessons use, in seat order.
const RIVALS: [&str; 5] = ["Gormlaith", "Fiachra", "Sitric", "Eithne", "Conn"];

/// The names of all who sit at a table with the learner in the seat `me`.
pub(crate) fn names(seats: u8, me: Seat) -> Vec<String> {
    let mut rivals = RIVALS.iter();
    let name = |seat| if seat == me { None } else { rivals.next() };
    let called =
        |name: Option<&&str>| name.map_or_else(|| say!("lobby-sitter-me"), ToString::to_string);
    Seat::all(seats).map(name).map(called).collect()
}

/// What a typed line comes to at a desk.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard {
    /// An action to try.
    Try(String),
    /// What somebody wanted to see of the game.
    Said(Vec<String>),
    /// Why the line makes no sense, in a sentence.
    Refused(String),
    /// One step towards an action; there is more to choose.
    Ask,
    /// A command that lessons do without.
    NotHere,
}

/// A course with a board before the learner.
pub(crate) trait Desk {
    /// The way through the lesson.
    fn course(&self) -> &dyn AnyCourse;

    /// The same, to go on.
    fn course_mut(&mut self) -> &mut dyn AnyCourse;

    /// What the letters on the board mean.
    fn legend(&self, texts: &Texts) -> Vec<String>;

    /// The name of the text that says what can be typed in this game, in attributes.
    fn help(&self) -> &'static str;

    /// The board.
    fn table(&self) -> Vec<String>;

    /// What is asked, and what can be chosen.
    fn asked(&self, texts: &Texts) -> Vec<String>;

    /// Reads a line that has to do with the game.
    fn hear(&mut self, line: &str) -> Heard;

    /// Forgets steps towards an action; says whether there were any.
    fn rewind(&mut self) -> bool;

    /// What was done before the learner is asked, in the sentences of a game.
    fn before(&self) -> Vec<String>;

    /// Does what was tried, which is right, and tells what came of it.
    ///
    /// # Errors
    /// The lesson has a flaw.
    fn act(&mut self, tried: &str) -> Result<Vec<String>, LessonError>;
}
