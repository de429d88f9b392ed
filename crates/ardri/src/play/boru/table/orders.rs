//! Typed lines, answers to questions, and what came of saving.

use std::path::PathBuf;

use super::Table;
use crate::play::boru::choosing::Typed;
use crate::play::boru::command::Command;
use crate::play::boru::message::{Mode, Msg, Question, Side};
use crate::play::boru::names::{find_town, quoted};
use crate::play::boru::{trick, words};
use crate::play::effect::Effect;
use crate::play::files::{self, Saved};
use crate::play::luck::Luck;
use crate::play::message::edit;
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
            Command::Nothing | Command::Board => {}
            Command::Help => self.show(&Msg::Help),
            Command::Why => self.show(&Msg::Why),
            Command::Coach(on) => self.call_coach(on.unwrap_or(!self.coach)),
            Command::Rules => self.show(&Msg::Rules),
            Command::Map => self.show(&Msg::Map),
            Command::Hand => self.show(&Msg::Cards),
            Command::Standings => self.show(&Msg::Standings),
            Command::Trick => {
                let sentences = trick::sentences(&self.scene.view.table);
                self.open_page("terminal-boru-page-trick", sentences);
            }
            Command::Log => self.open_page("terminal-boru-page-log", self.scene.log.clone()),
            Command::Legal => {
                let legal = self.choosing.legal().iter().map(ToString::to_string).collect();
                self.open_page("terminal-boru-page-legal", legal);
            }
            Command::Town(text) => match find_town(&text) {
                Ok(town) => {
                    let text = words::town_page(&self.scene.view.table, town);
                    self.open_page("terminal-boru-page-town", text);
                }
                Err(reason) => self.refuse(&reason),
            },
            // Every choice is shown with its effect before it is done.
            Command::Preview(text) | Command::Choice(text) => self.choose(&text),
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
    fn choose(&mut self, text: &str) {
        let Some(seat) = self.at.filter(|_| !self.session.is_over()) else {
            return self.refuse(&say!("terminal-boru-nothing-to-decide"));
        };
        match self.choosing.read(text) {
            Ok(Typed::Step(pick)) => {
                self.mode = Mode::Choices;
                self.take(pick);
            }
            Ok(Typed::Whole(action)) => match self.session.preview(seat, &action) {
                Ok(_) => {
                    self.choosing.lead_to(&action);
                    self.mode = Mode::Sure(action);
                    self.side = Side::Effect;
                    self.foresee();
                }
                Err(reason) => self.refuse(&reason),
            },
            Ok(Typed::Unknown) => {
                self.refuse(&say!("terminal-boru-unknown", "text" => quoted(text)));
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
