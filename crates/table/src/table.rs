//! What a table is: the fold over its log.

use std::collections::HashMap;

use ardri_bots::Persona;
use ardri_core::fairness::Fate;
use ardri_core::{
    Actor, Entry as Action, Game, Message, OUT_OF_TIME, Outcome, Player, Record, Seat, SeatSet,
    Turn, Viewer,
};
use ardri_wire::{Heard, Instant, Json, PersonId, Stage, TableId};

use crate::clock::Clocks;
use crate::entry::{Entry, Setup, TableEvent};
use crate::error::{EntryError, LogError};
use crate::game::{Done, DynGame, Sight};
use crate::key::Keyed;
use crate::kind::GameKind;
use crate::participant::Participant;
use crate::rematch::Offers;
use crate::snapshot::nothing;
use crate::visibility::PerViewer;
use crate::words::Words;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Empty,
    /// A person.
    Person(Participant),
    /// A bot, perhaps in the place of a person who may come back.
    Bot {
        /// Its level.
        level: String,
        /// Who it is; nothing for one that only plays on, or of an older time.
        persona: Option<&'static Persona>,
        /// Who sat there.
        instead_of: Option<Participant>,
    },
}

/// Something that was done in the game.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    /// Who and how.
    pub action: Action,
    /// Whether something hidden or random was shown.
    pub reveals: bool,
    /// Whether no other seat may undo it.
    pub shows_choice: bool,
    /// Whether it has ended a set or the game.
    pub settles: bool,
}

impl Deed {
    /// Whether taking back may undo it when `seat` asks for that. By this rule requests are judged;
    /// older logs may hold takebacks that were more generous, and stay as they are.
    pub(crate) fn may_be_undone_by(&self, seat: Seat) -> bool {
        let own = self.action.by == Actor::Seat(seat);
        !self.reveals && !self.settles && (own || !self.shows_choice)
    }
}

/// A table as it stands.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) setup: Setup,
    /// The hash of the setup's seed, as everyone is shown it.
    pub(crate) commitment: String,
    /// The setup's options as they are sent.
    pub(crate) options: Json,
    pub(crate) kind: &'static GameKind,
    pub(crate) created: Instant,
    pub(crate) updated: Instant,
    /// The number of the last entry.
    pub(crate) number: u64,
    pub(crate) stage: Stage,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) words: Words,
    pub(crate) game: Box<dyn DynGame>,
    pub(crate) fate: Option<Fate>,
    pub(crate) deeds: Vec<Deed>,
    /// How often something was taken back.
    pub(crate) takebacks: u32,
    pub(crate) clocks: Clocks,
    /// Who asks for a takeback, and who has agreed.
    pub(crate) asks: Option<(Seat, SeatSet)>,
    pub(crate) rematch: Option<TableId>,
    /// What was said about playing again.
    pub(crate) offers: Offers,
    /// The seats of a rematch whose people have said that they are there.
    pub(crate) ready: SeatSet,
    /// The requests that were done, with the entries that they became.
    pub(crate) keys: HashMap<String, Keyed>,
}

/// How many requests are remembered: a client repeats only its last ones.
const MOST_KEYS: usize = 512;

impl Table {
    /// The table that begins with an entry.
    ///
    /// # Errors
    /// The entry is not the first one of a table that can be played.
    pub fn begin(id: TableId, first: &Entry) -> Result<Self, LogError> {
        let damaged = |reason: Message| LogError::new(first.number, reason);
        let TableEvent::Created(setup) = &first.event else {
            return Err(damaged(Message::new("refused-log-no-setup")));
        };
        let none = |_| damaged(Message::new("refused-table-no-game").quoting("game", &setup.game));
        let kind = GameKind::find(&setup.game).map_err(none)?;
        let opened = kind.open(&setup.options, setup.seats);
        let (game, _) = opened.map_err(|error| damaged(error.message().clone()))?;
        if first.number != 1 {
            return Err(damaged(Message::new("refused-log-first-missing")));
        }
        Ok(Self {
            id,
            kind,
            created: first.at,
            updated: first.at,
            number: 1,
            stage: Stage::Open,
            sitters: vec![Sitter::Empty; setup.seats.into()],
            words: Words::new(setup.seats),
            game,
            fate: None,
            deeds: Vec::new(),
            takebacks: 0,
            clocks: Clocks::new(setup.clock, setup.seats),
            asks: None,
            rematch: None,
            offers: Offers::default(),
            ready: SeatSet::EMPTY,
            keys: HashMap::new(),
            commitment: setup.seed.commitment().to_string(),
            options: Json::write(&setup.options),
            setup: (**setup).clone(),
        })
    }

