//! The chances of all cards of a deck under the best play, in a form for tools.

use std::str::FromStr;

use serde::Serialize;

use crate::deck::Deck;
use crate::odds::Odds;

/// The dice that a turn starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// How many standard ones.
    pub standard: u8,
    /// Whether the red one is among them.
    pub red: bool,
}

impl Hand {
    /// All that there are: seven, and with what Heroes grant.
    pub const ALL: [Self; 3] = [
        Self { standard: 7, red: false },
        Self { standard: 8, red: false },
        Self { standard: 7, red: true },
    ];

    /// The dice in short: `7+red`.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}{}", self.standard, if self.red { "+red" } else { "" })
    }
}

/// Text that names no dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are 7, 8 and 7+red dice")]
pub struct ParseHandError;

impl FromStr for Hand {
    type Err = ParseHandError;

    fn from_str(text: &str) -> Result<Self, ParseHandError> {
        Self::ALL.into_iter().find(|hand| hand.name() == text).ok_or(ParseHandError)
    }
}

/// The chances of the cards of a deck.
#[derive(Clone, Debug, Serialize)]
pub struct DeckOdds {
    /// What the deck is called.
    pub deck: String,
    /// Whether the cards are stolen from another player, which takes one more Spiral.
    pub steal: bool,
    /// By card.
    pub cards: Vec<CardOdds>,
}

/// The chances of a card.
#[derive(Clone, Debug, Serialize)]
pub struct CardOdds {
    /// Which one.
    pub card: String,
    /// What it is called.
    pub name: String,
    /// Where it belongs.
    pub region: String,
    /// What it is worth.
    pub points: u8,
    /// What has to be filled.
    pub lines: Vec<String>,
    /// With these dice and those.
    pub chances: Vec<HandOdds>,
}

/// A chance with certain dice.
#[derive(Clone, Debug, Serialize)]
pub struct HandOdds {
    /// The dice in short.
    pub dice: String,
    /// The chance.
    pub chance: f64,
}

impl DeckOdds {
    /// Works them out.
    #[must_use]
    pub fn of(deck: &Deck, hands: &[Hand], steal: bool) -> Self {
        let mut odds = Odds::new();
        let mut cards = Vec::new();
        for (place, (form, card)) in deck.form().cards.iter().zip(deck.cards()).enumerate() {
            if steal && !deck.is_stealable(place) {
                continue;
            }
            let lines = if steal { &card.lines[..] } else { &card.lines[..card.steal_line()] };
            let mut chance = |hand: &Hand| HandOdds {
                dice: hand.name(),
                chance: odds.chance(lines, hand.standard, hand.red),
            };
            cards.push(CardOdds {
                card: card.id.clone(),
                name: form.name.clone(),
                region: form.region.clone(),
                points: card.points,
                lines: lines.iter().map(ToString::to_string).collect(),
                chances: hands.iter().map(&mut chance).collect(),
            });
        }
        Self { deck: deck.form().name.clone(), steal, cards }
    }
}
