//! A game that brings nothing to the terminal but its rules and what it says of them: in plain lines.

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use ardri_core::{Message, Seat, Viewer};
use ardri_table::GameKind;
use ardri_wire::{DescribeForm, Described};
use serde_json::Value;

use super::coach::{Coach, Coached};
use super::command::{Command, Words};
use super::line_io::LineIo;
use super::local_table::LocalTable;
use super::luck::Luck;
use super::manual;
use super::text::{list, sentence};
use crate::games::title;
use crate::i18n::{texts, tr};
use crate::output::is_closed_pipe;

/// What somebody is shown of a game at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// Whose eyes look; nobody's for those who watch.
    pub(crate) me: Option<Seat>,
    /// What they may know, as the game's view.
    pub(crate) view: Value,
    /// What is asked.
    pub(crate) asked: Message,
    /// What they may do.
    pub(crate) legal: Vec<String>,
    /// Who sits where.
    pub(crate) names: Vec<String>,
}

/// What a seat is called in a game that has no names for its seats.
pub(crate) fn called(seat: Seat) -> String {
    tr!("table-seat-empty", "number" => seat.index() + 1)
}

/// A game in words.
pub(crate) struct PlainUi {
    kind: &'static GameKind,
    options: Value,
    pub(crate) sight: Sight,
    described: Described,
}

impl PlainUi {
    /// Looks at a game.
    pub(crate) fn new(kind: &'static GameKind, options: Value, sight: Sight) -> Self {
        let form = DescribeForm {
            game: kind.name().into(),
            options: Some(options.clone()),
            view: Some(sight.view.clone()),
            seat: sight.me,
            legal: sight.legal.clone(),
        };
        // Rules that cannot say it leave the actions as they are written.
        let described = kind.describe(&form).unwrap_or_else(|_| Described {
            options: Vec::new(),
            sections: Vec::new(),
            actions: Vec::new(),
        });
        Self { kind, options, sight, described }
    }

    /// Looks again.
    pub(crate) fn look(&mut self, sight: Sight) {
        *self = Self::new(self.kind, std::mem::take(&mut self.options), sight);
    }

    /// A message with the names of those at the table.
    pub(crate) fn say(&self, message: &Message) -> String {
        let name = |seat: Seat| self.sight.names.get(seat.index()).cloned().unwrap_or_default();
        texts().localize_with(message, &name)
    }

    /// What was chosen before the game.
    pub(crate) fn options(&self) -> Vec<String> {
        self.described.options.iter().map(|one| self.say(one)).collect()
    }

    /// The table, part by part.
    pub(crate) fn table(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for section in &self.described.sections {
            lines.push(format!("{}:", self.say(&section.title)));
            lines.extend(section.lines.iter().map(|line| format!("  {}", self.say(line))));
        }
        lines
    }

    /// What is asked, and what can be chosen.
    pub(crate) fn asked(&self) -> Vec<String> {
        let mut lines = vec![self.say(&self.sight.asked)];
        lines.extend(self.legal());
        lines
    }

    /// What may be done, by numbers.
    pub(crate) fn legal(&self) -> Vec<String> {
        let actions = self.described.actions.iter().enumerate();
        actions.map(|(at, one)| format!("{:>4} {}", at + 1, self.say(&one.text))).collect()
    }

    /// The action that somebody means: by its number, as it is written, or by its words.
    pub(crate) fn read(&self, line: &str) -> Option<String> {
        let (typed, actions) = (line.trim().to_lowercase(), &self.described.actions);
        let numbered = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(action) = numbered.and_then(|at| actions.get(at)) {
            return Some(action.action.clone());
        }
        let is_meant = |text: &str| text.to_lowercase().trim_end_matches('.') == typed;
        let mut meant = actions.iter().filter(|one| {
            is_meant(&one.action)
                || is_meant(&self.say(&one.text))
                || one.also.iter().any(|name| is_meant(name))
        });
        // What could be several things is none.
        meant.next().filter(|_| meant.next().is_none()).map(|one| one.action.clone())
    }
}

/// Plays until somebody quits or the input ends.
///
/// # Errors
/// Reading or writing fails. A reader who has gone away is no failure.
pub(crate) fn play<R: BufRead, W: Write>(
    io: &mut LineIo<R, W>,
    table: LocalTable,
    luck: &mut Luck,
    coach: bool,
) -> anyhow::Result<()> {
    let told = vec![table.done().len(); table.players().len()];
    let ui = PlainUi::new(table.kind(), table.options(), table.sight(Viewer::Spectator));
    let mut repl = PlainRepl { io, table, luck, ui, at: None, told, coach: Coach::new(coach) };
    match repl.run() {
        Err(error) if is_closed_pipe(&error) => Ok(()),
        other => other,
    }
}

/// Reads lines, does what they say and prints what comes of it.
struct PlainRepl<'a, R, W> {
    io: &'a mut LineIo<R, W>,
    table: LocalTable,
    luck: &'a mut Luck,
    ui: PlainUi,
    /// Who sits at the keyboard; nobody while it is passed on.
    at: Option<Seat>,
    /// For each seat, how much of what was done it has been told.
    told: Vec<usize>,
    coach: Coach,
}

