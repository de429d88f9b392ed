//! The game in lines of text, for pipes and screen readers.

pub(super) mod show;

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use ardri_boru::{Action, Asked};
use ardri_core::{Seat, Viewer};

use super::choosing::{Choosing, Typed};
use super::coach::coach;
use super::command::Command;
use super::map::Map;
use super::names::{find_town, quoted, seat_name};
use super::scene::{Scene, sentences};
use super::session::Session;
use super::words;
use super::{outlook, panels, rulebook, trick};
use crate::output::is_closed_pipe;
use crate::play::answer::answer;
use crate::play::coach::{Coach, Coached};
use crate::play::lines::Lines;
use crate::play::look::Look;
use crate::play::luck::Luck;
use crate::play::text::sentence;
use crate::speech::say;

/// Letters only, as pipes and screen readers want it.
const LOOK: Look = Look { colour: false, unicode: false };
/// The columns and rows of the map.
const MAP: (usize, usize) = (78, 34);
/// Blank lines that push a hand out of sight before the next person looks.
const OUT_OF_SIGHT: usize = 60;

/// Plays until somebody quits or the input ends.
///
/// # Errors
/// Reading or writing fails. A reader who has gone away is no failure.
pub(crate) fn play<R: BufRead, W: Write>(
    lines: &mut Lines<R, W>,
    session: &mut Session,
    luck: &mut Luck,
    coach: bool,
) -> anyhow::Result<()> {
    let mut talk = Talk::new(lines, session, luck);
    talk.coach = Coach::new(coach);
    match talk.run() {
        Err(error) if is_closed_pipe(&error) => Ok(()),
        other => other,
    }
}

/// What follows a command.
enum Next {
    Ask,
    Leave,
}

struct Talk<'a, R, W> {
    lines: &'a mut Lines<R, W>,
    session: &'a mut Session,
    luck: &'a mut Luck,
    /// Who sits at the keyboard; nobody while it is passed on.
    at: Option<Seat>,
    choosing: Choosing,
    /// An action that waits for a yes.
    ready: Option<Action>,
    /// For each seat, how much of what was done it has been told.
    told: Vec<usize>,
    coach: Coach,
}

impl<'a, R: BufRead, W: Write> Talk<'a, R, W> {
    fn new(lines: &'a mut Lines<R, W>, session: &'a mut Session, luck: &'a mut Luck) -> Self {
        let told = vec![session.length(); session.players().len()];
        let (choosing, coach) = (Choosing::default(), Coach::default());
        Self { at: None, choosing, ready: None, told, coach, lines, session, luck }
    }

    fn run(&mut self) -> anyhow::Result<()> {
        self.greet()?;
        loop {
            let Some(line) = self.lines.ask()? else {
                if !self.session.is_over() {
                    let stage = panels::title(&self.scene().view.table);
                    self.lines.say(say!("terminal-boru-input-ended", "stage" => stage))?;
                }
                break;
            };
            if matches!(self.hear(&line)?, Next::Leave) {
                break;
            }
        }
        self.lines.flush()?;
        Ok(())
    }

    fn viewer(&self) -> Viewer {
        self.at.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn scene(&self) -> Scene {
        Scene::of(self.session, self.viewer())
    }

    /// The person for whom the keyboard is passed on.
    fn passed_to(&self) -> Option<Seat> {
        self.session.person_due().filter(|due| self.at != Some(*due))
    }

    fn greet(&mut self) -> anyhow::Result<()> {
        let players = self.session.players().len();
        let title = say!("lobby-game-brian-boru");
        self.lines.say(say!("terminal-boru-begin", "title" => title, "players" => players))?;
        // Nobody has sat down yet, but a lone person is meant all the same.
        let scene = Scene::of(
            self.session,
            self.session.lone_person().map_or(Viewer::Spectator, Viewer::Seat),
        );
        let seats: Vec<String> =
            (0..).map(Seat).take(players).map(|seat| scene.called(seat)).collect();
        self.lines.say(say!("terminal-boru-at-table", "names" => words::list(&seats)))?;
        if let Some(commitment) = self.session.commitment() {
            self.lines.say(commitment)?;
        }
        self.go_on()
    }

    /// Lets chance and the bots act and turns to the person who has to act then.
    fn go_on(&mut self) -> anyhow::Result<()> {
        self.session.go_on(self.luck).map_err(|reason| anyhow!(reason))?;
        self.ready = None;
        self.choosing = Choosing::default();
        if self.session.lone_person().is_some() {
            self.at = self.session.lone_person();
        }
        if self.session.is_over() {
            return self.finish();
        }
        match self.passed_to() {
            Some(next) => self.pass_to(next),
            None => self.turn(),
        }
    }

    /// What a coach says to whoever is here.
    fn coached(&self) -> Coached {
        coach(&self.scene().view, self.at, self.choosing.legal())
    }

    /// Says what the coach has to say, if it is not said yet.
    fn tell_coached(&mut self) -> io::Result<()> {
        let coached = self.coach.news(self.coached());
        self.lines.say_all(coached)
    }

    /// Hides everything until the next person is there.
    fn pass_to(&mut self, next: Seat) -> anyhow::Result<()> {
        self.coach.forget();
        self.at = None;
        if self.lines.interactive {
            self.lines.say_all(std::iter::repeat_n("", OUT_OF_SIGHT))?;
        }
        self.ask_to_pass(next)
    }

    fn ask_to_pass(&mut self, next: Seat) -> anyhow::Result<()> {
        Ok(self.lines.say(say!("terminal-boru-pass", "name" => seat_name(next)))?)
    }

    /// What happened since whoever is here was told last, as `viewer` may know it.
    fn tell_news(&mut self, viewer: Viewer) -> io::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        let news = self.session.seen(viewer, self.told[seat.index()]);
        self.told[seat.index()] = self.session.length();
        self.lines.say_all(sentences(&news))
    }