    /// The table that a whole log tells of.
    ///
    /// # Errors
    /// Names the first entry that cannot be right.
    pub fn from_log(id: TableId, entries: &[Entry]) -> Result<Self, LogError> {
        let missing = || LogError::new(1, Message::new("refused-log-empty"));
        let (first, rest) = entries.split_first().ok_or_else(missing)?;
        let mut table = Self::begin(id, first)?;
        for entry in rest {
            let wrong = |error: EntryError| LogError::new(entry.number, error.message());
            table.apply(entry).map_err(wrong)?;
        }
        Ok(table)
    }

    /// Takes in the next entry; gives what is told of it.
    ///
    /// # Errors
    /// Says why the entry cannot be the next one; the table is as before.
    pub fn apply(&mut self, entry: &Entry) -> Result<Vec<PerViewer<Heard>>, EntryError> {
        if entry.number != self.number + 1 {
            let words = Message::new("refused-log-follows").with("number", entry.number);
            return Err(words.with("before", self.number).into());
        }
        let told = self.change(entry)?;
        self.number = entry.number;
        self.updated = self.updated.max(entry.at);
        if self.stage == Stage::Playing && self.game.outcome().is_some() {
            self.stage = Stage::Finished;
            self.asks = None;
        }
        self.clocks.run(self.on_the_clock(), entry.at);
        Ok(told)
    }

    fn change(&mut self, entry: &Entry) -> Result<Vec<PerViewer<Heard>>, EntryError> {
        match &entry.event {
            TableEvent::Created(_) => return Err(Message::new("refused-log-exists").into()),
            TableEvent::Sat { seat, who } => {
                *self.sitter(*seat)? = Sitter::Person(who.clone());
                self.words.forget(*seat);
            }
            TableEvent::BotSat { seat, level, persona } => {
                self.words.forget(*seat);
                // A later version may know more of them.
                let persona = persona.as_deref().and_then(Persona::find);
                let level = level.clone();
                *self.sitter(*seat)? = Sitter::Bot { level, persona, instead_of: None };
            }
            TableEvent::Left { seat } => {
                *self.sitter(*seat)? = Sitter::Empty;
                self.ready = self.ready.without(*seat);
                self.words.forget(*seat);
            }
            TableEvent::Word { seat, word } => {
                self.sitter(*seat)?;
                self.words.add_clear(*seat, word);
            }
            TableEvent::WordCommitted { .. }
            | TableEvent::Sealed { .. }
            | TableEvent::WordRevealed { .. }
            | TableEvent::Begun { .. } => self.change_words(&entry.event, entry.at)?,
            TableEvent::Started => {
                self.stage = Stage::Playing;
                self.fate = Some(self.words.begin_plain(&self.setup.seed));
            }
            TableEvent::Acted { by, action, key } => {
                return self.act(entry, *by, action, key.as_ref());
            }
            TableEvent::Drawn { action } => return self.act(entry, Actor::Chance, action, None),
            TableEvent::RanOut { seat } => {
                return self.act(entry, Actor::Seat(*seat), OUT_OF_TIME, None);
            }
            TableEvent::BotTook { seat, level, .. } => {
                let sitter = self.sitter(*seat)?;
                let instead_of = match sitter {
                    Sitter::Person(guest) => Some(guest.clone()),
                    Sitter::Bot { instead_of, .. } => instead_of.clone(),
                    Sitter::Empty => None,
                };
                *sitter = Sitter::Bot { level: level.clone(), persona: None, instead_of };
                self.asks = None;
            }
            TableEvent::Returned { seat } => {
                let sitter = self.sitter(*seat)?;
                if let Sitter::Bot { instead_of: Some(guest), .. } = sitter {
                    *sitter = Sitter::Person(guest.clone());
                }
                self.clocks.welcome_back(*seat);
            }
            TableEvent::Reminded { seat } => self.clocks.remind(*seat),
            TableEvent::TakebackAsked { seat } => self.asks = Some((*seat, SeatSet::EMPTY)),
            TableEvent::TakebackAnswered { seat, yes } => {
                self.asks = match self.asks {
                    Some((asker, agreed)) if *yes => Some((asker, agreed.with(*seat))),
                    _ => None,
                };
            }
            TableEvent::TakenBack { actions, .. } => self.take_back(*actions)?,
            TableEvent::Said { .. } => {}
            TableEvent::Ready { seat } => self.note_ready(*seat),
            TableEvent::RematchOffered { seat } => self.note_offer(*seat, true, true),
            TableEvent::RematchAccepted { seat } => self.note_offer(*seat, true, false),
            TableEvent::RematchDeclined { seat } => self.note_offer(*seat, false, false),
            TableEvent::Rematch { table } => self.rematch = Some(table.clone()),
            TableEvent::Closed => self.stage = Stage::Closed,
            TableEvent::Woken { lost: None } => {
                self.clocks.wake(entry.at);
                self.words.wake(entry.at);
            }
            TableEvent::Woken { lost: Some(lost) } => {
                self.clocks.give_back(*lost);
                self.words.give_back(*lost);
            }
        }
        Ok(Vec::new())
    }

