//! The state of a game's screen, and what messages do to it. Nothing here draws or reads.

mod orders;

use ardri_core::{Seat, Viewer};

use super::builder::{Builder, Typed};
use super::coach::{self, Coached};
use super::command::Command;
use super::effect::{Effect, Notice};
use super::game_ui::title;
use super::game_ui::{Ask, GameUi, PickOf};
use super::line_ui::{AnyLineUi, LineUi};
use super::local_table::LocalTable;
use super::luck::Luck;
use super::manual;
use super::message::{self, Msg, Question};
use super::scene::Scene;
use super::text::{scrolled, sentence, typed};
use crate::i18n::tr;

/// What the keyboard is for at the moment.
pub(crate) type Mode<G> = message::Mode<<G as ardri_core::Game>::Action>;

/// What is shown beside the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Log,
    /// What the choice under the cursor would do.
    Effect,
    /// What the game has for this place: the hand, the odds.
    Beside,
    Coach,
}

/// The game on the screen.
#[derive(Clone, Debug)]
pub(crate) struct GameScreen<G: GameUi> {
    /// The whole game; what is drawn does not come from here.
    session: LocalTable<G>,
    /// What is drawn, and the way to the next action.
    pub(crate) ui: LineUi<G>,
    /// Which choice or square the cursor is on.
    pub(crate) cursor: usize,
    pub(crate) mode: Mode<G>,
    pub(crate) side: Side,
    /// What the choice under the cursor would do.
    pub(crate) effect: Vec<String>,
    pub(crate) notice: Option<Notice>,
    /// Rows of the log that are scrolled away at its end.
    pub(crate) scroll: usize,
    /// A coach sits beside whoever is asked.
    pub(crate) coach: bool,
    /// Who sits at the keyboard; nobody while it is passed on.
    at: Option<Seat>,
    /// The digits that were pressed last.
    digits: usize,
    /// What somebody wanted who chose to save the game first.
    after_save: Effect,
}

impl<G: GameUi> GameScreen<G> {
    /// The screen of a game, as it is shown first.
    pub(crate) fn new(session: LocalTable<G>, luck: &mut Luck) -> Self {
        let mut screen = Self {
            ui: LineUi::new(Scene::of(&session, Viewer::Spectator), Vec::new()),
            cursor: G::start(),
            mode: Mode::<G>::Choices,
            side: Side::Log,
            effect: Vec::new(),
            notice: None,
            scroll: 0,
            coach: false,
            at: None,
            digits: 0,
            after_save: Effect::Stay,
            session,
        };
        screen.go_on(luck);
        if let (None, Some(opening)) = (&screen.notice, G::opening(&screen.ui.scene)) {
            screen.say(&opening);
        }
        screen
    }

    /// The same with a coach beside it, or without.
    pub(crate) fn beside(mut self, coach: bool) -> Self {
        self.coach = coach;
        self.side = self.resting();
        self
    }

    /// What a coach says to whoever is here; nothing to those who wait for the keyboard or the dice.
    pub(crate) fn coached(&self) -> Option<Coached> {
        let here = self.at.is_some() && !self.ui.waits;
        (here || self.session.is_over()).then(|| self.ui.coached())
    }

    /// Whether what the game has for this place is always shown.
    fn shows_beside(&self) -> bool {
        self.ui.switch && G::BESIDE.is_some()
    }

    /// What is beside the choices before somebody looks at one of them.
    fn resting(&self) -> Side {
        match (self.coach, self.shows_beside()) {
            (true, _) => Side::Coach,
            (false, true) => Side::Beside,
            (false, false) => Side::Log,
        }
    }

    /// Calls the coach, or sends the coach away.
    fn call_coach(&mut self, on: bool) {
        self.coach = on;
        self.side = self.resting();
        self.say(&coach::always(on));
    }

    /// The game, to be saved.
    pub(crate) fn session(&mut self) -> &mut LocalTable<G> {
        &mut self.session
    }

    fn say(&mut self, text: &str) {
        self.notice = Some(Notice { text: text.into(), refusal: false });
    }

    fn refuse(&mut self, reason: &str) {
        self.notice = Some(Notice { text: sentence(reason), refusal: true });
    }

