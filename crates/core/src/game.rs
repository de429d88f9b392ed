//! The contract that every game keeps.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::draw::Draw;
use crate::event_sink::EventSink;
use crate::message::Message;
use crate::outcome::Outcome;
use crate::seat::{Actor, Seat, Turn, Viewer};

/// A game is a value: the full state of one table, plain data that nothing but actions changes.
///
/// # The contract
///
/// - [`turn`](Game::turn) says who has to act: one seat, several at once, chance, or nobody.
/// - [`legal_actions`](Game::legal_actions) lists what a seat may do, each action once, in an order
///   that depends on the state alone. [`apply`](Game::apply) accepts exactly the listed actions.
/// - A refused action leaves the state as it was and says why in words that a player understands.
/// - Chance is an actor: whatever is random enters through an action by [`Actor::Chance`]. The rules
///   never draw; they say with [`draw`](Game::draw) what has to be decided, and
///   [`fated`](Game::fated) turns the drawn numbers into the action. So a record replays without a
///   generator, and a game played on a real table can be typed in.
/// - A [`View`](Game::View) is all that a viewer may know, and a [`Seen`](Game::Seen) is all that a
///   viewer may know of an event. Both are types of their own: what they cannot hold cannot leak.
/// - Every action has a text form, every state, view and option set a JSON form, and reading what
///   was written gives back the same value.
pub trait Game:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The name by which tools and records know the game: `brandubh`.
    const NAME: &'static str;
    /// The name for people: `Brandubh`.
    const TITLE: &'static str;
    /// The page of `docs/` that tells its rules; two games may share one.
    const PAGE: &'static str = Self::NAME;
    /// The fewest players.
    const MIN_SEATS: u8;
    /// The most players.
    const MAX_SEATS: u8;
    /// Whether anybody may know something that others may not; otherwise all viewers have the same
    /// view of the state and of every event.
    const HIDES: bool = true;

    /// What can be chosen before the game; the default is the game as most people know it.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that a seat or chance does. Its text form is what records hold.
    type Action: Clone + Debug + Display + FromStr<Err: Display> + PartialEq + Send + Sync;
    /// Why the rules refuse an action.
    type Refusal: std::error::Error + Clone + PartialEq + Send + Sync + 'static;
    /// What happened when an action was applied, in full.
    type Event: Clone + Debug;
    /// What a viewer may know of an event; [`Teller`](crate::Teller) says it in a sentence.
    type Seen: Clone + Debug + PartialEq + Serialize + Send;
    /// What a viewer may know of the state.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send;

    /// Lays out a new game.
    ///
    /// # Errors
    /// Says in a sentence why these options or this number of seats cannot be played.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, NewGameError>;

    /// The options that the game was laid out with.
    fn options(&self) -> &Self::Options;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// Who has to act now.
    fn turn(&self) -> Turn;

    /// Puts what `seat` may do now into `actions`, after clearing it.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// What chance has to decide, if it is chance's turn.
    fn draw(&self) -> Option<Draw>;

    /// The action that the numbers drawn for [`draw`](Game::draw) stand for, if they fit it.
    fn fated(&self, drawn: &[u32]) -> Option<Self::Action>;

    /// Applies an action and tells `events` what happened.
    ///
    /// # Errors
    /// An action that is not legal now is refused; the state is as before.
    fn apply<W: EventSink<Self::Event>>(
        &mut self,
        actor: Actor,
        action: &Self::Action,
        events: &mut W,
    ) -> Result<(), ActionError<Self::Refusal>>;

    /// Gives the game up for `seat`, in games where that ends it; most go on without the seat.
    ///
    /// # Errors
    /// Refused when the game is over, or when it cannot be given up.
    fn resign<W: EventSink<Self::Event>>(
        &mut self,
        seat: Seat,
        events: &mut W,
    ) -> Result<(), ActionError<Self::Refusal>> {
        let _ = (seat, events);
        Err(if self.turn() == Turn::Over { ActionError::Over } else { ActionError::NoResigning })
    }

    /// Ends the game for `seat`, whose time has run out: as giving it up does, under its own name
    /// where the game has one.
    ///
    /// # Errors
    /// As [`resign`](Game::resign).
    fn run_out<W: EventSink<Self::Event>>(
        &mut self,
        seat: Seat,
        events: &mut W,
    ) -> Result<(), ActionError<Self::Refusal>> {
        self.resign(seat, events)
    }

    /// Whether `actor` may act now: what every [`apply`](Game::apply) asks first.
    ///
    /// # Errors
    /// The game is over, or somebody else has to act.
    fn check_turn(&self, actor: Actor) -> Result<(), ActionError<Self::Refusal>> {
        match self.turn() {
            Turn::Over => Err(ActionError::Over),
            turn if turn.includes(actor) => Ok(()),
            _ => Err(ActionError::NotYourTurn(actor)),
        }
    }

    /// How the game ended; `Some` exactly when [`turn`](Game::turn) is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// What `viewer` may know of the state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` may know of an event, or `None` if not even that it happened.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// What a refusal says to a player, whatever language they read. Its [`Display`] says the same in
    /// English, for tools.
    fn message(refusal: &Self::Refusal) -> Message;

    /// What is said of a text that is no action of this game.
    fn unreadable(action: &str) -> Message {
        let game = Message::game(Self::NAME, Self::TITLE);
        Message::new("refused-action-unreadable").quoting("action", action).with("game", game)
    }

    /// Reads the game's options from their JSON form.
    ///
    /// # Errors
    /// Says what is wrong with them.
    fn read_options(form: &Value) -> Result<Self::Options, NewGameError> {
        Self::Options::deserialize(form).map_err(|error| NewGameError::unreadable(&error))
    }

    /// Where the rule stands that a refusal speaks of: a page of `docs/` and a mark on it, as
    /// `tafl#straight`. A game without written rules has none.
    fn rule(refusal: &Self::Refusal) -> Option<&'static str> {
        let _ = refusal;
        None
    }

    /// Whether an event shows something that was hidden or decided by chance, so that the action
    /// behind it cannot be taken back. A game that does not say so allows no taking back.
    fn reveals(event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Whether an event comes of a choice that its seat has made out of what it alone knows, so that
    /// nobody but that seat may take the action back. Where something is hidden, every choice is one
    /// unless the game says otherwise.
    fn shows_choice(event: &Self::Event) -> bool {
        let _ = event;
        Self::HIDES
    }

    /// Whether an event decides something for good, such as a set of a match, so that no taking back
    /// goes behind it. The end of the whole game always does.
    fn settles(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
}

/// Why a game cannot be laid out, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct NewGameError {
    reason: String,
    words: Message,
}

