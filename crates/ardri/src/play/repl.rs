//! A game at one terminal in lines of text, for pipes and screen readers.

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use ardri_core::Seat;

use super::answer::answer;
use super::coach::{Coach, Coached};
use super::command::{Command, Place};
use super::game_ui::Ask;
use super::line_io::LineIo;
use super::line_ui::{AnyLineUi, Heard, Part, open};
use super::local_table::AnyLocalTable;
use super::luck::Luck;
use super::text::sentence;
use crate::i18n::tr;
use crate::output::is_closed_pipe;

/// Blank lines that push what is secret out of sight before the next person looks.
pub(crate) const OUT_OF_SIGHT: usize = 60;

/// Plays until somebody quits or the input ends. A reader who has gone away is no failure.
pub(crate) fn play<R: BufRead, W: Write>(
    io: &mut LineIo<R, W>,
    table: &mut AnyLocalTable,
    luck: &mut Luck,
    coach: bool,
) -> anyhow::Result<()> {
    match Repl::new(io, table, luck, coach)?.run() {
        Err(error) if is_closed_pipe(&error) => Ok(()),
        other => other,
    }
}

/// What follows a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Ask,
    Leave,
}

/// Reads lines, does what they say and prints what comes of it.
pub(crate) struct Repl<'a, R, W> {
    io: &'a mut LineIo<R, W>,
    pub(crate) table: &'a mut AnyLocalTable,
    luck: &'a mut Luck,
    /// Who sits at the keyboard; nobody while it is passed on.
    pub(crate) at: Option<Seat>,
    ui: Box<dyn AnyLineUi>,
    /// An action that waits for a yes.
    ready: Option<String>,
    /// For each seat, how much of what was done it has been told.
    told: Vec<usize>,
    coach: Coach,
}

impl<'a, R: BufRead, W: Write> Repl<'a, R, W> {
    /// Sits down to a game.
    pub(crate) fn new(
        io: &'a mut LineIo<R, W>,
        table: &'a mut AnyLocalTable,
        luck: &'a mut Luck,
        coach: bool,
    ) -> anyhow::Result<Self> {
        let ui = open(table.kind().name(), table.sight(None))?;
        Ok(Self::through(ui, io, table, luck, coach))
    }

    /// Sits down to a game that is shown in these lines.
    pub(crate) fn through(
        ui: Box<dyn AnyLineUi>,
        io: &'a mut LineIo<R, W>,
        table: &'a mut AnyLocalTable,
        luck: &'a mut Luck,
        coach: bool,
    ) -> Self {
        let told = vec![table.done().len(); table.players().len()];
        Self { io, table, luck, at: None, ui, ready: None, told, coach: Coach::new(coach) }
    }

    pub(crate) fn run(&mut self) -> anyhow::Result<()> {
        self.greet()?;
        loop {
            let Some(line) = self.io.ask()? else {
                if !self.table.is_over() {
                    self.io.say(match self.ui.part(Part::Stage).pop() {
                        None => tr!("terminal-input-ended"),
                        Some(stage) => tr!("terminal-input-ended-at", "stage" => stage),
                    })?;
                }
                break;
            };
            if self.hear(&line)? == Next::Leave {
                break;
            }
        }
        Ok(self.io.flush()?)
    }

    /// The person for whom the keyboard is passed on.
    fn passed_to(&self) -> Option<Seat> {
        self.table.person_due().filter(|due| self.at != Some(*due))
    }

    /// Whether chance waits for whoever is here.
    pub(crate) fn may_go_ahead(&self) -> bool {
        self.at.is_some() && self.table.waiting() == self.at
    }

    /// Says what is played and by whom, and begins.
    pub(crate) fn greet(&mut self) -> anyhow::Result<()> {
        // Nobody has sat down yet, but a lone person is meant all the same.
        self.ui.look(self.table.sight(self.table.lone_person()))?;
        self.io.say_all(self.ui.part(Part::Greeting))?;
        self.io.say_all(self.table.characters())?;
        let promised = self.table.promised();
        self.io.say_all(promised.and_then(|promised| self.ui.promise(&promised)))?;
        // A game that goes on is shown whole.
        if !self.table.done().is_empty() {
            self.ui.refresh();
        }
        self.go_on()
    }

