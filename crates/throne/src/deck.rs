//! Decks: the cards that a game is played with, read from a file and checked.

use ardri_core::names::{named, plain};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use crate::deck_error::{DeckError, DeckErrorKind, Piece};
use crate::dice::SEVEN;
use crate::line::Line;
use crate::objective::{Needs, NeedsForm};
use crate::pictures::PICTURES;
use crate::set::Cards;

/// The most cards, regions and Objectives of a deck.
pub const MOST_CARDS: usize = 64;
const MOST_REGIONS: usize = 16;
const MOST_OBJECTIVES: usize = 64;
/// The most points of anything, so that sums stay small.
const MOST_POINTS: u8 = 99;
/// The longest name, id or kind, in bytes. They stand in views and events again and again.
const LONGEST_NAME: usize = 200;
/// The longest words of an Objective, in bytes. Whoever holds it sees them in every view.
const LONGEST_TEXT: usize = 2_000;
/// The most things that an Objective may ask for, for the same reason.
const MOST_NEEDS: usize = 100;
/// The kind of the cards that may have a die.
const HERO: &str = "hero";

/// A deck as a file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct DeckForm {
    /// The deck's name.
    pub name: String,
    /// Who made it, and what for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub about: String,
    /// The regions.
    pub regions: Vec<RegionForm>,
    /// The Ancient cards.
    pub cards: Vec<CardForm>,
    /// The Objectives; there may be none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<ObjectiveForm>>", optional))]
    pub objectives: Vec<ObjectiveForm>,
}

/// A region as a file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct RegionForm {
    /// Its id; made from the name if it is left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its name in Irish.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub irish: String,
    /// Its colour.
    pub colour: String,
    /// The points for all of it.
    pub points: u8,
}

/// A card as a file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct CardForm {
    /// Its id; made from the name if it is left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its name in Irish.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub irish: String,
    /// The id of its region.
    pub region: String,
    /// Its kind, in lower case; only a “hero” may have a die.
    pub kind: String,
    /// Its points.
    pub points: u8,
    /// Its lines.
    pub lines: Vec<Line>,
    /// The eighth die that it grants, if it is a Hero that brings one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub die: Option<Die>,
    /// The picture that a page shows of it, one of [`PICTURES`]; chosen by id and kind if it is left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub picture: String,
    /// What the tales say of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub lore: String,
}

/// An Objective as a file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct ObjectiveForm {
    /// Its id; made from the name if it is left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it asks for, in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub text: String,
    /// Its points.
    pub points: u8,
    /// What it asks for.
    pub needs: NeedsForm,
}

/// An eighth die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub enum Die {
    /// One more standard die.
    Extra,
    /// The red die, whose Spiral is wild.
    Red,
}

/// A deck that can be played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "DeckForm", into = "DeckForm")]
pub struct Deck {
    form: DeckForm,
    regions: Vec<Region>,
    cards: Vec<AncientCard>,
    objectives: Vec<Objective>,
}

/// A region of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its id.
    pub id: String,
    /// The points for all of it.
    pub points: u8,
    /// Its cards.
    pub cards: Cards,
}

/// An Ancient card of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AncientCard {
    /// Its id.
    pub id: String,
    /// The place of its region.
    pub region: usize,
    /// Its points.
    pub points: u8,
    /// Its lines, followed by the one that a steal adds.
    pub lines: Vec<Line>,
    /// The die that it grants.
    pub die: Option<Die>,
}

impl AncientCard {
    /// The place of the line that a steal adds.
    #[must_use]
    pub fn steal_line(&self) -> usize {
        self.lines.len() - 1
    }
}

/// An Objective of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// Its id.
    pub id: String,
    /// Its points.
    pub points: u8,
    /// What it asks for.
    pub needs: Needs,
}

static ARDRI: LazyLock<Arc<Deck>> = LazyLock::new(|| {
    let deck = Deck::from_toml(include_str!("../data/ardri.toml"));
    Arc::new(deck.unwrap_or_else(|error| panic!("the deck that is built in: {error}")))
});

impl Deck {
    /// The project's own deck.
    #[must_use]
    pub fn ardri() -> Arc<Self> {
        ARDRI.clone()
    }

    /// Reads a deck from TOML.
    ///
    /// # Errors
    /// Says where in the deck what is wrong.
    pub fn from_toml(text: &str) -> Result<Self, DeckError> {
        let form: DeckForm =
            toml::from_str(text).map_err(|error| DeckError::Unreadable(error.to_string()))?;
        Self::try_from(form)
    }

    /// Reads a deck from JSON.
    ///
    /// # Errors
    /// Says where in the deck what is wrong.
    pub fn from_json(text: &str) -> Result<Self, DeckError> {
        let form: DeckForm =
            serde_json::from_str(text).map_err(|error| DeckError::Unreadable(error.to_string()))?;
        Self::try_from(form)
    }

