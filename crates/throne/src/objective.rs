//! Objectives: what must lie in front of a player at the end, as data.

use serde::{Deserialize, Serialize};

use crate::deck::Deck;
use crate::deck_error::{DeckErrorKind, Wanted};
use crate::set::{Cards, Regions};

/// What an Objective asks for, as a deck file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Written")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub enum NeedsForm {
    /// All of these cards, or so many of them.
    Cards {
        /// The cards' ids.
        cards: Vec<String>,
        /// How many; all of them if it is left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        count: Option<u8>,
    },
    /// So many cards of a kind.
    Kind {
        /// The kind.
        kind: String,
        /// How many.
        count: u8,
    },
    /// So many cards of a region.
    Region {
        /// The region's id.
        region: String,
        /// How many.
        count: u8,
    },
    /// Cards from so many regions.
    Regions {
        /// How many.
        regions: u8,
    },
    /// Cards of so many kinds.
    Kinds {
        /// How many.
        kinds: u8,
    },
    /// So many cards.
    Total {
        /// How many.
        total: u8,
    },
    /// So many locked regions.
    Locked {
        /// How many.
        locked: u8,
    },
    /// All of these.
    All {
        /// What is needed.
        all: Vec<NeedsForm>,
    },
    /// Any of these.
    Any {
        /// What would do.
        any: Vec<NeedsForm>,
    },
}

/// Everything that needs may name: read as a whole, so that a mistake can be told.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    cards: Option<Vec<String>>,
    kind: Option<String>,
    region: Option<String>,
    count: Option<u8>,
    regions: Option<u8>,
    kinds: Option<u8>,
    total: Option<u8>,
    locked: Option<u8>,
    all: Option<Vec<NeedsForm>>,
    any: Option<Vec<NeedsForm>>,
}

impl TryFrom<Written> for NeedsForm {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { cards, kind, region, count, regions, kinds, total, locked, all, any } =
            written;
        let how_many = |of: &str| count.ok_or(format!("needs of a {of} say how many: count = 2"));
        let counted = cards.is_some() || kind.is_some() || region.is_some();
        let mut found = vec![
            cards.map(|cards| Ok(Self::Cards { cards, count })),
            kind.map(|kind| Ok(Self::Kind { kind, count: how_many("kind")? })),
            region.map(|region| Ok(Self::Region { region, count: how_many("region")? })),
            regions.map(|regions| Ok(Self::Regions { regions })),
            kinds.map(|kinds| Ok(Self::Kinds { kinds })),
            total.map(|total| Ok(Self::Total { total })),
            locked.map(|locked| Ok(Self::Locked { locked })),
            all.map(|all| Ok(Self::All { all })),
            any.map(|any| Ok(Self::Any { any })),
        ];
        found.retain(Option::is_some);
        match (found.pop().flatten(), found.is_empty()) {
            (Some(_), true) if count.is_some() && !counted => {
                Err("a count goes with cards, a kind or a region only".into())
            }
            (Some(needs), true) => needs,
            _ => Err("needs name one of cards, kind, region, regions, kinds, total, locked, all \
                      and any"
                .into()),
        }
    }
}

impl NeedsForm {
    /// How many things it names, each as often as it does.
    pub(crate) fn size(&self) -> usize {
        match self {
            Self::Cards { cards, .. } => cards.len(),
            Self::All { all: several } | Self::Any { any: several } => {
                1 + several.iter().map(Self::size).sum::<usize>()
            }
            _ => 1,
        }
    }
}

/// What an Objective asks for, ready to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Needs {
    /// So many of these cards: of a list, a kind or a region.
    Of(Cards, u8),
    /// One card at least of so many of these sets: regions or kinds.
    Groups(Vec<Cards>, u8),
    /// So many locked regions.
    Locked(u8),
    /// All of these.
    All(Vec<Needs>),
    /// Any of these.
    Any(Vec<Needs>),
}

/// How deep needs may nest: nobody reads more.
const DEEPEST: u8 = 4;