    /// Lets chance and the bots act and turns to the person who has to act then.
    fn go_on(&mut self) -> anyhow::Result<()> {
        self.table.go_on(self.luck).map_err(|reason| anyhow!(reason))?;
        self.ready = None;
        self.ui.rewind();
        if self.table.lone_person().is_some() {
            self.at = self.table.lone_person();
        } else if !self.table.kind().hides() {
            self.at = self.table.person_due().or(self.at);
        }
        if self.table.is_over() {
            return self.finish();
        }
        match self.passed_to() {
            Some(next) => self.pass_to(next),
            None => self.turn(),
        }
    }

    fn look(&mut self) -> anyhow::Result<()> {
        Ok(self.ui.look(self.table.sight(self.at))?)
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        if self.table.lone_person().is_none() {
            // All look at the end together; what is new is told to whoever was here last.
            let last = self.at.unwrap_or(Seat(0));
            self.at = None;
            self.tell_news(last, self.table.done().len())?;
        } else if let Some(seat) = self.at {
            self.tell_news(seat, self.table.done().len())?;
        }
        self.look()?;
        self.io.say("")?;
        self.io.say_all(self.ui.part(Part::Finale))?;
        self.tell_coached()?;
        Ok(self.io.say_all(self.ui.part(Part::End))?)
    }

    /// What a coach says to whoever is here, or to all at the end.
    fn coached(&mut self) -> Coached {
        self.table.advice(self.at).map_or_else(Coached::default, |advice| {
            let look = advice.look.iter().map(|one| self.ui.say(one)).collect();
            Coached::new(self.ui.say(&advice.why), look)
        })
    }

    /// Says what the coach has to say, if it is not said yet.
    fn tell_coached(&mut self) -> io::Result<()> {
        let coached = self.coached();
        self.io.say_all(self.coach.news(coached))
    }

    /// Hides everything until the next person is there.
    fn pass_to(&mut self, next: Seat) -> anyhow::Result<()> {
        self.coach.forget();
        if let Some(seat) = self.at {
            // What came of one's own action; not what the next player is about to see.
            self.tell_news(seat, self.table.last_by(seat))?;
        }
        self.at = None;
        self.look()?;
        if self.io.interactive {
            self.io.say_all(std::iter::repeat_n("", OUT_OF_SIGHT))?;
        }
        Ok(self.io.say(tr!("terminal-pass", "name" => self.ui.called(next)))?)
    }

    /// What happened since `seat` was told last and before the `to`th thing.
    fn tell_news(&mut self, seat: Seat, to: usize) -> anyhow::Result<()> {
        let from = self.told[seat.index()];
        let to = to.max(from);
        self.told[seat.index()] = to;
        if !self.table.kind().hides() {
            // Everybody hears everything, whoever sits at the keyboard.
            self.told.fill(to);
        }
        self.look()?;
        for done in &self.table.done()[from.min(to)..to] {
            self.io.say_all(self.ui.tell_done(done))?;
        }
        Ok(())
    }

    /// Shows what the person who has to act should know, and asks.
    fn turn(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        self.tell_news(seat, self.table.done().len())?;
        if !self.may_go_ahead() {
            let news = self.ui.news();
            if !news.is_empty() {
                self.io.say("")?;
                self.io.say_all(news)?;
            }
        }
        self.prompt()
    }

    /// Says what is asked, and what can be chosen.
    fn prompt(&mut self) -> anyhow::Result<()> {
        if !self.may_go_ahead() {
            self.tell_coached()?;
        }
        self.io.say_all(self.ui.part(Part::Choices))?;
        self.io.say_all(self.table.clocks())?;
        // A pipe is not asked to confirm, so an action without a choice is done by its name.
        if self.io.interactive
            && let Some(action) = self.ui.ready()
        {
            self.ready = Some(action);
            self.io.say(tr!("terminal-enter"))?;
        }
        Ok(())
    }

