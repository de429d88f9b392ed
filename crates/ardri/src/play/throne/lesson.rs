//! A lesson of The High Throne.

use ardri_core::{Game, Seat, Viewer};
use ardri_lessons::{AnyCourse, Course, Happened, LessonError};
use ardri_texts::Texts;
use ardri_throne::HighThrone;

use super::choosing::{Choosing, Typed};
use super::command::Command;
use super::names::{find_card, quoted};
use super::session::{Scene, why_not};
use super::{events, odds, outlook, panels, plain, rulebook};
use crate::learn::{Desk, Heard, names};
use crate::play::text::sentence;
use crate::speech::say;

/// A lesson with its table.
#[derive(Debug)]
pub(crate) struct Lesson {
    course: Course<HighThrone>,
    choosing: Choosing,
}

impl Lesson {
    /// Sits down to a lesson.
    pub(crate) fn new(course: Course<HighThrone>) -> Self {
        let mut lesson = Self { course, choosing: Choosing::default() };
        lesson.rewind();
        lesson
    }

    fn seat(&self) -> Seat {
        self.course.step().seat
    }

    fn scene(&self) -> Scene {
        let (game, me) = (self.course.game(), self.seat());
        Scene {
            me: Some(me),
            view: game.view(Viewer::Seat(me)),
            names: names(game.seats(), me),
            log: Vec::new(),
            old: 0,
        }
    }

    /// What happened, in sentences.
    fn told(&self, happened: &[Happened<HighThrone>]) -> Vec<String> {
        let viewer = Viewer::Seat(self.seat());
        let all = happened.iter().flat_map(|one| &one.events);
        let options = self.course.game().options();
        all.map(|event| events::sentence(&event.seen_by(viewer), options)).collect()
    }

    fn choose(&mut self, text: &str) -> Heard {
        match self.choosing.read(text, self.course.game().deck()) {
            Ok(Typed::Steps(steps)) => {
                self.choosing = self.choosing.after(&steps);
                let ready = self.choosing.ready();
                ready.map_or(Heard::Ask, |action| Heard::Try(action.to_string()))
            }
            Ok(Typed::Whole(action)) => Heard::Try(action.to_string()),
            Ok(Typed::NotNow(card)) => {
                Heard::Refused(sentence(&why_not(self.course.game(), self.seat(), card)))
            }
            Ok(Typed::Unknown) => {
                Heard::Refused(say!("terminal-throne-unknown", "text" => quoted(text)))
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

    fn legend(&self, texts: &Texts) -> Vec<String> {
        let mut lines = rulebook::legend();
        lines.push(texts.text("terminal-learn-legend-throne"));
        lines
    }

    fn help(&self) -> &'static str {
        "terminal-learn-help-throne"
    }

    fn table(&self) -> Vec<String> {
        plain::table(&self.scene())
    }

    fn asked(&self, _texts: &Texts) -> Vec<String> {
        // The texts speak of chances, and the page shows them, too.
        plain::choices(&self.scene(), &self.choosing, true)
    }

    fn hear(&mut self, line: &str) -> Heard {
        let scene = self.scene();
        match Command::parse(line) {
            Ok(Command::Choice(text)) => self.choose(&text),
            Ok(Command::Cards) => Heard::Said(plain::table(&scene)),
            Ok(Command::Card(text)) => {
                Heard::Said(match find_card(self.course.game().deck(), &text) {
                    Ok(card) => panels::card_page(&scene, card),
                    Err(none) => vec![none.why],
                })
            }
            Ok(Command::Objective) => Heard::Said(panels::objective(&scene.view)),
            Ok(Command::Dice) => Heard::Said(panels::turn(&scene)),
            Ok(Command::Standings) => Heard::Said(outlook::page(&scene)),
            Ok(Command::Odds) => Heard::Said(odds::page(&scene.view)),
            Ok(Command::Legal) => Heard::Said(self.course.legal()),
            Ok(Command::Rules) => Heard::Said(rulebook::rules()),
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
        let (game, seat) = (self.course.game(), self.seat());
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let target = game.view(Viewer::Seat(seat)).turn.is_some_and(|turn| turn.target.is_some());
        self.choosing = Choosing::new(legal, target);
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
