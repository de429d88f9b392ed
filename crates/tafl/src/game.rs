//! A game or match of tafl on the contract that all games keep.

use std::fmt;
use std::str::FromStr;

use ardri_core::{
    ActionError, Actor, Draw, EventSink, Game, Message, NewGameError, Outcome, Seat, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::Board;
use crate::ending::Ending;
use crate::event::Event;
use crate::history::History;
use crate::movement::MoveError;
use crate::options::Options;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::side::Side;
use crate::square::{Move, ParseMoveError};
use crate::view::View;

/// One set that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub struct SetResult {
    /// Who won it.
    pub seat: Seat,
    /// The side that they played.
    pub winner: Side,
    /// Why it ended.
    pub ending: Ending,
    /// How many moves were made in it, by both sides.
    pub moves: u32,
}

/// The state of a game or match on board `B`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "StateForm<B>", into = "StateForm<B>", bound = "")]
pub struct Tafl<B: Board> {
    options: Options<B>,
    /// Who plays the Vikings in this set; unknown until lots are drawn.
    vikings: Option<Seat>,
    history: History<B>,
    position: Position<B>,
    /// Moves made in this set.
    moves: u32,
    last: Option<LastMove>,
    /// The sets that are over.
    sets: Vec<SetResult>,
}

/// The last move of a set and what it captured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub struct LastMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// The squares that it captured on.
    pub captured: Vec<crate::square::Square>,
}

/// What a seat or chance does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chance decides which seat begins as the Vikings: `lots 1`.
    Lots(Seat),
    /// A piece moves: `d2-e2`.
    Move(Move),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lots(seat) => write!(f, "lots {}", seat.0),
            Self::Move(mv) => mv.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        match text {
            "lots 0" => Ok(Self::Lots(Seat(0))),
            "lots 1" => Ok(Self::Lots(Seat(1))),
            _ => text.parse().map(Self::Move),
        }
    }
}

impl<B: Board> Tafl<B> {
    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position<B> {
        &self.position
    }

    /// Which set is being played, or was the last, counted from 1.
    #[must_use]
    pub fn set(&self) -> u8 {
        let over = self.sets.len() as u8;
        if self.turn() == Turn::Over { over.max(1) } else { over + 1 }
    }

    /// How many moves have been made in this set.
    #[must_use]
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The last move of this set.
    #[must_use]
    pub fn last(&self) -> Option<&LastMove> {
        self.last.as_ref()
    }

    /// The sets that are over.
    #[must_use]
    pub fn sets(&self) -> &[SetResult] {
        &self.sets
    }

    /// Who plays a side in this set; unknown until lots are drawn.
    #[must_use]
    pub fn seat_of(&self, side: Side) -> Option<Seat> {
        self.vikings.map(|vikings| side.seat(vikings))
    }

    /// Who would lose by bringing about the present position once more, if it stands for the second
    /// time now.
    #[must_use]
    pub fn repetition_warning(&self) -> Option<Side> {
        let repeated = self.history.count(&self.position) == 2 && self.turn() != Turn::Over;
        repeated.then_some(!self.position.to_move)
    }

    /// The positions that have stood twice in this set and can still come again: whoever brings one
    /// of them about loses.
    #[must_use]
    pub fn stood_twice(&self) -> Vec<Position<B>> {
        self.history.twice()
    }

    /// The legal moves that lose at once, because they bring about a position for the third time.
    #[must_use]
    pub fn losing_repetitions(&self) -> Vec<Move> {
        self.moves_to(&self.stood_twice())
    }

    /// The legal moves that bring about one of the positions that have stood twice.
    pub(crate) fn moves_to(&self, stood_twice: &[Position<B>]) -> Vec<Move> {
        if self.turn() == Turn::Over || stood_twice.is_empty() {
            return Vec::new();
        }
        let rules = self.options.rules();
        let repeats = |mv: &Move| {
            self.position.play(rules, *mv).is_ok_and(|played| {
                played.ending.is_none() && !played.captures() && stood_twice.contains(&played.after)
            })
        };
        self.position.moves(rules).filter(repeats).collect()
    }

    fn start_set(&mut self) {
        self.position = self.options.start();
        self.history = History::new(self.position);
        self.moves = 0;
        self.last = None;
    }

    fn sets_to_play(&self) -> usize {
        if self.options.two_sets { 2 } else { 1 }
    }

    /// A start that was set up by hand may show the end already; then every set ends at once.
    fn judge_start(&mut self, events: &mut impl EventSink<Event>) {
        while self.sets.len() < self.sets_to_play() && self.moves == 0 {
            let Some((winner, ending)) = self.position.standing_ending(self.options.rules()) else {
                return;
            };
            self.end_set(winner, ending, events);
        }
    }

