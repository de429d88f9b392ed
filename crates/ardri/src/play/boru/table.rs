//! The state of the screen, and what messages do to it. Nothing here draws or reads.

mod orders;

use ardri_boru::{Act, Action, BrianBoru, Choice, Pick};
use ardri_core::{Game, Seat, Viewer};

use super::choosing::{Choosing, number};
use super::coach::coach;
use super::message::{Mode, Msg, Question, Side};
use super::names::{card_name, seat_name};
use super::scene::Scene;
use super::session::Session;
use super::words::{self, Room};
use super::{outlook, panels, rulebook};
use crate::play::coach::{self, Coached};
use crate::play::effect::{Effect, Notice};
use crate::play::look::Look;
use crate::play::luck::Luck;
use crate::play::text::{scrolled, sentence, typed};
use crate::speech::say;

/// The game on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// The whole game; what is drawn does not come from here.
    session: Session,
    /// What is drawn.
    pub(crate) scene: Scene,
    /// The way to the next action.
    pub(crate) choosing: Choosing,
    /// Which choice the cursor is on.
    pub(crate) cursor: usize,
    /// What the keyboard is for.
    pub(crate) mode: Mode,
    /// What is shown beside the choices.
    pub(crate) side: Side,
    /// What the choice under the cursor would do.
    pub(crate) effect: Vec<String>,
    /// The answer to the last message.
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