    /// Lets chance and the bots act and turns to the person who has to act then. Over a board the bots
    /// wait for [`Msg::Bot`], so that they can be followed.
    fn go_on(&mut self, luck: &mut Luck) {
        self.notice = None;
        self.scroll = 0;
        let gone =
            if G::BOARD { self.session.draw().map(|_| ()) } else { self.session.go_on(luck) };
        if let Err(reason) = gone {
            self.refuse(&reason);
        }
        let (lone, due) = (self.session.lone_person(), self.session.person_due());
        self.at = match (G::HIDES, self.session.is_over()) {
            (false, _) => lone.or(due).or(self.at),
            (true, true) => lone,
            (true, false) => lone.or(self.at).filter(|at| due == Some(*at)),
        };
        self.mode = self.passing().map_or(Mode::<G>::Choices, Mode::<G>::Pass);
        self.look_again();
        if self.session.is_over() {
            let (scores, end) = (G::scores(&self.ui.scene), G::asked_now(&self.ui.scene));
            if !scores.is_empty() {
                let text = scores.into_iter().chain([String::new(), end]).collect();
                self.open_page("terminal-page-end", text);
            }
        }
    }

    /// The person to whom the keyboard is passed on.
    fn passing(&self) -> Option<Seat> {
        self.session.person_due().filter(|due| self.at != Some(*due))
    }

    /// Makes what is shown anew.
    fn look_again(&mut self) {
        let viewer = self.at.map_or(Viewer::Spectator, Viewer::Seat);
        let legal = self.at.map(|seat| self.session.legal(seat)).unwrap_or_default();
        self.ui.rewind();
        self.ui.look(Scene::of(&self.session, viewer), legal);
        self.ui.waits = self.at.is_some() && self.session.waiting() == self.at;
        self.side = match self.ui.is_asked() && G::reads_first(&self.ui.scene.view) {
            true => Side::Effect,
            false => self.resting(),
        };
        self.rewind();
    }

    /// Puts the cursor on the first choice; an action without a choice is ready at once.
    fn rewind(&mut self) {
        self.digits = 0;
        if !G::BOARD {
            self.cursor = 0;
        }
        if let (message::Mode::Choices, Some(action)) = (&self.mode, self.ui.builder.ready()) {
            self.mode = Mode::<G>::Sure(action);
        }
        self.foresee();
    }

    /// Finds out what the choice under the cursor would do.
    fn foresee(&mut self) {
        if G::BOARD {
            return;
        }
        let picked = self.picked();
        let action = match (&self.mode, &picked) {
            (message::Mode::Sure(action), _) => Some(action.clone()),
            (_, Some(pick)) => self.ui.builder.after(std::slice::from_ref(pick)).ready(),
            _ => None,
        };
        self.effect = match (action, self.at) {
            (Some(action), Some(seat)) => {
                let effect = self.session.game().foretell(&self.ui.scene, seat, &action);
                effect.map_or_else(|reason| vec![sentence(&reason)], |effect| effect.words)
            }
            _ => {
                picked.map(|pick| self.session.game().explain(&self.ui, &pick)).unwrap_or_default()
            }
        };
    }

    /// The choice under the cursor.
    fn picked(&self) -> Option<PickOf<G>> {
        self.ui.builder.picks().get(self.cursor).cloned()
    }

    /// Whether a bot should act now. It waits while somebody is being asked something.
    pub(crate) fn awaits_bot(&self) -> bool {
        let asking = matches!(self.mode, message::Mode::Confirm(_));
        G::BOARD && self.session.bot_due().is_some() && !asking
    }

    /// What the clocks show, if there are any, and whether one of them runs.
    pub(crate) fn clocks(&self) -> Option<(String, bool)> {
        Some((self.session.short_clocks()?, self.session.is_timed()))
    }

    /// Does what the clock demands.
    fn tick(&mut self, luck: &mut Luck) {
        let from = self.session.done().len();
        let news = self.session.tick();
        if news.is_empty() {
            return;
        }
        if self.session.is_over() || self.session.bot_due().is_some() {
            self.go_on(luck);
            self.tell(from);
        }
        self.say(&news.join(" "));
    }

