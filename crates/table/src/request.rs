//! What can be asked of a table, and the entries that it becomes.

use ardri_core::{Actor, Advice, Message, OUT_OF_TIME, RESIGN, Seat, SeatSet, Viewer};
use ardri_wire::{Heard, Instant, Late, Stage, TableRequest};

use crate::entry::{Entry, Guest, TableEvent};
use crate::refusals::Refusal;
use crate::saying;
use crate::table::{Sitter, Table};
use crate::visibility::PerViewer;

/// The longest name of a request, in bytes.
const LONGEST_KEY: usize = 64;

/// An entry that has been taken in, and what is told of it.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The entry.
    pub entry: Entry,
    /// What is told.
    pub told: Vec<PerViewer<Heard>>,
}

/// What a request came to.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It has become these entries, which are yet to be written.
    Done(Vec<Happened>),
    /// It was done before, as this entry.
    Before(u64),
    /// It was a question, and changes nothing.
    Told(Told),
}

/// What is told to whoever asks, beside the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// What a coach says; nothing where there is nothing to say.
    Coach(Option<Advice>),
    /// What an action would do.
    Preview(Vec<Message>),
}

impl Table {
    /// Does what `who` asks, and lets chance act after it. The entries are taken in at once: if they
    /// cannot be written, the table has to be read again.
    ///
    /// # Errors
    /// Says why not; the table is as before.
    pub fn ask(
        &mut self,
        who: &Guest,
        request: &TableRequest,
        now: Instant,
    ) -> Result<Answer, Refusal> {
        let mut answer = self.ask_before_chance(who, request, now)?;
        if let Answer::Done(happened) = &mut answer {
            happened.extend(self.go_on(now)?);
        }
        Ok(answer)
    }

    /// The same, but chance waits for [`Table::go_on`]: people at one terminal roll the dice when they
    /// want to.
    ///
    /// # Errors
    /// The same.
    pub fn ask_before_chance(
        &mut self,
        who: &Guest,
        request: &TableRequest,
        now: Instant,
    ) -> Result<Answer, Refusal> {
        if let TableRequest::Act { key: Some(key), seat, action } = request {
            if key.is_empty() || key.len() > LONGEST_KEY {
                let words = Message::new("refused-table-key-length");
                return Err(Refusal::BadText(words.with("most", LONGEST_KEY)));
            }
            match self.keys.get(key) {
                Some(keyed) if keyed.is(Actor::Seat(*seat), action) && self.owns(who, *seat) => {
                    return Ok(Answer::Before(keyed.number));
                }
                Some(_) => return Err(Refusal::KeyUsed),
                None => {}
            }
        }
        if let Some(told) = self.told(who, request)? {
            return Ok(Answer::Told(told));
        }
        let what = self.decide(who, request)?;
        let mut happened = vec![self.take_in(what, now)?];
        match request {
            TableRequest::AnswerTakeback { yes: true, .. } | TableRequest::AskTakeback { .. } => {
                if let Some((asker, agreed)) = self.asks
                    && self.must_agree(asker).iter().all(|seat| agreed.contains(seat))
                {
                    let actions = self.takes_back_to(asker).ok_or(Refusal::NothingToTakeBack)?;
                    happened
                        .push(self.take_in(TableEvent::TakenBack { seat: asker, actions }, now)?);
                }
            }
            TableRequest::RevealWord { .. } => happened.extend(self.begin_if_due(now)?),
            TableRequest::Sit { .. } => happened.extend(self.make_way(&who.name, now)?),
            _ => {}
        }
        Ok(Answer::Done(happened))
    }

    /// The entries of a request that is no repetition.
    ///
    /// # Errors
    /// The same.
    pub fn ask_for_entries(
        &mut self,
        who: &Guest,
        request: &TableRequest,
        now: Instant,
    ) -> Result<Vec<Happened>, Refusal> {
        match self.ask(who, request, now)? {
            Answer::Done(happened) => Ok(happened),
            Answer::Before(_) | Answer::Told(_) => Ok(Vec::new()),
        }
    }

