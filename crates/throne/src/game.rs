//! The state of a game, and what moves it on.

use std::sync::Arc;

use ardri_core::{
    ActionError, Actor, Draw, EventSink, Game, Message, NewGameError, Outcome, Seat, SeatSet, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::Action;
use crate::choices::Choice;
use crate::deck::{Deck, Die};
use crate::dice::{Dice, Face, SEVEN};
use crate::event::{Event, Seen};
use crate::options::Options;
use crate::player::MOST_SEATS;
use crate::refusal::{Called, Due, Refusal};
use crate::set::{Cards, Lines, Regions};
use crate::view::View;

/// A game of The High Throne of Ireland.
#[derive(Clone, Debug, PartialEq)]
pub struct HighThrone {
    pub(crate) options: Options,
    pub(crate) deck: Arc<Deck>,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// The two Objectives that each seat drew.
    pub(crate) drawn: [Option<[u8; 2]>; MOST_SEATS],
    /// The one that it kept.
    pub(crate) kept: [Option<u8>; MOST_SEATS],
    /// Who still rolls for the first turn, and what they rolled in this go.
    pub(crate) contenders: SeatSet,
    pub(crate) opening: [Option<u8>; MOST_SEATS],
    /// Who began.
    pub(crate) first: Option<Seat>,
    /// The cards in front of each seat, face up or locked.
    pub(crate) held: [Cards; MOST_SEATS],
    /// The regions that each seat has locked.
    pub(crate) locked: [Regions; MOST_SEATS],
    /// Whose turn it is.
    pub(crate) player: Seat,
    /// The card that is being filled.
    pub(crate) target: Option<u8>,
    /// Its lines that are filled.
    pub(crate) filled: Lines,
    /// The standard dice in play.
    pub(crate) standard: u8,
    /// Whether the red die is in play.
    pub(crate) red: bool,
    /// What the dice show, after a roll.
    pub(crate) roll: Option<Dice>,
    /// The answers to the thumb war.
    pub(crate) votes: [Option<bool>; MOST_SEATS],
    /// Who won it.
    pub(crate) thumb_winner: Option<Seat>,
}

/// What has to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// Chance shuffles the Objectives.
    Objectives,
    /// All keep one of theirs.
    Keep,
    /// Chance rolls for the first turn.
    Opening,
    /// The player chooses an eighth die.
    Die,
    /// Chance rolls.
    Roll,
    /// The player fills a line or sets a die aside.
    Choose,
    /// Those tied say whether they want a thumb war.
    ThumbWar,
    /// Chance decides it.
    Toss,
    /// The end.
    Over,
}

/// A turn that is being played, by places in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Current {
    /// Whose it is.
    pub player: Seat,
    /// The card that is being filled.
    pub target: Option<usize>,
    /// Its lines that are filled.
    pub filled: Lines,
    /// The standard dice in play.
    pub standard: u8,
    /// Whether the red die is in play.
    pub red: bool,
    /// What the dice show, after a roll.
    pub roll: Option<Dice>,
}

impl HighThrone {
    /// The deck that is played with.
    #[must_use]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The cards in the centre.
    #[must_use]
    pub fn centre(&self) -> Cards {
        self.held.iter().fold(self.deck.all_cards(), |centre, held| centre.minus(*held))
    }

    /// The cards in front of a seat, face up or locked.
    #[must_use]
    pub fn held(&self, seat: Seat) -> Cards {
        self.held[seat.index()]
    }

