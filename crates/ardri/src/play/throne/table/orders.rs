//! Typed lines, answers to questions, and what came of saving.

use std::path::PathBuf;

use super::{Mode, Table};
use crate::play::effect::Effect;
use crate::play::files::{self, Saved};
use crate::play::luck::Luck;
use crate::play::message::{Msg, Question, edit};
use crate::play::throne::choosing::Typed;
use crate::play::throne::command::Command;
use crate::play::throne::names::{find_card, quoted};
use crate::play::throne::panels;
use crate::speech::say;

impl Table {
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
        self.mode = Mode::Line(text);
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
        self.mode = Mode::FileName(text);
        Effect::Stay
    }

    pub(super) fn on_answer(&mut self, question: Question, msg: Msg) -> Effect {
        match (msg, question) {
            (Msg::Yes, Question::Quit) => return Effect::Leave,
            (Msg::Yes, Question::New) => return Effect::Again,
            (Msg::Yes, Question::Other) => return Effect::Menu,
            (Msg::Yes, Question::Replace(file)) => {
                self.resume();
                return Effect::Save { file, replace: true };
            }
            (Msg::Save, Question::Quit) => self.ask_file_name(Effect::Leave),
            (Msg::Save, Question::New) => self.ask_file_name(Effect::Again),
            (Msg::Save, Question::Other) => self.ask_file_name(Effect::Menu),
            (Msg::Escape, _) => self.resume(),
            (_, question) => self.mode = Mode::Confirm(question),
        }
        Effect::Stay
    }

    fn obey(&mut self, line: &str, luck: &mut Luck) -> Effect {
        let command = match Command::parse(line) {
            Ok(command) => command,
            Err(reason) => {
                self.refuse(&reason);
                return Effect::Stay;
            }
        };
        match command {
            Command::Nothing => {}
            Command::Help => self.show(&Msg::Help),
            Command::Why => self.show(&Msg::Why),
            Command::Coach(on) => self.call_coach(on.unwrap_or(!self.coach)),
            Command::Rules => self.show(&Msg::Rules),
            Command::Cards => self.show(&Msg::Cards),
            Command::Objective => self.show(&Msg::Objective),
            Command::Standings => self.show(&Msg::Standings),
            Command::Odds => self.show(&Msg::Odds),
            Command::OddsAlways(odds) => self.always(odds),
            Command::Dice => {
                self.open_page("words-throne-turn", panels::turn(&self.scene));
            }
            Command::Card(text) => match find_card(&self.scene.view.options.the_deck(), &text) {
                Ok(card) => {
                    let text = panels::card_page(&self.scene, card);
                    self.open_page("terminal-throne-page-card", text);
                }
                Err(none) => self.refuse(&none.why),
            },
            Command::Log => self.open_page("terminal-throne-page-log", self.scene.log.clone()),
            Command::Legal => {
                let legal = self.choosing.legal().iter().map(ToString::to_string).collect();
                self.open_page("terminal-throne-page-legal", legal);
            }
            Command::Roll if self.may_roll => self.roll(luck),
            Command::Roll => self.refuse(&say!("terminal-throne-no-roll")),
            Command::Preview(text) => self.choose(&text, true, luck),
            Command::Choice(text) => self.choose(&text, false, luck),
            Command::Back => return self.update(Msg::Escape, luck),
            Command::Undo => self.undo(luck),
            Command::Save(Some(file)) => {
                self.after_save = Effect::Stay;
                return Effect::Save { file, replace: false };
            }
            Command::Save(None) => self.ask_file_name(Effect::Stay),
            Command::New => return self.leave_for(Question::New, Effect::Again),
            Command::Quit => return self.quit(),
        }
        Effect::Stay
    }

    /// Takes a typed choice; an action that the rules refuse gets the reason.
    fn choose(&mut self, text: &str, preview: bool, luck: &mut Luck) {
        let Some(seat) = self.at.filter(|_| !self.session.is_over()) else {
            return self.refuse(&say!("terminal-throne-no-choice"));
        };
        match self.choosing.read(text, self.session.game.deck()) {
            Ok(Typed::Steps(picks)) => {
                self.mode = Mode::Choices;
                self.take(&picks, luck);
            }
            Ok(Typed::Whole(action)) if preview => match self.session.foretell(seat, &action) {
                Ok(effect) => self.open_page("terminal-throne-page-effect", effect.words),
                Err(reason) => self.refuse(&reason),
            },
            Ok(Typed::Whole(action)) => self.attempt(seat, action, luck),
            Ok(Typed::NotNow(card)) => {
                let why = self.session.why_not(seat, card);
                self.refuse(&why);
            }
            Ok(Typed::Unknown) => {
                self.refuse(&say!("terminal-throne-unknown", "text" => quoted(text)));
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
            Saved::Taken => self.mode = Mode::Confirm(Question::Replace(file)),
            Saved::Failed(why) => self.refuse(&why),
        }
        Effect::Stay
    }
}
