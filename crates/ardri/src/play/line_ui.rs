//! A game in lines: what is shown of it, and what typed lines mean. Local tables, tables of a server and
//! lessons differ only in where views come from and where actions go.

use anyhow::bail;
use ardri_core::{Message, Seat};
use ardri_table::GameKind;
use ardri_wire as wire;
use serde_json::Value;

use super::builder::{Builder, Typed};
use super::coach::Coached;
use super::command::{Command, Shown, Words};
use super::game_ui::{Foretold, GameUi, PickOf};
use super::local_table::{AnyLocalTable, Done};
use super::manual;
use super::plain::PlainUi;
use super::scene::{Scene, named};
use super::terminal_game::TerminalGame;
use super::text::{quoted, sentence};
use crate::i18n::tr;

/// What somebody is shown of a game at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// Whose eyes look; nobody's for those who watch.
    pub(crate) me: Option<Seat>,
    /// The only person at this terminal, if there is only one.
    pub(crate) you: Option<Seat>,
    /// What the game was laid out with.
    pub(crate) options: Value,
    /// What they may know, as the game's view.
    pub(crate) view: Value,
    pub(crate) asked: Message,
    pub(crate) legal: Vec<String>,
    /// Who sits where.
    pub(crate) names: Vec<String>,
    /// Chance waits for whoever looks.
    pub(crate) waits: bool,
    pub(crate) lesson: bool,
}

/// What there is to say of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "join"), allow(dead_code))] // some of it is said at a server's table only
pub(crate) enum Part {
    /// Which game it is, and who plays.
    Greeting,
    /// What those at the table are called in the game, once that is known.
    Company,
    Help,
    /// What the letters mean.
    Legend,
    Table,
    /// What is asked of whoever looks, and what can be chosen.
    Choices,
    /// How far the game is, in games that have stages.
    Stage,
    Scores,
    Finale,
    /// How it ended, and what can still be typed.
    End,
}

/// The lines of any game.
pub(crate) trait AnyLineUi {
    /// Looks at the game anew.
    fn look(&mut self, sight: Sight) -> serde_json::Result<()>;

    /// The words that the game has beside those of all games.
    fn words(&self) -> Words;

    /// Says a part of what there is to say.
    fn part(&self, part: Part) -> Vec<String>;

    /// A message of the rules, with the names by which those at this table go.
    fn say(&self, message: &Message) -> String;

    /// What a seat is called.
    fn called(&self, seat: Seat) -> String;

    /// The whole table is worth a look.
    fn refresh(&mut self) {}

    /// What is worth showing of the table after something has happened.
    fn news(&mut self) -> Vec<String>;

    /// What a coach says to whoever sits here, of what they see themselves; nothing to those who watch.
    #[cfg(feature = "join")]
    fn coached(&self) -> Option<Coached> {
        None
    }

    /// Does what a command asks of the game.
    fn obey(&mut self, command: Command) -> Heard;

    /// The action to which the steps that were taken lead, if nothing is left to choose.
    fn ready(&self) -> Option<String> {
        None
    }

    /// Forgets steps towards an action; says whether there were any.
    fn rewind(&mut self) -> bool {
        false
    }

    /// An event in sentences: in the game's words, or else in those that came with it.
    fn told(&mut self, heard: &wire::Heard) -> Vec<String>;

    /// What was done at this terminal, and what came of it.
    fn tell_done(&mut self, done: &Done) -> Vec<String>;

    /// The game at this terminal so far.
    fn history(&mut self, table: &AnyLocalTable) -> Vec<String>;

    /// The promise about all that is drawn, which anybody can check.
    fn promise(&self, _commitment: &str) -> Option<String> {
        None
    }

    /// What an action would do at this terminal.
    fn foretell(
        &self,
        table: &mut AnyLocalTable,
        seat: Seat,
        action: &str,
    ) -> Result<Foretold, String>;

    /// Why something cannot be done now, of which one action was tried that stands for it.
    fn why_not(&self, table: &mut AnyLocalTable, seat: Seat, action: &str) -> String {
        self.foretell(table, seat, action).err().unwrap_or_default()
    }

    /// Whether chance waits for a word from the person who has just acted.
    fn waits(&self, _table: &AnyLocalTable, _seat: Seat) -> bool {
        false
    }

    /// What is asked before a player gives up; nothing if nobody is asked.
    fn resign_question(&self, _seat: Seat) -> String {
        String::new()
    }
}

/// Opens the lines of a game.
pub(crate) fn open(game: &str, sight: Sight) -> anyhow::Result<Box<dyn AnyLineUi>> {
    if let Some(game) = TerminalGame::find(game) {
        return Ok((game.line_ui)(sight)?);
    }
    match GameKind::find(game) {
        Ok(kind) => Ok(Box::new(PlainUi::new(kind, sight))),
        Err(_) => bail!(tr!("terminal-join-game", "game" => game)),
    }
}