    /// Shows what the person who has to act should know, and asks.
    fn turn(&mut self) -> anyhow::Result<()> {
        self.tell_news(self.viewer())?;
        let Some(seat) = self.at else { return Ok(()) };
        self.choosing = Choosing::new(self.session.legal(seat));
        let scene = self.scene();
        let changed = match &scene.view.table.asked {
            // What has changed since the card was played was told just now.
            Asked::Act { .. } => false,
            Asked::Pick { pass, .. } => *pass == 0,
            _ => true,
        };
        if changed {
            self.show_table(&scene)?;
        }
        self.prompt()
    }

    /// Says what is asked, and what can be chosen.
    fn prompt(&mut self) -> anyhow::Result<()> {
        self.tell_coached()?;
        self.lines.say_all(show::choices(&self.scene(), &self.choosing))?;
        // A pipe is not asked to confirm, so an action without a choice is done by its name.
        if self.lines.interactive
            && let Some(action) = self.choosing.ready()
        {
            self.ready = Some(action);
            self.lines.say(say!("terminal-boru-enter"))?;
        }
        Ok(())
    }

    fn hear(&mut self, line: &str) -> anyhow::Result<Next> {
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
        match Command::parse(line) {
            Ok(command) => self.obey(command),
            Err(reason) => {
                self.lines.say(sentence(&reason))?;
                Ok(Next::Ask)
            }
        }
    }

    fn obey(&mut self, command: Command) -> anyhow::Result<Next> {
        let scene = self.scene();
        let table = &scene.view.table;
        match command {
            Command::Nothing => {
                if let Some(next) = self.passed_to() {
                    self.at = Some(next);
                    self.turn()?;
                }
            }
            Command::Help => {
                self.lines.say_all(rulebook::commands())?;
                self.lines.say_all(rulebook::legend())?;
            }
            Command::Board => self.show_table(&scene)?,
            Command::Map => self.say_lines(&Map::new(MAP.0, MAP.1).draw(table, LOOK))?,
            Command::Hand => self.lines.say_all(show::hand(&scene))?,
            Command::Trick => match trick::sentences(table) {
                words if words.is_empty() => self.lines.say(say!("terminal-boru-no-trick"))?,
                words => self.lines.say_all(words)?,
            },
            Command::Standings => self.lines.say_all(outlook::page(&scene))?,
            Command::Why => self.why()?,
            Command::Coach(on) => {
                let answer = self.coach.turn(on);
                self.lines.say(answer)?;
                if self.at.is_some() {
                    self.tell_coached()?;
                }
            }
            Command::Log => self.lines.say_all(&scene.log)?,
            Command::Legal => self.list_legal()?,
            Command::Rules => self.lines.say_all(rulebook::rules())?,
            Command::Preview(text) => self.preview(&text)?,
            Command::Town(text) => match find_town(&text) {
                Ok(town) => self.lines.say_all(words::town_page(table, town))?,
                Err(reason) => self.lines.say(sentence(&reason))?,
            },
            Command::Back => self.go_back()?,
            Command::Undo => self.undo()?,
            Command::Save(file) => self.lines.save(self.session, file)?,
            Command::New => self.begin_again()?,
            Command::Quit => return self.quit(),
            Command::Choice(text) => self.choose(&text)?,
        }
        Ok(Next::Ask)
    }