    /// Does what the clock has demanded while nobody typed.
    fn tick(&mut self) -> anyhow::Result<()> {
        let news = self.table.tick();
        self.io.say_all(&news)?;
        if !news.is_empty() && (self.table.is_over() || self.table.bot_due().is_some()) {
            self.go_on()?;
        }
        Ok(())
    }

    pub(crate) fn hear(&mut self, line: &str) -> anyhow::Result<Next> {
        self.tick()?;
        if let Some(action) = self.ready.take() {
            let typed = line.trim().to_lowercase();
            match (typed.as_str(), answer(line)) {
                ("", _) | (_, Some(true)) => {
                    self.act(action)?;
                    return Ok(Next::Ask);
                }
                ("back", _) | (_, Some(false)) => {
                    self.go_back()?;
                    return Ok(Next::Ask);
                }
                _ => self.ready = Some(action),
            }
        }
        match Command::read(line, &self.ui.words(), Place::Here) {
            Ok(command) => self.obey(command),
            Err(reason) => {
                self.io.say(sentence(&reason))?;
                Ok(Next::Ask)
            }
        }
    }

    fn obey(&mut self, command: Command) -> anyhow::Result<Next> {
        let waits = self.may_go_ahead();
        // Whoever is not asked has nothing to choose, whatever they type.
        let chooses = match command {
            Command::Why => !self.table.is_over(),
            Command::Choice(_) | Command::Legal(_) | Command::Back | Command::Preview(_) => true,
            Command::Hint => true,
            _ => false,
        };
        if chooses && !self.is_turn()? {
            return Ok(Next::Ask);
        }
        match command {
            Command::Why | Command::Hint | Command::Legal(_) if waits => {
                self.io.say(tr!("terminal-only-roll"))?;
            }
            Command::Nothing if waits => self.go_ahead()?,
            Command::Nothing => {
                if let Some(next) = self.passed_to() {
                    self.at = Some(next);
                    self.turn()?;
                }
            }
            Command::Help => {
                self.io.say_all(self.ui.part(Part::Help))?;
                self.io.say_all(self.ui.part(Part::Legend))?;
            }
            Command::Why => {
                let coached = self.coached();
                self.io.say_all(coached.lines())?;
            }
            Command::Hint => {
                let seat = self.at.unwrap_or(Seat(0));
                let hints = self.table.hint_lines(seat, self.luck, &*self.ui);
                self.answer(hints)?;
            }
            Command::Who => self.io.say_all(self.table.characters())?,
            Command::Review => {
                let review = self.table.review_lines(self.luck, &*self.ui);
                self.answer(review)?;
            }
            Command::Coach(on) => {
                let answer = self.coach.turn(on);
                self.io.say(answer)?;
                if self.at.is_some() && !waits {
                    self.tell_coached()?;
                }
            }
            Command::Log => self.io.say_all(self.ui.history(self.table))?,
            Command::Undo => self.undo()?,
            Command::Resign => self.resign()?,
            Command::Save(file) => self.io.save(self.table, file)?,
            Command::New => self.begin_again()?,
            Command::Quit => return self.quit(),
            command => self.choose(command)?,
        }
        Ok(Next::Ask)
    }

    /// Does what a command asks of the game.
    fn choose(&mut self, command: Command) -> anyhow::Result<()> {
        if command == Command::Back {
            self.ready = None;
        }
        // Only somebody who is here can choose.
        let seat = self.at.unwrap_or(Seat(0));
        match self.ui.obey(command) {
            Heard::Said(lines) => self.io.say_all(lines)?,
            Heard::Refused(reason) => self.io.say(reason)?,
            Heard::Ask => self.prompt()?,
            Heard::Try(action) => self.attempt(action)?,
            Heard::Preview(action) => {
                let effect = self.ui.foretell(self.table, seat, &action);
                self.answer(effect.map(|effect| effect.words))?;
            }
            Heard::NotNow(action) => {
                let why = self.ui.why_not(self.table, seat, &action);
                self.answer(Err(why))?;
            }
            Heard::GoAhead => self.go_ahead()?,
            Heard::NotHere => {}
        }
        Ok(())
    }

