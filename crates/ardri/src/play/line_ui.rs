//! A game in lines: what is shown of it, and what typed lines mean. Local tables, tables of a server and
//! lessons differ only in where views come from and where actions go.

use super::builder::{ActionBuilder, Typed};
use super::coach::Coached;
use super::command::{Command, Shown};
use super::game_ui::GameUi;
use super::scene::Scene;
use super::text::{quoted, sentence};
use crate::i18n::tr;

/// What somebody at a table sees of the game, and how far they have come on the way to an action.
#[derive(Clone, Debug)]
pub(crate) struct LineUi<G: GameUi> {
    /// What is shown.
    pub(crate) scene: Scene<G>,
    /// The way to the next action.
    pub(crate) builder: G::Builder,
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
    /// Something that cannot be done now; the rules say why not when this is tried.
    NotNow(String),
    /// What somebody wanted to see of the game.
    Said(Vec<String>),
    /// Why the line makes no sense, in a sentence.
    Refused(String),
    /// One step towards an action; there is more to choose.
    Ask,
    /// Something that is not the game's but the table's, which may do without it.
    Host(Command),
    /// Chance may go on.
    GoAhead,
}

/// What a text means on the way to an action.
#[derive(Clone, Debug)]
pub(crate) enum Read<G: GameUi> {
    /// A whole action, which may be illegal.
    Action(G::Action),
    /// The way after some steps, which leads on.
    Steps(G::Builder),
    /// Something that cannot be done now.
    NotNow(G::Action),
}

impl<G: GameUi> LineUi<G> {
    /// Looks at a game for the first time.
    pub(crate) fn new(scene: Scene<G>, legal: Vec<G::Action>) -> Self {
        let builder = G::Builder::new(legal, &scene.view);
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

    /// Looks at the game anew. What is half chosen stays so while the same is on offer: others may act
    /// at the same time.
    pub(crate) fn look(&mut self, scene: Scene<G>, legal: Vec<G::Action>) {
        if legal != self.builder.legal() || self.scene.me != scene.me {
            self.builder = G::Builder::new(legal, &scene.view);
        }
        self.scene = scene;
    }

    /// What happened, in sentences.
    pub(crate) fn tell(&mut self, seen: &[G::Seen]) -> Vec<String> {
        self.fresh |= seen.iter().any(|seen| G::refreshes(seen, self.scene.me));
        seen.iter().filter_map(|seen| self.scene.tell(seen)).collect()
    }

    /// The whole table is worth a look.
    pub(crate) fn refresh(&mut self) {
        self.fresh = true;
    }

    /// What is worth showing of the table after something has happened.
    pub(crate) fn news(&mut self) -> Vec<String> {
        let fresh = std::mem::take(&mut self.fresh);
        let stage = G::stage(&self.scene.view);
        let further = stage != self.stage;
        self.stage = stage;
        G::news(self, fresh, further)
    }

    /// Whether whoever looks has something to do.
    pub(crate) fn is_asked(&self) -> bool {
        !self.builder.legal().is_empty()
    }

    /// What a coach says to whoever looks.
    pub(crate) fn coached(&self) -> Coached {
        self.scene.coached(self.builder.legal())
    }

    /// What a typed text means.
    ///
    /// # Errors
    /// Says why it means nothing.
    pub(crate) fn read(&self, text: &str) -> Result<Read<G>, String> {
        Ok(match self.builder.read(text, &self.scene)? {
            Typed::Steps(steps) => {
                let next = self.builder.after(&steps);
                next.ready().map_or(Read::Steps(next), Read::Action)
            }
            Typed::Whole(action) => Read::Action(action),
            Typed::NotNow(action) => Read::NotNow(action),
            Typed::Unknown => return Err(tr!("terminal-unknown", "text" => quoted(text))),
        })
    }

    /// Reads a line that has to do with the game.
    pub(crate) fn hear(&mut self, line: &str) -> Heard {
        match Command::parse::<G>(line) {
            Ok(command) => self.obey(command),
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }

    fn obey(&mut self, command: Command) -> Heard {
        let answer = match command {
            Command::Choice(text) => self.read(&text).map(|read| match read {
                Read::Action(action) => Heard::Try(action.to_string()),
                Read::NotNow(action) => Heard::NotNow(action.to_string()),
                Read::Steps(next) => {
                    self.builder = next;
                    Heard::Ask
                }
            }),
            Command::Board => Ok(Heard::Said(G::table(self))),
            Command::Rules => Ok(Heard::Said(G::rules(&self.scene.options))),
            Command::Legal(rest) => G::legal(self, &rest).map(Heard::Said),
            Command::Back => {
                self.builder.back();
                Ok(Heard::Ask)
            }
            Command::Own(place, rest) => {
                (G::COMMANDS[place].run)(self, &rest).map(|shown| match shown {
                    Shown::Page(_, lines) | Shown::Map(lines) => Heard::Said(lines),
                    Shown::Said(line) => Heard::Said(vec![line]),
                    Shown::Table => Heard::Said(G::table(self)),
                    Shown::GoAhead => Heard::GoAhead,
                })
            }
            command => Ok(Heard::Host(command)),
        };
        answer.unwrap_or_else(|reason| Heard::Refused(sentence(&reason)))
    }

    /// Forgets steps towards an action; says whether there were any.
    pub(crate) fn rewind(&mut self) -> bool {
        let chosen = !self.builder.chosen().is_empty();
        self.builder.reset();
        chosen
    }
}
