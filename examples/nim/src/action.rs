//! What is done in Nim, and how records write it.

use std::fmt;
use std::str::FromStr;

/// What a seat or chance does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Everyone's cards, the smallest first: `deal 11233 12223`.
    Deal(Vec<Vec<u8>>),
    /// A card is played, and as many stones are taken: `take 2`.
    Take(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(hands) => {
                f.write_str("deal")?;
                for hand in hands {
                    f.write_str(" ")?;
                    hand.iter().try_for_each(|card| write!(f, "{card}"))?;
                }
                Ok(())
            }
            Self::Take(card) => write!(f, "take {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no action of Nim");
        let cards = |word: &str| -> Option<Vec<u8>> {
            let card = |letter: char| letter.to_digit(10).map(|digit| digit as u8);
            word.chars().map(card).collect()
        };
        let (verb, rest) = text.split_once(' ').ok_or_else(wrong)?;
        match verb {
            "deal" => rest.split(' ').map(cards).collect::<Option<_>>().map(Self::Deal),
            "take" => match cards(rest).as_deref() {
                Some([card]) => Some(Self::Take(*card)),
                _ => None,
            },
            _ => None,
        }
        .ok_or_else(wrong)
    }
}