    /// Who holds a card; nobody if it is in the centre.
    #[must_use]
    pub fn owner(&self, card: usize) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.held[seat.index()].contains(card))
    }

    /// The Objectives that a seat drew, by place, and the one that it kept. For referees and for
    /// bots that sit in that seat.
    #[must_use]
    pub fn objectives(&self, seat: Seat) -> (Option<[u8; 2]>, Option<u8>) {
        (self.drawn[seat.index()], self.kept[seat.index()])
    }

    /// The regions that a seat has locked.
    #[must_use]
    pub fn locked(&self, seat: Seat) -> Regions {
        self.locked[seat.index()]
    }

    /// Who began; nobody before that is known.
    #[must_use]
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// The turn that is being played.
    #[must_use]
    pub fn current(&self) -> Option<Current> {
        matches!(self.phase, Phase::Die | Phase::Roll | Phase::Choose).then_some(Current {
            player: self.player,
            target: self.target.map(usize::from),
            filled: self.filled,
            standard: self.standard,
            red: self.red,
            roll: self.roll,
        })
    }

    fn due(&self) -> Due {
        match self.phase {
            Phase::Objectives => Due::Objectives,
            Phase::Keep => Due::Keep,
            Phase::Opening => Due::Opening,
            Phase::Die => Due::Die,
            Phase::Roll => Due::Roll,
            Phase::Choose => Due::Choose,
            Phase::ThumbWar => Due::ThumbWar,
            Phase::Toss => Due::Toss,
            Phase::Over => Due::Nothing,
        }
    }

    /// The refusal of what is not asked for.
    pub(crate) fn not_now(&self, action: &Action) -> Refusal {
        Refusal::NotNow { action: Box::new(action.clone()), due: self.due() }
    }

    fn card_name(&self, card: usize) -> String {
        self.deck.form().cards[card].name.clone()
    }

    fn objective_name(&self, objective: u8) -> String {
        self.deck.form().objectives[usize::from(objective)].name.clone()
    }

    // Before the first turn

    fn draw_objectives<W: EventSink<Event>>(&mut self, order: &[u8], events: &mut W) {
        for (drawn, two) in self.drawn.iter_mut().zip(order.chunks_exact(2)).take(self.seats.into())
        {
            *drawn = Some([two[0], two[1]]);
        }
        self.phase = Phase::Keep;
        events.emit(|| {
            let names = |two: [u8; 2]| two.map(|objective| self.objective_name(objective));
            Event::Drawn(Box::new(self.drawn.map(|drawn| drawn.map(names))))
        });
    }

    fn keep<W: EventSink<Event>>(&mut self, seat: Seat, objective: u8, events: &mut W) {
        self.kept[seat.index()] = Some(objective);
        events.emit(|| Event::Kept(seat, self.objective_name(objective)));
        if self.due_to_keep().is_empty() {
            self.phase = Phase::Opening;
        }
    }

    fn due_to_keep(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.kept[seat.index()].is_none()).collect()
    }

    /// Who rolls next for the first turn.
    fn opening_roller(&self) -> Option<Seat> {
        self.contenders.iter().find(|seat| self.opening[seat.index()].is_none())
    }

    fn opening_roll<W: EventSink<Event>>(&mut self, dice: Dice, events: &mut W) {
        let Some(seat) = self.opening_roller() else { return };
        let spears = dice.spears();
        self.opening[seat.index()] = Some(spears);
        events.emit(|| {
            let rolled = self.opening[..usize::from(self.seats)].to_vec();
            Event::Open(Seen::OpeningRoll { seat, dice, spears, rolled })
        });
        if self.opening_roller().is_some() {
            return;
        }
        let most = self.opening.iter().flatten().max().copied().unwrap_or(0);
        let best = |seat: &Seat| self.opening[seat.index()] == Some(most);
        let tied: SeatSet = self.contenders.iter().filter(best).collect();
        self.opening = [None; MOST_SEATS];
        self.contenders = tied;
        let mut seats = tied.iter();
        match (seats.next(), seats.next()) {
            (Some(seat), None) => {
                self.contenders = SeatSet::EMPTY;
                self.first = Some(seat);
                events.emit(|| Event::Open(Seen::First { seat, spears: most }));
                self.begin_turn(seat, events);
            }
            _ => events.emit(|| {
                Event::Open(Seen::OpeningTied { seats: tied.iter().collect(), spears: most })
            }),
        }
    }

    // A turn

    fn begin_turn<W: EventSink<Event>>(&mut self, seat: Seat, events: &mut W) {
        self.player = seat;
        self.target = None;
        self.filled = Lines::NONE;
        self.standard = SEVEN;
        self.red = false;
        self.roll = None;
        let hero = self.granted(seat, Die::Extra) || self.granted(seat, Die::Red);
        self.phase = if hero { Phase::Die } else { Phase::Roll };
        events.emit(|| Event::Open(Seen::TurnBegins { seat }));
    }

    fn take_die<W: EventSink<Event>>(&mut self, die: Option<Die>, events: &mut W) {
        match die {
            None => {}
            Some(Die::Extra) => self.standard += 1,
            Some(Die::Red) => self.red = true,
        }
        let seat = self.player;
        events.emit(|| Event::Open(Seen::DieTaken { seat, die }));
        self.phase = Phase::Roll;
    }

    /// Does what was chosen after a roll.
    pub(crate) fn go_on<W: EventSink<Event>>(&mut self, choice: Choice, events: &mut W) {
        let seat = self.player;
        let roll = self.roll.take().unwrap_or_default();
        match choice {
            Choice::Aside(face) => {
                self.standard -= 1;
                events.emit(|| {
                    let left = roll.without(&Dice::standard(&[face]));
                    Event::Open(Seen::SetAside { seat, face, red: false, left })
                });
            }
            Choice::AsideRed(face) => {
                self.red = false;
                events.emit(|| {
                    let left = Dice { red: None, ..roll };
                    Event::Open(Seen::SetAside { seat, face, red: true, left })
                });
            }
            Choice::Fill { card, line, dice } => {
                let begins = self.target.is_none();
                self.target = Some(card);
                self.filled = self.filled.with(line.into());
                self.standard -= dice.count();
                self.red &= dice.red.is_none();
                let card = usize::from(card);
                let open = self.open_lines(card).count() as u8;
                events.emit(|| {
                    let (number, line) = (self.line_number(card, line.into()), usize::from(line));
                    Event::Open(Seen::Filled {
                        seat,
                        card: self.card_name(card),
                        number: number.to_string(),
                        line: self.deck.cards()[card].lines[line],
                        dice,
                        left: roll.without(&dice),
                        open,
                        from: self.owner(card),
                        begins,
                    })
                });
                if open == 0 {
                    self.gain(card, events);
                    return;
                }
            }
        }
        let left = self.dice_left();
        // The turn is over when the dice cannot be enough any more.
        if left == 0 || self.targets().iter().all(|card| self.least_dice(card) > left) {
            events.emit(|| {
                let target = self.target.map(|card| self.card_name(card.into()));
                Event::Open(Seen::TurnEnds { seat, target, left })
            });
            self.next_turn(events);
        } else {
            self.phase = Phase::Roll;
        }
    }

    fn gain<W: EventSink<Event>>(&mut self, card: usize, events: &mut W) {
        let seat = self.player;
        let from = self.owner(card);
        if let Some(from) = from {
            self.held[from.index()] = self.held[from.index()].without(card);
        }
        self.held[seat.index()] = self.held[seat.index()].with(card);
        let gained = &self.deck.cards()[card];
        let (points, die, region) = (gained.points, gained.die, gained.region);
        events.emit(|| {
            Event::Open(Seen::Gained { seat, card: self.card_name(card), points, die, from })
        });
        if self.held[seat.index()].covers(self.deck.regions()[region].cards) {
            self.locked[seat.index()] = self.locked[seat.index()].with(region);
            events.emit(|| {
                let form = &self.deck.form().regions[region];
                let (region, points) = (form.name.clone(), form.points);
                Event::Open(Seen::RegionLocked { seat, region, points })
            });
        }
        if self.centre().is_empty() {
            self.finish(events);
        } else {
            self.next_turn(events);
        }
    }

    fn next_turn<W: EventSink<Event>>(&mut self, events: &mut W) {
        let next = self.player.0 + 1;
        self.begin_turn(Seat(if next == self.seats { 0 } else { next }), events);
    }

    // The end

    fn finish<W: EventSink<Event>>(&mut self, events: &mut W) {
        self.player = Seat(0);
        self.target = None;
        self.filled = Lines::NONE;
        self.standard = 0;
        self.red = false;
        events.emit(|| Event::Open(Seen::CentreEmpty));
        for seat in Seat::all(self.seats) {
            if let Some(kept) = self.kept[seat.index()] {
                events.emit(|| {
                    let objective = &self.deck.objectives()[usize::from(kept)];
                    let (held, locked) = (self.held[seat.index()], self.locked[seat.index()]);
                    Event::Open(Seen::ObjectiveShown {
                        seat,
                        objective: self.objective_name(kept),
                        points: objective.points,
                        holds: objective.needs.hold(held, locked),
                    })
                });
            }
        }
        for seat in Seat::all(self.seats) {
            events.emit(|| Event::Open(Seen::Scored { seat, score: self.score(seat) }));
        }
        let tied = self.tied();
        let mut seats = tied.iter();
        if let (Some(_), Some(_)) = (seats.next(), seats.next()) {
            self.phase = Phase::ThumbWar;
            events.emit(|| Event::Open(Seen::Tied { seats: tied.iter().collect() }));
        } else {
            self.end(events);
        }
    }

    fn vote<W: EventSink<Event>>(&mut self, seat: Seat, yes: bool, events: &mut W) {
        self.votes[seat.index()] = Some(yes);
        events.emit(|| Event::Voted(seat, yes));
        if !self.due_to_vote().is_empty() {
            return;
        }
        let against = |seat: &Seat| self.votes[seat.index()] == Some(false);
        let by: Vec<_> = Seat::all(self.seats).filter(against).collect();
        if by.is_empty() {
            self.phase = Phase::Toss;
        } else {
            events.emit(|| Event::Open(Seen::Declined { by }));
            self.end(events);
        }
    }

    pub(crate) fn due_to_vote(&self) -> SeatSet {
        self.tied().iter().filter(|seat| self.votes[seat.index()].is_none()).collect()
    }

    fn end<W: EventSink<Event>>(&mut self, events: &mut W) {
        self.phase = Phase::Over;
        events.emit(|| {
            let (winners, by) = self.verdict();
            let points = winners.first().map_or(0, |winner| self.score(*winner).total);
            Event::Open(Seen::Won { winners, points, by })
        });
    }

    fn perform_chance<W: EventSink<Event>>(
        &mut self,
        action: &Action,
        events: &mut W,
    ) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Objectives, Action::Objectives(order)) => {
                let places = order.iter().map(|id| self.deck.objective(id.as_str()));
                let places: Option<Vec<_>> = places.map(|place| place?.try_into().ok()).collect();
                let places: Vec<u8> = places.ok_or(Refusal::NotTheDeck)?;
                let mut sorted = places.clone();
                sorted.sort_unstable();
                if !(0..self.deck.objectives().len()).eq(sorted.into_iter().map(usize::from)) {
                    return Err(Refusal::NotTheDeck);
                }
                self.draw_objectives(&places, events);
            }
            (Phase::Opening, Action::Roll(dice)) => {
                if dice.count() != SEVEN || dice.red.is_some() {
                    return Err(Refusal::WrongDice { standard: SEVEN, red: false });
                }
                self.opening_roll(*dice, events);
            }
            (Phase::Roll, Action::Roll(dice)) => {
                if dice.count() != self.standard || dice.red.is_some() != self.red {
                    return Err(Refusal::WrongDice { standard: self.standard, red: self.red });
                }
                self.roll_dice(*dice, events);
            }
            (Phase::Toss, Action::Winner(seat)) => {
                if !self.tied().contains(*seat) {
                    return Err(Refusal::NotTied(*seat));
                }
                self.thumb_winner = Some(*seat);
                events.emit(|| Event::Open(Seen::Toss { winner: *seat }));
                self.end(events);
            }
            _ => return Err(self.not_now(action)),
        }
        Ok(())
    }

    pub(crate) fn roll_dice<W: EventSink<Event>>(&mut self, dice: Dice, events: &mut W) {
        self.roll = Some(dice);
        self.phase = Phase::Choose;
        let seat = self.player;
        events.emit(|| Event::Open(Seen::Rolled { seat, dice }));
    }

    fn perform_seat<W: EventSink<Event>>(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut W,
    ) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Keep, Action::Keep(id)) => {
                let drawn = self.drawn[seat.index()].into_iter().flatten();
                let objectives = self.deck.objectives();
                let kept = drawn
                    .into_iter()
                    .find(|place| objectives[usize::from(*place)].id == id.as_str());
                let unknown = || Refusal::NotDrawn(Called::objective(&self.deck, id.as_str()));
                let kept = kept.ok_or_else(unknown)?;
                self.keep(seat, kept, events);
            }
            (Phase::Die, Action::Die(die)) => {
                if die.is_some_and(|die| !self.granted(seat, die)) {
                    return Err(Refusal::NoSuchDie);
                }
                self.take_die(*die, events);
            }
            (Phase::Choose, action) => {
                let choice = self.choice(action)?;
                self.go_on(choice, events);
            }
            (Phase::ThumbWar, Action::ThumbWar(yes)) => self.vote(seat, *yes, events),
            _ => return Err(self.not_now(action)),
        }
        Ok(())
    }
}

