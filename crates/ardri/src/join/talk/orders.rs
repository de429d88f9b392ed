//! What comes of typed lines.

use std::io::Write;

use anyhow::Context;
use ardri_client::{Link, ServerError, is_keyed, key, usual_bot};
use ardri_core::Seat;
use ardri_wire::{Receipt, Snapshot, Stage, TableRequest};

use super::{Next, Talk};
use crate::i18n::tr;
use crate::join::{no_such_table, told};
use crate::play::answer::answer;
use crate::play::command::{Command, Place};
use crate::play::line_ui::{Heard, Part};
use crate::play::text::sentence;

/// The lines of the help, in order.
const HELP: [&str; 15] = [
    "say", "who", "start", "seat", "bot", "word", "coach", "hint", "undo", "resign", "abandon",
    "clock", "link", "again", "quit",
];

impl<W: Write> Talk<'_, W> {
    /// Answers a typed line.
    pub(crate) async fn hear(&mut self, line: &str) -> anyhow::Result<Next> {
        let next = self.answer(line).await?;
        self.io.flush()?;
        Ok(next)
    }

    async fn answer(&mut self, line: &str) -> anyhow::Result<Next> {
        let Some(table) = &mut self.table else { return Ok(Next::On) };
        let answer = answer(line);
        let (me, asked) = (table.me(), table.asks_me().is_some());
        let sure = std::mem::take(&mut self.sure);
        if let (Some(yes), Some(me)) = (answer, me) {
            if sure {
                if yes {
                    self.ask(TableRequest::Resign { seat: me })?;
                }
                return Ok(Next::On);
            }
            if asked {
                self.ask(TableRequest::AnswerTakeback { seat: me, yes })?;
                return Ok(Next::On);
            }
            if table.offers_me().is_some() && yes {
                return self.again().await;
            } else if table.offers_me().is_some() {
                self.ask(TableRequest::DeclineRematch { seat: me })?;
                return Ok(Next::On);
            }
        }
        if sure {
            // Whoever may have meant yes is asked once more.
            self.sure = true;
            self.io.say(tr!("terminal-join-resign"))?;
            return Ok(Next::On);
        }
        let place = Place::Server { playing: table.is_playing() };
        match Command::read(line, &table.ui.words(), place) {
            Ok(command) => self.obey(command).await,
            Err(reason) => {
                self.io.say(sentence(&reason))?;
                Ok(Next::On)
            }
        }
    }

    async fn obey(&mut self, command: Command) -> anyhow::Result<Next> {
        let Some(table) = &mut self.table else { return Ok(Next::On) };
        let (me, game) = (table.me(), table.snapshot.about.game.to_string());
        match command {
            Command::Nothing => {
                (self.awaited, self.over) = (None, false);
                self.prompt(true)?;
            }
            Command::Help => {
                self.io.say(tr!("terminal-join-commands"))?;
                let about = |word| tr!(&format!("terminal-join-commands.{word}"));
                self.io.say_all(HELP.map(about))?;
                self.io.say_all(table.ui.part(Part::Legend))?;
            }
            Command::Who => self.io.say_all(table.seats())?,
            Command::Why => match table.coached() {
                Ok(coached) => self.io.say_all(coached.lines())?,
                Err(reason) => self.io.say(reason)?,
            },
            Command::Hint | Command::Review => match me {
                Some(seat) if matches!(command, Command::Hint) => {
                    self.ask(TableRequest::Hint { seat })?;
                }
                Some(seat) => self.ask(TableRequest::Review { seat })?,
                None => self.io.say(tr!("table-you-watch"))?,
            },
            Command::Coach(on) => {
                self.io.say(self.coach.turn(on))?;
                self.io.say_all(table.coach_news(self.coach))?;
            }
            Command::Clock => {
                self.io.say(table.clocks().unwrap_or_else(|| tr!("table-clock-none")))?;
            }
            Command::Link => self.io.say(Link::to(&self.server.address, &self.id))?,
            Command::Log => self.io.say_all(&self.log)?,
            Command::Say(text) => self.ask(TableRequest::Say { text })?,
            Command::Start => self.ask(TableRequest::Start)?,
            Command::Sit(number) => self.ask(TableRequest::Sit { seat: Seat(number - 1) })?,
            Command::Bot(number, level) => {
                let level = match level {
                    Some(level) => level,
                    None => usual_bot(self.server, &game)
                        .await
                        .map_err(|error| no_such_table(self.server, &error))?,
                };
                self.ask(TableRequest::Bot { seat: Seat(number - 1), level, persona: None })?;
            }
            Command::Return => match table.lent() {
                Some(seat) => self.ask(TableRequest::Return { seat })?,
                None => self.io.say(tr!("terminal-join-not-lent"))?,
            },
            Command::Again => return self.again().await,
            Command::Quit => return Ok(Next::Leave),
            Command::Stand
            | Command::Word(_)
            | Command::Resign
            | Command::Undo
            | Command::Abandon => match me {
                Some(me) => self.for_seat(me, command)?,
                None => self.io.say(tr!("table-you-watch"))?,
            },
            command => self.play(command)?,
        }
        Ok(Next::On)
    }

    /// What only somebody in a seat can want.
    fn for_seat(&mut self, me: Seat, command: Command) -> anyhow::Result<()> {
        let request = match command {
            Command::Stand => TableRequest::Leave { seat: me },
            Command::Word(word) => {
                let Some(table) = &self.table else { return Ok(()) };
                let request = self.words.commit(me, word, &table.snapshot);
                request.with_context(|| tr!("terminal-error-random"))?
            }
            Command::Abandon => TableRequest::Abandon { seat: me },
            Command::Undo => {
                let look = self.table.as_ref().and_then(|table| table.look());
                match look.is_some_and(|look| look.undo) {
                    true => TableRequest::Undo { seat: me },
                    false => TableRequest::AskTakeback { seat: me },
                }
            }
            _ if self.stage() == Some(Stage::Open) => {
                return Ok(self.io.say(tr!("terminal-join-not-begun"))?);
            }
            _ if self.stage() != Some(Stage::Playing) => {
                return Ok(self.io.say(tr!("table-prompt-over"))?);
            }
            _ if self.io.interactive => {
                self.sure = true;
                return Ok(self.io.say(tr!("terminal-join-resign"))?);
            }
            _ => TableRequest::Resign { seat: me },
        };
        self.ask(request)
    }

    fn stage(&self) -> Option<Stage> {
        self.table.as_ref().map(|table| table.common.stage)
    }

    /// Asks the table for something, unless the last request still waits.
    fn ask(&mut self, request: TableRequest) -> anyhow::Result<()> {
        if self.requests.is_waiting() || !self.requests.is_open() && !is_keyed(&request) {
            return Ok(self.io.say(tr!("table-lost"))?);
        }
        self.requests.ask(&self.socket, request);
        Ok(())
    }

    /// A command that has to do with the game.
    fn play(&mut self, command: Command) -> anyhow::Result<()> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let (me, stage) = (table.me(), table.common.stage);
        match table.ui.obey(command) {
            // Nothing to do, no trick: it is somebody else's turn, which says it.
            Heard::Said(lines) if lines.is_empty() => {
                self.awaited = None;
                self.prompt(true)?;
            }
            Heard::Said(lines) => self.io.say_all(lines)?,
            Heard::Refused(reason) => self.io.say(reason)?,
            Heard::NotHere | Heard::GoAhead | Heard::Preview(_) => {
                self.io.say(tr!("terminal-join-not-here"))?;
            }
            Heard::Try(_) | Heard::NotNow(_) | Heard::Ask if stage == Stage::Open => {
                self.io.say(tr!("terminal-join-not-begun"))?;
            }
            Heard::Try(_) | Heard::NotNow(_) if stage != Stage::Playing => {
                self.io.say(tr!("table-prompt-over"))?;
            }
            Heard::Ask => {
                self.awaited = None;
                self.prompt(true)?;
            }
            Heard::Try(action) | Heard::NotNow(action) => {
                table.ui.rewind();
                let Some(me) = me else {
                    return Ok(self.io.say(tr!("table-you-watch"))?);
                };
                let key = key().with_context(|| tr!("terminal-error-random"))?;
                self.ask(TableRequest::Act { seat: me, action, key: Some(key) })?;
                if !self.requests.is_open() {
                    self.io.say(tr!("table-lost-waiting"))?;
                }
            }
        }
        Ok(())
    }

    /// Offers to play again with the same people, or accepts that; goes to the new table if it is there.
    async fn again(&mut self) -> anyhow::Result<Next> {
        let Some(table) = &self.table else { return Ok(Next::On) };
        if table.common.stage != Stage::Finished {
            self.io.say(tr!("terminal-join-not-over"))?;
            return Ok(Next::On);
        }
        if let Some(next) = &table.common.rematch {
            return Ok(Next::To(next.clone()));
        }
        let Some(seat) = table.me().or(table.lent()) else {
            self.io.say(tr!("table-you-watch"))?;
            return Ok(Next::On);
        };
        let path = format!("/api/tables/{}", self.id);
        let form = TableRequest::Rematch { seat };
        let done: Result<Receipt, _> = self.server.post(&format!("{path}/ask"), &form).await;
        let is_there = |error: &ServerError| matches!(error, ServerError::Refused { word, .. } if word == "again");
        match done.err().filter(|error| !is_there(error)) {
            // If all have accepted, or others were quicker, the table knows where they went.
            None => {
                let now: Result<Snapshot<'static>, _> = self.server.get(&path).await;
                let there = now.ok().and_then(|now| now.current.common.rematch);
                Ok(there.map_or(Next::On, Next::To))
            }
            Some(error) => {
                self.io.say(told(self.server, &error))?;
                Ok(Next::On)
            }
        }
    }
}