impl Needs {
    /// Reads the needs of an Objective of `deck`, whose cards and regions are known.
    pub(crate) fn read(form: &NeedsForm, deck: &Deck) -> Result<Self, DeckErrorKind> {
        Self::read_at(form, deck, 0)
    }

    fn read_at(form: &NeedsForm, deck: &Deck, depth: u8) -> Result<Self, DeckErrorKind> {
        if depth > DEEPEST {
            return Err(DeckErrorKind::TooDeep);
        }
        let possible = |count: u8, all: usize, wanted: Wanted| match count {
            0 => Err(DeckErrorKind::AsksForNone(wanted)),
            count if usize::from(count) > all => {
                Err(DeckErrorKind::AsksForMore { count, all, wanted })
            }
            count => Ok(count),
        };
        let of = |cards: Cards, count: u8, wanted: Wanted| {
            Ok(Self::Of(cards, possible(count, cards.len() as usize, wanted)?))
        };
        let groups = |groups: Vec<Cards>, count: u8, wanted: Wanted| {
            let count = possible(count, groups.len(), wanted)?;
            Ok(Self::Groups(groups, count))
        };
        let several = |forms: &[NeedsForm]| {
            if forms.is_empty() {
                return Err(DeckErrorKind::NoNeeds);
            }
            forms.iter().map(|form| Self::read_at(form, deck, depth + 1)).collect()
        };
        match form {
            NeedsForm::Cards { cards, count } => {
                let mut set = Cards::NONE;
                for id in cards {
                    let card = deck.card(id).ok_or_else(|| DeckErrorKind::NoCard(id.clone()))?;
                    if set.contains(card) {
                        return Err(DeckErrorKind::CardTwice(id.clone()));
                    }
                    set = set.with(card);
                }
                let all = cards.len().try_into().unwrap_or(u8::MAX);
                of(set, count.unwrap_or(all), Wanted::Cards)
            }
            NeedsForm::Kind { kind, count } => {
                let cards = deck.of_kind(kind);
                if cards.is_empty() {
                    return Err(DeckErrorKind::NoKind(kind.clone()));
                }
                of(cards, *count, Wanted::CardsOfItsKind)
            }
            NeedsForm::Region { region, count } => {
                let place = deck.region(region);
                let place = place.ok_or_else(|| DeckErrorKind::NoRegion(region.clone()))?;
                of(deck.regions()[place].cards, *count, Wanted::CardsOfItsRegion)
            }
            NeedsForm::Regions { regions } => {
                let all = deck.regions().iter().map(|region| region.cards).collect();
                groups(all, *regions, Wanted::Regions)
            }
            NeedsForm::Kinds { kinds } => {
                let all = deck.kinds().map(|kind| deck.of_kind(kind)).collect();
                groups(all, *kinds, Wanted::Kinds)
            }
            NeedsForm::Total { total } => of(deck.all_cards(), *total, Wanted::Cards),
            NeedsForm::Locked { locked } => {
                let wanted = if *locked == 0 { Wanted::LockedRegion } else { Wanted::Regions };
                possible(*locked, deck.regions().len(), wanted).map(Self::Locked)
            }
            NeedsForm::All { all } => several(all).map(Self::All),
            NeedsForm::Any { any } => several(any).map(Self::Any),
        }
    }

    /// Whether cards and locked regions are enough.
    #[must_use]
    pub fn hold(&self, cards: Cards, locked: Regions) -> bool {
        match self {
            Self::Of(set, count) => set.common(cards).len() >= u32::from(*count),
            Self::Groups(groups, count) => {
                let held = groups.iter().filter(|group| !group.common(cards).is_empty()).count();
                held >= usize::from(*count)
            }
            Self::Locked(count) => locked.len() >= u32::from(*count),
            Self::All(needs) => needs.iter().all(|needs| needs.hold(cards, locked)),
            Self::Any(needs) => needs.iter().any(|needs| needs.hold(cards, locked)),
        }
    }
}