/// What somebody at a table sees of the game, and how far they have come on the way to an action.
#[derive(Clone, Debug)]
pub(crate) struct LineUi<G: GameUi> {
    pub(crate) scene: Scene<G>,
    /// The way to the next action.
    pub(crate) builder: Builder<G>,
    /// What can be switched on and off in this game: odds that are always shown, a board that is turned
    /// round.
    pub(crate) switch: bool,
    /// It is a lesson, whose texts speak of what others have to ask for.
    pub(crate) lesson: bool,
    /// Chance waits for whoever looks.
    pub(crate) waits: bool,
    /// Something has happened after which the whole table is worth a look.
    fresh: bool,
    /// How far the game was when the table was shown last.
    stage: String,
}

/// What a typed line comes to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard {
    /// An action to try.
    Try(String),
    /// An action of which somebody wants to know what it would do.
    Preview(String),
    /// Something that cannot be done now; the rules say why not when this is tried.
    NotNow(String),
    /// What somebody wanted to see of the game.
    Said(Vec<String>),
    /// Why the line makes no sense, in a sentence.
    Refused(String),
    /// One step towards an action; there is more to choose.
    Ask,
    /// Something that is not the game's, and that there is not here.
    NotHere,
    GoAhead,
}

impl<G: GameUi> LineUi<G> {
    /// Looks at a game for the first time.
    pub(crate) fn new(scene: Scene<G>, legal: Vec<G::Action>) -> Self {
        let builder = Builder::new(legal);
        Self {
            scene,
            builder,
            switch: false,
            lesson: false,
            waits: false,
            fresh: false,
            stage: String::new(),
        }
    }

    /// The lines of a game that was sent, or that is shown as if it were.
    pub(crate) fn of(sight: Sight) -> serde_json::Result<Self> {
        let (waits, lesson, (scene, legal)) = (sight.waits, sight.lesson, scene(sight)?);
        Ok(Self { waits, lesson, ..Self::new(scene, legal) })
    }

    /// Looks at the game anew. What is half chosen stays so while the same is on offer: others may act
    /// at the same time.
    pub(crate) fn look(&mut self, scene: Scene<G>, legal: Vec<G::Action>) {
        if legal != self.builder.legal() || self.scene.me != scene.me {
            self.builder = Builder::new(legal);
        }
        self.scene = scene;
    }

    /// Whether whoever looks has something to do.
    pub(crate) fn is_asked(&self) -> bool {
        !self.builder.legal().is_empty()
    }

    /// What is asked, and what can be chosen, by numbers.
    pub(crate) fn choices(&self) -> Vec<String> {
        let number = |(place, pick): (usize, &PickOf<G>)| {
            format!("{:>4} {}", G::number(pick, place), G::pick_words(self, pick))
        };
        let picks = self.builder.picks();
        let ready = self.builder.ready().filter(|_| !self.waits);
        let one = ready.map(|action| tr!("terminal-one-thing", "action" => action.to_string()));
        let numbered = picks.iter().enumerate().map(number).filter(|_| !self.waits);
        [G::asked_next(self, 0)].into_iter().chain(numbered).chain(one).collect()
    }

    /// What a coach says to whoever looks.
    pub(crate) fn coached(&self) -> Coached {
        self.scene.coached(self.builder.legal())
    }

    /// What a typed text means, or why it means nothing; steps that leave nothing open are an action.
    pub(crate) fn read(&self, text: &str) -> Result<Typed<PickOf<G>, G::Action>, String> {
        match G::read(&self.builder, text, &self.scene)? {
            Typed::Unknown => Err(tr!("terminal-unknown", "text" => quoted(text))),
            Typed::Steps(steps) => {
                let ready = self.builder.after(&steps).ready();
                Ok(ready.map_or(Typed::Steps(steps), Typed::Whole))
            }
            typed => Ok(typed),
        }
    }
}

/// What is shown of a game, and what may be done.
fn scene<G: GameUi>(sight: Sight) -> serde_json::Result<(Scene<G>, Vec<G::Action>)> {
    let Sight { me, you, options, view, legal, names, .. } = sight;
    let (options, view) = (serde_json::from_value(options)?, serde_json::from_value(view)?);
    let legal = legal.iter().filter_map(|action| action.parse().ok()).collect();
    Ok((Scene { me, you, options, view, names, log: Vec::new(), old: 0 }, legal))
}

impl<G: GameUi> AnyLineUi for LineUi<G> {
    fn look(&mut self, sight: Sight) -> serde_json::Result<()> {
        self.waits = sight.waits;
        let (scene, legal) = scene(sight)?;
        self.look(scene, legal);
        Ok(())
    }

    fn words(&self) -> Words {
        Words::of::<G>()
    }

