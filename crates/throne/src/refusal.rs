//! Why the rules refuse an action, in words that a player understands.

use ardri_core::{Arg, Message, Seat};

use crate::action::{Action, Id};
use crate::deck::{CardForm, Deck};
use crate::player::name;

/// A rule that forbids an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says what the fields hold
pub enum Refusal {
    /// Something else is to be done now.
    #[error("“{action}” cannot be done now: {due}")]
    NotNow { action: Box<Action>, due: Due },
    /// Chance can give each Objective only once.
    #[error("these are not the Objectives of the deck, each once")]
    NotTheDeck,
    /// The number or the colour of the dice is wrong.
    #[error("{standard} standard dice{} are rolled here", if *red { " and the red one" } else { "" })]
    WrongDice { standard: u8, red: bool },
    /// The Objective was not drawn.
    #[error("you did not draw the Objective “{0}”")]
    NotDrawn(Called),
    /// No card grants that die.
    #[error("no Hero in front of you grants that die")]
    NoSuchDie,
    /// There is no such card.
    #[error("there is no card “{0}” in this deck")]
    NoSuchCard(Id),
    /// The target of the turn is another card.
    #[error("you have begun to fill “{0}” and must keep to it this turn")]
    OtherTarget(Called),
    /// One's own card.
    #[error("“{0}” is yours already")]
    YourOwn(Called),
    /// The region is locked.
    #[error("“{card}” lies in a region that {} has locked", name(*owner))]
    Locked { card: Called, owner: Seat },
    /// There is no such line.
    #[error("“{0}” has no such line")]
    NoSuchLine(Called),
    /// The line is filled.
    #[error("that line is filled already")]
    LineFilled,
    /// The dice were not rolled.
    #[error("you did not roll these dice")]
    NotRolled,
    /// The dice do not fill the line, or not without waste.
    #[error("these dice do not fill the line exactly: every symbol once, and no Spear too many")]
    DoesNotFill,
    /// There is no such seat among those tied.
    #[error("{0} is not among those tied")]
    NotTied(Seat),
}

impl Refusal {
    /// What it says to a player; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let card = |name, card: &Called| Message::new(name).with("card", card.message());
        match self {
            Self::NotNow { action, due } => Message::new("refused-throne-not-now")
                .with("action", action.to_string())
                .with("due", due.key()),
            Self::NotTheDeck => Message::new("refused-throne-not-the-deck"),
            Self::WrongDice { standard, red } => Message::new("refused-throne-wrong-dice")
                .with("standard", *standard)
                .with("red", if *red { "yes" } else { "no" }),
            Self::NotDrawn(objective) => card("refused-throne-not-drawn", objective),
            Self::NoSuchDie => Message::new("refused-throne-no-such-die"),
            Self::NoSuchCard(id) => {
                Message::new("refused-throne-no-such-card").with("card", id.as_str())
            }
            Self::OtherTarget(target) => card("refused-throne-other-target", target),
            Self::YourOwn(own) => card("refused-throne-your-own", own),
            Self::Locked { card: locked, owner } => {
                card("refused-throne-locked", locked).with("name", called(*owner))
            }
            Self::NoSuchLine(of) => card("refused-throne-no-such-line", of),
            Self::LineFilled => Message::new("refused-throne-line-filled"),
            Self::NotRolled => Message::new("refused-throne-not-rolled"),
            Self::DoesNotFill => Message::new("refused-throne-does-not-fill"),
            Self::NotTied(seat) => {
                Message::new("refused-throne-not-tied").with("seat", Arg::number_of(*seat))
            }
        }
    }

    /// Where the rule stands that forbids it: a mark in `docs/high-throne.md`.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::NotNow { .. } => "high-throne#after-roll",
            Self::NotTheDeck | Self::NotDrawn(_) => "high-throne#objectives",
            Self::WrongDice { .. } => "high-throne#seven-dice",
            Self::NoSuchDie => "high-throne#heroes",
            Self::NoSuchCard(_) => "high-throne#aim",
            Self::OtherTarget(_) => "high-throne#target",
            Self::YourOwn(_) | Self::Locked { .. } => "high-throne#not-yours",
            Self::NoSuchLine(_) | Self::LineFilled | Self::NotRolled => "high-throne#fill",
            Self::DoesNotFill => "high-throne#exact",
            Self::NotTied(_) => "high-throne#thumb-war",
        }
    }
}

/// A card or an Objective by the names that players know: the rules' ids are for programs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // what is said of a variant says it of its fields
pub enum Called {
    /// A card has the names that its deck gives it, in Irish perhaps none.
    #[error("{english}")]
    Card { english: String, irish: String },
    /// An Objective of our own deck has a name in every language.
    #[error("{name}")]
    Ours { id: String, name: String },
    /// Anything else is called what somebody called it.
    #[error("{0}")]
    Other(String),
}

impl Called {
    /// A card of a deck.
    #[must_use]
    pub fn card(form: &CardForm) -> Self {
        Self::Card { english: form.name.clone(), irish: form.irish.clone() }
    }

    /// An Objective of a deck, by its id; what was given as the id if there is none.
    #[must_use]
    pub fn objective(deck: &Deck, id: &str) -> Self {
        let name = |deck: &Deck| Some(deck.form().objectives[deck.objective(id)?].name.clone());
        match name(deck) {
            // A deck of somebody's own may mean something else by an id of ours.
            Some(here) if name(&Deck::ardri()).as_ref() == Some(&here) => {
                Self::Ours { id: id.into(), name: here }
            }
            Some(here) => Self::Other(here),
            None => Self::Other(id.into()),
        }
    }

    /// What it is called, whatever language one reads.
    fn message(&self) -> Arg {
        match self {
            Self::Card { english, irish } => Message::called(english, irish).into(),
            Self::Ours { id, name } => Message::new("deck-objective")
                .with("id", id.as_str())
                .with("name", name.as_str())
                .into(),
            Self::Other(name) => name.as_str().into(),
        }
    }
}

/// What is to be done instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says it
pub enum Due {
    #[error("the Objectives are shuffled")]
    Objectives,
    #[error("keep one of your Objectives")]
    Keep,
    #[error("the dice are rolled for the first turn")]
    Opening,
    #[error("choose an eighth die, or none")]
    Die,
    #[error("the dice are rolled")]
    Roll,
    #[error("fill a line or set a die aside")]
    Choose,
    #[error("say whether you want a thumb war")]
    ThumbWar,
    #[error("the thumb war is decided")]
    Toss,
    #[error("nothing")]
    Nothing,
}

impl Due {
    /// The word by which texts choose what to say.
    fn key(self) -> &'static str {
        match self {
            Self::Objectives => "objectives",
            Self::Keep => "keep",
            Self::Opening => "opening",
            Self::Die => "die",
            Self::Roll => "roll",
            Self::Choose => "choose",
            Self::ThumbWar => "thumb-war",
            Self::Toss => "toss",
            Self::Nothing => "nothing",
        }
    }
}

/// What a seat is called, whatever language one reads.
fn called(seat: Seat) -> Message {
    Message::new("refused-throne-seat").with("seat", Arg::number_of(seat))
}