    fn end_set(&mut self, winner: Side, ending: Ending, events: &mut impl EventSink<Event>) {
        let Some(seat) = self.seat_of(winner) else { return };
        self.sets.push(SetResult { seat, winner, ending, moves: self.moves });
        let (set, of) = (self.sets.len() as u8, self.sets_to_play() as u8);
        events.emit(|| Event::SetEnded { set, of, winner, ending });
        if set < of {
            let vikings = self.seat_of(Side::Celts);
            self.vikings = vikings;
            self.start_set();
            if let Some(vikings) = vikings {
                events.emit(|| Event::SidesSwitched { vikings });
            }
        }
    }

    /// Ends the set that is being played against a seat, which has given it up or is late.
    fn forfeit(
        &mut self,
        seat: Seat,
        ending: Ending,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), ActionError<Refusal>> {
        if self.turn() == Turn::Over {
            return Err(ActionError::Over);
        }
        let Some(vikings) = self.vikings.filter(|_| seat.0 < 2) else {
            return Err(ActionError::NotYourTurn(Actor::Seat(seat)));
        };
        let winner = if seat == vikings { Side::Celts } else { Side::Vikings };
        self.end_set(winner, ending, events);
        self.judge_start(events);
        Ok(())
    }

    fn play(&mut self, mv: Move, events: &mut impl EventSink<Event>) -> Result<(), MoveError> {
        let rules = self.options.rules();
        let mover = self.position.to_move;
        let played = self.position.play(rules, mv)?;
        if let Some(piece) = self.position.piece(mv.from) {
            events.emit(|| Event::Moved { piece, mv });
        }
        if played.captures() {
            events.emit(|| Event::Captured { side: !mover, squares: played.captured().collect() });
        }
        self.position = played.after;
        self.moves = self.moves.saturating_add(1);
        self.last = Some(LastMove { mv, captured: played.captured().collect() });
        let stood = self.history.push(played.after, played.captures());

        let ended = match played.ending {
            Some(Ending::KingEscaped) => Some((Side::Celts, Ending::KingEscaped)),
            Some(ending) => Some((Side::Vikings, ending)),
            None if stood >= 3 => Some((!mover, Ending::Repetition)),
            None if !self.position.can_move(rules) => Some((mover, Ending::NoMoves)),
            None => None,
        };
        match ended {
            Some((winner, ending)) => {
                self.end_set(winner, ending, events);
                self.judge_start(events);
            }
            None if stood == 2 => events.emit(|| Event::Repeated { loser: mover }),
            None => {}
        }
        Ok(())
    }
}

impl<B: Board> Game for Tafl<B> {
    const NAME: &'static str = B::NAME;
    const TITLE: &'static str = B::TITLE;
    const PAGE: &'static str = "tafl";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 2;
    const HIDES: bool = false;

    type Options = Options<B>;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Event;
    type View = View<B>;

    fn new(options: &Options<B>, seats: u8) -> Result<Self, NewGameError> {
        if seats != 2 {
            return Err(NewGameError::seats::<Self>(seats));
        }
        let position = options.start();
        let mut game = Self {
            options: options.clone(),
            vikings: (!options.lots).then_some(Seat(0)),
            history: History::new(position),
            position,
            moves: 0,
            last: None,
            sets: Vec::new(),
        };
        if !options.lots {
            game.judge_start(&mut ardri_core::NoEvents);
        }
        Ok(game)
    }

    fn options(&self) -> &Options<B> {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.sets.len() == self.sets_to_play() {
            return Turn::Over;
        }
        self.seat_of(self.position.to_move).map_or(Turn::Chance, Turn::Seat)
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn() == Turn::Seat(seat) {
            let rules = self.options.rules();
            self.position.for_each_move(rules, |mv| actions.push(Action::Move(mv)));
        }
    }

    fn draw(&self) -> Option<Draw> {
        (self.turn() == Turn::Chance).then_some(Draw::Below(2))
    }