    fn part(&self, part: Part) -> Vec<String> {
        match part {
            Part::Greeting => G::greeting(&self.scene),
            Part::Company => G::company(&self.scene).into_iter().collect(),
            Part::Help if self.lesson => manual::lesson_help::<G>(),
            Part::Help => manual::help::<G>(),
            Part::Legend if self.lesson => manual::lesson_legend::<G>(),
            Part::Legend => manual::legend::<G>(),
            Part::Table if self.lesson => G::lesson_table(self),
            Part::Table => G::table(self),
            Part::Choices => G::choices(self),
            Part::Stage => Some(G::stage(&self.scene.view))
                .filter(|stage| !stage.is_empty())
                .into_iter()
                .collect(),
            Part::Scores => G::scores(&self.scene),
            Part::Finale => G::finale(self),
            Part::End => vec![G::asked_now(&self.scene), tr!("terminal-still")],
        }
    }

    fn say(&self, message: &Message) -> String {
        self.scene.say(message)
    }

    fn called(&self, seat: Seat) -> String {
        G::called(seat)
    }

    fn refresh(&mut self) {
        self.fresh = true;
    }

    fn news(&mut self) -> Vec<String> {
        let fresh = std::mem::take(&mut self.fresh);
        let stage = G::stage(&self.scene.view);
        let further = stage != self.stage;
        self.stage = stage;
        G::news(self, fresh, further)
    }

    #[cfg(feature = "join")]
    fn coached(&self) -> Option<Coached> {
        self.scene.me.map(|_| self.coached())
    }

    fn obey(&mut self, command: Command) -> Heard {
        let answer = match command {
            Command::Choice(ref text) | Command::Preview(ref text) => {
                let preview = matches!(command, Command::Preview(_));
                self.read(text).and_then(|read| match read {
                    Typed::Whole(action) if preview => Ok(Heard::Preview(action.to_string())),
                    Typed::Whole(action) => Ok(Heard::Try(action.to_string())),
                    Typed::NotNow(action) => Ok(Heard::NotNow(action.to_string())),
                    _ if preview => Err(tr!("terminal-preview-open")),
                    Typed::Steps(steps) => {
                        self.builder = self.builder.after(&steps);
                        Ok(Heard::Ask)
                    }
                    Typed::Unknown => Ok(Heard::Ask),
                })
            }
            Command::Board => Ok(Heard::Said(self.part(Part::Table))),
            Command::Rules => Ok(Heard::Said(G::rules(&self.scene.options))),
            Command::Legal(rest) => G::legal(self, &rest).map(Heard::Said),
            Command::Back => {
                self.builder.back();
                Ok(Heard::Ask)
            }
            Command::Own(place, rest) => {
                (G::COMMANDS[place].run)(self, &rest).map(|shown| match shown {
                    Shown::Page(_, lines) => Heard::Said(lines),
                    Shown::Said(line) => Heard::Said(vec![line]),
                    Shown::Table => Heard::Said(self.part(Part::Table)),
                    Shown::GoAhead => Heard::GoAhead,
                })
            }
            _ => Ok(Heard::NotHere),
        };
        answer.unwrap_or_else(|reason| Heard::Refused(sentence(&reason)))
    }

    fn ready(&self) -> Option<String> {
        self.builder.ready().map(|action| action.to_string())
    }

    fn rewind(&mut self) -> bool {
        let chosen = !self.builder.chosen().is_empty();
        self.builder.reset();
        chosen
    }

    fn told(&mut self, heard: &wire::Heard) -> Vec<String> {
        let seen = heard.seen.get().ok();
        match seen.and_then(|seen| serde_json::from_value(seen.into_owned()).ok()) {
            Some(seen) => {
                self.fresh |= G::refreshes(&seen, self.scene.me);
                self.scene.tell(&seen).into_iter().collect()
            }
            None => heard.text.iter().map(|text| named(text, &self.scene.names)).collect(),
        }
    }

    fn tell_done(&mut self, done: &Done) -> Vec<String> {
        let mut seen = done.seen::<G>(self.scene.viewer());
        self.fresh |= seen.any(|seen| G::refreshes(seen, self.scene.me));
        G::tell_done(&self.scene, done)
    }

    fn history(&mut self, table: &AnyLocalTable) -> Vec<String> {
        self.scene.log = self.scene.log_of(table);
        G::history(&self.scene)
    }

    fn promise(&self, commitment: &str) -> Option<String> {
        G::commitment(&self.scene.options, commitment)
    }

    fn foretell(
        &self,
        table: &mut AnyLocalTable,
        seat: Seat,
        action: &str,
    ) -> Result<Foretold, String> {
        let action =
            action.parse().map_err(|_| tr!("terminal-unknown", "text" => quoted(action)))?;
        table.game::<G>().foretell(&self.scene, seat, &action)
    }

    fn why_not(&self, table: &mut AnyLocalTable, seat: Seat, action: &str) -> String {
        let action = action.parse().ok();
        action.map(|action| table.game::<G>().why_not(seat, &action)).unwrap_or_default()
    }

    fn waits(&self, table: &AnyLocalTable, seat: Seat) -> bool {
        table.waits::<G>(seat)
    }

    fn resign_question(&self, seat: Seat) -> String {
        G::resign_question(&self.scene, seat)
    }
}

#[cfg(feature = "join")]
#[cfg(test)]
mod tests;