impl NewGameError {
    /// A sentence in English, and what says the same in any language.
    #[must_use]
    pub fn new(reason: impl Display, words: Message) -> Self {
        Self { reason: reason.to_string(), words }
    }

    /// The refusal of a number of seats that `G` is not made for.
    #[must_use]
    pub fn seats<G: Game>(seats: u8) -> Self {
        let (title, min, max) = (G::TITLE, G::MIN_SEATS, G::MAX_SEATS);
        let game = Message::game(G::NAME, title);
        if min == max {
            let reason = format!("{title} is a game for {min} players, not {seats}");
            let words = Message::new("refused-options-seats");
            return Self::new(
                reason,
                words.with("game", game).with("seats", seats).with("all", min),
            );
        }
        let reason = format!("{title} is a game for {min} to {max} players, not {seats}");
        let words = Message::new("refused-options-seats-between").with("game", game);
        Self::new(reason, words.with("seats", seats).with("least", min).with("most", max))
    }

    /// The refusal of options that are written wrongly. What is wrong is for whoever wrote them by
    /// hand, and stays as the reader of JSON says it.
    #[must_use]
    pub fn unreadable(error: &serde_json::Error) -> Self {
        let why = error.to_string();
        let words = Message::new("refused-options-unreadable").with("why", why.as_str());
        Self::new(why, words)
    }

    /// What says it in any language.
    #[must_use]
    pub fn message(&self) -> &Message {
        &self.words
    }
}

/// Why a text is no action of a game, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ParseActionError(pub String);

/// Why an action was not accepted; `R` is the game's own reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError<R> {
    /// Nobody acts after the end.
    #[error("the game is over")]
    Over,
    /// Somebody else has to act.
    #[error("it is not the turn of {0}")]
    NotYourTurn(Actor),
    /// The game goes on without a player who leaves.
    #[error("this game cannot be resigned")]
    NoResigning,
    /// A rule of the game forbids it.
    #[error("{0}")]
    Rule(R),
}

impl<R> ActionError<R> {
    /// What it says to a player, whatever language they read.
    #[must_use]
    pub fn message<G: Game<Refusal = R>>(&self) -> Message {
        match self {
            Self::Over => Message::new("refused-over"),
            Self::NotYourTurn(Actor::Seat(_)) => Message::new("refused-not-your-turn"),
            Self::NotYourTurn(Actor::Chance) => Message::new("refused-not-chance"),
            Self::NoResigning => Message::new("refused-no-resigning"),
            Self::Rule(refusal) => G::message(refusal),
        }
    }

    /// Where the rule of the game stands that forbids it, if one does.
    #[must_use]
    pub fn rule<G: Game<Refusal = R>>(&self) -> Option<&'static str> {
        if let Self::Rule(refusal) = self { G::rule(refusal) } else { None }
    }
}
