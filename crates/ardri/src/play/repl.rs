//! A game at one terminal in lines of text, for pipes and screen readers.

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use ardri_core::{Seat, Viewer};

use super::answer::answer;
use super::builder::ActionBuilder;
use super::coach::Coach;
use super::command::Command;
use super::game_ui::{Ask, GameUi};
use super::line_io::LineIo;
use super::line_ui::{Heard, LineUi, Read};
use super::local_table::LocalTable;
use super::luck::Luck;
use super::manual;
use super::scene::Scene;
use super::text::sentence;
use crate::i18n::tr;
use crate::output::is_closed_pipe;

/// Blank lines that push what is secret out of sight before the next person looks.
pub(crate) const OUT_OF_SIGHT: usize = 60;

/// Plays until somebody quits or the input ends.
///
/// # Errors
/// Reading or writing fails. A reader who has gone away is no failure.
pub(crate) fn play<G: GameUi, R: BufRead, W: Write>(
    io: &mut LineIo<R, W>,
    session: &mut LocalTable<G>,
    luck: &mut Luck,
    coach: bool,
) -> anyhow::Result<()> {
    match Repl::new(io, session, luck, coach).run() {
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
pub(crate) struct Repl<'a, G: GameUi, R, W> {
    io: &'a mut LineIo<R, W>,
    pub(crate) session: &'a mut LocalTable<G>,
    luck: &'a mut Luck,
    /// Who sits at the keyboard; nobody while it is passed on.
    pub(crate) at: Option<Seat>,
    pub(crate) ui: LineUi<G>,
    /// An action that waits for a yes.
    ready: Option<G::Action>,
    /// For each seat, how much of what was done it has been told.
    told: Vec<usize>,
    coach: Coach,
}

impl<'a, G: GameUi, R: BufRead, W: Write> Repl<'a, G, R, W> {
    /// Sits down to a game.
    pub(crate) fn new(
        io: &'a mut LineIo<R, W>,
        session: &'a mut LocalTable<G>,
        luck: &'a mut Luck,
        coach: bool,
    ) -> Self {
        let told = vec![session.done().len(); session.players().len()];
        let ui = LineUi::new(Scene::of(session, Viewer::Spectator), Vec::new());
        Self { io, session, luck, at: None, ui, ready: None, told, coach: Coach::new(coach) }
    }

    fn run(&mut self) -> anyhow::Result<()> {
        self.greet()?;
        loop {
            let Some(line) = self.io.ask()? else {
                if !self.session.is_over() {
                    self.io.say(match G::stage(&self.ui.scene.view) {
                        stage if stage.is_empty() => tr!("terminal-input-ended"),
                        stage => tr!("terminal-input-ended-at", "stage" => stage),
                    })?;
                }
                break;
            };
            if self.hear(&line)? == Next::Leave {
                break;
            }
        }
        self.io.flush()?;
        Ok(())
    }

    /// The person for whom the keyboard is passed on.
    fn passed_to(&self) -> Option<Seat> {
        self.session.person_due().filter(|due| self.at != Some(*due))
    }

    /// Whether chance waits for whoever is here.
    pub(crate) fn may_go_ahead(&self) -> bool {
        self.at.is_some() && self.session.waiting() == self.at
    }

    /// Says what is played and by whom, and begins.
    pub(crate) fn greet(&mut self) -> anyhow::Result<()> {
        // Nobody has sat down yet, but a lone person is meant all the same.
        let viewer = self.session.lone_person().map_or(Viewer::Spectator, Viewer::Seat);
        let scene = Scene::of(self.session, viewer);
        self.io.say_all(G::greeting(&scene))?;
        self.io.say_all(self.session.commitment())?;
        // A game that goes on is shown whole.
        if !self.session.done().is_empty() {
            self.ui.refresh();
        }
        self.go_on()
    }

    /// Lets chance and the bots act and turns to the person who has to act then.
    fn go_on(&mut self) -> anyhow::Result<()> {
        self.session.go_on(self.luck).map_err(|reason| anyhow!(reason))?;
        self.ready = None;
        self.ui.rewind();
        if self.session.lone_person().is_some() {
            self.at = self.session.lone_person();
        } else if !G::HIDES {
            self.at = self.session.person_due().or(self.at);
        }
        if self.session.is_over() {
            return self.finish();
        }
        match self.passed_to() {
            Some(next) => self.pass_to(next),
            None => self.turn(),
        }
    }

    fn look(&mut self) {
        let viewer = self.at.map_or(Viewer::Spectator, Viewer::Seat);
        let legal = self.at.map(|seat| self.session.legal(seat)).unwrap_or_default();
        self.ui.waits = self.may_go_ahead();
        self.ui.look(Scene::of(self.session, viewer), legal);
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        if self.session.lone_person().is_none() {
            // All look at the end together; what is new is told to whoever was here last.
            let last = self.at.unwrap_or(Seat(0));
            self.at = None;
            self.tell_news(last, self.session.done().len())?;
        } else if let Some(seat) = self.at {
            self.tell_news(seat, self.session.done().len())?;
        }
        self.look();
        self.io.say("")?;
        self.io.say_all(G::finale(&self.ui))?;
        self.tell_coached()?;
        self.io.say(G::asked_now(&self.ui.scene))?;
        Ok(self.io.say(G::still())?)
    }

    /// Says what the coach has to say, if it is not said yet.
    fn tell_coached(&mut self) -> io::Result<()> {
        let coached = self.coach.news(self.ui.coached());
        self.io.say_all(coached)
    }

    /// Hides everything until the next person is there.
    fn pass_to(&mut self, next: Seat) -> anyhow::Result<()> {
        self.coach.forget();
        if let Some(seat) = self.at {
            // What came of one's own action; not what the next player is about to see.
            self.tell_news(seat, self.session.last_by(seat))?;
        }
        self.at = None;
        self.look();
        if self.io.interactive {
            self.io.say_all(std::iter::repeat_n("", OUT_OF_SIGHT))?;
        }
        Ok(self.io.say(tr!("terminal-pass", "name" => G::called(next)))?)
    }

    /// What happened since `seat` was told last and before the `to`th thing.
    fn tell_news(&mut self, seat: Seat, to: usize) -> io::Result<()> {
        let from = self.told[seat.index()];
        let to = to.max(from);
        self.told[seat.index()] = to;
        if !G::HIDES {
            // Everybody hears everything, whoever sits at the keyboard.
            self.told.fill(to);
        }
        self.look();
        for done in &self.session.done()[from.min(to)..to] {
            let seen = done.seen::<G>(self.ui.scene.viewer()).cloned();
            self.ui.tell(&seen.collect::<Vec<_>>());
            self.io.say_all(G::tell_done(&self.ui.scene, done))?;
        }
        Ok(())
    }

    /// Shows what the person who has to act should know, and asks.
    fn turn(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        self.tell_news(seat, self.session.done().len())?;
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
        self.io.say_all(G::choices(&self.ui))?;
        self.io.say_all(self.session.clocks())?;
        // A pipe is not asked to confirm, so an action without a choice is done by its name.
        if self.io.interactive
            && let Some(action) = self.ui.builder.ready()
        {
            self.ready = Some(action);
            self.io.say(tr!("terminal-enter"))?;
        }
        Ok(())
    }

    /// Does what the clock has demanded while nobody typed.
    fn tick(&mut self) -> anyhow::Result<()> {
        let news = self.session.tick();
        self.io.say_all(&news)?;
        if !news.is_empty() && (self.session.is_over() || self.session.bot_due().is_some()) {
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
                    self.act(&action)?;
                    return Ok(Next::Ask);
                }
                ("back", _) | (_, Some(false)) => {
                    self.go_back()?;
                    return Ok(Next::Ask);
                }
                _ => self.ready = Some(action),
            }
        }
        // Whoever is not asked has nothing to choose, whatever they type.
        let parsed = Command::parse::<G>(line);
        if let Ok(Command::Choice(_) | Command::Legal(_) | Command::Back | Command::Preview(_)) =
            parsed
            && !self.is_turn()?
        {
            return Ok(Next::Ask);
        }
        if let (Ok(Command::Legal(_)), true) = (&parsed, self.may_go_ahead()) {
            self.io.say(tr!("terminal-only-roll"))?;
            return Ok(Next::Ask);
        }
        if let (Ok(Command::Back), true) = (&parsed, self.ready.is_some()) {
            self.ready = None;
        }
        match self.ui.hear(line) {
            Heard::Said(lines) => self.io.say_all(lines)?,
            Heard::Refused(reason) => self.io.say(reason)?,
            Heard::Ask => self.prompt()?,
            Heard::Try(text) => {
                if let Ok(action) = text.parse() {
                    self.attempt(&action)?;
                }
            }
            Heard::NotNow(text) => {
                if let (Some(seat), Ok(action)) = (self.at, text.parse()) {
                    let why = self.session.game().why_not(seat, &action);
                    self.io.say(sentence(&why))?;
                }
            }
            Heard::GoAhead => self.go_ahead()?,
            Heard::Host(command) => return self.obey(command),
        }
        Ok(Next::Ask)
    }

    fn obey(&mut self, command: Command) -> anyhow::Result<Next> {
        match command {
            Command::Nothing if self.may_go_ahead() => self.go_ahead()?,
            Command::Nothing => {
                if let Some(next) = self.passed_to() {
                    self.at = Some(next);
                    self.turn()?;
                }
            }
            Command::Help => {
                self.io.say_all(manual::help::<G>())?;
                self.io.say_all(manual::legend::<G>())?;
            }
            Command::Why => self.why()?,
            Command::Coach(on) => {
                let answer = self.coach.turn(on);
                self.io.say(answer)?;
                if self.at.is_some() && !self.may_go_ahead() {
                    self.tell_coached()?;
                }
            }
            Command::Log => self.io.say_all(G::history(&self.ui.scene))?,
            Command::Preview(text) => self.preview(&text)?,
            Command::Undo => self.undo()?,
            Command::Resign => self.resign()?,
            Command::Save(file) => self.io.save(self.session, file)?,
            Command::New => self.begin_again()?,
            Command::Quit => return self.quit(),
            // The rest is the game's, and was done there.
            _ => {}
        }
        Ok(Next::Ask)
    }

    /// Whether somebody is here to act; says why not.
    fn is_turn(&mut self) -> io::Result<bool> {
        if self.session.is_over() {
            self.io.say(tr!("table-prompt-over"))?;
        } else if let Some(next) = self.passed_to() {
            self.io.say(tr!("terminal-pass", "name" => G::called(next)))?;
        } else {
            return Ok(true);
        }
        Ok(false)
    }

    fn go_ahead(&mut self) -> anyhow::Result<()> {
        if self.may_go_ahead() {
            self.session.go_ahead();
            return self.go_on();
        }
        if self.is_turn()? {
            self.io.say(tr!("terminal-no-roll"))?;
        }
        Ok(())
    }

    /// All that the coach has to say to whoever is here.
    fn why(&mut self) -> io::Result<()> {
        if self.may_go_ahead() {
            return self.io.say(tr!("terminal-only-roll"));
        }
        if self.session.is_over() || self.is_turn()? {
            self.io.say_all(self.ui.coached().lines())?;
        }
        Ok(())
    }

    fn preview(&mut self, text: &str) -> io::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        let game = self.session.game();
        let effect = self.ui.read(text).and_then(|read| match read {
            Read::Action(action) => game.foretell(&self.ui.scene, seat, &action),
            Read::NotNow(action) => Err(game.why_not(seat, &action)),
            Read::Steps(_) => Err(tr!("terminal-preview-open")),
        });
        match effect {
            Ok(effect) => self.io.say_all(effect.words),
            Err(reason) => self.io.say(sentence(&reason)),
        }
    }

    /// Does it; a person may be shown first what it would do.
    fn attempt(&mut self, action: &G::Action) -> anyhow::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        match self.session.game().foretell(&self.ui.scene, seat, action) {
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
            Ok(effect) => match effect.ask {
                Ask::Sure if self.io.interactive => {
                    self.io.say_all(effect.words)?;
                    self.io.say(tr!("terminal-enter-or-back"))?;
                    self.ready = Some(action.clone());
                    Ok(())
                }
                Ask::Question(question) if !self.io.confirm(&question)? => {
                    Ok(self.io.say(tr!("terminal-not-done"))?)
                }
                _ => self.act(action),
            },
        }
    }

    fn act(&mut self, action: &G::Action) -> anyhow::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        match self.session.play(seat, action) {
            Ok(()) => self.go_on(),
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }

    fn go_back(&mut self) -> anyhow::Result<()> {
        if self.is_turn()? {
            // What was typed whole, or chosen last, is not among the steps yet.
            if self.ui.builder.ready().is_some() {
                self.ui.builder.back();
            }
            self.prompt()?;
        }
        Ok(())
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        // Where nothing is hidden, the end can be taken back, too.
        if (G::HIDES || !self.session.is_over()) && !self.is_turn()? {
            return Ok(());
        }
        let Some(seat) = self.at.or(self.session.last_person()) else { return Ok(()) };
        match self.session.undo(seat) {
            Ok(undone) => {
                let length = self.session.done().len();
                self.told.iter_mut().for_each(|told| *told = length.min(*told));
                self.ready = None;
                self.io.say(tr!("terminal-taken-back", "actions" => undone))?;
                if !G::HIDES {
                    self.at = self.session.lone_person().or(self.session.person_due());
                }
                self.ui.rewind();
                self.turn()
            }
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }

    fn resign(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.session.resigner() else {
            return Ok(self.io.say(tr!("table-prompt-over"))?);
        };
        if !self.io.confirm(&G::resign_question(&self.ui.scene, seat))? {
            return Ok(());
        }
        match self.session.resign(seat) {
            Ok(()) => self.go_on(),
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }

    fn begin_again(&mut self) -> anyhow::Result<()> {
        if self.session.is_unsaved() && !self.io.confirm(&tr!("terminal-unsaved-new"))? {
            return Ok(());
        }
        let secret = self.luck.secret()?;
        *self.session = self.session.again(&secret).map_err(|reason| anyhow!(reason))?;
        self.at = None;
        self.told.fill(0);
        self.coach.forget();
        self.ui.look(Scene::of(self.session, Viewer::Spectator), Vec::new());
        self.greet()
    }

    fn quit(&mut self) -> anyhow::Result<Next> {
        if self.session.is_unsaved() && !self.io.confirm(&tr!("terminal-unsaved-quit"))? {
            return Ok(Next::Ask);
        }
        if !self.session.is_over() {
            self.io.say(tr!("terminal-unfinished"))?;
        }
        Ok(Next::Leave)
    }
}
