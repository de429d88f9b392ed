//! A lesson in lines: reads what the learner types and says what comes of it.

use std::io::{self, BufRead, Write};

use ardri_core::{Message, Seat};
use ardri_lessons::{AnyCourse, Board, Tried};
use ardri_wire::{self as wire, Json};
use serde_json::Value;

use crate::i18n::{denied, tr};
use crate::play::command::{Command, Place};
use crate::play::line_io::LineIo;
use crate::play::line_ui::{AnyLineUi, Heard, Part, Sight, open};
use crate::play::repl::Next;
use crate::play::text::sentence;

/// Who sits with the learner, by the names that the texts of the lessons use, in seat order.
const RIVALS: [&str; 5] = ["Gormlaith", "Fiachra", "Sitric", "Eithne", "Conn"];

/// Goes through a lesson until it is done, somebody quits or the input ends.
pub(crate) fn teach<R: BufRead, W: Write>(
    io: &mut LineIo<R, W>,
    course: Box<dyn AnyCourse>,
) -> anyhow::Result<()> {
    let ui = open(&course.lesson().game, sight(&*course))?;
    Repl { io, course, ui, ruled_out: Vec::new() }.run()
}

/// What the learner sees of the board.
fn sight(course: &dyn AnyCourse) -> Sight {
    let (Board { options, view, legal, seats }, me) = (course.board(), course.step().seat);
    let mut rivals = RIVALS.iter();
    let name = |seat| if seat == me { None } else { rivals.next() };
    let called =
        |name: Option<&&str>| name.map_or_else(|| tr!("lobby-sitter-me"), ToString::to_string);
    let names = Seat::all(seats).map(name).map(called).collect();
    let (me, asked) = (Some(me), Message::new("table-prompt-you"));
    Sight { me, you: me, options, view, asked, legal, names, waits: false, lesson: true }
}

struct Repl<'a, R, W> {
    io: &'a mut LineIo<R, W>,
    course: Box<dyn AnyCourse>,
    ui: Box<dyn AnyLineUi>,
    /// The answers of this question that were found to be wrong.
    ruled_out: Vec<String>,
}

