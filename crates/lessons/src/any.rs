//! Courses for code that does not know their game's types.

use std::fmt::Debug;

use ardri_core::{Game, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::course::{Course, Happened, LessonError, Tried};
use crate::lesson::{Lesson, Step};

/// The board of a step as the learner sees it.
#[derive(Clone, Debug)]
pub struct Board {
    /// What the game was laid out with.
    pub options: Value,
    /// What the learner may know.
    pub view: Value,
    /// What they may do, whether or not it is asked for.
    pub legal: Vec<String>,
    /// How many play.
    pub seats: u8,
}

/// A course in any game; see [`Course`]. What happens is told by whoever knows the game.
pub trait AnyCourse: Debug {
    /// The whole lesson.
    fn lesson(&self) -> &Lesson;
    /// Which step this is, counted from 0.
    fn place(&self) -> usize;
    /// The step.
    fn step(&self) -> &Step;
    /// The name of the step's text, or of an attribute of it.
    fn text(&self, attribute: Option<&str>) -> String;
    /// Whether the step is done.
    fn is_done(&self) -> bool;
    /// What the learner could do: all legal actions, or all answers.
    fn legal(&self) -> Vec<String>;
    /// What a try would come to; nothing is done.
    fn try_it(&self, text: &str) -> Tried;

    /// The board before the learner.
    fn board(&self) -> Board;
    /// What was done before the learner is asked: the events of each thing, as they saw them.
    fn before(&self) -> Vec<Vec<Value>>;

    /// Does what was tried, which is right, and what follows it; gives what the learner saw of
    /// each thing.
    ///
    /// # Errors
    /// The try is not right, the step is done already, or what follows does not fit.
    fn act(&mut self, text: &str) -> Result<Vec<Vec<Value>>, LessonError>;

    /// Lays the step out again.
    ///
    /// # Errors
    /// The lesson has a flaw.
    fn again(&mut self) -> Result<(), LessonError>;

    /// Goes to the next step, done or not; gives its place, or `None` after the last one.
    ///
    /// # Errors
    /// The next step cannot be laid out.
    fn go_on(&mut self) -> Result<Option<usize>, LessonError>;
}

impl<G: Game> AnyCourse for Course<G> {
    fn lesson(&self) -> &Lesson {
        Self::lesson(self)
    }

    fn place(&self) -> usize {
        Self::place(self)
    }

    fn step(&self) -> &Step {
        Self::step(self)
    }

    fn text(&self, attribute: Option<&str>) -> String {
        Self::text(self, attribute)
    }

    fn is_done(&self) -> bool {
        Self::is_done(self)
    }

    fn legal(&self) -> Vec<String> {
        Self::legal(self)
    }

    fn try_it(&self, text: &str) -> Tried {
        Self::try_it(self, text)
    }

    fn board(&self) -> Board {
        let (game, me) = (self.game(), self.step().seat);
        let mut legal = Vec::new();
        game.legal_actions(me, &mut legal);
        Board {
            options: json(game.options()),
            view: json(&game.view(Viewer::Seat(me))),
            legal: legal.iter().map(ToString::to_string).collect(),
            seats: game.seats(),
        }
    }

    fn before(&self) -> Vec<Vec<Value>> {
        seen(self, Self::before(self))
    }

    fn act(&mut self, text: &str) -> Result<Vec<Vec<Value>>, LessonError> {
        Self::act(self, text).map(|happened| seen(self, &happened))
    }

    fn again(&mut self) -> Result<(), LessonError> {
        Self::again(self)
    }

    fn go_on(&mut self) -> Result<Option<usize>, LessonError> {
        Self::go_on(self)
    }
}

/// What the learner saw of each thing that happened.
fn seen<G: Game>(course: &Course<G>, happened: &[Happened<G>]) -> Vec<Vec<Value>> {
    let viewer = Viewer::Seat(course.step().seat);
    let seen = |event: &G::Event| G::seen(event, viewer).map(|seen| json(&seen));
    happened.iter().map(|one| one.events.iter().filter_map(seen).collect()).collect()
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
