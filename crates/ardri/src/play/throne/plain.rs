//! The game in lines of text, for pipes and screen readers.

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use ardri_core::{Game, Seat, Viewer};
use ardri_throne::{Action, Asked, HighThrone, Seen};

use super::choosing::{Choosing, Typed};
use super::coach::coach;
use super::command::Command;
use super::events::yes;
use super::names::{badge, find_card, quoted};
use super::session::{Scene, Session};
use super::table::is_secret;
use super::{odds, outlook, panels, rulebook, words};
use crate::output::is_closed_pipe;
use crate::play::answer::answer;
use crate::play::coach::{Coach, Coached};
use crate::play::lines::Lines;
use crate::play::luck::Luck;
use crate::play::scene::sentences;
use crate::play::text::{list, sentence};
use crate::speech::say;

/// Blank lines that push an Objective out of sight before the next person looks.
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
    let told = vec![session.length(); session.players().len()];
    let choosing = Choosing::default();
    let coach = Coach::new(coach);
    let mut talk =
        Talk { lines, session, luck, at: None, choosing, ready: None, odds: false, told, coach };
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
    /// The odds are always shown.
    odds: bool,
    /// For each seat, how much of what was done it has been told.
    told: Vec<usize>,
    coach: Coach,
}

impl<R: BufRead, W: Write> Talk<'_, R, W> {
    fn run(&mut self) -> anyhow::Result<()> {
        self.greet()?;
        loop {
            let Some(line) = self.lines.ask()? else {
                if !self.session.is_over() {
                    let stage = panels::title(&self.scene().view);
                    self.lines.say(say!("terminal-throne-ended", "stage" => stage))?;
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

    /// Whether the dice wait for whoever is here.
    fn may_roll(&self) -> bool {
        self.at.is_some() && self.session.waiting() == self.at
    }

    fn greet(&mut self) -> anyhow::Result<()> {
        let players = self.session.players().len();
        let title = say!("lobby-game-high-throne");
        self.lines.say(say!("terminal-throne-begin", "title" => title, "count" => players))?;
        // Nobody has sat down yet, but a lone person is meant all the same.
        let scene = Scene::of(
            self.session,
            self.session.lone_person().map_or(Viewer::Spectator, Viewer::Seat),
        );
        let deck = scene.view.options.the_deck();
        self.lines.say(say!("throne-deck", "name" => &deck.form().name))?;
        let seats: Vec<String> =
            (0..).map(Seat).take(players).map(|seat| scene.called(seat)).collect();
        self.lines.say(say!("terminal-throne-seats", "names" => list(&seats)))?;
        if let Some(commitment) = self.session.commitment() {
            self.lines.say(commitment)?;
        }
        self.lines.say_all(rulebook::legend())?;
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

    fn finish(&mut self) -> anyhow::Result<()> {
        // At one keyboard all look on; nothing is hidden any more.
        if self.session.lone_person().is_none() && self.at.is_none() {
            self.at = Some(Seat(0));
        }
        self.tell_news()?;
        let scene = self.scene();
        self.lines.say_all(outlook::scores(&scene))?;
        self.lines.say(words::asked(&scene.view, scene.me))?;
        self.tell_coached()?;
        Ok(self.lines.say(say!("terminal-throne-still"))?)
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
        self.tell_last_news()?;
        self.at = None;
        if self.lines.interactive {
            self.lines.say_all(std::iter::repeat_n("", OUT_OF_SIGHT))?;
        }
        self.ask_to_pass(next)
    }

    fn ask_to_pass(&mut self, next: Seat) -> anyhow::Result<()> {
        Ok(self.lines.say(say!("terminal-throne-pass", "name" => badge(next)))?)
    }

    /// What came of the action of whoever leaves the keyboard; not the roll of the next player.
    fn tell_last_news(&mut self) -> io::Result<()> {
        let Some(seat) = self.at else { return Ok(()) };
        let from = self.told[seat.index()];
        self.told[seat.index()] = self.session.last_by(seat).max(from);
        let news = self.session.seen_between(self.viewer(), from, self.told[seat.index()]);
        self.lines.say_all(sentences::<HighThrone>(&news, self.session.game.options()))
    }

    /// What happened since whoever is here was told last; says whether a turn of theirs began.
    fn tell_news(&mut self) -> io::Result<bool> {
        let Some(me) = self.at else { return Ok(false) };
        let news = self.session.seen(self.viewer(), self.told[me.index()]);
        self.told[me.index()] = self.session.length();
        self.lines.say_all(sentences::<HighThrone>(&news, self.session.game.options()))?;
        Ok(news.iter().any(|seen| matches!(seen, Seen::TurnBegins { seat } if *seat == me)))
    }

    /// Shows what the person who has to act should know, and asks.
    fn turn(&mut self) -> anyhow::Result<()> {
        let begins = self.tell_news()?;
        let Some(seat) = self.at else { return Ok(()) };
        let scene = self.scene();
        let target = scene.view.turn.as_ref().is_some_and(|turn| turn.target.is_some());
        self.choosing = Choosing::new(self.session.legal(seat), target);
        if self.may_roll() {
            return self.prompt();
        }
        let resumed = self.session.length() > 0 && scene.view.asked != Asked::Keep;
        if begins || (resumed && self.fresh()) {
            self.show_table(&scene)?;
        } else if scene.view.turn.is_some() {
            self.lines.say_all(panels::turn(&scene))?;
        }
        if scene.view.asked == Asked::ThumbWar {
            self.lines.say_all(outlook::scores(&scene))?;
        }
        self.prompt()
    }

    /// Nothing was done at this terminal yet in a game that goes on.
    fn fresh(&self) -> bool {
        !self.session.is_unsaved() && self.session.file.is_some()
    }

    fn show_table(&mut self, scene: &Scene) -> io::Result<()> {
        self.lines.say("")?;
        self.lines.say_all(table(scene))
    }

    /// Says what is asked, and what can be chosen.
    fn prompt(&mut self) -> anyhow::Result<()> {
        let scene = self.scene();
        let view = &scene.view;
        if self.odds && view.turn.is_some() && self.choosing.chosen().is_empty() {
            self.lines.say_all(odds::page(view))?;
        }
        if self.may_roll() {
            let dice = view.turn.as_ref().map(words::dice_words).unwrap_or_default();
            return Ok(self.lines.say(say!("terminal-throne-roll-line", "dice" => dice))?);
        }
        self.tell_coached()?;
        self.lines.say_all(choices(&scene, &self.choosing, self.odds))?;
        if self.lines.interactive
            && let Some(action) = self.choosing.ready()
        {
            self.ready = Some(action);
            self.lines.say(say!("terminal-throne-enter"))?;
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
        match command {
            Command::Nothing | Command::Roll if self.may_roll() => {
                self.session.go_ahead();
                self.go_on()?;
            }
            Command::Nothing => {
                if let Some(next) = self.passed_to() {
                    self.at = Some(next);
                    self.turn()?;
                }
            }
            Command::Roll => {
                if self.is_turn()? {
                    self.lines.say(say!("terminal-throne-no-roll"))?;
                }
            }
            Command::Help => {
                self.lines.say_all(rulebook::commands())?;
                self.lines.say_all(rulebook::legend())?;
            }
            Command::Cards => {
                self.lines.say_all(panels::cards(&scene))?;
                self.lines.say_all(panels::players(&scene))?;
            }
            Command::Card(text) => match find_card(&scene.view.options.the_deck(), &text) {
                Ok(card) => self.lines.say_all(panels::card_page(&scene, card))?,
                Err(none) => self.lines.say(none.why)?,
            },
            Command::Objective => self.lines.say_all(panels::objective(&scene.view))?,
            Command::Dice => self.lines.say_all(panels::turn(&scene))?,
            Command::Standings => self.lines.say_all(outlook::page(&scene))?,
            Command::Odds => self.lines.say_all(odds::page(&scene.view))?,
            Command::OddsAlways(always) => {
                self.odds = always;
                self.lines.say(say!("terminal-throne-odds-always", "always" => yes(always)))?;
            }
            Command::Why => self.why()?,
            Command::Coach(on) => {
                let answer = self.coach.turn(on);
                self.lines.say(answer)?;
                if self.at.is_some() && !self.may_roll() {
                    self.tell_coached()?;
                }
            }
            Command::Log => self.lines.say_all(&scene.log)?,
            Command::Legal => {
                if self.may_roll() {
                    self.lines.say(say!("terminal-throne-only-roll"))?;
                } else if self.is_turn()? {
                    let actions = self.choosing.legal().iter().map(ToString::to_string);
                    let actions: Vec<_> = actions.collect();
                    self.lines.say_all(actions)?;
                }
            }
            Command::Rules => self.lines.say_all(rulebook::rules())?,
            Command::Preview(text) => self.preview(&text)?,
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
            self.lines.say(say!("table-prompt-over"))?;
        } else if let Some(next) = self.passed_to() {
            self.lines.say(say!("terminal-throne-pass", "name" => badge(next)))?;
        } else {
            return Ok(true);
        }
        Ok(false)
    }

    /// All that the coach has to say to whoever is here.
    fn why(&mut self) -> io::Result<()> {
        if self.may_roll() {
            return self.lines.say(say!("terminal-throne-only-roll"));
        }
        if self.session.is_over() || self.is_turn()? {
            self.lines.say_all(self.coached().lines())?;
        }
        Ok(())
    }

    /// What a typed text means: the choice after it, which may be ready.
    fn read(&self, seat: Seat, text: &str) -> Result<Result<Action, Choosing>, String> {
        match self.choosing.read(text, self.session.game.deck())? {
            Typed::Steps(steps) => {
                let next = self.choosing.after(&steps);
                Ok(next.ready().ok_or(next))
            }
            Typed::Whole(action) => Ok(Ok(action)),
            Typed::NotNow(card) => Err(self.session.why_not(seat, card)),
            Typed::Unknown => Err(say!("terminal-throne-unknown", "text" => quoted(text))),
        }
    }

    fn preview(&mut self, text: &str) -> anyhow::Result<()> {
        if !self.is_turn()? {
            return Ok(());
        }
        let Some(seat) = self.at else { return Ok(()) };
        let effect = self.read(seat, text).and_then(|read| {
            let action = read.map_err(|_| say!("terminal-throne-open"))?;
            self.session.foretell(seat, &action)
        });
        match effect {
            Ok(effect) => self.lines.say_all(effect.words)?,
            Err(reason) => self.lines.say(sentence(&reason))?,
        }
        Ok(())
    }

    fn choose(&mut self, text: &str) -> anyhow::Result<()> {
        if !self.is_turn()? {
            return Ok(());
        }
        let Some(seat) = self.at else { return Ok(()) };
        match self.read(seat, text) {
            Ok(Ok(action)) => self.attempt(seat, &action),
            Ok(Err(next)) => {
                self.choosing = next;
                self.prompt()
            }
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
        }
    }

    /// Does it. A person is asked first where nothing can be taken back.
    fn attempt(&mut self, seat: Seat, action: &Action) -> anyhow::Result<()> {
        match self.session.foretell(seat, action) {
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
            Ok(effect) if self.lines.interactive && (effect.wasted || is_secret(action)) => {
                self.lines.say_all(effect.words)?;
                self.lines.say(say!("terminal-throne-enter-back"))?;
                self.ready = Some(action.clone());
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
        self.choosing.back();
        self.prompt()
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
                self.lines.say(say!("terminal-throne-taken-back", "action" => action))?;
                self.turn()
            }
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
        }
    }

    fn begin_again(&mut self) -> anyhow::Result<()> {
        if self.session.is_unsaved() && !self.lines.confirm(&say!("terminal-throne-unsaved-new"))? {
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
        if self.session.is_unsaved()
            && !self.lines.confirm(&say!("terminal-throne-unsaved-quit"))?
        {
            return Ok(Next::Ask);
        }
        if !self.session.is_over() {
            self.lines.say(say!("terminal-throne-unfinished"))?;
        }
        Ok(Next::Leave)
    }
}

/// The cards, the players, one's Objective and the dice.
pub(crate) fn table(scene: &Scene) -> Vec<String> {
    let mut lines = panels::cards(scene);
    lines.extend(panels::players(scene));
    lines.extend(panels::objective(&scene.view));
    lines.extend(panels::turn(scene));
    lines
}

/// What is asked, and what can be chosen, with the odds if they are wanted.
pub(crate) fn choices(scene: &Scene, choosing: &Choosing, odds: bool) -> Vec<String> {
    let mut lines = vec![words::asked_next(&scene.view, scene.me, choosing)];
    for (place, pick) in choosing.picks().iter().enumerate() {
        let text = words::pick_words(pick, &scene.view, choosing, odds);
        lines.push(format!("{:>4} {text}", place + 1));
    }
    let one = choosing.ready();
    lines.extend(
        one.map(|action| say!("terminal-throne-one-thing", "action" => action.to_string())),
    );
    lines
}

#[cfg(test)]
mod tests;