    fn fated(&self, drawn: &[u32]) -> Option<Action> {
        match (self.turn(), drawn) {
            (Turn::Chance, [seat @ 0..=1]) => Some(Action::Lots(Seat(*seat as u8))),
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
        match (actor, *action) {
            (Actor::Chance, Action::Lots(seat @ Seat(0..=1))) => {
                self.vikings = Some(seat);
                events.emit(|| Event::Lots { vikings: seat });
                self.judge_start(events);
                Ok(())
            }
            (Actor::Seat(_), Action::Move(mv)) => {
                self.play(mv, events).map_err(|error| ActionError::Rule(error.into()))
            }
            _ => Err(ActionError::Rule(Refusal::NotNow(action.to_string()))),
        }
    }

    /// Gives up the set that is being played.
    fn resign<W: EventSink<Event>>(
        &mut self,
        seat: Seat,
        events: &mut W,
    ) -> Result<(), ActionError<Refusal>> {
        self.forfeit(seat, Ending::Resigned, events)
    }

    /// Loses the set that is being played.
    fn run_out<W: EventSink<Event>>(
        &mut self,
        seat: Seat,
        events: &mut W,
    ) -> Result<(), ActionError<Refusal>> {
        self.forfeit(seat, Ending::OutOfTime, events)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() == Turn::Over { outcome_of(&self.sets) } else { None }
    }

    fn view(&self, _viewer: Viewer) -> View<B> {
        View::new(self)
    }

    fn seen(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn message(refusal: &Refusal) -> Message {
        refusal.message()
    }

    fn unreadable(action: &str) -> Message {
        ParseMoveError::quoted(action)
    }

    fn read_options(form: &Value) -> Result<Options<B>, NewGameError> {
        Options::read(form)
    }

    fn rule(refusal: &Refusal) -> Option<&'static str> {
        Some(refusal.rule())
    }

    /// Everything lies open, and lots are drawn by chance itself.
    fn reveals(_event: &Event) -> bool {
        false
    }

    fn settles(event: &Event) -> bool {
        matches!(event, Event::SetEnded { .. })
    }
}

/// How a game ended of which these are all sets.
pub(crate) fn outcome_of(sets: &[SetResult]) -> Option<Outcome> {
    match sets {
        [only] => {
            let reason = only.ending.sentence(only.winner);
            Some(Outcome::win(only.seat, only.ending.name(), reason))
        }
        [first, second] => Some(match_outcome(first, second)),
        _ => None,
    }
}

/// More sets won wins; at one each, the set won in fewer moves; then nobody.
fn match_outcome(first: &SetResult, second: &SetResult) -> Outcome {
    if first.seat == second.seat {
        let reason = format!("Seat {} has won both sets.", first.seat.0);
        return Outcome::win(first.seat, "both-sets", reason);
    }
    let (quick, slow) = if second.moves < first.moves { (second, first) } else { (first, second) };
    if quick.moves == slow.moves {
        let reason = format!("Each has won a set in {}.", count_of_moves(quick.moves));
        return Outcome::drawn(2, "equal-sets", reason);
    }
    let reason = format!(
        "Each has won a set; seat {} needed {} for it, seat {} {}.",
        quick.seat.0,
        count_of_moves(quick.moves),
        slow.seat.0,
        slow.moves
    );
    Outcome::win(quick.seat, "fewer-moves", reason)
}

fn count_of_moves(moves: u32) -> String {
    if moves == 1 { "1 move".into() } else { format!("{moves} moves") }
}

/// The JSON form of a state.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct StateForm<B: Board> {
    options: Options<B>,
    /// The seat that plays the Vikings.
    vikings: Option<Seat>,
    position: Position<B>,
    /// The positions since the last capture, without the present one.
    earlier: Vec<Position<B>>,
    moves: u32,
    last: Option<LastMove>,
    sets: Vec<SetResult>,
}

impl<B: Board> From<Tafl<B>> for StateForm<B> {
    fn from(game: Tafl<B>) -> Self {
        let (_, earlier) = game.history.positions().split_last().unwrap_or((&game.position, &[]));
        Self {
            earlier: earlier.to_vec(),
            options: game.options,
            vikings: game.vikings,
            position: game.position,
            moves: game.moves,
            last: game.last,
            sets: game.sets,
        }
    }
}

impl<B: Board> TryFrom<StateForm<B>> for Tafl<B> {
    type Error = &'static str;

    fn try_from(form: StateForm<B>) -> Result<Self, Self::Error> {
        let mut positions = form.earlier;
        positions.push(form.position);
        if positions.windows(2).any(|pair| pair[0].to_move == pair[1].to_move) {
            return Err("the sides do not take turns in the earlier positions");
        }
        let game = Self {
            options: form.options,
            vikings: form.vikings,
            history: History::from_positions(positions).ok_or("there is no position")?,
            position: form.position,
            moves: form.moves,
            last: form.last,
            sets: form.sets,
        };
        let seats = game.sets.iter().map(|set| set.seat).chain(game.vikings);
        if seats.into_iter().any(|seat| seat.0 > 1) {
            return Err("tafl has the seats 0 and 1");
        }
        if game.sets.len() > game.sets_to_play() {
            return Err("there are more sets than the options allow");
        }
        if game.vikings.is_none() && !game.sets.is_empty() {
            return Err("a set was played before the lots were drawn");
        }
        if game.vikings.is_none() && !game.options.lots {
            return Err("nobody plays the Vikings, and no lots are due");
        }
        let squares = game.last.iter().flat_map(|last| [last.mv.from, last.mv.to]);
        if squares.into_iter().any(|square| B::index(square).is_none()) {
            return Err("the last move leaves the board");
        }
        let goes_on = matches!(game.turn(), Turn::Seat(_));
        let over = game.position.standing_ending(game.options.rules()).is_some()
            || game.history.count(&game.position) >= 3;
        if goes_on && over {
            return Err("the position ends the set, but the set goes on");
        }
        Ok(game)
    }
}
