//! Typed lines, answers to questions, and what came of saving.

use std::path::PathBuf;

use super::{GameScreen, Mode, Side};
use crate::i18n::tr;
use crate::play::builder::Typed;
use crate::play::command::{Command, Shown};
use crate::play::effect::Effect;
use crate::play::files::{self, Saved};
use crate::play::game_ui::GameUi;
use crate::play::line_ui::AnyLineUi;
use crate::play::luck::Luck;
use crate::play::manual;
use crate::play::message::{Msg, Question, edit};

impl<G: GameUi> GameScreen<G> {
    pub(super) fn on_line(&mut self, mut text: String, msg: Msg, luck: &mut Luck) -> Effect {
        match msg {
            Msg::Choose => {
                self.resume();
                return match Command::parse::<G>(&text) {
                    Ok(command) => self.obey(command, luck),
                    Err(reason) => {
                        self.refuse(&reason);
                        Effect::Stay
                    }
                };
            }
            Msg::Escape => {
                self.resume();
                return Effect::Stay;
            }
            msg => edit(&mut text, msg),
        }
        self.mode = Mode::<G>::Line(text);
        Effect::Stay
    }

    pub(super) fn on_file_name(&mut self, mut text: String, msg: Msg) -> Effect {
        match msg {
            Msg::Choose if !text.trim().is_empty() => {
                self.resume();
                return Effect::Save { file: files::named(text.trim()), replace: false };
            }
            Msg::Escape => {
                self.resume();
                return Effect::Stay;
            }
            msg => edit(&mut text, msg),
        }
        self.mode = Mode::<G>::FileName(text);
        Effect::Stay
    }

    pub(super) fn on_answer(
        &mut self,
        question: Question<G::Action>,
        msg: Msg,
        luck: &mut Luck,
    ) -> Effect {
        let loses = question.loses();
        match (msg, question) {
            (Msg::Yes, Question::Quit | Question::New | Question::Other) => {
                return loses.unwrap_or(Effect::Stay);
            }
            (Msg::Yes, Question::Replace(file)) => {
                self.resume();
                return Effect::Save { file, replace: true };
            }
            (Msg::Yes, Question::Act(action, _)) => self.act(&action, luck),
            (Msg::Yes, Question::Resign(_)) => self.resign(luck),
            (Msg::Escape, _) => self.resume(),
            (msg, question) => match loses.filter(|_| msg == Msg::Do(Command::Save(None))) {
                Some(then) => self.ask_file_name(then),
                None => self.mode = Mode::<G>::Confirm(question),
            },
        }
        Effect::Stay
    }

    /// Does what was typed, or what a key stands for.
    pub(super) fn obey(&mut self, command: Command, luck: &mut Luck) -> Effect {
        match command {
            Command::Help => self.open_page("terminal-keys", manual::keys::<G>()),
            Command::Why if self.ui.waits => self.say(&tr!("terminal-only-roll")),
            Command::Why => {
                if let Some(coached) = self.coached() {
                    self.open_page("learn-coach", coached.page());
                }
            }
            Command::Hint => self.hint(luck),
            Command::Who => self.open_page("table-seats", self.session.characters()),
            Command::Review => {
                let lines = self.session.review_lines(luck, &self.ui);
                self.read_page("table-review", lines);
            }
            Command::Coach(on) => self.call_coach(on.unwrap_or(!self.coach)),
            Command::Rules => self.open_page("lobby-rules", G::rules(&self.ui.scene.options)),
            Command::Own(place, rest) => self.own(place, &rest, luck),
            Command::Log => self.open_page("terminal-page-log", G::history(&self.ui.scene)),
            Command::Legal(rest) => match (G::place(&rest), G::legal(&self.ui, &rest)) {
                (Some(place), _) => {
                    self.ui.rewind();
                    self.cursor = place;
                    self.choose(luck);
                }
                (None, legal) => self.read_page("terminal-page-legal", legal),
            },
            Command::Preview(text) => self.read(&text, true, luck),
            Command::Choice(text) => self.read(&text, false, luck),
            Command::Back => return self.update(Msg::Escape, luck),
            Command::Undo => self.undo(luck),
            Command::Resign if G::RESIGNS => self.ask_to_resign(),
            Command::Save(Some(file)) => {
                self.after_save = Effect::Stay;
                return Effect::Save { file, replace: false };
            }
            Command::Save(None) => self.ask_file_name(Effect::Stay),
            Command::New => return self.leave_for(Question::New),
            Command::Quit => return self.quit(),
            // The board is in sight, and words of other places are choices here.
            _ => {}
        }
        Effect::Stay
    }

    /// What a strong bot would do.
    fn hint(&mut self, luck: &Luck) {
        let Some(seat) = self.at.filter(|_| !self.session.is_over()) else {
            return self.refuse(&tr!("terminal-nothing-to-decide"));
        };
        let lines = self.session.hint_lines(seat, luck, &self.ui);
        self.read_page("table-hint-title", lines);
    }

    /// Opens a page, or says why there is nothing to read.
    fn read_page(&mut self, title: &'static str, text: Result<Vec<String>, String>) {
        match text {
            Ok(text) => self.open_page(title, text),
            Err(reason) => self.refuse(&reason),
        }
    }

    /// Does what a command of the game's own asks for.
    fn own(&mut self, place: usize, rest: &str, luck: &mut Luck) {
        match (G::COMMANDS[place].run)(&mut self.ui, rest) {
            Ok(Shown::Page(title, text)) => self.open_page(title, text),
            Ok(Shown::Said(text)) => {
                self.side = if self.shows_beside() { Side::Beside } else { self.resting() };
                self.say(&text);
            }
            Ok(Shown::Table) => {}
            Ok(Shown::GoAhead) if self.ui.waits => self.go_ahead(luck),
            Ok(Shown::GoAhead) => self.refuse(&tr!("terminal-no-roll")),
            Err(reason) => self.refuse(&reason),
        }
    }

    /// Takes a typed choice, or shows what it would do; an action that the rules refuse gets the reason.
    fn read(&mut self, text: &str, preview: bool, luck: &mut Luck) {
        let Some(seat) = self.at.filter(|_| !self.session.is_over()) else {
            return self.refuse(&tr!("terminal-nothing-to-decide"));
        };
        if G::BOARD && !self.is_persons_turn() {
            return;
        }
        match self.ui.read(text) {
            Ok(Typed::Steps(steps)) => {
                self.mode = Mode::<G>::Choices;
                self.take(self.ui.builder.after(&steps), luck);
            }
            Ok(Typed::Whole(action)) if preview => {
                let effect = self.session.game().foretell(&self.ui.scene, seat, &action);
                self.read_page("terminal-page-effect", effect.map(|effect| effect.words));
            }
            Ok(Typed::Whole(action)) => self.attempt(action, luck),
            Ok(Typed::NotNow(action)) => {
                let why = self.session.game().why_not(seat, &action);
                self.refuse(&why);
            }
            Ok(Typed::Unknown) => {}
            Err(reason) => self.refuse(&reason),
        }
    }

    /// Hears what came of saving; gives what somebody wanted who saved the game first.
    pub(crate) fn saved(&mut self, file: PathBuf, saved: Saved) -> Effect {
        match saved {
            Saved::Done(words) => {
                self.say(&words);
                return std::mem::replace(&mut self.after_save, Effect::Stay);
            }
            Saved::Taken => self.mode = Mode::<G>::Confirm(Question::Replace(file)),
            Saved::Failed(why) => self.refuse(&why),
        }
        Effect::Stay
    }
}
