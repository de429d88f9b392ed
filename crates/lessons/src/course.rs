//! Somebody's way through a lesson.

use ardri_core::replay::apply_entry;
use ardri_core::{Actor, Entry, Game, Message, NoEvents};

use crate::lesson::{Lesson, Step};

/// What a lesson has wrong, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LessonError(pub String);

/// What came of a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is what was asked for.
    Right,
    /// The rules allow it, but it is not what was asked for; the text of this name says why.
    Wrong(String),
    /// The rules forbid it, or it is not among the answers.
    Illegal {
        /// Why.
        words: Message,
        /// Where the rule stands, if it is one: a page and a mark on it.
        rule: Option<&'static str>,
    },
}

/// One thing that was done on the board, and what came of it.
#[derive(Clone, Debug)]
pub struct Happened<G: Game> {
    /// What was done.
    pub entry: Entry,
    /// What came of it, in full.
    pub events: Vec<G::Event>,
}

/// A lesson in a game `G`, at one of its steps.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    lesson: Lesson,
    place: usize,
    game: G,
    done: bool,
    before: Vec<Happened<G>>,
}

impl<G: Game> Course<G> {
    /// Begins a lesson.
    ///
    /// # Errors
    /// It is another game's lesson, it has no steps, or its first one cannot be laid out.
    pub fn new(lesson: Lesson) -> Result<Self, LessonError> {
        if lesson.game != G::NAME {
            return Err(LessonError(format!(
                "this is a lesson of {}, not of {}",
                lesson.game,
                G::NAME
            )));
        }
        if lesson.steps.is_empty() {
            return Err(LessonError(format!("the lesson of {} has no steps", lesson.game)));
        }
        let (game, before) = lay_out(&lesson, 0)?;
        Ok(Self { lesson, place: 0, game, done: false, before })
    }

    /// The whole lesson.
    #[must_use]
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Which step this is, counted from 0.
    #[must_use]
    pub fn place(&self) -> usize {
        self.place
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.place]
    }

    /// The name of the step's text, or of an attribute of it.
    #[must_use]
    pub fn text(&self, attribute: Option<&str>) -> String {
        let name = self.lesson.text(self.step());
        attribute.map_or_else(|| name.clone(), |attribute| format!("{name}.{attribute}"))
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was done before the learner was asked.
    #[must_use]
    pub fn before(&self) -> &[Happened<G>] {
        &self.before
    }

    /// Whether the step is done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// What the learner could do: all legal actions, or all answers.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        if self.step().is_question() {
            return self.step().answers.clone();
        }
        let mut actions = Vec::new();
        self.game.legal_actions(self.step().seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// What a try would come to; nothing is done.
    #[must_use]
    pub fn try_it(&self, text: &str) -> Tried {
        let step = self.step();
        match self.read(text) {
            Err((words, rule)) => Tried::Illegal { words, rule },
            Ok(tried) if step.is_right(&tried) => Tried::Right,
            Ok(tried) => Tried::Wrong(self.text(Some(&step.explanation(&tried)))),
        }
    }

    /// The action or answer as lessons write it, if it is allowed.
    fn read(&self, text: &str) -> Result<String, (Message, Option<&'static str>)> {
        let step = self.step();
        if step.is_question() {
            let answer = step.answers.iter().find(|answer| *answer == text);
            return answer.cloned().ok_or_else(|| {
                let words = Message::new("refused-lesson-answer").quoting("answer", text);
                (words.with("answers", step.answers.join(", ")), None)
            });
        }
        let action: G::Action = text.parse().map_err(|_| (G::unreadable(text), None))?;
        let tried = self.game.clone().apply(Actor::Seat(step.seat), &action, &mut NoEvents);
        tried.map_err(|illegal| (illegal.message::<G>(), illegal.rule::<G>()))?;
        let action = action.to_string();
        Ok(action)
    }

    /// Does what was tried, which is right, and what follows it; gives what happened.
    ///
    /// # Errors
    /// The try is not right, the step is done already, or what follows does not fit.
    pub fn act(&mut self, text: &str) -> Result<Vec<Happened<G>>, LessonError> {
        if self.done {
            return Err(LessonError("this step is done".into()));
        }
        if self.try_it(text) != Tried::Right {
            return Err(LessonError(format!("{text:?} is not right here")));
        }
        let mut game = self.game.clone();
        let happened = finish(&mut game, self.step(), text)?;
        self.game = game;
        self.done = true;
        Ok(happened)
    }

    /// Lays the step out again.
    ///
    /// # Errors
    /// The lesson has a flaw.
    pub fn again(&mut self) -> Result<(), LessonError> {
        self.go_to(self.place)
    }

    /// Goes to the next step, done or not; gives its place, or `None` after the last one.
    ///
    /// # Errors
    /// The next step cannot be laid out.
    pub fn go_on(&mut self) -> Result<Option<usize>, LessonError> {
        let next = self.place + 1;
        if next >= self.lesson.steps.len() {
            return Ok(None);
        }
        self.go_to(next)?;
        Ok(Some(next))
    }

    fn go_to(&mut self, place: usize) -> Result<(), LessonError> {
        (self.game, self.before) = lay_out(&self.lesson, place)?;
        self.place = place;
        self.done = false;
        Ok(())
    }
}

/// Lays the game of a step out, and tells what was done before the learner is asked. A step that
/// goes on from others goes on from their solutions.
fn lay_out<G: Game>(lesson: &Lesson, place: usize) -> Result<(G, Vec<Happened<G>>), LessonError> {
    let first = lesson.steps[..=place].iter().rposition(|step| step.options.is_some());
    let first = first.ok_or_else(|| LessonError("the first step has to lay out a game".into()))?;
    let step = &lesson.steps[first];
    let at =
        |step: &Step, flaw: &dyn std::fmt::Display| LessonError(format!("{}: {flaw}", step.id));
    let options = step.options.clone().unwrap_or_default();
    let options = G::read_options(&options).map_err(|error| at(step, &error))?;
    let mut game =
        G::new(&options, step.seats.unwrap_or(G::MIN_SEATS)).map_err(|error| at(step, &error))?;
    for step in &lesson.steps[first..place] {
        play(&mut game, &step.before).map_err(|flaw| at(step, &flaw))?;
        finish(&mut game, step, &step.solution).map_err(|flaw| at(step, &flaw))?;
    }
    let step = &lesson.steps[place];
    let before = play(&mut game, &step.before).map_err(|flaw| at(step, &flaw))?;
    Ok((game, before))
}

/// The learner's action, if it is no answer, and what others do after it.
fn finish<G: Game>(game: &mut G, step: &Step, text: &str) -> Result<Vec<Happened<G>>, LessonError> {
    let mut happened = Vec::new();
    if !step.is_question() {
        let own = Entry { by: Actor::Seat(step.seat), action: text.into() };
        happened.extend(play(game, &[own])?);
    }
    happened.extend(play(game, &step.then)?);
    Ok(happened)
}

fn play<G: Game>(game: &mut G, entries: &[Entry]) -> Result<Vec<Happened<G>>, LessonError> {
    let one = |entry: &Entry| {
        let events = apply_entry(game, entry).map_err(|reason| {
            LessonError(format!("{:?} by {}: {reason}", entry.action, entry.by))
        })?;
        Ok(Happened { entry: entry.clone(), events })
    };
    entries.iter().map(one).collect()
}
