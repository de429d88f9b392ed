//! A lesson of Brandubh or Tablut.

use ardri_core::{Game, Teller, Viewer};
use ardri_lessons::{AnyCourse, Course, Happened, LessonError};
use ardri_tafl::{Board, Square, Tafl};
use ardri_texts::Texts;

use super::command::Command;
use super::{plain, rulebook};
use crate::learn::{Desk, Heard};
use crate::play::text::sentence;
use crate::speech::{say, told};

/// A lesson with its board.
#[derive(Debug)]
pub(crate) struct Lesson<B: Board> {
    course: Course<Tafl<B>>,
    flipped: bool,
}

impl<B: Board> Lesson<B> {
    /// Sits down to a lesson.
    pub(crate) fn new(course: Course<Tafl<B>>) -> Self {
        Self { course, flipped: false }
    }

    /// The legal moves, all or those from a square.
    fn moves(&self, from: Option<Square>) -> Vec<String> {
        let mut moves = self.course.legal();
        if let Some(from) = from {
            let begins = format!("{from}-");
            moves.retain(|mv| mv.starts_with(&begins));
        }
        vec![if moves.is_empty() { say!("terminal-tafl-no-move") } else { moves.join(" ") }]
    }

    /// A lesson has neither lots nor sets, so nobody is named.
    fn words(&self, happened: &[Happened<Tafl<B>>]) -> Vec<String> {
        let options = self.course.game().options();
        let events = happened.iter().flat_map(|one| &one.events);
        events.filter_map(|event| Tafl::tell(options, event)).map(|one| told(&one)).collect()
    }
}

impl<B: Board> Desk for Lesson<B> {
    fn course(&self) -> &dyn AnyCourse {
        &self.course
    }

    fn course_mut(&mut self) -> &mut dyn AnyCourse {
        &mut self.course
    }

    fn legend(&self, texts: &Texts) -> Vec<String> {
        vec![texts.text("terminal-learn-legend-tafl")]
    }

    fn help(&self) -> &'static str {
        "terminal-learn-help-tafl"
    }

    fn table(&self) -> Vec<String> {
        plain::board(self.course.game(), self.flipped)
    }

    fn asked(&self, texts: &Texts) -> Vec<String> {
        let game = self.course.game();
        let view = game.view(Viewer::Spectator);
        let me = game.seat_of(game.position().to_move());
        vec![texts.localize(&Tafl::asked(game.options(), &view, me))]
    }

    fn hear(&mut self, line: &str) -> Heard {
        match Command::parse(line) {
            // Lessons write moves without what they capture.
            Ok(Command::Move(written)) => Heard::Try(written.mv.to_string()),
            Ok(Command::Moves(from)) => Heard::Said(self.moves(from)),
            Ok(Command::Board) => Heard::Said(self.table()),
            Ok(Command::Flip) => {
                self.flipped = !self.flipped;
                Heard::Said(self.table())
            }
            Ok(Command::Rules) => Heard::Said(rulebook::rules(self.course.game().options())),
            Ok(Command::Position) => Heard::Said(vec![self.course.game().position().to_string()]),
            Ok(_) => Heard::NotHere,
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }

    fn rewind(&mut self) -> bool {
        false
    }

    fn before(&self) -> Vec<String> {
        self.words(self.course.before())
    }

    fn act(&mut self, tried: &str) -> Result<Vec<String>, LessonError> {
        let happened = self.course.act(tried)?;
        Ok(self.words(&happened))
    }
}