    /// Whether somebody is here to act; says why not.
    fn is_turn(&mut self) -> io::Result<bool> {
        if self.table.is_over() {
            self.io.say(tr!("table-prompt-over"))?;
        } else if let Some(next) = self.passed_to() {
            self.io.say(tr!("terminal-pass", "name" => self.ui.called(next)))?;
        } else {
            return Ok(true);
        }
        Ok(false)
    }

    fn go_ahead(&mut self) -> anyhow::Result<()> {
        if self.may_go_ahead() {
            self.table.wait_for(None);
            return self.go_on();
        }
        if self.is_turn()? {
            self.io.say(tr!("terminal-no-roll"))?;
        }
        Ok(())
    }

    /// Says what somebody wanted to know, or why it is not told.
    fn answer(&mut self, lines: Result<Vec<String>, String>) -> io::Result<()> {
        match lines {
            Ok(lines) => self.io.say_all(lines),
            Err(reason) => self.io.say(sentence(&reason)),
        }
    }

    /// Does it; a person may be shown first what it would do.
    fn attempt(&mut self, action: String) -> anyhow::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        match self.ui.foretell(self.table, seat, &action) {
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
            Ok(effect) => match effect.ask {
                Ask::Sure if self.io.interactive => {
                    self.io.say_all(effect.words)?;
                    self.io.say(tr!("terminal-enter-or-back"))?;
                    self.ready = Some(action);
                    Ok(())
                }
                Ask::Question(question) if !self.io.confirm(&question)? => {
                    Ok(self.io.say(tr!("terminal-not-done"))?)
                }
                _ => self.act(action),
            },
        }
    }

    fn act(&mut self, action: String) -> anyhow::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        match self.table.act(seat, action) {
            Ok(()) => {
                if self.ui.waits(self.table, seat) {
                    self.table.wait_for(Some(seat));
                }
                self.go_on()
            }
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }

    fn go_back(&mut self) -> anyhow::Result<()> {
        if self.is_turn()? {
            // What was typed whole, or chosen last, is not among the steps yet.
            if self.ui.ready().is_some() {
                self.ui.obey(Command::Back);
            }
            self.prompt()?;
        }
        Ok(())
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        // Where nothing is hidden, whoever asks after the end is told that it stands.
        let hides = self.table.kind().hides();
        if (hides || !self.table.is_over()) && !self.is_turn()? {
            return Ok(());
        }
        let Some(seat) = self.at.or(self.table.last_person()) else { return Ok(()) };
        match self.table.undo(seat) {
            Ok(undone) => {
                let length = self.table.done().len();
                self.told.iter_mut().for_each(|told| *told = length.min(*told));
                self.ready = None;
                self.io.say(tr!("terminal-taken-back", "actions" => undone))?;
                if !hides {
                    self.at = self.table.lone_person().or(self.table.person_due());
                }
                self.ui.rewind();
                self.turn()
            }
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }

    fn resign(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.table.resigner() else {
            return Ok(self.io.say(tr!("table-prompt-over"))?);
        };
        let question = self.ui.resign_question(seat);
        if !question.is_empty() && !self.io.confirm(&question)? {
            return Ok(());
        }
        match self.table.resign(seat) {
            Ok(()) => self.go_on(),
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }

    fn begin_again(&mut self) -> anyhow::Result<()> {
        if self.table.is_unsaved() && !self.io.confirm(&tr!("terminal-unsaved-new"))? {
            return Ok(());
        }
        let secret = self.luck.secret()?;
        *self.table = self.table.again(&secret).map_err(|reason| anyhow!(reason))?;
        self.at = None;
        self.told.fill(0);
        self.coach.forget();
        self.greet()
    }

    fn quit(&mut self) -> anyhow::Result<Next> {
        if self.table.is_unsaved() && !self.io.confirm(&tr!("terminal-unsaved-quit"))? {
            return Ok(Next::Ask);
        }
        if !self.table.is_over() {
            self.io.say(tr!("terminal-unfinished"))?;
        }
        Ok(Next::Leave)
    }
}