impl Table {
    /// The screen of a game, as it is shown first.
    pub(crate) fn new(session: Session, luck: &mut Luck) -> Self {
        let mut table = Self {
            scene: Scene::of(&session, Viewer::Spectator),
            choosing: Choosing::default(),
            cursor: 0,
            mode: Mode::Choices,
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
        table.go_on(luck);
        if table.scene.view.table.round == 0 && table.notice.is_none() {
            table.say(&say!("terminal-boru-log-begins"));
        }
        table
    }

    /// The same with a coach beside it, or without.
    pub(crate) fn beside(mut self, coach: bool) -> Self {
        self.coach = coach;
        self.side = self.resting();
        self
    }

    /// What a coach says to whoever is here; nothing to those who wait for the keyboard.
    pub(crate) fn coached(&self) -> Option<Coached> {
        let here = self.at.is_some() || self.session.is_over();
        here.then(|| coach(&self.scene.view, self.at, self.choosing.legal()))
    }

    /// What is beside the choices before somebody looks at one of them.
    fn resting(&self) -> Side {
        if self.coach { Side::Coach } else { Side::Log }
    }

    /// Calls the coach, or sends the coach away.
    fn call_coach(&mut self, on: bool) {
        self.coach = on;
        self.side = self.resting();
        self.say(&coach::always(on));
    }

    /// The game, to be saved.
    pub(crate) fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    fn say(&mut self, text: &str) {
        self.notice = Some(Notice { text: text.into(), refusal: false });
    }

    fn refuse(&mut self, reason: &str) {
        self.notice = Some(Notice { text: sentence(reason), refusal: true });
    }

    /// Lets chance and the bots act and turns to the person who has to act then.
    fn go_on(&mut self, luck: &mut Luck) {
        self.notice = None;
        self.scroll = 0;
        if let Err(reason) = self.session.go_on(luck) {
            self.refuse(&reason);
        }
        let (lone, due) = (self.session.lone_person(), self.session.person_due());
        self.at = if self.session.is_over() {
            lone
        } else {
            lone.or(self.at).filter(|at| due == Some(*at))
        };
        self.mode = match due.filter(|due| self.at != Some(*due)) {
            Some(next) => Mode::Pass(next),
            None => Mode::Choices,
        };
        self.look_again();
        if self.session.is_over() {
            let mut text = outlook::score_table(&self.scene);
            text.push(String::new());
            text.push(words::asked(&self.scene.view, self.scene.me));
            self.open_page("terminal-boru-page-end", text);
        }
    }

    /// Makes what is shown anew.
    fn look_again(&mut self) {
        let viewer = self.at.map_or(Viewer::Spectator, Viewer::Seat);
        self.scene = Scene::of(&self.session, viewer);
        let legal = self.at.map(|seat| self.session.legal(seat)).unwrap_or_default();
        self.choosing = Choosing::new(legal);
        self.side = self.resting();
        self.rewind();
    }

    /// Puts the cursor on the first choice; an action without a choice is ready at once.
    fn rewind(&mut self) {
        self.cursor = 0;
        self.digits = 0;
        if let (Mode::Choices, Some(action)) = (&self.mode, self.choosing.ready()) {
            self.mode = Mode::Sure(action);
        }
        self.foresee();
    }

    /// Finds out what the choice under the cursor would do.
    fn foresee(&mut self) {
        let action = match &self.mode {
            Mode::Sure(action) => Some(*action),
            _ => self.picked().and_then(|pick| self.choosing.after(pick).ready()),
        };
        self.effect = match action {
            Some(action) => self.foretell(&action),
            None => self.picked().map(|pick| self.explain(pick)).unwrap_or_default(),
        };
    }

    /// What an action would do, in sentences.
    fn foretell(&self, action: &Action) -> Vec<String> {
        let Some(seat) = self.at else { return Vec::new() };
        match self.session.preview(seat, action) {
            Ok(preview) => words::preview_words(&self.scene.view, action, &preview),
            Err(reason) => vec![sentence(&reason)],
        }
    }

    /// A choice that leads to further ones, in whole words.
    fn explain(&self, pick: Pick) -> Vec<String> {
        if let Pick::Card(card) = pick {
            let does = words::card_words(card, Room::Wide);
            return vec![
                format!("{}: {does}.", card_name(card)),
                say!("terminal-boru-you-keep-two"),
            ];
        }
        if let Pick::Part(part) = pick {
            let alone = Action::Act(Act { part, choice: Choice::Plain });
            if self.choosing.legal().contains(&alone) {
                let mut words = vec![say!("terminal-boru-next-pay")];
                words.extend(self.foretell(&alone));
                return words;
            }
        }
        let words = words::pick_words(pick, &self.scene.view, self.choosing.legal(), Room::Wide);
        vec![sentence(words.trim()), say!("terminal-boru-next-town")]
    }

    /// The choice under the cursor.
    fn picked(&self) -> Option<Pick> {
        self.choosing.picks().get(self.cursor).copied()
    }

    /// Does what a message asks for.
    pub(crate) fn update(&mut self, msg: Msg, luck: &mut Luck) -> Effect {
        if msg == Msg::Quit {
            return self.quit();
        }
        match std::mem::replace(&mut self.mode, Mode::Choices) {
            Mode::Choices => self.on_choices(msg, luck),
            Mode::Sure(action) => self.on_sure(action, msg, luck),
            Mode::Pass(next) => self.on_pass(next, msg),
            Mode::Line(text) => self.on_line(text, msg, luck),
            Mode::FileName(text) => self.on_file_name(text, msg),
            Mode::Confirm(question) => self.on_answer(question, msg),
            Mode::Page { title, text, scroll } => {
                match msg {
                    Msg::Scroll(rows) => {
                        let scroll = scrolled(scroll, rows);
                        self.mode = Mode::Page { title, text, scroll };
                    }
                    Msg::Escape => self.resume(),
                    _ => self.mode = Mode::Page { title, text, scroll },
                }
                Effect::Stay
            }
            Mode::Map => {
                if msg == Msg::Escape {
                    self.resume();
                } else {
                    self.mode = Mode::Map;
                }
                Effect::Stay
            }
        }
    }

    /// Goes back from a page, a line or a question to what was asked.
    fn resume(&mut self) {
        let due = self.session.person_due();
        self.mode = match due.filter(|due| self.at != Some(*due)) {
            Some(next) => Mode::Pass(next),
            None => self.choosing.ready().map_or(Mode::Choices, Mode::Sure),
        };
        self.foresee();
    }

    fn on_choices(&mut self, msg: Msg, luck: &mut Luck) -> Effect {
        match msg {
            Msg::Go(rows) => self.go(rows),
            Msg::Digit(digit) => self.digit(digit),
            Msg::Choose => {
                self.notice = None;
                if let Some(pick) = self.picked() {
                    self.take(pick);
                }
            }
            Msg::Escape => {
                self.notice = None;
                if self.choosing.back() {
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

    fn on_sure(&mut self, action: Action, msg: Msg, luck: &mut Luck) -> Effect {
        match msg {
            Msg::Choose | Msg::Yes => self.act(&action, luck),
            Msg::Escape => {
                self.notice = None;
                self.choosing.back();
                self.rewind();
            }
            Msg::Go(_) | Msg::Digit(_) => self.mode = Mode::Sure(action),
            msg => {
                self.mode = Mode::Sure(action);
                return self.on_any(msg, luck);
            }
        }
        Effect::Stay
    }

    fn on_pass(&mut self, next: Seat, msg: Msg) -> Effect {
        match msg {
            Msg::Choose => {
                self.notice = None;
                self.at = Some(next);
                self.mode = Mode::Choices;
                self.look_again();
                Effect::Stay
            }
            // Whoever holds the keyboard now may look at what everybody may see.
            msg @ (Msg::Standings
            | Msg::Map
            | Msg::Help
            | Msg::Rules
            | Msg::Save
            | Msg::Scroll(_)) => {
                self.mode = Mode::Pass(next);
                self.show(&msg);
                Effect::Stay
            }
            Msg::New => self.leave_for(Question::New, Effect::Again),
            Msg::Other => self.leave_for(Question::Other, Effect::Menu),
            _ => {
                self.mode = Mode::Pass(next);
                Effect::Stay
            }
        }
    }

    /// What can be asked for whether or not an action is ready.
    fn on_any(&mut self, msg: Msg, luck: &mut Luck) -> Effect {
        match msg {
            Msg::OpenLine => self.mode = Mode::Line(String::new()),
            Msg::Paste(text) => self.mode = Mode::Line(typed(&text)),
            Msg::Undo => self.undo(luck),
            Msg::Coach => self.call_coach(!self.coach),
            Msg::Turn => {
                self.side = match self.side {
                    Side::Log => Side::Effect,
                    Side::Effect => Side::Hand,
                    Side::Hand if self.coach => Side::Coach,
                    Side::Hand | Side::Coach => Side::Log,
                };
            }
            Msg::New => return self.leave_for(Question::New, Effect::Again),
            Msg::Other => return self.leave_for(Question::Other, Effect::Menu),
            msg => self.show(&msg),
        }
        Effect::Stay
    }

    /// Opens something to read.
    fn show(&mut self, msg: &Msg) {
        match msg {
            Msg::Effect if !self.effect.is_empty() => {
                self.open_page("boru-effect", self.effect.clone());
            }
            Msg::Why => {
                if let Some(coached) = self.coached() {
                    self.open_page("learn-coach", coached.page());
                }
            }
            Msg::Standings => self.open_page("boru-tab-standings", outlook::page(&self.scene)),
            Msg::Map => self.mode = Mode::Map,
            Msg::Cards => self.open_page("terminal-boru-page-cards", self.hand_page()),
            Msg::Help => self.open_page("terminal-boru-page-keys", rulebook::keys()),
            Msg::Rules => self.open_page("terminal-boru-page-rules", rulebook::rules()),
            Msg::Save => self.ask_file_name(Effect::Stay),
            Msg::Scroll(rows) => {
                self.side = Side::Log;
                self.scroll = scrolled(self.scroll, *rows);
            }
            _ => {}
        }
    }

    fn hand_page(&self) -> Vec<String> {
        let Some(own) = &self.scene.view.own else {
            return vec![say!("terminal-boru-nobody-here")];
        };
        let look = Look { colour: false, unicode: false };
        let lines = |set| panels::cards(set, look, Room::Wide);
        let mut text = Vec::new();
        for (heading, set) in
            [("terminal-boru-hand-pack", own.pack), ("terminal-boru-hand-held", own.hand)]
        {
            if !set.is_empty() {
                text.push(say!(heading));
                text.extend(lines(set).iter().map(panels::plain));
                text.push(String::new());
            }
        }
        text.extend(panels::draft_words(&self.scene));
        if text.is_empty() {
            text.push(say!("terminal-boru-hand-empty"));
        }
        text
    }

    fn go(&mut self, rows: i32) {
        let choices = self.choosing.picks().len();
        if choices > 0 {
            let by = usize::try_from(rows.rem_euclid(choices as i32)).unwrap_or(0);
            self.cursor = (self.cursor + by) % choices;
            self.side = Side::Effect;
            self.digits = 0;
            self.notice = None;
            self.foresee();
        }
    }

    /// Goes to the choice of that number; two digits in a row may be one number.
    fn digit(&mut self, digit: u8) {
        let picks = self.choosing.picks();
        let place = |wanted: usize| {
            picks.iter().enumerate().position(|(place, pick)| number(*pick, place) == wanted)
        };
        let begins = |wanted: usize| {
            picks.iter().enumerate().any(|(place, pick)| number(*pick, place) / 10 == wanted)
        };
        let longer = self.digits * 10 + usize::from(digit);
        let wanted = if place(longer).is_some() { longer } else { usize::from(digit) };
        self.digits = if place(wanted).is_some() || begins(wanted) { wanted } else { 0 };
        if let Some(place) = place(wanted) {
            self.cursor = place;
            self.side = Side::Effect;
            self.notice = None;
            self.foresee();
        }
    }

    fn take(&mut self, pick: Pick) {
        if self.choosing.choose(pick) {
            if let Some(action) = self.choosing.ready() {
                self.mode = Mode::Sure(action);
                self.side = Side::Effect;
            }
            self.rewind();
        }
    }

    fn act(&mut self, action: &Action, luck: &mut Luck) {
        let Some(seat) = self.at else { return };
        match self.session.play(seat, action) {
            Ok(()) => self.go_on(luck),
            Err(reason) => {
                self.choosing.reset();
                self.rewind();
                self.refuse(&reason);
            }
        }
    }

    fn undo(&mut self, luck: &mut Luck) {
        let undone = match self.at {
            Some(seat) => self.session.undo(seat),
            None => Err(say!("terminal-boru-undo-nobody")),
        };
        match undone {
            Ok(action) => {
                self.go_on(luck);
                self.say(&say!("terminal-boru-taken-back", "action" => action));
            }
            Err(reason) => self.refuse(&reason),
        }
    }

    /// Opens a page; its title is the name of a text.
    fn open_page(&mut self, title: &'static str, text: Vec<String>) {
        self.mode = Mode::Page { title, text, scroll: 0 };
    }

    /// After the end nobody is asked; saving is offered right beside.
    fn leave_for(&mut self, question: Question, effect: Effect) -> Effect {
        if self.session.is_unsaved() && !self.session.is_over() {
            self.mode = Mode::Confirm(question);
            return Effect::Stay;
        }
        effect
    }

    fn quit(&mut self) -> Effect {
        // Whoever asks twice means it.
        if !self.session.is_unsaved() || self.mode == Mode::Confirm(Question::Quit) {
            return Effect::Leave;
        }
        self.mode = Mode::Confirm(Question::Quit);
        Effect::Stay
    }

    fn ask_file_name(&mut self, afterwards: Effect) {
        self.after_save = afterwards;
        let proposed = match &self.session.file {
            Some(file) => file.display().to_string(),
            None => format!("{}.json", BrianBoru::NAME),
        };
        self.mode = Mode::FileName(proposed);
    }

    /// Keeps the scrolled rows within what there is to scroll.
    pub(crate) fn limit_scroll(&mut self, most: usize) {
        match &mut self.mode {
            Mode::Page { scroll, .. } => *scroll = (*scroll).min(most),
            _ => self.scroll = self.scroll.min(most),
        }
    }

    /// What is asked for at the moment.
    pub(crate) fn asked(&self) -> String {
        match &self.mode {
            Mode::Pass(next) => say!("terminal-boru-pass", "name" => seat_name(*next)),
            Mode::Sure(action) => say!("terminal-boru-sure", "action" => action.to_string()),
            _ => words::asked_next(&self.scene.view, self.scene.me, &self.choosing),
        }
    }

    /// What stays on the terminal after the screen is gone.
    pub(crate) fn parting(&self) -> String {
        let title = say!("lobby-game-brian-boru");
        let table = &self.scene.view.table;
        let how = table.outcome.as_ref().map_or_else(
            || say!("terminal-boru-unfinished-at", "stage" => panels::title(table)),
            super::outcome,
        );
        match &self.session.file {
            Some(file) if !self.session.is_unsaved() => {
                let saved = say!("terminal-boru-saved-in", "file" => file.display().to_string());
                format!("{title}: {how} {saved}")
            }
            _ => format!("{title}: {how}"),
        }
    }
}

#[cfg(test)]
mod tests;