impl<R: BufRead, W: Write> PlainRepl<'_, R, W> {
    fn run(&mut self) -> anyhow::Result<()> {
        self.greet()?;
        while let Some(line) = self.io.ask()? {
            let news = self.table.tick();
            self.io.say_all(&news)?;
            if !news.is_empty() {
                self.go_on()?;
            }
            if !self.hear(&line)? {
                return Ok(self.io.flush()?);
            }
        }
        if !self.table.is_over() {
            self.io.say(tr!("terminal-input-ended"))?;
        }
        Ok(self.io.flush()?)
    }

    fn greet(&mut self) -> anyhow::Result<()> {
        let (game, players) = (title(self.table.kind()), self.table.players().len());
        self.io.say(tr!("terminal-begin", "title" => game, "players" => players))?;
        self.io.say(tr!("terminal-at-table", "names" => list(&self.table.names())))?;
        self.io.say_all(self.ui.options())?;
        self.go_on()
    }

    /// Lets chance and the bots act and turns to the person who has to act then.
    fn go_on(&mut self) -> anyhow::Result<()> {
        self.table.go_on(self.luck).map_err(|reason| anyhow!(reason))?;
        let due = self.table.person_due();
        let hides = self.table.kind().hides();
        self.at = self.table.lone_person().or(match hides {
            true => self.at.filter(|at| due == Some(*at)),
            false => due.or(self.at),
        });
        match due.filter(|due| self.at != Some(*due)) {
            Some(next) => {
                self.coach.forget();
                self.look();
                Ok(self.io.say(tr!("terminal-pass", "name" => self.name(next)))?)
            }
            None => self.turn(),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.ui.sight.names.get(seat.index()).cloned().unwrap_or_default()
    }

    fn look(&mut self) {
        self.ui.look(self.table.sight(self.at.map_or(Viewer::Spectator, Viewer::Seat)));
    }

    /// Tells whoever is here what is new, and what is asked.
    fn turn(&mut self) -> anyhow::Result<()> {
        self.look();
        let viewer = self.at.map_or(Viewer::Spectator, Viewer::Seat);
        let seat = self.at.unwrap_or(Seat(0)).index();
        let from = std::mem::replace(&mut self.told[seat], self.table.done().len());
        let news = self.table.done().get(from..).unwrap_or_default().iter();
        let news = news.flat_map(|done| done.heard(viewer)).map(|text| self.ui.say(text));
        let news: Vec<_> = news.collect();
        self.io.say_all(news)?;
        if self.table.is_over() {
            self.io.say_all(self.ui.table())?;
            let ended = self.table.table().common(0).ended.map(|ended| self.ui.say(&ended));
            self.io.say_all(ended)?;
            return Ok(self.io.say(tr!("terminal-still"))?);
        }
        self.io.say_all(self.ui.table())?;
        self.ask()
    }

    fn ask(&mut self) -> anyhow::Result<()> {
        if let Some(coached) = self.coached() {
            self.io.say_all(self.coach.news(coached))?;
        }
        self.io.say_all(self.ui.asked())?;
        Ok(self.io.say_all(self.table.clocks())?)
    }

    fn coached(&mut self) -> Option<Coached> {
        let advice = self.table.advice(self.at?)?;
        let look = advice.look.iter().map(|one| self.ui.say(one)).collect();
        Some(Coached::new(self.ui.say(&advice.why), look))
    }

    /// Whether somebody is here to act; says why not.
    fn is_turn(&mut self) -> io::Result<Option<Seat>> {
        let due = self.table.person_due();
        match (due, self.at) {
            (Some(due), at) if at != Some(due) => {
                let name = self.name(due);
                self.io.say(tr!("terminal-pass", "name" => name))?;
                Ok(None)
            }
            (Some(due), _) => Ok(Some(due)),
            (None, _) => {
                self.io.say(tr!("table-prompt-over"))?;
                Ok(None)
            }
        }
    }

    /// Does what a line says; whether to go on.
    fn hear(&mut self, line: &str) -> anyhow::Result<bool> {
        let words = Words { resigns: true, ..Words::default() };
        match Command::read(line, &words) {
            Err(reason) => self.io.say(sentence(&reason))?,
            Ok(Command::Nothing) => {
                if let Some(due) = self.table.person_due().filter(|due| self.at != Some(*due)) {
                    self.at = Some(due);
                    self.turn()?;
                }
            }
            Ok(Command::Help) => {
                self.io.say_all(manual::any_help())?;
            }
            Ok(Command::Board) => self.io.say_all(self.ui.table())?,
            Ok(Command::Rules) => self.io.say_all(self.ui.options())?,
            Ok(Command::Log) => self.log()?,
            Ok(Command::Legal(_)) => self.io.say_all(self.ui.legal())?,
            Ok(Command::Why) => {
                let lines = self.coached().map(|coached| coached.lines());
                self.io.say_all(lines.unwrap_or_default())?;
            }
            Ok(Command::Coach(on)) => {
                let answer = self.coach.turn(on);
                self.io.say(answer)?;
            }
            Ok(Command::Back | Command::Own(..)) => self.ask()?,
            Ok(Command::Preview(text)) => self.preview(&text)?,
            Ok(Command::Choice(text)) => self.choose(&text)?,
            Ok(Command::Undo) => self.undo()?,
            Ok(Command::Resign) => self.resign()?,
            Ok(Command::Save(file)) => self.io.save(&mut self.table, file)?,
            Ok(Command::New) => {
                let secret = self.luck.secret()?;
                self.table = self.table.again(&secret).map_err(|reason| anyhow!(reason))?;
                self.at = None;
                self.told.fill(0);
                self.greet()?;
            }
            Ok(Command::Quit) => {
                let lost = self.table.is_unsaved();
                return Ok(lost && !self.io.confirm(&tr!("terminal-unsaved-quit"))?);
            }
        }
        Ok(true)
    }

    fn log(&mut self) -> io::Result<()> {
        let viewer = self.at.map_or(Viewer::Spectator, Viewer::Seat);
        let heard = self.table.done().iter().flat_map(|done| done.heard(viewer));
        let lines: Vec<_> = heard.map(|text| self.ui.say(text)).collect();
        self.io.say_all(lines)
    }

    fn preview(&mut self, text: &str) -> io::Result<()> {
        let Some(seat) = self.is_turn()? else { return Ok(()) };
        let action = self.ui.read(text).unwrap_or_else(|| text.into());
        match self.table.preview(seat, action) {
            Ok(words) => {
                let lines: Vec<_> = words.iter().map(|one| self.ui.say(one)).collect();
                self.io.say_all(lines)
            }
            Err(reason) => self.io.say(sentence(&reason)),
        }
    }

    fn choose(&mut self, text: &str) -> anyhow::Result<()> {
        let Some(seat) = self.is_turn()? else { return Ok(()) };
        // What is no choice is tried all the same: the rules say why not.
        let action = self.ui.read(text);
        match self.table.act(seat, action.unwrap_or_else(|| text.into())) {
            Ok(()) => self.go_on(),
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.at.or(self.table.last_person()) else { return Ok(()) };
        match self.table.undo(seat) {
            Ok(undone) => {
                let length = self.table.done().len();
                self.told.iter_mut().for_each(|told| *told = length.min(*told));
                self.io.say(tr!("terminal-taken-back", "actions" => undone))?;
                self.go_on()
            }
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }

    fn resign(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.is_turn()? else { return Ok(()) };
        match self.table.resign(seat) {
            Ok(()) => self.go_on(),
            Err(reason) => Ok(self.io.say(sentence(&reason))?),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use super::*;
    use crate::i18n::{flaw_in, speak};
    use crate::play::PlayArgs;
    use crate::play::begin::begin_plain;
    use crate::play::samples::luck;

    /// What is said to somebody who types these lines.
    fn talk(game: &str, against: &[crate::play::Opponent], input: &str) -> String {
        let kind = GameKind::find(game).unwrap();
        let args = PlayArgs { against: against.to_vec(), ..PlayArgs::default() };
        let table = begin_plain(kind, &args, None, &mut luck(3)).unwrap();
        let mut output = Vec::new();
        let mut io = LineIo::new(input.as_bytes(), &mut output, false);
        play(&mut io, table, &mut luck(3), true).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn every_game_is_played_to_the_end_by_what_its_rules_say() {
        for language in ["en", "ga", "de"] {
            speak(language.parse().unwrap());
            for kind in crate::games::all() {
                let said = talk(kind.name(), &[crate::play::Opponent::RANDOM], &"1\n".repeat(3000));
                assert!(said.contains(&tr!("table-prompt-over")), "{}\n{said}", kind.name());
                assert_eq!(flaw_in(&said), None, "{}", kind.name());
            }
        }
    }

    #[test]
    fn actions_are_typed_by_number_by_their_form_or_by_their_words() {
        let said =
            talk("brandubh", &[], "d2-e2\nundo\npreview d2-e2\nd2-d5\nboard\nlegal\nresign\n");
        for part in ["A Viking goes from d2 to e2.", "Taken back: d2-e2.", "(ardri rules tafl#"] {
            assert!(said.contains(part), "{part}\n{said}");
        }
        assert!(said.contains("The Celts win"), "{said}");
    }

    #[test]
    fn the_keyboard_is_passed_before_anything_hidden_is_shown() {
        let person = [crate::play::Opponent::Person];
        let said = talk("brian-boru", &person, "legal\n1\n");
        assert!(said.contains("Pass the keyboard to ") && !said.contains("   1 "), "{said}");
        let said = talk("brian-boru", &person, "\n");
        assert!(said.contains("   1 "), "{said}");
    }
}
