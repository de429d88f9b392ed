//! A lesson in lines: reads what the learner types and says what comes of it.

use std::io::{self, BufRead, Write};

use ardri_lessons::Tried;
use ardri_texts::{Args, Texts, args};

use super::command::Command;
use super::lesson_ui::AnyLessonUi;
use crate::i18n::denied;
use crate::play::line_io::LineIo;
use crate::play::line_ui::Heard;
use crate::play::text::sentence;

/// Goes through a lesson until it is done, somebody quits or the input ends.
///
/// # Errors
/// Reading or writing fails, or the lesson has a flaw.
pub(crate) fn teach<R: BufRead, W: Write>(
    lines: &mut LineIo<R, W>,
    texts: &Texts,
    lesson: Box<dyn AnyLessonUi>,
) -> anyhow::Result<()> {
    Repl { lines, texts, lesson, ruled_out: Vec::new() }.run()
}

/// What follows a line.
#[derive(Clone, Copy, PartialEq)]
enum Next {
    Ask,
    Leave,
}

struct Repl<'a, R, W> {
    lines: &'a mut LineIo<R, W>,
    texts: &'a Texts,
    lesson: Box<dyn AnyLessonUi>,
    /// The answers of this question that were found to be wrong.
    ruled_out: Vec<String>,
}

