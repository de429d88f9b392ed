//! A lesson of Brandubh or Tablut.

use ardri_core::Game;
use ardri_lessons::{AnyCourse, Course, Flaw, Happened};
use ardri_tafl::{Board, Event, Piece, Side, Square, Tafl};
use ardri_texts::{Texts, args};

use super::command::Command;
use super::{plain, rulebook};
use crate::learn::{Desk, Heard};
use crate::play::text::sentence;

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
        vec![if moves.is_empty() { "There is no move.".into() } else { moves.join(" ") }]
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

    fn table(&self) -> Vec<String> {
        plain::board(self.course.game(), self.flipped)
    }

    fn asked(&self, texts: &Texts) -> Vec<String> {
        let side = side_name(self.course.game().position().to_move());
        vec![texts.fill("tafl-prompt-yours", args! { "side" => side })]
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

    fn square(&self) -> Option<String> {
        let solution = &self.course.step().solution;
        solution.split('-').next().map(String::from)
    }

    fn before(&self, texts: &Texts) -> Vec<String> {
        told(self.course.before(), texts)
    }

    fn act(&mut self, tried: &str, texts: &Texts) -> Result<Vec<String>, Flaw> {
        Ok(told(&self.course.act(tried)?, texts))
    }
}

fn told<B: Board>(happened: &[Happened<Tafl<B>>], texts: &Texts) -> Vec<String> {
    happened.iter().flat_map(|one| &one.events).map(|event| in_words(event, texts)).collect()
}

/// What happened, in the reader's language.
pub(super) fn in_words(event: &Event, texts: &Texts) -> String {
    match event {
        Event::Moved { piece, mv } => {
            let piece = match piece {
                Piece::Viking => "viking",
                Piece::Celt => "celt",
                Piece::King => "king",
            };
            let (from, to) = (mv.from.to_string(), mv.to.to_string());
            texts.fill("tafl-log-moved", args! { "piece" => piece, "from" => from, "to" => to })
        }
        Event::Captured { side, squares } => {
            let names: Vec<_> = squares.iter().map(ToString::to_string).collect();
            let list = match names.as_slice() {
                [most @ .., last] if !most.is_empty() => {
                    let most = most.join(", ");
                    texts.fill("tafl-list", args! { "most" => most, "last" => last.as_str() })
                }
                names => names.concat(),
            };
            let (side, count) = (side_name(*side), squares.len());
            texts.fill(
                "tafl-log-captured",
                args! { "side" => side, "count" => count, "squares" => list },
            )
        }
        Event::SetEnded { of: 1, winner, ending, .. } => {
            let loser = side_name(!*winner);
            let why =
                texts.fill("tafl-ending", args! { "ending" => ending.name(), "loser" => loser });
            let winner = side_name(*winner);
            texts.fill("tafl-log-ended", args! { "why" => why, "winner" => winner })
        }
        // A lesson has neither lots nor sets, and positions come but once.
        event => event.to_string(),
    }
}

pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::Vikings => "vikings",
        Side::Celts => "celts",
    }
}
