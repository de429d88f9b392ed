//! Why a deck cannot be used: where in it, and what is wrong there.

use std::fmt;

use ardri_core::Message;

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says what the fields hold
pub enum DeckError {
    /// Its file cannot be read.
    #[error("{0}")]
    Unreadable(String),
    #[error("the deck has no name")]
    NoName,
    #[error("a deck has 1 to {most} regions, not {count}")]
    Regions { most: usize, count: usize },
    #[error("a deck has 1 to {most} cards, not {count}")]
    Cards { most: usize, count: usize },
    #[error("a deck has no Objectives, or 4 to {most}: two for each player; this one has {count}")]
    Objectives { most: usize, count: usize },
    #[error("a {0} has no name")]
    Nameless(Piece),
    #[error("{piece} {name:?}: the id {id:?} is not made of lower-case letters, digits and “-”")]
    BadId { piece: Piece, name: String, id: String },
    #[error("{piece} {id}: {flaw}")]
    At { piece: Piece, id: String, flaw: DeckErrorKind },
}

/// What a deck is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Piece {
    Region,
    Card,
    Objective,
}

impl Piece {
    /// Something is wrong with the one of that id.
    pub(crate) fn at(self, id: &str, flaw: DeckErrorKind) -> DeckError {
        DeckError::At { piece: self, id: id.into(), flaw }
    }

    /// The word by which texts choose what to call it.
    fn key(self) -> &'static str {
        match self {
            Self::Region => "region",
            Self::Card => "card",
            Self::Objective => "objective",
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Region => "region",
            Self::Card => "card",
            Self::Objective => "Objective",
        })
    }
}

/// What is wrong with a region, a card or an Objective.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says what the fields hold
pub enum DeckErrorKind {
    #[error("there are two of them")]
    Twice,
    #[error("nothing is worth more than {0}")]
    TooMuch(u8),
    #[error("a text of it has more than {0} bytes")]
    Long(usize),
    #[error("it has no colour")]
    NoColour,
    #[error("it has no cards")]
    NoCards,
    #[error("it is worth {worth}, less than its cards together ({cards})")]
    Cheap { worth: u8, cards: u32 },
    #[error("there is no region {0:?}")]
    NoRegion(String),
    #[error("the kind {0:?} is not a lower-case word")]
    BadKind(String),
    #[error("there is no picture {0:?}")]
    NoPicture(String),
    #[error("only a Hero has a die")]
    Hero,
    #[error("it has no lines")]
    NoLines,
    #[error(
        "it takes {least} dice to {} it, and nobody can count on more than seven",
        if *.stealable { "steal" } else { "gain" }
    )]
    Dice { least: u32, stealable: bool },
    #[error("its needs are nested too deeply")]
    TooDeep,
    #[error("it asks for more than {0} things")]
    ManyNeeds(usize),
    #[error("it has an empty list of needs")]
    NoNeeds,
    #[error("it asks for no {0}")]
    AsksForNone(Wanted),
    #[error("it asks for {count} of {all} {wanted}")]
    AsksForMore { count: u8, all: usize, wanted: Wanted },
    #[error("there is no card {0:?}")]
    NoCard(String),
    #[error("it names the card {0:?} twice")]
    CardTwice(String),
    #[error("there is no card of the kind {0:?}")]
    NoKind(String),
}

/// What an Objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Wanted {
    Cards,
    CardsOfItsKind,
    CardsOfItsRegion,
    Regions,
    Kinds,
    LockedRegion,
}

impl Wanted {
    /// The word by which texts choose what to call it.
    fn key(self) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::CardsOfItsKind => "kind",
            Self::CardsOfItsRegion => "region",
            Self::Regions => "regions",
            Self::Kinds => "kinds",
            Self::LockedRegion => "locked",
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cards => "cards",
            Self::CardsOfItsKind => "cards of its kind",
            Self::CardsOfItsRegion => "cards of its region",
            Self::Regions => "regions",
            Self::Kinds => "kinds",
            Self::LockedRegion => "locked region",
        })
    }
}

impl DeckError {
    /// What it says to whoever wants to play with the deck; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let many = |name, most: &usize, count: &usize| {
            Message::new(name).with("most", *most).with("count", *count)
        };
        match self {
            Self::Unreadable(why) => {
                Message::new("refused-deck-unreadable").with("why", why.trim_end())
            }
            Self::NoName => Message::new("refused-deck-no-name"),
            Self::Regions { most, count } => many("refused-deck-regions", most, count),
            Self::Cards { most, count } => many("refused-deck-cards", most, count),
            Self::Objectives { most, count } => many("refused-deck-objectives", most, count),
            Self::Nameless(piece) => {
                Message::new("refused-deck-nameless").with("piece", piece.key())
            }
            Self::BadId { piece, name, id } => Message::new("refused-deck-bad-id")
                .with("piece", piece.key())
                .quoting("name", name)
                .quoting("id", id),
            Self::At { piece, id, flaw } => Message::new("refused-deck-at")
                .with("piece", piece.key())
                .quoting("id", id)
                .with("why", flaw.message()),
        }
    }
}

impl DeckErrorKind {
    fn message(&self) -> Message {
        match self {
            Self::Twice => Message::new("refused-deck-twice"),
            Self::TooMuch(most) => Message::new("refused-deck-too-much").with("most", *most),
            Self::Long(most) => Message::new("refused-deck-long").with("most", *most),
            Self::NoColour => Message::new("refused-deck-no-colour"),
            Self::NoCards => Message::new("refused-deck-no-cards"),
            Self::Cheap { worth, cards } => {
                Message::new("refused-deck-cheap").with("worth", *worth).with("cards", *cards)
            }
            Self::NoRegion(id) => Message::new("refused-deck-no-region").quoting("region", id),
            Self::BadKind(kind) => Message::new("refused-deck-bad-kind").quoting("kind", kind),
            Self::NoPicture(picture) => {
                Message::new("refused-deck-no-picture").quoting("picture", picture)
            }
            Self::Hero => Message::new("refused-deck-hero"),
            Self::NoLines => Message::new("refused-deck-no-lines"),
            Self::Dice { least, stealable } => {
                Message::new("refused-deck-dice").with("dice", *least).with("stealable", *stealable)
            }
            Self::TooDeep => Message::new("refused-deck-too-deep"),
            Self::ManyNeeds(most) => Message::new("refused-deck-many-needs").with("most", *most),
            Self::NoNeeds => Message::new("refused-deck-no-needs"),
            Self::AsksForNone(wanted) => {
                Message::new("refused-deck-asks-for-none").with("wanted", wanted.key())
            }
            Self::AsksForMore { count, all, wanted } => Message::new("refused-deck-asks-for-more")
                .with("count", *count)
                .with("all", *all)
                .with("wanted", wanted.key()),
            Self::NoCard(id) => Message::new("refused-deck-no-card").quoting("card", id),
            Self::CardTwice(id) => Message::new("refused-deck-card-twice").quoting("card", id),
            Self::NoKind(kind) => Message::new("refused-deck-no-kind").quoting("kind", kind),
        }
    }
}