    /// The deck as its file writes it.
    #[must_use]
    pub fn form(&self) -> &DeckForm {
        &self.form
    }

    /// The regions.
    #[must_use]
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The cards.
    #[must_use]
    pub fn cards(&self) -> &[AncientCard] {
        &self.cards
    }

    /// The Objectives.
    #[must_use]
    pub fn objectives(&self) -> &[Objective] {
        &self.objectives
    }

    /// All cards as a set.
    #[must_use]
    pub fn all_cards(&self) -> Cards {
        (0..self.cards.len()).fold(Cards::NONE, Cards::with)
    }

    /// Whether a card can ever be stolen: one that is alone in its region is locked when it is gained.
    #[must_use]
    pub fn is_stealable(&self, card: usize) -> bool {
        self.regions[self.cards[card].region].cards.len() > 1
    }

    /// The place of the card with that id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<usize> {
        self.cards.iter().position(|card| card.id == id)
    }

    /// The place of the region with that id.
    #[must_use]
    pub fn region(&self, id: &str) -> Option<usize> {
        self.regions.iter().position(|region| region.id == id)
    }

    /// The place of the Objective with that id.
    #[must_use]
    pub fn objective(&self, id: &str) -> Option<usize> {
        self.objectives.iter().position(|objective| objective.id == id)
    }

    /// The cards of a kind.
    #[must_use]
    pub fn of_kind(&self, kind: &str) -> Cards {
        let cards = self.form.cards.iter().enumerate();
        cards
            .filter(|(_, card)| card.kind == kind)
            .fold(Cards::NONE, |set, (place, _)| set.with(place))
    }

    /// The kinds, each once, in the order in which they come.
    pub fn kinds(&self) -> impl Iterator<Item = &str> {
        let mut seen = BTreeSet::new();
        self.form.cards.iter().map(|card| card.kind.as_str()).filter(move |kind| seen.insert(*kind))
    }

    /// For how many players the Objectives suffice; any number if there are none.
    #[must_use]
    pub fn most_seats(&self) -> usize {
        if self.objectives.is_empty() { usize::MAX } else { self.objectives.len() / 2 }
    }

    fn read_regions(&mut self) -> Result<(), DeckError> {
        let count = self.form.regions.len();
        check((1..=MOST_REGIONS).contains(&count), || DeckError::Regions {
            most: MOST_REGIONS,
            count,
        })?;
        for form in &self.form.regions {
            let id = id_of(Piece::Region, &form.id, &form.name, |id| self.region(id).is_some())?;
            let says = |flaw| Piece::Region.at(&id, flaw);
            short(Piece::Region, &id, &[&form.irish, &form.colour])?;
            check(!form.colour.trim().is_empty(), || says(DeckErrorKind::NoColour))?;
            points(Piece::Region, &id, form.points)?;
            self.regions.push(Region { id, points: form.points, cards: Cards::NONE });
        }
        Ok(())
    }

    fn read_cards(&mut self) -> Result<(), DeckError> {
        let count = self.form.cards.len();
        check((1..=MOST_CARDS).contains(&count), || DeckError::Cards { most: MOST_CARDS, count })?;
        for (place, form) in self.form.cards.iter().enumerate() {
            let id = id_of(Piece::Card, &form.id, &form.name, |id| self.card(id).is_some())?;
            let says = |flaw| Piece::Card.at(&id, flaw);
            let region = self.regions.iter().position(|region| region.id == form.region);
            let region =
                region.ok_or_else(|| says(DeckErrorKind::NoRegion(form.region.clone())))?;
            let word =
                !form.kind.is_empty() && form.kind.chars().all(|c| c.is_lowercase() || c == '-');
            check(word, || says(DeckErrorKind::BadKind(form.kind.clone())))?;
            short(Piece::Card, &id, &[&form.irish, &form.kind])?;
            check(form.die.is_none() || form.kind == HERO, || says(DeckErrorKind::Hero))?;
            let drawn = form.picture.is_empty() || PICTURES.contains(&form.picture.as_str());
            check(drawn, || says(DeckErrorKind::NoPicture(form.picture.clone())))?;
            points(Piece::Card, &id, form.points)?;
            check(!form.lines.is_empty(), || says(DeckErrorKind::NoLines))?;
            let mut lines = form.lines.clone();
            lines.push(Line::STEAL);
            self.regions[region].cards = self.regions[region].cards.with(place);
            self.cards.push(AncientCard { id, region, points: form.points, lines, die: form.die });
        }
        for (place, card) in self.cards.iter().enumerate() {
            let stealable = self.is_stealable(place);
            let lines = &card.lines[..card.steal_line() + usize::from(stealable)];
            let least: u32 = lines.iter().map(|line| u32::from(line.least_dice())).sum();
            check(least <= u32::from(SEVEN), || {
                Piece::Card.at(&card.id, DeckErrorKind::Dice { least, stealable })
            })?;
        }
        for region in &self.regions {
            let says = |flaw| Piece::Region.at(&region.id, flaw);
            check(!region.cards.is_empty(), || says(DeckErrorKind::NoCards))?;
            let cards: u32 =
                region.cards.iter().map(|card| u32::from(self.cards[card].points)).sum();
            let worth = region.points;
            check(u32::from(worth) >= cards, || says(DeckErrorKind::Cheap { worth, cards }))?;
        }
        Ok(())
    }

    fn read_objectives(&mut self) -> Result<(), DeckError> {
        let count = self.form.objectives.len();
        check(count == 0 || (4..=MOST_OBJECTIVES).contains(&count), || DeckError::Objectives {
            most: MOST_OBJECTIVES,
            count,
        })?;
        for form in &self.form.objectives {
            let known = |id: &str| self.objective(id).is_some();
            let id = id_of(Piece::Objective, &form.id, &form.name, known)?;
            points(Piece::Objective, &id, form.points)?;
            let says = |flaw| Piece::Objective.at(&id, flaw);
            check(form.text.len() <= LONGEST_TEXT, || says(DeckErrorKind::Long(LONGEST_TEXT)))?;
            check(form.needs.size() <= MOST_NEEDS, || says(DeckErrorKind::ManyNeeds(MOST_NEEDS)))?;
            let needs = Needs::read(&form.needs, self);
            let needs = needs.map_err(|flaw| Piece::Objective.at(&id, flaw))?;
            self.objectives.push(Objective { id, points: form.points, needs });
        }
        Ok(())
    }
}

