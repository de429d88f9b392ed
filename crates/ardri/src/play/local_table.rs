//! A game at one terminal: a table without a network, what is said of it, and the file that it is kept in.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;

use ardri_core::fairness::Seed;
use ardri_core::{Message, Player, Record, Seat, Viewer};
use ardri_table::local::{self, LocalError, Thinker};
pub(crate) use ardri_table::local::{Deed as Done, Timing};
use ardri_table::{GameKind, Refusal, Sitter, TableEvent, TableRequest, Told};
use serde_json::Value;

use super::advice::{hint_lines, review_lines};
use super::game_ui::GameUi;
use super::line_ui::{AnyLineUi, Sight};
use super::luck::Luck;
use super::{bot_name, character, clock};
use crate::i18n::{denied, localize, tr, unplayable};

/// A game from its start to now.
#[derive(Clone, Debug)]
pub(crate) struct AnyLocalTable {
    table: local::LocalTable,
    /// The file that the game was saved to or read from last.
    pub(crate) file: Option<PathBuf>,
}

impl Deref for AnyLocalTable {
    type Target = local::LocalTable;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

impl DerefMut for AnyLocalTable {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.table
    }
}

/// Whatever refuses something says why in a sentence.
impl AnyLocalTable {
    /// Lays out a game whose draws follow from `secret`.
    pub(crate) fn open(
        kind: &'static GameKind,
        options: &Value,
        players: Vec<Player>,
        secret: &Seed,
        timing: Timing,
    ) -> Result<Self, String> {
        Self::of(local::LocalTable::open(kind, options, players, secret, timing))
    }

    /// Goes on with a game that was written down; `secret` is for one without a seed of its own.
    pub(crate) fn go_on_with(
        kind: &'static GameKind,
        record: &Record,
        secret: &Seed,
        timing: Timing,
    ) -> Result<Self, String> {
        Self::of(local::LocalTable::go_on_with(kind, record, secret, timing))
    }

    /// A new game with the same options and players.
    pub(crate) fn again(&self, secret: &Seed) -> Result<Self, String> {
        Self::of(self.table.again(secret))
    }

    fn of(table: Result<local::LocalTable, LocalError>) -> Result<Self, String> {
        Ok(Self { table: table.map_err(said)?, file: None })
    }

    /// Does something for a person, in its text form.
    pub(crate) fn act(&mut self, seat: Seat, action: String) -> Result<(), String> {
        self.ask(&TableRequest::Act { seat, action, key: None }).map(|_| ())
    }

    /// What a strong bot would do in a seat, in lines.
    pub(crate) fn hint_lines(
        &self,
        seat: Seat,
        luck: &Luck,
        ui: &dyn AnyLineUi,
    ) -> Result<Vec<String>, String> {
        let hints = self.hints(seat, luck).map_err(|why| refusal(&why))?;
        Ok(hint_lines(&hints, |message| ui.say(message)))
    }

    /// Which decisions of people cost most, in lines.
    pub(crate) fn review_lines(
        &self,
        luck: &Luck,
        ui: &dyn AnyLineUi,
    ) -> Result<Vec<String>, String> {
        let (people, mut lines) = (self.people(), Vec::new());
        for seat in &people {
            let review = self.review(*seat, luck).map_err(|why| refusal(&why))?;
            lines.extend((people.len() > 1).then(|| format!("{}:", ui.called(*seat))));
            lines.extend(review_lines(&review, |message| ui.say(message)));
        }
        Ok(lines)
    }