    /// Does what a message asks for.
    pub(crate) fn update(&mut self, msg: Msg, luck: &mut Luck) -> Effect {
        self.tick(luck);
        match msg {
            Msg::Do(Command::Quit) => return self.quit(),
            Msg::Tick => return Effect::Stay,
            Msg::Bot => {
                self.bot(luck);
                return Effect::Stay;
            }
            _ => {}
        }
        match std::mem::replace(&mut self.mode, Mode::<G>::Choices) {
            message::Mode::Choices => self.on_choices(msg, luck),
            message::Mode::Sure(action) => self.on_sure(action, msg, luck),
            message::Mode::Pass(next) => self.on_pass(next, msg, luck),
            message::Mode::Line(text) => self.on_line(text, msg, luck),
            message::Mode::FileName(text) => self.on_file_name(text, msg),
            message::Mode::Confirm(question) => self.on_answer(question, msg, luck),
            message::Mode::Page { title, text, scroll } => {
                match msg {
                    Msg::Scroll(rows) => {
                        let scroll = scrolled(scroll, rows);
                        self.mode = Mode::<G>::Page { title, text, scroll };
                    }
                    Msg::Escape => self.resume(),
                    _ => self.mode = Mode::<G>::Page { title, text, scroll },
                }
                Effect::Stay
            }
        }
    }

    /// Goes back from a page, a line or a question to what was asked.
    fn resume(&mut self) {
        self.mode = match self.passing() {
            Some(next) => Mode::<G>::Pass(next),
            None => self.ui.builder.ready().map_or(Mode::<G>::Choices, Mode::<G>::Sure),
        };
        self.foresee();
    }

    fn on_choices(&mut self, msg: Msg, luck: &mut Luck) -> Effect {
        match msg {
            Msg::Choose if self.ui.waits => self.go_ahead(luck),
            Msg::Go(right, down) => {
                let gone = G::go(&self.ui, self.cursor, (right, down));
                if let Some(cursor) = gone {
                    self.digits = 0;
                    self.point_at(cursor);
                }
            }
            Msg::Digit(digit) if !G::BOARD => self.digit(digit),
            Msg::Choose => self.choose(luck),
            Msg::Escape => {
                self.notice = None;
                if self.ui.builder.back() {
                    self.rewind();
                }
                if self.coach {
                    self.side = self.resting();
                }
            }
            msg => return self.on_any(msg, luck),
        }
        Effect::Stay
    }

    fn on_sure(&mut self, action: G::Action, msg: Msg, luck: &mut Luck) -> Effect {
        match msg {
            Msg::Choose | Msg::Yes => self.act(&action, luck),
            Msg::Escape => {
                self.notice = None;
                self.ui.builder.back();
                self.rewind();
            }
            Msg::Go(..) | Msg::Digit(_) => self.mode = Mode::<G>::Sure(action),
            msg => {
                self.mode = Mode::<G>::Sure(action);
                return self.on_any(msg, luck);
            }
        }
        Effect::Stay
    }

    fn on_pass(&mut self, next: Seat, msg: Msg, luck: &mut Luck) -> Effect {
        self.mode = Mode::<G>::Pass(next);
        match msg {
            Msg::Choose => {
                self.notice = None;
                self.at = Some(next);
                self.mode = Mode::<G>::Choices;
                self.look_again();
            }
            // Whoever holds the keyboard now may look at what everybody may see.
            Msg::Do(Command::Own(place, _)) if !G::COMMANDS[place].public => {}
            Msg::Do(Command::Own(..) | Command::Help | Command::Rules)
            | Msg::Do(Command::Save(_) | Command::New)
            | Msg::Scroll(_)
            | Msg::Other => return self.on_any(msg, luck),
            _ => {}
        }
        Effect::Stay
    }

    /// What can be asked for whether or not an action is ready.
    fn on_any(&mut self, msg: Msg, luck: &mut Luck) -> Effect {
        match msg {
            Msg::OpenLine => self.mode = Mode::<G>::Line(String::new()),
            Msg::Paste(text) => self.mode = Mode::<G>::Line(typed(&text)),
            Msg::Do(command) => return self.obey(command, luck),
            Msg::Effect if !self.effect.is_empty() => {
                self.open_page("terminal-page-effect", self.effect.clone());
            }
            Msg::Scroll(rows) => {
                self.side = Side::Log;
                self.scroll = scrolled(self.scroll, rows);
            }
            Msg::Turn => {
                self.side = match self.side {
                    Side::Log => Side::Effect,
                    Side::Effect if G::BESIDE.is_some() => Side::Beside,
                    Side::Effect | Side::Beside if self.coach => Side::Coach,
                    Side::Effect | Side::Beside | Side::Coach => Side::Log,
                };
            }
            Msg::Other => return self.leave_for(Question::Other),
            _ => {}
        }
        Effect::Stay
    }