impl<R: BufRead, W: Write> Repl<'_, R, W> {
    fn run(mut self) -> anyhow::Result<()> {
        let (title, count) = (self.title(), self.count());
        self.say("terminal-learn-begin", args! { "title" => title, "count" => count })?;
        self.lines.say_all(self.lesson.legend())?;
        self.begin(true)?;
        let mut next = Next::Ask;
        while next == Next::Ask {
            next = match self.lines.ask()? {
                Some(line) => self.hear(&line)?,
                None => {
                    self.say_where("terminal-learn-ended")?;
                    Next::Leave
                }
            };
        }
        self.lines.flush()?;
        Ok(())
    }

    fn say(&mut self, name: &str, args: Args<'_>) -> io::Result<()> {
        let text = self.texts.fill(name, args);
        self.lines.say(text)
    }

    fn say_where(&mut self, name: &str) -> io::Result<()> {
        let (number, count) = (self.number(), self.count());
        self.say(name, args! { "number" => number, "count" => count })
    }

    fn number(&self) -> usize {
        self.lesson.course().place() + 1
    }

    fn count(&self) -> usize {
        self.lesson.course().lesson().steps.len()
    }

    fn title(&self) -> String {
        self.texts.text(&format!("lobby-game-{}", self.lesson.course().lesson().game))
    }

    /// A text of the step.
    fn text(&self, attribute: Option<&str>) -> String {
        self.texts.text(&self.lesson.course().text(attribute))
    }

    /// Says what a step is about and what to do; the board, too, if it is not in sight.
    fn begin(&mut self, changed: bool) -> anyhow::Result<()> {
        self.ruled_out.clear();
        self.lesson.rewind();
        let (number, count, title) = (self.number(), self.count(), self.text(Some("title")));
        let told = args! { "number" => number, "count" => count, "title" => title };
        self.lines.say("")?;
        self.say("terminal-learn-step", told)?;
        self.lines.say(self.text(None))?;
        let step = self.lesson.course().step();
        let (anew, acted) = (step.options.is_some(), !step.before.is_empty());
        // What was done in a game that is laid out anew is of no interest, only where it led.
        if !anew {
            self.lines.say_all(self.lesson.before())?;
        }
        if changed || anew || acted {
            self.show_table()?;
        }
        self.ask()
    }

    fn show_table(&mut self) -> io::Result<()> {
        self.lines.say("")?;
        self.lines.say_all(self.lesson.table())
    }

    fn ask(&mut self) -> anyhow::Result<()> {
        let step = self.lesson.course().step();
        if !step.is_question() {
            self.lines.say_all(self.lesson.asked())?;
            return Ok(());
        }
        self.list_answers()?;
        Ok(self.lines.say(self.texts.text("terminal-learn-answer"))?)
    }

    fn list_answers(&mut self) -> io::Result<()> {
        let answers = &self.lesson.course().step().answers;
        let lines: Vec<_> = (1..)
            .zip(answers)
            .map(|(number, answer)| format!("{number:>4} {}", self.in_words(answer)))
            .collect();
        self.lines.say_all(lines)
    }

    fn hear(&mut self, line: &str) -> anyhow::Result<Next> {
        let done = self.lesson.course().is_done();
        match Command::parse(line) {
            Command::Nothing if !done => {}
            Command::Nothing | Command::Next => return self.go_on(),
            Command::Help => self.help()?,
            Command::Again => {
                self.lesson.course_mut().again()?;
                self.begin(true)?;
            }
            Command::Quit => {
                self.say_where("terminal-learn-left")?;
                return Ok(Next::Leave);
            }
            Command::Hint | Command::Show if done => self.say_done()?,
            Command::Hint => self.hint()?,
            Command::Show => {
                let solution = self.lesson.course().step().solution.clone();
                let shown = self.in_words(&solution);
                self.say("terminal-learn-show", args! { "action" => shown })?;
                return self.act(&solution);
            }
            Command::Legal if self.lesson.course().step().is_question() => self.list_answers()?,
            Command::Legal | Command::Other => return self.other(line),
        }
        Ok(Next::Ask)
    }

    /// An action as it is typed, an answer as it is said.
    fn in_words(&self, solution: &str) -> String {
        if self.lesson.course().step().is_question() {
            return self.text(Some(&format!("answer-{solution}")));
        }
        solution.into()
    }

    fn say_done(&mut self) -> io::Result<()> {
        self.lines.say(self.texts.text("terminal-learn-is-done"))
    }

    fn help(&mut self) -> io::Result<()> {
        self.lines.say_all(self.lesson.help())?;
        self.lines.say_all(self.lesson.legend())
    }

    /// Says what would be right, or what would not be, where it is a question; as the page does.
    fn hint(&mut self) -> io::Result<()> {
        let step = self.lesson.course().step();
        if !step.is_question() {
            let solution = step.solution.clone();
            return self.say("terminal-learn-hint", args! { "action" => solution });
        }
        let open = |answer: &&String| !step.is_right(answer) && !self.ruled_out.contains(answer);
        let wrong = step.answers.iter().find(open).cloned();
        let answer = wrong.clone().unwrap_or_else(|| step.solution.clone());
        let number = step.answers.iter().position(|other| *other == answer);
        let (number, words) = (number.map_or(0, |place| place + 1), self.in_words(&answer));
        let Some(wrong) = wrong else {
            let told = args! { "number" => number, "answer" => words };
            return self.say("terminal-learn-hint-answer", told);
        };
        let why = self.text(Some(&format!("wrong-{wrong}")));
        let told = args! { "number" => number, "answer" => words, "why" => why };
        self.say("terminal-learn-hint-not", told)?;
        self.ruled_out.push(wrong);
        Ok(())
    }

    /// A line that has to do with the game.
    fn other(&mut self, line: &str) -> anyhow::Result<Next> {
        let (done, question) = {
            let course = self.lesson.course();
            (course.is_done(), course.step().is_question())
        };
        if question
            && !done
            && let Some(answer) = self.answer(line)
        {
            return self.attempt(&answer);
        }
        match self.lesson.hear(line) {
            // Whatever is asked, one may look at the board.
            Heard::Said(words) => self.lines.say_all(words)?,
            Heard::Host(_) | Heard::GoAhead => {
                self.lines.say(self.texts.text("terminal-learn-not-here"))?;
            }
            _ if question && !done => {
                let count = self.lesson.course().step().answers.len();
                self.say("terminal-learn-no-answer", args! { "count" => count })?;
            }
            Heard::Refused(reason) => self.lines.say(reason)?,
            Heard::Try(_) | Heard::NotNow(_) | Heard::Ask if done => {
                self.lesson.rewind();
                self.say_done()?;
            }
            Heard::Try(action) | Heard::NotNow(action) => return self.attempt(&action),
            Heard::Ask => self.ask()?,
        }
        Ok(Next::Ask)
    }

    /// The answer that a line names, by its number or its name.
    fn answer(&self, line: &str) -> Option<String> {
        let answers = &self.lesson.course().step().answers;
        let number: Option<usize> = line.trim().parse().ok();
        let numbered = number.and_then(|number| answers.get(number.checked_sub(1)?));
        answers.iter().find(|answer| *answer == line.trim()).or(numbered).cloned()
    }

    fn attempt(&mut self, tried: &str) -> anyhow::Result<Next> {
        match self.lesson.course().try_it(tried) {
            Tried::Right => return self.act(tried),
            Tried::Wrong(name) => {
                if self.lesson.course().step().is_question() {
                    self.ruled_out.push(tried.into());
                }
                let why = self.texts.text(&name);
                self.say("terminal-learn-wrong", args! { "why" => why })?;
            }
            Tried::Illegal { words, rule } => {
                let why = sentence(&denied(&words, rule));
                self.say("terminal-learn-illegal", args! { "why" => why })?;
            }
        }
        if self.lesson.rewind() {
            self.ask()?;
        }
        Ok(Next::Ask)
    }

    /// Does what is right, and says why it is.
    fn act(&mut self, tried: &str) -> anyhow::Result<Next> {
        let words = self.lesson.act(tried)?;
        let question = self.lesson.course().step().is_question();
        self.lines.say_all(words)?;
        if !question {
            self.show_table()?;
        }
        let done = self.text(Some("done"));
        self.say("terminal-learn-right", args! { "done" => done })?;
        // A person reads first; a pipe has nothing to press.
        if self.lines.interactive && self.number() < self.count() {
            self.lines.say(self.texts.text("terminal-learn-go-on"))?;
            return Ok(Next::Ask);
        }
        self.go_on()
    }

    fn go_on(&mut self) -> anyhow::Result<Next> {
        let done = self.lesson.course().is_done();
        if self.lesson.course_mut().go_on()?.is_some() {
            self.begin(!done)?;
            return Ok(Next::Ask);
        }
        let (title, name) = (self.title(), self.lesson.course().lesson().game.clone());
        self.lines.say("")?;
        self.say("terminal-learn-end", args! { "title" => title, "name" => name })?;
        Ok(Next::Leave)
    }
}

#[cfg(test)]
mod tests;