    fn sitter(&mut self, seat: Seat) -> Result<&mut Sitter, EntryError> {
        let none = || Message::new("refused-table-no-such-seat").into();
        self.sitters.get_mut(seat.index()).ok_or_else(none)
    }

    fn act(
        &mut self,
        entry: &Entry,
        by: Actor,
        action: &str,
        key: Option<&String>,
    ) -> Result<Vec<PerViewer<Heard>>, EntryError> {
        if self.stage != Stage::Playing {
            return Err(Message::new("refused-log-not-playing").into());
        }
        if by == Actor::Chance && !matches!(entry.event, TableEvent::Drawn { .. }) {
            // The draw is taken from the stream even though the log says what it was, so that the
            // next one comes from the right place.
            let due = self.fate.as_mut().and_then(|fate| self.game.fated(fate));
            if !due.is_some_and(|due| due == action || self.game.is_same(&due, action)) {
                return Err(Message::new("refused-log-chance").into());
            }
        }
        let done = self.game.act(by, action)?;
        let deed = Action { by, action: action.into() };
        let Done { reveals, shows_choice, settles, .. } = done;
        self.deeds.push(Deed { action: deed, reveals, shows_choice, settles });
        // A seat whose turn is over has its clock stopped anyway, and its increment once.
        if let Actor::Seat(seat) = by
            && self.on_the_clock().contains(seat)
        {
            self.clocks.press(seat, entry.at);
        }
        self.asks = None;
        if let Some(key) = key {
            if self.keys.len() >= MOST_KEYS {
                let old = self.number.saturating_sub(MOST_KEYS as u64 / 2);
                self.keys.retain(|_, keyed| keyed.number > old);
            }
            self.keys.insert(key.clone(), Keyed::new(entry.number, by, action));
        }
        Ok(done.told)
    }

    fn take_back(&mut self, actions: usize) -> Result<(), EntryError> {
        let few = || Message::new("refused-log-few-actions");
        let back = self.deeds.get(actions..).ok_or_else(few)?;
        if back.iter().any(|deed| deed.reveals) {
            return Err(Message::new("refused-log-shown").into());
        }
        let opened = self.kind.open(&self.setup.options, self.setup.seats);
        let (mut game, _) = opened.map_err(|error| error.message().clone())?;
        for deed in &self.deeds[..actions] {
            game.act(deed.action.by, &deed.action.action)?;
        }
        self.game = game;
        self.deeds.truncate(actions);
        self.takebacks += 1;
        self.asks = None;
        // At one terminal the end could once be taken back.
        self.stage = Stage::Playing;
        Ok(())
    }

