//! A lesson's game as the terminal shows it and understands what is typed.

use ardri_core::{Seat, Viewer};
use ardri_lessons::{AnyCourse, Course, Happened, LessonError};

use crate::i18n::tr;
use crate::play::game_ui::GameUi;
use crate::play::line_ui::{Heard, LineUi};
use crate::play::manual;
use crate::play::scene::Scene;

/// Who sits with the learner, by the names that the texts of the lessons use, in seat order.
const RIVALS: [&str; 5] = ["Gormlaith", "Fiachra", "Sitric", "Eithne", "Conn"];

/// The names of all who sit at a table with the learner in the seat `me`.
fn names(seats: u8, me: Seat) -> Vec<String> {
    let mut rivals = RIVALS.iter();
    let name = |seat| if seat == me { None } else { rivals.next() };
    let called =
        |name: Option<&&str>| name.map_or_else(|| tr!("lobby-sitter-me"), ToString::to_string);
    Seat::all(seats).map(name).map(called).collect()
}

/// A course with its table before the learner.
pub(crate) struct LessonUi<G: GameUi> {
    course: Course<G>,
    ui: LineUi<G>,
}

impl<G: GameUi> LessonUi<G> {
    /// Sits down to a lesson.
    pub(crate) fn new(course: Course<G>) -> Self {
        let (scene, legal) = look(&course);
        let mut ui = LineUi::new(scene, legal);
        ui.lesson = true;
        Self { course, ui }
    }

    /// What happened, in the sentences of a game.
    fn told(&self, happened: &[Happened<G>]) -> Vec<String> {
        let viewer = self.ui.scene.viewer();
        let events = happened.iter().flat_map(|one| &one.events);
        let seen = events.filter_map(|event| G::seen(event, viewer));
        seen.filter_map(|seen| self.ui.scene.tell(&seen)).collect()
    }
}

/// What the learner sees, and what they may do.
fn look<G: GameUi>(course: &Course<G>) -> (Scene<G>, Vec<G::Action>) {
    let (game, me) = (course.game(), course.step().seat);
    let mut legal = Vec::new();
    game.legal_actions(me, &mut legal);
    let scene = Scene {
        me: Some(me),
        you: Some(me),
        options: game.options().clone(),
        view: game.view(Viewer::Seat(me)),
        names: names(game.seats(), me),
        log: Vec::new(),
        old: 0,
    };
    (scene, legal)
}

/// A lesson of any game.
pub(crate) trait AnyLessonUi {
    /// The way through the lesson.
    fn course(&self) -> &dyn AnyCourse;

    /// The same, to go on.
    fn course_mut(&mut self) -> &mut dyn AnyCourse;

    /// What the letters on the board mean.
    fn legend(&self) -> Vec<String>;

    /// What can be typed.
    fn help(&self) -> Vec<String>;

    /// The board.
    fn table(&self) -> Vec<String>;

    /// What is asked, and what can be chosen.
    fn asked(&self) -> Vec<String>;

    /// Reads a line that has to do with the game.
    fn hear(&mut self, line: &str) -> Heard;

    /// Looks at the game anew and forgets steps towards an action; says whether there were any.
    fn rewind(&mut self) -> bool;

    /// What was done before the learner is asked, in the sentences of a game.
    fn before(&self) -> Vec<String>;

    /// Does what was tried, which is right, and tells what came of it.
    ///
    /// # Errors
    /// The lesson has a flaw.
    fn act(&mut self, tried: &str) -> Result<Vec<String>, LessonError>;
}

impl<G: GameUi> AnyLessonUi for LessonUi<G> {
    fn course(&self) -> &dyn AnyCourse {
        &self.course
    }

    fn course_mut(&mut self) -> &mut dyn AnyCourse {
        &mut self.course
    }

    fn legend(&self) -> Vec<String> {
        manual::lesson_legend::<G>()
    }

    fn help(&self) -> Vec<String> {
        manual::lesson_help::<G>()
    }

    fn table(&self) -> Vec<String> {
        G::lesson_table(&self.ui)
    }

    fn asked(&self) -> Vec<String> {
        G::choices(&self.ui)
    }

    fn hear(&mut self, line: &str) -> Heard {
        self.ui.hear(line)
    }

    fn rewind(&mut self) -> bool {
        let chosen = self.ui.rewind();
        let (scene, legal) = look(&self.course);
        self.ui.look(scene, legal);
        chosen
    }

    fn before(&self) -> Vec<String> {
        self.told(self.course.before())
    }

    fn act(&mut self, tried: &str) -> Result<Vec<String>, LessonError> {
        let happened = self.course.act(tried)?;
        self.rewind();
        Ok(self.told(&happened))
    }
}