    /// The answer to what is only a question.
    fn told(&self, who: &Guest, request: &TableRequest) -> Result<Option<Told>, Refusal> {
        match request {
            TableRequest::Coach { seat } => {
                // A coach has something to say of the end, too.
                if self.stage != Stage::Finished {
                    self.check_stage(Stage::Playing)?;
                }
                seat.map_or(Ok(()), |seat| self.check_own(who, seat))?;
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                Ok(Some(Told::Coach(self.game.coach(viewer))))
            }
            TableRequest::Preview { seat, action } => {
                self.check_playing(who, *seat)?;
                Ok(Some(Told::Preview(self.game.preview(*seat, action)?)))
            }
            _ => Ok(None),
        }
    }

    /// What a bot has thought of, if it still fits.
    ///
    /// # Errors
    /// The game has moved on.
    pub fn bot_acts(
        &mut self,
        seat: Seat,
        action: String,
        now: Instant,
    ) -> Result<Vec<Happened>, Refusal> {
        if !matches!(self.sitters.get(seat.index()), Some(Sitter::Bot { .. })) {
            return Err(Refusal::NotYourSeat);
        }
        let what = TableEvent::Acted { by: Actor::Seat(seat), action, key: None };
        let mut happened = vec![self.take_in(what, now)?];
        happened.extend(self.go_on(now)?);
        Ok(happened)
    }

    /// What the clock demands by now.
    ///
    /// # Errors
    /// Never in a table that stands as its log says.
    pub fn tick(&mut self, now: Instant) -> Result<Vec<Happened>, Refusal> {
        let mut happened = Vec::new();
        if let Some(begun) = self.begin_if_due(now)? {
            happened.push(begun);
            happened.extend(self.go_on(now)?);
        }
        // Bots have no clock, so this ends when all who are late have lost or given up their seats.
        while let Some((at, seat)) = self.clocks.deadline()
            && at <= now
        {
            let lost = self.setup.late == Late::Loses;
            // A game of several players goes on without one of them: a bot takes the seat.
            let lost = lost.then(|| self.take_in(TableEvent::RanOut { seat }, now));
            match lost {
                Some(Ok(lost)) => happened.push(lost),
                _ => {
                    let level = self.strongest();
                    let took = TableEvent::BotTook { seat, level, late: true };
                    happened.push(self.take_in(took, now)?);
                }
            }
        }
        while let Some((at, seat)) = self.clocks.reminder()
            && at <= now
        {
            happened.push(self.take_in(TableEvent::Reminded { seat }, now)?);
        }
        Ok(happened)
    }

    /// The next moment at which the clock demands something.
    #[must_use]
    pub fn alarm(&self) -> Option<Instant> {
        let due = [self.clocks.deadline(), self.clocks.reminder()];
        let clocks = due.into_iter().flatten().map(|(at, _)| at);
        clocks.chain(self.words.until()).min()
    }

    /// The server is back: clocks that run go on from now.
    ///
    /// # Errors
    /// Never in a table that stands as its log says.
    pub fn wake(&mut self, now: Instant) -> Result<Vec<Happened>, Refusal> {
        let mut happened = Vec::new();
        if self.clocks.deadline().is_some() || self.words.is_sealed() {
            happened.push(self.take_in(TableEvent::Woken { lost: None }, now)?);
        }
        // The server may have stopped between an action and what chance makes of it.
        happened.extend(self.go_on(now)?);
        Ok(happened)
    }

    /// Some time has passed without the server: clocks that run are given it back.
    ///
    /// # Errors
    /// Never in a table that stands as its log says.
    pub fn give_back(&mut self, lost: i64, now: Instant) -> Result<Vec<Happened>, Refusal> {
        if self.clocks.deadline().is_none() && !self.words.is_sealed() {
            return Ok(Vec::new());
        }
        Ok(vec![self.take_in(TableEvent::Woken { lost: Some(lost) }, now)?])
    }

    /// Takes in an entry of this moment, which nobody has to be asked about.
    ///
    /// # Errors
    /// It cannot be the next one; the table is as before.
    pub fn take_in(&mut self, event: TableEvent, now: Instant) -> Result<Happened, Refusal> {
        // A clock that was set back must not turn the log around.
        let at = now.max(self.updated);
        let entry = Entry { number: self.number + 1, at, event };
        let told = self.apply(&entry)?;
        Ok(Happened { entry, told })
    }