    /// Whether somebody is here to act; says why not.
    fn is_turn(&mut self) -> io::Result<bool> {
        if self.session.is_over() {
            self.lines.say(say!("boru-prompt-over"))?;
        } else if let Some(next) = self.passed_to() {
            self.lines.say(say!("terminal-boru-pass", "name" => seat_name(next)))?;
        } else {
            return Ok(true);
        }
        Ok(false)
    }

    /// All that the coach has to say to whoever is here.
    fn why(&mut self) -> io::Result<()> {
        if self.session.is_over() || self.is_turn()? {
            self.lines.say_all(self.coached().lines())?;
        }
        Ok(())
    }

    fn list_legal(&mut self) -> io::Result<()> {
        if !self.is_turn()? {
            return Ok(());
        }
        let actions: Vec<_> = self.choosing.legal().iter().map(ToString::to_string).collect();
        self.lines.say_all(actions)
    }

    fn preview(&mut self, text: &str) -> anyhow::Result<()> {
        if !self.is_turn()? {
            return Ok(());
        }
        let action = match self.choosing.read(text) {
            Ok(Typed::Whole(action)) => Ok(action),
            Ok(Typed::Step(pick)) => {
                let after = self.choosing.after(pick).ready();
                after.ok_or_else(|| say!("terminal-boru-preview-open"))
            }
            Ok(Typed::Unknown) => Err(say!("terminal-boru-no-action", "text" => quoted(text))),
            Err(reason) => Err(reason),
        };
        match action.and_then(|action| self.foretell(&action)) {
            Ok(words) => self.lines.say_all(words)?,
            Err(reason) => self.lines.say(sentence(&reason))?,
        }
        Ok(())
    }

    /// What an action would do.
    fn foretell(&self, action: &Action) -> Result<Vec<String>, String> {
        let Some(seat) = self.at else { return Ok(Vec::new()) };
        let preview = self.session.preview(seat, action)?;
        Ok(words::preview_words(&self.scene().view, action, &preview))
    }

    fn choose(&mut self, text: &str) -> anyhow::Result<()> {
        if !self.is_turn()? {
            return Ok(());
        }
        match self.choosing.read(text) {
            Ok(Typed::Step(pick)) => {
                self.choosing.choose(pick);
                match self.choosing.ready() {
                    Some(action) => self.attempt(&action),
                    None => self.prompt(),
                }
            }
            Ok(Typed::Whole(action)) => self.attempt(&action),
            Ok(Typed::Unknown) => {
                Ok(self.lines.say(say!("terminal-boru-unknown", "text" => quoted(text)))?)
            }
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
        }
    }

    /// Does it; a person is shown first what it would do.
    fn attempt(&mut self, action: &Action) -> anyhow::Result<()> {
        match self.foretell(action) {
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
            Ok(words) if self.lines.interactive => {
                self.lines.say_all(words)?;
                self.lines.say(say!("terminal-boru-enter-or-back"))?;
                self.ready = Some(*action);
                Ok(())
            }
            Ok(_) => self.act(action),
        }
    }

    fn act(&mut self, action: &Action) -> anyhow::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        match self.session.play(seat, action) {
            Ok(()) => self.go_on(),
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
        }
    }

    fn go_back(&mut self) -> anyhow::Result<()> {
        if !self.is_turn()? {
            return Ok(());
        }
        self.ready = None;
        if self.choosing.back() || self.choosing.chosen().is_empty() {
            return self.prompt();
        }
        Ok(())
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        if !self.is_turn()? {
            return Ok(());
        }
        let Some(seat) = self.at else { return Ok(()) };
        match self.session.undo(seat) {
            Ok(action) => {
                self.told[seat.index()] = self.session.length();
                self.ready = None;
                self.lines.say(say!("terminal-boru-taken-back", "action" => action))?;
                self.turn()
            }
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
        }
    }

    fn begin_again(&mut self) -> anyhow::Result<()> {
        if self.session.is_unsaved() && !self.lines.confirm(&say!("terminal-boru-new-unsaved"))? {
            return Ok(());
        }
        let secret = self.luck.secret()?;
        *self.session = self.session.again(&secret).map_err(|reason| anyhow!(reason))?;
        self.at = None;
        self.told.fill(0);
        self.coach.forget();
        self.greet()
    }

    fn quit(&mut self) -> anyhow::Result<Next> {
        if self.session.is_unsaved() && !self.lines.confirm(&say!("terminal-boru-quit-unsaved"))? {
            return Ok(Next::Ask);
        }
        if !self.session.is_over() {
            self.lines.say(say!("terminal-boru-unfinished"))?;
        }
        Ok(Next::Leave)
    }
}

#[cfg(test)]
mod tests;