    fn point_at(&mut self, place: usize) {
        self.cursor = place;
        if !G::BOARD {
            self.side = if self.shows_beside() { Side::Beside } else { Side::Effect };
            self.notice = None;
            self.foresee();
        }
    }

    /// Goes to the choice of that number; two digits in a row may be one number.
    fn digit(&mut self, digit: u8) {
        let picks = self.ui.builder.picks();
        let numbers: Vec<usize> =
            picks.iter().enumerate().map(|(place, pick)| G::number(pick, place)).collect();
        let place = |wanted: usize| numbers.iter().position(|number| *number == wanted);
        let longer = self.digits * 10 + usize::from(digit);
        let wanted = if place(longer).is_some() { longer } else { usize::from(digit) };
        let begins = numbers.iter().any(|number| number / 10 == wanted);
        self.digits = if place(wanted).is_some() || begins { wanted } else { 0 };
        if let Some(place) = place(wanted) {
            self.point_at(place);
        }
    }

    /// Takes what is under the cursor.
    fn choose(&mut self, luck: &mut Luck) {
        if G::BOARD && !self.is_persons_turn() {
            return;
        }
        self.notice = None;
        match G::point(&mut self.ui, self.cursor) {
            Ok(Typed::Steps(steps)) if steps.is_empty() => {}
            Ok(Typed::Steps(steps)) => self.take(self.ui.builder.after(&steps), luck),
            Ok(Typed::Whole(action) | Typed::NotNow(action)) => self.attempt(action, luck),
            Ok(Typed::Unknown) => {}
            Err(reason) => self.refuse(&reason),
        }
    }

    /// Whether a person has to act; says why not.
    fn is_persons_turn(&mut self) -> bool {
        if self.session.is_over() {
            self.refuse(&tr!("table-prompt-over"));
        } else if self.session.bot_due().is_some() {
            self.refuse(&tr!("terminal-bots-move"));
        } else {
            return true;
        }
        false
    }

    /// Goes on after some steps; an action that is ready then may have to be confirmed.
    fn take(&mut self, next: Builder<G>, luck: &mut Luck) {
        self.ui.builder = next;
        match self.ui.builder.ready() {
            Some(action) => self.attempt(action, luck),
            None => self.rewind(),
        }
    }

    /// Does what can be done without a question; for the rest a person is asked.
    fn attempt(&mut self, action: G::Action, luck: &mut Luck) {
        let Some(seat) = self.at else { return };
        match self.session.game().foretell(&self.ui.scene, seat, &action) {
            Err(reason) => self.refuse(&reason),
            Ok(effect) => match effect.ask {
                Ask::No => self.act(&action, luck),
                Ask::Question(question) => {
                    self.mode = Mode::<G>::Confirm(Question::Act(action, question));
                }
                Ask::Sure => {
                    if self.ui.builder.ready().as_ref() != Some(&action) {
                        self.ui.builder.lead_to(&action);
                    }
                    (self.cursor, self.digits) = (0, 0);
                    self.mode = Mode::<G>::Sure(action);
                    self.side = Side::Effect;
                    self.foresee();
                }
            },
        }
    }

    fn act(&mut self, action: &G::Action, luck: &mut Luck) {
        let (Some(seat), from) = (self.at, self.session.done().len()) else { return };
        match self.session.play(seat, action) {
            Ok(()) => {
                self.go_on(luck);
                self.tell(from);
                self.cursor = G::cursor_at(action).unwrap_or(self.cursor);
            }
            Err(reason) => {
                self.ui.rewind();
                self.rewind();
                self.refuse(&reason);
            }
        }
    }

    /// Says what has happened, where it is not told beside the choices.
    fn tell(&mut self, from: usize) {
        // After the end the verdict is what is asked about; once is enough.
        if G::BOARD && !self.session.is_over() {
            let done = self.session.done().get(from..).unwrap_or_default();
            let words: Vec<_> = done.iter().flat_map(|done| self.ui.scene.told(done)).collect();
            self.say(&words.join(" "));
        }
    }

    /// Lets a bot act. The cursor belongs to the person, who may be on the way to somewhere.
    fn bot(&mut self, luck: &mut Luck) {
        // What was said before anything was done (lots, a switch of sides) should still be read.
        let before = self.notice.take().filter(|_| G::is_start(&self.ui.scene.view));
        let from = self.session.done().len();
        let (mode, stepped) = (self.mode.clone(), self.session.step(luck));
        if let Err(reason) = stepped {
            return self.refuse(&reason);
        }
        self.go_on(luck);
        self.tell(from);
        if let (Some(before), Some(notice)) = (before, &mut self.notice) {
            notice.text = format!("{} {}", before.text, notice.text);
        }
        if !matches!(mode, message::Mode::Choices) && !self.session.is_over() {
            self.mode = mode;
        }
    }

