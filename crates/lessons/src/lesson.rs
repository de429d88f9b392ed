//! Lessons as they are written down.

use ardri_core::{Entry, Seat};
use serde::Deserialize;
use serde_json::Value;

use crate::course::LessonError;
use crate::fits::fits;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A game's lesson.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The name of the game.
    pub game: String,
    /// Its place among the lessons, the easiest first.
    pub order: u8,
    /// One after the other.
    pub steps: Vec<Step>,
}

/// One thing to understand and to do.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name within the lesson.
    pub id: String,
    /// The parts of the table that it is about, by the names that the game's page has for them: the page
    /// points at them and leaves the others away. Without any it shows all.
    #[serde(default)]
    pub about: Vec<String>,
    /// The options of a game that is laid out anew. Without them the step goes on from the end of
    /// the one before it: its position, its solution, its `then`.
    pub options: Option<Value>,
    /// How many play the game that is laid out.
    pub seats: Option<u8>,
    /// What is done before the learner is asked.
    #[serde(default)]
    pub before: Vec<Entry>,
    /// The learner's seat.
    pub seat: Seat,
    /// What to do, or the right answer.
    pub solution: String,
    /// What else is right; `*` stands for anything.
    #[serde(default)]
    pub right: Vec<String>,
    /// Mistakes with an explanation of their own, the first that fits counts.
    #[serde(default)]
    pub wrong: Vec<Mistake>,
    /// What others do after a right try.
    #[serde(default)]
    pub then: Vec<Entry>,
    /// The answers of a question; if there are any, nothing is done on the board.
    #[serde(default)]
    pub answers: Vec<String>,
}

/// A kind of mistake.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The tries that it is about; `*` stands for anything.
    pub tries: Vec<String>,
    /// The name of its explanation.
    pub say: String,
}

impl Lesson {
    /// The lesson of a game.
    ///
    /// # Errors
    /// There is none, or its file cannot be read.
    pub fn find(game: &str) -> Result<Self, LessonError> {
        let file = FILES.iter().find(|(name, _)| *name == game);
        let (_, text) =
            file.ok_or_else(|| LessonError(format!("there is no lesson of {game:?}")))?;
        serde_json::from_str(text)
            .map_err(|error| LessonError(format!("lessons/{game}.json: {error}")))
    }

    /// The name of a step's text.
    #[must_use]
    pub fn text(&self, step: &Step) -> String {
        format!("lesson-{}-{}", self.game, step.id)
    }
}

impl Step {
    /// Whether it is a question.
    #[must_use]
    pub fn is_question(&self) -> bool {
        !self.answers.is_empty()
    }

    /// Whether this action or answer is right.
    #[must_use]
    pub fn is_right(&self, tried: &str) -> bool {
        tried == self.solution || self.right.iter().any(|pattern| fits(pattern, tried))
    }

    /// The attribute of the text that explains why this action or answer is wrong.
    #[must_use]
    pub fn explanation(&self, tried: &str) -> String {
        if self.is_question() {
            return format!("wrong-{tried}");
        }
        let about = |wrong: &&Mistake| wrong.tries.iter().any(|pattern| fits(pattern, tried));
        let named = self.wrong.iter().find(about).map(|wrong| format!("wrong-{}", wrong.say));
        named.unwrap_or_else(|| "wrong".into())
    }

    /// The attributes that its text must have.
    #[must_use]
    pub fn attributes(&self) -> Vec<String> {
        let mut names: Vec<String> = vec!["title".into(), "done".into()];
        if self.is_question() {
            names.extend(self.answers.iter().map(|answer| format!("answer-{answer}")));
            let wrong = self.answers.iter().filter(|answer| !self.is_right(answer));
            names.extend(wrong.map(|answer| format!("wrong-{answer}")));
        } else {
            names.push("wrong".into());
            names.extend(self.wrong.iter().map(|wrong| format!("wrong-{}", wrong.say)));
        }
        names
    }
}