impl TryFrom<DeckForm> for Deck {
    type Error = DeckError;

    fn try_from(form: DeckForm) -> Result<Self, DeckError> {
        check(!form.name.trim().is_empty(), || DeckError::NoName)?;
        let mut deck =
            Self { form, regions: Vec::new(), cards: Vec::new(), objectives: Vec::new() };
        deck.read_regions()?;
        deck.read_cards()?;
        deck.read_objectives()?;
        // Whoever is given the deck need not know how an id is made.
        let Self { form, regions, cards, objectives } = &mut deck;
        let ids = regions.iter().map(|region| &region.id);
        form.regions.iter_mut().zip(ids).for_each(|(form, id)| form.id.clone_from(id));
        let ids = cards.iter().map(|card| &card.id);
        form.cards.iter_mut().zip(ids).for_each(|(form, id)| form.id.clone_from(id));
        let ids = objectives.iter().map(|objective| &objective.id);
        form.objectives.iter_mut().zip(ids).for_each(|(form, id)| form.id.clone_from(id));
        Ok(deck)
    }
}

impl From<Deck> for DeckForm {
    fn from(deck: Deck) -> Self {
        deck.form
    }
}

fn check(holds: bool, otherwise: impl FnOnce() -> DeckError) -> Result<(), DeckError> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn points(piece: Piece, id: &str, points: u8) -> Result<(), DeckError> {
    check(points <= MOST_POINTS, || piece.at(id, DeckErrorKind::TooMuch(MOST_POINTS)))
}

/// Objects to names that are too long to be repeated.
fn short(piece: Piece, id: &str, names: &[&str]) -> Result<(), DeckError> {
    let fits = names.iter().all(|name| name.len() <= LONGEST_NAME);
    check(fits, || piece.at(id, DeckErrorKind::Long(LONGEST_NAME)))
}

/// The id that is given, or one made from the name, if it is new.
fn id_of(
    piece: Piece,
    id: &str,
    name: &str,
    known: impl Fn(&str) -> bool,
) -> Result<String, DeckError> {
    check(!name.trim().is_empty(), || DeckError::Nameless(piece))?;
    let given = if id.is_empty() { slug(name) } else { id.to_string() };
    short(piece, &given, &[name, &given])?;
    check(!given.is_empty() && slug(&given) == given, || DeckError::BadId {
        piece,
        name: name.into(),
        id: given.clone(),
    })?;
    check(!known(&given), || piece.at(&given, DeckErrorKind::Twice))?;
    Ok(given)
}

impl Deck {
    /// The places of the cards that a text names: by id or name, English or Irish, or how it begins. There may
    /// be none, or several.
    #[must_use]
    pub fn find(&self, text: &str) -> Vec<usize> {
        let forms = self.form().cards.iter().zip(self.cards());
        named(
            &slug(text),
            forms.map(|(form, card)| vec![card.id.clone(), slug(&form.name), slug(&form.irish)]),
        )
    }
}

/// A name in lower case without accents, everything else as “-”.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut slug = String::new();
    for plain in name.chars().flat_map(char::to_lowercase).map(plain) {
        if plain.is_ascii_lowercase() || plain.is_ascii_digit() {
            slug.push(plain);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_end_matches('-').into()
}