    /// Lets chance act as long as it is its turn.
    ///
    /// # Errors
    /// Never in a table that stands as its log says.
    pub fn go_on(&mut self, now: Instant) -> Result<Vec<Happened>, Refusal> {
        let mut happened = Vec::new();
        while let Some(action) = self.fated() {
            let what = TableEvent::Acted { by: Actor::Chance, action, key: None };
            happened.push(self.take_in(what, now)?);
        }
        Ok(happened)
    }

    fn decide(&self, who: &Guest, request: &TableRequest) -> Result<TableEvent, Refusal> {
        match request {
            TableRequest::Sit { seat } => {
                self.check_open()?;
                self.check_empty(*seat)?;
                Ok(TableEvent::Sat { seat: *seat, who: who.into() })
            }
            TableRequest::Leave { seat } => {
                self.check_open()?;
                self.check_own(who, *seat)?;
                Ok(TableEvent::Left { seat: *seat })
            }
            TableRequest::Bot { seat, level, persona } => {
                self.check_open()?;
                self.check_host(who)?;
                if !matches!(self.seat(*seat)?, Sitter::Empty | Sitter::Bot { .. }) {
                    return Err(Refusal::Taken);
                }
                if !self.kind.levels().iter().any(|known| known.name == level) {
                    return Err(Refusal::NoSuchBot(level.clone()));
                }
                self.bot_sits(*seat, level, persona.as_deref())
            }
            TableRequest::Clear { seat } => {
                self.check_open()?;
                self.check_host(who)?;
                self.seat(*seat)?;
                Ok(TableEvent::Left { seat: *seat })
            }
            TableRequest::Word { seat, .. } => {
                self.check_word(who, *seat)?;
                Err(Refusal::ClearWord)
            }
            TableRequest::CommitWord { seat, hash } => {
                self.check_word(who, *seat)?;
                Ok(TableEvent::WordCommitted { seat: *seat, hash: hash.clone() })
            }
            TableRequest::RevealWord { seat, salt, word } => self.reveal(who, *seat, salt, word),
            TableRequest::Start => {
                self.check_open()?;
                if self.seats_of(who.person).is_empty() {
                    self.check_host(who)?;
                }
                if self.sitters.contains(&Sitter::Empty) {
                    return Err(Refusal::SeatsEmpty);
                }
                self.starts_or_waits(who.person)
            }
            TableRequest::Close => {
                self.check_open()?;
                self.check_host(who)?;
                Ok(TableEvent::Closed)
            }
            TableRequest::Act { seat, action, key } => {
                self.check_playing(who, *seat)?;
                let act = TableEvent::Acted {
                    by: Actor::Seat(*seat),
                    action: action.clone(),
                    key: key.clone(),
                };
                // Giving up is a request of its own, and the clock alone says that time is up.
                if action == RESIGN {
                    return Err(Refusal::Illegal(Message::new("refused-table-resign-itself")));
                }
                if action == OUT_OF_TIME {
                    return Err(Refusal::Illegal(Message::new("refused-table-time-itself")));
                }
                Ok(act)
            }
            TableRequest::Why { seat, action } => {
                self.check_playing(who, *seat)?;
                let objection = self.game.objection(Actor::Seat(*seat), action);
                Err(objection.map_or(Refusal::Allowed, Refusal::from))
            }
            // Questions have been answered before this.
            TableRequest::Coach { .. }
            | TableRequest::Preview { .. }
            | TableRequest::Hint { .. }
            | TableRequest::Review { .. } => Err(Refusal::Allowed),
            TableRequest::Resign { seat } => {
                self.check_playing(who, *seat)?;
                Ok(TableEvent::Acted { by: Actor::Seat(*seat), action: RESIGN.into(), key: None })
            }
            TableRequest::Abandon { seat } => {
                self.check_playing(who, *seat)?;
                Ok(TableEvent::BotTook { seat: *seat, level: self.strongest(), late: false })
            }
            TableRequest::Return { seat } => {
                self.check_stage(Stage::Playing)?;
                match self.seat(*seat)? {
                    Sitter::Bot { instead_of: Some(guest), .. } if guest.person == who.person => {
                        Ok(TableEvent::Returned { seat: *seat })
                    }
                    _ => Err(Refusal::NotYourSeat),
                }
            }
            TableRequest::Undo { seat } => {
                self.check_playing(who, *seat)?;
                self.undoes_to(*seat)
                    .map(|actions| TableEvent::TakenBack { seat: *seat, actions })
                    .ok_or(Refusal::NothingToTakeBack)
            }
            TableRequest::AskTakeback { seat } => {
                self.check_playing(who, *seat)?;
                self.takes_back_to(*seat).ok_or(Refusal::NothingToTakeBack)?;
                Ok(TableEvent::TakebackAsked { seat: *seat })
            }
            TableRequest::AnswerTakeback { seat, yes } => {
                self.check_playing(who, *seat)?;
                match self.asks {
                    Some((asker, _)) if self.must_agree(asker).contains(*seat) => {
                        Ok(TableEvent::TakebackAnswered { seat: *seat, yes: *yes })
                    }
                    _ => Err(Refusal::NotAsked),
                }
            }
            TableRequest::Rematch { seat } => self.offers_or_accepts(who.person, *seat),
            TableRequest::DeclineRematch { seat } => self.declines(who.person, *seat),
            TableRequest::Say { text } => {
                let text = saying::check(text)?.into();
                Ok(TableEvent::Said { who: who.into(), text })
            }
        }
    }