impl<R: BufRead, W: Write> Repl<'_, R, W> {
    fn run(mut self) -> anyhow::Result<()> {
        let (title, count) = (self.title(), self.count());
        self.io.say(tr!("terminal-learn-begin", "title" => title, "count" => count))?;
        self.say_part(Part::Legend)?;
        self.begin(true)?;
        let mut next = Next::Ask;
        while next == Next::Ask {
            next = match self.io.ask()? {
                Some(line) => self.hear(&line)?,
                None => self.leave("terminal-learn-ended")?,
            };
        }
        Ok(self.io.flush()?)
    }

    fn say_part(&mut self, part: Part) -> io::Result<()> {
        self.io.say_all(self.ui.part(part))
    }

    /// Looks at the game anew and forgets steps towards an action; says whether there were any.
    fn rewind(&mut self) -> serde_json::Result<bool> {
        let chosen = self.ui.rewind();
        self.ui.look(sight(&*self.course))?;
        Ok(chosen)
    }

    /// Tells what the learner saw, in the sentences of a game.
    fn tell(&mut self, seen: Vec<Vec<Value>>) -> io::Result<()> {
        for seen in seen.into_iter().flatten() {
            let heard = wire::Heard { seen: Json::Read(seen), text: None };
            self.io.say_all(self.ui.told(&heard))?;
        }
        Ok(())
    }

    /// Says where the learner leaves.
    fn leave(&mut self, name: &str) -> io::Result<Next> {
        let (number, count) = (self.number(), self.count());
        self.io.say(tr!(name, "number" => number, "count" => count))?;
        Ok(Next::Leave)
    }

    fn number(&self) -> usize {
        self.course.place() + 1
    }

    fn count(&self) -> usize {
        self.course.lesson().steps.len()
    }

    fn title(&self) -> String {
        tr!(&format!("lobby-game-{}", self.course.lesson().game))
    }

    /// A text of the step.
    fn text(&self, attribute: Option<&str>) -> String {
        tr!(&self.course.text(attribute))
    }

    /// Says what a step is about and what to do; the board, too, if it is not in sight.
    fn begin(&mut self, changed: bool) -> anyhow::Result<()> {
        self.ruled_out.clear();
        self.rewind()?;
        let (number, count, title) = (self.number(), self.count(), self.text(Some("title")));
        let step =
            tr!("terminal-learn-step", "number" => number, "count" => count, "title" => title);
        self.io.say_all(["", &step, &self.text(None)])?;
        let step = self.course.step();
        let (anew, acted) = (step.options.is_some(), !step.before.is_empty());
        // What was done in a game that is laid out anew is of no interest, only where it led.
        if !anew {
            self.tell(self.course.before())?;
        }
        if changed || anew || acted {
            self.show_table()?;
        }
        Ok(self.ask()?)
    }

    fn show_table(&mut self) -> io::Result<()> {
        self.io.say("")?;
        self.say_part(Part::Table)
    }

    fn ask(&mut self) -> io::Result<()> {
        if !self.course.step().is_question() {
            return self.say_part(Part::Choices);
        }
        self.list_answers()?;
        self.io.say(tr!("terminal-learn-answer"))
    }

    fn list_answers(&mut self) -> io::Result<()> {
        let answers = (1..).zip(&self.course.step().answers);
        let lines =
            answers.map(|(number, answer)| format!("{number:>4} {}", self.in_words(answer)));
        let lines: Vec<_> = lines.collect();
        self.io.say_all(lines)
    }

    fn hear(&mut self, line: &str) -> anyhow::Result<Next> {
        let (done, question) = (self.course.is_done(), self.course.step().is_question());
        let command = Command::read(line, &self.ui.words(), Place::Lesson);
        match command {
            Ok(Command::Nothing) if !done => {}
            Ok(Command::Nothing | Command::Next) => return self.go_on(),
            Ok(Command::Help) => {
                self.say_part(Part::Help)?;
                self.say_part(Part::Legend)?;
            }
            Ok(Command::Again) => {
                self.course.again()?;
                self.begin(true)?;
            }
            Ok(Command::Quit) => return Ok(self.leave("terminal-learn-left")?),
            Ok(Command::Hint | Command::Show) if done => self.say_done()?,
            Ok(Command::Hint) => self.hint()?,
            Ok(Command::Show) => {
                let solution = self.course.step().solution.clone();
                let shown = self.in_words(&solution);
                self.io.say(tr!("terminal-learn-show", "action" => shown))?;
                return self.act(&solution);
            }
            Ok(Command::Legal(rest)) if question && rest.is_empty() => self.list_answers()?,
            command => {
                if let Some(answer) = self.answer(line).filter(|_| question && !done) {
                    return self.attempt(&answer);
                }
                let refused = |reason: String| Heard::Refused(sentence(&reason));
                let heard = command.map(|command| self.ui.obey(command));
                return self.choose(heard.unwrap_or_else(refused));
            }
        }
        Ok(Next::Ask)
    }

    /// An action as it is typed, an answer as it is said.
    fn in_words(&self, solution: &str) -> String {
        if self.course.step().is_question() {
            return self.text(Some(&format!("answer-{solution}")));
        }
        solution.into()
    }

    fn say_done(&mut self) -> io::Result<()> {
        self.io.say(tr!("terminal-learn-is-done"))
    }

    /// Says what would be right, or what would not be, where it is a question; as the page does.
    fn hint(&mut self) -> io::Result<()> {
        let step = self.course.step();
        if !step.is_question() {
            let solution = step.solution.as_str();
            return self.io.say(tr!("terminal-learn-hint", "action" => solution));
        }
        let open = |answer: &&String| !step.is_right(answer) && !self.ruled_out.contains(answer);
        let wrong = step.answers.iter().find(open).cloned();
        let answer = wrong.clone().unwrap_or_else(|| step.solution.clone());
        let number = step.answers.iter().position(|other| *other == answer);
        let (number, words) = (number.map_or(0, |place| place + 1), self.in_words(&answer));
        let Some(wrong) = wrong else {
            let told = tr!("terminal-learn-hint-answer", "number" => number, "answer" => words);
            return self.io.say(told);
        };
        let why = self.text(Some(&format!("wrong-{wrong}")));
        self.ruled_out.push(wrong);
        self.io.say(tr!(
            "terminal-learn-hint-not",
            "number" => number, "answer" => words, "why" => why
        ))
    }

    /// What comes of a line that has to do with the game.
    fn choose(&mut self, heard: Heard) -> anyhow::Result<Next> {
        let (done, question) = (self.course.is_done(), self.course.step().is_question());
        match heard {
            // Whatever is asked, one may look at the board.
            Heard::Said(words) => self.io.say_all(words)?,
            Heard::NotHere | Heard::GoAhead | Heard::Preview(_) => {
                self.io.say(tr!("terminal-learn-not-here"))?;
            }
            _ if question && !done => {
                let count = self.course.step().answers.len();
                self.io.say(tr!("terminal-learn-no-answer", "count" => count))?;
            }
            Heard::Refused(reason) => self.io.say(reason)?,
            Heard::Try(_) | Heard::NotNow(_) | Heard::Ask if done => {
                self.rewind()?;
                self.say_done()?;
            }
            Heard::Try(action) | Heard::NotNow(action) => return self.attempt(&action),
            Heard::Ask => self.ask()?,
        }
        Ok(Next::Ask)
    }

    /// The answer that a line names, by its number or its name.
    fn answer(&self, line: &str) -> Option<String> {
        let answers = &self.course.step().answers;
        let number: Option<usize> = line.trim().parse().ok();
        let numbered = number.and_then(|number| answers.get(number.checked_sub(1)?));
        answers.iter().find(|answer| *answer == line.trim()).or(numbered).cloned()
    }

    fn attempt(&mut self, tried: &str) -> anyhow::Result<Next> {
        match self.course.try_it(tried) {
            Tried::Right => return self.act(tried),
            Tried::Wrong(name) => {
                if self.course.step().is_question() {
                    self.ruled_out.push(tried.into());
                }
                self.io.say(tr!("terminal-learn-wrong", "why" => tr!(&name)))?;
            }
            Tried::Illegal { words, rule } => {
                let why = sentence(&denied(&words, rule));
                self.io.say(tr!("terminal-learn-illegal", "why" => why))?;
            }
        }
        if self.rewind()? {
            self.ask()?;
        }
        Ok(Next::Ask)
    }

    /// Does what is right, and says why it is.
    fn act(&mut self, tried: &str) -> anyhow::Result<Next> {
        let seen = self.course.act(tried)?;
        self.rewind()?;
        self.tell(seen)?;
        if !self.course.step().is_question() {
            self.show_table()?;
        }
        let done = self.text(Some("done"));
        self.io.say(tr!("terminal-learn-right", "done" => done))?;
        // A person reads first; a pipe has nothing to press.
        if self.io.interactive && self.number() < self.count() {
            self.io.say(tr!("terminal-learn-go-on"))?;
            return Ok(Next::Ask);
        }
        self.go_on()
    }

    fn go_on(&mut self) -> anyhow::Result<Next> {
        let done = self.course.is_done();
        if self.course.go_on()?.is_some() {
            self.begin(!done)?;
            return Ok(Next::Ask);
        }
        let (title, name) = (self.title(), self.course.lesson().game.clone());
        self.io.say_all(["", &tr!("terminal-learn-end", "title" => title, "name" => name)])?;
        Ok(Next::Leave)
    }
}

#[cfg(test)]
pub(crate) mod tests;