impl Game for HighThrone {
    const NAME: &'static str = "high-throne";
    const TITLE: &'static str = "The High Throne of Ireland";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = MOST_SEATS as u8;
    type Options = Options;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    fn new(options: &Options, seats: u8) -> Result<Self, NewGameError> {
        if !(Self::MIN_SEATS..=Self::MAX_SEATS).contains(&seats) {
            return Err(NewGameError::seats::<Self>(seats));
        }
        let deck = options.the_deck();
        if usize::from(seats) > deck.most_seats() {
            let (name, most) = (deck.form().name.as_str(), deck.most_seats());
            let reason = format!(
                "the deck “{name}” has Objectives for {most} players, not {seats}: each draws two"
            );
            let words = Message::new("refused-throne-few-objectives").quoting("deck", name);
            return Err(NewGameError::new(reason, words.with("most", most).with("seats", seats)));
        }
        let phase = if deck.objectives().is_empty() { Phase::Opening } else { Phase::Objectives };
        Ok(Self {
            options: options.clone(),
            deck,
            seats,
            phase,
            drawn: [None; MOST_SEATS],
            kept: [None; MOST_SEATS],
            contenders: Seat::all(seats).collect(),
            opening: [None; MOST_SEATS],
            first: None,
            held: [Cards::NONE; MOST_SEATS],
            locked: [Regions::NONE; MOST_SEATS],
            player: Seat(0),
            target: None,
            filled: Lines::NONE,
            standard: 0,
            red: false,
            roll: None,
            votes: [None; MOST_SEATS],
            thumb_winner: None,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Objectives | Phase::Opening | Phase::Roll | Phase::Toss => Turn::Chance,
            Phase::Keep => Turn::Seats(self.due_to_keep()),
            Phase::Die | Phase::Choose => Turn::Seat(self.player),
            Phase::ThumbWar => Turn::Seats(self.due_to_vote()),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.turn().includes(Actor::Seat(seat)) {
            return;
        }
        match self.phase {
            Phase::Keep => {
                let drawn = self.drawn[seat.index()].into_iter().flatten();
                let id = |place: u8| self.deck.objectives()[usize::from(place)].id.as_str();
                actions.extend(drawn.into_iter().map(|place| Action::Keep(id(place).into())));
            }
            Phase::Die => {
                let dice = [Die::Extra, Die::Red].into_iter();
                actions.extend(
                    dice.filter(|die| self.granted(seat, *die)).map(|die| Action::Die(Some(die))),
                );
                actions.push(Action::Die(None));
            }
            Phase::Choose => self.each_choice(|choice| actions.push(self.action(choice))),
            Phase::ThumbWar => actions.extend([true, false].map(Action::ThumbWar)),
            _ => {}
        }
    }

    fn draw(&self) -> Option<Draw> {
        match self.phase {
            Phase::Objectives => Some(Draw::Shuffle(self.deck.objectives().len() as u32)),
            Phase::Opening => Some(Draw::Roll { dice: SEVEN.into(), faces: 6 }),
            Phase::Roll => Some(Draw::Roll { dice: self.dice_left().into(), faces: 6 }),
            Phase::Toss => Some(Draw::Below(self.tied().iter().count() as u32)),
            _ => None,
        }
    }

    fn fated(&self, drawn: &[u32]) -> Option<Action> {
        let faces = || -> Option<Vec<Face>> {
            drawn.iter().map(|face| Face::ALL.get(*face as usize).copied()).collect()
        };
        match self.phase {
            Phase::Objectives if drawn.len() == self.deck.objectives().len() => {
                let id = |place: &u32| {
                    self.deck.objectives().get(*place as usize).map(|o| o.id.as_str().into())
                };
                drawn.iter().map(id).collect::<Option<Vec<_>>>().map(Action::Objectives)
            }
            Phase::Opening if drawn.len() == usize::from(SEVEN) => {
                Some(Action::Roll(Dice::standard(&faces()?)))
            }
            Phase::Roll if drawn.len() == usize::from(self.dice_left()) => {
                let faces = faces()?;
                let (standard, red) = faces.split_at(self.standard.into());
                Some(Action::Roll(Dice { red: red.first().copied(), ..Dice::standard(standard) }))
            }
            Phase::Toss => {
                let [place] = drawn else { return None };
                self.tied().iter().nth(*place as usize).map(Action::Winner)
            }
            _ => None,
        }
    }

    fn apply<W: EventSink<Event>>(
        &mut self,
        actor: Actor,
        action: &Action,
        events: &mut W,
    ) -> Result<(), ActionError<Refusal>> {
        self.check_turn(actor)?;
        match actor {
            Actor::Chance => self.perform_chance(action, events),
            Actor::Seat(seat) => self.perform_seat(seat, action, events),
        }
        .map_err(ActionError::Rule)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    fn message(refusal: &Refusal) -> Message {
        refusal.message()
    }

    fn read_options(form: &Value) -> Result<Options, NewGameError> {
        Options::read(form)
    }

    fn rule(refusal: &Refusal) -> Option<&'static str> {
        Some(refusal.rule())
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }
}