    fn go_ahead(&mut self, luck: &mut Luck) {
        self.session.wait_for(None);
        self.go_on(luck);
    }

    fn undo(&mut self, luck: &mut Luck) {
        let undone = match self.at {
            Some(seat) => self.session.undo(seat),
            None => Err(tr!("terminal-undo-nobody")),
        };
        match undone {
            Ok(undone) => {
                self.go_on(luck);
                self.say(&tr!("terminal-taken-back", "actions" => undone));
            }
            Err(reason) => self.refuse(&reason),
        }
    }

    fn ask_to_resign(&mut self) {
        match self.session.resigner() {
            Some(seat) => {
                let question = G::resign_question(&self.ui.scene, seat);
                self.mode = Mode::<G>::Confirm(Question::Resign(question));
            }
            None => self.refuse(&tr!("terminal-nobody-resigns")),
        }
    }

    fn resign(&mut self, luck: &mut Luck) {
        let (Some(seat), from) = (self.session.resigner(), self.session.done().len()) else {
            return;
        };
        match self.session.resign(seat) {
            Ok(()) => {
                self.go_on(luck);
                self.tell(from);
            }
            Err(reason) => self.refuse(&reason),
        }
    }

    /// Opens a page; its title is the name of a text.
    fn open_page(&mut self, title: &'static str, text: Vec<String>) {
        self.mode = Mode::<G>::Page { title, text, scroll: 0 };
    }

    /// After the end nobody is asked; saving is offered right beside.
    fn leave_for(&mut self, question: Question<G::Action>) -> Effect {
        if self.session.is_unsaved() && !self.session.is_over() {
            self.mode = Mode::<G>::Confirm(question);
            return Effect::Stay;
        }
        question.loses().unwrap_or(Effect::Stay)
    }

    fn quit(&mut self) -> Effect {
        // Whoever asks twice means it.
        if !self.session.is_unsaved() || self.mode == Mode::<G>::Confirm(Question::Quit) {
            return Effect::Leave;
        }
        self.mode = Mode::<G>::Confirm(Question::Quit);
        Effect::Stay
    }

    fn ask_file_name(&mut self, afterwards: Effect) {
        self.after_save = afterwards;
        let proposed = match &self.session.file {
            Some(file) => file.display().to_string(),
            None => format!("{}.json", G::NAME),
        };
        self.mode = Mode::<G>::FileName(proposed);
    }

    /// Keeps the scrolled rows within what there is to scroll.
    pub(crate) fn limit_scroll(&mut self, most: usize) {
        match &mut self.mode {
            message::Mode::Page { scroll, .. } => *scroll = (*scroll).min(most),
            _ => self.scroll = self.scroll.min(most),
        }
    }

    /// What is asked for at the moment.
    pub(crate) fn asked(&self) -> String {
        match &self.mode {
            message::Mode::Pass(next) => tr!("terminal-pass", "name" => G::called(*next)),
            message::Mode::Sure(action) => {
                tr!("terminal-sure", "action" => action.to_string())
            }
            _ => G::asked_next(&self.ui, self.cursor),
        }
    }

    /// What can be pressed now.
    pub(crate) fn keys(&self) -> String {
        let over = G::is_over(&self.ui.scene.view);
        manual::key_bar::<G>(self.mode.name(over, self.coach, self.ui.waits))
    }

    /// What stays on the terminal after the screen is gone.
    pub(crate) fn parting(&self) -> String {
        let scene = &self.ui.scene;
        let how = G::verdict(scene).unwrap_or_else(|| match G::stage(&scene.view) {
            stage if stage.is_empty() => tr!("terminal-unfinished"),
            stage => tr!("terminal-unfinished-at", "stage" => stage),
        });
        let title = title::<G>();
        match &self.session.file {
            Some(file) if !self.session.is_unsaved() => {
                let file = file.display().to_string();
                tr!("terminal-parting.saved", "title" => title, "how" => how, "file" => file)
            }
            _ => tr!("terminal-parting", "title" => title, "how" => how),
        }
    }
}