    /// Gives the game up for a seat.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), String> {
        self.ask(&TableRequest::Resign { seat }).map(|_| ())
    }

    /// What an action would do.
    pub(crate) fn preview(&mut self, seat: Seat, action: String) -> Result<Vec<Message>, String> {
        match self.ask(&TableRequest::Preview { seat, action })? {
            Some(Told::Preview(words)) => Ok(words),
            _ => Ok(Vec::new()),
        }
    }

    fn ask(&mut self, request: &TableRequest) -> Result<Option<Told>, String> {
        self.table.ask(request).map_err(|why| refusal(&why))
    }

    /// Lets chance and the bots act until a person has to, or the game is over.
    pub(crate) fn go_on(&mut self, luck: &mut impl Thinker) -> Result<(), String> {
        while self.step(luck)? {}
        Ok(())
    }

    /// Lets chance or one bot act; says whether one of them did.
    pub(crate) fn step(&mut self, luck: &mut impl Thinker) -> Result<bool, String> {
        self.table.step(luck).map_err(said)
    }

    /// Lets chance act until somebody has to; says whether it did.
    pub(crate) fn draw(&mut self) -> Result<bool, String> {
        self.table.draw().map_err(said)
    }

    /// Takes back what `seat` did last, or any person where nothing is hidden; gives it.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<String, String> {
        self.table.undo(seat).map(|undone| undone.join(" ")).map_err(said)
    }

    /// Does what the clock demands by now, and says it.
    pub(crate) fn tick(&mut self) -> Vec<String> {
        let (events, you) = (self.table.tick(), self.lone_person());
        let names = self.names();
        let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let news = events.iter().filter_map(|event| match event {
            TableEvent::RanOut { seat } if Some(*seat) == you => Some(tr!("terminal-time-out")),
            TableEvent::RanOut { seat } => Some(tr!("table-log-ran-out", "name" => name(seat))),
            TableEvent::BotTook { seat, level, .. } => Some(tr!(
                "table-log-bot-took-late",
                "bot" => bot_name(level), "number" => seat.index() + 1
            )),
            TableEvent::Reminded { seat } if Some(*seat) == you => Some(tr!("terminal-time-short")),
            TableEvent::Reminded { seat } => Some(tr!("table-log-reminded", "name" => name(seat))),
            _ => None,
        });
        news.collect()
    }

    /// What the clocks show, if there are any.
    pub(crate) fn clocks(&self) -> Option<String> {
        Some(clock::shown(&self.table.clocks()?, &self.names(), self.now()))
    }

    /// The same in little room.
    pub(crate) fn short_clocks(&self) -> Option<String> {
        Some(clock::short(&self.table.clocks()?, self.now()))
    }

    /// What those at the table are called. A server writes down only the level of a bot.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |player: &Player| match &player.bot {
            Some(level) if *level == player.name => bot_name(level),
            _ => player.name.clone(),
        };
        self.players().iter().map(name).collect()
    }

    /// Who the bots are, a line for each that has a name.
    pub(crate) fn characters(&self) -> Vec<String> {
        let bots = self.table.table().sitters().iter().zip(self.players());
        let character = |(sitter, player): (&Sitter, &Player)| {
            Some(character(self.kind(), sitter.persona()?, player.bot.as_deref()?))
        };
        bots.filter_map(character).collect()
    }

    /// The game as whoever sits at the keyboard is shown it, or all if nobody does.
    pub(crate) fn sight(&self, me: Option<Seat>) -> Sight {
        let table = self.table.table();
        let seen = table.views(&[me.map_or(Viewer::Spectator, Viewer::Seat)]).pop();
        let view = seen.as_ref().and_then(|seen| seen.view.get().ok().map(Cow::into_owned));
        let asked = table.common(self.now()).ended;
        Sight {
            me,
            you: self.lone_person(),
            options: table.setup().options.clone(),
            view: view.unwrap_or_default(),
            asked: asked
                .or(seen.map(|seen| seen.asked))
                .unwrap_or_else(|| Message::new("table-prompt-over")),
            legal: me.map(|seat| table.legal(seat)).unwrap_or_default(),
            names: self.names(),
            waits: me.is_some() && self.waiting() == me,
            lesson: false,
        }
    }

    /// The game, with all that is hidden.
    pub(crate) fn game<G: GameUi>(&self) -> &G {
        self.table.table().game().unwrap_or_else(|| unreachable!())
    }

    /// Whether chance waits for a word from `seat`, who has just acted.
    pub(crate) fn waits<G: GameUi>(&self, seat: Seat) -> bool {
        let last = self.done().last();
        let seen = last.map(|done| done.seen::<G>(Viewer::Seat(seat)).collect::<Vec<_>>());
        seen.is_some_and(|seen| self.game::<G>().waits(&seen))
    }

    /// Remembers that the game is in this file as it stands.
    pub(crate) fn saved_to(&mut self, file: PathBuf) {
        self.file = Some(file);
        self.table.saved();
    }

    /// A bot does what a test wants.
    #[cfg(test)]
    pub(crate) fn bot_plays(&mut self, seat: Seat, action: &str) -> Result<(), String> {
        let by = ardri_core::Actor::Seat(seat);
        let event = TableEvent::Acted { by, action: action.into(), key: None };
        self.note(event).map_err(|why| refusal(&why))
    }
}

/// A table whose game is known.
#[derive(Clone, Debug)]
pub(crate) struct LocalTable<G> {
    table: AnyLocalTable,
    game: PhantomData<G>,
}

impl<G> Deref for LocalTable<G> {
    type Target = AnyLocalTable;

    fn deref(&self) -> &AnyLocalTable {
        &self.table
    }
}

impl<G> DerefMut for LocalTable<G> {
    fn deref_mut(&mut self) -> &mut AnyLocalTable {
        &mut self.table
    }
}

impl<G: GameUi> LocalTable<G> {
    /// A table at which this game is played.
    pub(crate) fn of(table: AnyLocalTable) -> Self {
        Self { table, game: PhantomData }
    }

    /// Lays out a game without clocks, whose draws follow from `secret`.
    #[cfg(test)]
    pub(crate) fn new(
        options: &G::Options,
        players: Vec<Player>,
        secret: &Seed,
    ) -> Result<Self, String> {
        let (kind, timing) = (super::begin::kind::<G>(), clock::untimed());
        let options = serde_json::to_value(options).unwrap_or_default();
        AnyLocalTable::open(kind, &options, players, secret, timing).map(Self::of)
    }

    /// The game, with all that is hidden.
    pub(crate) fn game(&self) -> &G {
        self.table.game()
    }

    /// Does something for a person.
    pub(crate) fn play(&mut self, seat: Seat, action: &G::Action) -> Result<(), String> {
        self.act(seat, action.to_string())?;
        let waits = self.waits::<G>(seat).then_some(seat);
        self.wait_for(waits);
        Ok(())
    }

    /// The game as a viewer may know it.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(viewer)
    }

    /// What `seat` may do now.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game().legal_actions(seat, &mut actions);
        actions
    }
}

/// Why something cannot be done, in a sentence.
fn said(error: LocalError) -> String {
    match error {
        LocalError::Unplayable(error) => unplayable(&error),
        LocalError::Refused(why) => refusal(&why),
        LocalError::Said(why) => localize(&why),
    }
}

/// Why the table does not do something.
fn refusal(why: &Refusal) -> String {
    denied(&why.message(), why.rule())
}

#[cfg(test)]
mod tests;
