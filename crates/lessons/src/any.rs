//! Courses for code that does not know their game's types.

use std::fmt::Debug;

use ardri_core::Game;

use crate::course::{Course, LessonError, Tried};
use crate::lesson::{Lesson, Step};

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

    /// Does what was tried, which is right, and what follows it; gives how many things that were.
    ///
    /// # Errors
    /// The try is not right, the step is done already, or what follows does not fit.
    fn act(&mut self, text: &str) -> Result<usize, LessonError>;

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

    fn act(&mut self, text: &str) -> Result<usize, LessonError> {
        Self::act(self, text).map(|happened| happened.len())
    }

    fn again(&mut self) -> Result<(), LessonError> {
        Self::again(self)
    }

    fn go_on(&mut self) -> Result<Option<usize>, LessonError> {
        Self::go_on(self)
    }
}