    /// Where the table is kept.
    #[must_use]
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The number of the last entry.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// How far it is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What it was set up with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game's name for people.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.kind.title()
    }

    /// What departs from the usual game, in sentences.
    #[must_use]
    pub fn departs(&self) -> Vec<Message> {
        self.game.options_text()
    }

    /// Who sits where.
    #[must_use]
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.setup.seats
    }

    /// Where the same people play again.
    #[must_use]
    pub fn rematch_table(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// When it was set up.
    #[must_use]
    pub fn created(&self) -> Instant {
        self.created
    }

    /// When something last happened.
    #[must_use]
    pub fn updated(&self) -> Instant {
        self.updated
    }

    /// How much its options take when they are written.
    #[must_use]
    pub fn options_bytes(&self) -> usize {
        self.options.written_bytes()
    }

    /// Everyone whose table it is: who sits there or may come back, and the host.
    #[must_use]
    pub fn people(&self) -> Vec<PersonId> {
        let sitting = self.sitters.iter().filter_map(|sitter| match sitter {
            Sitter::Person(who) | Sitter::Bot { instead_of: Some(who), .. } => Some(who.person),
            _ => None,
        });
        let mut people: Vec<_> = sitting.chain([self.setup.host.person]).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether a person has set it up.
    #[must_use]
    pub fn is_host(&self, person: PersonId) -> bool {
        self.setup.host.person == person
    }

    /// Who has to act in the game: chance, seats, or nobody before the start and after the end.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if self.stage == Stage::Playing { self.game.turn() } else { Turn::Over }
    }

    /// The seats that have to act in the game.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.turn().seats()
    }

    /// The people who have to act. Bots have no clock: the server must not blame them for the time
    /// that it gives them.
    fn on_the_clock(&self) -> SeatSet {
        let person = |seat: &Seat| matches!(self.sitters[seat.index()], Sitter::Person(_));
        self.to_act().iter().filter(person).collect()
    }

    /// The action that chance takes now, if it is its turn. It does not change the table.
    #[must_use]
    pub fn fated(&self) -> Option<String> {
        if self.stage != Stage::Playing || self.game.turn() != Turn::Chance {
            return None;
        }
        self.game.fated(&mut self.fate.clone()?)
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome().filter(|_| self.stage == Stage::Finished)
    }

    /// The seats of a person.
    #[must_use]
    pub fn seats_of(&self, person: PersonId) -> SeatSet {
        let seats = (0..).map(Seat).zip(&self.sitters);
        let own = |sitter: &Sitter| matches!(sitter, Sitter::Person(who) if who.person == person);
        seats.filter(|(_, sitter)| own(sitter)).map(|(seat, _)| seat).collect()
    }

    /// What each of several viewers may know of the game.
    #[must_use]
    pub fn views(&self, viewers: &[Viewer]) -> Vec<Sight> {
        self.game.views(viewers)
    }

    /// What a seat may do in the game.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        if self.stage == Stage::Playing { self.game.legal(seat) } else { Vec::new() }
    }

    /// The same as a list in its JSON form.
    #[must_use]
    pub fn legal_list(&self, seat: Seat) -> Json<Vec<String>> {
        if self.stage == Stage::Playing { self.game.legal_list(seat) } else { nothing() }
    }

    /// The game itself, for whoever runs the table and knows which it is: nothing is hidden there.
    #[must_use]
    pub fn game<G: Game>(&self) -> Option<&G> {
        self.game.as_any().downcast_ref()
    }

    /// The full state of the game, for tests and for nobody else.
    #[doc(hidden)]
    #[must_use]
    pub fn state(&self) -> serde_json::Value {
        self.game.state()
    }

    /// A table that differs from this one in the state of its game alone: for tests, which change
    /// what a viewer may not know and look whether anything that the viewer is shown changes.
    #[doc(hidden)]
    #[must_use]
    pub fn twin(&self, state: &serde_json::Value) -> Option<Self> {
        Some(Self { game: self.kind.restore(state)?, ..self.clone() })
    }

    /// The record: with everything once the game is over, before that not to be shown.
    #[must_use]
    pub fn record(&self) -> Record {
        let player = |sitter: &Sitter| match sitter {
            Sitter::Empty => Player::default(),
            Sitter::Person(who) => Player { name: who.name.clone(), ..Player::default() },
            Sitter::Bot { level, persona, instead_of } => Player {
                name: persona.map_or(level.as_str(), |persona| persona.name).into(),
                bot: Some(level.clone()),
                instead_of: instead_of.as_ref().map(|who| who.name.clone()),
            },
        };
        let seats = self.sitters.iter().map(player).collect();
        let mut record = Record::new(&self.setup.game, self.setup.options.clone(), seats);
        record.about.insert("table".into(), self.setup.name.clone());
        record.set_fairness(Some(self.fairness()));
        record.actions = self.deeds.iter().map(|deed| deed.action.clone()).collect();
        record.result = self.outcome();
        record
    }
}
