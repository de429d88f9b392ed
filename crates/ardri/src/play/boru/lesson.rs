//! A lesson of Brian Boru.

use ardri_boru::BrianBoru;
use ardri_core::{Game, Seat, Viewer};
use ardri_lessons::{AnyCourse, Course, Happened, LessonError};
use ardri_texts::Texts;

use super::choosing::{Choosing, Typed};
use super::command::Command;
use super::names::{find_town, quoted};
use super::plain::show;
use super::scene::{Scene, sentences};
use super::{outlook, rulebook, trick, words};
use crate::learn::{Desk, Heard, names};
use crate::play::text::sentence;
use crate::speech::say;

/// A lesson with its table.
#[derive(Debug)]
pub(crate) struct Lesson {
    course: Course<BrianBoru>,
    choosing: Choosing,
}

impl Lesson {
    /// Sits down to a lesson.
    pub(crate) fn new(course: Course<BrianBoru>) -> Self {
        let mut lesson = Self { course, choosing: Choosing::default() };
        lesson.rewind();
        lesson
    }

    fn scene(&self) -> Scene {
        let (game, me) = (self.course.game(), self.course.step().seat);
        Scene {
            me: Some(me),
            view: game.view(Viewer::Seat(me)),
            names: names(game.seats(), me),
            log: Vec::new(),
            old: 0,
        }
    }

    /// What happened, in the sentences of a game.
    fn told(&self, happened: &[Happened<BrianBoru>]) -> Vec<String> {
        let viewer = Viewer::Seat(self.course.step().seat);
        let all = happened.iter().flat_map(|one| &one.events);
        let seen: Vec<_> = all.filter_map(|event| BrianBoru::seen(event, viewer)).collect();
        sentences(&seen)
    }

    fn choose(&mut self, text: &str) -> Heard {
        match self.choosing.read(text) {
            Ok(Typed::Step(pick)) => {
                self.choosing.choose(pick);
                let ready = self.choosing.ready();
                ready.map_or(Heard::Ask, |action| Heard::Try(action.to_string()))
            }
            Ok(Typed::Whole(action)) => Heard::Try(action.to_string()),
            Ok(Typed::Unknown) => {
                Heard::Refused(say!("terminal-boru-unknown", "text" => quoted(text)))
            }
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }
}

impl Desk for Lesson {
    fn course(&self) -> &dyn AnyCourse {
        &self.course
    }

    fn course_mut(&mut self) -> &mut dyn AnyCourse {
        &mut self.course
    }

    fn legend(&self, _texts: &Texts) -> Vec<String> {
        rulebook::legend()
    }

    fn help(&self) -> &'static str {
        "terminal-learn-help-boru"
    }

    fn table(&self) -> Vec<String> {
        // The texts of the lesson call the others by name, the table by colour.
        let scene = self.scene();
        let seats = Seat::all(self.course.game().seats()).map(|seat| scene.called(seat));
        let seats: Vec<_> = seats.collect();
        let mut lines = vec![say!("terminal-boru-at-table", "names" => words::list(&seats))];
        lines.extend(show::table(&scene));
        lines
    }

    fn asked(&self, _texts: &Texts) -> Vec<String> {
        show::choices(&self.scene(), &self.choosing)
    }

    fn hear(&mut self, line: &str) -> Heard {
        let scene = self.scene();
        let table = &scene.view.table;
        match Command::parse(line) {
            Ok(Command::Choice(text)) => self.choose(&text),
            Ok(Command::Board | Command::Map) => Heard::Said(self.table()),
            Ok(Command::Hand) => Heard::Said(show::hand(&scene)),
            Ok(Command::Trick) => Heard::Said(match trick::sentences(table) {
                words if words.is_empty() => vec![say!("terminal-boru-no-trick")],
                words => words,
            }),
            Ok(Command::Standings) => Heard::Said(outlook::page(&scene)),
            Ok(Command::Legal) => Heard::Said(self.course.legal()),
            Ok(Command::Rules) => Heard::Said(rulebook::rules()),
            Ok(Command::Town(text)) => Heard::Said(match find_town(&text) {
                Ok(town) => words::town_page(table, town),
                Err(reason) => vec![sentence(&reason)],
            }),
            Ok(Command::Back) => {
                self.choosing.back();
                Heard::Ask
            }
            Ok(_) => Heard::NotHere,
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }

    fn rewind(&mut self) -> bool {
        let chosen = !self.choosing.chosen().is_empty();
        let mut legal = Vec::new();
        self.course.game().legal_actions(self.course.step().seat, &mut legal);
        self.choosing = Choosing::new(legal);
        chosen
    }

    fn before(&self) -> Vec<String> {
        self.told(self.course.before())
    }

    fn act(&mut self, tried: &str) -> Result<Vec<String>, LessonError> {
        let happened = self.course.act(tried)?;
        Ok(self.told(&happened))
    }
}