    fn seat(&self, seat: Seat) -> Result<&Sitter, Refusal> {
        self.sitters.get(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    fn owns(&self, who: &Guest, seat: Seat) -> bool {
        self.seats_of(who.person).contains(seat)
    }

    pub(crate) fn check_stage(&self, stage: Stage) -> Result<(), Refusal> {
        match self.stage {
            now if now == stage => Ok(()),
            Stage::Open => Err(Refusal::NotBegun),
            Stage::Playing => Err(Refusal::Begun),
            Stage::Finished | Stage::Closed => Err(Refusal::Over),
        }
    }

    pub(crate) fn check_open(&self) -> Result<(), Refusal> {
        self.check_stage(Stage::Open)?;
        if self.words.is_sealed() { Err(Refusal::Starting) } else { Ok(()) }
    }

    fn check_empty(&self, seat: Seat) -> Result<(), Refusal> {
        if *self.seat(seat)? == Sitter::Empty { Ok(()) } else { Err(Refusal::Taken) }
    }

    pub(crate) fn check_own(&self, who: &Guest, seat: Seat) -> Result<(), Refusal> {
        self.seat(seat)?;
        if self.owns(who, seat) { Ok(()) } else { Err(Refusal::NotYourSeat) }
    }

    fn check_playing(&self, who: &Guest, seat: Seat) -> Result<(), Refusal> {
        self.check_stage(Stage::Playing)?;
        self.check_own(who, seat)
    }

    fn check_host(&self, who: &Guest) -> Result<(), Refusal> {
        if self.setup.host.person == who.person { Ok(()) } else { Err(Refusal::NotTheHost) }
    }

    /// The best bot that there is.
    pub(crate) fn strongest(&self) -> String {
        self.kind.levels().last().map_or(String::new(), |level| level.name.into())
    }

    /// How many actions there are before the last one of `seat`, if all since then can be taken back.
    #[must_use]
    pub fn takes_back_to(&self, seat: Seat) -> Option<usize> {
        let own = self.deeds.iter().rposition(|deed| deed.action.by == Actor::Seat(seat))?;
        self.deeds[own..].iter().all(|deed| deed.may_be_undone_by(seat)).then_some(own)
    }

    /// The same, if it is the seat's turn still and nobody else has acted.
    #[must_use]
    pub fn undoes_to(&self, seat: Seat) -> Option<usize> {
        let last = self.deeds.len().checked_sub(1)?;
        let to = self.takes_back_to(seat)?;
        (to == last && self.to_act().contains(seat)).then_some(to)
    }

    /// The seats of people whose consent a takeback needs.
    pub(crate) fn must_agree(&self, asker: Seat) -> SeatSet {
        let owner = |seat: Seat| match self.sitters.get(seat.index()) {
            Some(Sitter::Person(who)) => Some(who.person),
            _ => None,
        };
        let own = owner(asker);
        let all = Seat::all(self.setup.seats);
        all.filter(|seat| owner(*seat).is_some() && owner(*seat) != own).collect()
    }
}
