//! Typed lines, answers to questions, and what came of saving.

use std::path::PathBuf;

use super::{GameScreen, Mode, Side};
use crate::i18n::tr;
use crate::play::advice::{hint_lines, review_lines};
use crate::play::command::{Command, Shown};
use crate::play::effect::Effect;
use crate::play::files::{self, Saved};
use crate::play::game_ui::GameUi;
use crate::play::line_ui::{AnyLineUi, Read};
use crate::play::luck::Luck;
use crate::play::message::{Msg, Question, edit};

impl<G: GameUi> GameScreen<G> {
    pub(super) fn on_line(&mut self, mut text: String, msg: Msg, luck: &mut Luck) -> Effect {
        match msg {
            Msg::Choose => {
                self.resume();
                return self.obey(&text, luck);
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
        match (msg, question) {
            (Msg::Yes, Question::Quit) => return Effect::Leave,
            (Msg::Yes, Question::New) => return Effect::Again,
            (Msg::Yes, Question::Other) => return Effect::Menu,
            (Msg::Yes, Question::Replace(file)) => {
                self.resume();
                return Effect::Save { file, replace: true };
            }
            (Msg::Yes, Question::Act(action, _)) => self.act(&action, luck),
            (Msg::Yes, Question::Resign(_)) => self.resign(luck),
            (Msg::Save, Question::Quit) => self.ask_file_name(Effect::Leave),
            (Msg::Save, Question::New) => self.ask_file_name(Effect::Again),
            (Msg::Save, Question::Other) => self.ask_file_name(Effect::Menu),
            (Msg::Escape, _) => self.resume(),
            (_, question) => self.mode = Mode::<G>::Confirm(question),
        }
        Effect::Stay
    }

    fn obey(&mut self, line: &str, luck: &mut Luck) -> Effect {
        let command = match Command::parse::<G>(line) {
            Ok(command) => command,
            Err(reason) => {
                self.refuse(&reason);
                return Effect::Stay;
            }
        };
        match command {
            Command::Help => self.show(&Msg::Help, luck),
            Command::Why => self.show(&Msg::Why, luck),
            Command::Hint => self.hint(luck),
            Command::Who => self.open_page("table-seats", self.session.characters()),
            Command::Review => self.review(luck),
            Command::Coach(on) => self.call_coach(on.unwrap_or(!self.coach)),
            Command::Rules => self.show(&Msg::Rules, luck),
            Command::Own(place, rest) => self.own(place, &rest, luck),
            Command::Log => self.open_page("terminal-page-log", G::history(&self.ui.scene)),
            Command::Legal(rest) => match (G::place(&rest), G::legal(&self.ui, &rest)) {
                (Some(place), _) => {
                    self.ui.rewind();
                    self.cursor = place;
                    self.choose(luck);
                }
                (None, Ok(legal)) => self.open_page("terminal-page-legal", legal),
                (None, Err(reason)) => self.refuse(&reason),
            },
            Command::Preview(text) => self.read(&text, true, luck),
            Command::Choice(text) => self.read(&text, false, luck),
            Command::Back => return self.update(Msg::Escape, luck),
            Command::Undo => self.undo(luck),
            Command::Resign => self.ask_to_resign(),
            Command::Save(Some(file)) => {
                self.after_save = Effect::Stay;
                return Effect::Save { file, replace: false };
            }
            Command::Save(None) => self.ask_file_name(Effect::Stay),
            Command::New => return self.leave_for(Question::New, Effect::Again),
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
        match self.session.hints(seat, luck) {
            Ok(hints) => {
                let lines = hint_lines(&hints, |message| self.ui.say(message));
                self.open_page("table-hint-title", lines);
            }
            Err(reason) => self.refuse(&reason),
        }
    }

    /// What cost most of what people decided.
    fn review(&mut self, luck: &Luck) {
        let people = self.session.people();
        let mut lines = Vec::new();
        for seat in &people {
            match self.session.review(*seat, luck) {
                Ok(review) => {
                    if people.len() > 1 {
                        lines.push(format!("{}:", AnyLineUi::called(&self.ui, *seat)));
                    }
                    lines.extend(review_lines(&review, |message| self.ui.say(message)));
                }
                Err(reason) => return self.refuse(&reason),
            }
        }
        self.open_page("table-review", lines);
    }

    /// Does what a command of the game's own asks for.
    pub(super) fn own(&mut self, place: usize, rest: &str, luck: &mut Luck) {
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
            Ok(Read::Steps(next)) => {
                self.mode = Mode::<G>::Choices;
                self.take(next, luck);
            }
            Ok(Read::Action(action)) if preview => {
                match self.session.game().foretell(&self.ui.scene, seat, &action) {
                    Ok(effect) => self.open_page("terminal-page-effect", effect.words),
                    Err(reason) => self.refuse(&reason),
                }
            }
            Ok(Read::Action(action)) => self.attempt(action, luck),
            Ok(Read::NotNow(action)) => {
                let why = self.session.game().why_not(seat, &action);
                self.refuse(&why);
            }
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
